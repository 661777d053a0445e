//! Operations on plain text: operands, regions and successors are text too.

use super::{Handles, TextSink, TextSource, scan};
use crate::format::failure::{Failure, Result};
use crate::format::operation::{OpSink, OpSource, TypeRule};
use crate::format::sink::Sink;
use crate::format::source::Source;
use crate::format::value::Value;

/// The length of a name after a mark: `%a#1`, `^bb0`.
fn name_length(text: &str, mark: char) -> Option<usize> {
    let rest = text.strip_prefix(mark)?;
    let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.' | '-' | '#');
    let length = rest.find(|c| !part(c)).unwrap_or(rest.len());
    (length > 0).then_some(length + 1)
}

/// The range of the element type in a shaped type.
fn element_range(text: &str) -> Option<(usize, usize)> {
    let open = text.find('<')?;
    if !["vector", "tensor", "memref", "complex"].contains(&&text[..open]) {
        return None;
    }
    let mut at = open + 1;
    while let Some(length) = text[at..].find('x') {
        let size = text[at..at + length].trim_matches(['[', ']']);
        let is_size = matches!(size, "?" | "*")
            || (!size.is_empty() && size.chars().all(|c| c.is_ascii_digit()));
        if !is_size {
            break;
        }
        at += length + 1;
    }
    Some((at, at + scan::type_length(&text[at..])?))
}

impl<H: Handles> TextSource<'_, H> {
    /// Parses `{a = 1, b}`.
    fn dictionary(&mut self) -> Result<Vec<(String, H::Attr)>> {
        let mut found = Vec::new();
        self.literal("{")?;
        if self.optional_punctuation("}") {
            return Ok(found);
        }
        loop {
            let Some(name) = self.optional_keyword_or_string()? else {
                return Err(self.expected("the name of an attribute"));
            };
            let attr = match self.optional_punctuation("=") {
                true => self.attribute(None)?,
                false => self.attr_of_text("unit")?,
            };
            found.push((name, attr));
            if !self.optional_punctuation(",") {
                break;
            }
        }
        self.literal("}")?;
        Ok(found)
    }
}

impl<H: Handles> OpSource for TextSource<'_, H> {
    type Operand = String;
    type Region = String;
    type Successor = String;

    fn optional_operand(&mut self) -> Result<Option<String>> {
        let length = name_length(self.rest(), '%');
        Ok(length.map(|length| self.take(length).to_owned()))
    }

    fn optional_region(&mut self, _terminator: Option<&str>) -> Result<Option<String>> {
        let length = scan::balanced(self.rest(), '{');
        Ok(length.map(|length| self.take(length).to_owned()))
    }

    /// The text of a region is the same with an empty block and without one.
    fn ensure_block(&mut self, _region: &mut String) {}

    fn empty_region(&mut self) -> String {
        "{}".to_owned()
    }

    fn optional_successor(&mut self) -> Result<Option<String>> {
        let length = name_length(self.rest(), '^');
        Ok(length.map(|length| self.take(length).to_owned()))
    }

    fn optional_symbol_name(&mut self) -> Result<Option<String>> {
        let rest = self.rest();
        let Some(name) = rest.strip_prefix('@') else { return Ok(None) };
        let length = match name.starts_with('"') {
            true => scan::string_length(name).unwrap_or(0),
            false => scan::word_length(name),
        };
        if length == 0 {
            return Err(self.expected("the name of a symbol"));
        }
        let name = &self.take(length + 1)[1..];
        Ok(Some(scan::unquote(name).unwrap_or_else(|| name.to_owned())))
    }

    fn attr_dict(&mut self, keyword: bool) -> Result<Vec<(String, H::Attr)>> {
        let there = match keyword {
            true => self.optional_keyword("attributes"),
            false => self.rest().starts_with('{'),
        };
        if there { self.dictionary() } else { Ok(Vec::new()) }
    }

    fn prop_dict(&mut self) -> Result<Vec<(String, H::Attr)>> {
        if !self.rest().starts_with("<{") {
            return Ok(Vec::new());
        }
        self.literal("<")?;
        let found = self.dictionary()?;
        self.literal(">")?;
        Ok(found)
    }

    fn derive_type(&mut self, rule: &TypeRule, of: &H::Type) -> Result<H::Type> {
        let text = self.type_text(of);
        let element = element_range(&text);
        let text = match (rule, element) {
            (TypeRule::Same, _) | (TypeRule::ElementOrSelf, None) => return Ok(of.clone()),
            (TypeRule::BoolLike, None) => "i1".to_owned(),
            (TypeRule::BoolLike, Some((start, end))) => {
                format!("{}i1{}", &text[..start], &text[end..])
            }
            (TypeRule::Element | TypeRule::ElementOrSelf, Some((start, end))) => {
                text[start..end].to_owned()
            }
            (TypeRule::Param(name), _) => {
                if let Some(Value::Type(found)) = self.param(&text, name) {
                    return Ok(found);
                }
                let at = self.position();
                return Err(Failure::new(at, format!("{text} has no parameter {name}")));
            }
            (TypeRule::Element, _) => {
                let at = self.position();
                return Err(Failure::new(at, format!("{text} has no element type")));
            }
        };
        self.type_of_text(&text)
    }

    fn attr_type(&mut self, attr: &H::Attr) -> Result<H::Type> {
        let text = self.attr_text(attr);
        let of = match scan::type_length(&text) {
            Some(length) if length == text.len() => Some(text.as_str()),
            _ => scan::attribute_length(&text, false)
                .and_then(|length| text[length..].trim_start().strip_prefix(':'))
                .map(str::trim),
        };
        match (of, text.as_str()) {
            (Some(of), _) => self.type_of_text(of),
            (None, "true" | "false") => self.type_of_text("i1"),
            (None, text) if text.starts_with("dense") => {
                let of = text.rsplit_once(" : ").map(|(_, of)| of).unwrap_or_default();
                self.type_of_text(of)
            }
            (None, text) => {
                let at = self.position();
                Err(Failure::new(at, format!("the attribute {text} has no type")))
            }
        }
    }
}

impl<H: Handles> OpSink for TextSink<'_, H> {
    type Operand = String;
    type Region = String;
    type Successor = String;

    fn operand(&mut self, operand: &String) {
        self.write(operand);
    }

    fn region(&mut self, region: &String, _terminator: Option<&str>) {
        self.write(region);
    }

    fn region_is_empty(&self, region: &String) -> bool {
        region == "{}"
    }

    fn successor(&mut self, successor: &String) {
        self.write(successor);
    }
}
