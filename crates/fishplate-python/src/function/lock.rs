//! The call itself, with or without the GIL, and the property that chooses.

use std::ffi::c_int;

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use super::{FUNCTION, FunctionObject};
use crate::any::{OwnedAny, View};
use crate::ffi_object::{FfiFunction, FfiObject};
use crate::python::{Borrowed, Owned, Python, Result, in_section_at, type_error};

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
        return match mutable(packed) {
            Some(container) => {
                in_section_at(container.as_ptr().cast(), || function.call(packed, result))
            }
            None => function.call(packed, result),
        };
    }
    // SAFETY: the thread is attached, and none of its handles is used until it is attached again.
    let thread = unsafe { py::PyEval_SaveThread() };
    let status = function.call(packed, result);
    // SAFETY: the state that was saved just now.
    unsafe { py::PyEval_RestoreThread(thread) };
    status
}

/// The container that a function which never waits may change. With the GIL, the GIL protects it.
#[inline(always)]
fn mutable<'a>(packed: &[View<'a>]) -> Option<FfiObject<'a>> {
    if !cfg!(Py_GIL_DISABLED) {
        return None;
    }
    let first = packed.first()?.as_object()?;
    [TypeIndex::LIST, TypeIndex::DICT].contains(&first.type_index()).then_some(first)
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
