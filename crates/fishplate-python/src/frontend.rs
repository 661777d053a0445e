//! What the runtime is told of Python, and where the runtime is put for those who come later.

use std::ffi::{CStr, c_void};

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::python::{Owned, PyObject, Result, fence};
use crate::{error, ffi};

/// The functions of Python that native code reaches through the runtime: to see whether Ctrl-C was
/// pressed, and to enter the interpreter.
fn register_functions() -> Result<()> {
    let functions: [(&CStr, *mut c_void); 3] = [
        (c"PyErr_CheckSignals", py::PyErr_CheckSignals as *mut c_void),
        (c"PyGILState_Ensure", py::PyGILState_Ensure as *mut c_void),
        (c"PyGILState_Release", py::PyGILState_Release as *mut c_void),
    ];
    for (name, function) in functions {
        // SAFETY: a NUL-terminated name, and the function of Python that has it.
        error::check(unsafe { ffi::TVMFFIEnvRegisterCAPI(name.as_ptr(), function) })?;
    }
    Ok(())
}

/// The file of the runtime that the process uses.
fn runtime_path() -> Option<&'static CStr> {
    // SAFETY: asks where a function of the runtime lies; the name lives while the library is
    // loaded, and this extension keeps it loaded.
    unsafe {
        let mut info: libc::Dl_info = std::mem::zeroed();
        let address = ffi::TVMFFIFunctionCreate as *const c_void;
        let found = libc::dladdr(address, &raw mut info) != 0 && !info.dli_fname.is_null();
        found.then(|| CStr::from_ptr(info.dli_fname))
    }
}

/// Makes the runtime's symbols visible to libraries that are loaded later and do not name it: a
/// process has one registry, whoever comes second.
fn make_runtime_global() {
    if let Some(path) = runtime_path() {
        // SAFETY: the file is loaded already, so only its scope changes; the handle is kept.
        unsafe {
            libc::dlopen(path.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL | libc::RTLD_NOLOAD)
        };
    }
}

unsafe extern "C" fn path(_: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| match runtime_path() {
        // SAFETY: a NUL-terminated name, decoded as Python decodes file names.
        Some(path) => unsafe { Owned::steal(py::PyUnicode_DecodeFSDefault(path.as_ptr())) },
        None => Ok(Owned::none()),
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_runtime_path",
        Method::NoArgs(path),
        0,
        c"_runtime_path()\n--\n\nThe libtvm_ffi.so that the process uses.",
    )]
}

/// Introduces Python and the runtime to one another, and tells the module its version.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    const VERSION: &str = concat!(env!("CARGO_PKG_VERSION"), "\0");
    make_runtime_global();
    register_functions()?;
    // SAFETY: live (see above); two NUL-terminated texts.
    crate::python::check(unsafe {
        py::PyModule_AddStringConstant(module, c"__version__".as_ptr(), VERSION.as_ptr().cast())
    })
}
