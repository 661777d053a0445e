//! Classes written in Python that the extension has to know.

use pyo3_ffi as py;

use crate::class::{ClassCell, Method, method_def};
use crate::python::{Owned, PyObject, expect_str, fence, type_error, type_name, value_error};

/// The classes.
#[derive(Clone, Copy)]
pub(crate) enum Known {
    /// `ObjectRValueRef`: what `_move()` returns.
    RValueRef,
    /// `PyNativeObject`: base of `String`, `Bytes`, `Shape`.
    Native,
    /// `ObjectConvertible`: has `asobject()`.
    Convertible,
    /// `dtype`: a `str` that holds a `DataType`.
    DType,
}

static CELLS: [(&str, ClassCell); 4] = [
    ("ObjectRValueRef", ClassCell::new()),
    ("PyNativeObject", ClassCell::new()),
    ("ObjectConvertible", ClassCell::new()),
    ("dtype", ClassCell::new()),
];

/// The class; null until Python has named it.
#[inline]
pub(crate) fn class(known: Known) -> *mut PyObject {
    CELLS[known as usize].1.get()
}

/// Names a class from Rust.
pub(crate) fn set(known: Known, class: Owned) {
    CELLS[known as usize].1.set(class);
}

/// Whether an object is an instance of a class that Python has named.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn is_instance(object: *mut PyObject, known: Known) -> bool {
    let class = class(known);
    // SAFETY: live (see above) and a class.
    !class.is_null() && unsafe { py::PyObject_TypeCheck(object, class.cast()) != 0 }
}

unsafe extern "C" fn set_known_class(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (name, class)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            let (name, class) = (expect_str(*args, "the name")?, *args.add(1));
            if py::PyType_Check(class) == 0 {
                return Err(type_error(format!("expected a class, got {}", type_name(class))));
            }
            match CELLS.iter().find(|(known, _)| known.as_bytes() == name) {
                Some((_, cell)) => cell.set(Owned::share(class)),
                None => {
                    let name = String::from_utf8_lossy(name);
                    return Err(value_error(format!("no class is known by the name {name}")));
                }
            }
        }
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_set_known_class",
        Method::Fast(set_known_class),
        0,
        c"_set_known_class(name, class, /)\n--\n\nTells the extension of a class written in Python.",
    )]
}
