//! Pointers that are computed once and then read by everyone, without a lock.
//!
//! Two threads may both compute the value; the first to store it wins. So no thread ever waits for another one, which
//! may be running other code, or may not exist in a forked child.

use crate::sync::{AtomicPtr, Ordering};

/// A reference that is set at most once.
pub(crate) struct Once<T: 'static>(AtomicPtr<T>);

impl<T: Sync + 'static> Once<T> {
    /// A cell without a value.
    pub(crate) const fn new() -> Once<T> {
        Once(AtomicPtr::new(std::ptr::null_mut()))
    }

    /// The value, if there is one yet.
    #[inline]
    pub(crate) fn get(&self) -> Option<&'static T> {
        // SAFETY: only `set` stores here: references that are never freed. Acquire pairs with its release: what they
        // refer to is visible.
        unsafe { self.0.load(Ordering::Acquire).as_ref() }
    }

    /// Stores the value unless there is one; returns the stored value.
    pub(crate) fn set(&self, value: &'static T) -> &'static T {
        let new = std::ptr::from_ref(value).cast_mut();
        match self.0.compare_exchange(
            std::ptr::null_mut(),
            new,
            Ordering::AcqRel,
            Ordering::Acquire,
        ) {
            Ok(_) => value,
            // SAFETY: as in `get`; the value that was found is not null.
            Err(first) => unsafe { &*first },
        }
    }

    /// Returns the value, computed by `make` if there is none. A value that comes too late is dropped.
    #[inline]
    pub(crate) fn get_or_make(&self, make: impl FnOnce() -> T) -> &'static T {
        match self.get() {
            Some(value) => value,
            None => self.make(make),
        }
    }

    #[cold]
    fn make(&self, make: impl FnOnce() -> T) -> &'static T {
        let made = Box::into_raw(Box::new(make()));
        // SAFETY: the box is leaked unless another value was first.
        let kept = self.set(unsafe { &*made });
        if !std::ptr::eq(kept, made) {
            // SAFETY: the cell refused the pointer, so nobody else has it.
            drop(unsafe { Box::from_raw(made) });
        }
        kept
    }
}
