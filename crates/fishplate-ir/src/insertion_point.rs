//! `ir.InsertionPoint`: the place where new operations are inserted.

use fishplate::{Object, ObjectRef, Result, Variant2};
use fishplate_mlir as mlir;

use crate::error::{index_error, other_context, value_error};
use crate::lock::Guard;
use crate::symbol_table::edits;
use crate::{Block, Context, Operation};

/// The end of a block, or the place before an operation.
#[derive(Object)]
#[object(key = "ir.InsertionPoint", opaque)]
pub struct InsertionPoint {
    #[field(skip)]
    block: ObjectRef<Block>,
    #[field(skip)]
    before: Option<ObjectRef<Operation>>,
}

/// A checked insertion point.
pub(crate) struct Target<'h> {
    pub(crate) block: mlir::Block<'h>,
    pub(crate) before: Option<mlir::OpRef<'h>>,
}

impl<'h> Target<'h> {
    /// Inserts an operation there.
    pub(crate) fn insert(&self, operation: mlir::OwnedOp<'_>) -> mlir::OpRef<'h> {
        let put = match self.before {
            Some(before) => self.block.insert_beside(before, operation, false),
            None => self.block.append(operation),
        };
        edits::note_put(put);
        put
    }

    /// The operation around the block.
    pub(crate) fn around(&self) -> Option<mlir::OpRef<'h>> {
        self.block.parent()
    }
}

impl InsertionPoint {
    /// The block.
    pub fn block(&self) -> &ObjectRef<Block> {
        &self.block
    }

    /// Returns the point at the end of a block.
    pub fn at_end(block: ObjectRef<Block>) -> ObjectRef<InsertionPoint> {
        InsertionPoint { block, before: None }.into_ref()
    }

    /// Returns the point before an operation.
    pub fn before(operation: &ObjectRef<Operation>) -> Result<ObjectRef<InsertionPoint>> {
        let held = operation.context().lock();
        let Some(block) = operation.mlir(&held)?.block() else {
            return Err(value_error(format!(
                "the operation `{}` is in no block, so nothing can be put before it",
                operation.node().name()
            )));
        };
        let tree = operation.node().tree(&held);
        let block = Block::wrap(operation.context(), &held, block, Some(&tree))?;
        Ok(InsertionPoint { block, before: Some(operation.clone()) }.into_ref())
    }

    /// The place after an operation.
    pub(crate) fn behind(operation: &ObjectRef<Operation>) -> Result<ObjectRef<InsertionPoint>> {
        let held = operation.context().lock();
        let point = InsertionPoint::before(operation)?;
        InsertionPoint::before_raw(&point.block, &held, operation.mlir(&held)?.next())
    }

    /// The place before the first operation of a block.
    pub(crate) fn at_start(block: &ObjectRef<Block>) -> Result<ObjectRef<InsertionPoint>> {
        let held = block.context().lock();
        InsertionPoint::before_raw(block, &held, block.mlir(&held)?.first())
    }

    /// Whether it is the place before an operation.
    pub(crate) fn is_before(&self, operation: &ObjectRef<Operation>) -> bool {
        self.before.as_ref().is_some_and(|before| before.same_as(operation))
    }

    /// Returns the place where an operation would be inserted now.
    pub(crate) fn target<'h>(&'h self, held: &'h Guard<'_>) -> Result<Target<'h>> {
        let block = self.block.mlir(held)?;
        let Some(before) = &self.before else {
            if block.is_terminated() {
                return Err(index_error(
                    "Cannot insert operation at the end of a block that already has a terminator. \
                     InsertionPoint.at_block_terminator(block) is the place before it",
                ));
            }
            return Ok(Target { block, before: None });
        };
        let before = before.mlir(held)?;
        if before.block() != Some(block) {
            return Err(value_error(
                "the operation that the insertion point is before has moved to another block",
            ));
        }
        Ok(Target { block, before: Some(before) })
    }

    /// Inserts an operation that is in no block.
    pub fn insert(&self, operation: &Operation) -> Result<()> {
        if !operation.context().same_as(self.block.context()) {
            return Err(other_context("the operation"));
        }
        let held = self.block.context().lock();
        let target = self.target(&held)?;
        operation.attach(&held, &target, &self.block.node().tree(&held))
    }

    /// The place in a block before an operation of it, or at its end.
    pub(crate) fn of_raw(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        block: mlir::Block<'_>,
        before: Option<mlir::OpRef<'_>>,
    ) -> Result<ObjectRef<InsertionPoint>> {
        let block = Block::wrap(context, held, block, None)?;
        InsertionPoint::before_raw(&block, held, before)
    }

    fn before_raw(
        block: &ObjectRef<Block>,
        held: &Guard<'_>,
        raw: Option<mlir::OpRef<'_>>,
    ) -> Result<ObjectRef<InsertionPoint>> {
        let Some(raw) = raw else { return Ok(InsertionPoint::at_end(block.clone())) };
        let tree = block.node().tree(held);
        let before = Operation::wrap(block.context(), held, raw, Some(&tree))?;
        Ok(InsertionPoint { block: block.clone(), before: Some(before) }.into_ref())
    }
}

#[fishplate::methods(nonblocking)]
impl InsertionPoint {
    /// The end of a block, or the place before an operation.
    #[constructor]
    fn new(
        at: Variant2<ObjectRef<Block>, ObjectRef<Operation>>,
    ) -> Result<ObjectRef<InsertionPoint>> {
        match at {
            Variant2::A(block) => Ok(InsertionPoint::at_end(block)),
            Variant2::B(operation) => InsertionPoint::before(&operation),
        }
    }

    /// The place before the first operation of a block.
    fn at_block_begin(block: ObjectRef<Block>) -> Result<ObjectRef<InsertionPoint>> {
        InsertionPoint::at_start(&block)
    }

    /// The place before the terminator of a block.
    fn at_block_terminator(block: ObjectRef<Block>) -> Result<ObjectRef<InsertionPoint>> {
        let held = block.context().lock();
        let Some(last) = block.mlir(&held)?.terminator() else {
            return Err(value_error("Block has no terminator"));
        };
        InsertionPoint::before_raw(&block, &held, Some(last))
    }

    /// The place after an operation.
    fn after(operation: ObjectRef<Operation>) -> Result<ObjectRef<InsertionPoint>> {
        InsertionPoint::behind(&operation)
    }

    /// Inserts an operation that is in no block.
    #[method(name = "insert")]
    fn insert_operation(&self, operation: ObjectRef<Operation>) -> Result<()> {
        self.insert(&operation)
    }

    /// The block.
    #[getter(name = "block")]
    fn get_block(&self) -> ObjectRef<Block> {
        self.block.clone()
    }

    /// The operation that follows the point; None at the end of a block.
    #[getter]
    fn ref_operation(&self) -> Option<ObjectRef<Operation>> {
        self.before.clone()
    }
}
