//! Claims of the first thread that makes any, for as long as no other thread does: a few rows that it writes without a
//! lock.
//!
//! The lone thread writes a row and then checks whether it is still alone; another thread announces itself and then
//! reads the rows. Each must see what the other did before its check. The lone thread pays nothing for that: the other
//! one has the kernel put a barrier into every thread (`membarrier`), once. If the kernel does not support it, no
//! thread ever counts as alone.

use std::sync::Mutex;
use std::sync::atomic::{AtomicU8, AtomicUsize, Ordering, compiler_fence};

use super::{Access, Row};

/// Number of claims that the lone thread can hold here; few functions hold more slices at once.
const ROWS: usize = 8;

/// No thread has made a claim.
const UNUSED: usize = 0;
/// Several threads make claims, or the kernel lacks support: all claims are in the shards.
const SHARED: usize = 1;

/// The lone thread, or one of the two above.
static LONE: AtomicUsize = AtomicUsize::new(UNUSED);
/// Held while a thread becomes the lone one, or stops being it.
static CHANGE: Mutex<()> = Mutex::new(());

/// A row in parts. It is free while its end is 0.
struct Slot {
    start: AtomicUsize,
    end: AtomicUsize,
    access: AtomicU8,
}

static SLOTS: [Slot; ROWS] = [const {
    Slot { start: AtomicUsize::new(0), end: AtomicUsize::new(0), access: AtomicU8::new(0) }
}; ROWS];
/// Rows from here on are free. Only the lone thread writes it.
static USED: AtomicUsize = AtomicUsize::new(0);
/// The thread that is, or was, alone.
static OWNER: AtomicUsize = AtomicUsize::new(0);

impl Slot {
    fn row(&self) -> Row {
        // The end is written last, and so read first.
        let end = self.end.load(Ordering::Acquire);
        let access = match self.access.load(Ordering::Relaxed) {
            0 => Access::Read,
            1 => Access::Cells,
            _ => Access::Write,
        };
        let thread = OWNER.load(Ordering::Relaxed);
        Row { start: self.start.load(Ordering::Relaxed), end, access, thread }
    }
}

/// Result of entering a claim.
pub(super) enum Entered {
    /// It is in this row.
    Row(usize),
    /// It conflicts with another one.
    Forbidden,
    /// The thread is not alone, or no row is left: the claim belongs in the shards.
    NotHere,
}

/// Enters a claim of the lone thread.
#[inline]
pub(super) fn enter(row: &Row) -> Entered {
    if LONE.load(Ordering::Relaxed) != row.thread {
        return enter_first(row);
    }
    enter_alone(row)
}

#[inline]
fn enter_alone(row: &Row) -> Entered {
    let used = USED.load(Ordering::Relaxed);
    if used >= ROWS {
        return Entered::NotHere;
    }
    if SLOTS[..used].iter().any(|slot| slot.row().forbids(row)) {
        return Entered::Forbidden;
    }
    let slot = &SLOTS[used];
    let access = match row.access {
        Access::Read => 0,
        Access::Cells => 1,
        Access::Write => 2,
    };
    slot.start.store(row.start, Ordering::Relaxed);
    slot.access.store(access, Ordering::Relaxed);
    slot.end.store(row.end, Ordering::Release);
    USED.store(used + 1, Ordering::Relaxed);
    // The other thread's `membarrier` acts as a CPU barrier here.
    compiler_fence(Ordering::SeqCst);
    if LONE.load(Ordering::Relaxed) != row.thread {
        leave(used);
        return Entered::NotHere;
    }
    Entered::Row(used)
}

/// Enters a claim of a thread that is not the lone one; it becomes the lone one if nobody was before.
#[cold]
#[inline(never)]
fn enter_first(row: &Row) -> Entered {
    if LONE.load(Ordering::Relaxed) != UNUSED {
        return Entered::NotHere;
    }
    let change = CHANGE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if LONE.load(Ordering::Relaxed) != UNUSED {
        return Entered::NotHere;
    }
    if !barrier::is_available() {
        LONE.store(SHARED, Ordering::Release);
        return Entered::NotHere;
    }
    OWNER.store(row.thread, Ordering::Relaxed);
    LONE.store(row.thread, Ordering::Release);
    drop(change);
    enter_alone(row)
}

/// Releases the claim in a row. Only the thread that entered it does so.
#[inline]
pub(super) fn leave(at: usize) {
    SLOTS[at].end.store(0, Ordering::Release);
    let mut used = USED.load(Ordering::Relaxed);
    while used > 0 && SLOTS[used - 1].end.load(Ordering::Relaxed) == 0 {
        used -= 1;
    }
    USED.store(used, Ordering::Relaxed);
}

/// Announces that there are several threads. From here on the lone thread enters no more claims, and its earlier claims
/// are visible.
pub(super) fn end_lone() {
    if LONE.load(Ordering::Acquire) == SHARED {
        return;
    }
    let _change = CHANGE.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
    if LONE.load(Ordering::Acquire) != SHARED {
        // Nobody may see the new state before every thread has passed the barrier: until then the lone thread's rows
        // may be invisible. So others wait for the lock, and the state is set twice.
        LONE.store(ENDING, Ordering::SeqCst);
        barrier::all_threads();
        LONE.store(SHARED, Ordering::Release);
    }
}

/// The lone thread is not alone any more, but its rows may not be visible yet.
const ENDING: usize = 2;

/// Whether a claim conflicts with an earlier one of the lone thread.
pub(super) fn forbids(row: &Row) -> bool {
    SLOTS.iter().any(|slot| {
        let taken = slot.row();
        taken.end != 0 && taken.forbids(row)
    })
}

#[cfg(all(target_os = "linux", not(miri)))]
mod barrier {
    const PRIVATE_EXPEDITED: libc::c_int = 1 << 3;
    const REGISTER_PRIVATE_EXPEDITED: libc::c_int = 1 << 4;

    fn membarrier(command: libc::c_int) -> bool {
        // SAFETY: the call takes numbers only.
        unsafe { libc::syscall(libc::SYS_membarrier, command, 0, 0) == 0 }
    }

    /// Whether the kernel can put a barrier into every thread; registers for that.
    pub(super) fn is_available() -> bool {
        membarrier(REGISTER_PRIVATE_EXPEDITED) && membarrier(PRIVATE_EXPEDITED)
    }

    /// Puts a barrier into every thread of the process. It does not fail after `is_available` returned true.
    pub(super) fn all_threads() {
        membarrier(PRIVATE_EXPEDITED);
    }
}

#[cfg(not(all(target_os = "linux", not(miri))))]
mod barrier {
    pub(super) fn is_available() -> bool {
        false
    }
    pub(super) fn all_threads() {}
}
