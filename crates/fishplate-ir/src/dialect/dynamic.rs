//! Types and attributes of dialects without C++: made from parameters, and asked for them.

use fishplate::{Error, Result};
use fishplate_dialect::format::{Known, Value};
use fishplate_dialect::model::Param;
use fishplate_mlir::dynamic::DynamicDialect;
use fishplate_mlir::{Attribute, ContextRef, Type};
use mlir_sys::{MlirAttribute, MlirContext, MlirType};

use super::storage;
use super::value::{Raw, Values};
use crate::error::value_error;

/// The dialect, if it is one without C++.
///
/// # Safety
/// The context is live and locked for `'c`.
unsafe fn dialect_of<'c>(context: MlirContext, name: &str) -> Option<DynamicDialect<'c>> {
    // SAFETY: the same requirement.
    DynamicDialect::find(unsafe { ContextRef::from_raw(context) }, name)
}

fn encoded<'c>(context: MlirContext, params: &[Raw]) -> Vec<Option<Attribute<'c>>> {
    params
        .iter()
        // SAFETY: callers pass values of the context, which lives for `'c`.
        .map(|param| unsafe { storage::encode(context, param).map(|raw| Attribute::from_raw(raw)) })
        .collect()
}

fn failed(error: &fishplate_mlir::Error) -> Error {
    value_error(error.to_string())
}

fn mnemonic(known: &Known) -> &str {
    known.def.mnemonic.as_deref().unwrap_or(&known.def.name)
}

/// The type with these parameters; nothing when its dialect is one of C++.
///
/// # Safety
/// The context is live and locked, and the values are of it.
pub(super) unsafe fn type_in(
    context: MlirContext,
    known: &Known,
    params: &[Raw],
) -> Result<Option<MlirType>> {
    // SAFETY: see above.
    let Some(dialect) = (unsafe { dialect_of(context, &known.dialect) }) else { return Ok(None) };
    let Some(definition) = dialect.find_type(mnemonic(known)) else { return Ok(None) };
    let made = definition.get(&encoded(context, params)).map_err(|error| failed(&error))?;
    Ok(Some(made.raw()))
}

/// The attribute with these parameters; nothing when its dialect is one of C++.
///
/// # Safety
/// The context is live and locked, and the values are of it.
pub(super) unsafe fn attribute_in(
    context: MlirContext,
    known: &Known,
    params: &[Raw],
) -> Result<Option<MlirAttribute>> {
    // SAFETY: see above.
    let Some(dialect) = (unsafe { dialect_of(context, &known.dialect) }) else { return Ok(None) };
    let Some(definition) = dialect.find_attribute(mnemonic(known)) else { return Ok(None) };
    let made = definition.get(&encoded(context, params)).map_err(|error| failed(&error))?;
    Ok(Some(made.raw()))
}

pub(super) fn make_type(
    values: &Values<'_>,
    known: &Known,
    params: &[Raw],
) -> Result<Option<MlirType>> {
    let _held = values.context.lock();
    // SAFETY: locked; the values are of the context.
    unsafe { type_in(values.context.raw(), known, params) }
}

pub(super) fn make_attribute(
    values: &Values<'_>,
    known: &Known,
    params: &[Raw],
) -> Result<Option<MlirAttribute>> {
    let _held = values.context.lock();
    // SAFETY: locked; the values are of the context.
    unsafe { attribute_in(values.context.raw(), known, params) }
}

/// The values of stored parameters.
pub(super) fn decoded<'c>(
    params: &[Param],
    stored: impl Iterator<Item = Option<Attribute<'c>>>,
) -> Option<Vec<Raw>> {
    params
        .iter()
        .zip(stored)
        .map(|(param, raw)| match raw {
            None => Some(Value::None),
            // SAFETY: a live attribute.
            Some(raw) => unsafe { storage::decode(&param.kind, raw.raw()) },
        })
        .collect()
}

/// The parameters of a type; nothing when its dialect is one of C++.
pub(super) fn type_params(known: &Known, raw: MlirType) -> Option<Vec<Raw>> {
    // SAFETY: callers pass a type of a live, locked context.
    let stored = unsafe { Type::from_raw(raw) }.params()?;
    decoded(&known.def.params, stored.into_iter())
}

/// The parameters of an attribute; nothing when its dialect is one of C++.
pub(super) fn attribute_params(known: &Known, raw: MlirAttribute) -> Option<Vec<Raw>> {
    // SAFETY: callers pass an attribute of a live, locked context.
    let stored = unsafe { Attribute::from_raw(raw) }.params()?;
    decoded(&known.def.params, stored.into_iter())
}
