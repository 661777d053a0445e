//! `Tensor`: an n-dimensional array that frameworks exchange without copies.

use std::ffi::c_void;

use fishplate_abi::{DLPackExchangeApi, DLTensor, ObjectHeader, RawAny};
use pyo3_ffi as py;

use crate::argument::{Frame, Row, object_view};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::object::{self, C_OBJECT, CObject, handle_of};
use crate::python::{Owned, PyObject, Result, value_error};

pub(crate) static TENSOR: ClassCell = ClassCell::new();

/// The Python value of a tensor whose reference is given: one of the framework of `api`, or
/// (null) a `Tensor`.
///
/// # Safety
/// The caller gives a reference to a tensor; `api` is null or lives.
pub(crate) unsafe fn take(
    handle: *mut ObjectHeader,
    _api: *const DLPackExchangeApi,
) -> Result<Owned> {
    // SAFETY: the reference goes on.
    unsafe { object::wrap(handle) }
}

/// A `Tensor` over memory that somebody else describes and owns.
///
/// # Safety
/// `tensor` is valid.
pub(crate) unsafe fn from_dl_tensor(_tensor: *mut DLTensor) -> Result<Owned> {
    Err(value_error("a DLTensor* cannot be returned"))
}

pub(crate) unsafe fn set_tensor(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of Tensor.
    let handle = unsafe { handle_of(object) };
    if handle.is_null() {
        return Err(value_error("the Tensor is empty"));
    }
    *out = object_view(fishplate_abi::TypeIndex::TENSOR, handle);
    Ok(())
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        object::release(this);
        object::free(this);
    }
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<CObject>(c"fishplate._core.Tensor")
        .doc(c"An n-dimensional array that frameworks exchange without copies.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .build(C_OBJECT.get(), &TENSOR)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &TENSOR) }
}
