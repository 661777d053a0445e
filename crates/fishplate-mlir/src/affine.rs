//! Affine expressions, affine maps and integer sets. MLIR simplifies the expressions that it creates: a sum of
//! constants is a constant.

use std::{collections::HashSet, ffi::c_void};

use mlir_sys::{
    MlirAffineMap, mlirAffineExprIsABinary, mlirAffineExprIsAConstant, mlirAffineExprIsADim,
    mlirAffineExprIsASymbol, mlirAffineMapCompressUnusedSymbols, mlirAffineMapGet,
    mlirAffineMapGetSubMap, mlirAffineMapPermutationGet, mlirIntegerSetGet,
    mlirIntegerSetReplaceGet,
};

use crate::{
    AffineExpr, AffineMap, ContextRef, IntegerSet, Interned,
    call::{ToC, lists, makers, methods},
};

impl<'c> AffineExpr<'c> {
    makers! {
        /// A constant.
        fn constant(context: ContextRef<'c>, value: i64) -> AffineExpr<'c> = mlir_sys::mlirAffineConstantExprGet;
        /// The dimension at a position.
        fn dim(context: ContextRef<'c>, position: usize) -> AffineExpr<'c> = mlir_sys::mlirAffineDimExprGet;
        /// The symbol at a position.
        fn symbol(context: ContextRef<'c>, position: usize) -> AffineExpr<'c> = mlir_sys::mlirAffineSymbolExprGet;
    }

    methods! {
        /// The sum.
        fn plus(other: AffineExpr<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineAddExprGet;
        /// The product.
        fn times(other: AffineExpr<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineMulExprGet;
        /// The remainder.
        fn modulo(other: AffineExpr<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineModExprGet;
        /// The quotient, rounded down.
        fn floor_div(other: AffineExpr<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineFloorDivExprGet;
        /// The quotient, rounded up.
        fn ceil_div(other: AffineExpr<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineCeilDivExprGet;
        /// Replaces the dimensions of the expression by the results of a map.
        fn compose(map: AffineMap<'c>) -> AffineExpr<'c> = mlir_sys::mlirAffineExprCompose;
        /// Whether it is a sum.
        fn is_add() -> bool = mlir_sys::mlirAffineExprIsAAdd;
        /// Whether it is a product.
        fn is_mul() -> bool = mlir_sys::mlirAffineExprIsAMul;
        /// Whether it is a remainder.
        fn is_mod() -> bool = mlir_sys::mlirAffineExprIsAMod;
        /// Whether it is a quotient, rounded down.
        fn is_floor_div() -> bool = mlir_sys::mlirAffineExprIsAFloorDiv;
        /// Whether it is a quotient, rounded up.
        fn is_ceil_div() -> bool = mlir_sys::mlirAffineExprIsACeilDiv;
        /// Whether it is a binary expression.
        fn is_binary() -> bool = mlirAffineExprIsABinary;
        /// Whether it is a dimension.
        fn is_dim() -> bool = mlirAffineExprIsADim;
        /// Whether it is a symbol.
        fn is_symbol() -> bool = mlirAffineExprIsASymbol;
        /// Whether it is a constant.
        fn is_constant() -> bool = mlirAffineExprIsAConstant;
        /// The left operand of a binary expression.
        fn lhs() -> AffineExpr<'c> = mlir_sys::mlirAffineBinaryOpExprGetLHS, if mlirAffineExprIsABinary;
        /// The right operand of a binary expression.
        fn rhs() -> AffineExpr<'c> = mlir_sys::mlirAffineBinaryOpExprGetRHS, if mlirAffineExprIsABinary;
        /// The position of a dimension.
        fn dim_position() -> usize = mlir_sys::mlirAffineDimExprGetPosition, if mlirAffineExprIsADim;
        /// The position of a symbol.
        fn symbol_position() -> usize = mlir_sys::mlirAffineSymbolExprGetPosition, if mlirAffineExprIsASymbol;
        /// The constant.
        fn constant_value() -> i64 = mlir_sys::mlirAffineConstantExprGetValue, if mlirAffineExprIsAConstant;
        /// Whether it consists of symbols and constants only.
        fn is_symbolic_or_constant() -> bool = mlir_sys::mlirAffineExprIsSymbolicOrConstant;
        /// Whether it multiplies and divides by constants only.
        fn is_pure_affine() -> bool = mlir_sys::mlirAffineExprIsPureAffine;
        /// The largest number that is known to divide all its values.
        fn largest_known_divisor() -> i64 = mlir_sys::mlirAffineExprGetLargestKnownDivisor;
        /// Whether it uses the dimension at a position.
        fn is_function_of_dim(position: usize) -> bool = mlir_sys::mlirAffineExprIsFunctionOfDim;
        /// Shifts the dimensions from `offset` to `dims` by `shift`.
        fn shift_dims(dims: u32, shift: u32, offset: u32) -> AffineExpr<'c> = mlir_sys::mlirAffineExprShiftDims;
        /// Shifts the symbols from `offset` to `symbols` by `shift`.
        fn shift_symbols(symbols: u32, shift: u32, offset: u32) -> AffineExpr<'c> = mlir_sys::mlirAffineExprShiftSymbols;
    }

    /// The difference.
    pub fn minus(self, other: AffineExpr<'c>) -> AffineExpr<'c> {
        self.plus(other.times(Self::constant(self.context(), -1)))
    }

    /// Whether all its values are known to be multiples of a number. False for zero.
    pub fn is_multiple_of(self, factor: i64) -> bool {
        // SAFETY: the expression is live, and there is no division by zero.
        factor != 0 && unsafe { mlir_sys::mlirAffineExprIsMultipleOf(self.raw, factor) }
    }

    /// The number of dimensions and symbols that it needs.
    pub fn extent(self) -> (usize, usize) {
        let (mut dims, mut symbols) = (0, 0);
        let (mut open, mut seen) = (vec![self], HashSet::new());
        while let Some(part) = open.pop() {
            // Parts are shared, so each is visited once.
            if !seen.insert(part.address()) {
                continue;
            }
            if part.is_dim() {
                dims = dims.max(part.dim_position() + 1);
            } else if part.is_symbol() {
                symbols = symbols.max(part.symbol_position() + 1);
            } else if part.is_binary() {
                open.extend([part.lhs(), part.rhs()]);
            }
        }
        (dims, symbols)
    }

    /// Whether this many dimensions and symbols are enough.
    fn fits(self, dims: usize, symbols: usize) -> bool {
        let (need_dims, need_symbols) = self.extent();
        need_dims <= dims && need_symbols <= symbols
    }

    /// Returns an equal but simpler expression, if MLIR finds one. The dimensions and symbols must cover the
    /// expression.
    pub fn simplify(self, dims: u32, symbols: u32) -> AffineExpr<'c> {
        assert!(self.fits(dims as usize, symbols as usize), "enough dimensions and symbols");
        // SAFETY: the expression is live, and needs no more dimensions and symbols than these.
        Self::new(unsafe { mlir_sys::mlirSimplifyAffineExpr(self.raw, dims, symbols) })
    }
}

unsafe extern "C" fn keep(result: *mut c_void, index: isize, map: MlirAffineMap) {
    // SAFETY: `compress_unused_symbols` passes its vector, and nothing else refers to it during the call.
    let maps = unsafe { &mut *result.cast::<Vec<MlirAffineMap>>() };
    if let Some(place) = maps.get_mut(index.cast_unsigned()) {
        *place = map;
    }
}

impl<'c> AffineMap<'c> {
    makers! {
        /// The map to a constant.
        fn constant(context: ContextRef<'c>, value: i64) -> AffineMap<'c> = mlir_sys::mlirAffineMapConstantGet;
        /// The empty map, with neither inputs nor results.
        fn empty(context: ContextRef<'c>) -> AffineMap<'c> = mlir_sys::mlirAffineMapEmptyGet;
        /// The identity map on some dimensions.
        fn identity(context: ContextRef<'c>, dims: usize) -> AffineMap<'c> = mlir_sys::mlirAffineMapMultiDimIdentityGet;
    }

    methods! {
        /// The number of dimensions.
        fn dim_count() -> usize = mlir_sys::mlirAffineMapGetNumDims;
        /// The number of symbols.
        fn symbol_count() -> usize = mlir_sys::mlirAffineMapGetNumSymbols;
        /// Whether it permutes its dimensions.
        fn is_permutation() -> bool = mlir_sys::mlirAffineMapIsPermutation;
        /// Whether it permutes a subset of its dimensions.
        fn is_projected_permutation() -> bool = mlir_sys::mlirAffineMapIsProjectedPermutation;
        /// Whether it is the identity map.
        fn is_identity() -> bool = mlir_sys::mlirAffineMapIsIdentity;
        /// Whether it maps its dimensions to the last few of them.
        fn is_minor_identity() -> bool = mlir_sys::mlirAffineMapIsMinorIdentity;
        /// Replaces one expression by another. The result is a map over the given dimensions and symbols.
        fn replace(expr: AffineExpr<'c>, by: AffineExpr<'c>, dims: usize, symbols: usize) -> AffineMap<'c> = mlir_sys::mlirAffineMapReplace;
    }

    lists! {
        /// The result expressions.
        fn result, results, result_count -> AffineExpr<'c> = mlir_sys::mlirAffineMapGetResult, mlir_sys::mlirAffineMapGetNumResults;
    }

    /// The map from some dimensions to the last few of them.
    pub fn minor_identity(context: ContextRef<'c>, dims: usize, results: usize) -> Self {
        assert!(results <= dims, "no more results than dimensions");
        let (dims, results) = (dims.to_c(), results.to_c());
        // SAFETY: the context is live, and there are enough dimensions.
        Self::new(unsafe { mlir_sys::mlirAffineMapMinorIdentityGet(context.raw(), dims, results) })
    }

    /// Creates a map to expressions. The dimensions and symbols must cover them.
    pub fn of(
        context: ContextRef<'c>,
        dims: usize,
        symbols: usize,
        results: &[AffineExpr<'c>],
    ) -> Self {
        assert!(results.iter().all(|one| one.fits(dims, symbols)), "enough dimensions and symbols");
        let (dims, symbols, count) = (dims.to_c(), symbols.to_c(), results.len().to_c());
        let list = AffineExpr::list(results).cast_mut();
        // SAFETY: the handles are live; MLIR only reads the slice; the dimensions and symbols cover the expressions.
        Self::new(unsafe { mlirAffineMapGet(context.raw(), dims, symbols, count, list) })
    }

    /// Creates the map that permutes dimensions; `order` contains each number from 0 on exactly once.
    pub fn permutation(context: ContextRef<'c>, order: &[u32]) -> Self {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        assert!(sorted.iter().copied().eq(0..order.len() as u32), "each number from 0 on once");
        if order.is_empty() {
            // MLIR reads the greatest number of the list, which then has none.
            return Self::empty(context);
        }
        let (count, list) = (order.len().to_c(), order.as_ptr().cast_mut());
        // SAFETY: the context is live; `order` is a permutation, which MLIR only reads.
        Self::new(unsafe { mlirAffineMapPermutationGet(context.raw(), count, list) })
    }

    /// The map to the results at the given positions, which must exist.
    pub fn sub_map(self, positions: &[usize]) -> Self {
        assert!(positions.iter().all(|at| *at < self.result_count()), "positions of results");
        let mut list: Vec<isize> = positions.iter().map(|at| at.to_c()).collect();
        // SAFETY: the map is live, and has results at all positions.
        Self::new(unsafe { mlirAffineMapGetSubMap(self.raw, list.len().to_c(), list.as_mut_ptr()) })
    }

    /// The map to the first `count` results, which must exist.
    pub fn major_sub_map(self, count: usize) -> Self {
        assert!(count <= self.result_count(), "results that are there");
        if count == 0 {
            // MLIR answers a null handle for none.
            return self.sub_map(&[]);
        }
        // SAFETY: the map is live, and has that many results.
        Self::new(unsafe { mlir_sys::mlirAffineMapGetMajorSubMap(self.raw, count.to_c()) })
    }

    /// The map to the last `count` results, which must exist.
    pub fn minor_sub_map(self, count: usize) -> Self {
        assert!(count <= self.result_count(), "results that are there");
        if count == 0 {
            // MLIR answers a null handle for none.
            return self.sub_map(&[]);
        }
        // SAFETY: the map is live, and has that many results.
        Self::new(unsafe { mlir_sys::mlirAffineMapGetMinorSubMap(self.raw, count.to_c()) })
    }

    /// Removes the symbols that none of the maps uses. All maps must have the same number of symbols.
    pub fn compress_unused_symbols(maps: &[AffineMap<'c>]) -> Vec<AffineMap<'c>> {
        let count = maps.first().map(|first| first.symbol_count());
        assert!(maps.iter().all(|map| Some(map.symbol_count()) == count), "as many symbols each");
        let mut all: Vec<MlirAffineMap> = maps.iter().map(|map| map.raw).collect();
        let mut kept = all.clone();
        // SAFETY: the maps are live and have the same number of symbols; `keep` gets the vector that it expects.
        unsafe {
            let (list, to) = (all.as_mut_ptr(), (&raw mut kept).cast());
            mlirAffineMapCompressUnusedSymbols(list, all.len().to_c(), to, Some(keep));
        }
        kept.into_iter().map(Interned::new).collect()
    }
}

impl<'c> IntegerSet<'c> {
    makers! {
        /// The set that contains no points.
        fn empty(context: ContextRef<'c>, dims: usize, symbols: usize) -> IntegerSet<'c> = mlir_sys::mlirIntegerSetEmptyGet;
    }

    methods! {
        /// The number of dimensions.
        fn dim_count() -> usize = mlir_sys::mlirIntegerSetGetNumDims;
        /// The number of symbols.
        fn symbol_count() -> usize = mlir_sys::mlirIntegerSetGetNumSymbols;
        /// The number of expressions that must be zero.
        fn equality_count() -> usize = mlir_sys::mlirIntegerSetGetNumEqualities;
        /// The number of expressions that must be non-negative.
        fn inequality_count() -> usize = mlir_sys::mlirIntegerSetGetNumInequalities;
        /// Whether it is the set of [`empty`](Self::empty).
        fn is_canonical_empty() -> bool = mlir_sys::mlirIntegerSetIsCanonicalEmpty;
    }

    lists! {
        /// The expressions of the conditions.
        fn constraint, constraints, constraint_count -> AffineExpr<'c> = mlir_sys::mlirIntegerSetGetConstraint, mlir_sys::mlirIntegerSetGetNumConstraints;
        /// Whether each expression must be zero; otherwise it must be non-negative.
        fn is_equality, equalities, condition_count -> bool = mlir_sys::mlirIntegerSetIsConstraintEq, mlir_sys::mlirIntegerSetGetNumConstraints;
    }

    /// Creates the set of points where each expression is zero if its flag is true, and non-negative otherwise. There
    /// must be at least one expression.
    pub fn of(
        context: ContextRef<'c>,
        dims: usize,
        symbols: usize,
        conditions: &[AffineExpr<'c>],
        equalities: &[bool],
    ) -> Self {
        assert!(!conditions.is_empty() && conditions.len() == equalities.len(), "a flag for each");
        assert!(conditions.iter().all(|one| one.fits(dims, symbols)), "enough dimensions");
        let (dims, symbols, count) = (dims.to_c(), symbols.to_c(), conditions.len().to_c());
        let (list, flags) = (AffineExpr::list(conditions), equalities.as_ptr());
        // SAFETY: the handles are live, with one flag for each; the dimensions and symbols cover the expressions.
        Self::new(unsafe { mlirIntegerSetGet(context.raw(), dims, symbols, count, list, flags) })
    }

    /// Replaces the dimensions and symbols of the set by expressions, one for each.
    pub fn replace(
        self,
        for_dims: &[AffineExpr<'c>],
        for_symbols: &[AffineExpr<'c>],
        dims: usize,
        symbols: usize,
    ) -> Self {
        assert_eq!(for_dims.len(), self.dim_count(), "an expression for each dimension");
        assert_eq!(for_symbols.len(), self.symbol_count(), "an expression for each symbol");
        let (list, others) = (AffineExpr::list(for_dims), AffineExpr::list(for_symbols));
        // SAFETY: the handles are live, with one for each dimension and symbol.
        Self::new(unsafe {
            mlirIntegerSetReplaceGet(self.raw, list, others, dims.to_c(), symbols.to_c())
        })
    }
}
