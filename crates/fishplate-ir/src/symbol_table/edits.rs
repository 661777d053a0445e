//! A log of recent symbol edits: the last operations with a symbol that were inserted into a block or renamed. Code
//! that inserts, renames or removes such an operation reports it here, under the lock of the context. Tables read the
//! edits since their last look. Nothing is recorded while no table exists. The running drivers of rewrite patterns are
//! told of the same edits.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use fishplate_mlir as mlir;
use fishplate_mlir::{rewrite, symbols};

use crate::live::{AnOp, Spot};

/// Number of edits kept. A table that has missed more reads its whole block.
const KEPT: usize = 32;

static TABLES: AtomicUsize = AtomicUsize::new(0);
/// Number of edits so far. Written under the lock of `LOG`.
static COUNT: AtomicU64 = AtomicU64::new(0);
static LOG: Mutex<Log> = Mutex::new(Log {
    forgotten: 0,
    last: [const { Edit { operation: Spot::empty(), block: 0 } }; KEPT],
});

/// One log for all contexts. Edits in another context may push out ours, and then the whole block is read.
struct Log {
    /// Edits before this number are lost.
    forgotten: u64,
    /// Edit number `n` is at `n % KEPT`.
    last: [Edit; KEPT],
}

/// An operation in a block that is new or renamed, until it leaves; and the address of the block.
struct Edit {
    operation: Spot<AnOp>,
    block: usize,
}

fn log() -> MutexGuard<'static, Log> {
    LOG.lock().unwrap_or_else(PoisonError::into_inner)
}

fn is_watched() -> bool {
    TABLES.load(Ordering::Relaxed) != 0
}

/// Keeps edits recorded while a table exists.
pub(super) struct Watching(());

impl Watching {
    pub(super) fn new() -> Watching {
        TABLES.fetch_add(1, Ordering::Relaxed);
        Watching(())
    }
}

impl Drop for Watching {
    fn drop(&mut self) {
        TABLES.fetch_sub(1, Ordering::Relaxed);
    }
}

/// Returns the number of edits so far.
pub(super) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// Returns the operations that are new in a block since edit `number` and are still there, and the current number of
/// edits; `None` if that is unknown.
pub(super) fn since(number: u64, block: usize) -> Option<(Vec<Spot<AnOp>>, u64)> {
    let (log, now) = (log(), count());
    if number < log.forgotten || now - number > KEPT as u64 {
        return None;
    }
    let edits = (number..now).map(|number| &log.last[number as usize % KEPT]);
    let here = edits.filter(|edit| edit.block == block && edit.operation.address() != 0);
    Some((here.map(|edit| edit.operation.again()).collect(), now))
}

/// Records that anything may have changed.
#[inline]
pub(crate) fn note_all() {
    if is_watched() {
        let mut log = log();
        log.forgotten = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
    }
}

/// Records that an operation was inserted into a block.
#[inline]
pub(crate) fn note_put(operation: mlir::OpRef<'_>) {
    rewrite::note_placed(operation);
    if is_watched() && operation.attribute(symbols::name_attribute()).is_some() {
        note(operation);
    }
}

/// Records that an attribute of an operation is set or removed.
#[inline]
pub(crate) fn note_attribute(operation: mlir::OpRef<'_>, name: &str) {
    rewrite::note_edited(operation);
    if is_watched() && name == symbols::name_attribute() {
        note(operation);
    }
}

fn note(operation: mlir::OpRef<'_>) {
    let Some(block) = operation.block() else { return };
    let mut log = log();
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    let edit = Edit { operation: Spot::new(operation), block: block.address() };
    log.last[number as usize % KEPT] = edit;
}

/// Records that an operation is about to be removed from its block, or moved.
#[inline]
pub(crate) fn note_leaving(operation: mlir::OpRef<'_>) {
    rewrite::note_leaving(operation);
    if is_watched() {
        let log = log();
        let gone = log.last.iter().map(|edit| &edit.operation);
        gone.filter(|spot| spot.address() == operation.address()).for_each(Spot::clear);
    }
}
