//! The search for a `libtvm_ffi.so`, in the order that [`runtime`](super) lists, once.

use std::ffi::{CStr, CString, OsStr, c_int, c_void};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicPtr, Ordering};

use super::{ATTEMPTS, Api, Attempt, LoadError, REQUESTED};

/// The file that the runtime was loaded from.
pub(super) fn path() -> Option<PathBuf> {
    file_of(super::api().TVMFFIGetVersion as *const c_void)
}

static API: OnceLock<Result<Api, LoadError>> = OnceLock::new();
/// The address of the content of `API`, once it was found, for frequent callers.
static FOUND: AtomicPtr<Api> = AtomicPtr::new(std::ptr::null_mut());

/// The runtime, if it was found before.
#[inline]
pub(super) fn found() -> Option<&'static Api> {
    // SAFETY: null, or the address of the content of `API`, which is never freed.
    unsafe { FOUND.load(Ordering::Acquire).as_ref() }
}

pub(crate) fn try_api() -> Result<&'static Api, LoadError> {
    let api = API.get_or_init(find).as_ref().map_err(LoadError::clone)?;
    FOUND.store(std::ptr::from_ref(api).cast_mut(), Ordering::Release);
    Ok(api)
}

/// Whether the process has a runtime now. This neither searches nor loads.
pub(super) fn is_present() -> bool {
    match API.get() {
        Some(found) => found.is_ok(),
        None => !in_process(c"TVMFFIGetVersion").is_null() || open_loaded().is_ok(),
    }
}

/// The address of a symbol in the global scope of the process, or null.
fn in_process(name: &CStr) -> *mut c_void {
    // SAFETY: `dlsym` with the process's own handle looks names up and runs no code.
    unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) }
}

/// The runtime that is already loaded, but only in its client's local scope.
fn open_loaded() -> Result<Api, String> {
    open(Path::new("libtvm_ffi.so"), libc::RTLD_NOLOAD)
}

fn find() -> Result<Api, LoadError> {
    let mut attempts = Vec::new();
    let found = search(&mut attempts);
    let _ = ATTEMPTS.set(attempts.clone());
    found.ok_or(LoadError { attempts })
}

/// Tries the locations in order; adds the result of each to `attempts`.
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

fn open(path: &Path, flags: c_int) -> Result<Api, String> {
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
    // SAFETY: the handle is that of a library, and it is never closed.
    Api::resolve(|name| unsafe { libc::dlsym(handle, name.as_ptr()) })
        .map_err(|missing| format!("{shown}: it has no {missing}"))
}

/// The file that the code at an address was loaded from.
fn file_of(address: *const c_void) -> Option<PathBuf> {
    // SAFETY: `dladdr` fills the struct it is given and takes any address.
    let info = unsafe {
        let mut info = std::mem::zeroed::<libc::Dl_info>();
        (libc::dladdr(address, &raw mut info) != 0 && !info.dli_fname.is_null()).then_some(info)
    }?;
    // SAFETY: a C string that lives as long as the library.
    let name = unsafe { CStr::from_ptr(info.dli_fname) };
    Some(PathBuf::from(OsStr::from_bytes(name.to_bytes())))
}
