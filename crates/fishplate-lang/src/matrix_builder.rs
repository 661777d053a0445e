//! Functions that a front end calls for vectors of elements, matrices of a warp, and copies into shared memory: FFI
//! functions that take a [`Builder`].

use fishplate::{Any, Array, ObjectRef, Result};

use crate::{
    builder::{Builder, Shared, id, scalar},
    inline_ptx::{InlinePtx, Primitive},
    program::Id,
    scalar::Scalar,
    tensor_map::Mapped,
    value::Value,
};

/// Values of a program, as a list.
fn listed(program: &Shared, ids: Vec<Id>) -> Result<Array<Any>> {
    let values: Result<Vec<Any>> =
        ids.into_iter().map(|id| program.made(|_| Ok(id)).map(Any::from)).collect();
    Ok(Array::from_iter(values?))
}

/// Loads elements, starting at an address.
#[fishplate::function("fishplate.kernel.load_vector", nonblocking)]
fn load_vector(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    count: i64,
) -> Result<Array<Any>> {
    let (scalar, count) = (scalar(type_name)?, id(count)?);
    let values = builder.program.with(|program| program.load_vector(address.id, scalar, count))?;
    listed(&builder.program, values)
}

/// Stores elements, starting at an address.
#[fishplate::function("fishplate.kernel.store_vector", nonblocking)]
fn store_vector(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    values: Array<Any>,
) -> Result<()> {
    let (scalar, values) = (scalar(type_name)?, builder.program.operands(&values)?);
    builder.program.with(|program| program.store_vector(address.id, scalar, &values))
}

/// Remainder of an address modulo a size, for checks at run time.
#[fishplate::function("fishplate.kernel.misalignment", nonblocking)]
fn misalignment(builder: &Builder, address: &Value, size: i64) -> Result<ObjectRef<Value>> {
    builder.program.made(|program| program.misalignment(address.id, size))
}

/// A product of matrices that a warp holds: the element type, six words of elements, and four sums.
#[fishplate::function("fishplate.kernel.multiply", nonblocking)]
fn multiply(
    builder: &Builder,
    type_name: &str,
    words: Array<Any>,
    sums: Array<Any>,
) -> Result<Array<Any>> {
    let (program, kind) = (&builder.program, scalar(type_name)?);
    let (words, sums) = (program.operands(&words)?, program.operands(&sums)?);
    let values = program.with(|program| program.multiply(kind, &words, &sums))?;
    listed(program, values)
}

/// Loads 8x8 matrices of 16-bit elements from shared memory.
#[fishplate::function("fishplate.kernel.load_matrix", nonblocking)]
fn load_matrix(
    builder: &Builder,
    address: &Value,
    count: i64,
    transpose: bool,
) -> Result<Array<Any>> {
    let count = id(count)?;
    let values =
        builder.program.with(|program| program.load_matrix(address.id, count, transpose))?;
    listed(&builder.program, values)
}

/// Copies 16 bytes to shared memory.
#[fishplate::function("fishplate.kernel.copy_async", nonblocking)]
fn copy_async(builder: &Builder, to: &Value, from: &Value) -> Result<()> {
    builder.program.with(|program| program.copy_async(to.id, from.id))
}

/// Groups the copies since the last group.
#[fishplate::function("fishplate.kernel.commit_copies", nonblocking)]
fn commit_copies(builder: &Builder) -> Result<()> {
    builder.program.with(|program| program.commit_copies())
}

/// Waits until at most `pending` groups of copies are in progress.
#[fishplate::function("fishplate.kernel.wait_copies", nonblocking)]
fn wait_copies(builder: &Builder, pending: i64) -> Result<()> {
    builder.program.with(|program| program.wait_copies(pending))
}

/// Writes PTX into a kernel, and returns its outputs and then the new values of the in-outs.
#[fishplate::function("fishplate.kernel.inline_ptx", nonblocking)]
fn inline_ptx(
    builder: &Builder,
    text: &str,
    outputs: Array<Any>,
    in_outs: Array<Any>,
    inputs: Array<Any>,
    pure: bool,
) -> Result<Array<Any>> {
    let program = &builder.program;
    let outputs = scalars(&outputs)?;
    let (in_outs, inputs) = (program.operands(&in_outs)?, program.operands(&inputs)?);
    let (outputs, in_outs, inputs) = (&outputs, &in_outs, &inputs);
    let ptx = InlinePtx { text, outputs, in_outs, inputs, pure };
    let values = program.with(|program| program.inline_ptx(&ptx))?;
    listed(program, values)
}

/// Writes a primitive: PTX on a GPU, and on the CPU a call to a function of `support/grid.c`, which also takes the
/// constants in the text.
#[fishplate::function("fishplate.kernel.primitive", nonblocking)]
#[expect(clippy::too_many_arguments, reason = "the text and the kinds of operands that it has")]
fn primitive(
    builder: &Builder,
    text: &str,
    function: &str,
    place: &str,
    outputs: Array<Any>,
    in_outs: Array<Any>,
    inputs: Array<Any>,
    constants: Array<i64>,
) -> Result<Array<Any>> {
    let program = &builder.program;
    let outputs = scalars(&outputs)?;
    let (in_outs, inputs) = (program.operands(&in_outs)?, program.operands(&inputs)?);
    let constants: Vec<i64> = constants.iter().collect();
    let (outputs, in_outs, inputs) = (&outputs, &in_outs, &inputs);
    let ptx = InlinePtx { text, outputs, in_outs, inputs, pure: false };
    let primitive = Primitive { ptx, function, constants: &constants, place };
    let values = program.with(|program| program.primitive(&primitive))?;
    listed(program, values)
}

/// Types by their names.
fn scalars(names: &Array<Any>) -> Result<Vec<Scalar>> {
    names.iter().map(|name| scalar(&name.get::<String>()?)).collect()
}

/// The address of shared memory, as PTX's instructions for that memory take it.
#[fishplate::function("fishplate.kernel.shared_address", nonblocking)]
fn shared_address(builder: &Builder, address: &Value) -> Result<ObjectRef<Value>> {
    builder.program.made(|program| program.shared_address(address.id))
}

/// Creates a tensor map in the host function. The innermost dimension comes first.
#[fishplate::function("fishplate.kernel.tensor_map", nonblocking)]
#[expect(clippy::too_many_arguments, reason = "what a map says of a tensor")]
fn tensor_map(
    builder: &Builder,
    address: &Value,
    type_name: &str,
    extents: Array<Any>,
    strides: Array<Any>,
    sides: Array<i64>,
    swizzle: i64,
    gpu: bool,
) -> Result<ObjectRef<Value>> {
    let program = &builder.program;
    let (extents, strides) = (program.operands(&extents)?, program.operands(&strides)?);
    let sides: Vec<i64> = sides.iter().collect();
    let (scalar, address) = (scalar(type_name)?, address.id);
    let (extents, strides, sides) = (&extents, &strides, &sides);
    let mapped = Mapped { address, scalar, extents, strides, sides, swizzle, gpu };
    program.made(|program| program.tensor_map(&mapped))
}
