//! Arrays of numbers as attributes: `array<i64: 1, 2>`, one class per type of element.

use fishplate::{Array, ObjectRef, Result};
use fishplate_mlir::DenseElement;

use super::class::{class, position, wrap_attribute};
use crate::error::value_error;
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
        self.mlir().dense_count() as i64
    }

    /// The type of the elements.
    #[getter]
    pub fn element_type(&self) -> Result<ObjectRef<Type>> {
        let ty = self.mlir().dense_array_type();
        Type::wrap(self.context(), ty.ok_or_else(|| value_error("expected an array of numbers"))?)
    }
}

/// Declares the array attribute for one element type.
macro_rules! dense_arrays {
    ($($name:ident, $key:literal, $value:ty, $doc:literal;)*) => {$(
        class! {
            #[doc = $doc]
            $name, $key, DenseArrayAttr
        }

        #[fishplate::methods(nonblocking)]
        impl $name {
            /// Creates an array of numbers.
            pub fn get(
                values: Array<$value>,
                #[default = None] context: Option<ObjectRef<Context>>,
            ) -> Result<ObjectRef<$name>> {
                let context = current::context(context)?;
                let all: Vec<$value> = values.iter().collect();
                let held = context.lock();
                wrap_attribute(&context, <$value>::array(context.mlir(&held), &all))
            }

            /// The number at a position.
            #[method(name = "__getitem__")]
            pub fn get_item(&self, index: i64) -> Result<$value> {
                let class = super::class::short::<$name>();
                let at = position(class, index, self.mlir().dense_count())?;
                let found = <$value>::value(self.mlir(), at);
                found.ok_or_else(|| value_error("there is no such number"))
            }

            /// The numbers.
            #[getter]
            pub fn value(&self) -> Array<$value> {
                <$value>::values(self.mlir()).into_iter().flatten().collect()
            }

            /// An array with more numbers appended.
            #[method(name = "__add__")]
            pub fn add(&self, values: Array<$value>) -> Result<ObjectRef<$name>> {
                let all = self.value().iter().chain(values.iter()).collect();
                $name::get(all, Some(self.context().clone()))
            }
        }
    )*};
}

dense_arrays! {
    DenseBoolArrayAttr, "ir.DenseBoolArrayAttr", bool, "`array<i1: true, false>`.";
    DenseI8ArrayAttr, "ir.DenseI8ArrayAttr", i8, "`array<i8: 1, 2>`.";
    DenseI16ArrayAttr, "ir.DenseI16ArrayAttr", i16, "`array<i16: 1, 2>`.";
    DenseI32ArrayAttr, "ir.DenseI32ArrayAttr", i32, "`array<i32: 1, 2>`.";
    DenseI64ArrayAttr, "ir.DenseI64ArrayAttr", i64, "`array<i64: 1, 2>`.";
    DenseF32ArrayAttr, "ir.DenseF32ArrayAttr", f32, "`array<f32: 1.0, 2.0>`.";
    DenseF64ArrayAttr, "ir.DenseF64ArrayAttr", f64, "`array<f64: 1.0, 2.0>`.";
}
