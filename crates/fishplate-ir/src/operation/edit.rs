//! Changing where operations are: moving, cloning, taking out, erasing.

use std::sync::Arc;

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir::nesting::DEEPEST;
use mlir_sys::{
    MlirOperation, mlirBlockInsertOwnedOperationAfter, mlirBlockInsertOwnedOperationBefore,
    mlirOpOperandGetNextUse, mlirOpOperandGetOwner, mlirOpOperandIsNull, mlirOperationClone,
    mlirOperationDestroy, mlirOperationGetBlock, mlirOperationGetNumResults,
    mlirOperationGetResult, mlirOperationIsBeforeInBlock, mlirOperationMoveAfter,
    mlirOperationMoveBefore, mlirOperationRemoveFromParent, mlirOperationReplaceUsesOfWith,
    mlirValueGetFirstUse,
};

use super::Operation;
use crate::error::{other_context, value_error};
use crate::insertion_point::Target;
use crate::lock::Guard;
use crate::node;
use crate::pass::{refuse_edit, refuse_insertion};
use crate::raw::{fishplateDepthWith, fishplateForeignUser, fishplateIsAncestor};
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::value::users_of;
use crate::{Context, InsertionPoint, Value};

/// How many users an error names.
const MOST_NAMED: usize = 8;

/// Refuses operations that nest so deep that whatever works on them would run out of stack, and those that a pass adds
/// outside of its operation: `inside`, or a new one, put into `above`. Both are live, of one locked context.
pub(crate) fn refuse_deep(
    context: &Context,
    above: Option<MlirOperation>,
    inside: Option<MlirOperation>,
) -> Result<()> {
    let null = MlirOperation { ptr: std::ptr::null_mut() };
    let limit = DEEPEST - usize::from(inside.is_none());
    // SAFETY: null, or live (see above).
    let depth = unsafe { fishplateDepthWith(above.unwrap_or(null), inside.unwrap_or(null), limit) };
    if depth > limit {
        return Err(value_error(format!("operations nest deeper than {DEEPEST} here")));
    }
    context.room().note_depth(depth);
    above.map_or(Ok(()), refuse_insertion)
}

impl Operation {
    fn is_attached(raw: MlirOperation) -> bool {
        // SAFETY: callers pass a live operation of a locked context.
        !unsafe { mlirOperationGetBlock(raw) }.ptr.is_null()
    }

    /// Puts an operation that lies in no block somewhere.
    pub(crate) fn attach(&self, held: &Guard<'_>, target: &Target, into: &Arc<Tree>) -> Result<()> {
        let raw = self.raw(held)?;
        if Self::is_attached(raw) {
            return Err(value_error(format!(
                "the operation `{}` is in a block already: use move_before or move_after, or \
                 detach_from_parent first",
                self.node().name()
            )));
        }
        self.refuse_inside(raw, target.around())?;
        let tree = self.node().tree(held);
        // SAFETY: the target is live, and the operation is in no block.
        unsafe { target.insert(raw) };
        tree.join(held, into);
        Ok(())
    }

    /// Refuses to put an operation into itself, and deeper than MLIR can work.
    pub(crate) fn refuse_inside(
        &self,
        raw: MlirOperation,
        target: Option<MlirOperation>,
    ) -> Result<()> {
        refuse_deep(self.context(), target, Some(raw))?;
        // SAFETY: both are live, of one locked context.
        match target.is_some_and(|target| unsafe { fishplateIsAncestor(raw, target) }) {
            true => Err(value_error(format!(
                "the operation `{}` cannot be put into itself",
                self.node().name()
            ))),
            false => Ok(()),
        }
    }

    /// Moves the operation next to another one, from wherever it is.
    fn move_to(&self, other: &Operation, after: bool) -> Result<()> {
        if !self.context().same_as(other.context()) {
            return Err(other_context("the other operation"));
        }
        let held = self.context().lock();
        let (raw, target) = (self.raw(&held)?, other.raw(&held)?);
        if !Self::is_attached(target) {
            return Err(value_error(format!(
                "the operation `{}` is in no block, so nothing can be put beside it",
                other.node().name()
            )));
        }
        if raw.ptr == target.ptr {
            return Ok(());
        }
        self.refuse_inside(raw, Some(target))?;
        refuse_edit(raw, self.node().name())?;
        let (from, into) = (self.node().tree(&held), other.node().tree(&held));
        if !Self::is_attached(raw) {
            // SAFETY: live, of one locked context, the new one in no block and the other in one.
            unsafe {
                let block = mlirOperationGetBlock(target);
                match after {
                    true => mlirBlockInsertOwnedOperationAfter(block, target, raw),
                    false => mlirBlockInsertOwnedOperationBefore(block, target, raw),
                }
                edits::note_put(raw);
            }
            from.join(&held, &into);
            return Ok(());
        }
        // SAFETY: live, of one locked context, both in a block.
        unsafe {
            edits::note_leaving(raw);
            match after {
                true => mlirOperationMoveAfter(raw, target),
                false => mlirOperationMoveBefore(raw, target),
            }
            edits::note_put(raw);
        }
        if !Arc::ptr_eq(&from, &into) {
            from.share();
            into.share();
            // SAFETY: live, and in the other tree by now.
            unsafe { node::rehome(self.context(), &held, raw, &into) };
        }
        Ok(())
    }

    /// Why the operation cannot go: who uses its results, or something inside.
    fn still_used(&self, raw: MlirOperation) -> Error {
        let mut names = Vec::new();
        // SAFETY: live.
        for index in 0..unsafe { mlirOperationGetNumResults(raw) } {
            // SAFETY: the index is below the count.
            let result = unsafe { mlirOperationGetResult(raw, index) };
            // SAFETY: a live value of the locked context.
            names.extend(unsafe { users_of(result) });
        }
        if names.is_empty() {
            return value_error(format!(
                "Cannot erase `{}`: a value inside is used outside of it",
                self.node().name()
            ));
        }
        let more = names.len().saturating_sub(MOST_NAMED);
        names.truncate(MOST_NAMED);
        let more = if more > 0 { format!(" and {more} more") } else { String::new() };
        value_error(format!(
            "Cannot erase `{}`: its results are used by {}{more}",
            self.node().name(),
            names.join(", ")
        ))
    }

    /// Erases an operation and everything inside; `why` is what handles to them say from then on.
    pub(crate) fn erase_because(&self, why: &str) -> Result<()> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        refuse_edit(raw, self.node().name())?;
        // SAFETY: live, and the context is locked.
        let context = self.context();
        // SAFETY: live, and the context is locked.
        if !context.roomy(|| unsafe { fishplateForeignUser(raw) }).ptr.is_null() {
            return Err(self.still_used(raw));
        }
        let tree = self.node().tree(&held);
        // SAFETY: as above.
        unsafe { node::invalidate(self.context(), &held, raw, true, why) };
        if !Self::is_attached(raw) {
            tree.abandon(&held);
        }
        // SAFETY: nothing outside uses anything of it, and no handle refers to it any more.
        context.roomy(|| unsafe {
            edits::note_leaving(raw);
            mlirOperationDestroy(raw);
        });
        Ok(())
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// Moves the operation, from wherever it is, before another one.
    fn move_before(&self, other: ObjectRef<Operation>) -> Result<()> {
        self.move_to(&other, false)
    }

    /// Moves the operation, from wherever it is, after another one.
    fn move_after(&self, other: ObjectRef<Operation>) -> Result<()> {
        self.move_to(&other, true)
    }

    /// Whether it comes before another operation of the same block.
    fn is_before_in_block(&self, other: ObjectRef<Operation>) -> Result<bool> {
        let held = self.context().lock();
        let (raw, target) = (self.raw(&held)?, other.raw(&held)?);
        // SAFETY: live, of locked contexts.
        let (block, others) =
            unsafe { (mlirOperationGetBlock(raw), mlirOperationGetBlock(target)) };
        if block.ptr.is_null() || block.ptr != others.ptr {
            return Err(value_error(format!(
                "`{}` and `{}` are not in one block",
                self.node().name(),
                other.node().name()
            )));
        }
        // SAFETY: both live, in one block.
        Ok(unsafe { mlirOperationIsBeforeInBlock(raw, target) })
    }

    /// A copy with everything inside, put at `ip`; without one it lies in no block.
    #[method(name = "_clone")]
    fn clone_to(
        &self,
        #[default = None] ip: Option<ObjectRef<InsertionPoint>>,
    ) -> Result<ObjectRef<Operation>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let tree = self.node().tree(&held);
        // SAFETY: live; the copy is owned by the tree that is made for it.
        let copy = self.context().roomy(|| unsafe { mlirOperationClone(raw) });
        // SAFETY: a new operation in no block.
        let copy = unsafe { Operation::own(self.context(), &held, copy, true) }?;
        // The copy uses what the operation uses.
        tree.share();
        if let Some(point) = ip {
            point.insert(&copy)?;
        }
        Ok(copy)
    }

    /// Takes the operation out of its block; it is then owned by its handle.
    fn detach_from_parent(this: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let held = this.context().lock();
        let raw = this.raw(&held)?;
        if !Self::is_attached(raw) {
            return Err(value_error(format!(
                "Detached operation has no parent: `{}` is in no block",
                this.node().name()
            )));
        }
        refuse_edit(raw, this.node().name())?;
        this.node().tree(&held).share();
        // SAFETY: live, and in a block.
        unsafe {
            edits::note_leaving(raw);
            mlirOperationRemoveFromParent(raw);
        }
        // SAFETY: in no block any more, and owned by nobody else.
        let tree = unsafe { Tree::own(this.context(), &held, raw, true) };
        // SAFETY: live, and in the new tree.
        unsafe { node::rehome(this.context(), &held, raw, &tree) };
        drop(held);
        Ok(this)
    }

    /// Erases the operation and everything inside. Its results must not be used.
    fn erase(&self) -> Result<()> {
        self.erase_because("was erased")
    }

    /// Puts one value in the place of another among the operands.
    fn replace_uses_of_with(&self, of: ObjectRef<Value>, with_: ObjectRef<Value>) -> Result<()> {
        if [&of, &with_].iter().any(|value| !value.context().same_as(self.context())) {
            return Err(other_context("the value"));
        }
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let (of, new) = (of.raw(&held)?, with_.raw(&held)?);
        with_.share_unless_in(&held, Some(&self.node().tree(&held)));
        // SAFETY: live, of one locked context.
        unsafe { mlirOperationReplaceUsesOfWith(raw, of, new) };
        Ok(())
    }

    /// How many times its results are used.
    #[getter]
    fn num_uses(&self) -> Result<i64> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        let mut count = 0;
        // SAFETY: live, as is all that is reached below.
        unsafe {
            for index in 0..mlirOperationGetNumResults(raw) {
                let mut next = mlirValueGetFirstUse(mlirOperationGetResult(raw, index));
                while !mlirOpOperandIsNull(next) {
                    debug_assert!(!mlirOpOperandGetOwner(next).ptr.is_null());
                    count += 1;
                    next = mlirOpOperandGetNextUse(next);
                }
            }
        }
        Ok(count)
    }
}
