//! Attributes about indexing: affine maps, integer sets and strided layouts.

use fishplate::{ObjectRef, Result, Shape};
use mlir_sys::{
    mlirAffineMapAttrGet, mlirAffineMapAttrGetValue, mlirIntegerSetAttrGet,
    mlirIntegerSetAttrGetValue, mlirStridedLayoutAttrGet, mlirStridedLayoutAttrGetNumStrides,
    mlirStridedLayoutAttrGetOffset, mlirStridedLayoutAttrGetStride,
};

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
    /// The attribute of a map.
    pub fn get(affine_map: ObjectRef<AffineMap>) -> Result<ObjectRef<AffineMapAttr>> {
        let _held = affine_map.context().lock();
        // SAFETY: a map of a locked context.
        unsafe { wrap_attribute(affine_map.context(), mlirAffineMapAttrGet(affine_map.raw())) }
    }

    /// The map.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<AffineMap>> {
        let _held = self.context().lock();
        // SAFETY: a map attribute of a locked context.
        unsafe { AffineMap::wrap(self.context(), mlirAffineMapAttrGetValue(self.raw())) }
    }
}

class! {
    /// An integer set as an attribute: `affine_set<(d0) : (d0 >= 0)>`.
    IntegerSetAttr, "ir.IntegerSetAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl IntegerSetAttr {
    /// The attribute of a set.
    pub fn get(integer_set: ObjectRef<IntegerSet>) -> Result<ObjectRef<IntegerSetAttr>> {
        let _held = integer_set.context().lock();
        // SAFETY: a set of a locked context.
        unsafe { wrap_attribute(integer_set.context(), mlirIntegerSetAttrGet(integer_set.raw())) }
    }

    /// The set.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<IntegerSet>> {
        let _held = self.context().lock();
        // SAFETY: a set attribute of a locked context.
        unsafe { IntegerSet::wrap(self.context(), mlirIntegerSetAttrGetValue(self.raw())) }
    }
}

class! {
    /// The layout of a memref by its strides: `strided<[?, 1], offset: 4>`.
    StridedLayoutAttr, "ir.StridedLayoutAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl StridedLayoutAttr {
    /// The layout of an offset and strides.
    pub fn get(
        offset: i64,
        strides: Sizes,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<StridedLayoutAttr>> {
        let context = current::context(context)?;
        let _held = context.lock();
        // SAFETY: the context is live and locked; MLIR copies the strides.
        unsafe {
            let (count, all) = (strides.len() as isize, strides.as_ptr());
            wrap_attribute(&context, mlirStridedLayoutAttrGet(context.raw(), offset, count, all))
        }
    }

    /// The layout of a rank of which neither offset nor strides are known.
    pub fn get_fully_dynamic(
        rank: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<StridedLayoutAttr>> {
        let strides = vec![DYNAMIC; count("rank", rank)? as usize];
        StridedLayoutAttr::get(DYNAMIC, strides.into(), context)
    }

    /// The offset of the first element.
    #[getter]
    pub fn offset(&self) -> i64 {
        let _held = self.context().lock();
        // SAFETY: a layout of a locked context.
        unsafe { mlirStridedLayoutAttrGetOffset(self.raw()) }
    }

    /// The strides.
    #[getter]
    pub fn strides(&self) -> Shape {
        let _held = self.context().lock();
        // SAFETY: a layout of a locked context.
        let count = unsafe { mlirStridedLayoutAttrGetNumStrides(self.raw()) };
        // SAFETY: as above, and the position of a stride.
        (0..count).map(|at| unsafe { mlirStridedLayoutAttrGetStride(self.raw(), at) }).collect()
    }
}
