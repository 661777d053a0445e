//! Infers result types from operands and attributes, by the rules of the model or by a user's hook.

use fishplate::{Any, Array, ObjectRef, Result};
use fishplate_dialect::model::ResultType;
use fishplate_mlir::{Attribute, Type};

use super::bind::OpClass;
use super::groups::Groups;
use super::value::{Values, at, describe, elements};
use super::{definition, user_hooks};
use crate::error::{other_context, type_error, value_error};
use crate::live::tied;
use crate::lock::Guard;
use crate::operation::NewOperation;
use crate::{Attribute as AttributeObject, Context, Type as TypeObject, Value};

/// Infers the types of the results.
pub(super) fn results<'a>(
    values: &Values<'a>,
    class: &OpClass,
    rules: &[ResultType],
    operands: &Groups<ObjectRef<Value>>,
    attributes: &[(&str, Attribute<'a>)],
) -> Result<Vec<Type<'a>>> {
    let operand = |name: &str| -> Result<Type<'a>> {
        let place = class.op.operands.iter().position(|slot| slot.name == name);
        let value = place.and_then(|place| operands.get(place).first());
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

/// Whether a user's hook infers the types of the results of operations with that name.
pub(super) fn has_hook(name: &str) -> bool {
    user_hooks::find(name, "infer").is_some()
}

/// Asks the user's hook for the types of the results of a new operation; `None` if there is no hook.
pub(crate) fn by_hook(
    new: &NewOperation<'_>,
    context: &ObjectRef<Context>,
    held: &Guard<'_>,
) -> Result<Option<Vec<ObjectRef<TypeObject>>>> {
    let Some(hook) = user_hooks::find(new.name, "infer") else { return Ok(None) };
    let place = || format!("the hook {}.infer", new.name);
    let ty = |value: &ObjectRef<Value>| {
        Ok(Any::from(TypeObject::wrap(context, value.mlir(held)?.ty())?))
    };
    let operands = new.operands.iter().map(ty).collect::<Result<Array<Any>>>()?;
    let attribute = |(name, raw): &(&str, Attribute<'_>)| {
        Ok(((*name).to_owned(), Any::from(AttributeObject::wrap(context, *raw)?)))
    };
    let attributes = new.attributes.iter().map(attribute).collect::<Result<Vec<_>>>()?;
    let facts = user_hooks::facts_of_parts(new.name, attributes, operands)?;
    let answer = {
        let _frozen = held.freeze();
        hook.call::<Any>((facts,)).map_err(|error| at(&place(), &error))?
    };
    let types = elements(&answer.view()).unwrap_or_else(|| vec![answer.clone()]);
    let read = |ty: &Any| match ty.view().to_object::<TypeObject>() {
        Some(ty) if ty.context().same_as(context) => Ok(ty),
        Some(_) => Err(other_context(&place())),
        None => {
            let got = describe(&ty.view());
            Err(type_error(format!("{}: expected the types of the results, got {got}", place())))
        }
    };
    types.iter().map(read).collect::<Result<Vec<_>>>().map(Some)
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
