//! `ir.Block`: a handle to a block. There is one live handle per block, and it goes with the operation
//! around the block.

mod iterate;

pub(crate) use iterate::out_of_range;

use std::sync::Arc;

use fishplate::{Array, Error, Function, Object, ObjectRef, Result};
use mlir_sys::{
    MlirBlock, MlirLocation, MlirType, mlirBlockAddArgument, mlirBlockCreate, mlirBlockDetach,
    mlirBlockEraseArgument, mlirBlockGetArgument, mlirBlockGetFirstOperation,
    mlirBlockGetNumArguments, mlirBlockGetParentOperation, mlirBlockGetParentRegion,
    mlirBlockGetTerminator, mlirBlockInsertArgument, mlirBlockPrint, mlirLocationUnknownGet,
    mlirOperationGetName, mlirOperationGetNextInBlock, mlirOperationGetNumRegions,
    mlirOperationGetRegion, mlirRegionAppendOwnedBlock, mlirRegionInsertOwnedBlock,
    mlirRegionInsertOwnedBlockAfter, mlirRegionInsertOwnedBlockBefore, mlirValueGetFirstUse,
};

use crate::error::{other_context, value_error};
use crate::insertion_point::Target;
use crate::interned::{Handle, Tag};
use crate::list::{List, Of};
use crate::lock::Guard;
use crate::node::{self, Node};
use crate::operation::{refuse_deep, text};
use crate::raw::{collect_text, fishplateIsAncestor, fishplateUserOfDetached};
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::value::users_of;
use crate::{Context, Location, Operation, Region, Type, Value};

/// A block of a region.
#[derive(Object)]
#[object(key = "ir.Block", opaque, repr = show)]
pub struct Block {
    #[field(skip)]
    node: Node,
}

// SAFETY: values are made in `wrap` only, as objects, and no other class has the tag.
unsafe impl Handle for Block {
    const TAG: Tag = Tag::Block;
}

impl Drop for Block {
    fn drop(&mut self) {
        let context = self.node.context();
        let Some(held) = context.lock_for_drop() else { return };
        let raw = self.node.address();
        if !raw.is_null() {
            context.state(&held).table.remove(raw, self);
        }
    }
}

fn show(block: &Block) -> String {
    let context = block.context();
    let held = context.lock();
    let raw = match block.raw(&held) {
        Ok(raw) => raw,
        Err(error) => return format!("<{}>", error.message()),
    };
    // SAFETY: live, in an operation, and the context is locked.
    let around = unsafe { mlirBlockGetParentOperation(raw) };
    // SAFETY: as above.
    if let Err(error) = unsafe { context.expect_printable_op(&held, around, true) } {
        return format!("<{}>", error.message());
    }
    // SAFETY: as above.
    if context.roomy(|| unsafe { fishplateUserOfDetached(around) }).ptr.is_null() {
        // SAFETY: as above.
        let print = |append, sink| unsafe { mlirBlockPrint(raw, append, sink) };
        return context.roomy(|| collect_text(print));
    }
    // MLIR would verify, which it cannot here: the operations are printed one by one.
    let operations = block.all_operations(&held).unwrap_or_default();
    let raws = operations.iter().filter_map(|each| each.raw(&held).ok());
    let texts = raws.map(|raw| text::plain(context, &held, raw));
    texts.collect::<Vec<_>>().join("\n")
}

/// The arguments of a new block.
pub(crate) struct NewBlock<'a> {
    pub(crate) types: &'a Array<ObjectRef<Type>>,
    /// One per type; the current location, else an unknown one, without.
    pub(crate) locations: Option<&'a Array<ObjectRef<Location>>>,
}

impl NewBlock<'_> {
    /// Makes the block, in no region yet.
    fn make(&self, context: &ObjectRef<Context>) -> Result<MlirBlock> {
        let types: Result<Vec<MlirType>> = self
            .types
            .iter()
            .enumerate()
            .map(|(index, ty)| match ty.context().same_as(context) {
                true => Ok(ty.raw()),
                false => Err(other_context(&format!("the type of argument {index}"))),
            })
            .collect();
        let types = types?;
        let locations = self.raw_locations(context, types.len())?;
        // SAFETY: types and locations of the locked context, as many of each.
        Ok(unsafe { mlirBlockCreate(types.len() as isize, types.as_ptr(), locations.as_ptr()) })
    }

    fn raw_locations(
        &self,
        context: &ObjectRef<Context>,
        count: usize,
    ) -> Result<Vec<MlirLocation>> {
        let Some(given) = self.locations else {
            return Ok(vec![default_location(context); count]);
        };
        if given.len() != count {
            return Err(value_error(format!(
                "Expected {count} locations, got {}: one per argument of the block",
                given.len()
            )));
        }
        given
            .iter()
            .map(|location| match location.context().same_as(context) {
                true => Ok(location.raw()),
                false => Err(other_context("the location")),
            })
            .collect()
    }
}

/// The current location where it is one of the context, else an unknown one.
fn default_location(context: &ObjectRef<Context>) -> MlirLocation {
    match crate::current::location(None) {
        Ok(location) if location.context().same_as(context) => location.raw(),
        // SAFETY: the context is live and locked by the caller.
        _ => unsafe { mlirLocationUnknownGet(context.raw()) },
    }
}

/// Adds a block to a region.
pub(crate) fn add_to_region(
    region: &Region,
    new: &NewBlock<'_>,
    at_start: bool,
) -> Result<ObjectRef<Block>> {
    let context = region.operation().context();
    let held = context.lock();
    let raw = region.raw(&held)?;
    let block = new.make(context)?;
    // SAFETY: the region is live and takes the new block over.
    unsafe {
        match at_start {
            true => mlirRegionInsertOwnedBlock(raw, 0, block),
            false => mlirRegionAppendOwnedBlock(raw, block),
        }
    }
    let tree = region.operation().node().tree(&held);
    // SAFETY: live, in the tree of its operation.
    unsafe { Block::wrap(context, &held, block, Some(&tree)) }
}

impl Block {
    /// The handle of a block; `tree` is the one it is in, where that is known.
    ///
    /// # Safety
    /// `raw` is a live block of `context`, in an operation, in `tree`.
    pub(crate) unsafe fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirBlock,
        tree: Option<&Arc<Tree>>,
    ) -> Result<ObjectRef<Block>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no block"));
        }
        context.object_of(held, raw.ptr, || {
            // SAFETY: live (see above).
            let around = unsafe { mlirBlockGetParentOperation(raw) };
            if around.ptr.is_null() {
                return Err(value_error("the block is in no operation"));
            }
            // SAFETY: live, so its name is an identifier of the context.
            let name = unsafe { context.op_name(held, mlirOperationGetName(around)) }?;
            // SAFETY: live, of this context.
            let tree = tree.map_or_else(|| unsafe { Tree::of(context, held, around) }, Arc::clone);
            // SAFETY: live and in the tree; the name is the context's.
            let node = unsafe { Node::new(context, raw.ptr, name, tree) };
            Ok(Block { node }.into_ref())
        })
    }

    #[inline]
    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    /// The raw block; an error when it is gone. Stays valid while the lock is held.
    #[inline]
    pub fn raw(&self, _held: &Guard<'_>) -> Result<MlirBlock> {
        self.node.raw("block of").map(|ptr| MlirBlock { ptr })
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        self.node.context()
    }

    /// The operations at this moment.
    pub(crate) fn all_operations(&self, held: &Guard<'_>) -> Result<Vec<ObjectRef<Operation>>> {
        // SAFETY: live.
        let mut next = unsafe { mlirBlockGetFirstOperation(self.raw(held)?) };
        let tree = self.node.tree(held);
        let mut all = Vec::new();
        while !next.ptr.is_null() {
            // SAFETY: live, in the tree of the block.
            all.push(unsafe { Operation::wrap(self.context(), held, next, Some(&tree)) }?);
            // SAFETY: live.
            next = unsafe { mlirOperationGetNextInBlock(next) };
        }
        Ok(all)
    }

    /// The operation around the block.
    fn around(&self, held: &Guard<'_>) -> Result<ObjectRef<Operation>> {
        let raw = self.raw(held)?;
        let tree = self.node.tree(held);
        // SAFETY: live, and in an operation.
        let around = unsafe { mlirBlockGetParentOperation(raw) };
        // SAFETY: live, in the same tree.
        unsafe { Operation::wrap(self.context(), held, around, Some(&tree)) }
    }

    /// A new block beside this one.
    fn beside(&self, new: &NewBlock<'_>, after: bool) -> Result<ObjectRef<Block>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let block = new.make(self.context())?;
        // SAFETY: live; the region takes the new block over.
        unsafe {
            let region = mlirBlockGetParentRegion(raw);
            match after {
                true => mlirRegionInsertOwnedBlockAfter(region, raw, block),
                false => mlirRegionInsertOwnedBlockBefore(region, raw, block),
            }
        }
        let tree = self.node.tree(&held);
        // SAFETY: live, in the same tree.
        unsafe { Block::wrap(self.context(), &held, block, Some(&tree)) }
    }

    fn argument_in_range(&self, held: &Guard<'_>, index: i64) -> Result<MlirBlock> {
        let raw = self.raw(held)?;
        // SAFETY: live.
        let count = unsafe { mlirBlockGetNumArguments(raw) } as i64;
        match (0..count).contains(&index) {
            true => Ok(raw),
            false => Err(Error::new(
                "IndexError",
                format!("block argument {index} is out of range: there are {count}"),
            )),
        }
    }
}

#[fishplate::methods(nonblocking)]
impl Block {
    /// The context of the block.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context().clone()
    }

    /// The operation around the block.
    #[getter]
    fn owner(&self) -> Result<ObjectRef<Operation>> {
        let held = self.context().lock();
        self.around(&held)
    }

    /// The region that the block is in.
    #[getter]
    fn region(&self) -> Result<ObjectRef<Region>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let around = self.around(&held)?;
        let operation = around.raw(&held)?;
        // SAFETY: live.
        let region = unsafe { mlirBlockGetParentRegion(raw) };
        // SAFETY: live, and the index is below the count.
        let index = (0..unsafe { mlirOperationGetNumRegions(operation) })
            .find(|index| unsafe { mlirOperationGetRegion(operation, *index) }.ptr == region.ptr);
        Ok(Region::new(around, index.unwrap_or_default() as i64))
    }

    /// The arguments.
    #[getter]
    fn arguments(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Arguments, this)
    }

    /// The blocks that its end may go to.
    #[getter]
    fn successors(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::BlockSuccessors, this)
    }

    /// The blocks that may go to it.
    #[getter]
    fn predecessors(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Predecessors, this)
    }

    /// The operation at its end that passes control on, if there is one.
    #[getter]
    fn terminator(&self) -> Result<Option<ObjectRef<Operation>>> {
        let held = self.context().lock();
        // SAFETY: live.
        let raw = unsafe { mlirBlockGetTerminator(self.raw(&held)?) };
        let tree = self.node.tree(&held);
        // SAFETY: live, in the same tree.
        let wrap = || unsafe { Operation::wrap(self.context(), &held, raw, Some(&tree)) };
        (!raw.ptr.is_null()).then(wrap).transpose()
    }

    /// The operations at this moment.
    fn all(&self) -> Result<Array<ObjectRef<Operation>>> {
        let held = self.context().lock();
        self.all_operations(&held).map(|all| all.into_iter().collect())
    }

    /// A function that gives the operations that are there now and still are then, then None.
    fn iterate(this: ObjectRef<Block>) -> Result<Function> {
        iterate::iterate(&this)
    }

    /// The operations, as a list.
    #[getter]
    fn operations(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Operations, this)
    }

    /// How many operations there are.
    #[method(name = "_len")]
    fn len(&self) -> Result<i64> {
        self.count(&self.context().lock())
    }

    /// The operation at an index, which counts from the end when it is negative.
    #[method(name = "_get")]
    fn get(&self, index: i64) -> Result<ObjectRef<Operation>> {
        let held = self.context().lock();
        let place = if index < 0 { index + self.count(&held)? } else { index };
        match place < 0 {
            true => Err(out_of_range("operation", index, self.count(&held)?)),
            false => self.at(&held, place),
        }
    }

    /// Puts an operation that is in no block at the end.
    fn append(&self, operation: ObjectRef<Operation>) -> Result<()> {
        if !operation.context().same_as(self.context()) {
            return Err(other_context("the operation"));
        }
        let held = self.context().lock();
        let target = Target { block: self.raw(&held)?, before: None };
        operation.attach(&held, &target, &self.node.tree(&held))
    }

    /// Adds an argument at the end, or before the one at an index.
    #[method(name = "_add_argument")]
    fn add_argument(
        this: ObjectRef<Block>,
        r#type: ObjectRef<Type>,
        #[default = None] loc: Option<ObjectRef<Location>>,
        #[default = None] index: Option<i64>,
    ) -> Result<ObjectRef<Value>> {
        let context = this.context();
        let others = [Some(r#type.context()), loc.as_ref().map(|loc| loc.context())];
        if others.iter().flatten().any(|other| !other.same_as(context)) {
            return Err(other_context("the type or location"));
        }
        let held = context.lock();
        let location = loc.map_or_else(|| default_location(context), |loc| loc.raw());
        let raw = match index {
            // SAFETY: live, and type and location are of the same context.
            None => unsafe { mlirBlockAddArgument(this.raw(&held)?, r#type.raw(), location) },
            Some(index) => {
                let raw = this.argument_in_range(&held, index)?;
                // SAFETY: as above, and the place is in range.
                unsafe { mlirBlockInsertArgument(raw, index as isize, r#type.raw(), location) }
            }
        };
        // SAFETY: a live argument of the block.
        Ok(unsafe { Value::argument(&this, &held, raw) })
    }

    /// Erases an argument, which must not be used.
    fn erase_argument(&self, index: i64) -> Result<()> {
        let held = self.context().lock();
        let raw = self.argument_in_range(&held, index)?;
        // SAFETY: live, and the index is in range.
        let argument = unsafe { mlirBlockGetArgument(raw, index as isize) };
        // SAFETY: live.
        if !unsafe { mlirValueGetFirstUse(argument) }.ptr.is_null() {
            // SAFETY: live.
            let users = unsafe { users_of(argument) };
            return Err(value_error(format!(
                "Cannot erase block argument {index}: it is used by {}",
                users.join(", ")
            )));
        }
        let known = self.context().state(&held).values.find::<Value>(argument.ptr);
        if let Some(known) = known {
            known.invalidate();
            self.context().state(&held).values.forget(Tag::VALUE, argument.ptr);
        }
        // SAFETY: live, in range, and nothing uses it.
        unsafe { mlirBlockEraseArgument(raw, index as u32) };
        Ok(())
    }

    /// A new block before this one.
    #[method(name = "_create_before")]
    fn create_before(
        &self,
        types: Array<ObjectRef<Type>>,
        #[default = None] locs: Option<Array<ObjectRef<Location>>>,
    ) -> Result<ObjectRef<Block>> {
        self.beside(&NewBlock { types: &types, locations: locs.as_ref() }, false)
    }

    /// A new block after this one.
    #[method(name = "_create_after")]
    fn create_after(
        &self,
        types: Array<ObjectRef<Type>>,
        #[default = None] locs: Option<Array<ObjectRef<Location>>>,
    ) -> Result<ObjectRef<Block>> {
        self.beside(&NewBlock { types: &types, locations: locs.as_ref() }, true)
    }

    /// Moves the block to the end of a region.
    fn append_to(&self, region: ObjectRef<Region>) -> Result<()> {
        let target = region.operation();
        if !target.context().same_as(self.context()) {
            return Err(other_context("the region"));
        }
        let held = self.context().lock();
        let (raw, into) = (self.raw(&held)?, region.raw(&held)?);
        let tree = target.node().tree(&held);
        let mut inner = self.all_operations(&held)?;
        let around = target.raw(&held)?;
        for operation in &inner {
            let inside = operation.raw(&held)?;
            // SAFETY: both live, of one locked context.
            if unsafe { fishplateIsAncestor(inside, around) } {
                return Err(value_error("a block cannot be put into itself"));
            }
            refuse_deep(self.context(), Some(around), Some(inside))?;
        }
        // SAFETY: live; the region takes the block over.
        unsafe {
            mlirBlockDetach(raw);
            mlirRegionAppendOwnedBlock(into, raw);
        }
        edits::note_all();
        let before = self.node.tree(&held);
        if !Arc::ptr_eq(&before, &tree) {
            before.share();
            tree.share();
            self.node.set_tree(&tree);
            for operation in inner.drain(..) {
                // SAFETY: live, and in the other tree by now.
                unsafe { node::rehome(self.context(), &held, operation.raw(&held)?, &tree) };
            }
        }
        Ok(())
    }

    /// Whether the block still exists.
    #[getter]
    fn is_valid(&self) -> bool {
        !self.node.address().is_null()
    }

    /// The block as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        let held = self.context().lock();
        self.raw(&held)?;
        Ok(show(self))
    }
}
