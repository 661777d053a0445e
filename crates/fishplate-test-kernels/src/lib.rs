//! A library as users write them: exported functions, a global function and a type. Tests load it
//! from Rust over the C ABI, and from Python with the stock package.
#![forbid(unsafe_code)]

use fishplate::{AnyView, Error, Field, Function, Object, ObjectRef, Result};

/// Adds two numbers.
///
/// The second may be left out.
#[fishplate::export]
fn add(x: i64, #[default = 1] y: i64) -> i64 {
    x + y
}

#[fishplate::export(name = "greeting")]
fn greet(name: &str) -> String {
    format!("hello {name}")
}

#[fishplate::export]
fn fail(kind: &str, message: &str) -> Result<()> {
    Err(Error::new(kind, message))
}

#[fishplate::export]
fn panics() {
    panic!("on purpose");
}

/// Calls back.
#[fishplate::export]
fn apply(f: Function, x: AnyView<'_>) -> Result<fishplate::Any> {
    f.call_packed(&[x])
}

/// How many references there are to an object, with the one that this function has.
#[fishplate::export]
fn references(object: ObjectRef<Object>) -> u32 {
    object.use_count()
}

/// A value that counts upwards.
#[derive(Object)]
#[object(key = "test_kernels.Counter")]
pub struct Counter {
    /// Where it is.
    #[field(default = 0)]
    count: Field<i64>,
    /// How far it goes each time.
    #[field(default = 1)]
    step: i64,
}

#[fishplate::methods]
impl Counter {
    /// Goes on.
    fn advance(&self, #[default = 1] times: i64) -> i64 {
        self.count.update(|count| {
            *count += times * self.step;
            *count
        })
    }

    /// A counter that starts at a value.
    fn starting_at(count: i64) -> Counter {
        Counter { count: count.into(), step: 1 }
    }
}

/// The count of a counter.
#[fishplate::function("test_kernels.count_of")]
fn count_of(counter: &Counter) -> i64 {
    counter.count.get()
}

#[fishplate::export]
fn counter_at(count: i64) -> ObjectRef<Counter> {
    Counter::starting_at(count).into_ref()
}
