//! Functions from the address of C code: the static methods `__from_extern_c__` and `__from_mlir_packed_safe_call__`.

use std::ptr::null_mut;

use super::wrap_function;
use crate::attach::{self, Deleter};
use crate::keywords::Parameters;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Owned, PyObject, Python, Result, as_address, type_error, value_error,
};
use crate::{callback, error, ffi};

/// `(address, *, keep_alive_object=None)`, the parameters of both constructors.
const fn parameters(function: &'static str, address: &'static str) -> Parameters<2> {
    Parameters { function, names: [address, "keep_alive_object"], positional: 1, required: 1 }
}

const FROM_C: Parameters<2> = parameters("__from_extern_c__", "c_symbol");
const FROM_MLIR: Parameters<2> = parameters("__from_mlir_packed_safe_call__", "mlir_packed_symbol");

/// The address, and the owner if there is one.
fn address_and_owner<'a>(
    py: Python<'_>,
    parameters: &Parameters<2>,
    call: Arguments<'a>,
) -> Result<(usize, Option<Borrowed<'a>>)> {
    let [Some(address), owner] = parameters.bind(py, call)? else {
        return Err(type_error(py, "the address of a function is missing"));
    };
    match as_address(address)? {
        0 => Err(value_error(py, "the address of a function cannot be 0")),
        address => Ok((address, owner.filter(|owner| !owner.is_none()))),
    }
}

pub(super) fn from_extern_c(py: Python<'_>, call: Arguments<'_>) -> Result<Owned> {
    let (address, owner) = address_and_owner(py, &FROM_C, call)?;
    // SAFETY: the Python caller vouches that the address is a function of the FFI's convention.
    let safe_call: fishplate_abi::SafeCall = unsafe { std::mem::transmute(address) };
    let mut made = None;
    let deleter = owner.is_some().then_some(attach::drop_python_object as Deleter);
    let owner = owner.map(Borrowed::share);
    let context = owner.as_ref().map_or(null_mut(), Owned::as_ptr);
    // SAFETY: the deleter drops the reference that is given away below.
    let status =
        unsafe { ffi::TVMFFIFunctionCreate(context.cast(), Some(safe_call), deleter, &mut made) };
    error::check(py, status)?;
    let _given: Option<*mut PyObject> = owner.map(Owned::into_ptr);
    wrap_function(py, ffi::object(py, made)?)
}

pub(super) fn from_mlir_packed(py: Python<'_>, call: Arguments<'_>) -> Result<Owned> {
    let (address, owner) = address_and_owner(py, &FROM_MLIR, call)?;
    // SAFETY: the Python caller vouches that the address is an MLIR packed entry.
    let function = unsafe { callback::from_mlir_packed(py, address, owner)? };
    wrap_function(py, function)
}
