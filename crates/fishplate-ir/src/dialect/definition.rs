//! Types and attributes of models: made from parameters, and asked for them.
//!
//! A dialect of C++ is reached through text: the model's format prints what MLIR parses, and parses what
//! MLIR prints. A dialect without C++ keeps its parameters as attributes, see `dynamic`.

use std::sync::Arc;

use fishplate::{AnyView, ObjectRef, Result};
use fishplate_dialect::format::text::{self, Handles};
use fishplate_dialect::format::{Form, Known, Value};
use fishplate_dialect::model::{DefRef, Kind, Literal, Param};
use mlir_sys::{MlirAttribute, MlirType, mlirAttributeParseGet, mlirTypeParseGet};

use super::texts::Texts;
use super::value::{Raw, Values, at, no_codec};
use super::{dynamic, model};
use crate::Guard;
use crate::error::{type_error, value_error};
use crate::raw::{fishplateAttributeKindName, fishplateTypeKindName, string_ref, to_string};
use crate::{Context, diagnostic};

/// An attribute from its text.
pub(crate) fn parse_attribute(context: &ObjectRef<Context>, text: &str) -> Result<MlirAttribute> {
    diagnostic::parse_step(context, "Unable to parse attribute:", text.as_bytes(), || {
        // SAFETY: the context is live and locked; the text lives for the call.
        let raw = unsafe { mlirAttributeParseGet(context.raw(), string_ref(text)) };
        (!raw.ptr.is_null()).then_some(raw)
    })
}

/// A type from its text.
pub(crate) fn parse_type(context: &ObjectRef<Context>, text: &str) -> Result<MlirType> {
    diagnostic::parse_step(context, "Unable to parse type:", text.as_bytes(), || {
        // SAFETY: the context is live and locked; the text lives for the call.
        let raw = unsafe { mlirTypeParseGet(context.raw(), string_ref(text)) };
        (!raw.ptr.is_null()).then_some(raw)
    })
}

fn texts(context: &ObjectRef<Context>, _held: &Guard<'_>) -> Texts {
    // SAFETY: the context is live, and locked for as long as the caller uses the result.
    unsafe { Texts::new(context.raw()) }
}

/// Makes sure that the dialect of a definition is there.
fn load(context: &ObjectRef<Context>, dialect: &str) -> Result<()> {
    if context.load_dialect(dialect) {
        return Ok(());
    }
    Err(value_error(format!(
        "dialect `{dialect}` is not registered in this context: call its register() first"
    )))
}

fn name(known: &Known) -> String {
    format!("{}.{}", known.dialect, known.def.mnemonic.as_deref().unwrap_or(&known.def.name))
}

/// The text of a definition with these parameters.
fn print(values: &Values<'_>, known: &Known, params: &[Raw]) -> Result<String> {
    let held = values.context.lock();
    text::print_with(values.catalog, known, params, &texts(values.context, &held))
        .map_err(|failure| type_error(format!("{}: {}", name(known), failure.message)))
}

/// The attribute with these parameters.
pub(crate) fn attribute(
    values: &Values<'_>,
    known: &Known,
    params: &[Raw],
) -> Result<MlirAttribute> {
    load(values.context, &known.dialect)?;
    match dynamic::make_attribute(values, known, params)? {
        Some(made) => Ok(made),
        None => parse_attribute(values.context, &print(values, known, params)?),
    }
}

/// The type with these parameters.
pub(crate) fn type_(values: &Values<'_>, known: &Known, params: &[Raw]) -> Result<MlirType> {
    load(values.context, &known.dialect)?;
    match dynamic::make_type(values, known, params)? {
        Some(made) => Ok(made),
        None => parse_type(values.context, &print(values, known, params)?),
    }
}

/// The default of a parameter, if it is known.
pub(crate) fn default_of(
    values: &Values<'_>,
    kind: &Kind,
    default: &Literal,
) -> Result<Option<Raw>> {
    if let Literal::Text(text) = default {
        return Ok(Some(match kind.bare() {
            Kind::Type(_) => Value::Type(parse_type(values.context, text)?),
            Kind::AffineMap => Value::AffineMap(parse_attribute(values.context, text)?),
            Kind::IntegerSet => Value::IntegerSet(parse_attribute(values.context, text)?),
            _ => Value::Attr(parse_attribute(values.context, text)?),
        }));
    }
    Ok(Value::of_literal(default, values.catalog.enum_of(kind)))
}

/// The parameters from the arguments of a call, in their order; what is left out has its default.
pub(crate) fn arguments(
    values: &Values<'_>,
    known: &Known,
    args: &[AnyView<'_>],
) -> Result<Vec<Raw>> {
    let params = &known.def.params;
    if args.len() > params.len() {
        let (most, got) = (params.len(), args.len());
        let name = name(known);
        return Err(type_error(format!("{name}: expected at most {most} parameters, got {got}")));
    }
    let one = |(index, param): (usize, &Param)| {
        let place = || format!("{}, parameter `{}`", name(known), param.name);
        if let Some(cpp) = param.kind.opaque() {
            return Err(at(&place(), &no_codec(cpp)));
        }
        match args.get(index) {
            Some(view) if !view.is_none() => {
                values.value(&param.kind, view).map_err(|error| at(&place(), &error))
            }
            given => {
                if let Some(default) = &param.default
                    && let Some(value) = default_of(values, &param.kind, default)?
                {
                    return Ok(value);
                }
                if matches!(param.kind, Kind::Optional(_)) || param.optional || param.self_type {
                    return Ok(Value::None);
                }
                let what = if given.is_some() { "must not be None" } else { "is missing" };
                Err(type_error(format!("{} {what}", place())))
            }
        }
    };
    params.iter().enumerate().map(one).collect()
}

/// The definition of what has a name such as `tk.tile`, if a model has it.
fn known_by_name<'a>(values: &Values<'a>, full: &str, is_type: bool) -> Result<Option<&'a Known>> {
    let Some((dialect, mnemonic)) = full.split_once('.') else { return Ok(None) };
    let Some(model) = model::find(dialect)? else { return Ok(None) };
    let lines = if is_type { &model.types } else { &model.attrs };
    let Some(words) = lines.find(mnemonic).and_then(|place| lines.words().nth(place)) else {
        return Ok(None);
    };
    let def = DefRef { dialect: dialect.to_owned(), name: words.text("name") };
    let catalog = values.catalog;
    Ok(if is_type { catalog.type_(&def) } else { catalog.attr(&def) })
}

/// The parameters of a text.
fn read(values: &Values<'_>, known: &Known, text: &str) -> Result<Vec<Raw>> {
    if let Form::Cpp(why) = &known.form {
        let name = name(known);
        return Err(type_error(format!(
            "the parameters of {name} cannot be read: its text form is C++ code ({why})"
        )));
    }
    let what = format!("{}: cannot read {text}:", name(known));
    let mut why = String::new();
    let held = values.context.lock();
    let read = diagnostic::step(values.context, &what, || {
        text::parse_with(values.catalog, known, text, &texts(values.context, &held))
            .map_err(|failure| why = failure.message)
            .ok()
    });
    read.map_err(|error| value_error(format!("{} {why}", error.message())))
}

/// The parameters of an attribute, when a model has it.
pub(crate) fn params_of_attribute(
    values: &Values<'_>,
    raw: MlirAttribute,
) -> Result<Option<Arc<[Raw]>>> {
    let held = values.context.lock();
    if let Some(found) = values.context.state(&held).params.get(&raw.ptr.addr()) {
        return Ok(Some(found.clone()));
    }
    // SAFETY: callers pass an attribute of the context, which is locked.
    let full = unsafe { to_string(fishplateAttributeKindName(raw)) };
    let Some(known) = known_by_name(values, &full, false)? else { return Ok(None) };
    let params: Arc<[Raw]> = match dynamic::attribute_params(known, raw) {
        Some(params) => params.into(),
        None => read(values, known, &texts(values.context, &held).attr_text(&raw))?.into(),
    };
    values.context.state(&held).params.insert(raw.ptr.addr(), params.clone());
    Ok(Some(params))
}

/// The parameters of a type, when a model has it.
pub(crate) fn params_of_type(values: &Values<'_>, raw: MlirType) -> Result<Option<Arc<[Raw]>>> {
    let held = values.context.lock();
    if let Some(found) = values.context.state(&held).params.get(&raw.ptr.addr()) {
        return Ok(Some(found.clone()));
    }
    // SAFETY: callers pass a type of the context, which is locked.
    let full = unsafe { to_string(fishplateTypeKindName(raw)) };
    let Some(known) = known_by_name(values, &full, true)? else { return Ok(None) };
    let params: Arc<[Raw]> = match dynamic::type_params(known, raw) {
        Some(params) => params.into(),
        None => read(values, known, &texts(values.context, &held).type_text(&raw))?.into(),
    };
    values.context.state(&held).params.insert(raw.ptr.addr(), params.clone());
    Ok(Some(params))
}
