//! `ir.Operation` and `ir.OpView`: a handle to an operation. There is one live handle per operation, of the class that
//! is registered for its name. Using a handle whose operation is gone raises `InvalidHandleError`.

mod attributes;
mod create;
mod edit;
mod interfaces;
pub(crate) mod parse;
pub(crate) mod text;
mod walk;

use std::sync::Arc;

use fishplate::{Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;

pub use attributes::AttributeMap;
pub(crate) use create::operand_of;
pub use create::{NewOperation, Place, create};
pub(crate) use edit::refuse_deep;

use crate::error::{other_context, value_error};
use crate::list::{List, Of};
use crate::live::{AnOp, object_as};
use crate::lock::Guard;
use crate::node::{self, Node, Why};
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::{Block, Context, Location, Value, diagnostic};

/// An operation.
#[derive(Object)]
#[object(key = "ir.Operation", opaque, repr = show)]
pub struct Operation {
    #[field(skip)]
    node: Node<AnOp>,
}

/// An operation of a dialect. Classes of operations derive from it.
#[derive(Object)]
#[object(key = "ir.OpView", parent = Operation, opaque, repr = show_view)]
#[repr(C)]
pub struct OpView {
    base: Operation,
}

impl Drop for Operation {
    fn drop(&mut self) {
        let context = self.node.context();
        let Some(held) = context.lock_for_drop() else { return };
        if !self.node.is_gone() {
            context.state(&held).table.remove(self.node.address(), self);
        }
    }
}

fn show(operation: &Operation) -> String {
    let held = operation.context().lock();
    match operation.mlir(&held) {
        Ok(raw) => text::plain(operation, &held, raw),
        Err(error) => format!("<{}>", error.message()),
    }
}

/// Returns an operation, to be wrapped as an object of another class.
#[fishplate::function("ir.same_operation", nonblocking)]
fn same_operation(operation: ObjectRef<Operation>) -> ObjectRef<Operation> {
    operation
}

fn show_view(view: &OpView) -> String {
    show(&view.base)
}

impl Operation {
    /// Returns the handle of an operation. `tree` is the tree that the operation is in, if the caller knows it.
    pub(crate) fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::OpRef<'_>,
        tree: Option<&Arc<Tree>>,
    ) -> Result<ObjectRef<Operation>> {
        context.object_of(held, raw.address(), || {
            let (name, index) = context.op_name(held, raw)?;
            let tree = tree.map_or_else(|| Tree::of(context, held, raw), Arc::clone);
            Ok(object_as(Operation { node: Node::new(context, raw, name, tree) }, index))
        })
    }

    /// Returns the handle of a new operation outside any block. The handle owns the operation.
    pub(crate) fn own(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        owned: mlir::OwnedOp<'_>,
        shared: bool,
    ) -> Result<ObjectRef<Operation>> {
        let raw = owned.op();
        let tree = Tree::own(context, held, owned, shared);
        Operation::wrap(context, held, raw, Some(&tree))
    }

    #[inline]
    pub(crate) fn node(&self) -> &Node<AnOp> {
        &self.node
    }

    /// Returns MLIR's operation, or an error if it is gone.
    #[inline]
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> Result<mlir::OpRef<'h>> {
        self.node.get(held, "operation")
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        self.node.context()
    }

    /// Invalidates every handle to something inside, because it may be destroyed. `why` continues the sentence "the
    /// operation `x` ...". Call this before a pass runs.
    pub fn invalidate_inside(&self, why: &str) -> Result<()> {
        let held = self.context().lock();
        let why = Why::Made(why.into());
        node::invalidate(self.context(), &held, self.mlir(&held)?, false, &why);
        edits::note_all();
        Ok(())
    }

    /// Whether it verifies and has no use from outside, because it is the root of a tree that nobody has edited since that
    /// was known.
    pub(crate) fn is_sound(&self) -> bool {
        let held = self.context().lock();
        let tree = self.node.tree(&held);
        tree.is_sound(&held)
            && tree.with_root(&held, |root| root.address()) == Some(self.node.address())
    }

    /// Refuses IR that MLIR's verifier cannot handle: uses of results of operations that are in no block. Call this
    /// before anything that verifies, such as a pass.
    pub fn expect_verifiable(&self, raw: mlir::OpRef<'_>) -> Result<()> {
        if self.is_sound() {
            return Ok(());
        }
        match self.context().roomy(|| raw.user_of_detached()) {
            None => Ok(()),
            Some(user) => Err(value_error(format!(
                "`{}` uses a result of an operation that is in no block",
                user.name()
            ))),
        }
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// The name, such as `arith.addi`.
    #[getter]
    fn name(&self) -> Result<Str> {
        self.node.expect_live("operation")?;
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

    /// The location.
    #[getter]
    fn location(&self) -> Result<ObjectRef<Location>> {
        let held = self.context().lock();
        Location::wrap(self.context(), self.mlir(&held)?.location())
    }

    #[setter]
    fn set_location(&self, location: ObjectRef<Location>) -> Result<()> {
        if !location.context().same_as(self.context()) {
            return Err(other_context("the location"));
        }
        let held = self.context().lock();
        self.mlir(&held)?.set_location(location.mlir());
        Ok(())
    }

    /// The attributes, as a mapping that edits the operation.
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

    /// The successor blocks.
    #[getter]
    fn successors(this: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        List::of_operation(Of::Successors, this)
    }

    /// The only result.
    #[getter]
    fn result(this: &ObjectRef<Operation>) -> Result<ObjectRef<Value>> {
        let held = this.context().lock();
        let raw = this.mlir(&held)?;
        match (raw.result_count(), raw.result(0)) {
            (1, Some(result)) => Ok(Value::result(this, &held, result)),
            (count, _) => Err(value_error(format!(
                "Cannot call .result on operation {} which has {count} results (it is only valid \
                 for operations with a single result)",
                this.node.name()
            ))),
        }
    }

    /// The parent operation, if there is one.
    #[getter]
    fn parent(&self) -> Result<Option<ObjectRef<Operation>>> {
        let held = self.context().lock();
        let Some(parent) = self.mlir(&held)?.parent() else { return Ok(None) };
        let tree = self.node.tree(&held);
        Operation::wrap(self.context(), &held, parent, Some(&tree)).map(Some)
    }

    /// The block that contains it, if there is one.
    #[getter]
    fn block(&self) -> Result<Option<ObjectRef<Block>>> {
        let held = self.context().lock();
        let Some(block) = self.mlir(&held)?.block() else { return Ok(None) };
        let tree = self.node.tree(&held);
        Block::wrap(self.context(), &held, block, Some(&tree)).map(Some)
    }

    /// Whether it is in a block.
    #[getter]
    fn attached(&self) -> Result<bool> {
        let held = self.context().lock();
        Ok(self.mlir(&held)?.block().is_some())
    }

    /// Whether it has a trait or an interface of MLIR, by its name: `IsTerminator`, `MemoryEffectOpInterface`. An
    /// operation that is not registered has none.
    fn has_trait(&self, name: &str) -> Result<bool> {
        let held = self.context().lock();
        self.mlir(&held)?;
        let Some(info) = self.context().mlir(&held).operation(self.node.name()) else {
            return Ok(false);
        };
        info.has(name).ok_or_else(|| {
            value_error(format!(
                "name: expected a trait or an interface of MLIR, such as IsTerminator or SymbolOpInterface, got `{name}`"
            ))
        })
    }

    /// Whether the operation still exists.
    #[getter]
    fn is_valid(&self) -> bool {
        !self.node.is_gone()
    }

    /// Verifies the operation and everything inside. Raises `MLIRError` if something is wrong.
    #[method(blocking)]
    fn verify(&self) -> Result<bool> {
        diagnostic::step_with(self.context(), "Verification failed:", |held| {
            let raw = self.mlir(held)?;
            self.expect_verifiable(raw)?;
            Ok(self.context().roomy(|| raw.verify()).then_some(true))
        })
    }

    /// Invalidates every handle to something inside. `why` says what happened to it.
    #[method(name = "_invalidate_inside")]
    fn invalidate_by_name(&self, why: &str) -> Result<()> {
        self.invalidate_inside(why)
    }
}
