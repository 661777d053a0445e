//! LLVM's linker for ELF files. It runs in a child process, because it trusts the objects that it reads, ends the
//! process on some errors, and serves one caller at a time.

use std::{
    ffi::{CStr, CString, OsStr, OsString, c_char, c_int, c_void},
    fs::{self, File},
    os::{
        fd::AsRawFd as _,
        unix::ffi::{OsStrExt as _, OsStringExt as _},
    },
    path::{Path, PathBuf},
};

use crate::{ChildOutcome, Error, Purpose, Result, apart};

unsafe extern "C" {
    fn fishplateLink(arguments: *const *const c_char, count: usize, log: c_int) -> bool;
}

/// Runs the linker once for each of `runs`, which are command lines, until one fails. `bytes` is the size of the input,
/// and `log` is a file for messages.
pub fn link(runs: Vec<Vec<OsString>>, bytes: usize, log: &Path) -> Result<()> {
    let failed = |message: String| Error::Link { name: "a shared library".to_owned(), message };
    let runs = runs.into_iter().map(arguments).collect::<Result<Vec<_>>>()?;
    let file = File::create(log).map_err(|error| failed(error.to_string()))?;
    let in_child = || {
        for run in &runs {
            let pointers: Vec<*const c_char> = run.iter().map(|text| text.as_ptr()).collect();
            // SAFETY: passes a list of NUL-terminated texts with its length, and an open descriptor, which all live for
            // the call. This process has one thread, so no other is in the linker.
            if !unsafe { fishplateLink(pointers.as_ptr(), pointers.len(), file.as_raw_fd()) } {
                return Err(String::new());
            }
        }
        Ok(Vec::new())
    };
    let why = match apart(Purpose::Compile(bytes), in_child) {
        ChildOutcome::Made(_) => return Ok(()),
        ChildOutcome::Refused(why) | ChildOutcome::Died(why) => why,
    };
    // The linker ends the process after some messages, so its messages matter more than its exit status.
    let said = fs::read(log).unwrap_or_default();
    let said = String::from_utf8_lossy(&said).trim().to_owned();
    Err(failed(if said.is_empty() { why } else { said }))
}

/// Builds a command line of the linker, which looks at its own name first.
fn arguments(run: Vec<OsString>) -> Result<Vec<CString>> {
    let own = std::iter::once(OsString::from("ld.lld"));
    let terminated = |text: OsString| {
        let shown = text.to_string_lossy().into_owned();
        CString::new(text.into_vec()).map_err(|_| Error::Nul { name: shown })
    };
    own.chain(run).map(terminated).collect()
}

/// Returns the file of a shared library of the system, and loads the library if necessary.
pub fn loaded_file(name: &str) -> Option<PathBuf> {
    /// The first fields of the system's record of a loaded library.
    #[repr(C)]
    struct LinkMap {
        _address: usize,
        name: *const c_char,
    }
    let name = CString::new(name).ok()?;
    // SAFETY: passes a NUL-terminated library name to the C library; the library's initialisers may run here.
    let handle = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    if handle.is_null() {
        return None;
    }
    let mut map: *const LinkMap = std::ptr::null();
    let out: *mut c_void = (&raw mut map).cast();
    // SAFETY: the handle is open, and this request writes the address of a link map.
    let told = unsafe { libc::dlinfo(handle, libc::RTLD_DI_LINKMAP, out) } == 0 && !map.is_null();
    // SAFETY: the record lives while the handle is open; its name is NUL-terminated.
    let file = told.then(|| unsafe { CStr::from_ptr((*map).name) }.to_owned());
    // SAFETY: the handle is open, and is not used again.
    unsafe { libc::dlclose(handle) };
    let file = PathBuf::from(OsStr::from_bytes(file?.to_bytes()));
    file.is_file().then_some(file)
}
