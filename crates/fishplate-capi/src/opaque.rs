//! Export of the "opaque object" section of the header. Tested by tests/c/object.c.

use std::ffi::{c_int, c_void};

use fishplate_abi::{ObjectHandle, TypeIndex};
use fishplate_runtime::opaque::{self, HandleDeleter};
use fishplate_runtime::raised::guard;

use crate::pointer::output;

/// Wraps a foreign handle in an object.
///
/// # Safety
/// `deleter` is null or may be called once with `handle`, on any thread; `out` is null or points to
/// writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIObjectCreateOpaque(
    handle: *mut c_void,
    type_index: i32,
    deleter: Option<HandleDeleter>,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFIObjectCreateOpaque", || {
        let out = output(out, "out")?;
        // SAFETY: `deleter` is null or may be called once with `handle`, by this function's
        // contract.
        let object = unsafe { opaque::new(handle, TypeIndex(type_index), deleter) }?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(object.into_handle()) };
        Ok(())
    })
}
