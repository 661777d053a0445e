//! The functions of this crate's C++ part that are about builtin types and attributes.

use std::ffi::c_char;

use mlir_sys::{MlirAttribute, MlirContext, MlirLocation, MlirStringRef, MlirType};

unsafe extern "C" {
    pub(super) fn fishplateF80TypeGet(context: MlirContext) -> MlirType;
    pub(super) fn fishplateF128TypeGet(context: MlirContext) -> MlirType;
    pub(super) fn fishplateGraphTypeGetNumInputs(ty: MlirType) -> isize;
    pub(super) fn fishplateGraphTypeGetInput(ty: MlirType, index: isize) -> MlirType;
    pub(super) fn fishplateGraphTypeGetNumResults(ty: MlirType) -> isize;
    pub(super) fn fishplateGraphTypeGetResult(ty: MlirType, index: isize) -> MlirType;
    pub(super) fn fishplateOpaqueTypeGetChecked(
        location: MlirLocation,
        dialect: MlirStringRef,
        data: MlirStringRef,
    ) -> MlirType;
    pub(super) fn fishplateOpaqueAttrGetChecked(
        location: MlirLocation,
        dialect: MlirStringRef,
        data: MlirStringRef,
        ty: MlirType,
    ) -> MlirAttribute;
    pub(super) fn fishplateAttributeIsMemRefLayout(attribute: MlirAttribute) -> bool;
    pub(super) fn fishplateIntegerAttrGet(
        ty: MlirType,
        words: *const u64,
        count: usize,
    ) -> MlirAttribute;
    /// Writes an integer that 64 bits with a sign hold, and answers 1, or 2 for a truth value; else 0.
    pub(super) fn fishplateIntegerAttrGetSmall(attribute: MlirAttribute, value: *mut i64) -> u32;
    /// Copies the words of an integer, as many as its type needs.
    pub(super) fn fishplateIntegerAttrGetWords(attribute: MlirAttribute, words: *mut u64);
    pub(super) fn fishplateDenseArrayGetElementType(attribute: MlirAttribute) -> MlirType;
    pub(super) fn fishplateDenseElementsGetValue(
        attribute: MlirAttribute,
        index: usize,
    ) -> MlirAttribute;
    /// Copies the words of an integer element, as many as its type needs.
    pub(super) fn fishplateDenseElementsGetInt(
        attribute: MlirAttribute,
        index: usize,
        words: *mut u64,
    );
    pub(super) fn fishplateDenseElementsGetFloat(attribute: MlirAttribute, index: usize) -> f64;
    pub(super) fn fishplateDenseElementsGetData(attribute: MlirAttribute) -> MlirStringRef;
    pub(super) fn fishplateResourceGetKey(attribute: MlirAttribute) -> MlirStringRef;
    /// The bytes of a resource; no data pointer where the blob is not there.
    pub(super) fn fishplateResourceGetData(attribute: MlirAttribute) -> MlirStringRef;
}

/// Bytes as MLIR takes them. The result borrows: it must not be used after `bytes` is gone.
pub(super) fn bytes_ref(bytes: &[u8]) -> MlirStringRef {
    MlirStringRef { data: bytes.as_ptr().cast::<c_char>(), length: bytes.len() }
}
