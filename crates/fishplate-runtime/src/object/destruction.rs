//! Destroys nested objects without deep recursion.
//!
//! Deleters nest up to a limit on a thread; objects beyond it wait until the outermost deleter is done. So a chain of
//! any length is destroyed, even when C++ clients own some of its links.

use std::cell::{Cell, RefCell};
use std::ffi::{c_int, c_void};
use std::sync::atomic::Ordering;

use fishplate_abi::{COUNT_WEAK_ONE, DELETE_WEAK, ObjectHeader};

use super::dec_weak;
use crate::error::no_unwind;

const MAX_NESTED: u32 = 48;

/// An object whose last strong reference is gone, and the functions that destroy it.
struct Ending {
    object: *mut c_void,
    flags: c_int,
    drop_value: unsafe fn(*mut c_void),
    free: unsafe fn(*mut c_void),
}

struct Destruction {
    nested: Cell<u32>,
    /// Whether [`WAITING`] is non-empty: saves reading it, which costs more.
    waiting: Cell<bool>,
}

thread_local! {
    static DESTRUCTION: Destruction =
        const { Destruction { nested: Cell::new(0), waiting: Cell::new(false) } };
    static WAITING: RefCell<Vec<Ending>> = const { RefCell::new(Vec::new()) };
}

/// Destroys an object, now or when the deleters above are done.
///
/// # Safety
/// `object` is an object without strong references, and `flags` says whether it has weak ones;
/// `drop_value` and `free` are for its type and memory.
pub(crate) unsafe fn run(
    object: *mut c_void,
    flags: c_int,
    drop_value: unsafe fn(*mut c_void),
    free: unsafe fn(*mut c_void),
) {
    let ending = Ending { object, flags, drop_value, free };
    DESTRUCTION.with(|state| {
        let nested = state.nested.get();
        if nested >= MAX_NESTED {
            // SAFETY: the caller guarantees an object without strong references, flags that say whether it has weak
            // ones, and functions for its type and memory.
            return unsafe { wait(state, ending) };
        }
        state.nested.set(nested + 1);
        // SAFETY: the caller guarantees an object without strong references, flags that say whether it has weak ones,
        // and functions for its type and memory.
        unsafe { ending.now() };
        while nested == 0 && state.waiting.get() {
            match WAITING.try_with(|waiting| waiting.borrow_mut().pop()).ok().flatten() {
                // SAFETY: handed over by `wait`, once each.
                Some(ending) => unsafe { ending.now_after_waiting() },
                None => state.waiting.set(false),
            }
        }
        state.nested.set(nested);
    });
}

#[cold]
unsafe fn wait(state: &Destruction, ending: Ending) {
    if ending.flags & DELETE_WEAK == 0 {
        // The caller drops a weak reference when we return; one more keeps the memory.
        // SAFETY: the memory is valid, and starts with the header.
        let count = unsafe { &(*ending.object.cast::<ObjectHeader>()).combined_ref_count };
        count.fetch_add(COUNT_WEAK_ONE, Ordering::Relaxed);
    }
    let ending = Cell::new(Some(ending));
    let queued = WAITING.try_with(|waiting| waiting.borrow_mut().extend(ending.take()));
    state.waiting.set(queued.is_ok());
    if let Some(ending) = ending.take() {
        // SAFETY: the thread is ending and has no queue any more, so the object is destroyed now, once.
        unsafe { ending.now_after_waiting() };
    }
}

impl Ending {
    unsafe fn now(&self) {
        // SAFETY: by the contract of `run`. A panic cannot unwind into the C caller.
        no_unwind("object deleter", || unsafe { (self.drop_value)(self.object) });
        if self.flags & DELETE_WEAK != 0 {
            // SAFETY: by the contract of `run`: no weak reference is left either.
            unsafe { (self.free)(self.object) };
        }
    }

    unsafe fn now_after_waiting(&self) {
        // SAFETY: by the contract of `run`.
        unsafe { self.now() };
        if self.flags & DELETE_WEAK == 0 {
            // SAFETY: the weak reference was added by `wait`.
            unsafe { dec_weak(self.object.cast()) };
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::any::Any;
    use crate::containers::{ArrayObj, ListObj};

    fn chain(levels: usize) -> Any {
        (0..levels).fold(Any::from(7_i64), |value, level| {
            let child = vec![value].into_iter().map(Ok);
            match level % 2 {
                0 => ArrayObj::from_values(child).unwrap().into(),
                _ => ListObj::from_values(child).unwrap().into(),
            }
        })
    }

    fn assert_idle() {
        DESTRUCTION.with(|state| {
            assert_eq!(state.nested.get(), 0);
            assert!(!state.waiting.get());
        });
    }

    /// Nested far deeper than the 2 MiB stack of a test thread allows with one frame per level.
    #[test]
    fn deep_chains_are_destroyed() {
        drop(chain(200_000));
        assert_idle();
    }

    #[test]
    fn a_weak_reference_outlives_the_value_that_waited() {
        let inner = chain(1);
        let object = inner.as_raw().bits() as *mut ObjectHeader;
        // SAFETY: the object is live; the test owns the weak reference it adds.
        unsafe { (*object).combined_ref_count.fetch_add(COUNT_WEAK_ONE, Ordering::Relaxed) };
        let outer = (0..200).fold(inner, |value, _| {
            ArrayObj::from_values(vec![value].into_iter().map(Ok)).unwrap().into()
        });
        drop(outer);
        assert_idle();
        // SAFETY: the weak reference keeps the memory.
        let count = unsafe { (*object).combined_ref_count.load(Ordering::Relaxed) };
        assert_eq!(count, COUNT_WEAK_ONE);
        // SAFETY: the test's own reference.
        unsafe { dec_weak(object) };
    }
}
