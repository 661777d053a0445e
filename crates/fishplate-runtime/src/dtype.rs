//! Data types as text: `float32`, `int8x4`, `int32xvscalex4`, `float8_e4m3fn`, `custom[name]`.
//!
//! Parsing allocates nothing, and printing allocates only the result. Any byte string is safe to
//! parse: an invalid one becomes a `ValueError` that shows it. Names of codes come from the table
//! in `fishplate-abi`; frontends name custom codes through two global functions.

use fishplate_abi::{DLDataType, DLDataTypeCode};

use crate::any::{Any, AnyView};
use crate::error::{Error, Result};
use crate::globals;
use crate::text;

/// First code that frontends may define.
const CUSTOM_BEGIN: u8 = 129;
/// Name of the function from custom code to name.
const CUSTOM_NAME: &str = "dtype.get_custom_type_name";
/// Name of the function from name to custom code.
const CUSTOM_CODE: &str = "dtype.get_custom_type_code";

/// Meaning of the empty text and of `void`.
const VOID: DLDataType = DLDataType { code: DLDataTypeCode::OPAQUE_HANDLE, bits: 0, lanes: 0 };

/// A family of types that differ in width, with the default width of the bare name.
struct DTypeName {
    name: &'static str,
    code: DLDataTypeCode,
    bits: u8,
}

const INT: DTypeName = DTypeName { name: "int", code: DLDataTypeCode::INT, bits: 32 };
const UINT: DTypeName = DTypeName { name: "uint", code: DLDataTypeCode::UINT, bits: 32 };
const BOOL: DTypeName = DTypeName { name: "bool", code: DLDataTypeCode::BOOL, bits: 8 };
const FLOAT: DTypeName = DTypeName { name: "float", code: DLDataTypeCode::FLOAT, bits: 32 };
const BFLOAT: DTypeName = DTypeName { name: "bfloat", code: DLDataTypeCode::BFLOAT, bits: 16 };
const HANDLE: DTypeName =
    DTypeName { name: "handle", code: DLDataTypeCode::OPAQUE_HANDLE, bits: 64 };

/// The kind at the start of a text, by its name or its short form, and the rest of the text.
#[inline]
fn split_kind(text: &[u8]) -> Option<(&'static DTypeName, &[u8])> {
    Some(match text {
        [b'i', b'n', b't', rest @ ..] => (&INT, rest),
        [b'i', b'0'..=b'9', ..] => (&INT, &text[1..]),
        [b'u', b'i', b'n', b't', rest @ ..] => (&UINT, rest),
        [b'u', b'0'..=b'9', ..] => (&UINT, &text[1..]),
        [b'f', b'l', b'o', b'a', b't', rest @ ..] => (&FLOAT, rest),
        [b'f', b'0'..=b'9', ..] => (&FLOAT, &text[1..]),
        [b'f', b'p', b'8' | b'6' | b'4', b'_', ..] => (&FLOAT, &text[2..]),
        [b'b', b'f', b'l', b'o', b'a', b't', rest @ ..] => (&BFLOAT, rest),
        [b'b', b'f', b'0'..=b'9', ..] => (&BFLOAT, &text[2..]),
        [b'b', b'o', b'o', b'l', rest @ ..] => (&BOOL, rest),
        [b'h', b'a', b'n', b'd', b'l', b'e', rest @ ..] => (&HANDLE, rest),
        _ => return None,
    })
}

/// A text being parsed, in the form that errors show: the kind's full name and the rest.
#[derive(Clone, Copy)]
struct Spelling<'a> {
    name: &'static str,
    rest: &'a [u8],
}

impl Spelling<'_> {
    #[cold]
    fn show(&self) -> String {
        format!("{}{}", self.name, shown(self.rest))
    }

    #[cold]
    fn unknown(&self) -> Error {
        Error::value(format!("unknown dtype `{}`", self.show()))
    }

    #[cold]
    fn unknown_narrow_float(&self, bits: u8) -> Error {
        Error::value(format!("unknown float{bits} type `{}`", self.show()))
    }

    #[cold]
    fn bad_lanes(&self) -> Error {
        Error::value(format!(
            "Invalid lanes specification in dtype '{}'. Lanes must be a positive integer.",
            self.show()
        ))
    }

    #[cold]
    fn out_of_range(&self, what: &str, value: u32, ty: &str) -> Error {
        Error::value(format!(
            "{what} value {value} is out of range for {ty} in dtype '{}'",
            self.show()
        ))
    }
}

/// Formats bytes for a message: invalid UTF-8 is escaped, long text is truncated.
#[cold]
fn shown(bytes: &[u8]) -> String {
    const LONGEST: usize = 1000;
    let cut = &bytes[..bytes.len().min(LONGEST)];
    let mut out = String::with_capacity(cut.len());
    for chunk in cut.utf8_chunks() {
        out.push_str(chunk.valid());
        out.extend(chunk.invalid().iter().map(|byte| format!("\\x{byte:02x}")));
    }
    if cut.len() < bytes.len() {
        out.push_str("...");
    }
    out
}

/// The decimal number at the start of a text, 0 if there is none, and the rest of the text.
#[inline]
fn split_number(text: &[u8]) -> Result<(u32, &[u8])> {
    let mut value = 0_u64;
    let mut len = 0;
    while let Some(digit @ b'0'..=b'9') = text.get(len) {
        value = value.saturating_mul(10).saturating_add(u64::from(digit - b'0'));
        len += 1;
    }
    let (digits, rest) = text.split_at(len);
    match u32::try_from(value) {
        Ok(value) => Ok((value, rest)),
        Err(_) => Err(Error::value(format!(
            "Integer value in dtype string '{}' is out of range for uint32_t",
            shown(digits)
        ))),
    }
}

/// The lanes at the end of a text: empty, `x4`, or `xvscalex4`.
#[inline]
fn parse_lanes(spelling: Spelling<'_>, text: &[u8]) -> Result<u16> {
    let (text, scaled) = match text {
        [] => return Ok(1),
        [b'x', b'v', b's', b'c', b'a', b'l', b'e', rest @ ..] => (rest, true),
        _ => (text, false),
    };
    let digits = match text {
        [] => return Ok(1),
        [b'x', digits @ ..] => digits,
        _ => return Err(spelling.unknown()),
    };
    let (lanes, rest) = split_number(digits)?;
    if lanes == 0 {
        return Err(spelling.bad_lanes());
    }
    let Ok(lanes) = u16::try_from(lanes) else {
        return Err(spelling.out_of_range("Lanes", lanes, "uint16_t"));
    };
    if !rest.is_empty() {
        return Err(spelling.unknown());
    }
    Ok(if scaled { lanes.wrapping_neg() } else { lanes })
}

/// Parses the text after `float` if it starts with `8_`, `6_` or `4_`: one of the named formats.
fn parse_narrow_float(spelling: Spelling<'_>, bits: u8) -> Result<DLDataType> {
    // Some frameworks spell the lanes of four-bit floats as `_x2`.
    let is_end = |&byte: &u8| byte == b'x' || (bits == 4 && byte == b'_');
    let variant = &spelling.rest[2..];
    let end = 2 + variant.iter().position(is_end).unwrap_or(variant.len());
    let (name, mut lanes) = spelling.rest.split_at(end);
    let named = DLDataTypeCode::NAMES
        .iter()
        .find(|(_, full)| full.as_bytes().strip_prefix(FLOAT.name.as_bytes()) == Some(name));
    let Some((code, _)) = named else {
        return Err(spelling.unknown_narrow_float(bits));
    };
    if let [b'_', rest @ ..] = lanes {
        lanes = rest;
    }
    Ok(DLDataType { code: *code, bits, lanes: parse_lanes(spelling, lanes)? })
}

/// Parses a data type.
#[inline]
pub fn parse(text: &[u8]) -> Result<DLDataType> {
    let Some((kind, rest)) = split_kind(text) else {
        return parse_rare(text);
    };
    let spelling = Spelling { name: kind.name, rest };
    if kind.code == DLDataTypeCode::FLOAT
        && let [digit @ (b'8' | b'6' | b'4'), b'_', ..] = rest
    {
        return parse_narrow_float(spelling, digit - b'0');
    }
    parse_width(spelling, kind.code, kind.bits, rest)
}

/// Parses width and lanes; no digits, or zero, mean the kind's default width.
#[inline]
fn parse_width(
    spelling: Spelling<'_>,
    code: DLDataTypeCode,
    usual: u8,
    text: &[u8],
) -> Result<DLDataType> {
    let (bits, rest) = split_number(text)?;
    let Ok(bits) = u8::try_from(bits) else {
        return Err(spelling.out_of_range("Bits", bits, "uint8_t"));
    };
    let bits = if bits == 0 { usual } else { bits };
    Ok(DLDataType { code, bits, lanes: parse_lanes(spelling, rest)? })
}

#[cold]
fn parse_rare(text: &[u8]) -> Result<DLDataType> {
    if text.is_empty() || text == b"void" {
        return Ok(VOID);
    }
    let spelling = Spelling { name: "", rest: text };
    let Some(rest) = text.strip_prefix(b"custom") else {
        return Err(spelling.unknown());
    };
    let brace = |which| {
        Error::value(format!("expected {which} brace after 'custom' type in{}", spelling.show()))
    };
    let rest = rest.strip_prefix(b"[").ok_or_else(|| brace("opening"))?;
    let end = rest.iter().position(|&byte| byte == b']').ok_or_else(|| brace("closing"))?;
    let (name, rest) = (&rest[..end], &rest[end + 1..]);
    let code = call_frontend(CUSTOM_CODE, text::try_new_str(name)?.view())?;
    let code = code.view().as_int().ok_or_else(|| wrong_answer(CUSTOM_CODE, &code, "int"))?;
    let Ok(code) = u8::try_from(code) else {
        return Err(Error::value(format!(
            "Type code {code} of dtype `{}` is out of range for uint8_t",
            spelling.show()
        )));
    };
    parse_width(spelling, DLDataTypeCode(code), 32, rest)
}

#[cold]
fn call_frontend(name: &str, arg: AnyView<'_>) -> Result<Any> {
    let function = globals::get(name.as_bytes())
        .ok_or_else(|| Error::value(format!("Function {name} not found")))?;
    function.call(&[arg])
}

#[cold]
fn wrong_answer(name: &str, got: &Any, want: &str) -> Error {
    Error::type_error(format!(
        "{name} answered with type `{}`, expected `{want}`",
        crate::type_table::key(got.type_index())
    ))
}

/// Text on the stack: the longest name, width and lanes take 37 bytes.
struct Buffer {
    bytes: [u8; 48],
    len: usize,
}

impl Buffer {
    #[inline]
    fn push(&mut self, text: &[u8]) {
        // INVARIANT: only `to_text` pushes, and its text fits; see `Buffer`.
        let end = self.len + text.len();
        self.bytes[self.len..end].copy_from_slice(text);
        self.len = end;
    }

    #[inline]
    fn push_number(&mut self, mut value: u32) {
        let mut digits = [0_u8; 10];
        let mut start = digits.len();
        loop {
            start -= 1;
            digits[start] = b'0' + (value % 10) as u8;
            value /= 10;
            if value == 0 {
                break;
            }
        }
        self.push(&digits[start..]);
    }
}

/// A data type as a string value.
#[inline]
pub fn to_text(dtype: DLDataType) -> Result<Any> {
    if dtype == VOID {
        return text::try_new_str(b"");
    }
    let mut out = Buffer { bytes: [0; 48], len: 0 };
    if dtype.code.0 >= CUSTOM_BEGIN {
        return custom_to_text(dtype);
    }
    out.push(code_name(dtype.code)?.as_bytes());
    if dtype.code == DLDataTypeCode::OPAQUE_HANDLE {
        return text::try_new_str(&out.bytes[..out.len]);
    }
    let has_width = dtype.code.0 < DLDataTypeCode::FLOAT8_E3M4.0;
    if has_width && (dtype.code != DLDataTypeCode::BOOL || dtype.bits != 8) {
        out.push_number(u32::from(dtype.bits));
    }
    push_lanes(&mut out, dtype.lanes);
    text::try_new_str(&out.bytes[..out.len])
}

#[inline]
fn push_lanes(out: &mut Buffer, lanes: u16) {
    let lanes = lanes as i16;
    match lanes {
        2.. => out.push(b"x"),
        ..=-2 => out.push(b"xvscalex"),
        -1..=1 => return,
    }
    out.push_number(u32::from(lanes.unsigned_abs()));
}

#[inline]
fn code_name(code: DLDataTypeCode) -> Result<&'static str> {
    // Complex numbers have a code in DLPack, but no text form upstream.
    match DLDataTypeCode::NAMES.get(usize::from(code.0)) {
        Some(&(_, name)) if code != DLDataTypeCode::COMPLEX => Ok(name),
        _ => Err(Error::value(format!("DLDataType contains unknown type_code={}", code.0))),
    }
}

#[cold]
fn custom_to_text(dtype: DLDataType) -> Result<Any> {
    let name = call_frontend(CUSTOM_NAME, AnyView::int(i64::from(dtype.code.0)))?;
    let view = name.view();
    let name = view.as_str().ok_or_else(|| wrong_answer(CUSTOM_NAME, &name, "str"))?;
    let mut lanes = Buffer { bytes: [0; 48], len: 0 };
    push_lanes(&mut lanes, dtype.lanes);
    text::try_new_str(&[b"custom[", name, b"]", &lanes.bytes[..lanes.len]].concat())
}

const _: () = {
    // `code_name` reads the table by code.
    let mut i = 0;
    while i < DLDataTypeCode::NAMES.len() {
        assert!(DLDataTypeCode::NAMES[i].0.0 as usize == i);
        i += 1;
    }
};

#[cfg(test)]
mod tests;
