//! Exceptions: the proof that one is set, and functions to set, test and clear one.

use pyo3_ffi as ffi;

use super::{Borrowed, Owned, PyObject, Python, call, capi, new_str};

/// Proof that a Python exception is set on this thread. Created where one was set, consumed where it is passed on.
#[derive(Debug)]
#[must_use]
pub(crate) struct Raised(());

/// The result of a function that can raise.
pub(crate) type Result<T> = std::result::Result<T, Raised>;

impl Raised {
    /// The exception that a C function of Python has just set.
    #[inline(always)]
    pub(crate) fn already() -> Raised {
        Raised(())
    }
}

/// Exception classes of the interpreter.
#[derive(Clone, Copy)]
pub(crate) enum Exception {
    Any,
    Attribute,
    Buffer,
    Recursion,
    Type,
    Value,
}

/// Returns the class of an exception.
macro_rules! class_of {
    ($py:expr, $class:ident) => {{
        let _: Python<'_> = $py;
        // SAFETY: the interpreter sets the variable long before any extension runs.
        let class: *mut PyObject = unsafe { ffi::$class };
        // SAFETY: a class that lives as long as the interpreter.
        let class: Borrowed<'_> = unsafe { Borrowed::from_ptr(class) };
        class
    }};
}

impl Exception {
    fn class(self, py: Python<'_>) -> Borrowed<'_> {
        match self {
            Exception::Any => class_of!(py, PyExc_Exception),
            Exception::Attribute => class_of!(py, PyExc_AttributeError),
            Exception::Buffer => class_of!(py, PyExc_BufferError),
            Exception::Recursion => class_of!(py, PyExc_RecursionError),
            Exception::Type => class_of!(py, PyExc_TypeError),
            Exception::Value => class_of!(py, PyExc_ValueError),
        }
    }

    /// The class as an object.
    pub(crate) fn object(self, py: Python<'_>) -> Borrowed<'_> {
        self.class(py)
    }
}

/// `RuntimeError`, the class for errors of an unknown kind.
pub(crate) fn runtime_error_class(py: Python<'_>) -> Borrowed<'_> {
    class_of!(py, PyExc_RuntimeError)
}

/// Sets an exception.
#[cold]
fn raise(class: Borrowed<'_>, message: &str) -> Raised {
    match new_str(class.py(), message) {
        Ok(text) => {
            capi::PyErr_SetObject(class, text.borrow());
            Raised(())
        }
        Err(raised) => raised,
    }
}

macro_rules! raisers {
    ($($name:ident $class:ident;)*) => {$(
        #[cold]
        pub(crate) fn $name(py: Python<'_>, message: impl AsRef<str>) -> Raised {
            raise(class_of!(py, $class), message.as_ref())
        }
    )*};
}

raisers! {
    type_error PyExc_TypeError;
    value_error PyExc_ValueError;
    runtime_error PyExc_RuntimeError;
    import_error PyExc_ImportError;
    system_error PyExc_SystemError;
    buffer_error PyExc_BufferError;
    attribute_error PyExc_AttributeError;
    index_error PyExc_IndexError;
    overflow_error PyExc_OverflowError;
    recursion_error PyExc_RecursionError;
}

/// Ends a recursion through native code before the stack overflows. Python counts only its calls, not their stack.
#[inline(always)]
pub(crate) fn check_stack(py: Python<'_>) -> Result<()> {
    if fishplate_stack::is_low() { Err(too_deep(py)) } else { Ok(()) }
}

#[cold]
#[inline(never)]
fn too_deep(py: Python<'_>) -> Raised {
    recursion_error(
        py,
        "the stack of this thread is nearly used up: calls from Python to native code and back nest too deeply for its \
         size (threading.stack_size, ulimit -s)",
    )
}

/// Sets MemoryError.
#[cold]
pub(crate) fn no_memory(_: Python<'_>) -> Raised {
    // SAFETY: sets an exception that the interpreter keeps ready; the thread is attached.
    unsafe { ffi::PyErr_NoMemory() };
    Raised(())
}

/// `raise KeyError(key)`: the key itself is the argument, even a tuple.
#[cold]
pub(crate) fn key_error(key: Borrowed<'_>) -> Raised {
    match call(class_of!(key.py(), PyExc_KeyError), &[key]) {
        Ok(error) => raise_again(error.borrow()),
        Err(raised) => raised,
    }
}

/// `raise exception`.
pub(crate) fn raise_again(exception: Borrowed<'_>) -> Raised {
    capi::PyErr_SetObject(exception.class().object(), exception);
    Raised(())
}

/// Whether an exception is set.
#[inline]
pub(crate) fn error_is_set(_: Python<'_>) -> bool {
    // SAFETY: the thread is attached.
    unsafe { !ffi::PyErr_Occurred().is_null() }
}

/// Whether the current exception is an instance of a class.
pub(crate) fn error_matches(py: Python<'_>, class: Exception) -> bool {
    capi::PyErr_ExceptionMatches(class.class(py)) != 0
}

/// Clears the current exception, if any.
pub(crate) fn clear_error(_: Python<'_>) {
    // SAFETY: the thread is attached.
    unsafe { ffi::PyErr_Clear() };
}

/// Converts the result of C functions that return -1 when they raise.
#[inline(always)]
pub(crate) fn check(status: i32) -> Result<()> {
    if status < 0 { Err(Raised(())) } else { Ok(()) }
}

impl Owned {
    /// Takes the current exception off the thread, with its traceback attached; Python's `None` if there is none.
    pub(crate) fn take_exception(py: Python<'_>) -> Owned {
        #[cfg(Py_3_12)]
        // SAFETY: the thread is attached.
        let value = unsafe { ffi::PyErr_GetRaisedException() };
        #[cfg(not(Py_3_12))]
        let value = fetch(py);
        // SAFETY: a new reference, or null when no exception is set.
        unsafe { Owned::steal(value) }.unwrap_or_else(|_| Owned::none(py))
    }
}

#[cfg(not(Py_3_12))]
fn fetch(_: Python<'_>) -> *mut PyObject {
    use std::ptr::null_mut;
    let (mut class, mut value, mut traceback) = (null_mut(), null_mut(), null_mut());
    // SAFETY: three addresses; the thread is attached.
    unsafe { ffi::PyErr_Fetch(&raw mut class, &raw mut value, &raw mut traceback) };
    // SAFETY: the three references that were fetched.
    unsafe { ffi::PyErr_NormalizeException(&raw mut class, &raw mut value, &raw mut traceback) };
    if !traceback.is_null() && !value.is_null() {
        // SAFETY: a live exception and its traceback.
        unsafe { ffi::PyException_SetTraceback(value, traceback) };
    }
    // SAFETY: null, or a reference that was fetched.
    unsafe { ffi::Py_XDECREF(class) };
    // SAFETY: null, or a reference that was fetched.
    unsafe { ffi::Py_XDECREF(traceback) };
    value
}

/// Converts the result of C functions that return a new reference, or null when they raise.
#[inline(always)]
pub(crate) fn raised(made: Option<Owned>) -> Result<Owned> {
    made.ok_or(Raised(()))
}
