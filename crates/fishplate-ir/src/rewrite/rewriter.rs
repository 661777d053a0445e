//! `ir.PatternRewriter`: what a pattern changes the IR with. It ends with the call of its pattern.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use fishplate::{Array, Object, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;

use crate::error::{other_context, value_error};
use crate::lock::Guard;
use crate::pass::refuse_edit;
use crate::value::replace_uses;
use crate::{Block, Context, InsertionPoint, Operation, Value};

/// Why handles are invalid of what a pattern has erased.
const ERASED: &str = "was erased by a pattern";

/// Changes the IR for a pattern, while the pattern runs.
#[derive(Object)]
#[object(key = "ir.PatternRewriter", opaque)]
pub struct PatternRewriter {
    /// The operation that the pattern matches.
    #[field(skip)]
    root: ObjectRef<Operation>,
    /// Where new operations go; before the root if there is none.
    #[field(skip)]
    point: Mutex<Option<ObjectRef<InsertionPoint>>>,
    #[field(skip)]
    ended: AtomicBool,
}

impl PatternRewriter {
    pub(super) fn new(root: &ObjectRef<Operation>) -> ObjectRef<PatternRewriter> {
        let (point, ended) = (Mutex::new(None), AtomicBool::new(false));
        PatternRewriter { root: root.clone(), point, ended }.into_ref()
    }

    /// The pattern has returned.
    pub(super) fn end(&self) {
        self.ended.store(true, Ordering::Release);
    }

    /// The context's lock; an error when the pattern has returned.
    fn lock(&self) -> Result<Guard<'_>> {
        let held = self.root.context().lock();
        match self.ended.load(Ordering::Acquire) {
            false => Ok(held),
            true => Err(value_error(
                "the rewriter can be used only while its pattern runs, which has returned",
            )),
        }
    }

    fn point(&self) -> Result<ObjectRef<InsertionPoint>> {
        let known = self.point.lock().unwrap_or_else(PoisonError::into_inner).clone();
        known.map_or_else(|| InsertionPoint::before(&self.root), Ok)
    }

    fn set_point(&self, point: ObjectRef<InsertionPoint>) {
        let before = self.point.lock().unwrap_or_else(PoisonError::into_inner).replace(point);
        drop(before);
    }

    fn check_context(&self, op: &Operation) -> Result<()> {
        match op.context().same_as(self.root.context()) {
            true => Ok(()),
            false => Err(other_context("the operation")),
        }
    }

    /// Erases an operation. New ones go to its place if they were to go before it.
    fn erase(&self, op: &ObjectRef<Operation>) -> Result<()> {
        if self.point().is_ok_and(|at| at.is_before(op))
            && let Ok(behind) = InsertionPoint::behind(op)
        {
            self.set_point(behind);
        }
        op.erase_because(ERASED)
    }

    /// Checks the values that take the place of an operation's results.
    fn check_values(held: &Guard<'_>, op: &Operation, values: &[ObjectRef<Value>]) -> Result<()> {
        let raw = op.mlir(held)?;
        let name = op.node().name();
        let count = raw.result_count();
        if values.len() != count {
            return Err(value_error(format!(
                "`{name}` has {count} results, but {} values are to replace them",
                values.len()
            )));
        }
        for (index, value) in values.iter().enumerate() {
            if !value.context().same_as(op.context()) {
                return Err(other_context(&format!("value {index}")));
            }
            let new = value.mlir(held)?;
            let owner = match new.defining_op() {
                Some(owner) => Some(owner),
                None => new.argument_block().and_then(mlir::Block::parent),
            };
            if owner.is_some_and(|owner| raw.is_ancestor(owner)) {
                return Err(value_error(format!(
                    "value {index} cannot replace a result of `{name}`: it is one of its results or belongs to something \
                     inside of it, which is erased with it"
                )));
            }
        }
        Ok(())
    }
}

#[fishplate::methods(nonblocking)]
impl PatternRewriter {
    /// Where new operations go: before the operation that the pattern matches, unless it was set.
    #[getter]
    fn ip(&self) -> Result<ObjectRef<InsertionPoint>> {
        let _held = self.lock()?;
        self.point()
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.root.context().clone()
    }

    /// Lets new operations go before an operation.
    fn set_insertion_point_before(&self, op: ObjectRef<Operation>) -> Result<()> {
        let _held = self.lock()?;
        self.check_context(&op)?;
        self.set_point(InsertionPoint::before(&op)?);
        Ok(())
    }

    /// Lets new operations go after an operation.
    fn set_insertion_point_after(&self, op: ObjectRef<Operation>) -> Result<()> {
        let _held = self.lock()?;
        self.check_context(&op)?;
        self.set_point(InsertionPoint::behind(&op)?);
        Ok(())
    }

    /// Lets new operations go to the start of a block.
    fn set_insertion_point_to_start(&self, block: ObjectRef<Block>) -> Result<()> {
        let _held = self.lock()?;
        self.set_point(InsertionPoint::at_start(&block)?);
        Ok(())
    }

    /// Lets new operations go to the end of a block.
    fn set_insertion_point_to_end(&self, block: ObjectRef<Block>) -> Result<()> {
        let _held = self.lock()?;
        self.set_point(InsertionPoint::at_end(block));
        Ok(())
    }

    /// Puts an operation that is in no block where new ones go.
    fn insert(&self, op: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let _held = self.lock()?;
        self.point()?.insert(&op)?;
        Ok(op)
    }

    /// Puts a copy of an operation where new ones go.
    fn clone(&self, op: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let _held = self.lock()?;
        self.check_context(&op)?;
        op.copy_to(Some(self.point()?))
    }

    /// Replaces an operation by another one, or by values for its results, and erases it.
    fn replace_op(
        &self,
        op: ObjectRef<Operation>,
        new: Variant2<ObjectRef<Operation>, Array<ObjectRef<Value>>>,
    ) -> Result<()> {
        let held = self.lock()?;
        self.check_context(&op)?;
        let values: Vec<_> = match new {
            Variant2::A(new) => {
                self.check_context(&new)?;
                let results: Vec<_> = new.mlir(&held)?.results().collect();
                results.into_iter().map(|result| Value::result(&new, &held, result)).collect()
            }
            Variant2::B(values) => values.to_vec(),
        };
        PatternRewriter::check_values(&held, &op, &values)?;
        let raw = op.mlir(&held)?;
        refuse_edit(raw, op.node().name())?;
        let tree = op.node().tree(&held);
        for (old, new) in raw.results().zip(&values) {
            new.share_unless_in(&held, Some(&tree));
            replace_uses(old, new.mlir(&held)?);
        }
        self.erase(&op)
    }

    /// Erases an operation and everything inside. Its results must not be used.
    fn erase_op(&self, op: ObjectRef<Operation>) -> Result<()> {
        let _held = self.lock()?;
        self.check_context(&op)?;
        self.erase(&op)
    }

    /// Moves an operation before another one.
    fn move_op_before(&self, op: ObjectRef<Operation>, other: ObjectRef<Operation>) -> Result<()> {
        let _held = self.lock()?;
        op.move_beside(&other, false)
    }

    /// Moves an operation after another one.
    fn move_op_after(&self, op: ObjectRef<Operation>, other: ObjectRef<Operation>) -> Result<()> {
        let _held = self.lock()?;
        op.move_beside(&other, true)
    }

    /// Lets everyone who uses a value use another one.
    fn replace_all_uses_with(&self, of: ObjectRef<Value>, with_: ObjectRef<Value>) -> Result<()> {
        let held = self.lock()?;
        if [&of, &with_].iter().any(|value| !value.context().same_as(self.root.context())) {
            return Err(other_context("the value"));
        }
        let (old, new) = (of.mlir(&held)?, with_.mlir(&held)?);
        if old != new {
            with_.share_unless_in(&held, None);
            replace_uses(old, new);
        }
        Ok(())
    }
}
