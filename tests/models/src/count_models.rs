//! Models of the reference count: the value is dropped once, after every use of it, and its memory is freed once,
//! after that; a saturated count keeps both.

use std::ffi::{c_int, c_void};

use loom::cell::UnsafeCell;
use loom::sync::Arc;
use loom::sync::atomic::{AtomicUsize, Ordering};
use loom::thread;

use crate::count::{dec_ref, dec_ref_shared, dec_weak, inc_ref, inc_weak, try_upgrade};
use crate::sync::AtomicU64;
use crate::{COUNT_BOTH_ONE, COUNT_STRONG_MASK, COUNT_STRONG_ONE, COUNT_WEAK_ONE};
use crate::{DELETE_STRONG, DELETE_WEAK, ObjectHeader};

/// How often the value was dropped and the memory freed.
#[derive(Default)]
struct Ends {
    value: AtomicUsize,
    memory: AtomicUsize,
}

#[repr(C)]
struct Model {
    header: ObjectHeader,
    /// Written when the value is dropped: loom reports a use that is not ordered before.
    value: UnsafeCell<u32>,
    ends: Arc<Ends>,
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    let model = object.cast::<Model>();
    // SAFETY: the model's object, which only the second flag frees.
    unsafe {
        let ends = (*model).ends.clone();
        if flags & DELETE_STRONG != 0 {
            (*model).value.with_mut(|value| *value = 0);
            assert_eq!(ends.value.fetch_add(1, Ordering::Relaxed), 0);
        }
        if flags & DELETE_WEAK != 0 {
            assert_eq!(ends.memory.fetch_add(1, Ordering::Relaxed), 0);
            drop(Box::from_raw(model));
        }
    }
}

/// An object whose references the tests count by hand.
#[derive(Clone, Copy)]
struct Handle(*mut Model);

// SAFETY: the count is what the models check.
unsafe impl Send for Handle {}

impl Handle {
    fn new(count: u64) -> (Handle, Arc<Ends>) {
        let ends = Arc::new(Ends::default());
        let header =
            ObjectHeader { combined_ref_count: AtomicU64::new(count), deleter: Some(delete) };
        let model = Model { header, value: UnsafeCell::new(7), ends: ends.clone() };
        (Handle(Box::into_raw(Box::new(model))), ends)
    }

    fn header(self) -> *mut ObjectHeader {
        self.0.cast()
    }

    /// Uses the value, as the holder of a strong reference.
    fn read(self) {
        // SAFETY: the caller holds a strong reference.
        unsafe { (*self.0).value.with(|value| assert_eq!(*value, 7)) };
    }

    fn count(self) -> u64 {
        // SAFETY: the caller holds a reference.
        unsafe { (*self.0).header.combined_ref_count.load(Ordering::Relaxed) }
    }
}

fn assert_ended_once(ends: &Ends) {
    assert_eq!(ends.value.load(Ordering::Relaxed), 1);
    assert_eq!(ends.memory.load(Ordering::Relaxed), 1);
}

/// One thread copies its reference and drops both, another drops its own in another way.
#[test]
fn the_last_of_strong_references_ends_the_object() {
    loom::model(|| {
        let (object, ends) = Handle::new(COUNT_BOTH_ONE + COUNT_STRONG_ONE);
        let other = thread::spawn(move || {
            object.read();
            // SAFETY: this thread owns one reference.
            unsafe { dec_ref(object.header()) };
        });
        // SAFETY: this thread owns one reference, and makes another from it.
        unsafe {
            inc_ref(object.header());
            dec_ref_shared(object.header());
            object.read();
            dec_ref_shared(object.header());
        }
        other.join().unwrap();
        assert_ended_once(&ends);
    });
}

/// A weak reference is upgraded while the last strong one is dropped.
#[test]
fn an_upgrade_meets_the_last_drop() {
    loom::model(|| {
        let (object, ends) = Handle::new(COUNT_BOTH_ONE + COUNT_WEAK_ONE);
        let other = thread::spawn(move || {
            // SAFETY: this thread owns a weak reference, and the strong one that the upgrade returns.
            unsafe {
                if try_upgrade(object.header()) {
                    object.read();
                    dec_ref(object.header());
                }
                dec_weak(object.header());
            }
        });
        object.read();
        // SAFETY: this thread owns the strong reference.
        unsafe { dec_ref_shared(object.header()) };
        other.join().unwrap();
        assert_ended_once(&ends);
    });
}

/// Weak references are made and dropped while the value is dropped.
#[test]
fn weak_references_keep_the_memory_only() {
    loom::model(|| {
        let (object, ends) = Handle::new(COUNT_BOTH_ONE + COUNT_WEAK_ONE);
        let other = thread::spawn(move || {
            // SAFETY: this thread owns a weak reference, and makes another from it.
            unsafe {
                inc_weak(object.header());
                dec_weak(object.header());
                dec_weak(object.header());
            }
        });
        // SAFETY: this thread owns the strong reference.
        unsafe { dec_ref(object.header()) };
        other.join().unwrap();
        assert_ended_once(&ends);
    });
}

/// Two threads count across the limit, and drop more than they made: nothing is dropped, nothing wraps.
#[test]
fn a_saturated_strong_count_keeps_the_object() {
    loom::model(|| {
        let nearly = COUNT_WEAK_ONE + (1 << 31) - 1;
        let (object, ends) = Handle::new(nearly);
        let other = thread::spawn(move || {
            // SAFETY: the object's references are more than this thread drops.
            unsafe {
                inc_ref(object.header());
                dec_ref_shared(object.header());
            }
        });
        // SAFETY: the object's references are more than this thread drops.
        unsafe {
            inc_ref(object.header());
            object.read();
            assert!(try_upgrade(object.header()));
            dec_ref(object.header());
        }
        other.join().unwrap();
        let count = object.count();
        assert!(count & COUNT_STRONG_MASK >= 1 << 31, "{count:#x}");
        assert_eq!(count & !COUNT_STRONG_MASK, COUNT_WEAK_ONE);
        assert_eq!(ends.value.load(Ordering::Relaxed), 0);
        // SAFETY: the test knows all references: nobody uses the object any more.
        drop(unsafe { Box::from_raw(object.0) });
    });
}

#[test]
fn a_saturated_weak_count_keeps_the_memory() {
    loom::model(|| {
        let nearly = (1 << 31) * COUNT_WEAK_ONE + COUNT_STRONG_ONE;
        let (object, ends) = Handle::new(nearly);
        let other = thread::spawn(move || {
            // SAFETY: the object's weak references are more than this thread drops.
            unsafe {
                inc_weak(object.header());
                dec_weak(object.header());
            }
        });
        // SAFETY: this thread owns the strong reference.
        unsafe {
            dec_ref(object.header());
            dec_weak(object.header());
        }
        other.join().unwrap();
        let count = object.count();
        assert!(count >= (1 << 31) * COUNT_WEAK_ONE, "{count:#x}");
        assert_eq!(count & COUNT_STRONG_MASK, 0);
        assert_eq!(ends.value.load(Ordering::Relaxed), 1);
        assert_eq!(ends.memory.load(Ordering::Relaxed), 0);
        // SAFETY: the test knows all references: nobody uses the object any more.
        drop(unsafe { Box::from_raw(object.0) });
    });
}
