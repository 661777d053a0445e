//! `Int`: an extent, a stride or a coordinate. It is either a number that is known at compile time (static), or an
//! expression of variables whose values are known when a kernel runs (dynamic).
//!
//! Operations fold numbers and simplify as far as they can prove, so `(4 * n) / 4` is `n` again. Dynamic variables are
//! never negative. Static arithmetic is checked in 64 bits.

use std::sync::Arc;

use crate::Reason;

/// A static number or a dynamic expression.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Int {
    /// A number that is known at compile time.
    Static(i64),
    /// An expression of variables.
    Dynamic(Arc<Expression>),
}

/// An expression with at least one variable.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Expression {
    /// The operator and its operands.
    pub term: Term,
    /// The number of terms, bounded so that every walk through an expression is short.
    terms: u32,
}

/// An operator with its operands.
#[derive(Debug, Clone, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Term {
    /// A variable: its number, and a known divisor of its value.
    Variable(u32, i64),
    /// Two operands.
    Binary(Operator, Int, Int),
}

/// An operator of two numbers.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Operator {
    /// The sum.
    Add,
    /// The product.
    Mul,
    /// The quotient, rounded down.
    Div,
    /// The quotient, rounded up.
    CeilDiv,
    /// The remainder.
    Rem,
    /// The smaller one.
    Min,
    /// The larger one.
    Max,
    /// Exclusive or of the bits.
    Xor,
    /// The bits that both have.
    And,
}

/// The largest number of terms in an expression.
const TERMS: u32 = 2000;

/// A result inside the crate. The operation is added at the boundary of the crate.
pub(crate) type Step<T> = Result<T, Reason>;

impl From<i64> for Int {
    fn from(value: i64) -> Self {
        Self::Static(value)
    }
}

impl Int {
    pub(crate) const ZERO: Self = Self::Static(0);
    pub(crate) const ONE: Self = Self::Static(1);

    /// Returns a dynamic number that is a multiple of `divisor`, if that is at least 1.
    #[must_use]
    pub fn variable(index: u32, divisor: i64) -> Self {
        Self::Dynamic(Arc::new(Expression {
            term: Term::Variable(index, divisor.max(1)),
            terms: 1,
        }))
    }

    /// Returns the number if it is static.
    #[must_use]
    pub fn known(&self) -> Option<i64> {
        match self {
            Self::Static(value) => Some(*value),
            Self::Dynamic(_) => None,
        }
    }

    /// Whether this is the static number `value`.
    #[must_use]
    pub fn is(&self, value: i64) -> bool {
        *self == Self::Static(value)
    }

    /// Computes the number from the values of the variables.
    ///
    /// # Errors
    /// If a number does not fit into 64 bits, or a divisor is 0.
    pub fn evaluate(&self, values: &dyn Fn(u32) -> i64) -> Result<i64, Reason> {
        match self {
            Self::Static(value) => Ok(*value),
            Self::Dynamic(expression) => match &expression.term {
                Term::Variable(index, _) => Ok(values(*index)),
                Term::Binary(operator, left, right) => {
                    operator.fold(left.evaluate(values)?, right.evaluate(values)?)
                }
            },
        }
    }

    /// The other factor, if this is known to be a multiple of `part`.
    pub(crate) fn multiple_of(&self, part: &Self) -> Option<Self> {
        if part.is(1) {
            return Some(self.clone());
        }
        if self == part && !part.is(0) {
            return Some(Self::ONE);
        }
        if let (Self::Static(whole), Self::Static(part)) = (self, part) {
            let exact = whole.checked_rem(*part) == Some(0);
            return exact.then(|| whole.checked_div(*part)).flatten().map(Self::Static);
        }
        if self.is(0) {
            return Some(Self::ZERO);
        }
        // Take each factor of `part` out of the factors of `self`.
        let (number, mut factors) = self.factors()?;
        let (needed, symbols) = part.factors()?;
        for symbol in symbols {
            let at = factors.iter().position(|factor| *factor == symbol)?;
            factors.remove(at);
        }
        if needed <= 0 {
            return None;
        }
        if number % needed == 0 {
            return product(number / needed, factors).ok();
        }
        None
    }

    /// The static factor, and the others in order. A variable with a known divisor counts as the divisor times the
    /// quotient.
    fn factors(&self) -> Option<(i64, Vec<Self>)> {
        match self {
            Self::Static(value) => Some((*value, Vec::new())),
            Self::Dynamic(expression) => match &expression.term {
                Term::Binary(Operator::Mul, a, b) => {
                    let ((left, mut factors), (right, more)) = (a.factors()?, b.factors()?);
                    factors.extend(more);
                    factors.sort();
                    Some((left.checked_mul(right)?, factors))
                }
                Term::Variable(_, divisor) if *divisor > 1 => {
                    let quotient =
                        binary(Operator::Div, self.clone(), Self::Static(*divisor)).ok()?;
                    Some((*divisor, vec![quotient]))
                }
                _ => Some((1, vec![self.clone()])),
            },
        }
    }

    /// The variable and its known divisor, if this is their quotient.
    fn quotient(&self) -> Option<(Self, i64)> {
        let Self::Dynamic(expression) = self else { return None };
        let Term::Binary(Operator::Div, Self::Dynamic(inner), Self::Static(by)) = &expression.term
        else {
            return None;
        };
        match &inner.term {
            Term::Variable(_, divisor) if divisor == by => {
                Some((Self::Dynamic(inner.clone()), *divisor))
            }
            _ => None,
        }
    }

    /// Whether this is known to be at most `other`.
    pub(crate) fn at_most(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Static(a), Self::Static(b)) => a <= b,
            // A nonzero multiple is at least as large; extents are at least 1 where it matters.
            _ => self == other || other.multiple_of(self).is_some(),
        }
    }

    pub(crate) fn add(&self, other: &Self) -> Step<Self> {
        match (self, other) {
            (Self::Static(0), x) | (x, Self::Static(0)) => Ok(x.clone()),
            (Self::Static(_), Self::Dynamic(_)) => other.add(self),
            (Self::Dynamic(e), Self::Static(n)) => match &e.term {
                Term::Binary(Operator::Add, x, Self::Static(m)) => {
                    x.add(&Self::Static(m.checked_add(*n).ok_or(Reason::Overflow)?))
                }
                _ => binary(Operator::Add, self.clone(), other.clone()),
            },
            _ => binary(Operator::Add, self.clone(), other.clone()),
        }
    }

    pub(crate) fn minus_one(&self) -> Step<Self> {
        self.add(&Self::Static(-1))
    }

    pub(crate) fn mul(&self, other: &Self) -> Step<Self> {
        if let (Self::Static(_), Self::Static(_)) = (self, other) {
            return binary(Operator::Mul, self.clone(), other.clone());
        }
        if self.is(0) || other.is(0) {
            return Ok(Self::ZERO);
        }
        let ((left, mut factors), (right, more)) =
            (self.factors().ok_or(Reason::Overflow)?, other.factors().ok_or(Reason::Overflow)?);
        factors.extend(more);
        factors.sort();
        product(left.checked_mul(right).ok_or(Reason::Overflow)?, factors)
    }

    pub(crate) fn div(&self, other: &Self) -> Step<Self> {
        match self.multiple_of(other) {
            Some(exact) => Ok(exact),
            None => self.divided(Operator::Div, other),
        }
    }

    pub(crate) fn ceil_div(&self, other: &Self) -> Step<Self> {
        match self.multiple_of(other) {
            Some(exact) => Ok(exact),
            None => self.divided(Operator::CeilDiv, other),
        }
    }

    /// A quotient. A nested quotient by static numbers becomes a single one.
    fn divided(&self, operator: Operator, other: &Self) -> Step<Self> {
        if let (Self::Dynamic(e), Self::Static(by)) = (self, other)
            && let Term::Binary(inner, x, Self::Static(first)) = &e.term
            && *inner == operator
            && *first > 0
            && *by > 0
        {
            let by = first.checked_mul(*by).ok_or(Reason::Overflow)?;
            return x.divided(operator, &Self::Static(by));
        }
        binary(operator, self.clone(), other.clone())
    }

    pub(crate) fn rem(&self, other: &Self) -> Step<Self> {
        match self.multiple_of(other) {
            Some(_) => Ok(Self::ZERO),
            None => binary(Operator::Rem, self.clone(), other.clone()),
        }
    }

    /// The absolute value; dynamic numbers are not negative.
    pub(crate) fn abs(&self) -> Step<Self> {
        match self {
            Self::Static(value) => value.checked_abs().map(Self::Static).ok_or(Reason::Overflow),
            Self::Dynamic(_) => Ok(self.clone()),
        }
    }

    /// Applies an operator as the methods above do.
    pub(crate) fn apply(operator: Operator, left: &Self, right: &Self) -> Step<Self> {
        match operator {
            Operator::Add => left.add(right),
            Operator::Mul => left.mul(right),
            Operator::Div => left.div(right),
            Operator::CeilDiv => left.ceil_div(right),
            Operator::Rem => left.rem(right),
            _ => binary(operator, left.clone(), right.clone()),
        }
    }
}

/// The product of factors and a number, with the number last. Quotients of variables become variables again.
fn product(mut number: i64, mut factors: Vec<Int>) -> Step<Int> {
    if number == 0 {
        return Ok(Int::ZERO);
    }
    for factor in &mut factors {
        if let Some((variable, divisor)) = factor.quotient()
            && number % divisor == 0
        {
            (*factor, number) = (variable, number / divisor);
        }
    }
    factors.sort();
    let mut result: Option<Int> = None;
    for factor in factors {
        result = Some(match result {
            Some(left) => binary(Operator::Mul, left, factor)?,
            None => factor,
        });
    }
    match result {
        None => Ok(Int::Static(number)),
        Some(result) if number == 1 => Ok(result),
        Some(result) => binary(Operator::Mul, result, Int::Static(number)),
    }
}

/// Folds two static operands, or makes an expression.
fn binary(operator: Operator, left: Int, right: Int) -> Step<Int> {
    let terms = match (&left, &right) {
        (Int::Static(a), Int::Static(b)) => return operator.fold(*a, *b).map(Int::Static),
        (Int::Dynamic(a), Int::Dynamic(b)) => a.terms + b.terms,
        (Int::Dynamic(a), _) | (_, Int::Dynamic(a)) => a.terms + 1,
    };
    if terms >= TERMS {
        return Err(Reason::Expression);
    }
    let term = Term::Binary(operator, left, right);
    Ok(Int::Dynamic(Arc::new(Expression { term, terms: terms + 1 })))
}

impl Operator {
    /// The result for two static numbers.
    fn fold(self, a: i64, b: i64) -> Step<i64> {
        let result = match self {
            Self::Add => a.checked_add(b),
            Self::Mul => a.checked_mul(b),
            Self::Div => a.checked_div_euclid(b),
            Self::CeilDiv => {
                let (down, rest) = (a.checked_div_euclid(b), a.checked_rem_euclid(b));
                down.and_then(|down| down.checked_add(i64::from(rest != Some(0))))
            }
            Self::Rem => a.checked_rem_euclid(b),
            Self::Min => Some(a.min(b)),
            Self::Max => Some(a.max(b)),
            Self::Xor => Some(a ^ b),
            Self::And => Some(a & b),
        };
        result.ok_or(Reason::Overflow)
    }
}

/// The greatest common divisor of two numbers, at least 1.
pub(crate) fn gcd(a: i64, b: i64) -> i64 {
    let (mut a, mut b) = (a.unsigned_abs(), b.unsigned_abs());
    while b != 0 {
        (a, b) = (b, a % b);
    }
    i64::try_from(a).unwrap_or(1).max(1)
}
