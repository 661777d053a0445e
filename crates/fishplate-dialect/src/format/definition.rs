//! Interprets the formats of types and attributes: the text after the mnemonic.

mod parse;
mod print;

use super::ast::Element;
use super::catalog::{Catalog, Form, Known, definition_name};
use super::failure::{Failure, Result};
use super::sink::Sink;
use super::source::Source;
use super::value::Value;
use crate::model::{DefRef, Param};

pub use parse::parse_value;
pub(crate) use print::dense_items;
pub use print::print_value;

/// Prints the text after the mnemonic, including the space before it.
///
/// # Errors
/// Fails if the format is C++ code, or if a value does not fit its parameter.
pub fn print<K: Sink>(
    catalog: &Catalog,
    def: &Known,
    params: &[Value<K::Attr, K::Type>],
    sink: &mut K,
) -> Result<()> {
    if params.len() != def.def.params.len() {
        let (expected, got) = (def.def.params.len(), params.len());
        return Err(Failure::new(
            0,
            format!("{}: expected {expected} parameters, got {got}", name(def)),
        ));
    }
    match &def.form {
        Form::Mnemonic => Ok(()),
        Form::Cpp(why) => Err(cpp(def, why)),
        Form::Hook => {
            let values: Vec<_> = params.iter().collect();
            sink.hook(&definition_name(&def.dialect, &def.def, def.is_type), &values)
        }
        Form::Declarative(format) => {
            print::Printer::new(catalog, def, params, sink).elements(&format.elements)
        }
    }
}

/// Parses the text after the mnemonic. Omitted parameters get their defaults, or [`Value::None`] if
/// the defaults are types or attributes.
///
/// # Errors
/// Fails if the format is C++ code, or if the text does not match it.
pub fn parse<S: Source>(
    catalog: &Catalog,
    def: &Known,
    source: &mut S,
) -> Result<Vec<Value<S::Attr, S::Type>>> {
    match &def.form {
        Form::Mnemonic => Ok(vec![Value::None; def.def.params.len()]),
        Form::Cpp(why) => Err(cpp(def, why)),
        Form::Hook => {
            let kinds: Vec<_> = def.def.params.iter().map(|param| &param.kind).collect();
            source.hook(&definition_name(&def.dialect, &def.def, def.is_type), &[], &kinds)
        }
        Form::Declarative(format) => {
            let mut parser = parse::Parser::new(catalog, def, source, 0);
            let parsed = parser.elements(&format.elements).and_then(|()| parser.finish());
            if def.plain { parsed.map_err(|failure| without_hook(def, failure)) } else { parsed }
        }
    }
}

/// `dialect.mnemonic`, for messages.
fn name(def: &Known) -> String {
    format!("{}.{}", def.dialect, def.mnemonic())
}

/// Adds to an error that C++ code may have another text form. An error that was reported gets a second one.
fn without_hook(def: &Known, failure: Failure) -> Failure {
    let name = definition_name(&def.dialect, &def.def, def.is_type);
    let why = format!(
        "C++ code writes {name} in its own way; without a hook {name}.parse, parameters are written by name"
    );
    match failure.reported {
        true => Failure::new(failure.at, why),
        false => Failure::new(failure.at, format!("{}; {why}", failure.message)),
    }
}

fn cpp(def: &Known, why: &str) -> Failure {
    Failure::new(0, format!("the text form of {} is C++ code ({why})", name(def)))
}

/// The element type of a builtin dense array attribute, in text.
fn dense_element(def: &DefRef) -> Option<&'static str> {
    (def.dialect == "builtin").then(|| crate::dense_element(&def.name)).flatten()
}

/// The element that decides whether a group is present, without its wrappers.
fn bare(element: &Element) -> &Element {
    match element {
        Element::Qualified(of) | Element::Ref(of) => bare(of),
        element => element,
    }
}

/// The parameters that an element writes.
fn params_of(element: &Element) -> Vec<usize> {
    let mut found = Vec::new();
    element.each(&mut |element| match element {
        Element::Variable(super::ast::Of::Param(at)) => found.push(*at),
        Element::Params(all) => found.extend(all),
        Element::Struct(all) => found.extend(all.iter().map(|field| field.param)),
        _ => {}
    });
    found
}

/// The text of a string literal in C++, or the text itself.
pub(super) fn unquoted(text: &str) -> String {
    super::text::scan::unquote(text).unwrap_or_else(|| text.to_owned())
}

/// Prefixes an error with its parameter.
fn of_param(def: &Known, param: &Param, failure: Failure) -> Failure {
    let message = format!("{}, parameter {}: {}", name(def), param.name, failure.message);
    Failure { message, ..failure }
}
