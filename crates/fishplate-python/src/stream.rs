//! The stream that work on a device goes to, as the thread has set it.

use std::ffi::c_void;
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::device::as_i32;
use crate::python::{
    Owned, PyObject, Result, as_address, fence, find_attr, name, type_error, type_name,
};
use crate::{error, ffi};

/// The address of a stream: an integer, `None` for null, or a `ctypes.c_void_p`.
unsafe fn stream_of(object: *mut PyObject) -> Result<*mut c_void> {
    // SAFETY: the caller passes a live object.
    unsafe {
        if object == py::Py_None() {
            return Ok(null_mut());
        }
        if py::PyLong_Check(object) != 0 {
            return Ok(as_address(object)? as *mut c_void);
        }
        match find_attr(object, name!("value")?)? {
            Some(value) if value.as_ptr() == py::Py_None() => Ok(null_mut()),
            Some(value) if py::PyLong_Check(value.as_ptr()) != 0 => {
                Ok(as_address(value.as_ptr())? as *mut c_void)
            }
            _ => {
                let got = type_name(object);
                Err(type_error(format!("a stream must be int or ctypes.c_void_p, got {got}")))
            }
        }
    }
}

unsafe extern "C" fn set_current(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes `count` live arguments.
        unsafe {
            if count != 3 {
                return Err(type_error("expected (device_type, device_id, stream)"));
            }
            let kind = as_i32(*args, "device type")?;
            let index = as_i32(*args.add(1), "device index")?;
            let stream = stream_of(*args.add(2))?;
            let mut before = null_mut();
            error::check(ffi::TVMFFIEnvSetStream(kind, index, stream, &raw mut before))?;
            Owned::steal(py::PyLong_FromVoidPtr(before))
        }
    })
}

unsafe extern "C" fn get_current(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes `count` live arguments.
        unsafe {
            if count != 2 {
                return Err(type_error("expected (device_type, device_id)"));
            }
            let kind = as_i32(*args, "device type")?;
            let index = as_i32(*args.add(1), "device index")?;
            Owned::steal(py::PyLong_FromVoidPtr(ffi::TVMFFIEnvGetStream(kind, index)))
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_env_set_current_stream",
            Method::Fast(set_current),
            0,
            c"_env_set_current_stream(device_type, device_id, stream, /)\n--\n\nSets the stream of a device on this thread; returns the one before.",
        ),
        method_def(
            c"_env_get_current_stream",
            Method::Fast(get_current),
            0,
            c"_env_get_current_stream(device_type, device_id, /)\n--\n\nThe stream of a device on this thread.",
        ),
    ]
}
