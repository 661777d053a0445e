//! Builders of operations, one function each. A builder takes FFI values in the order that the
//! model gives (the stub has the same order), converts them, and infers the rest.

use fishplate::{Any, AnyView, Array, Function, ObjectRef, Result};
use fishplate_dialect::emit::python::builder::{Argument, Role, arguments};
use fishplate_dialect::model::{Infer, Kind, Op, Segments, ValueSlot, Variadicity};
use fishplate_mlir as mlir;

use super::access::slot_value;
use super::bind::OpClass;
use super::groups::Groups;
use super::plain::Plain;
use super::value::{Values, at, describe, elements};
use super::{infer, model, properties, segments};
use crate::error::type_error;
use crate::operation::{NewOperation, Place, create, operand_of};
use crate::{Block, InsertionPoint, Location, Operation, Value, current};

/// The return value of a builder.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Gives {
    /// The operation.
    Operation,
    /// The result, all results, or the operation if it has no results or has regions.
    Results,
}

/// The builder of an operation.
pub(crate) fn function(class: &'static OpClass, gives: Gives) -> Function {
    let plan = arguments(&class.op);
    let plain = Plain::of(&class.op, &plan);
    let whole = class.op.results.is_empty() || !class.op.regions.is_empty();
    Function::packed(move |args: &[AnyView<'_>]| -> Result<Any> {
        let operation = match plain.as_ref().and_then(|plain| plain.build(class, args)) {
            Some(operation) => operation?,
            None => build(class, &plan, args)?,
        };
        match gives {
            Gives::Results if !whole => results(&class.op, &operation),
            _ => Ok(operation.into()),
        }
    })
}

/// The result of an operation, or its results.
fn results(op: &Op, operation: &ObjectRef<Operation>) -> Result<Any> {
    let held = operation.context().lock();
    let raw = operation.mlir(&held)?;
    let one = |result| Value::result(operation, &held, result);
    match (op.results.as_slice(), raw.result(0)) {
        ([slot], Some(only)) if slot.is_single() && raw.result_count() == 1 => Ok(one(only).into()),
        ([ValueSlot { variadicity: Variadicity::Optional, .. }], first) => {
            Ok(first.map_or(Any::NONE, |first| one(first).into()))
        }
        _ => Ok(raw.results().map(one).collect::<Array<_>>().into()),
    }
}

/// The converted arguments of a call.
struct Parts<'a, 'c> {
    operands: Groups<ObjectRef<Value>>,
    attributes: Vec<(&'a str, mlir::Attribute<'c>)>,
    properties: Vec<(&'a str, mlir::Attribute<'c>)>,
    successors: Groups<ObjectRef<Block>>,
    /// Result types, per result.
    types: Groups<mlir::Type<'c>>,
    /// All result types, if they are given together.
    results: Option<Vec<mlir::Type<'c>>>,
    regions: usize,
}

fn build(
    class: &'static OpClass,
    plan: &[Argument],
    args: &[AnyView<'_>],
) -> Result<ObjectRef<Operation>> {
    let op = &*class.op;
    if args.len() > plan.len() {
        let (most, got) = (plan.len(), args.len());
        return Err(type_error(format!("{}: takes {most} arguments, got {got}", class.name)));
    }
    let given = |role: Role| {
        let place = plan.iter().position(|argument| argument.role == role)?;
        args.get(place).filter(|view| !view.is_none())
    };
    let location = given(Role::Loc).map(|view| view.get::<ObjectRef<Location>>()).transpose();
    let location = current::location(location.map_err(|error| at("loc", &error))?)?;
    let place = match given(Role::Ip) {
        None => Place::Current,
        Some(view) if view.get::<bool>().is_ok_and(|here| !here) => Place::Nowhere,
        Some(view) => {
            let point =
                view.get::<ObjectRef<InsertionPoint>>().map_err(|error| at("ip", &error))?;
            Place::At(point)
        }
    };
    let context = location.context().clone();
    let held = context.lock();
    let catalog = model::catalog()?;
    let values = Values { context: &context, held: &held, catalog: &catalog };
    let mut parts = Parts {
        operands: Groups::new(op.operands.len()),
        successors: Groups::new(op.successors.len()),
        types: Groups::new(op.results.len()),
        attributes: Vec::new(),
        properties: Vec::new(),
        results: None,
        regions: op.regions.iter().filter(|slot| !slot.variadic).count(),
    };
    for (index, argument) in plan.iter().enumerate() {
        let view = args.get(index).copied().unwrap_or(AnyView::NONE);
        let may_be_none = || {
            may_be_none(op, argument.role)
                || (matches!(argument.role, Role::ResultType(_)) && infer::has_hook(&class.name))
        };
        if view.is_none() && !argument.optional && !may_be_none() {
            let what = if index < args.len() { "must not be None" } else { "is missing" };
            let (class, name) = (&class.name, &argument.name);
            return Err(type_error(format!("{class}: argument `{name}` {what}")));
        }
        take(&values, op, argument.role, &view, &mut parts).map_err(|error| {
            at(&format!("{}, argument `{}`", class.name, argument.name), &error)
        })?;
    }
    finish(&values, class, &location, place, parts)
}

/// Whether a required argument may be none.
fn may_be_none(op: &Op, role: Role) -> bool {
    matches!(role, Role::ResultType(at) if op.results[at].variadicity == Variadicity::Optional)
}

/// Converts one argument.
fn take<'a, 'c>(
    values: &Values<'c>,
    op: &'a Op,
    role: Role,
    view: &AnyView<'_>,
    parts: &mut Parts<'a, 'c>,
) -> Result<()> {
    match role {
        Role::Loc | Role::Ip => {}
        _ if view.is_none() => {}
        Role::Operand(at) => take_operand(values, op, at, view, parts)?,
        Role::Attr(at) => {
            let slot = &op.attrs[at];
            if slot.kind == Kind::Unit && view.get::<bool>().is_ok_and(|on| !on) {
                return Ok(());
            }
            let attribute = slot_value(values, slot, view)?;
            let list = if slot.property { &mut parts.properties } else { &mut parts.attributes };
            list.push((&slot.name, attribute));
        }
        Role::Successor(at) if op.successors[at].variadic => {
            let blocks = elements(view).ok_or_else(|| expected("a list of blocks", view))?;
            for block in &blocks {
                let block = block.get().map_err(|_| expected("a block", &block.view()))?;
                parts.successors.push(at, block);
            }
        }
        Role::Successor(at) => {
            parts.successors.push(at, view.get().map_err(|_| expected("a block", view))?);
        }
        Role::RegionCount(_) => {
            let count = view.get::<i64>().ok().and_then(|count| usize::try_from(count).ok());
            parts.regions += count.ok_or_else(|| expected("a number of regions", view))?;
        }
        Role::ResultType(at) => match op.results[at].variadicity {
            Variadicity::One | Variadicity::Optional => {
                parts.types.push(at, type_of(values, view)?);
            }
            _ => types_of(values, view)?.into_iter().for_each(|ty| parts.types.push(at, ty)),
        },
        Role::Results => parts.results = Some(types_of(values, view)?),
    }
    Ok(())
}

fn expected(what: &str, view: &AnyView<'_>) -> fishplate::Error {
    type_error(format!("expected {what}, got {}", describe(view)))
}

fn type_of<'c>(values: &Values<'c>, view: &AnyView<'_>) -> Result<mlir::Type<'c>> {
    values.type_(view)?.ok_or_else(|| expected("a type", view))
}

fn types_of<'c>(values: &Values<'c>, view: &AnyView<'_>) -> Result<Vec<mlir::Type<'c>>> {
    let types = elements(view).ok_or_else(|| expected("a list of types", view))?;
    types.iter().map(|ty| type_of(values, &ty.view())).collect()
}

/// Converts an operand or a group of operands. For a variadic group of groups, the sizes become an
/// attribute.
fn take_operand<'a, 'c>(
    values: &Values<'c>,
    op: &'a Op,
    slot: usize,
    view: &AnyView<'_>,
    parts: &mut Parts<'a, 'c>,
) -> Result<()> {
    let operands = &mut parts.operands;
    let mut each = |view: &AnyView<'_>| -> Result<i64> {
        let items = elements(view).ok_or_else(|| expected("a list of values", view))?;
        for (index, item) in items.iter().enumerate() {
            let value = operand_of(&item.view());
            operands.push(slot, value.map_err(|error| at(&format!("element {index}"), &error))?);
        }
        Ok(items.len() as i64)
    };
    match &op.operands[slot].variadicity {
        Variadicity::One | Variadicity::Optional => operands.push(slot, operand_of(view)?),
        Variadicity::Variadic => drop(each(view)?),
        Variadicity::VariadicOfVariadic(sizes) => {
            let groups = elements(view).ok_or_else(|| expected("a list of lists", view))?;
            let counts: Result<Vec<i64>> = groups.iter().map(|group| each(&group.view())).collect();
            parts.attributes.push((sizes, values.dense("i32", &counts?, &[])));
        }
    }
    Ok(())
}

/// Infers the missing parts, and creates the operation.
fn finish<'c>(
    values: &Values<'c>,
    class: &'static OpClass,
    location: &ObjectRef<Location>,
    place: Place,
    mut parts: Parts<'_, 'c>,
) -> Result<ObjectRef<Operation>> {
    let (op, context) = (&*class.op, location.context());
    let mut segments = |name, sizes: Vec<i64>| {
        parts.attributes.push((name, values.dense("i32", &sizes, &[])));
    };
    if op.operand_segments == Segments::Sizes {
        segments(segments::OPERANDS, parts.operands.sizes());
    }
    if op.result_segments == Segments::Sizes && parts.results.is_none() {
        segments(segments::RESULTS, parts.types.sizes());
    }
    let mut infers = false;
    let types = match (parts.results, &op.infer) {
        (Some(types), _) => types,
        _ if !op.infers_results() => {
            let types = parts.types.into_items();
            infers = types.is_empty() && infer::has_hook(&class.name);
            types
        }
        (None, Infer::Rules(rules)) => {
            infer::results(values, class, rules, &parts.operands, &parts.attributes)?
        }
        (None, _) => {
            infers = !op.results.is_empty();
            Vec::new()
        }
    };
    let new = NewOperation {
        name: &class.name,
        results: &types,
        operands: parts.operands.items(),
        attributes: &parts.attributes,
        successors: parts.successors.items(),
        regions: parts.regions,
        infer: infers,
    };
    let made = create(&new, location, place)?;
    for (name, value) in parts.properties {
        properties::set(context, made.mlir(values.held)?, name, Some(value))?;
    }
    Ok(made)
}
