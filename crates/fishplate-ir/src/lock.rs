//! The lock of a context: one thread at a time, and that thread again inside, because callbacks
//! re-enter. Without contention it costs two atomic operations.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::atomic::{AtomicU32, AtomicUsize, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use crate::interpreter;

const FREE: u32 = 0;
const HELD: u32 = 1;
/// Held, and someone may be waiting.
const AWAITED: u32 = 2;

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

    /// Waits until no other thread holds it.
    #[inline]
    pub(crate) fn lock(&self) -> Guard<'_> {
        let me = this_thread();
        if self.owner.load(Ordering::Relaxed) != me {
            let taken =
                self.state.compare_exchange(FREE, HELD, Ordering::Acquire, Ordering::Relaxed);
            if taken.is_err() {
                self.wait();
            }
            self.owner.store(me, Ordering::Relaxed);
        }
        self.depth.set(self.depth.get() + 1);
        Guard { lock: self, not_send: PhantomData }
    }

    #[cold]
    fn wait(&self) {
        interpreter::without(|| {
            let mut queue = self.queue.lock().unwrap_or_else(PoisonError::into_inner);
            while self.state.swap(AWAITED, Ordering::Acquire) != FREE {
                queue = self.freed.wait(queue).unwrap_or_else(PoisonError::into_inner);
            }
        });
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
