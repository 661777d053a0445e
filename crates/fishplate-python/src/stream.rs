//! The current stream of this thread on a device.

use std::ffi::c_void;
use std::ptr::null_mut;

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::device::as_i32;
use crate::python::{
    Borrowed, Owned, Python, Result, as_address, find_attr, int_from_pointer, name, type_error,
    type_name,
};
use crate::{error, ffi};

/// The address of a stream: an integer, `None` for null, or a `ctypes.c_void_p`.
fn stream_of(object: Borrowed<'_>) -> Result<*mut c_void> {
    let py = object.py();
    if object.is_none() {
        return Ok(null_mut());
    }
    if object.is_int() {
        return Ok(as_address(object)? as *mut c_void);
    }
    match find_attr(object, name!(py, "value")?)? {
        Some(value) if value.borrow().is_none() => Ok(null_mut()),
        Some(value) if value.borrow().is_int() => Ok(as_address(value.borrow())? as *mut c_void),
        _ => {
            let got = type_name(object);
            Err(type_error(py, format!("a stream must be int or ctypes.c_void_p, got {got}")))
        }
    }
}

fn set_current(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [kind, index, stream] = args else {
        return Err(type_error(py, "expected (device_type, device_id, stream)"));
    };
    let (kind, index) = (as_i32(*kind, "device type")?, as_i32(*index, "device index")?);
    let stream = stream_of(*stream)?;
    let mut before = null_mut();
    let status = ffi::TVMFFIEnvSetStream(kind, index, stream, Some(&mut before));
    error::check(py, status)?;
    int_from_pointer(py, before)
}

fn get_current(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [kind, index] = args else {
        return Err(type_error(py, "expected (device_type, device_id)"));
    };
    let (kind, index) = (as_i32(*kind, "device type")?, as_i32(*index, "device index")?);
    int_from_pointer(py, ffi::stream(kind, index))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_env_set_current_stream",
            Method::function_fast(set_current),
            0,
            c"_env_set_current_stream(device_type, device_id, stream, /)\n--\n\nSets the stream of a device on this thread; returns the one before.",
        ),
        method_def(
            c"_env_get_current_stream",
            Method::function_fast(get_current),
            0,
            c"_env_get_current_stream(device_type, device_id, /)\n--\n\nThe stream of a device on this thread.",
        ),
    ]
}
