//! `ir.IntegerSet`: the points at which affine expressions are zero, or non-negative.

use fishplate::{Array, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use super::affine_expr::AffineExpr;
use super::affine_map::raw_exprs;
use super::class::{context_of, count};
use crate::error::value_error;
use crate::interned::{self, InternedClass, interned};
use crate::live::Kept;
use crate::{Context, Guard, current};

/// An integer set. Equal sets of a context are the same object.
#[derive(Object)]
#[object(key = "ir.IntegerSet", opaque, structural = "unique", repr = IntegerSet::text)]
pub struct IntegerSet {
    #[field(skip)]
    kept: Kept<kind::IntegerSet>,
}

/// One condition of a set.
#[derive(Object)]
#[object(key = "ir.IntegerSetConstraint", opaque)]
pub struct IntegerSetConstraint {
    /// The expression.
    expr: ObjectRef<AffineExpr>,
    /// Whether the expression must be zero; otherwise it must be non-negative.
    is_eq: bool,
}

interned!(IntegerSet, IntegerSet);

impl InternedClass for IntegerSet {
    type Kind = kind::IntegerSet;

    fn make(_: &Guard<'_>, kept: Kept<kind::IntegerSet>) -> Result<ObjectRef<IntegerSet>> {
        Ok(IntegerSet { kept }.into_ref())
    }
}

impl IntegerSet {
    /// Calls `make` under the lock and wraps the set that it returns.
    fn make<'c>(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> mlir::IntegerSet<'c>,
    ) -> Result<ObjectRef<IntegerSet>> {
        let _held = context.lock();
        interned::wrap_new(context, context.roomy(make))
    }
}

#[fishplate::methods(nonblocking)]
impl IntegerSet {
    /// Creates the set of points where each expression is zero if its flag is true, and
    /// non-negative otherwise.
    pub fn get(
        num_dims: i64,
        num_symbols: i64,
        exprs: Array<ObjectRef<AffineExpr>>,
        eq_flags: Array<bool>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerSet>> {
        let context = context_of(context, exprs.first().map(|expr| expr.context().clone()))?;
        let (dims, symbols) = (count("num_dims", num_dims)?, count("num_symbols", num_symbols)?);
        if exprs.is_empty() {
            return Err(value_error("exprs: expected at least one expression, got none"));
        }
        if exprs.len() != eq_flags.len() {
            let (expected, got) = (exprs.len(), eq_flags.len());
            return Err(value_error(format!(
                "eq_flags: expected a flag per expression, {expected}, got {got}"
            )));
        }
        let exprs = exprs.to_vec();
        let all = raw_exprs(&context, &exprs, num_dims, num_symbols)?;
        let flags: Vec<bool> = eq_flags.iter().collect();
        let held = context.lock();
        IntegerSet::make(&context, || {
            mlir::IntegerSet::of(context.mlir(&held), dims, symbols, &all, &flags)
        })
    }

    /// The set that contains no points.
    pub fn get_empty(
        num_dims: i64,
        num_symbols: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerSet>> {
        let context = current::context(context)?;
        let (dims, symbols) = (count("num_dims", num_dims)?, count("num_symbols", num_symbols)?);
        let held = context.lock();
        IntegerSet::make(&context, || mlir::IntegerSet::empty(context.mlir(&held), dims, symbols))
    }

    /// Replaces the dimensions and symbols of the set by expressions.
    pub fn get_replaced(
        &self,
        dim_exprs: Array<ObjectRef<AffineExpr>>,
        symbol_exprs: Array<ObjectRef<AffineExpr>>,
        num_result_dims: i64,
        num_result_symbols: i64,
    ) -> Result<ObjectRef<IntegerSet>> {
        let (dims, symbols) = (
            count("num_result_dims", num_result_dims)?,
            count("num_result_symbols", num_result_symbols)?,
        );
        for (what, got, expected) in [
            ("dim_exprs", dim_exprs.len() as i64, self.n_dims()),
            ("symbol_exprs", symbol_exprs.len() as i64, self.n_symbols()),
        ] {
            if got != expected {
                return Err(value_error(format!(
                    "{what}: expected {expected} expression(s), got {got}"
                )));
            }
        }
        let (dim_exprs, symbol_exprs) = (dim_exprs.to_vec(), symbol_exprs.to_vec());
        let (most_dims, most_symbols) = (num_result_dims, num_result_symbols);
        let for_dims = raw_exprs(self.context(), &dim_exprs, most_dims, most_symbols)?;
        let for_symbols = raw_exprs(self.context(), &symbol_exprs, most_dims, most_symbols)?;
        IntegerSet::make(self.context(), || {
            self.mlir().replace(&for_dims, &for_symbols, dims, symbols)
        })
    }

    /// Whether it is the set of [`IntegerSet::get_empty`].
    #[getter]
    pub fn is_canonical_empty(&self) -> bool {
        self.mlir().is_canonical_empty()
    }

    /// The number of dimensions.
    #[getter]
    pub fn n_dims(&self) -> i64 {
        self.mlir().dim_count() as i64
    }

    /// The number of symbols.
    #[getter]
    pub fn n_symbols(&self) -> i64 {
        self.mlir().symbol_count() as i64
    }

    /// The number of dimensions and symbols.
    #[getter]
    pub fn n_inputs(&self) -> i64 {
        self.n_dims() + self.n_symbols()
    }

    /// The number of expressions that must be zero.
    #[getter]
    pub fn n_equalities(&self) -> i64 {
        self.mlir().equality_count() as i64
    }

    /// The number of expressions that must be non-negative.
    #[getter]
    pub fn n_inequalities(&self) -> i64 {
        self.mlir().inequality_count() as i64
    }

    /// The conditions.
    #[getter]
    pub fn constraints(&self) -> Result<Array<ObjectRef<IntegerSetConstraint>>> {
        let raw = self.mlir();
        let conditions = raw.constraints().zip(raw.equalities());
        conditions
            .map(|(expr, is_eq)| {
                let expr = AffineExpr::wrap(self.context(), expr)?;
                Ok(IntegerSetConstraint { expr, is_eq }.into_ref())
            })
            .collect()
    }
}
