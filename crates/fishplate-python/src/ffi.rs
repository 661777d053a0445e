//! The C functions of `libtvm_ffi.so` that the extension uses, resolved by the dynamic linker.

use std::ffi::{c_char, c_int, c_void};

use fishplate_abi::{
    ByteArray, DLDataType, DLManagedTensor, DLManagedTensorVersioned, DLPackManagedTensorAllocator,
    FieldInfo, MethodInfo, ObjectHandle, RawAny, SafeCall, TypeAttrColumn, TypeInfo, TypeMetadata,
};

unsafe extern "C" {
    pub(crate) fn TVMFFITypeKeyToIndex(key: *const ByteArray, index: *mut i32) -> c_int;
    pub(crate) fn TVMFFITypeGetOrAllocIndex(
        key: *const ByteArray,
        static_index: i32,
        depth: i32,
        child_slots: i32,
        can_overflow: i32,
        parent: i32,
    ) -> i32;
    pub(crate) fn TVMFFIGetTypeInfo(index: i32) -> *const TypeInfo;
    pub(crate) fn TVMFFITypeRegisterField(index: i32, field: *const FieldInfo) -> c_int;
    pub(crate) fn TVMFFITypeRegisterMethod(index: i32, method: *const MethodInfo) -> c_int;
    pub(crate) fn TVMFFITypeRegisterMetadata(index: i32, data: *const TypeMetadata) -> c_int;
    pub(crate) fn TVMFFITypeRegisterAttr(
        index: i32,
        name: *const ByteArray,
        value: *const RawAny,
    ) -> c_int;
    pub(crate) fn TVMFFIGetTypeAttrColumn(name: *const ByteArray) -> *const TypeAttrColumn;
    pub(crate) fn TVMFFIFunctionCreate(
        handle: *mut c_void,
        call: Option<SafeCall>,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
        out: *mut ObjectHandle,
    ) -> c_int;
    pub(crate) fn TVMFFIFunctionGetGlobal(name: *const ByteArray, out: *mut ObjectHandle) -> c_int;
    pub(crate) fn TVMFFIFunctionSetGlobal(
        name: *const ByteArray,
        function: ObjectHandle,
        replace: c_int,
    ) -> c_int;
    pub(crate) fn TVMFFIAnyViewToOwnedAny(view: *const RawAny, out: *mut RawAny) -> c_int;
    pub(crate) fn TVMFFIObjectCreateOpaque(
        handle: *mut c_void,
        type_index: i32,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
        out: *mut ObjectHandle,
    ) -> c_int;
    pub(crate) fn TVMFFIErrorMoveFromRaised(out: *mut ObjectHandle);
    pub(crate) fn TVMFFIErrorSetRaised(error: ObjectHandle);
    pub(crate) fn TVMFFIErrorCreateWithCauseAndExtraContext(
        kind: *const ByteArray,
        message: *const ByteArray,
        backtrace: *const ByteArray,
        cause: ObjectHandle,
        extra_context: ObjectHandle,
        out: *mut ObjectHandle,
    ) -> c_int;
    pub(crate) fn TVMFFIBacktrace(
        file: *const c_char,
        line: c_int,
        function: *const c_char,
        cross_ffi_boundary: c_int,
    ) -> *const ByteArray;
    pub(crate) fn TVMFFIStringFromByteArray(bytes: *const ByteArray, out: *mut RawAny) -> c_int;
    pub(crate) fn TVMFFIBytesFromByteArray(bytes: *const ByteArray, out: *mut RawAny) -> c_int;
    pub(crate) fn TVMFFIBigIntFromByteArray(bytes: *const ByteArray, out: *mut RawAny) -> c_int;
    pub(crate) fn TVMFFIBigIntGetContentByteArray(value: *const RawAny) -> ByteArray;
    pub(crate) fn TVMFFIDataTypeFromString(text: *const ByteArray, out: *mut DLDataType) -> c_int;
    pub(crate) fn TVMFFIDataTypeToString(dtype: *const DLDataType, out: *mut RawAny) -> c_int;
    pub(crate) fn TVMFFITensorFromDLPack(
        from: *mut DLManagedTensor,
        require_alignment: i32,
        require_contiguous: i32,
        out: *mut ObjectHandle,
    ) -> c_int;
    pub(crate) fn TVMFFITensorFromDLPackVersioned(
        from: *mut DLManagedTensorVersioned,
        require_alignment: i32,
        require_contiguous: i32,
        out: *mut ObjectHandle,
    ) -> c_int;
    pub(crate) fn TVMFFITensorToDLPackVersioned(
        from: ObjectHandle,
        out: *mut *mut DLManagedTensorVersioned,
    ) -> c_int;
    pub(crate) fn TVMFFIEnvSetStream(
        device_type: i32,
        device_id: i32,
        stream: *mut c_void,
        before: *mut *mut c_void,
    ) -> c_int;
    pub(crate) fn TVMFFIEnvGetStream(device_type: i32, device_id: i32) -> *mut c_void;
    pub(crate) fn TVMFFIEnvSetDLPackManagedTensorAllocator(
        allocator: Option<DLPackManagedTensorAllocator>,
        write_to_global: c_int,
        before: *mut Option<DLPackManagedTensorAllocator>,
    ) -> c_int;
    pub(crate) fn TVMFFIEnvRegisterCAPI(name: *const c_char, symbol: *mut c_void) -> c_int;
}

/// A span for the C functions; valid while `bytes` is.
#[inline]
pub(crate) fn span(bytes: &[u8]) -> ByteArray {
    ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
}
