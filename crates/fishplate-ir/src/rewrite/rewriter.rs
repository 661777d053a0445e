//! `ir.PatternRewriter`: what a pattern changes the IR with. It ends with the call of its pattern.

use std::cell::RefCell;
use std::sync::Arc;

use fishplate::{Array, Error, Object, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;

use crate::error::{other_context, value_error};
use crate::live::{ABlock, AnOp, Spot, UnderLock};
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
    #[field(skip)]
    context: ObjectRef<Context>,
    /// None when the pattern has returned.
    #[field(skip)]
    work: UnderLock<RefCell<Option<Work>>>,
    /// The conversion that it belongs to, if it does.
    #[field(skip)]
    conversion: Option<Conversion>,
}

/// The pattern that runs.
struct Work {
    /// The operation that it matches.
    root: ObjectRef<Operation>,
    /// Where new operations go.
    point: Point,
}

/// A place for new operations.
enum Point {
    /// Before the root.
    Root,
    /// Where it was set.
    At(ObjectRef<InsertionPoint>),
    /// Where the rewriter has erased an operation: before the next one, or at the end of the block. Both exist as long as this
    /// does (`hold`).
    Gap(Spot<ABlock>, Option<Spot<AnOp>>),
    /// Such a place that got no handle.
    Lost(Error),
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
        let work = Some(Work { root: root.clone(), point: Point::Root });
        let (context, work) = (root.context().clone(), UnderLock::new(RefCell::new(work)));
        PatternRewriter { context, work, conversion }.into_ref()
    }

    /// Begins with another pattern, after the one before has ended.
    pub(crate) fn begin_again(&self, held: &Guard<'_>, root: &ObjectRef<Operation>) {
        let work = Work { root: root.clone(), point: Point::Root };
        let before = self.work(held).replace(Some(work));
        drop(before);
    }

    fn work<'h>(&'h self, held: &'h Guard<'_>) -> &'h RefCell<Option<Work>> {
        self.work.get(self.context.the_lock(), held)
    }

    fn conversion(&self) -> Result<&Conversion> {
        self.conversion.as_ref().ok_or_else(|| {
            value_error("the rewriter belongs to no conversion: types are converted only there")
        })
    }

    /// Replaces each result of an operation by values of any types, and erases it.
    fn replace_by_groups(
        this: &ObjectRef<PatternRewriter>,
        op: &ObjectRef<Operation>,
        groups: &[Vec<ObjectRef<Value>>],
    ) -> Result<()> {
        let Conversion { casts, converter } = this.conversion()?;
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
        PatternRewriter::erase(this, op)
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
        let held = self.context.lock();
        let work = self.work(&held).take();
        let is_other = |gap: &ObjectRef<PatternRewriter>| !std::ptr::eq(&**gap, self);
        self.context.state(&held).gaps.retain(is_other);
        drop(work);
    }

    /// The context's lock; an error when the pattern has returned.
    fn lock(&self) -> Result<Guard<'_>> {
        let held = self.context.lock();
        let is_running = self.work(&held).borrow().is_some();
        if is_running { Ok(held) } else { Err(ended()) }
    }

    /// Where new operations go.
    fn point(&self, held: &Guard<'_>) -> Result<ObjectRef<InsertionPoint>> {
        self.hold(held);
        let root = match self.work(held).borrow().as_ref() {
            None => return Err(ended()),
            Some(Work { point: Point::At(known), .. }) => return Ok(known.clone()),
            Some(Work { point: Point::Lost(error), .. }) => return Err(error.clone()),
            Some(Work { root, .. }) => root.clone(),
        };
        InsertionPoint::before(&root)
    }

    /// Gives handles to the place of an erased operation. Called before anything is destroyed or moves to another tree.
    pub(crate) fn hold(&self, held: &Guard<'_>) {
        let (block, next) = match self.work(held).borrow().as_ref() {
            Some(Work { point: Point::Gap(block, next), .. }) => {
                (block.again(), next.as_ref().map(Spot::again))
            }
            _ => return,
        };
        let Some(block) = block.get(held) else { return };
        let next = next.as_ref().and_then(|next| next.get(held));
        let point = InsertionPoint::of_raw(&self.context, held, block, next);
        self.set_point(held, point.map_or_else(Point::Lost, Point::At));
    }

    fn set_point(&self, held: &Guard<'_>, point: Point) {
        let mut work = self.work(held).borrow_mut();
        let before = work.as_mut().map(|work| std::mem::replace(&mut work.point, point));
        drop(work);
        drop(before);
    }

    fn check_context(&self, op: &Operation) -> Result<()> {
        match op.context().same_as(&self.context) {
            true => Ok(()),
            false => Err(other_context("the operation")),
        }
    }

    /// Whether new operations go before an operation, without another in between.
    fn is_before(&self, held: &Guard<'_>, op: &ObjectRef<Operation>) -> bool {
        match self.work(held).borrow().as_ref() {
            None => false,
            Some(Work { root, point: Point::Root }) => op.same_as(root),
            Some(Work { point: Point::At(point), .. }) => point.is_before(op),
            Some(Work { point: Point::Gap(_, next), .. }) => {
                next.as_ref().is_some_and(|next| next.address() == op.node().address())
            }
            Some(Work { point: Point::Lost(_), .. }) => false,
        }
    }

    /// Erases an operation. New ones go to its place if they were to go before it.
    fn erase(this: &ObjectRef<PatternRewriter>, op: &ObjectRef<Operation>) -> Result<()> {
        let held = this.context.lock();
        let is_before = this.is_before(&held, op);
        let raw = op.mlir(&held)?;
        let (block, next) = (raw.block().map(Spot::new), raw.next().map(Spot::new));
        op.erase_because(ERASED)?;
        if let Some(block) = block
            && is_before
        {
            this.set_point(&held, Point::Gap(block, next));
            let mut state = this.context.state(&held);
            if !state.gaps.iter().any(|known| known.same_as(this)) {
                state.gaps.push(this.clone());
            }
        }
        Ok(())
    }

    /// Replaces the results of an operation by values, and erases it.
    fn replace(
        this: &ObjectRef<PatternRewriter>,
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
        PatternRewriter::erase(this, op)
    }
}

#[cold]
fn ended() -> Error {
    value_error("the rewriter can be used only while its pattern runs, which has returned")
}

#[fishplate::methods(nonblocking)]
impl PatternRewriter {
    /// Where new operations go: before the operation that the pattern matches, unless it was set.
    #[getter]
    fn ip(&self) -> Result<ObjectRef<InsertionPoint>> {
        let held = self.lock()?;
        self.point(&held)
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// Lets new operations go before an operation.
    fn set_insertion_point_before(&self, op: ObjectRef<Operation>) -> Result<()> {
        let held = self.lock()?;
        self.check_context(&op)?;
        self.set_point(&held, Point::At(InsertionPoint::before(&op)?));
        Ok(())
    }

    /// Lets new operations go after an operation.
    fn set_insertion_point_after(&self, op: ObjectRef<Operation>) -> Result<()> {
        let held = self.lock()?;
        self.check_context(&op)?;
        self.set_point(&held, Point::At(InsertionPoint::behind(&op)?));
        Ok(())
    }

    /// Lets new operations go to the start of a block.
    fn set_insertion_point_to_start(&self, block: ObjectRef<Block>) -> Result<()> {
        let held = self.lock()?;
        self.set_point(&held, Point::At(InsertionPoint::at_start(&block)?));
        Ok(())
    }

    /// Lets new operations go to the end of a block.
    fn set_insertion_point_to_end(&self, block: ObjectRef<Block>) -> Result<()> {
        let held = self.lock()?;
        self.set_point(&held, Point::At(InsertionPoint::at_end(block)));
        Ok(())
    }

    /// Puts an operation that is in no block where new ones go.
    fn insert(&self, op: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let held = self.lock()?;
        self.point(&held)?.insert(&op)?;
        Ok(op)
    }

    /// Puts a copy of an operation where new ones go.
    fn clone(&self, op: ObjectRef<Operation>) -> Result<ObjectRef<Operation>> {
        let held = self.lock()?;
        self.check_context(&op)?;
        op.copy_to(Some(self.point(&held)?))
    }

    /// Replaces an operation by another one, or by values for its results, and erases it.
    fn replace_op(
        this: ObjectRef<PatternRewriter>,
        op: ObjectRef<Operation>,
        new: Variant2<ObjectRef<Operation>, Array<ObjectRef<Value>>>,
    ) -> Result<()> {
        let held = this.lock()?;
        this.check_context(&op)?;
        let tree = op.node().tree(&held);
        if this.conversion.is_some() {
            let values = match new {
                Variant2::A(new) => {
                    this.check_context(&new)?;
                    results_of(&held, &new)?
                }
                Variant2::B(values) => values.to_vec(),
            };
            let groups: Vec<_> = values.into_iter().map(|value| vec![value]).collect();
            return PatternRewriter::replace_by_groups(&this, &op, &groups);
        }
        match new {
            Variant2::A(new) => {
                this.check_context(&new)?;
                new.node().share_unless_in(&held, Some(&tree));
                let raw = new.mlir(&held)?;
                match (raw.result_count(), raw.result(0)) {
                    (1, Some(only)) => PatternRewriter::replace(&this, &held, &op, &[only]),
                    _ => {
                        let results: Vec<_> = raw.results().collect();
                        PatternRewriter::replace(&this, &held, &op, &results)
                    }
                }
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
                PatternRewriter::replace(&this, &held, &op, &raw)
            }
        }
    }

    /// Replaces each result of an operation by a list of values, and erases the operation. Only conversions can do that.
    fn replace_op_with_multiple(
        this: ObjectRef<PatternRewriter>,
        op: ObjectRef<Operation>,
        values: Array<Array<ObjectRef<Value>>>,
    ) -> Result<()> {
        let _held = this.lock()?;
        this.check_context(&op)?;
        let groups: Vec<Vec<_>> = values.iter().map(|group| group.to_vec()).collect();
        PatternRewriter::replace_by_groups(&this, &op, &groups)
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
    fn erase_op(this: ObjectRef<PatternRewriter>, op: ObjectRef<Operation>) -> Result<()> {
        let _held = this.lock()?;
        this.check_context(&op)?;
        PatternRewriter::erase(&this, &op)
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
        if [&of, &with_].iter().any(|value| !value.context().same_as(&self.context)) {
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
