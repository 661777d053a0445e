//! Operators: the type of the result, and the operations that compute it.
//!
//! Two values are promoted by [`Scalar::promote`]; a Python number takes the type of the value it
//! is combined with. Beyond that: booleans count as `Int64` in arithmetic, `/` of integers is a `Float64`, integers
//! wrap, `//` and `%` round down, and dividing an integer by zero gives 0.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// An operator of two operands.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Binary {
    Add,
    Sub,
    Mul,
    TrueDiv,
    FloorDiv,
    Mod,
    Pow,
    And,
    Or,
    Xor,
    ShiftLeft,
    ShiftRight,
}

/// A comparison.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Compare {
    Lt,
    Le,
    Eq,
    Ne,
    Gt,
    Ge,
}

impl Binary {
    /// As Python writes it.
    pub(crate) fn symbol(self) -> &'static str {
        match self {
            Binary::Add => "+",
            Binary::Sub => "-",
            Binary::Mul => "*",
            Binary::TrueDiv => "/",
            Binary::FloorDiv => "//",
            Binary::Mod => "%",
            Binary::Pow => "**",
            Binary::And => "&",
            Binary::Or => "|",
            Binary::Xor => "^",
            Binary::ShiftLeft => "<<",
            Binary::ShiftRight => ">>",
        }
    }

    fn is_bitwise(self) -> bool {
        matches!(self, Binary::And | Binary::Or | Binary::Xor)
    }

    fn is_shift(self) -> bool {
        matches!(self, Binary::ShiftLeft | Binary::ShiftRight)
    }
}

impl Compare {
    /// As Python writes it.
    pub(crate) fn symbol(self) -> &'static str {
        ["<", "<=", "==", "!=", ">", ">="][self as usize]
    }

    fn predicate(self, scalar: Scalar) -> u32 {
        let row = match scalar {
            _ if scalar.is_float() => [4, 5, 1, 13, 2, 3],
            _ if scalar.is_signed() => [2, 3, 0, 1, 4, 5],
            _ => [6, 7, 0, 1, 8, 9],
        };
        row[self as usize]
    }
}

impl Program {
    /// The common type of two operands.
    pub(crate) fn common(&self, a: Operand, b: Operand) -> Option<Scalar> {
        let (own_a, own_b) = (a.own_scalar(self), b.own_scalar(self));
        let (scalar, number) = match (a.is_weak(self), b.is_weak(self)) {
            (false, true) => (own_a, own_b),
            (true, false) => (own_b, own_a),
            _ => return own_a.promote(own_b),
        };
        match number {
            _ if scalar == Scalar::Pointer => None,
            _ if number.is_float() && !scalar.is_float() => Some(Scalar::Float64),
            _ if number.is_int() && scalar == Scalar::Boolean => Some(Scalar::Int64),
            _ => Some(scalar),
        }
    }

    /// The result of an operator. It is weak if both operands are.
    pub(crate) fn binary(&mut self, operator: Binary, a: Operand, b: Operand) -> Result<Id> {
        let weak = a.is_weak(self) && b.is_weak(self);
        let result = self.binary_of(operator, a, b)?;
        if weak {
            self.weaken(result);
        }
        Ok(result)
    }

    fn binary_of(&mut self, operator: Binary, a: Operand, b: Operand) -> Result<Id> {
        let wrong = |program: &Program| Fault::Operands {
            operator: operator.symbol(),
            left: a.shown(program),
            right: b.shown(program),
        };
        let common = self.common(a, b).ok_or_else(|| wrong(self))?;
        if (operator.is_bitwise() || operator.is_shift()) && common.is_float() {
            return Err(wrong(self));
        }
        let scalar = match common {
            Scalar::Boolean if operator.is_bitwise() => common,
            _ if operator == Binary::TrueDiv && !common.is_float() => Scalar::Float64,
            Scalar::Boolean => Scalar::Int64,
            _ => common,
        };
        if let (Binary::Pow, Operand::Int(exponent)) = (operator, b)
            && (0..=16).contains(&exponent)
        {
            return self.small_power(a, exponent, scalar);
        }
        if let (Binary::Pow, Operand::Int(exponent @ ..0), false) = (operator, b, scalar.is_float())
        {
            return Err(Fault::NegativePower { exponent });
        }
        let a = self.convert(a, scalar)?;
        if operator.is_shift() {
            return self.shift(operator, a, b, scalar);
        }
        let constant = matches!(b, Operand::Int(_) | Operand::Float(_)).then_some(b);
        let b = self.convert(b, scalar)?;
        if scalar.is_float() {
            let (wide_a, wide_b) = (self.widened(a)?, self.widened(b)?);
            let result = self.float_binary(operator, wide_a, wide_b)?;
            return self.narrow(result, scalar);
        }
        self.int_binary(operator, [a, b], constant, scalar)
    }

    /// Flags of a sum or product of floats.
    fn float_flags(&self) -> &'static str {
        match (self.reassociate, self.fuse) {
            (true, _) => "fastmathFlags = #llvm.fastmath<reassoc, contract>",
            (false, true) => "fastmathFlags = #llvm.fastmath<contract>",
            (false, false) => "",
        }
    }

    fn float_binary(&mut self, operator: Binary, a: Id, b: Id) -> Result<Id> {
        let scalar = self.scalar(a);
        let flags = self.float_flags();
        match operator {
            Binary::Add => self.op("llvm.fadd", vec![a, b], flags, scalar),
            Binary::Sub => self.op("llvm.fsub", vec![a, b], flags, scalar),
            Binary::Mul => self.op("llvm.fmul", vec![a, b], flags, scalar),
            Binary::TrueDiv => self.op("llvm.fdiv", vec![a, b], "", scalar),
            Binary::FloorDiv => Ok(self.float_divmod(a, b)?.0),
            Binary::Mod => Ok(self.float_divmod(a, b)?.1),
            _ => self.power(a, b),
        }
    }

    /// `x ** n` for a small n, as products.
    fn small_power(&mut self, a: Operand, exponent: i64, scalar: Scalar) -> Result<Id> {
        let base = self.convert(a, scalar)?;
        let mut square = self.widened(base)?;
        let wide = self.scalar(square);
        let multiply = if wide.is_float() { "llvm.fmul" } else { "llvm.mul" };
        let (mut rest, mut result) = (exponent, None);
        while rest > 0 {
            if rest & 1 == 1 {
                result = Some(match result {
                    Some(result) => self.op(multiply, vec![result, square], "", wide)?,
                    None => square,
                });
            }
            rest >>= 1;
            if rest > 0 {
                square = self.op(multiply, vec![square, square], "", wide)?;
            }
        }
        match result {
            Some(result) if scalar.is_narrow() => self.narrow(result, scalar),
            Some(result) => Ok(result),
            None => self.number(scalar, 1),
        }
    }

    /// A comparison. Integers of any types are compared exactly; NaN is unequal to everything.
    pub(crate) fn compare(&mut self, compare: Compare, a: Operand, b: Operand) -> Result<Id> {
        let wrong = |program: &Program| Fault::Operands {
            operator: compare.symbol(),
            left: a.shown(program),
            right: b.shown(program),
        };
        let common = self.common(a, b).ok_or_else(|| wrong(self))?;
        let scalar = match (self.fits(a, common) && self.fits(b, common), common) {
            (false, _) => Scalar::Int64,
            _ => common,
        };
        let int = |operand: Operand| operand.own_scalar(self).is_int();
        if scalar == Scalar::Float64 && int(a) && int(b) {
            return self.compare_signs(compare, a, b);
        }
        let (a, b) = (self.convert(a, scalar)?, self.convert(b, scalar)?);
        self.compare_as(compare, a, b)
    }

    fn fits(&self, operand: Operand, scalar: Scalar) -> bool {
        match operand {
            Operand::Int(value) => scalar.holds(value),
            Operand::Word(_) => scalar == Scalar::Uint64 || !scalar.is_int(),
            _ => true,
        }
    }

    /// Compares two values of the same type.
    pub(crate) fn compare_as(&mut self, compare: Compare, a: Id, b: Id) -> Result<Id> {
        let (a, b) = (self.widened(a)?, self.widened(b)?);
        let scalar = self.scalar(a);
        let predicate = format!("predicate = {} : i64", compare.predicate(scalar));
        let name = if scalar.is_float() { "llvm.fcmp" } else { "llvm.icmp" };
        self.op(name, vec![a, b], predicate, Scalar::Boolean)
    }

    /// Compares a signed integer with an unsigned 64-bit integer: a negative one is less, and any other is compared as
    /// unsigned.
    fn compare_signs(&mut self, compare: Compare, a: Operand, b: Operand) -> Result<Id> {
        let signed_first = a.own_scalar(self).is_signed();
        let signed = if signed_first { a } else { b };
        let signed = self.convert(signed, Scalar::Int64)?;
        let zero = self.number(Scalar::Int64, 0)?;
        let negative = self.compare_as(Compare::Lt, signed, zero)?;
        let unsigned = |program: &mut Program, operand: Operand| match operand {
            Operand::Value(_) | Operand::Word(_) => program.convert(operand, Scalar::Uint64),
            _ => program.convert(operand, Scalar::Int64),
        };
        let (a, b) = (unsigned(self, a)?, unsigned(self, b)?);
        let predicate = format!("predicate = {} : i64", compare.predicate(Scalar::Uint64));
        let same = self.op("llvm.icmp", vec![a, b], predicate, Scalar::Boolean)?;
        let less = match compare {
            Compare::Eq => false,
            Compare::Ne => true,
            Compare::Lt | Compare::Le => signed_first,
            Compare::Gt | Compare::Ge => !signed_first,
        };
        let less = self.constant(Scalar::Boolean, u64::from(less));
        self.op("llvm.select", vec![negative, less, same], "", Scalar::Boolean)
    }

    /// `-a`.
    pub(crate) fn negate(&mut self, a: Id) -> Result<Id> {
        let a = self.reach(a)?;
        let scalar = self.scalar(a);
        if scalar.is_float() {
            let wide = self.widened(a)?;
            let result = self.op("llvm.fneg", vec![wide], "", self.scalar(wide))?;
            return self.narrow(result, scalar);
        }
        self.binary(Binary::Sub, Operand::Int(0), Operand::Value(a))
    }

    /// `~a`; of a boolean, `not a`.
    pub(crate) fn invert(&mut self, a: Id) -> Result<Id> {
        let a = self.reach(a)?;
        let scalar = self.scalar(a);
        if scalar.is_float() || scalar == Scalar::Pointer {
            return Err(Fault::Operand { operator: "~".to_owned(), got: scalar.name() });
        }
        let ones = match scalar {
            Scalar::Boolean => self.constant(scalar, 1),
            _ => self.constant(scalar, u64::MAX),
        };
        self.op("llvm.xor", vec![a, ones], "", scalar)
    }

    /// `abs(a)`.
    pub(crate) fn absolute(&mut self, a: Id) -> Result<Id> {
        let a = self.reach(a)?;
        let scalar = self.scalar(a);
        match scalar {
            Scalar::Pointer => Err(Fault::Operand { operator: "abs".into(), got: scalar.name() }),
            Scalar::Boolean => self.cast(a, Scalar::Int64),
            _ if scalar.is_signed() => {
                self.op("llvm.intr.abs", vec![a], "is_int_min_poison = false", scalar)
            }
            _ if scalar.is_float() => {
                let wide = self.widened(a)?;
                let result = self.op("llvm.intr.fabs", vec![wide], "", self.scalar(wide))?;
                self.narrow(result, scalar)
            }
            _ => Ok(a),
        }
    }

    /// `a if condition else b`, where both are already computed.
    pub(crate) fn select(&mut self, condition: Id, a: Operand, b: Operand) -> Result<Id> {
        let scalar = self.common(a, b).ok_or_else(|| Fault::Operands {
            operator: "if else",
            left: a.shown(self),
            right: b.shown(self),
        })?;
        let (a, b) = (self.convert(a, scalar)?, self.convert(b, scalar)?);
        let condition = self.reach(condition)?;
        let condition = self.is_not_zero(condition)?;
        self.op("llvm.select", vec![condition, a, b], "", scalar)
    }
}
