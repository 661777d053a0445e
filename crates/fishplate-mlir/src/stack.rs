//! Stack space. MLIR and LLVM recurse for every level of nesting in a text or in IR. If the thread has too little stack
//! left, the step runs on a separate large stack, on the same thread, so locks, thread-locals and Python's state stay
//! the same.
//!
//! Such stacks are kept for later steps and never unmapped: an address that somebody stored, for
//! instance in a backtrace, stays readable.

use std::{
    panic::{AssertUnwindSafe, catch_unwind, resume_unwind},
    sync::Mutex,
};

/// Stack that a step needs before any nesting.
const BASE: usize = 384 << 10;
/// Stack for each level; the deepest frames measured take less than half of it.
const PER_LEVEL: usize = 12 << 10;
/// Sizes of the large stacks: the first one that the system grants is used. Memory is committed only as it is touched.
const SIZES: [usize; 3] = [256 << 20, 64 << 20, 16 << 20];
/// Memory at the top of a stack that is kept between steps; the rest is returned to the system.
const WARM: usize = 256 << 10;
/// A guard page, which ends the process instead of letting a step write below its stack.
const GUARD: usize = 4096;

/// An unknown depth: such a step gets a large stack.
pub const ANY_DEPTH: usize = 4096;

/// Memory for a stack, lowest address first.
#[derive(Clone, Copy)]
struct Stack {
    low: usize,
    size: usize,
}

/// Stacks that no step uses.
static FREE: Mutex<Vec<Stack>> = Mutex::new(Vec::new());

/// Runs `body`, which nests up to `depth` levels, with enough stack for it.
#[inline]
pub fn with_room<R>(depth: usize, body: impl FnOnce() -> R) -> R {
    let left = fishplate_stack::left().unwrap_or(0);
    if left >= BASE.saturating_add(depth.saturating_mul(PER_LEVEL)) {
        body()
    } else {
        elsewhere(body)
    }
}

impl Stack {
    /// Maps new memory; `None` if the system refuses even the smallest size.
    fn map() -> Option<Stack> {
        SIZES.into_iter().find_map(|size| {
            let access = libc::PROT_READ | libc::PROT_WRITE;
            let kind = libc::MAP_PRIVATE | libc::MAP_ANONYMOUS | libc::MAP_NORESERVE;
            // SAFETY: maps new memory at an address that the system chooses.
            let low = unsafe { libc::mmap(std::ptr::null_mut(), size, access, kind, -1, 0) };
            if low == libc::MAP_FAILED {
                return None;
            }
            // SAFETY: the first page of the new memory, which nobody uses yet.
            unsafe { libc::mprotect(low, GUARD, libc::PROT_NONE) };
            Some(Stack { low: low.addr(), size })
        })
    }

    /// Takes a free stack, or maps a new one. Never waits, because a thread that a fork left behind may hold the list.
    fn take() -> Option<Stack> {
        FREE.try_lock().ok().and_then(|mut free| free.pop()).or_else(Stack::map)
    }

    /// Returns the memory of deep frames to the system, and the stack to the free list.
    fn give_back(self) {
        let Stack { low, size } = self;
        // SAFETY: this is memory of the stack, on which nothing runs any more.
        unsafe {
            let deep = std::ptr::without_provenance_mut(low + GUARD);
            libc::madvise(deep, size - GUARD - WARM, libc::MADV_DONTNEED);
        }
        if let Ok(mut free) = FREE.lock() {
            free.push(self);
        }
    }
}

/// Runs `body` on a large stack, or on the current one if there is no memory for another.
#[cold]
#[inline(never)]
fn elsewhere<R>(body: impl FnOnce() -> R) -> R {
    let Some(stack) = Stack::take() else { return body() };
    let bounds = stack.low + GUARD..stack.low + stack.size;
    let caught = AssertUnwindSafe(|| fishplate_stack::on(bounds, body));
    let base = std::ptr::without_provenance_mut::<u8>(stack.low);
    // SAFETY: only this call uses the memory, which is page-aligned and has that size; the body catches every panic, so
    // nothing unwinds off the stack.
    let outcome = unsafe { psm::on_stack(base, stack.size, || catch_unwind(caught)) };
    stack.give_back();
    outcome.unwrap_or_else(|panic| resume_unwind(panic))
}
