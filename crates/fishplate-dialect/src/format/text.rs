//! Formats over plain text, without MLIR: `print(def, params)` gives the text that MLIR would, `parse(def, text)` the
//! parameters of what MLIR printed. Types and attributes inside are found by a balanced scan and handed to
//! [`Handles`]; with [`Plain`] they stay text.

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

/// Attributes and types behind their text.
pub trait Handles {
    /// Type of an attribute.
    type Attr: Clone;
    /// Type of a type.
    type Type: Clone;

    /// The attribute of a text.
    ///
    /// # Errors
    /// Fails if the text is not one.
    fn attr(&self, text: &str) -> Result<Self::Attr>;

    /// The type of a text.
    ///
    /// # Errors
    /// Fails if the text is not one.
    fn type_(&self, text: &str) -> Result<Self::Type>;

    /// The full form of an attribute, aliases resolved.
    fn attr_text(&self, attr: &Self::Attr) -> String;

    /// The full form of a type, aliases resolved.
    fn type_text(&self, of: &Self::Type) -> String;
}

/// Attributes and types are their text.
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

/// The full form of a type or attribute with these parameters, attributes and types in them as text.
///
/// # Errors
/// See [`definition::print`].
pub fn print(catalog: &Catalog, def: &Known, params: &[Value<String, String>]) -> Result<String> {
    print_with(catalog, def, params, &Plain)
}

/// The full form of a type or attribute with these parameters.
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

/// The parameters of a text, attributes and types in them as text.
///
/// # Errors
/// See [`definition::parse`].
pub fn parse(catalog: &Catalog, def: &Known, text: &str) -> Result<Vec<Value<String, String>>> {
    parse_with(catalog, def, text, &Plain)
}

/// The parameters of a type or attribute in its full form.
///
/// # Errors
/// When the text is of another definition; see [`definition::parse`].
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
