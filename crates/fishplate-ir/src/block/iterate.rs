//! The operations of a block, one after another, while the block may change.

use std::sync::{Mutex, PoisonError};

use fishplate::{Error, Function, ObjectRef, Result};
use mlir_sys::{
    MlirOperation, mlirBlockGetFirstOperation, mlirOperationGetBlock, mlirOperationGetNextInBlock,
};

use super::Block;
use crate::Operation;
use crate::lock::Guard;
use crate::raw::fishplateBlockGetLastOperation;

/// How many operations are looked up at once, at first and at most.
const FIRST: usize = 8;
const MOST: usize = 1024;

/// An iteration over the operations that a block had when it started; what is erased meanwhile is left out.
struct Iteration {
    block: ObjectRef<Block>,
    /// The last operation of the block when the iteration started: what is added behind is not met.
    end: Option<ObjectRef<Operation>>,
    /// What was looked up so far, and how many of those were given out.
    known: Vec<ObjectRef<Operation>>,
    given: usize,
    finished: bool,
}

impl Iteration {
    /// The next operation that is still there.
    fn next(&mut self) -> Result<Option<ObjectRef<Operation>>> {
        loop {
            while let Some(operation) = self.known.get(self.given) {
                self.given += 1;
                if !operation.node().address().is_null() {
                    return Ok(Some(operation.clone()));
                }
            }
            if self.finished {
                return Ok(None);
            }
            self.look_up()?;
        }
    }

    /// Looks more operations up, from behind the last known one that is still in the block.
    fn look_up(&mut self) -> Result<()> {
        let block = self.block.clone();
        let held = block.context().lock();
        let raw = block.raw(&held)?;
        let in_block = |operation: &ObjectRef<Operation>| {
            let known = operation.raw(&held).ok()?;
            // SAFETY: live, and the context is locked.
            (unsafe { mlirOperationGetBlock(known) }.ptr == raw.ptr).then_some(known)
        };
        let mut next = match self.known.iter().rev().find_map(in_block) {
            // SAFETY: live.
            Some(last) => unsafe { mlirOperationGetNextInBlock(last) },
            // SAFETY: live.
            None => unsafe { mlirBlockGetFirstOperation(raw) },
        };
        let end = self.end.as_ref().and_then(in_block);
        let tree = block.node().tree(&held);
        for _ in 0..self.known.len().clamp(FIRST, MOST) {
            if next.ptr.is_null() {
                self.finished = true;
                break;
            }
            // SAFETY: live, in the tree of the block.
            self.known.push(unsafe { Operation::wrap(block.context(), &held, next, Some(&tree)) }?);
            if end.is_some_and(|end| end.ptr == next.ptr) {
                self.finished = true;
                break;
            }
            // SAFETY: live.
            next = unsafe { mlirOperationGetNextInBlock(next) };
        }
        Ok(())
    }
}

/// A function that gives the operations that a block has now and still has then, then None.
pub(super) fn iterate(block: &ObjectRef<Block>) -> Result<Function> {
    let held = block.context().lock();
    // SAFETY: live, and the context is locked.
    let last = unsafe { fishplateBlockGetLastOperation(block.raw(&held)?) };
    let tree = block.node().tree(&held);
    // SAFETY: live, in the tree of the block.
    let wrap = || unsafe { Operation::wrap(block.context(), &held, last, Some(&tree)) };
    let end = (!last.ptr.is_null()).then(wrap).transpose()?;
    let (block, known, finished) = (block.clone(), Vec::new(), end.is_none());
    let iteration = Mutex::new(Iteration { block, end, known, given: 0, finished });
    Ok(Function::packed(move |_: &[fishplate::AnyView<'_>]| {
        iteration.lock().unwrap_or_else(PoisonError::into_inner).next()
    }))
}

impl Block {
    /// How many operations there are.
    pub(crate) fn count(&self, held: &Guard<'_>) -> Result<i64> {
        // SAFETY: live.
        let mut next = unsafe { mlirBlockGetFirstOperation(self.raw(held)?) };
        let mut count = 0;
        while !next.ptr.is_null() {
            count += 1;
            // SAFETY: live.
            next = unsafe { mlirOperationGetNextInBlock(next) };
        }
        Ok(count)
    }

    /// The operation at a place.
    pub(crate) fn at(&self, held: &Guard<'_>, place: i64) -> Result<ObjectRef<Operation>> {
        // SAFETY: live.
        let mut next: MlirOperation = unsafe { mlirBlockGetFirstOperation(self.raw(held)?) };
        for met in 0..place {
            if next.ptr.is_null() {
                return Err(out_of_range("operation", place, met));
            }
            // SAFETY: live.
            next = unsafe { mlirOperationGetNextInBlock(next) };
        }
        if next.ptr.is_null() {
            return Err(out_of_range("operation", place, place));
        }
        let tree = self.node().tree(held);
        // SAFETY: live, in the same tree.
        unsafe { Operation::wrap(self.context(), held, next, Some(&tree)) }
    }
}

/// The error of a place behind the last of `count` things.
pub(crate) fn out_of_range(what: &str, place: i64, count: i64) -> Error {
    Error::new("IndexError", format!("{what} {place} is out of range: there are {count}"))
}
