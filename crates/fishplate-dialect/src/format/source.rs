//! Input of a format.

use super::catalog::Known;
use super::failure::{Failure, Result};
use super::value::Value;
use crate::model::Kind;

/// The input of a parser: plain text ([`super::text::TextSource`]), or MLIR's `AsmParser`.
///
/// The `optional_*` methods consume nothing if the element does not come next, and fail only if it starts but is
/// malformed. The other methods build on them.
pub trait Source {
    /// Type of an attribute.
    type Attr: Clone;
    /// Type of a type.
    type Type: Clone;

    /// The start of the next token, as an offset for [`Failure`].
    fn position(&mut self) -> usize;

    /// Parses any keyword (`parseOptionalKeyword`).
    fn optional_any_keyword(&mut self) -> Option<String>;

    /// Parses this keyword, but not a longer word that starts with it.
    fn optional_keyword(&mut self, word: &str) -> bool;

    /// Parses this punctuation: one of `: , = < > { } ( ) [ ] -> ? + * ... | / -`.
    fn optional_punctuation(&mut self, mark: &str) -> bool;

    /// Whether this is the next character. Consumes nothing.
    fn is_next(&mut self, mark: char) -> bool;

    /// Parses an integer, decimal or `0x`, with an optional `-`; `true` is 1, `false` is 0 (`parseOptionalInteger`).
    fn optional_integer(&mut self) -> Result<Option<i128>>;

    /// Parses a float literal or an integer.
    fn optional_float(&mut self) -> Result<Option<f64>>;

    /// Parses a string, and returns it without quotes and escapes.
    fn optional_string(&mut self) -> Result<Option<String>>;

    /// Parses an attribute. `of` is the type of a number or string whose text omits it; in that case no `: type` is
    /// parsed.
    fn optional_attribute(&mut self, of: Option<&Self::Type>) -> Result<Option<Self::Attr>>;

    /// Parses an attribute that starts with `#`, and nothing else (`parseCustomAttributeWithFallback` without its own
    /// part).
    fn optional_hash_attribute(&mut self) -> Result<Option<Self::Attr>>;

    /// Parses a type.
    fn optional_type(&mut self) -> Result<Option<Self::Type>>;

    /// Parses a type that starts with `!`, and nothing else.
    fn optional_bang_type(&mut self) -> Result<Option<Self::Type>>;

    /// Parses `(d0) -> (d0)`, and returns the attribute that wraps it.
    fn affine_map(&mut self) -> Result<Self::Attr>;

    /// Parses `(d0) : (d0 == 0)`, and returns the attribute that wraps it.
    fn integer_set(&mut self) -> Result<Self::Attr>;

    /// Parses `[1, 2]`, and returns the dense array attribute; `element` is `i1`, `i8` to `i64`, `f32` or `f64`.
    fn dense_array(&mut self, element: &str) -> Result<Self::Attr>;

    /// Parses `4x?x8`, with `-1 << 63` for `?`; with `trailing` also the last `x`.
    fn dimension_list(&mut self, dynamic: bool, trailing: bool) -> Result<Vec<i64>>;

    /// Parses `<...>` with any contents, for a definition whose own format is C++ code. Only plain text supports this.
    fn optional_balanced(&mut self) -> Option<String>;

    /// Creates the attribute of a definition with these parameters.
    fn make_attr(
        &mut self,
        def: &Known,
        params: Vec<Value<Self::Attr, Self::Type>>,
    ) -> Result<Self::Attr>;

    /// Creates the type of a definition with these parameters.
    fn make_type(
        &mut self,
        def: &Known,
        params: Vec<Value<Self::Attr, Self::Type>>,
    ) -> Result<Self::Type>;

    /// Parses an attribute from a text.
    fn attr_of_text(&mut self, text: &str) -> Result<Self::Attr>;

    /// Parses a type from a text.
    fn type_of_text(&mut self, text: &str) -> Result<Self::Type>;

    /// Parses what a user's hook parses, such as `geo.custom<Sizes>` or `!geo.length`, and returns a value for each kind.
    /// `given` are the hook's arguments that were parsed before.
    fn hook(
        &mut self,
        name: &str,
        _given: &[Value<Self::Attr, Self::Type>],
        _kinds: &[&Kind],
    ) -> Result<Vec<Value<Self::Attr, Self::Type>>> {
        Err(Failure::new(self.position(), format!("{name} is C++ code")))
    }

    /// Creates a failure at the next token that names the expected text.
    fn expected(&mut self, what: &str) -> Failure {
        Failure::new(self.position(), format!("expected {what}"))
    }

    /// Parses this literal, keyword or punctuation, if it comes next.
    fn optional_literal(&mut self, text: &str) -> bool {
        match text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
            true => self.optional_keyword(text),
            false => self.optional_punctuation(text),
        }
    }

    /// Parses this literal.
    fn literal(&mut self, text: &str) -> Result<()> {
        match self.optional_literal(text) {
            true => Ok(()),
            false => Err(self.expected(&format!("'{text}'"))),
        }
    }

    /// Parses an attribute.
    fn attribute(&mut self, of: Option<&Self::Type>) -> Result<Self::Attr> {
        match self.optional_attribute(of)? {
            Some(attr) => Ok(attr),
            None => Err(self.expected("an attribute")),
        }
    }

    /// Parses a type.
    fn type_(&mut self) -> Result<Self::Type> {
        match self.optional_type()? {
            Some(of) => Ok(of),
            None => Err(self.expected("a type")),
        }
    }

    /// Parses a keyword or a string (`parseOptionalKeywordOrString`).
    fn optional_keyword_or_string(&mut self) -> Result<Option<String>> {
        match self.optional_any_keyword() {
            Some(word) => Ok(Some(word)),
            None => self.optional_string(),
        }
    }
}
