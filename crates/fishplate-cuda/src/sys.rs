//! The driver's C interface: handles, numbers, and the table of functions.

use std::ffi::{c_char, c_int, c_uint, c_void};

/// Result of every driver function. A newer driver may return any number.
#[repr(transparent)]
#[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
pub struct Code(pub c_int);

impl Code {
    /// No error.
    pub const SUCCESS: Code = Code(0);
    /// An argument is out of range.
    pub const INVALID_VALUE: Code = Code(1);
    /// No memory is left on the device.
    pub const OUT_OF_MEMORY: Code = Code(2);
    /// The image is not PTX or a cubin that this driver can load.
    pub const INVALID_IMAGE: Code = Code(200);
    /// The PTX does not compile.
    pub const INVALID_PTX: Code = Code(218);
    /// The driver does not support the version of the PTX.
    pub const UNSUPPORTED_PTX_VERSION: Code = Code(222);
    /// No function has this name.
    pub const NOT_FOUND: Code = Code(500);
}

macro_rules! handles {
    ($($(#[$doc:meta])* $name:ident;)*) => {$(
        $(#[$doc])*
        #[repr(transparent)]
        #[derive(Clone, Copy, PartialEq, Eq, Debug, Hash)]
        pub struct $name(pub *mut c_void);

        impl $name {
            /// The null handle.
            pub const NULL: $name = $name(std::ptr::null_mut());
        }

        // SAFETY: a handle identifies something in the driver, which may be used from any thread; it is never
        // dereferenced.
        unsafe impl Send for $name {}
        // SAFETY: a handle identifies something in the driver, which may be used from any thread; it is never
        // dereferenced.
        unsafe impl Sync for $name {}
    )*};
}

handles! {
    /// `CUcontext`.
    ContextHandle;
    /// `CUmodule`.
    ModuleHandle;
    /// `CUfunction`.
    FunctionHandle;
    /// `CUstream`; null is the default stream.
    StreamHandle;
    /// `CUlinkState`.
    LinkHandle;
}

/// `CUdevice`: the ordinal of a device.
pub type DeviceOrdinal = c_int;
/// `CUdeviceptr`: an address on a device.
pub type DevicePointer = u64;

/// `CUdevice_attribute`s that are queried.
pub mod attribute {
    use std::ffi::c_int;

    /// Threads in a block.
    pub const MAX_THREADS_PER_BLOCK: c_int = 1;
    /// Threads in a block along x; y and z follow.
    pub const MAX_BLOCK_DIM_X: c_int = 2;
    /// Blocks in a grid along x; y and z follow.
    pub const MAX_GRID_DIM_X: c_int = 5;
    /// Bytes of shared memory for a block.
    pub const MAX_SHARED_MEMORY_PER_BLOCK: c_int = 8;
    /// Number of multiprocessors.
    pub const MULTIPROCESSOR_COUNT: c_int = 16;
    /// Major version of the architecture.
    pub const COMPUTE_CAPABILITY_MAJOR: c_int = 75;
    /// Minor version of the architecture.
    pub const COMPUTE_CAPABILITY_MINOR: c_int = 76;
    /// Bytes of shared memory for a block that needs more than the default.
    pub const MAX_SHARED_MEMORY_PER_BLOCK_OPTIN: c_int = 97;
}

/// `CUfunction_attribute`s that are set.
pub mod function_attribute {
    use std::ffi::c_int;

    /// Bytes of dynamic shared memory that launches may use.
    pub const MAX_DYNAMIC_SHARED_SIZE_BYTES: c_int = 8;
}

/// `CUjit_option`s that are used when an image is loaded.
pub mod jit_option {
    use std::ffi::c_uint;

    /// Buffer for messages.
    pub const INFO_LOG_BUFFER: c_uint = 3;
    /// Its size.
    pub const INFO_LOG_BUFFER_SIZE_BYTES: c_uint = 4;
    /// Buffer for errors.
    pub const ERROR_LOG_BUFFER: c_uint = 5;
    /// Its size.
    pub const ERROR_LOG_BUFFER_SIZE_BYTES: c_uint = 6;
    /// The target architecture; without it, that of the context.
    pub const TARGET: c_uint = 9;
}

/// `CUjitInputType`s that are linked.
pub mod jit_input {
    use std::ffi::c_int;

    /// NUL-terminated PTX text.
    pub const PTX: c_int = 1;
}

/// `CUjit_target`s: the number of an architecture, and a flag that is added to it.
pub mod jit_target {
    use std::ffi::c_int;

    /// Added for an architecture with the letter `a`.
    pub const ACCELERATED: c_int = 0x10000;
}

macro_rules! functions {
    ($($name:ident = $symbol:literal ($($arg:ident: $type:ty),*);)*) => {
        /// The functions of the driver that are used, by their names without the version suffix.
        #[expect(non_snake_case, reason = "the names are the driver's")]
        #[expect(missing_docs, reason = "documented by the driver's manual")]
        pub struct Functions {
            $(pub $name: unsafe extern "C" fn($($arg: $type),*) -> Code,)*
        }

        impl Functions {
            /// Looks up every function. The error names a missing one.
            ///
            /// # Safety
            /// `library` is a CUDA driver, or replaces one.
            pub(crate) unsafe fn resolve(
                library: &libloading::Library,
            ) -> Result<Functions, &'static str> {
                Ok(Functions {$(
                    // SAFETY: in a driver that has this symbol, the function has this signature.
                    $name: unsafe { *library.get($symbol).map_err(|_| stringify!($name))? },
                )*})
            }
        }
    };
}

functions! {
    cuInit = b"cuInit\0" (flags: c_uint);
    cuDriverGetVersion = b"cuDriverGetVersion\0" (version: *mut c_int);
    cuGetErrorName = b"cuGetErrorName\0" (code: Code, text: *mut *const c_char);
    cuGetErrorString = b"cuGetErrorString\0" (code: Code, text: *mut *const c_char);
    cuDeviceGetCount = b"cuDeviceGetCount\0" (count: *mut c_int);
    cuDeviceGet = b"cuDeviceGet\0" (device: *mut DeviceOrdinal, ordinal: c_int);
    cuDeviceGetName = b"cuDeviceGetName\0" (name: *mut c_char, size: c_int, device: DeviceOrdinal);
    cuDeviceGetAttribute = b"cuDeviceGetAttribute\0" (value: *mut c_int, attribute: c_int, device: DeviceOrdinal);
    cuDevicePrimaryCtxRetain = b"cuDevicePrimaryCtxRetain\0" (context: *mut ContextHandle, device: DeviceOrdinal);
    cuDevicePrimaryCtxRelease = b"cuDevicePrimaryCtxRelease_v2\0" (device: DeviceOrdinal);
    cuCtxGetCurrent = b"cuCtxGetCurrent\0" (context: *mut ContextHandle);
    cuCtxSetCurrent = b"cuCtxSetCurrent\0" (context: ContextHandle);
    cuCtxPushCurrent = b"cuCtxPushCurrent_v2\0" (context: ContextHandle);
    cuCtxPopCurrent = b"cuCtxPopCurrent_v2\0" (context: *mut ContextHandle);
    cuCtxGetDevice = b"cuCtxGetDevice\0" (device: *mut DeviceOrdinal);
    cuCtxSynchronize = b"cuCtxSynchronize\0" ();
    cuModuleLoadDataEx = b"cuModuleLoadDataEx\0" (module: *mut ModuleHandle, image: *const c_void, count: c_uint, options: *const c_uint, values: *const *mut c_void);
    cuModuleUnload = b"cuModuleUnload\0" (module: ModuleHandle);
    cuModuleGetFunction = b"cuModuleGetFunction\0" (function: *mut FunctionHandle, module: ModuleHandle, name: *const c_char);
    cuLinkCreate = b"cuLinkCreate_v2\0" (count: c_uint, options: *const c_uint, values: *const *mut c_void, link: *mut LinkHandle);
    cuLinkAddData = b"cuLinkAddData_v2\0" (link: LinkHandle, kind: c_int, bytes: *const c_void, size: usize, name: *const c_char, count: c_uint, options: *const c_uint, values: *const *mut c_void);
    cuLinkComplete = b"cuLinkComplete\0" (link: LinkHandle, cubin: *mut *const c_void, size: *mut usize);
    cuLinkDestroy = b"cuLinkDestroy\0" (link: LinkHandle);
    cuFuncSetAttribute = b"cuFuncSetAttribute\0" (function: FunctionHandle, attribute: c_int, value: c_int);
    cuLaunchKernel = b"cuLaunchKernel\0" (function: FunctionHandle, grid_x: c_uint, grid_y: c_uint, grid_z: c_uint, block_x: c_uint, block_y: c_uint, block_z: c_uint, shared_bytes: c_uint, stream: StreamHandle, params: *mut *mut c_void, extra: *mut *mut c_void);
    cuStreamCreate = b"cuStreamCreate\0" (stream: *mut StreamHandle, flags: c_uint);
    cuStreamDestroy = b"cuStreamDestroy_v2\0" (stream: StreamHandle);
    cuStreamSynchronize = b"cuStreamSynchronize\0" (stream: StreamHandle);
    cuMemAlloc = b"cuMemAlloc_v2\0" (pointer: *mut DevicePointer, bytes: usize);
    cuMemFree = b"cuMemFree_v2\0" (pointer: DevicePointer);
    cuMemcpy = b"cuMemcpy\0" (to: DevicePointer, from: DevicePointer, bytes: usize);
    cuMemcpyAsync = b"cuMemcpyAsync\0" (to: DevicePointer, from: DevicePointer, bytes: usize, stream: StreamHandle);
    cuMemcpyHtoD = b"cuMemcpyHtoD_v2\0" (to: DevicePointer, from: *const c_void, bytes: usize);
    cuMemcpyDtoH = b"cuMemcpyDtoH_v2\0" (to: *mut c_void, from: DevicePointer, bytes: usize);
}
