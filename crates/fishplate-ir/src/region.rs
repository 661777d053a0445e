//! `ir.Region`: the blocks of an operation. A region holds the handle of its operation, and becomes invalid together
//! with it.

use fishplate::{Array, Function, Object, ObjectRef, Result};
use fishplate_mlir as mlir;

use crate::block::{self, NewBlock};
use crate::error::{out_of_range, value_error};
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
    /// Its index among the operation's regions.
    index: i64,
}

fn same(a: &Region, b: &Region) -> bool {
    a.owner.same_as(&b.owner) && a.index == b.index
}

fn hash(region: &Region) -> u64 {
    (region.owner.as_handle().addr() as u64).wrapping_add(region.index.cast_unsigned())
}

impl Region {
    /// Creates the region of an operation at an index, which must be in range.
    pub(crate) fn new(owner: ObjectRef<Operation>, index: i64) -> ObjectRef<Region> {
        Region { owner, index }.into_ref()
    }

    /// The operation.
    pub fn operation(&self) -> &ObjectRef<Operation> {
        &self.owner
    }

    /// Returns MLIR's region, or an error if its operation is gone.
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> Result<mlir::Region<'h>> {
        let index = usize::try_from(self.index).unwrap_or(usize::MAX);
        let region = self.owner.mlir(held)?.region(index);
        region.ok_or_else(|| value_error("the operation has no such region"))
    }

    /// Returns the blocks that the region has now.
    pub(crate) fn all_blocks(&self, held: &Guard<'_>) -> Result<Vec<ObjectRef<Block>>> {
        let tree = self.owner.node().tree(held);
        let wrap = |raw| Block::wrap(self.owner.context(), held, raw, Some(&tree));
        self.mlir(held)?.blocks().map(wrap).collect()
    }

    /// Returns the number of blocks.
    pub(crate) fn count(&self, held: &Guard<'_>) -> Result<i64> {
        Ok(self.mlir(held)?.blocks().count() as i64)
    }

    /// Returns the block at an index.
    pub(crate) fn at(&self, held: &Guard<'_>, place: i64) -> Result<ObjectRef<Block>> {
        let found = block::nth(self.mlir(held)?.blocks(), "block", place)?;
        let tree = self.owner.node().tree(held);
        Block::wrap(self.owner.context(), held, found, Some(&tree))
    }
}

#[fishplate::methods(nonblocking)]
impl Region {
    /// The blocks that the region has now.
    fn all(&self) -> Result<Array<ObjectRef<Block>>> {
        let held = self.owner.context().lock();
        self.all_blocks(&held).map(|blocks| blocks.into_iter().collect())
    }

    /// A function that returns one block per call, then None.
    fn iterate(&self) -> Result<Function> {
        let held = self.owner.context().lock();
        self.all_blocks(&held).map(iterator)
    }

    /// The blocks, as a list.
    #[getter]
    fn blocks(this: &ObjectRef<Region>) -> Result<ObjectRef<List>> {
        List::of_region(this)
    }

    /// The number of blocks.
    #[method(name = "_len")]
    fn len(&self) -> Result<i64> {
        self.count(&self.owner.context().lock())
    }

    /// The block at an index. Negative indices count from the end.
    #[method(name = "_get")]
    fn get(&self, index: i64) -> Result<ObjectRef<Block>> {
        let held = self.owner.context().lock();
        let place = if index < 0 { index + self.count(&held)? } else { index };
        match place < 0 {
            true => Err(out_of_range("block", index, self.count(&held)?)),
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
        let (types, locations) = (types.to_vec(), locs.map(|locs| locs.to_vec()));
        let new = NewBlock { types: &types, locations: locations.as_deref() };
        block::add_to_region(self, &new, at_start)
    }
}
