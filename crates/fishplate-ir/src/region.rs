//! `ir.Region`: the blocks of an operation. A region holds the handle of its operation and goes with
//! it.

use fishplate::{Array, Error, Function, Object, ObjectRef, Result};
use mlir_sys::{
    MlirRegion, mlirBlockGetNextInRegion, mlirOperationGetRegion, mlirRegionGetFirstBlock,
};

use crate::block::{self, NewBlock};
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
    fn all_blocks(&self, held: &Guard<'_>) -> Result<Vec<ObjectRef<Block>>> {
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
}

#[fishplate::methods]
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

    /// How many blocks there are.
    #[method(name = "_len")]
    fn len(&self) -> Result<i64> {
        let held = self.owner.context().lock();
        // SAFETY: live.
        let mut next = unsafe { mlirRegionGetFirstBlock(self.raw(&held)?) };
        let mut count = 0;
        while !next.ptr.is_null() {
            count += 1;
            // SAFETY: live.
            next = unsafe { mlirBlockGetNextInRegion(next) };
        }
        Ok(count)
    }

    /// The block at an index, which counts from the end when it is negative.
    #[method(name = "_get")]
    fn get(&self, index: i64) -> Result<ObjectRef<Block>> {
        let held = self.owner.context().lock();
        let blocks = self.all_blocks(&held)?;
        let at = if index < 0 { index + blocks.len() as i64 } else { index };
        usize::try_from(at).ok().and_then(|at| blocks.get(at).cloned()).ok_or_else(|| {
            let count = blocks.len();
            Error::new("IndexError", format!("block {index} is out of range: there are {count}"))
        })
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
