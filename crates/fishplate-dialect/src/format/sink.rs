//! Output of a format.

use std::fmt::Write;

use super::failure::{Failure, Result};
use super::value::Value;

/// The output of a printer: plain text ([`super::text::TextSink`]), or MLIR's `AsmPrinter`. Spaces go through
/// [`Sink::write`] like everything else.
pub trait Sink {
    /// Type of an attribute.
    type Attr: Clone;
    /// Type of a type.
    type Type: Clone;

    /// Writes text unchanged.
    fn write(&mut self, text: &str);

    /// Writes a line break with the current indentation.
    fn newline(&mut self) {
        self.write("\n");
    }

    /// Writes an attribute in its full form, or an alias of it.
    fn attribute(&mut self, attr: &Self::Attr);

    /// Writes an attribute; a number or string without its type.
    fn attribute_without_type(&mut self, attr: &Self::Attr);

    /// Writes a type in its full form, or an alias of it.
    fn type_(&mut self, of: &Self::Type);

    /// Writes the map of an affine map attribute, without `affine_map<>` around it.
    fn affine_map(&mut self, map: &Self::Attr) {
        let text = self.attribute_text(map);
        self.write(inside(&text, "affine_map"));
    }

    /// Writes the set of an integer set attribute, without `affine_set<>` around it.
    fn integer_set(&mut self, set: &Self::Attr) {
        let text = self.attribute_text(set);
        self.write(inside(&text, "affine_set"));
    }

    /// The full form of an attribute, aliases resolved.
    fn attribute_text(&self, attr: &Self::Attr) -> String;

    /// The full form of a type, aliases resolved.
    fn type_text(&self, of: &Self::Type) -> String;

    /// Writes what a user's hook prints for these values.
    ///
    /// # Errors
    /// Fails if there is no such hook.
    fn hook(&mut self, name: &str, _values: &[&Value<Self::Attr, Self::Type>]) -> Result<()> {
        Err(Failure::new(0, format!("{name} is C++ code")))
    }

    /// Writes a string in quotes.
    fn string(&mut self, text: &str) {
        self.write(&quote(text));
    }
}

/// Returns `x` of `name<x>`.
fn inside<'t>(text: &'t str, name: &str) -> &'t str {
    let inner = text.strip_prefix(name).and_then(|rest| rest.strip_prefix('<'));
    inner.and_then(|rest| rest.strip_suffix('>')).unwrap_or(text)
}

/// Quotes a string, with MLIR's escapes.
pub fn quote(text: &str) -> String {
    let mut out = String::from("\"");
    for byte in text.bytes() {
        match byte {
            b'\\' => out.push_str("\\\\"),
            b'"' => out.push_str("\\22"),
            0x20..=0x7e => out.push(char::from(byte)),
            // Writing into a string cannot fail.
            _ => drop(write!(out, "\\{byte:02X}")),
        }
    }
    out.push('"');
    out
}

/// Formats a float as MLIR does: with six decimals if they are exact, otherwise with as many digits as needed.
pub fn float(value: f64) -> String {
    let with_exponent = |text: String| match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, number) = match exponent.strip_prefix('-') {
                Some(number) => ('-', number),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{number:0>2}")
        }
        None => text,
    };
    if !value.is_finite() {
        return format!("{:#018X}", value.to_bits()).replacen("0X", "0x", 1);
    }
    let short = format!("{value:.6e}");
    match short.parse() == Ok(value) {
        true => with_exponent(short),
        false => {
            let exact = format!("{value:e}");
            with_exponent(exact)
        }
    }
}

/// Removes `#dialect.mnemonic` or `#dialect<mnemonic>` from the full form of an attribute or type. A space after the
/// mnemonic stays, because MLIR prints it too.
pub fn strip<'t>(text: &'t str, dialect: &str, mnemonic: &str) -> &'t str {
    let body = text.strip_prefix(['#', '!']).and_then(|rest| rest.strip_prefix(dialect));
    let pretty = body
        .and_then(|rest| rest.strip_prefix('.'))
        .and_then(|rest| rest.strip_prefix(mnemonic))
        .filter(|rest| rest.is_empty() || rest.starts_with('<'));
    let enclosed = || {
        let inner = body?.strip_prefix('<')?.strip_suffix('>')?.strip_prefix(mnemonic)?;
        inner
            .chars()
            .next()
            .is_none_or(|c| !(c.is_ascii_alphanumeric() || matches!(c, '_' | '.' | '$')))
            .then_some(inner)
    };
    pretty.or_else(enclosed).unwrap_or(text)
}

/// The text that MLIR prints if the class is known: without dialect and mnemonic, unless nothing would be left.
pub fn stripped<'t>(text: &'t str, dialect: &str, mnemonic: &str) -> &'t str {
    match strip(text, dialect, mnemonic) {
        "" => text,
        rest if rest.len() == text.len() => glued(text, dialect, mnemonic).unwrap_or(text),
        rest => rest,
    }
}

/// The text after a mnemonic that it follows without a mark, as in `#dialect.mnemonicx`. MLIR prints it when the format
/// starts with a value and without a space.
fn glued<'t>(text: &'t str, dialect: &str, mnemonic: &str) -> Option<&'t str> {
    let rest = text.strip_prefix(['#', '!'])?.strip_prefix(dialect)?.strip_prefix('.')?;
    let rest = rest.strip_prefix(mnemonic)?;
    (!rest.starts_with(['_', '.', '$'])).then_some(rest)
}

/// `#dialect.mnemonic<...>`, or `#dialect<mnemonic ...>` if the first form could not be parsed.
pub fn full_form(mark: char, dialect: &str, mnemonic: &str, body: &str) -> String {
    match body.is_empty() || is_enclosed(body) {
        true => format!("{mark}{dialect}.{mnemonic}{body}"),
        false => format!("{mark}{dialect}<{mnemonic}{body}>"),
    }
}

/// Whether `<...>` encloses the whole text.
pub fn is_enclosed(text: &str) -> bool {
    super::text::scan::balanced(text, '<') == Some(text.len())
}
