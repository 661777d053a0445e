//! Functions that a front end calls for vectors (`vector.rs`): FFI functions that take a [`Builder`].

use fishplate::{Any, AnyView, Array, ObjectRef, Result};

use crate::{
    builder::{Builder, id, scalar},
    value::Value,
};

/// Loads a vector of elements of a type, starting at an address.
#[fishplate::function("fishplate.kernel.load_elements", nonblocking)]
fn load_elements(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    count: i64,
    aligned: bool,
) -> Result<ObjectRef<Value>> {
    let (scalar, count) = (scalar(type_name)?, id(count)?);
    builder.program.made(|program| program.load_elements(address.id, scalar, count, aligned))
}

/// Stores a vector as elements of a type, starting at an address.
#[fishplate::function("fishplate.kernel.store_elements", nonblocking)]
fn store_elements(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    vector: &Value,
    aligned: bool,
) -> Result<()> {
    let scalar = scalar(type_name)?;
    builder.program.with(|program| program.store_elements(address.id, vector.id, scalar, aligned))
}

/// Loads the elements for which a mask holds; the others are `other`.
#[fishplate::function("fishplate.kernel.load_masked", nonblocking)]
fn load_masked(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    mask: &Value,
    other: AnyView<'_>,
) -> Result<ObjectRef<Value>> {
    let (scalar, other) = (scalar(type_name)?, builder.program.operand(&other)?);
    builder.program.made(|program| program.load_masked(address.id, scalar, mask.id, other))
}

/// Stores the elements of a vector for which a mask holds.
#[fishplate::function("fishplate.kernel.store_masked", nonblocking)]
fn store_masked(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    vector: &Value,
    mask: &Value,
) -> Result<()> {
    let scalar = scalar(type_name)?;
    builder.program.with(|program| program.store_masked(address.id, vector.id, scalar, mask.id))
}

/// Adds dot products of runs of elements to sums, for a processor with these features.
#[fishplate::function("fishplate.kernel.dot", nonblocking)]
fn dot(
    builder: &Builder,
    a: &Value,
    b: &Value,
    sums: &Value,
    features: Array<Any>,
) -> Result<ObjectRef<Value>> {
    let features: Vec<String> = features.iter().map(|name| name.get()).collect::<Result<_>>()?;
    builder.program.made(|program| program.dot(a.id, b.id, sums.id, &features))
}

/// An element of a vector.
#[fishplate::function("fishplate.kernel.element_of", nonblocking)]
fn element_of(builder: &Builder, vector: &Value, number: AnyView<'_>) -> Result<ObjectRef<Value>> {
    let number = builder.program.operand(&number)?;
    builder.program.made(|program| program.element_of(vector.id, number))
}

/// The elements of a vector with these numbers, as a vector.
#[fishplate::function("fishplate.kernel.pick", nonblocking)]
fn pick(builder: &Builder, vector: &Value, numbers: Array<i64>) -> Result<ObjectRef<Value>> {
    let numbers: Vec<i64> = numbers.iter().collect();
    builder.program.made(|program| program.pick(vector.id, &numbers))
}

/// A vector of numbers, which are converted to a type.
#[fishplate::function("fishplate.kernel.gather", nonblocking)]
fn gather(builder: &Builder, type_name: &str, numbers: Array<Any>) -> Result<ObjectRef<Value>> {
    let (scalar, numbers) = (scalar(type_name)?, builder.program.operands(&numbers)?);
    builder.program.made(|program| program.gather(scalar, &numbers))
}

/// A vector whose elements are all the same number, converted to a type.
#[fishplate::function("fishplate.kernel.broadcast", nonblocking)]
fn broadcast(
    builder: &Builder,
    type_name: &str,
    number: AnyView<'_>,
    count: i64,
) -> Result<ObjectRef<Value>> {
    let (scalar, count) = (scalar(type_name)?, id(count)?);
    let number = builder.program.operand(&number)?;
    builder.program.made(|program| {
        let one = program.convert(number, scalar)?;
        program.broadcast(one, count)
    })
}
