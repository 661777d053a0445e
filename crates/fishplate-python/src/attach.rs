//! Entering the interpreter from code that other languages call, on any thread.
//!
//! A thread that enters may never return: CPython ends threads that ask for the interpreter while it shuts
//! down, and here such a thread parks (`fishplate-park`). The frames of the caller, which may be C++ that
//! cannot be unwound, stay as they are.

use std::ffi::{c_int, c_void};
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::ffi;
use crate::python::PyObject;

// As functions that may unwind: the frame that calls them has something to clean up, and so a personality
// function, which is where a thread that Python ends is parked.
unsafe extern "C-unwind" {
    #[cfg(Py_3_11)]
    pub(crate) fn PyObject_Vectorcall(
        callable: *mut PyObject,
        args: *const *mut PyObject,
        count_and_flag: usize,
        keywords: *mut PyObject,
    ) -> *mut PyObject;
    fn Py_DecRef(object: *mut PyObject);
}

// Before 3.11 it is no function of the library; what else the callers do gives them something to clean up.
#[cfg(not(Py_3_11))]
pub(crate) use py::PyObject_Vectorcall;

/// While it lives, the thread holds the GIL. Empty where the thread held it before.
pub(crate) struct Attached(Option<py::PyGILState_STATE>);

impl Attached {
    /// Attaches the thread, unless the interpreter is gone, or going in another thread.
    #[inline]
    pub(crate) fn new() -> Option<Attached> {
        if is_attached() {
            return Some(Attached(None));
        }
        // SAFETY: may be called from any thread. An interpreter that shuts down would never let this
        // thread on, so it is not asked.
        unsafe { (is_open() && !is_elsewhere()).then(|| Attached(Some(py::PyGILState_Ensure()))) }
    }

    /// Leaves the thread attached. The caller releases the state, if there is one.
    pub(crate) fn keep(self) -> Option<py::PyGILState_STATE> {
        let state = self.0;
        std::mem::forget(self);
        state
    }
}

impl Drop for Attached {
    #[inline]
    fn drop(&mut self) {
        if let Some(state) = self.0 {
            // SAFETY: pairs with the Ensure above, on the same thread.
            unsafe { py::PyGILState_Release(state) }
        }
    }
}

/// Whether this thread holds the GIL of the interpreter that imported the module. So does the thread that shuts the interpreter down, almost to its end.
#[inline]
pub(crate) fn is_attached() -> bool {
    // SAFETY: both may be called from any thread, also without an interpreter.
    unsafe {
        let mine = py::PyGILState_GetThisThreadState();
        !mine.is_null()
            && mine == py::compat::PyThreadState_GetUnchecked()
            && !crate::module::is_gone()
    }
}

/// Whether this thread runs a sub-interpreter: it would wait for a lock that it holds. Before 3.12 Python does
/// not say.
#[inline]
fn is_elsewhere() -> bool {
    // SAFETY: returns what this thread is attached to, or null.
    cfg!(Py_3_12) && unsafe { !py::compat::PyThreadState_GetUnchecked().is_null() }
}

/// Whether there is an interpreter that threads may enter.
#[inline]
fn is_open() -> bool {
    // SAFETY: both read variables of the interpreter, from any thread.
    unsafe { py::Py_IsInitialized() != 0 && !is_finalizing() && !crate::module::is_gone() }
}

unsafe extern "C" {
    #[cfg(not(Py_3_13))]
    fn _Py_IsFinalizing() -> i32;
    #[cfg(Py_3_13)]
    fn Py_IsFinalizing() -> i32;
}

/// Whether the interpreter shuts down: other threads that attach now would hang or die.
#[inline]
unsafe fn is_finalizing() -> bool {
    // SAFETY: reads a variable of the interpreter.
    #[cfg(not(Py_3_13))]
    unsafe {
        _Py_IsFinalizing() != 0
    }
    // SAFETY: as above.
    #[cfg(Py_3_13)]
    unsafe {
        Py_IsFinalizing() != 0
    }
}

/// Deleter of FFI objects that hold a Python object: gives the reference back, on any thread. An
/// interpreter that is gone has no use for it.
pub(crate) unsafe extern "C" fn drop_python_object(object: *mut c_void) {
    if let Some(_attached) = Attached::new() {
        // SAFETY: the FFI object owned this reference; the thread is attached.
        unsafe { Py_DecRef(object.cast()) };
    }
}

/// Raises the FFI error of callers for whom there is no interpreter any more; returns their status.
#[cold]
pub(crate) fn raise_gone() -> c_int {
    let mut handle = null_mut();
    let message: &[u8] = match is_open() {
        true => b"a Python function of the main interpreter was called in a sub-interpreter",
        false => b"a Python function was called after the interpreter had shut down",
    };
    let (kind, message) = (ffi::span(b"RuntimeError"), ffi::span(message));
    let backtrace = fishplate_abi::ByteArray::EMPTY;
    // SAFETY: three spans and an address; the raised error takes a reference of its own.
    unsafe {
        let status = ffi::TVMFFIErrorCreateWithCauseAndExtraContext(
            &raw const kind,
            &raw const message,
            &raw const backtrace,
            null_mut(),
            null_mut(),
            &raw mut handle,
        );
        if status == 0 {
            ffi::TVMFFIErrorSetRaised(handle);
            fishplate_abi::dec_ref(handle.cast());
        }
    }
    -1
}
