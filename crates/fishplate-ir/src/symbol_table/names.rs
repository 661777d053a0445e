//! The symbols of a table by name, remembered from one call to the next. An answer is looked at before it is
//! given: handles know when their operation is gone, and the operation where it is and what it is called. What
//! is put into the block or renamed is learnt from `edits.rs` before anything is looked up.

use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate::{ObjectRef, Result};
use mlir_sys::{
    MlirBlock, MlirOperation, mlirAttributeIsAString, mlirBlockGetFirstOperation,
    mlirOperationGetAttributeByName, mlirOperationGetNextInBlock, mlirOperationGetParentOperation,
    mlirOperationIsBeforeInBlock, mlirStringAttrGetValue, mlirSymbolTableGetSymbolAttributeName,
};

use super::edits;
use crate::Operation;
use crate::lock::Guard;
use crate::raw::bytes;

/// The symbols in a block by name.
pub(super) struct Names {
    /// The count of edits when this was read, and the block; null before the first time.
    read_at: u64,
    block: *mut c_void,
    symbols: HashMap<Box<[u8]>, ObjectRef<Operation>>,
    /// Whether two have one name: the second comes up when the first goes.
    twins: bool,
    /// What is put behind a name that is taken, next time.
    suffix: u64,
}

// SAFETY: `block` is compared and never read through; handles may go to any thread.
unsafe impl Send for Names {}

impl Default for Names {
    fn default() -> Names {
        let (read_at, symbols) = (0, HashMap::new());
        Names { read_at, block: null_mut(), symbols, twins: false, suffix: 0 }
    }
}

/// The name of a symbol; none for an operation that is none.
///
/// # Safety
/// `operation` is live and its context locked; the name lives as long as the context.
unsafe fn name_of<'a>(operation: MlirOperation) -> Option<&'a [u8]> {
    // SAFETY: live (see above), and the name of the attribute is a constant of MLIR.
    unsafe {
        let name = mlirSymbolTableGetSymbolAttributeName();
        let name = mlirOperationGetAttributeByName(operation, name);
        let is_text = !name.ptr.is_null() && mlirAttributeIsAString(name);
        is_text.then(|| bytes(mlirStringAttrGetValue(name)))
    }
}

/// The operation of a handle, if it is a symbol of that name in an operation still.
fn holds(
    held: &Guard<'_>,
    table: MlirOperation,
    known: &Operation,
    name: &[u8],
) -> Option<MlirOperation> {
    let raw = known.raw(held).ok()?;
    // SAFETY: a handle that is not invalid is of a live operation, and the context is locked.
    let (around, own) = unsafe { (mlirOperationGetParentOperation(raw), name_of(raw)) };
    (around.ptr == table.ptr && own == Some(name)).then_some(raw)
}

impl Names {
    /// Reads the symbols of the only block of `table`, unless they are known.
    pub(super) fn update(
        &mut self,
        held: &Guard<'_>,
        table: &Operation,
        block: MlirBlock,
    ) -> Result<()> {
        if self.block == block.ptr
            && (self.read_at == edits::count() || self.learn(held, table, block)?)
        {
            return Ok(());
        }
        self.block = null_mut();
        self.symbols.clear();
        self.twins = false;
        let tree = table.node().tree(held);
        // SAFETY: callers pass the live block of a live operation, whose context is locked.
        let mut next = unsafe { mlirBlockGetFirstOperation(block) };
        while !next.ptr.is_null() {
            // SAFETY: live, in the tree of the operation around it.
            if let Some(name) = unsafe { name_of(next) } {
                // SAFETY: as above.
                let wrap = || unsafe { Operation::wrap(table.context(), held, next, Some(&tree)) };
                match self.symbols.contains_key(name) {
                    true => self.twins = true,
                    false => drop(self.symbols.insert(name.into(), wrap()?)),
                }
            }
            // SAFETY: live.
            next = unsafe { mlirOperationGetNextInBlock(next) };
        }
        (self.read_at, self.block) = (edits::count(), block.ptr);
        Ok(())
    }

    /// Learns which symbols are new in the block of `table`; false if it has to be read again.
    fn learn(&mut self, held: &Guard<'_>, table: &Operation, block: MlirBlock) -> Result<bool> {
        let Some((new, now)) = edits::since(self.read_at, block) else { return Ok(false) };
        for raw in new {
            // SAFETY: live and in the block, says `since`, and the context is locked.
            let Some(name) = (unsafe { name_of(raw) }) else { continue };
            if let Some(known) = self.symbols.get(name) {
                match holds(held, table.raw(held)?, known, name) {
                    Some(other) if other.ptr != raw.ptr => {
                        self.twins = true;
                        // SAFETY: both live, in one block.
                        if unsafe { mlirOperationIsBeforeInBlock(other, raw) } {
                            continue;
                        }
                    }
                    // The first of several has moved or gone: another one is the first.
                    _ if self.twins => return Ok(false),
                    _ => {}
                }
            }
            let tree = table.node().tree(held);
            // SAFETY: live, in the tree of the operation around it.
            let symbol = unsafe { Operation::wrap(table.context(), held, raw, Some(&tree)) }?;
            self.symbols.insert(name.into(), symbol);
        }
        self.read_at = now;
        Ok(true)
    }

    /// The symbol of a name in an operation; `Err` when what is remembered is not so any more.
    pub(super) fn find(
        &self,
        held: &Guard<'_>,
        table: MlirOperation,
        name: &[u8],
    ) -> std::result::Result<Option<ObjectRef<Operation>>, Outdated> {
        let Some(known) = self.symbols.get(name) else { return Ok(None) };
        holds(held, table, known, name).map(|_| Some(known.clone())).ok_or(Outdated)
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.block = null_mut();
    }

    /// Remembers a symbol that was put into the block just now.
    pub(super) fn add(&mut self, name: &[u8], symbol: ObjectRef<Operation>) {
        self.symbols.insert(name.into(), symbol);
        self.read_at = edits::count();
    }

    /// Forgets a symbol that was taken out of the block just now.
    pub(super) fn remove(&mut self, name: &[u8]) {
        match self.twins {
            true => self.forget(),
            false => {
                self.symbols.remove(name);
                self.read_at = edits::count();
            }
        }
    }

    /// A number to tell a name from those that are taken.
    pub(super) fn next_suffix(&mut self) -> u64 {
        self.suffix += 1;
        self.suffix - 1
    }
}

/// That something has changed without a word.
pub(super) struct Outdated;
