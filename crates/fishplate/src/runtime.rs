//! The runtime behind the crate: the C functions of a `libtvm_ffi.so`, or of the linked-in one.
//!
//! The library is searched for once, at first use, in this order:
//! 1. a library that the process has already loaded, by whatever means;
//! 2. the path in `FISHPLATE_LIBRARY`;
//! 3. the path that was given to [`load`] before anything else;
//! 4. `libtvm_ffi.so` beside the program or the library that this code is part of;
//! 5. `libtvm_ffi.so` by the system's search.

use fishplate_abi::error_kind;
use std::ffi::{c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use fishplate_abi::{
    ByteArray, DLDataType, DLManagedTensor, DLManagedTensorVersioned, DLPackManagedTensorAllocator,
    DLTensor, FieldInfo, MethodInfo, ObjectHandle, RawAny, SafeCall, TypeAttrColumn, TypeInfo,
    TypeMetadata, Version,
};

use crate::error::Error;

#[cfg(feature = "static-runtime")]
#[path = "runtime/linked.rs"]
mod source;
#[cfg(not(feature = "static-runtime"))]
#[path = "runtime/search.rs"]
mod source;

pub(crate) use source::try_api;

macro_rules! functions {
    ($($name:ident($($arg:ty),*) $(-> $result:ty)?;)*) => {
        /// The C functions that the crate uses, by their names in the ABI.
        #[expect(non_snake_case, reason = "the names are the ABI")]
        #[expect(missing_docs, reason = "documented by the ABI")]
        pub struct Api {
            $(pub $name: unsafe extern "C" fn($($arg),*) $(-> $result)?,)*
        }

        #[cfg(not(feature = "static-runtime"))]
        impl Api {
            /// Looks up every function; the error is the name of the first missing one.
            fn resolve(find: impl Fn(&std::ffi::CStr) -> *mut c_void) -> Result<Api, &'static str> {
                Ok(Api {$(
                    $name: {
                        let address = find(
                            std::ffi::CStr::from_bytes_with_nul(
                                concat!(stringify!($name), "\0").as_bytes(),
                            )
                            .unwrap_or_default(),
                        );
                        if address.is_null() {
                            return Err(stringify!($name));
                        }
                        // SAFETY: a library that has this symbol has the ABI's function of that
                        // name.
                        unsafe {
                            std::mem::transmute::<
                                *mut c_void,
                                unsafe extern "C" fn($($arg),*) $(-> $result)?,
                            >(address)
                        }
                    },
                )*})
            }
        }

        #[cfg(feature = "static-runtime")]
        unsafe extern "C" {
            $(fn $name($(_: $arg),*) $(-> $result)?;)*
        }

        #[cfg(feature = "static-runtime")]
        impl Api {
            const LINKED: Api = Api { $($name,)* };
        }
    };
}

functions! {
    TVMFFIGetVersion(*mut Version);
    TVMFFITypeKeyToIndex(*const ByteArray, *mut i32) -> c_int;
    TVMFFITypeGetOrAllocIndex(*const ByteArray, i32, i32, i32, i32, i32) -> i32;
    TVMFFIGetTypeInfo(i32) -> *const TypeInfo;
    TVMFFITypeRegisterField(i32, *const FieldInfo) -> c_int;
    TVMFFITypeRegisterMethod(i32, *const MethodInfo) -> c_int;
    TVMFFITypeRegisterMetadata(i32, *const TypeMetadata) -> c_int;
    TVMFFITypeRegisterAttr(i32, *const ByteArray, *const RawAny) -> c_int;
    TVMFFIGetTypeAttrColumn(*const ByteArray) -> *const TypeAttrColumn;
    TVMFFIFunctionCreate(*mut c_void, Option<SafeCall>, Option<unsafe extern "C" fn(*mut c_void)>, *mut ObjectHandle) -> c_int;
    TVMFFIFunctionGetGlobal(*const ByteArray, *mut ObjectHandle) -> c_int;
    TVMFFIFunctionSetGlobal(*const ByteArray, ObjectHandle, c_int) -> c_int;
    TVMFFIFunctionSetGlobalFromMethodInfo(*const MethodInfo, c_int) -> c_int;
    TVMFFIAnyViewToOwnedAny(*const RawAny, *mut RawAny) -> c_int;
    TVMFFIErrorMoveFromRaised(*mut ObjectHandle);
    TVMFFIErrorSetRaised(ObjectHandle);
    TVMFFIErrorCreateWithCauseAndExtraContext(*const ByteArray, *const ByteArray, *const ByteArray, ObjectHandle, ObjectHandle, *mut ObjectHandle) -> c_int;
    TVMFFIBacktrace(*const c_char, c_int, *const c_char, c_int) -> *const ByteArray;
    TVMFFIStringFromByteArray(*const ByteArray, *mut RawAny) -> c_int;
    TVMFFIBytesFromByteArray(*const ByteArray, *mut RawAny) -> c_int;
    TVMFFIBigIntFromByteArray(*const ByteArray, *mut RawAny) -> c_int;
    TVMFFIBigIntGetContentByteArray(*const RawAny) -> ByteArray;
    TVMFFIDataTypeFromString(*const ByteArray, *mut DLDataType) -> c_int;
    TVMFFIDataTypeToString(*const DLDataType, *mut RawAny) -> c_int;
    TVMFFITensorFromDLPack(*mut DLManagedTensor, i32, i32, *mut ObjectHandle) -> c_int;
    TVMFFITensorFromDLPackVersioned(*mut DLManagedTensorVersioned, i32, i32, *mut ObjectHandle) -> c_int;
    TVMFFITensorToDLPack(ObjectHandle, *mut *mut DLManagedTensor) -> c_int;
    TVMFFITensorToDLPackVersioned(ObjectHandle, *mut *mut DLManagedTensorVersioned) -> c_int;
    TVMFFITensorCreateUnsafeView(ObjectHandle, *const DLTensor, *mut ObjectHandle) -> c_int;
    TVMFFIEnvSetStream(i32, i32, *mut c_void, *mut *mut c_void) -> c_int;
    TVMFFIEnvGetStream(i32, i32) -> *mut c_void;
    TVMFFIEnvSetDLPackManagedTensorAllocator(Option<DLPackManagedTensorAllocator>, c_int, *mut Option<DLPackManagedTensorAllocator>) -> c_int;
    TVMFFIEnvTensorAlloc(*mut DLTensor, *mut ObjectHandle) -> c_int;
    TVMFFIEnvCheckSignals() -> c_int;
}

static REQUESTED: OnceLock<PathBuf> = OnceLock::new();

/// Selects the library at a path. Call this before anything else in this crate. A library that the
/// process has already loaded still takes precedence, because a process has one registry.
pub fn load(path: impl AsRef<Path>) -> Result<(), LoadError> {
    let _ = REQUESTED.set(path.as_ref().to_path_buf());
    try_api().map(drop)
}

/// The version of the ABI that the runtime reports.
pub fn version() -> (u32, u32, u32) {
    let mut version = Version { major: 0, minor: 0, patch: 0 };
    // SAFETY: the address of a version.
    unsafe { (api().TVMFFIGetVersion)(&raw mut version) };
    (version.major, version.minor, version.patch)
}

/// The file that the runtime was loaded from; `None` when it is linked in.
pub fn path() -> Option<PathBuf> {
    source::path()
}

/// Finds the runtime now; otherwise the rest of the crate does so at first use.
pub fn ensure() -> Result<(), LoadError> {
    try_api().map(drop)
}

/// A location that was searched for the runtime.
#[derive(Debug, Clone)]
pub struct Attempt {
    /// Name of the location, such as `FISHPLATE_LIBRARY`.
    pub origin: &'static str,
    /// The file, or the name that was passed to the system's search.
    pub path: PathBuf,
    /// Why this one was not used; `None` for the one in use.
    pub failure: Option<String>,
}

/// The searched locations, in order, up to the one in use; empty when the runtime is linked in.
pub fn attempts() -> &'static [Attempt] {
    let _ = try_api();
    ATTEMPTS.get().map_or(&[], Vec::as_slice)
}

static ATTEMPTS: OnceLock<Vec<Attempt>> = OnceLock::new();

/// Reason why no runtime was found.
#[derive(Debug, Clone)]
pub struct LoadError {
    attempts: Vec<Attempt>,
}

impl std::fmt::Display for LoadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        writeln!(f, "cannot find libtvm_ffi.so, tried:")?;
        for failure in self.attempts.iter().filter_map(|attempt| attempt.failure.as_deref()) {
            writeln!(f, "  {failure}")?;
        }
        write!(
            f,
            "set FISHPLATE_LIBRARY to its path (`python -m fishplate.config --libfiles` prints it), or build \
             with the feature `static-runtime`"
        )
    }
}

impl std::error::Error for LoadError {}

/// The C functions of the runtime.
///
/// # Panics
/// When no runtime can be found; [`load`] returns an error instead.
#[inline]
pub fn api() -> &'static Api {
    match source::found() {
        Some(api) => api,
        None => first_api(),
    }
}

/// The C functions of the runtime, or an error if there is none, for callers that return a
/// `Result`.
#[inline]
pub(crate) fn required() -> crate::Result<&'static Api> {
    match source::found() {
        Some(api) => Ok(api),
        None => first_required(),
    }
}

#[cold]
fn first_required() -> crate::Result<&'static Api> {
    try_api().map_err(|error| Error::new(error_kind::RUNTIME_ERROR, error.to_string()))
}

#[cold]
fn first_api() -> &'static Api {
    match try_api() {
        Ok(api) => api,
        Err(error) => panic!("{error}"),
    }
}

/// Whether the process has a runtime now. This neither searches nor loads.
pub(crate) fn is_present() -> bool {
    source::is_present()
}

/// Keeps the library that contains this code from being unloaded: functions, objects and types in
/// the registry point into it, and their holders cannot be counted.
pub(crate) fn stay_loaded() {
    // SAFETY: `dladdr` fills the struct it is given and accepts any address. The file is already
    // open, so opening it runs no code; for the program itself nothing happens.
    unsafe {
        let mut info = std::mem::zeroed::<libc::Dl_info>();
        if libc::dladdr(stay_loaded as *const c_void, &raw mut info) != 0
            && !info.dli_fname.is_null()
        {
            let flags = libc::RTLD_LAZY | libc::RTLD_NOLOAD | libc::RTLD_NODELETE;
            libc::dlopen(info.dli_fname, flags);
        }
    }
}

/// The error that a failed C function raised on this thread.
pub(crate) fn raised() -> Error {
    let mut handle = std::ptr::null_mut();
    // SAFETY: the address of a handle.
    unsafe { (api().TVMFFIErrorMoveFromRaised)(&raw mut handle) };
    // SAFETY: null, or an error object whose reference we own now.
    match unsafe { Error::from_handle(handle) } {
        Some(error) => error,
        None => {
            Error::new(error_kind::INTERNAL_ERROR, "a function failed without raising an error")
        }
    }
}

/// Converts the status of a C function that returns 0 on success.
pub(crate) fn check(status: c_int) -> crate::Result<()> {
    if status == 0 { Ok(()) } else { Err(raised()) }
}

/// The span of bytes, for a call.
pub(crate) fn span(bytes: &[u8]) -> ByteArray {
    ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
}
