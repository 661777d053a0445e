//! Pointers from C, checked for null: the error names the argument.

use fishplate_abi::ByteArray;
use fishplate_runtime::{Error, Result};

/// A pointer to read from.
///
/// # Safety
/// A non-null `pointer` points to a valid `T` for `'a`.
#[inline(always)]
pub(crate) unsafe fn input<'a, T>(pointer: *const T, name: &str) -> Result<&'a T> {
    // SAFETY: `pointer` is null or points to a value that is valid for `'a`, by this function's
    // contract.
    unsafe { pointer.as_ref() }.ok_or_else(|| null(name))
}

/// A pointer to write to; it may point to uninitialised storage.
#[inline(always)]
pub(crate) fn output<T>(pointer: *mut T, name: &str) -> Result<*mut T> {
    if pointer.is_null() { Err(null(name)) } else { Ok(pointer) }
}

/// The bytes of a span behind a pointer.
///
/// # Safety
/// A non-null `span` points to a valid span, whose bytes stay valid for `'a`.
#[inline(always)]
pub(crate) unsafe fn bytes<'a>(span: *const ByteArray, name: &str) -> Result<&'a [u8]> {
    // SAFETY: `span` is null or points to a valid value, by this function's contract.
    let span = unsafe { input(span, name) }?;
    if span.data.is_null() && span.size != 0 {
        return Err(Error::value(format!(
            "Argument `{name}` has a null pointer with a size of {}",
            span.size
        )));
    }
    if span.size > isize::MAX as usize {
        return Err(Error::value(format!("Argument `{name}` has a size of {}", span.size)));
    }
    // SAFETY: the span describes bytes that are readable for `'a`, by this function's contract.
    Ok(unsafe { span.as_bytes() })
}

#[cold]
fn null(name: &str) -> Error {
    Error::value(format!("Argument `{name}` is null"))
}
