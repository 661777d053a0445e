//! Complement: the offsets that a layout leaves out, as a layout of its repetitions.

use crate::coalesce::coalesced;
use crate::int::Step;
use crate::layout::Mode;
use crate::{Error, Int, Layout, Reason};

impl Layout {
    /// Returns an ordered layout `R` such that the sums of the offsets of both are distinct. They are all numbers
    /// up to `target` at least, if each stride of the layout is a multiple of the span of the modes below it.
    ///
    /// # Errors
    /// If modes of the layout overlap, or a stride is negative, or it has several modes with dynamic strides.
    pub fn complement(&self, target: &Int) -> Result<Self, Error> {
        self.rest(target, false).map_err(|r| r.of("complement", &[self, target]))
    }

    /// The complement. If `exact`, every offset below `target` must be a sum.
    pub(crate) fn rest(&self, target: &Int, exact: bool) -> Step<Self> {
        let modes = self.places(target, exact)?;
        let modes: Vec<&Mode> = modes.iter().collect();
        Ok(Self::unwrapped(coalesced(&modes)?))
    }

    /// The modes of the complement. The last one steps over the whole layout, even if its extent is 1.
    pub(crate) fn places(&self, target: &Int, exact: bool) -> Step<Vec<Mode>> {
        let filtered = self.filtered()?;
        let mut modes: Vec<&Mode> = filtered.flat();
        modes.retain(|mode| !mode.stride.is(0));
        if modes.len() > 1 {
            if modes.iter().any(|mode| mode.stride.known().is_none()) {
                return Err(Reason::DynamicStride);
            }
            modes.sort_by_key(|mode| mode.stride.known());
        }
        let mut span = Int::ONE;
        let mut result = Vec::new();
        for mode in modes {
            let stride = mode.stride.clone();
            if stride.known().is_some_and(|stride| stride < 0) {
                return Err(Reason::Negative(stride));
            }
            if let (Some(stride), Some(before)) = (stride.known(), span.known())
                && stride < before
            {
                return Err(Reason::Overlap { stride: mode.stride.clone(), span });
            }
            if (exact || stride.known().is_none() || span.known().is_none())
                && stride.multiple_of(&span).is_none()
            {
                return Err(Reason::Gap { stride, span });
            }
            result.push(Mode { extent: stride.div(&span)?, stride: span });
            span = stride.mul(&mode.extent)?;
        }
        result.push(Mode { extent: target.ceil_div(&span)?, stride: span });
        Ok(result)
    }
}
