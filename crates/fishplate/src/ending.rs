//! Drops nested objects without deep recursion.
//!
//! Destructors nest at most 16 deep on a thread. Deeper ones wait until the outermost one has finished, so a chain of
//! any length is freed, even on a small stack.

use std::cell::{Cell, RefCell};
use std::ffi::{c_int, c_void};

use fishplate_abi::{DELETE_WEAK, dec_weak, inc_weak};

use crate::any::Any;
use crate::guard::without_unwinding;

/// Maximum nesting of destructors; deeper ones wait for their turn. A level takes up to 2 KiB of stack without
/// optimisation.
const MAX_DEPTH: u32 = 16;

/// An object whose last strong reference is gone, and the functions that destroy it.
#[derive(Clone, Copy)]
struct Ending {
    object: *mut c_void,
    flags: c_int,
    drop_value: unsafe fn(*mut c_void),
    free: unsafe fn(*mut c_void),
}

/// Something that waits to be destroyed.
enum Waiting {
    Value(Any),
    Object(Ending),
}

/// The destructors of a thread. A thread-local of a loaded library costs a call, so both numbers are in one.
struct Level {
    /// How deep they nest now.
    depth: Cell<u32>,
    /// Whether something waits.
    waits: Cell<bool>,
}

thread_local! {
    static LEVEL: Level = const { Level { depth: Cell::new(0), waits: Cell::new(false) } };
    static WAITING: RefCell<Vec<Waiting>> = const { RefCell::new(Vec::new()) };
}

/// Puts something into the queue. Returns it when the thread has no queue any more, at its end, or when memory runs
/// out.
fn wait(waiting: Waiting) -> Result<(), Waiting> {
    let waiting = Cell::new(Some(waiting));
    let _ = WAITING.try_with(|queue| {
        if let Ok(mut queue) = queue.try_borrow_mut()
            && queue.try_reserve(1).is_ok()
        {
            queue.extend(waiting.take());
            LEVEL.with(|level| level.waits.set(true));
        }
    });
    waiting.take().map_or(Ok(()), Err)
}

/// Runs destructors one level deeper. The outermost level then destroys everything that waits.
#[inline]
fn nest(level: &Level, end: impl FnOnce()) {
    let depth = level.depth.get();
    level.depth.set(depth + 1);
    end();
    if depth == 0 && level.waits.get() {
        end_waiting();
    }
    level.depth.set(depth);
}

#[cold]
fn end_waiting() {
    LEVEL.with(|level| level.waits.set(false));
    while let Ok(Some(next)) = WAITING.try_with(|queue| queue.try_borrow_mut().ok()?.pop()) {
        match next {
            Waiting::Value(value) => drop(value),
            // SAFETY: it has waited since `end_object`, and is destroyed once.
            Waiting::Object(ending) => unsafe { ending.now_after_waiting() },
        }
    }
}

/// Releases values that an object owned.
pub(crate) fn release(mut values: impl Iterator<Item = Any>) {
    let is_done = LEVEL.with(|level| {
        let fits = level.depth.get() < MAX_DEPTH;
        if fits {
            nest(level, || values.by_ref().for_each(drop));
        }
        fits
    });
    if is_done {
        return;
    }
    for value in values {
        if let Err(value) = wait(Waiting::Value(value)) {
            drop(value);
        }
    }
}

/// Does what a deleter's flags request when the last strong reference is gone: now, or when the destructors above are
/// done.
///
/// # Safety
/// `object` is an object without strong references, and `flags` says whether it has weak ones;
/// `drop_value` and `free` are for its type and memory.
pub(crate) unsafe fn end_object(
    object: *mut c_void,
    flags: c_int,
    drop_value: unsafe fn(*mut c_void),
    free: unsafe fn(*mut c_void),
) {
    let ending = Ending { object, flags, drop_value, free };
    let is_done = LEVEL.with(|level| {
        let fits = level.depth.get() < MAX_DEPTH;
        if fits {
            // SAFETY: `object` is an object without strong references, and `flags` says whether it has weak ones;
            // `drop_value` and `free` are for its type and memory, by this function's contract.
            nest(level, || unsafe { ending.now() });
        }
        fits
    });
    if is_done {
        return;
    }
    if flags & DELETE_WEAK == 0 {
        // The caller drops a weak reference when this returns; one more keeps the memory.
        // SAFETY: the memory is valid, and starts with the header.
        unsafe { inc_weak(object.cast()) };
    }
    if wait(Waiting::Object(ending)).is_err() {
        // SAFETY: it did not wait, and is destroyed once, here.
        unsafe { ending.now_after_waiting() };
    }
}

impl Ending {
    unsafe fn now(self) {
        // A destructor cannot report a panic to its caller, so the panic stops here.
        // SAFETY: by the contract of `end_object`.
        without_unwinding(|| unsafe { (self.drop_value)(self.object) });
        if self.flags & DELETE_WEAK != 0 {
            // SAFETY: by the contract of `end_object`: no weak reference is left either.
            unsafe { (self.free)(self.object) };
        }
    }

    unsafe fn now_after_waiting(self) {
        // SAFETY: by the contract of `end_object`.
        unsafe { self.now() };
        if self.flags & DELETE_WEAK == 0 {
            // SAFETY: the weak reference was added by `end_object`.
            unsafe { dec_weak(self.object.cast()) };
        }
    }
}
