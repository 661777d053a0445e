//! The functions of `cpp/dynamic_capi.cc` and `cpp/dynamic_op.cc`.

use std::ffi::c_void;

use mlir_sys::{MlirAttribute, MlirContext, MlirNamedAttribute, MlirStringRef, MlirType};

use super::answers::RawPart;
use super::constant::ConstantTable;
use super::hooks::{OpTable, StorageTable};

/// A C++ dialect; only its address is known here.
#[repr(C)]
pub(super) struct RawDialect([u8; 0]);

/// The definition of a type or attribute; only its address is known here.
#[repr(C)]
pub(crate) struct RawDefinition([u8; 0]);

/// A C++ parser; only its address is known here.
#[repr(C)]
pub(crate) struct RawParser([u8; 0]);

/// A C++ printer; only its address is known here.
#[repr(C)]
pub(crate) struct RawPrinter([u8; 0]);

/// One effect of an operation, as the shim takes it.
#[repr(C)]
#[derive(Clone, Copy)]
pub(super) struct RawEffect {
    pub(super) kind: i32,
    pub(super) target: i32,
    pub(super) index: isize,
}

unsafe extern "C" {
    pub(super) fn fishplateDialectRegister(
        context: MlirContext,
        name: MlirStringRef,
        data: *mut c_void,
        populate: unsafe extern "C" fn(*mut c_void, *mut RawDialect),
        drop: unsafe extern "C" fn(*mut c_void),
    ) -> bool;
    pub(super) fn fishplateDialectGet(context: MlirContext, name: MlirStringRef)
    -> *mut RawDialect;
    pub(super) fn fishplateAnswersOpen(context: MlirContext) -> usize;
    pub(super) fn fishplateAnswersClose(depth: usize);
    pub(super) fn fishplateFitsConstant(value: MlirAttribute, ty: MlirType) -> bool;
    pub(super) fn fishplateDialectContext(dialect: *mut RawDialect) -> MlirContext;
    pub(super) fn fishplateDialectSetInlinable(dialect: *mut RawDialect, inlinable: bool);
    pub(super) fn fishplateDialectWarn(dialect: *mut RawDialect, message: MlirStringRef);
    pub(super) fn fishplateDialectFind(
        dialect: *mut RawDialect,
        mnemonic: MlirStringRef,
        is_type: bool,
    ) -> *mut RawDefinition;
    pub(super) fn fishplateDefine(
        dialect: *mut RawDialect,
        mnemonic: MlirStringRef,
        hooks: *const StorageTable,
        is_type: bool,
        type_param: isize,
        of_memref: bool,
        vector_element: bool,
    ) -> *mut RawDefinition;
    pub(super) fn fishplateDefinitionName(definition: *mut RawDefinition) -> MlirStringRef;
    pub(super) fn fishplateDefinitionContext(definition: *mut RawDefinition) -> MlirContext;
    pub(super) fn fishplateDefinitionVerify(
        definition: *mut RawDefinition,
        params: *const MlirAttribute,
        count: isize,
        message: *mut c_void,
    ) -> bool;
    pub(super) fn fishplateTypeGet(
        definition: *mut RawDefinition,
        params: *const MlirAttribute,
        count: isize,
    ) -> MlirType;
    pub(super) fn fishplateAttributeGet(
        definition: *mut RawDefinition,
        params: *const MlirAttribute,
        count: isize,
    ) -> MlirAttribute;
    pub(super) fn fishplateTypeDefinition(ty: MlirType) -> *mut RawDefinition;
    pub(super) fn fishplateAttributeDefinition(attribute: MlirAttribute) -> *mut RawDefinition;
    pub(super) fn fishplateTypeParamCount(ty: MlirType) -> isize;
    pub(super) fn fishplateTypeParam(ty: MlirType, index: isize) -> MlirAttribute;
    pub(super) fn fishplateAttributeParamCount(attribute: MlirAttribute) -> isize;
    pub(super) fn fishplateAttributeParam(attribute: MlirAttribute, index: isize) -> MlirAttribute;
    pub(super) fn fishplateMessageNew() -> *mut c_void;
    pub(super) fn fishplateMessageText(message: *mut c_void) -> MlirStringRef;
    pub(super) fn fishplateMessageDelete(message: *mut c_void);
    pub(super) fn fishplateMessageSet(message: *mut c_void, text: MlirStringRef);
    pub(super) fn fishplateParamsPush(params: *mut c_void, attribute: MlirAttribute);
    pub(super) fn fishplateAnswerPush(answer: *mut c_void, part: *const RawPart);
    pub(super) fn fishplateDialectSetConstants(
        dialect: *mut RawDialect,
        hooks: *const ConstantTable,
    );
    pub(super) fn fishplateConstantName(parts: *mut c_void, name: MlirStringRef);
    pub(super) fn fishplateConstantAttribute(
        parts: *mut c_void,
        name: MlirStringRef,
        value: MlirAttribute,
    );
    pub(super) fn fishplateTraitKnown(name: MlirStringRef) -> bool;
    pub(super) fn fishplateOpDefine(
        dialect: *mut RawDialect,
        name: MlirStringRef,
        hooks: *const OpTable,
        traits: *const MlirStringRef,
        trait_count: isize,
        effects: *const RawEffect,
        effect_count: isize,
        knows_effects: bool,
        attributes: *const MlirStringRef,
        attribute_count: isize,
        defaults: *const MlirNamedAttribute,
        default_count: isize,
    ) -> isize;
}
