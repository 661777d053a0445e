//! The extension module `fishplate._core`.
use pyo3_ffi as py;
/// Called by the interpreter.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn PyInit__core() -> *mut py::PyObject {
    std::ptr::null_mut()
}
