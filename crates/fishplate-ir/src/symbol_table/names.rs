//! Caches the symbols of a table by name between calls. A cached answer is checked before it is returned: the handle
//! knows whether its operation is gone, and the operation knows its parent and its name. Insertions and renames are
//! learnt from `edits.rs` before each lookup.

use std::collections::HashMap;

use fishplate::{ObjectRef, Result};
use fishplate_mlir as mlir;

use super::edits;
use crate::Operation;
use crate::lock::Guard;

/// The symbols in a block, by name.
#[derive(Default)]
pub(super) struct Names {
    /// The number of edits when the block was read, and the block's address, which is 0 before the first time.
    read_at: u64,
    block: usize,
    symbols: HashMap<Box<[u8]>, ObjectRef<Operation>>,
    /// Whether two symbols share a name. The second becomes visible when the first is gone.
    twins: bool,
    /// The suffix to append to the next name that is taken.
    suffix: u64,
}

/// Returns the operation of a handle, if it is still a symbol with that name inside the operation at address `table`.
fn holds<'h>(
    held: &'h Guard<'_>,
    table: usize,
    known: &'h Operation,
    name: &[u8],
) -> Option<mlir::OpRef<'h>> {
    let raw = known.mlir(held).ok()?;
    let is_there = raw.parent().is_some_and(|around| around.address() == table);
    (is_there && raw.symbol_bytes() == Some(name)).then_some(raw)
}

impl Names {
    /// Reads the symbols of the only block of `table`, unless they are known.
    pub(super) fn update(
        &mut self,
        held: &Guard<'_>,
        table: &Operation,
        block: mlir::Block<'_>,
    ) -> Result<()> {
        if self.block == block.address()
            && (self.read_at == edits::count() || self.learn(held, table, block)?)
        {
            return Ok(());
        }
        self.block = 0;
        self.symbols.clear();
        self.twins = false;
        let tree = table.node().tree(held);
        for raw in block.operations() {
            let Some(name) = raw.symbol_bytes() else { continue };
            if self.symbols.contains_key(name) {
                self.twins = true;
                continue;
            }
            let symbol = Operation::wrap(table.context(), held, raw, Some(&tree))?;
            self.symbols.insert(name.into(), symbol);
        }
        (self.read_at, self.block) = (edits::count(), block.address());
        Ok(())
    }

    /// Learns which symbols are new in the block of `table`. Returns false if the block has to be read again.
    fn learn(
        &mut self,
        held: &Guard<'_>,
        table: &Operation,
        block: mlir::Block<'_>,
    ) -> Result<bool> {
        let since = edits::since(self.read_at, block.address());
        let Some((new, now)) = since else { return Ok(false) };
        for raw in new.iter().filter_map(|spot| spot.get(held)) {
            let Some(name) = raw.symbol_bytes() else { continue };
            if let Some(known) = self.symbols.get(name) {
                match holds(held, table.node().address(), known, name) {
                    Some(other) if other != raw => {
                        self.twins = true;
                        if other.is_before(raw) == Some(true) {
                            continue;
                        }
                    }
                    // The first of several symbols with this name has moved or is gone, so another one is now first.
                    _ if self.twins => return Ok(false),
                    _ => {}
                }
            }
            let tree = table.node().tree(held);
            let symbol = Operation::wrap(table.context(), held, raw, Some(&tree))?;
            self.symbols.insert(name.into(), symbol);
        }
        self.read_at = now;
        Ok(true)
    }

    /// Returns the symbol with a name in an operation; `Err` if the cached entry is out of date.
    pub(super) fn find(
        &self,
        held: &Guard<'_>,
        table: usize,
        name: &[u8],
    ) -> std::result::Result<Option<ObjectRef<Operation>>, Outdated> {
        let Some(known) = self.symbols.get(name) else { return Ok(None) };
        holds(held, table, known, name).map(|_| Some(known.clone())).ok_or(Outdated)
    }

    /// Forgets everything.
    pub(super) fn forget(&mut self) {
        self.block = 0;
    }

    /// Adds a symbol that was just inserted into the block.
    pub(super) fn add(&mut self, name: &[u8], symbol: ObjectRef<Operation>) {
        self.symbols.insert(name.into(), symbol);
        self.read_at = edits::count();
    }

    /// Removes a symbol that was just removed from the block.
    pub(super) fn remove(&mut self, name: &[u8]) {
        match self.twins {
            true => self.forget(),
            false => {
                self.symbols.remove(name);
                self.read_at = edits::count();
            }
        }
    }

    /// Returns a number that makes a name unique.
    pub(super) fn next_suffix(&mut self) -> u64 {
        self.suffix += 1;
        self.suffix - 1
    }
}

/// The error for a cache entry that is out of date.
pub(super) struct Outdated;
