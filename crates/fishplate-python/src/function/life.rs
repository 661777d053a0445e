//! What the collector sees of a `Function`, and its end.

use std::ffi::{c_int, c_void};

use fishplate_abi::{ObjectHeader, TypeIndex, dec_ref};
use pyo3_ffi as py;

use super::FunctionObject;
use crate::object::{detach, free, handle_of, release};
use crate::python::PyObject;
use crate::{callback, collect};

pub(super) unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        py::PyObject_GC_UnTrack(this.cast());
        clear(this);
        py::Py_CLEAR(&raw mut (*this.cast::<FunctionObject>()).name);
        release(this);
        free(this);
    }
}

pub(super) unsafe extern "C" fn traverse(
    this: *mut PyObject,
    visit: py::visitproc,
    arg: *mut c_void,
) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe {
        let function = &*this.cast::<FunctionObject>();
        for object in [function.dict, function.signature, py::Py_TYPE(this).cast()] {
            if !object.is_null() {
                let status = visit(object, arg);
                if status != 0 {
                    return status;
                }
            }
        }
        match closure_of(this) {
            Some((handle, callable)) if collect::may_show(handle, visit) => visit(callable, arg),
            _ => 0,
        }
    }
}

/// The function object and the callable inside, where it is a Python callable.
unsafe fn closure_of(this: *mut PyObject) -> Option<(*mut ObjectHeader, *mut PyObject)> {
    // SAFETY: the caller passes a live Function; its object, if any, is a function.
    unsafe {
        let handle = handle_of(this);
        if handle.is_null() || (*handle).type_index != TypeIndex::FUNCTION {
            return None;
        }
        callback::callable_of(handle).map(|callable| (handle, callable))
    }
}

/// Breaks a cycle through the callable, besides those that [`clear`] breaks.
pub(super) unsafe extern "C" fn clear_slot(this: *mut PyObject) -> c_int {
    // SAFETY: called by the collector with a live instance.
    unsafe {
        if let Some((handle, _)) = closure_of(this)
            && collect::may_clear(handle)
        {
            dec_ref(detach(this));
        }
        clear(this)
    }
}

unsafe fn clear(this: *mut PyObject) -> c_int {
    // SAFETY: the caller passes a live instance.
    unsafe {
        py::Py_CLEAR(&raw mut (*this.cast::<FunctionObject>()).dict);
        (*this.cast::<FunctionObject>()).as_given = 0;
        py::Py_CLEAR(&raw mut (*this.cast::<FunctionObject>()).signature);
    }
    0
}
