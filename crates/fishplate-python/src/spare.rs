//! Memory of things that are gone, for the next ones of the same size: a few pieces on a stack.

use std::cell::UnsafeCell;
use std::ptr::null_mut;

struct Pieces<T, const N: usize> {
    count: usize,
    pieces: [*mut T; N],
}

/// At most `N` pieces of memory, all of one size.
pub(crate) struct Spare<T, const N: usize>(UnsafeCell<Pieces<T, N>>);

// SAFETY: only reached by threads that hold the GIL (see `take` and `keep`), and never across a call into Python.
unsafe impl<T, const N: usize> Sync for Spare<T, N> {}

impl<T, const N: usize> Spare<T, N> {
    /// None yet.
    pub(crate) const fn new() -> Spare<T, N> {
        Spare(UnsafeCell::new(Pieces { count: 0, pieces: [null_mut(); N] }))
    }

    /// A piece, if there is one.
    ///
    /// # Safety
    /// The caller holds the GIL.
    #[inline]
    pub(crate) unsafe fn take(&self) -> Option<*mut T> {
        // SAFETY: the GIL is held: nobody else reaches the pieces meanwhile.
        let spare = unsafe { &mut *self.0.get() };
        spare.count = spare.count.checked_sub(1)?;
        spare.pieces.get(spare.count).copied()
    }

    /// Keeps a piece that nobody uses any more; whether there was room.
    ///
    /// # Safety
    /// As for [`Spare::take`].
    #[inline]
    pub(crate) unsafe fn keep(&self, piece: *mut T) -> bool {
        // SAFETY: as above.
        let spare = unsafe { &mut *self.0.get() };
        let Some(place) = spare.pieces.get_mut(spare.count) else { return false };
        *place = piece;
        spare.count += 1;
        true
    }
}
