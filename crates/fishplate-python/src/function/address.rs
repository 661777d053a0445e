//! Functions from the address of C code: the static methods `__from_extern_c__` and
//! `__from_mlir_packed_safe_call__`.

use std::ffi::c_void;
use std::ptr::null_mut;

use pyo3_ffi as py;

use super::wrap_function;
use crate::keywords::Parameters;
use crate::python::{PyObject, Result, as_address, fence, value_error};
use crate::{attach, callback, error, ffi};

/// `(address, *, keep_alive_object=None)`, as both constructors take it.
const fn parameters(function: &'static str, address: &'static str) -> Parameters<2> {
    Parameters { function, names: [address, "keep_alive_object"], positional: 1, required: 1 }
}

const FROM_C: Parameters<2> = parameters("__from_extern_c__", "c_symbol");
const FROM_MLIR: Parameters<2> = parameters("__from_mlir_packed_safe_call__", "mlir_packed_symbol");

/// The address, and the owner or null.
unsafe fn address_and_owner(bound: [*mut PyObject; 2]) -> Result<(usize, *mut PyObject)> {
    let [address, owner] = bound;
    // SAFETY: the caller passes a live object.
    let address = unsafe { as_address(address) }?;
    if address == 0 {
        return Err(value_error("the address of a function cannot be 0"));
    }
    // SAFETY: only the address of None is asked for.
    let is_none = owner == unsafe { py::Py_None() };
    Ok((address, if is_none { null_mut() } else { owner }))
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
            let (address, owner) = address_and_owner(FROM_C.bind(args, count, keywords)?)?;
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
            let (address, owner) = address_and_owner(FROM_MLIR.bind(args, count, keywords)?)?;
            let handle = callback::from_mlir_packed(address, owner)?;
            wrap_function(handle)
        }
    })
}
