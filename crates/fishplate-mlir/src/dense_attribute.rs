//! Attributes with many numbers: arrays (`array<i64: 1, 2>`), and the elements of tensors and vectors, stored in MLIR
//! or in memory that somebody else owns.

use std::{
    ffi::c_void,
    panic::{AssertUnwindSafe, catch_unwind},
};

use mlir_sys::{
    MlirAttribute, MlirStringRef, MlirType, mlirAttributeIsADenseBoolArray,
    mlirAttributeIsADenseElements, mlirAttributeIsADenseF32Array, mlirAttributeIsADenseF64Array,
    mlirAttributeIsADenseFPElements, mlirAttributeIsADenseI8Array, mlirAttributeIsADenseI16Array,
    mlirAttributeIsADenseI32Array, mlirAttributeIsADenseI64Array, mlirAttributeIsADenseIntElements,
    mlirAttributeIsAElements, mlirDenseArrayGetNumElements, mlirDenseElementsAttrBoolGet,
    mlirDenseElementsAttrGet, mlirDenseElementsAttrRawBufferGet, mlirDenseElementsAttrSplatGet,
    mlirUnmanagedDenseResourceElementsAttrGet,
};

use crate::{
    Attribute, ContextRef, Type,
    call::{FromC, ToC, methods},
};

unsafe extern "C" {
    fn fishplateDenseArrayGetElementType(attribute: MlirAttribute) -> MlirType;
    fn fishplateDenseElementsGetValue(attribute: MlirAttribute, index: usize) -> MlirAttribute;
    fn fishplateDenseElementsGetInt(attribute: MlirAttribute, index: usize, words: *mut u64);
    fn fishplateDenseElementsGetFloat(attribute: MlirAttribute, index: usize) -> f64;
    fn fishplateDenseElementsGetData(attribute: MlirAttribute) -> MlirStringRef;
    fn fishplateResourceGetKey(attribute: MlirAttribute) -> MlirStringRef;
    fn fishplateResourceGetData(attribute: MlirAttribute) -> MlirStringRef;
}

/// An element type of dense arrays.
pub trait DenseElement: Copy + Sized {
    /// Whether an attribute is an array of this type.
    fn is_array(of: Attribute<'_>) -> bool;
    /// Creates an array.
    fn array<'c>(context: ContextRef<'c>, values: &[Self]) -> Attribute<'c>;
    /// The elements of an array; `None` if it has another element type.
    fn values(of: Attribute<'_>) -> Option<impl ExactSizeIterator<Item = Self>>;
    /// One element of an array.
    fn value(of: Attribute<'_>, index: usize) -> Option<Self>;
}

macro_rules! elements {
    ($($type:ty as $passed:ty: $get:path, $element:path, $is:path;)*) => {$(
        impl DenseElement for $type {
            #[inline]
            fn is_array(of: Attribute<'_>) -> bool {
                // SAFETY: the attribute is live.
                unsafe { $is(of.raw) }
            }

            fn array<'c>(context: ContextRef<'c>, values: &[$type]) -> Attribute<'c> {
                let passed: Vec<$passed> = values.iter().map(|value| <$passed>::from(*value)).collect();
                // SAFETY: the context is live, and MLIR copies the numbers.
                Attribute::new(unsafe { $get(context.raw(), passed.len().to_c(), passed.as_ptr()) })
            }

            fn values(of: Attribute<'_>) -> Option<impl ExactSizeIterator<Item = $type>> {
                Self::is_array(of).then(|| {
                    (0..of.dense_count()).map(move |at| {
                        // SAFETY: the attribute is a live array of this type, and the index is in range.
                        unsafe { $element(of.raw, at.to_c()) }
                    })
                })
            }

            fn value(of: Attribute<'_>, index: usize) -> Option<$type> {
                (Self::is_array(of) && index < of.dense_count()).then(|| {
                    // SAFETY: the attribute is a live array of this type, and the index is in range.
                    unsafe { $element(of.raw, index.to_c()) }
                })
            }
        }
    )*};
}

elements! {
    bool as i32: mlir_sys::mlirDenseBoolArrayGet, mlir_sys::mlirDenseBoolArrayGetElement, mlirAttributeIsADenseBoolArray;
    i8 as i8: mlir_sys::mlirDenseI8ArrayGet, mlir_sys::mlirDenseI8ArrayGetElement, mlirAttributeIsADenseI8Array;
    i16 as i16: mlir_sys::mlirDenseI16ArrayGet, mlir_sys::mlirDenseI16ArrayGetElement, mlirAttributeIsADenseI16Array;
    i32 as i32: mlir_sys::mlirDenseI32ArrayGet, mlir_sys::mlirDenseI32ArrayGetElement, mlirAttributeIsADenseI32Array;
    i64 as i64: mlir_sys::mlirDenseI64ArrayGet, mlir_sys::mlirDenseI64ArrayGetElement, mlirAttributeIsADenseI64Array;
    f32 as f32: mlir_sys::mlirDenseF32ArrayGet, mlir_sys::mlirDenseF32ArrayGetElement, mlirAttributeIsADenseF32Array;
    f64 as f64: mlir_sys::mlirDenseF64ArrayGet, mlir_sys::mlirDenseF64ArrayGetElement, mlirAttributeIsADenseF64Array;
}

/// The memory of constants, kept alive as long as a context needs it.
pub trait Blob {
    /// The bytes, whose address does not change.
    fn bytes(&self) -> &[u8];
}

unsafe extern "C" fn release(owner: *mut c_void, _: *const c_void, _: usize, _: usize) {
    // SAFETY: `Attribute::resource` stored the box there, and MLIR releases it once.
    let owner = unsafe { Box::from_raw(owner.cast::<Box<dyn Blob>>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(owner)));
}

impl<'c> Attribute<'c> {
    /// `array<i32: values...>`.
    pub fn i32s(context: impl Into<ContextRef<'c>>, values: &[i32]) -> Self {
        i32::array(context.into(), values)
    }

    /// `array<i64: values...>`.
    pub fn i64s(context: impl Into<ContextRef<'c>>, values: &[i64]) -> Self {
        i64::array(context.into(), values)
    }

    /// The number of elements of a dense array; 0 for any other attribute.
    #[inline]
    pub fn dense_count(self) -> usize {
        // SAFETY: the attribute is live; elements are counted only if it is an array.
        unsafe {
            let ty: Option<Type<'c>> = FromC::from_c(fishplateDenseArrayGetElementType(self.raw));
            ty.map_or(0, |_| mlirDenseArrayGetNumElements(self.raw).cast_unsigned())
        }
    }

    methods! {
        /// The element type of a dense array; `None` for any other attribute.
        fn dense_array_type() -> Option<Type<'c>> = fishplateDenseArrayGetElementType;
        /// Whether it holds the elements of a tensor or vector of integers.
        fn is_dense_int() -> bool = mlirAttributeIsADenseIntElements;
        /// Whether it holds the elements of a tensor or vector of floating-point numbers.
        fn is_dense_float() -> bool = mlirAttributeIsADenseFPElements;
        /// Whether all elements are the same.
        fn is_splat() -> bool = mlir_sys::mlirDenseElementsAttrIsSplat, if mlirAttributeIsADenseElements;
        /// The number of elements.
        fn elements_count() -> i64 = mlir_sys::mlirElementsAttrGetNumElements, if mlirAttributeIsAElements;
        /// The memory of the elements, which MLIR owns: numbers as in tensors, booleans as bits, and a single element
        /// if all are the same. Empty for texts.
        fn elements_data() -> &'c [u8] = fishplateDenseElementsGetData, if mlirAttributeIsADenseElements;
        /// The name of a resource; empty for another attribute.
        fn resource_key() -> String = fishplateResourceGetKey;
        /// The bytes of a resource; empty if they are missing, or for any other attribute.
        fn resource_data() -> &'c [u8] = fishplateResourceGetData;
    }

    /// The common element, if all elements are the same.
    pub fn splat_value(self) -> Option<Attribute<'c>> {
        // SAFETY: the attribute holds live dense elements that are all the same.
        self.is_splat()
            .then(|| Self::new(unsafe { mlir_sys::mlirDenseElementsAttrGetSplatValue(self.raw) }))
    }

    fn has_element(self, index: usize) -> bool {
        i64::try_from(index).is_ok_and(|index| index < self.elements_count())
    }

    /// The element of a tensor or vector at an index in row-major order, as an attribute.
    pub fn elements_value(self, index: usize) -> Option<Attribute<'c>> {
        // SAFETY: the attribute is live.
        let dense = unsafe { mlirAttributeIsADenseElements(self.raw) };
        (dense && self.has_element(index)).then(|| {
            // SAFETY: the attribute holds live dense elements, and the index is in range.
            Self::new(unsafe { fishplateDenseElementsGetValue(self.raw, index) })
        })
    }

    /// Writes the words of an integer element into `words`, lowest first. There must be room for as many as its type
    /// needs.
    pub fn elements_int(self, index: usize, words: &mut [u64]) {
        let element = self.type_of().map(|ty| ty.element());
        let width = element.and_then(Type::int_width).unwrap_or(64);
        assert!(self.is_dense_int() && self.has_element(index), "an integer that is there");
        assert!(words.len() >= width.div_ceil(64).max(1) as usize, "room for all words");
        // SAFETY: the attribute holds live dense integers, the index is in range, and there is room for the words.
        unsafe { fishplateDenseElementsGetInt(self.raw, index, words.as_mut_ptr()) };
    }

    /// A floating-point element, as the nearest 64-bit number.
    pub fn elements_float(self, index: usize) -> f64 {
        assert!(self.is_dense_float() && self.has_element(index), "a number that is there");
        // SAFETY: the attribute holds live dense floating-point numbers, and the index is in range.
        unsafe { fishplateDenseElementsGetFloat(self.raw, index) }
    }

    /// Whether `count` elements fit a type, which must have a static shape: one for a splat, otherwise all of them.
    fn fits(ty: Type<'c>, count: usize) -> bool {
        ty.is_shaped()
            && ty.has_static_shape()
            && (count == 1 || ty.dims().product::<i64>() == count as i64)
    }

    /// Creates elements that are booleans: one for each, or one for all.
    pub fn dense_bools(ty: Type<'c>, values: &[bool]) -> Self {
        let is_bool = ty.is_shaped() && ty.element().int_width() == Some(1);
        assert!(is_bool && Self::fits(ty, values.len()), "truth values for a type of them");
        let all: Vec<i32> = values.iter().map(|value| i32::from(*value)).collect();
        // SAFETY: the type is a live shaped type of booleans, with one value for each element or one for all.
        Self::new(unsafe { mlirDenseElementsAttrBoolGet(ty.raw, all.len().to_c(), all.as_ptr()) })
    }

    /// Creates the elements of a tensor or vector of numbers from their bytes in row-major order; `None` if there are
    /// too few or too many.
    pub fn dense_bytes(ty: Type<'c>, bytes: &[u8]) -> Option<Self> {
        assert!(ty.is_shaped() && ty.has_static_shape(), "a type of known sizes");
        // SAFETY: the type is a live shaped type with a static shape; MLIR reads that many bytes, or returns null.
        unsafe {
            let data = bytes.as_ptr().cast();
            FromC::from_c(mlirDenseElementsAttrRawBufferGet(ty.raw, bytes.len(), data))
        }
    }

    /// Creates elements from attributes of the element type: one for each, or one for all.
    pub fn dense_attributes(ty: Type<'c>, values: &[Attribute<'c>]) -> Self {
        assert!(Self::fits(ty, values.len()), "an attribute for each element, or one for all");
        let (count, list) = (values.len().to_c(), Self::list(values));
        // SAFETY: the type is a live shaped type with a static shape, and the attributes are live, one for each element
        // or one for all.
        Self::new(unsafe { mlirDenseElementsAttrGet(ty.raw, count, list) })
    }

    /// Creates elements that are all the same attribute of the element type.
    pub fn dense_splat(ty: Type<'c>, value: Attribute<'c>) -> Self {
        assert!(Self::fits(ty, 1), "a type of known sizes");
        // SAFETY: the type is a live shaped type with a static shape, and the attribute is live.
        Self::new(unsafe { mlirDenseElementsAttrSplatGet(ty.raw, value.raw) })
    }

    /// Creates elements in memory that somebody else owns. If the name is taken, another one is chosen.
    pub fn resource(
        ty: Type<'c>,
        name: &str,
        blob: Box<dyn Blob>,
        alignment: usize,
        is_mutable: bool,
    ) -> Self {
        assert!(ty.is_shaped(), "a type with a shape");
        let (data, size) = (blob.bytes().as_ptr(), blob.bytes().len());
        let owner = Box::into_raw(Box::new(blob)).cast::<c_void>();
        // SAFETY: the type is a live shaped type, `owner` keeps the memory alive, and the function releases `owner`.
        Self::new(unsafe {
            mlirUnmanagedDenseResourceElementsAttrGet(
                ty.raw,
                name.to_c(),
                data.cast_mut().cast(),
                size,
                alignment,
                is_mutable,
                Some(release),
                owner,
            )
        })
    }
}
