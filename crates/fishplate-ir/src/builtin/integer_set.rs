//! `ir.IntegerSet`: the points where affine expressions are zero, or not below zero.

use fishplate::{Array, Object, ObjectRef, Result};
use mlir_sys::{
    MlirIntegerSet, mlirIntegerSetEmptyGet, mlirIntegerSetGet, mlirIntegerSetGetConstraint,
    mlirIntegerSetGetNumConstraints, mlirIntegerSetGetNumDims, mlirIntegerSetGetNumEqualities,
    mlirIntegerSetGetNumInequalities, mlirIntegerSetGetNumSymbols, mlirIntegerSetIsCanonicalEmpty,
    mlirIntegerSetIsConstraintEq, mlirIntegerSetPrint, mlirIntegerSetReplaceGet,
};

use super::affine_expr::AffineExpr;
use super::affine_map::raw_exprs;
use super::class::{context_of, count};
use crate::error::value_error;
use crate::interned::interned;
use crate::raw::collect_text;
use crate::room::Part;
use crate::{Context, current};

/// An integer set. Equal sets of a context are the same object.
#[derive(Object)]
#[object(key = "ir.IntegerSet", opaque, structural = "unique", repr = IntegerSet::text)]
pub struct IntegerSet {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

/// One condition of a set.
#[derive(Object)]
#[object(key = "ir.IntegerSetConstraint", opaque)]
pub struct IntegerSetConstraint {
    /// The expression.
    expr: ObjectRef<AffineExpr>,
    /// Whether it must be zero; else it must not be below zero.
    is_eq: bool,
}

interned!(IntegerSet, MlirIntegerSet, IntegerSet);

impl IntegerSet {
    /// The object of a raw set.
    ///
    /// # Safety
    /// `raw` is null or a set of `context`.
    pub unsafe fn wrap(
        context: &ObjectRef<Context>,
        raw: MlirIntegerSet,
    ) -> Result<ObjectRef<IntegerSet>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no integer set"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            Ok(IntegerSet { raw: Raw(raw), context: context.clone() }.into_ref())
        })
    }

    /// The set as MLIR prints it.
    pub fn text(&self) -> String {
        let _held = self.context.lock();
        // SAFETY: the set is live and its context locked.
        let print = |append, sink| unsafe { mlirIntegerSetPrint(self.raw.0, append, sink) };
        self.context.roomy(|| collect_text(print))
    }

    /// A set made under the lock by `make`.
    fn make(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> MlirIntegerSet,
    ) -> Result<ObjectRef<IntegerSet>> {
        let held = context.lock();
        let raw = context.roomy(make);
        if !raw.ptr.is_null() {
            // SAFETY: the callers make sets of this context.
            for at in 0..unsafe { mlirIntegerSetGetNumConstraints(raw) } {
                // SAFETY: as above, and the position of a condition.
                let expr = unsafe { mlirIntegerSetGetConstraint(raw, at) };
                // SAFETY: as above.
                unsafe { context.admit(&held, Part::Expression(expr)) }?;
            }
        }
        // SAFETY: as above.
        unsafe { IntegerSet::wrap(context, raw) }
    }

    /// Asks MLIR for a number.
    fn number(&self, ask: unsafe extern "C" fn(MlirIntegerSet) -> isize) -> i64 {
        let _held = self.context.lock();
        // SAFETY: a set of a locked context.
        unsafe { ask(self.raw.0) as i64 }
    }
}

#[fishplate::methods(nonblocking)]
impl IntegerSet {
    /// The points where each expression is zero, if its flag is true, or else not below zero.
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
        let all = raw_exprs(&context, &exprs, num_dims, num_symbols)?;
        let flags: Vec<bool> = eq_flags.iter().collect();
        // SAFETY: expressions of the locked context that need no more than these, a flag for each.
        IntegerSet::make(&context, || unsafe {
            let (len, all, flags) = (all.len() as isize, all.as_ptr(), flags.as_ptr());
            mlirIntegerSetGet(context.raw(), dims, symbols, len, all, flags)
        })
    }

    /// The set without points.
    pub fn get_empty(
        num_dims: i64,
        num_symbols: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerSet>> {
        let context = current::context(context)?;
        let (dims, symbols) = (count("num_dims", num_dims)?, count("num_symbols", num_symbols)?);
        // SAFETY: the context is live and locked.
        IntegerSet::make(&context, || unsafe {
            mlirIntegerSetEmptyGet(context.raw(), dims, symbols)
        })
    }

    /// The set over expressions in place of its dimensions and symbols.
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
        let read = |exprs| raw_exprs(&self.context, exprs, num_result_dims, num_result_symbols);
        let (for_dims, for_symbols) = (read(&dim_exprs)?, read(&symbol_exprs)?);
        // SAFETY: a set and expressions of the locked context, one per dimension and symbol.
        IntegerSet::make(&self.context, || unsafe {
            let (in_dims, in_symbols) = (for_dims.as_ptr(), for_symbols.as_ptr());
            mlirIntegerSetReplaceGet(self.raw.0, in_dims, in_symbols, dims, symbols)
        })
    }

    /// The context of the set.
    #[getter(name = "context")]
    pub fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The set as MLIR prints it.
    #[method(name = "text")]
    pub fn get_text(&self) -> String {
        self.text()
    }

    /// Whether it is the set of [`IntegerSet::get_empty`].
    #[getter]
    pub fn is_canonical_empty(&self) -> bool {
        let _held = self.context.lock();
        // SAFETY: a set of a locked context.
        unsafe { mlirIntegerSetIsCanonicalEmpty(self.raw.0) }
    }

    /// The number of dimensions.
    #[getter]
    pub fn n_dims(&self) -> i64 {
        self.number(mlirIntegerSetGetNumDims)
    }

    /// The number of symbols.
    #[getter]
    pub fn n_symbols(&self) -> i64 {
        self.number(mlirIntegerSetGetNumSymbols)
    }

    /// The number of dimensions and symbols.
    #[getter]
    pub fn n_inputs(&self) -> i64 {
        self.n_dims() + self.n_symbols()
    }

    /// The number of expressions that must be zero.
    #[getter]
    pub fn n_equalities(&self) -> i64 {
        self.number(mlirIntegerSetGetNumEqualities)
    }

    /// The number of expressions that must not be below zero.
    #[getter]
    pub fn n_inequalities(&self) -> i64 {
        self.number(mlirIntegerSetGetNumInequalities)
    }

    /// The conditions.
    #[getter]
    pub fn constraints(&self) -> Result<Array<ObjectRef<IntegerSetConstraint>>> {
        let _held = self.context.lock();
        (0..self.number(mlirIntegerSetGetNumConstraints) as isize)
            .map(|at| {
                // SAFETY: a set of a locked context, and the position of a condition.
                let raw = unsafe { mlirIntegerSetGetConstraint(self.raw.0, at) };
                // SAFETY: as above.
                let is_eq = unsafe { mlirIntegerSetIsConstraintEq(self.raw.0, at) };
                // SAFETY: an expression of this context.
                let expr = unsafe { AffineExpr::wrap(&self.context, raw) }?;
                Ok(IntegerSetConstraint { expr, is_eq }.into_ref())
            })
            .collect()
    }
}
