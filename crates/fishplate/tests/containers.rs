//! Shapes, arrays, lists, maps and dicts: construction, reading, changes, conversions, errors.

use fishplate::{Any, Array, Dict, FfiType, Function, List, Map, Shape, Str, Tensor};

fn message(value: &Any, read: impl Fn(&Any) -> Option<fishplate::Error>) -> String {
    read(value).map(|error| error.message().to_owned()).unwrap_or_default()
}

#[test]
fn shapes_are_slices_of_extents() {
    let shape = Shape::from_iter(2..5);
    assert_eq!(shape, [2, 3, 4]);
    assert_eq!((shape.len(), shape[2], shape.iter().rev().copied().next()), (3, 4, Some(4)));
    assert_eq!(shape.product().unwrap(), 24);
    assert_eq!(Shape::default().product().unwrap(), 1);
    assert_eq!(Shape::from([i64::MAX, 0, 2]).product().unwrap(), 0);
    let error = Shape::from([i64::MAX, 2]).product().unwrap_err();
    assert_eq!(error.kind(), "OverflowError");
    assert_eq!(format!("{shape} {shape:?}"), "[2, 3, 4] Shape[2, 3, 4]");

    let numel = Function::new("numel", |shape: Shape| shape.product());
    assert_eq!(numel.call::<i64>((&shape,)).unwrap(), 24);
    assert_eq!(numel.call::<i64>((Array::from_iter([5_i64, 6]),)).unwrap(), 30);
    let error = numel.call::<i64>((Array::from_iter(["a"].map(Str::from)),)).unwrap_err();
    assert!(error.message().contains("Expected `ffi.Shape` but got `Array[index 0: "), "{error}");
    let made: Shape = Function::get("ffi.Shape").unwrap().call((7, 8)).unwrap();
    assert_eq!(made, [7, 8]);
}

#[test]
fn arrays_are_read_in_order_from_both_ends() {
    let array = Array::from(vec![1_i64, 2, 3, 4]);
    assert_eq!(array.iter().collect::<Vec<_>>(), [1, 2, 3, 4]);
    assert_eq!(array.iter().rev().collect::<Vec<_>>(), [4, 3, 2, 1]);
    let mut iter = array.iter();
    assert_eq!((iter.len(), iter.next(), iter.next_back(), iter.len()), (4, Some(1), Some(4), 2));
    assert_eq!((array.first(), array.last()), (Some(1), Some(4)));
    assert_eq!(array.clone().into_iter().rev().sum::<i64>(), 10);
    assert_eq!((&array).into_iter().nth(2), Some(3));
    assert_eq!(array, [1, 2, 3, 4]);
    assert_eq!(array, Array::from(&[1_i64, 2, 3, 4][..]));
    assert_ne!(array, Array::from([1, 2, 3]));
    assert!(Array::<i64>::new().is_empty());
    assert_eq!(format!("{array} {array:?}"), "[1, 2, 3, 4] [1, 2, 3, 4]");
    let error = array.get(4).unwrap_err();
    assert_eq!(error.kind(), "IndexError");
    assert_eq!(error.message(), "Array[index 4]: out of range, the length is 4");
    let size: i64 = Function::get("ffi.ArraySize").unwrap().call((&array,)).unwrap();
    assert_eq!(size, 4);
}

#[test]
fn an_iterator_that_does_not_know_its_length_fills_an_array() {
    let array: Array<i64> = (0..1000).filter(|i| i % 3 == 0).collect();
    assert_eq!(array.len(), 334);
    assert_eq!(array.iter().sum::<i64>(), 166_833);
}

#[test]
fn an_iterator_that_panics_leaks_nothing() {
    let list = List::<Any>::new();
    let made = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| {
        Array::from_iter((0..10).map(|i| if i < 7 { list.clone() } else { panic!("{i}") }))
    }));
    assert!(made.is_err());
    assert_eq!(list.as_object().use_count(), 1);
}

#[test]
fn a_wrong_element_is_named() {
    let mixed = Array::from([Any::from(1), Any::from("a longer string"), Any::from(2.5)]);
    let any = Any::from(mixed.clone());
    assert_eq!(
        message(&any, |v| v.get::<Array<i64>>().err()),
        "Cannot convert from type `Array[index 1: str]` to `Array<int>`"
    );
    assert_eq!(
        message(&any, |v| v.get::<List<i64>>().err()),
        "Cannot convert from type `List[index 1: str]` to `List<int>`"
    );
    let nested = Any::from(Array::from([Array::from([Any::from(1)]), mixed]));
    let want = "`Array[index 1: Array[index 1: str]]` to `Array<Array<int>>`";
    assert!(message(&nested, |v| v.get::<Array<Array<i64>>>().err()).contains(want));
    assert!(message(&Any::from(1), |v| v.get::<Array<i64>>().err()).contains("`int`"));
    let bytes = Any::from(Array::from([1_i64, 300]));
    assert!(message(&bytes, |v| v.get::<Array<u8>>().err()).contains("index 1: 300, out of"));

    let sum = Function::new("sum", |values: Array<i64>| values.iter().sum::<i64>());
    let error = sum.call::<i64>((Array::from([Any::from(1), Any::NONE]),)).unwrap_err();
    assert_eq!(
        error.message(),
        "Mismatched type on argument #0 when calling: `sum(0: Array<int>) -> int`. \
         Expected `Array<int>` but got `Array[index 1: None]`"
    );
}

#[test]
fn elements_are_stored_as_their_type_stores_them() {
    let ints = Array::from([1_i64, 2]);
    let floats: Array<f64> = Any::from(ints.clone()).get().unwrap();
    assert_eq!(floats, [1.0, 2.0]);
    assert_eq!(floats.values()[0].type_index(), Any::from(1.0).type_index());
    let same: Array<i64> = Any::from(ints.clone()).get().unwrap();
    assert!(same.same_as(&ints));
    // A list inside is copied where an array is expected: nobody can change it any more.
    let list = List::from_iter([1_i64]);
    let outer = Any::from(Array::from([list.clone()]));
    let arrays: Array<Array<i64>> = outer.get().unwrap();
    list.push(2);
    assert_eq!(arrays.get(0).unwrap(), [1]);
    assert_eq!(outer.get::<Array<List<i64>>>().unwrap().get(0).unwrap().len(), 2);
}

#[test]
fn lists_change_for_all_who_hold_them() {
    let list = List::<Str>::new();
    let same = list.clone();
    for i in 0..100 {
        same.push(format!("element number {i}").into());
    }
    assert_eq!((list.len(), list.get(99).unwrap()), (100, "element number 99".into()));
    list.insert(0, "first".into()).unwrap();
    list.set(1, "second".into()).unwrap();
    assert_eq!(same.remove(0).unwrap(), "first");
    assert_eq!(same.get(0).unwrap(), "second");
    assert_eq!(list.pop().unwrap().unwrap(), "element number 99");
    list.extend(["x".into(), "y".into()]);
    list.reverse();
    assert_eq!((list.len(), list.get(0).unwrap()), (101, "y".into()));
    for error in [list.insert(102, "".into()), list.set(101, "".into()), list.remove(101).map(drop)]
    {
        assert_eq!(error.unwrap_err().kind(), "IndexError");
    }
    list.clear();
    assert!(same.is_empty() && list.pop().unwrap().is_none());
    let appended = List::from(vec![1_i64, 2]);
    Function::get("ffi.ListAppend").unwrap().call::<()>((&appended, 3)).unwrap();
    assert_eq!(appended.to_string(), "[1, 2, 3]");
}

#[test]
fn a_list_may_change_while_a_snapshot_is_read() {
    let list = List::from_iter(0..10_i64);
    let mut seen = Vec::new();
    for value in &list {
        seen.push(value);
        list.push(value);
        list.remove(0).unwrap();
    }
    assert_eq!(seen, (0..10).collect::<Vec<_>>());
    assert_eq!(list.len(), 10);
    list.iter().for_each(|_| list.clear());
    assert!(list.is_empty());
}

#[test]
fn a_list_that_others_filled_answers_with_errors() {
    let list = List::from_iter([1_i64]);
    let holder = Array::from([list.clone()]);
    let untyped: List<Any> = Any::from(list.clone()).get().unwrap();
    untyped.push("text of some length".into());
    let error = list.get(1).unwrap_err();
    assert_eq!(error.message(), "List[index 1]: expected `int` but got `str`");
    assert!(list.to_vec().is_err() && list.pop().is_err() && holder.get(0).is_err());
    assert_eq!(list.len(), 2);
    let sum = Function::new("sum", move |list: List<i64>| {
        Function::get("ffi.ListAppend")?.call::<()>((&list, "boo"))?;
        Ok::<i64, fishplate::Error>(list.iter().sum())
    });
    let error = sum.call::<i64>((List::from_iter([1_i64]),)).unwrap_err();
    assert_eq!(error.kind(), "RustPanic");
    assert!(Any::from(list).get::<Array<i64>>().is_err());
}

#[test]
fn lists_and_arrays_convert_to_each_other() {
    let list: List<i64> = Any::from(Array::from([1_i64, 2])).get().unwrap();
    list.push(3);
    let array: Array<i64> = Any::from(list.clone()).get().unwrap();
    list.push(4);
    assert_eq!(array, [1, 2, 3]);
    let map: Map<Str, i64> =
        Any::from(Dict::from_iter([(Str::from("a"), 1_i64)])).get::<Map<_, _>>().unwrap();
    let dict: Dict<Str, f64> = Any::from(map.clone()).get().unwrap();
    dict.insert("b".into(), 0.5).unwrap();
    assert_eq!((map.len(), dict.len(), dict.get("a").unwrap()), (1, 2, Some(1.0)));
}

#[test]
fn a_list_may_hold_itself() {
    let list = List::<Any>::new();
    list.push(list.clone().into());
    assert!(format!("{list:?}").contains("ffi.List"));
    assert_eq!(list.get(0).unwrap().get::<List<Any>>().unwrap().len(), 1);
    list.clear();
}

#[test]
fn maps_keep_the_order_of_insertion() {
    let words = ["zeta", "a", "a key that is on the heap", "beta", "another long key", "x"];
    for count in 0..words.len() {
        let entries = || words[..count].iter().zip(0_i64..).map(|(word, i)| (Str::from(*word), i));
        let map: Map<Str, i64> = entries().collect();
        assert_eq!(map.len(), count);
        assert!(map.iter().eq(entries()));
        assert_eq!(map.iter().len(), count);
        for (key, value) in entries() {
            assert_eq!(map.get(&key).unwrap(), Some(value));
            assert_eq!(map.get(&*key).unwrap(), Some(value));
            assert!(map.contains(&key).unwrap());
        }
        assert_eq!(map.get("missing").unwrap(), None);
        assert_eq!(map.get(3).unwrap(), None);
        assert!(!map.contains("missing from the map").unwrap());
        assert!(map.keys().eq(entries().map(|(key, _)| key)));
        assert_eq!(map.values().sum::<i64>(), (0..count as i64).sum::<i64>());
        assert_eq!(map.clone().into_iter().count(), count);
    }
    let map = Map::from([(Str::from("a"), 1_i64), (Str::from("b"), 2)]);
    assert_eq!(map, Map::from([("b".into(), 2), ("a".into(), 1)]));
    assert_ne!(map, Map::from([("b".into(), 2), ("a".into(), 3)]));
    assert_eq!(format!("{map} {map:?}"), r#"{a: 1, b: 2} {"a": 1, "b": 2}"#);
    assert_eq!(Map::from([(1_i64, 2_i64), (1, 3)]).get(1).unwrap(), Some(3));
}

#[test]
fn ten_thousand_entries() {
    let key =
        |i: i64| Str::from(if i % 2 == 0 { format!("k{i}") } else { format!("a long key {i}") });
    let map: Map<Str, i64> = (0..10_000).map(|i| (key(i), i)).collect();
    assert_eq!(map.len(), 10_000);
    assert!(map.iter().eq((0..10_000).map(|i| (key(i), i))));
    assert_eq!(map.get(key(7_777)).unwrap(), Some(7_777));
    let dict: Dict<Str, i64> = Any::from(map).get().unwrap();
    for i in (0..10_000).filter(|i| i % 3 != 0) {
        assert_eq!(dict.remove(key(i)).unwrap(), Some(i));
    }
    assert!(dict.keys().eq((0..10_000).filter(|i| i % 3 == 0).map(key)));
    let numbers: Map<i64, i64> = (0..10_000).map(|i| (i * 7, i)).collect();
    assert_eq!(numbers.get(7 * 9_999).unwrap(), Some(9_999));
}

#[test]
fn dicts_change_for_all_who_hold_them() {
    let dict = Dict::<Str, i64>::new();
    let mut same = dict.clone();
    same.extend((0..10).map(|i| (format!("key number {i}").into(), i)));
    assert_eq!(dict.len(), 10);
    let mut seen = 0;
    for (key, value) in &dict {
        dict.insert(key.clone(), -value).unwrap();
        dict.insert(format!("{key} again").into(), value).unwrap();
        seen += 1;
    }
    assert_eq!((seen, dict.len()), (10, 20));
    assert_eq!(dict.get("key number 3").unwrap(), Some(-3));
    assert_eq!(dict.remove("key number 3").unwrap(), Some(-3));
    assert_eq!(dict.remove("key number 3").unwrap(), None);
    let untyped: Dict<Any, Any> = Any::from(dict.clone()).get().unwrap();
    untyped.insert("bad".into(), "text".into()).unwrap();
    assert!(dict.get("bad").unwrap_err().message().starts_with("Dict value: expected `int`"));
    assert!(dict.to_vec().is_err());
    assert!(Any::from(dict.clone()).get::<Dict<Str, i64>>().is_err());
    dict.clear();
    assert!(same.is_empty());
    assert_eq!(same, Dict::new());
}

#[test]
fn a_wrong_entry_is_named() {
    let any = Any::from(Map::from([(Str::from("a"), Any::from(1)), ("b".into(), Any::from("c"))]));
    assert_eq!(
        message(&any, |v| v.get::<Map<Str, i64>>().err()),
        "Cannot convert from type `Map[K, some value is str]` to `Map<str, int>`"
    );
    assert_eq!(
        message(&any, |v| v.get::<Dict<i64, Any>>().err()),
        "Cannot convert from type `Dict[some key is str, V]` to `Dict<int, Any>`"
    );
    let nested = Any::from(Map::from([(Str::from("a"), Array::from([Any::from("c")]))]));
    let text = message(&nested, |v| v.get::<Map<Str, Array<i64>>>().err());
    assert!(text.contains("Map[K, some value is Array[index 0: str]]"), "{text}");
    let floats: Map<Str, f64> =
        Any::from(Map::from([(Str::from("a"), 1_i64)])).get::<Map<Str, f64>>().unwrap();
    assert_eq!(floats.get("a").unwrap(), Some(1.0));
}

#[test]
fn names_and_schemas_are_upstreams() {
    assert_eq!(Array::<i64>::name(), "Array<int>");
    assert_eq!(Array::<i64>::schema(), r#"{"type":"ffi.Array","args":[{"type":"int"}]}"#);
    assert_eq!(Map::<Str, List<f64>>::name(), "Map<str, List<float>>");
    assert_eq!(
        Map::<Str, List<f64>>::schema(),
        r#"{"type":"ffi.Map","args":[{"type":"ffi.String"},{"type":"ffi.List","args":[{"type":"float"}]}]}"#
    );
    assert_eq!(Dict::<Any, bool>::name(), "Dict<Any, bool>");
    assert_eq!(
        (Shape::name(), Shape::schema()),
        ("ffi.Shape".into(), r#"{"type":"ffi.Shape"}"#.into())
    );
}

#[test]
fn arrays_nest_to_any_depth() {
    let mut value = Any::from(Array::<Any>::new());
    for _ in 0..200_000 {
        value = Any::from(Array::from([value]));
    }
    drop(value);
}

#[test]
fn references_are_counted() {
    let list = List::<Any>::new();
    let array = Array::from_iter((0..10).map(|_| Any::from(list.clone())));
    assert_eq!(list.as_object().use_count(), 11);
    let map = Map::from_iter(array.iter().enumerate());
    assert_eq!(list.as_object().use_count(), 21);
    let iter = array.clone().into_iter();
    drop((array, map));
    assert_eq!(list.as_object().use_count(), 11);
    drop(iter);
    assert_eq!(list.as_object().use_count(), 1);
}

#[test]
fn immutable_containers_go_to_other_threads() {
    let map = Map::from([(Str::from("a key on the heap"), Array::from([1_i64, 2, 3]))]);
    let shape = Shape::from([1]);
    let sum = std::thread::scope(|scope| {
        let sums: Vec<_> = (0..4)
            .map(|_| {
                scope.spawn(|| {
                    map.get("a key on the heap").unwrap().unwrap().iter().sum::<i64>() + shape[0]
                })
            })
            .collect();
        sums.into_iter().map(|sum| sum.join().unwrap()).sum::<i64>()
    });
    assert_eq!(sum, 28);
}

/// Sizes from a caller that are too large are errors, and do not end the process.
#[test]
fn sizes_from_a_caller_are_errors() {
    const MANY: i64 = 1 << 45;
    let count = Function::new("count", |n: i64| (0..n).collect::<Array<i64>>().len());
    let error = count.call::<usize>((MANY,)).unwrap_err();
    assert!(error.message().contains("out of memory"), "{error}");
    assert_eq!(Array::try_from_iter(0..MANY).unwrap_err().kind(), "MemoryError");
    assert_eq!(Array::try_from_iter(0..1000_i64).unwrap().len(), 1000);
    let filtered = Array::try_from_iter((0..1000_i64).filter(|i| i % 2 == 0)).unwrap();
    assert_eq!((filtered.len(), filtered.get(499).unwrap()), (500, 998));
    assert_eq!(Tensor::full(&[MANY], 1.0_f32).unwrap_err().kind(), "MemoryError");
    assert_eq!(Tensor::full(&[1 << 60], 1_u8).unwrap_err().kind(), "MemoryError");
    assert_eq!(Tensor::full(&[2, 3], 7_u16).unwrap().to_vec::<u16>().unwrap(), [7; 6]);
    assert!(Tensor::full(&[0], true).unwrap().to_vec::<bool>().unwrap().is_empty());
    let list: List<i64> = List::new();
    let reserve = std::panic::AssertUnwindSafe(|| list.reserve(usize::MAX / 2));
    assert!(std::panic::catch_unwind(reserve).is_err());
}

#[test]
fn bytes_as_bytes() {
    assert_eq!(fishplate::Bytes::from(&b"abc"[..]).as_bytes(), b"abc");
}
