//! Functions from the address of C code: the static methods `__from_extern_c__` and
//! `__from_mlir_packed_safe_call__`.

use std::ffi::c_void;
use std::ptr::null_mut;

use pyo3_ffi as py;

use super::wrap_function;
use crate::python::{PyObject, Result, as_address, expect_str, fence, type_error};
use crate::{attach, callback, error, ffi};

/// `(address, *, keep_alive_object=None)` of the two constructors below.
unsafe fn address_and_owner(
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> Result<(usize, *mut PyObject)> {
    // SAFETY: Python passes `count` positional arguments and then the values of the keywords.
    unsafe {
        let named = if keywords.is_null() { 0 } else { py::PyTuple_GET_SIZE(keywords) };
        if count != 1 || named > 1 {
            return Err(type_error("expected an address and at most keep_alive_object="));
        }
        let mut owner = py::Py_None();
        if named == 1 {
            let name = expect_str(py::PyTuple_GET_ITEM(keywords, 0), "a keyword")?;
            if name != b"keep_alive_object" {
                let name = String::from_utf8_lossy(name);
                return Err(type_error(format!("got an unexpected keyword argument '{name}'")));
            }
            owner = *args.add(1);
        }
        let address = as_address(*args)?;
        if address == 0 {
            return Err(crate::python::value_error("the address of a function cannot be 0"));
        }
        Ok((address, if owner == py::Py_None() { null_mut() } else { owner }))
    }
}

pub(super) unsafe extern "C" fn from_extern_c(
    _: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: the address is a function of the FFI's convention, which the caller vouches for
        // by calling this; the owner's reference is given back by the deleter.
        unsafe {
            let (address, owner) = address_and_owner(args, count, keywords)?;
            let safe_call: fishplate_abi::SafeCall = std::mem::transmute(address);
            let mut handle = null_mut();
            let deleter: Option<unsafe extern "C" fn(*mut c_void)> =
                (!owner.is_null()).then_some(attach::drop_python_object);
            py::Py_XINCREF(owner);
            let status =
                ffi::TVMFFIFunctionCreate(owner.cast(), Some(safe_call), deleter, &raw mut handle);
            if status != 0 {
                py::Py_XDECREF(owner);
            }
            error::check(status)?;
            wrap_function(handle.cast())
        }
    })
}

pub(super) unsafe extern "C" fn from_mlir_packed(
    _: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: as above.
        unsafe {
            let (address, owner) = address_and_owner(args, count, keywords)?;
            let handle = callback::from_mlir_packed(address, owner)?;
            wrap_function(handle)
        }
    })
}
