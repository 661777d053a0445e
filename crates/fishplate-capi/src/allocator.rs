//! Exports of the "custom allocator" section of the header.

use std::ffi::c_int;

use fishplate_abi::CustomAllocator;
use fishplate_runtime::{allocator, raised::guard};

/// Returns the current allocator, never null.
#[unsafe(no_mangle)]
pub extern "C" fn TVMFFIGetCustomAllocator() -> *mut CustomAllocator {
    allocator::get()
}

/// Registers an allocator for objects; null restores the default.
///
/// # Safety
/// A non-null `allocator` points to an allocator that lives until the process ends.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFISetCustomAllocator(allocator: *mut CustomAllocator) -> c_int {
    // SAFETY: the caller guarantees that `allocator` is null or points to a valid table that stays
    // alive.
    guard("TVMFFISetCustomAllocator", || unsafe { allocator::set(allocator) })
}
