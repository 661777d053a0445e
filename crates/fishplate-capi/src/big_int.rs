//! Exports of the "integer" section of the header. Tested by tests/c/big_int.c.

use std::ffi::c_int;

use fishplate_abi::{ByteArray, RawAny};
use fishplate_runtime::raised::{guard, guard_or};
use fishplate_runtime::{AnyView, Error, big_int};

use crate::pointer::{bytes, input, output};

/// Creates an integer of any size from words in native byte order, least significant first.
///
/// # Safety
/// `input` is null or a valid span; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIBigIntFromByteArray(
    input: *const ByteArray,
    out: *mut RawAny,
) -> c_int {
    guard("TVMFFIBigIntFromByteArray", || {
        let out = output(out, "out")?;
        // SAFETY: `out` is not null, and the caller guarantees writable storage. Clients read the
        // result even after an error.
        unsafe { out.write(RawAny::NONE) };
        // SAFETY: `input` is null or describes readable bytes, by this function's contract.
        let value = big_int::from_bytes(unsafe { bytes(input, "input") }?)?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(value.into_raw()) };
        Ok(())
    })
}

/// Returns the words of an integer, inside `value` or the object that it holds; for other values an
/// empty span, with the error raised.
///
/// # Safety
/// `value` is null or a valid value, which the caller keeps while it uses the words.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIBigIntGetContentByteArray(value: *const RawAny) -> ByteArray {
    guard_or("TVMFFIBigIntGetContentByteArray", ByteArray::EMPTY, || {
        // SAFETY: the caller guarantees that `value` is null or points to a valid value. A view is
        // transparent over the value, so the words of a plain integer are those at the caller's
        // address.
        let value = unsafe { input(value.cast::<AnyView<'_>>(), "value") }?;
        let words = big_int::words(value)
            .ok_or_else(|| Error::type_error("Argument `value` is not an integer"))?;
        Ok(ByteArray { data: words.as_ptr().cast(), size: size_of_val(words) })
    })
}
