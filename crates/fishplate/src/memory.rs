//! Allocations whose size a caller chooses: too large a size is an error or a panic, and never ends the process.

use crate::error::{Error, Result};
use fishplate_abi::error_kind;

/// A vector with room for `count` items, or a `MemoryError`.
pub(crate) fn try_vec<T>(count: usize) -> Result<Vec<T>> {
    let mut items = Vec::new();
    match items.try_reserve_exact(count) {
        Ok(()) => Ok(items),
        Err(_) => {
            let bytes = count.saturating_mul(size_of::<T>());
            Err(Error::new(error_kind::MEMORY_ERROR, format!("Cannot allocate {bytes} bytes")))
        }
    }
}

/// A vector with room for `count` items.
///
/// # Panics
/// When memory runs out. A function that others call turns this into an error.
pub(crate) fn vec<T>(count: usize) -> Vec<T> {
    let mut items = Vec::new();
    if items.try_reserve_exact(count).is_err() {
        exhausted(count.saturating_mul(size_of::<T>()));
    }
    items
}

/// Collects the items of an iterator into a vector; there may be more items than it announced.
///
/// # Panics
/// As for [`vec`].
pub(crate) fn collect<T>(items: impl Iterator<Item = T>) -> Vec<T> {
    let mut collected = vec(items.size_hint().0);
    for item in items {
        if collected.len() == collected.capacity() && collected.try_reserve(1).is_err() {
            exhausted(collected.len().saturating_mul(size_of::<T>()));
        }
        collected.push(item);
    }
    collected
}

/// Panics because memory ran out. The panic itself needs a little memory, which is available when the failed request
/// was large.
#[cold]
#[inline(never)]
pub(crate) fn exhausted(bytes: usize) -> ! {
    panic!("out of memory: cannot allocate {bytes} bytes")
}

/// A copy of bytes.
///
/// # Panics
/// As for [`vec`].
pub(crate) fn collect_bytes(bytes: &[u8]) -> Vec<u8> {
    let mut copy = vec(bytes.len());
    copy.extend_from_slice(bytes);
    copy
}
