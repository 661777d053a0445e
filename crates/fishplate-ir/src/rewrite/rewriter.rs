//! `ir.PatternRewriter`: what a pattern changes the IR with. It ends with the call of its pattern.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Array, Object, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;

use crate::error::{other_context, value_error};
use crate::lock::Guard;
use crate::pass::refuse_edit;
use crate::value::replace_uses;
use crate::{Block, Context, InsertionPoint, Operation, Region, Value};

use super::casts::{Casts, results_of};
use super::{TypeConverter, signature};

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
    /// The conversion that it belongs to, if it does.
    #[field(skip)]
    conversion: Option<Conversion>,
}

/// How a conversion keeps values of different types apart.
pub(super) struct Conversion {
    pub(super) casts: Arc<Casts>,
    pub(super) converter: Option<ObjectRef<TypeConverter>>,
}

impl PatternRewriter {
    pub(super) fn new(root: &ObjectRef<Operation>) -> ObjectRef<PatternRewriter> {
        PatternRewriter::within(root, None)
    }

    /// A rewriter for a pattern of a conversion.
    pub(super) fn within(
        root: &ObjectRef<Operation>,
        conversion: Option<Conversion>,
    ) -> ObjectRef<PatternRewriter> {
        let (point, ended) = (Mutex::new(None), AtomicBool::new(false));
        PatternRewriter { root: root.clone(), point, ended, conversion }.into_ref()
    }

    fn conversion(&self) -> Result<&Conversion> {
        self.conversion.as_ref().ok_or_else(|| {
            value_error("the rewriter belongs to no conversion: types are converted only there")
        })
    }

    /// Replaces each result of an operation by values of any types, and erases it.
    fn replace_by_groups(
        &self,
        op: &ObjectRef<Operation>,
        groups: &[Vec<ObjectRef<Value>>],
    ) -> Result<()> {
        let Conversion { casts, converter } = self.conversion()?;
        let held = op.context().lock();
        let results = results_of(&held, op)?;
        let raw = op.mlir(&held)?;
        PatternRewriter::check_count(op, results.len(), groups.len())?;
        refuse_edit(raw, op.node().name())?;
        for (index, value) in groups.iter().flatten().enumerate() {
            if !value.context().same_as(op.context()) {
                return Err(other_context(&format!("value {index}")));
            }
            PatternRewriter::check_value(op, raw, index, value.mlir(&held)?)?;
        }
        for (result, group) in results.iter().zip(groups) {
            casts.substitute(result, group, || InsertionPoint::before(op), converter.clone())?;
        }
        self.erase(op)
    }

    fn check_count(op: &Operation, results: usize, values: usize) -> Result<()> {
        match results == values {
            true => Ok(()),
            false => Err(value_error(format!(
                "`{}` has {results} results, but {values} values are to replace them",
                op.node().name()
            ))),
        }
    }

    /// Refuses a value that goes with the operation that it is to replace.
    fn check_value(
        op: &Operation,
        raw: mlir::OpRef<'_>,
        index: usize,
        value: mlir::Value<'_>,
    ) -> Result<()> {
        let owner = match value.defining_op() {
            Some(owner) => Some(owner),
            None => value.argument_block().and_then(mlir::Block::parent),
        };
        match owner.is_some_and(|owner| raw.is_ancestor(owner)) {
            true => Err(value_error(format!(
                "value {index} cannot replace a result of `{}`: it is one of its results or belongs to something inside of \
                 it, which is erased with it",
                op.node().name()
            ))),
            false => Ok(()),
        }
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
        let known = self.point.lock().unwrap_or_else(PoisonError::into_inner).clone();
        let is_before = known.map_or_else(|| op.same_as(&self.root), |at| at.is_before(op));
        if is_before && let Ok(behind) = InsertionPoint::behind(op) {
            self.set_point(behind);
        }
        op.erase_because(ERASED)
    }

    /// Replaces the results of an operation by values, and erases it.
    fn replace(
        &self,
        held: &Guard<'_>,
        op: &ObjectRef<Operation>,
        values: &[mlir::Value<'_>],
    ) -> Result<()> {
        let raw = op.mlir(held)?;
        PatternRewriter::check_count(op, raw.result_count(), values.len())?;
        for (index, value) in values.iter().enumerate() {
            PatternRewriter::check_value(op, raw, index, *value)?;
        }
        refuse_edit(raw, op.node().name())?;
        for (old, new) in raw.results().zip(values) {
            replace_uses(old, *new);
        }
        self.erase(op)
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
        let tree = op.node().tree(&held);
        if self.conversion.is_some() {
            let values = match new {
                Variant2::A(new) => {
                    self.check_context(&new)?;
                    results_of(&held, &new)?
                }
                Variant2::B(values) => values.to_vec(),
            };
            let groups: Vec<_> = values.into_iter().map(|value| vec![value]).collect();
            return self.replace_by_groups(&op, &groups);
        }
        match new {
            Variant2::A(new) => {
                self.check_context(&new)?;
                new.node().share_unless_in(&held, Some(&tree));
                let results: Vec<_> = new.mlir(&held)?.results().collect();
                self.replace(&held, &op, &results)
            }
            Variant2::B(values) => {
                let values = values.to_vec();
                let mut raw = Vec::with_capacity(values.len());
                for (index, value) in values.iter().enumerate() {
                    if !value.context().same_as(op.context()) {
                        return Err(other_context(&format!("value {index}")));
                    }
                    value.share_unless_in(&held, Some(&tree));
                    raw.push(value.mlir(&held)?);
                }
                self.replace(&held, &op, &raw)
            }
        }
    }

    /// Replaces each result of an operation by a list of values, and erases the operation. Only conversions can do that.
    fn replace_op_with_multiple(
        &self,
        op: ObjectRef<Operation>,
        values: Array<Array<ObjectRef<Value>>>,
    ) -> Result<()> {
        let _held = self.lock()?;
        self.check_context(&op)?;
        let groups: Vec<Vec<_>> = values.iter().map(|group| group.to_vec()).collect();
        self.replace_by_groups(&op, &groups)
    }

    /// Converts the types of the arguments of all blocks of a region. Only conversions can do that.
    fn convert_region_types(
        &self,
        region: ObjectRef<Region>,
        converter: ObjectRef<TypeConverter>,
    ) -> Result<()> {
        let _held = self.lock()?;
        self.check_context(region.operation())?;
        signature::convert_region(&self.conversion()?.casts, &region, &converter)
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
