//! The classes of affine expressions.
//!
//! MLIR simplifies what it makes: a sum of two constants is a constant. So what makes an expression
//! of two gives an `AffineExpr` of whatever class.

use fishplate::{AnyView, Class, ObjectRef, Result};
use mlir_sys::{
    mlirAffineAddExprGet, mlirAffineBinaryOpExprGetLHS, mlirAffineBinaryOpExprGetRHS,
    mlirAffineCeilDivExprGet, mlirAffineConstantExprGetValue, mlirAffineDimExprGetPosition,
    mlirAffineFloorDivExprGet, mlirAffineModExprGet, mlirAffineMulExprGet,
    mlirAffineSymbolExprGetPosition,
};

use super::affine_expr::{AffineExpr, binary};
use super::class::{class, short};
use crate::Context;
use crate::error::value_error;

/// An expression as its class.
fn typed<T: Class>(expr: ObjectRef<AffineExpr>) -> Result<ObjectRef<T>> {
    expr.downcast()
        .map_err(|other| value_error(format!("expected {}, got {}", short::<T>(), other.text())))
}

class! {
    /// A constant: `42`.
    AffineConstantExpr, "ir.AffineConstantExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineConstantExpr {
    /// The expression of a constant.
    pub fn get(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineConstantExpr>> {
        AffineExpr::get_constant(value, context).and_then(typed)
    }

    /// The constant.
    #[getter]
    pub fn value(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: a constant of a locked context.
        unsafe { mlirAffineConstantExprGetValue(self.raw()) }
    }
}

class! {
    /// A dimension: `d0`.
    AffineDimExpr, "ir.AffineDimExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineDimExpr {
    /// The expression of the dimension at a position.
    pub fn get(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineDimExpr>> {
        AffineExpr::get_dim(position, context).and_then(typed)
    }

    /// Its position.
    #[getter]
    pub fn position(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: a dimension of a locked context.
        unsafe { mlirAffineDimExprGetPosition(self.raw()) as i64 }
    }
}

class! {
    /// A symbol: `s0`.
    AffineSymbolExpr, "ir.AffineSymbolExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineSymbolExpr {
    /// The expression of the symbol at a position.
    pub fn get(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineSymbolExpr>> {
        AffineExpr::get_symbol(position, context).and_then(typed)
    }

    /// Its position.
    #[getter]
    pub fn position(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: a symbol of a locked context.
        unsafe { mlirAffineSymbolExprGetPosition(self.raw()) as i64 }
    }
}

class! {
    /// An expression of two: `d0 + s0`.
    AffineBinaryExpr, "ir.AffineBinaryExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineBinaryExpr {
    /// The left one.
    #[getter]
    pub fn lhs(&self) -> Result<ObjectRef<AffineExpr>> {
        // SAFETY: an expression of two, of the locked context.
        AffineExpr::make(self.context(), || unsafe { mlirAffineBinaryOpExprGetLHS(self.raw()) })
    }

    /// The right one.
    #[getter]
    pub fn rhs(&self) -> Result<ObjectRef<AffineExpr>> {
        // SAFETY: an expression of two, of the locked context.
        AffineExpr::make(self.context(), || unsafe { mlirAffineBinaryOpExprGetRHS(self.raw()) })
    }
}

macro_rules! binary_classes {
    ($($name:ident, $key:literal, $get:ident, $doc:literal;)*) => {$(
        class! {
            #[doc = $doc]
            $name, $key, AffineBinaryExpr
        }

        #[fishplate::methods(nonblocking)]
        impl $name {
            /// The expression of two, or what MLIR simplifies it to.
            pub fn get(lhs: AnyView<'_>, rhs: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                binary(&lhs, &rhs, $get)
            }
        }
    )*};
}

binary_classes! {
    AffineAddExpr, "ir.AffineAddExpr", mlirAffineAddExprGet, "A sum: `d0 + s0`.";
    AffineMulExpr, "ir.AffineMulExpr", mlirAffineMulExprGet, "A product: `d0 * 4`.";
    AffineModExpr, "ir.AffineModExpr", mlirAffineModExprGet, "A remainder: `d0 mod 4`.";
    AffineFloorDivExpr, "ir.AffineFloorDivExpr", mlirAffineFloorDivExprGet,
        "A quotient, rounded down: `d0 floordiv 4`.";
    AffineCeilDivExpr, "ir.AffineCeilDivExpr", mlirAffineCeilDivExprGet,
        "A quotient, rounded up: `d0 ceildiv 4`.";
}
