//! Models of handles that are initialised once: one run, whose result every thread sees; a retry after a failure; an
//! error instead of a deadlock of threads that wait for each other.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr as StdPtr, AtomicUsize, Ordering as StdOrdering};

use loom::cell::UnsafeCell;
use loom::thread;

use crate::handles::{Handles, Initialiser, is_done};
use crate::sync::AtomicPtr;

/// State shared by a run of a model. Initialisers take no arguments, so they find it in [`WORLD`]; loom runs one at a
/// time.
struct World {
    handles: Handles,
    slots: [AtomicPtr<c_void>; 2],
    /// Written by the initialiser; loom reports a read that is not ordered after it.
    content: UnsafeCell<u32>,
    runs: AtomicUsize,
}

// SAFETY: the models check that accesses are ordered.
unsafe impl Sync for World {}

static WORLD: StdPtr<World> = StdPtr::new(std::ptr::null_mut());

fn world() -> &'static World {
    // SAFETY: every model starts with `begin`, and worlds are leaked.
    unsafe { &*WORLD.load(StdOrdering::Relaxed) }
}

fn begin() {
    let made = World {
        handles: Handles::new(),
        slots: [AtomicPtr::default(), AtomicPtr::default()],
        content: UnsafeCell::new(0),
        runs: AtomicUsize::new(0),
    };
    WORLD.store(Box::leak(Box::new(made)), StdOrdering::Relaxed);
    // Registered with loom before threads start.
    world().handles.forget_other_threads();
}

fn initialise(slot: usize, f: Initialiser) -> Result<c_int, String> {
    // SAFETY: the initialisers below follow the contract.
    unsafe { world().handles.initialise(&world().slots[slot], f) }.map_err(|error| error.0)
}

fn give(result: *mut *mut c_void) -> c_int {
    // SAFETY: the initialiser's contract: `result` points to storage for the handle.
    unsafe { result.write(std::ptr::dangling_mut()) };
    0
}

fn content() -> u32 {
    // SAFETY: nobody writes once the handle is done.
    world().content.with(|at| unsafe { *at })
}

unsafe extern "C" fn write_content(result: *mut *mut c_void) -> c_int {
    world().runs.fetch_add(1, StdOrdering::Relaxed);
    // SAFETY: one initialiser runs at a time, which is what the model checks.
    world().content.with_mut(|at| unsafe { *at += 7 });
    give(result)
}

#[test]
fn one_thread_initialises_and_all_see_it() {
    loom::model(|| {
        begin();
        let other = thread::spawn(|| {
            assert_eq!(initialise(0, write_content), Ok(0));
            assert_eq!(content(), 7);
        });
        // The fast path, without the lock.
        if is_done(&world().slots[0]) {
            assert_eq!(content(), 7);
        }
        assert_eq!(initialise(0, write_content), Ok(0));
        assert_eq!(content(), 7);
        other.join().unwrap();
        assert_eq!(world().runs.load(StdOrdering::Relaxed), 1);
    });
}

unsafe extern "C" fn fail_once(result: *mut *mut c_void) -> c_int {
    match world().runs.fetch_add(1, StdOrdering::Relaxed) {
        0 => -1,
        _ => give(result),
    }
}

#[test]
fn after_a_failure_another_thread_tries() {
    loom::model(|| {
        begin();
        let other = thread::spawn(|| initialise(0, fail_once));
        let mine = initialise(0, fail_once);
        let statuses = [mine, other.join().unwrap()];
        // The first thread fails; the other succeeds, whether it waited or not.
        assert!(statuses.contains(&Ok(-1)) && statuses.contains(&Ok(0)), "{statuses:?}");
        assert!(is_done(&world().slots[0]));
    });
}

unsafe extern "C" fn first_needs_second(result: *mut *mut c_void) -> c_int {
    initialise(1, second_needs_first)
        .map_or(-1, |status| if status == 0 { give(result) } else { -1 })
}

unsafe extern "C" fn second_needs_first(result: *mut *mut c_void) -> c_int {
    initialise(0, first_needs_second)
        .map_or(-1, |status| if status == 0 { give(result) } else { -1 })
}

#[test]
fn a_circle_of_threads_is_an_error_and_no_wait_without_end() {
    loom::model(|| {
        begin();
        let other = thread::spawn(|| initialise(1, second_needs_first));
        let mine = initialise(0, first_needs_second);
        for status in [mine, other.join().unwrap()] {
            assert_ne!(status, Ok(0));
        }
        assert!(!is_done(&world().slots[0]) && !is_done(&world().slots[1]));
    });
}
