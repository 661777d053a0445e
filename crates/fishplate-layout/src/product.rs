//! Products: a layout repeated according to another.

use crate::divide::Nesting;
use crate::int::Step;
use crate::layout::IntTuple;
use crate::tiler::Tiler;
use crate::{Error, Int, Layout, Reason, Tree};

impl Layout {
    /// Repeats the layout, which is the first part, in the order of the tiler, which gives the second part.
    ///
    /// # Errors
    /// If the layout has no complement, or the tiler has more modes than the layout.
    pub fn product(&self, tiler: &Tiler, nesting: Nesting) -> Result<Self, Error> {
        let operation = match nesting {
            Nesting::Logical => "logical_product",
            Nesting::Zipped => "zipped_product",
            Nesting::Tiled => "tiled_product",
            Nesting::Flat => "flat_product",
        };
        self.by_tiler(tiler, nesting, &Self::repeat).map_err(|r| r.of(operation, &[self, tiler]))
    }

    /// The two parts of a product by one layout.
    fn repeat(&self, tiler: &Self) -> Step<(Self, Self)> {
        let places = self.places(&self.length()?.mul(&tiler.span()?)?, false)?;
        // The last mode may be used beyond its extent, if a layout with gaps has fewer places than elements.
        Ok((self.clone(), Self::unwrapped(places).after(tiler)?))
    }

    /// Repeats the layout as blocks: each mode has the block inside and the repetition outside.
    ///
    /// # Errors
    /// If the layout has no complement.
    pub fn blocked_product(&self, tiler: &Self) -> Result<Self, Error> {
        self.woven(tiler, false).map_err(|r| r.of("blocked_product", &[self, tiler]))
    }

    /// Repeats the layout with its elements apart: each mode has the repetition inside and the block outside.
    ///
    /// # Errors
    /// If the layout has no complement.
    pub fn raked_product(&self, tiler: &Self) -> Result<Self, Error> {
        self.woven(tiler, true).map_err(|r| r.of("raked_product", &[self, tiler]))
    }

    fn woven(&self, tiler: &Self, raked: bool) -> Step<Self> {
        let rank = self.rank().max(tiler.rank());
        let (blocks, places) = self.padded(rank).repeat(&tiler.padded(rank))?;
        if rank == 1 && blocks.depth() == 0 {
            // One mode each: the pair is the result's only mode.
            let pair = if raked { vec![places, blocks] } else { vec![blocks, places] };
            return Ok(Self::concatenated(vec![Self::concatenated(pair)]));
        }
        let pairs = (0..rank).map(|mode| {
            let (block, place) = (blocks.part(mode)?, places.part(mode)?);
            Ok(Self::concatenated(if raked { vec![place, block] } else { vec![block, place] }))
        });
        Ok(Self::concatenated(pairs.collect::<Step<_>>()?))
    }

    /// Repeats the layout until it has a shape. The repetitions follow each other in the order of the numbers in
    /// `order`, or without it from the first mode to the last.
    ///
    /// # Errors
    /// If the layout has more modes than the shape, or its extents do not divide those of the shape.
    pub fn tile_to_shape(&self, shape: &IntTuple, order: Option<&IntTuple>) -> Result<Self, Error> {
        self.filling(shape, order).map_err(|r| r.of("tile_to_shape", &[self, shape]))
    }

    fn filling(&self, shape: &IntTuple, order: Option<&IntTuple>) -> Step<Self> {
        let rank = shape.rank();
        if self.rank() > rank {
            return Err(Reason::Rank { rank, needed: self.rank() });
        }
        let block = self.padded(rank);
        let mut counts = Vec::with_capacity(rank);
        for (mode, wanted) in block.modes().iter().zip(shape.members()) {
            let wanted = wanted.leaves().into_iter().try_fold(Int::ONE, |size, e| size.mul(e))?;
            let extent = mode.length()?;
            let count = wanted.multiple_of(&extent);
            counts.push(Tree::Leaf(count.ok_or(Reason::Shape { extent: wanted, part: extent })?));
        }
        let counts = Tree::Tuple(counts);
        let places = match order {
            Some(order) => Self::in_order(&counts, order)?,
            None => {
                let order = (0_i64..).take(rank).map(|at| Tree::Leaf(Int::Static(at)));
                Self::in_order(&counts, &Tree::Tuple(order.collect()))?
            }
        };
        block.woven(&places, false)
    }
}
