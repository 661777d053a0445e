//! The getters and setters behind the fields of classes: operands, results, attributes, regions and successors of
//! operations by their place in the model, and parameters of types and attributes.

use std::sync::Arc;

use fishplate::{Any, AnyView, Array, Error, ObjectRef, Pass, Result};
use fishplate_dialect::format::Value as Param;
use fishplate_dialect::model::{AttrSlot, Kind, Literal, Segments, ValueSlot, Variadicity};
use fishplate_mlir::{self as mlir, DenseElement};

use super::attributes::Wanted;
use super::bind::{Bound, OpClass, bound_of};
use super::properties;
use super::value::{Stored, Values, at};
use super::{definition, model, segments};
use crate::error::{type_error, value_error};
use crate::lock::Guard;
use crate::symbol_table::edits;
use crate::{Attribute, Block, Context, Operation, Region, Type, Value};

/// The class of an operation.
fn class_of(this: &ObjectRef<Operation>) -> Result<&'static OpClass> {
    match bound_of(this.hold().type_index()) {
        Some(Bound::Op(class)) => Ok(class),
        _ => Err(type_error(format!("no model has the operation `{}`", this.node().name()))),
    }
}

fn missing(this: &ObjectRef<Operation>, what: &str, at: usize) -> Error {
    value_error(format!("operation `{}` has no {what} {at}", this.node().name()))
}

/// Returns operand `at`, which has no variadic group before it.
pub(super) fn fixed_operand(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let held = this.context().lock();
    let value = this.mlir(&held)?.operand(at).ok_or_else(|| missing(this, "operand", at))?;
    Ok(Value::operand(this, &held, value)?.into())
}

/// Returns result `at`, which has no variadic group before it.
pub(super) fn fixed_result(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let held = this.context().lock();
    let value = this.mlir(&held)?.result(at).ok_or_else(|| missing(this, "result", at))?;
    Ok(Value::result(this, &held, value).into())
}

/// Reads an attribute of an operation that is a dense array of `i32`. The result is empty if it is anything else.
fn sizes(raw: mlir::OpRef<'_>, name: &str) -> Vec<usize> {
    let values = raw.attribute(name).and_then(i32::values);
    values.into_iter().flatten().map(|size| usize::try_from(size).unwrap_or(0)).collect()
}

/// The range of group `at` of `slots` among `total` values: its start and its length.
fn range(
    slots: &[ValueSlot],
    at: usize,
    total: usize,
    segments: Segments,
    sizes: impl FnOnce() -> Vec<usize>,
) -> (usize, usize) {
    if segments == Segments::Sizes {
        let sizes = sizes();
        let first: usize = sizes.iter().take(at).sum();
        return (first, sizes.get(at).copied().unwrap_or(0));
    }
    let single = slots.iter().filter(|slot| slot.is_single()).count();
    let groups = slots.len() - single;
    let each = total.saturating_sub(single).checked_div(groups).unwrap_or(0);
    let size = |slot: &ValueSlot| if slot.is_single() { 1 } else { each };
    (slots.iter().take(at).map(size).sum(), slots.get(at).map_or(0, size))
}

/// Converts the values of a group for the FFI.
fn group(
    this: &ObjectRef<Operation>,
    slot: &ValueSlot,
    values: Vec<ObjectRef<Value>>,
    inner: impl FnOnce(&str) -> Vec<usize>,
) -> Result<Any> {
    match &slot.variadicity {
        Variadicity::One => match values.into_iter().next() {
            Some(value) => Ok(value.into()),
            None => Err(value_error(format!(
                "operation `{}` has no `{}`",
                this.node().name(),
                slot.name
            ))),
        },
        Variadicity::Optional => Ok(values.into_iter().next().map_or(Any::NONE, Any::from)),
        Variadicity::Variadic => Ok(values.into_iter().collect::<Array<_>>().into()),
        Variadicity::VariadicOfVariadic(name) => {
            let mut rest = values.into_iter();
            let parts: Vec<Any> = inner(name)
                .into_iter()
                .map(|size| rest.by_ref().take(size).collect::<Array<_>>().into())
                .collect();
            Ok(parts.into_iter().collect::<Array<Any>>().into())
        }
    }
}

/// Group `at` of the operands.
pub(super) fn operand(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let (op, held) = (&class.op, this.context().lock());
    let raw = this.mlir(&held)?;
    let slot = op.operands.get(at).ok_or_else(|| missing(this, "operand", at))?;
    let total = raw.operand_count();
    let named_sizes = |name: &str| sizes(raw, name);
    let (first, count) =
        range(&op.operands, at, total, op.operand_segments, || named_sizes(segments::OPERANDS));
    let values = (first..(first + count).min(total))
        .filter_map(|index| raw.operand(index))
        .map(|value| Value::operand(this, &held, value))
        .collect::<Result<Vec<_>>>()?;
    group(this, slot, values, named_sizes)
}

/// Group `at` of the results.
pub(super) fn result(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let (op, held) = (&class.op, this.context().lock());
    let raw = this.mlir(&held)?;
    let slot = op.results.get(at).ok_or_else(|| missing(this, "result", at))?;
    let total = raw.result_count();
    let named_sizes = |name: &str| sizes(raw, name);
    let (first, count) =
        range(&op.results, at, total, op.result_segments, || named_sizes(segments::RESULTS));
    let values = (first..(first + count).min(total))
        .filter_map(|index| raw.result(index))
        .map(|value| Value::result(this, &held, value))
        .collect();
    group(this, slot, values, named_sizes)
}

/// Region or group of regions `at`.
pub(super) fn region(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let held = this.context().lock();
    let total = this.mlir(&held)?.region_count();
    let slot = class.op.regions.get(at).ok_or_else(|| missing(this, "region", at))?;
    let one = |index: usize| Region::new(this.clone(), index as i64);
    if slot.variadic {
        return Ok((at..total).map(one).collect::<Array<_>>().into());
    }
    if at >= total { Err(missing(this, "region", at)) } else { Ok(one(at).into()) }
}

/// Successor or group of successors `at`.
pub(super) fn successor(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let held = this.context().lock();
    let raw = this.mlir(&held)?;
    let slot = class.op.successors.get(at).ok_or_else(|| missing(this, "successor", at))?;
    let one = |block| Block::wrap(this.context(), &held, block, None);
    if slot.variadic {
        let blocks: Result<Vec<_>> = raw.successors().skip(at).map(one).collect();
        return Ok(blocks?.into_iter().collect::<Array<_>>().into());
    }
    Ok(one(raw.successor(at).ok_or_else(|| missing(this, "successor", at))?)?.into())
}

/// The attribute behind a slot; `None` if the operation does not have it.
fn slot_attribute<'m>(raw: mlir::OpRef<'m>, slot: &AttrSlot) -> Option<mlir::Attribute<'m>> {
    match slot.property {
        true => raw.properties()?.entry(&slot.name),
        false => raw.attribute(&slot.name),
    }
}

/// Attribute or property `at`: its value, its default, or none.
pub(super) fn attribute(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(at).ok_or_else(|| missing(this, "attribute", at))?;
    let held = this.context().lock();
    let Some(found) = slot_attribute(this.mlir(&held)?, slot) else {
        return absent(this.context(), &held, slot);
    };
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), held: &held, catalog: &catalog };
    values.read(&slot.kind, found)
}

/// Attribute or property `at` as an MLIR attribute; none if it is absent.
pub(super) fn attribute_object(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(at).ok_or_else(|| missing(this, "attribute", at))?;
    let held = this.context().lock();
    match slot_attribute(this.mlir(&held)?, slot) {
        None => Ok(Any::NONE),
        Some(found) => Ok(Attribute::wrap(this.context(), found)?.into()),
    }
}

/// The value of an absent attribute: its default, false for a unit attribute, or none.
fn absent(context: &ObjectRef<Context>, held: &Guard<'_>, slot: &AttrSlot) -> Result<Any> {
    if slot.kind == Kind::Unit {
        return Ok(Any::from(false));
    }
    let Some(default) = slot.default.as_ref().filter(|default| **default != Literal::Null) else {
        return Ok(Any::NONE);
    };
    let catalog = model::catalog()?;
    let values = Values { context, held, catalog: &catalog };
    match definition::default_of(&values, &slot.kind, default)? {
        Some(Param::Attr(raw)) => values.read(&slot.kind, raw),
        Some(value) => values.any(&value),
        None => Ok(Any::NONE),
    }
}

/// Sets attribute or property `at`. A value of none removes it.
pub(super) fn set_attribute(
    this: &ObjectRef<Operation>,
    index: usize,
    view: &AnyView<'_>,
) -> Result<()> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(index).ok_or_else(|| missing(this, "attribute", index))?;
    let held = this.context().lock();
    let raw = this.mlir(&held)?;
    edits::note_attribute(raw, &slot.name);
    let off = slot.kind == Kind::Unit && view.get::<bool>().is_ok_and(|on| !on);
    if view.is_none() || off {
        if !slot.optional && slot.default.is_none() {
            return Err(value_error(format!(
                "attribute `{}` of `{}` must be there: it cannot be removed",
                slot.name, class.name
            )));
        }
        if slot.property {
            return properties::set(this.context(), raw, &slot.name, None);
        }
        raw.remove_attribute(&slot.name);
        return Ok(());
    }
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), held: &held, catalog: &catalog };
    let new = slot_value(&values, slot, view)
        .map_err(|error| at(&format!("attribute `{}` of `{}`", slot.name, class.name), &error))?;
    if slot.property {
        return properties::set(this.context(), raw, &slot.name, Some(new));
    }
    raw.set_attribute(&slot.name, new);
    Ok(())
}

/// Converts a value to the attribute for a slot.
pub(super) fn slot_value<'a>(
    values: &Values<'a>,
    slot: &AttrSlot,
    view: &AnyView<'_>,
) -> Result<mlir::Attribute<'a>> {
    if let Some(attribute) = values.attribute(view)? {
        return match model::names()?.attr_fits(&slot.constraint, attribute) {
            Some(false) => Err(type_error(format!("expected {}, got {attribute}", slot.summary))),
            _ => Ok(attribute),
        };
    }
    let storage = match (&slot.kind, slot.property) {
        // A property has the C++ type of the value. Its attribute is the one that wraps that type.
        (Kind::Enum(def), true) => {
            let all = values.catalog.definitions();
            let wraps = all.into_iter().find(|known| known.def.wraps.as_ref() == Some(def));
            wraps.map_or("", |known| known.def.cpp_class.as_str())
        }
        _ => slot.storage.as_str(),
    };
    values.wanted(Wanted { kind: &slot.kind, storage, constraint: &slot.constraint }, view)
}

/// Converts one of several parameters to an FFI value.
fn param(values: &Values<'_>, params: Option<Arc<[Stored]>>, at: usize) -> Result<Any> {
    match params.as_ref().and_then(|params| params.get(at)) {
        Some(value) => values.any(&values.recalled(value)),
        None => Err(type_error(format!("no model knows parameter {at}"))),
    }
}

/// Parameter `at` of a type.
pub(super) fn type_param(this: &ObjectRef<Type>, at: usize) -> Result<Any> {
    let catalog = model::catalog()?;
    let held = this.context().lock();
    let values = Values { context: this.context(), held: &held, catalog: &catalog };
    let params = definition::params_of_type(&values, this.mlir())?;
    param(&values, params, at)
}

/// Parameter `at` of an attribute.
pub(super) fn attribute_param(this: &ObjectRef<Attribute>, at: usize) -> Result<Any> {
    let catalog = model::catalog()?;
    let held = this.context().lock();
    let values = Values { context: this.context(), held: &held, catalog: &catalog };
    let params = definition::params_of_attribute(&values, this.mlir())?;
    param(&values, params, at)
}
