//! `ir.AffineMap`: a map from dimensions and symbols to the values of affine expressions.

use fishplate::{Array, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::interned::kind;

use super::affine_expr::AffineExpr;
use super::class::{context_of, count, position};
use crate::error::{other_context, value_error};
use crate::interned::{self, InternedClass, interned};
use crate::live::Kept;
use crate::{Context, Guard, current};

/// An affine map. Equal maps of a context are the same object.
#[derive(Object)]
#[object(key = "ir.AffineMap", opaque, structural = "unique", repr = AffineMap::text)]
pub struct AffineMap {
    #[field(skip)]
    kept: Kept<kind::AffineMap>,
}

interned!(AffineMap, AffineMap);

impl InternedClass for AffineMap {
    type Kind = kind::AffineMap;

    fn make(_: &Guard<'_>, kept: Kept<kind::AffineMap>) -> Result<ObjectRef<AffineMap>> {
        Ok(AffineMap { kept }.into_ref())
    }
}

impl AffineMap {
    /// Calls `make` under the lock and wraps the map that it returns.
    fn make<'c>(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> mlir::AffineMap<'c>,
    ) -> Result<ObjectRef<AffineMap>> {
        let _held = context.lock();
        interned::wrap_new(context, context.roomy(make))
    }

    /// Evaluates a predicate of MLIR on the map.
    fn holds(&self, ask: impl FnOnce(mlir::AffineMap<'_>) -> bool) -> bool {
        let _held = self.context().lock();
        self.context().roomy(|| ask(self.mlir()))
    }

    /// Checks the number of results of a submap.
    fn part(&self, n_results: i64) -> Result<usize> {
        let most = self.mlir().result_count() as i64;
        match (0..=most).contains(&n_results) {
            true => Ok(n_results as usize),
            false => Err(value_error(format!(
                "n_results: expected a number from 0 to {most}, got {n_results}"
            ))),
        }
    }
}

/// The handles of expressions. All must belong to `context` and use no more dimensions and symbols
/// than given.
pub(super) fn raw_exprs<'a>(
    context: &ObjectRef<Context>,
    exprs: &'a [ObjectRef<AffineExpr>],
    dims: i64,
    symbols: i64,
) -> Result<Vec<mlir::AffineExpr<'a>>> {
    let raw = |expr: &'a ObjectRef<AffineExpr>| {
        if !expr.context().same_as(context) {
            return Err(other_context("an expression"));
        }
        expr.fits(dims, symbols).map(|()| expr.mlir())
    };
    exprs.iter().map(raw).collect()
}

#[fishplate::methods(nonblocking)]
impl AffineMap {
    /// Creates a map from dimensions and symbols to expressions.
    pub fn get(
        dim_count: i64,
        symbol_count: i64,
        exprs: Array<ObjectRef<AffineExpr>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = context_of(context, exprs.first().map(|expr| expr.context().clone()))?;
        let (dims, symbols) =
            (count("dim_count", dim_count)?, count("symbol_count", symbol_count)?);
        let exprs = exprs.to_vec();
        let all = raw_exprs(&context, &exprs, dim_count, symbol_count)?;
        let held = context.lock();
        AffineMap::make(&context, || mlir::AffineMap::of(context.mlir(&held), dims, symbols, &all))
    }

    /// Creates a map to a constant.
    pub fn get_constant(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        let held = context.lock();
        AffineMap::make(&context, || mlir::AffineMap::constant(context.mlir(&held), value))
    }

    /// Creates the empty map, with neither inputs nor results.
    pub fn get_empty(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        let held = context.lock();
        AffineMap::make(&context, || mlir::AffineMap::empty(context.mlir(&held)))
    }

    /// Creates the identity map on some dimensions.
    pub fn get_identity(
        n_dims: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let (context, dims) = (current::context(context)?, count("n_dims", n_dims)?);
        let held = context.lock();
        AffineMap::make(&context, || mlir::AffineMap::identity(context.mlir(&held), dims))
    }

    /// Creates the map from some dimensions to the last few of them.
    pub fn get_minor_identity(
        n_dims: i64,
        n_results: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let (context, dims) = (current::context(context)?, count("n_dims", n_dims)?);
        let results = count("n_results", n_results)?;
        if results > dims {
            return Err(value_error(format!(
                "n_results: expected at most n_dims, {dims}, got {results}"
            )));
        }
        let held = context.lock();
        AffineMap::make(&context, || {
            mlir::AffineMap::minor_identity(context.mlir(&held), dims, results)
        })
    }

    /// Creates the map that permutes dimensions.
    pub fn get_permutation(
        permutation: Array<i64>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        let order: Vec<u32> = permutation.iter().map_while(|at| u32::try_from(at).ok()).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..permutation.len() as u32) {
            return Err(value_error(format!(
                "permutation: expected the numbers from 0 to {} in some order, got {permutation:?}",
                permutation.len().saturating_sub(1)
            )));
        }
        let held = context.lock();
        AffineMap::make(&context, || mlir::AffineMap::permutation(context.mlir(&held), &order))
    }

    /// Removes the symbols that none of the maps uses.
    pub fn compress_unused_symbols(
        maps: Array<ObjectRef<AffineMap>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<Array<ObjectRef<AffineMap>>> {
        let Some(first) = maps.first() else { return Ok(Array::new()) };
        let context = context_of(context, Some(first.context().clone()))?;
        let mut raw = Vec::with_capacity(maps.len());
        let maps = maps.to_vec();
        for map in &maps {
            if !map.context().same_as(&context) {
                return Err(other_context("a map"));
            }
            let (got, expected) = (map.n_symbols(), first.n_symbols());
            if got != expected {
                return Err(value_error(format!(
                    "maps: expected all to have {expected} symbol(s), as the first, got {got}"
                )));
            }
            raw.push(map.mlir());
        }
        let _held = context.lock();
        let kept = mlir::AffineMap::compress_unused_symbols(&raw);
        kept.into_iter().map(|map| AffineMap::wrap(&context, map)).collect()
    }

    /// The map to the results at the given positions.
    pub fn get_submap(&self, result_positions: Array<i64>) -> Result<ObjectRef<AffineMap>> {
        let have = self.mlir().result_count();
        let at = |index| position("result_positions", index, have);
        let at: Vec<usize> = result_positions.iter().map(at).collect::<Result<_>>()?;
        AffineMap::make(self.context(), || self.mlir().sub_map(&at))
    }

    /// The map to the first few results.
    pub fn get_major_submap(&self, n_results: i64) -> Result<ObjectRef<AffineMap>> {
        let results = self.part(n_results)?;
        AffineMap::make(self.context(), || self.mlir().major_sub_map(results))
    }

    /// The map to the last few results.
    pub fn get_minor_submap(&self, n_results: i64) -> Result<ObjectRef<AffineMap>> {
        let results = self.part(n_results)?;
        AffineMap::make(self.context(), || self.mlir().minor_sub_map(results))
    }

    /// Replaces one expression by another. The result is a map over the given dimensions and
    /// symbols.
    pub fn replace(
        &self,
        expr: ObjectRef<AffineExpr>,
        replacement: ObjectRef<AffineExpr>,
        n_result_dims: i64,
        n_result_syms: i64,
    ) -> Result<ObjectRef<AffineMap>> {
        if ![&expr, &replacement].iter().all(|expr| expr.context().same_as(self.context())) {
            return Err(other_context("an expression"));
        }
        let dims = count("n_result_dims", n_result_dims)?;
        let symbols = count("n_result_syms", n_result_syms)?;
        let map = AffineMap::make(self.context(), || {
            self.mlir().replace(expr.mlir(), replacement.mlir(), dims, symbols)
        })?;
        for result in &map.results()? {
            result.fits(n_result_dims, n_result_syms)?;
        }
        Ok(map)
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

    /// The result expressions.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<AffineExpr>>> {
        self.mlir().results().map(|raw| AffineExpr::wrap(self.context(), raw)).collect()
    }

    /// Whether it permutes its dimensions.
    #[getter]
    pub fn is_permutation(&self) -> bool {
        self.holds(|map| map.is_permutation())
    }

    /// Whether it permutes a subset of its dimensions.
    #[getter]
    pub fn is_projected_permutation(&self) -> bool {
        self.holds(|map| map.is_projected_permutation())
    }

    /// Whether it is the identity map.
    #[getter]
    pub fn is_identity(&self) -> bool {
        self.holds(|map| map.is_identity())
    }

    /// Whether it maps its dimensions to the last few of them.
    #[getter]
    pub fn is_minor_identity(&self) -> bool {
        self.holds(|map| map.is_minor_identity())
    }
}
