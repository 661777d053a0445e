//! `CContainerBase`: the base of `Array`, `List`, `Map` and `Dict`.

use std::ffi::c_void;

use fishplate_abi::{DLPackExchangeApi, ObjectHeader, RawAny};
use pyo3_ffi as py;

use crate::argument::{Frame, Row};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::object::{self, C_OBJECT, CObject, handle_of, view_of};
use crate::python::{Owned, PyObject, Result, value_error};

/// The layout of an instance: how tensors among the elements come out is remembered.
#[repr(C)]
pub(crate) struct ContainerObject {
    base: CObject,
    pub(crate) api: *const DLPackExchangeApi,
}

pub(crate) static BASE: ClassCell = ClassCell::new();

/// The wrapper of a result of a call that took tensors of a framework: tensors inside come out as
/// that framework's.
///
/// # Safety
/// The caller gives a reference; `api` lives.
pub(crate) unsafe fn wrap_with_api(
    handle: *mut ObjectHeader,
    api: *const DLPackExchangeApi,
) -> Result<Owned> {
    // SAFETY: the reference goes on; instances have the layout above.
    unsafe {
        let wrapper = object::wrap(handle)?;
        if BASE.is_instance(wrapper.as_ptr()) {
            (*wrapper.as_ptr().cast::<ContainerObject>()).api = api;
        }
        Ok(wrapper)
    }
}

pub(crate) unsafe fn set_container(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of a container.
    unsafe {
        let handle = handle_of(object);
        if handle.is_null() {
            return Err(value_error("the container is empty: it was moved"));
        }
        *out = view_of(handle);
        let api = (*object.cast::<ContainerObject>()).api;
        if frame.api.is_null() {
            frame.api = api;
        }
    }
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
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CContainerBase")
        .doc(c"Base of the containers.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .build(C_OBJECT.get(), &BASE)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &BASE) }
}
