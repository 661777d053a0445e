//! Keeps storage that was replaced but may still be read.

use std::sync::atomic::{AtomicPtr, Ordering};

/// Keeps replaced storage reachable, because it may still be read. Takes no lock: callers hold
/// their own.
pub(crate) fn retire<T: 'static + ?Sized>(storage: &'static T) {
    struct Retired {
        _storage: *const (),
        next: *mut Retired,
    }
    static RETIRED: AtomicPtr<Retired> = AtomicPtr::new(std::ptr::null_mut());
    let next = RETIRED.load(Ordering::Relaxed);
    let storage = std::ptr::from_ref(storage).cast();
    let retired = Box::leak(Box::new(Retired { _storage: storage, next }));
    while let Err(now) =
        RETIRED.compare_exchange_weak(retired.next, retired, Ordering::Release, Ordering::Relaxed)
    {
        retired.next = now;
    }
}
