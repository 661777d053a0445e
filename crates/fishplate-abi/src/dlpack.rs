//! DLPack 1.3: the form in which all frameworks exchange tensors.

use core::ffi::{c_char, c_int, c_void};

/// DLPack's version pair.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DLPackVersion {
    /// Layout version.
    pub major: u32,
    /// Feature version.
    pub minor: u32,
}

/// The version that this crate describes.
pub const DLPACK_VERSION: DLPackVersion = DLPackVersion { major: 1, minor: 3 };

/// Flag: the data must not be written.
pub const DLPACK_FLAG_READ_ONLY: u64 = 1;
/// Flag: the producer made a copy.
pub const DLPACK_FLAG_IS_COPIED: u64 = 2;
/// Flag: sub-byte elements take a whole byte each.
pub const DLPACK_FLAG_IS_SUBBYTE_TYPE_PADDED: u64 = 4;

/// Kind of device. Any number may arrive from C, so this is not an enum.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DLDeviceType(pub i32);

macro_rules! rows {
    ($table:ident: $type:ident { $($name:ident = $number:literal, $text:literal;)* }) => {
        #[expect(missing_docs, reason = "each constant is its upstream name")]
        impl $type {
            $(pub const $name: $type = $type($number);)*
            /// Every known code with its name in strings.
            pub const $table: &'static [($type, &'static str)] = &[$(($type::$name, $text),)*];
        }
    };
}

rows! { NAMES: DLDeviceType {
    CPU = 1, "cpu"; CUDA = 2, "cuda"; CUDA_HOST = 3, "cuda_host"; OPENCL = 4, "opencl";
    VULKAN = 7, "vulkan"; METAL = 8, "metal"; VPI = 9, "vpi"; ROCM = 10, "rocm";
    ROCM_HOST = 11, "rocm_host"; EXT_DEV = 12, "ext_dev"; CUDA_MANAGED = 13, "cuda_managed";
    ONE_API = 14, "oneapi"; WEBGPU = 15, "webgpu"; HEXAGON = 16, "hexagon"; MAIA = 17, "maia";
    TRN = 18, "trn";
} }

/// A device: kind and ordinal.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DLDevice {
    /// Kind.
    pub device_type: DLDeviceType,
    /// Ordinal.
    pub device_id: i32,
}

/// Kind of element.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DLDataTypeCode(pub u8);

rows! { NAMES: DLDataTypeCode {
    INT = 0, "int"; UINT = 1, "uint"; FLOAT = 2, "float"; OPAQUE_HANDLE = 3, "handle";
    BFLOAT = 4, "bfloat"; COMPLEX = 5, "complex"; BOOL = 6, "bool";
    FLOAT8_E3M4 = 7, "float8_e3m4"; FLOAT8_E4M3 = 8, "float8_e4m3";
    FLOAT8_E4M3B11FNUZ = 9, "float8_e4m3b11fnuz"; FLOAT8_E4M3FN = 10, "float8_e4m3fn";
    FLOAT8_E4M3FNUZ = 11, "float8_e4m3fnuz"; FLOAT8_E5M2 = 12, "float8_e5m2";
    FLOAT8_E5M2FNUZ = 13, "float8_e5m2fnuz"; FLOAT8_E8M0FNU = 14, "float8_e8m0fnu";
    FLOAT6_E2M3FN = 15, "float6_e2m3fn"; FLOAT6_E3M2FN = 16, "float6_e3m2fn";
    FLOAT4_E2M1FN = 17, "float4_e2m1fn";
} }

/// Element type: kind, width in bits, vector lanes.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct DLDataType {
    /// Kind.
    pub code: DLDataTypeCode,
    /// Width of one lane in bits.
    pub bits: u8,
    /// Lanes; negative values, stored as `u16`, mark scalable vectors.
    pub lanes: u16,
}

/// A borrowed tensor.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct DLTensor {
    /// Start of the allocation.
    pub data: *mut c_void,
    /// Device of the memory.
    pub device: DLDevice,
    /// Number of dimensions.
    pub ndim: i32,
    /// Element type.
    pub dtype: DLDataType,
    /// `ndim` extents.
    pub shape: *mut i64,
    /// `ndim` strides in elements, or null for row-major.
    pub strides: *mut i64,
    /// Offset of the first element from `data`.
    pub byte_offset: u64,
}

const _: () = assert!(size_of::<DLTensor>() == 48);

/// An owned tensor, before DLPack 1.0.
#[repr(C)]
pub struct DLManagedTensor {
    /// The tensor.
    pub dl_tensor: DLTensor,
    /// The producer's context.
    pub manager_ctx: *mut c_void,
    /// Releases the tensor; may be null.
    pub deleter: Option<unsafe extern "C" fn(*mut DLManagedTensor)>,
}

/// An owned tensor with a version and flags.
#[repr(C)]
pub struct DLManagedTensorVersioned {
    /// Version of the producer.
    pub version: DLPackVersion,
    /// The producer's context.
    pub manager_ctx: *mut c_void,
    /// Releases the tensor; may be null.
    pub deleter: Option<unsafe extern "C" fn(*mut DLManagedTensorVersioned)>,
    /// `DLPACK_FLAG_*`.
    pub flags: u64,
    /// The tensor.
    pub dl_tensor: DLTensor,
}

/// The function by which an allocator reports an error.
pub type DLPackSetError =
    unsafe extern "C" fn(error_ctx: *mut c_void, kind: *const c_char, message: *const c_char);

/// Allocates a tensor like `prototype`.
pub type DLPackManagedTensorAllocator = unsafe extern "C" fn(
    prototype: *mut DLTensor,
    out: *mut *mut DLManagedTensorVersioned,
    error_ctx: *mut c_void,
    set_error: Option<DLPackSetError>,
) -> c_int;

/// Python object to owned tensor.
pub type DLPackManagedTensorFromPyObject =
    unsafe extern "C" fn(py_object: *mut c_void, out: *mut *mut DLManagedTensorVersioned) -> c_int;
/// Owned tensor to Python object.
pub type DLPackManagedTensorToPyObject = unsafe extern "C" fn(
    tensor: *mut DLManagedTensorVersioned,
    out_py_object: *mut *mut c_void,
) -> c_int;
/// Python object to borrowed tensor.
pub type DLPackDLTensorFromPyObject =
    unsafe extern "C" fn(py_object: *mut c_void, out: *mut DLTensor) -> c_int;
/// The framework's current stream on a device.
pub type DLPackCurrentWorkStream = unsafe extern "C" fn(
    device_type: DLDeviceType,
    device_id: i32,
    out_current_stream: *mut *mut c_void,
) -> c_int;

/// Head of [`DLPackExchangeApi`], stable over versions.
#[repr(C)]
pub struct DLPackExchangeApiHeader {
    /// Version of the table.
    pub version: DLPackVersion,
    /// An older table, or null.
    pub prev_api: *mut DLPackExchangeApiHeader,
}

/// The table behind `__dlpack_c_exchange_api__`. None of its functions waits for the device.
#[repr(C)]
pub struct DLPackExchangeApi {
    /// Version and older tables.
    pub header: DLPackExchangeApiHeader,
    /// Allocates through the framework.
    pub managed_tensor_allocator: Option<DLPackManagedTensorAllocator>,
    /// Python object to owned tensor.
    pub managed_tensor_from_py_object_no_sync: Option<DLPackManagedTensorFromPyObject>,
    /// Owned tensor to Python object.
    pub managed_tensor_to_py_object_no_sync: Option<DLPackManagedTensorToPyObject>,
    /// Python object to borrowed tensor.
    pub dltensor_from_py_object_no_sync: Option<DLPackDLTensorFromPyObject>,
    /// The framework's current stream.
    pub current_work_stream: Option<DLPackCurrentWorkStream>,
}
