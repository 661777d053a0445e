//! Types of the standard library, tuples, variants and big integers as parameters and results.

use std::collections::{BTreeMap, HashMap};

use fishplate::{
    Any, Array, BigInt, Bytes, FfiType, Function, List, Map, Str, Variant2, Variant3, Variant4,
};

#[test]
fn vectors_come_from_arrays_and_lists() {
    let double = Function::new("double", |values: Vec<i64>| -> Vec<i64> {
        values.into_iter().map(|v| v * 2).collect()
    });
    assert_eq!(double.call::<Vec<i64>>((vec![1_i64, 2],)).unwrap(), [2, 4]);
    assert_eq!(double.call::<Array<i64>>((List::from_iter([3_i64]),)).unwrap(), [6]);
    let error = double.call::<Any>((vec!["a"],)).unwrap_err();
    assert_eq!(
        error.message(),
        "Mismatched type on argument #0 when calling: `double(0: Array<int>) -> Array<int>`. \
         Expected `Array<int>` but got `Array[index 0: str]`"
    );
    let words = Function::new("words", |text: &str| {
        text.split(' ').map(str::to_owned).collect::<Vec<String>>()
    });
    assert_eq!(words.call::<Vec<Str>>(("of some length",)).unwrap(), ["of", "some", "length"]);
    let nested: Vec<Vec<Option<i64>>> = Any::from(vec![vec![Some(1), None], vec![]]).get().unwrap();
    assert_eq!(nested, [vec![Some(1), None], vec![]]);
}

#[test]
fn maps_of_the_standard_library() {
    let invert = Function::new("invert", |map: HashMap<String, i64>| {
        map.into_iter().map(|(k, v)| (v, k)).collect::<BTreeMap<i64, String>>()
    });
    let map = Map::from([(Str::from("b"), 2_i64), ("a".into(), 1)]);
    let inverted: Map<i64, Str> = invert.call((map,)).unwrap();
    assert_eq!(inverted.to_string(), "{1: a, 2: b}");
    let back: BTreeMap<i64, String> = invert.call((HashMap::from([("x", 9_i64)]),)).unwrap();
    assert_eq!(back, BTreeMap::from([(9, "x".to_owned())]));
    let error = invert.call::<Any>((BTreeMap::from([(1_i64, 1_i64)]),)).unwrap_err();
    assert!(error.message().contains("but got `Map[some key is int, V]`"), "{error}");
    assert_eq!(HashMap::<String, Vec<f64>>::name(), "Map<str, Array<float>>");
}

#[test]
fn tuples_are_arrays_of_fixed_length() {
    let swap = Function::new("swap", |pair: (i64, &str)| (pair.1.to_owned(), pair.0));
    let swapped: (Str, i64) = swap.call(((1, "a string on the heap"),)).unwrap();
    assert_eq!(swapped, ("a string on the heap".into(), 1));
    let untyped: Array<Any> = swap.call((Array::from([Any::from(1), Any::from("b")]),)).unwrap();
    assert_eq!(untyped.len(), 2);
    for (value, want) in [
        (Any::from((1,)), "Array[size=1]"),
        (Any::from((1, 2)), "Array[index 1: int]"),
        (Any::from(3), "int"),
    ] {
        let error = swap.call::<Any>((value,)).unwrap_err();
        assert!(
            error.message().ends_with(&format!("`Tuple<int, str>` but got `{want}`")),
            "{error}"
        );
    }
    assert_eq!(<(i64, Str)>::name(), "Tuple<int, str>");
    assert_eq!(
        <(i64, Str)>::schema(),
        r#"{"type":"Tuple","args":[{"type":"int"},{"type":"ffi.String"}]}"#
    );
    let pairs: Vec<(Str, i64)> = Any::from(vec![("a", 1_i64), ("b", 2)]).get().unwrap();
    assert_eq!(pairs[1], ("b".into(), 2));
    let long = (1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12);
    assert_eq!(Any::from(long).get::<Array<i64>>().unwrap().iter().sum::<i64>(), 78);
}

#[test]
fn variants_take_what_is_stored_before_what_converts() {
    type Number = Variant2<f64, i64>;
    assert_eq!(Any::from(3).get::<Number>().unwrap(), Variant2::B(3));
    assert_eq!(Any::from(3.5).get::<Number>().unwrap(), Variant2::A(3.5));
    assert_eq!(Any::from(true).get::<Number>().unwrap(), Variant2::A(1.0));
    let ints = Any::from(vec![1_i64]);
    type Arrays = Variant2<Array<f64>, Array<i64>>;
    assert!(matches!(ints.get::<Arrays>().unwrap(), Variant2::B(_)));
    type Four = Variant4<bool, i64, String, Vec<Any>>;
    assert_eq!(Any::from(1).get::<Variant3<bool, i64, Str>>().unwrap(), Variant3::B(1));
    assert!(matches!(Any::from("a long string").get::<Four>().unwrap(), Variant4::C(_)));
    assert!(matches!(ints.get::<Four>().unwrap(), Variant4::D(_)));
    assert!(Any::NONE.get::<Four>().is_err());
    assert_eq!(Number::name(), "Variant<float, int>");
    assert_eq!(Number::schema(), r#"{"type":"Variant","args":[{"type":"float"},{"type":"int"}]}"#);
    let echo = Function::new("echo", |value: Variant2<i64, Str>| value);
    assert_eq!(
        echo.call::<Str>((Variant2::<i64, &str>::B("text on the heap"),)).unwrap(),
        "text on the heap"
    );
    assert_eq!(format!("{}", Variant2::<i64, &str>::A(1)), "1");
}

#[test]
fn big_integers_are_read_and_written_in_decimal() {
    let edge = 1_i128 << 63;
    let mut texts = [0, -1, edge - 1, -edge, edge, -edge - 1, 2 * edge]
        .map(|number| number.to_string())
        .to_vec();
    texts.extend([format!("-{}", u128::MAX), "1".to_owned() + &"0".repeat(78)]);
    for text in &texts {
        let big: BigInt = text.parse().unwrap();
        assert_eq!(big.to_string(), *text);
        assert_eq!(big.is_negative(), text.starts_with('-'));
        assert_eq!(big.to_i128(), text.parse().ok());
        assert_eq!(big.to_u128(), text.parse().ok());
        assert_eq!(big.to_i64(), text.parse().ok());
        let back: BigInt = Any::from(big.clone()).get().unwrap();
        assert_eq!(back, big);
        assert_eq!(BigInt::from_words(&big.to_words()), big);
    }
    let mut sorted: Vec<BigInt> = texts.iter().map(|text| text.parse().unwrap()).collect();
    sorted.sort();
    let sorted: Vec<Option<i128>> = sorted.iter().map(BigInt::to_i128).collect();
    assert!(sorted.iter().flatten().is_sorted(), "{sorted:?}");
    assert_eq!(sorted.last(), Some(&None));
    for text in ["", "-", "+-1", "12x", " 1", "１"] {
        let error = text.parse::<BigInt>().unwrap_err();
        assert_eq!(error.kind(), "ValueError");
    }
    assert_eq!("+007".parse::<BigInt>().unwrap(), BigInt::from(7));
    assert_eq!(format!("{:+} {:>4}", BigInt::from(7), BigInt::from(-7)), "+7   -7");
}

#[test]
fn big_integers_convert_from_every_width() {
    for value in [0, 1, u128::from(u64::MAX), 1 << 64, u128::MAX, 1 << 127] {
        assert_eq!(BigInt::from(value).to_u128(), Some(value));
        assert_eq!(BigInt::from(value).to_string(), value.to_string());
    }
    for value in [0, -1, i128::from(i64::MIN), i128::from(i64::MIN) - 1, i128::MIN, i128::MAX] {
        assert_eq!(BigInt::from(value).to_i128(), Some(value));
        assert_eq!(BigInt::from(value).to_string(), value.to_string());
    }
    assert_eq!(BigInt::from(u64::MAX).to_i128(), Some(u64::MAX.into()));
    let negate =
        Function::new("negate", |value: BigInt| BigInt::from(-value.to_i128().unwrap_or(0)));
    assert_eq!(
        negate.call::<BigInt>((BigInt::from(1_i128 << 100),)).unwrap(),
        BigInt::from(-1_i128 << 100)
    );
    assert_eq!(negate.call::<i64>((5,)).unwrap(), -5);
    assert_eq!(
        (BigInt::name(), BigInt::schema()),
        ("BigInt".into(), r#"{"type":"ffi.BigInt"}"#.into())
    );
    assert_eq!(BigInt::from_words(&[]), BigInt::from(0));
    let map = Map::from([(BigInt::from(u128::MAX), 1_i64), (BigInt::from(3), 2)]);
    assert_eq!(map.get(BigInt::from(u128::MAX)).unwrap(), Some(1));
    assert_eq!(map.get(3).unwrap(), Some(2));
}

#[test]
fn strings_of_every_length_are_those_of_the_runtime() {
    let parse = Function::get("ffi.json.Parse").unwrap();
    for len in 0..20 {
        let text: String = ('a'..).take(len).collect();
        let made = Str::from(text.as_str());
        assert_eq!(made.as_bytes(), text.as_bytes());
        // JSON text gives a string that the runtime made.
        let theirs: Str = parse.call((format!("{text:?}"),)).unwrap();
        assert_eq!(made, theirs);
        let map = Map::from_iter([(theirs, 1_i64)]);
        assert_eq!(map.get(&made).unwrap(), Some(1), "{text:?}");
        assert_ne!(made, Str::from(format!("{text}!")));
        assert_eq!(&*Bytes::from(text.as_bytes()), text.as_bytes());
    }
}

#[test]
fn big_integers_have_as_few_words_as_can_be() {
    for value in [0, -1, i128::from(i64::MIN), i128::from(i64::MAX), 1 << 64, i128::MIN] {
        let words = [value as u64, (value >> 64) as u64];
        let sign = (value >> 127) as u64;
        let padded = BigInt::from_words(&[words[0], words[1], sign, sign]);
        assert_eq!(padded, BigInt::from(value));
        assert_eq!(padded.to_string(), value.to_string());
        assert_eq!(padded.words().len(), if i64::try_from(value).is_ok() { 1 } else { 2 });
        assert_eq!(padded.to_i64(), i64::try_from(value).ok());
    }
}
