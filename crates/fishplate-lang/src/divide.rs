//! Floor division, remainders with the sign of the divisor, and shifts by any amount. Cases that LLVM leaves undefined
//! are defined here, at no cost if the right operand is a constant.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    operate::{Binary, Compare},
    program::{Id, Program},
    scalar::Scalar,
};

impl Program {
    pub(crate) fn int_binary(
        &mut self,
        operator: Binary,
        [a, b]: [Id; 2],
        constant: Option<Operand>,
        scalar: Scalar,
    ) -> Result<Id> {
        let name = match operator {
            Binary::Add => "llvm.add",
            Binary::Sub => "llvm.sub",
            Binary::Mul => "llvm.mul",
            Binary::And => "llvm.and",
            Binary::Or => "llvm.or",
            Binary::Xor => "llvm.xor",
            Binary::FloorDiv | Binary::Mod => {
                return self.int_divmod(operator, [a, b], constant, scalar);
            }
            Binary::Pow => return self.int_power(a, b, scalar),
            Binary::TrueDiv | Binary::ShiftLeft | Binary::ShiftRight => {
                return Err(Fault::Handle { what: "integer operator" });
            }
        };
        self.op(name, vec![a, b], "", scalar)
    }

    fn int_divmod(
        &mut self,
        operator: Binary,
        [a, b]: [Id; 2],
        constant: Option<Operand>,
        scalar: Scalar,
    ) -> Result<Id> {
        let zero = self.number(scalar, 0)?;
        if let Some(Operand::Int(divisor)) = constant {
            return match divisor {
                0 => Ok(zero),
                -1 if operator == Binary::Mod => Ok(zero),
                -1 => self.op("llvm.sub", vec![zero, a], "", scalar),
                _ => self.floor_divmod(operator, a, b, scalar),
            };
        }
        // Division by 0 is undefined, and division by -1 overflows for the smallest number. Both divisors are replaced
        // by 1.
        let one = self.number(scalar, 1)?;
        let is_zero = self.compare_as(Compare::Eq, b, zero)?;
        let mut unfit = is_zero;
        let mut minus = None;
        if scalar.is_signed() {
            let all = self.number(scalar, -1)?;
            let is_minus = self.compare_as(Compare::Eq, b, all)?;
            unfit = self.op("llvm.or", vec![is_zero, is_minus], "", Scalar::Boolean)?;
            minus = Some(is_minus);
        }
        let divisor = self.op("llvm.select", vec![unfit, one, b], "", scalar)?;
        let result = self.floor_divmod(operator, a, divisor, scalar)?;
        let result = match (operator, minus) {
            // The remainder by 1 is 0, which is correct for both.
            (Binary::Mod, _) => return Ok(result),
            (_, Some(minus)) => {
                let negative = self.op("llvm.sub", vec![zero, a], "", scalar)?;
                self.op("llvm.select", vec![minus, negative, result], "", scalar)?
            }
            _ => result,
        };
        self.op("llvm.select", vec![is_zero, zero, result], "", scalar)
    }

    /// For a divisor that is neither 0 nor -1.
    fn floor_divmod(&mut self, operator: Binary, a: Id, b: Id, scalar: Scalar) -> Result<Id> {
        let is_div = operator == Binary::FloorDiv;
        if !scalar.is_signed() {
            let name = if is_div { "llvm.udiv" } else { "llvm.urem" };
            return self.op(name, vec![a, b], "", scalar);
        }
        let zero = self.number(scalar, 0)?;
        let rest = self.op("llvm.srem", vec![a, b], "", scalar)?;
        let has_rest = self.compare_as(Compare::Ne, rest, zero)?;
        let signs = self.op("llvm.xor", vec![rest, b], "", scalar)?;
        let differ = self.compare_as(Compare::Lt, signs, zero)?;
        let adjust = self.op("llvm.and", vec![has_rest, differ], "", Scalar::Boolean)?;
        if is_div {
            let quotient = self.op("llvm.sdiv", vec![a, b], "", scalar)?;
            let step = self.op("llvm.zext", vec![adjust], "", scalar)?;
            return self.op("llvm.sub", vec![quotient, step], "", scalar);
        }
        let step = self.op("llvm.select", vec![adjust, b, zero], "", scalar)?;
        self.op("llvm.add", vec![rest, step], "", scalar)
    }

    /// Quotient and remainder of floats, as in Python and NumPy.
    pub(crate) fn float_divmod(&mut self, a: Id, b: Id) -> Result<(Id, Id)> {
        let scalar = self.scalar(a);
        let zero = self.float(scalar, 0.0);
        let one = self.float(scalar, 1.0);
        let rest = self.remainder(a, b)?;
        let has_rest = self.compare_as(Compare::Ne, rest, zero)?;
        let rest_negative = self.compare_as(Compare::Lt, rest, zero)?;
        let b_negative = self.compare_as(Compare::Lt, b, zero)?;
        let differ = self.op("llvm.xor", vec![rest_negative, b_negative], "", Scalar::Boolean)?;
        let adjust = self.op("llvm.and", vec![has_rest, differ], "", Scalar::Boolean)?;
        let less = self.op("llvm.fsub", vec![a, rest], "", scalar)?;
        let quotient = self.op("llvm.fdiv", vec![less, b], "", scalar)?;
        let below = self.op("llvm.fsub", vec![quotient, one], "", scalar)?;
        let quotient = self.op("llvm.select", vec![adjust, below, quotient], "", scalar)?;
        let floor = self.op("llvm.intr.floor", vec![quotient], "", scalar)?;
        let half = self.float(scalar, 0.5);
        let gap = self.op("llvm.fsub", vec![quotient, floor], "", scalar)?;
        let far = self.compare_as(Compare::Gt, gap, half)?;
        let next = self.op("llvm.fadd", vec![floor, one], "", scalar)?;
        let rounded = self.op("llvm.select", vec![far, next, floor], "", scalar)?;
        let plain = self.op("llvm.fdiv", vec![a, b], "", scalar)?;
        // A zero has the sign of the quotient, and so has the result of an undefined division.
        let is_zero = self.compare_as(Compare::Eq, quotient, zero)?;
        let signed = self.op("llvm.intr.copysign", vec![zero, plain], "", scalar)?;
        let rounded = self.op("llvm.select", vec![is_zero, signed, rounded], "", scalar)?;
        let by_zero = self.compare_as(Compare::Eq, b, zero)?;
        let quotient = self.op("llvm.select", vec![by_zero, plain, rounded], "", scalar)?;
        let sum = self.op("llvm.fadd", vec![rest, b], "", scalar)?;
        let rest = self.op("llvm.select", vec![adjust, sum, rest], "", scalar)?;
        let none = self.compare_as(Compare::Eq, rest, zero)?;
        let signed = self.op("llvm.intr.copysign", vec![zero, b], "", scalar)?;
        let rest = self.op("llvm.select", vec![none, signed, rest], "", scalar)?;
        Ok((quotient, rest))
    }

    /// Shifts. A shift by the width or more, or by less than 0, leaves only the sign.
    pub(crate) fn shift(
        &mut self,
        operator: Binary,
        a: Id,
        b: Operand,
        scalar: Scalar,
    ) -> Result<Id> {
        let right = operator == Binary::ShiftRight;
        let name = match (right, scalar.is_signed()) {
            (false, _) => "llvm.shl",
            (true, true) => "llvm.ashr",
            (true, false) => "llvm.lshr",
        };
        let width = i64::from(scalar.bits());
        let last = self.number(scalar, width - 1)?;
        let zero = self.number(scalar, 0)?;
        if let Operand::Int(amount) = b {
            return match (0..width).contains(&amount) {
                true => {
                    let amount = self.number(scalar, amount)?;
                    self.op(name, vec![a, amount], "", scalar)
                }
                false if right && scalar.is_signed() => self.op(name, vec![a, last], "", scalar),
                false => Ok(zero),
            };
        }
        let amount = self.convert(b, scalar)?;
        // Compared as unsigned, so that a negative amount counts as too large.
        let fits =
            self.op("llvm.icmp", vec![amount, last], "predicate = 7 : i64", Scalar::Boolean)?;
        let bounded = self.op("llvm.select", vec![fits, amount, last], "", scalar)?;
        let shifted = self.op(name, vec![a, bounded], "", scalar)?;
        if right && scalar.is_signed() {
            return Ok(shifted);
        }
        self.op("llvm.select", vec![fits, shifted, zero], "", scalar)
    }

    /// `a ** b` of integers, which wraps. For a negative exponent the result is 0 unless the base is 1 or -1.
    fn int_power(&mut self, a: Id, b: Id, scalar: Scalar) -> Result<Id> {
        use crate::program::End;
        let (zero, one) = (self.number(scalar, 0)?, self.number(scalar, 1)?);
        let before = self.current();
        let (head, body, done) = (self.new_block(), self.new_block(), self.new_block());
        let result = self.add_param(head, scalar)?;
        let square = self.add_param(head, scalar)?;
        let rest = self.add_param(head, scalar)?;
        self.end(before, End::Branch(head, vec![one, a, b]))?;
        self.move_to(head)?;
        let more = self.compare_as(Compare::Ne, rest, zero)?;
        self.end(head, End::CondBranch(more, body, done))?;
        self.move_to(body)?;
        let bit = self.op("llvm.and", vec![rest, one], "", scalar)?;
        let is_set = self.compare_as(Compare::Ne, bit, zero)?;
        let product = self.op("llvm.mul", vec![result, square], "", scalar)?;
        let product = self.op("llvm.select", vec![is_set, product, result], "", scalar)?;
        let next = self.op("llvm.mul", vec![square, square], "", scalar)?;
        let half = self.op("llvm.lshr", vec![rest, one], "", scalar)?;
        self.end(body, End::Branch(head, vec![product, next, half]))?;
        self.move_to(done)?;
        if !scalar.is_signed() {
            return Ok(result);
        }
        // With a negative exponent, only 1 and -1 give an integer, and both are their own inverse.
        let minus = self.number(scalar, -1)?;
        let (is_one, is_minus) =
            (self.compare_as(Compare::Eq, a, one)?, self.compare_as(Compare::Eq, a, minus)?);
        let unit = self.op("llvm.or", vec![is_one, is_minus], "", Scalar::Boolean)?;
        let inverse = self.op("llvm.select", vec![unit, result, zero], "", scalar)?;
        let negative = self.compare_as(Compare::Lt, b, zero)?;
        self.op("llvm.select", vec![negative, inverse, result], "", scalar)
    }
}
