//! Iterates over the operations of a block while the block may change.

use std::sync::{Mutex, PoisonError};

use super::Block;
use crate::Operation;
use crate::error::out_of_range;
use crate::lock::Guard;
use fishplate::{Function, ObjectRef, Result};

/// Number of operations looked up in one go: at first, and at most.
const FIRST: usize = 8;
const MOST: usize = 1024;

/// An iteration over the operations that a block had when the iteration started. It skips operations that are erased
/// meanwhile.
struct Iteration {
    block: ObjectRef<Block>,
    /// The last operation of the block when the iteration started. Operations that are added after it are not visited.
    end: Option<ObjectRef<Operation>>,
    /// The operations looked up so far, and how many of them were returned.
    known: Vec<ObjectRef<Operation>>,
    given: usize,
    finished: bool,
}

impl Iteration {
    /// Returns the next operation that still exists.
    fn next(&mut self) -> Result<Option<ObjectRef<Operation>>> {
        loop {
            while let Some(operation) = self.known.get(self.given) {
                self.given += 1;
                if !operation.node().is_gone() {
                    return Ok(Some(operation.clone()));
                }
            }
            if self.finished {
                return Ok(None);
            }
            self.look_up()?;
        }
    }

    /// Looks up more operations, starting after the last known one that is still in the block.
    fn look_up(&mut self) -> Result<()> {
        let block = self.block.clone();
        let held = block.context().lock();
        let raw = block.mlir(&held)?;
        let in_block = |operation: &ObjectRef<Operation>| {
            operation.mlir(&held).is_ok_and(|known| known.block() == Some(raw))
        };
        let last = self.known.iter().rev().find(|known| in_block(known)).cloned();
        let mut next = match &last {
            Some(last) => last.mlir(&held)?.next(),
            None => raw.first(),
        };
        let end = self.end.as_ref().filter(|end| in_block(end)).map(|end| end.node().address());
        let tree = block.node().tree(&held);
        for _ in 0..self.known.len().clamp(FIRST, MOST) {
            let Some(this) = next else {
                self.finished = true;
                break;
            };
            self.known.push(Operation::wrap(block.context(), &held, this, Some(&tree))?);
            if end == Some(this.address()) {
                self.finished = true;
                break;
            }
            next = this.next();
        }
        Ok(())
    }
}

/// Returns a function that yields the block's current operations one per call, then None. It skips those that are gone
/// by then.
pub(super) fn iterate(block: &ObjectRef<Block>) -> Result<Function> {
    let held = block.context().lock();
    let tree = block.node().tree(&held);
    let wrap = |last| Operation::wrap(block.context(), &held, last, Some(&tree));
    let end = block.mlir(&held)?.last().map(wrap).transpose()?;
    let (block, known, finished) = (block.clone(), Vec::new(), end.is_none());
    let iteration = Mutex::new(Iteration { block, end, known, given: 0, finished });
    Ok(Function::packed(move |_: &[fishplate::AnyView<'_>]| {
        iteration.lock().unwrap_or_else(PoisonError::into_inner).next()
    }))
}

impl Block {
    /// Returns the number of operations.
    pub(crate) fn count(&self, held: &Guard<'_>) -> Result<i64> {
        Ok(self.mlir(held)?.operations().count() as i64)
    }

    /// Returns the operation at an index.
    pub(crate) fn at(&self, held: &Guard<'_>, place: i64) -> Result<ObjectRef<Operation>> {
        let found = nth(self.mlir(held)?.operations(), "operation", place)?;
        let tree = self.node().tree(held);
        Operation::wrap(self.context(), held, found, Some(&tree))
    }
}

/// Returns the element of a linked list at an index.
pub(crate) fn nth<T>(chain: impl Iterator<Item = T>, what: &str, place: i64) -> Result<T> {
    let mut count = 0;
    let at = chain.inspect(|_| count += 1).nth(usize::try_from(place).unwrap_or(usize::MAX));
    at.ok_or_else(|| out_of_range(what, place, count))
}
