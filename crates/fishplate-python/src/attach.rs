//! Entering the interpreter from code that other languages call, on any thread.
//!
//! A thread that enters may never return: CPython ends threads that request the interpreter while it shuts down. Here
//! such a thread is parked (`fishplate-park`). The frames of the caller, which may be C++ that cannot be unwound, stay
//! untouched.

use std::ffi::{c_int, c_void};
use std::ptr::NonNull;

use fishplate_abi::error_kind;
use pyo3_ffi as py;

use crate::ffi;
use crate::python::{Borrowed, Owned, PyObject, Python};

// Declared as functions that may unwind. The frame that calls them then has something to clean up, and so a personality
// function, in which a thread that Python ends is parked.
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

// Before 3.11 this is not a function of the library. Other things that the callers do give them something to clean up.
#[cfg(not(Py_3_11))]
pub(crate) use py::PyObject_Vectorcall;

/// Keeps the GIL held by this thread while it lives. Empty if the thread held the GIL before.
pub(crate) struct Attached(Option<py::PyGILState_STATE>);

/// Runs `body` on a thread that is attached meanwhile; returns `None` when the interpreter is gone, or is shutting down
/// in another thread. The result of the body is `Send`, so no handle of the interpreter leaves it.
#[inline]
pub(crate) fn attached<R: Send>(body: impl FnOnce(Python<'_>) -> R) -> Option<R> {
    let _attached = Attached::new()?;
    #[cfg(Py_GIL_DISABLED)]
    let _entered = crate::argument::Entered::new();
    // SAFETY: the guard keeps the thread attached until the body has returned.
    Some(body(unsafe { Python::assume() }))
}

impl Attached {
    /// Attaches the thread, unless the interpreter is gone or is shutting down in another thread.
    #[inline]
    pub(crate) fn new() -> Option<Attached> {
        if is_attached() {
            return Some(Attached(None));
        }
        // An interpreter that is shutting down would block this thread for ever, so do not request it.
        (is_open() && !is_elsewhere()).then(|| Attached(Some(PyGILState_Ensure())))
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

/// Whether this thread holds the GIL of the interpreter that imported the module. The thread that shuts the interpreter
/// down holds it, too, almost to the end.
#[inline]
pub(crate) fn is_attached() -> bool {
    let mine = PyGILState_GetThisThreadState();
    !mine.is_null() && mine == current_state() && !crate::module::is_gone()
}

/// The state that this thread is attached with, or null.
#[inline]
fn current_state() -> *mut py::PyThreadState {
    // SAFETY: may be called from any thread, even without an interpreter.
    unsafe { py::compat::PyThreadState_GetUnchecked() }
}

/// Whether this thread runs a sub-interpreter: it would deadlock on a lock that it holds. Python before 3.12 does not
/// tell.
#[inline]
fn is_elsewhere() -> bool {
    cfg!(Py_3_12) && !current_state().is_null()
}

/// Whether there is an interpreter that threads may enter.
#[inline]
fn is_open() -> bool {
    Py_IsInitialized() != 0 && !is_finalizing() && !crate::module::is_gone()
}

// May be called from any thread, even without an interpreter.
unsafe extern "C" {
    #[cfg_attr(not(Py_3_13), link_name = "_Py_IsFinalizing")]
    safe fn Py_IsFinalizing() -> i32;
    safe fn Py_IsInitialized() -> i32;
    safe fn PyGILState_GetThisThreadState() -> *mut py::PyThreadState;
    safe fn PyGILState_Ensure() -> py::PyGILState_STATE;
}

/// Whether the interpreter is shutting down: other threads that attach now would hang or die.
#[inline]
fn is_finalizing() -> bool {
    Py_IsFinalizing() != 0
}

/// A reference to a Python object that may be dropped on any thread: dropping it attaches the thread. If the
/// interpreter is gone, the reference is leaked.
pub(crate) struct AnyThread(NonNull<PyObject>);

// SAFETY: the object is reached only with the token, which only attached threads have, and the reference is dropped by
// a thread that attaches.
unsafe impl Send for AnyThread {}
// SAFETY: as for `Send`: `get` requires the token.
unsafe impl Sync for AnyThread {}

impl AnyThread {
    /// Takes over a reference.
    #[inline(always)]
    pub(crate) fn new(object: Owned) -> AnyThread {
        AnyThread(object.into_non_null())
    }

    /// The object.
    #[inline(always)]
    pub(crate) fn get<'a>(&'a self, _: Python<'a>) -> Borrowed<'a> {
        // SAFETY: a reference that is held for `'a`, on a thread that is attached for `'a`.
        unsafe { Borrowed::from_ptr(self.0.as_ptr()) }
    }

    /// Turns it into an owned reference, on an attached thread.
    #[inline(always)]
    pub(crate) fn into_owned(self, _: Python<'_>) -> Owned {
        let object = std::mem::ManuallyDrop::new(self).0;
        // SAFETY: the reference was held here, and the thread is attached.
        unsafe { Owned::from_non_null(object) }
    }
}

impl Drop for AnyThread {
    fn drop(&mut self) {
        // SAFETY: this owns the reference, and drops it once.
        unsafe { drop_python_object(self.0.as_ptr().cast()) };
    }
}

/// A function that other languages call to free something they no longer need.
pub(crate) type Deleter = unsafe extern "C" fn(*mut c_void);

/// Deleter of FFI objects that hold a Python object: drops the reference, on any thread. If the interpreter is gone,
/// the reference is leaked.
pub(crate) unsafe extern "C" fn drop_python_object(object: *mut c_void) {
    if let Some(_attached) = Attached::new() {
        // SAFETY: the FFI object owned this reference; the thread is attached.
        unsafe { Py_DecRef(object.cast()) };
    }
}

/// Raises the FFI error for callers that come after the end of the interpreter; returns their status.
#[cold]
pub(crate) fn raise_gone() -> c_int {
    let message: &[u8] = match is_open() {
        true => b"a Python function of the main interpreter was called in a sub-interpreter",
        false => b"a Python function was called after the interpreter had shut down",
    };
    if let Ok(error) = ffi::new_error(error_kind::RUNTIME_ERROR.as_bytes(), message, b"", None) {
        ffi::set_raised(error.borrow());
    }
    -1
}
