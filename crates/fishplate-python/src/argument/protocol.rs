//! Rows of classes that define how they are passed, by a method with an agreed name.

use std::ffi::c_void;

use fishplate_abi::RawAny;

use super::{Frame, Row, plain, put, set};
use crate::object::handle_of;
use crate::python::{
    Borrowed, Kept, Owned, Result, as_address, call, call_method0, get_attr, name, new_dict,
    type_error, type_name,
};

fn set_pointer(address: usize, out: &mut RawAny) {
    put(out, RawAny::from_pointer(address as *mut c_void));
}

/// `__tvm_ffi_object__()`: an FFI object that the value holds, or creates for this call.
pub(super) fn set_ffi_object(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let inner = call_method0(object, name!(py, "__tvm_ffi_object__")?)?;
    set_wrapper(frame, inner, "__tvm_ffi_object__()", out)
}

/// `asobject()` of an `ObjectConvertible`.
pub(super) fn set_convertible(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let inner = call_method0(object, name!(py, "asobject")?)?;
    set_wrapper(frame, inner, "asobject()", out)
}

fn set_wrapper(frame: &mut Frame, inner: Owned, what: &str, out: &mut RawAny) -> Result<()> {
    let py = inner.py();
    let Some(handle) = handle_of(inner.borrow()) else {
        let got = type_name(inner.borrow());
        return Err(type_error(py, format!("{what} must return an FFI object, got {got}")));
    };
    put(out, handle.view());
    frame.keep_object(py, handle.share())
}

/// `__cuda_stream__()`: `(version, address)`.
pub(super) fn set_cuda_stream(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let pair = call_method0(object, name!(py, "__cuda_stream__")?)?;
    if !pair.borrow().is_tuple() || pair.borrow().tuple_len() != 2 {
        let got = type_name(pair.borrow());
        return Err(type_error(
            py,
            format!("__cuda_stream__() must return (version, address), got {got}"),
        ));
    }
    set_pointer(as_address(pair.borrow().tuple_items()[1])?, out);
    Ok(())
}

/// `cuda.bindings.driver.CUstream`: `int(stream)` is the address.
pub(super) fn set_driver_stream(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let number = object.to_int()?;
    set_pointer(as_address(number.borrow())?, out);
    Ok(())
}

/// `ctypes.c_void_p`.
pub(super) fn set_c_void_p(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let value = get_attr(object, name!(py, "value")?)?;
    let address = match value.borrow().is_none() {
        true => 0,
        false => as_address(value.borrow())?,
    };
    set_pointer(address, out);
    Ok(())
}

/// `__tvm_ffi_opaque_ptr__()`.
pub(super) fn set_opaque_ptr(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let address = call_method0(object, name!(py, "__tvm_ffi_opaque_ptr__")?)?;
    set_pointer(as_address(address.borrow())?, out);
    Ok(())
}

/// `{class: f(instance) -> address}`, filled by applications; exact classes only.
static HANDLERS: Kept = Kept::new();

/// Whether a class is one of those in `_OPAQUE_PTR_HANDLERS`.
pub(crate) fn has_handler(class: Borrowed<'_>) -> Result<bool> {
    HANDLERS.get(class.py()).map_or(Ok(false), |handlers| handlers.dict_contains(class))
}

pub(super) fn set_by_handler(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let handler = match HANDLERS.get(py) {
        Some(handlers) => handlers.dict_get(object.class().object())?,
        None => None,
    };
    let Some(handler) = handler else {
        let class = type_name(object);
        return Err(type_error(py, format!("the opaque-pointer handler of {class} was removed")));
    };
    let address = call(handler.borrow(), &[object])?;
    set_pointer(as_address(address.borrow())?, out);
    Ok(())
}

/// `__tvm_ffi_int__()`.
pub(super) fn set_int_protocol(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let value = call_method0(object, name!(py, "__tvm_ffi_int__")?)?;
    plain::set_integral(row, frame, value.borrow(), out)
}

/// `__tvm_ffi_float__()`.
pub(super) fn set_float_protocol(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let value = call_method0(object, name!(py, "__tvm_ffi_float__")?)?;
    plain::set_float(row, frame, value.borrow(), out)
}

/// `__tvm_ffi_value__()`: another value to pass instead.
pub(super) fn set_value_protocol(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    set_instead(frame, object, name!(object.py(), "__tvm_ffi_value__")?, out)
}

/// `__c_pointers__()`: the addresses of the object's memory, as a list or tuple.
pub(super) fn set_c_pointers(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    set_instead(frame, object, name!(object.py(), "__c_pointers__")?, out)
}

/// Passes the result of a method instead of the object.
fn set_instead(
    frame: &mut Frame,
    object: Borrowed<'_>,
    method: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let value = call_method0(object, method)?;
    // A value that names itself again and again ends in RecursionError, like any endless recursion in Python.
    let _depth = plain::Depth::enter(py)?;
    set(frame, value.borrow(), out)?;
    frame.keep_python(value)
}

/// Adds the dictionary of handlers to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let handlers = new_dict(py)?;
    module.module_add(c"_OPAQUE_PTR_HANDLERS", handlers.borrow())?;
    HANDLERS.set(handlers);
    Ok(())
}
