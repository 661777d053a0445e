//! The class `Error`.

use std::ffi::{c_int, c_void};
use std::sync::atomic::Ordering;

use fishplate_abi::{ByteArray, ErrorCell, ObjectHeader, inc_ref};
use pyo3_ffi as py;

use super::{
    ERROR, NAME_TO_TYPE, TYPE_TO_NAME, cell, lossy_str, new_error, set_exception, take_exception,
    update_backtrace,
};
use crate::class::{ClassBuilder, Method, add_class};
use crate::object::{self, C_OBJECT, CObject, adopt, detach, handle_of};
use crate::python::{
    Owned, PyObject, Result, expect_str, fence, fence_status, type_error, value_error,
};

/// The cell of a wrapper; an error for an empty one.
unsafe fn content<'a>(this: *mut PyObject) -> Result<&'a ErrorCell> {
    // SAFETY: the caller passes an instance, which keeps its object alive.
    unsafe {
        let handle = handle_of(this);
        if handle.is_null() {
            return Err(value_error("the Error is empty"));
        }
        Ok(cell(handle))
    }
}

unsafe fn text(this: *mut PyObject, part: fn(&ErrorCell) -> ByteArray) -> *mut PyObject {
    // SAFETY: Python passes an instance; the span lives while the instance does.
    fence(|| unsafe { lossy_str(part(content(this)?).as_bytes()) })
}

unsafe extern "C" fn kind(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { text(this, |cell| cell.kind) }
}

unsafe extern "C" fn message(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { text(this, |cell| cell.message) }
}

unsafe extern "C" fn backtrace(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { text(this, |cell| cell.backtrace) }
}

unsafe fn part(this: *mut PyObject, get: fn(&ErrorCell) -> *mut c_void) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance; the error keeps the part alive.
        unsafe {
            let handle: *mut ObjectHeader = get(content(this)?).cast();
            if handle.is_null() {
                return Ok(Owned::none());
            }
            inc_ref(handle);
            crate::value::take(object::view_of(handle), std::ptr::null())
        }
    })
}

unsafe extern "C" fn extra_context(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { part(this, |cell| cell.extra_context) }
}

unsafe extern "C" fn cause(this: *mut PyObject, _: *mut c_void) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    unsafe { part(this, |cell| cell.cause_chain) }
}

/// `Error(kind, message, backtrace)`.
unsafe extern "C" fn init(
    this: *mut PyObject,
    args: *mut PyObject,
    keywords: *mut PyObject,
) -> c_int {
    fence_status(|| {
        // SAFETY: Python passes an instance, a tuple, and a dict or null; the parser fills the
        // three addresses with borrowed objects.
        unsafe {
            let (mut kind, mut message, mut backtrace) =
                (std::ptr::null_mut(), std::ptr::null_mut(), std::ptr::null_mut());
            let mut names = [
                c"kind".as_ptr().cast_mut(),
                c"message".as_ptr().cast_mut(),
                c"backtrace".as_ptr().cast_mut(),
                std::ptr::null_mut(),
            ];
            let parsed = py::PyArg_ParseTupleAndKeywords(
                args,
                keywords,
                c"OOO:Error".as_ptr(),
                names.as_mut_ptr().cast(),
                &raw mut kind,
                &raw mut message,
                &raw mut backtrace,
            );
            if parsed == 0 {
                return Err(crate::python::Raised::already());
            }
            let made = new_error(
                expect_str(kind, "kind")?,
                expect_str(message, "message")?,
                expect_str(backtrace, "backtrace")?,
                std::ptr::null_mut(),
            )?;
            adopt(this, detach(made.as_ptr()))?;
        }
        Ok(())
    })
}

unsafe extern "C" fn set_backtrace(this: *mut PyObject, text: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance and a live object.
        unsafe {
            content(this)?;
            update_backtrace(handle_of(this), expect_str(text, "backtrace")?);
        }
        Ok(Owned::none())
    })
}

unsafe extern "C" fn py_error(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes an instance.
        unsafe {
            content(this)?;
            let _ = set_exception(&Owned::share(this));
        }
        Ok(take_exception())
    })
}

unsafe extern "C" fn convert(_: *mut PyObject, exception: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        if unsafe { py::PyExceptionInstance_Check(exception) } == 0 {
            return Err(type_error("expected an exception"));
        }
        super::ffi_error_of(exception, false)
    })
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        object::release(this);
        object::free(this);
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![crate::class::method_def(
        c"_convert_to_ffi_error",
        Method::One(convert),
        0,
        c"_convert_to_ffi_error(exception, /)\n--\n\nThe Error for an exception.",
    )]
}

/// Adds the class and the dictionaries of kinds to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<CObject>(c"fishplate._core.Error")
        .doc(c"Error(kind, message, backtrace)\n--\n\nAn FFI error. Exceptions carry it as __tvm_ffi_error__; py_error() makes the exception.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_init, init as *mut c_void)
        .property(c"kind", kind, None, c"The kind, such as ValueError.")
        .property(c"message", message, None, c"The message.")
        .property(c"backtrace", backtrace, None, c"One line per frame, most recent call first.")
        .property(c"extra_context", extra_context, None, c"What the raiser attached, or None.")
        .property(c"cause", cause, None, c"The Error that led to this one, or None.")
        .method(c"update_backtrace", Method::One(set_backtrace), c"update_backtrace($self, backtrace, /)\n--\n\nReplaces the backtrace.")
        .method(c"py_error", Method::NoArgs(py_error), c"py_error($self, /)\n--\n\nThe Python exception for this error.")
        .build(C_OBJECT.get(), &ERROR)?;
    // SAFETY: the module is live (see above); the dictionaries are kept for good.
    unsafe {
        add_class(module, &ERROR)?;
        for (name, cell) in
            [(c"ERROR_NAME_TO_TYPE", &NAME_TO_TYPE), (c"ERROR_TYPE_TO_NAME", &TYPE_TO_NAME)]
        {
            let dict = Owned::steal(py::PyDict_New())?;
            crate::python::check(py::PyModule_AddObjectRef(module, name.as_ptr(), dict.as_ptr()))?;
            cell.store(dict.into_ptr(), Ordering::Release);
        }
    }
    Ok(())
}
