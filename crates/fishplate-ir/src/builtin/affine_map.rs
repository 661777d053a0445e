//! `ir.AffineMap`: from dimensions and symbols to the values of affine expressions.

use std::ffi::c_void;

use fishplate::{Array, Object, ObjectRef, Result};
use mlir_sys::{
    MlirAffineExpr, MlirAffineMap, mlirAffineMapCompressUnusedSymbols, mlirAffineMapConstantGet,
    mlirAffineMapEmptyGet, mlirAffineMapGet, mlirAffineMapGetMajorSubMap,
    mlirAffineMapGetMinorSubMap, mlirAffineMapGetNumDims, mlirAffineMapGetNumResults,
    mlirAffineMapGetNumSymbols, mlirAffineMapGetResult, mlirAffineMapGetSubMap,
    mlirAffineMapIsIdentity, mlirAffineMapIsMinorIdentity, mlirAffineMapIsPermutation,
    mlirAffineMapIsProjectedPermutation, mlirAffineMapMinorIdentityGet,
    mlirAffineMapMultiDimIdentityGet, mlirAffineMapPermutationGet, mlirAffineMapPrint,
    mlirAffineMapReplace,
};

use super::affine_expr::AffineExpr;
use super::class::{context_of, count, position};
use crate::error::{other_context, value_error};
use crate::interned::interned;
use crate::raw::collect_text;
use crate::room::Part;
use crate::{Context, current};

/// An affine map. Equal maps of a context are the same object.
#[derive(Object)]
#[object(key = "ir.AffineMap", opaque, structural = "unique", repr = AffineMap::text)]
pub struct AffineMap {
    #[field(skip)]
    raw: Raw,
    #[field(skip)]
    context: ObjectRef<Context>,
}

interned!(AffineMap, MlirAffineMap, AffineMap);

impl AffineMap {
    /// The object of a raw map.
    ///
    /// # Safety
    /// `raw` is null or a map of `context`.
    pub unsafe fn wrap(
        context: &ObjectRef<Context>,
        raw: MlirAffineMap,
    ) -> Result<ObjectRef<AffineMap>> {
        if raw.ptr.is_null() {
            return Err(value_error("MLIR gave no affine map"));
        }
        let held = context.lock();
        context.object_of(&held, raw.ptr, || {
            Ok(AffineMap { raw: Raw(raw), context: context.clone() }.into_ref())
        })
    }

    /// The map as MLIR prints it.
    pub fn text(&self) -> String {
        let _held = self.context.lock();
        // SAFETY: the map is live and its context locked.
        let print = |append, sink| unsafe { mlirAffineMapPrint(self.raw.0, append, sink) };
        self.context.roomy(|| collect_text(print))
    }

    /// A map made under the lock by `make`.
    fn make(
        context: &ObjectRef<Context>,
        make: impl FnOnce() -> MlirAffineMap,
    ) -> Result<ObjectRef<AffineMap>> {
        let held = context.lock();
        let raw = context.roomy(make);
        if !raw.ptr.is_null() {
            // SAFETY: the callers make maps of this context.
            for at in 0..unsafe { mlirAffineMapGetNumResults(raw) } {
                // SAFETY: as above, and the position of a result.
                unsafe { context.admit(&held, Part::Expression(mlirAffineMapGetResult(raw, at))) }?;
            }
        }
        // SAFETY: as above.
        unsafe { AffineMap::wrap(context, raw) }
    }

    /// Asks MLIR for a number.
    fn number(&self, ask: unsafe extern "C" fn(MlirAffineMap) -> isize) -> i64 {
        let _held = self.context.lock();
        // SAFETY: a map of a locked context.
        unsafe { ask(self.raw.0) as i64 }
    }

    /// Asks MLIR whether something holds.
    fn holds(&self, ask: unsafe extern "C" fn(MlirAffineMap) -> bool) -> bool {
        let _held = self.context.lock();
        // SAFETY: a map of a locked context.
        self.context.roomy(|| unsafe { ask(self.raw.0) })
    }

    /// How many of its results a part of it has.
    fn part(&self, n_results: i64) -> Result<isize> {
        let most = self.number(mlirAffineMapGetNumResults);
        match (0..=most).contains(&n_results) {
            true => Ok(n_results as isize),
            false => Err(value_error(format!(
                "n_results: expected a number from 0 to {most}, got {n_results}"
            ))),
        }
    }
}

/// The raw expressions of a sequence, all of `context` and of so many dimensions and symbols.
pub(super) fn raw_exprs(
    context: &ObjectRef<Context>,
    exprs: &Array<ObjectRef<AffineExpr>>,
    dims: i64,
    symbols: i64,
) -> Result<Vec<MlirAffineExpr>> {
    let raw = |expr: ObjectRef<AffineExpr>| {
        if !expr.context().same_as(context) {
            return Err(other_context("an expression"));
        }
        expr.fits(dims, symbols).map(|()| expr.raw())
    };
    exprs.iter().map(raw).collect()
}

unsafe extern "C" fn keep(result: *mut c_void, index: isize, map: MlirAffineMap) {
    // SAFETY: `compress_unused_symbols` passes its vector, with a place per map.
    let maps = unsafe { &mut *result.cast::<Vec<MlirAffineMap>>() };
    if let Some(place) = maps.get_mut(index as usize) {
        *place = map;
    }
}

#[fishplate::methods(nonblocking)]
impl AffineMap {
    /// The map to some expressions over some dimensions and symbols.
    pub fn get(
        dim_count: i64,
        symbol_count: i64,
        exprs: Array<ObjectRef<AffineExpr>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = context_of(context, exprs.first().map(|expr| expr.context().clone()))?;
        let (dims, symbols) =
            (count("dim_count", dim_count)?, count("symbol_count", symbol_count)?);
        let mut all = raw_exprs(&context, &exprs, dim_count, symbol_count)?;
        // SAFETY: expressions of the locked context that need no more than these.
        AffineMap::make(&context, || unsafe {
            let (len, all) = (all.len() as isize, all.as_mut_ptr());
            mlirAffineMapGet(context.raw(), dims, symbols, len, all)
        })
    }

    /// The map to a constant.
    pub fn get_constant(
        value: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        // SAFETY: the context is live and locked.
        AffineMap::make(&context, || unsafe { mlirAffineMapConstantGet(context.raw(), value) })
    }

    /// The map from nothing to nothing.
    pub fn get_empty(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        // SAFETY: the context is live and locked.
        AffineMap::make(&context, || unsafe { mlirAffineMapEmptyGet(context.raw()) })
    }

    /// The map from some dimensions to themselves.
    pub fn get_identity(
        n_dims: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let (context, dims) = (current::context(context)?, count("n_dims", n_dims)?);
        // SAFETY: the context is live and locked.
        AffineMap::make(&context, || unsafe {
            mlirAffineMapMultiDimIdentityGet(context.raw(), dims)
        })
    }

    /// The map from some dimensions to the last few of them.
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
        // SAFETY: the context is live and locked, and there are enough dimensions.
        AffineMap::make(&context, || unsafe {
            mlirAffineMapMinorIdentityGet(context.raw(), dims, results)
        })
    }

    /// The map that puts dimensions into another order.
    pub fn get_permutation(
        permutation: Array<i64>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<AffineMap>> {
        let context = current::context(context)?;
        let mut order: Vec<u32> =
            permutation.iter().map_while(|at| u32::try_from(at).ok()).collect();
        let mut sorted = order.clone();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..permutation.len() as u32) {
            return Err(value_error(format!(
                "permutation: expected the numbers from 0 to {} in some order, got {permutation:?}",
                permutation.len().saturating_sub(1)
            )));
        }
        // SAFETY: the context is live and locked; a permutation; MLIR only reads it.
        AffineMap::make(&context, || unsafe {
            mlirAffineMapPermutationGet(context.raw(), order.len() as isize, order.as_mut_ptr())
        })
    }

    /// The maps with only those symbols that one of them uses.
    pub fn compress_unused_symbols(
        maps: Array<ObjectRef<AffineMap>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<Array<ObjectRef<AffineMap>>> {
        let Some(first) = maps.first() else { return Ok(Array::new()) };
        let context = context_of(context, Some(first.context.clone()))?;
        let mut raw = Vec::with_capacity(maps.len());
        for map in &maps {
            if !map.context.same_as(&context) {
                return Err(other_context("a map"));
            }
            let (got, expected) = (map.n_symbols(), first.n_symbols());
            if got != expected {
                return Err(value_error(format!(
                    "maps: expected all to have {expected} symbol(s), as the first, got {got}"
                )));
            }
            raw.push(map.raw.0);
        }
        let _held = context.lock();
        let mut kept = raw.clone();
        // SAFETY: maps of a locked context; `keep` gets the vector that it expects.
        unsafe {
            let (all, to) = (raw.as_mut_ptr(), (&raw mut kept).cast());
            mlirAffineMapCompressUnusedSymbols(all, raw.len() as isize, to, Some(keep));
        }
        // SAFETY: maps of this context.
        kept.into_iter().map(|map| unsafe { AffineMap::wrap(&context, map) }).collect()
    }

    /// The context of the map.
    #[getter(name = "context")]
    pub fn get_context(&self) -> ObjectRef<Context> {
        self.context.clone()
    }

    /// The map as MLIR prints it.
    #[method(name = "text")]
    pub fn get_text(&self) -> String {
        self.text()
    }

    /// The map to the results at some positions.
    pub fn get_submap(&self, result_positions: Array<i64>) -> Result<ObjectRef<AffineMap>> {
        let have = self.number(mlirAffineMapGetNumResults) as usize;
        let at = |index| position("result_positions", index, have).map(|at| at as isize);
        let mut at: Vec<isize> = result_positions.iter().map(at).collect::<Result<_>>()?;
        // SAFETY: a map of the locked context, and positions of results.
        AffineMap::make(&self.context, || unsafe {
            mlirAffineMapGetSubMap(self.raw.0, at.len() as isize, at.as_mut_ptr())
        })
    }

    /// The map to the first few results.
    pub fn get_major_submap(&self, n_results: i64) -> Result<ObjectRef<AffineMap>> {
        let results = self.part(n_results)?;
        // SAFETY: a map of the locked context that has so many results.
        AffineMap::make(&self.context, || unsafe {
            mlirAffineMapGetMajorSubMap(self.raw.0, results)
        })
    }

    /// The map to the last few results.
    pub fn get_minor_submap(&self, n_results: i64) -> Result<ObjectRef<AffineMap>> {
        let results = self.part(n_results)?;
        // SAFETY: a map of the locked context that has so many results.
        AffineMap::make(&self.context, || unsafe {
            mlirAffineMapGetMinorSubMap(self.raw.0, results)
        })
    }

    /// The map with an expression in place of another, over some dimensions and symbols.
    pub fn replace(
        &self,
        expr: ObjectRef<AffineExpr>,
        replacement: ObjectRef<AffineExpr>,
        n_result_dims: i64,
        n_result_syms: i64,
    ) -> Result<ObjectRef<AffineMap>> {
        if ![&expr, &replacement].iter().all(|expr| expr.context().same_as(&self.context)) {
            return Err(other_context("an expression"));
        }
        let dims = count("n_result_dims", n_result_dims)?;
        let symbols = count("n_result_syms", n_result_syms)?;
        let map = AffineMap::make(&self.context, || {
            // SAFETY: a map and expressions of the locked context.
            unsafe {
                let (from, to) = (expr.raw(), replacement.raw());
                mlirAffineMapReplace(self.raw.0, from, to, dims, symbols)
            }
        })?;
        for result in &map.results()? {
            result.fits(n_result_dims, n_result_syms)?;
        }
        Ok(map)
    }

    /// The number of dimensions.
    #[getter]
    pub fn n_dims(&self) -> i64 {
        self.number(mlirAffineMapGetNumDims)
    }

    /// The number of symbols.
    #[getter]
    pub fn n_symbols(&self) -> i64 {
        self.number(mlirAffineMapGetNumSymbols)
    }

    /// The number of dimensions and symbols.
    #[getter]
    pub fn n_inputs(&self) -> i64 {
        self.n_dims() + self.n_symbols()
    }

    /// The expressions.
    #[getter]
    pub fn results(&self) -> Result<Array<ObjectRef<AffineExpr>>> {
        let _held = self.context.lock();
        (0..self.number(mlirAffineMapGetNumResults))
            // SAFETY: a map of a locked context, and the position of a result.
            .map(|at| unsafe {
                AffineExpr::wrap(&self.context, mlirAffineMapGetResult(self.raw.0, at as isize))
            })
            .collect()
    }

    /// Whether it puts its dimensions into another order.
    #[getter]
    pub fn is_permutation(&self) -> bool {
        self.holds(mlirAffineMapIsPermutation)
    }

    /// Whether it puts some of its dimensions into another order.
    #[getter]
    pub fn is_projected_permutation(&self) -> bool {
        self.holds(mlirAffineMapIsProjectedPermutation)
    }

    /// Whether it maps its dimensions to themselves.
    #[getter]
    pub fn is_identity(&self) -> bool {
        self.holds(mlirAffineMapIsIdentity)
    }

    /// Whether it maps its dimensions to the last few of them.
    #[getter]
    pub fn is_minor_identity(&self) -> bool {
        self.holds(mlirAffineMapIsMinorIdentity)
    }
}
