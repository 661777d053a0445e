//! Arrays of numbers as attributes: `array<i64: 1, 2>`, one class per type of element.

use fishplate::{Array, ObjectRef, Result};
use mlir_sys::{
    mlirDenseArrayGetNumElements, mlirDenseBoolArrayGet, mlirDenseBoolArrayGetElement,
    mlirDenseF32ArrayGet, mlirDenseF32ArrayGetElement, mlirDenseF64ArrayGet,
    mlirDenseF64ArrayGetElement, mlirDenseI8ArrayGet, mlirDenseI8ArrayGetElement,
    mlirDenseI16ArrayGet, mlirDenseI16ArrayGetElement, mlirDenseI32ArrayGet,
    mlirDenseI32ArrayGetElement, mlirDenseI64ArrayGet, mlirDenseI64ArrayGetElement,
};

use super::class::{class, position, wrap_attribute};
use super::raw::fishplateDenseArrayGetElementType;
use crate::{Attribute, Context, Type, current};

class! {
    /// An array of numbers of one type.
    DenseArrayAttr, "ir.DenseArrayAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl DenseArrayAttr {
    /// The number of elements.
    #[method(name = "__len__")]
    pub fn length(&self) -> i64 {
        // SAFETY: an array of a live context, which never changes it.
        unsafe { mlirDenseArrayGetNumElements(self.raw()) as i64 }
    }

    /// The type of the elements.
    #[getter]
    pub fn element_type(&self) -> Result<ObjectRef<Type>> {
        let _held = self.context().lock();
        // SAFETY: an array of a locked context.
        unsafe { Type::wrap(self.context(), fishplateDenseArrayGetElementType(self.raw())) }
    }
}

/// Declares the array attribute of one type of element. `$passed` is what MLIR takes, `$value` what
/// callers give and get.
macro_rules! dense_arrays {
    ($($name:ident, $key:literal, $value:ty, $passed:ty, $get:ident, $element:ident, $doc:literal;)*) => {$(
        class! {
            #[doc = $doc]
            $name, $key, DenseArrayAttr
        }

        impl $name {
            fn at(&self, index: usize) -> $value {
                // SAFETY: an array of a live context, which never changes it, and a position in it.
                unsafe { $element(self.raw(), index as isize) }
            }
        }

        #[fishplate::methods(nonblocking)]
        impl $name {
            /// The array of some numbers.
            pub fn get(
                values: Array<$value>,
                #[default = None] context: Option<ObjectRef<Context>>,
            ) -> Result<ObjectRef<$name>> {
                let context = current::context(context)?;
                let all: Vec<$passed> = values.iter().map(<$passed>::from).collect();
                let _held = context.lock();
                // SAFETY: the context is live and locked; MLIR copies the numbers.
                unsafe {
                    let raw = $get(context.raw(), all.len() as isize, all.as_ptr());
                    wrap_attribute(&context, raw)
                }
            }

            /// The number at a position.
            #[method(name = "__getitem__")]
            pub fn get_item(&self, index: i64) -> Result<$value> {
                position(super::class::short::<$name>(), index, self.length() as usize)
                    .map(|index| self.at(index))
            }

            /// The numbers.
            #[getter]
            pub fn value(&self) -> Array<$value> {
                (0..self.length() as usize).map(|index| self.at(index)).collect()
            }

            /// An array with more numbers behind these.
            #[method(name = "__add__")]
            pub fn add(&self, values: Array<$value>) -> Result<ObjectRef<$name>> {
                let all = self.value().iter().chain(values.iter()).collect();
                $name::get(all, Some(self.context().clone()))
            }
        }
    )*};
}

dense_arrays! {
    DenseBoolArrayAttr, "ir.DenseBoolArrayAttr", bool, i32, mlirDenseBoolArrayGet,
        mlirDenseBoolArrayGetElement, "`array<i1: true, false>`.";
    DenseI8ArrayAttr, "ir.DenseI8ArrayAttr", i8, i8, mlirDenseI8ArrayGet,
        mlirDenseI8ArrayGetElement, "`array<i8: 1, 2>`.";
    DenseI16ArrayAttr, "ir.DenseI16ArrayAttr", i16, i16, mlirDenseI16ArrayGet,
        mlirDenseI16ArrayGetElement, "`array<i16: 1, 2>`.";
    DenseI32ArrayAttr, "ir.DenseI32ArrayAttr", i32, i32, mlirDenseI32ArrayGet,
        mlirDenseI32ArrayGetElement, "`array<i32: 1, 2>`.";
    DenseI64ArrayAttr, "ir.DenseI64ArrayAttr", i64, i64, mlirDenseI64ArrayGet,
        mlirDenseI64ArrayGetElement, "`array<i64: 1, 2>`.";
    DenseF32ArrayAttr, "ir.DenseF32ArrayAttr", f32, f32, mlirDenseF32ArrayGet,
        mlirDenseF32ArrayGetElement, "`array<f32: 1.0, 2.0>`.";
    DenseF64ArrayAttr, "ir.DenseF64ArrayAttr", f64, f64, mlirDenseF64ArrayGet,
        mlirDenseF64ArrayGetElement, "`array<f64: 1.0, 2.0>`.";
}
