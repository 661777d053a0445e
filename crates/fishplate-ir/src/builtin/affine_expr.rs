//! `ir.AffineExpr` and its classes: dimensions, symbols, constants and binary expressions.

use fishplate::abi::TypeIndex;
use fishplate::{AnyView, Object, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use super::affine_expr_class::{
    AffineAddExpr, AffineCeilDivExpr, AffineConstantExpr, AffineDimExpr, AffineFloorDivExpr,
    AffineModExpr, AffineMulExpr, AffineSymbolExpr,
};
use super::affine_map::AffineMap;
use super::class::count;
use crate::error::{other_context, type_error, value_error};
use crate::interned::{self, InternedClass, interned};
use crate::live::{Kept, object_as};
use crate::{Context, Guard, current};

/// An expression over dimensions and symbols. Equal expressions of a context are the same object.
#[derive(Object)]
#[object(key = "ir.AffineExpr", opaque, structural = "unique", repr = AffineExpr::text)]
pub struct AffineExpr {
    #[field(skip)]
    kept: Kept<kind::AffineExpr>,
}

interned!(AffineExpr, AffineExpr);

/// A predicate of MLIR, and the class to use when it is true.
type Case = (fn(mlir::AffineExpr<'_>) -> bool, fn() -> TypeIndex);

const CLASSES: &[Case] = &[
    (|expr| expr.is_dim(), AffineDimExpr::type_index),
    (|expr| expr.is_symbol(), AffineSymbolExpr::type_index),
    (|expr| expr.is_constant(), AffineConstantExpr::type_index),
    (|expr| expr.is_add(), AffineAddExpr::type_index),
    (|expr| expr.is_mul(), AffineMulExpr::type_index),
    (|expr| expr.is_mod(), AffineModExpr::type_index),
    (|expr| expr.is_floor_div(), AffineFloorDivExpr::type_index),
    (|expr| expr.is_ceil_div(), AffineCeilDivExpr::type_index),
];

impl InternedClass for AffineExpr {
    type Kind = kind::AffineExpr;

    fn make(_: &Guard<'_>, kept: Kept<kind::AffineExpr>) -> Result<ObjectRef<AffineExpr>> {
        let class = CLASSES.iter().find(|(is_it, _)| is_it(kept.get()));
        let index = class.map_or_else(AffineExpr::type_index, |(_, class)| class());
        Ok(object_as(AffineExpr { kept }, index))
    }
}

/// Creates an expression from two others.
pub(super) type Binary =
    for<'c> fn(mlir::AffineExpr<'c>, mlir::AffineExpr<'c>) -> mlir::AffineExpr<'c>;

impl AffineExpr {
    /// Calls `make` under the lock and wraps the expression that it returns.
    pub(super) fn make<'c>(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> mlir::AffineExpr<'c>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let _held = context.lock();
        interned::wrap_new(context, context.roomy(make))
    }

    /// Runs a query on the MLIR expression under the lock.
    fn ask<R>(&self, ask: impl FnOnce(mlir::AffineExpr<'_>) -> R) -> R {
        let _held = self.context().lock();
        self.context().roomy(|| ask(self.mlir()))
    }

    /// Returns an error unless `dims` dimensions and `symbols` symbols cover the expression.
    pub(super) fn fits(&self, dims: i64, symbols: i64) -> Result<()> {
        let (need_dims, need_symbols) = self.mlir().extent();
        let (need_dims, need_symbols) = (need_dims as i64, need_symbols as i64);
        match need_dims <= dims && need_symbols <= symbols {
            true => Ok(()),
            false => Err(value_error(format!(
                "{} needs {need_dims} dimension(s) and {need_symbols} symbol(s), got {dims} and \
                 {symbols}",
                self.text()
            ))),
        }
    }
}

/// Returns the context of whichever operand is an expression.
fn context_among(operands: [&AnyView<'_>; 2]) -> Result<ObjectRef<Context>> {
    let found = operands.iter().find_map(|operand| operand.as_object::<AffineExpr>());
    found.map(|expr| expr.context().clone()).ok_or_else(|| {
        let [lhs, rhs] = operands.map(AnyView::type_key);
        type_error(format!("expected an AffineExpr and an int or two, got `{lhs}` and `{rhs}`"))
    })
}

/// Converts an operand: an expression of the context, or an integer.
fn operand<'h>(
    context: &'h ObjectRef<Context>,
    held: &'h Guard<'_>,
    value: &'h AnyView<'_>,
) -> Result<mlir::AffineExpr<'h>> {
    if let Some(expr) = value.as_object::<AffineExpr>() {
        return match expr.context().same_as(context) {
            true => Ok(expr.mlir()),
            false => Err(other_context("an operand")),
        };
    }
    match value.get::<i64>() {
        Ok(constant) => Ok(mlir::AffineExpr::constant(context.mlir(held), constant)),
        Err(_) => {
            Err(type_error(format!("expected an AffineExpr or an int, got `{}`", value.type_key())))
        }
    }
}

pub(super) fn binary(
    lhs: &AnyView<'_>,
    rhs: &AnyView<'_>,
    by: Binary,
) -> Result<ObjectRef<AffineExpr>> {
    let context = context_among([lhs, rhs])?;
    let held = context.lock();
    let (lhs, rhs) = (operand(&context, &held, lhs)?, operand(&context, &held, rhs)?);
    AffineExpr::make(&context, || by(lhs, rhs))
}

/// The functions that create binary expressions, and the operators that call them. The object is the left operand, or
/// the right one when Python calls the reflected operator.
macro_rules! operators {
    ($($get:ident, $name:literal, $by:path, $operator:ident, $op:literal, $reflected:ident, $rop:literal;)*) => {
        #[fishplate::methods(nonblocking)]
        impl AffineExpr {
            $(
                #[doc = concat!("The ", $name, " of two expressions, or of one and an integer.")]
                fn $get(lhs: AnyView<'_>, rhs: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&lhs, &rhs, |lhs, rhs| $by(lhs, rhs))
                }

                #[doc = concat!("The ", $name, " with an expression or an integer.")]
                #[method(name = $op)]
                fn $operator(this: AnyView<'_>, other: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&this, &other, |lhs, rhs| $by(lhs, rhs))
                }

                #[doc = concat!("The ", $name, " of an integer with the expression.")]
                #[method(name = $rop)]
                fn $reflected(this: AnyView<'_>, other: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&other, &this, |lhs, rhs| $by(lhs, rhs))
                }
            )*
        }
    };
}

operators! {
    get_add, "sum", mlir::AffineExpr::plus, add, "__add__", radd, "__radd__";
    get_sub, "difference", mlir::AffineExpr::minus, sub, "__sub__", rsub, "__rsub__";
    get_mul, "product", mlir::AffineExpr::times, mul, "__mul__", rmul, "__rmul__";
    get_mod, "remainder", mlir::AffineExpr::modulo, modulo, "__mod__", rmod, "__rmod__";
    get_floor_div, "quotient, rounded down,", mlir::AffineExpr::floor_div, floordiv, "__floordiv__", rfloordiv, "__rfloordiv__";
    get_ceil_div, "quotient, rounded up,", mlir::AffineExpr::ceil_div, ceildiv, "ceildiv", rceildiv, "rceildiv";
}

#[fishplate::methods(nonblocking)]
impl AffineExpr {
    /// Creates the expression of a constant.
    pub fn get_constant(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let context = current::context(context)?;
        let held = context.lock();
        AffineExpr::make(&context, || mlir::AffineExpr::constant(context.mlir(&held), value))
    }

    /// Creates the expression of the dimension at a position.
    pub fn get_dim(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (context, at) = (current::context(context)?, count("position", position)?);
        let held = context.lock();
        AffineExpr::make(&context, || mlir::AffineExpr::dim(context.mlir(&held), at))
    }

    /// Creates the expression of the symbol at a position.
    pub fn get_symbol(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (context, at) = (current::context(context)?, count("position", position)?);
        let held = context.lock();
        AffineExpr::make(&context, || mlir::AffineExpr::symbol(context.mlir(&held), at))
    }

    /// The negated expression.
    #[method(name = "__neg__")]
    pub fn neg(&self) -> Result<ObjectRef<AffineExpr>> {
        let held = self.context().lock();
        let minus_one = mlir::AffineExpr::constant(self.context().mlir(&held), -1);
        AffineExpr::make(self.context(), || self.mlir().times(minus_one))
    }

    /// Replaces the dimensions of the expression by the results of a map.
    pub fn compose(&self, map: &AffineMap) -> Result<ObjectRef<AffineExpr>> {
        if !map.context().same_as(self.context()) {
            return Err(other_context("the map"));
        }
        AffineExpr::make(self.context(), || self.mlir().compose(map.mlir()))
    }

    /// Shifts the dimensions from `offset` to `num_dims` by `shift`.
    pub fn shift_dims(
        &self,
        num_dims: i64,
        shift: i64,
        #[default = 0] offset: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (of, by, from) = shifted("num_dims", num_dims, shift, offset)?;
        AffineExpr::make(self.context(), || self.mlir().shift_dims(of, by, from))
    }

    /// Shifts the symbols from `offset` to `num_symbols` by `shift`.
    pub fn shift_symbols(
        &self,
        num_symbols: i64,
        shift: i64,
        #[default = 0] offset: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (of, by, from) = shifted("num_symbols", num_symbols, shift, offset)?;
        AffineExpr::make(self.context(), || self.mlir().shift_symbols(of, by, from))
    }

    /// Returns an equal but simpler expression, if MLIR finds one.
    pub fn simplify_affine_expr(
        expr: ObjectRef<AffineExpr>,
        num_dims: i64,
        num_symbols: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (dims, symbols) = (count("num_dims", num_dims)?, count("num_symbols", num_symbols)?);
        expr.fits(num_dims, num_symbols)?;
        AffineExpr::make(expr.context(), || expr.mlir().simplify(dims as u32, symbols as u32))
    }

    /// Whether it consists of symbols and constants only.
    #[getter]
    pub fn is_symbolic_or_constant(&self) -> bool {
        self.ask(|expr| expr.is_symbolic_or_constant())
    }

    /// Whether it multiplies and divides by constants only.
    #[getter]
    pub fn is_pure_affine(&self) -> bool {
        self.ask(|expr| expr.is_pure_affine())
    }

    /// The largest number that is known to divide all its values.
    #[getter]
    pub fn largest_known_divisor(&self) -> i64 {
        self.ask(|expr| expr.largest_known_divisor())
    }

    /// Whether all its values are known to be multiples of a number, which must not be zero.
    pub fn is_multiple_of(&self, factor: i64) -> Result<bool> {
        if factor == 0 {
            return Err(value_error("factor: expected a number other than 0, got 0"));
        }
        Ok(self.ask(|expr| expr.is_multiple_of(factor)))
    }

    /// Whether it uses the dimension at a position.
    pub fn is_function_of_dim(&self, position: i64) -> Result<bool> {
        let at = count("position", position)?;
        Ok(self.ask(|expr| expr.is_function_of_dim(at)))
    }
}

/// Checks the arguments of a shift.
fn shifted(what: &str, of: i64, by: i64, from: i64) -> Result<(u32, u32, u32)> {
    let (most, by, start) = (count(what, of)?, count("shift", by)?, count("offset", from)?);
    match start <= most {
        true => Ok((most as u32, by as u32, start as u32)),
        false => {
            Err(value_error(format!("offset: expected a number from 0 to {most}, got {from}")))
        }
    }
}
