//! The class `Error`.

use std::ffi::c_void;

use fishplate_abi::{ByteArray, ErrorCell, error_kind};
use pyo3_ffi as py;

use super::{
    ERROR, NAME_TO_TYPE, TYPE_TO_NAME, ffi_error_of, new_error, set_exception, update_backtrace,
};
use crate::any::OwnedAny;
use crate::class::{ClassBuilder, Layout, Method, add_class, method_def};
use crate::ffi_object::FfiObject;
use crate::keywords::Parameters;
use crate::object::{self, C_OBJECT, CObject, Wrapper, adopt, detach};
use crate::python::{
    Borrowed, Owned, Result, expect_str, find_attr, import, lossy_str, new_dict, new_str,
    type_error, value_error,
};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct ErrorObject {
    base: CObject,
}

// SAFETY: starts with a wrapper.
unsafe impl Layout for ErrorObject {
    fn release(this: Borrowed<'_, ErrorObject>) {
        object::release(this.wrapper());
    }
}

// SAFETY: starts with a wrapper.
unsafe impl Wrapper for ErrorObject {}

/// The cell of a wrapper; an error for an empty one.
fn content(this: Borrowed<'_, ErrorObject>) -> Result<&ErrorCell> {
    let cell = this.handle().and_then(FfiObject::error);
    cell.ok_or_else(|| value_error(this.py(), "the Error is empty"))
}

fn text(this: Borrowed<'_, ErrorObject>, part: fn(&ErrorCell) -> ByteArray) -> Result<Owned> {
    let span = part(content(this)?);
    // SAFETY: the span lives as long as the error; a backtrace lives until it is replaced, which nothing does
    // meanwhile.
    lossy_str(this.py(), unsafe { span.as_bytes() })
}

fn part(this: Borrowed<'_, ErrorObject>, get: fn(&ErrorCell) -> *mut c_void) -> Result<Owned> {
    let handle = get(content(this)?);
    // SAFETY: null, or an object that the error keeps alive.
    match unsafe { FfiObject::from_nullable(handle.cast()) } {
        Some(object) => OwnedAny::object(object.share()).into_python(this.py()),
        None => Ok(Owned::none(this.py())),
    }
}

/// `Error(kind, message, backtrace)`.
fn init(
    this: Borrowed<'_, ErrorObject>,
    args: Borrowed<'_>,
    keywords: Option<Borrowed<'_>>,
) -> Result<()> {
    const PARAMETERS: Parameters<3> = Parameters {
        function: "Error",
        names: ["kind", "message", "backtrace"],
        positional: 3,
        required: 3,
    };
    let py = this.py();
    let [Some(kind), Some(message), Some(backtrace)] = PARAMETERS.bind_tuple(args, keywords)?
    else {
        return Err(type_error(py, "Error() misses an argument"));
    };
    let made = new_error(
        py,
        expect_str(kind, "kind")?,
        expect_str(message, "message")?,
        expect_str(backtrace, "backtrace")?,
        None,
    )?;
    match C_OBJECT.cast(made.borrow()).and_then(detach) {
        Some(error) => adopt(this.wrapper(), error),
        None => Err(value_error(py, "the Error is empty")),
    }
}

fn set_backtrace(this: Borrowed<'_, ErrorObject>, text: Borrowed<'_>) -> Result<Owned> {
    content(this)?;
    let text = expect_str(text, "backtrace")?;
    if let Some(handle) = this.handle() {
        update_backtrace(handle, text);
    }
    Ok(Owned::none(this.py()))
}

fn py_error(this: Borrowed<'_, ErrorObject>) -> Result<Owned> {
    content(this)?;
    let _ = set_exception(&this.share());
    Ok(Owned::take_exception(this.py()))
}

fn convert(exception: Borrowed<'_>) -> Result<Owned> {
    match exception.is_exception() {
        true => ffi_error_of(exception, false),
        false => Err(type_error(exception.py(), "expected an exception")),
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_convert_to_ffi_error",
        Method::function_one(convert),
        0,
        c"_convert_to_ffi_error(exception, /)\n--\n\nThe Error for an exception.",
    )]
}

/// Adds the class and the dictionaries of kinds to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<ErrorObject>::new(c"fishplate._core.Error")
        .doc(c"Error(kind, message, backtrace)\n--\n\nAn FFI error. Exceptions carry it as __tvm_ffi_error__; py_error() makes the exception.")
        .init(init)
        .property(c"kind", |this| text(this, |cell| cell.kind), None, c"The kind, such as ValueError.")
        .property(c"message", |this| text(this, |cell| cell.message), None, c"The message.")
        .property(c"backtrace", |this| text(this, |cell| cell.backtrace), None, c"One line per frame, most recent call first.")
        .property(c"extra_context", |this| part(this, |cell| cell.extra_context), None, c"The object that the raiser attached, or None.")
        .property(c"cause", |this| part(this, |cell| cell.cause_chain), None, c"The Error that led to this one, or None.")
        .method(c"update_backtrace", Method::binary(set_backtrace), c"update_backtrace($self, backtrace, /)\n--\n\nReplaces the backtrace.")
        .method(c"py_error", Method::no_args(py_error), c"py_error($self, /)\n--\n\nThe Python exception for this error.")
        .build(py, Some(C_OBJECT.class(py)), &ERROR)?;
    add_class(module, &ERROR)?;
    let (types, names, builtins) = (new_dict(py)?, new_dict(py)?, import(py, c"builtins")?);
    for kind in error_kind::ALL.iter().chain(error_kind::PYTHON) {
        let kind = new_str(py, kind)?;
        if let Some(class) = find_attr(builtins.borrow(), kind.borrow())? {
            types.borrow().dict_set(kind.borrow(), class.borrow())?;
            names.borrow().dict_set(class.borrow(), kind.borrow())?;
        }
    }
    module.module_add(c"ERROR_NAME_TO_TYPE", types.borrow())?;
    module.module_add(c"ERROR_TYPE_TO_NAME", names.borrow())?;
    NAME_TO_TYPE.set(types);
    TYPE_TO_NAME.set(names);
    Ok(())
}
