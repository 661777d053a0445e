//! Spellings, messages and hostile texts.

use fishplate_abi::{DLDataType, DLDataTypeCode};

use super::{parse, to_text};
use crate::any::Any;
use crate::function::Function;
use crate::globals::{self, Conflict};

fn dtype(code: DLDataTypeCode, bits: u8, lanes: u16) -> DLDataType {
    DLDataType { code, bits, lanes }
}

fn text(dtype: DLDataType) -> String {
    let value = to_text(dtype).unwrap();
    String::from_utf8(value.view().as_str().unwrap().to_vec()).unwrap()
}

fn message(text: &[u8]) -> String {
    let error = parse(text).unwrap_err();
    assert_eq!(error.kind(), b"ValueError");
    String::from_utf8(error.message().to_vec()).unwrap()
}

#[test]
fn every_known_code_round_trips() {
    for &(code, name) in DLDataTypeCode::NAMES {
        let bits = match name {
            "bool" => 8,
            "handle" | "complex" => continue,
            _ if name.starts_with("float8") => 8,
            _ if name.starts_with("float6") => 6,
            _ if name.starts_with("float4") => 4,
            _ => 16,
        };
        for lanes in [1, 2, 65535_u16.wrapping_neg(), 300] {
            let one = dtype(code, bits, lanes);
            assert_eq!(parse(text(one).as_bytes()).unwrap(), one, "{}", text(one));
        }
    }
}

#[test]
fn bare_names_have_a_usual_width() {
    assert_eq!(parse(b"int").unwrap(), dtype(DLDataTypeCode::INT, 32, 1));
    assert_eq!(parse(b"uint0").unwrap(), dtype(DLDataTypeCode::UINT, 32, 1));
    assert_eq!(parse(b"floatx4").unwrap(), dtype(DLDataTypeCode::FLOAT, 32, 4));
    assert_eq!(parse(b"bfloat").unwrap(), dtype(DLDataTypeCode::BFLOAT, 16, 1));
    assert_eq!(parse(b"bool").unwrap(), dtype(DLDataTypeCode::BOOL, 8, 1));
    assert_eq!(parse(b"handle").unwrap(), dtype(DLDataTypeCode::OPAQUE_HANDLE, 64, 1));
    assert_eq!(parse(b"").unwrap(), parse(b"void").unwrap());
    assert_eq!(text(parse(b"void").unwrap()), "");
}

#[test]
fn short_forms() {
    for (short, full) in [
        ("i8", "int8"),
        ("u16x2", "uint16x2"),
        ("f32", "float32"),
        ("bf16", "bfloat16"),
        ("f8_e4m3b11fnuz", "float8_e4m3b11fnuz"),
        ("fp6_e3m2fnx4", "float6_e3m2fnx4"),
        ("f4_e2m1fn_x2", "float4_e2m1fnx2"),
        ("float4_e2m1fn_", "float4_e2m1fn"),
        ("int32xvscale", "int32"),
    ] {
        assert_eq!(text(parse(short.as_bytes()).unwrap()), full);
    }
}

#[test]
fn scalable_lanes_are_negative() {
    assert_eq!(parse(b"int32xvscalex4").unwrap().lanes, 4_u16.wrapping_neg());
    assert_eq!(text(dtype(DLDataTypeCode::INT, 32, 0x8000)), "int32xvscalex32768");
    // Upstream writes this name and refuses to read it.
    assert_eq!(text(parse(b"float4_e2m1fnx49998").unwrap()), "float4_e2m1fnxvscalex15538");
    assert_eq!(parse(b"float4_e2m1fnxvscalex15538").unwrap().lanes, 49998);
    assert_eq!(text(dtype(DLDataTypeCode::FLOAT, 16, 0xffff)), "float16");
    assert_eq!(text(dtype(DLDataTypeCode::FLOAT, 16, 0)), "float16");
}

#[test]
fn messages_show_the_text_with_its_full_name() {
    assert_eq!(message(b"i32y"), "unknown dtype `int32y`");
    assert_eq!(message(b"complex64"), "unknown dtype `complex64`");
    assert_eq!(message(b"f8_e9m9"), "unknown float8 type `float8_e9m9`");
    assert_eq!(message(b"float8_e4m3_x2"), "unknown float8 type `float8_e4m3_x2`");
    assert_eq!(
        message(b"int8x0"),
        "Invalid lanes specification in dtype 'int8x0'. Lanes must be a positive integer."
    );
    assert_eq!(message(b"int256"), "Bits value 256 is out of range for uint8_t in dtype 'int256'");
    assert_eq!(
        message(b"int8x65536"),
        "Lanes value 65536 is out of range for uint16_t in dtype 'int8x65536'"
    );
}

#[test]
fn hostile_texts_are_value_errors() {
    assert_eq!(message(b"\xff\xfeint"), "unknown dtype `\\xff\\xfeint`");
    assert_eq!(message(b"int32\0"), "unknown dtype `int32\0`");
    // 2^64 + 32 must not wrap around to 32.
    assert!(message(b"int18446744073709551648").contains("out of range for uint32_t"));
    let long = [b"int".as_slice(), &[b'9'; 100_000]].concat();
    assert!(message(&long).len() < 2000);
    assert!(message(b"custom").contains("opening brace"));
    assert!(message(b"custom[").contains("closing brace"));
    assert!(message(&vec![b'x'; 5000]).ends_with("...`"));
}

#[test]
fn printing_refuses_codes_without_a_name() {
    for code in [5_u8, 18, 128] {
        let error = to_text(dtype(DLDataTypeCode(code), 8, 1)).err().unwrap();
        let want = format!("DLDataType contains unknown type_code={code}");
        assert_eq!(error.message(), want.as_bytes());
    }
    assert_eq!(text(dtype(DLDataTypeCode::BOOL, 1, 4)), "bool1x4");
    assert_eq!(text(dtype(DLDataTypeCode::OPAQUE_HANDLE, 1, 9)), "handle");
}

#[test]
fn custom_codes_are_the_frontends() {
    crate::builtin::install();
    assert_eq!(message(b"custom[posit]16"), "Function dtype.get_custom_type_code not found");
    let code = Function::from_closure(|args| {
        Ok(Any::from(if args[0].as_str() == Some(b"posit") { 130 } else { 1000 }))
    });
    let name = Function::from_closure(|_| Ok(Any::str("posit")));
    globals::set(b"dtype.get_custom_type_code", code, b"", b"", Conflict::Refuse).unwrap();
    globals::set(b"dtype.get_custom_type_name", name, b"", b"", Conflict::Refuse).unwrap();
    let posit = parse(b"custom[posit]16x2").unwrap();
    assert_eq!(posit, dtype(DLDataTypeCode(130), 16, 2));
    assert_eq!(text(posit), "custom[posit]x2");
    assert!(message(b"custom[other]").contains("out of range for uint8_t"));
}
