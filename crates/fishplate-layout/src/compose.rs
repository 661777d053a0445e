//! Composition: `R(c) = A(B(c))` as one layout, where that function is a layout.
//!
//! `A` is coalesced first. Each mode `s:d` of `B` then takes every `d`-th element of `A`: a mode of `A` is
//! skipped when `d` is a multiple of its extent, and is entered when `d` divides its extent. Numbers that are
//! beyond `A` continue its last mode. A result is returned only if it is known to be the composition: modes of
//! `B` whose sums would carry from one mode of `A` into the next are an error.

use crate::coalesce::coalesced;
use crate::int::Step;
use crate::layout::Mode;
use crate::tiler::Tiler;
use crate::{Error, Int, Layout, Reason, Tree};

impl Layout {
    /// Returns the layout that maps `c` to `self(other(c))`.
    ///
    /// # Errors
    /// If the composition is not a layout.
    pub fn compose(&self, other: &Self) -> Result<Self, Error> {
        self.after(other).map_err(|r| r.of("composition", &[self, other]))
    }

    /// Composes each mode with the part of a tiler; modes without a part are dropped.
    ///
    /// # Errors
    /// If the tiler has more modes than the layout, or as [`Layout::compose`].
    pub fn compose_tiler(&self, tiler: &Tiler) -> Result<Self, Error> {
        self.tiled(tiler).map_err(|r| r.of("composition", &[self, tiler]))
    }

    fn tiled(&self, tiler: &Tiler) -> Step<Self> {
        match tiler {
            Tiler::All => Ok(self.clone()),
            Tiler::Layout(layout) => self.after(layout),
            Tiler::Tuple(parts) => {
                let modes = self.modes();
                if parts.len() > modes.len() {
                    return Err(Reason::Rank { rank: modes.len(), needed: parts.len() });
                }
                let pairs = modes.iter().zip(parts).map(|(mode, part)| mode.tiled(part));
                Ok(Self::concatenated(pairs.collect::<Step<_>>()?))
            }
        }
    }

    pub(crate) fn after(&self, other: &Self) -> Step<Self> {
        let mut left = Left::new(self)?;
        let result = left.compose(&other.0)?;
        left.check_carries()?;
        Ok(Self(result))
    }
}

/// The layout on the left, and what the modes on the right add to each of its digits.
struct Left {
    modes: Vec<Mode>,
    /// For each mode but the last: the extents and steps by which it is entered.
    used: Vec<Vec<Mode>>,
}

impl Left {
    fn new(layout: &Layout) -> Step<Self> {
        let flat = layout.flat();
        let mut modes = coalesced(&flat)?;
        // Beyond its domain a layout continues with its last mode, even if that has extent 1.
        if let Some(last) = flat.last().filter(|mode| mode.extent.is(1)) {
            match modes.last() {
                Some(before) if before.extent.mul(&before.stride)? == last.stride => {}
                _ => modes.push((*last).clone()),
            }
        }
        if modes.is_empty() {
            modes.push(Mode { extent: Int::ONE, stride: Int::ZERO });
        }
        let used = vec![Vec::new(); modes.len()];
        Ok(Self { modes, used })
    }

    fn compose(&mut self, right: &Tree<Mode>) -> Step<Tree<Mode>> {
        match right {
            Tree::Leaf(mode) => Ok(self.leaf(mode)?.0),
            Tree::Tuple(members) => {
                Ok(Tree::Tuple(members.iter().map(|m| self.compose(m)).collect::<Step<_>>()?))
            }
        }
    }

    /// Composes with one mode.
    fn leaf(&mut self, right: &Mode) -> Step<Layout> {
        if right.stride.is(0) || right.extent.is(1) {
            return Ok(Layout::leaf(right.extent.clone(), Int::ZERO));
        }
        let (mut extent, mut step) = (right.extent.clone(), right.stride.clone());
        if self.modes.len() > 1 && step.known().is_some_and(|step| step < 0) {
            return Err(Reason::Negative(step));
        }
        let mut result = Vec::new();
        let last = self.modes.len() - 1;
        for (mode, used) in self.modes.iter().zip(&mut self.used).take(last) {
            let mut enter = |extent: &Int, step: &Int| {
                used.push(Mode { extent: extent.clone(), stride: step.clone() });
                result.push(Mode { extent: extent.clone(), stride: step.mul(&mode.stride)? });
                Ok(())
            };
            if let Some(rest) = step.multiple_of(&mode.extent) {
                step = rest;
            } else if let Some(steps) = mode.extent.multiple_of(&step) {
                if extent.at_most(&steps) {
                    enter(&extent, &step)?;
                    extent = Int::ONE;
                } else if let Some(rest) = extent.multiple_of(&steps) {
                    enter(&steps, &step)?;
                    (extent, step) = (rest, Int::ONE);
                } else {
                    return Err(Reason::Shape { extent, part: steps });
                }
            } else if extent.minus_one()?.mul(&step)?.at_most(&mode.extent.minus_one()?) {
                enter(&extent, &step)?;
                extent = Int::ONE;
            } else {
                return Err(Reason::Stride { stride: step, extent: mode.extent.clone() });
            }
            if extent.is(1) {
                return Ok(Layout::unwrapped(result));
            }
        }
        result.push(Mode { extent, stride: step.mul(&self.modes[last].stride)? });
        Ok(Layout::unwrapped(result))
    }

    /// Fails if the largest sum of steps inside a mode could leave it.
    fn check_carries(&self) -> Step<()> {
        for (mode, used) in self.modes.iter().zip(&self.used) {
            if used.len() > 1 && !fits(&mode.extent, used)? {
                return Err(Reason::Carry { extent: mode.extent.clone() });
            }
        }
        Ok(())
    }
}

/// Whether the sums of these steps are known to stay inside an extent.
fn fits(extent: &Int, used: &[Mode]) -> Step<bool> {
    let mut largest = Int::ZERO;
    for mode in used {
        largest = largest.add(&mode.extent.minus_one()?.mul(&mode.stride)?)?;
    }
    if let (Some(largest), Some(extent)) = (largest.known(), extent.known()) {
        return Ok(largest < extent);
    }
    // Not numbers: the steps must be nested, each a multiple of the span of another.
    let mut rest: Vec<&Mode> = used.iter().collect();
    let mut span = Int::ONE;
    while !rest.is_empty() {
        let next = rest.iter().position(|mode| {
            mode.stride.multiple_of(&span).is_some()
                && rest
                    .iter()
                    .all(|other| std::ptr::eq(*other, *mode) || mode.stride.at_most(&other.stride))
        });
        let Some(next) = next else { return Ok(false) };
        let mode = rest.remove(next);
        span = mode.extent.mul(&mode.stride)?;
    }
    Ok(extent.multiple_of(&span).is_some())
}
