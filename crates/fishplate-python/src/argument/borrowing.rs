//! Counts the calls that use the objects of wrappers without additional references.
//!
//! `x._move()` may hand over the last reference to an object only if no other call uses the object through the wrapper.
//! With the GIL one counter tells. Without the GIL each thread has a counter, which is one more while the thread runs a
//! function of the extension: a thread first counts and then reads a wrapper, while `_move` first empties the wrapper and
//! then reads the counters. So one of them sees the other.

#[cfg(not(Py_GIL_DISABLED))]
pub(crate) use with_gil::{Borrowing, others_borrow};
#[cfg(Py_GIL_DISABLED)]
pub(crate) use without_gil::{Borrowing, Entered, others_borrow};

#[cfg(not(Py_GIL_DISABLED))]
mod with_gil {
    use std::sync::atomic::{AtomicUsize, Ordering};

    /// The number of [`Borrowing`]s. Only attached threads change it, one at a time.
    static BORROWINGS: AtomicUsize = AtomicUsize::new(0);

    /// Marks that objects in wrappers are being used, on some thread, without additional references.
    pub(crate) struct Borrowing(());

    impl Borrowing {
        #[inline(always)]
        pub(crate) fn new() -> Borrowing {
            BORROWINGS.store(BORROWINGS.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
            Borrowing(())
        }
    }

    impl Drop for Borrowing {
        #[inline(always)]
        fn drop(&mut self) {
            BORROWINGS.store(BORROWINGS.load(Ordering::Relaxed) - 1, Ordering::Relaxed);
        }
    }

    /// Whether another call than that of the caller, which has a [`Borrowing`], uses objects in wrappers.
    pub(crate) fn others_borrow() -> bool {
        BORROWINGS.load(Ordering::Relaxed) > 1
    }
}

#[cfg(Py_GIL_DISABLED)]
mod without_gil {
    use std::cell::Cell;
    use std::sync::atomic::{AtomicUsize, Ordering};
    use std::sync::{Mutex, PoisonError};

    /// Marks that objects in wrappers are being used. [`Entered`] has counted the thread already.
    pub(crate) struct Borrowing(());

    impl Borrowing {
        #[inline(always)]
        pub(crate) fn new() -> Borrowing {
            Borrowing(())
        }
    }

    /// The counter of a thread, on a cache line of its own. It is never freed, and serves another thread later.
    #[repr(align(64))]
    #[derive(Default)]
    struct Counter(AtomicUsize);

    /// All counters, and those that no thread has now.
    static COUNTERS: Mutex<(Vec<&'static Counter>, Vec<&'static Counter>)> =
        Mutex::new((Vec::new(), Vec::new()));

    thread_local! {
        static MINE: Cell<Option<&'static Counter>> = const { Cell::new(None) };
        /// Gives the counter back when the thread ends.
        static LEASE: Lease = const { Lease };
    }

    struct Lease;

    impl Drop for Lease {
        fn drop(&mut self) {
            // A thread that ends inside a function of the extension keeps its counter: it may still use an object.
            if let Some(mine) = MINE.get().filter(|mine| mine.0.load(Ordering::Relaxed) == 0) {
                MINE.set(None);
                COUNTERS.lock().unwrap_or_else(PoisonError::into_inner).1.push(mine);
            }
        }
    }

    #[cold]
    fn lease() -> &'static Counter {
        let mut counters = COUNTERS.lock().unwrap_or_else(PoisonError::into_inner);
        let mine = counters.1.pop().unwrap_or_else(|| {
            let made: &'static Counter = Box::leak(Box::default());
            counters.0.push(made);
            made
        });
        drop(counters);
        MINE.set(Some(mine));
        // A thread that is already ending keeps the counter.
        let _ = LEASE.try_with(|_| ());
        mine
    }

    /// Counts a thread while it runs a function of the extension.
    pub(crate) struct Entered(&'static Counter);

    impl Entered {
        #[inline(always)]
        pub(crate) fn new() -> Entered {
            let mine = MINE.get().unwrap_or_else(lease);
            // Only this thread changes its counter. The exchange comes before all reads of wrappers that follow it.
            mine.0.swap(mine.0.load(Ordering::Relaxed) + 1, Ordering::SeqCst);
            Entered(mine)
        }
    }

    impl Drop for Entered {
        #[inline(always)]
        fn drop(&mut self) {
            self.0.0.store(self.0.0.load(Ordering::Relaxed) - 1, Ordering::Release);
        }
    }

    /// Whether another call than that of the caller, which is counted once, may use objects in wrappers. The caller has
    /// emptied the wrapper that it asks for.
    pub(crate) fn others_borrow() -> bool {
        let counters = COUNTERS.lock().unwrap_or_else(PoisonError::into_inner);
        counters.0.iter().map(|counter| counter.0.load(Ordering::SeqCst)).sum::<usize>() > 1
    }
}
