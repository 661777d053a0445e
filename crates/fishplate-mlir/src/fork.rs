//! The number of forks behind this process, and a sleep that survives forks. The kernel keeps the queue of sleeping
//! threads: a mutex could be held by a thread that does not exist after a fork.

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

/// The number of forks between this process and the one that first called [`watch`].
#[inline]
pub fn count() -> u32 {
    FORKS.load(Ordering::Relaxed)
}

/// Sleeps while the word has this value, until [`wake_one`] is called or the time has passed.
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
    // SAFETY: the word lives for the call, and so does the time, if there is one; both are only read.
    unsafe {
        libc::syscall(libc::SYS_futex, word.as_ptr(), operation, value, time);
    }
}
