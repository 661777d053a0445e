//! Inverses, the null space, and the common part of two layouts.

use crate::coalesce::coalesced;
use crate::int::{Step, gcd};
use crate::layout::Mode;
use crate::{Error, Int, Layout, Reason};

/// A mode of a coalesced layout, with its stride and the number of the first element that moves along it.
struct Sorted {
    extent: Int,
    stride: i64,
    first: Int,
}

impl Layout {
    /// Returns the largest layout `R` that satisfies `self(R(i)) == i` for all `i`.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn right_inverse(&self) -> Result<Self, Error> {
        self.by_offset().map_err(|r| r.of("right_inverse", &[self]))
    }

    fn by_offset(&self) -> Step<Self> {
        let mut next = Int::ONE;
        let mut result = Vec::new();
        for mode in self.sorted(false)? {
            if next.is(mode.stride) {
                next = mode.extent.mul(&Int::Static(mode.stride))?;
                result.push(Mode { extent: mode.extent, stride: mode.first });
            }
        }
        joined(&result)
    }

    /// Returns a layout `L` with `self(L(self(i))) == self(i)`. If no stride is 0, then `L(self(i)) == i`.
    ///
    /// # Errors
    /// If a stride is negative or dynamic, or modes overlap, or a stride is not a multiple of the next smaller one.
    pub fn left_inverse(&self) -> Result<Self, Error> {
        self.by_element().map_err(|r| r.of("left_inverse", &[self]))
    }

    fn by_element(&self) -> Step<Self> {
        let mut span = 1;
        let mut result = Vec::new();
        let mut before = Int::ZERO;
        let mut last = Int::ONE;
        for mode in self.sorted(true)? {
            if mode.stride == 0 {
                continue;
            }
            if mode.stride < 0 {
                return Err(Reason::Negative(Int::Static(mode.stride)));
            }
            let stride = Int::Static(mode.stride);
            let end = last.mul(&Int::Static(span))?;
            if !end.at_most(&stride) {
                return Err(Reason::Overlap { stride, span: end });
            }
            if mode.stride % span != 0 {
                return Err(Reason::Gap { stride, span: Int::Static(span) });
            }
            result.push(Mode { extent: Int::Static(mode.stride / span), stride: before });
            (span, before, last) = (mode.stride, mode.first, mode.extent);
        }
        result.push(Mode { extent: last, stride: before });
        joined(&result)
    }

    /// The coalesced modes by increasing stride. Modes with dynamic strides are skipped, or are an error.
    fn sorted(&self, all: bool) -> Step<Vec<Sorted>> {
        let mut first = Int::ONE;
        let mut modes = Vec::new();
        for mode in coalesced(&self.flat())? {
            let start = first.clone();
            first = first.mul(&mode.extent)?;
            match mode.stride.known() {
                Some(stride) => modes.push(Sorted { extent: mode.extent, stride, first: start }),
                None if all => return Err(Reason::DynamicStride),
                None => {}
            }
        }
        modes.sort_by_key(|mode| mode.stride);
        Ok(modes)
    }

    /// Returns a layout `N` of the elements with offset 0: `self(N(i)) == 0`.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn nullspace(&self) -> Result<Self, Error> {
        let zeros = || -> Step<Self> {
            let mut first = Int::ONE;
            let mut result = Vec::new();
            for mode in self.flat() {
                let start = first.clone();
                first = first.mul(&mode.extent)?;
                if mode.stride.is(0) && !mode.extent.is(1) {
                    result.push(Mode { extent: mode.extent.clone(), stride: start });
                }
            }
            Ok(Self::unwrapped(result))
        };
        zeros().map_err(|r| r.of("nullspace", &[self]))
    }

    /// Returns the layout of the elements that are contiguous in both layouts: `self(R(i)) == i == other(R(i))`.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn max_common_layout(&self, other: &Self) -> Result<Self, Error> {
        self.shared(other).map_err(|r| r.of("max_common_layout", &[self, other]))
    }

    /// Returns the number of elements that are contiguous in both layouts: the longest vector that both can copy.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits.
    pub fn max_common_vector(&self, other: &Self) -> Result<Int, Error> {
        let shared = self.shared(other).and_then(|common| common.length());
        shared.map_err(|r| r.of("max_common_vector", &[self, other]))
    }

    /// The leading part of the other's inverse that this layout inverts too.
    fn shared(&self, other: &Self) -> Step<Self> {
        let mut count = Int::ONE;
        let mut common: Vec<Mode> = Vec::new();
        for mode in coalesced(&other.by_offset()?.flat())? {
            // A mode of the inverse counts as far as it continues the run.
            let whole = Self::leaf(mode.extent.clone(), mode.stride.clone());
            let Ok(part) = self.after(&whole) else { break };
            let part = coalesced(&part.flat())?;
            let Some(first) = part.first() else { continue };
            let extent = first.extent.clone();
            if extent.known().is_none() {
                break;
            }
            let is_whole = extent == mode.extent;
            common.push(Mode { extent: extent.clone(), stride: mode.stride });
            let longer = count.mul(&extent)?;
            let run = Self::leaf(longer.clone(), Int::ONE);
            if self.after(&Self::unwrapped(common.clone())).and_then(|all| all.simpler()) != Ok(run)
            {
                common.pop();
                break;
            }
            count = longer;
            if !is_whole {
                break;
            }
        }
        joined(&common)
    }

    /// Returns a layout of `count` elements, or as many as possible, distributed over the modes of a shape so that they
    /// divide it.
    ///
    /// # Errors
    /// If the shape or the count is dynamic.
    pub fn distribute(&self, count: &Int) -> Result<Self, Error> {
        let spread = || -> Step<Self> {
            let mut rest = count.known().ok_or(Reason::Dynamic)?;
            if rest < 1 {
                return Err(Reason::Extent(rest));
            }
            let mut first = Int::ONE;
            let mut result = Vec::new();
            for mode in self.flat() {
                let extent = mode.extent.known().ok_or(Reason::Dynamic)?;
                let part = gcd(extent, rest);
                rest /= part;
                result.push(Mode { extent: Int::Static(part), stride: first.clone() });
                first = first.mul(&mode.extent)?;
            }
            joined(&result)
        };
        spread().map_err(|r| r.of("domain_distribute", &[self, count]))
    }
}

fn joined(modes: &[Mode]) -> Step<Layout> {
    let modes: Vec<&Mode> = modes.iter().collect();
    Ok(Layout::unwrapped(coalesced(&modes)?))
}
