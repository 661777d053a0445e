//! The last few traces of a thread, found again by stack pointer and checked frame by frame.
//!
//! Walking the stack takes microseconds, reading a known list of its words nanoseconds. The words are those that the
//! walk itself read, at the same stack pointer, so they are still stack. Only the thread's own stack is read: that of a
//! fiber may be unmapped when another takes its place.

use std::cell::RefCell;
use std::sync::Arc;

use super::Extent;
use super::unwind::Frame;
use crate::depth;

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

/// The stack pointer of the caller; 0 if frames cannot be checked and nothing is cached.
#[inline(always)]
pub(super) fn stack_pointer() -> usize {
    let pointer = fishplate_stack::pointer();
    if depth::stack_end(pointer).is_some() { pointer } else { 0 }
}

/// The text of an earlier trace with the same frames above the same stack pointer.
pub(super) fn find(stack: usize, extent: Extent) -> Option<Arc<str>> {
    if stack == 0 {
        return None;
    }
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
        // SAFETY: `store` keeps slots between the old stack pointer, which equals the current one, and the end of the
        // thread's own stack, which is mapped as long as the thread runs.
        unsafe { (frame.slot as *const usize).read() == frame.ip }
    })
}

/// Caches the text of a trace over its first `used` frames.
pub(super) fn store(
    stack: usize,
    extent: Extent,
    mut frames: Vec<Frame>,
    used: usize,
    text: &Arc<str>,
) {
    let end = depth::stack_end(stack).unwrap_or(0);
    frames.truncate(used);
    // Memory below the stack pointer belonged to the walk itself.
    frames.retain(|frame| frame.slot == 0 || frame.slot >= stack);
    let is_readable = |frame: &Frame| frame.slot != 0 && frame.slot < end;
    if stack == 0 || frames.is_empty() || !frames.iter().all(is_readable) {
        return;
    }
    let _ = MEMO.try_with(|memo| {
        let mut memo = memo.borrow_mut();
        let at = memo.next;
        memo.entries[at] = Some(Entry { stack, extent, frames, text: text.clone() });
        memo.next = (at + 1) % ENTRIES;
    });
}
