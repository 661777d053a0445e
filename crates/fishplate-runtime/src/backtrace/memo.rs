//! The last few traces of a thread, found again by stack pointer and checked frame by frame.
//!
//! Walking the stack costs microseconds, reading a known list of its words nanoseconds. The words
//! are those that the walk itself read, at the same stack pointer, so they are still stack.

use std::cell::RefCell;
use std::sync::Arc;

use super::Extent;
use super::unwind::Frame;

const ENTRIES: usize = 8;

struct Entry {
    /// Stack pointer of the function that captured the trace.
    stack: usize,
    extent: Extent,
    frames: Vec<Frame>,
    text: Arc<str>,
}

struct Memo {
    entries: [Option<Entry>; ENTRIES],
    next: usize,
}

thread_local! {
    static MEMO: RefCell<Memo> =
        const { RefCell::new(Memo { entries: [const { None }; ENTRIES], next: 0 }) };
}

/// The stack pointer of the caller; 0 where frames cannot be checked and nothing is remembered.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(super) fn stack_pointer() -> usize {
    let pointer: usize;
    // SAFETY: copies a register.
    unsafe { std::arch::asm!("mov {}, rsp", out(reg) pointer, options(nomem, nostack)) };
    pointer
}

#[cfg(not(target_arch = "x86_64"))]
pub(super) fn stack_pointer() -> usize {
    0
}

/// The text of an earlier trace with the same frames above the same stack pointer.
pub(super) fn find(stack: usize, extent: Extent) -> Option<Arc<str>> {
    MEMO.try_with(|memo| {
        let memo = memo.borrow();
        let found = memo.entries.iter().flatten().find(|entry| {
            entry.stack == stack && entry.extent == extent && still_there(&entry.frames)
        });
        found.map(|entry| entry.text.clone())
    })
    .ok()
    .flatten()
}

fn still_there(frames: &[Frame]) -> bool {
    frames.iter().all(|frame| {
        // SAFETY: the slot was read as part of this thread's stack when the stack pointer had the
        // value it has now, and it lies above that pointer: it is part of the stack still.
        unsafe { (frame.slot as *const usize).read() == frame.ip }
    })
}

/// Remembers the text of a trace over its first `used` frames.
pub(super) fn store(
    stack: usize,
    extent: Extent,
    mut frames: Vec<Frame>,
    used: usize,
    text: &Arc<str>,
) {
    frames.truncate(used);
    // What lies below the stack pointer was the walk itself.
    frames.retain(|frame| frame.slot == 0 || frame.slot >= stack);
    if stack == 0 || frames.is_empty() || frames.iter().any(|frame| frame.slot == 0) {
        return;
    }
    let _ = MEMO.try_with(|memo| {
        let mut memo = memo.borrow_mut();
        let at = memo.next;
        memo.entries[at] = Some(Entry { stack, extent, frames, text: text.clone() });
        memo.next = (at + 1) % ENTRIES;
    });
}
