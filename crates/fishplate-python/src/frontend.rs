//! Registers Python's functions with the runtime, and makes the runtime's symbols visible to libraries that are loaded
//! later.

use std::ffi::{CStr, c_int, c_void};
use std::mem::MaybeUninit;

use pyo3_ffi as py;

use crate::attach::Attached;
use crate::class::{Method, method_def};
use crate::python::{Borrowed, Owned, Python, Result, capi, new_str, raised};
use crate::{attach, error, ffi};

/// The state for a thread that [`ensure`] found inside the interpreter, or could not let in.
const NOTHING_TO_RELEASE: c_int = -1;

/// `PyGILState_Ensure` for threads that may come after the end of the interpreter.
extern "C" fn ensure() -> c_int {
    let state = Attached::new().and_then(Attached::keep);
    state.map_or(NOTHING_TO_RELEASE, |state| state as c_int)
}

/// `PyGILState_Release` for the state that [`ensure`] returned.
extern "C" fn release(state: c_int) {
    const LOCKED: c_int = py::PyGILState_STATE::PyGILState_LOCKED as c_int;
    const UNLOCKED: c_int = py::PyGILState_STATE::PyGILState_UNLOCKED as c_int;
    let state = match state {
        LOCKED => py::PyGILState_STATE::PyGILState_LOCKED,
        UNLOCKED => py::PyGILState_STATE::PyGILState_UNLOCKED,
        _ => return,
    };
    // SAFETY: the runtime stores the state that `ensure` returned, and releases it on the same thread.
    unsafe { py::PyGILState_Release(state) };
}

/// `PyErr_CheckSignals` on an attached thread; does nothing without an interpreter.
extern "C" fn check_signals() -> c_int {
    match attach::is_attached() {
        // SAFETY: the thread is attached.
        true => unsafe { py::PyErr_CheckSignals() },
        false => 0,
    }
}

/// Registers the functions that native code reaches through the runtime: to check whether Ctrl-C was pressed, and to
/// enter the interpreter. They have the signatures of the Python functions whose names they carry.
fn register_functions(py: Python<'_>) -> Result<()> {
    let functions: [(&CStr, *mut c_void); 3] = [
        (c"PyErr_CheckSignals", check_signals as *mut c_void),
        (c"PyGILState_Ensure", ensure as *mut c_void),
        (c"PyGILState_Release", release as *mut c_void),
    ];
    for (name, function) in functions {
        // SAFETY: a C string, and a function of the type that it stands for.
        error::check(py, unsafe { ffi::TVMFFIEnvRegisterCAPI(name.as_ptr(), function) })?;
    }
    Ok(())
}

/// Path of the runtime that the process uses.
fn runtime_path() -> Option<&'static CStr> {
    let mut info = MaybeUninit::<libc::Dl_info>::zeroed();
    let address = ffi::TVMFFIFunctionCreate as *const c_void;
    // SAFETY: looks up the address of a function of the runtime; `info` is writable.
    let found = unsafe { libc::dladdr(address, info.as_mut_ptr()) } != 0;
    // SAFETY: plain C data, all zero or written.
    let name = unsafe { info.assume_init() }.dli_fname;
    // SAFETY: the name lives while the library is loaded, and this extension keeps it loaded.
    (found && !name.is_null()).then(|| unsafe { CStr::from_ptr(name) })
}

/// Makes the runtime's symbols visible to libraries that are loaded later and do not link to it: a process has one
/// registry, whichever library comes second.
fn make_runtime_global() {
    if let Some(path) = runtime_path() {
        let flags = libc::RTLD_NOW | libc::RTLD_GLOBAL | libc::RTLD_NOLOAD;
        // SAFETY: the file is loaded already, so only its scope changes; the handle is kept.
        unsafe { libc::dlopen(path.as_ptr(), flags) };
    }
}

fn path(py: Python<'_>) -> Result<Owned> {
    let Some(path) = runtime_path() else { return Ok(Owned::none(py)) };
    // SAFETY: a C string, decoded as Python decodes file names; the thread is attached.
    raised(unsafe { capi::PyUnicode_DecodeFSDefault(path.as_ptr()) })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_runtime_path",
        Method::function_no_args(path),
        0,
        c"_runtime_path()\n--\n\nThe libtvm_ffi.so that the process uses.",
    )]
}

/// Connects Python and the runtime, and adds the version to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    make_runtime_global();
    register_functions(py)?;
    module.module_add(c"__version__", new_str(py, env!("CARGO_PKG_VERSION"))?.borrow())
}
