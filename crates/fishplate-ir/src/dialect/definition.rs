//! Types and attributes of models: creating them from parameters, and reading the parameters back.
//!
//! Dialects in C++ are reached through text: the model's format prints what MLIR parses, and parses what MLIR prints. A
//! dialect without C++ stores its parameters as attributes, see `dynamic`.

use std::sync::Arc;

use fishplate::{AnyView, ObjectRef, Result};
use fishplate_dialect::format::text::{self, Handles};
use fishplate_dialect::format::{Form, Known, Value};
use fishplate_dialect::model::{DefRef, Kind, Literal, Param};
use fishplate_mlir::{Attribute, Type};

use super::texts::Texts;
use super::value::{Raw, Stored, Values, at, no_codec};
use super::{dynamic, model};
use crate::error::{type_error, value_error};
use crate::live::{Lasting, tied};
use crate::{Context, diagnostic};

/// Parses an attribute.
pub(crate) fn parse_attribute<'a>(values: &Values<'a>, text: &str) -> Result<Attribute<'a>> {
    let parse = || Attribute::parse_in(values.mlir(), text);
    diagnostic::parse_step(values.context, "Unable to parse attribute:", text.as_bytes(), parse)
}

/// Parses a type.
pub(crate) fn parse_type<'a>(values: &Values<'a>, text: &str) -> Result<Type<'a>> {
    let parse = || Type::parse_in(values.mlir(), text);
    diagnostic::parse_step(values.context, "Unable to parse type:", text.as_bytes(), parse)
}

fn texts<'a>(values: &Values<'a>) -> Texts<'a> {
    Texts::new(Some(values.mlir()))
}

/// Makes sure that the dialect of a definition is loaded.
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

/// Prints a definition with these parameters.
fn print<'a>(values: &Values<'a>, known: &Known, params: &[Raw<'a>]) -> Result<String> {
    text::print_with(values.catalog, known, params, &texts(values))
        .map_err(|failure| type_error(format!("{}: {}", name(known), failure.message)))
}

/// Creates the attribute with these parameters.
pub(crate) fn attribute<'a>(
    values: &Values<'a>,
    known: &Known,
    params: &[Raw<'a>],
) -> Result<Attribute<'a>> {
    load(values.context, &known.dialect)?;
    match dynamic::attribute_in(values.mlir(), known, params)? {
        Some(made) => Ok(made),
        None => parse_attribute(values, &print(values, known, params)?),
    }
}

/// Creates the type with these parameters.
pub(crate) fn type_<'a>(
    values: &Values<'a>,
    known: &Known,
    params: &[Raw<'a>],
) -> Result<Type<'a>> {
    load(values.context, &known.dialect)?;
    match dynamic::type_in(values.mlir(), known, params)? {
        Some(made) => Ok(made),
        None => parse_type(values, &print(values, known, params)?),
    }
}

/// The default of a parameter, if it is known.
pub(crate) fn default_of<'a>(
    values: &Values<'a>,
    kind: &Kind,
    default: &Literal,
) -> Result<Option<Raw<'a>>> {
    if let Literal::Text(text) = default {
        return Ok(Some(match kind.bare() {
            Kind::Type(_) => Value::Type(parse_type(values, text)?),
            Kind::AffineMap => Value::AffineMap(parse_attribute(values, text)?),
            Kind::IntegerSet => Value::IntegerSet(parse_attribute(values, text)?),
            _ => Value::Attr(parse_attribute(values, text)?),
        }));
    }
    Ok(Value::of_literal(default, values.catalog.enum_of(kind)))
}

/// Collects the parameters from the arguments of a call, in order. A missing argument gets its default.
pub(crate) fn arguments<'a>(
    values: &Values<'a>,
    known: &Known,
    args: &[AnyView<'_>],
) -> Result<Vec<Raw<'a>>> {
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

/// Returns the definition with a name such as `tk.tile`, if a model has it.
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

/// Parses the parameters from a text.
fn read<'a>(values: &Values<'a>, known: &Known, text: &str) -> Result<Vec<Raw<'a>>> {
    if let Form::Cpp(why) = &known.form {
        let name = name(known);
        return Err(type_error(format!(
            "the parameters of {name} cannot be read: its text form is C++ code ({why})"
        )));
    }
    let what = format!("{}: cannot read {text}:", name(known));
    let mut why = String::new();
    let read = diagnostic::step(values.context, &what, || {
        text::parse_with(values.catalog, known, text, &texts(values))
            .map_err(|failure| why = failure.message)
            .ok()
    });
    read.map_err(|error| value_error(format!("{} {why}", error.message())))
}

/// Caches the parameters of a type or attribute, by its address.
fn remember(values: &Values<'_>, address: usize, params: &[Raw<'_>]) -> Arc<[Stored]> {
    let stored = |param: &Raw<'_>| param.map(&|raw| Lasting::new(*raw), &|raw| Lasting::new(*raw));
    let params: Arc<[Stored]> = params.iter().map(stored).collect();
    values.context.state(values.held).params.insert(address, params.clone());
    params
}

/// Returns the parameters of an attribute if a model describes it.
pub(crate) fn params_of_attribute(
    values: &Values<'_>,
    raw: Attribute<'_>,
) -> Result<Option<Arc<[Stored]>>> {
    if let Some(found) = values.context.state(values.held).params.get(&raw.address()) {
        return Ok(Some(found.clone()));
    }
    let raw = tied(values.context, raw);
    let Some(known) = known_by_name(values, &raw.name(), false)? else { return Ok(None) };
    let params = match dynamic::decoded(known, raw.params()) {
        Some(params) => params,
        None => read(values, known, &texts(values).attr_text(&raw))?,
    };
    Ok(Some(remember(values, raw.address(), &params)))
}

/// Returns the parameters of a type if a model describes it.
pub(crate) fn params_of_type(values: &Values<'_>, raw: Type<'_>) -> Result<Option<Arc<[Stored]>>> {
    if let Some(found) = values.context.state(values.held).params.get(&raw.address()) {
        return Ok(Some(found.clone()));
    }
    let raw = tied(values.context, raw);
    let Some(known) = known_by_name(values, &raw.name(), true)? else { return Ok(None) };
    let params = match dynamic::decoded(known, raw.params()) {
        Some(params) => params,
        None => read(values, known, &texts(values).type_text(&raw))?,
    };
    Ok(Some(remember(values, raw.address(), &params)))
}
