//! BLAKE3, from LLVM.

use std::mem::MaybeUninit;

use llvm_sys::blake3::{
    llvm_blake3_hasher, llvm_blake3_hasher_finalize, llvm_blake3_hasher_init,
    llvm_blake3_hasher_update,
};

/// The hash of the concatenated `parts`.
pub fn hash(parts: &[&[u8]]) -> [u8; 32] {
    let mut hasher = MaybeUninit::<llvm_blake3_hasher>::uninit();
    let hasher = hasher.as_mut_ptr();
    // SAFETY: there is room for a hasher, which this call initialises.
    unsafe { llvm_blake3_hasher_init(hasher) };
    for part in parts {
        // SAFETY: the hasher is initialised, and the part is only read.
        unsafe { llvm_blake3_hasher_update(hasher, part.as_ptr().cast(), part.len()) };
    }
    let mut out = [0; 32];
    // SAFETY: the hasher is initialised, and the result has the given length.
    unsafe { llvm_blake3_hasher_finalize(hasher, out.as_mut_ptr(), out.len()) };
    out
}
