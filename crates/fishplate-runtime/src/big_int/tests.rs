//! Canonical form, order, hash, decimal text and the native attribute functions.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use fishplate_abi::{RawAny, TypeIndex, attr};

use super::{compare, decimal, from_bytes, from_words, hash, words};
use crate::any::{Any, AnyView};
use crate::error::{Error, ErrorObj};
use crate::function::FunctionObj;
use crate::type_table;

fn words_of(value: &Any) -> Vec<i64> {
    words(&value.view()).unwrap().to_vec()
}

fn decimal_of(value: &Any) -> String {
    decimal::format(&words_of(value)).unwrap()
}

#[test]
fn words_are_canonical() {
    for (given, want) in [
        (vec![], vec![0]),
        (vec![7, 0, 0], vec![7]),
        (vec![-1, -1, -1], vec![-1]),
        (vec![-1, 0], vec![-1, 0]),
        (vec![i64::MIN, -1], vec![i64::MIN]),
        (vec![i64::MIN, 0], vec![i64::MIN, 0]),
        (vec![0, -1], vec![0, -1]),
        (vec![5, i64::MAX, 0], vec![5, i64::MAX]),
    ] {
        let value = from_words(&given).unwrap();
        let is_big = value.type_index() == TypeIndex::BIG_INT;
        assert_eq!(is_big, want.len() > 1);
        assert_eq!(words_of(&value), want);
    }
}

#[test]
fn bytes_must_be_whole_words() {
    assert!(from_bytes(&[0; 7]).is_err());
    assert_eq!(words_of(&from_bytes(&[]).unwrap()), [0]);
    // An unaligned start is accepted.
    let bytes = [&[9_u8][..], &1_i64.to_ne_bytes(), &2_i64.to_ne_bytes()].concat();
    assert_eq!(words_of(&from_bytes(&bytes[1..]).unwrap()), [1, 2]);
}

#[test]
fn order_is_by_value() {
    let ascending: [&[i64]; 9] = [
        &[0, 0, i64::MIN],
        &[0, i64::MIN],
        &[-1, -2],
        &[i64::MIN],
        &[-1],
        &[0],
        &[i64::MAX],
        &[i64::MIN, 0],
        &[0, 1],
    ];
    for (i, a) in ascending.iter().enumerate() {
        for (j, b) in ascending.iter().enumerate() {
            assert_eq!(compare(a, b), i.cmp(&j), "{a:?} {b:?}");
        }
    }
    assert_eq!(compare(&[7], &[7, 0, 0]), Ordering::Equal);
}

#[test]
fn decimal_text_round_trips() {
    for text in [
        "0",
        "-1",
        "9223372036854775807",
        "-9223372036854775808",
        "9223372036854775808",
        "-9223372036854775809",
        "18446744073709551615",
        "18446744073709551616",
        "100000000000000000000000000000000000000",
        "-1267650600228229401496703205376",
    ] {
        assert_eq!(decimal_of(&decimal::parse(text.as_bytes()).unwrap()), text);
    }
    assert_eq!(words_of(&decimal::parse(b"+0007").unwrap()), [7]);
    assert_eq!(words_of(&decimal::parse(b"-0").unwrap()), [0]);
    for text in ["", "+", "-", "x", "12x", " 1", "1 ", "1.0", "12\0x", "--1"] {
        let error = decimal::parse(text.as_bytes()).err().unwrap();
        assert_eq!(error.message(), b"Invalid decimal string for ffi.BigInt");
    }
}

#[test]
fn a_hundred_thousand_digits_take_no_minute() {
    let text = format!("-7{}", "0123456789".repeat(10_000));
    let start = Instant::now();
    assert_eq!(decimal_of(&decimal::parse(text.as_bytes()).unwrap()), text);
    assert!(start.elapsed() < Duration::from_secs(20), "{:?}", start.elapsed());
    assert!(decimal::parse(&vec![b'9'; 2_000_000]).is_err());
    assert!(decimal::format(&vec![1; 100_000]).is_err());
    // Leading zeros cost no work.
    assert_eq!(words_of(&decimal::parse(&vec![b'0'; 2_000_000]).unwrap()), [0]);
}

fn native(name: &str, args: &[AnyView<'_>]) -> Any {
    let entry = type_table::attr(name, TypeIndex::BIG_INT).unwrap().as_ptr().unwrap();
    // SAFETY: these attributes are functions of one or two values by address.
    unsafe {
        let raw = match args {
            [a] => {
                let entry: unsafe extern "C" fn(*const RawAny) -> RawAny =
                    std::mem::transmute(entry);
                entry(a.as_raw())
            }
            [a, b] => {
                let entry: unsafe extern "C" fn(*const RawAny, *const RawAny) -> RawAny =
                    std::mem::transmute(entry);
                entry(a.as_raw(), b.as_raw())
            }
            _ => panic!("one or two arguments"),
        };
        Any::from_raw(raw)
    }
}

#[test]
fn native_functions_answer_or_return_an_error() {
    crate::builtin::install();
    let (a, b) = (from_words(&[1, 2]).unwrap(), from_words(&[1, 2]).unwrap());
    // (1 * 1099511628211 + 2) mod (2^31 - 1), as C++ clients compute it.
    assert_eq!(hash(&[1, 2]), (1_099_511_628_211_i64 + 2) % 2_147_483_647);
    assert_eq!(native(attr::ANY_HASH, &[a.view()]).view().as_int(), Some(hash(&[1, 2])));
    assert_eq!(native(attr::ANY_HASH, &[AnyView::int(-5)]).view().as_int(), Some(-5));
    assert_eq!(native(attr::ANY_EQUAL, &[a.view(), b.view()]).view().as_bool(), Some(true));
    let mixed = native(attr::ANY_EQUAL, &[a.view(), AnyView::int(1)]);
    assert_eq!(mixed.view().as_bool(), Some(false));
    let error = native(attr::ANY_HASH, &[AnyView::NONE]).into_object::<ErrorObj>().ok().unwrap();
    let error = Error::from_object(error);
    assert_eq!(error.kind(), b"TypeError");
    assert_eq!(error.message(), b"Cannot treat type `None` as type `BigInt`");
}

fn attribute(name: &str, args: &[AnyView<'_>]) -> crate::Result<Any> {
    let function = type_table::attr(name, TypeIndex::BIG_INT).unwrap();
    function.as_object::<FunctionObj>().unwrap().call(args)
}

#[test]
fn function_attributes() {
    crate::builtin::install();
    let (small, large) = (from_words(&[0, 1]).unwrap(), from_words(&[0, 2]).unwrap());
    let (small, large) = (small.view(), large.view());
    let call = |name, args: &[AnyView<'_>]| attribute(name, args).unwrap();
    assert_eq!(call(attr::COMPARE, &[small, large, AnyView::NONE]).view().as_int(), Some(-1));
    assert_eq!(call(attr::EQ, &[small, small, AnyView::NONE]).view().as_bool(), Some(true));
    let hashed = call(attr::HASH, &[large, AnyView::NONE]);
    assert_eq!(hashed.view().as_int(), Some(hash(&[0, 2])));
    let text = call(attr::DATA_TO_JSON, &[small]);
    assert_eq!(text.view().as_str(), Some(b"18446744073709551616".as_slice()));
    assert_eq!(words_of(&call(attr::DATA_FROM_JSON, &[text.view()])), [0, 1]);
    let error = attribute(attr::DATA_FROM_JSON, &[AnyView::int(1)]).err().unwrap();
    assert_eq!(error.message(), b"Cannot treat type `int` as type `str`");
    let error = attribute(attr::EQ, &[]).err().unwrap();
    assert_eq!(
        error.message(),
        b"Mismatched number of arguments when calling: `ffi.BigInt.__ffi_eq__(0: ffi.Object, \
          1: ffi.Object, 2: ffi.Function) -> bool`. Expected 3 but got 0 arguments"
            .as_slice()
    );
}
