//! Exports of the "data type" section of the header. Tested by tests/c/dtype.c.

use std::ffi::c_int;

use fishplate_abi::{ByteArray, DLDataType, RawAny};
use fishplate_runtime::{dtype, raised::guard};

use crate::pointer::{bytes, input, output};

/// Parses a data type.
///
/// # Safety
/// `str` is null or a valid span; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIDataTypeFromString(
    str: *const ByteArray,
    out: *mut DLDataType,
) -> c_int {
    guard("TVMFFIDataTypeFromString", || {
        // SAFETY: `str` is null or describes readable bytes, by this function's contract.
        let parsed = dtype::parse(unsafe { bytes(str, "str") }?)?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { output(out, "out")?.write(parsed) };
        Ok(())
    })
}

/// Formats a data type as text.
///
/// # Safety
/// `dtype` is null or a valid data type; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIDataTypeToString(
    dtype: *const DLDataType,
    out: *mut RawAny,
) -> c_int {
    guard("TVMFFIDataTypeToString", || {
        // SAFETY: `dtype` is null or points to a valid value, by this function's contract.
        let dtype = unsafe { input(dtype, "dtype") }?;
        let out = output(out, "out")?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(dtype::to_text(*dtype)?.into_raw()) };
        Ok(())
    })
}
