//! Copy, repr, hash and comparison, with cycles, sharing, depth and hooks.

use super::*;

/// The values that the peer's library computes.
#[test]
fn hashes_are_the_peers() {
    let device = DLDevice { device_type: DLDeviceType::CUDA, device_id: 1 };
    let pair = |k: i64, v: i64| (Any::from(k), Any::from(v));
    let shape = ShapeObj::new([1, 2].into_iter().map(Ok)).unwrap();
    crate::builtin::install();
    let cases: [(Any, i64); 16] = [
        (1_i64.into(), 2_654_435_835),
        (Any::str("abc"), 2_660_953_131),
        (Any::str("abcdefghijk"), 3_880_220_895),
        (Any::bytes("x"), 2_654_440_067),
        (Any::NONE, 2_654_435_769),
        (true.into(), 2_654_435_896),
        (1.5.into(), 4_609_434_221_268_138_618),
        ((-f64::NAN).into(), 9_221_120_239_695_526_522),
        ((-0.0).into(), 2_654_435_962),
        (array([1_i64.into(), 2_i64.into()]), 2_823_377_144_815_479_104),
        (list([1_i64.into(), 2_i64.into()]), -8_389_770_539_569_074_377),
        (map(MapKind::Map, [pair(3, 4), pair(1, 2)]), 8_690_102_117_780_430_760),
        (map(MapKind::Dict, [pair(1, 2)]), 737_077_992_245_256_835),
        (shape.into(), 284_796_581_919_864_599),
        (dtype::parse(b"float32").unwrap().into(), 11_093_831_584_875),
        (device.into(), 175_247_678_514),
    ];
    for (value, want) in cases {
        assert_eq!(hash(&value), want, "{}", repr(&value));
    }
}

#[test]
fn texts_are_the_peers() {
    crate::builtin::install();
    let entries = [(Any::str("a"), 1_i64.into()), (2_i64.into(), array([3_i64.into()]))];
    assert_eq!(repr(&map(MapKind::Map, entries)), r#"{"a": 1, 2: (3,)}"#);
    assert_eq!(repr(&list([])), "[]");
    assert_eq!(repr(&array([Any::NONE, true.into(), 0.5.into()])), "(None, True, 0.5)");
    let shape = ShapeObj::new([4, 5].into_iter().map(Ok)).unwrap();
    assert_eq!(repr(&shape.into()), "Shape(4, 5)");
    assert_eq!(repr(&type_table::missing_object().into()), "<MISSING>");
    assert_eq!(repr(&type_table::kwargs_object().into()), "<KWARGS>");
    assert_eq!(repr(&globals::get(b"ffi.ReprPrint").unwrap().into()), "ffi.Function");
    let state = construct(TypeIndex::ENUM_STATE, &[]).unwrap();
    assert_eq!(repr(&state), "ffi.EnumState(entries=[], indexes={}, attrs={})");
}

#[test]
fn cycles_and_sharing_survive_a_copy() {
    let node = define("dataclass.test.Node", TypeIndex::OBJECT, &[field("next", ANY)]);
    let shared = list([7_i64.into()]);
    let inner = list([]);
    let outer = array([inner.clone(), shared.clone(), shared]);
    let holder = construct(node, &[outer.view()]).unwrap();
    push(&inner, holder);
    push(&inner, map(MapKind::Map, [(1_i64.into(), outer.clone())]));
    let copy = deep_copy(&outer);
    assert_eq!(repr(&copy), "([dataclass.test.Node(next=...), {1: ...}], [7], [7])");
    assert!(equal(&outer, &copy));
    assert_eq!(hash(&outer), hash(&copy));
    let item = |of: &Any, i: i64| call("ffi.ArrayGetItem", &[of.view(), int(i)]).unwrap();
    assert_eq!(item(&copy, 1).as_raw().bits(), item(&copy, 2).as_raw().bits());
    let back = call("ffi.ListGetItem", &[item(&copy, 0).view(), int(0)]).unwrap();
    assert_eq!(get(&back, "next").as_raw().bits(), copy.as_raw().bits());
    let error = message(compare("ffi.RecursiveLt", &outer, &copy));
    assert_eq!(error, "RecursiveCompare: cyclic reference detected in ordering");
    // Break the cycles, which nothing else frees.
    for cyclic in [&outer, &copy] {
        ListObj::clear(&item(cyclic, 0).view().to_object().unwrap());
    }
}

/// Sharing makes 2^60 paths out of 60 objects.
#[test]
fn shared_parts_are_walked_once() {
    let grow = || (0..60).fold(list([1_i64.into()]), |part, _| list([part.clone(), part]));
    let (one, two) = (grow(), grow());
    assert!(equal(&one, &two));
    assert!(!compare("ffi.RecursiveLt", &one, &two).unwrap());
    assert_eq!(hash(&one), hash(&deep_copy(&two)));
    let error = message(call("ffi.ReprPrint", &[one.view()]));
    assert!(error.starts_with("ReprPrint: the text exceeds"), "{error}");
}

#[test]
fn deep_graphs_need_no_deep_stack() {
    let node = define("dataclass.test.Chain", TypeIndex::OBJECT, &[field("next", ANY)]);
    let chain = || {
        (0..100_000).fold(Any::from(1_i64), |value, i| match i % 4 {
            0 => list([value]),
            1 => array([value]),
            2 => map(MapKind::Dict, [(1_i64.into(), value)]),
            _ => construct(node, &[value.view()]).unwrap(),
        })
    };
    let one = chain();
    let two = deep_copy(&one);
    assert!(equal(&one, &two) && equal(&one, &chain()));
    assert_eq!(hash(&one), hash(&two));
    assert!(repr(&two).starts_with("dataclass.test.Chain(next={1: ([dataclass.test.Chain("));
}

#[test]
fn ordering_follows_fields_and_lengths() {
    let index = define(
        "dataclass.test.Ordered",
        TypeIndex::OBJECT,
        &[field("a", ANY), field("b", ANY).flags(FieldFlags::COMPARE_OFF)],
    );
    let new = |a: Any, b: i64| construct(index, &[a.view(), int(b)]).unwrap();
    let short = || array([1_i64.into()]);
    let long = || array([1_i64.into(), 2_i64.into()]);
    let less = |l: &Any, r: &Any| compare("ffi.RecursiveLt", l, r);
    assert!(less(&new(short(), 9), &new(long(), 1)).unwrap());
    assert!(equal(&new(short(), 9), &new(short(), 1)));
    assert!(compare("ffi.RecursiveGe", &new(Any::NONE, 1), &new(Any::NONE, 2)).unwrap());
    assert!(less(&Any::NONE, &1_i64.into()).unwrap());
    assert!(equal(&f64::NAN.into(), &(-f64::NAN).into()));
    assert_eq!(message(less(&f64::NAN.into(), &0.0.into())), "Cannot order NaN values");
    assert_eq!(
        message(less(&1_i64.into(), &Any::str("a"))),
        "Cannot compare values of different types: int vs ffi.SmallStr"
    );
    let dict = |v: i64| array([map(MapKind::Dict, [(1_i64.into(), v.into())])]);
    assert!(!less(&dict(1), &dict(1)).unwrap());
    assert_eq!(message(less(&dict(1), &dict(2))), "Cannot order Map/Dict values");
}

fn hooked(key: &str) -> TypeIndex {
    let index = define(key, TypeIndex::OBJECT, &[field("v", ANY)]);
    let v = |view: &AnyView<'_>| get(&view.to_owned().unwrap(), "v");
    let callback = |view: &AnyView<'_>, args: &[AnyView<'_>]| {
        view.as_object::<FunctionObj>().unwrap().call(args)
    };
    hook(index, attr::REPR, move |a| {
        let inner = callback(&a[1], &[v(&a[0]).view()])?;
        Ok(Any::str(format!("<{}>", text(&inner))))
    });
    hook(index, attr::HASH, move |a| callback(&a[1], &[v(&a[0]).view()]));
    hook(index, attr::EQ, move |a| callback(&a[2], &[v(&a[0]).view(), v(&a[1]).view()]));
    // Backwards, to distinguish it from the order of fields.
    hook(index, attr::COMPARE, move |a| callback(&a[2], &[v(&a[1]).view(), v(&a[0]).view()]));
    index
}

#[test]
fn hooks_see_the_state_of_the_walk() {
    let index = hooked("dataclass.test.Hooked");
    let new = |v: Any| construct(index, &[v.view()]).unwrap();
    let shared = list([1_i64.into()]);
    let value = array([shared.clone(), new(shared.clone()), new(new(shared.clone()))]);
    assert_eq!(repr(&value), "([1], <[1]>, <<[1]>>)");
    push(&shared, new(shared.clone()));
    assert_eq!(repr(&shared), "[1, <...>]");
    ListObj::clear(&shared.view().to_object().unwrap());
    assert_eq!(hash(&new(5_i64.into())), hash(&5_i64.into()));
    assert!(equal(&new(5_i64.into()), &new(5_i64.into())));
    let (one, two) = (new(1_i64.into()), new(2_i64.into()));
    assert!(compare("ffi.RecursiveGt", &one, &two).unwrap());
}

/// Hooks nest on the caller's stack: too deep nesting must be an error.
#[test]
fn hooks_that_nest_too_deep_are_stopped() {
    let index = hooked("dataclass.test.DeepHooks");
    let chain =
        move || (0..100_000).fold(Any::from(1_i64), |v, _| construct(index, &[v.view()]).unwrap());
    let body = move || {
        let (one, two) = (chain(), chain());
        for name in ["ffi.ReprPrint", "ffi.RecursiveHash"] {
            assert_eq!(call(name, &[one.view()]).err().unwrap().kind(), b"RecursionError");
        }
        for name in ["ffi.RecursiveEq", "ffi.RecursiveLt"] {
            let error = call(name, &[one.view(), two.view()]).err().unwrap();
            assert_eq!(error.kind(), b"RecursionError");
        }
        let shallow = construct(index, &[int(1)]).unwrap();
        assert_eq!(repr(&shallow), "<1>");
    };
    let thread = std::thread::Builder::new().stack_size(512 * 1024).spawn(body);
    thread.unwrap().join().unwrap();
}

#[test]
fn callbacks_end_with_their_hook() {
    let index = define("dataclass.test.Escapes", TypeIndex::OBJECT, &[]);
    let kept = Arc::new(std::sync::Mutex::new(None));
    let keep = Arc::clone(&kept);
    hook(index, attr::REPR, move |a| {
        *keep.lock().unwrap() = a[1].to_object::<FunctionObj>();
        Ok(Any::str("kept"))
    });
    assert_eq!(repr(&construct(index, &[]).unwrap()), "kept");
    let callback = kept.lock().unwrap().take().unwrap();
    let error = message(callback.call(&[int(1)]));
    assert!(error.starts_with("The callback of a hook works only while the hook runs"), "{error}");
}

#[test]
fn a_type_that_compares_must_hash() {
    let index = define("dataclass.test.NoHash", TypeIndex::OBJECT, &[]);
    hook(index, attr::EQ, |_| Ok(true.into()));
    let value = construct(index, &[]).unwrap();
    let error = message(call("ffi.RecursiveHash", &[value.view()]));
    assert!(error.starts_with("RecursiveHash: type 'dataclass.test.NoHash' defines"), "{error}");
}
