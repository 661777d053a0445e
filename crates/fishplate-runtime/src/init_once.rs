//! Handles that are initialised once: generated code has one per module or kernel.
//!
//! An initialised handle costs one load. Otherwise the first thread runs the initialiser while
//! others that need the same handle wait; initialisers may initialise other handles. A wait that
//! could never end, for the thread itself or around a cycle of threads, is an error instead.

mod handles;
#[cfg(test)]
mod tests;

use std::ffi::{c_int, c_void};

use crate::error::Result;
use crate::lock;
use crate::sync::{AtomicPtr, Ordering};

pub(crate) use handles::Handles;
pub use handles::{Initialiser, is_done};

/// Finalises the handle; returns the status for the caller.
pub type Finaliser = unsafe extern "C" fn(handle: *mut c_void) -> c_int;

/// The handles of the process.
pub(crate) static HANDLES: Handles = Handles::new();

/// Initialises the handle behind `slot` unless that is done. A status other than 0 comes from the
/// initialiser, which has raised the error.
///
/// # Safety
/// `initialise` follows its contract.
#[cold]
pub unsafe fn initialise(slot: &AtomicPtr<c_void>, initialise: Initialiser) -> Result<c_int> {
    // SAFETY: the caller passes an initialiser that follows its contract.
    unsafe { HANDLES.initialise(slot, initialise) }
}

/// Finalises the handle behind `slot`, if there is one; only one of several threads does so.
///
/// # Safety
/// `finalise` follows its contract, and nobody uses the handle any more.
pub unsafe fn finalise(slot: &AtomicPtr<c_void>, finalise: Finaliser) -> c_int {
    let handle = slot.swap(std::ptr::null_mut(), Ordering::AcqRel);
    if handle.is_null() {
        return 0;
    }
    lock::none_held("a finaliser");
    // SAFETY: the swap gave the handle to this thread alone.
    unsafe { finalise(handle) }
}
