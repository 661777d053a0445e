//! Swizzles, which permute elements of shared memory so that columns are in different banks, and layouts followed by a
//! swizzle or another layout.

use std::fmt;

use crate::divide::Nesting;
use crate::int::{Operator, Step};
use crate::layout::Coordinate;
use crate::tiler::Tiler;
use crate::{Error, Int, IntTuple, Layout, Reason};

/// A function that XORs a group of bits of an offset with another group: `S<bits,base,shift>`.
///
/// The bits from `base + shift` on change those from `base` on. With a negative shift it is the reverse.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Swizzle {
    bits: u32,
    base: u32,
    shift: i32,
}

impl Swizzle {
    /// Makes a swizzle of `bits` bits.
    ///
    /// # Errors
    /// If a number is negative, the groups of bits overlap, or they do not fit into 62 bits.
    pub fn new(bits: i64, base: i64, shift: i64) -> Result<Self, Error> {
        let fail = || Reason::Swizzle { bits, base, shift }.of("swizzle", &[]);
        let small = |number: i64| u32::try_from(number).ok().filter(|number| *number <= 62);
        let (Some(wide), Some(low), Some(apart)) =
            (small(bits), small(base), small(shift.checked_abs().unwrap_or(99)))
        else {
            return Err(fail());
        };
        if apart < wide || wide + low + apart > 62 {
            return Err(fail());
        }
        let shift = i32::try_from(shift).map_err(|_| fail())?;
        Ok(Self { bits: wide, base: low, shift })
    }

    /// The bits that control the swizzle.
    fn deciding(self) -> i64 {
        ((1 << self.bits) - 1) << (self.base + self.shift.max(0).unsigned_abs())
    }

    /// Returns the swizzled offset.
    ///
    /// # Errors
    /// If the expression of a dynamic offset is too long.
    pub fn apply(self, offset: &Int) -> Result<Int, Error> {
        self.swizzled(offset).map_err(|r| r.of("swizzle", &[&self, offset]))
    }

    pub(crate) fn swizzled(self, offset: &Int) -> Step<Int> {
        if self.bits == 0 {
            return Ok(offset.clone());
        }
        let deciding = Int::apply(Operator::And, offset, &Int::Static(self.deciding()))?;
        let distance = Int::Static(1 << self.shift.unsigned_abs());
        let operator = if self.shift < 0 { Operator::Mul } else { Operator::Div };
        Int::apply(Operator::Xor, offset, &Int::apply(operator, &deciding, &distance)?)
    }

    /// The number of low bits that a swizzle can change, including all bits below them.
    fn reach(self) -> u32 {
        if self.bits == 0 { 0 } else { self.base + self.bits + self.shift.min(0).unsigned_abs() }
    }

    /// The swizzle of the same memory in elements that are `numerator / denominator` times as large.
    fn recast(self, numerator: i64, denominator: i64) -> Step<Self> {
        let exponent = |factor: i64| {
            let power = u32::try_from(factor).ok().filter(|factor| factor.is_power_of_two());
            power.map(|power| i64::from(power.trailing_zeros())).ok_or(Reason::Extent(factor))
        };
        let base = i64::from(self.base) + exponent(denominator)? - exponent(numerator)?;
        let bits = (i64::from(self.bits) + base.min(0)).max(0);
        Self::new(bits, base.max(0), i64::from(self.shift)).map_err(|error| error.reason)
    }
}

impl fmt::Display for Swizzle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "S<{},{},{}>", self.bits, self.base, self.shift)
    }
}

/// The function on the left of a composed layout.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub enum Outer {
    /// A swizzle.
    Swizzle(Swizzle),
    /// A layout whose composition is not a layout.
    Layout(Layout),
}

/// A function `outer(offset + inner(c))`, which need not be a layout.
#[derive(Debug, Clone, PartialEq, Eq, Hash)]
pub struct Composed {
    /// The function that is applied last.
    pub outer: Outer,
    /// The number added between the two.
    pub offset: Int,
    /// The layout that has the shape.
    pub inner: Layout,
}

impl Composed {
    /// The offset of a coordinate.
    ///
    /// # Errors
    /// As [`Layout::offset`].
    pub fn offset(&self, coordinate: &IntTuple) -> Result<Int, Error> {
        let fail = |r: Reason| r.of("offset", &[self, coordinate]);
        let inner = self.inner.offset(coordinate).map_err(|error| fail(error.reason))?;
        let sum = self.offset.add(&inner).map_err(fail)?;
        match &self.outer {
            Outer::Swizzle(swizzle) => swizzle.swizzled(&sum).map_err(fail),
            Outer::Layout(layout) => layout.at(&sum),
        }
    }

    /// Number of elements needed to hold every offset. A swizzle may use the whole last block that it permutes.
    ///
    /// # Errors
    /// If the number does not fit into 64 bits, or the outer function is a layout.
    pub fn cosize(&self) -> Result<Int, Error> {
        let count = || -> Step<Int> {
            let Outer::Swizzle(swizzle) = &self.outer else { return Err(Reason::Composed) };
            let block = Int::Static(1 << swizzle.reach());
            self.inner.span()?.add(&self.offset)?.ceil_div(&block)?.mul(&block)
        };
        count().map_err(|r| r.of("cosize", &[self]))
    }

    /// Returns the same outer function over another layout.
    ///
    /// # Errors
    /// If `change` fails.
    pub fn with(
        &self,
        change: impl FnOnce(&Layout) -> Result<Layout, Error>,
    ) -> Result<Self, Error> {
        let inner = change(&self.inner)?;
        Ok(Self { outer: self.outer.clone(), offset: self.offset.clone(), inner })
    }

    /// Divides the inner layout.
    ///
    /// # Errors
    /// As [`Layout::divide`].
    pub fn divide(&self, tiler: &Tiler, nesting: Nesting) -> Result<Self, Error> {
        self.with(|inner| inner.divide(tiler, nesting))
    }

    /// Slices the inner layout. The offset of the fixed modes is added between the two.
    ///
    /// # Errors
    /// As [`Layout::slice`].
    pub fn slice(&self, coordinate: &Coordinate) -> Result<Self, Error> {
        let (inner, base) = self.inner.slice(coordinate)?;
        let offset = self.offset.add(&base).map_err(|r| r.of("slice", &[self, coordinate]))?;
        Ok(Self { outer: self.outer.clone(), offset, inner })
    }

    /// Converts a layout in elements of `old` bits to elements of `new` bits.
    ///
    /// # Errors
    /// As [`Layout::recast`]; also if the sizes are not powers of two, or the offset is not a multiple.
    pub fn recast(&self, old: i64, new: i64) -> Result<Self, Error> {
        let fail = |r: Reason| r.of("recast", &[self, &old, &new]);
        if old < 1 || new < 1 {
            return Err(fail(Reason::Bits(old.min(new))));
        }
        let shared = crate::int::gcd(old, new);
        let (up, down) = (new / shared, old / shared);
        let Outer::Swizzle(swizzle) = &self.outer else { return Err(fail(Reason::Composed)) };
        let offset = self.offset.mul(&Int::Static(down)).map_err(fail)?;
        let part = Reason::Recast { factor: up, extent: Int::ONE, stride: self.offset.clone() };
        Ok(Self {
            outer: Outer::Swizzle(swizzle.recast(up, down).map_err(fail)?),
            offset: offset.multiple_of(&Int::Static(up)).ok_or_else(|| fail(part))?,
            inner: self.inner.recast(old, new)?,
        })
    }
}

impl fmt::Display for Composed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match &self.outer {
            Outer::Swizzle(swizzle) => write!(f, "{swizzle}")?,
            Outer::Layout(layout) => write!(f, "{layout}")?,
        }
        write!(f, " o {} o {}", self.offset, self.inner)
    }
}
