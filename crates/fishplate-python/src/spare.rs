//! Memory of things that are gone, for the next ones of the same size: a few pieces on a stack.

use std::ptr::null_mut;

use crate::python::{GilCell, Python};

struct Pieces<T, const N: usize> {
    count: usize,
    pieces: [*mut T; N],
}

/// At most `N` pieces of memory, all of one size.
pub(crate) struct Spare<T, const N: usize>(GilCell<Pieces<T, N>>);

impl<T, const N: usize> Spare<T, N> {
    /// None yet.
    pub(crate) const fn new() -> Spare<T, N> {
        Spare(GilCell::new(Pieces { count: 0, pieces: [null_mut(); N] }))
    }

    /// A piece, if there is one.
    #[inline]
    pub(crate) fn take(&self, py: Python<'_>) -> Option<*mut T> {
        self.0.with(py, |spare| {
            spare.count = spare.count.checked_sub(1)?;
            spare.pieces.get(spare.count).copied()
        })
    }

    /// Keeps a piece that nobody uses any more; whether there was room.
    #[inline]
    pub(crate) fn keep(&self, py: Python<'_>, piece: *mut T) -> bool {
        self.0.with(py, |spare| {
            let Some(place) = spare.pieces.get_mut(spare.count) else { return false };
            *place = piece;
            spare.count += 1;
            true
        })
    }
}
