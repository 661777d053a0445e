//! The lock of a context: one thread at a time, and that thread again inside, because callbacks
//! re-enter. Without contention it costs two atomic operations.
//!
//! A thread that holds the lock in a Python callback while Python shuts down never goes on. Whoever waits
//! for it then gives up: uses fail, and what should be dropped is leaked. So it is in a process that was
//! forked while another thread held the lock, or while the context had threads: none of them came along.

use std::cell::Cell;
use std::marker::PhantomData;
use std::sync::Once;
use std::sync::atomic::{AtomicBool, AtomicU32, AtomicUsize, Ordering};

use crate::interpreter;

const FREE: u32 = 0;
const HELD: u32 = 1;
/// Held, and someone may be waiting.
const AWAITED: u32 = 2;

/// A thread that waits looks this often whether Python shuts down.
const BETWEEN_LOOKS: libc::timespec = libc::timespec { tv_sec: 0, tv_nsec: 100_000_000 };
/// The owner has this many looks to let go when it does: it may be in a step of MLIR and not in Python.
const LOOKS_AT_END: usize = 10;

/// How many forks lie between this process and the one that made the first lock.
static FORKS: AtomicU32 = AtomicU32::new(0);

extern "C" fn count_fork() {
    FORKS.fetch_add(1, Ordering::Relaxed);
}

/// A lock that its owner may take again.
pub(crate) struct Lock {
    state: AtomicU32,
    /// [`FORKS`] in the process that took it last.
    process: AtomicU32,
    /// Whether the context has threads, which a fork leaves behind.
    has_threads: AtomicBool,
    /// The thread that holds it; 0 for none.
    owner: AtomicUsize,
    /// How often the owner has taken it. Only the owner touches it.
    depth: Cell<usize>,
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
        static WATCHES: Once = Once::new();
        // SAFETY: the handler only counts, and this library stays loaded.
        WATCHES.call_once(|| unsafe {
            libc::pthread_atfork(None, None, Some(count_fork));
        });
        Lock {
            state: AtomicU32::new(FREE),
            process: AtomicU32::new(FORKS.load(Ordering::Relaxed)),
            has_threads: AtomicBool::new(false),
            owner: AtomicUsize::new(0),
            depth: Cell::new(0),
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
        self.depth.set(self.depth.get() + 1);
        Some(Guard { lock: self, not_send: PhantomData })
    }

    /// Whether it was last taken in a process that this one was forked from.
    #[inline]
    fn is_foreign(&self) -> bool {
        self.process.load(Ordering::Relaxed) != FORKS.load(Ordering::Relaxed)
    }

    /// Makes it one of this process, unless the context left threads behind.
    #[cold]
    fn adopt(&self) -> bool {
        if self.has_threads.load(Ordering::Relaxed) {
            return false;
        }
        self.process.store(FORKS.load(Ordering::Relaxed), Ordering::Relaxed);
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
                self.sleep();
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

    /// Sleeps while the lock is awaited, for [`BETWEEN_LOOKS`] at most.
    fn sleep(&self) {
        self.futex(libc::FUTEX_WAIT, AWAITED, &BETWEEN_LOOKS);
    }

    #[cold]
    fn wake(&self) {
        self.futex(libc::FUTEX_WAKE, 1, std::ptr::null());
    }

    /// Asks the kernel, which keeps the queue: a mutex of our own could be held by a thread that a fork leaves behind.
    fn futex(&self, operation: i32, value: u32, time: *const libc::timespec) {
        let operation = operation | libc::FUTEX_PRIVATE_FLAG;
        // SAFETY: the word is live during the call, and so is the time, if there is one; both are only read.
        unsafe {
            libc::syscall(libc::SYS_futex, self.state.as_ptr(), operation, value, time);
        }
    }
}

impl Drop for Guard<'_> {
    #[inline]
    fn drop(&mut self) {
        self.lock.unlock();
    }
}
