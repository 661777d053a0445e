//! Element types by name: `float32`, `int8x4`, `bool`, `handle`, `float4_e2m1fnx2`.

use fishplate_abi::{DLDataType, DLDataTypeCode};

use crate::error::SpecError;

/// The width of type codes whose names have no width.
fn fixed_bits(code: DLDataTypeCode) -> Option<u8> {
    Some(match code {
        DLDataTypeCode::BOOL => 8,
        DLDataTypeCode::OPAQUE_HANDLE => 64,
        DLDataTypeCode::FLOAT6_E2M3FN | DLDataTypeCode::FLOAT6_E3M2FN => 6,
        DLDataTypeCode::FLOAT4_E2M1FN => 4,
        code if (7..=14).contains(&code.0) => 8,
        _ => return None,
    })
}

/// The name of a type, as Python prints it.
pub fn dtype_name(dtype: DLDataType) -> String {
    let name = DLDataTypeCode::NAMES.iter().find(|(code, _)| *code == dtype.code);
    let mut text = name.map_or_else(|| format!("code{}_", dtype.code.0), |(_, n)| (*n).to_owned());
    if fixed_bits(dtype.code) != Some(dtype.bits) {
        text += &dtype.bits.to_string();
    }
    if dtype.lanes != 1 {
        text += &format!("x{}", dtype.lanes);
    }
    text
}

/// Parses the name of a type.
pub fn parse_dtype(text: &str) -> Result<DLDataType, SpecError> {
    let unknown = || SpecError::UnknownDType(text.to_owned());
    // The longest name wins: `float8_e4m3fn` starts with `float8_e4m3` and with `float`.
    let (code, name) = DLDataTypeCode::NAMES
        .iter()
        .filter(|(_, name)| text.starts_with(name))
        .max_by_key(|(_, name)| name.len())
        .ok_or_else(unknown)?;
    let rest = &text[name.len()..];
    let (width, lanes) = match rest.split_once('x') {
        Some((width, lanes)) => (width, number(lanes).ok_or_else(unknown)?),
        None => (rest, 1),
    };
    let bits = match (width, fixed_bits(*code)) {
        ("", Some(bits)) => bits,
        // `float` and `int` alone mean 32 bits, `bfloat` 16.
        ("", None) if *code == DLDataTypeCode::BFLOAT => 16,
        ("", None) => 32,
        (width, _) => number(width).ok_or_else(unknown)?,
    };
    if bits == 0 || lanes == 0 {
        return Err(unknown());
    }
    Ok(DLDataType { code: *code, bits, lanes })
}

fn number<T: std::str::FromStr>(digits: &str) -> Option<T> {
    // `parse` would accept a sign.
    digits.bytes().all(|byte| byte.is_ascii_digit()).then(|| digits.parse().ok()).flatten()
}
