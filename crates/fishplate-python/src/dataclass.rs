//! Instances of dataclasses as tuples of their fields, nested ones included.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as py;

use crate::python::{Owned, PyObject, Result, call, find_attr, get_attr, import, name};

/// `{class: tuple of field names, or None}`, filled as classes are met.
static FIELDS: AtomicPtr<PyObject> = AtomicPtr::new(null_mut());

/// The names of the fields of a dataclass; `None` of the option for any other class.
unsafe fn field_names(class: *mut PyObject) -> Result<Option<Owned>> {
    // SAFETY: the caller passes a live class; the dictionary is made once and kept.
    unsafe {
        let mut cache = FIELDS.load(Ordering::Relaxed);
        if cache.is_null() {
            cache = Owned::steal(py::PyDict_New())?.into_ptr();
            FIELDS.store(cache, Ordering::Relaxed);
        }
        let known = py::PyDict_GetItemWithError(cache, class);
        let names = if known.is_null() {
            let names = look_up(class)?;
            crate::python::check(py::PyDict_SetItem(cache, class, names.as_ptr()))?;
            names
        } else {
            Owned::share(known)
        };
        Ok((names.as_ptr() != py::Py_None()).then_some(names))
    }
}

unsafe fn look_up(class: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes a live class.
    unsafe {
        if find_attr(class, name!("__dataclass_fields__")?)?.is_none() {
            return Ok(Owned::none());
        }
        let module = import(c"dataclasses")?;
        let fields = get_attr(module.as_ptr(), name!("fields")?)?;
        let fields = call(fields.as_ptr(), &[class])?;
        let count = py::PyTuple_Size(fields.as_ptr());
        let names = Owned::steal(py::PyTuple_New(count))?;
        for index in 0..count {
            let name = get_attr(py::PyTuple_GET_ITEM(fields.as_ptr(), index), name!("name")?)?;
            py::PyTuple_SET_ITEM(names.as_ptr(), index, name.into_ptr());
        }
        Ok(names)
    }
}

/// The value with every dataclass in it as a tuple of its fields; lists and tuples are walked,
/// anything else is passed as it is.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn flatten(object: *mut PyObject) -> Result<Owned> {
    // SAFETY: live (see above), and so are class and fields.
    unsafe {
        if py::PyTuple_Check(object) != 0 || py::PyList_Check(object) != 0 {
            let items = Owned::steal(py::PySequence_Tuple(object))?;
            let count = py::PyTuple_Size(items.as_ptr());
            return tuple_of(count, |index| flatten(py::PyTuple_GET_ITEM(items.as_ptr(), index)));
        }
        match field_names(py::Py_TYPE(object).cast())? {
            None => Ok(Owned::share(object)),
            Some(names) => tuple_of(py::PyTuple_Size(names.as_ptr()), |index| {
                let field = get_attr(object, py::PyTuple_GET_ITEM(names.as_ptr(), index))?;
                flatten(field.as_ptr())
            }),
        }
    }
}

/// A tuple of `count` items; nested values are limited by Python's recursion limit.
fn tuple_of(count: isize, item: impl Fn(isize) -> Result<Owned>) -> Result<Owned> {
    let _depth = crate::argument::Depth::enter()?;
    // SAFETY: every slot is filled before anyone sees the tuple; an early end frees a tuple with
    // empty slots, which Python allows.
    unsafe {
        let tuple = Owned::steal(py::PyTuple_New(count))?;
        for index in 0..count {
            py::PyTuple_SET_ITEM(tuple.as_ptr(), index, item(index)?.into_ptr());
        }
        Ok(tuple)
    }
}
