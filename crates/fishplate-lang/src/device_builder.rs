//! Functions that a front end calls for kernels and launches: FFI functions that take a [`Builder`].

use fishplate::{Any, AnyView, Array, ObjectRef, Result};

use crate::{
    builder::{Builder, id, scalar},
    device::{Kernel, Launch},
    fault::Fault,
    program::MemorySpace,
    value::Value,
};

/// Starts a kernel. Unknown block sizes are 0, and so are the cluster sizes if there is no cluster.
#[fishplate::function("fishplate.kernel.start_kernel", nonblocking)]
fn start_kernel(
    builder: &Builder,
    name: &str,
    gpu: bool,
    block: Array<i64>,
    cluster: Array<i64>,
    noalias: bool,
) -> Result<i64> {
    let three = |list: &Array<i64>| -> [i64; 3] {
        let mut sides = list.iter();
        std::array::from_fn(|_| sides.next().unwrap_or_default())
    };
    let (block, cluster) = (three(&block), three(&cluster));
    let kernel = Kernel { gpu, block, cluster, noalias, ..Kernel::default() };
    builder.program.with(|program| program.start_kernel(name, kernel).map(i64::from))
}

/// Makes the assembler leave enough registers for that many blocks of the current kernel on a multiprocessor.
#[fishplate::function("fishplate.kernel.min_blocks", nonblocking)]
fn min_blocks(builder: &Builder, count: i64) -> Result<()> {
    builder.program.with(|program| {
        let kernel = program.kernel()?;
        kernel.min_blocks = kernel.min_blocks.max(count);
        Ok(())
    })
}

/// Ends a kernel, goes back to a block of the host function, and launches there: sides of the grid and of
/// a block, bytes of shared memory; the stream, 0 for the default one; the device, -1 for the thread's;
/// whether the sizes are first held against the limits of the device, whether it may start while the launch before it
/// still runs, and whether all blocks run at the same time.
#[expect(clippy::too_many_arguments, reason = "a launch has as many options")]
#[fishplate::function("fishplate.kernel.launch", nonblocking)]
fn launch(
    builder: &Builder,
    kernel: i64,
    block: i64,
    sizes: Array<Any>,
    stream: AnyView<'_>,
    device: AnyView<'_>,
    checked: bool,
    dependent: bool,
    cooperative: bool,
) -> Result<()> {
    let (kernel, block) = (id(kernel)?, id(block)?);
    let program = &builder.program;
    let sizes = program.operands(&sizes)?;
    let sizes = sizes.try_into().map_err(|_| Fault::Handle { what: "list of seven sizes" })?;
    let (stream, device) = (program.operand(&stream)?, program.operand(&device)?);
    let launch = Launch { sizes, stream, device, checked, dependent, cooperative };
    program.with(|program| program.launch(kernel, block, &launch))
}

/// A coordinate of the thread, the block, or their grid, as in PTX: `tid`, `ctaid`, `ntid`, `nctaid`.
#[fishplate::function("fishplate.kernel.coordinate", nonblocking)]
fn coordinate(builder: &Builder, which: &str, axis: i64) -> Result<ObjectRef<Value>> {
    let axis = usize::try_from(axis).unwrap_or(usize::MAX);
    builder.program.made(|program| program.coordinate(which, axis))
}

/// Sets whether an address is in GPU memory, or in host memory only.
#[fishplate::function("fishplate.kernel.set_memory", nonblocking)]
fn set_memory(builder: &Builder, address: &Value, device: bool) -> Result<()> {
    let memory = if device { MemorySpace::Device } else { MemorySpace::Host };
    builder.program.with(|program| {
        program.set_memory(address.id, memory);
        Ok(())
    })
}

/// Waits for all threads of the block.
#[fishplate::function("fishplate.kernel.sync_threads", nonblocking)]
fn sync_threads(builder: &Builder) -> Result<()> {
    builder.program.with(|program| program.sync_threads())
}

/// Waits for the lanes of the warp in a mask.
#[fishplate::function("fishplate.kernel.sync_warp", nonblocking)]
fn sync_warp(builder: &Builder, mask: AnyView<'_>) -> Result<()> {
    let mask = builder.program.operand(&mask)?;
    builder.program.with(|program| program.sync_warp(mask))
}

/// The value of another lane of the warp; `how` is `idx`, `up`, `down` or `xor`.
#[fishplate::function("fishplate.kernel.shuffle", nonblocking)]
fn shuffle(
    builder: &Builder,
    how: &str,
    mask: AnyView<'_>,
    value: AnyView<'_>,
    lane: AnyView<'_>,
) -> Result<ObjectRef<Value>> {
    let program = &builder.program;
    let (mask, value) = (program.operand(&mask)?, program.operand(&value)?);
    let lane = program.operand(&lane)?;
    program.made(|program| program.shuffle(how, mask, value, lane))
}

/// Returns one bit for each lane of the warp in a mask whose condition holds.
#[fishplate::function("fishplate.kernel.vote", nonblocking)]
fn vote(builder: &Builder, mask: AnyView<'_>, condition: AnyView<'_>) -> Result<ObjectRef<Value>> {
    let program = &builder.program;
    let (mask, condition) = (program.operand(&mask)?, program.operand(&condition)?);
    program.made(|program| program.vote(mask, condition))
}

/// Memory shared by the threads of a block; without a count, the dynamic memory that the launch requests.
#[fishplate::function("fishplate.kernel.shared", nonblocking)]
fn shared(builder: &Builder, type_name: &str, count: Option<i64>) -> Result<ObjectRef<Value>> {
    let scalar = scalar(type_name)?;
    builder.program.made(|program| match count {
        Some(count) => program.shared(scalar, count),
        None => program.dynamic_shared(),
    })
}

/// Applies an operation to an element and returns its old value.
#[fishplate::function("fishplate.kernel.atomic", nonblocking)]
fn atomic(
    builder: &Builder,
    name: &str,
    address: &Value,
    value: AnyView<'_>,
    type_name: &str,
) -> Result<ObjectRef<Value>> {
    let (scalar, value) = (scalar(type_name)?, builder.program.operand(&value)?);
    builder.program.made(|program| program.atomic(name, address.id, value, scalar))
}

/// Sets an element if it equals the expected value, and returns its old value.
#[fishplate::function("fishplate.kernel.compare_exchange", nonblocking)]
fn compare_exchange(
    builder: &Builder,
    address: &Value,
    expected: AnyView<'_>,
    value: AnyView<'_>,
    type_name: &str,
) -> Result<ObjectRef<Value>> {
    let program = &builder.program;
    let (expected, value) = (program.operand(&expected)?, program.operand(&value)?);
    let scalar = scalar(type_name)?;
    program.made(|program| program.compare_exchange(address.id, expected, value, scalar))
}

/// Lets GPU kernels call the functions of NVIDIA's libdevice, which the compiler must get too.
#[fishplate::function("fishplate.kernel.use_libdevice", nonblocking)]
fn use_libdevice(builder: &Builder) -> Result<()> {
    builder.program.with(|program| {
        program.libdevice = true;
        Ok(())
    })
}
