//! `serde`: containers and values to JSON and back.

use fishplate::{Any, Array, Bytes, Dict, List, Map, Shape, Str, json, structural};

fn through<T: serde::Serialize + serde::de::DeserializeOwned>(value: &T, text: &str) -> T {
    assert_eq!(serde_json::to_string(value).unwrap_or_default(), text);
    match serde_json::from_str(text) {
        Ok(value) => value,
        Err(error) => panic!("{text}: {error}"),
    }
}

#[test]
fn containers_go_to_json_and_back() {
    assert_eq!(through(&Str::from("a \"b\""), r#""a \"b\"""#), "a \"b\"");
    assert_eq!(&*through(&Bytes::from(&b"ab"[..]), "[97,98]"), b"ab");
    assert_eq!(through(&Shape::from([2, 3]), "[2,3]"), [2, 3]);
    let nested = Array::from([Array::from([1_i64]), Array::new()]);
    assert_eq!(through(&nested, "[[1],[]]"), nested);
    let list = List::from_iter([0.5, 1.0]);
    assert_eq!(through(&list, "[0.5,1.0]"), list);
    let map = Map::from_iter([(Str::from("b"), Some(1_i64)), (Str::from("a"), None)]);
    let back = through(&map, r#"{"b":1,"a":null}"#);
    assert_eq!(back, map);
    assert!(back.keys().eq(["b", "a"].map(Str::from)));
    let dict = Dict::from_iter([(Str::from("k"), List::from_iter([1_i64]))]);
    assert_eq!(through(&dict, r#"{"k":[1]}"#), dict);
}

#[test]
fn values_go_to_json_and_back() {
    let text = r#"{"k":[1,-2,2.5,true,null,"a string on the heap",{"x":[]}],"big":1e300}"#;
    let value: Any = serde_json::from_str(text).unwrap();
    assert!(structural::equal(&value, json::parse(text).unwrap()).unwrap());
    let written = serde_json::to_string(&value).unwrap();
    assert!(structural::equal(&value, json::parse(&written).unwrap()).unwrap());
    let beyond = "18446744073709551615";
    let number: Any = serde_json::from_str(beyond).unwrap();
    assert!(structural::equal(number, json::parse(beyond).unwrap()).unwrap());
    let mutable =
        Any::from(List::from_iter([Any::from(Dict::from_iter([(Str::from("k"), 1_i64)]))]));
    assert_eq!(serde_json::to_string(&mutable).unwrap(), r#"[{"k":1}]"#);
}

#[test]
fn what_has_no_serial_form_is_an_error() {
    let function = Any::from(fishplate::Function::new("f", || 1_i64));
    let error = serde_json::to_string(&function).unwrap_err();
    assert!(error.to_string().contains("`ffi.Function`"), "{error}");
    let list = List::<Any>::new();
    list.push(list.clone().into());
    assert!(serde_json::to_string(&list).unwrap_err().to_string().contains("128 levels"));
    list.clear();
    let wrong = List::from_iter([1_i64]);
    Any::from(wrong.clone()).get::<List<Any>>().unwrap().push("text".into());
    assert!(serde_json::to_string(&wrong).is_err());
    assert!(serde_json::from_str::<Array<i64>>("[1,\"a\"]").is_err());
    assert!(serde_json::from_str::<Map<Str, i64>>("[1]").is_err());
}
