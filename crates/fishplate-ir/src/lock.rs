//! The lock of a context: one thread at a time, and that thread again inside, because callbacks
//! re-enter. Without contention it costs two atomic operations.
//!
//! A thread that holds the lock in a Python callback while Python shuts down never goes on. Whoever waits
//! for it then gives up: uses fail, and what should be dropped is leaked. So it is in a process that was
//! forked while another thread held the lock, or while the context had threads: none of them came along.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

use fishplate::interpreter;
use fishplate_mlir::fork;

use crate::live::this_thread;

const FREE: u32 = 0;
const HELD: u32 = 1;
/// Held, and someone may be waiting.
const AWAITED: u32 = 2;

/// A thread that waits looks this often whether Python shuts down.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// The owner has this many looks to let go when it does: it may be in a step of MLIR and not in Python.
const LOOKS_AT_END: usize = 10;

/// A lock that its owner may take again.
pub(crate) struct Lock {
    state: AtomicU32,
    /// [`fork::count`] in the process that took it last.
    process: AtomicU32,
    /// Whether the context has threads, which a fork leaves behind.
    has_threads: AtomicBool,
    /// The thread that holds it; 0 for none.
    owner: AtomicUsize,
    /// How often the owner has taken it. Only the owner touches it.
    depth: AtomicUsize,
}

/// The lock, held until this is dropped.
#[must_use]
pub struct Guard<'a> {
    lock: &'a Lock,
    // Given back by the thread that took it.
    not_send: PhantomData<*mut ()>,
}

#[cold]
fn lost() -> ! {
    if interpreter::is_ending() {
        panic!(
            "the context is in use by a thread that cannot go on, because the Python interpreter shuts down: \
             join such threads before the program ends"
        );
    }
    panic!(
        "the context cannot be used in this process: when it was forked, another thread used the context, or \
         its threads were on (enable_multithreading); make a new Context in the child"
    );
}

impl Lock {
    pub(crate) fn new() -> Lock {
        fork::watch();
        Lock {
            state: AtomicU32::new(FREE),
            process: AtomicU32::new(fork::count()),
            has_threads: AtomicBool::new(false),
            owner: AtomicUsize::new(0),
            depth: AtomicUsize::new(0),
        }
    }

    /// Waits until no other thread holds it. Panics, which the FFI makes an error, when Python shuts down and
    /// the thread that holds it does not go on.
    #[inline]
    pub(crate) fn lock(&self) -> Guard<'_> {
        self.lock_for_drop().unwrap_or_else(|| lost())
    }

    /// As [`Lock::lock`]; none in place of a panic.
    #[inline]
    pub(crate) fn lock_for_drop(&self) -> Option<Guard<'_>> {
        let me = this_thread();
        if self.owner.load(Ordering::Relaxed) != me {
            let taken =
                self.state.compare_exchange(FREE, HELD, Ordering::Acquire, Ordering::Relaxed);
            if taken.is_err() && !self.wait() {
                return None;
            }
            if self.is_foreign() && !self.adopt() {
                self.state.store(FREE, Ordering::Release);
                return None;
            }
            self.owner.store(me, Ordering::Relaxed);
        } else if self.is_foreign() && !self.adopt() {
            return None;
        }
        self.depth.store(self.depth.load(Ordering::Relaxed) + 1, Ordering::Relaxed);
        Some(Guard { lock: self, not_send: PhantomData })
    }

    /// Whether it was last taken in a process that this one was forked from.
    #[inline]
    fn is_foreign(&self) -> bool {
        self.process.load(Ordering::Relaxed) != fork::count()
    }

    /// Makes it one of this process, unless the context left threads behind.
    #[cold]
    fn adopt(&self) -> bool {
        if self.has_threads.load(Ordering::Relaxed) {
            return false;
        }
        self.process.store(fork::count(), Ordering::Relaxed);
        true
    }

    /// Says whether the context has threads now; the caller holds the lock.
    pub(crate) fn set_has_threads(&self, has: bool) {
        self.has_threads.store(has, Ordering::Relaxed);
    }

    /// Whether the context left threads behind in another process: it must not be destroyed, which would
    /// wait for them.
    pub(crate) fn left_threads(&self) -> bool {
        self.is_foreign() && self.has_threads.load(Ordering::Relaxed)
    }

    /// Whether the lock came to this thread: not while Python shuts down and its owner does not go on.
    #[cold]
    fn wait(&self) -> bool {
        // Taken before the fork, by a thread that is not in this process.
        if self.is_foreign() {
            return false;
        }
        interpreter::without(|| {
            let mut looks = 0;
            while self.state.swap(AWAITED, Ordering::Acquire) != FREE {
                fork::sleep_while(&self.state, AWAITED, BETWEEN_LOOKS);
                looks += usize::from(interpreter::is_ending());
                if looks > LOOKS_AT_END {
                    return false;
                }
            }
            true
        })
    }

    #[inline]
    fn unlock(&self) {
        let depth = self.depth.load(Ordering::Relaxed) - 1;
        self.depth.store(depth, Ordering::Relaxed);
        if depth != 0 {
            return;
        }
        self.owner.store(0, Ordering::Relaxed);
        if self.state.swap(FREE, Ordering::Release) == AWAITED {
            self.wake();
        }
    }

    #[cold]
    fn wake(&self) {
        fork::wake_one(&self.state);
    }
}

impl Guard<'_> {
    /// Whether it is of that lock.
    #[inline]
    pub(crate) fn is_of(&self, lock: &Lock) -> bool {
        std::ptr::eq(self.lock, lock)
    }
}

impl Drop for Guard<'_> {
    #[inline]
    fn drop(&mut self) {
        self.lock.unlock();
    }
}
