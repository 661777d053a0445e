//! Types with a shape (vectors, tensors, memrefs) and types made of others: tuples, functions, graphs, opaque types.
//! The `checked` constructors verify: if MLIR refuses, the handlers of the context receive the reason, and the result
//! is `None`.

use mlir_sys::{
    MlirLocation, MlirStringRef, MlirType, mlirFunctionTypeGet, mlirMemRefTypeGetChecked,
    mlirMemRefTypeGetStridesAndOffset, mlirRankedTensorTypeGet, mlirRankedTensorTypeGetChecked,
    mlirShapedTypeGetDimSize, mlirShapedTypeGetRank, mlirTupleTypeGet, mlirTypeIsAFunction,
    mlirTypeIsAMemRef, mlirTypeIsAOpaque, mlirTypeIsARankedTensor, mlirTypeIsAShaped,
    mlirTypeIsATuple, mlirTypeIsAUnrankedMemRef, mlirTypeIsAVector,
    mlirVectorTypeGetScalableChecked, mlirVectorTypeIsDimScalable,
};

use crate::{
    AffineMap, Attribute, ContextRef, Location, Type,
    call::{FromC, ToC, lists, makers, methods},
};

unsafe extern "C" {
    fn fishplateGraphTypeGetNumInputs(ty: MlirType) -> isize;
    fn fishplateGraphTypeGetInput(ty: MlirType, index: isize) -> MlirType;
    fn fishplateGraphTypeGetNumResults(ty: MlirType) -> isize;
    fn fishplateGraphTypeGetResult(ty: MlirType, index: isize) -> MlirType;
    fn fishplateOpaqueTypeGetChecked(
        location: MlirLocation,
        dialect: MlirStringRef,
        data: MlirStringRef,
    ) -> MlirType;
    fn fishplateWithElement(ty: MlirType, element: MlirType) -> MlirType;
}

/// The marker of an unknown size, stride or offset.
pub const DYNAMIC: i64 = i64::MIN;

impl<'c> Type<'c> {
    methods! {
        /// Whether it has a shape and an element type.
        fn is_shaped() -> bool = mlirTypeIsAShaped;
        /// Whether it is a ranked tensor.
        fn is_ranked_tensor() -> bool = mlirTypeIsARankedTensor;
        /// Whether it is a vector.
        fn is_vector() -> bool = mlirTypeIsAVector;
        /// The type of the elements.
        fn element() -> Type<'c> = mlir_sys::mlirShapedTypeGetElementType, if mlirTypeIsAShaped;
        /// Whether the number of dimensions is known.
        fn has_rank() -> bool = mlir_sys::mlirShapedTypeHasRank, if mlirTypeIsAShaped;
        /// Whether all sizes are known.
        fn has_static_shape() -> bool = mlir_sys::mlirShapedTypeHasStaticShape, if mlirTypeIsAShaped;
        /// Whether a dimension of a vector is scalable.
        fn is_scalable() -> bool = mlir_sys::mlirVectorTypeIsScalable, if mlirTypeIsAVector;
        /// The encoding attribute of a tensor.
        fn encoding() -> Option<Attribute<'c>> = mlir_sys::mlirRankedTensorTypeGetEncoding, if mlirTypeIsARankedTensor;
        /// The layout of a memref.
        fn layout() -> Attribute<'c> = mlir_sys::mlirMemRefTypeGetLayout, if mlirTypeIsAMemRef;
        /// The layout of a memref as a map.
        fn layout_map() -> AffineMap<'c> = mlir_sys::mlirMemRefTypeGetAffineMap, if mlirTypeIsAMemRef;
        /// The memory space of a memref.
        fn memory_space() -> Option<Attribute<'c>> = mlir_sys::mlirMemRefTypeGetMemorySpace, if mlirTypeIsAMemRef;
        /// The memory space of a memref without a rank.
        fn unranked_memory_space() -> Option<Attribute<'c>> = mlir_sys::mlirUnrankedMemrefGetMemorySpace, if mlirTypeIsAUnrankedMemRef;
        /// The dialect of an opaque type.
        fn opaque_dialect() -> String = mlir_sys::mlirOpaqueTypeGetDialectNamespace, if mlirTypeIsAOpaque;
        /// The text of an opaque type.
        fn opaque_data() -> String = mlir_sys::mlirOpaqueTypeGetData, if mlirTypeIsAOpaque;
        /// Returns the type with another element type if it is shaped, otherwise the element type.
        fn with_element(element: Type<'c>) -> Type<'c> = fishplateWithElement;
    }

    lists! {
        /// The types of a tuple.
        fn tuple_type, tuple_types, tuple_count -> Type<'c> = mlir_sys::mlirTupleTypeGetType, mlir_sys::mlirTupleTypeGetNumTypes, if mlirTypeIsATuple;
        /// The types of the parameters of a function.
        fn function_input, function_inputs, function_input_count -> Type<'c> = mlir_sys::mlirFunctionTypeGetInput, mlir_sys::mlirFunctionTypeGetNumInputs, if mlirTypeIsAFunction;
        /// The types of the results of a function.
        fn function_result, function_results, function_result_count -> Type<'c> = mlir_sys::mlirFunctionTypeGetResult, mlir_sys::mlirFunctionTypeGetNumResults, if mlirTypeIsAFunction;
        /// The types of the parameters of a graph; empty for any other type.
        fn graph_input, graph_inputs, graph_input_count -> Type<'c> = fishplateGraphTypeGetInput, fishplateGraphTypeGetNumInputs;
        /// The types of the results of a graph; empty for any other type.
        fn graph_result, graph_results, graph_result_count -> Type<'c> = fishplateGraphTypeGetResult, fishplateGraphTypeGetNumResults;
    }

    makers! {
        /// Creates an opaque type of a dialect from its text, verified.
        fn opaque_checked(at: Location<'c>, dialect: &str, data: &str) -> Option<Type<'c>> = fishplateOpaqueTypeGetChecked;
        /// `tensor<*xelement>`, verified.
        fn unranked_tensor_checked(at: Location<'c>, element: Type<'c>) -> Option<Type<'c>> = mlir_sys::mlirUnrankedTensorTypeGetChecked;
        /// `memref<*xelement, space>`, verified.
        fn unranked_memref_checked(at: Location<'c>, element: Type<'c>, space: Option<Attribute<'c>>) -> Option<Type<'c>> = mlir_sys::mlirUnrankedMemRefTypeGetChecked;
    }

    /// The number of dimensions of a shaped type, if it is known.
    #[inline]
    pub fn rank(self) -> Option<usize> {
        // SAFETY: the type is live, shaped and ranked, as `has_rank` says.
        self.has_rank().then(|| unsafe { mlirShapedTypeGetRank(self.raw) } as usize)
    }

    /// The size of a dimension of a shaped type, or [`DYNAMIC`]; `None` if it has no such dimension.
    #[inline]
    pub fn dim(self, at: usize) -> Option<i64> {
        let known = self.rank().is_some_and(|rank| at < rank);
        // SAFETY: the type is live and ranked, and has that dimension.
        known.then(|| unsafe { mlirShapedTypeGetDimSize(self.raw, at.cast_signed()) })
    }

    /// The sizes of a shaped type; empty if its rank is unknown.
    pub fn dims(self) -> impl Iterator<Item = i64> {
        self.ranked_dims().into_iter().flatten()
    }

    /// The sizes of a shaped type; `None` if its rank is unknown.
    #[inline]
    pub fn ranked_dims(self) -> Option<impl ExactSizeIterator<Item = i64>> {
        let rank = self.rank()?;
        Some((0..rank).map(move |at| {
            // SAFETY: the type is live and ranked, and has that dimension.
            unsafe { mlirShapedTypeGetDimSize(self.raw, at.cast_signed()) }
        }))
    }

    /// Whether each dimension of a vector is scalable.
    pub fn scalable_dims(self) -> impl ExactSizeIterator<Item = bool> {
        let rank = if self.is_vector() { self.rank().unwrap_or(0) } else { 0 };
        (0..rank).map(move |at| {
            // SAFETY: the type is a live vector type, and the index is one of its dimensions.
            unsafe { mlirVectorTypeIsDimScalable(self.raw, at.cast_signed()) }
        })
    }

    /// Strides and offset of a memref; `None` if its layout is not strided, or for any other type.
    pub fn strides_and_offset(self) -> Option<(Vec<i64>, i64)> {
        // SAFETY: the type is live.
        if !unsafe { mlirTypeIsAMemRef(self.raw) } {
            return None;
        }
        let (mut strides, mut offset) = (vec![0; self.rank().unwrap_or(0)], 0);
        let list = strides.as_mut_ptr();
        // SAFETY: the type is a live memref type, and there is room for one stride per dimension.
        let done = unsafe { mlirMemRefTypeGetStridesAndOffset(self.raw, list, &raw mut offset) };
        (done.value != 0).then_some((strides, offset))
    }

    /// `tuple<elements...>`.
    pub fn tuple(context: ContextRef<'c>, elements: &[Type<'c>]) -> Self {
        let (count, list) = (elements.len().to_c(), Self::list(elements));
        // SAFETY: context and types are live; the slice lives for the call.
        Self::new(unsafe { mlirTupleTypeGet(context.raw(), count, list) })
    }

    /// `(inputs...) -> (results...)`.
    pub fn builtin_function(
        context: ContextRef<'c>,
        inputs: &[Type<'c>],
        results: &[Type<'c>],
    ) -> Self {
        let (of, to) = (inputs.len().to_c(), results.len().to_c());
        let (inputs, results) = (Self::list(inputs), Self::list(results));
        // SAFETY: context and types are live; the slices live for the call.
        Self::new(unsafe { mlirFunctionTypeGet(context.raw(), of, inputs, to, results) })
    }

    /// `tensor<sizes x element>`, not verified: an element type that tensors do not allow gives a type that never
    /// verifies.
    pub fn tensor(sizes: &[i64], element: Type<'c>) -> Self {
        let (rank, sizes, none) =
            (sizes.len().to_c(), sizes.as_ptr(), None::<Attribute<'c>>.to_c());
        // SAFETY: the element type is live, and there are as many sizes as the rank says.
        Self::new(unsafe { mlirRankedTensorTypeGet(rank, sizes, element.raw, none) })
    }

    /// `tensor<sizes x element, encoding>`, verified.
    pub fn tensor_checked(
        at: Location<'c>,
        sizes: &[i64],
        element: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Option<Self> {
        let (rank, sizes) = (sizes.len().to_c(), sizes.as_ptr());
        let (element, encoding) = (element.raw, encoding.to_c());
        // SAFETY: the handles are live, and there are as many sizes as the rank says; MLIR returns a type or null.
        unsafe {
            FromC::from_c(mlirRankedTensorTypeGetChecked(at.raw, rank, sizes, element, encoding))
        }
    }

    /// `memref<sizes x element, layout, space>`, verified.
    pub fn memref_checked(
        at: Location<'c>,
        sizes: &[i64],
        element: Type<'c>,
        layout: Option<Attribute<'c>>,
        space: Option<Attribute<'c>>,
    ) -> Option<Self> {
        let (rank, sizes, element) = (sizes.len().to_c(), sizes.as_ptr(), element.raw);
        let (layout, space) = (layout.to_c(), space.to_c());
        // SAFETY: the handles are live, and there are as many sizes as the rank says; MLIR returns a type or null.
        unsafe {
            FromC::from_c(mlirMemRefTypeGetChecked(at.raw, element, rank, sizes, layout, space))
        }
    }

    /// `vector<sizes x element>`, verified; `scalable` has a flag for each size.
    pub fn vector_checked(
        at: Location<'c>,
        sizes: &[i64],
        scalable: &[bool],
        element: Type<'c>,
    ) -> Option<Self> {
        assert_eq!(sizes.len(), scalable.len(), "a flag for each size");
        let (rank, sizes, flags) = (sizes.len().to_c(), sizes.as_ptr(), scalable.as_ptr());
        // SAFETY: the handles are live, and there are as many sizes and flags as the rank says; MLIR returns a type or
        // null.
        unsafe {
            let raw = mlirVectorTypeGetScalableChecked(at.raw, rank, sizes, flags, element.raw);
            FromC::from_c(raw)
        }
    }
}
