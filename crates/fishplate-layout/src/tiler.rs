//! `Tiler`: the elements of each mode that make a tile.

use std::fmt;

use crate::{Int, IntTuple, Layout, Tree};

/// A layout for all modes together, or a tiler for each mode.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tiler {
    /// The whole mode, written `_`.
    All,
    /// Elements of the mode, indexed by one number. A number `n` is the layout `n:1`.
    Layout(Layout),
    /// A tiler for each mode.
    Tuple(Vec<Tiler>),
}

impl From<Layout> for Tiler {
    fn from(layout: Layout) -> Self {
        Self::Layout(layout)
    }
}

impl From<&IntTuple> for Tiler {
    /// Makes a tiler that takes the first elements of each mode.
    fn from(shape: &IntTuple) -> Self {
        match shape {
            Tree::Leaf(extent) => Self::Layout(Layout::leaf(extent.clone(), Int::ONE)),
            Tree::Tuple(members) => Self::Tuple(members.iter().map(Self::from).collect()),
        }
    }
}

impl fmt::Display for Tiler {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::All => write!(f, "_"),
            Self::Layout(layout) => write!(f, "{layout}"),
            Self::Tuple(parts) => {
                write!(f, "<")?;
                for (at, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if at == 0 { "" } else { "," })?;
                }
                write!(f, ">")
            }
        }
    }
}
