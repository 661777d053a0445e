//! Slice and dice: the modes that a coordinate leaves free, and those that it fixes.

use crate::int::Step;
use crate::layout::{Coordinate, Mode};
use crate::{Error, Int, IntTuple, Layout, Reason, Tree};

impl Layout {
    /// Returns the layout of the modes that are `_` in a coordinate, and the offset of the others.
    ///
    /// # Errors
    /// If the coordinate does not fit the shape, or a static number lies outside its extent.
    pub fn slice(&self, coordinate: &Coordinate) -> Result<(Self, Int), Error> {
        let fail = |r: Reason| r.of("slice", &[self, coordinate]);
        let base = self.offset(&zeroed(coordinate)).map_err(|error| fail(error.reason))?;
        let kept = match coordinate {
            Tree::Leaf(None) => self.clone(),
            _ => Self(Tree::Tuple(pick(&self.0, coordinate, true).map_err(fail)?)),
        };
        Ok((kept, base))
    }

    /// Returns the layout of the modes that are numbers in a coordinate.
    ///
    /// # Errors
    /// If the coordinate does not fit the shape.
    pub fn dice(&self, coordinate: &Coordinate) -> Result<Self, Error> {
        if let Tree::Leaf(Some(_)) = coordinate {
            return Ok(self.clone());
        }
        pick(&self.0, coordinate, false)
            .map(|modes| Self(Tree::Tuple(modes)))
            .map_err(|r| r.of("dice", &[self, coordinate]))
    }
}

/// The coordinate with 0 for `_`.
fn zeroed(coordinate: &Coordinate) -> IntTuple {
    match coordinate {
        Tree::Leaf(index) => Tree::Leaf(index.clone().unwrap_or(Int::ZERO)),
        Tree::Tuple(parts) => Tree::Tuple(parts.iter().map(zeroed).collect()),
    }
}

/// The modes at the free places of a coordinate, or at the others.
fn pick(tree: &Tree<Mode>, coordinate: &Coordinate, free: bool) -> Step<Vec<Tree<Mode>>> {
    match (tree, coordinate) {
        (_, Tree::Leaf(index)) => {
            Ok(if index.is_none() == free { vec![tree.clone()] } else { Vec::new() })
        }
        (Tree::Tuple(modes), Tree::Tuple(parts)) if modes.len() == parts.len() => {
            let picked: Step<Vec<_>> =
                modes.iter().zip(parts).map(|(mode, part)| pick(mode, part, free)).collect();
            Ok(picked?.concat())
        }
        _ => Err(Reason::Coordinate),
    }
}
