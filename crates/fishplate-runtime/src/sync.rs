//! The atomics of code without locks, in one place: the models in `tests/models` include such files and
//! have loom's atomics here.

pub(crate) use std::sync::Condvar;
pub(crate) use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};
pub(crate) use std::thread::ThreadId;

/// The thread that asks.
pub(crate) fn this_thread() -> ThreadId {
    std::thread::current().id()
}

/// A pointer in a struct of C as an atomic.
///
/// # Safety
/// `place` is aligned and valid for `'a`, and everyone accesses it atomically meanwhile.
#[inline(always)]
pub(crate) unsafe fn pointer_at<'a, T>(place: *mut *mut T) -> &'a AtomicPtr<T> {
    // SAFETY: the caller promises what `from_ptr` asks for.
    unsafe { AtomicPtr::from_ptr(place) }
}

/// A count in a struct of C as an atomic.
///
/// # Safety
/// As for [`pointer_at`].
#[inline(always)]
pub(crate) unsafe fn count_at<'a>(place: *mut i32) -> &'a AtomicI32 {
    // SAFETY: the caller promises what `from_ptr` asks for.
    unsafe { AtomicI32::from_ptr(place) }
}
