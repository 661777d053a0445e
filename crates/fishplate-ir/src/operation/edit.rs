//! Moves, clones, detaches and erases operations.

use std::sync::Arc;

use fishplate::{Error, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::nesting::DEEPEST;
use fishplate_mlir::rewrite;

use super::Operation;
use crate::error::{other_context, value_error};
use crate::insertion_point::Target;
use crate::live::Root;
use crate::lock::Guard;
use crate::node::{self, Why};
use crate::pass::{refuse_edit, refuse_insertion};
use crate::symbol_table::edits;
use crate::tree::Tree;
use crate::value::users_of;
use crate::{Context, InsertionPoint, Value};

/// Largest number of users that an error names.
const MOST_NAMED: usize = 8;

/// Refuses to put `inside`, or a new operation, into `above` if the result would nest so deep that code that walks it
/// would run out of stack, or if a pass may not insert there.
pub(crate) fn refuse_deep(
    context: &Context,
    above: Option<mlir::OpRef<'_>>,
    inside: Option<mlir::OpRef<'_>>,
) -> Result<()> {
    let limit = DEEPEST - usize::from(inside.is_none());
    let depth = mlir::OpRef::depth_with(above, inside, limit);
    if depth > limit {
        return Err(value_error(format!("operations nest deeper than {DEEPEST} here")));
    }
    context.room().note_depth(depth);
    above.map_or(Ok(()), refuse_insertion)
}

impl Operation {
    /// Inserts an operation that is in no block.
    pub(crate) fn attach(
        &self,
        held: &Guard<'_>,
        target: &Target<'_>,
        into: &Arc<Tree>,
    ) -> Result<()> {
        let raw = self.mlir(held)?;
        if raw.block().is_some() {
            return Err(value_error(format!(
                "the operation `{}` is in a block already: use move_before or move_after, or \
                 detach_from_parent first",
                self.node().name()
            )));
        }
        self.refuse_inside(raw, target.around())?;
        self.node().tree(held).join(held, into, |owned| {
            target.insert(owned);
        });
        Ok(())
    }

    /// Refuses to put an operation into itself, or deeper than MLIR can handle.
    pub(crate) fn refuse_inside<'h>(
        &self,
        raw: mlir::OpRef<'h>,
        target: Option<mlir::OpRef<'h>>,
    ) -> Result<()> {
        refuse_deep(self.context(), target, Some(raw))?;
        match target.is_some_and(|target| raw.is_ancestor(target)) {
            true => Err(value_error(format!(
                "the operation `{}` cannot be put into itself",
                self.node().name()
            ))),
            false => Ok(()),
        }
    }

    /// Moves the operation next to another one, wherever it is now.
    pub(crate) fn move_beside(&self, other: &Operation, after: bool) -> Result<()> {
        if !self.context().same_as(other.context()) {
            return Err(other_context("the other operation"));
        }
        let held = self.context().lock();
        let (raw, target) = (self.mlir(&held)?, other.mlir(&held)?);
        let Some(block) = target.block() else {
            return Err(value_error(format!(
                "the operation `{}` is in no block, so nothing can be put beside it",
                other.node().name()
            )));
        };
        if raw == target {
            return Ok(());
        }
        self.refuse_inside(raw, Some(target))?;
        refuse_edit(raw, self.node().name())?;
        let (from, into) = (self.node().tree(&held), other.node().tree(&held));
        if raw.block().is_none() {
            from.join(&held, &into, |owned| {
                edits::note_put(block.insert_beside(target, owned, after));
            });
            return Ok(());
        }
        edits::note_leaving(raw);
        raw.move_beside(target, after);
        edits::note_put(raw);
        if !Arc::ptr_eq(&from, &into) {
            from.share(&held);
            into.share(&held);
            node::rehome(self.context(), &held, raw, &into);
        }
        Ok(())
    }

    /// A copy with everything inside, put at `point`; without one it lies in no block.
    pub(crate) fn copy_to(
        &self,
        point: Option<ObjectRef<InsertionPoint>>,
    ) -> Result<ObjectRef<Operation>> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        let tree = self.node().tree(&held);
        let copy = self.context().roomy(|| raw.duplicate());
        let copy = Operation::own(self.context(), &held, copy, true)?;
        // The copy uses the same values as the operation.
        tree.share(&held);
        if let Some(point) = point {
            point.insert(&copy)?;
        }
        Ok(copy)
    }

    /// The error that says why the operation cannot be erased: it names the users of its results, or of values inside.
    fn still_used(&self, raw: mlir::OpRef<'_>) -> Error {
        let mut names: Vec<_> = raw.results().flat_map(users_of).collect();
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

    /// Erases an operation and everything inside. Handles to them report `why` from then on.
    pub(crate) fn erase_because(&self, why: &'static str) -> Result<()> {
        let context = self.context();
        let held = context.lock();
        let raw = self.mlir(&held)?;
        refuse_edit(raw, self.node().name())?;
        if context.roomy(|| raw.foreign_user()).is_some() {
            return Err(self.still_used(raw));
        }
        let tree = self.node().tree(&held);
        node::invalidate(context, &held, raw, true, &Why::Fixed(why));
        edits::note_leaving(raw);
        let root = match raw.detach() {
            Some(owned) => Some(Root::new(owned)),
            None => tree.abandon(&held),
        };
        if let Some(root) = root {
            context.roomy(|| root.destroy());
        }
        Ok(())
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// Moves the operation, wherever it is now, before another one.
    fn move_before(&self, other: ObjectRef<Operation>) -> Result<()> {
        self.move_beside(&other, false)
    }

    /// Moves the operation, wherever it is now, after another one.
    fn move_after(&self, other: ObjectRef<Operation>) -> Result<()> {
        self.move_beside(&other, true)
    }

    /// Whether it comes before another operation of the same block.
    fn is_before_in_block(&self, other: ObjectRef<Operation>) -> Result<bool> {
        let held = self.context().lock();
        let (raw, target) = (self.mlir(&held)?, other.mlir(&held)?);
        raw.is_before(target).ok_or_else(|| {
            value_error(format!(
                "`{}` and `{}` are not in one block",
                self.node().name(),
                other.node().name()
            ))
        })
    }

    /// A copy with everything inside, inserted at `ip`. Without `ip`, it is in no block.
    #[method(name = "_clone")]
    fn clone_to(
        &self,
        #[default = None] ip: Option<ObjectRef<InsertionPoint>>,
    ) -> Result<ObjectRef<Operation>> {
        self.copy_to(ip)
    }

    /// Removes the operation from its block. Its handle then owns it.
    pub(crate) fn detach_from_parent(this: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let held = this.context().lock();
        let raw = this.mlir(&held)?;
        if raw.block().is_none() {
            return Err(value_error(format!(
                "Detached operation has no parent: `{}` is in no block",
                this.node().name()
            )));
        }
        refuse_edit(raw, this.node().name())?;
        this.node().tree(&held).share(&held);
        edits::note_leaving(raw);
        if let Some(owned) = raw.detach() {
            rewrite::note_taken(raw);
            let tree = Tree::own(this.context(), &held, owned, true);
            node::rehome(this.context(), &held, raw, &tree);
        }
        drop(held);
        Ok(this)
    }

    /// Erases the operation and everything inside. Its results must not be used.
    fn erase(&self) -> Result<()> {
        self.erase_because("was erased")
    }

    /// Replaces one value by another among the operands.
    fn replace_uses_of_with(&self, of: ObjectRef<Value>, with_: ObjectRef<Value>) -> Result<()> {
        if [&of, &with_].iter().any(|value| !value.context().same_as(self.context())) {
            return Err(other_context("the value"));
        }
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        let (of, new) = (of.mlir(&held)?, with_.mlir(&held)?);
        with_.share_unless_in(&held, Some(&self.node().tree(&held)));
        raw.replace_uses_of_with(of, new);
        rewrite::note_edited(raw);
        Ok(())
    }

    /// The number of uses of its results.
    #[getter]
    fn num_uses(&self) -> Result<i64> {
        let held = self.context().lock();
        let uses = self.mlir(&held)?.results().map(|result| result.uses().count());
        Ok(uses.sum::<usize>() as i64)
    }
}
