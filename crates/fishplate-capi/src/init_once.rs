//! Exports of the "handles initialised once" section of the header. Tested by tests/c/init_once.c.

use std::ffi::{c_int, c_void};
use std::sync::atomic::AtomicPtr;

use fishplate_runtime::init_once::{self, Finaliser, Initialiser};
use fishplate_runtime::raised::{OK, RAISED, guard_or};
use fishplate_runtime::{Error, Result};

use crate::pointer::output;

/// The handle's slot, shared with threads that initialise or finalise it meanwhile.
///
/// # Safety
/// `address` is null or the address of a handle that all threads access through this library.
#[inline(always)]
unsafe fn slot<'a>(address: *mut *mut c_void) -> Result<&'a AtomicPtr<c_void>> {
    let address = output(address, "handle_addr")?;
    if !address.is_aligned() {
        return Err(Error::value(format!("Argument `handle_addr` is not aligned: {address:?}")));
    }
    // SAFETY: `address` is not null, aligned, and only accessed atomically while in use, by this
    // function's contract.
    Ok(unsafe { AtomicPtr::from_ptr(address) })
}

#[cold]
fn null_function(name: &str) -> Error {
    Error::value(format!("Argument `{name}` is null"))
}

/// Initialises a handle unless it is already initialised.
///
/// # Safety
/// `handle_addr` is null or the address of a handle that is null until it is initialised here;
/// `init_func` is null or a function that creates the handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIHandleInitOnce(
    handle_addr: *mut *mut c_void,
    init_func: Option<Initialiser>,
) -> c_int {
    // Generated code calls this before every kernel: an initialised handle needs no guard.
    if !handle_addr.is_null() && handle_addr.is_aligned() {
        // SAFETY: `handle_addr` is not null, aligned, and only accessed atomically while in use, by
        // this function's contract.
        let slot = unsafe { AtomicPtr::from_ptr(handle_addr) };
        if init_once::is_done(slot) {
            return OK;
        }
    }
    guard_or("TVMFFIHandleInitOnce", RAISED, || {
        // SAFETY: `handle_addr` is null or valid, by this function's contract.
        let slot = unsafe { slot(handle_addr) }?;
        let init_func = init_func.ok_or_else(|| null_function("init_func"))?;
        // SAFETY: `init_func` may be called once with the slot's address, by this function's
        // contract.
        unsafe { init_once::initialise(slot, init_func) }
    })
}

/// Finalises a handle, if it is initialised.
///
/// # Safety
/// `handle_addr` is null or the address of such a handle, which nobody uses any more; `deinit_func`
/// is null or a function that frees the handle.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIHandleDeinitOnce(
    handle_addr: *mut *mut c_void,
    deinit_func: Option<Finaliser>,
) -> c_int {
    guard_or("TVMFFIHandleDeinitOnce", RAISED, || {
        // SAFETY: `handle_addr` is null or valid, by this function's contract.
        let slot = unsafe { slot(handle_addr) }?;
        let deinit_func = deinit_func.ok_or_else(|| null_function("deinit_func"))?;
        // SAFETY: `deinit_func` may be called once with the slot's value, by this function's
        // contract.
        Ok(unsafe { init_once::finalise(slot, deinit_func) })
    })
}
