//! Classes written in Python that the extension must know.

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::python::{
    Borrowed, Class, Kept, Owned, Python, Result, expect_str, type_error, type_name, value_error,
};

/// The classes.
#[derive(Clone, Copy)]
pub(crate) enum Known {
    /// `ObjectRValueRef`: the result of `_move()`.
    RValueRef,
    /// `PyNativeObject`: base of `String`, `Bytes`, `Shape`.
    Native,
    /// `ObjectConvertible`: has `asobject()`.
    Convertible,
    /// `dtype`: a `str` that holds a `DataType`.
    DType,
}

static CELLS: [(&str, Kept); 4] = [
    ("ObjectRValueRef", Kept::new()),
    ("PyNativeObject", Kept::new()),
    ("ObjectConvertible", Kept::new()),
    ("dtype", Kept::new()),
];

/// The class; `None` until Python has registered it.
#[inline]
pub(crate) fn class(py: Python<'_>, known: Known) -> Option<Class<'_>> {
    CELLS[known as usize].1.get(py).and_then(Class::of)
}

/// Registers a class from Rust.
pub(crate) fn set(known: Known, class: Owned) {
    CELLS[known as usize].1.set(class);
}

/// Whether an object is an instance of a class that Python has registered.
pub(crate) fn is_instance(object: Borrowed<'_>, known: Known) -> bool {
    class(object.py(), known).is_some_and(|class| object.is_instance_of(class))
}

/// Whether a class is the one that Python has registered.
pub(crate) fn is_class(candidate: Class<'_>, known: Known) -> bool {
    class(candidate.py(), known) == Some(candidate)
}

fn set_known_class(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let count = args.len();
    if count != 2 {
        return Err(type_error(py, "expected (name, class)"));
    }
    let (name, class) = (expect_str(args[0], "the name")?, args[1]);
    if !class.is_class() {
        return Err(type_error(py, format!("expected a class, got {}", type_name(class))));
    }
    match CELLS.iter().find(|(known, _)| known.as_bytes() == name) {
        Some((_, cell)) => cell.set(class.share()),
        None => {
            let name = String::from_utf8_lossy(name);
            return Err(value_error(py, format!("no class is known by the name {name}")));
        }
    }
    Ok(Owned::none(py))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_set_known_class",
        Method::function_fast(set_known_class),
        0,
        c"_set_known_class(name, class, /)\n--\n\nTells the extension of a class written in Python.",
    )]
}
