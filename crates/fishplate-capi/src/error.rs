//! Exports of the "error" section of the header. Tested by tests/c/error.c.

use std::ffi::{CStr, c_char, c_int};

use fishplate_abi::{ByteArray, ObjectHandle};
use fishplate_runtime::error::ErrorObj;
use fishplate_runtime::raised::{self, guard, guard_or};
use fishplate_runtime::{Error, Object, Ref, Result, backtrace_text};

use crate::pointer::{bytes, input, output};

/// Moves the error raised on this thread into `result`; writes null when there is none.
///
/// # Safety
/// `result` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorMoveFromRaised(result: *mut ObjectHandle) {
    guard_or("TVMFFIErrorMoveFromRaised", (), || {
        if result.is_null() {
            return Ok(());
        }
        let error = raised::take().map(Error::into_object);
        // SAFETY: `result` is not null and points to writable storage, by this function's contract.
        unsafe { result.write(error.map_or(std::ptr::null_mut(), Ref::into_handle)) };
        Ok(())
    })
}

/// Raises an error object on this thread.
///
/// # Safety
/// `error` is null or a live object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorSetRaised(error: ObjectHandle) {
    guard_or("TVMFFIErrorSetRaised", (), || {
        // SAFETY: `error` is null or points to a valid value, by this function's contract.
        let object = unsafe { input(error.cast::<Object>(), "error") }?;
        raised::set(as_error(object, "error")?);
        Ok(())
    })
}

fn as_error(object: &Object, name: &str) -> Result<Error> {
    match object.downcast::<ErrorObj>() {
        Some(error) => Ok(Error::from_object(Ref::from_borrowed(error))),
        None => Err(Error::type_error(format!(
            "Argument `{name}` must be a `ffi.Error`, got `{}`",
            fishplate_runtime::type_table::key(object.type_index())
        ))),
    }
}

/// The bytes of a C string; empty for null.
///
/// # Safety
/// `text` is null or NUL-terminated, and stays valid for `'a`.
unsafe fn c_bytes<'a>(text: *const c_char) -> &'a [u8] {
    if text.is_null() {
        return &[];
    }
    // SAFETY: `text` is not null and NUL-terminated, by this function's contract.
    unsafe { CStr::from_ptr(text) }.to_bytes()
}

/// Raises an error with a kind and a message, and the backtrace of the caller.
///
/// # Safety
/// `kind` and `message` are null or NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorSetRaisedFromCStr(kind: *const c_char, message: *const c_char) {
    guard_or("TVMFFIErrorSetRaisedFromCStr", (), || {
        // SAFETY: `kind` and `message` are null or NUL-terminated, by this function's contract.
        let (kind, message) = unsafe { (c_bytes(kind), c_bytes(message)) };
        raised::set_with_trace(Error::with_parts(kind, message, b"", None, None));
        Ok(())
    })
}

/// Raises an error whose message is the concatenation of parts; null parts are skipped.
///
/// # Safety
/// `kind` is null or NUL-terminated; `message_parts` is null or points to `num_parts` of the same.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorSetRaisedFromCStrParts(
    kind: *const c_char,
    message_parts: *const *const c_char,
    num_parts: i32,
) {
    guard_or("TVMFFIErrorSetRaisedFromCStrParts", (), || {
        let count = if message_parts.is_null() { 0 } else { num_parts.max(0) as usize };
        let mut message = Vec::new();
        for i in 0..count {
            // SAFETY: `message_parts` has `num_parts` entries, each null or NUL-terminated, by this
            // function's contract.
            message.extend_from_slice(unsafe { c_bytes(*message_parts.add(i)) });
        }
        // SAFETY: `kind` is null or NUL-terminated, by this function's contract.
        let kind = unsafe { c_bytes(kind) };
        raised::set_with_trace(Error::with_parts(kind, &message, b"", None, None));
        Ok(())
    })
}

/// Creates an error object.
///
/// # Safety
/// The spans are null or valid; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorCreate(
    kind: *const ByteArray,
    message: *const ByteArray,
    backtrace: *const ByteArray,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFIErrorCreate", || {
        let none = std::ptr::null_mut();
        // SAFETY: the spans are null or readable and `out` is null or writable, by this function's
        // contract; null handles mean none.
        unsafe { create(kind, message, backtrace, none, none, out) }
    })
}

/// Creates an error object with its cause and an additional context object.
///
/// # Safety
/// The same as for [`TVMFFIErrorCreate`]; `cause_chain` and `extra_context` are null or live
/// objects.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIErrorCreateWithCauseAndExtraContext(
    kind: *const ByteArray,
    message: *const ByteArray,
    backtrace: *const ByteArray,
    cause_chain: ObjectHandle,
    extra_context: ObjectHandle,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFIErrorCreateWithCauseAndExtraContext", || {
        // SAFETY: the spans are null or readable, the handles null or live and `out` null or
        // writable, by this function's contract.
        unsafe { create(kind, message, backtrace, cause_chain, extra_context, out) }
    })
}

/// # Safety
/// The same as for [`TVMFFIErrorCreateWithCauseAndExtraContext`].
unsafe fn create(
    kind: *const ByteArray,
    message: *const ByteArray,
    backtrace: *const ByteArray,
    cause: ObjectHandle,
    context: ObjectHandle,
    out: *mut ObjectHandle,
) -> Result<()> {
    let out = output(out, "out")?;
    // SAFETY: the spans are null or readable and the handles null or live, by this function's
    // contract.
    let (kind, message, backtrace, cause, context) = unsafe {
        (
            bytes(kind, "kind")?,
            bytes(message, "message")?,
            bytes(backtrace, "backtrace")?,
            cause.cast::<Object>().as_ref(),
            context.cast::<Object>().as_ref(),
        )
    };
    if let Some(cause) = cause {
        as_error(cause, "cause_chain")?;
    }
    let own = |object: &Object| Ref::from_borrowed(object);
    let error = Error::with_parts(kind, message, backtrace, cause.map(own), context.map(own));
    // SAFETY: `out` is not null and points to writable storage, by this function's contract.
    unsafe { out.write(error.into_object().into_handle()) };
    Ok(())
}

/// Returns the backtrace of the caller as text, valid until this thread asks again. `filename`,
/// `lineno` and `func`, if given, make the first line. Frames beyond the nearest language boundary
/// are left out unless `cross_ffi_boundary` is set.
///
/// # Safety
/// `filename` and `func` are null or NUL-terminated.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIBacktrace(
    filename: *const c_char,
    lineno: c_int,
    func: *const c_char,
    cross_ffi_boundary: c_int,
) -> *const ByteArray {
    guard_or("TVMFFIBacktrace", &raw const EMPTY.0, || {
        let here = (!filename.is_null() && !func.is_null())
            // SAFETY: `filename` and `func` are null or NUL-terminated, by this function's
            // contract.
            .then(|| unsafe { (c_bytes(filename), lineno, c_bytes(func)) });
        Ok(backtrace_text(here, cross_ffi_boundary != 0))
    })
}

struct Empty(ByteArray);
// SAFETY: an empty span refers to no memory.
unsafe impl Sync for Empty {}
static EMPTY: Empty = Empty(ByteArray::EMPTY);
