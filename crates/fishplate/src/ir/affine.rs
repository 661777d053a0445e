//! Affine expressions, maps and sets of integers.
//!
//! ```no_run
//! # use fishplate::ir::{AffineExpr, AffineMap, Context, Result};
//! # fn main() -> Result<()> {
//! # let context = Context::new();
//! let (d0, d1) = (AffineExpr::dim(&context, 0)?, AffineExpr::dim(&context, 1)?);
//! let map = AffineMap::get(&context, 2, 0, &[d0.times(4)?.plus(d1)?])?;
//! assert_eq!(map.to_string(), "(d0, d1) -> (d0 * 4 + d1)");
//! # Ok(())
//! # }
//! ```

use super::context::Context;
use super::error::{Error, Result};
use super::handle::Handle;
use super::interned::{AffineExpr, AffineMap, IntegerSet};
use super::invoke::read;
use crate::{Any, Array};

/// The outermost operator or operand of an affine expression.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum AffineKind<'c> {
    /// A dimension, by its position.
    Dim(u32),
    /// A symbol, by its position.
    Symbol(u32),
    /// A number.
    Constant(i64),
    /// A sum.
    Add(AffineExpr<'c>, AffineExpr<'c>),
    /// A product.
    Mul(AffineExpr<'c>, AffineExpr<'c>),
    /// The remainder of a division.
    Mod(AffineExpr<'c>, AffineExpr<'c>),
    /// A division that rounds down.
    FloorDiv(AffineExpr<'c>, AffineExpr<'c>),
    /// A division that rounds up.
    CeilDiv(AffineExpr<'c>, AffineExpr<'c>),
}

/// The second operand of an affine expression: another expression, or a number.
pub trait AffineOperand {
    /// Converts to an FFI value.
    fn into_operand(self) -> Any;
}

impl AffineOperand for i64 {
    fn into_operand(self) -> Any {
        Any::from(self)
    }
}

impl AffineOperand for AffineExpr<'_> {
    fn into_operand(self) -> Any {
        self.to_any()
    }
}

/// Expressions in the form that the library takes.
fn list(expressions: &[AffineExpr<'_>]) -> Array<Any> {
    expressions.iter().map(|each| each.to_any()).collect()
}

macro_rules! binary {
    ($($name:ident: $class:literal, $method:literal, $doc:literal;)*) => {
        impl<'c> AffineExpr<'c> { $(
            #[doc = $doc]
            pub fn $name(self, other: impl AffineOperand) -> Result<AffineExpr<'c>> {
                read(self.context(), invoke!($class, $method, self, other.into_operand()))
            }
        )* }
    };
}
binary! {
    plus: "ir.AffineExpr", "get_add", "The sum.";
    minus: "ir.AffineExpr", "get_sub", "The difference.";
    times: "ir.AffineExpr", "get_mul", "The product.";
    modulo: "ir.AffineExpr", "get_mod", "The rest of a division.";
    floor_div: "ir.AffineExpr", "get_floor_div", "The quotient, rounded down.";
    ceil_div: "ir.AffineExpr", "get_ceil_div", "The quotient, rounded up.";
}

properties! { AffineExpr {
    is_symbolic_or_constant: "ir.AffineExpr", "is_symbolic_or_constant" -> bool,
        "Whether it is made of symbols and numbers only.";
    is_pure_affine: "ir.AffineExpr", "is_pure_affine" -> bool,
        "Whether it multiplies and divides by numbers only.";
    largest_known_divisor: "ir.AffineExpr", "largest_known_divisor" -> i64,
        "The largest number that is known to divide it.";
} }

impl<'c> AffineExpr<'c> {
    /// The dimension at a position.
    pub fn dim(context: &'c Context, position: u32) -> Result<AffineExpr<'c>> {
        read(context, invoke!("ir.AffineExpr", "get_dim", position, context.handle()?))
    }

    /// The symbol at a position.
    pub fn symbol(context: &'c Context, position: u32) -> Result<AffineExpr<'c>> {
        read(context, invoke!("ir.AffineExpr", "get_symbol", position, context.handle()?))
    }

    /// A number.
    pub fn constant(context: &'c Context, value: i64) -> Result<AffineExpr<'c>> {
        read(context, invoke!("ir.AffineExpr", "get_constant", value, context.handle()?))
    }

    /// The negated expression.
    pub fn negate(self) -> Result<AffineExpr<'c>> {
        read(self.context(), invoke!("ir.AffineExpr", "__neg__", self))
    }

    /// The expression with its dimensions replaced by the results of a map.
    pub fn compose(self, map: AffineMap<'c>) -> Result<AffineExpr<'c>> {
        read(self.context(), invoke!("ir.AffineExpr", "compose", self, map))
    }

    /// Shifts the dimensions from `offset` on, among the first `count`, by `shift`.
    pub fn shift_dims(self, count: u32, shift: u32, offset: u32) -> Result<AffineExpr<'c>> {
        read(self.context(), invoke!("ir.AffineExpr", "shift_dims", self, count, shift, offset))
    }

    /// Shifts the symbols from `offset` on, among the first `count`, by `shift`.
    pub fn shift_symbols(self, count: u32, shift: u32, offset: u32) -> Result<AffineExpr<'c>> {
        read(self.context(), invoke!("ir.AffineExpr", "shift_symbols", self, count, shift, offset))
    }

    /// The expression in its simplest form, for this number of dimensions and symbols.
    pub fn simplify(self, dims: u32, symbols: u32) -> Result<AffineExpr<'c>> {
        let made = invoke!("ir.AffineExpr", "simplify_affine_expr", self, dims, symbols);
        read(self.context(), made)
    }

    /// Whether a number is known to divide it.
    pub fn is_multiple_of(self, factor: i64) -> Result<bool> {
        read(self.context(), invoke!("ir.AffineExpr", "is_multiple_of", self, factor))
    }

    /// Whether it depends on the dimension at a position.
    pub fn is_function_of_dim(self, position: u32) -> Result<bool> {
        read(self.context(), invoke!("ir.AffineExpr", "is_function_of_dim", self, position))
    }

    /// Returns the outermost operator or operand.
    pub fn kind(self) -> Result<AffineKind<'c>> {
        let (context, object) = (self.context(), self.object());
        let key = crate::reflect::Type::of(object)?.key();
        let sides = || -> Result<(AffineExpr<'c>, AffineExpr<'c>)> {
            let left = read(context, property!("ir.AffineBinaryExpr", "lhs", object))?;
            Ok((left, read(context, property!("ir.AffineBinaryExpr", "rhs", object))?))
        };
        let both = |make: fn(AffineExpr<'c>, AffineExpr<'c>) -> AffineKind<'c>| {
            sides().map(|(left, right)| make(left, right))
        };
        match key.as_str() {
            "ir.AffineDimExpr" => {
                let position = property!("ir.AffineDimExpr", "position", object);
                read(context, position).map(AffineKind::Dim)
            }
            "ir.AffineSymbolExpr" => {
                let position = property!("ir.AffineSymbolExpr", "position", object);
                read(context, position).map(AffineKind::Symbol)
            }
            "ir.AffineConstantExpr" => {
                let value = property!("ir.AffineConstantExpr", "value", object);
                read(context, value).map(AffineKind::Constant)
            }
            "ir.AffineAddExpr" => both(AffineKind::Add),
            "ir.AffineMulExpr" => both(AffineKind::Mul),
            "ir.AffineModExpr" => both(AffineKind::Mod),
            "ir.AffineFloorDivExpr" => both(AffineKind::FloorDiv),
            "ir.AffineCeilDivExpr" => both(AffineKind::CeilDiv),
            _ => Err(Error::wrong_type(format!("expected an affine expression, got {key}"))),
        }
    }
}

properties! { AffineMap {
    dims: "ir.AffineMap", "n_dims" -> u32, "How many dimensions it takes.";
    symbols: "ir.AffineMap", "n_symbols" -> u32, "How many symbols it takes.";
    inputs: "ir.AffineMap", "n_inputs" -> u32, "How many dimensions and symbols it takes.";
    results: "ir.AffineMap", "results" -> Vec<AffineExpr<'c>>, "Its results.";
    is_permutation: "ir.AffineMap", "is_permutation" -> bool, "Whether it permutes its dimensions.";
    is_projected_permutation: "ir.AffineMap", "is_projected_permutation" -> bool,
        "Whether its results are some of its dimensions, each at most once.";
    is_identity: "ir.AffineMap", "is_identity" -> bool, "Whether it maps dimensions to themselves.";
    is_minor_identity: "ir.AffineMap", "is_minor_identity" -> bool,
        "Whether its results are its last dimensions.";
} }

impl<'c> AffineMap<'c> {
    /// The map from this number of dimensions and symbols to expressions.
    pub fn get(
        context: &'c Context,
        dims: u32,
        symbols: u32,
        results: &[AffineExpr<'c>],
    ) -> Result<AffineMap<'c>> {
        let (results, of) = (list(results), context.handle()?);
        read(context, invoke!("ir.AffineMap", "get", dims, symbols, results, of))
    }

    /// The map without inputs to a number.
    pub fn constant(context: &'c Context, value: i64) -> Result<AffineMap<'c>> {
        read(context, invoke!("ir.AffineMap", "get_constant", value, context.handle()?))
    }

    /// The map without inputs and results.
    pub fn empty(context: &'c Context) -> Result<AffineMap<'c>> {
        read(context, invoke!("ir.AffineMap", "get_empty", context.handle()?))
    }

    /// The identity map of this number of dimensions.
    pub fn identity(context: &'c Context, dims: u32) -> Result<AffineMap<'c>> {
        read(context, invoke!("ir.AffineMap", "get_identity", dims, context.handle()?))
    }

    /// The map from this number of dimensions to the last of them.
    pub fn minor_identity(context: &'c Context, dims: u32, results: u32) -> Result<AffineMap<'c>> {
        let of = context.handle()?;
        read(context, invoke!("ir.AffineMap", "get_minor_identity", dims, results, of))
    }

    /// The map that permutes its dimensions.
    pub fn permutation(context: &'c Context, order: &[i64]) -> Result<AffineMap<'c>> {
        let order = Array::from(order.to_vec());
        read(context, invoke!("ir.AffineMap", "get_permutation", order, context.handle()?))
    }

    /// The maps without the symbols that none of them uses.
    pub fn compress_unused_symbols(
        context: &'c Context,
        maps: &[AffineMap<'c>],
    ) -> Result<Vec<AffineMap<'c>>> {
        let maps: Array<Any> = maps.iter().map(|map| map.to_any()).collect();
        read(context, invoke!("ir.AffineMap", "compress_unused_symbols", maps, context.handle()?))
    }

    /// The map to the results at these positions.
    pub fn submap(self, positions: &[i64]) -> Result<AffineMap<'c>> {
        let positions = Array::from(positions.to_vec());
        read(self.context(), invoke!("ir.AffineMap", "get_submap", self, positions))
    }

    /// The map to the first results.
    pub fn major_submap(self, results: u32) -> Result<AffineMap<'c>> {
        read(self.context(), invoke!("ir.AffineMap", "get_major_submap", self, results))
    }

    /// The map to the last results.
    pub fn minor_submap(self, results: u32) -> Result<AffineMap<'c>> {
        read(self.context(), invoke!("ir.AffineMap", "get_minor_submap", self, results))
    }

    /// The map with an expression replaced by another, with this number of dimensions and symbols.
    pub fn replace(
        self,
        what: AffineExpr<'c>,
        by: AffineExpr<'c>,
        dims: u32,
        symbols: u32,
    ) -> Result<AffineMap<'c>> {
        read(self.context(), invoke!("ir.AffineMap", "replace", self, what, by, dims, symbols))
    }
}

/// One condition of an [`IntegerSet`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Constraint<'c> {
    /// The expression that is compared with zero.
    pub expr: AffineExpr<'c>,
    /// Whether the expression is equal to zero in the set, or else at least zero.
    pub is_eq: bool,
}

properties! { IntegerSet {
    dims: "ir.IntegerSet", "n_dims" -> u32, "How many dimensions it has.";
    symbols: "ir.IntegerSet", "n_symbols" -> u32, "How many symbols it has.";
    inputs: "ir.IntegerSet", "n_inputs" -> u32, "How many dimensions and symbols it has.";
    equalities: "ir.IntegerSet", "n_equalities" -> u32, "How many conditions are equalities.";
    inequalities: "ir.IntegerSet", "n_inequalities" -> u32, "How many conditions are not.";
    is_canonical_empty: "ir.IntegerSet", "is_canonical_empty" -> bool,
        "Whether it is what [`IntegerSet::empty`] gives.";
} }

impl<'c> IntegerSet<'c> {
    /// The set of points that satisfy conditions on this number of dimensions and symbols.
    pub fn get(
        context: &'c Context,
        dims: u32,
        symbols: u32,
        constraints: &[Constraint<'c>],
    ) -> Result<IntegerSet<'c>> {
        let exprs: Array<Any> = constraints.iter().map(|each| each.expr.to_any()).collect();
        let equal: Array<bool> = constraints.iter().map(|each| each.is_eq).collect();
        let of = context.handle()?;
        read(context, invoke!("ir.IntegerSet", "get", dims, symbols, exprs, equal, of))
    }

    /// The empty set.
    pub fn empty(context: &'c Context, dims: u32, symbols: u32) -> Result<IntegerSet<'c>> {
        let of = context.handle()?;
        read(context, invoke!("ir.IntegerSet", "get_empty", dims, symbols, of))
    }

    /// Its conditions.
    pub fn constraints(self) -> Result<Vec<Constraint<'c>>> {
        let all: Array<Any> = property!("ir.IntegerSet", "constraints", self.object())?.get()?;
        let read_one = |each: Any| -> Result<Constraint<'c>> {
            let one = Handle::new(each, "ir.IntegerSetConstraint")?;
            let expr = property!("ir.IntegerSetConstraint", "expr", one.object());
            let is_eq = property!("ir.IntegerSetConstraint", "is_eq", one.object())?.get()?;
            Ok(Constraint { expr: read(self.context(), expr)?, is_eq })
        };
        all.iter().map(read_one).collect()
    }

    /// The set with its dimensions and symbols replaced by expressions over this number of new
    /// ones.
    pub fn replaced(
        self,
        dim_exprs: &[AffineExpr<'c>],
        symbol_exprs: &[AffineExpr<'c>],
        dims: u32,
        symbols: u32,
    ) -> Result<IntegerSet<'c>> {
        let (d, s) = (list(dim_exprs), list(symbol_exprs));
        read(self.context(), invoke!("ir.IntegerSet", "get_replaced", self, d, s, dims, symbols))
    }
}
