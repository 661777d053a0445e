//! Whether symbols have changed: a count of the times that an operation with a symbol was put somewhere, taken
//! away or renamed. Whoever does that to an operation tells it here, under the lock of the context; tables
//! compare the count with the one that they were made at. Nothing is counted while there is no table.

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

use mlir_sys::{
    MlirOperation, mlirOperationGetAttributeByName, mlirOperationGetBlock,
    mlirSymbolTableGetSymbolAttributeName,
};

use crate::raw::bytes;

// One count for all contexts: what happens in another one costs a look that finds nothing new.
static EDITS: AtomicU64 = AtomicU64::new(0);
static TABLES: AtomicUsize = AtomicUsize::new(0);

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

/// How often something has changed.
pub(super) fn count() -> u64 {
    EDITS.load(Ordering::Relaxed)
}

/// Anything may have changed.
#[inline]
pub(crate) fn note_all() {
    if TABLES.load(Ordering::Relaxed) != 0 {
        EDITS.fetch_add(1, Ordering::Relaxed);
    }
}

/// An operation was put into a block, or is to be taken out of one.
///
/// # Safety
/// `operation` is live and its context locked.
#[inline]
pub(crate) unsafe fn note(operation: MlirOperation) {
    if TABLES.load(Ordering::Relaxed) == 0 {
        return;
    }
    // SAFETY: live (see above); the name is a constant of MLIR.
    unsafe {
        let name = mlirSymbolTableGetSymbolAttributeName();
        if !mlirOperationGetAttributeByName(operation, name).ptr.is_null() {
            EDITS.fetch_add(1, Ordering::Relaxed);
        }
    }
}

/// An attribute of an operation is set or removed.
///
/// # Safety
/// `operation` is live and its context locked.
#[inline]
pub(crate) unsafe fn note_attribute(operation: MlirOperation, name: &str) {
    if TABLES.load(Ordering::Relaxed) == 0 {
        return;
    }
    // SAFETY: live (see above); the name is a constant of MLIR.
    unsafe {
        let is_symbol = name.as_bytes() == bytes(mlirSymbolTableGetSymbolAttributeName());
        if is_symbol && !mlirOperationGetBlock(operation).ptr.is_null() {
            EDITS.fetch_add(1, Ordering::Relaxed);
        }
    }
}
