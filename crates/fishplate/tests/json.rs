//! JSON over the runtime's functions.

use fishplate::{Any, Array, Dict, List, Map, Str, json, structural};

#[test]
fn documents_become_values() {
    let value = json::parse(r#"{"b": [1, 2.5, true, null, "text"], "a": {}}"#).unwrap();
    let map: Map<Str, Any> = value.get().unwrap();
    assert!(map.keys().eq(["b", "a"].map(Str::from)));
    let parts: Array<Any> = map.get("b").unwrap().unwrap().get().unwrap();
    assert_eq!(parts.get(0).unwrap().get::<i64>().unwrap(), 1);
    assert_eq!(parts.get(1).unwrap().get::<f64>().unwrap(), 2.5);
    assert!(parts.get(2).unwrap().get::<bool>().unwrap());
    assert!(parts.get(3).unwrap().is_none());
    assert_eq!(parts.get(4).unwrap().get::<&str>().unwrap(), "text");
}

#[test]
fn values_become_documents() {
    let map = Map::from([
        (Str::from("list"), Any::from(List::from_iter([1_i64, 2]))),
        ("text".into(), Any::from("a \"b\"\n")),
        ("none".into(), Any::NONE),
        ("map".into(), Any::from(Map::from([(Str::from("k"), 0.5)]))),
    ]);
    assert_eq!(
        json::stringify(&map).unwrap(),
        r#"{"list":[1,2],"text":"a \"b\"\n","none":null,"map":{"k":0.5}}"#
    );
    assert_eq!(json::stringify_pretty(vec![1_i64]).unwrap(), "[\n  1\n]");
    assert_eq!(json::stringify("é").unwrap(), "\"é\"");
}

#[test]
fn what_is_written_can_be_read() {
    let text = r#"{"a":[1,[2,{"b":[]}]],"long key of the document":-0.125}"#;
    let value = json::parse(text).unwrap();
    assert_eq!(json::stringify(&value).unwrap(), text);
    let again = json::parse(&json::stringify_pretty(&value).unwrap()).unwrap();
    assert!(structural::equal(&value, &again).unwrap());
}

#[test]
fn wrong_documents_and_values_are_errors() {
    for text in ["", "[1,", "{\"a\" 1}", "nul", "\"\\x\""] {
        assert_eq!(json::parse(text).unwrap_err().kind(), "ValueError", "{text}");
    }
    assert!(json::stringify(Map::from([(1_i64, 2_i64)])).is_err());
    assert!(json::stringify(Dict::from_iter([(Str::from("k"), 1_i64)])).is_err());
}
