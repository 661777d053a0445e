use super::super::test_values::*;
use super::*;
use crate::containers::{ListObj, MapKind};

fn are_equal(lhs: &Any, rhs: &Any) -> bool {
    equal(lhs.as_view(), rhs.as_view(), false, false).unwrap()
}

/// The two paths to the first difference: kinds and keys of their steps.
fn mismatch(lhs: &Any, rhs: &Any) -> Option<[String; 2]> {
    let (lhs, rhs) = first_mismatch(lhs.as_view(), rhs.as_view(), false, false).unwrap()?;
    Some([lhs, rhs].map(|path| {
        let show = |step: Ref<AccessStepObj>| {
            let (kind, key) = step.parts_for_test();
            let text = key.view().as_str().map(|text| String::from_utf8_lossy(text).into_owned());
            let text = text.or(key.view().as_int().map(|at| at.to_string())).unwrap_or_default();
            format!("{}:{text}", kind.0)
        };
        path.to_steps().unwrap().into_iter().map(show).collect::<Vec<_>>().join(" ")
    }))
}

#[test]
fn values_compare_by_content() {
    let heap = crate::text::heap_str_for_test(b"abc");
    assert!(are_equal(&Any::str("abc"), &heap) && are_equal(&heap, &Any::str("abc")));
    assert!(!are_equal(&Any::str("abc"), &Any::bytes("abc")));
    assert!(are_equal(&f64::NAN.into(), &(-f64::NAN).into()));
    assert!(!are_equal(&0.0.into(), &(-0.0).into()));
    assert!(!are_equal(&1.into(), &true.into()));
    let big = |low| big_int::from_words(&[low, 1]).unwrap();
    assert!(are_equal(&big(3), &big(3)) && !are_equal(&big(3), &big(4)));
    assert!(are_equal(&pair(1, array([2.into()])), &pair(1, array([2.into()]))));
    assert!(!are_equal(&array([1.into()]), &list([1.into()])));
    let entries = |order: [usize; 6]| {
        map_of(MapKind::Dict, order.map(|i| (Any::str(format!("key {i}")), (i as i64).into())))
    };
    assert!(are_equal(&entries([0, 1, 2, 3, 4, 5]), &entries([5, 3, 1, 0, 2, 4])));
}

#[test]
fn differences_are_located() {
    let (a, b) = (array([1.into(), 2.into(), 3.into()]), array([1.into(), 2.into()]));
    assert_eq!(mismatch(&a, &a), None);
    assert_eq!(mismatch(&a, &b).unwrap(), ["1:2", "4:2"]);
    assert_eq!(mismatch(&b, &a).unwrap(), ["4:2", "1:2"]);
    let (c, d) = (map([("x", a.clone()), ("y", 1.into())]), map([("x", a)]));
    assert_eq!(mismatch(&c, &d).unwrap(), ["2:y", "5:y"]);
    assert_eq!(mismatch(&d, &c).unwrap(), ["5:y", "2:y"]);
    let e = map([("y", 1.into()), ("x", b)]);
    assert_eq!(mismatch(&pair(0, c), &pair(0, e)).unwrap(), ["0:rhs 2:x 1:2", "0:rhs 2:x 4:2"]);
}

#[test]
fn variables_are_equal_where_they_are_defined() {
    let (x, y) = (var(), var());
    assert!(are_equal(&x, &x) && !are_equal(&x, &y));
    assert!(equal(x.as_view(), y.as_view(), true, false).unwrap());
    let func = |index, param: &Any, body: &Any| object(index, param.clone(), body.clone());
    let index = types().func;
    assert!(are_equal(&func(index, &x, &x), &func(index, &y, &y)));
    assert!(!are_equal(&func(index, &x, &x), &func(index, &y, &x)));
    // A pattern defines the variables inside a variable as well; a simple definition does not.
    let (p, q) = (object(types().var, var(), ()), object(types().var, var(), ()));
    assert!(are_equal(&func(index, &p, &p), &func(index, &q, &q)));
    let index = types().simple;
    assert!(!are_equal(&func(index, &p, &p), &func(index, &q, &q)));
    assert!(are_equal(&func(index, &x, &x), &func(index, &y, &y)));
    // As keys, variables match the ones that they are paired with.
    let keyed = |var: &Any| map_of(MapKind::Map, [(var.clone(), 1.into())]);
    let index = types().func;
    assert!(are_equal(&func(index, &x, &keyed(&x)), &func(index, &y, &keyed(&y))));
}

#[test]
fn graphs_compare_by_their_sharing() {
    let node = || object(types().node, 1, 2);
    let shared = node();
    let (graph, tree) = (array([shared.clone(), shared]), array([node(), node()]));
    assert!(!are_equal(&graph, &tree) && !are_equal(&tree, &graph));
    assert!(are_equal(&tree, &array([node(), node()])));
    let trees = pair(1, 2);
    assert!(are_equal(&array([trees.clone(), trees]), &array([pair(1, 2), pair(1, 2)])));
}

#[test]
fn parts_shared_on_many_levels_are_compared_once() {
    assert!(are_equal(&shared_levels(60), &shared_levels(60)));
    let different = (0..60).fold(Any::from(2), |below: Any, _| array([below.clone(), below]));
    assert!(!are_equal(&shared_levels(60), &different));
}

#[test]
fn cycles_are_errors() {
    let (a, b) = (cyclic_list(), cyclic_list());
    let result = equal(&AnyView::object(&*a), &AnyView::object(&*b), false, false);
    assert_eq!(result.unwrap_err().kind(), b"RecursionError");
    ListObj::clear(&a);
    ListObj::clear(&b);
}

#[test]
fn hooks_compare_and_name_parts() {
    let index = types().hooked;
    let hook = function(|args| {
        let (a, b) = (args[0].as_object::<TwoFields>(), args[1].as_object::<TwoFields>());
        let compare: &FunctionObj = args[2].as_object().unwrap();
        let name = Any::str("left");
        compare.call(&[a.unwrap().lhs.view(), b.unwrap().lhs.view(), AnyView::int(1), name.view()])
    });
    crate::field::register_attr(index, attr::S_EQUAL, &hook.into()).unwrap();
    assert!(are_equal(&object(index, var(), 1), &object(index, var(), 2)));
    let (a, b) = (object(index, array([1.into()]), 1), object(index, array([2.into()]), 1));
    assert_eq!(mismatch(&a, &b).unwrap(), ["0:left 1:0", "0:left 1:0"]);
}
