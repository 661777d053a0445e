//! The extension module `fishplate._core`: calls, conversions, objects.
//!
//! Plain C API of CPython by `pyo3-ffi`; the runtime is reached through the C functions of
//! `libtvm_ffi.so` and, where it is hot, through the layouts of `fishplate-abi`.

mod any;
mod argument;
mod attach;
mod callback;
mod class;
mod classes;
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
mod method;
mod nearest;
mod object;
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
mod traceback;
mod value;
mod xla;

use pyo3_ffi as py;

use python::{Owned, PyObject, Result, fence};

/// Called by the interpreter when `fishplate._core` is first imported.
///
/// # Safety
/// Called by the interpreter only.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PyInit__core() -> *mut PyObject {
    fence(make_module)
}

fn make_module() -> Result<Owned> {
    let mut functions = Vec::new();
    functions.extend(function::functions());
    functions.extend(classes::functions());
    functions.extend(known::functions());
    functions.extend(error::functions());
    functions.extend(frontend::functions());
    functions.extend(reflection::functions());
    functions.extend(method::functions());
    functions.extend(construct::functions());
    functions.extend(container::functions());
    functions.extend(any::functions());
    functions.extend(xla::functions());
    functions.extend(dispatcher::functions());
    functions.extend(convert::functions());
    functions.extend(py_class::functions());
    functions.extend(object::functions());
    functions.extend(text::functions());
    functions.extend(tensor::functions());
    functions.extend(dlpack::functions());
    functions.extend(dtype::functions());
    functions.extend(device::functions());
    functions.extend(stream::functions());
    // SAFETY: an all-zero entry ends the table, as Python asks.
    functions.push(unsafe { std::mem::zeroed() });
    // SAFETY: plain C data, zero where nothing is said; it lives for good.
    let definition = Box::leak(Box::new(py::PyModuleDef {
        m_base: py::PyModuleDef_HEAD_INIT,
        m_name: c"_core".as_ptr(),
        m_doc: c"Calls, conversions and objects of Fishplate, in Rust.".as_ptr(),
        m_size: -1,
        m_methods: functions.leak().as_mut_ptr(),
        m_slots: std::ptr::null_mut(),
        m_traverse: None,
        m_clear: None,
        m_free: None,
    }));
    // SAFETY: the definition lives for good; the new module is handed out once it is full.
    unsafe {
        let module = Owned::steal(py::PyModule_Create(definition))?;
        python::install()?;
        release::install()?;
        frontend::install(module.as_ptr())?;
        object::install(module.as_ptr())?;
        instance_check::install(module.as_ptr())?;
        error::install(module.as_ptr())?;
        signature::install(module.as_ptr())?;
        dispatcher::install(module.as_ptr())?;
        function::install(module.as_ptr())?;
        container::install(module.as_ptr())?;
        tensor::install(module.as_ptr())?;
        dlpack::install(module.as_ptr())?;
        dtype::install(module.as_ptr())?;
        device::install(module.as_ptr())?;
        argument::install(module.as_ptr())?;
        field::install(module.as_ptr())?;
        property::install(module.as_ptr())?;
        method::install(module.as_ptr())?;
        any::install(module.as_ptr())?;
        convert::install(module.as_ptr())?;
        py_class::install(module.as_ptr())?;
        Ok(module)
    }
}
