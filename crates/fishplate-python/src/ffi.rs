//! The C functions of `libtvm_ffi.so` that the extension uses, resolved by the dynamic linker.
//!
//! A function is declared `safe` if its argument types prove everything that it needs: borrowed spans and views,
//! objects by handle, and places that own the results written there.

use std::ffi::{c_char, c_int, c_void};
use std::marker::PhantomData;

use fishplate_abi::{
    ByteArray, DLDataType, DLManagedTensor, DLManagedTensorVersioned, DLPackManagedTensorAllocator,
    FieldInfo, MethodInfo, RawAny, SafeCall, TypeAttrColumn, TypeInfo, TypeMetadata,
};

use crate::any::{OwnedAny, View};
use crate::dlpack::Managed;
use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{Python, Result, runtime_error};

/// Bytes that are borrowed for `'a`.
#[repr(transparent)]
pub(crate) struct Span<'a>(ByteArray, PhantomData<&'a [u8]>);

impl<'a> Span<'a> {
    #[inline]
    pub(crate) fn new(bytes: &'a [u8]) -> Span<'a> {
        Span(span(bytes), PhantomData)
    }
}

/// The object that a function returns; `None` if it returns none.
pub(crate) type Out = Option<FfiRef>;

unsafe extern "C" {
    pub(crate) safe fn TVMFFITypeKeyToIndex(key: &Span<'_>, index: &mut i32) -> c_int;
    pub(crate) safe fn TVMFFITypeGetOrAllocIndex(
        key: &Span<'_>,
        static_index: i32,
        depth: i32,
        child_slots: i32,
        can_overflow: i32,
        parent: i32,
    ) -> i32;
    pub(crate) safe fn TVMFFIGetTypeInfo(index: i32) -> Option<&'static TypeInfo>;
    pub(crate) fn TVMFFITypeRegisterField(index: i32, field: &FieldInfo) -> c_int;
    pub(crate) fn TVMFFITypeRegisterMethod(index: i32, method: &MethodInfo) -> c_int;
    pub(crate) fn TVMFFITypeRegisterMetadata(index: i32, data: &TypeMetadata) -> c_int;
    pub(crate) safe fn TVMFFITypeRegisterAttr(
        index: i32,
        name: &Span<'_>,
        value: &View<'_>,
    ) -> c_int;
    pub(crate) safe fn TVMFFIGetTypeAttrColumn(name: &Span<'_>) -> Option<&'static TypeAttrColumn>;
    pub(crate) fn TVMFFIFunctionCreate(
        handle: *mut c_void,
        call: Option<SafeCall>,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
        out: &mut Out,
    ) -> c_int;
    safe fn TVMFFIFunctionGetGlobal(name: &Span<'_>, out: &mut Out) -> c_int;
    pub(crate) safe fn TVMFFIFunctionSetGlobal(
        name: &Span<'_>,
        function: FfiObject<'_>,
        replace: c_int,
    ) -> c_int;
    pub(crate) safe fn TVMFFIAnyViewToOwnedAny(view: &View<'_>, out: &mut OwnedAny) -> c_int;
    pub(crate) fn TVMFFIObjectCreateOpaque(
        handle: *mut c_void,
        type_index: i32,
        deleter: Option<unsafe extern "C" fn(*mut c_void)>,
        out: &mut Out,
    ) -> c_int;
    safe fn TVMFFIErrorMoveFromRaised(out: &mut Out);
    #[link_name = "TVMFFIErrorSetRaised"]
    pub(crate) safe fn set_raised(error: FfiObject<'_>);
    safe fn TVMFFIErrorCreateWithCauseAndExtraContext(
        kind: &Span<'_>,
        message: &Span<'_>,
        backtrace: &Span<'_>,
        cause: Option<FfiObject<'_>>,
        extra_context: Option<FfiObject<'_>>,
        out: &mut Out,
    ) -> c_int;
    pub(crate) fn TVMFFIBacktrace<'a>(
        file: *const c_char,
        line: c_int,
        function: *const c_char,
        cross_ffi_boundary: c_int,
    ) -> Option<&'a ByteArray>;
    safe fn TVMFFIStringFromByteArray(bytes: &Span<'_>, out: &mut OwnedAny) -> c_int;
    safe fn TVMFFIBytesFromByteArray(bytes: &Span<'_>, out: &mut OwnedAny) -> c_int;
    pub(crate) safe fn TVMFFIBigIntFromByteArray(bytes: &Span<'_>, out: &mut OwnedAny) -> c_int;
    pub(crate) fn TVMFFIBigIntGetContentByteArray(value: &RawAny) -> ByteArray;
    pub(crate) safe fn TVMFFIDataTypeFromString(text: &Span<'_>, out: &mut DLDataType) -> c_int;
    pub(crate) safe fn TVMFFIDataTypeToString(dtype: &DLDataType, out: &mut OwnedAny) -> c_int;
    pub(crate) fn TVMFFITensorFromDLPack(
        from: *mut DLManagedTensor,
        require_alignment: i32,
        require_contiguous: i32,
        out: &mut Out,
    ) -> c_int;
    pub(crate) fn TVMFFITensorFromDLPackVersioned(
        from: *mut DLManagedTensorVersioned,
        require_alignment: i32,
        require_contiguous: i32,
        out: &mut Out,
    ) -> c_int;
    pub(crate) fn TVMFFITensorToDLPackVersioned(
        from: FfiObject<'_>,
        out: &mut Option<Managed>,
    ) -> c_int;
    // It stores the stream, which is not read.
    pub(crate) safe fn TVMFFIEnvSetStream(
        device_type: i32,
        device_id: i32,
        stream: *mut c_void,
        before: Option<&mut *mut c_void>,
    ) -> c_int;
    #[link_name = "TVMFFIEnvGetStream"]
    pub(crate) safe fn stream(device_type: i32, device_id: i32) -> *mut c_void;
    pub(crate) fn TVMFFIEnvSetDLPackManagedTensorAllocator(
        allocator: Option<DLPackManagedTensorAllocator>,
        write_to_global: c_int,
        before: Option<&mut Option<DLPackManagedTensorAllocator>>,
    ) -> c_int;
    pub(crate) fn TVMFFIEnvRegisterCAPI(name: *const c_char, symbol: *mut c_void) -> c_int;
}

/// A span for structs of the C functions; valid while `bytes` is.
#[inline]
pub(crate) fn span(bytes: &[u8]) -> ByteArray {
    ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
}

/// The object that a successful function has returned.
pub(crate) fn object(py: Python<'_>, out: Out) -> Result<FfiRef> {
    out.ok_or_else(|| runtime_error(py, "the runtime returned no object"))
}

/// Takes the error that was raised on this thread, if there is one.
pub(crate) fn take_raised() -> Option<FfiRef> {
    let mut error = None;
    TVMFFIErrorMoveFromRaised(&mut error);
    error
}

/// A new error, or the status of the function that failed to create one.
pub(crate) fn new_error(
    kind: &[u8],
    message: &[u8],
    backtrace: &[u8],
    cause: Option<FfiObject<'_>>,
) -> std::result::Result<FfiRef, c_int> {
    let mut made = None;
    let [kind, message, backtrace] = [kind, message, backtrace].map(Span::new);
    let status = TVMFFIErrorCreateWithCauseAndExtraContext(
        &kind, &message, &backtrace, cause, None, &mut made,
    );
    made.ok_or(status)
}

/// The global function with this name; `None` when nobody registered one.
pub(crate) fn global(name: &[u8]) -> std::result::Result<Option<FfiRef>, c_int> {
    let mut found = None;
    match TVMFFIFunctionGetGlobal(&Span::new(name), &mut found) {
        0 => Ok(found),
        status => Err(status),
    }
}

/// Text or bytes as a value: inline where it is short, else on the heap.
pub(crate) fn text(content: &[u8], is_str: bool) -> std::result::Result<OwnedAny, c_int> {
    let (content, mut out) = (Span::new(content), OwnedAny::NONE);
    let status = match is_str {
        true => TVMFFIStringFromByteArray(&content, &mut out),
        false => TVMFFIBytesFromByteArray(&content, &mut out),
    };
    if status == 0 { Ok(out) } else { Err(status) }
}
