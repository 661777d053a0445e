//! Strings and bytes on the heap. `String` and `Bytes` are independent values that remember the FFI object they came
//! from, so passing them on needs no copy.

use fishplate_abi::{COUNT_STRONG_MASK, ObjectHeader, TypeIndex};
use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::ffi_object::FfiRef;
use crate::object::{C_OBJECT, handle_of, wrap_unknown};
use crate::python::{
    Borrowed, Class, GilCell, Owned, Python, Result, name, new_bytes, set_attr, str_from_utf8,
    type_error, type_name,
};
use crate::{argument, classes};

/// A wrapper that is not in the identity table; native values hold such wrappers.
pub(crate) fn plain_wrapper(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    let class = classes::class_of(py, TypeIndex::OBJECT).unwrap_or(C_OBJECT.class(py));
    wrap_unknown(object, class)
}

/// The Python string of a heap string.
pub(crate) fn take_str(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    let address = object.borrow().as_ptr();
    let slot = (address.addr() >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56;
    let known = SEEN[slot].with(py, |seen| match seen {
        Some(entry) if entry.address == address => Some(entry.text.clone()),
        _ => None,
    });
    if let Some(known) = known {
        return Ok(known);
    }
    let bytes = object.borrow().text().unwrap_or_default();
    let text = str_from_utf8(py, bytes);
    let is_shared = object.borrow().count() & COUNT_STRONG_MASK > 1;
    // The text of an argument is shared only with that call.
    if !is_shared || bytes.len() > LONGEST_SEEN || argument::is_lent(object.borrow()) {
        return finish(object, text?, TypeIndex::STR, str_class(py));
    }
    let held = object.borrow().share();
    let made = finish(object, text?, TypeIndex::STR, str_class(py))?;
    let entry = Seen { address, text: made.clone(), _object: held };
    let before = SEEN[slot].with(py, |seen| seen.replace(entry));
    drop(before);
    Ok(made)
}

/// `str`.
fn str_class(py: Python<'_>) -> Class<'_> {
    py.str_class()
}

/// A string that is shared, such as a name, and that Python has seen before: it is likely to come again.
struct Seen {
    address: *mut ObjectHeader,
    text: Owned,
    _object: FfiRef,
}

static SEEN: [GilCell<Option<Seen>>; 256] = [const { GilCell::new(None) }; 256];

/// Longer strings are not kept alive for this.
const LONGEST_SEEN: usize = 64;

/// The Python bytes of a heap bytes object.
pub(crate) fn take_bytes(py: Python<'_>, object: FfiRef) -> Result<Owned> {
    let bytes = new_bytes(py, object.borrow().text().unwrap_or_default())?;
    let base = py.bytes_class();
    finish(object, bytes, TypeIndex::BYTES, base)
}

/// Creates an instance of the registered subclass of `base` that holds the object.
fn finish(object: FfiRef, content: Owned, index: TypeIndex, base: Class<'_>) -> Result<Owned> {
    let py = base.py();
    let Some(class) = classes::native_class_of(py, index) else { return Ok(content) };
    let wrapper = plain_wrapper(py, object)?;
    let made = base.new_instance(class, &Owned::tuple(py, [content])?)?;
    set_attr(made.borrow(), name!(py, "_tvm_ffi_cached_object")?, wrapper.borrow())?;
    Ok(made)
}

/// `_text_content(obj)`: the str or bytes inside a wrapper of a heap string or bytes object.
fn text_content(object: Borrowed<'_>) -> Result<Owned> {
    let py = object.py();
    let handle = handle_of(object);
    match handle.and_then(|handle| Some((handle.type_index(), handle.text()?))) {
        Some((TypeIndex::STR, text)) => str_from_utf8(py, text),
        Some((_, bytes)) => new_bytes(py, bytes),
        None => {
            let got = type_name(object);
            Err(type_error(py, format!("expected an FFI string or bytes, got {got}")))
        }
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_text_content",
        Method::function_one(text_content),
        0,
        c"_text_content(obj, /)\n--\n\nThe str or bytes of an FFI string or bytes object.",
    )]
}
