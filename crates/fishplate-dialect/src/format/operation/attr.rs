//! The text of the attributes that an operation's format names, and of their defaults.

use super::{OpSink, OpSource};
use crate::dense_element;
use crate::format::catalog::{Catalog, Known};
use crate::format::definition::{dense_items, parse_value};
use crate::format::failure::{Failure, Result};
use crate::format::sink::{float, quote, stripped};
use crate::format::syntax::is_keyword;
use crate::format::text::scan;
use crate::format::value::Value;
use crate::format::{enums, text};
use crate::model::{AttrSlot, Case, DefRef, Enum, Kind, Literal, ParamText, Signedness};

/// The text form of an attribute.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum AttrText {
    /// `@name`.
    SymbolName,
    /// Present or absent.
    Unit,
    /// The keyword of an enum case; the attribute is an integer of the enumeration's width.
    Case(DefRef),
    /// Without its type, which is this one.
    Typed(String),
    /// `[1, 2]`, with this element type.
    Dense(&'static str),
    /// Without dialect and mnemonic.
    Stripped(DefRef),
    /// In full.
    Full,
}

impl AttrText {
    /// Returns the text form of a slot's attribute.
    pub(super) fn of(catalog: &Catalog, slot: &AttrSlot) -> AttrText {
        if slot.symbol_name {
            return AttrText::SymbolName;
        }
        if let Some(element) = dense_element(slot.storage.trim_start_matches("mlir::")) {
            return AttrText::Dense(element);
        }
        if let Some(known) = catalog.attr_of_class(&slot.storage)
            && known.def.mnemonic.is_some()
            && known.form != crate::format::Form::Mnemonic
        {
            let (dialect, name) = (known.dialect.clone(), known.def.name.clone());
            return AttrText::Stripped(DefRef { dialect, name });
        }
        match slot.kind.bare() {
            Kind::Unit => AttrText::Unit,
            Kind::Enum(def) => AttrText::Case(def.clone()),
            kind => type_of(kind).map_or(AttrText::Full, AttrText::Typed),
        }
    }
}

/// The type of numbers and strings of a kind.
fn type_of(kind: &Kind) -> Option<String> {
    Some(match kind {
        Kind::Int { bits, sign } => {
            let sign = match sign {
                Signedness::Signless => "",
                Signedness::Signed => "s",
                Signedness::Unsigned => "u",
            };
            format!("{sign}i{bits}")
        }
        Kind::Index => "index".to_owned(),
        Kind::Bool => "i1".to_owned(),
        Kind::Float { bits } if *bits > 0 => format!("f{bits}"),
        Kind::Str => "none".to_owned(),
        _ => return None,
    })
}

/// The integer in `4 : i32`, or in `true`.
pub(super) fn integer(text: &str) -> Option<i128> {
    match text {
        "true" => return Some(1),
        "false" => return Some(0),
        _ => {}
    }
    let (length, float) = scan::number_length(text)?;
    if float { None } else { text[..length].parse().ok() }
}

/// Prints the attribute.
pub(super) fn print<K: OpSink>(
    catalog: &Catalog,
    slot: &AttrSlot,
    qualified: bool,
    attr: &K::Attr,
    sink: &mut K,
) -> Result<()> {
    match AttrText::of(catalog, slot) {
        _ if qualified => sink.attribute(attr),
        AttrText::Typed(_) => sink.attribute_without_type(attr),
        AttrText::Unit | AttrText::Full => sink.attribute(attr),
        _ => {
            let text = sink.attribute_text(attr);
            print_text(catalog, slot, &text, sink)?;
        }
    }
    Ok(())
}

/// Prints an attribute, given in its full form.
pub(super) fn print_text<K: OpSink>(
    catalog: &Catalog,
    slot: &AttrSlot,
    text: &str,
    sink: &mut K,
) -> Result<()> {
    match AttrText::of(catalog, slot) {
        AttrText::SymbolName => match scan::unquote(text) {
            Some(name) => sink.symbol_name(&name),
            None => return Err(wrong(slot, "a string", text)),
        },
        AttrText::Case(def) => {
            let of = find(catalog, &def)?;
            let number = integer(text).ok_or_else(|| wrong(slot, "a case", text))?;
            // The number may be printed as signed; cases are unsigned.
            let mask = u64::MAX >> (64 - u32::from(of.bits.clamp(1, 64)));
            let number = u64::try_from(number & i128::from(mask)).unwrap_or_default();
            sink.write(&enums::written(of, &ParamText::Field, number)?);
        }
        AttrText::Typed(_) => {
            let length = scan::attribute_length(text, false).unwrap_or(text.len());
            sink.write(&text[..length]);
        }
        AttrText::Unit | AttrText::Full => sink.write(text),
        AttrText::Dense(_) => sink.write(&dense_items(text)),
        AttrText::Stripped(def) => match catalog.attr(&def) {
            Some(known) => sink.write(stripped(text, &known.dialect, known.mnemonic())),
            None => sink.write(text),
        },
    }
    Ok(())
}

/// Parses the attribute, if it comes next.
pub(super) fn parse<S: OpSource>(
    catalog: &Catalog,
    slot: &AttrSlot,
    qualified: bool,
    source: &mut S,
) -> Result<Option<S::Attr>> {
    if qualified {
        return source.optional_attribute(None);
    }
    Ok(match AttrText::of(catalog, slot) {
        AttrText::SymbolName => match source.optional_symbol_name()? {
            Some(name) => Some(source.attr_of_text(&quote(&name))?),
            None => None,
        },
        AttrText::Case(def) => {
            let of = find(catalog, &def)?;
            match case(source, of)? {
                Some(number) => Some(source.attr_of_text(&case_text(of, number))?),
                None => None,
            }
        }
        AttrText::Typed(of) => {
            let of = source.type_of_text(&of)?;
            source.optional_attribute(Some(&of))?
        }
        AttrText::Unit | AttrText::Full => source.optional_attribute(None)?,
        AttrText::Dense(_) if slot.optional && !source.is_next('[') => None,
        AttrText::Dense(element) => Some(source.dense_array(element)?),
        AttrText::Stripped(def) => {
            let kind = Kind::Attr(Some(def));
            match parse_value(catalog, &kind, &ParamText::Field, false, source)? {
                Some(Value::Attr(attr)) => Some(attr),
                _ => None,
            }
        }
    })
}

/// Parses an enum case: a keyword that names one, or a string.
fn case<S: OpSource>(source: &mut S, of: &Enum) -> Result<Option<u64>> {
    let keyword = |case: &&Case| is_keyword(&case.text) && source.optional_keyword(&case.text);
    if let Some(case) = of.cases.iter().find(keyword) {
        return Ok(Some(case.value));
    }
    let at = source.position();
    match source.optional_string()? {
        Some(text) => match enums::value(of, &text) {
            Some(number) => Ok(Some(number)),
            None => Err(Failure::new(at, format!("{}: no case is \"{text}\"", of.name))),
        },
        None => Ok(None),
    }
}

/// The integer attribute of a case. It is signless, so it is printed as a signed number.
fn case_text(of: &Enum, number: u64) -> String {
    let bits = u32::from(of.bits.clamp(1, 64));
    let signed = match number >> (bits - 1) {
        0 => i128::from(number),
        _ => i128::from(number) - (1i128 << bits),
    };
    format!("{signed} : i{bits}")
}

fn find<'c>(catalog: &'c Catalog, def: &DefRef) -> Result<&'c Enum> {
    let missing = || format!("the enumeration {}.{} is not in the catalog", def.dialect, def.name);
    catalog.enum_(def).ok_or_else(|| Failure::new(0, missing()))
}

fn wrong(slot: &AttrSlot, expected: &str, got: &str) -> Failure {
    Failure::new(0, format!("attribute {}: expected {expected}, got {got}", slot.name))
}

/// The text of an attribute's default, if it is known.
pub(super) fn default_text(catalog: &Catalog, slot: &AttrSlot) -> Option<String> {
    let default = slot.default.as_ref()?;
    match (AttrText::of(catalog, slot), default) {
        (_, Literal::Text(text)) => Some(text.clone()),
        (AttrText::Case(def), literal) => {
            let of = catalog.enum_(&def)?;
            match Value::<(), ()>::of_literal(literal, Some(of))? {
                Value::Enum(number) => Some(case_text(of, number)),
                _ => None,
            }
        }
        (AttrText::Stripped(def), Literal::Case(_)) => {
            let known: &Known = catalog.attr(&def)?;
            let of = catalog.enum_(known.def.wraps.as_ref()?)?;
            let value = Value::of_literal(default, Some(of))?;
            text::print(catalog, known, &[value]).ok()
        }
        (AttrText::Dense(element), Literal::List(items)) => {
            let items: Option<Vec<String>> = items.iter().map(bare).collect();
            let items = items?.join(", ");
            Some(match items.is_empty() {
                true => format!("array<{element}>"),
                false => format!("array<{element}: {items}>"),
            })
        }
        (AttrText::Typed(of), literal) => {
            let value = match (of.as_str(), literal) {
                ("i1", Literal::Int(value)) => (*value != 0).to_string(),
                _ => bare(literal)?,
            };
            let plain = of == "i1" || of == "none";
            Some(if plain { value } else { format!("{value} : {of}") })
        }
        (_, Literal::List(items)) if items.is_empty() => Some("[]".to_owned()),
        _ => None,
    }
}

fn bare(literal: &Literal) -> Option<String> {
    Some(match literal {
        Literal::Bool(value) => value.to_string(),
        Literal::Int(value) => value.to_string(),
        Literal::Float(value) => float(*value),
        Literal::Str(text) => quote(text),
        _ => return None,
    })
}
