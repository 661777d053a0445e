//! Which symbols are new: the last operations with a symbol that were put into a block or renamed. Whoever does
//! that tells it here, under the lock of the context, and so does whoever takes an operation away. Tables read
//! what is new since they looked last. Nothing is kept while there is no table.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use mlir_sys::{
    MlirBlock, MlirOperation, mlirOperationGetAttributeByName, mlirOperationGetBlock,
    mlirSymbolTableGetSymbolAttributeName,
};

use crate::raw::bytes;

/// How many are kept; a table that has missed more reads its whole block.
const KEPT: usize = 32;

static TABLES: AtomicUsize = AtomicUsize::new(0);
/// How many there were. Written under the lock of `LOG`.
static COUNT: AtomicU64 = AtomicU64::new(0);
static LOG: Mutex<Log> = Mutex::new(Log {
    forgotten: 0,
    last: [Edit { operation: null_mut(), block: null_mut() }; KEPT],
});

/// One log for all contexts: what happens in another one may cost a look at the whole block.
struct Log {
    /// What was before this number cannot be told any more.
    forgotten: u64,
    /// The one of number `n` is at `n % KEPT`.
    last: [Edit; KEPT],
}

// SAFETY: addresses are compared here; only tables read through them, under the lock of their context.
unsafe impl Send for Log {}

/// An operation that is in a block, new or under another name; null when it has left.
#[derive(Clone, Copy)]
struct Edit {
    operation: *mut c_void,
    block: *mut c_void,
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

/// The operations that are new in a live block since a number of edits, all of them live and in the block,
/// and the number of edits now; none if that cannot be told.
pub(super) fn since(number: u64, block: MlirBlock) -> Option<(Vec<MlirOperation>, u64)> {
    let (log, now) = (log(), count());
    if number < log.forgotten || now - number > KEPT as u64 {
        return None;
    }
    let edits = (number..now).map(|number| log.last[number as usize % KEPT]);
    let here = edits.filter(|edit| edit.block == block.ptr && !edit.operation.is_null());
    Some((here.map(|edit| MlirOperation { ptr: edit.operation }).collect(), now))
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
///
/// # Safety
/// `operation` is live and its context locked.
#[inline]
pub(crate) unsafe fn note_put(operation: MlirOperation) {
    if !is_watched() {
        return;
    }
    // SAFETY: live (see above); the name is a constant of MLIR.
    unsafe {
        let name = mlirSymbolTableGetSymbolAttributeName();
        if !mlirOperationGetAttributeByName(operation, name).ptr.is_null() {
            note(operation);
        }
    }
}

/// An attribute of an operation is set or removed.
///
/// # Safety
/// `operation` is live and its context locked.
#[inline]
pub(crate) unsafe fn note_attribute(operation: MlirOperation, name: &str) {
    if !is_watched() {
        return;
    }
    // SAFETY: live (see above); the name is a constant of MLIR.
    unsafe {
        if name.as_bytes() == bytes(mlirSymbolTableGetSymbolAttributeName()) {
            note(operation);
        }
    }
}

/// # Safety
/// As for [`note_put`].
unsafe fn note(operation: MlirOperation) {
    // SAFETY: live (see above).
    let block = unsafe { mlirOperationGetBlock(operation) };
    if block.ptr.is_null() {
        return;
    }
    let mut log = log();
    let number = COUNT.fetch_add(1, Ordering::Relaxed);
    log.last[number as usize % KEPT] = Edit { operation: operation.ptr, block: block.ptr };
}

/// An operation is to be taken out of its block, or to be moved.
#[inline]
pub(crate) fn note_leaving(operation: MlirOperation) {
    if is_watched() {
        let mut log = log();
        let gone = log.last.iter_mut().filter(|edit| edit.operation == operation.ptr);
        gone.for_each(|edit| edit.operation = null_mut());
    }
}
