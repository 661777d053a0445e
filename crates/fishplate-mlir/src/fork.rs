//! Forks: how many lie behind this process, and sleep that no fork can break. The kernel keeps the queue of who sleeps:
//! a mutex could be held by a thread that a fork leaves behind.

use std::ptr::null;
use std::sync::Once;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

static FORKS: AtomicU32 = AtomicU32::new(0);

extern "C" fn count_fork() {
    FORKS.fetch_add(1, Ordering::Relaxed);
}

/// Counts forks from now on.
pub fn watch() {
    static WATCHES: Once = Once::new();
    // SAFETY: the handler only counts, and this library stays loaded.
    WATCHES.call_once(|| unsafe {
        libc::pthread_atfork(None, None, Some(count_fork));
    });
}

/// How many forks lie between this process and the one that called [`watch`] first.
#[inline]
pub fn count() -> u32 {
    FORKS.load(Ordering::Relaxed)
}

/// Sleeps while the word has this value, until [`wake_one`] is called or the time is over.
pub fn sleep_while(word: &AtomicU32, value: u32, time: Duration) {
    let time = libc::timespec {
        tv_sec: libc::time_t::try_from(time.as_secs()).unwrap_or(libc::time_t::MAX),
        tv_nsec: libc::c_long::from(time.subsec_nanos() as i32),
    };
    futex(word, libc::FUTEX_WAIT, value, &time);
}

/// Wakes one thread that sleeps on the word.
pub fn wake_one(word: &AtomicU32) {
    futex(word, libc::FUTEX_WAKE, 1, null());
}

fn futex(word: &AtomicU32, operation: i32, value: u32, time: *const libc::timespec) {
    let operation = operation | libc::FUTEX_PRIVATE_FLAG;
    // SAFETY: the word is live during the call, and so is the time, if there is one; both are only read.
    unsafe {
        libc::syscall(libc::SYS_futex, word.as_ptr(), operation, value, time);
    }
}
