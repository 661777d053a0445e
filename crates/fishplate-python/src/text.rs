//! Strings and bytes on the heap: `String` and `Bytes` are values of their own that remember the
//! FFI object they came from, so passing them on costs no copy.

use std::cell::UnsafeCell;
use std::ptr::null_mut;
use std::sync::atomic::Ordering;

use fishplate_abi::{ByteArray, COUNT_STRONG_MASK, ObjectHeader, TypeIndex, dec_ref, inc_ref};
use pyo3_ffi as py;

use crate::class::{Method, method_def};
use crate::object::{C_OBJECT, handle_of, wrap_unknown};
use crate::python::{
    Owned, PyObject, Result, fence, name, new_bytes, set_attr, str_from_utf8, type_error, type_name,
};
use crate::{argument, classes};

/// The content of a heap string or bytes object.
///
/// # Safety
/// `handle` is a live `ffi.String` or `ffi.Bytes` for `'a`.
#[inline]
pub(crate) unsafe fn content<'a>(handle: *mut ObjectHeader) -> &'a [u8] {
    // SAFETY: the span follows the header.
    unsafe { (*handle.add(1).cast::<ByteArray>()).as_bytes() }
}

/// A wrapper that is not the one of its object: what native values keep.
///
/// # Safety
/// The caller gives a reference to `handle`.
pub(crate) unsafe fn plain_wrapper(handle: *mut ObjectHeader) -> Result<Owned> {
    let class = classes::class_of(TypeIndex::OBJECT).unwrap_or(C_OBJECT.as_type());
    // SAFETY: the reference goes on; the class derives from CObject.
    unsafe { wrap_unknown(handle, class) }
}

/// The Python string of a heap string, whose reference is given.
///
/// # Safety
/// The caller gives a reference to an `ffi.String`.
pub(crate) unsafe fn take_str(handle: *mut ObjectHeader) -> Result<Owned> {
    let slot = (handle.addr() >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15) >> 56;
    // SAFETY: the GIL is held; the copy ends the access.
    let (known, text) = unsafe { (*SEEN.0.get())[slot] };
    if known == handle {
        // SAFETY: the table owns a reference to both, so the given one goes back.
        unsafe {
            dec_ref(handle);
            return Ok(Owned::share(text));
        }
    }
    // SAFETY: live by the given reference.
    unsafe {
        let bytes = content(handle);
        let text = str_from_utf8(bytes);
        let is_shared =
            (*handle).combined_ref_count.load(Ordering::Relaxed) & COUNT_STRONG_MASK > 1;
        // One that an argument was made of is shared with that call only.
        if !is_shared || bytes.len() > LONGEST_SEEN || argument::is_lent(handle) {
            return finish(handle, text, TypeIndex::STR, &raw mut py::PyUnicode_Type);
        }
        inc_ref(handle);
        match finish(handle, text, TypeIndex::STR, &raw mut py::PyUnicode_Type) {
            Ok(made) => {
                remember(slot, handle, made.clone());
                Ok(made)
            }
            Err(raised) => {
                dec_ref(handle);
                Err(raised)
            }
        }
    }
}

/// Strings that someone else holds as well, such as names, and that came to Python before: they are
/// likely to come again. The table owns a reference to both sides.
struct Seen(UnsafeCell<[(*mut ObjectHeader, *mut PyObject); 256]>);

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for Seen {}

static SEEN: Seen = Seen(UnsafeCell::new([(null_mut(), null_mut()); 256]));

/// Longer ones are not kept alive for it.
const LONGEST_SEEN: usize = 64;

/// Puts a string into the table, in place of the one there.
///
/// # Safety
/// The caller gives a reference to `handle`; `slot` is in range.
unsafe fn remember(slot: usize, handle: *mut ObjectHeader, text: Owned) {
    // SAFETY: the GIL is held; nothing of Python runs while the entry is replaced.
    let (old, old_text) =
        unsafe { std::mem::replace(&mut (*SEEN.0.get())[slot], (handle, text.into_ptr())) };
    if !old.is_null() {
        // SAFETY: the table's references to what had to go.
        unsafe {
            dec_ref(old);
            py::Py_DECREF(old_text);
        }
    }
}

/// The Python bytes of a heap bytes object, whose reference is given.
///
/// # Safety
/// The caller gives a reference to an `ffi.Bytes`.
pub(crate) unsafe fn take_bytes(handle: *mut ObjectHeader) -> Result<Owned> {
    // SAFETY: live by the given reference.
    let bytes = unsafe { new_bytes(content(handle)) };
    // SAFETY: the reference goes on.
    unsafe { finish(handle, bytes, TypeIndex::BYTES, &raw mut py::PyBytes_Type) }
}

/// Makes an instance of the registered subclass of `base` that keeps the object.
unsafe fn finish(
    handle: *mut ObjectHeader,
    content: Result<Owned>,
    index: TypeIndex,
    base: *mut py::PyTypeObject,
) -> Result<Owned> {
    let (content, class) = match (content, classes::native_class_of(index)) {
        (Ok(content), Some(class)) => (content, class),
        (content, _) => {
            // SAFETY: the reference has no other owner.
            unsafe { dec_ref(handle) };
            return content;
        }
    };
    // SAFETY: the reference goes to the wrapper; `base` makes instances of its subclasses.
    unsafe {
        let wrapper = plain_wrapper(handle)?;
        let made = subclass_instance(base, class, content)?;
        set_attr(made.as_ptr(), name!("_tvm_ffi_cached_object")?, wrapper.as_ptr())?;
        Ok(made)
    }
}

/// `base.__new__(class, content)`.
///
/// # Safety
/// `base` is a built-in class and `class` derives from it.
unsafe fn subclass_instance(
    base: *mut py::PyTypeObject,
    class: *mut PyObject,
    content: Owned,
) -> Result<Owned> {
    let args = Owned::tuple([content])?;
    // SAFETY: the built-in classes have tp_new; `class` derives from `base`.
    unsafe {
        match (*base).tp_new {
            Some(new) => Owned::steal(new(class.cast(), args.as_ptr(), null_mut())),
            None => Err(type_error("the class cannot be instantiated")),
        }
    }
}

/// `_text_content(obj)`: the str or bytes inside a wrapper of a heap string or bytes object.
unsafe extern "C" fn text_content(_: *mut PyObject, object: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object; its type is checked before it is read.
        unsafe {
            let is_object = C_OBJECT.is_instance(object) && !handle_of(object).is_null();
            match is_object.then(|| (*handle_of(object)).type_index) {
                Some(TypeIndex::STR) => str_from_utf8(content(handle_of(object))),
                Some(TypeIndex::BYTES) => new_bytes(content(handle_of(object))),
                _ => {
                    let got = type_name(object);
                    Err(type_error(format!("expected an FFI string or bytes, got {got}")))
                }
            }
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_text_content",
        Method::One(text_content),
        0,
        c"_text_content(obj, /)\n--\n\nThe str or bytes of an FFI string or bytes object.",
    )]
}
