//! Infers result types from operands and attributes, by the rules of the model.

use fishplate::{ObjectRef, Result};
use fishplate_dialect::model::ResultType;
use fishplate_mlir::{Attribute, Type};

use super::bind::OpClass;
use super::definition;
use super::value::Values;
use crate::Value;
use crate::error::value_error;
use crate::live::tied;

/// Infers the types of the results.
pub(super) fn results<'a>(
    values: &Values<'a>,
    class: &OpClass,
    rules: &[ResultType],
    operands: &[Vec<ObjectRef<Value>>],
    attributes: &[(&str, Attribute<'a>)],
) -> Result<Vec<Type<'a>>> {
    let operand = |name: &str| -> Result<Type<'a>> {
        let place = class.op.operands.iter().position(|slot| slot.name == name);
        let value = place.and_then(|place| operands.get(place)).and_then(|group| group.first());
        let value =
            value.ok_or_else(|| no_type(class, &format!("there is no operand `{name}`")))?;
        Ok(tied(values.context, value.mlir(values.held)?.ty()))
    };
    rules
        .iter()
        .map(|rule| match rule {
            ResultType::Operand(name) => operand(name),
            ResultType::Fixed(text) => fixed(values, text),
            ResultType::BoolLike(name) => {
                Ok(operand(name)?.with_element(Type::int(values.mlir(), 1)))
            }
            ResultType::Attr(name) => {
                let found = attributes.iter().find(|(own, _)| own == name).map(|(_, raw)| *raw);
                let raw = found
                    .ok_or_else(|| no_type(class, &format!("there is no attribute `{name}`")))?;
                let ty = raw.as_type().or_else(|| raw.type_of()).filter(|ty| !ty.is_none());
                ty.ok_or_else(|| no_type(class, &format!("attribute `{name}` has no type")))
            }
        })
        .collect()
}

/// A type that is always the same.
fn fixed<'a>(values: &Values<'a>, text: &str) -> Result<Type<'a>> {
    let context = values.mlir();
    let width = text.strip_prefix('i').and_then(|width| width.parse().ok());
    match (text, width) {
        ("index", _) => Ok(Type::index(context)),
        ("f32", _) => Ok(Type::f32(context)),
        ("f64", _) => Ok(Type::f64(context)),
        (_, Some(width @ 1..=64)) => Ok(Type::int(context, width)),
        _ => definition::parse_type(values, text),
    }
}

#[cold]
fn no_type(class: &OpClass, why: &str) -> fishplate::Error {
    value_error(format!(
        "{}: the types of the results cannot be inferred: {why}; pass results=",
        class.name
    ))
}
