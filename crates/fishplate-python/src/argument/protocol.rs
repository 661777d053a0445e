//! Rows of classes that say themselves how they are passed, by a method with an agreed name.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use super::{Frame, Row, plain, plain_view, put, set};
use crate::object::{C_OBJECT, handle_of, view_of};
use crate::python::{
    Owned, PyObject, Result, as_address, call, call_method0, get_attr, name, type_error, type_name,
};

fn set_pointer(address: usize, out: &mut RawAny) {
    put(out, plain_view(TypeIndex::OPAQUE_PTR, RawValue { v_ptr: address as *mut c_void }));
}

/// `__tvm_ffi_object__()`: an FFI object that the value keeps, or makes for this call.
pub(super) unsafe fn set_ffi_object(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let inner = call_method0(object, name!("__tvm_ffi_object__")?)?;
        set_wrapper(frame, inner, "__tvm_ffi_object__()", out)
    }
}

/// `asobject()` of an `ObjectConvertible`.
pub(super) unsafe fn set_convertible(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let inner = call_method0(object, name!("asobject")?)?;
        set_wrapper(frame, inner, "asobject()", out)
    }
}

unsafe fn set_wrapper(frame: &mut Frame, inner: Owned, what: &str, out: &mut RawAny) -> Result<()> {
    // SAFETY: a live object; the frame holds a reference to the FFI object of its own.
    unsafe {
        let wrapper = inner.as_ptr();
        if !C_OBJECT.is_instance(wrapper) || handle_of(wrapper).is_null() {
            let got = type_name(wrapper);
            return Err(type_error(format!("{what} must return an FFI object, got {got}")));
        }
        put(out, view_of(handle_of(wrapper)));
        plain::keep_shared(frame, handle_of(wrapper))
    }
}

/// `__cuda_stream__()`: `(version, address)`.
pub(super) unsafe fn set_cuda_stream(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; the shape of the answer is checked.
    unsafe {
        let pair = call_method0(object, name!("__cuda_stream__")?)?;
        if py::PyTuple_Check(pair.as_ptr()) == 0 || py::PyTuple_Size(pair.as_ptr()) != 2 {
            let got = type_name(pair.as_ptr());
            return Err(type_error(format!(
                "__cuda_stream__() must return (version, address), got {got}"
            )));
        }
        set_pointer(as_address(py::PyTuple_GET_ITEM(pair.as_ptr(), 1))?, out);
    }
    Ok(())
}

/// `cuda.bindings.driver.CUstream`: `int(stream)` is the address.
pub(super) unsafe fn set_driver_stream(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let number = Owned::steal(py::PyNumber_Long(object))?;
        set_pointer(as_address(number.as_ptr())?, out);
    }
    Ok(())
}

/// `ctypes.c_void_p`.
pub(super) unsafe fn set_c_void_p(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; `value` is None for null.
    unsafe {
        let value = get_attr(object, name!("value")?)?;
        let address = match value.as_ptr() == py::Py_None() {
            true => 0,
            false => as_address(value.as_ptr())?,
        };
        set_pointer(address, out);
    }
    Ok(())
}

/// `__tvm_ffi_opaque_ptr__()`.
pub(super) unsafe fn set_opaque_ptr(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let address = call_method0(object, name!("__tvm_ffi_opaque_ptr__")?)?;
        set_pointer(as_address(address.as_ptr())?, out);
    }
    Ok(())
}

/// `{class: f(instance) -> address}`, filled by applications; exact classes only.
static HANDLERS: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// Whether a class is one of those in `_OPAQUE_PTR_HANDLERS`.
///
/// # Safety
/// `class` is a live class.
pub(crate) unsafe fn has_handler(class: *mut PyObject) -> Result<bool> {
    // SAFETY: the dictionary is made with the module; the caller passes a live class.
    let answer = unsafe { py::PyDict_Contains(HANDLERS.load(Ordering::Relaxed), class) };
    crate::python::check(answer).map(|()| answer == 1)
}

pub(super) unsafe fn set_by_handler(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; the handler is shared while it runs.
    unsafe {
        let class = py::Py_TYPE(object).cast();
        let handler = py::PyDict_GetItemWithError(HANDLERS.load(Ordering::Relaxed), class);
        if handler.is_null() {
            let class = type_name(object);
            return Err(type_error(format!("the opaque-pointer handler of {class} was removed")));
        }
        let address = call(Owned::share(handler).as_ptr(), &[object])?;
        set_pointer(as_address(address.as_ptr())?, out);
    }
    Ok(())
}

/// `__tvm_ffi_int__()`.
pub(super) unsafe fn set_int_protocol(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let value = call_method0(object, name!("__tvm_ffi_int__")?)?;
        plain::set_integral(row, frame, value.as_ptr(), out)
    }
}

/// `__tvm_ffi_float__()`.
pub(super) unsafe fn set_float_protocol(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let value = call_method0(object, name!("__tvm_ffi_float__")?)?;
        plain::set_float(row, frame, value.as_ptr(), out)
    }
}

/// `__tvm_ffi_value__()`: another value that is passed instead.
pub(super) unsafe fn set_value_protocol(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object; the frame keeps what it gave. A value that names
    // itself again and again ends in RecursionError, as any endless recursion of Python does.
    unsafe {
        let value = call_method0(object, name!("__tvm_ffi_value__")?)?;
        let pointer = value.as_ptr();
        frame.keep_python(value)?;
        let _depth = plain::Depth::enter()?;
        set(frame, pointer, out)
    }
}

/// Adds the dictionary of handlers to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    // SAFETY: live (see above); the dictionary is kept for good.
    unsafe {
        let handlers = Owned::steal(py::PyDict_New())?;
        let name = c"_OPAQUE_PTR_HANDLERS".as_ptr();
        crate::python::check(py::PyModule_AddObjectRef(module, name, handlers.as_ptr()))?;
        HANDLERS.store(handlers.into_ptr(), Ordering::Release);
    }
    Ok(())
}
