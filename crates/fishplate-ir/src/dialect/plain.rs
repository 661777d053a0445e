//! Builders in the plain case: single values as operands, results whose types follow from them, a place in a block, and nothing
//! else. Such operations are built without lists on the heap. Every other call, and every call that fails, is left to the
//! general builder, which words the errors.

use fishplate::{AnyView, ObjectRef, Result};
use fishplate_dialect::emit::python::builder::{Argument, Role};
use fishplate_dialect::model::{Infer, Op, ResultType, Segments, ValueSlot};
use fishplate_mlir as mlir;

use super::bind::OpClass;
use crate::operation::refuse_deep;
use crate::{InsertionPoint, Location, Operation, Value, current};

/// Most operands, and most results.
const MOST: usize = 4;

/// How a class builds plain operations.
pub(super) struct Plain {
    /// The place of each operand among the arguments.
    operands: Vec<usize>,
    /// The operand that has the type of each result.
    results: Vec<usize>,
    location: usize,
    point: usize,
    /// Number of all arguments.
    count: usize,
}

impl Plain {
    /// Returns how a class builds plain operations, if it has any.
    pub(super) fn of(op: &Op, plan: &[Argument]) -> Option<Plain> {
        let place = |role: Role| plan.iter().position(|argument| argument.role == role);
        let Infer::Rules(rules) = &op.infer else { return None };
        let like = |rule: &ResultType| match rule {
            ResultType::Operand(name) => op.operands.iter().position(|slot| slot.name == *name),
            _ => None,
        };
        let is_operand = |argument: &Argument| matches!(argument.role, Role::Operand(_));
        let fits = op.regions.is_empty()
            && op.successors.is_empty()
            && op.operand_segments != Segments::Sizes
            && op.result_segments != Segments::Sizes
            && (1..=MOST).contains(&op.operands.len())
            && rules.len() == op.results.len()
            && rules.len() <= MOST
            && op.operands.iter().chain(&op.results).all(ValueSlot::is_single)
            && plan.iter().all(|argument| argument.optional || is_operand(argument));
        fits.then_some(())?;
        Some(Plain {
            operands: (0..op.operands.len())
                .map(|at| place(Role::Operand(at)))
                .collect::<Option<_>>()?,
            results: rules.iter().map(like).collect::<Option<_>>()?,
            location: place(Role::Loc)?,
            point: place(Role::Ip)?,
            count: plan.len(),
        })
    }

    /// Builds an operation, if these are the arguments of a plain one, and nothing is wrong with them.
    pub(super) fn build(
        &self,
        class: &OpClass,
        args: &[AnyView<'_>],
    ) -> Option<Result<ObjectRef<Operation>>> {
        let is_known = |place: usize| {
            place == self.location || place == self.point || self.operands.contains(&place)
        };
        let is_more = |(place, view): (usize, &AnyView<'_>)| !view.is_none() && !is_known(place);
        if args.len() > self.count || args.iter().enumerate().any(is_more) {
            return None;
        }
        let given = |place: usize| args.get(place).filter(|view| !view.is_none());
        let location = match given(self.location) {
            Some(view) => view.to_object::<Location>()?,
            None => current::location(None).ok()?,
        };
        let point = match given(self.point) {
            Some(view) => view.to_object::<InsertionPoint>()?,
            None => current::insertion_point()?,
        };
        let context = location.context();
        if !point.block().context().same_as(context) {
            return None;
        }
        let held = context.lock();
        let target = point.target(&held).ok()?;
        refuse_deep(context, target.around(), None).ok()?;
        let value = |place: usize| {
            let value = args.get(place)?.as_object::<Value>()?;
            value.context().same_as(context).then_some(value)
        };
        let first = value(*self.operands.first()?)?.mlir(&held).ok()?;
        let mut operands = [first; MOST];
        for (operand, place) in operands.iter_mut().zip(&self.operands).skip(1) {
            *operand = value(*place)?.mlir(&held).ok()?;
        }
        let mut results = [first.ty(); MOST];
        for (result, like) in results.iter_mut().zip(&self.results) {
            *result = operands[*like].ty();
        }
        let (operands, results) =
            (&operands[..self.operands.len()], &results[..self.results.len()]);
        let made = mlir::NewOp::plain(&class.name, location.mlir(), operands, results)?;
        let tree = point.block().node().tree(&held);
        let values = self.operands.iter().filter_map(|place| value(*place));
        values.for_each(|value| value.share_unless_in(&held, Some(&tree)));
        Some(Operation::wrap(context, &held, target.insert(made), Some(&tree)))
    }
}
