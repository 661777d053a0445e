use std::sync::{Arc, Mutex};

use fishplate_abi::{ObjectHandle, RawValue};

use super::super::test_values::*;
use super::*;
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj};
use crate::function::Function;

fn increment() -> Function {
    function(|args| Ok((args[0].as_int().unwrap() + 1).into()))
}

fn map_with(root: &Any, rows: &Any, order: i64) -> Result<Any> {
    let none = array([]);
    call("ffi.StructuralMap", &[root.view(), rows.view(), none.view(), AnyView::int(order)])
}

/// Maps a root that is moved into the call.
fn map_moved(root: Any, rows: &Any, order: i64) -> Result<Any> {
    let none = array([]);
    let mut handle: ObjectHandle = root.into_object::<Object>().ok().unwrap().into_handle();
    let value = RawValue { v_ptr: (&raw mut handle).cast() };
    let moved = RawAny { type_index: TypeIndex::OBJECT_RVALUE_REF, small_len: 0, value };
    // SAFETY: the handle outlives the call, which takes the reference out of it.
    let root = unsafe { AnyView::from_raw(moved) };
    call("ffi.StructuralMap", &[root, rows.view(), none.view(), AnyView::int(order)])
}

fn ints(value: &Any) -> Vec<i64> {
    let seq = value.view().as_object::<SeqObj>().unwrap();
    seq.iter().map(|item| item.as_int().unwrap()).collect()
}

#[test]
fn shared_values_are_copied_where_they_change() {
    let rows = callbacks([(TypeIndex::INT, increment())]);
    let kept = array([Any::str("text longer than inline")]);
    let root = array([kept.clone(), list([1.into(), 2.into()]), map([("k", 3.into())])]);
    for order in [0, 1] {
        let mapped = map_with(&root, &rows, order).unwrap();
        let items = mapped.view().as_object::<ArrayObj>().unwrap().as_slice();
        assert!(items[0].view().same_as(&kept.view()));
        assert_eq!(ints(&items[1]), [2, 3]);
        assert_eq!(items[1].type_index(), TypeIndex::LIST);
        let entry = items[2].view().as_object::<MapObj>().unwrap().at(&Any::str("k").view());
        assert_eq!(entry.unwrap().as_int(), Some(4));
        let originals = root.view().as_object::<ArrayObj>().unwrap().as_slice();
        assert_eq!(ints(&originals[1]), [1, 2]);
    }
    let identity = callbacks([(TypeIndex::INT, function(|args| args[0].to_owned()))]);
    assert!(map_with(&root, &identity, 1).unwrap().view().same_as(&root.view()));
}

#[test]
fn moved_values_change_in_place() {
    let rows = callbacks([(TypeIndex::INT, increment())]);
    let address = |value: &Any| value.as_raw().bits();
    let build = || {
        let dict = map_of(MapKind::Dict, [(1.into(), list([1.into()])), (2.into(), 2.into())]);
        array([array([1.into(), 2.into()]), dict])
    };
    let root = build();
    let dict_of = |root: &Any| root.view().as_object::<ArrayObj>().unwrap().as_slice()[1].clone();
    let (root_address, dict_address) = (address(&root), address(&dict_of(&root)));
    let mapped = map_moved(root, &rows, 1).unwrap();
    assert_eq!(address(&mapped), root_address);
    assert_eq!(address(&dict_of(&mapped)), dict_address);
    let dict = dict_of(&mapped);
    let values: Vec<Any> = dict
        .view()
        .as_object::<MapObj>()
        .unwrap()
        .iter()
        .map(|(_, v)| v.to_owned().unwrap())
        .collect();
    assert_eq!(ints(&values[0]), [2]);
    assert_eq!(values[1].view().as_int(), Some(3));
    // Someone else has the root, so nothing in it may change.
    let shared = build();
    let mapped = map_moved(shared.clone(), &rows, 1).unwrap();
    assert!(!mapped.view().same_as(&shared.view()));
    assert_eq!(ints(&shared.view().as_object::<ArrayObj>().unwrap().as_slice()[0]), [1, 2]);
}

#[test]
fn definitions_are_mutated_once_and_their_uses_follow() {
    let x = object(types().var, 1, ());
    let root = object(types().simple, x.clone(), array([x.clone(), x]));
    let rows = callbacks([(TypeIndex::INT, increment())]);
    let mapped = map_with(&root, &rows, 1).unwrap();
    let definition = &parts(&mapped).lhs;
    assert_eq!(parts(definition).lhs.view().as_int(), Some(2));
    let uses = parts(&mapped).rhs.view().as_object::<ArrayObj>().unwrap().as_slice();
    assert!(uses.iter().all(|var| var.view().same_as(&definition.view())));
    // A graph node is rebuilt once as well.
    let node = object(types().node, 1, ());
    let mapped = map_with(&array([node.clone(), node]), &rows, 1).unwrap();
    let nodes = mapped.view().as_object::<ArrayObj>().unwrap().as_slice();
    assert!(nodes[0].view().same_as(&nodes[1].view()));
    assert_eq!(parts(&nodes[0]).lhs.view().as_int(), Some(2));
}

#[test]
fn callbacks_of_a_mutate_own_their_values() {
    let swap = function(|args| {
        let this: &TwoFields = args[0].as_object().unwrap();
        let rhs = call("ffi.StructuralMutatorMutate", &[args[1], this.rhs.view()])?;
        assert_eq!(args[2].as_int(), Some(0));
        Ok(pair(rhs, this.lhs.clone()))
    });
    let row = array([i64::from(types().pair.0).into(), swap.into(), true.into()]);
    let plus = array([i64::from(TypeIndex::INT.0).into(), increment().into(), false.into()]);
    let root = pair(1, pair(2, 3));
    // The increment takes two arguments here and uses the first.
    let result = call("ffi.StructuralMutate", &[root.view(), array([row, plus]).view()]).unwrap();
    let inner = &parts(&result).lhs;
    assert_eq!(parts(inner).lhs.view().as_int(), Some(4));
    assert_eq!(parts(inner).rhs.view().as_int(), Some(2));
    assert_eq!(parts(&result).rhs.view().as_int(), Some(1));
}

/// Keeps every value that it gets. If it is called before the parts, it does not prevent changes in
/// place: permission was given before.
fn keeping(kept: &Arc<Mutex<Vec<Any>>>) -> Function {
    let kept = Arc::clone(kept);
    function(move |args| {
        kept.lock().unwrap().push(args[0].to_owned()?);
        args[0].to_owned()
    })
}

fn dict_of_lists() -> Any {
    map_of(MapKind::Dict, [1, 2].map(|i: i64| (i.into(), list([i.into()]))))
}

#[test]
fn errors_leave_containers_whole() {
    let fail = function(|args| match args[0].as_int() {
        Some(2) => Err(Error::value("no twos")),
        _ => args[0].to_owned(),
    });
    let kept = Arc::default();
    let rows = callbacks([(TypeIndex::INT, fail), (TypeIndex::ANY, keeping(&kept))]);
    for root in [list([list([1.into()]), list([2.into()])]), dict_of_lists()] {
        let error = map_moved(root, &rows, 0).err().unwrap();
        assert_eq!(message(&error), "no twos");
        assert!(error.context().is_some());
    }
    let kept = kept.lock().unwrap();
    let in_list = kept[0].view().as_object::<SeqObj>().unwrap().as_slice().to_vec();
    let dict = kept[3].view().as_object::<MapObj>().unwrap();
    let in_dict: Vec<Any> = dict.iter().map(|(_, item)| item.to_owned().unwrap()).collect();
    for items in [in_list, in_dict] {
        assert_eq!(items.iter().map(ints).collect::<Vec<_>>(), [[1], [2]]);
    }
}

/// Callbacks may change the list or dict that the mutation is in, copied or in place.
#[test]
fn containers_may_change_under_a_mutation() {
    let kept: Arc<Mutex<Vec<Any>>> = Arc::default();
    let seen = Arc::clone(&kept);
    let clear = function(move |_| {
        for value in seen.lock().unwrap().iter() {
            if let Some(list) = value.view().to_object::<ListObj>() {
                ListObj::clear(&list);
            } else if let Some(dict) = value.view().to_object::<MapObj>() {
                MapObj::clear(&dict);
            }
        }
        Ok(Any::str("a replacement"))
    });
    let rows = callbacks([(TypeIndex::INT, clear), (TypeIndex::ANY, keeping(&kept))]);
    for make in [|| list([list([1.into()]), list([2.into()])]), dict_of_lists] {
        map_moved(make(), &rows, 0).unwrap();
        let root = make();
        map_with(&root, &rows, 0).unwrap();
        kept.lock().unwrap().clear();
    }
}

#[test]
fn cycles_and_wrong_keys_are_errors() {
    let cyclic = cyclic_list();
    let rows = callbacks([(TypeIndex::FLOAT, increment())]);
    let error = map_with(&cyclic.clone().into(), &rows, 0).err().unwrap();
    assert_eq!(error.kind(), b"RecursionError");
    ListObj::clear(&cyclic);

    let mutator =
        MutationObj::new(Callbacks::read(rows.view().as_object().unwrap(), false).unwrap(), None);
    let mutator = AnyView::object(&mutator.base);
    let key = var();
    let get = |key: AnyView<'_>| call("ffi.StructuralMutatorVarRemapGet", &[mutator, key]);
    assert!(get(key.view()).unwrap().is_none());
    call("ffi.StructuralMutatorVarRemapSet", &[mutator, key.view(), AnyView::int(5)]).unwrap();
    call("ffi.StructuralMutatorVarRemapSet", &[mutator, key.view(), AnyView::int(6)]).unwrap();
    assert_eq!(get(key.view()).unwrap().view().as_int(), Some(6));
    let error = get(AnyView::int(1)).err().unwrap();
    assert_eq!(message(&error), "Variable-remap key must be an object-backed value");
}
