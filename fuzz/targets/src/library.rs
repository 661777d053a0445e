//! Files that become modules: the check before the loader maps a shared object, and the modules that are
//! embedded in one.

use std::{
    ffi::c_void,
    fs::File,
    io::Write as _,
    os::fd::FromRawFd as _,
    sync::{LazyLock, Mutex, PoisonError},
};

use fishplate_runtime::{Any, Function, globals, install_builtins, module};

/// Checks a file as `ffi.Module` does before it calls the loader. A file that passes is not loaded, because its
/// constructors would run.
pub(crate) fn elf(data: &[u8]) {
    // SAFETY: a NUL-terminated name; the result is checked below.
    let descriptor = unsafe { libc::memfd_create(c"fuzz".as_ptr(), 0) };
    assert!(descriptor >= 0, "there is no memory file");
    // SAFETY: a descriptor that was just made, and that nobody else owns.
    let mut file = unsafe { File::from_raw_fd(descriptor) };
    assert!(file.write_all(data).is_ok(), "the memory file cannot be written");
    // SAFETY: the descriptor is open; moving its position touches no memory.
    unsafe { libc::lseek(descriptor, 0, libc::SEEK_SET) };
    if let Err(reason) = module::check_shared_object(&file, data.len() as u64) {
        assert!(!reason.is_empty());
    }
}

/// The address of the embedded modules: the library's symbol always has one address.
const ROOM: usize = 64 << 10;

struct Place {
    bytes: &'static mut [u8],
    /// Loaded modules are never freed: each gets its own prefix.
    loaded: u64,
}

static PLACE: LazyLock<Mutex<Place>> = LazyLock::new(|| {
    install_builtins();
    let bytes: &'static mut [u8] = Box::leak(vec![0; ROOM].into_boxed_slice());
    Mutex::new(Place { bytes, loaded: 0 })
});

/// Loads the modules that the bytes describe, as if they were embedded in the system library.
pub(crate) fn embedded(data: &[u8]) {
    let mut place = PLACE.lock().unwrap_or_else(PoisonError::into_inner);
    let size = data.len().min(ROOM - 8);
    place.bytes[..8].copy_from_slice(&(size as u64).to_le_bytes());
    place.bytes[8..8 + size].copy_from_slice(&data[..size]);
    // Memory after the bytes must not be read: a reader that continues hits the end at once.
    place.bytes[8 + size..].fill(0xff);
    let prefix = format!("fuzz_{}_", place.loaded);
    let address: *mut c_void = place.bytes.as_mut_ptr().cast();
    module::register_system_lib_symbol(
        format!("{prefix}__tvm_ffi__library_bin").as_bytes(),
        address,
    );
    let found: Option<Function> = globals::get(b"ffi.SystemLib");
    let Some(load) = found else { panic!("ffi.SystemLib is not registered") };
    let prefix = Any::str(prefix);
    match load.call(&[prefix.view()]) {
        Ok(_) => place.loaded += 1,
        Err(error) => crate::json::check(&error),
    }
}
