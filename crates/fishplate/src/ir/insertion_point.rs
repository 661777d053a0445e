//! Places where new operations are inserted.

use super::block::Block;
use super::error::Result;
use super::operation::Operation;

handle! {
    /// A place for new operations: the end of a block, or before an operation.
    #[derive(Debug)]
    InsertionPoint = "ir.InsertionPoint"
}

impl<'c> InsertionPoint<'c> {
    /// The end of a block.
    pub fn at_end(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        InsertionPoint::wrap(block.context(), invoke!(new "ir.InsertionPoint", block)?)
    }

    /// The place before the first operation of a block.
    pub fn at_begin(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "at_block_begin", block)?;
        InsertionPoint::wrap(block.context(), made)
    }

    /// The place before the terminator of a block.
    pub fn at_terminator(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "at_block_terminator", block)?;
        InsertionPoint::wrap(block.context(), made)
    }

    /// The place before an operation.
    pub fn before(operation: &Operation<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!(new "ir.InsertionPoint", operation)?;
        InsertionPoint::wrap(operation.context(), made)
    }

    /// The place after an operation.
    pub fn after(operation: &Operation<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "after", operation)?;
        InsertionPoint::wrap(operation.context(), made)
    }

    /// Inserts an operation that is in no block.
    pub fn insert(&mut self, operation: &Operation<'c>) -> Result<()> {
        invoke!("ir.InsertionPoint", "insert", self.handle, operation).map(drop)
    }

    /// The operation before which new ones are inserted; `None` at the end of a block.
    pub fn ref_operation(&self) -> Result<Option<Operation<'c>>> {
        let found = property!("ir.InsertionPoint", "ref_operation", self.handle.object())?;
        (!found.is_none()).then(|| Operation::wrap(self.context, found)).transpose()
    }

    /// The block.
    pub fn block(&self) -> Result<Block<'c>> {
        let block = property!("ir.InsertionPoint", "block", self.handle.object())?;
        Block::wrap(self.context, block)
    }
}
