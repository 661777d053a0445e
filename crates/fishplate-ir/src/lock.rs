//! The lock of a context: one thread at a time, and that thread again inside, because callbacks
//! re-enter. Without contention it costs two atomic operations.
//!
//! A thread that holds the lock in a Python callback while Python shuts down never goes on. Whoever waits
//! for it then gives up: uses fail, and what should be dropped is leaked.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};
use std::time::Duration;

use crate::interpreter;

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
    /// The thread that holds it; 0 for none.
    owner: AtomicUsize,
    /// How often the owner has taken it. Only the owner touches it.
    depth: Cell<usize>,
    queue: Mutex<()>,
    freed: Condvar,
}

// SAFETY: `depth` is touched only by the thread that holds the lock.
unsafe impl Send for Lock {}
// SAFETY: as above.
unsafe impl Sync for Lock {}

/// The lock, held until this is dropped.
#[must_use]
pub struct Guard<'a> {
    lock: &'a Lock,
    // Given back by the thread that took it.
    not_send: PhantomData<*mut ()>,
}

/// A number that no other live thread has: the address of its control block, which the register holds that
/// the ABI of the platform gives to threads. A thread-local of a loaded library costs a call.
#[cfg(all(target_arch = "x86_64", target_os = "linux"))]
#[inline(always)]
fn this_thread() -> usize {
    let address: usize;
    // SAFETY: the word at `fs:0` is the address of the control block itself; reading it changes nothing.
    unsafe {
        std::arch::asm!(
            "mov {}, fs:0",
            out(reg) address,
            options(nostack, pure, readonly, preserves_flags)
        );
    }
    address
}

/// A number that no other live thread has.
#[cfg(not(all(target_arch = "x86_64", target_os = "linux")))]
#[inline]
fn this_thread() -> usize {
    thread_local! {
        static TOKEN: u8 = const { 0 };
    }
    TOKEN.with(|token| std::ptr::from_ref(token).addr())
}

#[cold]
fn lost() -> ! {
    panic!(
        "the context is in use by a thread that cannot go on, because the Python interpreter shuts down: \
         join such threads before the program ends"
    );
}

impl Lock {
    pub(crate) fn new() -> Lock {
        Lock {
            state: AtomicU32::new(FREE),
            owner: AtomicUsize::new(0),
            depth: Cell::new(0),
            queue: Mutex::new(()),
            freed: Condvar::new(),
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
            self.owner.store(me, Ordering::Relaxed);
        }
        self.depth.set(self.depth.get() + 1);
        Some(Guard { lock: self, not_send: PhantomData })
    }

    /// Whether the lock came to this thread: not while Python shuts down and its owner does not go on.
    #[cold]
    fn wait(&self) -> bool {
        interpreter::without(|| {
            let mut looks = 0;
            let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
            while self.state.swap(AWAITED, Ordering::Acquire) != FREE {
                let waited = self.freed.wait_timeout(queue, BETWEEN_LOOKS);
                queue = waited.unwrap_or_else(PoisonError::into_inner).0;
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
        let depth = self.depth.get() - 1;
        self.depth.set(depth);
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
        let _queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
        self.freed.notify_one();
    }
}

impl Drop for Guard<'_> {
    #[inline]
    fn drop(&mut self) {
        self.lock.unlock();
    }
}
