use std::sync::{Arc, Mutex};

use super::super::test_values::*;
use super::super::visit_error_context::VisitErrorContextObj;
use super::super::visitor::VisitFn;
use super::*;
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj};
use crate::error::Error;
use crate::function::Function;

type Trace = Arc<Mutex<Vec<i64>>>;

/// A callback that records integers; containers are recorded as minus their length.
fn noting(trace: &Trace, result: impl Fn(i64) -> Result<Any> + Send + Sync + 'static) -> Function {
    let trace = Arc::clone(trace);
    function(move |args| {
        let length = || args[0].as_object::<crate::containers::SeqObj>().map(|s| -(s.len() as i64));
        let note = args[0].as_int().or_else(length).unwrap_or(i64::MAX);
        trace.lock().unwrap().push(note);
        result(note)
    })
}

fn walk(root: &Any, rows: &Any, order: i64) -> Result<Any> {
    let none = array([]);
    call("ffi.StructuralWalk", &[root.view(), rows.view(), none.view(), AnyView::int(order)])
}

/// Everything that a walk passes to its callback.
fn traced(
    root: &Any,
    order: i64,
    result: impl Fn(i64) -> Result<Any> + Send + Sync + 'static,
) -> (Result<Any>, Vec<i64>) {
    let trace = Trace::default();
    let rows = callbacks([(TypeIndex::ANY, noting(&trace, result))]);
    let end = walk(root, &rows, order);
    let seen = trace.lock().unwrap().clone();
    (end, seen)
}

fn sample() -> Any {
    array([1.into(), list([2.into(), ().into(), 3.into()]), map([("k", 4.into())]), pair(5, 6)])
}

#[test]
fn every_value_is_told_in_order() {
    let (end, seen) = traced(&sample(), 0, |_| Ok(Any::NONE));
    assert!(end.unwrap().is_none());
    assert_eq!(seen, [-4, 1, -3, 2, 3, i64::MAX, 4, i64::MAX, 5, 6]);
    let (_, seen) = traced(&sample(), 1, |_| Ok(Any::NONE));
    assert_eq!(seen, [1, 2, 3, -3, 4, i64::MAX, 5, 6, i64::MAX, -4]);
}

#[test]
fn callbacks_skip_and_interrupt() {
    let (end, seen) = traced(&sample(), 0, |n| Ok(i64::from(n == -3).into()));
    assert!(end.unwrap().is_none());
    assert_eq!(seen, [-4, 1, -3, i64::MAX, 4, i64::MAX, 5, 6]);
    let stop =
        |n| if n == 2 { call("ffi.VisitInterrupt", &[AnyView::int(9)]) } else { Ok(Any::NONE) };
    let (end, seen) = traced(&sample(), 1, stop);
    assert_eq!(end.unwrap().type_index(), TypeIndex::VISIT_INTERRUPT);
    assert_eq!(seen, [1, 2]);
    let (end, _) = traced(&sample(), 0, |_| Ok(Any::str("what?")));
    let text = message(&end.err().unwrap());
    assert_eq!(
        text,
        "CallExpected: result type mismatch, expected WalkResult, but got ffi.SmallStr"
    );
}

/// The objects of an error's context, by identity.
fn pattern(error: &Error) -> Vec<Any> {
    let context = error.context().unwrap().downcast::<VisitErrorContextObj>().unwrap();
    context.pattern().unwrap().as_slice().to_vec()
}

#[test]
fn errors_tell_where_the_walk_was() {
    let inner = pair(7, 8);
    let root = array([1.into(), map([("k", inner.clone())])]);
    let fail = |n| if n == 8 { Err(Error::value("no eights")) } else { Ok(Any::NONE) };
    let (end, _) = traced(&root, 1, fail);
    let error = end.err().unwrap();
    assert_eq!((error.kind(), error.message()), (&b"ValueError"[..], &b"no eights"[..]));
    let nodes = pattern(&error);
    assert_eq!(nodes.len(), 3);
    assert!(nodes[0].view().same_as(&inner.view()) && nodes[2].view().same_as(&root.view()));
    let paths = call(
        "ffi.VisitErrorContext.FindAccessPaths",
        &[pair(0, root).view(), AnyView::object(error.context().unwrap()), AnyView::bool(true)],
    );
    assert_eq!(paths.unwrap().view().as_object::<ArrayObj>().unwrap().len(), 0);
}

#[test]
fn regions_are_told_to_callbacks_that_ask() {
    let (x, y) = (var(), object(types().var, var(), ()));
    let root = array([object(types().func, y.clone(), x.clone()), object(types().simple, y, x)]);
    let seen = Arc::new(Mutex::new(Vec::new()));
    let note = Arc::clone(&seen);
    let told = function(move |args| {
        note.lock().unwrap().push(args[1].as_int().unwrap());
        Ok(Any::NONE)
    });
    let (none, rows) = (array([]), callbacks([(types().var, told)]));
    let args = [root.view(), none.view(), rows.view(), AnyView::int(0)];
    call("ffi.StructuralWalk", &args).unwrap();
    // Variable, variable inside it, use: in a pattern, then in a simple definition.
    assert_eq!(*seen.lock().unwrap(), [1, 1, 0, 2, 0, 0]);
}

#[test]
fn a_visit_leaves_values_to_their_callbacks() {
    let trace = Trace::default();
    let seen = Arc::clone(&trace);
    let first_only = function(move |args| {
        let seq = args[0].as_object::<ArrayObj>().unwrap();
        seen.lock().unwrap().push(seq.len() as i64);
        call("ffi.StructuralVisitorVisit", &[args[1], seq.as_slice()[0].view()])
    });
    let note = noting(&trace, |_| Ok(Any::NONE));
    let rows = callbacks([(TypeIndex::ARRAY, first_only), (TypeIndex::INT, note)]);
    let root = array([array([1.into(), 2.into(), 3.into()]), 4.into()]);
    call("ffi.StructuralVisit", &[root.view(), rows.view()]).unwrap();
    assert_eq!(*trace.lock().unwrap(), [2, 3, 1]);
}

/// Callbacks may change the list or dict that the walk is in.
#[test]
fn containers_may_change_under_a_walk() {
    let items = list([pair(1, 2), pair(3, 4), pair(5, 6)]);
    let dict = map_of(MapKind::Dict, [1, 2, 3].map(|i: i64| (i.into(), pair(i, i))));
    let (in_list, in_dict) = (items.clone(), dict.clone());
    let clear = function(move |_| {
        ListObj::clear(&in_list.view().to_object().unwrap());
        MapObj::clear(&in_dict.view().to_object().unwrap());
        Ok(Any::NONE)
    });
    let rows = callbacks([(types().pair, clear)]);
    for order in [0, 1] {
        let root = array([items.clone(), dict.clone()]);
        walk(&root, &rows, order).unwrap();
    }
}

#[test]
fn cycles_are_errors() {
    let cyclic = cyclic_list();
    let (end, _) = traced(&cyclic.clone().into(), 0, |_| Ok(Any::NONE));
    assert_eq!(end.err().unwrap().kind(), b"RecursionError");
    ListObj::clear(&cyclic);
}

/// A client's visitor: records what it visits, and continues with the hook of the type.
#[test]
fn clients_visitors_use_the_hooks_of_containers() {
    static SEEN: Mutex<Vec<i64>> = Mutex::new(Vec::new());
    unsafe extern "C" fn client_visit(visitor: *const VisitorObj, value: RawAny) -> RawAny {
        // SAFETY: the test passes valid values.
        let view = unsafe { AnyView::from_raw(value) };
        SEEN.lock().unwrap().extend(view.as_int());
        let hook = type_table_hook(view.type_index());
        // SAFETY: the hook of the type, with the arguments of this call.
        hook.map_or(RawAny::NONE, |hook| unsafe { hook(visitor, value) })
    }
    fn type_table_hook(index: TypeIndex) -> Option<VisitFn> {
        let hook = crate::type_table::attr(fishplate_abi::attr::S_VISIT, index)?.as_ptr()?;
        // SAFETY: the attribute's contract.
        Some(unsafe { std::mem::transmute::<*mut std::ffi::c_void, VisitFn>(hook) })
    }
    static CLIENT: VisitorTable = VisitorTable { visit: Some(client_visit) };
    let visitor = object::allocate(VisitorObj::new(&CLIENT));
    let root = array([1.into(), map([("k", list([2.into(), 3.into()]))])]);
    call("ffi.StructuralVisitorVisit", &[AnyView::object(&*visitor), root.view()]).unwrap();
    assert_eq!(*SEEN.lock().unwrap(), [1, 2, 3]);

    static EMPTY: VisitorTable = VisitorTable { visit: None };
    let broken = object::allocate(VisitorObj::new(&EMPTY));
    let error = call("ffi.StructuralVisitorVisit", &[AnyView::object(&*broken), root.view()]);
    assert!(message(&error.err().unwrap()).contains("no function to visit with"));
}
