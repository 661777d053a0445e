//! Conversions between scalar types, and Python numbers as constants of a type.
//!
//! Integers wrap. Floats become integers by truncation, out-of-range values are clamped and NaN becomes 0. Floats
//! are rounded to nearest, ties to even.

use crate::{
    fault::{Fault, Result},
    float8,
    program::{Id, Program},
    scalar::Scalar,
};

/// Operand of an operator: a value, or a Python number, which has no fixed type.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Operand {
    Value(Id),
    Bool(bool),
    Int(i64),
    /// An integer beyond 63 bits, which fits only an unsigned 64-bit type.
    Word(u64),
    Float(f64),
}

impl Operand {
    /// As errors show it.
    pub(crate) fn shown(self, program: &Program) -> &'static str {
        match self {
            Operand::Value(id) => program.scalar(id).name(),
            Operand::Bool(_) => "bool",
            Operand::Int(_) | Operand::Word(_) => "int",
            Operand::Float(_) => "float",
        }
    }

    /// Whether it takes the type of the other operand.
    pub(crate) fn is_weak(self, program: &Program) -> bool {
        match self {
            Operand::Value(id) => program.is_weak(id),
            _ => true,
        }
    }

    /// The number of its elements: 1, or that of a vector.
    pub(crate) fn elements(self, program: &Program) -> u32 {
        match self {
            Operand::Value(id) => program.elements(id),
            _ => 1,
        }
    }

    /// Its type if nothing else determines one.
    pub(crate) fn own_scalar(self, program: &Program) -> Scalar {
        match self {
            Operand::Value(id) => program.scalar(id),
            Operand::Bool(_) => Scalar::Boolean,
            Operand::Int(_) => Scalar::Int64,
            Operand::Word(_) => Scalar::Uint64,
            Operand::Float(_) => Scalar::Float64,
        }
    }
}

const EXTEND_SIGN: &str = "llvm.sext";

impl Program {
    /// Converts an operand to a value of a type. A Python integer that does not fit is refused.
    pub(crate) fn convert(&mut self, operand: Operand, scalar: Scalar) -> Result<Id> {
        match operand {
            Operand::Value(id) => {
                let id = self.reach(id)?;
                self.cast(id, scalar)
            }
            Operand::Bool(value) => self.number(scalar, i64::from(value)),
            Operand::Int(value) => self.number(scalar, value),
            Operand::Word(value) => self.word_constant(scalar, value),
            Operand::Float(value) if scalar.is_float() => Ok(self.float(scalar, value)),
            Operand::Float(value) => {
                let value = self.float(Scalar::Float64, value);
                self.cast(value, scalar)
            }
        }
    }

    /// An integer as a constant of any type.
    pub(crate) fn number(&mut self, scalar: Scalar, value: i64) -> Result<Id> {
        if !scalar.holds(value) {
            return Err(Fault::Unfit { value: value.into(), scalar });
        }
        Ok(match scalar {
            Scalar::Boolean => self.constant(scalar, u64::from(value != 0)),
            _ if scalar.is_float() => self.float(scalar, value as f64),
            _ => self.constant(scalar, value.cast_unsigned()),
        })
    }

    /// An integer beyond 63 bits as a constant.
    fn word_constant(&mut self, scalar: Scalar, value: u64) -> Result<Id> {
        match scalar {
            Scalar::Uint64 => Ok(self.constant(scalar, value)),
            Scalar::Boolean => Ok(self.constant(scalar, 1)),
            _ if scalar.is_float() => Ok(self.float(scalar, value as f64)),
            _ => Err(Fault::Unfit { value: value.into(), scalar }),
        }
    }

    /// A float as a constant.
    pub(crate) fn float(&mut self, scalar: Scalar, value: f64) -> Id {
        let bits = match scalar {
            Scalar::Float64 => value.to_bits(),
            Scalar::Float32 => u64::from((value as f32).to_bits()),
            Scalar::BFloat16 => narrow_bits(value, 8, 7),
            Scalar::Float16 => narrow_bits(value, 5, 10),
            _ => float8::constant_bits(value, scalar),
        };
        self.constant(scalar, bits)
    }

    /// Converts a value to another type.
    pub(crate) fn cast(&mut self, value: Id, to: Scalar) -> Result<Id> {
        let from = self.scalar(value);
        if from == to {
            return Ok(value);
        }
        if from == Scalar::Pointer || to == Scalar::Pointer {
            let operator = to.name().to_owned();
            return Err(Fault::Operand { operator, got: from.name() });
        }
        if from.mlir() == to.mlir() && !from.is_float() && !to.is_float() {
            // Signed and unsigned of the same width: the same bits under another name.
            return self.op("llvm.bitcast", vec![value], "", to);
        }
        if to == Scalar::Boolean {
            return self.is_not_zero(value);
        }
        if to.is_float() {
            return self.cast_to_float(value, from, to);
        }
        if from.is_float() {
            return self.float_to_int(value, from, to);
        }
        let name = match (from, to.bits() < from.bits()) {
            (_, true) => "llvm.trunc",
            (from, false) if from.is_signed() => EXTEND_SIGN,
            _ => "llvm.zext",
        };
        self.op(name, vec![value], "", to)
    }

    /// Whether a number is not 0. NaN is not 0.
    pub(crate) fn is_not_zero(&mut self, value: Id) -> Result<Id> {
        let scalar = self.scalar(value);
        if scalar == Scalar::Boolean {
            return Ok(value);
        }
        if scalar.is_float() {
            let value = self.widened(value)?;
            let zero = self.float(self.scalar(value), 0.0);
            return self.op(
                "llvm.fcmp",
                vec![value, zero],
                "predicate = 13 : i64",
                Scalar::Boolean,
            );
        }
        let zero = self.number(scalar, 0)?;
        self.op("llvm.icmp", vec![value, zero], "predicate = 1 : i64", Scalar::Boolean)
    }

    /// Widens a float of 8 or 16 bits to 32 bits, in which all arithmetic is done. Other values are unchanged.
    pub(crate) fn widened(&mut self, value: Id) -> Result<Id> {
        match self.scalar(value) {
            Scalar::Float16 => self.op("llvm.fpext", vec![value], "", Scalar::Float32),
            Scalar::BFloat16 => {
                let bits = self.op("llvm.bitcast", vec![value], "", Scalar::Uint16)?;
                let bits = self.op("llvm.zext", vec![bits], "", Scalar::Uint32)?;
                let sixteen = self.constant(Scalar::Uint32, 16);
                let bits = self.op("llvm.shl", vec![bits, sixteen], "", Scalar::Uint32)?;
                self.op("llvm.bitcast", vec![bits], "", Scalar::Float32)
            }
            scalar if scalar.is_float8() => self.widened_float8(value, scalar),
            _ => Ok(value),
        }
    }

    fn cast_to_float(&mut self, value: Id, from: Scalar, to: Scalar) -> Result<Id> {
        if !from.is_float() {
            let name = if from.is_signed() { "llvm.sitofp" } else { "llvm.uitofp" };
            // Wide integers are converted through a double: its rounding to odd keeps the final rounding correct.
            let wide = match (to.is_narrow(), from.bits()) {
                (false, _) => to,
                (true, bits) if bits <= 16 => Scalar::Float32,
                (true, _) => Scalar::Float64,
            };
            let value = self.op(name, vec![value], "", wide)?;
            return self.narrow(value, to);
        }
        let value = self.widened(value)?;
        if to == Scalar::Float64 {
            return self.op("llvm.fpext", vec![value], "", to);
        }
        self.narrow(value, to)
    }

    /// Narrows a float of 32 or 64 bits.
    pub(crate) fn narrow(&mut self, value: Id, to: Scalar) -> Result<Id> {
        let from = self.scalar(value);
        match (from, to) {
            _ if from == to => Ok(value),
            (_, Scalar::Float32) => self.op("llvm.fptrunc", vec![value], "", to),
            (Scalar::Float64, _) => {
                let odd = self.rounded_to_odd(value)?;
                self.narrow(odd, to)
            }
            (_, Scalar::BFloat16) => self.narrow_to_bfloat(value),
            _ if to.is_float8() => self.narrow_to_float8(value, to),
            _ => self.op("llvm.fptrunc", vec![value], "", to),
        }
    }

    /// Narrows a double to a float whose last bit tells whether something was lost. Rounding it again gives the same
    /// result as rounding the double directly.
    fn rounded_to_odd(&mut self, value: Id) -> Result<Id> {
        use Scalar::{Boolean, Float32, Float64, Uint32};
        let near = self.op("llvm.fptrunc", vec![value], "", Float32)?;
        let back = self.op("llvm.fpext", vec![near], "", Float64)?;
        // Unordered, so that NaN stays NaN.
        let exact = self.op("llvm.fcmp", vec![back, value], "predicate = 8 : i64", Boolean)?;
        let size = self.op("llvm.intr.fabs", vec![back], "", Float64)?;
        let wanted = self.op("llvm.intr.fabs", vec![value], "", Float64)?;
        let above = self.op("llvm.fcmp", vec![size, wanted], "predicate = 2 : i64", Boolean)?;
        let above = self.op("llvm.zext", vec![above], "", Uint32)?;
        let bits = self.op("llvm.bitcast", vec![near], "", Uint32)?;
        let below = self.op("llvm.sub", vec![bits, above], "", Uint32)?;
        let one = self.constant(Uint32, 1);
        let odd = self.op("llvm.or", vec![below, one], "", Uint32)?;
        let bits = self.op("llvm.select", vec![exact, bits, odd], "", Uint32)?;
        self.op("llvm.bitcast", vec![bits], "", Float32)
    }

    /// Drops the lower 16 bits of a float, with rounding.
    fn narrow_to_bfloat(&mut self, value: Id) -> Result<Id> {
        use Scalar::{BFloat16, Boolean, Uint16, Uint32};
        if self.on_gpu() {
            return self.op("llvm.fptrunc", vec![value], "", BFloat16);
        }
        let bits = self.op("llvm.bitcast", vec![value], "", Uint32)?;
        let (sixteen, one) = (self.constant(Uint32, 16), self.constant(Uint32, 1));
        let upper = self.op("llvm.lshr", vec![bits, sixteen], "", Uint32)?;
        let last = self.op("llvm.and", vec![upper, one], "", Uint32)?;
        let half = self.constant(Uint32, 0x7fff);
        let step = self.op("llvm.add", vec![last, half], "", Uint32)?;
        let sum = self.op("llvm.add", vec![bits, step], "", Uint32)?;
        let rounded = self.op("llvm.lshr", vec![sum, sixteen], "", Uint32)?;
        let quiet = self.constant(Uint32, 0x40);
        let nan = self.op("llvm.or", vec![upper, quiet], "", Uint32)?;
        let is_nan = self.op("llvm.fcmp", vec![value, value], "predicate = 14 : i64", Boolean)?;
        let bits = self.op("llvm.select", vec![is_nan, nan, rounded], "", Uint32)?;
        let bits = self.op("llvm.trunc", vec![bits], "", Uint16)?;
        self.op("llvm.bitcast", vec![bits], "", BFloat16)
    }

    fn float_to_int(&mut self, value: Id, _: Scalar, to: Scalar) -> Result<Id> {
        let value = self.widened(value)?;
        let sign = if to.is_signed() { 's' } else { 'u' };
        let (int, float) = (to.mlir(), self.scalar(value).mlir());
        let name = format!("llvm.fpto{sign}i.sat.{int}.{float}");
        self.intrinsic(&name, vec![value], to)
    }

    /// Calls an intrinsic that has no operation in the llvm dialect.
    pub(crate) fn intrinsic(&mut self, name: &str, operands: Vec<Id>, to: Scalar) -> Result<Id> {
        let count = operands.len();
        let attributes = format!(
            "intrin = \"{name}\", op_bundle_sizes = array<i32>, \
             operandSegmentSizes = array<i32: {count}, 0>"
        );
        self.op("llvm.call_intrinsic", operands, attributes, to)
    }
}

/// The bits of a double as a float with these widths, rounded to nearest, ties to even.
pub(crate) fn narrow_bits(value: f64, exponent: u32, mantissa: u32) -> u64 {
    let bits = value.to_bits();
    let sign = (bits >> 63) << (exponent + mantissa);
    let top = (1u64 << exponent) - 1;
    if value.is_nan() {
        return sign | (top << mantissa) | (1 << (mantissa - 1));
    }
    let bias = (1i64 << (exponent - 1)) - 1;
    // The exponent of the last digit of the result.
    let own = (((bits >> 52) & 0x7ff).cast_signed() - 1023).max(1 - bias);
    let unit = (own - i64::from(mantissa)) as i32;
    let scaled = value.abs() * 2f64.powi(-unit);
    if scaled >= 2f64.powi(mantissa as i32 + 2) {
        return sign | (top << mantissa);
    }
    let digits = scaled.round_ties_even() as u64;
    // A carry out of the digits correctly increases the exponent, and may give infinity.
    let magnitude = if digits >> mantissa == 0 {
        digits
    } else {
        (((own + bias).cast_unsigned()) << mantissa) + digits - (1 << mantissa)
    };
    sign | magnitude.min(top << mantissa)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn doubles_are_narrowed_to_the_nearest() {
        let half = |value| narrow_bits(value, 5, 10);
        assert_eq!(half(1.0), 0x3c00);
        assert_eq!(half(-2.0), 0xc000);
        assert_eq!(half(65504.0), 0x7bff);
        assert_eq!(half(65520.0), 0x7c00);
        assert_eq!(half(f64::INFINITY), 0x7c00);
        assert_eq!(half(6e-8), 0x0001);
        assert_eq!(half(2.9e-8), 0x0000);
        assert_eq!(half(1.0 + 2f64.powi(-11)), 0x3c00);
        assert_eq!(half(1.0 + 3.0 * 2f64.powi(-11)), 0x3c02);
        assert_eq!(half(2.0 - 2f64.powi(-12)), 0x4000);
        assert_eq!(narrow_bits(1.0, 8, 7), 0x3f80);
        assert_eq!(narrow_bits(f64::NAN, 8, 7), 0x7fc0);
        assert_eq!(narrow_bits(1e39, 8, 7), 0x7f80);
    }
}
