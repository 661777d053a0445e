//! The lock of a context. One thread holds it at a time, and may take it again because callbacks re-enter. Without
//! contention it costs two atomic operations.
//!
//! A thread that holds the lock in a Python callback while Python shuts down never continues. Threads that wait for it
//! then give up: calls fail, and values that should be dropped are leaked. The same happens in a process that was
//! forked while another thread held the lock, or while the context had threads, because no other thread survives a
//! fork.

use std::marker::PhantomData;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};
use std::time::Duration;

use fishplate::interpreter;
use fishplate_mlir::fork;

#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
use crate::live::this_thread;

const FREE: u32 = 0;
const HELD: u32 = 1;
/// Held, and someone may be waiting.
const AWAITED: u32 = 2;

/// Interval at which a waiting thread checks whether Python is shutting down.
const BETWEEN_LOOKS: Duration = Duration::from_millis(100);
/// Number of such checks that the owner gets to release the lock during shutdown: it may be inside MLIR and not in
/// Python.
const LOOKS_AT_END: usize = 10;

/// A reentrant lock.
pub(crate) struct Lock {
    state: AtomicU32,
    /// [`fork::count`] in the process that last took the lock.
    process: AtomicU32,
    /// Whether the context has threads, which would not survive a fork.
    has_threads: AtomicBool,
    /// The thread that holds the lock, or 0.
    owner: AtomicUsize,
    /// The number of times that the owner has taken the lock. Only the owner accesses it.
    depth: AtomicUsize,
    /// The number of hooks that run now and may not use the IR. Only the owner accesses it.
    frozen: AtomicUsize,
}

/// Keeps the IR from being used until it is dropped.
pub(crate) struct Frozen<'a>(&'a Lock);

impl Drop for Frozen<'_> {
    fn drop(&mut self) {
        self.0.frozen.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Holds the lock until it is dropped.
#[must_use]
pub struct Guard<'a> {
    lock: &'a Lock,
    // Must be released by the thread that took it.
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
            frozen: AtomicUsize::new(0),
        }
    }

    /// Waits until no other thread holds the lock. Panics, which the FFI turns into an error, if Python is shutting
    /// down and the thread that holds the lock will not continue.
    #[inline]
    pub(crate) fn lock(&self) -> Guard<'_> {
        self.lock_for_drop().unwrap_or_else(|| lost())
    }

    /// Like [`Lock::lock`], but returns `None` instead of panicking.
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

    /// Whether the lock was last taken in a process that this one was forked from.
    #[inline]
    fn is_foreign(&self) -> bool {
        self.process.load(Ordering::Relaxed) != fork::count()
    }

    /// Claims the lock for this process, unless the context left threads behind.
    #[cold]
    fn adopt(&self) -> bool {
        if self.has_threads.load(Ordering::Relaxed) {
            return false;
        }
        self.process.store(fork::count(), Ordering::Relaxed);
        true
    }

    /// Whether the context has threads and this is not the one that uses it.
    pub(crate) fn is_elsewhere(&self) -> bool {
        self.has_threads.load(Ordering::Relaxed)
            && self.owner.load(Ordering::Relaxed) != this_thread()
    }

    /// Records whether the context has threads now. The caller holds the lock.
    pub(crate) fn set_has_threads(&self, has: bool) {
        self.has_threads.store(has, Ordering::Relaxed);
    }

    /// Whether the context left threads behind in another process. It must not be destroyed then, because that would
    /// wait for them.
    pub(crate) fn left_threads(&self) -> bool {
        self.is_foreign() && self.has_threads.load(Ordering::Relaxed)
    }

    /// Waits for the lock. Returns false if Python is shutting down and the owner will not continue.
    #[cold]
    fn wait(&self) -> bool {
        // Taken before the fork, by a thread that does not exist in this process.
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
    /// Makes operations, blocks and values unusable while a hook runs in the middle of a step of MLIR.
    pub(crate) fn freeze(&self) -> Frozen<'_> {
        self.lock.frozen.fetch_add(1, Ordering::Relaxed);
        Frozen(self.lock)
    }

    /// Whether a hook runs that may not use the IR.
    #[inline]
    pub(crate) fn is_frozen(&self) -> bool {
        self.lock.frozen.load(Ordering::Relaxed) != 0
    }

    /// Whether the guard belongs to that lock.
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

/// A number that no other live thread has. Elsewhere a register holds one.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
#[inline]
fn this_thread() -> usize {
    thread_local! {
        static TOKEN: u8 = const { 0 };
    }
    TOKEN.with(|token| std::ptr::from_ref(token).addr())
}
