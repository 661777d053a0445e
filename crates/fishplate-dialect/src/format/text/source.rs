//! Parses a string.

use super::{Handles, parse_with, print_with, scan};
use crate::format::catalog::{Catalog, Known};
use crate::format::failure::{Failure, Result};
use crate::format::sink::strip;
use crate::format::source::Source;
use crate::format::value::Value;

/// A source that is a string.
pub struct TextSource<'a, H> {
    catalog: &'a Catalog,
    text: &'a str,
    at: usize,
    handles: &'a H,
}

impl<'a, H: Handles> TextSource<'a, H> {
    /// Creates a source at the start of a text.
    pub fn new(catalog: &'a Catalog, text: &'a str, handles: &'a H) -> Self {
        TextSource { catalog, text, at: 0, handles }
    }

    /// Whether nothing is left.
    pub fn at_end(&mut self) -> bool {
        self.rest().is_empty()
    }

    /// The rest of the text, without leading white space.
    pub fn rest(&mut self) -> &'a str {
        self.at += scan::blank(&self.text[self.at..]);
        &self.text[self.at..]
    }

    /// Consumes a number of bytes.
    pub fn take(&mut self, length: usize) -> &'a str {
        let taken = &self.text[self.at..self.at + length];
        self.at += length;
        taken
    }

    /// The full form of a type.
    pub(super) fn type_text(&self, of: &H::Type) -> String {
        self.handles.type_text(of)
    }

    /// The full form of an attribute.
    pub(super) fn attr_text(&self, attr: &H::Attr) -> String {
        self.handles.attr_text(attr)
    }

    /// A parameter of the type given by a text.
    pub(super) fn param(&self, text: &str, name: &str) -> Option<Value<H::Attr, H::Type>> {
        let of_text = |def: &&Known| {
            def.is_type && strip(text, &def.dialect, def.mnemonic()).len() < text.len()
        };
        let all = self.catalog.definitions();
        let def = all.into_iter().find(of_text)?;
        let at = def.def.params.iter().position(|param| param.name == name)?;
        let mut params = parse_with(self.catalog, def, text, self.handles).ok()?;
        (at < params.len()).then(|| params.swap_remove(at))
    }

    fn malformed(&self, what: &str) -> Failure {
        Failure::new(self.at, format!("malformed {what}"))
    }

    fn attr(&mut self, length: usize) -> Result<H::Attr> {
        let text = self.take(length);
        self.handles.attr(text)
    }

    /// `(...) -> (...)` or `(...)[...] : (...)`.
    fn affine(&mut self, name: &str, middle: &str) -> Result<H::Attr> {
        let rest = self.rest();
        let mut length = scan::balanced(rest, '(').ok_or_else(|| self.expected("'('"))?;
        if let Some(symbols) = scan::balanced(&rest[length..], '[') {
            length += symbols;
        }
        length += scan::blank(&rest[length..]);
        if !rest[length..].starts_with(middle) {
            return Err(self.malformed(name));
        }
        length += middle.len();
        length += scan::blank(&rest[length..]);
        let end = scan::balanced(&rest[length..], '(').ok_or_else(|| self.malformed(name))?;
        let text = self.take(length + end);
        self.handles.attr(&format!("{name}<{text}>"))
    }
}

impl<H: Handles> Source for TextSource<'_, H> {
    type Attr = H::Attr;
    type Type = H::Type;

    fn position(&mut self) -> usize {
        self.rest();
        self.at
    }

    fn optional_any_keyword(&mut self) -> Option<String> {
        let length = scan::word_length(self.rest());
        (length > 0).then(|| self.take(length).to_owned())
    }

    fn optional_keyword(&mut self, word: &str) -> bool {
        let rest = self.rest();
        let is = rest.get(..scan::word_length(rest)) == Some(word);
        if is {
            self.take(word.len());
        }
        is
    }

    fn optional_punctuation(&mut self, mark: &str) -> bool {
        let rest = self.rest();
        let is = rest.starts_with(mark) && !(mark == "-" && rest.starts_with("->"));
        if is {
            self.take(mark.len());
        }
        is
    }

    /// Also accepts some enum cases that MLIR prints but cannot parse, such as `8k`.
    fn optional_keyword_or_string(&mut self) -> Result<Option<String>> {
        let rest = self.rest();
        let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
        match rest.find(|c| !part(c)).unwrap_or(rest.len()) {
            0 => self.optional_string(),
            length => Ok(Some(self.take(length).to_owned())),
        }
    }

    fn optional_integer(&mut self) -> Result<Option<i128>> {
        if self.optional_keyword("true") {
            return Ok(Some(1));
        }
        if self.optional_keyword("false") {
            return Ok(Some(0));
        }
        let Some((length, false)) = scan::number_length(self.rest()) else { return Ok(None) };
        let at = self.at;
        let text = self.take(length);
        let (negative, digits) = match text.strip_prefix('-') {
            Some(digits) => (true, digits),
            None => (false, text),
        };
        let value = match digits.strip_prefix("0x") {
            Some(hex) => i128::from_str_radix(hex, 16),
            None => digits.parse(),
        };
        let value =
            value.map_err(|_| Failure::new(at, format!("the integer {text} is too large")))?;
        Ok(Some(if negative { -value } else { value }))
    }

    fn optional_float(&mut self) -> Result<Option<f64>> {
        let Some((length, _)) = scan::number_length(self.rest()) else { return Ok(None) };
        let text = self.take(length);
        if let Some(bits) = text.strip_prefix("0x") {
            let bits = u64::from_str_radix(bits, 16).map_err(|_| self.malformed("float"))?;
            return Ok(Some(f64::from_bits(bits)));
        }
        text.parse().map(Some).map_err(|_| self.malformed("float"))
    }

    fn optional_string(&mut self) -> Result<Option<String>> {
        let rest = self.rest();
        if !rest.starts_with('"') {
            return Ok(None);
        }
        let length = scan::string_length(rest).ok_or_else(|| self.malformed("string"))?;
        let text = self.take(length);
        scan::unquote(text).map(Some).ok_or_else(|| self.malformed("string"))
    }

    fn optional_attribute(&mut self, of: Option<&H::Type>) -> Result<Option<H::Attr>> {
        let rest = self.rest();
        let Some(length) = scan::attribute_length(rest, of.is_none()) else { return Ok(None) };
        let number = rest.starts_with(|c: char| c.is_ascii_digit() || c == '-');
        match of {
            Some(of) if number => {
                let text = self.take(length);
                self.handles.attr(&format!("{text} : {}", self.handles.type_text(of)))
            }
            _ => self.attr(length),
        }
        .map(Some)
    }

    fn optional_hash_attribute(&mut self) -> Result<Option<H::Attr>> {
        let rest = self.rest();
        if !rest.starts_with('#') {
            return Ok(None);
        }
        let length =
            scan::attribute_length(rest, true).ok_or_else(|| self.malformed("attribute"))?;
        self.attr(length).map(Some)
    }

    fn optional_type(&mut self) -> Result<Option<H::Type>> {
        let rest = self.rest();
        match scan::type_length(rest) {
            Some(length) => {
                let text = self.take(length);
                self.handles.type_(text).map(Some)
            }
            None => Ok(None),
        }
    }

    fn is_next(&mut self, mark: char) -> bool {
        self.rest().starts_with(mark)
    }

    fn optional_bang_type(&mut self) -> Result<Option<H::Type>> {
        if self.rest().starts_with('!') { self.optional_type() } else { Ok(None) }
    }

    fn affine_map(&mut self) -> Result<H::Attr> {
        self.affine("affine_map", "->")
    }

    fn integer_set(&mut self) -> Result<H::Attr> {
        self.affine("affine_set", ":")
    }

    fn dense_array(&mut self, element: &str) -> Result<H::Attr> {
        let Some(length) = scan::balanced(self.rest(), '[') else {
            return Err(self.expected("'['"));
        };
        let items = self.take(length);
        let items = items[1..length - 1].trim();
        self.handles.attr(&match items.is_empty() {
            true => format!("array<{element}>"),
            false => format!("array<{element}: {items}>"),
        })
    }

    fn dimension_list(&mut self, dynamic: bool, trailing: bool) -> Result<Vec<i64>> {
        let mut found = Vec::new();
        self.rest();
        loop {
            let rest = &self.text[self.at..];
            let digits = rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len());
            if digits > 0 {
                let value = rest[..digits].parse().map_err(|_| self.malformed("dimension"))?;
                found.push(value);
                self.at += digits;
            } else if dynamic && rest.starts_with('?') {
                found.push(i64::MIN);
                self.at += 1;
            } else if trailing || found.is_empty() {
                return Ok(found);
            } else {
                return Err(self.expected("a dimension"));
            }
            if !self.text[self.at..].starts_with('x') {
                return match trailing {
                    true => Err(self.expected("'x'")),
                    false => Ok(found),
                };
            }
            self.at += 1;
        }
    }

    fn optional_balanced(&mut self) -> Option<String> {
        let length = scan::balanced(self.rest(), '<')?;
        Some(self.take(length).to_owned())
    }

    fn make_attr(&mut self, def: &Known, params: Vec<Value<H::Attr, H::Type>>) -> Result<H::Attr> {
        let text = print_with(self.catalog, def, &params, self.handles)?;
        self.handles.attr(&text)
    }

    fn make_type(&mut self, def: &Known, params: Vec<Value<H::Attr, H::Type>>) -> Result<H::Type> {
        let text = print_with(self.catalog, def, &params, self.handles)?;
        self.handles.type_(&text)
    }

    fn attr_of_text(&mut self, text: &str) -> Result<H::Attr> {
        self.handles.attr(text)
    }

    fn type_of_text(&mut self, text: &str) -> Result<H::Type> {
        self.handles.type_(text)
    }
}
