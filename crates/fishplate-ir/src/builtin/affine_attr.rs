//! Attributes about indexing: affine maps, integer sets and strided layouts.

use fishplate::{ObjectRef, Result, Shape};
use fishplate_mlir as mlir;

use super::affine_map::AffineMap;
use super::class::{class, count, wrap_attribute};
use super::integer_set::IntegerSet;
use super::shaped_type::{DYNAMIC, Sizes};
use crate::{Attribute, Context, current};

class! {
    /// An affine map as an attribute: `affine_map<(d0) -> (d0)>`.
    AffineMapAttr, "ir.AffineMapAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl AffineMapAttr {
    /// Creates the attribute for a map.
    pub fn get(affine_map: ObjectRef<AffineMap>) -> Result<ObjectRef<AffineMapAttr>> {
        let _held = affine_map.context().lock();
        wrap_attribute(affine_map.context(), mlir::Attribute::affine_map(affine_map.mlir()))
    }

    /// The map.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<AffineMap>> {
        AffineMap::wrap(self.context(), self.mlir().affine_map_value())
    }
}

class! {
    /// An integer set as an attribute: `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSetAttr, "ir.IntegerSetAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl IntegerSetAttr {
    /// Creates the attribute for a set.
    pub fn get(integer_set: ObjectRef<IntegerSet>) -> Result<ObjectRef<IntegerSetAttr>> {
        let _held = integer_set.context().lock();
        wrap_attribute(integer_set.context(), mlir::Attribute::integer_set(integer_set.mlir()))
    }

    /// The set.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<IntegerSet>> {
        IntegerSet::wrap(self.context(), self.mlir().integer_set_value())
    }
}

class! {
    /// The layout of a memref by its strides: `strided<[?, 1], offset: 4>`.
    StridedLayoutAttr, "ir.StridedLayoutAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl StridedLayoutAttr {
    /// Creates a layout from an offset and strides.
    pub fn get(
        offset: i64,
        strides: Sizes,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<StridedLayoutAttr>> {
        let context = current::context(context)?;
        let held = context.lock();
        let raw = mlir::Attribute::strided_layout(context.mlir(&held), offset, &strides);
        wrap_attribute(&context, raw)
    }

    /// Creates a layout of a given rank in which neither the offset nor the strides are known.
    pub fn get_fully_dynamic(
        rank: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<StridedLayoutAttr>> {
        let strides = vec![DYNAMIC; count("rank", rank)?];
        StridedLayoutAttr::get(DYNAMIC, strides.into(), context)
    }

    /// The offset of the first element.
    #[getter]
    pub fn offset(&self) -> i64 {
        self.mlir().layout_offset()
    }

    /// The strides.
    #[getter]
    pub fn strides(&self) -> Shape {
        self.mlir().strides().collect()
    }
}
