//! The extension module `fishplate._core`: calls, conversions, objects.
//!
//! It uses the plain C API of CPython through `pyo3-ffi`. It reaches the runtime through the C functions of
//! `libtvm_ffi.so` and, on hot paths, through the layouts of `fishplate-abi`.
//!
//! The extension names its library by SONAME only. If `tvm_ffi` was imported first, its library is used; otherwise the
//! one in `fishplate/lib` (run path `$ORIGIN/lib`). If `tvm_ffi` loads a copy later, that copy finds its names already
//! registered, which the runtime accepts.

#![deny(clippy::multiple_unsafe_ops_per_block)]

mod algebra;
mod any;
mod argument;
mod attach;
mod callback;
mod class;
mod class_slots;
mod classes;
mod collect;
mod construct;
mod container;
mod convert;
mod dataclass;
mod device;
mod dispatcher;
mod dlpack;
mod dtype;
mod error;
mod ffi;
mod ffi_object;
mod field;
mod frontend;
mod function;
mod global;
mod identity;
mod instance_check;
mod instance_memory;
mod keywords;
mod known;
mod layout;
mod lost;
mod made_by;
mod method;
mod module;
mod nearest;
mod object;
mod own_object;
mod property;
mod py_class;
mod python;
mod reflection;
mod release;
mod signature;
mod spare;
mod stream;
mod tensor;
mod text;
mod torch_kernel;
mod traceback;
mod value;
mod xla;

/// Programs that must not compile, for `tests/proofs.rs`.
#[cfg(proofs)]
#[path = "../tests/proofs/refused.rs"]
mod refused;

/// Keeps the interpreter alive when a small allocation fails.
#[global_allocator]
static ALLOCATOR: fishplate_reserve::WithReserve = fishplate_reserve::WithReserve;

use pyo3_ffi as py;

use python::trampoline::guard;
use python::{Borrowed, PyObject, Result};

/// Called by the interpreter when `fishplate._core` is imported.
///
/// # Safety
/// Called by the interpreter only.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PyInit__core() -> *mut PyObject {
    guard(std::ptr::null_mut(), || Ok(module::definition()))
}

/// The functions of the module.
fn functions() -> Vec<py::PyMethodDef> {
    let mut functions = Vec::new();
    functions.extend(function::functions());
    functions.extend(classes::functions());
    functions.extend(known::functions());
    functions.extend(error::functions());
    functions.extend(frontend::functions());
    functions.extend(reflection::functions());
    functions.extend(method::functions());
    functions.extend(construct::functions());
    functions.extend(made_by::functions());
    functions.extend(container::functions());
    functions.extend(algebra::functions());
    functions.extend(any::functions());
    functions.extend(torch_kernel::functions());
    functions.extend(xla::functions());
    functions.extend(dispatcher::functions());
    functions.extend(class_slots::functions());
    functions.extend(convert::functions());
    functions.extend(py_class::functions());
    functions.extend(object::functions());
    functions.extend(text::functions());
    functions.extend(tensor::functions());
    functions.extend(dlpack::functions());
    functions.extend(dtype::functions());
    functions.extend(device::functions());
    functions.extend(stream::functions());
    functions
}

/// Fills the module with classes and constants.
fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    python::install(py)?;
    collect::install(py)?;
    release::install(py)?;
    frontend::install(module)?;
    object::install(module)?;
    instance_check::install(module)?;
    error::install(module)?;
    signature::install(module)?;
    dispatcher::install(module)?;
    function::install(module)?;
    container::install(module)?;
    tensor::install(module)?;
    dlpack::install(module)?;
    dtype::install(module)?;
    device::install(module)?;
    argument::install(module)?;
    field::install(module)?;
    property::install(module)?;
    method::install(module)?;
    any::install(module)?;
    convert::install(module)?;
    py_class::install(module)
}
