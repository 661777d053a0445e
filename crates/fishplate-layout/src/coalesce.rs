//! Coalesce and filter: simpler layouts that are the same function.

use crate::int::Step;
use crate::layout::{IntTuple, Mode};
use crate::{Error, Int, Layout, Reason, Tree};

impl Layout {
    /// Joins modes that continue each other and removes modes with extent 1. The result has at most one level,
    /// and is the same function of numbers from 0 to the size.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn coalesce(&self) -> Result<Self, Error> {
        self.simpler().map_err(|r| r.of("coalesce", &[self]))
    }

    pub(crate) fn simpler(&self) -> Step<Self> {
        Ok(Self::unwrapped(coalesced(&self.flat())?))
    }

    /// Coalesces each mode at the leaves of a profile; the numbers in the profile do not matter.
    ///
    /// # Errors
    /// If the profile has more modes than the layout, or as [`Layout::coalesce`].
    pub fn coalesce_by(&self, profile: &IntTuple) -> Result<Self, Error> {
        self.by_mode(profile, &mut |mode| mode.simpler())
            .map_err(|r| r.of("coalesce", &[self, profile]))
    }

    /// Replaces the extents of modes with stride 0 by 1.
    #[must_use]
    pub fn filter_zeros(&self) -> Self {
        fn filtered(tree: &Tree<Mode>) -> Tree<Mode> {
            match tree {
                Tree::Leaf(mode) if mode.stride.is(0) => {
                    Tree::Leaf(Mode { extent: Int::ONE, stride: Int::ZERO })
                }
                Tree::Leaf(_) => tree.clone(),
                Tree::Tuple(members) => Tree::Tuple(members.iter().map(filtered).collect()),
            }
        }
        Self(filtered(&self.0))
    }

    /// Removes modes with stride 0 or extent 1, and coalesces the rest.
    ///
    /// # Errors
    /// As [`Layout::coalesce`].
    pub fn filter(&self) -> Result<Self, Error> {
        self.filtered().map_err(|r| r.of("filter", &[self]))
    }

    pub(crate) fn filtered(&self) -> Step<Self> {
        self.filter_zeros().simpler()
    }

    /// Filters each mode at the leaves of a profile.
    ///
    /// # Errors
    /// As [`Layout::coalesce_by`].
    pub fn filter_by(&self, profile: &IntTuple) -> Result<Self, Error> {
        self.by_mode(profile, &mut |mode| mode.filtered())
            .map_err(|r| r.of("filter", &[self, profile]))
    }

    /// Applies `f` at the leaves of a profile; modes that the profile does not reach stay.
    fn by_mode(&self, profile: &IntTuple, f: &mut impl FnMut(&Self) -> Step<Self>) -> Step<Self> {
        let Tree::Tuple(parts) = profile else { return f(self) };
        let mut modes = self.modes();
        if parts.len() > modes.len() {
            return Err(Reason::Rank { rank: modes.len(), needed: parts.len() });
        }
        for (mode, part) in modes.iter_mut().zip(parts) {
            *mode = mode.by_mode(part, f)?;
        }
        Ok(Self::concatenated(modes))
    }

    /// Removes all nesting.
    #[must_use]
    pub fn flatten(&self) -> Self {
        match &self.0 {
            Tree::Leaf(_) => self.clone(),
            Tree::Tuple(_) => Self(Tree::Tuple(
                self.flat().into_iter().map(|mode| Tree::Leaf(mode.clone())).collect(),
            )),
        }
    }

    /// Puts the modes from `begin` up to `end` into one.
    ///
    /// # Errors
    /// If there are no such modes.
    pub fn group(&self, begin: usize, end: usize) -> Result<Self, Error> {
        let mut modes = self.modes();
        if begin > end {
            return Err(Reason::Modes { begin, end }.of("group_modes", &[self]));
        }
        if end > modes.len() {
            let reason = Reason::Mode { mode: end - 1, rank: modes.len() };
            return Err(reason.of("group_modes", &[self]));
        }
        let inner = Self::concatenated(modes.drain(begin..end).collect());
        modes.insert(begin, inner);
        Ok(Self::concatenated(modes))
    }

    /// Returns the layout of some modes, in the order given.
    ///
    /// # Errors
    /// If there is no such mode.
    pub fn select(&self, modes: &[usize]) -> Result<Self, Error> {
        let parts: Step<Vec<Self>> = modes.iter().map(|&mode| self.part(mode)).collect();
        parts.map(Self::concatenated).map_err(|r| r.of("select", &[self]))
    }

    /// Adds modes `1:0` until there are `rank` of them.
    #[must_use]
    pub fn padded(&self, rank: usize) -> Self {
        let mut modes = self.modes();
        if modes.len() >= rank {
            return self.clone();
        }
        modes.resize(rank, Self::unit());
        Self::concatenated(modes)
    }
}

/// Joins flat modes that continue each other.
pub(crate) fn coalesced(modes: &[&Mode]) -> Step<Vec<Mode>> {
    let mut result: Vec<Mode> = Vec::new();
    for mode in modes {
        if mode.extent.is(1) {
            continue;
        }
        if let Some(last) = result.last_mut()
            && last.extent.mul(&last.stride)? == mode.stride
        {
            last.extent = last.extent.mul(&mode.extent)?;
        } else {
            result.push((*mode).clone());
        }
    }
    Ok(result)
}
