//! Which symbols are new: the last operations with a symbol that were put into a block or renamed. Whoever does
//! that tells it here, under the lock of the context, and so does whoever takes an operation away. Tables read
//! what is new since they looked last. Nothing is kept while there is no table.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use fishplate_mlir as mlir;
use fishplate_mlir::symbols;

use crate::live::{AnOp, Spot};

/// How many are kept; a table that has missed more reads its whole block.
const KEPT: usize = 32;

static TABLES: AtomicUsize = AtomicUsize::new(0);
/// How many there were. Written under the lock of `LOG`.
static COUNT: AtomicU64 = AtomicU64::new(0);
static LOG: Mutex<Log> = Mutex::new(Log {
    forgotten: 0,
    last: [const { Edit { operation: Spot::empty(), block: 0 } }; KEPT],
});

/// One log for all contexts: what happens in another one may cost a look at the whole block.
struct Log {
    /// What was before this number cannot be told any more.
    forgotten: u64,
    /// The one of number `n` is at `n % KEPT`.
    last: [Edit; KEPT],
}

/// An operation that is in a block, new or under another name, until it leaves; and the address of the block.
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

/// That there is a table that wants to know.
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

/// How many edits there were.
pub(super) fn count() -> u64 {
    COUNT.load(Ordering::Relaxed)
}

/// The operations that are new in a block since a number of edits, all of them in the block, and the number of edits now;
/// none if that cannot be told.
pub(super) fn since(number: u64, block: usize) -> Option<(Vec<Spot<AnOp>>, u64)> {
    let (log, now) = (log(), count());
    if number < log.forgotten || now - number > KEPT as u64 {
        return None;
    }
    let edits = (number..now).map(|number| &log.last[number as usize % KEPT]);
    let here = edits.filter(|edit| edit.block == block && edit.operation.address() != 0);
    Some((here.map(|edit| edit.operation.again()).collect(), now))
}

/// Anything may have changed.
#[inline]
pub(crate) fn note_all() {
    if is_watched() {
        let mut log = log();
        log.forgotten = COUNT.fetch_add(1, Ordering::Relaxed) + 1;
    }
}

/// An operation was put into a block.
#[inline]
pub(crate) fn note_put(operation: mlir::OpRef<'_>) {
    if is_watched() && operation.attribute(symbols::name_attribute()).is_some() {
        note(operation);
    }
}

/// An attribute of an operation is set or removed.
#[inline]
pub(crate) fn note_attribute(operation: mlir::OpRef<'_>, name: &str) {
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

/// An operation is to be taken out of its block, or to be moved.
#[inline]
pub(crate) fn note_leaving(operation: mlir::OpRef<'_>) {
    if is_watched() {
        let log = log();
        let gone = log.last.iter().map(|edit| &edit.operation);
        gone.filter(|spot| spot.address() == operation.address()).for_each(Spot::clear);
    }
}
