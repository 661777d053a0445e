//! Text of values without children, for a repr.

use std::io::Write as _;

use fishplate_abi::{DLDevice, DLDeviceType};

use crate::object::Object;

/// An integer.
pub(super) fn push_int(out: &mut Vec<u8>, value: i64) {
    let mut digits = [0_u8; 20];
    let mut at = digits.len();
    let mut rest = value.unsigned_abs();
    loop {
        at -= 1;
        digits[at] = b'0' + (rest % 10) as u8;
        rest /= 10;
        if rest == 0 {
            break;
        }
    }
    if value < 0 {
        out.push(b'-');
    }
    out.extend_from_slice(&digits[at..]);
}

/// A float with six significant digits, the shorter of plain and exponent form, like `%g`. If six digits do not
/// round-trip, the float has as many as it needs, like Python's `repr`.
pub(super) fn push_float(out: &mut Vec<u8>, value: f64) {
    const DIGITS: i32 = 6;
    if !value.is_finite() {
        let sign = if value.is_sign_negative() { "-" } else { "" };
        let name = if value.is_nan() { "nan" } else { "inf" };
        return push(out, format_args!("{sign}{name}"));
    }
    // Rounded to six digits first: the rounding may carry into the exponent.
    let rounded = format!("{value:.*e}", DIGITS as usize - 1);
    if rounded.parse() != Ok(value) {
        return push_exact(out, value);
    }
    let (digits, exponent) = rounded.split_once('e').unwrap_or((&rounded, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if (-4..DIGITS).contains(&exponent) {
        let plain = format!("{value:.*}", (DIGITS - 1 - exponent) as usize);
        return out.extend_from_slice(trim_zeros(&plain).as_bytes());
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    push(out, format_args!("{}e{sign}{:02}", trim_zeros(digits), exponent.abs()));
}

/// The fewest digits that round-trip.
fn push_exact(out: &mut Vec<u8>, value: f64) {
    const PLAIN: std::ops::Range<i32> = -4..16;
    let shortest = format!("{value:e}");
    let (digits, exponent) = shortest.split_once('e').unwrap_or((&shortest, "0"));
    let exponent: i32 = exponent.parse().unwrap_or(0);
    if PLAIN.contains(&exponent) {
        return push(out, format_args!("{value}"));
    }
    let sign = if exponent < 0 { '-' } else { '+' };
    push(out, format_args!("{digits}e{sign}{:02}", exponent.abs()));
}

fn trim_zeros(digits: &str) -> &str {
    if digits.contains('.') { digits.trim_end_matches('0').trim_end_matches('.') } else { digits }
}

/// Formats to the end of a buffer; writing to memory cannot fail.
pub(super) fn push(out: &mut Vec<u8>, text: std::fmt::Arguments<'_>) {
    let _ = out.write_fmt(text);
}

/// A string in double quotes with everything outside printable ASCII escaped.
pub(super) fn push_str(out: &mut Vec<u8>, text: &[u8]) {
    out.push(b'"');
    let mut rest = text;
    while let Some((&first, after)) = rest.split_first() {
        if let Some(len) = colour_len(rest) {
            // Terminal colours stay readable: only the escape byte itself is escaped.
            out.extend_from_slice(b"\\x1b");
            out.extend_from_slice(&rest[1..len]);
            rest = &rest[len..];
            continue;
        }
        if first >= 0x80 {
            let (len, code) = wide_char(rest);
            match len {
                1 => push(out, format_args!("\\x{code:02x}")),
                2 | 3 => push(out, format_args!("\\u{code:04x}")),
                _ => push(out, format_args!("\\U{code:08x}")),
            }
            rest = &rest[len..];
            continue;
        }
        match first {
            b'\n' => out.extend_from_slice(b"\\n"),
            b'\t' => out.extend_from_slice(b"\\t"),
            b'\r' => out.extend_from_slice(b"\\r"),
            b'\\' | b'"' => out.extend_from_slice(&[b'\\', first]),
            0..0x20 | 0x7f => push(out, format_args!("\\x{first:02x}")),
            _ => out.push(first),
        }
        rest = after;
    }
    out.push(b'"');
}

/// Length of the terminal colour or erase sequence at the start of a text.
fn colour_len(text: &[u8]) -> Option<usize> {
    let parameters = text.strip_prefix(b"\x1b[")?;
    let end = parameters.iter().position(|b| !b.is_ascii_digit() && *b != b';')?;
    matches!(parameters[end], b'm' | b'K').then_some(end + 3)
}

/// Length and code of the character at the start of a text; an invalid byte counts as one character. Codes are checked
/// only for their form, so that different bytes have different spellings.
fn wide_char(text: &[u8]) -> (usize, u32) {
    let first = u32::from(text[0]);
    let (len, head) = match first {
        0xc0..0xe0 => (2, first & 0x1f),
        0xe0..0xf0 => (3, first & 0x0f),
        0xf0..0xf8 => (4, first & 0x07),
        _ => return (1, first),
    };
    match text.get(1..len) {
        Some(tail) if tail.iter().all(|b| b & 0xc0 == 0x80) => {
            (len, tail.iter().fold(head, |code, b| code << 6 | u32::from(b & 0x3f)))
        }
        _ => (1, first),
    }
}

/// A byte string as `b"..."`.
pub(super) fn push_bytes(out: &mut Vec<u8>, bytes: &[u8]) {
    out.extend_from_slice(b"b\"");
    for &byte in bytes {
        match byte {
            b'"' | b'\\' | 0..32 | 127.. => push(out, format_args!("\\x{byte:02x}")),
            _ => out.push(byte),
        }
    }
    out.push(b'"');
}

/// Integers separated by a comma and a space.
pub(super) fn push_extents(out: &mut Vec<u8>, extents: &[i64]) {
    for (i, &extent) in extents.iter().enumerate() {
        if i > 0 {
            out.extend_from_slice(b", ");
        }
        push_int(out, extent);
    }
}

/// A device as `cuda:0`.
pub(super) fn push_device(out: &mut Vec<u8>, device: DLDevice) {
    let mut names = DLDeviceType::NAMES.iter();
    let name = names.find(|(kind, _)| *kind == device.device_type).map_or("unknown", |row| row.1);
    push(out, format_args!("{name}:{}", device.device_id));
}

/// The address of an object as `@0x...`.
pub(super) fn push_address(out: &mut Vec<u8>, object: &Object) {
    push(out, format_args!("@{:#x}", super::walk::address(object)));
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(write: impl FnOnce(&mut Vec<u8>)) -> String {
        let mut out = Vec::new();
        write(&mut out);
        String::from_utf8(out).unwrap()
    }

    #[test]
    fn floats_have_six_digits_or_as_many_as_they_need() {
        let cases = [
            (1e16, "1e+16"),
            (1e5, "100000"),
            (123_456.0, "123456"),
            (1_234_567.0, "1234567"),
            (1e-5, "1e-05"),
            (0.0001, "0.0001"),
            (1.234e-5, "1.234e-05"),
            (1.0 / 3.0, "0.3333333333333333"),
            (-0.0, "-0"),
            (0.0, "0"),
            (1e300, "1e+300"),
            (100_000.5, "100000.5"),
            (999_999.5, "999999.5"),
            (0.1 + 0.2, "0.30000000000000004"),
            (-2.5, "-2.5"),
            (f64::INFINITY, "inf"),
            (f64::NEG_INFINITY, "-inf"),
            (f64::NAN, "nan"),
            (f64::MIN_POSITIVE, "2.2250738585072014e-308"),
        ];
        for (value, want) in cases {
            assert_eq!(text(|out| push_float(out, value)), want);
        }
    }

    #[test]
    fn integers_have_all_their_digits() {
        for value in [0, 7, -1, 10, i64::MAX, i64::MIN] {
            assert_eq!(text(|out| push_int(out, value)), value.to_string());
        }
    }

    #[test]
    fn strings_are_escaped_to_ascii() {
        let all = "a\"b\\n\n\t\r\x01\x7f\u{e9}\u{4e16}\u{1f600}\x1b[31m\x1b[x";
        assert_eq!(
            text(|out| push_str(out, all.as_bytes())),
            r#""a\"b\\n\n\t\r\x01\x7f\u00e9\u4e16\U0001f600\x1b[31m\x1b[x""#
        );
        assert_eq!(text(|out| push_str(out, b"\xff\xc3\xe4\xb8")), r#""\xff\xc3\xe4\xb8""#);
        assert_eq!(text(|out| push_bytes(out, b"ab\"\\\0\xff'")), r#"b"ab\x22\x5c\x00\xff'""#);
    }
}
