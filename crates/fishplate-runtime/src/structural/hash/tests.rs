use super::super::test_values::*;
use super::*;
use crate::containers::{ListObj, MapKind, ShapeObj};
use crate::object::Ref;

fn hash_of(value: &Any) -> u64 {
    hash(value.as_view(), false, false).unwrap()
}

/// Hashes that the peer computes for the same values.
#[test]
fn values_hash_as_the_peer_hashes_them() {
    let big = crate::big_int::from_words(&[5, 1 << 36]).unwrap();
    let shape = ShapeObj::new([Ok(2), Ok(3)].into_iter()).unwrap();
    let entries = || [(Any::str("b"), 1.into()), (Any::str("a"), 2.into())];
    let items = || [1.into(), Any::str("x")];
    let rows: [(Any, u64); 18] = [
        (().into(), 2_654_435_769),
        ((-7).into(), 2_654_435_827),
        (true.into(), 2_654_435_896),
        (2.5.into(), 4_612_811_920_988_666_490),
        (f64::NAN.into(), 9_221_120_239_695_526_522),
        ((-f64::NAN).into(), 9_221_120_239_695_526_522),
        (Any::str("abc"), 2_660_953_131),
        (crate::text::heap_str_for_test(b"abc"), 2_660_953_131),
        (Any::str("a longer string"), 4_709_278_054),
        (Any::bytes("abc"), 2_660_949_777),
        (Any::bytes("longer than seven"), 2_768_183_074),
        (big, 2_654_445_477),
        (array(items()), 2_823_322_240_268_048_947),
        (list(items()), 10_056_980_416_207_036_444),
        (map_of(MapKind::Map, entries()), 8_387_368_743_028_199_455),
        (map_of(MapKind::Dict, entries()), 11_980_810_400_217_926_981),
        (shape.into(), 284_796_581_919_864_661),
        (pair(1, Any::str("two")), 6_130_437_978_296_303_755),
    ];
    for (i, (value, want)) in rows.iter().enumerate() {
        assert_eq!(hash_of(value), *want, "row {i}");
    }
}

#[test]
fn objects_hash_as_the_peer_hashes_them() {
    let p = pair(3, 4);
    let node = || object(types().node, 1, 2);
    assert_eq!(hash_of(&array([p.clone(), p.clone()])), 116_127_721_712_437_545);
    let shared = node();
    assert_eq!(hash_of(&array([shared.clone(), shared])), 15_008_948_936_260_976_169);
    assert_eq!(hash_of(&array([node(), node()])), 15_008_948_936_260_976_168);
    let x = var();
    let y = object(types().var, x.clone(), ());
    let params = array([x.clone(), y.clone()]);
    let func = object(types().func, params, array([y.clone(), x.clone(), 1.into()]));
    assert_eq!(hash_of(&func), 13_750_838_226_389_249_828);
    let vars = array([x.clone(), y, x]);
    assert_eq!(hash(vars.as_view(), true, false).unwrap(), 6_060_058_437_911_888_466);
    let by_object = [(p.clone(), 1.into()), (Any::str("k"), p.clone())];
    assert_eq!(hash_of(&map_of(MapKind::Map, by_object)), 12_566_315_002_017_285_563);
    let keyed = map_of(MapKind::Map, [(p.clone(), 1.into())]);
    assert_eq!(hash_of(&array([p.clone(), keyed.clone()])), 16_935_711_930_576_488_934);
    // Met again after its key, the same map hashes differently.
    assert_eq!(hash_of(&array([keyed.clone(), p, keyed])), 211_246_632_732_904_659);
    let tree = pair(var(), 1);
    let x = parts(&tree).lhs.clone();
    let func = object(types().func, tree.clone(), array([tree, x]));
    assert_eq!(hash_of(&func), 12_585_881_142_596_455_632);
}

/// Leaving a part out of the cache makes no difference: a tree of unshared parts hashes like the
/// same tree of parts that somebody else refers to as well.
#[test]
fn references_from_outside_do_not_matter() {
    let leaf = || object(types().node, 1, array([2.into()]));
    let build = |keep: &mut Vec<Any>| {
        let (a, b) = (leaf(), object(types().func, array([var()]), leaf()));
        let inner = array([a.clone(), b.clone()]);
        let outer = pair(inner.clone(), map([("k", leaf())]));
        keep.extend([a, b, inner]);
        outer
    };
    let mut kept = Vec::new();
    let shared = build(&mut kept);
    let alone = build(&mut Vec::new());
    assert_eq!(hash_of(&shared), hash_of(&alone));
    // A graph node that two fields refer to is met twice even if there is only one reference.
    let node = leaf();
    let shared = object(types().alias, node.clone(), ());
    assert_eq!(hash_of(&shared), hash_of(&object(types().alias, leaf(), ())));
    drop(node);
}

#[test]
fn types_without_structure_are_refused() {
    let error = hash(object(types().plain, 1, 2).as_view(), false, false).unwrap_err();
    assert_eq!(
        message(&error),
        "_type_s_eq_hash_kind is not set for type `test.structural.Plain`, so StructuralHash is \
         not supported for this type"
    );
    let function = Any::from(function(|_| Ok(Any::NONE)));
    let error = hash(function.as_view(), false, false).unwrap_err();
    assert!(message(&error).starts_with("Type metadata is not set for type `ffi.Function`"));
}

#[test]
fn cycles_and_deep_nesting_are_errors() {
    let cyclic = cyclic_list();
    let error = hash(&AnyView::object(&*cyclic), false, false).unwrap_err();
    assert_eq!(error.kind(), b"RecursionError");
    ListObj::clear(&cyclic);
    let deep = (0..100_000).fold(Any::from(1), |below, _| array([below]));
    assert!(hash(deep.as_view(), false, false).is_err());
}

#[test]
fn parts_shared_on_many_levels_are_hashed_once() {
    let (a, b) = (shared_levels(60), shared_levels(60));
    assert_eq!(hash_of(&a), hash_of(&b));
    assert_ne!(hash_of(&a), hash_of(&shared_levels(59)));
}

/// A hook decides what counts, may empty the list that the walk is in, and may keep the function
/// that it got.
#[test]
fn hooks_go_on_with_the_walk() {
    static KEPT: std::sync::Mutex<Option<Function>> = std::sync::Mutex::new(None);
    let hook = function(|args| {
        let callback: Ref<FunctionObj> = args[2].to_object().unwrap();
        let this: &TwoFields = args[0].as_object().unwrap();
        if let Some(list) = this.rhs.view().to_object::<ListObj>() {
            ListObj::clear(&list);
        }
        let result = callback.call(&[this.lhs.view(), args[1], AnyView::int(1)]);
        *KEPT.lock().unwrap() = Some(callback);
        result
    });
    let index = types().hooked;
    crate::field::register_attr(index, attr::S_HASH, &hook.into()).unwrap();
    let start = type_table::info(index).unwrap().type_key_hash;
    let hooked = object(index, array([var()]), 7);
    assert_eq!(hash_of(&hooked), hash_of(&object(index, array([var()]), 8)));
    let without = hash(parts(&hooked).lhs.as_view(), true, false).unwrap();
    assert_eq!(hash_of(&hooked), combine(start, without));

    let items = list([]).into_object::<ListObj>().ok().unwrap();
    let clears = object(index, 1, items.clone());
    ListObj::push(&items, clears).unwrap();
    ListObj::push(&items, pair(1, 2)).unwrap();
    hash(&AnyView::object(&*items), false, false).unwrap();
    assert_eq!(items.len(), 0);

    let kept = KEPT.lock().unwrap().take().unwrap();
    let call = move || {
        let result = kept.call(&[AnyView::int(1), AnyView::int(1), AnyView::int(0)]);
        result.err().unwrap()
    };
    assert!(message(&call()).contains("while the hook runs"));
    let elsewhere = std::thread::spawn(call);
    assert!(message(&elsewhere.join().unwrap()).contains("on the hook's thread"));
}
