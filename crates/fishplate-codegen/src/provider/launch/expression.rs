//! Expressions for the sizes of a launch, over the variables of a spec: `(n + 255) // 256`.

use std::{fmt, ops, str::FromStr};

use super::{LaunchError, parse};
use crate::spec::Var;

/// A binary operation.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum ExprOp {
    /// `a + b`.
    Add,
    /// `a - b`.
    Sub,
    /// `a * b`.
    Mul,
    /// `a // b`, rounded down.
    FloorDiv,
    /// `a % b`, with the sign of `b`.
    Rem,
    /// `ceildiv(a, b)`, rounded up.
    CeilDiv,
    /// `min(a, b)`.
    Min,
    /// `max(a, b)`.
    Max,
}

impl ExprOp {
    /// The name of an operation that is written as a call.
    pub(super) fn call_name(self) -> Option<&'static str> {
        match self {
            ExprOp::CeilDiv => Some("ceildiv"),
            ExprOp::Min => Some("min"),
            ExprOp::Max => Some("max"),
            _ => None,
        }
    }

    fn sign(self) -> (&'static str, u8) {
        match self {
            ExprOp::Add => ("+", 1),
            ExprOp::Sub => ("-", 1),
            ExprOp::Mul => ("*", 2),
            ExprOp::Rem => ("%", 2),
            _ => ("//", 2),
        }
    }
}

/// A number that is known when the function is called. It is computed in 64 bits; a call fails if
/// it overflows or divides by zero.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Expr {
    /// A constant.
    Const(i64),
    /// The variable with that name in the spec.
    Name(String),
    /// A variable.
    Var(Var),
    /// An operation.
    Binary(ExprOp, Box<Expr>, Box<Expr>),
}

impl Expr {
    fn with(self, op: ExprOp, other: impl Into<Expr>) -> Self {
        Expr::Binary(op, Box::new(self), Box::new(other.into()))
    }

    /// `self // other`, rounded down.
    #[must_use]
    pub fn floor_div(self, other: impl Into<Expr>) -> Self {
        self.with(ExprOp::FloorDiv, other)
    }

    /// `ceildiv(self, other)`, rounded up.
    #[must_use]
    pub fn ceil_div(self, other: impl Into<Expr>) -> Self {
        self.with(ExprOp::CeilDiv, other)
    }

    /// The smaller of two.
    #[must_use]
    pub fn min(self, other: impl Into<Expr>) -> Self {
        self.with(ExprOp::Min, other)
    }

    /// The larger of two.
    #[must_use]
    pub fn max(self, other: impl Into<Expr>) -> Self {
        self.with(ExprOp::Max, other)
    }

    fn write(&self, f: &mut fmt::Formatter<'_>, least: u8) -> fmt::Result {
        let (op, a, b) = match self {
            Expr::Const(value) => return write!(f, "{value}"),
            Expr::Name(name) => return f.write_str(name),
            Expr::Var(var) => return f.write_str(var.name()),
            Expr::Binary(op, a, b) => (*op, a, b),
        };
        if let Some(name) = op.call_name() {
            return write!(f, "{name}({a}, {b})");
        }
        let (sign, strength) = op.sign();
        if strength < least {
            f.write_str("(")?;
        }
        a.write(f, strength)?;
        write!(f, " {sign} ")?;
        // All operators are left-associative.
        b.write(f, strength + 1)?;
        if strength < least {
            f.write_str(")")?;
        }
        Ok(())
    }
}

impl fmt::Display for Expr {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.write(f, 0)
    }
}

impl FromStr for Expr {
    type Err = LaunchError;

    fn from_str(text: &str) -> Result<Self, LaunchError> {
        parse::expression(text)
    }
}

impl From<i64> for Expr {
    fn from(value: i64) -> Self {
        Expr::Const(value)
    }
}

impl From<&Var> for Expr {
    fn from(var: &Var) -> Self {
        Expr::Var(var.clone())
    }
}

impl<T: Into<Expr>> ops::Add<T> for Expr {
    type Output = Expr;

    fn add(self, other: T) -> Expr {
        self.with(ExprOp::Add, other)
    }
}

impl<T: Into<Expr>> ops::Sub<T> for Expr {
    type Output = Expr;

    fn sub(self, other: T) -> Expr {
        self.with(ExprOp::Sub, other)
    }
}

impl<T: Into<Expr>> ops::Mul<T> for Expr {
    type Output = Expr;

    fn mul(self, other: T) -> Expr {
        self.with(ExprOp::Mul, other)
    }
}

/// The result has the sign of the divisor, as in Python.
impl<T: Into<Expr>> ops::Rem<T> for Expr {
    type Output = Expr;

    fn rem(self, other: T) -> Expr {
        self.with(ExprOp::Rem, other)
    }
}
