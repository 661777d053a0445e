//! The call itself, with or without the GIL, and the property that chooses.

use std::ffi::c_int;

use pyo3_ffi as py;

use super::{FUNCTION, FunctionObject};
use crate::any::{OwnedAny, View};
use crate::container::in_section_of_container;
use crate::ffi_object::FfiFunction;
use crate::python::{Borrowed, Owned, Python, Result, type_error};

/// Calls the function with the GIL held or released.
#[inline(always)]
pub(super) fn invoke(
    _: Python<'_>,
    function: FfiFunction<'_>,
    packed: &[View<'_>],
    result: &mut OwnedAny,
    release: bool,
) -> c_int {
    if !release {
        // A function that never waits may change the container that it takes first.
        return match packed.first().and_then(View::as_object) {
            Some(first) if cfg!(Py_GIL_DISABLED) => {
                in_section_of_container(first, || function.call(packed, result))
            }
            _ => function.call(packed, result),
        };
    }
    // SAFETY: the thread is attached, and none of its handles is used until it is attached again.
    let thread = unsafe { py::PyEval_SaveThread() };
    let status = function.call(packed, result);
    // SAFETY: the state that was saved just now.
    unsafe { py::PyEval_RestoreThread(thread) };
    status
}

/// Sets whether calls of a function release the GIL; does nothing for other objects.
pub(crate) fn set_release(object: Borrowed<'_>, release: bool) {
    if let Some(function) = FUNCTION.cast(object) {
        function.release_gil.set(release);
    }
}

pub(super) fn get_release_gil(this: Borrowed<'_, FunctionObject>) -> Result<Owned> {
    Ok(Owned::bool(this.py(), this.release_gil.get()))
}

pub(super) fn set_release_gil(
    this: Borrowed<'_, FunctionObject>,
    value: Option<Borrowed<'_>>,
) -> Result<()> {
    let Some(value) = value else {
        return Err(type_error(this.py(), "release_gil cannot be deleted"));
    };
    this.release_gil.set(value.is_true()?);
    Ok(())
}
