//! Strings and bytes.

use std::ffi::CStr;

use pyo3_ffi as ffi;

use super::capi;
use super::raised::raised;
use super::{Borrowed, Kept, Owned, PyObject, Python, Raised, Result, type_error, type_name};

/// A Python string.
pub(crate) fn new_str(_: Python<'_>, text: &str) -> Result<Owned> {
    // SAFETY: a span of UTF-8; the thread is attached.
    raised(unsafe { capi::PyUnicode_FromStringAndSize(text.as_ptr().cast(), text.len() as isize) })
}

/// A Python string from bytes that should be UTF-8. `errors` selects what happens to those that are not.
#[inline]
fn decode(_: Python<'_>, bytes: &[u8], errors: *const std::ffi::c_char) -> Result<Owned> {
    // SAFETY: a readable span, and a C string or null; the thread is attached.
    raised(unsafe {
        capi::PyUnicode_DecodeUTF8(bytes.as_ptr().cast(), bytes.len() as isize, errors)
    })
}

/// A Python string from bytes that should be UTF-8; raises UnicodeDecodeError when they are not.
#[inline]
pub(crate) fn str_from_utf8(py: Python<'_>, bytes: &[u8]) -> Result<Owned> {
    decode(py, bytes, std::ptr::null())
}

/// A Python string from untrusted bytes: anything that is not UTF-8 is replaced.
pub(crate) fn lossy_str(py: Python<'_>, bytes: &[u8]) -> Result<Owned> {
    decode(py, bytes, c"replace".as_ptr())
}

/// A Python bytes object.
#[inline]
pub(crate) fn new_bytes(_: Python<'_>, bytes: &[u8]) -> Result<Owned> {
    // SAFETY: a readable span; the thread is attached.
    raised(unsafe { capi::PyBytes_FromStringAndSize(bytes.as_ptr().cast(), bytes.len() as isize) })
}

/// The UTF-8 of a `str`, borrowed from it; a TypeError for other objects.
#[inline(always)]
pub(crate) fn str_utf8(object: Borrowed<'_>) -> Result<&[u8]> {
    if !object.is_str() {
        return Err(not_str(object, "the text"));
    }
    // From 3.14 on the flags in the head are private, and Python's function reads them.
    // SAFETY: a str.
    #[cfg(not(Py_3_14))]
    if unsafe { ffi::PyUnicode_IS_COMPACT_ASCII(object.as_ptr()) } != 0 {
        let text = object.as_ptr().cast::<ffi::PyASCIIObject>();
        // SAFETY: compact ASCII text starts with this head.
        let length = unsafe { (*text).length } as usize;
        // SAFETY: the characters of compact text follow the head.
        let first = unsafe { text.add(1) };
        // SAFETY: as many characters as the head says, and ASCII is valid UTF-8.
        return Ok(unsafe { std::slice::from_raw_parts(first.cast(), length) });
    }
    long_utf8(object)
}

fn long_utf8(object: Borrowed<'_>) -> Result<&[u8]> {
    let mut size = 0;
    let data = capi::PyUnicode_AsUTF8AndSize(object, &mut size);
    if data.is_null() {
        return Err(Raised::already());
    }
    // SAFETY: Python vouches for `size` bytes, unchanged while the object lives.
    Ok(unsafe { std::slice::from_raw_parts(data.cast(), size as usize) })
}

#[cold]
fn not_str(object: Borrowed<'_>, what: &str) -> Raised {
    type_error(object.py(), format!("{what} must be str, got {}", type_name(object)))
}

/// The text of a `str` argument; a TypeError naming `what` for anything else.
pub(crate) fn expect_str<'a>(object: Borrowed<'a>, what: &str) -> Result<&'a [u8]> {
    match object.is_str() {
        true => str_utf8(object),
        false => Err(not_str(object, what)),
    }
}

/// The text of a `str`, for messages.
pub(crate) fn text_of(object: Borrowed<'_>) -> Result<String> {
    str_utf8(object).map(|text| String::from_utf8_lossy(text).into_owned())
}

/// The content of a `bytes` or `bytearray` object; `None` for others.
pub(crate) fn bytes_of(object: Borrowed<'_>) -> Option<&[u8]> {
    let (data, size) = if object.is_bytes() {
        (capi::PyBytes_AsString(object), capi::PyBytes_Size(object))
    } else if object.is_bytearray() {
        // SAFETY: a bytearray.
        let data = unsafe { ffi::PyByteArray_AsString(object.as_ptr()) }.cast_const();
        // SAFETY: a bytearray.
        (data, unsafe { ffi::PyByteArray_Size(object.as_ptr()) })
    } else {
        return None;
    };
    // SAFETY: Python guarantees `size` bytes while the object is not changed, which the borrow represents.
    Some(unsafe { std::slice::from_raw_parts(data.cast(), size as usize) })
}

impl Borrowed<'_> {
    /// Whether two strings have the same text.
    pub(crate) fn same_text(self, other: Borrowed<'_>) -> bool {
        if !self.is_str() || !other.is_str() {
            return false;
        }
        capi::PyUnicode_Compare(self, other) == 0
    }

    /// The UTF-8 of a string as bytes, with lone surrogates replaced.
    pub(crate) fn encode_lossy(self) -> Result<Owned> {
        if !self.is_str() {
            return Err(not_str(self, "the text"));
        }
        raised(capi::PyUnicode_AsEncodedString(self, c"utf-8".into(), c"replace".into()))
    }

    /// The text as a plain `str`, whatever its class.
    pub(crate) fn plain_str(self) -> Result<Owned> {
        raised(capi::PyUnicode_FromObject(self))
    }

    /// `self + other` of two strings.
    pub(crate) fn concat(self, other: Borrowed<'_>) -> Result<Owned> {
        raised(capi::PyUnicode_Concat(self, other))
    }

    /// The interned string with the same text.
    pub(crate) fn interned(self) -> Result<Owned> {
        if !self.is_str() {
            return Err(not_str(self, "a name"));
        }
        let mut name: *mut PyObject = self.share().into_ptr();
        // SAFETY: an owned reference to a str, which is exchanged for another.
        unsafe { ffi::PyUnicode_InternInPlace(&raw mut name) };
        // SAFETY: the reference that replaced the old one.
        unsafe { Owned::steal(name) }
    }
}

/// An attribute name, created once and never freed.
pub(crate) struct Name {
    text: &'static CStr,
    cell: Kept,
}

impl Name {
    pub(crate) const fn new(text: &'static CStr) -> Name {
        Name { text, cell: Kept::new() }
    }

    /// The interned string.
    #[inline]
    pub(crate) fn get<'py>(&self, py: Python<'py>) -> Result<Borrowed<'py>> {
        self.cell.get_or(py, || {
            // SAFETY: a C string; the thread is attached.
            raised(unsafe { capi::PyUnicode_InternFromString(self.text.as_ptr()) })
        })
    }
}

/// An interned string: `name!(py, "__dlpack__")`.
macro_rules! name {
    ($py:expr, $text:literal) => {{
        static NAME: $crate::python::Name =
            match ::std::ffi::CStr::from_bytes_with_nul(concat!($text, "\0").as_bytes()) {
                Ok(text) => $crate::python::Name::new(text),
                Err(_) => panic!("no NUL inside"),
            };
        NAME.get($py)
    }};
}
pub(crate) use name;
