//! The structs of XLA's C interface for custom calls (`xla/ffi/api/c_api.h`, version 0) as far as they are
//! read here. Each starts with its size, which `xla.rs` checks before it reads on.

use std::ffi::{c_char, c_void};

/// `XLA_FFI_Extension_Base`
#[repr(C)]
pub(super) struct Extension {
    size: usize,
    pub(super) kind: i32,
    pub(super) next: *mut Extension,
}

/// `XLA_FFI_Extension_Metadata`: XLA requests the metadata of a handler.
pub(super) const METADATA: i32 = 1;

/// `XLA_FFI_Api_Version`
#[repr(C)]
pub(super) struct Version {
    size: usize,
    extension: *mut Extension,
    pub(super) major: i32,
    pub(super) minor: i32,
}

/// `XLA_FFI_Metadata`
#[repr(C)]
pub(super) struct Metadata {
    size: usize,
    pub(super) version: Version,
    pub(super) traits: u32,
}

/// `XLA_FFI_Metadata_Extension`
#[repr(C)]
pub(super) struct MetadataExtension {
    base: Extension,
    pub(super) metadata: *mut Metadata,
}

/// `XLA_FFI_Error_Create_Args`
#[repr(C)]
pub(super) struct ErrorArgs {
    pub(super) size: usize,
    pub(super) extension: *mut Extension,
    pub(super) message: *const c_char,
    pub(super) code: i32,
}

/// `XLA_FFI_Error_Code_INVALID_ARGUMENT`
pub(super) const INVALID_ARGUMENT: i32 = 3;
/// `XLA_FFI_Error_Code_INTERNAL`
pub(super) const INTERNAL: i32 = 13;

/// `XLA_FFI_Error_Destroy_Args`
#[repr(C)]
pub(super) struct DestroyArgs {
    pub(super) size: usize,
    pub(super) extension: *mut Extension,
    pub(super) error: *mut c_void,
}

/// `XLA_FFI_Stream_Get_Args` and `XLA_FFI_DeviceOrdinal_Get_Args`, whose answers are a stream and a number.
#[repr(C)]
pub(super) struct AskArgs<T> {
    pub(super) size: usize,
    pub(super) extension: *mut Extension,
    pub(super) context: *mut c_void,
    pub(super) answer: T,
}

/// A function of XLA that fills in an answer; it returns an error or null.
pub(super) type Ask<T> = extern "C" fn(&mut AskArgs<T>) -> *mut c_void;

/// `XLA_FFI_Api`
#[repr(C)]
pub(super) struct Api {
    pub(super) size: usize,
    extension: *mut Extension,
    version: Version,
    internal: *const c_void,
    pub(super) error_create: extern "C" fn(&mut ErrorArgs) -> *mut c_void,
    error_message: *const c_void,
    pub(super) error_destroy: extern "C" fn(&mut DestroyArgs),
    register: *const c_void,
    pub(super) stream: Ask<*mut c_void>,
    others: [*const c_void; 12],
    pub(super) device: Ask<i32>,
}

/// `XLA_FFI_Buffer`
#[repr(C)]
pub(super) struct Buffer {
    pub(super) size: usize,
    extension: *mut Extension,
    pub(super) dtype: i32,
    pub(super) data: *mut c_void,
    pub(super) rank: i64,
    pub(super) dims: *mut i64,
}

/// `XLA_FFI_ArgType_BUFFER` and `XLA_FFI_RetType_BUFFER`
pub(super) const BUFFER: i32 = 1;

/// `XLA_FFI_Args` and `XLA_FFI_Rets`
#[repr(C)]
pub(super) struct Buffers {
    pub(super) size: usize,
    extension: *mut Extension,
    pub(super) count: i64,
    pub(super) types: *const i32,
    pub(super) values: *const *mut Buffer,
}

/// `XLA_FFI_ByteSpan`
#[repr(C)]
pub(super) struct Span {
    pub(super) data: *const u8,
    pub(super) length: usize,
}

/// `XLA_FFI_Array`
#[repr(C)]
pub(super) struct Array {
    pub(super) dtype: i32,
    pub(super) count: usize,
    pub(super) data: *const c_void,
}

/// `XLA_FFI_AttrType_ARRAY`
pub(super) const ARRAY: i32 = 1;
/// `XLA_FFI_AttrType_STRING`
pub(super) const STRING: i32 = 4;

/// `XLA_FFI_Attrs`
#[repr(C)]
pub(super) struct Attributes {
    pub(super) size: usize,
    extension: *mut Extension,
    pub(super) count: i64,
    pub(super) types: *const i32,
    pub(super) names: *const *const Span,
    pub(super) values: *const *const c_void,
}

/// `XLA_FFI_CallFrame`
#[repr(C)]
pub(super) struct CallFrame {
    pub(super) size: usize,
    pub(super) extension: *mut Extension,
    /// XLA's table; only questions about the handler come without it.
    pub(super) api: Option<&'static Api>,
    pub(super) context: *mut c_void,
    pub(super) stage: i32,
    pub(super) args: Buffers,
    pub(super) rets: Buffers,
    pub(super) attributes: Attributes,
}

/// `XLA_FFI_HANDLER_TRAITS_COMMAND_BUFFER_COMPATIBLE`: calls can be captured in a graph and replayed.
pub(super) const CAPTURED: u32 = 1;

/// `XLA_FFI_ExecutionStage_EXECUTE`
pub(super) const EXECUTE: i32 = 3;

const _: () = assert!(size_of::<Extension>() == 24 && size_of::<Version>() == 24);
const _: () = assert!(size_of::<Buffer>() == 48 && size_of::<Buffers>() == 40);
const _: () = assert!(size_of::<Attributes>() == 48 && size_of::<CallFrame>() == 168);
const _: () = assert!(std::mem::offset_of!(Api, error_create) == 48);
const _: () = assert!(std::mem::offset_of!(Api, stream) == 80);
const _: () = assert!(std::mem::offset_of!(Api, device) == 184 && size_of::<Api>() == 192);
