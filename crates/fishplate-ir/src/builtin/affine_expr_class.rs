//! The classes of affine expressions.
//!
//! MLIR simplifies the expressions that it creates: a sum of two constants is a constant. So
//! creating a binary expression may return an `AffineExpr` of any class.

use fishplate::{AnyView, Class, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::affine_expr::{AffineExpr, binary};
use super::class::{class, short};
use crate::Context;
use crate::error::value_error;

/// Casts an expression to its class.
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
    /// Creates the expression of a constant.
    pub fn get(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineConstantExpr>> {
        AffineExpr::get_constant(value, context).and_then(typed)
    }

    /// The value of the constant.
    #[getter]
    pub fn value(&self) -> i64 {
        self.mlir().constant_value()
    }
}

class! {
    /// A dimension: `d0`.
    AffineDimExpr, "ir.AffineDimExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineDimExpr {
    /// Creates the expression of the dimension at a position.
    pub fn get(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineDimExpr>> {
        AffineExpr::get_dim(position, context).and_then(typed)
    }

    /// Its position.
    #[getter]
    pub fn position(&self) -> i64 {
        self.mlir().dim_position() as i64
    }
}

class! {
    /// A symbol: `s0`.
    AffineSymbolExpr, "ir.AffineSymbolExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineSymbolExpr {
    /// Creates the expression of the symbol at a position.
    pub fn get(
        position: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineSymbolExpr>> {
        AffineExpr::get_symbol(position, context).and_then(typed)
    }

    /// Its position.
    #[getter]
    pub fn position(&self) -> i64 {
        self.mlir().symbol_position() as i64
    }
}

class! {
    /// A binary expression: `d0 + s0`.
    AffineBinaryExpr, "ir.AffineBinaryExpr", AffineExpr
}

#[fishplate::methods(nonblocking)]
impl AffineBinaryExpr {
    /// The left operand.
    #[getter]
    pub fn lhs(&self) -> Result<ObjectRef<AffineExpr>> {
        AffineExpr::make(self.context(), || self.mlir().lhs())
    }

    /// The right operand.
    #[getter]
    pub fn rhs(&self) -> Result<ObjectRef<AffineExpr>> {
        AffineExpr::make(self.context(), || self.mlir().rhs())
    }
}

macro_rules! binary_classes {
    ($($name:ident, $key:literal, $get:path, $doc:literal;)*) => {$(
        class! {
            #[doc = $doc]
            $name, $key, AffineBinaryExpr
        }

        #[fishplate::methods(nonblocking)]
        impl $name {
            /// Creates the binary expression, or whatever MLIR simplifies it to.
            pub fn get(lhs: AnyView<'_>, rhs: AnyView<'_>) -> Result<ObjectRef<AffineExpr>> {
                binary(&lhs, &rhs, |lhs, rhs| $get(lhs, rhs))
            }
        }
    )*};
}

binary_classes! {
    AffineAddExpr, "ir.AffineAddExpr", mlir::AffineExpr::plus, "A sum: `d0 + s0`.";
    AffineMulExpr, "ir.AffineMulExpr", mlir::AffineExpr::times, "A product: `d0 * 4`.";
    AffineModExpr, "ir.AffineModExpr", mlir::AffineExpr::modulo, "A remainder: `d0 mod 4`.";
    AffineFloorDivExpr, "ir.AffineFloorDivExpr", mlir::AffineExpr::floor_div,
        "A quotient, rounded down: `d0 floordiv 4`.";
    AffineCeilDivExpr, "ir.AffineCeilDivExpr", mlir::AffineExpr::ceil_div,
        "A quotient, rounded up: `d0 ceildiv 4`.";
}
