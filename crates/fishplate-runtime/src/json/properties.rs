//! Properties: reading and writing agree, and any bytes cause at worst an error.

use proptest::collection::vec;
use proptest::prelude::*;

use super::{Utf8, parse, stringify};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, MapKind, MapObj, SeqObj};

/// A document that can be shown and compared; floats by their bits.
#[derive(Clone, PartialEq, Debug)]
enum Doc {
    Null,
    Bool(bool),
    Int(i64),
    Float(u64),
    Text(String),
    Array(Vec<Doc>),
    Map(Vec<(String, Doc)>),
}

impl Doc {
    fn to_any(&self) -> Any {
        match self {
            Doc::Null => Any::NONE,
            Doc::Bool(value) => Any::from(*value),
            Doc::Int(value) => Any::from(*value),
            Doc::Float(bits) => Any::from(f64::from_bits(*bits)),
            Doc::Text(text) => Any::str(text),
            Doc::Array(docs) => {
                ArrayObj::from_values(docs.iter().map(|doc| Ok(doc.to_any()))).unwrap().into()
            }
            Doc::Map(entries) => {
                let entries = entries.iter().map(|(key, doc)| Ok((Any::str(key), doc.to_any())));
                MapObj::from_entries(MapKind::Map, entries).unwrap().into()
            }
        }
    }

    fn from_any(value: &AnyView<'_>) -> Doc {
        let text = |value: &AnyView<'_>| {
            value.as_str().map(|text| String::from_utf8_lossy(text).into_owned())
        };
        if value.is_none() {
            Doc::Null
        } else if value.type_index() == fishplate_abi::TypeIndex::BOOL {
            Doc::Bool(value.as_bool().unwrap())
        } else if let Some(value) = value.as_int() {
            Doc::Int(value)
        } else if let Some(value) = value.as_float() {
            Doc::Float(value.to_bits())
        } else if let Some(text) = text(value) {
            Doc::Text(text)
        } else if let Some(seq) = value.as_object::<SeqObj>() {
            Doc::Array(seq.iter().map(|value| Doc::from_any(&value)).collect())
        } else {
            let map = value.as_object::<MapObj>().unwrap();
            Doc::Map(map.iter().map(|(k, v)| (text(&k).unwrap(), Doc::from_any(&v))).collect())
        }
    }
}

fn leaf() -> impl Strategy<Value = Doc> {
    prop_oneof![
        Just(Doc::Null),
        any::<bool>().prop_map(Doc::Bool),
        any::<i64>().prop_map(Doc::Int),
        any::<f64>().prop_map(|value| {
            // Integral floats from 2^53 up to 1e17 are written without a fraction and read back as
            // integers, and all NaNs are one.
            let is_kept = value.abs() < 9e15 || value.abs() >= 1e17;
            Doc::Float(if is_kept { value } else { 0.1 }.to_bits())
        }),
        ".{0,24}".prop_map(Doc::Text),
        "[\\x00-\\x7f]{0,12}".prop_map(Doc::Text),
    ]
}

fn document() -> impl Strategy<Value = Doc> {
    leaf().prop_recursive(5, 64, 8, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..8).prop_map(Doc::Array),
            proptest::collection::btree_map(".{0,12}", inner, 0..8)
                .prop_map(|entries| Doc::Map(entries.into_iter().collect())),
        ]
    })
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn what_is_written_reads_back(doc in document(), indent in -1_i64..4) {
        let text = stringify(&doc.to_any(), indent).unwrap();
        let value = parse(text.view().as_str().unwrap(), Utf8::Checked).unwrap();
        prop_assert_eq!(Doc::from_any(&value.view()), doc);
    }

    #[test]
    fn any_bytes_are_read_or_refused(bytes in vec(any::<u8>(), 0..200)) {
        let _ = parse(&bytes, Utf8::Checked);
        let _ = parse(&bytes, Utf8::Unchecked);
    }

    #[test]
    fn almost_json_is_read_or_refused_at_a_place_in_the_text(
        text in "[\\[\\]{}:,\" \n0-9eE+.a-z\\\\u-]{0,60}"
    ) {
        match parse(text.as_bytes(), Utf8::Checked) {
            Ok(value) => prop_assert!(stringify(&value, 0).is_ok()),
            Err(error) => {
                let message = String::from_utf8_lossy(error.message()).into_owned();
                let offset = message.rsplit("(char ").next().unwrap().trim_end_matches(')');
                prop_assert!(offset.parse::<usize>().unwrap() <= text.len(), "{}", message);
            }
        }
    }

    #[test]
    fn a_document_with_one_byte_changed_is_read_or_refused(
        doc in document(), at in any::<prop::sample::Index>(), byte in any::<u8>()
    ) {
        let text = stringify(&doc.to_any(), 1).unwrap();
        let mut bytes = text.view().as_str().unwrap().to_vec();
        let at = at.index(bytes.len());
        bytes[at] = byte;
        let _ = parse(&bytes, Utf8::Checked);
        let _ = parse(&bytes[..at], Utf8::Checked);
    }
}
