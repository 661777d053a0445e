//! The algebra of layouts for `fishplate.layout`: an operation by name, with texts in and out.

use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::python::{Borrowed, Owned, Result, new_str, str_utf8, type_error, value_error};

/// `_layout((operation, *operands))`: the result as text.
fn layout(texts: Borrowed<'_>) -> Result<Owned> {
    let py = texts.py();
    let mut read = Vec::new();
    for text in texts.tuple_items() {
        let text = std::str::from_utf8(str_utf8(*text)?);
        read.push(text.map_err(|error| value_error(py, error.to_string()))?);
    }
    let [operation, operands @ ..] = read.as_slice() else {
        return Err(type_error(py, "expected a tuple of an operation's name and operands"));
    };
    match fishplate_layout::operations::apply(operation, operands) {
        Ok(result) => new_str(py, &result),
        Err(error) => Err(value_error(py, error.to_string())),
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_layout",
        Method::function_one(layout),
        0,
        c"_layout(texts, /)\n--\n\nThe result of an operation on layouts: its name and operands, as texts.",
    )]
}
