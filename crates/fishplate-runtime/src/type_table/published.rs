//! Tables and arrays that readers read without a lock while one writer at a time adds to them. Published data never
//! moves and is never freed. `tests/models` runs this file under loom.

use crate::retire::retire;
use crate::sync::{AtomicI32, AtomicPtr, Ordering};

type Chunk<T, const CHUNK: usize> = [AtomicPtr<T>; CHUNK];

/// A table by index, in up to `CHUNKS` parts of `CHUNK` entries that are allocated on demand.
pub(super) struct Chunks<T: 'static, const CHUNK: usize, const CHUNKS: usize>(
    [AtomicPtr<Chunk<T, CHUNK>>; CHUNKS],
);

impl<T: Sync + 'static, const CHUNK: usize, const CHUNKS: usize> Chunks<T, CHUNK, CHUNKS> {
    /// An empty table.
    pub(super) const fn new() -> Self {
        Chunks([const { AtomicPtr::new(std::ptr::null_mut()) }; CHUNKS])
    }

    /// The entry for an index.
    #[inline]
    pub(super) fn get(&self, index: usize) -> Option<&'static T> {
        let chunk = self.0.get(index / CHUNK)?.load(Ordering::Acquire);
        // SAFETY: chunks and entries are leaked before they are published.
        unsafe { chunk.as_ref()?[index % CHUNK].load(Ordering::Acquire).as_ref() }
    }

    /// Adds the entry for an index; the caller keeps other writers out. Panics if the index is too large.
    pub(super) fn publish(&self, index: usize, entry: &'static T) {
        let chunk = &self.0[index / CHUNK];
        if chunk.load(Ordering::Relaxed).is_null() {
            let new: Box<Chunk<T, CHUNK>> =
                Box::new([const { AtomicPtr::new(std::ptr::null_mut()) }; CHUNK]);
            chunk.store(Box::leak(new), Ordering::Release);
        }
        // SAFETY: the chunk exists now, and chunks are leaked.
        let slot = unsafe { &(*chunk.load(Ordering::Relaxed))[index % CHUNK] };
        slot.store(std::ptr::from_ref(entry).cast_mut(), Ordering::Release);
    }
}

/// An array that C reads: leaked storage, and a count that is published after the items.
///
/// # Safety
/// `data` and `count` belong to one leaked struct, and only [`append`] and similar functions change them.
#[inline]
pub(super) unsafe fn published<T>(data: &AtomicPtr<T>, count: &AtomicI32) -> &'static [T] {
    match published_parts(data, count) {
        (_, 0) => &[],
        // SAFETY: the caller guarantees that `data` and `count` belong to one leaked struct, and that only [`append`]
        // and similar functions change them. Published items do not change.
        (data, count) => unsafe { std::slice::from_raw_parts(data, count) },
    }
}

/// Does the same as [`published`] for items that may still be filled in: returns the address and the count. The count
/// is read first, so the storage holds at least as many.
#[inline]
pub(super) fn published_parts<T>(data: &AtomicPtr<T>, count: &AtomicI32) -> (*mut T, usize) {
    let count = count.load(Ordering::Acquire);
    let data = data.load(Ordering::Acquire);
    if data.is_null() || count <= 0 { (data, 0) } else { (data, count as usize) }
}

/// Appends to an array that C reads: allocates new storage if it is full, and publishes the count last.
///
/// # Safety
/// The same as for [`published`]; the caller keeps other writers out, and the array grows only here.
pub(super) unsafe fn append<T: Copy + 'static>(data: &AtomicPtr<T>, count: &AtomicI32, item: T) {
    // SAFETY: `data` and `count` belong to one leaked struct, and the caller keeps other writers out.
    let old = unsafe { published(data, count) };
    // Capacities are 4, 8, 16, ...: full exactly when the length is one of them, or zero.
    let full = old.is_empty() || (old.len() >= 4 && old.len().is_power_of_two());
    if full {
        let mut grown = Vec::with_capacity((old.len() * 2).max(4));
        grown.extend_from_slice(old);
        grown.push(item);
        data.store(grown.leak().as_mut_ptr(), Ordering::Release);
        retire(old);
    } else {
        // SAFETY: there is room for one more behind the published items.
        unsafe { data.load(Ordering::Relaxed).add(old.len()).write(item) };
    }
    count.store(old.len() as i32 + 1, Ordering::Release);
}
