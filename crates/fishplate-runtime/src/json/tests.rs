//! The reader, the writer, and the positions of errors.

use fishplate_abi::TypeIndex;

use super::decimal;
use super::*;
use crate::any::Any;
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj};
use crate::object::Ref;

fn read(text: &str) -> Any {
    parse(text.as_bytes(), Utf8::Checked).unwrap()
}

fn read_error(text: impl AsRef<[u8]>) -> String {
    let error = parse(text.as_ref(), Utf8::Checked).err().expect("the text is wrong");
    assert_eq!(error.kind(), b"ValueError");
    String::from_utf8(error.message().to_vec()).unwrap()
}

fn written(value: &Any, indent: i64) -> String {
    String::from_utf8(stringify(value, indent).unwrap().view().as_str().unwrap().to_vec()).unwrap()
}

/// Reads, and writes again.
fn again(text: &str) -> String {
    written(&read(text), 0)
}

fn write_error(value: &Any) -> String {
    let error = stringify(value, 0).err().expect("the value cannot be written");
    assert_eq!(error.kind(), b"ValueError");
    String::from_utf8(error.message().to_vec()).unwrap()
}

fn array(values: Vec<Any>) -> Any {
    ArrayObj::from_vec(values).unwrap().into()
}

#[test]
fn numbers_keep_their_kind() {
    for (text, want) in [
        ("0", 0),
        ("-0", 0),
        ("123", 123),
        ("+5", 5),
        ("-007", -7),
        ("999999999999999999", 999_999_999_999_999_999),
        ("9223372036854775807", i64::MAX),
        ("-9223372036854775808", i64::MIN),
    ] {
        let value = read(text);
        assert_eq!(value.type_index(), TypeIndex::INT, "{text}");
        assert_eq!(value.view().as_int(), Some(want), "{text}");
    }
    for (text, want) in [
        ("0.0", 0.0),
        ("123.456", 123.456),
        ("1.456e12", 1.456e12),
        ("1E+10", 1e10),
        ("-1e-10", -1e-10),
        (".5", 0.5),
        ("5.", 5.0),
        ("-.5e1", -5.0),
        ("9223372036854775808", 9_223_372_036_854_775_808.0),
        ("0.1000000000000000055511151231257827", 0.1),
        ("1.7976931348623157e308", f64::MAX),
        ("2.2250738585072014e-308", f64::MIN_POSITIVE),
        ("4.9406564584124654e-324", 5e-324),
        ("0e999999", 0.0),
        ("12345678901234567e-30", 1.234_567_890_123_456_7e-14),
        ("Infinity", f64::INFINITY),
        ("-Infinity", f64::NEG_INFINITY),
    ] {
        let value = read(text);
        assert_eq!(value.type_index(), TypeIndex::FLOAT, "{text}");
        assert_eq!(value.view().as_float(), Some(want), "{text}");
    }
    assert!(read("NaN").view().as_float().unwrap().is_nan());
    assert!(read("-0.0").view().as_float().unwrap().is_sign_negative());
}

#[test]
fn what_is_no_number_is_refused_at_its_start() {
    for text in [
        "123.456.789",
        "123e",
        "123e+",
        "123E-",
        "-",
        "+",
        ".",
        "--5",
        "1-2",
        "e5",
        "-NaN",
        "+Infinity",
        "Infinit",
        "-Inf",
        "Na",
        "1e400",
        "-1e400",
        "1e-400",
        "0x10",
    ] {
        let (want, text) = if text == "0x10" {
            ("Extra data: line 1 column 2 (char 1)", text)
        } else {
            ("Expecting value: line 1 column 1 (char 0)", text)
        };
        assert_eq!(read_error(text), want, "{text}");
    }
}

#[test]
fn strings_and_escapes() {
    let content =
        |text: &str| String::from_utf8(read(text).view().as_str().unwrap().to_vec()).unwrap();
    assert_eq!(content(r#""""#), "");
    assert_eq!(content("\n\t \"hello\"\n\r"), "hello");
    assert_eq!(content(r#""\ta\n\/\f\"\\\b\r""#), "\ta\n/\u{c}\"\\\u{8}\r");
    assert_eq!(
        content(r#""\u0041\u00e9\u4E2d\uD83D\uDE04hello""#),
        "A\u{e9}\u{4e2d}\u{1f604}hello"
    );
    assert_eq!(content(r#""\u0000""#), "\0");
    assert_eq!(
        content(r#""longer than eight bytes \" and on it goes""#),
        "longer than eight bytes \" and on it goes"
    );
    assert_eq!(content("\"中文 and \u{7f}\""), "中文 and \u{7f}");
}

#[test]
fn errors_say_where() {
    for (text, want) in [
        ("", "Expecting value: line 1 column 1 (char 0)"),
        ("   \t\n    ", "Expecting value: line 2 column 5 (char 9)"),
        ("\n\nfx", "Expecting value: line 3 column 1 (char 2)"),
        ("nul", "Expecting value: line 1 column 1 (char 0)"),
        ("\"hello", "Unterminated string starting at: line 1 column 1 (char 0)"),
        ("\"hello\\n", "Unterminated string starting at: line 1 column 1 (char 0)"),
        ("\"hello\x01\"", "Invalid control character at: line 1 column 7 (char 6)"),
        ("\"a\\n\n\"", "Invalid control character at: line 1 column 5 (char 4)"),
        ("\"hello\\uxx\"", "Invalid \\uXXXX escape: line 1 column 8 (char 7)"),
        ("\"hello\\u12", "Invalid \\uXXXX escape: line 1 column 8 (char 7)"),
        ("\"hello\\u+123\"", "Invalid \\uXXXX escape: line 1 column 8 (char 7)"),
        (
            "\"hello\\uDC00\\uDE04\"",
            "Invalid surrogate pair of \\uXXXX escapes: line 1 column 8 (char 7)",
        ),
        ("\"hello\\uD800\"", "Invalid surrogate pair of \\uXXXX escapes: line 1 column 8 (char 7)"),
        (
            "\"hello\\uD800\\u0041\"",
            "Invalid surrogate pair of \\uXXXX escapes: line 1 column 15 (char 14)",
        ),
        ("\"hello\\uD800\\uxx\"", "Invalid \\uXXXX escape: line 1 column 15 (char 14)"),
        ("\"hello\\a\"", "Invalid \\escape: line 1 column 8 (char 7)"),
        ("\"hello\\", "Invalid \\escape: line 1 column 8 (char 7)"),
        ("]", "Expecting value: line 1 column 1 (char 0)"),
        ("[1,]", "Expecting value: line 1 column 4 (char 3)"),
        ("[", "Expecting value: line 1 column 2 (char 1)"),
        ("[1a", "Expecting ',' delimiter: line 1 column 3 (char 2)"),
        ("[1,2,3", "Expecting ',' delimiter: line 1 column 7 (char 6)"),
        ("[1}", "Expecting ',' delimiter: line 1 column 3 (char 2)"),
        ("[1, ", "Syntax error near: line 1 column 5 (char 4)"),
        ("[1]  a", "Extra data: line 1 column 6 (char 5)"),
        ("{", "Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        ("{1:2}", "Expecting property name enclosed in double quotes: line 1 column 2 (char 1)"),
        (
            "{\"a\":1,}",
            "Expecting property name enclosed in double quotes: line 1 column 8 (char 7)",
        ),
        ("{\"a\":1,", "Syntax error near: line 1 column 8 (char 7)"),
        ("{\"a\":", "Expecting value: line 1 column 6 (char 5)"),
        ("{\"incomplete\"", "Expecting ':' delimiter: line 1 column 14 (char 13)"),
        ("{\"a\":\n\n[1]", "Expecting ',' delimiter: line 3 column 4 (char 10)"),
        ("{\"a\":\n\n[abc]}", "Expecting value: line 3 column 2 (char 8)"),
        ("truee", "Extra data: line 1 column 5 (char 4)"),
        ("{} []", "Extra data: line 1 column 4 (char 3)"),
        ("1\0", "Extra data: line 1 column 2 (char 1)"),
    ] {
        assert_eq!(read_error(text), want, "{text:?}");
    }
}

#[test]
fn text_must_be_utf8_unless_bytes_are_asked_for() {
    let text = b"[\"ok\",\n \"ab\xff\"]";
    assert_eq!(read_error(text), "Invalid UTF-8 at: line 2 column 5 (char 11)");
    assert_eq!(read_error(b"\"\\n\xc3\""), "Invalid UTF-8 at: line 1 column 4 (char 3)");
    let value = parse(text, Utf8::Unchecked).unwrap();
    assert_eq!(stringify(&value, 0).unwrap().view().as_str(), Some(&b"[\"ok\",\"ab\xff\"]"[..]));
}

#[test]
fn containers_keep_order_and_the_last_of_equal_keys() {
    let text = r#"{"c":1,"a":[true,null,{}],"b":{"deep":[[],[1.5]]},"long key, on the heap":"x"}"#;
    assert_eq!(again(text), text);
    assert_eq!(again(r#" { "k" : 1 , "other" : 2 , "k" : 3 } "#), r#"{"k":3,"other":2}"#);
    let four = r#"{"a":1,"b":2,"c":3,"a":4}"#;
    assert_eq!(again(four), r#"{"b":2,"c":3,"a":4}"#);
    let many: Vec<String> = (0..500).map(|i| format!("\"key{i}\":{i}")).collect();
    let many = format!("{{{}}}", many.join(","));
    assert_eq!(again(&many), many);
    assert_eq!(read("[]").type_index(), TypeIndex::ARRAY);
    assert_eq!(read("{}").type_index(), TypeIndex::MAP);
}

#[test]
fn written_text_is_the_peers() {
    let nested =
        read(r#"{"name":"test","numbers":[1,2],"none":null,"empty":[],"also":{},"x":[{"y":3.5}]}"#);
    let want = "{\n  \"name\": \"test\",\n  \"numbers\": [\n    1,\n    2\n  ],\n  \"none\": null,\n  \"empty\": [\n  ],\n  \"also\": {\n  },\n  \"x\": [\n    {\n      \"y\": 3.5\n    }\n  ]\n}";
    assert_eq!(written(&nested, 2), want);
    assert_eq!(written(&read("[1,[2]]"), -3), "[\n1,\n[\n2\n]\n]");
    let text = Any::str("\"\\/\u{8}\u{c}\n\r\t\u{1}\u{7f}é, and a plain run");
    assert_eq!(written(&text, 0), r#""\"\\\/\b\f\n\r\t\u0001\u007fé, and a plain run""#);
    assert_eq!(written(&Any::from(i64::MIN), 0), "-9223372036854775808");
    let list: Any = ListObj::from_values([Ok(Any::from(1_i64))].into_iter()).unwrap().into();
    assert_eq!(written(&array(vec![list.clone(), list]), 0), "[[1],[1]]");
}

#[test]
fn floats_are_written_with_seventeen_digits() {
    for (value, want) in [
        (2.5, "2.5"),
        (5.0, "5.0"),
        (-0.0, "-0.0"),
        (0.1, "0.10000000000000001"),
        (-7.89e-15, "-7.89e-15"),
        (2e-8, "2e-08"),
        (0.0001, "0.0001"),
        (0.00001, "1.0000000000000001e-05"),
        (9_007_199_254_740_991.0, "9007199254740991.0"),
        (9_007_199_254_740_992.0, "9007199254740992"),
        (1e16, "10000000000000000"),
        (1e17, "1e+17"),
        (1e22, "1e+22"),
        (1e23, "9.9999999999999992e+22"),
        (f64::MAX, "1.7976931348623157e+308"),
        (5e-324, "4.9406564584124654e-324"),
        // A tie in the eighteenth digit goes to the even neighbour.
        (2_f64.powi(-25), "2.9802322387695312e-08"),
        (f64::NAN, "NaN"),
        (f64::INFINITY, "Infinity"),
        (f64::NEG_INFINITY, "-Infinity"),
    ] {
        assert_eq!(written(&Any::from(value), 0), want);
    }
}

/// The result of the C library, which defines the format.
fn c_text(value: f64) -> String {
    let mut buffer = [0_u8; 64];
    let room = buffer.as_mut_ptr().cast();
    // SAFETY: the buffer has room for any double in this format, and its length is passed.
    let len = unsafe { libc::snprintf(room, buffer.len(), c"%.17g".as_ptr(), value) };
    String::from_utf8(buffer[..len as usize].to_vec()).unwrap()
}

#[test]
fn floats_equal_the_c_library() {
    let mut buffer = [0; 32];
    let mut check = |value: f64| {
        if value.is_finite() && (value.abs() >= 9_007_199_254_740_992.0 || value.trunc() != value) {
            let text = String::from_utf8(decimal::float(value, &mut buffer).to_vec()).unwrap();
            assert_eq!(text, c_text(value));
        }
    };
    for power in -324..309 {
        let ten: f64 = format!("1e{power}").parse().unwrap();
        for bits in ten.to_bits().saturating_sub(3)..ten.to_bits().saturating_add(3) {
            check(f64::from_bits(bits));
        }
    }
    for power in -1074..1024 {
        let two = 2_f64.powi(power);
        check(two);
        check(two * 3.0);
        check(-two * 5.0);
    }
    let mut bits = 0x9e37_79b9_7f4a_7c15_u64;
    for _ in 0..100_000 {
        bits = bits.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        check(f64::from_bits(bits ^ (bits >> 29)));
        check((bits >> 40) as f64 / 1000.0);
    }
}

#[test]
fn depth_has_a_limit_in_both_directions() {
    let nested = |levels: usize| format!("{}{}", "[".repeat(levels), "]".repeat(levels));
    assert_eq!(again(&nested(MAX_DEPTH)), nested(MAX_DEPTH));
    let at = MAX_DEPTH + 1;
    let want = format!("Nesting too deep: line 1 column {} (char {at})", at + 1);
    assert_eq!(read_error("[".repeat(100_000)), want);
    assert!(read_error(nested(100_000)).starts_with("Nesting too deep"));
    assert!(read_error("{\"a\":".repeat(100_000)).starts_with("Nesting too deep"));
    let deep = (0..100_000).fold(Any::NONE, |value, _| array(vec![value]));
    assert_eq!(write_error(&deep), "Cannot write more than 10000 levels of nesting as JSON");
}

#[test]
fn a_small_stack_is_enough() {
    let work = || {
        let text = format!("{}1{}", "{\"a\":[".repeat(5000), "]}".repeat(5000));
        assert_eq!(again(&text), text);
        assert!(read_error("[".repeat(100_000)).starts_with("Nesting too deep"));
        assert!(read_error("{\"a\":[".repeat(100_000)).starts_with("Nesting too deep"));
    };
    std::thread::Builder::new().stack_size(256 << 10).spawn(work).unwrap().join().unwrap();
}

#[test]
fn cycles_and_foreign_values_cannot_be_written() {
    crate::builtin::install();
    let list = ListObj::from_values([].into_iter()).unwrap();
    let inner = array(vec![list.clone().into()]);
    ListObj::push(&list, inner).unwrap();
    assert_eq!(write_error(&list.clone().into()), "Cycle detected: List contains itself");
    ListObj::clear(&list);

    let dict: Ref<MapObj> = MapObj::new(MapKind::Dict).unwrap();
    assert_eq!(write_error(&dict.into()), "Unsupported type: `ffi.Dict`");
    assert_eq!(write_error(&Any::bytes("ab")), "Unsupported type: `ffi.SmallBytes`");
    let by_int = MapObj::from_entries(MapKind::Map, [Ok((Any::from(1_i64), Any::NONE))]).unwrap();
    assert_eq!(write_error(&by_int.into()), "Expect key to be string, got `int`");
    assert!(stringify(&Any::NONE, i64::MAX).is_err());
}

#[test]
fn functions_are_registered() {
    crate::builtin::install();
    let call = |name: &str, args: &[_]| crate::globals::get(name.as_bytes()).unwrap().call(args);
    let text = Any::str("[1, 2]");
    let value = call("ffi.json.Parse", &[text.view()]).unwrap();
    assert_eq!(value.view().as_object::<SeqObj>().unwrap().len(), 2);
    let none = Any::NONE;
    let text = call("ffi.json.Stringify", &[value.view(), none.view()]).unwrap();
    assert_eq!(text.view().as_str(), Some(&b"[1,2]"[..]));
    assert!(call("ffi.json.Parse", &[value.view()]).is_err());
}

#[test]
fn only_32_bits_of_a_negative_indentation_count() {
    let value = read("[1,[2]]");
    for compact in [0, i64::MIN, -(1 << 32)] {
        assert_eq!(written(&value, compact), "[1,[2]]");
    }
    for broken in [-1, -(1 << 32) - 3] {
        assert_eq!(written(&value, broken), "[\n1,\n[\n2\n]\n]");
    }
}
