//! `Tree`: a value, or a tuple of trees. Shapes, strides, coordinates, layouts and tilers are trees
//! with different leaves.

use crate::Reason;
use crate::int::Step;

/// A value, or a tuple of trees.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Tree<T> {
    /// A value.
    Leaf(T),
    /// A tuple.
    Tuple(Vec<Tree<T>>),
}

/// The deepest nesting that is parsed from text.
pub(crate) const DEPTH: usize = 64;

impl<T> Tree<T> {
    /// Number of members of a tuple; 1 for a value.
    #[must_use]
    pub fn rank(&self) -> usize {
        match self {
            Self::Leaf(_) => 1,
            Self::Tuple(members) => members.len(),
        }
    }

    /// Number of levels of tuples.
    #[must_use]
    pub fn depth(&self) -> usize {
        match self {
            Self::Leaf(_) => 0,
            Self::Tuple(members) => 1 + members.iter().map(Self::depth).max().unwrap_or(0),
        }
    }

    /// The values from left to right.
    #[must_use]
    pub fn leaves(&self) -> Vec<&T> {
        match self {
            Self::Leaf(value) => vec![value],
            Self::Tuple(members) => members.iter().flat_map(Self::leaves).collect(),
        }
    }

    /// The members; a value is its own only member.
    pub(crate) fn members(&self) -> &[Self] {
        match self {
            Self::Leaf(_) => std::slice::from_ref(self),
            Self::Tuple(members) => members,
        }
    }

    /// The member with this number.
    pub(crate) fn member(&self, mode: usize) -> Step<&Self> {
        let members = self.members();
        members.get(mode).ok_or(Reason::Mode { mode, rank: members.len() })
    }

    /// A tree of the same profile with other values.
    pub(crate) fn map<U>(&self, f: &mut impl FnMut(&T) -> Step<U>) -> Step<Tree<U>> {
        Ok(match self {
            Self::Leaf(value) => Tree::Leaf(f(value)?),
            Self::Tuple(members) => {
                Tree::Tuple(members.iter().map(|m| m.map(f)).collect::<Step<_>>()?)
            }
        })
    }

    /// Pairs of the values of two trees with the same profile.
    pub(crate) fn zip<'a, U, V>(
        &'a self,
        other: &'a Tree<U>,
        f: &mut impl FnMut(&'a T, &'a U) -> Step<V>,
    ) -> Step<Tree<V>> {
        match (self, other) {
            (Self::Leaf(a), Tree::Leaf(b)) => Ok(Tree::Leaf(f(a, b)?)),
            (Self::Tuple(a), Tree::Tuple(b)) if a.len() == b.len() => {
                let pairs = a.iter().zip(b).map(|(a, b)| a.zip(b, f));
                Ok(Tree::Tuple(pairs.collect::<Step<_>>()?))
            }
            _ => Err(Reason::Profile),
        }
    }
}
