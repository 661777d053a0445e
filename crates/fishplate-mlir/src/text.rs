//! Strings across the C boundary: MLIR's string references and printing callbacks, LLVM's owned
//! messages.

use std::{
    ffi::{CStr, CString, c_char, c_void},
    slice,
};

use llvm_sys::error::{LLVMDisposeErrorMessage, LLVMErrorRef, LLVMGetErrorMessage};
use mlir_sys::MlirStringRef;

use crate::{Error, Result};

/// Converts `text` for MLIR. The result borrows from `text`, and must not be used after it is
/// dropped.
pub(crate) fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast::<c_char>(), length: text.len() }
}

/// Converts bytes for MLIR. The result borrows from `bytes`, and must not be used after they are
/// dropped.
pub(crate) fn bytes_ref(bytes: &[u8]) -> MlirStringRef {
    MlirStringRef { data: bytes.as_ptr().cast::<c_char>(), length: bytes.len() }
}

/// Copies the bytes behind a string reference, as text.
///
/// # Safety
/// `text` points to `length` readable bytes, or is empty.
pub(crate) unsafe fn to_owned(text: MlirStringRef) -> String {
    String::from_utf8_lossy(
        // SAFETY: the caller passes a readable string.
        unsafe { bytes(text) },
    )
    .into_owned()
}

/// The bytes behind a string reference.
///
/// # Safety
/// `text` points to `length` readable bytes for `'a`, or is empty.
pub(crate) unsafe fn bytes<'a>(text: MlirStringRef) -> &'a [u8] {
    if text.data.is_null() || text.length == 0 {
        return &[];
    }
    // SAFETY: not null, and the caller passes `length` readable bytes.
    unsafe { slice::from_raw_parts(text.data.cast::<u8>(), text.length) }
}

/// A printing callback that appends to the `Vec<u8>` behind `sink`.
///
/// # Safety
/// `sink` is the pointer that [`collect`] passes, and `part` is a readable string.
pub(crate) unsafe extern "C" fn append(part: MlirStringRef, sink: *mut c_void) {
    // SAFETY: `collect` passes its own vector, and nothing else refers to it during the call.
    let sink = unsafe { &mut *sink.cast::<Vec<u8>>() };
    // SAFETY: MLIR passes a string that lives for the call.
    sink.extend_from_slice(unsafe { bytes(part) });
}

/// Collects the bytes that `print` writes through [`append`] and the pointer that it gets.
pub(crate) fn collect(print: impl FnOnce(*mut c_void)) -> Vec<u8> {
    let mut sink = Vec::new();
    print((&raw mut sink).cast());
    sink
}

/// Like [`collect`], as text.
pub(crate) fn collect_text(print: impl FnOnce(*mut c_void)) -> String {
    String::from_utf8(collect(print))
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into())
}

/// Copies `name` with a NUL at its end.
pub(crate) fn c_string(name: &str) -> Result<CString> {
    CString::new(name).map_err(|_| Error::Nul { name: name.to_owned() })
}

/// Converts an LLVM error to its message, and frees it; `Ok` for null.
///
/// # Safety
/// `error` is null or an error that nobody has taken yet.
pub(crate) unsafe fn llvm_result(error: LLVMErrorRef) -> std::result::Result<(), String> {
    if error.is_null() {
        return Ok(());
    }
    // SAFETY: the error is live and this call consumes it; the message is ours to free.
    let raw = unsafe { LLVMGetErrorMessage(error) };
    // SAFETY: LLVM returns a NUL-terminated string.
    let message = unsafe { CStr::from_ptr(raw) }.to_string_lossy().into_owned();
    // SAFETY: the message came from LLVMGetErrorMessage and is not used after this.
    unsafe { LLVMDisposeErrorMessage(raw) };
    Err(message)
}

/// Copies a message that LLVM allocated, and frees it.
///
/// # Safety
/// `raw` is null or a string that `LLVMDisposeMessage` frees, and nobody uses it afterwards.
pub(crate) unsafe fn take_message(raw: *mut c_char) -> String {
    if raw.is_null() {
        return String::new();
    }
    // SAFETY: not null, and LLVM returns NUL-terminated strings.
    let message = unsafe { CStr::from_ptr(raw) }.to_string_lossy().into_owned();
    // SAFETY: the caller passes ownership of the string.
    unsafe { llvm_sys::core::LLVMDisposeMessage(raw) };
    message
}
