//! The functions that tests call: the log, failures on request, a reset.

use std::ffi::{CStr, c_char, c_int};

use crate::state::{reset, state};

/// Resets calls, failures, modules and memory.
#[unsafe(no_mangle)]
pub extern "C" fn fishplate_cuda_stub_reset() {
    reset();
}

/// Makes a function fail with a code the next `times` times.
///
/// # Safety
/// `function` is a NUL-terminated name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fishplate_cuda_stub_fail(
    function: *const c_char,
    code: c_int,
    times: c_int,
) {
    // SAFETY: `function` is a NUL-terminated name, by this function's contract.
    let function = unsafe { CStr::from_ptr(function) }.to_string_lossy().into_owned();
    state().failures.insert(function, (code, times));
}

/// Changes an attribute of all devices.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fishplate_cuda_stub_attribute(attribute: c_int, value: c_int) {
    state().attributes.insert(attribute, value);
}

/// The number of loaded modules.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fishplate_cuda_stub_modules() -> usize {
    state().modules.len()
}

/// The number of times that PTX was compiled.
#[unsafe(no_mangle)]
pub(crate) extern "C" fn fishplate_cuda_stub_compiled() -> usize {
    state().compiled
}

/// Writes the calls since the last reset, one per line, and returns their size in bytes. Writes
/// nothing if the buffer is too small, so call it with size 0 first.
///
/// # Safety
/// `buffer` has room for `size` bytes.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn fishplate_cuda_stub_log(buffer: *mut c_char, size: usize) -> usize {
    let text = state().log.join("\n");
    if text.len() <= size && !buffer.is_null() {
        // SAFETY: `buffer` has room for `size` bytes, by this function's contract.
        unsafe { std::ptr::copy_nonoverlapping(text.as_ptr().cast(), buffer, text.len()) };
    }
    text.len()
}
