//! Functions and methods that recurse through the FFI without end: an error, on a stack of any size.

#![allow(clippy::unwrap_used, reason = "helpers of tests")]

use fishplate::{Any, AnyView, Field, Function, Object, ObjectRef, Result, reflect};

#[derive(Object)]
#[object(key = "tests.recursion.Node")]
struct Node {
    #[field(default = 0)]
    depth: Field<i64>,
}

#[fishplate::methods]
impl Node {
    fn deeper(&self) -> Result<i64> {
        let again = reflect::Method::get("tests.recursion.Node", "deeper")?.function()?;
        again.call((Any::from(ObjectRef::new(Node { depth: Field::new(1) })),))
    }
}

#[fishplate::function("tests.recursion.global")]
fn global(depth: i64) -> Result<i64> {
    let kept = std::hint::black_box([depth; 100]);
    Function::get("tests.recursion.global")?.call((kept[7] + 1,))
}

/// Runs on a stack of this size and returns the kinds of the errors.
fn kinds_on(kib: usize) -> Vec<String> {
    let run = || {
        let kind = |result: Result<i64>| result.unwrap_err().kind().to_owned();
        let node = Any::from(ObjectRef::new(Node { depth: Field::new(0) }));
        let method =
            reflect::Method::get("tests.recursion.Node", "deeper").unwrap().function().unwrap();
        let typed = Function::get("tests.recursion.typed").unwrap();
        let packed = Function::get("tests.recursion.packed").unwrap();
        vec![
            kind(global(0)),
            kind(method.call((node,))),
            kind(typed.call((1,))),
            kind(packed.call(())),
        ]
    };
    let thread = std::thread::Builder::new().stack_size(kib << 10);
    thread.spawn(run).unwrap().join().unwrap()
}

#[test]
fn endless_recursion_is_an_error() {
    fishplate::register_all().unwrap();
    let typed =
        |depth: i64| -> Result<i64> { Function::get("tests.recursion.typed")?.call((depth + 1,)) };
    Function::new("typed", typed).register("tests.recursion.typed").unwrap();
    let packed =
        |_: &[AnyView<'_>]| -> Result<i64> { Function::get("tests.recursion.packed")?.call(()) };
    Function::packed(packed).register("tests.recursion.packed").unwrap();
    for kib in [256, 2048, 16 << 10] {
        assert_eq!(kinds_on(kib), ["RecursionError"; 4], "{kib} KiB");
    }
    // The thread continues: calls have stack again.
    let fine = Function::new("fine", |x: i64| x + 1);
    assert_eq!(fine.call::<i64>((1,)).unwrap(), 2);
}
