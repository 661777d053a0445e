//! Slots of classes written in Python that older interpreters fill with slower functions than the class needs.

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::dispatcher::DISPATCHER;
use crate::python::{Borrowed, Class, Owned, Python, Result, type_error};

/// The class `type`.
fn class_of_classes(py: Python<'_>) -> Class<'_> {
    DISPATCHER.class(py).object().class()
}

/// `_use_vectorcall(class)`: lets the instances of a class derived from `Dispatcher` or `type` be called without an
/// argument tuple. Python before 3.12 does not inherit this.
fn use_vectorcall(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    // A class that defines `__call__` in Python has another slot than its base.
    let entry = |class: Class<'_>| class.fields().tp_call.map(|call| call as *const ());
    let calls_as = |class: Class<'_>, base| class.derives_from(base) && entry(class) == entry(base);
    let bases = [DISPATCHER.class(py), class_of_classes(py)];
    let Some(derived) =
        Class::of(class).filter(|class| bases.iter().any(|base| calls_as(*class, *base)))
    else {
        return Err(type_error(py, "expected a class that is called as Dispatcher or type is"));
    };
    #[cfg(not(Py_3_12))]
    derived.change(|fields| fields.tp_flags |= py::Py_TPFLAGS_HAVE_VECTORCALL);
    Ok(derived.object().share())
}

/// `_find_members_directly(metaclass)`: looks the attributes of enumerations up as those of other classes. Python 3.11 has
/// the members there, but goes through `EnumMeta.__getattr__`, which older versions need and newer ones do not have.
fn find_members_directly(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    let Some(metaclass) = Class::of(class).filter(|class| class.derives_from(class_of_classes(py)))
    else {
        return Err(type_error(py, "expected a class of classes"));
    };
    #[cfg(all(Py_3_11, not(Py_3_12)))]
    metaclass.change(|fields| fields.tp_getattro = class_of_classes(py).fields().tp_getattro);
    Ok(metaclass.object().share())
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_use_vectorcall",
            Method::function_one(use_vectorcall),
            0,
            c"_use_vectorcall(cls, /)\n--\n\nLets the instances of a class derived from Dispatcher or type be called without a tuple.",
        ),
        method_def(
            c"_find_members_directly",
            Method::function_one(find_members_directly),
            0,
            c"_find_members_directly(metaclass, /)\n--\n\nLooks the attributes of enumerations up as those of other classes.",
        ),
    ]
}
