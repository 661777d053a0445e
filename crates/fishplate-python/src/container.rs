//! `Array`, `List`, `Map`, `Dict` and `Shape`: elements are read straight from the memory of the
//! FFI object; changes go through the functions of the runtime.
//!
//! Anything that may run Python code (an index, a conversion) comes before the memory is read, and an element's reference
//! is counted before it is converted, because the container may change at any time.
//!
//! Classes here are the native bases; `fishplate/container.py` completes them.

pub(crate) mod build;
mod list;
mod map;
mod map_iter;
mod seq;
mod shape;

use std::ffi::c_void;

use fishplate_abi::{DLPackExchangeApi, ObjectHeader, RawAny, TypeIndex, inc_ref};
use pyo3_ffi as py;

pub(crate) use list::LIST;
pub(crate) use map::{DICT, MAP};
pub(crate) use seq::ARRAY;
pub(crate) use shape::{functions, take_shape};

use crate::argument::{Frame, Row, empty};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::object::{self, C_OBJECT, CObject, handle_of, view_of};
use crate::python::{Owned, PyObject, Result, type_error, type_name};

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
            return Err(empty(object));
        }
        *out = view_of(handle);
        let api = api_of(object);
        if !api.is_null() {
            if frame.api.is_null() {
                frame.api = api;
            }
            crate::dlpack::first_device_of_container(frame, api, out)?;
        }
    }
    Ok(())
}

/// How tensors among the elements come out.
///
/// # Safety
/// `this` is a live container.
#[inline]
unsafe fn api_of(this: *mut PyObject) -> *const DLPackExchangeApi {
    // SAFETY: the layout of every container starts with ContainerObject.
    unsafe { (*this.cast::<ContainerObject>()).api }
}

/// The object of a container, of one of two types: a wrapper may be empty, and anything can be
/// moved into it.
///
/// # Safety
/// `this` is a live container.
#[inline]
unsafe fn checked(this: *mut PyObject, types: [TypeIndex; 2]) -> Result<*mut ObjectHeader> {
    // SAFETY: see above; the wrapper keeps its object alive.
    unsafe {
        let handle = handle_of(this);
        if !handle.is_null() && types.contains(&(*handle).type_index) {
            return Ok(handle);
        }
        Err(unfit(this))
    }
}

#[cold]
unsafe fn unfit(this: *mut PyObject) -> crate::python::Raised {
    // SAFETY: the caller passes a live container.
    unsafe {
        let handle = handle_of(this);
        if handle.is_null() {
            return empty(this);
        }
        let (class, index) = (type_name(this), (*handle).type_index.0);
        type_error(format!("{class} holds an object of another type (type index {index})"))
    }
}

/// A value of its own from an element: conversions run Python code, which may change the container.
///
/// # Safety
/// `element` is a valid owned value of a container.
#[inline]
unsafe fn share(element: &RawAny) -> RawAny {
    // SAFETY: an object in a container is live.
    unsafe {
        if element.type_index.is_object() && !element.value.v_obj.is_null() {
            inc_ref(element.value.v_obj);
        }
    }
    *element
}

pub(crate) unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        object::release(this);
        object::free(this);
    }
}

/// Adds the classes to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<ContainerObject>(c"fishplate._core.CContainerBase")
        .doc(c"Base of the containers.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .build(C_OBJECT.get(), &BASE)?;
    // SAFETY: the module is live (see above).
    unsafe {
        add_class(module, &BASE)?;
        seq::install(module)?;
        list::install(module)?;
        map_iter::install()?;
        map::install(module)
    }
}
