//! Maps keyed by the addresses of MLIR objects.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

#[derive(Default)]
pub(crate) struct AddressHasher(u64);

impl Hasher for AddressHasher {
    fn finish(&self) -> u64 {
        self.0
    }
    fn write(&mut self, bytes: &[u8]) {
        for byte in bytes {
            self.write_usize(usize::from(*byte));
        }
    }
    #[inline]
    fn write_usize(&mut self, address: usize) {
        let mixed = (address as u64 ^ self.0).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        self.0 = mixed ^ (mixed >> 32);
    }
}

/// A map keyed by addresses.
pub(crate) type AddressMap<T> = HashMap<usize, T, BuildHasherDefault<AddressHasher>>;
