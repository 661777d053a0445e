//! The compiler's library: finds it and loads it once. The search is the same as in the Python package.
//!
//! MLIR is not linked: methods and properties of the `ir.*` classes are found by name, once (`invoke.rs`).

use std::ffi::{CStr, CString};
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Mutex, PoisonError};

use crate::{Error, Function, Result};

const VARIABLE: &str = "FISHPLATE_COMPILER_LIBRARY";
const NAME: &str = "libfishplate_compiler.so";
/// A function that only the library registers.
const MARK: &str = "fishplate.compiler.version";

static LOADED: AtomicBool = AtomicBool::new(false);
static LOADING: Mutex<()> = Mutex::new(());

/// Loads the compiler's library from a path, unless the process has it already.
///
/// Without this call, the library is located at first use: the path in `FISHPLATE_COMPILER_LIBRARY`, beside the
/// program, beside `libtvm_ffi.so`, then by the system's search.
pub fn load(path: impl AsRef<Path>) -> super::Result<()> {
    let _one = LOADING.lock().unwrap_or_else(PoisonError::into_inner);
    if !present()? {
        open(path.as_ref())?;
    }
    LOADED.store(true, Ordering::Release);
    Ok(())
}

/// Makes sure that the library is loaded.
pub(crate) fn ensure() -> Result<()> {
    if LOADED.load(Ordering::Acquire) {
        return Ok(());
    }
    let _one = LOADING.lock().unwrap_or_else(PoisonError::into_inner);
    if !present()? {
        search()?;
    }
    LOADED.store(true, Ordering::Release);
    Ok(())
}

fn present() -> Result<bool> {
    Ok(Function::find(MARK)?.is_some())
}

fn search() -> Result<()> {
    if let Some(named) = std::env::var_os(VARIABLE) {
        return open(Path::new(&named));
    }
    let beside = |file: Option<PathBuf>| Some(file?.parent()?.join(NAME));
    let near = [beside(std::env::current_exe().ok()), beside(crate::runtime::path())];
    if let Some(path) = near.into_iter().flatten().find(|path| path.is_file()) {
        return open(&path);
    }
    open(Path::new(NAME)).map_err(|error| {
        let advice = format!("install it beside the program, or set {VARIABLE} to its path");
        let message = format!("The compiler's library is not installed: {advice}");
        Error::with_cause("ImportError", message, &error)
    })
}

fn open(path: &Path) -> Result<()> {
    let shown = path.display();
    let name = CString::new(path.as_os_str().as_bytes())?;
    // SAFETY: opening the library runs its constructors, which register its functions and types.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW | libc::RTLD_LOCAL) };
    if handle.is_null() {
        // SAFETY: after a failure `dlerror` is null or a C string that is valid until the next call.
        let reason = unsafe { libc::dlerror().as_ref() }.map_or_else(String::new, |text| {
            // SAFETY: after a failure `dlerror` is null or a C string that is valid until the next call.
            unsafe { CStr::from_ptr(text) }.to_string_lossy().into_owned()
        });
        let message = format!("The compiler's library cannot be loaded: {reason}");
        return Err(Error::new("ImportError", message));
    }
    match present()? {
        true => Ok(()),
        false => {
            let message = format!("{shown} did not register the compiler: is it a {NAME}?");
            Err(Error::new("ImportError", message))
        }
    }
}
