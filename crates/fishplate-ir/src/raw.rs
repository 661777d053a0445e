//! Strings across the C boundary of MLIR, and the functions of this crate's C++ part.

use std::ffi::c_void;

use fishplate_mlir::text;
pub use fishplate_mlir::text::{bytes, string_ref, to_owned as to_string};
use mlir_sys::{
    MlirAttribute, MlirBlock, MlirOperation, MlirStringCallback, MlirStringRef, MlirType,
};

unsafe extern "C" {
    pub(crate) fn fishplateTypeKind(ty: MlirType) -> *const c_void;
    pub(crate) fn fishplateTypeKindName(ty: MlirType) -> MlirStringRef;
    pub(crate) fn fishplateAttributeKind(attribute: MlirAttribute) -> *const c_void;
    pub(crate) fn fishplateAttributeKindName(attribute: MlirAttribute) -> MlirStringRef;
    pub(crate) fn fishplateForeignUser(root: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateUserOfForeign(root: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateUserOfDetached(operation: MlirOperation) -> MlirOperation;
    pub(crate) fn fishplateDropReferences(operation: MlirOperation);
    pub(crate) fn fishplateDepthWith(
        above: MlirOperation,
        inside: MlirOperation,
        limit: usize,
    ) -> usize;
    pub(crate) fn fishplateUnregisteredOf(
        root: MlirOperation,
        dialect: MlirStringRef,
    ) -> MlirOperation;
    pub(crate) fn fishplateBlockGetLastOperation(block: MlirBlock) -> MlirOperation;
    pub(crate) fn fishplateIsAncestor(above: MlirOperation, operation: MlirOperation) -> bool;
    pub(crate) fn fishplateAttributeIsLocation(attribute: MlirAttribute) -> bool;
}

/// What `print` writes through the callback and the pointer that it gets.
pub fn collect(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> Vec<u8> {
    text::collect(|sink| print(Some(text::append), sink))
}

/// Like [`collect`], as text.
pub fn collect_text(print: impl FnOnce(MlirStringCallback, *mut c_void)) -> String {
    text::collect_text(|sink| print(Some(text::append), sink))
}
