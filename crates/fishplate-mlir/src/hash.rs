//! BLAKE3, which LLVM brings along.

use std::mem::MaybeUninit;

use llvm_sys::blake3::{
    llvm_blake3_hasher, llvm_blake3_hasher_finalize, llvm_blake3_hasher_init,
    llvm_blake3_hasher_update,
};

/// The hash of `parts`, one after the other.
pub fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = MaybeUninit::<llvm_blake3_hasher>::uninit();
    let hasher = hasher.as_mut_ptr();
    // SAFETY: room for a hasher, which this fills.
    unsafe { llvm_blake3_hasher_init(hasher) };
    for part in parts {
        // SAFETY: the hasher is initialised, and the part is read only.
        unsafe { llvm_blake3_hasher_update(hasher, part.as_ptr().cast(), part.len()) };
    }
    let mut out = [0; 32];
    // SAFETY: the hasher is initialised, and the result has the length that is given.
    unsafe { llvm_blake3_hasher_finalize(hasher, out.as_mut_ptr(), out.len()) };
    out
}
