//! `Layout`: a function from coordinates to offsets, given by a nested shape and a nested stride.
//!
//! A layout is a tree of modes, so shape and stride have the same profile by construction.

use std::fmt;

use crate::int::Step;
use crate::{Error, Int, Reason, Tree};

/// A nested tuple of numbers: a shape, a stride or a coordinate.
pub type IntTuple = Tree<Int>;

/// A nested tuple of numbers and free places; `None` is `_`, which means all elements of a mode.
pub type Coordinate = Tree<Option<Int>>;

/// An extent with its stride.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Mode {
    /// The number of elements, at least 1.
    pub extent: Int,
    /// The distance between two consecutive elements.
    pub stride: Int,
}

/// A shape with strides.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Layout(pub(crate) Tree<Mode>);

impl Layout {
    /// Makes a layout of a shape and strides with the same profile.
    ///
    /// # Errors
    /// If the profiles differ, or an extent is smaller than 1.
    pub fn new(shape: &IntTuple, stride: &IntTuple) -> Result<Self, Error> {
        Self::paired(shape, stride).map_err(|r| r.of("make_layout", &[shape, stride]))
    }

    fn paired(shape: &IntTuple, stride: &IntTuple) -> Step<Self> {
        let mode = &mut |extent: &Int, stride: &Int| {
            positive(extent)?;
            Ok(Mode { extent: extent.clone(), stride: stride.clone() })
        };
        shape.zip(stride, mode).map(Self)
    }

    /// Makes a compact layout in which the first mode has stride 1 (column-major).
    ///
    /// # Errors
    /// If an extent is smaller than 1, or the size does not fit into 64 bits.
    pub fn left(shape: &IntTuple) -> Result<Self, Error> {
        compact(shape, Int::ONE).map_err(|r| r.of("make_layout", &[shape]))
    }

    /// Makes a compact layout in which the last mode has stride 1 (row-major).
    ///
    /// # Errors
    /// As [`Layout::left`].
    pub fn right(shape: &IntTuple) -> Result<Self, Error> {
        let mirrored = mirror(shape);
        compact(&mirrored, Int::ONE)
            .map(|layout| Self(mirror(&layout.0)))
            .map_err(|r| r.of("make_layout", &[shape]))
    }

    /// Makes a compact layout whose strides grow in the order of the numbers in `order`.
    ///
    /// # Errors
    /// If `order` has another profile than the shape, or as [`Layout::left`].
    pub fn ordered(shape: &IntTuple, order: &IntTuple) -> Result<Self, Error> {
        Self::in_order(shape, order).map_err(|r| r.of("make_ordered_layout", &[shape, order]))
    }

    pub(crate) fn in_order(shape: &IntTuple, order: &IntTuple) -> Step<Self> {
        shape.zip(order, &mut |_, _| Ok(()))?;
        let (extents, ranks) = (shape.leaves(), order.leaves());
        let ranks: Vec<i64> =
            ranks.iter().map(|rank| rank.known().ok_or(Reason::Dynamic)).collect::<Step<_>>()?;
        let mut sorted: Vec<usize> = (0..extents.len()).collect();
        sorted.sort_by_key(|&at| ranks[at]);
        let mut strides = vec![Int::ONE; extents.len()];
        let mut next = Int::ONE;
        for at in sorted {
            positive(extents[at])?;
            strides[at] = next.clone();
            next = next.mul(extents[at])?;
        }
        let mut strides = strides.into_iter();
        let mode = &mut |extent: &Int| {
            let stride = strides.next().ok_or(Reason::Profile)?;
            Ok(Mode { extent: extent.clone(), stride })
        };
        shape.map(mode).map(Self)
    }

    /// Makes a layout with these layouts as its modes.
    #[must_use]
    pub fn concatenated(modes: Vec<Self>) -> Self {
        Self(Tree::Tuple(modes.into_iter().map(|mode| mode.0).collect()))
    }

    pub(crate) fn leaf(extent: Int, stride: Int) -> Self {
        Self(Tree::Leaf(Mode { extent, stride }))
    }

    /// The layout of one element, `1:0`.
    pub(crate) fn unit() -> Self {
        Self::leaf(Int::ONE, Int::ZERO)
    }

    /// A value for one mode, a tuple for several, `1:0` for none.
    pub(crate) fn unwrapped(mut modes: Vec<Mode>) -> Self {
        match (modes.len(), modes.pop()) {
            (1, Some(mode)) => Self(Tree::Leaf(mode)),
            (_, Some(last)) => {
                modes.push(last);
                Self(Tree::Tuple(modes.into_iter().map(Tree::Leaf).collect()))
            }
            (_, None) => Self::unit(),
        }
    }

    /// The tree of modes.
    #[must_use]
    pub fn tree(&self) -> &Tree<Mode> {
        &self.0
    }

    /// The modes from left to right, without their nesting.
    #[must_use]
    pub fn flat(&self) -> Vec<&Mode> {
        self.0.leaves()
    }

    /// The shape.
    #[must_use]
    pub fn shape(&self) -> IntTuple {
        part(&self.0, |mode| &mode.extent)
    }

    /// The strides.
    #[must_use]
    pub fn stride(&self) -> IntTuple {
        part(&self.0, |mode| &mode.stride)
    }

    /// Number of top-level modes.
    #[must_use]
    pub fn rank(&self) -> usize {
        self.0.rank()
    }

    /// Number of levels of tuples.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.0.depth()
    }

    /// Number of coordinates.
    ///
    /// # Errors
    /// If the number does not fit into 64 bits.
    pub fn size(&self) -> Result<Int, Error> {
        self.length().map_err(|r| r.of("size", &[self]))
    }

    pub(crate) fn length(&self) -> Step<Int> {
        length(&self.0)
    }

    /// Number of elements needed to hold every offset: one more than the largest.
    ///
    /// # Errors
    /// If the number does not fit into 64 bits.
    pub fn cosize(&self) -> Result<Int, Error> {
        self.span().map_err(|r| r.of("cosize", &[self]))
    }

    pub(crate) fn span(&self) -> Step<Int> {
        self.flat().into_iter().try_fold(Int::ONE, |sum, mode| {
            sum.add(&mode.extent.minus_one()?.mul(&mode.stride.abs()?)?)
        })
    }

    /// The layout of a mode.
    ///
    /// # Errors
    /// If there is no such mode.
    pub fn mode(&self, mode: usize) -> Result<Self, Error> {
        self.part(mode).map_err(|r| r.of("mode", &[self]))
    }

    pub(crate) fn part(&self, mode: usize) -> Step<Self> {
        self.0.member(mode).cloned().map(Self)
    }

    /// The layouts of all modes.
    #[must_use]
    pub fn modes(&self) -> Vec<Self> {
        self.0.members().iter().cloned().map(Self).collect()
    }

    /// The offset of the element with this number, where the first mode varies fastest. The last mode continues beyond
    /// its extent.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn at(&self, index: &Int) -> Result<Int, Error> {
        linear(&self.flat(), index).map_err(|r| r.of("offset", &[self, index]))
    }

    /// The offset of a coordinate. A single number may stand for a whole mode, however it is nested.
    ///
    /// # Errors
    /// If the coordinate does not fit the shape, or a static number lies outside its extent.
    pub fn offset(&self, coordinate: &IntTuple) -> Result<Int, Error> {
        offset(&self.0, coordinate).map_err(|r| r.of("offset", &[self, coordinate]))
    }

    /// The coordinate of the element with this number, nested like the shape.
    ///
    /// # Errors
    /// If a static number lies outside the layout.
    pub fn coordinate(&self, index: &Int) -> Result<IntTuple, Error> {
        natural(&self.0, index).map_err(|r| r.of("coordinate", &[self, index]))
    }

    /// Whether every coordinate of this layout's shape is one of the other's.
    #[must_use]
    pub fn is_compatible(&self, other: &Self) -> bool {
        fn fits(a: &Tree<Mode>, b: &Tree<Mode>) -> bool {
            match (a, b) {
                (Tree::Leaf(a), b) => length(b).is_ok_and(|size| a.extent == size),
                (Tree::Tuple(a), Tree::Tuple(b)) => {
                    a.len() == b.len() && a.iter().zip(b).all(|(a, b)| fits(a, b))
                }
                _ => false,
            }
        }
        fits(&self.0, &other.0)
    }
}

/// Rejects extents that are known to be too small.
fn positive(extent: &Int) -> Step<()> {
    match extent.known() {
        Some(known) if known < 1 => Err(Reason::Extent(known)),
        _ => Ok(()),
    }
}

fn compact(shape: &IntTuple, first: Int) -> Step<Layout> {
    let mut next = first;
    let mode = &mut |extent: &Int| {
        positive(extent)?;
        let stride = next.clone();
        next = next.mul(extent)?;
        Ok(Mode { extent: extent.clone(), stride })
    };
    shape.map(mode).map(Layout)
}

fn mirror<T: Clone>(tree: &Tree<T>) -> Tree<T> {
    match tree {
        Tree::Leaf(_) => tree.clone(),
        Tree::Tuple(members) => Tree::Tuple(members.iter().rev().map(mirror).collect()),
    }
}

fn part(tree: &Tree<Mode>, of: fn(&Mode) -> &Int) -> IntTuple {
    match tree {
        Tree::Leaf(mode) => Tree::Leaf(of(mode).clone()),
        Tree::Tuple(members) => Tree::Tuple(members.iter().map(|m| part(m, of)).collect()),
    }
}

/// The number of coordinates of a tree of modes.
pub(crate) fn length(tree: &Tree<Mode>) -> Step<Int> {
    tree.leaves().into_iter().try_fold(Int::ONE, |size, mode| size.mul(&mode.extent))
}

/// The offset of a number that counts through flat modes.
fn linear(modes: &[&Mode], index: &Int) -> Step<Int> {
    let Some((last, others)) = modes.split_last() else { return Ok(Int::ZERO) };
    let (mut rest, mut sum) = (index.clone(), Int::ZERO);
    for mode in others {
        sum = sum.add(&rest.rem(&mode.extent)?.mul(&mode.stride)?)?;
        rest = rest.div(&mode.extent)?;
    }
    sum.add(&rest.mul(&last.stride)?)
}

/// Rejects static numbers outside a static extent.
fn inside(index: &Int, extent: &Int) -> Step<()> {
    match (index.known(), extent.known()) {
        (Some(coordinate), Some(extent)) if !(0..extent).contains(&coordinate) => {
            Err(Reason::Range { coordinate, extent })
        }
        (Some(coordinate), _) if coordinate < 0 => {
            Err(Reason::Range { coordinate, extent: i64::MAX })
        }
        _ => Ok(()),
    }
}

fn offset(tree: &Tree<Mode>, coordinate: &IntTuple) -> Step<Int> {
    match (tree, coordinate) {
        (_, Tree::Leaf(index)) => {
            inside(index, &length(tree)?)?;
            linear(&tree.leaves(), index)
        }
        (Tree::Tuple(modes), Tree::Tuple(parts)) if modes.len() == parts.len() => modes
            .iter()
            .zip(parts)
            .try_fold(Int::ZERO, |sum, (mode, part)| sum.add(&offset(mode, part)?)),
        _ => Err(Reason::Coordinate),
    }
}

fn natural(tree: &Tree<Mode>, index: &Int) -> Step<IntTuple> {
    inside(index, &length(tree)?)?;
    let Tree::Tuple(members) = tree else { return Ok(Tree::Leaf(index.clone())) };
    let mut rest = index.clone();
    let mut parts = Vec::with_capacity(members.len());
    for (at, member) in members.iter().enumerate() {
        let size = length(member)?;
        let part = if at + 1 == members.len() { rest.clone() } else { rest.rem(&size)? };
        rest = rest.div(&size)?;
        parts.push(natural(member, &part)?);
    }
    Ok(Tree::Tuple(parts))
}

impl fmt::Display for Layout {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}:{}", self.shape(), self.stride())
    }
}
