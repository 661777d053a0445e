//! The driver stub, for one test at a time.

use std::{
    ffi::{CString, c_char, c_int, c_void},
    path::PathBuf,
    sync::{Mutex, MutexGuard, PoisonError},
};

/// The stub's own functions.
pub(super) struct Stub {
    library: *mut c_void,
    _alone: MutexGuard<'static, ()>,
}

/// The stub is next to the test program, where cargo puts the files that a test needs.
pub(super) fn path() -> PathBuf {
    let mut path = std::env::current_exe().unwrap();
    path.set_file_name("libfishplate_cuda_stub.so");
    path
}

pub(super) fn stub() -> Stub {
    static ALONE: Mutex<()> = Mutex::new(());
    let alone = ALONE.lock().unwrap_or_else(PoisonError::into_inner);
    // SAFETY: generated code reads it while a test holds the lock; Rust's own readers lock too.
    unsafe { std::env::set_var("FISHPLATE_CUDA_LIBRARY", path()) };
    let name = CString::new(path().to_str().unwrap()).unwrap();
    // SAFETY: the library is one of ours.
    let library = unsafe { libc::dlopen(name.as_ptr(), libc::RTLD_NOW) };
    assert!(!library.is_null());
    let stub = Stub { library, _alone: alone };
    // SAFETY: the function has this signature.
    unsafe { stub.find::<extern "C" fn()>(c"fishplate_cuda_stub_reset")() };
    stub
}

impl Stub {
    /// # Safety
    /// `F` is the type of the function with that name.
    unsafe fn find<F: Copy>(&self, name: &std::ffi::CStr) -> F {
        // SAFETY: the library is open, and the name is NUL-terminated.
        let address = unsafe { libc::dlsym(self.library, name.as_ptr()) };
        assert!(!address.is_null(), "{name:?}");
        assert_eq!(size_of::<F>(), size_of::<*mut c_void>());
        // SAFETY: this function's contract, and the size of a pointer.
        unsafe { std::mem::transmute_copy(&address) }
    }

    /// The address of a driver function.
    pub(super) fn address(&self, name: &std::ffi::CStr) -> usize {
        // SAFETY: any function can be read as an address.
        unsafe { self.find(name) }
    }

    /// Makes a function fail the next `times` times.
    pub(super) fn fail(&self, function: &str, code: c_int, times: c_int) {
        let function = CString::new(function).unwrap();
        type Fail = unsafe extern "C" fn(*const c_char, c_int, c_int);
        // SAFETY: the function has this signature, and the name is NUL-terminated.
        unsafe { self.find::<Fail>(c"fishplate_cuda_stub_fail")(function.as_ptr(), code, times) };
    }

    /// Changes an attribute of the devices.
    pub(super) fn attribute(&self, attribute: c_int, value: c_int) {
        type Set = extern "C" fn(c_int, c_int);
        // SAFETY: the function has this signature.
        unsafe { self.find::<Set>(c"fishplate_cuda_stub_attribute")(attribute, value) };
    }

    /// The number of loaded modules.
    pub(super) fn modules(&self) -> usize {
        type Modules = extern "C" fn() -> usize;
        // SAFETY: the function has this signature.
        unsafe { self.find::<Modules>(c"fishplate_cuda_stub_modules")() }
    }

    /// The number of times that PTX was compiled.
    pub(super) fn compiled(&self) -> usize {
        type Compiled = extern "C" fn() -> usize;
        // SAFETY: the function has this signature.
        unsafe { self.find::<Compiled>(c"fishplate_cuda_stub_compiled")() }
    }

    /// Every call since the start of the test.
    pub(super) fn log(&self) -> Vec<String> {
        type Log = unsafe extern "C" fn(*mut c_char, usize) -> usize;
        // SAFETY: the function has this signature; the buffer has the size that it asked for.
        unsafe {
            let log = self.find::<Log>(c"fishplate_cuda_stub_log");
            let mut text = vec![0_u8; log(std::ptr::null_mut(), 0)];
            log(text.as_mut_ptr().cast(), text.len());
            String::from_utf8(text).unwrap().lines().map(str::to_owned).collect()
        }
    }

    /// The number of calls of a function.
    pub(super) fn count(&self, function: &str) -> usize {
        let log = self.log();
        log.iter().filter(|line| line.split(' ').next() == Some(function)).count()
    }

    /// Calls a driver function that takes two words.
    pub(super) fn driver(&self, name: &std::ffi::CStr, a: usize, b: usize) {
        type Function = unsafe extern "C" fn(usize, usize) -> c_int;
        // SAFETY: the tests pass the arguments that the function takes.
        assert_eq!(unsafe { self.find::<Function>(name)(a, b) }, 0, "{name:?}");
    }

    /// Makes a device current on the thread, or none.
    pub(super) fn set_device(&self, device: Option<usize>) {
        self.driver(c"cuCtxSetCurrent", device.map_or(0, |device| 0x100 + device), 0);
    }

    /// The thread's device.
    pub(super) fn device(&self) -> Option<usize> {
        let mut context = 0usize;
        self.driver(c"cuCtxGetCurrent", (&raw mut context).expose_provenance(), 0);
        context.checked_sub(0x100)
    }
}
