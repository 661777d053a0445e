//! Attributes with many numbers: arrays, and elements of tensors and vectors.

use super::{
    DenseArrayAttr, DenseElementsAttr, DenseFPElementsAttr, DenseIntElementsAttr,
    DenseResourceElementsAttr, expect_class,
};
use crate::ir::context::Context;
use crate::ir::error::{Error, Result};
use crate::ir::interned::{Attribute, Type};
use crate::ir::invoke::read;
use crate::{Any, Array, BigInt, Tensor};

properties! { DenseArrayAttr {
    element_type: "ir.DenseArrayAttr", "element_type" -> Type<'c>, "The type of the numbers.";
} }

macro_rules! arrays {
    ($($name:ident($class:literal, $get:literal, $value:literal): $of:ty, $doc:literal;)*) => {
        class! { $( #[doc = $doc] $name(Attribute) = $class; )* }
        kinds! { DenseArrayAttr(Attribute): $($name)*; }

        $( impl<'c> $name<'c> {
            #[doc = $doc]
            pub fn get(context: &'c Context, values: &[$of]) -> Result<$name<'c>> {
                let values: Array<$of> = values.iter().copied().collect();
                read(context, invoke!($class, $get, values, context.handle()?))
            }

            /// The values.
            pub fn value(self) -> Result<Vec<$of>> {
                read(self.context(), property!($class, $value, self.object()))
            }
        } )*
    };
}
arrays! {
    DenseBoolArrayAttr("ir.DenseBoolArrayAttr", "get", "value"): bool, "A list of truth values.";
    DenseI8ArrayAttr("ir.DenseI8ArrayAttr", "get", "value"): i8, "A list of `i8`.";
    DenseI16ArrayAttr("ir.DenseI16ArrayAttr", "get", "value"): i16, "A list of `i16`.";
    DenseI32ArrayAttr("ir.DenseI32ArrayAttr", "get", "value"): i32, "A list of `i32`.";
    DenseI64ArrayAttr("ir.DenseI64ArrayAttr", "get", "value"): i64, "A list of `i64`.";
    DenseF32ArrayAttr("ir.DenseF32ArrayAttr", "get", "value"): f32, "A list of `f32`.";
    DenseF64ArrayAttr("ir.DenseF64ArrayAttr", "get", "value"): f64, "A list of `f64`.";
}

impl<'c> DenseElementsAttr<'c> {
    /// All elements the same.
    pub fn splat(
        ty: impl Into<Type<'c>>,
        element: impl Into<Attribute<'c>>,
    ) -> Result<DenseElementsAttr<'c>> {
        let ty = ty.into();
        read(ty.context(), invoke!("ir.DenseElementsAttr", "get_splat", ty, element.into()))
    }

    /// The elements of a shaped type, row-major.
    pub fn from_attributes(
        ty: impl Into<Type<'c>>,
        elements: &[Attribute<'c>],
    ) -> Result<DenseElementsAttr<'c>> {
        let (ty, none) = (ty.into(), None::<i64>);
        let elements: Array<Any> = elements.iter().map(|each| each.to_any()).collect();
        let of = ty.context().handle()?;
        read(ty.context(), invoke!("ir.DenseElementsAttr", "get", elements, true, ty, none, of))
    }

    /// The elements of a tensor, with the corresponding MLIR type.
    pub fn from_tensor(context: &'c Context, tensor: &Tensor) -> Result<DenseElementsAttr<'c>> {
        let (none, of) = (None::<i64>, context.handle()?);
        read(context, invoke!("ir.DenseElementsAttr", "get", tensor, true, none, none, of))
    }

    /// Number of elements.
    pub fn count(self) -> Result<usize> {
        read(self.context(), invoke!("ir.DenseElementsAttr", "__len__", *self))
    }

    /// The element at a row-major position.
    pub fn element(self, index: usize) -> Result<Attribute<'c>> {
        read(self.context(), invoke!("ir.DenseElementsAttr", "__getitem__", *self, index))
    }

    /// Returns the one element that fills all positions; an error if elements differ.
    pub fn splat_value(self) -> Result<Attribute<'c>> {
        read(self.context(), invoke!("ir.DenseElementsAttr", "get_splat_value", *self))
    }

    /// The elements as a tensor, without a copy if the layouts match.
    pub fn to_tensor(self) -> Result<Tensor> {
        Ok(invoke!("ir.DenseElementsAttr", "to_tensor", *self)?.get()?)
    }
}

properties! { DenseElementsAttr {
    is_splat: "ir.DenseElementsAttr", "is_splat" -> bool, "Whether one element stands for all.";
} }

impl DenseIntElementsAttr<'_> {
    /// The integer at a row-major position.
    pub fn value(self, index: usize) -> Result<BigInt> {
        read(self.context(), invoke!("ir.DenseIntElementsAttr", "__getitem__", *self, index))
    }
}

impl DenseFPElementsAttr<'_> {
    /// The number at a row-major position.
    pub fn value(self, index: usize) -> Result<f64> {
        read(self.context(), invoke!("ir.DenseFPElementsAttr", "__getitem__", *self, index))
    }
}

impl<'c> DenseResourceElementsAttr<'c> {
    /// The elements of a tensor, which is kept alive, under a name; `ty` has their type and shape.
    pub fn from_tensor(
        ty: impl Into<Type<'c>>,
        name: &str,
        tensor: &Tensor,
    ) -> Result<DenseResourceElementsAttr<'c>> {
        let (ty, align, changes) = (ty.into(), None::<i64>, false);
        let of = ty.context().handle()?;
        let made = invoke!(
            "ir.DenseResourceElementsAttr",
            "get_from_buffer",
            tensor,
            name,
            ty,
            align,
            changes,
            of
        );
        read(ty.context(), made)
    }

    /// The elements as a tensor.
    pub fn to_tensor(self) -> Result<Tensor> {
        Ok(invoke!("ir.DenseResourceElementsAttr", "to_tensor", *self)?.get()?)
    }
}

properties! { DenseResourceElementsAttr {
    name: "ir.DenseResourceElementsAttr", "name" -> String, "The name.";
} }
