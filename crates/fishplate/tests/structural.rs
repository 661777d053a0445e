//! Equality, hash, first difference, copies and text of whole values.

use fishplate::structural::{self, AccessKind, Options};
use fishplate::{Any, Array, Dict, List, Map, Shape, Str, deep_copy, json, repr};

#[test]
fn values_are_compared_by_content() {
    let text = r#"{"k": [1, {"x": "a string on the heap"}], "n": null}"#;
    let (a, b) = (json::parse(text).unwrap(), json::parse(text).unwrap());
    assert!(structural::equal(&a, &b).unwrap());
    assert_eq!(structural::hash(&a).unwrap(), structural::hash(&b).unwrap());
    assert!(structural::first_mismatch(&a, &b).unwrap().is_none());
    assert!(!structural::equal(&a, 1).unwrap());
    assert!(structural::equal(Shape::from([1, 2]), Shape::from([1, 2])).unwrap());
    let options = Options { map_free_vars: true, skip_tensor_content: true };
    assert!(options.equal(&a, &b).unwrap());
    assert_eq!(options.hash(&a).unwrap(), options.hash(&b).unwrap());
}

#[test]
fn the_first_difference_is_found() {
    let a = json::parse(r#"{"k": [1, {"x": 2}]}"#).unwrap();
    let b = json::parse(r#"{"k": [1, {"x": 3}]}"#).unwrap();
    let mismatch = structural::first_mismatch(&a, &b).unwrap().unwrap();
    assert_eq!(mismatch.lhs.to_string(), r#"<root>["k"][1]["x"]"#);
    assert_eq!(mismatch.rhs.to_string(), r#"<root>["k"][1]["x"]"#);
    let steps = mismatch.lhs.steps().unwrap();
    let kinds: Vec<AccessKind> = steps.iter().map(|step| step.kind().unwrap()).collect();
    assert_eq!(kinds, [AccessKind::KEY, AccessKind::ITEM, AccessKind::KEY]);
    assert_eq!(steps.get(1).unwrap().key().unwrap().get::<i64>().unwrap(), 1);
    assert_eq!(steps.get(2).unwrap().key().unwrap().get::<&str>().unwrap(), "x");
    let longer = structural::first_mismatch(vec![1_i64], vec![1_i64, 2]).unwrap().unwrap();
    let last = longer.lhs.steps().unwrap().last().unwrap();
    assert_eq!(last.kind().unwrap(), AccessKind::ITEM_MISSING);
}

#[test]
fn copies_share_nothing_that_changes() {
    let inner = List::from_iter([1_i64]);
    let dict = Dict::from_iter([(Str::from("list"), inner.clone())]);
    let copy: Dict<Str, List<i64>> = deep_copy(&dict).unwrap();
    inner.push(2);
    dict.clear();
    assert_eq!(copy.get("list").unwrap().unwrap().to_vec().unwrap(), [1]);
    assert!(deep_copy::<i64>("text").is_err());
}

#[test]
fn values_are_shown_as_python_shows_them() {
    let text = |value: Any| repr(value).unwrap().to_string();
    assert_eq!(text(Any::from("a")), "\"a\"");
    assert_eq!(text(Any::from(Array::from([1_i64, 2]))), "(1, 2)");
    assert_eq!(text(Any::from(List::from_iter([0.5]))), "[0.5]");
    assert_eq!(text(Any::from(Map::from([(Str::from("k"), true)]))), "{\"k\": True}");
    assert_eq!(text(Any::NONE), "None");
}
