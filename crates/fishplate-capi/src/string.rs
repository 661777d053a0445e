//! Exports of the "string" section of the header. Tested by tests/c/string.c.

use std::ffi::c_int;

use fishplate_abi::{ByteArray, RawAny};
use fishplate_runtime::{Any, raised::guard};

use crate::pointer::{bytes, output};

/// Creates a string.
///
/// # Safety
/// `input` is null or a valid span; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIStringFromByteArray(
    input: *const ByteArray,
    out: *mut RawAny,
) -> c_int {
    guard("TVMFFIStringFromByteArray", || {
        // SAFETY: `input` is null or describes readable bytes, by this function's contract.
        let text = Any::try_str(unsafe { bytes(input, "input") }?)?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { output(out, "out")?.write(text.into_raw()) };
        Ok(())
    })
}

/// Creates a byte string.
///
/// # Safety
/// `input` is null or a valid span; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIBytesFromByteArray(
    input: *const ByteArray,
    out: *mut RawAny,
) -> c_int {
    guard("TVMFFIBytesFromByteArray", || {
        // SAFETY: `input` is null or describes readable bytes, by this function's contract.
        let text = Any::try_bytes(unsafe { bytes(input, "input") }?)?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { output(out, "out")?.write(text.into_raw()) };
        Ok(())
    })
}
