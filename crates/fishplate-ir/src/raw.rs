//! Strings across the C boundary of MLIR, and the functions of this crate's C++ part.

use std::ffi::{c_char, c_void};

use mlir_sys::{MlirAttribute, MlirOperation, MlirStringCallback, MlirStringRef, MlirType};

unsafe extern "C" {
    pub(crate) fn fishplateTypeKind(ty: MlirType) -> *const c_void;
    pub(crate) fn fishplateTypeKindName(ty: MlirType) -> MlirStringRef;
    pub(crate) fn fishplateAttributeKind(attribute: MlirAttribute) -> *const c_void;
    pub(crate) fn fishplateAttributeKindName(attribute: MlirAttribute) -> MlirStringRef;
    pub(crate) fn fishplateForeignUser(root: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateUserOfForeign(root: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateUserOfDetached(operation: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateDropReferences(operation: MlirOperation);
    pub(crate) fn fishplateIsAncestor(above: MlirOperation, operation: MlirOperation) -> bool;
    pub(crate) fn fishplateAttributeIsLocation(attribute: MlirAttribute) -> bool;
}

/// `text` as MLIR takes it. The result borrows: it must not be used after `text` is gone.
pub fn string_ref(text: &str) -> MlirStringRef {
    MlirStringRef { data: text.as_ptr().cast::<c_char>(), length: text.len() }
}

/// The text behind a string reference.
///
/// # Safety
/// `text` points to `length` readable bytes, or is empty.
pub unsafe fn to_string(text: MlirStringRef) -> String {
    // SAFETY: the same requirement.
    String::from_utf8_lossy(unsafe { bytes(text) }).into_owned()
}

/// The bytes behind a string reference.
///
/// # Safety
/// `text` points to `length` readable bytes for `'a`, or is empty.
pub unsafe fn bytes<'a>(text: MlirStringRef) -> &'a [u8] {
    if text.data.is_null() || text.length == 0 {
        return &[];
    }
    // SAFETY: not null, and the caller gives `length` readable bytes.
    unsafe { std::slice::from_raw_parts(text.data.cast::<u8>(), text.length) }
}

unsafe extern "C" fn append(part: MlirStringRef, sink: *mut c_void) {
    // SAFETY: `collect` passes its own vector, and nothing else refers to it during the call.
    let sink = unsafe { &mut *sink.cast::<Vec<u8>>() };
    // SAFETY: MLIR passes a string that lives for the call.
    sink.extend_from_slice(unsafe { bytes(part) });
}

/// What `print` writes through the callback and the pointer that it gets.
pub fn collect(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> Vec<u8> {
    let mut sink = Vec::new();
    print(Some(append), (&raw mut sink).cast());
    sink
}

/// Like [`collect`], as text.
pub fn collect_text(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    let bytes = collect(print);
    String::from_utf8(bytes)
        .unwrap_or_else(|error| String::from_utf8_lossy(error.as_bytes()).into())
}
