//! Entering the interpreter from code that other languages call, on any thread.

use std::ffi::c_void;

use pyo3_ffi as py;

/// While it lives, the thread holds the GIL.
pub(crate) struct Attached(py::PyGILState_STATE);

impl Attached {
    /// Attaches the thread, unless the interpreter is gone or going.
    #[inline]
    pub(crate) fn new() -> Option<Attached> {
        // SAFETY: both may be called from any thread; an interpreter that is shutting down would
        // never let this thread on, so it is not asked.
        unsafe {
            if py::Py_IsInitialized() == 0 || is_finalizing() {
                return None;
            }
            Some(Attached(py::PyGILState_Ensure()))
        }
    }
}

impl Drop for Attached {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: pairs with the Ensure above, on the same thread.
        unsafe { py::PyGILState_Release(self.0) }
    }
}

unsafe extern "C" {
    #[cfg(not(Py_3_13))]
    fn _Py_IsFinalizing() -> i32;
    #[cfg(Py_3_13)]
    fn Py_IsFinalizing() -> i32;
}

/// Whether the interpreter shuts down: threads that attach now would hang or die.
fn is_finalizing() -> bool {
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
        unsafe { py::Py_DECREF(object.cast()) };
    }
}
