//! The call itself, with or without the GIL, and the property that chooses.

use std::ffi::{c_int, c_void};

use fishplate_abi::{ObjectHeader, RawAny};
use pyo3_ffi as py;

use super::{FUNCTION, FunctionObject, cell};
use crate::python::{Owned, PyObject, check, fence, fence_status, type_error};

/// The call of the cell, the GIL held or let go.
#[inline(always)]
pub(super) unsafe fn invoke(
    handle: *mut ObjectHeader,
    packed: *const RawAny,
    count: usize,
    result: *mut RawAny,
    release: bool,
) -> c_int {
    // SAFETY: the caller passes a live function and `count` valid arguments, and holds the GIL.
    unsafe {
        let safe_call = cell(handle).safe_call;
        if !release {
            return safe_call(handle.cast(), packed, count as i32, result);
        }
        let thread = py::PyEval_SaveThread();
        let status = safe_call(handle.cast(), packed, count as i32, result);
        py::PyEval_RestoreThread(thread);
        status
    }
}

/// Says whether calls of a function let other threads run; nothing for other objects.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn set_release(object: *mut PyObject, release: bool) {
    // SAFETY: live (see above); instances of Function have its layout.
    unsafe {
        if FUNCTION.is_instance(object) {
            (*object.cast::<FunctionObject>()).release_gil = release;
        }
    }
}

pub(super) unsafe extern "C" fn get_release_gil(
    this: *mut PyObject,
    _: *mut c_void,
) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| Ok(Owned::bool(unsafe { (*this.cast::<FunctionObject>()).release_gil })))
}

pub(super) unsafe extern "C" fn set_release_gil(
    this: *mut PyObject,
    value: *mut PyObject,
    _: *mut c_void,
) -> c_int {
    fence_status(|| {
        if value.is_null() {
            return Err(type_error("release_gil cannot be deleted"));
        }
        // SAFETY: Python passes an instance and a live value.
        unsafe {
            let truth = py::PyObject_IsTrue(value);
            check(truth)?;
            (*this.cast::<FunctionObject>()).release_gil = truth == 1;
        }
        Ok(())
    })
}
