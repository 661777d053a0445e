//! The runtime behind the crate: the C functions of a `libtvm_ffi.so`, or of the linked-in one.
//!
//! The library is looked for once, when something first needs it:
//! 1. one that the process has loaded already, whoever loaded it;
//! 2. the path in `FISHPLATE_LIBRARY`;
//! 3. the path that was given to [`load`] before anything else;
//! 4. `libtvm_ffi.so` beside the program or the library that this code is part of;
//! 5. `libtvm_ffi.so` by the system's search.

use std::ffi::{CStr, CString, c_char, c_int, c_void};
use std::path::{Path, PathBuf};
use std::sync::OnceLock;

use fishplate_abi::{
    ByteArray, DLDataType, DLManagedTensor, DLManagedTensorVersioned, DLPackManagedTensorAllocator,
    DLTensor, FieldInfo, MethodInfo, ObjectHandle, RawAny, SafeCall, TypeAttrColumn, TypeInfo,
    TypeMetadata, Version,
};

use crate::error::Error;

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
            /// Looks every function up; the error is the name of the first that is missing.
            fn resolve(find: impl Fn(&CStr) -> *mut c_void) -> Result<Api, &'static str> {
                Ok(Api {$(
                    $name: {
                        let address = find(
                            CStr::from_bytes_with_nul(concat!(stringify!($name), "\0").as_bytes())
                                .unwrap_or_default(),
                        );
                        if address.is_null() {
                            return Err(stringify!($name));
                        }
                        // SAFETY: a library that has this symbol has the ABI's function by it.
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
        mod linked {
            use super::*;
            unsafe extern "C" {
                $(pub(super) fn $name($(_: $arg),*) $(-> $result)?;)*
            }
            pub(super) static API: Api = Api { $($name,)* };
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

/// Asks for the library at a path. Call it before anything else of this crate; a library that the
/// process has loaded already still comes first, because a process has one registry.
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
    #[cfg(feature = "static-runtime")]
    return None;
    #[cfg(not(feature = "static-runtime"))]
    file_of(api().TVMFFIGetVersion as *const c_void)
}

/// Finds the runtime now, where the rest of the crate would when it first needs it.
pub fn ensure() -> Result<(), LoadError> {
    try_api().map(drop)
}

/// A place where the runtime was looked for.
#[derive(Debug, Clone)]
pub struct Attempt {
    /// What names the place, such as `FISHPLATE_LIBRARY`.
    pub origin: &'static str,
    /// The file, or the name that the system's search was asked for.
    pub path: PathBuf,
    /// Why it was not this one; `None` for the one in use.
    pub failure: Option<String>,
}

/// Where the runtime was looked for, in order, up to the one in use; empty when it is linked in.
pub fn attempts() -> &'static [Attempt] {
    let _ = try_api();
    ATTEMPTS.get().map_or(&[], Vec::as_slice)
}

static ATTEMPTS: OnceLock<Vec<Attempt>> = OnceLock::new();

/// Why there is no runtime.
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
        write!(f, "set FISHPLATE_LIBRARY to its path, or build with the feature `static-runtime`")
    }
}

impl std::error::Error for LoadError {}

/// The C functions of the runtime.
///
/// # Panics
/// When no runtime can be found; [`load`] answers with an error instead.
#[inline]
pub fn api() -> &'static Api {
    match try_api() {
        Ok(api) => api,
        Err(error) => panic!("{error}"),
    }
}

#[cfg(feature = "static-runtime")]
#[inline]
pub(crate) fn try_api() -> Result<&'static Api, LoadError> {
    static INSTALLED: std::sync::Once = std::sync::Once::new();
    INSTALLED.call_once(tvm_ffi::install);
    Ok(&linked::API)
}

#[cfg(not(feature = "static-runtime"))]
static API: OnceLock<Result<Api, LoadError>> = OnceLock::new();

#[cfg(not(feature = "static-runtime"))]
#[inline]
pub(crate) fn try_api() -> Result<&'static Api, LoadError> {
    API.get_or_init(find).as_ref().map_err(LoadError::clone)
}

/// Whether the process has a runtime at this moment. Nothing is searched for or loaded.
pub(crate) fn is_present() -> bool {
    #[cfg(feature = "static-runtime")]
    return true;
    #[cfg(not(feature = "static-runtime"))]
    match API.get() {
        Some(found) => found.is_ok(),
        None => !in_process(c"TVMFFIGetVersion").is_null() || open_loaded().is_ok(),
    }
}

/// The address of a symbol that the process has loaded for all eyes, or null.
#[cfg(not(feature = "static-runtime"))]
fn in_process(name: &CStr) -> *mut c_void {
    // SAFETY: `dlsym` with the process's own handle looks names up and runs no code.
    unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }
}

/// The runtime that is loaded already, but for the eyes of its client only.
#[cfg(not(feature = "static-runtime"))]
fn open_loaded() -> Result<Api, String> {
    open(Path::new("libtvm_ffi.so"), libc::RTLD_NOLOAD)
}

#[cfg(not(feature = "static-runtime"))]
fn find() -> Result<Api, LoadError> {
    let mut attempts = Vec::new();
    let found = search(&mut attempts);
    let _ = ATTEMPTS.set(attempts.clone());
    found.ok_or(LoadError { attempts })
}

/// Goes through the places in order; says in `attempts` what came of each.
#[cfg(not(feature = "static-runtime"))]
fn search(attempts: &mut Vec<Attempt>) -> Option<Api> {
    let by_name = || PathBuf::from("libtvm_ffi.so");
    let loaded = in_process(c"TVMFFIGetVersion");
    if !loaded.is_null() {
        let found = Api::resolve(in_process);
        let failure =
            found.as_ref().err().map(|name| format!("the one loaded already: it has no {name}"));
        let path = file_of(loaded).unwrap_or_else(by_name);
        attempts.push(Attempt { origin: "loaded already", path, failure });
        return found.ok();
    }
    if let Ok(api) = open_loaded() {
        attempts.push(Attempt { origin: "loaded already", path: by_name(), failure: None });
        return Some(api);
    }
    let candidates = [
        std::env::var_os("FISHPLATE_LIBRARY").map(|path| ("FISHPLATE_LIBRARY", path.into())),
        REQUESTED.get().map(|path| ("runtime::load", path.clone())),
        file_of(find as *const c_void)
            .and_then(|file| Some(("beside the program", file.parent()?.join(by_name()))))
            .filter(|(_, path)| path.exists()),
        Some(("system search", by_name())),
    ];
    for (origin, path) in candidates.into_iter().flatten() {
        match open(&path, 0) {
            Ok(api) => {
                attempts.push(Attempt { origin, path, failure: None });
                return Some(api);
            }
            Err(reason) => attempts.push(Attempt { origin, path, failure: Some(reason) }),
        }
    }
    None
}

#[cfg(not(feature = "static-runtime"))]
fn open(path: &Path, flags: c_int) -> Result<Api, String> {
    use std::os::unix::ffi::OsStrExt;
    let shown = path.display();
    let name = CString::new(path.as_os_str().as_bytes())
        .map_err(|_| format!("{shown}: a NUL in the path"))?;
    // Global, so that libraries loaded later bind to this runtime and not to another.
    // SAFETY: opening a library runs its constructors, which is what loading a runtime means.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_GLOBAL | flags) };
    if handle.is_null() {
        // SAFETY: after a failure `dlerror` is null or a C string that is valid until the next call.
        let reason = unsafe {
            let text = libc::dlerror();
            if text.is_null() {
                String::new()
            } else {
                CStr::from_ptr(text).to_string_lossy().into_owned()
            }
        };
        return Err(if reason.contains(&*path.to_string_lossy()) {
            reason
        } else {
            format!("{shown}: {reason}")
        });
    }
    // SAFETY: the handle is a library's, and it is never closed.
    Api::resolve(|name| unsafe { libc::dlsym(handle, name.as_ptr()) })
        .map_err(|missing| format!("{shown}: it has no {missing}"))
}

#[cfg(not(feature = "static-runtime"))]
fn file_of(address: *const c_void) -> Option<PathBuf> {
    use std::os::unix::ffi::OsStrExt;
    // SAFETY: `dladdr` fills the struct it is given and takes any address.
    let info = unsafe {
        let mut info = std::mem::zeroed::<libc::Dl_info>();
        (libc::dladdr(address, &raw mut info) != 0 && !info.dli_fname.is_null()).then_some(info)
    }?;
    // SAFETY: a C string that lives as long as the library.
    let name = unsafe { CStr::from_ptr(info.dli_fname) };
    Some(PathBuf::from(std::ffi::OsStr::from_bytes(name.to_bytes())))
}

/// Keeps the library that this code is part of from being unloaded: functions, objects and types
/// in the registry point into it, and whoever holds them cannot be counted.
pub(crate) fn stay_loaded() {
    // SAFETY: `dladdr` fills the struct it is given and takes any address. The file is open
    // already, so that opening it runs no code; for the program itself nothing happens.
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
    // SAFETY: null, or an error object whose reference is ours now.
    match unsafe { Error::from_handle(handle) } {
        Some(error) => error,
        None => Error::new("InternalError", "a function failed without raising an error"),
    }
}

/// The outcome of a C function that answers 0 for success.
pub(crate) fn check(status: c_int) -> crate::Result<()> {
    if status == 0 { Ok(()) } else { Err(raised()) }
}

/// The span of bytes, for a call.
pub(crate) fn span(bytes: &[u8]) -> ByteArray {
    ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
}
