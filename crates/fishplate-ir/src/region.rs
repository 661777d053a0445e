//! `ir.Region`: the blocks of an operation. A region holds the handle of its operation and goes with
//! it.

use fishplate::{Array, Function, Object, ObjectRef, Result};
use mlir_sys::{
    MlirRegion, mlirBlockGetNextInRegion, mlirOperationGetRegion, mlirRegionGetFirstBlock,
};

use crate::block::{self, NewBlock};
use crate::list::List;
use crate::lock::Guard;
use crate::value::iterator;
use crate::{Block, Location, Operation, Type};

/// A region of an operation.
#[derive(Object)]
#[object(key = "ir.Region", opaque, eq = same, hash = hash)]
pub struct Region {
    /// The operation.
    owner: ObjectRef<Operation>,
    /// Which of its regions.
    index: i64,
}

fn same(a: &Region, b: &Region) -> bool {
    a.owner.same_as(&b.owner) && a.index == b.index
}

fn hash(region: &Region) -> u64 {
    (region.owner.as_handle().addr() as u64).wrapping_add(region.index.cast_unsigned())
}

impl Region {
    /// The region of an operation at an index, which must be in range.
    pub(crate) fn new(owner: ObjectRef<Operation>, index: i64) -> ObjectRef<Region> {
        Region { owner, index }.into_ref()
    }

    /// The operation.
    pub fn operation(&self) -> &ObjectRef<Operation> {
        &self.owner
    }

    /// The raw region; an error when its operation is gone. Stays valid while the lock is held.
    pub fn raw(&self, held: &Guard<'_>) -> Result<MlirRegion> {
        let raw = self.owner.raw(held)?;
        // SAFETY: live; an operation never loses regions.
        Ok(unsafe { mlirOperationGetRegion(raw, self.index as isize) })
    }

    /// The blocks at this moment.
    pub(crate) fn all_blocks(&self, held: &Guard<'_>) -> Result<Vec<ObjectRef<Block>>> {
        // SAFETY: live.
        let mut next = unsafe { mlirRegionGetFirstBlock(self.raw(held)?) };
        let tree = self.owner.node().tree(held);
        let mut blocks = Vec::new();
        while !next.ptr.is_null() {
            // SAFETY: live, in the tree of its operation.
            blocks.push(unsafe { Block::wrap(self.owner.context(), held, next, Some(&tree)) }?);
            // SAFETY: live.
            next = unsafe { mlirBlockGetNextInRegion(next) };
        }
        Ok(blocks)
    }

    /// How many blocks there are.
    pub(crate) fn count(&self, held: &Guard<'_>) -> Result<i64> {
        // SAFETY: live.
        let mut next = unsafe { mlirRegionGetFirstBlock(self.raw(held)?) };
        let mut count = 0;
        while !next.ptr.is_null() {
            count += 1;
            // SAFETY: live.
            next = unsafe { mlirBlockGetNextInRegion(next) };
        }
        Ok(count)
    }

    /// The block at a place.
    pub(crate) fn at(&self, held: &Guard<'_>, place: i64) -> Result<ObjectRef<Block>> {
        // SAFETY: live.
        let mut next = unsafe { mlirRegionGetFirstBlock(self.raw(held)?) };
        for met in 0..place {
            if next.ptr.is_null() {
                return Err(block::out_of_range("block", place, met));
            }
            // SAFETY: live.
            next = unsafe { mlirBlockGetNextInRegion(next) };
        }
        if next.ptr.is_null() {
            return Err(block::out_of_range("block", place, place));
        }
        let tree = self.owner.node().tree(held);
        // SAFETY: live, in the tree of its operation.
        unsafe { Block::wrap(self.owner.context(), held, next, Some(&tree)) }
    }
}

#[fishplate::methods(nonblocking)]
impl Region {
    /// The blocks at this moment.
    fn all(&self) -> Result<Array<ObjectRef<Block>>> {
        let held = self.owner.context().lock();
        self.all_blocks(&held).map(|blocks| blocks.into_iter().collect())
    }

    /// A function that gives the blocks one after another, then None.
    fn iterate(&self) -> Result<Function> {
        let held = self.owner.context().lock();
        self.all_blocks(&held).map(iterator)
    }

    /// The blocks, as a list.
    #[getter]
    fn blocks(this: &ObjectRef<Region>) -> Result<ObjectRef<List>> {
        List::of_region(this)
    }

    /// How many blocks there are.
    #[method(name = "_len")]
    fn len(&self) -> Result<i64> {
        self.count(&self.owner.context().lock())
    }

    /// The block at an index, which counts from the end when it is negative.
    #[method(name = "_get")]
    fn get(&self, index: i64) -> Result<ObjectRef<Block>> {
        let held = self.owner.context().lock();
        let place = if index < 0 { index + self.count(&held)? } else { index };
        match place < 0 {
            true => Err(block::out_of_range("block", index, self.count(&held)?)),
            false => self.at(&held, place),
        }
    }

    /// Adds a block at the end, or at the start.
    #[method(name = "_add_block")]
    fn add_block(
        &self,
        types: Array<ObjectRef<Type>>,
        #[default = None] locs: Option<Array<ObjectRef<Location>>>,
        #[default = false] at_start: bool,
    ) -> Result<ObjectRef<Block>> {
        let new = NewBlock { types: &types, locations: locs.as_ref() };
        block::add_to_region(self, &new, at_start)
    }
}
