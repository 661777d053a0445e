//! Global functions by name, and Python callables as functions.

use std::ptr::null_mut;

use fishplate_abi::ObjectHeader;
use pyo3_ffi as py;

use super::{FUNCTION, FunctionObject, set_release, set_signature_finder, wrap_function};
use crate::class::{Method, method_def};
use crate::object::handle_of;
use crate::python::{
    Owned, PyObject, Raised, Result, call, check, expect_str, fence, type_error, type_name,
};
use crate::{callback, error, ffi, release};

unsafe extern "C" fn get_global(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (name, allow_missing)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            let name = expect_str(*args, "the name of a function")?;
            let span = ffi::span(name);
            let mut handle = null_mut();
            error::check(ffi::TVMFFIFunctionGetGlobal(&raw const span, &raw mut handle))?;
            if !handle.is_null() {
                let function = wrap_function(handle.cast())?;
                let slot = &mut (*function.as_ptr().cast::<FunctionObject>()).name;
                if slot.is_null() {
                    *slot = Owned::share(*args).into_ptr();
                    if !release::of_global(name) {
                        set_release(function.as_ptr(), false);
                    }
                }
                return Ok(function);
            }
            let allow = py::PyObject_IsTrue(*args.add(1));
            check(allow)?;
            if allow == 1 {
                return Ok(Owned::none());
            }
            Err(missing_global(&String::from_utf8_lossy(name)))
        }
    })
}

/// Says which name is nearest to one that nobody registered.
#[cold]
fn missing_global(name: &str) -> Raised {
    let names = global_names().unwrap_or_default();
    // SAFETY: the thread is attached; a list that cannot be had is no reason to fail.
    unsafe { py::PyErr_Clear() };
    let hint = crate::nearest::nearest(name, names.iter().map(String::as_str))
        .map_or_else(String::new, |near| format!(". Did you mean {near}?"));
    crate::python::value_error(format!("Cannot find global function {name}{hint}"))
}

/// The names of all global functions.
fn global_names() -> Result<Vec<String>> {
    let (mut list, name) = (null_mut(), ffi::span(b"ffi.FunctionListGlobalNamesFunctor"));
    // SAFETY: a span and an address; the references are dropped by the wrappers.
    unsafe {
        error::check(ffi::TVMFFIFunctionGetGlobal(&raw const name, &raw mut list))?;
        let list = wrap_function(list.cast())?;
        let at = call(list.as_ptr(), &[])?;
        let count = call(at.as_ptr(), &[Owned::int(-1)?.as_ptr()])?;
        let mut names = Vec::new();
        for index in 0..crate::python::as_i64(count.as_ptr())? {
            let name = call(at.as_ptr(), &[Owned::int(index)?.as_ptr()])?;
            let text = expect_str(name.as_ptr(), "a name")?;
            names.push(String::from_utf8_lossy(text).into_owned());
        }
        Ok(names)
    }
}

unsafe extern "C" fn set_global(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 3 {
            return Err(type_error("expected (name, function, override)"));
        }
        // SAFETY: Python passes three live arguments.
        unsafe {
            let name = expect_str(*args, "the name of a function")?;
            let function = *args.add(1);
            let function = match FUNCTION.is_instance(function) {
                true => Owned::share(function),
                false => wrap_python(callback::make(function, std::ptr::null())?)?,
            };
            let replace = py::PyObject_IsTrue(*args.add(2));
            check(replace)?;
            let span = ffi::span(name);
            let handle = handle_of(function.as_ptr());
            if handle.is_null() {
                return Err(type_error("the Function is empty: it was moved"));
            }
            error::check(ffi::TVMFFIFunctionSetGlobal(&raw const span, handle.cast(), replace))?;
            Ok(function)
        }
    })
}

/// As [`wrap_function`], for a function that calls Python: to let go of the GIL only to take it again would
/// be a waste.
unsafe fn wrap_python(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: the reference goes on.
    unsafe {
        let function = wrap_function(handle)?;
        set_release(function.as_ptr(), false);
        Ok(function)
    }
}

unsafe extern "C" fn convert_func(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if !(1..=2).contains(&count) {
            return Err(type_error("expected (function, tensor_cls=None)"));
        }
        // SAFETY: Python passes `count` live arguments; an exchange API lives for good.
        unsafe {
            let mut api = std::ptr::null();
            if count == 2 && *args.add(1) != py::Py_None() {
                let class = *args.add(1);
                api = crate::dlpack::api_of_class(class)?;
                if api.is_null() {
                    let class = Owned::steal(py::PyObject_Repr(class))?;
                    let class = String::from_utf8_lossy(expect_str(class.as_ptr(), "repr")?);
                    return Err(type_error(format!(
                        "tensor_cls {class} must expose __dlpack_c_exchange_api__"
                    )));
                }
            }
            if py::PyCallable_Check(*args) == 0 {
                let got = type_name(*args);
                return Err(type_error(format!("expected a callable, got {got}")));
            }
            wrap_python(callback::make(*args, api)?)
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(c"_get_global_func", Method::Fast(get_global), 0, c"_get_global_func(name, allow_missing, /)\n--\n\nThe global function of that name."),
        method_def(c"_convert_to_ffi_func", Method::Fast(convert_func), 0, c"_convert_to_ffi_func(function, tensor_cls=None, /)\n--\n\nA Function that calls a Python callable."),
        method_def(c"_set_signature_finder", Method::One(set_signature_finder), 0, c"_set_signature_finder(find, /)\n--\n\nfind(function) gives the Signature of a function that is called by keywords, or None."),
        method_def(c"_register_global_func", Method::Fast(set_global), 0, c"_register_global_func(name, function, override, /)\n--\n\nMakes a function global under a name."),
    ]
}
