//! `ir.AffineExpr` and its classes: dimensions, symbols, constants and what is made of two.

use std::collections::HashSet;

use fishplate::abi::TypeIndex;
use fishplate::{AnyView, Object, ObjectRef, ObjectType, Result};
use mlir_sys::{
    MlirAffineExpr, mlirAffineAddExprGet, mlirAffineBinaryOpExprGetLHS,
    mlirAffineBinaryOpExprGetRHS, mlirAffineCeilDivExprGet, mlirAffineConstantExprGet,
    mlirAffineDimExprGet, mlirAffineDimExprGetPosition, mlirAffineExprCompose,
    mlirAffineExprGetContext, mlirAffineExprGetLargestKnownDivisor, mlirAffineExprIsAAdd,
    mlirAffineExprIsABinary, mlirAffineExprIsACeilDiv, mlirAffineExprIsAConstant,
    mlirAffineExprIsADim, mlirAffineExprIsAFloorDiv, mlirAffineExprIsAMod, mlirAffineExprIsAMul,
    mlirAffineExprIsASymbol, mlirAffineExprIsFunctionOfDim, mlirAffineExprIsMultipleOf,
    mlirAffineExprIsPureAffine, mlirAffineExprIsSymbolicOrConstant, mlirAffineExprPrint,
    mlirAffineExprShiftDims, mlirAffineExprShiftSymbols, mlirAffineFloorDivExprGet,
    mlirAffineModExprGet, mlirAffineMulExprGet, mlirAffineSymbolExprGet,
    mlirAffineSymbolExprGetPosition, mlirSimplifyAffineExpr,
};

use super::affine_expr_class::{
    AffineAddExpr, AffineCeilDivExpr, AffineConstantExpr, AffineDimExpr, AffineFloorDivExpr,
    AffineModExpr, AffineMulExpr, AffineSymbolExpr,
};
use super::affine_map::AffineMap;
use super::class::count;
use crate::error::{other_context, type_error, value_error};
use crate::interned::interned;
use crate::raw::collect_text;
use crate::room::Part;
use crate::{Context, current};

/// An expression over dimensions and symbols. Equal expressions of a context are the same object.
#[derive(Object)]
#[object(key = "ir.AffineExpr", opaque, structural = "unique", repr = AffineExpr::text)]
pub struct AffineExpr {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

interned!(AffineExpr, MlirAffineExpr, AffineExpr);

/// A question to MLIR, and the class if the answer is yes.
type Case = (unsafe extern "C" fn(MlirAffineExpr) -> bool, fn() -> TypeIndex);

const CLASSES: &[Case] = &[
    (mlirAffineExprIsADim, AffineDimExpr::type_index),
    (mlirAffineExprIsASymbol, AffineSymbolExpr::type_index),
    (mlirAffineExprIsAConstant, AffineConstantExpr::type_index),
    (mlirAffineExprIsAAdd, AffineAddExpr::type_index),
    (mlirAffineExprIsAMul, AffineMulExpr::type_index),
    (mlirAffineExprIsAMod, AffineModExpr::type_index),
    (mlirAffineExprIsAFloorDiv, AffineFloorDivExpr::type_index),
    (mlirAffineExprIsACeilDiv, AffineCeilDivExpr::type_index),
];

/// How MLIR makes an expression of two.
pub(super) type Binary = unsafe extern "C" fn(MlirAffineExpr, MlirAffineExpr) -> MlirAffineExpr;

impl AffineExpr {
    /// The object of a raw expression.
    ///
    /// # Safety
    /// `raw` is null or an expression of `context`.
    pub unsafe fn wrap(
        context: &ObjectRef<Context>,
        raw: MlirAffineExpr,
    ) -> Result<ObjectRef<AffineExpr>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no affine expression"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            // SAFETY: an expression of the locked context (see above).
            let class = CLASSES.iter().find(|(is_it, _)| unsafe { is_it(raw) });
            let index = class.map_or_else(AffineExpr::type_index, |(_, class)| class());
            let value = AffineExpr { raw: Raw(raw), context: context.clone() };
            // SAFETY: the classes are children of `AffineExpr` that add nothing to it.
            Ok(unsafe { ObjectRef::new_as(value, index) })
        })
    }

    /// The expression as MLIR prints it.
    pub fn text(&self) -> String {
        let _held = self.context.lock();
        // SAFETY: the expression is live and its context locked.
        let print = |append, sink| unsafe { mlirAffineExprPrint(self.raw.0, append, sink) };
        self.context.roomy(|| collect_text(print))
    }

    /// An expression made under the lock by `make`.
    pub(super) fn make(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> MlirAffineExpr,
    ) -> Result<ObjectRef<AffineExpr>> {
        let held = context.lock();
        let raw = context.roomy(make);
        if let Some(known) = context.state(&held).table.find(raw.ptr) {
            return Ok(known);
        }
        if !raw.ptr.is_null() {
            // SAFETY: the callers make expressions of this context.
            unsafe { context.admit(&held, Part::Expression(raw)) }?;
        }
        // SAFETY: as above.
        unsafe { AffineExpr::wrap(context, raw) }
    }

    /// How many dimensions and symbols it needs.
    pub(super) fn extent(&self) -> (i64, i64) {
        let _held = self.context.lock();
        let (mut dims, mut symbols) = (0, 0);
        let mut open = vec![self.raw.0];
        let mut seen = HashSet::new();
        while let Some(raw) = open.pop() {
            // Parts are shared: each is looked at once.
            if !seen.insert(raw.ptr) {
                continue;
            }
            // SAFETY: the parts of an expression of a locked context, each asked what it is first.
            unsafe {
                if mlirAffineExprIsADim(raw) {
                    dims = dims.max(mlirAffineDimExprGetPosition(raw) as i64 + 1);
                } else if mlirAffineExprIsASymbol(raw) {
                    symbols = symbols.max(mlirAffineSymbolExprGetPosition(raw) as i64 + 1);
                } else if mlirAffineExprIsABinary(raw) {
                    open.push(mlirAffineBinaryOpExprGetLHS(raw));
                    open.push(mlirAffineBinaryOpExprGetRHS(raw));
                }
            }
        }
        (dims, symbols)
    }

    /// An error unless `dims` dimensions and `symbols` symbols are enough.
    pub(super) fn fits(&self, dims: i64, symbols: i64) -> Result<()> {
        let (need_dims, need_symbols) = self.extent();
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

/// The context of the expression among two operands.
fn context_among(operands: [&AnyView<'_>; 2]) -> Result<ObjectRef<Context>> {
    let found = operands.iter().find_map(|operand| operand.as_object::<AffineExpr>());
    found.map(|expr| expr.context.clone()).ok_or_else(|| {
        let [lhs, rhs] = operands.map(AnyView::type_key);
        type_error(format!("expected an AffineExpr and an int or two, got `{lhs}` and `{rhs}`"))
    })
}

/// An operand: an expression of the context, or an integer.
fn operand(context: &ObjectRef<Context>, value: &AnyView<'_>) -> Result<MlirAffineExpr> {
    if let Some(expr) = value.as_object::<AffineExpr>() {
        return match expr.context.same_as(context) {
            true => Ok(expr.raw.0),
            false => Err(other_context("an operand")),
        };
    }
    match value.get::<i64>() {
        // SAFETY: the callers hold the lock of the live context.
        Ok(constant) => Ok(unsafe { mlirAffineConstantExprGet(context.raw(), constant) }),
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
    let _held = context.lock();
    let (lhs, rhs) = (operand(&context, lhs)?, operand(&context, rhs)?);
    // SAFETY: two expressions of a locked context.
    AffineExpr::make(&context, || unsafe { by(lhs, rhs) })
}

/// The difference of two expressions, as MLIR makes the others.
unsafe extern "C" fn difference(lhs: MlirAffineExpr, rhs: MlirAffineExpr) -> MlirAffineExpr {
    // SAFETY: the caller passes two expressions of a locked context.
    unsafe {
        let minus_one = mlirAffineConstantExprGet(mlirAffineExprGetContext(lhs), -1);
        mlirAffineAddExprGet(lhs, mlirAffineMulExprGet(rhs, minus_one))
    }
}

/// The functions that make an expression of two, and the operators that call them: the object is the
/// left operand, or the right one where Python asks it that way.
macro_rules! operators {
    ($($get:ident, $name:literal, $by:ident, $operator:ident, $op:literal, $reflected:ident, $rop:literal;)*) => {
        #[fishplate::methods(nonblocking)]
        impl AffineExpr {
            $(
                #[doc = concat!("The ", $name, " of two expressions, or of one and an integer.")]
                fn $get(lhs: AnyView<'_>, rhs: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&lhs, &rhs, $by)
                }

                #[doc = concat!("The ", $name, " with an expression or an integer.")]
                #[method(name = $op)]
                fn $operator(this: AnyView<'_>, other: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&this, &other, $by)
                }

                #[doc = concat!("The ", $name, " of an integer with the expression.")]
                #[method(name = $rop)]
                fn $reflected(this: AnyView<'_>, other: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                    binary(&other, &this, $by)
                }
            )*
        }
    };
}

operators! {
    get_add, "sum", mlirAffineAddExprGet, add, "__add__", radd, "__radd__";
    get_sub, "difference", difference, sub, "__sub__", rsub, "__rsub__";
    get_mul, "product", mlirAffineMulExprGet, mul, "__mul__", rmul, "__rmul__";
    get_mod, "remainder", mlirAffineModExprGet, modulo, "__mod__", rmod, "__rmod__";
    get_floor_div, "quotient, rounded down,", mlirAffineFloorDivExprGet, floordiv, "__floordiv__", rfloordiv, "__rfloordiv__";
    get_ceil_div, "quotient, rounded up,", mlirAffineCeilDivExprGet, ceildiv, "ceildiv", rceildiv, "rceildiv";
}

#[fishplate::methods(nonblocking)]
impl AffineExpr {
    /// The context of the expression.
    #[getter(name = "context")]
    pub fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The expression as MLIR prints it.
    #[method(name = "text")]
    pub fn get_text(&self) -> String {
        self.text()
    }

    /// The expression of a constant.
    pub fn get_constant(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let context = current::context(context)?;
        // SAFETY: the context is live and locked.
        AffineExpr::make(&context, || unsafe { mlirAffineConstantExprGet(context.raw(), value) })
    }

    /// The expression of the dimension at a position.
    pub fn get_dim(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (context, at) = (current::context(context)?, count("position", position)?);
        // SAFETY: the context is live and locked.
        AffineExpr::make(&context, || unsafe { mlirAffineDimExprGet(context.raw(), at) })
    }

    /// The expression of the symbol at a position.
    pub fn get_symbol(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (context, at) = (current::context(context)?, count("position", position)?);
        // SAFETY: the context is live and locked.
        AffineExpr::make(&context, || unsafe { mlirAffineSymbolExprGet(context.raw(), at) })
    }

    /// The expression with its sign changed.
    #[method(name = "__neg__")]
    pub fn neg(&self) -> Result<ObjectRef<AffineExpr>> {
        // SAFETY: an expression of the locked context.
        AffineExpr::make(&self.context, || unsafe {
            let minus_one = mlirAffineConstantExprGet(self.context.raw(), -1);
            mlirAffineMulExprGet(self.raw.0, minus_one)
        })
    }

    /// The expression over the results of a map in place of its dimensions.
    pub fn compose(&self, map: &AffineMap) -> Result<ObjectRef<AffineExpr>> {
        if !map.context().same_as(&self.context) {
            return Err(other_context("the map"));
        }
        // SAFETY: an expression and a map of the locked context.
        AffineExpr::make(&self.context, || unsafe { mlirAffineExprCompose(self.raw.0, map.raw()) })
    }

    /// The expression whose dimensions from `offset` to `num_dims` are moved on by `shift`.
    pub fn shift_dims(
        &self,
        num_dims: i64,
        shift: i64,
        #[default = 0] offset: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (of, by, from) = shifted("num_dims", num_dims, shift, offset)?;
        // SAFETY: an expression of the locked context, and `from` is at most `of`.
        AffineExpr::make(&self.context, || unsafe {
            mlirAffineExprShiftDims(self.raw.0, of, by, from)
        })
    }

    /// The expression whose symbols from `offset` to `num_symbols` are moved on by `shift`.
    pub fn shift_symbols(
        &self,
        num_symbols: i64,
        shift: i64,
        #[default = 0] offset: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (of, by, from) = shifted("num_symbols", num_symbols, shift, offset)?;
        // SAFETY: an expression of the locked context, and `from` is at most `of`.
        AffineExpr::make(&self.context, || unsafe {
            mlirAffineExprShiftSymbols(self.raw.0, of, by, from)
        })
    }

    /// An expression that is equal and simpler, where MLIR finds one.
    pub fn simplify_affine_expr(
        expr: ObjectRef<AffineExpr>,
        num_dims: i64,
        num_symbols: i64,
    ) -> Result<ObjectRef<AffineExpr>> {
        let (dims, symbols) = (count("num_dims", num_dims)?, count("num_symbols", num_symbols)?);
        expr.fits(num_dims, num_symbols)?;
        // SAFETY: an expression of the locked context that needs no more than these.
        AffineExpr::make(&expr.context, || unsafe {
            mlirSimplifyAffineExpr(expr.raw.0, dims as u32, symbols as u32)
        })
    }

    /// Whether it is of symbols and constants only.
    #[getter]
    pub fn is_symbolic_or_constant(&self) -> bool {
        let _held = self.context.lock();
        // SAFETY: an expression of a locked context.
        self.context.roomy(|| unsafe { mlirAffineExprIsSymbolicOrConstant(self.raw.0) })
    }

    /// Whether it only multiplies with, and divides by, constants.
    #[getter]
    pub fn is_pure_affine(&self) -> bool {
        let _held = self.context.lock();
        // SAFETY: an expression of a locked context.
        self.context.roomy(|| unsafe { mlirAffineExprIsPureAffine(self.raw.0) })
    }

    /// The largest number that is known to divide every value of it.
    #[getter]
    pub fn largest_known_divisor(&self) -> i64 {
        let _held = self.context.lock();
        // SAFETY: an expression of a locked context.
        self.context.roomy(|| unsafe { mlirAffineExprGetLargestKnownDivisor(self.raw.0) })
    }

    /// Whether every value is known to be a multiple of a number, which is not zero.
    pub fn is_multiple_of(&self, factor: i64) -> Result<bool> {
        if factor == 0 {
            return Err(value_error("factor: expected a number other than 0, got 0"));
        }
        let _held = self.context.lock();
        // SAFETY: an expression of a locked context, and no division by zero.
        Ok(self.context.roomy(|| unsafe { mlirAffineExprIsMultipleOf(self.raw.0, factor) }))
    }

    /// Whether the dimension at a position is part of it.
    pub fn is_function_of_dim(&self, position: i64) -> Result<bool> {
        let at = count("position", position)?;
        let _held = self.context.lock();
        // SAFETY: an expression of a locked context.
        Ok(self.context.roomy(|| unsafe { mlirAffineExprIsFunctionOfDim(self.raw.0, at) }))
    }
}

/// Checks the numbers of a shift.
fn shifted(what: &str, of: i64, by: i64, from: i64) -> Result<(u32, u32, u32)> {
    let (most, by, start) = (count(what, of)?, count("shift", by)?, count("offset", from)?);
    match start <= most {
        true => Ok((most as u32, by as u32, start as u32)),
        false => {
            Err(value_error(format!("offset: expected a number from 0 to {most}, got {from}")))
        }
    }
}
