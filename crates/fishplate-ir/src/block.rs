//! `ir.Block`: a handle to a block. There is one live handle per block; it becomes invalid together with the operation
//! around the block.

mod iterate;

pub(crate) use iterate::nth;

use std::sync::Arc;

use fishplate::{Array, Function, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::rewrite;

use crate::error::{other_context, out_of_range, value_error};
use crate::insertion_point::Target;
use crate::list::{List, Of};
use crate::live::{self, ABlock, Tag};
use crate::lock::Guard;
use crate::node::{self, Node};
use crate::operation::{refuse_deep, text};
use crate::pass::{refuse_edit, refuse_native};
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::value::users_of;
use crate::visits::hold_all;
use crate::{Context, Location, Operation, Region, Type, Value};

/// A block of a region.
#[derive(Object)]
#[object(key = "ir.Block", opaque, repr = show)]
pub struct Block {
    #[field(skip)]
    node: Node<ABlock>,
}

impl Drop for Block {
    fn drop(&mut self) {
        let context = self.node.context();
        let Some(held) = context.lock_for_drop() else { return };
        if !self.node.is_gone() {
            context.state(&held).table.remove(self.node.address(), self);
        }
    }
}

fn show(block: &Block) -> String {
    let context = block.context();
    let held = context.lock();
    let raw = match block.mlir(&held) {
        Ok(raw) => raw,
        Err(error) => return format!("<{}>", error.message()),
    };
    if let Some(around) = raw.parent() {
        if let Err(error) = context.expect_printable_op(&held, around, true) {
            return format!("<{}>", error.message());
        }
        if context.roomy(|| around.user_of_detached()).is_none() {
            return context.roomy(|| raw.to_string());
        }
    }
    // MLIR would verify here, which is impossible because the operations are printed one by one.
    let operations = block.all_operations(&held).unwrap_or_default();
    let texts =
        operations.iter().filter_map(|each| Some(text::plain(each, &held, each.mlir(&held).ok()?)));
    texts.collect::<Vec<_>>().join("\n")
}

/// The arguments of a new block.
pub(crate) struct NewBlock<'a> {
    pub(crate) types: &'a [ObjectRef<Type>],
    /// One per type. Without them, the current location is used, or an unknown one.
    pub(crate) locations: Option<&'a [ObjectRef<Location>]>,
}

impl<'a> NewBlock<'a> {
    /// The types of the arguments.
    fn raw_types(&self, context: &ObjectRef<Context>) -> Result<Vec<mlir::Type<'a>>> {
        let own = |(index, ty): (usize, &'a ObjectRef<Type>)| match ty.context().same_as(context) {
            true => Ok(ty.mlir()),
            false => Err(other_context(&format!("the type of argument {index}"))),
        };
        self.types.iter().enumerate().map(own).collect()
    }

    /// The locations of the arguments, one each.
    fn raw_locations(
        &self,
        context: &ObjectRef<Context>,
        default: &'a ObjectRef<Location>,
    ) -> Result<Vec<mlir::Location<'a>>> {
        let count = self.types.len();
        let Some(given) = self.locations else {
            return Ok(vec![default.mlir(); count]);
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
                true => Ok(location.mlir()),
                false => Err(other_context("the location")),
            })
            .collect()
    }
}

/// Returns the current location if it belongs to the context, otherwise an unknown one.
fn default_location(context: &ObjectRef<Context>) -> Result<ObjectRef<Location>> {
    match crate::current::location(None) {
        Ok(location) if location.context().same_as(context) => Ok(location),
        _ => Location::wrap(context, mlir::Location::unknown(context.mlir(&context.lock()))),
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
    let default = default_location(context)?;
    let (types, locations) = (new.raw_types(context)?, new.raw_locations(context, &default)?);
    let block = region.mlir(&held)?.add_block(&types, &locations, at_start);
    rewrite::note_edited_all();
    let tree = region.operation().node().tree(&held);
    Block::wrap(context, &held, block, Some(&tree))
}

impl Block {
    /// Returns the handle of a block. `tree` is the tree that the block is in, if the caller knows it.
    pub(crate) fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Block<'_>,
        tree: Option<&Arc<Tree>>,
    ) -> Result<ObjectRef<Block>> {
        context.object_of(held, raw.address(), || {
            let Some(around) = raw.parent() else {
                return Err(value_error("the block is in no operation"));
            };
            let (name, _) = context.op_name(held, around)?;
            let tree = tree.map_or_else(|| Tree::of(context, held, around), Arc::clone);
            Ok(Block { node: Node::new(context, raw, name, tree) }.into_ref())
        })
    }

    #[inline]
    pub(crate) fn node(&self) -> &Node<ABlock> {
        &self.node
    }

    /// Returns MLIR's block, or an error when it is gone.
    #[inline]
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> Result<mlir::Block<'h>> {
        self.node.get(held, "block of")
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        self.node.context()
    }

    /// Returns the operations that the block has now.
    pub(crate) fn all_operations(&self, held: &Guard<'_>) -> Result<Vec<ObjectRef<Operation>>> {
        let tree = self.node.tree(held);
        let operations = self.mlir(held)?.operations();
        operations.map(|raw| Operation::wrap(self.context(), held, raw, Some(&tree))).collect()
    }

    /// The operation around the block.
    fn around(&self, held: &Guard<'_>) -> Result<ObjectRef<Operation>> {
        let Some(around) = self.mlir(held)?.parent() else {
            return Err(value_error("the block is in no operation"));
        };
        let tree = self.node.tree(held);
        Operation::wrap(self.context(), held, around, Some(&tree))
    }

    /// Creates a block next to this one.
    fn beside(&self, new: &NewBlock<'_>, after: bool) -> Result<ObjectRef<Block>> {
        let held = self.context().lock();
        let default = default_location(self.context())?;
        let types = new.raw_types(self.context())?;
        let locations = new.raw_locations(self.context(), &default)?;
        let Some(block) = self.mlir(&held)?.add_beside(&types, &locations, after) else {
            return Err(value_error("the block is in no region"));
        };
        rewrite::note_edited_all();
        let tree = self.node.tree(&held);
        Block::wrap(self.context(), &held, block, Some(&tree))
    }

    /// Makes the handles of all arguments invalid.
    pub(crate) fn invalidate_arguments(
        context: &Context,
        held: &Guard<'_>,
        block: mlir::Block<'_>,
    ) {
        for argument in block.arguments() {
            Block::invalidate_argument(context, held, argument);
        }
    }

    /// Makes the handle of an argument invalid, if it has one.
    fn invalidate_argument(context: &Context, held: &Guard<'_>, argument: mlir::Value<'_>) {
        let known = context.state(held).values.find::<Value>(argument.address());
        if let Some(known) = known {
            known.invalidate();
            context.state(held).values.forget(Tag::VALUE, argument.address());
        }
    }

    /// Checks the index of an argument. Fails when there is no such argument.
    fn argument_in_range(raw: mlir::Block<'_>, index: i64) -> Result<usize> {
        let count = raw.argument_count();
        let found = usize::try_from(index).ok().filter(|index| *index < count);
        found.ok_or_else(|| out_of_range("block argument", index, count as i64))
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
        let around = self.around(&held)?;
        let region = self.mlir(&held)?.region();
        let index = around.mlir(&held)?.regions().position(|each| Some(each) == region);
        Ok(Region::new(around, index.unwrap_or_default() as i64))
    }

    /// The arguments.
    #[getter]
    fn arguments(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Arguments, this)
    }

    /// The successors: the blocks that the terminator may branch to.
    #[getter]
    fn successors(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::BlockSuccessors, this)
    }

    /// The predecessors: the blocks that may branch here.
    #[getter]
    fn predecessors(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Predecessors, this)
    }

    /// The terminator, if there is one.
    #[getter]
    fn terminator(&self) -> Result<Option<ObjectRef<Operation>>> {
        let held = self.context().lock();
        let tree = self.node.tree(&held);
        let wrap = |raw| Operation::wrap(self.context(), &held, raw, Some(&tree));
        self.mlir(&held)?.terminator().map(wrap).transpose()
    }

    /// The operations that the block has now.
    fn all(&self) -> Result<Array<ObjectRef<Operation>>> {
        let held = self.context().lock();
        self.all_operations(&held).map(|all| all.into_iter().collect())
    }

    /// A function that returns one operation per call, then None. It covers the operations that are in the block now
    /// and skips those that are gone by the time it reaches them.
    fn iterate(this: ObjectRef<Block>) -> Result<Function> {
        iterate::iterate(&this)
    }

    /// The operations, as a list.
    #[getter]
    fn operations(this: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        List::of_block(Of::Operations, this)
    }

    /// The number of operations.
    #[method(name = "_len")]
    fn len(&self) -> Result<i64> {
        self.count(&self.context().lock())
    }

    /// The operation at an index. Negative indices count from the end.
    #[method(name = "_get")]
    fn get(&self, index: i64) -> Result<ObjectRef<Operation>> {
        let held = self.context().lock();
        let place = if index < 0 { index + self.count(&held)? } else { index };
        match place < 0 {
            true => Err(out_of_range("operation", index, self.count(&held)?)),
            false => self.at(&held, place),
        }
    }

    /// Appends an operation. It leaves the block that it is in.
    fn append(&self, operation: ObjectRef<Operation>) -> Result<()> {
        if !operation.context().same_as(self.context()) {
            return Err(other_context("the operation"));
        }
        let held = self.context().lock();
        let target = Target { block: self.mlir(&held)?, before: None };
        if operation.mlir(&held)?.block().is_some() {
            if let Some(last) = target.block.last() {
                let last = Operation::wrap(self.context(), &held, last, None)?;
                return operation.move_beside(&last, true);
            }
            operation.refuse_inside(operation.mlir(&held)?, target.around())?;
            Operation::detach_from_parent(operation.clone())?;
        }
        operation.attach(&held, &target, &self.node.tree(&held))
    }

    /// Adds an argument at the end, or before the one at an index.
    #[method(name = "_add_argument")]
    pub(crate) fn add_argument(
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
        let location = loc.map_or_else(|| default_location(context), Ok)?;
        let raw = this.mlir(&held)?;
        let made = match index {
            None => raw.add_argument(r#type.mlir(), location.mlir()),
            Some(index) => {
                let at = Block::argument_in_range(raw, index)?;
                raw.insert_argument(at, r#type.mlir(), location.mlir())
            }
        };
        rewrite::note_edited_all();
        Ok(Value::argument(&this, &held, made))
    }

    /// Erases an argument. It must have no uses.
    pub(crate) fn erase_argument(&self, index: i64) -> Result<()> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        let at = Block::argument_in_range(raw, index)?;
        let Some(argument) = raw.argument(at) else { return Ok(()) };
        let users: Vec<_> = users_of(argument).collect();
        if !users.is_empty() {
            return Err(value_error(format!(
                "Cannot erase block argument {index}: it is used by {}",
                users.join(", ")
            )));
        }
        if let Some(around) = raw.parent() {
            refuse_native(around, &"a block argument")?;
        }
        Block::invalidate_argument(self.context(), &held, argument);
        live::erase_argument(raw, at);
        rewrite::note_edited_all();
        Ok(())
    }

    /// Creates a block before this one.
    #[method(name = "_create_before")]
    fn create_before(
        &self,
        types: Array<ObjectRef<Type>>,
        #[default = None] locs: Option<Array<ObjectRef<Location>>>,
    ) -> Result<ObjectRef<Block>> {
        let (types, locations) = (types.to_vec(), locs.map(|locs| locs.to_vec()));
        self.beside(&NewBlock { types: &types, locations: locations.as_deref() }, false)
    }

    /// Creates a block after this one.
    #[method(name = "_create_after")]
    fn create_after(
        &self,
        types: Array<ObjectRef<Type>>,
        #[default = None] locs: Option<Array<ObjectRef<Location>>>,
    ) -> Result<ObjectRef<Block>> {
        let (types, locations) = (types.to_vec(), locs.map(|locs| locs.to_vec()));
        self.beside(&NewBlock { types: &types, locations: locations.as_deref() }, true)
    }

    /// Moves the block to the end of a region.
    fn append_to(&self, region: ObjectRef<Region>) -> Result<()> {
        let target = region.operation();
        if !target.context().same_as(self.context()) {
            return Err(other_context("the region"));
        }
        let held = self.context().lock();
        let (raw, into) = (self.mlir(&held)?, region.mlir(&held)?);
        let tree = target.node().tree(&held);
        let around = target.mlir(&held)?;
        for inside in raw.operations() {
            if inside.is_ancestor(around) {
                return Err(value_error("a block cannot be put into itself"));
            }
            refuse_deep(self.context(), Some(around), Some(inside))?;
            refuse_edit(inside, &inside.name())?;
        }
        hold_all(self.context(), &held);
        raw.operations().for_each(rewrite::note_leaving);
        raw.move_to(into);
        edits::note_all();
        rewrite::note_edited_all();
        raw.operations().for_each(rewrite::note_placed);
        let before = self.node.tree(&held);
        if !Arc::ptr_eq(&before, &tree) {
            before.share(&held);
            tree.share(&held);
            self.node.set_tree(&held, &tree);
            for operation in raw.operations() {
                node::rehome(self.context(), &held, operation, &tree);
            }
        }
        Ok(())
    }

    /// Whether the block still exists.
    #[getter]
    fn is_valid(&self) -> bool {
        !self.node.is_gone()
    }

    /// The block as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        let held = self.context().lock();
        self.mlir(&held)?;
        Ok(show(self))
    }
}
