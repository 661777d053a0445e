//! A mark that tells whether any IR was edited since a moment. Whoever has verified an operation takes the mark, and need
//! not verify it again while the mark is current.
//!
//! Every function of this crate that creates, moves or changes IR calls [`note`]. All contexts share one number, so an edit
//! of one context also ends the marks of the others: these are verified once more.

use std::sync::atomic::{AtomicU64, Ordering};

/// Odd while a mark is current, even after an edit. It only grows.
static MOMENT: AtomicU64 = AtomicU64::new(0);

/// A moment after which nothing was edited, as long as it is current.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Mark(u64);

impl Mark {
    /// Marks this moment.
    pub fn take() -> Mark {
        let now = MOMENT.load(Ordering::Relaxed) | 1;
        // An edit that comes in between has made the number larger, and the mark is not current then.
        MOMENT.fetch_max(now, Ordering::Relaxed);
        Mark(now)
    }

    /// Whether nothing was edited since.
    pub fn is_current(self) -> bool {
        MOMENT.load(Ordering::Relaxed) == self.0
    }
}

/// Ends all marks: IR, or the rules that it must follow, are about to change, or have changed.
///
/// The context's lock orders the edits and the marks of one context, so relaxed accesses suffice.
#[inline]
pub fn note() {
    let now = MOMENT.load(Ordering::Relaxed);
    if now & 1 == 1 {
        // If the number is larger already, the mark of this context has ended, too.
        let _ = MOMENT.compare_exchange(now, now + 1, Ordering::Relaxed, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::{Mark, note};

    #[test]
    fn an_edit_ends_a_mark() {
        let mark = Mark::take();
        note();
        assert!(!mark.is_current());
        let next = Mark::take();
        assert_ne!(mark, next);
    }
}
