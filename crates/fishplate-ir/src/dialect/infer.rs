//! The types of results that follow from operands and attributes, by the rules of the model.

use fishplate::{ObjectRef, Result};
use fishplate_dialect::model::ResultType;
use mlir_sys::{
    MlirAttribute, MlirType, mlirAttributeGetType, mlirAttributeIsAType, mlirF32TypeGet,
    mlirF64TypeGet, mlirIndexTypeGet, mlirIntegerTypeGet, mlirTypeAttrGetValue, mlirTypeIsANone,
    mlirValueGetType,
};

use super::bind::OpClass;
use super::{definition, properties};
use crate::error::value_error;
use crate::{Context, Value};

/// The types of the results.
pub(super) fn results(
    context: &ObjectRef<Context>,
    class: &OpClass,
    rules: &[ResultType],
    operands: &[Vec<ObjectRef<Value>>],
    attributes: &[(&str, MlirAttribute)],
) -> Result<Vec<MlirType>> {
    let operand = |name: &str| -> Result<MlirType> {
        let place = class.op.operands.iter().position(|slot| slot.name == name);
        let value = place.and_then(|place| operands.get(place)).and_then(|group| group.first());
        let value =
            value.ok_or_else(|| no_type(class, &format!("there is no operand `{name}`")))?;
        let held = context.lock();
        // SAFETY: a live value.
        Ok(unsafe { mlirValueGetType(value.raw(&held)?) })
    };
    rules
        .iter()
        .map(|rule| match rule {
            ResultType::Operand(name) => operand(name),
            ResultType::Fixed(text) => fixed(context, text),
            ResultType::BoolLike(name) => {
                let like = operand(name)?;
                // SAFETY: the context is live; both types are of it.
                Ok(unsafe { properties::with_element(like, mlirIntegerTypeGet(context.raw(), 1)) })
            }
            ResultType::Attr(name) => {
                let found = attributes.iter().find(|(own, _)| own == name).map(|(_, raw)| *raw);
                let raw = found
                    .ok_or_else(|| no_type(class, &format!("there is no attribute `{name}`")))?;
                // SAFETY: an attribute of the context.
                let ty = unsafe {
                    match mlirAttributeIsAType(raw) {
                        true => mlirTypeAttrGetValue(raw),
                        false => mlirAttributeGetType(raw),
                    }
                };
                // SAFETY: a live type.
                if ty.ptr.is_null() || unsafe { mlirTypeIsANone(ty) } {
                    return Err(no_type(class, &format!("attribute `{name}` has no type")));
                }
                Ok(ty)
            }
        })
        .collect()
}

/// A type that is always the same.
fn fixed(context: &ObjectRef<Context>, text: &str) -> Result<MlirType> {
    let raw = context.raw();
    // SAFETY: the context is live.
    unsafe {
        match text {
            "index" => return Ok(mlirIndexTypeGet(raw)),
            "f32" => return Ok(mlirF32TypeGet(raw)),
            "f64" => return Ok(mlirF64TypeGet(raw)),
            _ => {
                let width = text.strip_prefix('i').and_then(|width| width.parse().ok());
                if let Some(width @ 1..=64) = width {
                    return Ok(mlirIntegerTypeGet(raw, width));
                }
            }
        }
    }
    definition::parse_type(context, text)
}

#[cold]
fn no_type(class: &OpClass, why: &str) -> fishplate::Error {
    value_error(format!(
        "{}: the types of the results cannot be inferred: {why}; pass results=",
        class.name
    ))
}
