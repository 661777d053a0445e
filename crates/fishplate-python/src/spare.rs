//! A small stack of things that are reused, such as the memory of freed objects. Without the GIL it stays empty: threads
//! would wait for it, and the allocators keep freed memory for each thread.

use crate::python::{GilCell, Python};

/// At most `N` things.
pub(crate) struct Spare<T, const N: usize = 8>(GilCell<Stack<T, N>>);

struct Stack<T, const N: usize> {
    count: usize,
    pieces: [Option<T>; N],
}

impl<T, const N: usize> Spare<T, N> {
    /// An empty store.
    pub(crate) const fn new() -> Spare<T, N> {
        Spare(GilCell::new(Stack { count: 0, pieces: [const { None }; N] }))
    }

    /// Takes one, if there is one.
    #[inline(always)]
    pub(crate) fn take(&self, py: Python<'_>) -> Option<T> {
        if cfg!(Py_GIL_DISABLED) {
            return None;
        }
        self.0.with(py, |spare| {
            let last = spare.count.checked_sub(1)?;
            let piece = spare.pieces.get_mut(last)?.take();
            spare.count = last;
            piece
        })
    }

    /// Keeps one, or returns it if the store is full.
    #[inline(always)]
    pub(crate) fn keep(&self, py: Python<'_>, piece: T) -> Option<T> {
        if cfg!(Py_GIL_DISABLED) {
            return Some(piece);
        }
        self.0.with(py, |spare| match spare.pieces.get_mut(spare.count) {
            Some(place) => {
                spare.count += 1;
                place.replace(piece)
            }
            None => Some(piece),
        })
    }
}
