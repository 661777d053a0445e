//! 8-bit floats, for which LLVM has no type: their bits are an `i8`, and conversions are integer arithmetic.
//!
//! Numbers that are too large become the largest finite number, as with the conversion instructions of GPUs; NaN stays
//! NaN.

use crate::{
    cast::narrow_bits,
    fault::Result,
    program::{Id, Program},
    scalar::Scalar::{self, Boolean, Float16, Float32, Uint8, Uint16, Uint32},
};

/// The bit layout of a type.
struct Layout {
    exponent: u32,
    fraction: u32,
    /// The bits of the largest finite number, and that number.
    largest: u32,
    limit: f32,
}

/// The bits of NaN in both types, without the sign.
const NAN: u32 = 0x7f;

fn layout(scalar: Scalar) -> Layout {
    match scalar {
        Scalar::Float8E5M2 => Layout { exponent: 5, fraction: 2, largest: 0x7b, limit: 57344.0 },
        _ => Layout { exponent: 4, fraction: 3, largest: 0x7e, limit: 448.0 },
    }
}

impl Layout {
    fn bias(&self) -> u32 {
        (1 << (self.exponent - 1)) - 1
    }

    /// The bits of a float that is a power of 2.
    fn power(exponent: i32) -> u64 {
        u64::from(2f32.powi(exponent).to_bits())
    }
}

/// The bits of a constant, as in an `i8` constant.
pub(crate) fn constant_bits(value: f64, scalar: Scalar) -> u64 {
    let Layout { exponent, fraction, largest, limit } = layout(scalar);
    let sign = if value.is_sign_negative() { 0x80 } else { 0 };
    let magnitude = match value.abs() {
        size if size.is_nan() => NAN,
        size if size >= f64::from(limit) => largest,
        // One more exponent bit distinguishes the largest numbers from infinity, which one type does not have.
        size => {
            let wide = narrow_bits(size, exponent + 1, fraction) as u32;
            let rebias = 1 << (exponent - 1 + fraction);
            match wide.checked_sub(rebias) {
                Some(bits) if bits >= 1 << fraction => bits,
                _ => below_normal(size, exponent, fraction),
            }
        }
    };
    i64::from((sign | magnitude) as u8 as i8).cast_unsigned()
}

/// The bits of a subnormal number: its distance from 0 in steps.
fn below_normal(size: f64, exponent: u32, fraction: u32) -> u32 {
    let bias = (1 << (exponent - 1)) - 1;
    (size * 2f64.powi(bias - 1 + fraction as i32)).round_ties_even() as u32
}

impl Program {
    /// Widens an 8-bit float to 32 bits: its bits, moved to their place in a half, give a half that is too small by a
    /// power of 2.
    pub(crate) fn widened_float8(&mut self, value: Id, scalar: Scalar) -> Result<Id> {
        let layout = layout(scalar);
        let bits = self.op("llvm.bitcast", vec![value], "", Uint8)?;
        let bits = self.op("llvm.zext", vec![bits], "", Uint16)?;
        let (sign, rest) = (self.constant(Uint16, 0x80), self.constant(Uint16, u64::from(NAN)));
        let sign = self.op("llvm.and", vec![bits, sign], "", Uint16)?;
        let rest = self.op("llvm.and", vec![bits, rest], "", Uint16)?;
        let (up, right) =
            (self.constant(Uint16, 8), self.constant(Uint16, u64::from(10 - layout.fraction)));
        let upper = self.op("llvm.shl", vec![sign, up], "", Uint16)?;
        let lower = self.op("llvm.shl", vec![rest, right], "", Uint16)?;
        let half = self.op("llvm.or", vec![upper, lower], "", Uint16)?;
        let half = self.op("llvm.bitcast", vec![half], "", Float16)?;
        let wide = self.op("llvm.fpext", vec![half], "", Float32)?;
        if layout.bias() == 15 {
            return Ok(wide);
        }
        let factor = self.float(Float32, 2f64.powi(15 - layout.bias() as i32));
        let wide = self.op("llvm.fmul", vec![wide, factor], "", Float32)?;
        let nan_bits = self.constant(Uint16, u64::from(NAN));
        let is_nan = self.op("llvm.icmp", vec![rest, nan_bits], "predicate = 0 : i64", Boolean)?;
        let nan = self.float(Float32, f64::NAN);
        self.op("llvm.select", vec![is_nan, nan, wide], "", Float32)
    }

    /// Narrows a 32-bit float to 8 bits, rounded to nearest, ties to even.
    pub(crate) fn narrow_to_float8(&mut self, value: Id, scalar: Scalar) -> Result<Id> {
        let layout = layout(scalar);
        let (fraction, bias) = (layout.fraction, layout.bias());
        let bits = self.op("llvm.bitcast", vec![value], "", Uint32)?;
        let size = self.op("llvm.intr.fabs", vec![value], "", Float32)?;
        let limit = self.constant(Float32, u64::from(layout.limit.to_bits()));
        let size = self.op("llvm.intr.minnum", vec![size, limit], "", Float32)?;
        let size_bits = self.op("llvm.bitcast", vec![size], "", Uint32)?;
        // Normal numbers: adds half of the last place, or slightly less if the last kept digit is even.
        let dropped = u64::from(23 - fraction);
        let (shift, one) = (self.constant(Uint32, dropped), self.constant(Uint32, 1));
        let half = self.constant(Uint32, (1 << (dropped - 1)) - 1);
        let kept = self.op("llvm.lshr", vec![size_bits, shift], "", Uint32)?;
        let is_odd = self.op("llvm.and", vec![kept, one], "", Uint32)?;
        let sum = self.op("llvm.add", vec![size_bits, half], "", Uint32)?;
        let sum = self.op("llvm.add", vec![sum, is_odd], "", Uint32)?;
        let rounded = self.op("llvm.lshr", vec![sum, shift], "", Uint32)?;
        let rebias = self.constant(Uint32, u64::from((127 - bias) << fraction));
        let normal = self.op("llvm.sub", vec![rounded, rebias], "", Uint32)?;
        // Subnormal numbers: adding a number whose last place is their step rounds them to steps.
        let step = -(bias as i32) + 1 - fraction as i32;
        let magic = self.constant(Float32, Layout::power(23 + step));
        let magic_bits = self.constant(Uint32, Layout::power(23 + step));
        let moved = self.op("llvm.fadd", vec![size, magic], "", Float32)?;
        let moved = self.op("llvm.bitcast", vec![moved], "", Uint32)?;
        let steps = self.op("llvm.sub", vec![moved, magic_bits], "", Uint32)?;
        let smallest = self.constant(Float32, Layout::power(1 - bias as i32));
        let is_small =
            self.op("llvm.fcmp", vec![size, smallest], "predicate = 4 : i64", Boolean)?;
        let magnitude = self.op("llvm.select", vec![is_small, steps, normal], "", Uint32)?;
        let is_nan = self.op("llvm.fcmp", vec![value, value], "predicate = 14 : i64", Boolean)?;
        let nan = self.constant(Uint32, u64::from(NAN));
        let magnitude = self.op("llvm.select", vec![is_nan, nan, magnitude], "", Uint32)?;
        let (down, top) = (self.constant(Uint32, 24), self.constant(Uint32, 0x80));
        let sign = self.op("llvm.lshr", vec![bits, down], "", Uint32)?;
        let sign = self.op("llvm.and", vec![sign, top], "", Uint32)?;
        let result = self.op("llvm.or", vec![sign, magnitude], "", Uint32)?;
        let result = self.op("llvm.trunc", vec![result], "", Uint8)?;
        self.op("llvm.bitcast", vec![result], "", scalar)
    }
}

#[cfg(test)]
mod tests {
    use super::constant_bits;
    use crate::scalar::Scalar::{Float8E4M3FN, Float8E5M2};

    #[test]
    fn constants_have_the_bits_of_the_nearest_number() {
        let bits = |value| constant_bits(value, Float8E4M3FN) as u8;
        assert_eq!(bits(1.0), 0x38);
        assert_eq!(bits(-1.0), 0xb8);
        assert_eq!(bits(448.0), 0x7e);
        assert_eq!(bits(1e9), 0x7e);
        assert_eq!(bits(2f64.powi(-9)), 0x01);
        assert_eq!(bits(2f64.powi(-10)), 0x00);
        assert_eq!(bits(3.0 * 2f64.powi(-10)), 0x02);
        assert_eq!(bits(2f64.powi(-6)), 0x08);
        assert_eq!(bits(1.0625), 0x38);
        assert_eq!(bits(1.1875), 0x3a);
        assert_eq!(bits(f64::NAN) & 0x7f, 0x7f);
        let bits = |value| constant_bits(value, Float8E5M2) as u8;
        assert_eq!(bits(1.0), 0x3c);
        assert_eq!(bits(57344.0), 0x7b);
        assert_eq!(bits(-f64::INFINITY), 0xfb);
        assert_eq!(bits(2f64.powi(-16)), 0x01);
    }
}
