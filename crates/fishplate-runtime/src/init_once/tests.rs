//! One run per handle, nesting, waiting, and cycles.

use std::ffi::{c_int, c_void};
use std::sync::Barrier;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};
use std::time::Duration;

use super::{finalise, initialise};

type Slot = AtomicPtr<c_void>;

const fn empty() -> Slot {
    Slot::new(std::ptr::null_mut())
}

fn init(slot: &Slot, f: super::Initialiser) -> crate::Result<c_int> {
    // SAFETY: the initialisers below follow the contract.
    unsafe { initialise(slot, f) }
}

fn give(result: *mut *mut c_void, handle: usize) -> c_int {
    // SAFETY: `initialise` passes a place for the handle.
    unsafe { result.write(handle as *mut c_void) };
    0
}

#[test]
fn many_threads_run_one_initialiser() {
    static SLOT: Slot = empty();
    static RUNS: AtomicUsize = AtomicUsize::new(0);
    static ENDS: AtomicUsize = AtomicUsize::new(0);
    unsafe extern "C" fn slow(result: *mut *mut c_void) -> c_int {
        RUNS.fetch_add(1, Ordering::Relaxed);
        std::thread::sleep(Duration::from_millis(5));
        give(result, 7)
    }
    unsafe extern "C" fn end(handle: *mut c_void) -> c_int {
        assert_eq!(handle as usize, 7);
        ENDS.fetch_add(1, Ordering::Relaxed);
        0
    }
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                assert_eq!(init(&SLOT, slow).unwrap(), 0);
                assert_eq!(SLOT.load(Ordering::Acquire) as usize, 7);
            });
        }
    });
    std::thread::scope(|scope| {
        for _ in 0..8 {
            // SAFETY: `end` follows the contract.
            scope.spawn(|| assert_eq!(unsafe { finalise(&SLOT, end) }, 0));
        }
    });
    assert_eq!((RUNS.load(Ordering::Relaxed), ENDS.load(Ordering::Relaxed)), (1, 1));
}

#[test]
fn failures_leave_the_handle_for_another_try() {
    unsafe extern "C" fn failing(_: *mut *mut c_void) -> c_int {
        -7
    }
    unsafe extern "C" fn nothing(_: *mut *mut c_void) -> c_int {
        0
    }
    unsafe extern "C" fn good(result: *mut *mut c_void) -> c_int {
        give(result, 1)
    }
    let slot = empty();
    assert_eq!(init(&slot, failing).unwrap(), -7);
    let error = init(&slot, nothing).unwrap_err();
    assert_eq!(error.to_string(), "RuntimeError: init_func must return a non-NULL handle");
    assert_eq!(init(&slot, good).unwrap(), 0);
    assert_eq!(init(&slot, failing).unwrap(), 0);
}

#[test]
fn initialisers_nest_but_not_on_themselves() {
    static OUTER: Slot = empty();
    static INNER: Slot = empty();
    static SELF: Slot = empty();
    unsafe extern "C" fn inner(result: *mut *mut c_void) -> c_int {
        give(result, 2)
    }
    unsafe extern "C" fn outer(result: *mut *mut c_void) -> c_int {
        assert_eq!(init(&INNER, inner).unwrap(), 0);
        give(result, 3)
    }
    unsafe extern "C" fn own(result: *mut *mut c_void) -> c_int {
        let error = init(&SELF, own).unwrap_err();
        assert!(error.to_string().contains("asks, directly or through"));
        give(result, 4)
    }
    assert_eq!(init(&OUTER, outer).unwrap(), 0);
    assert_eq!(init(&SELF, own).unwrap(), 0);
    assert_eq!(SELF.load(Ordering::Relaxed) as usize, 4);
}

#[test]
fn two_threads_that_want_each_others_handle_do_not_hang() {
    static LEFT: Slot = empty();
    static RIGHT: Slot = empty();
    static BOTH: Barrier = Barrier::new(2);
    static REFUSED: AtomicUsize = AtomicUsize::new(0);
    fn cross(result: *mut *mut c_void, other: &Slot, f: super::Initialiser) -> c_int {
        BOTH.wait();
        REFUSED.fetch_add(usize::from(init(other, f).is_err()), Ordering::Relaxed);
        give(result, 5)
    }
    unsafe extern "C" fn left(result: *mut *mut c_void) -> c_int {
        cross(result, &RIGHT, right)
    }
    unsafe extern "C" fn right(result: *mut *mut c_void) -> c_int {
        cross(result, &LEFT, left)
    }
    std::thread::scope(|scope| {
        scope.spawn(|| assert_eq!(init(&LEFT, left).unwrap(), 0));
        scope.spawn(|| assert_eq!(init(&RIGHT, right).unwrap(), 0));
    });
    assert_eq!(REFUSED.load(Ordering::Relaxed), 1);
}
