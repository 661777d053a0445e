//! `ir.Operation` and `ir.OpView`: a handle to an operation. There is one live handle per operation,
//! of the class that is registered for its name; a handle whose operation is gone raises
//! `InvalidHandleError`.

mod attributes;
mod create;
mod edit;
pub(crate) mod parse;
pub(crate) mod text;
mod walk;

use std::sync::Arc;

use fishplate::{Object, ObjectRef, Result, Str};
use mlir_sys::{
    MlirBlock, MlirOperation, mlirBlockGetNextInRegion, mlirOperationGetBlock,
    mlirOperationGetLocation, mlirOperationGetName, mlirOperationGetNumRegions,
    mlirOperationGetNumResults, mlirOperationGetParentOperation, mlirOperationGetRegion,
    mlirOperationGetResult, mlirOperationSetLocation, mlirOperationVerify, mlirRegionGetFirstBlock,
};

pub use attributes::AttributeMap;
pub(crate) use create::operand_of;
pub use create::{NewOperation, Place, create};
pub(crate) use edit::refuse_deep;

use crate::error::{other_context, value_error};
use crate::interned::{Handle, Tag};
use crate::list::{List, Of};
use crate::lock::Guard;
use crate::node::{self, Node};
use crate::raw::fishplateUserOfDetached;
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::{Block, Context, Location, Value, diagnostic};

/// An operation.
#[derive(Object)]
#[object(key = "ir.Operation", opaque, repr = show)]
pub struct Operation {
    #[field(skip)]
    node: Node,
}

/// An operation of a dialect; classes of operations derive from it.
#[derive(Object)]
#[object(key = "ir.OpView", parent = Operation, opaque, repr = show_view)]
#[repr(C)]
pub struct OpView {
    base: Operation,
}

// SAFETY: values are made in `wrap` only, as objects, and no other class has the tag.
unsafe impl Handle for Operation {
    const TAG: Tag = Tag::Operation;
}

impl Drop for Operation {
    fn drop(&mut self) {
        let context = self.node.context();
        let Some(held) = context.lock_for_drop() else { return };
        let raw = self.node.address();
        if !raw.is_null() {
            context.state(&held).table.remove(raw, self);
        }
    }
}

fn show(operation: &Operation) -> String {
    let held = operation.context().lock();
    match operation.raw(&held) {
        Ok(raw) => text::plain(operation.context(), &held, raw),
        Err(error) => format!("<{}>", error.message()),
    }
}

fn show_view(view: &OpView) -> String {
    show(&view.base)
}

impl Operation {
    /// The handle of an operation; `tree` is the one it is in, where that is known.
    ///
    /// # Safety
    /// `raw` is a live operation of `context`, in `tree`.
    pub(crate) unsafe fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirOperation,
        tree: Option<&Arc<Tree>>,
    ) -> Result<ObjectRef<Operation>> {
        context.object_of(held, raw.ptr, || {
            // SAFETY: live (see above).
            let name = unsafe { mlirOperationGetName(raw) };
            // SAFETY: an identifier of the context.
            let name = unsafe { context.op_name(held, name) }?;
            // SAFETY: live, of this context.
            let tree = tree.map_or_else(|| unsafe { Tree::of(context, held, raw) }, Arc::clone);
            // SAFETY: the name lives as long as the context.
            let index = unsafe { name.as_ref() }.class.get().index;
            // SAFETY: live and in the tree; the name is the context's.
            let node = unsafe { Node::new(context, raw.ptr, name, tree) };
            // SAFETY: `classes` holds children of `Operation` that add nothing to it.
            Ok(unsafe { ObjectRef::new_as(Operation { node }, index) })
        })
    }

    /// The handle of a new operation outside of any block, which the handle owns.
    ///
    /// # Safety
    /// `raw` is a live operation of `context` outside of any block, and nobody else owns it.
    pub(crate) unsafe fn own(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirOperation,
        shared: bool,
    ) -> Result<ObjectRef<Operation>> {
        // SAFETY: the same requirements.
        let tree = unsafe { Tree::own(context, held, raw, shared) };
        // SAFETY: live and in the tree.
        unsafe { Operation::wrap(context, held, raw, Some(&tree)) }
    }

    #[inline]
    pub(crate) fn node(&self) -> &Node {
        &self.node
    }

    /// The raw operation; an error when it is gone. Stays valid while the lock is held.
    #[inline]
    pub fn raw(&self, _held: &Guard<'_>) -> Result<MlirOperation> {
        self.node.raw("operation").map(|ptr| MlirOperation { ptr })
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        self.node.context()
    }

    /// Makes every handle to something inside invalid, because it may go: `why` continues the
    /// sentence "the operation `x` ...". To be called before a pass runs.
    pub fn invalidate_inside(&self, why: &str) -> Result<()> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live, and the context is locked.
        unsafe { node::invalidate(self.context(), &held, raw, false, why) };
        edits::note_all();
        Ok(())
    }

    /// Refuses what MLIR's verifier cannot look at: uses of results of operations in no block. To be
    /// called before anything that verifies, such as a pass.
    pub fn expect_verifiable(&self, held: &Guard<'_>, raw: MlirOperation) -> Result<()> {
        // SAFETY: callers pass this operation, live, and its context is locked.
        let user = self.context().roomy(|| unsafe { fishplateUserOfDetached(raw) });
        if user.ptr.is_null() {
            return Ok(());
        }
        // SAFETY: live.
        let user = unsafe { Operation::wrap(self.context(), held, user, None) }?;
        Err(value_error(format!(
            "`{}` uses a result of an operation that is in no block",
            user.node.name()
        )))
    }

    /// The block of an operation with one region of one block.
    pub(crate) fn only_block(&self, raw: MlirOperation) -> Option<MlirBlock> {
        // SAFETY: callers pass a live operation of a locked context.
        unsafe {
            if mlirOperationGetNumRegions(raw) != 1 {
                return None;
            }
            let block = mlirRegionGetFirstBlock(mlirOperationGetRegion(raw, 0));
            let alone = !block.ptr.is_null() && mlirBlockGetNextInRegion(block).ptr.is_null();
            alone.then_some(block)
        }
    }

    /// The handle of the operation, read as a class derived from `Operation`.
    #[inline]
    fn handle_of(
        &self,
        held: &Guard<'_>,
        raw: MlirOperation,
    ) -> Result<Option<ObjectRef<Operation>>> {
        if raw.ptr.is_null() {
            return Ok(None);
        }
        let tree = self.node.tree(held);
        // SAFETY: live, in the same tree as this operation.
        unsafe { Operation::wrap(self.context(), held, raw, Some(&tree)) }.map(Some)
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// The name, such as `arith.addi`.
    #[getter]
    fn name(&self) -> Result<Str> {
        self.node.raw("operation")?;
        Ok(self.node.name().clone())
    }

    /// The context of the operation.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context().clone()
    }

    /// The operation itself.
    #[getter(name = "operation")]
    fn itself(this: &ObjectRef<Operation>) -> ObjectRef<Operation> {
        this.clone()
    }

    /// The operation itself.
    #[getter]
    fn opview(this: &ObjectRef<Operation>) -> ObjectRef<Operation> {
        this.clone()
    }

    /// Where it comes from.
    #[getter]
    fn location(&self) -> Result<ObjectRef<Location>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live; its location is one of the context.
        unsafe { Location::wrap(self.context(), mlirOperationGetLocation(raw)) }
    }

    #[setter]
    fn set_location(&self, location: ObjectRef<Location>) -> Result<()> {
        if !location.context().same_as(self.context()) {
            return Err(other_context("the location"));
        }
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live, and a location of the same context.
        unsafe { mlirOperationSetLocation(raw, location.raw()) };
        Ok(())
    }

    /// The attributes, as a mapping that changes the operation.
    #[getter]
    fn attributes(this: &ObjectRef<Operation>) -> ObjectRef<AttributeMap> {
        AttributeMap::new(this.clone())
    }

    /// The operands.
    #[getter]
    fn operands(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Operands, this)
    }

    /// The operands as uses.
    #[getter]
    fn op_operands(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Uses, this)
    }

    /// The results.
    #[getter]
    fn results(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Results, this)
    }

    /// The regions.
    #[getter]
    fn regions(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Regions, this)
    }

    /// The blocks that control may go to.
    #[getter]
    fn successors(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Successors, this)
    }

    /// The only result.
    #[getter]
    fn result(this: &ObjectRef<Operation>) -> Result<ObjectRef<Value>> {
        let held = this.context().lock();
        let raw = this.raw(&held)?;
        // SAFETY: live.
        let count = unsafe { mlirOperationGetNumResults(raw) };
        if count != 1 {
            return Err(value_error(format!(
                "Cannot call .result on operation `{}` which has {count} results (it is only valid \
                 for operations with a single result)",
                this.node.name()
            )));
        }
        // SAFETY: there is one.
        let raw = unsafe { mlirOperationGetResult(raw, 0) };
        // SAFETY: a live result of this operation.
        Ok(unsafe { Value::result(this, &held, raw) })
    }

    /// The operation around it, if there is one.
    #[getter]
    fn parent(&self) -> Result<Option<ObjectRef<Operation>>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live.
        self.handle_of(&held, unsafe { mlirOperationGetParentOperation(raw) })
    }

    /// The block that it lies in, if there is one.
    #[getter]
    fn block(&self) -> Result<Option<ObjectRef<Block>>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live.
        let block = unsafe { mlirOperationGetBlock(raw) };
        if block.ptr.is_null() {
            return Ok(None);
        }
        let tree = self.node.tree(&held);
        // SAFETY: live, in the same tree.
        unsafe { Block::wrap(self.context(), &held, block, Some(&tree)) }.map(Some)
    }

    /// Whether it lies in a block.
    #[getter]
    fn attached(&self) -> Result<bool> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live.
        Ok(!unsafe { mlirOperationGetBlock(raw) }.ptr.is_null())
    }

    /// Whether the operation still exists.
    #[getter]
    fn is_valid(&self) -> bool {
        !self.node.address().is_null()
    }

    /// Checks the operation and everything inside; what is wrong is an `MLIRError`.
    #[method(blocking)]
    fn verify(&self) -> Result<bool> {
        diagnostic::step_with(self.context(), "Verification failed:", |held| {
            let raw = self.raw(held)?;
            self.expect_verifiable(held, raw)?;
            // SAFETY: live, and the context is locked.
            let verify = || unsafe { mlirOperationVerify(raw) };
            Ok(self.context().roomy(verify).then_some(true))
        })
    }

    /// Makes every handle to something inside invalid; `why` says what happened to it.
    #[method(name = "_invalidate_inside")]
    fn invalidate_by_name(&self, why: &str) -> Result<()> {
        self.invalidate_inside(why)
    }
}
