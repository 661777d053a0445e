//! Recast: the layout of the same memory in elements of another size.

use crate::int::{Step, gcd};
use crate::layout::Mode;
use crate::{Error, Int, Layout, Reason, Tree};

impl Layout {
    /// Converts a layout in elements of `old` bits to elements of `new` bits.
    ///
    /// # Errors
    /// If elements cannot be joined or split along the layout, or a size is not positive.
    pub fn recast(&self, old: i64, new: i64) -> Result<Self, Error> {
        let change = || -> Step<Self> {
            if old < 1 || new < 1 {
                return Err(Reason::Bits(old.min(new)));
            }
            let shared = gcd(old, new);
            self.joined(new / shared)?.parted(old / shared)
        };
        change().map_err(|r| r.of("recast", &[self, &old, &new]))
    }

    /// Joins each `factor` elements into one.
    ///
    /// # Errors
    /// If a stride neither divides the factor nor is a multiple of it.
    pub fn upcast(&self, factor: i64) -> Result<Self, Error> {
        self.joined(factor).map_err(|r| r.of("upcast", &[self, &factor]))
    }

    fn joined(&self, factor: i64) -> Step<Self> {
        if factor < 1 {
            return Err(Reason::Extent(factor));
        }
        let number = Int::Static(factor);
        // The largest sum of steps inside one new element.
        let mut inside = Int::ZERO;
        let join = &mut |mode: &Mode| -> Step<Mode> {
            let fail = || Reason::Recast {
                factor,
                extent: mode.extent.clone(),
                stride: mode.stride.clone(),
            };
            if mode.stride.is(0) || mode.extent.is(1) {
                return Ok(Mode { extent: mode.extent.clone(), stride: mode.stride.clone() });
            }
            if let Some(stride) = mode.stride.multiple_of(&number) {
                return Ok(Mode { extent: mode.extent.clone(), stride });
            }
            let count = number.multiple_of(&mode.stride).ok_or_else(fail)?;
            if count.known().is_some_and(|count| count < 1) {
                return Err(fail());
            }
            // Whole new elements, or a part of one.
            let (extent, steps) = match mode.extent.multiple_of(&count) {
                Some(extent) => (extent, count),
                None => {
                    count.multiple_of(&mode.extent).ok_or_else(fail)?;
                    (Int::ONE, mode.extent.clone())
                }
            };
            inside = inside.add(&steps.minus_one()?.mul(&mode.stride)?)?;
            if inside.known().is_none_or(|inside| inside >= factor) {
                return Err(fail());
            }
            Ok(Mode { extent, stride: Int::ONE })
        };
        self.0.map(join).map(Self)
    }

    /// Splits each element into `factor`.
    ///
    /// # Errors
    /// If not exactly one mode has stride 1.
    pub fn downcast(&self, factor: i64) -> Result<Self, Error> {
        self.parted(factor).map_err(|r| r.of("downcast", &[self, &factor]))
    }

    fn parted(&self, factor: i64) -> Step<Self> {
        if factor < 1 {
            return Err(Reason::Extent(factor));
        }
        if factor == 1 {
            return Ok(self.clone());
        }
        let flat = self.flat();
        let long = |mode: &&&Mode| mode.stride.is(1) && !mode.extent.is(1);
        let at = match flat.iter().filter(long).count() {
            1 => flat.iter().position(|mode| long(&mode)),
            0 => flat.iter().position(|mode| mode.stride.is(1)),
            _ => None,
        };
        let at = at.ok_or(Reason::Contiguous)?;
        let number = Int::Static(factor);
        let mut here = 0;
        let split = &mut |mode: &Mode| -> Step<Mode> {
            here += 1;
            Ok(if here == at + 1 {
                Mode { extent: mode.extent.mul(&number)?, stride: Int::ONE }
            } else {
                Mode { extent: mode.extent.clone(), stride: mode.stride.mul(&number)? }
            })
        };
        let result: Tree<Mode> = self.0.map(split)?;
        Ok(Self(result))
    }
}
