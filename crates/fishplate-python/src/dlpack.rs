//! Tensors of other frameworks, by DLPack: its C exchange API where a class has one, else
//! `__dlpack__`.

use fishplate_abi::RawAny;

use crate::argument::{Frame, Row};
use crate::python::{PyObject, Result, type_error};

/// The row of a class that names a C exchange API.
///
/// # Safety
/// `class` is live.
pub(crate) unsafe fn exchange_row(_class: *mut PyObject) -> Result<Option<Row>> {
    Ok(None)
}

pub(crate) unsafe fn set_torch(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("torch tensors cannot be passed yet"))
}

pub(crate) unsafe fn set_dlpack(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("DLPack tensors cannot be passed yet"))
}
