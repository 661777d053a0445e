//! `ir.ShapedType`, the base of vectors, tensors and memrefs, and the conversion of shapes.

use fishplate::{Any, Array, ArrayObj, Error, FfiType, FromView, ObjectRef, Result, Shape};

use super::class::{class, position};
use crate::Type;
use crate::error::value_error;

pub use fishplate_mlir::DYNAMIC;

/// Sizes as callers pass them: a sequence of integers, with `None` for a dynamic size.
pub struct Sizes {
    count: usize,
    few: [i64; FEW],
    /// All sizes, if there are more than `FEW`.
    many: Vec<i64>,
}

/// Number of sizes that need no allocation.
const FEW: usize = 6;

impl std::ops::Deref for Sizes {
    type Target = [i64];
    #[inline]
    fn deref(&self) -> &[i64] {
        self.few.get(..self.count).unwrap_or(&self.many)
    }
}

impl From<Vec<i64>> for Sizes {
    fn from(sizes: Vec<i64>) -> Sizes {
        sizes.into_iter().collect()
    }
}

impl FromIterator<i64> for Sizes {
    #[inline]
    fn from_iter<I: IntoIterator<Item = i64>>(sizes: I) -> Sizes {
        let mut all = Sizes { count: 0, few: [0; FEW], many: Vec::new() };
        for size in sizes {
            match all.few.get_mut(all.count) {
                Some(place) => *place = size,
                None if all.many.is_empty() => all.many.extend(all.few.into_iter().chain([size])),
                None => all.many.push(size),
            }
            all.count += 1;
        }
        all
    }
}

impl FfiType for Sizes {
    fn name() -> String {
        "Array<Optional<int>>".into()
    }
    fn schema() -> String {
        Array::<Option<i64>>::schema()
    }
}

impl<'a> FromView<'a> for Sizes {
    #[inline]
    fn from_view(view: &'a fishplate::AnyView<'a>) -> Option<Sizes> {
        if let Some(array) = view.as_object::<ArrayObj>() {
            let size = |value: &Any| value.try_get::<Option<i64>>();
            return array
                .values()
                .iter()
                .map(|value| Some(size(value)?.unwrap_or(DYNAMIC)))
                .collect();
        }
        if let Some(shape) = Shape::from_view(view) {
            return Some(shape.iter().copied().collect());
        }
        let sizes = Array::<Option<i64>>::from_view(view)?;
        Some(sizes.iter().map(|size| size.unwrap_or(DYNAMIC)).collect())
    }
    fn describe(view: &'a fishplate::AnyView<'a>) -> String {
        Array::<Option<i64>>::describe(view)
    }
}

impl fishplate::Arg for Sizes {
    type Out<'a> = Sizes;
}

class! {
    /// A type with a shape and an element type.
    ShapedType, "ir.ShapedType", Type
}

impl ShapedType {
    #[inline]
    fn known_rank(&self, name: &str) -> Result<usize> {
        self.mlir().rank().ok_or_else(|| self.unranked(name))
    }

    fn unranked(&self, name: &str) -> Error {
        value_error(format!(
            "{name}: calling this method requires that the type has a rank. Got {}",
            self.text()
        ))
    }
}

#[fishplate::methods(nonblocking)]
impl ShapedType {
    /// The type of the elements.
    #[getter]
    pub fn element_type(&self) -> Result<ObjectRef<Type>> {
        Type::wrap(self.context(), self.mlir().element())
    }

    /// Whether the number of dimensions is known.
    #[getter]
    pub fn has_rank(&self) -> bool {
        self.mlir().has_rank()
    }

    /// The number of dimensions.
    #[getter]
    pub fn rank(&self) -> Result<i64> {
        self.known_rank("rank").map(|rank| rank as i64)
    }

    /// Whether all sizes are known.
    #[getter]
    pub fn has_static_shape(&self) -> bool {
        self.mlir().has_static_shape()
    }

    /// The sizes; [`ShapedType::get_dynamic_size`] marks one that is not known.
    #[getter]
    pub fn shape(&self) -> Result<Shape> {
        let dims = self.mlir().ranked_dims().ok_or_else(|| self.unranked("shape"))?;
        Ok(dims.collect())
    }

    /// The size of a dimension.
    pub fn get_dim_size(&self, dim: i64) -> Result<i64> {
        let at = position("get_dim_size", dim, self.known_rank("get_dim_size")?)?;
        Ok(self.mlir().dim(at).unwrap_or(DYNAMIC))
    }

    /// Whether the size of a dimension is not known.
    pub fn is_dynamic_dim(&self, dim: i64) -> Result<bool> {
        self.get_dim_size(dim).map(ShapedType::is_dynamic_size)
    }

    /// Whether the size of a dimension is known.
    pub fn is_static_dim(&self, dim: i64) -> Result<bool> {
        self.get_dim_size(dim).map(ShapedType::is_static_size)
    }

    /// Whether a size is the marker of a dynamic size.
    pub fn is_dynamic_size(dim_size: i64) -> bool {
        dim_size == DYNAMIC
    }

    /// Whether a size is known.
    pub fn is_static_size(dim_size: i64) -> bool {
        dim_size != DYNAMIC
    }

    /// Whether a stride or offset is the marker of a dynamic one.
    pub fn is_dynamic_stride_or_offset(dim_size: i64) -> bool {
        dim_size == DYNAMIC
    }

    /// Whether a stride or offset is known.
    pub fn is_static_stride_or_offset(dim_size: i64) -> bool {
        dim_size != DYNAMIC
    }

    /// The marker of a dynamic size.
    pub fn get_dynamic_size() -> i64 {
        DYNAMIC
    }

    /// The marker of a dynamic stride or offset.
    pub fn get_dynamic_stride_or_offset() -> i64 {
        DYNAMIC
    }
}
