//! What the fields of classes read and set: operands, results, attributes, regions, successors of operations by
//! their place in the model, and parameters of types and attributes.

use std::sync::Arc;

use fishplate::{Any, AnyView, Array, Error, ObjectRef, Pass, Result};
use fishplate_dialect::format::Value as Param;
use fishplate_dialect::model::{AttrSlot, Kind, Literal, Segments, ValueSlot, Variadicity};
use mlir_sys::{
    MlirAttribute, MlirOperation, MlirValue, mlirAttributeIsADenseI32Array,
    mlirDenseArrayGetNumElements, mlirDenseI32ArrayGetElement, mlirDictionaryAttrGetElementByName,
    mlirOperationGetAttributeByName, mlirOperationGetNumOperands, mlirOperationGetNumRegions,
    mlirOperationGetNumResults, mlirOperationGetNumSuccessors, mlirOperationGetOperand,
    mlirOperationGetResult, mlirOperationGetSuccessor, mlirOperationRemoveAttributeByName,
    mlirOperationSetAttributeByName,
};

use super::attributes::Wanted;
use super::bind::{Bound, OpClass, bound_of};
use super::properties;
use super::value::{Raw, Values, at};
use super::{definition, model, segments};
use crate::error::{type_error, value_error};
use crate::lock::Guard;
use crate::raw::string_ref;
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

/// Operand `at`, which has no group before it.
pub(super) fn fixed_operand(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    let at = at.cast_signed();
    // SAFETY: live.
    if at >= unsafe { mlirOperationGetNumOperands(raw) } {
        return Err(missing(this, "operand", at.cast_unsigned()));
    }
    // SAFETY: live, and the index is below the count.
    let value = unsafe { mlirOperationGetOperand(raw, at) };
    // SAFETY: a live value of the context.
    Ok(unsafe { Value::wrap(this.context(), &held, value) }?.into())
}

/// Result `at`, which has no group before it.
pub(super) fn fixed_result(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    let at = at.cast_signed();
    // SAFETY: live.
    if at >= unsafe { mlirOperationGetNumResults(raw) } {
        return Err(missing(this, "result", at.cast_unsigned()));
    }
    // SAFETY: live, and the index is below the count.
    let value = unsafe { mlirOperationGetResult(raw, at) };
    // SAFETY: a live result of this operation.
    Ok(unsafe { Value::result(this, &held, value) }.into())
}

/// The numbers in a dense array of `i32`; empty when it is none.
///
/// # Safety
/// `raw` is null or a live attribute.
unsafe fn sizes(raw: MlirAttribute) -> Vec<usize> {
    // SAFETY: see above; indices stay below the count.
    unsafe {
        if raw.ptr.is_null() || !mlirAttributeIsADenseI32Array(raw) {
            return Vec::new();
        }
        (0..mlirDenseArrayGetNumElements(raw))
            .map(|index| usize::try_from(mlirDenseI32ArrayGetElement(raw, index)).unwrap_or(0))
            .collect()
    }
}

/// An attribute or property of an operation by name; null when it has none.
///
/// # Safety
/// `raw` is live and its context locked.
unsafe fn named(raw: MlirOperation, name: &str) -> MlirAttribute {
    // SAFETY: see above; the name lives for the call.
    unsafe { mlirOperationGetAttributeByName(raw, string_ref(name)) }
}

/// Where group `at` of `slots` lies among `total` values: first and count.
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

/// The values of a group as the FFI gets them.
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
    let raw = this.raw(&held)?;
    let slot = op.operands.get(at).ok_or_else(|| missing(this, "operand", at))?;
    // SAFETY: live.
    let total = unsafe { mlirOperationGetNumOperands(raw) }.cast_unsigned();
    // SAFETY: live, and the context is locked.
    let named_sizes = |name: &str| unsafe { sizes(named(raw, name)) };
    let (first, count) =
        range(&op.operands, at, total, op.operand_segments, || named_sizes(segments::OPERANDS));
    let values: Result<Vec<_>> = (first..(first + count).min(total))
        // SAFETY: live, and the index is below the count.
        .map(|index| unsafe {
            let value = mlirOperationGetOperand(raw, index.cast_signed());
            Value::wrap(this.context(), &held, value)
        })
        .collect();
    group(this, slot, values?, named_sizes)
}

/// Group `at` of the results.
pub(super) fn result(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let (op, held) = (&class.op, this.context().lock());
    let raw = this.raw(&held)?;
    let slot = op.results.get(at).ok_or_else(|| missing(this, "result", at))?;
    // SAFETY: live.
    let total = unsafe { mlirOperationGetNumResults(raw) }.cast_unsigned();
    // SAFETY: live, and the context is locked.
    let named_sizes = |name: &str| unsafe { sizes(named(raw, name)) };
    let (first, count) =
        range(&op.results, at, total, op.result_segments, || named_sizes(segments::RESULTS));
    let values = (first..(first + count).min(total))
        // SAFETY: live, and the index is below the count.
        .map(|index| unsafe {
            let value: MlirValue = mlirOperationGetResult(raw, index.cast_signed());
            Value::result(this, &held, value)
        })
        .collect();
    group(this, slot, values, named_sizes)
}

/// Region or group of regions `at`.
pub(super) fn region(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    // SAFETY: live.
    let total = unsafe { mlirOperationGetNumRegions(raw) };
    let slot = class.op.regions.get(at).ok_or_else(|| missing(this, "region", at))?;
    let one = |index: isize| Region::new(this.clone(), index as i64);
    let index = at.cast_signed();
    if slot.variadic {
        return Ok((index..total).map(one).collect::<Array<_>>().into());
    }
    if index >= total { Err(missing(this, "region", at)) } else { Ok(one(index).into()) }
}

/// Successor or group of successors `at`.
pub(super) fn successor(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    // SAFETY: live.
    let total = unsafe { mlirOperationGetNumSuccessors(raw) };
    let slot = class.op.successors.get(at).ok_or_else(|| missing(this, "successor", at))?;
    // SAFETY: live, and callers stay below the count.
    let one = |index: isize| unsafe {
        Block::wrap(this.context(), &held, mlirOperationGetSuccessor(raw, index), None)
    };
    let index = at.cast_signed();
    if slot.variadic {
        let blocks: Result<Vec<_>> = (index..total).map(one).collect();
        return Ok(blocks?.into_iter().collect::<Array<_>>().into());
    }
    if index >= total { Err(missing(this, "successor", at)) } else { Ok(one(index)?.into()) }
}

/// The attribute behind a slot; null when the operation has none.
fn slot_attribute(held: &Guard<'_>, raw: MlirOperation, slot: &AttrSlot) -> MlirAttribute {
    if !slot.property {
        // SAFETY: callers pass a live operation of the locked context.
        return unsafe { named(raw, &slot.name) };
    }
    let all = properties::get(held, raw);
    if all.ptr.is_null() {
        return all;
    }
    // SAFETY: the properties are a dictionary of the context; the name lives for the call.
    unsafe { mlirDictionaryAttrGetElementByName(all, string_ref(&slot.name)) }
}

/// Attribute or property `at`: its value, the default, or none.
pub(super) fn attribute(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(at).ok_or_else(|| missing(this, "attribute", at))?;
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    let found = slot_attribute(&held, raw, slot);
    if found.ptr.is_null() {
        return absent(this.context(), slot);
    }
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), catalog: &catalog };
    // SAFETY: an attribute of the locked context.
    unsafe { values.read(&slot.kind, found) }
}

/// Attribute or property `at` as MLIR has it; none when it has none.
pub(super) fn attribute_object(this: &ObjectRef<Operation>, at: usize) -> Result<Any> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(at).ok_or_else(|| missing(this, "attribute", at))?;
    let held = this.context().lock();
    let found = slot_attribute(&held, this.raw(&held)?, slot);
    if found.ptr.is_null() {
        return Ok(Any::NONE);
    }
    // SAFETY: an attribute of the locked context.
    Ok(unsafe { Attribute::wrap(this.context(), found) }?.into())
}

/// What an attribute is that is not there.
fn absent(context: &ObjectRef<Context>, slot: &AttrSlot) -> Result<Any> {
    if slot.kind == Kind::Unit {
        return Ok(Any::from(false));
    }
    let Some(default) = slot.default.as_ref().filter(|default| **default != Literal::Null) else {
        return Ok(Any::NONE);
    };
    let catalog = model::catalog()?;
    let values = Values { context, catalog: &catalog };
    match definition::default_of(&values, &slot.kind, default)? {
        Some(Param::Attr(raw)) => {
            // SAFETY: an attribute of the context, made just now; it is not locked by anyone else.
            unsafe { values.read(&slot.kind, raw) }
        }
        Some(value) => values.any(&value),
        None => Ok(Any::NONE),
    }
}

/// Sets attribute or property `at`; none takes it away.
pub(super) fn set_attribute(
    this: &ObjectRef<Operation>,
    index: usize,
    view: &AnyView<'_>,
) -> Result<()> {
    let class = class_of(this)?;
    let slot = class.op.attrs.get(index).ok_or_else(|| missing(this, "attribute", index))?;
    let held = this.context().lock();
    let raw = this.raw(&held)?;
    // SAFETY: live, and the context is locked.
    unsafe { edits::note_attribute(raw, &slot.name) };
    let off = slot.kind == Kind::Unit && view.get::<bool>().is_ok_and(|on| !on);
    if view.is_none() || off {
        if !slot.optional && slot.default.is_none() {
            return Err(value_error(format!(
                "attribute `{}` of `{}` must be there: it cannot be removed",
                slot.name, class.name
            )));
        }
        if slot.property {
            return properties::set(this.context(), &held, raw, &slot.name, None);
        }
        // SAFETY: live, and the context is locked; the name lives for the call.
        unsafe { mlirOperationRemoveAttributeByName(raw, string_ref(&slot.name)) };
        return Ok(());
    }
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), catalog: &catalog };
    let new = slot_value(&values, slot, view)
        .map_err(|error| at(&format!("attribute `{}` of `{}`", slot.name, class.name), &error))?;
    if slot.property {
        return properties::set(this.context(), &held, raw, &slot.name, Some(new));
    }
    // SAFETY: live, of one locked context; the name lives for the call.
    unsafe { mlirOperationSetAttributeByName(raw, string_ref(&slot.name), new) };
    Ok(())
}

/// The attribute for a slot from a value.
pub(super) fn slot_value(
    values: &Values<'_>,
    slot: &AttrSlot,
    view: &AnyView<'_>,
) -> Result<MlirAttribute> {
    if let Some(raw) = values.attribute(view)? {
        // SAFETY: an attribute of the context, which the caller has locked.
        let attribute = unsafe { fishplate_mlir::Attribute::from_raw(raw) };
        return match model::names()?.attr_fits(&slot.constraint, attribute) {
            Some(false) => Err(type_error(format!("expected {}, got {attribute}", slot.summary))),
            _ => Ok(raw),
        };
    }
    let storage = match (&slot.kind, slot.property) {
        // A property has the C++ type of the value; its attribute is the one that wraps it.
        (Kind::Enum(def), true) => {
            let all = values.catalog.definitions();
            let wraps = all.into_iter().find(|known| known.def.wraps.as_ref() == Some(def));
            wraps.map_or("", |known| known.def.cpp_class.as_str())
        }
        _ => slot.storage.as_str(),
    };
    values.wanted(Wanted { kind: &slot.kind, storage, constraint: &slot.constraint }, view)
}

/// One of several parameters as a value.
fn param(values: &Values<'_>, params: Option<Arc<[Raw]>>, at: usize) -> Result<Any> {
    match params.as_ref().and_then(|params| params.get(at)) {
        Some(value) => values.any(value),
        None => Err(type_error(format!("no model knows parameter {at}"))),
    }
}

/// Parameter `at` of a type.
pub(super) fn type_param(this: &ObjectRef<Type>, at: usize) -> Result<Any> {
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), catalog: &catalog };
    let params = definition::params_of_type(&values, this.raw())?;
    param(&values, params, at)
}

/// Parameter `at` of an attribute.
pub(super) fn attribute_param(this: &ObjectRef<Attribute>, at: usize) -> Result<Any> {
    let catalog = model::catalog()?;
    let values = Values { context: this.context(), catalog: &catalog };
    let params = definition::params_of_attribute(&values, this.raw())?;
    param(&values, params, at)
}
