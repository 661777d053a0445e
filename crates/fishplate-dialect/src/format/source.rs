//! Input of a format.

use super::catalog::Known;
use super::failure::{Failure, Result};
use super::value::Value;

/// Where a format's text comes from: plain text ([`super::text::TextSource`]), or MLIR's `AsmParser`.
///
/// The `optional_*` methods consume nothing when what they look for is not next, and fail only where it starts and
/// goes wrong. The other methods are made from them.
pub trait Source {
    /// Type of an attribute.
    type Attr: Clone;
    /// Type of a type.
    type Type: Clone;

    /// Where the next token starts: an offset that means something to [`Failure`]'s readers.
    fn position(&mut self) -> usize;

    /// Takes any keyword (`parseOptionalKeyword`).
    fn optional_any_keyword(&mut self) -> Option<String>;

    /// Takes this keyword, and no longer word that starts with it.
    fn optional_keyword(&mut self, word: &str) -> bool;

    /// Takes this punctuation: one of `: , = < > { } ( ) [ ] -> ? + * ... | / -`.
    fn optional_punctuation(&mut self, mark: &str) -> bool;

    /// Tells whether this is the next character, and takes nothing.
    fn is_next(&mut self, mark: char) -> bool;

    /// Takes an integer, decimal or `0x`, with an optional `-`; `true` is 1, `false` is 0 (`parseOptionalInteger`).
    fn optional_integer(&mut self) -> Result<Option<i128>>;

    /// Takes a float literal or an integer.
    fn optional_float(&mut self) -> Result<Option<f64>>;

    /// Takes a string and gives it without quotes and escapes.
    fn optional_string(&mut self) -> Result<Option<String>>;

    /// Takes an attribute. `of` is the type of a number or string that says none: then no `: type` is taken.
    fn optional_attribute(&mut self, of: Option<&Self::Type>) -> Result<Option<Self::Attr>>;

    /// Takes an attribute that starts with `#`, nothing else (`parseCustomAttributeWithFallback` without its own part).
    fn optional_hash_attribute(&mut self) -> Result<Option<Self::Attr>>;

    /// Takes a type.
    fn optional_type(&mut self) -> Result<Option<Self::Type>>;

    /// Takes a type that starts with `!`, nothing else.
    fn optional_bang_type(&mut self) -> Result<Option<Self::Type>>;

    /// Takes `(d0) -> (d0)` and gives the attribute around it.
    fn affine_map(&mut self) -> Result<Self::Attr>;

    /// Takes `(d0) : (d0 == 0)` and gives the attribute around it.
    fn integer_set(&mut self) -> Result<Self::Attr>;

    /// Takes `[1, 2]` and gives the dense array attribute; `element` is `i1`, `i8` to `i64`, `f32` or `f64`.
    fn dense_array(&mut self, element: &str) -> Result<Self::Attr>;

    /// Takes `4x?x8`, with `-1 << 63` for `?`; with `trailing` also the last `x`.
    fn dimension_list(&mut self, dynamic: bool, trailing: bool) -> Result<Vec<i64>>;

    /// Takes `<...>` whatever is inside, for a definition whose own format is C++ code. Only plain text can.
    fn optional_balanced(&mut self) -> Option<String>;

    /// The attribute of a definition with these parameters.
    fn make_attr(
        &mut self,
        def: &Known,
        params: Vec<Value<Self::Attr, Self::Type>>,
    ) -> Result<Self::Attr>;

    /// The type of a definition with these parameters.
    fn make_type(
        &mut self,
        def: &Known,
        params: Vec<Value<Self::Attr, Self::Type>>,
    ) -> Result<Self::Type>;

    /// The attribute of a text.
    fn attr_of_text(&mut self, text: &str) -> Result<Self::Attr>;

    /// The type of a text.
    fn type_of_text(&mut self, text: &str) -> Result<Self::Type>;

    /// A failure at the next token: the expected text.
    fn expected(&mut self, what: &str) -> Failure {
        Failure::new(self.position(), format!("expected {what}"))
    }

    /// Takes this literal, keyword or punctuation, if it is next.
    fn optional_literal(&mut self, text: &str) -> bool {
        match text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            true => self.optional_keyword(text),
            false => self.optional_punctuation(text),
        }
    }

    /// Takes this literal.
    fn literal(&mut self, text: &str) -> Result<()> {
        match self.optional_literal(text) {
            true => Ok(()),
            false => Err(self.expected(&format!("'{text}'"))),
        }
    }

    /// Takes an attribute.
    fn attribute(&mut self, of: Option<&Self::Type>) -> Result<Self::Attr> {
        match self.optional_attribute(of)? {
            Some(attr) => Ok(attr),
            None => Err(self.expected("an attribute")),
        }
    }

    /// Takes a type.
    fn type_(&mut self) -> Result<Self::Type> {
        match self.optional_type()? {
            Some(of) => Ok(of),
            None => Err(self.expected("a type")),
        }
    }

    /// Takes a keyword or a string (`parseOptionalKeywordOrString`).
    fn optional_keyword_or_string(&mut self) -> Result<Option<String>> {
        match self.optional_any_keyword() {
            Some(word) => Ok(Some(word)),
            None => self.optional_string(),
        }
    }
}
