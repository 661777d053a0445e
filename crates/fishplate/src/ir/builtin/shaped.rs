//! Types with elements: tensors, buffers and vectors.

use super::{
    MemRefType, RankedTensorType, ShapedType, UnrankedMemRefType, UnrankedTensorType, VectorType,
};
use crate::ir::error::Result;
use crate::ir::interned::{AffineMap, Attribute, Type};
use crate::ir::invoke::read;
use crate::{Any, Array};

/// The size that means "dynamic".
const DYNAMIC: i64 = i64::MIN;

fn sizes(shape: &[i64]) -> Array<i64> {
    Array::from(shape.to_vec())
}

macro_rules! shaped {
    ($($name:ident)*) => { $(
        properties! { $name {
            element_type: "ir.ShapedType", "element_type" -> Type<'c>, "The type of the elements.";
            has_rank: "ir.ShapedType", "has_rank" -> bool, "Whether the number of sizes is known.";
            rank: "ir.ShapedType", "rank" -> usize, "The number of sizes; an error without a rank.";
            shape: "ir.ShapedType", "shape" -> Vec<i64>,
                "The sizes, dynamic ones as `DYNAMIC`; an error without a rank.";
            has_static_shape: "ir.ShapedType", "has_static_shape" -> bool,
                "Whether every size is known.";
        } }

        impl $name<'_> {
            /// The size, stride or offset that means "dynamic".
            pub const DYNAMIC: i64 = DYNAMIC;
        }
    )* };
}
shaped!(ShapedType RankedTensorType UnrankedTensorType MemRefType UnrankedMemRefType VectorType);

impl<'c> RankedTensorType<'c> {
    /// A tensor type of a shape; an unknown size is [`RankedTensorType::DYNAMIC`].
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<RankedTensorType<'c>> {
        RankedTensorType::with_encoding(shape, element, None)
    }

    /// A tensor type with an encoding attribute, which describes its storage.
    pub fn with_encoding(
        shape: &[i64],
        element: Type<'c>,
        encoding: Option<Attribute<'c>>,
    ) -> Result<RankedTensorType<'c>> {
        let (shape, nowhere) = (sizes(shape), None::<i64>);
        let made = invoke!("ir.RankedTensorType", "get", shape, element, encoding, nowhere);
        read(element.context(), made)
    }
}

properties! { RankedTensorType {
    encoding: "ir.RankedTensorType", "encoding" -> Option<Attribute<'c>>,
        "The encoding, which describes how the tensor is stored.";
} }

impl<'c> UnrankedTensorType<'c> {
    /// A tensor type of any rank.
    pub fn get(element: Type<'c>) -> Result<UnrankedTensorType<'c>> {
        let nowhere = None::<i64>;
        read(element.context(), invoke!("ir.UnrankedTensorType", "get", element, nowhere))
    }
}

impl<'c> MemRefType<'c> {
    /// A buffer type of a shape; an unknown size is [`MemRefType::DYNAMIC`].
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<MemRefType<'c>> {
        MemRefType::with_layout(shape, element, None, None)
    }

    /// A buffer type with a layout, an affine map or strides, and a memory space.
    pub fn with_layout(
        shape: &[i64],
        element: Type<'c>,
        layout: Option<Attribute<'c>>,
        memory_space: Option<Attribute<'c>>,
    ) -> Result<MemRefType<'c>> {
        let (shape, nowhere) = (sizes(shape), None::<i64>);
        let made = invoke!("ir.MemRefType", "get", shape, element, layout, memory_space, nowhere);
        read(element.context(), made)
    }

    /// The strides in elements, and the offset; dynamic ones as [`MemRefType::DYNAMIC`].
    pub fn strides_and_offset(self) -> Result<(Vec<i64>, i64)> {
        let pair = invoke!("ir.MemRefType", "get_strides_and_offset", *self)?;
        let pair: Array<Any> = pair.get()?;
        let strides = read(self.context(), Ok(pair.get(0)?))?;
        Ok((strides, read(self.context(), Ok(pair.get(1)?))?))
    }
}

properties! { MemRefType {
    layout: "ir.MemRefType", "layout" -> Attribute<'c>, "How the elements lie.";
    affine_map: "ir.MemRefType", "affine_map" -> AffineMap<'c>, "The layout as an affine map.";
    memory_space: "ir.MemRefType", "memory_space" -> Option<Attribute<'c>>, "Where it lies.";
} }

impl<'c> UnrankedMemRefType<'c> {
    /// A buffer type of any rank.
    pub fn get(
        element: Type<'c>,
        memory_space: Option<Attribute<'c>>,
    ) -> Result<UnrankedMemRefType<'c>> {
        let nowhere = None::<i64>;
        let made = invoke!("ir.UnrankedMemRefType", "get", element, memory_space, nowhere);
        read(element.context(), made)
    }
}

properties! { UnrankedMemRefType {
    memory_space: "ir.UnrankedMemRefType", "memory_space" -> Option<Attribute<'c>>,
        "Where it lies.";
} }

impl<'c> VectorType<'c> {
    /// A vector type of a shape.
    pub fn get(shape: &[i64], element: Type<'c>) -> Result<VectorType<'c>> {
        VectorType::scalable(shape, element, &[])
    }

    /// A vector type with scalable sizes at these positions.
    pub fn scalable(shape: &[i64], element: Type<'c>, dims: &[i64]) -> Result<VectorType<'c>> {
        let (shape, none) = (sizes(shape), None::<i64>);
        let dims = (!dims.is_empty()).then(|| sizes(dims));
        let made = invoke!("ir.VectorType", "get", shape, element, none, dims, none);
        read(element.context(), made)
    }
}

properties! { VectorType {
    is_scalable: "ir.VectorType", "scalable" -> bool, "Whether a size is scalable.";
    scalable_dims: "ir.VectorType", "scalable_dims" -> Vec<bool>, "Which sizes are scalable.";
} }
