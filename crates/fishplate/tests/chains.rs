//! Chains of objects of any length and kind are dropped without deep recursion.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use std::sync::atomic::{AtomicUsize, Ordering};

use fishplate::{Any, Array, Error, Field, Function, List, Map, Object, ObjectRef};

#[derive(Object)]
#[object(key = "tests.chains.Node")]
struct Node {
    next: Field<Option<ObjectRef<Node>>>,
    #[field(skip)]
    _dropped: Counted,
}

#[derive(Object)]
#[object(key = "tests.chains.Holder")]
struct Holder {
    any: Any,
}

static DROPPED: AtomicUsize = AtomicUsize::new(0);

#[derive(Default)]
struct Counted;

impl Drop for Counted {
    fn drop(&mut self) {
        DROPPED.fetch_add(1, Ordering::Relaxed);
    }
}

const LINKS: usize = 200_000;

/// Builds a chain and drops it on a small stack.
fn on_a_small_stack(build: impl FnOnce() + Send) {
    std::thread::scope(|scope| {
        let small = std::thread::Builder::new().stack_size(128 << 10);
        small.spawn_scoped(scope, build).unwrap().join().unwrap();
    });
}

fn chain(link: impl Fn(Any) -> Any) {
    drop((0..LINKS).fold(Any::from(1), |inner, _| link(inner)));
}

#[test]
fn objects_of_one_class() {
    on_a_small_stack(|| {
        let mut first = ObjectRef::new(Node { next: None.into(), _dropped: Counted });
        for _ in 1..LINKS {
            first = ObjectRef::new(Node { next: Some(first).into(), _dropped: Counted });
        }
        let weak = first.downgrade();
        drop(first);
        assert!(weak.upgrade().is_none());
        assert_eq!(DROPPED.load(Ordering::Relaxed), LINKS);
    });
}

#[test]
fn objects_that_hold_anything() {
    on_a_small_stack(|| chain(|inner| Any::from(ObjectRef::new(Holder { any: inner }))));
}

#[test]
fn closures_that_hold_functions() {
    on_a_small_stack(|| {
        let first = Function::new("f", || 1_i64);
        drop(
            (0..LINKS)
                .fold(first, |inner, _| Function::new("f", move || inner.as_object().use_count())),
        );
    });
}

#[test]
fn all_kinds_in_turn() {
    on_a_small_stack(|| {
        let count = std::cell::Cell::new(0);
        chain(|inner| {
            count.set(count.get() + 1);
            match count.get() % 5 {
                0 => Array::from([inner]).into(),
                1 => List::from_iter([inner]).into(),
                2 => Map::try_from_iter([(1, inner)]).unwrap().into(),
                3 => ObjectRef::new(Holder { any: inner }).into(),
                _ => {
                    let held = ObjectRef::new(Holder { any: inner });
                    ObjectRef::new(Holder { any: Array::from([Any::from(held)]).into() }).into()
                }
            }
        });
    });
}

#[test]
fn errors_with_causes() {
    on_a_small_stack(|| {
        let first = Error::new("K", "first");
        drop((0..LINKS).fold(first, |cause, _| Error::with_cause("K", "m", &cause)));
    });
}

/// A weak reference to an object in the middle outlives the value that waited for its end.
#[test]
fn weak_references_outlive_the_chain() {
    on_a_small_stack(|| {
        let mut first = ObjectRef::new(Holder { any: Any::from(1) });
        let mut weak = Vec::new();
        for _ in 0..1000 {
            weak.push(first.downgrade());
            first = ObjectRef::new(Holder { any: first.into() });
        }
        drop(first);
        assert!(weak.iter().all(|weak| weak.upgrade().is_none()));
    });
}
