//! Formats on plain text, without MLIR. `print(def, params)` returns the text that MLIR would print, and
//! `parse(def, text)` the parameters of a text that MLIR printed. Types and attributes inside are found by matching
//! brackets and passed to [`Handles`]; with [`Plain`] they stay text.

mod op;
pub mod scan;
mod sink;
mod source;

use super::catalog::{Catalog, Known};
use super::definition;
use super::failure::{Failure, Result};
use super::sink::{full_form, strip};
use super::source::Source;
use super::value::Value;

pub use sink::TextSink;
pub use source::TextSource;

/// Converts between text and attributes or types.
pub trait Handles {
    /// Type of an attribute.
    type Attr: Clone;
    /// Type of a type.
    type Type: Clone;

    /// Parses an attribute.
    ///
    /// # Errors
    /// Fails if the text is not an attribute.
    fn attr(&self, text: &str) -> Result<Self::Attr>;

    /// Parses a type.
    ///
    /// # Errors
    /// Fails if the text is not a type.
    fn type_(&self, text: &str) -> Result<Self::Type>;

    /// The full form of an attribute, aliases resolved.
    fn attr_text(&self, attr: &Self::Attr) -> String;

    /// The full form of a type, aliases resolved.
    fn type_text(&self, of: &Self::Type) -> String;
}

/// Represents attributes and types by their text.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Handles for Plain {
    type Attr = String;
    type Type = String;

    fn attr(&self, text: &str) -> Result<String> {
        Ok(text.to_owned())
    }

    fn type_(&self, text: &str) -> Result<String> {
        Ok(text.to_owned())
    }

    fn attr_text(&self, attr: &String) -> String {
        attr.clone()
    }

    fn type_text(&self, of: &String) -> String {
        of.clone()
    }
}

/// Prints the full form of a type or attribute with these parameters. Attributes and types in them are text.
///
/// # Errors
/// See [`definition::print`].
pub fn print(catalog: &Catalog, def: &Known, params: &[Value<String, String>]) -> Result<String> {
    print_with(catalog, def, params, &Plain)
}

/// Prints the full form of a type or attribute with these parameters.
///
/// # Errors
/// See [`definition::print`].
pub fn print_with<H: Handles>(
    catalog: &Catalog,
    def: &Known,
    params: &[Value<H::Attr, H::Type>],
    handles: &H,
) -> Result<String> {
    let mut sink = TextSink::new(handles);
    definition::print(catalog, def, params, &mut sink)?;
    let body = sink.into_text();
    let mut text = full_form(def.mark(), &def.dialect, def.mnemonic(), &body);
    if let Some((at, _)) = def.self_type()
        && let Some(Value::Type(of)) = params.get(at)
    {
        let of = handles.type_text(of);
        if of != "none" {
            text = format!("{text} : {of}");
        }
    }
    Ok(text)
}

/// Parses the parameters from a text. Attributes and types in them stay text.
///
/// # Errors
/// See [`definition::parse`].
pub fn parse(catalog: &Catalog, def: &Known, text: &str) -> Result<Vec<Value<String, String>>> {
    parse_with(catalog, def, text, &Plain)
}

/// Parses the parameters from the full form of a type or attribute.
///
/// # Errors
/// Fails if the text belongs to another definition; see [`definition::parse`].
pub fn parse_with<H: Handles>(
    catalog: &Catalog,
    def: &Known,
    text: &str,
    handles: &H,
) -> Result<Vec<Value<H::Attr, H::Type>>> {
    let text = text.trim();
    let whole = match def.is_type {
        true => scan::type_length(text),
        false => scan::attribute_length(text, false),
    };
    let (head, tail) = text.split_at(whole.unwrap_or(text.len()));
    let body = match head.starts_with(def.mark()) {
        true => strip(head, &def.dialect, def.mnemonic()),
        false => head,
    };
    if body.len() == head.len() && def.mnemonic() != "" {
        let name = format!("{}{}.{}", def.mark(), def.dialect, def.mnemonic());
        return Err(Failure::new(0, format!("expected {name}, got {text}")));
    }
    let mut source = TextSource::new(catalog, body, handles);
    let mut params = definition::parse(catalog, def, &mut source)?;
    if !source.at_end() {
        return Err(source.expected("the end"));
    }
    match (tail.trim_start().strip_prefix(':'), def.self_type()) {
        (Some(of), Some((at, _))) => {
            if let Some(place) = params.get_mut(at) {
                *place = Value::Type(handles.type_(of.trim())?);
            }
        }
        _ if tail.trim().is_empty() => {}
        _ => return Err(Failure::new(head.len(), format!("expected the end, got {tail}"))),
    }
    Ok(params)
}
