//! Converts JSON to MLIR attributes and back: objects are dictionaries, and null is `unit`.

use std::fmt::Write;

use serde_json::{Map, Number, Value};

use super::lexer::{Fault, TokenKind};
use super::parse::Parser;

/// Writes a JSON value as an attribute.
pub(super) fn text(value: &Value) -> String {
    match value {
        Value::Null => "unit".to_owned(),
        Value::Bool(value) => value.to_string(),
        Value::String(text) => quoted(text),
        Value::Number(number) => match (number.as_i64(), number.as_u64(), number.as_f64()) {
            (Some(number), ..) => number.to_string(),
            (_, Some(number), _) => format!("{number} : ui64"),
            (.., Some(number)) => float(number),
            _ => number.to_string(),
        },
        Value::Array(items) => {
            format!("[{}]", items.iter().map(text).collect::<Vec<_>>().join(", "))
        }
        Value::Object(fields) => dictionary(fields, ""),
    }
}

/// Writes a dictionary whose keys get a prefix.
pub(super) fn dictionary(fields: &Map<String, Value>, prefix: &str) -> String {
    let field = |(key, value): (&String, &Value)| {
        let plain = key.chars().all(|c| c.is_ascii_alphanumeric() || c == '_')
            && !key.starts_with(|c: char| c.is_ascii_digit());
        let key = format!("{prefix}{key}");
        let key = if plain && !key.is_empty() { key } else { quoted(&key) };
        format!("{key} = {}", text(value))
    };
    format!("{{{}}}", fields.iter().map(field).collect::<Vec<_>>().join(", "))
}

fn float(number: f64) -> String {
    let text = format!("{number:e}");
    match text.split_once('e') {
        Some((digits, exponent)) if digits.contains('.') => format!("{digits}e{exponent} : f64"),
        Some((digits, exponent)) => format!("{digits}.0e{exponent} : f64"),
        None => text,
    }
}

/// Quotes a string as MLIR does.
pub(super) fn quoted(text: &str) -> String {
    let mut out = String::from("\"");
    for c in text.chars() {
        match c {
            '"' | '\\' => out.extend(['\\', c]),
            c if c.is_ascii_control() => {
                let _ = write!(out, "\\{:02X}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out + "\""
}

/// The contents of a string literal with its quotes.
pub(super) fn unquoted(text: &str) -> Result<String, String> {
    let inside = text.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(text);
    let mut bytes = Vec::new();
    let mut rest = inside.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        match rest.next() {
            Some(byte @ (b'"' | b'\\')) => bytes.push(byte),
            Some(b'n') => bytes.push(b'\n'),
            Some(b't') => bytes.push(b'\t'),
            Some(high) => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let pair = digit(high).zip(rest.next().and_then(digit));
                let (high, low) = pair
                    .ok_or("unknown escape in a string: expected \\\", \\\\, \\n, \\t or \\XX")?;
                bytes.push(u8::try_from(high * 16 + low).unwrap_or_default());
            }
            None => return Err("a string ends with a backslash".to_owned()),
        }
    }
    String::from_utf8(bytes).map_err(|_| "a string is not UTF-8".to_owned())
}

/// Reads an attribute that [`text`] wrote, possibly reprinted by MLIR.
pub(super) fn read(parser: &mut Parser<'_>) -> Result<Value, Fault> {
    let at = parser.at();
    match (parser.kind(), parser.text()) {
        (TokenKind::Word, "unit") => parser.skip().map(|()| Value::Null),
        (TokenKind::Word, word @ ("true" | "false")) => {
            let value = Value::Bool(word == "true");
            parser.skip().map(|()| value)
        }
        (TokenKind::Str, _) => parser.string().map(Value::String),
        (TokenKind::Number, text) => {
            let number = text.parse::<i64>().map(Number::from).ok();
            let number = number.or_else(|| text.parse::<u64>().map(Number::from).ok());
            let number = number.or_else(|| text.parse().ok().and_then(Number::from_f64));
            let why = format!("`{text}` is too large");
            let number = number.ok_or(Fault { at, why })?;
            parser.skip()?;
            if parser.eat(":")? {
                parser.word("a type")?;
            }
            Ok(Value::Number(number))
        }
        (_, "[") => {
            parser.skip()?;
            let mut items = Vec::new();
            while !parser.eat("]")? {
                items.push(parser.deeper(read)?);
                parser.separator("]")?;
            }
            Ok(Value::Array(items))
        }
        (_, "{") => read_dictionary(parser).map(Value::Object),
        _ => Err(parser.expected("a string, a number, true, false, unit, a list or a dictionary")),
    }
}

/// Reads a dictionary.
pub(super) fn read_dictionary(parser: &mut Parser<'_>) -> Result<Map<String, Value>, Fault> {
    parser.expect("{")?;
    let mut fields = Map::new();
    while !parser.eat("}")? {
        let key = match parser.kind() {
            TokenKind::Str => parser.string()?,
            _ => parser.word("the name of an attribute")?.to_owned(),
        };
        let value = if parser.eat("=")? { parser.deeper(read)? } else { Value::Null };
        fields.insert(key, value);
        parser.separator("}")?;
    }
    Ok(fields)
}
