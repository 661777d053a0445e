use super::*;
use crate::any::AnyView;
use crate::type_table;

fn method(name: &str, args: &[AnyView<'_>]) -> Result<Any> {
    crate::builtin::install();
    let info = type_table::info(TypeIndex::ACCESS_PATH).unwrap();
    // SAFETY: names and functions of registered methods are never freed.
    let found =
        type_table::methods(info).iter().find(|m| unsafe { m.name.as_bytes() } == name.as_bytes());
    // SAFETY: names and functions of registered methods are never freed.
    let function = unsafe { AnyView::from_raw(found.unwrap().method) };
    function.as_object::<crate::FunctionObj>().unwrap().call(args)
}

fn path(value: &Any) -> &AccessPathObj {
    value.view().as_object().unwrap()
}

/// root.config[0]["name"]
fn sample() -> Any {
    let root = method("_root", &[]).unwrap();
    let name = Any::str("config");
    let attr = method("_attr", &[root.view(), name.view()]).unwrap();
    let item = method("_array_item", &[attr.view(), AnyView::int(0)]).unwrap();
    let key = Any::str("name");
    method("_map_item", &[item.view(), key.view()]).unwrap()
}

#[test]
fn methods_build_and_compare_paths() {
    let (a, b) = (sample(), sample());
    assert_eq!(path(&a).depth, 3);
    let kinds: Vec<i32> = path(&a).to_steps().unwrap().iter().map(|step| step.kind).collect();
    assert_eq!(kinds, [0, 1, 2]);
    let yes = |name: &str, x: &Any, y: &Any| {
        method(name, &[x.view(), y.view()]).unwrap().view().as_bool().unwrap()
    };
    assert!(yes("_path_equal", &a, &b));
    let longer = method("_array_item_missing", &[b.view(), AnyView::int(3)]).unwrap();
    assert!(!yes("_path_equal", &a, &longer));
    assert!(yes("_is_prefix_of", &a, &longer));
    assert!(!yes("_is_prefix_of", &longer, &a));
    let other = method("_array_item_missing", &[a.view(), AnyView::int(4)]).unwrap();
    assert!(!yes("_is_prefix_of", &other, &longer));
}

#[test]
fn wrong_arguments_are_named() {
    let error = method("_attr", &[AnyView::int(1), AnyView::int(2)]).err().unwrap();
    let text = String::from_utf8_lossy(error.message()).into_owned();
    assert!(
        text.contains("`ffi.reflection.AccessPath._attr(0: ffi.reflection.AccessPath, 1: str)")
    );
}

/// Clients can set a parent through reflection, so parents may form a cycle or be of any type.
#[test]
fn broken_parents_are_errors() {
    let a = AccessPathObj::from_steps([AccessStepObj::new(AccessKind::ATTR, Any::str("x"))]);
    let b = AccessPathObj::extend(&a, AccessStepObj::new(AccessKind::ATTR, Any::str("y")));
    // SAFETY: only the test has the objects; the cycle is broken again below.
    unsafe { (*a.as_ptr()).parent = ObjectSlot(Some(b.clone().upcast())) };
    assert_eq!(b.to_steps().err().unwrap().kind(), b"ValueError");
    let longer = AccessPathObj::from_steps([]);
    assert!(longer.is_prefix_of(&b).is_err());
    // SAFETY: only the test has the objects; the cycle is broken again below.
    unsafe { (*a.as_ptr()).parent = ObjectSlot(Some(b.step.0.clone().unwrap().upcast())) };
    assert_eq!(b.to_steps().err().unwrap().kind(), b"InternalError");
}
