//! Parts of stacks that are known to have room below them. All threads of the library share this knowledge, because a
//! thread-local variable of a loaded library would cost a call.
//!
//! The stack of the main thread lies above all other stacks, so one number is enough for it. Others are in a table. A
//! part is an aligned piece of [`PART`] bytes. It is recorded when it lies above the limit of a thread's stack, and
//! removed when that thread ends. Its upper end may reach into the stack above, whose lowest bytes then look good to
//! their own thread. That thread is stopped all the same: its reserve contains a whole part that nobody records.

use std::ops::Range;
use std::sync::atomic::{AtomicUsize, Ordering};

const PART_BITS: u32 = 16;
const PART: usize = 1 << PART_BITS;
const SLOTS: usize = 128;

/// The end of the room on the main thread's stack. The maximum until someone asks.
static MAIN_LIMIT: AtomicUsize = AtomicUsize::new(usize::MAX);
/// Numbers of the parts, 0 for none. A part has one slot; the first one keeps it.
static GOOD: [AtomicUsize; SLOTS] = [const { AtomicUsize::new(0) }; SLOTS];

/// The slot of a part. Stacks often lie a power of two apart, so all bits of the number are mixed.
#[inline(always)]
fn slot(part: usize) -> &'static AtomicUsize {
    &GOOD[((part as u32).wrapping_mul(0x9E37_79B1) >> (32 - SLOTS.ilog2())) as usize]
}

/// Whether the part of a stack that contains `at` is known to have room below it.
#[inline(always)]
pub(crate) fn is_known(at: usize) -> bool {
    if at >= MAIN_LIMIT.load(Ordering::Relaxed) {
        return true;
    }
    let part = at >> PART_BITS;
    slot(part).load(Ordering::Relaxed) == part
}

/// Records the part of `at` on a thread's own stack, if the whole part, as far as it belongs to the stack, lies above
/// `limit`.
pub(crate) fn note(at: usize, limit: usize, stack: &Range<usize>) {
    if is_main(stack) {
        return MAIN_LIMIT.store(limit, Ordering::Relaxed);
    }
    let part = at >> PART_BITS;
    let has_whole_part = limit - stack.start >= 2 * PART;
    if !has_whole_part || part << PART_BITS < limit {
        return;
    }
    // Not at the end of the thread, when nothing would remove it.
    let _ = ENDING.try_with(|_| {
        let _ = slot(part).compare_exchange(0, part, Ordering::Relaxed, Ordering::Relaxed);
    });
}

/// Whether a stack is the one that the kernel created for the process: random bytes for the program lie at its top.
fn is_main(stack: &Range<usize>) -> bool {
    #[cfg(target_os = "linux")]
    {
        // SAFETY: only reads the values that the kernel passed to the process at its start.
        let top = unsafe { libc::getauxval(libc::AT_RANDOM) };
        usize::try_from(top).is_ok_and(|top| stack.contains(&top))
    }
    #[cfg(not(target_os = "linux"))]
    {
        false
    }
}

struct Ending;

thread_local! {
    static ENDING: Ending = const { Ending };
}

impl Drop for Ending {
    fn drop(&mut self) {
        let Some(stack) = crate::own() else { return };
        let parts = stack.start >> PART_BITS..=stack.end >> PART_BITS;
        for slot in &GOOD {
            let part = slot.load(Ordering::Relaxed);
            if parts.contains(&part) {
                let _ = slot.compare_exchange(part, 0, Ordering::Relaxed, Ordering::Relaxed);
            }
        }
    }
}
