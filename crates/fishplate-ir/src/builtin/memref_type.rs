//! `ir.MemRefType` and `ir.UnrankedMemRefType`.

use fishplate::{Any, Array, IntoAny, ObjectRef, ObjectType, Result, Shape};
use mlir_sys::{
    mlirMemRefTypeGetAffineMap, mlirMemRefTypeGetChecked, mlirMemRefTypeGetLayout,
    mlirMemRefTypeGetMemorySpace, mlirMemRefTypeGetStridesAndOffset,
    mlirUnrankedMemRefTypeGetChecked, mlirUnrankedMemrefGetMemorySpace,
};

use super::affine_map::AffineMap;
use super::class::{checked_type, class, place, raw_attribute, wrap_optional};
use super::memo::{self, Key};
use super::raw::fishplateAttributeIsMemRefLayout;
use super::shaped_type::{ShapedType, Sizes};
use crate::error::value_error;
use crate::{Attribute, Location, Type};

class! {
    /// A place in memory with a shape: `memref<2x?xf32, strided<[?, 1]>, 3>`.
    MemRefType, "ir.MemRefType", ShapedType
}

impl MemRefType {
    /// A memref type as MLIR makes it.
    fn make(
        shape: &[i64],
        element_type: &Type,
        layout: Option<&ObjectRef<Attribute>>,
        memory_space: Option<&ObjectRef<Attribute>>,
        loc: Option<&ObjectRef<Location>>,
    ) -> Result<ObjectRef<MemRefType>> {
        let context = element_type.context();
        let place = place(context, loc)?;
        let space = raw_attribute(context, "the memory space", memory_space)?;
        let raw_layout = raw_attribute(context, "the layout", layout)?;
        let _held = context.lock();
        // SAFETY: an attribute of a locked context.
        let is_layout =
            |_: &&ObjectRef<Attribute>| unsafe { fishplateAttributeIsMemRefLayout(raw_layout) };
        if let Some(other) = layout.filter(|layout| !is_layout(layout)) {
            return Err(value_error(format!(
                "layout: expected an affine map or a strided layout, got {}",
                other.text()
            )));
        }
        let (rank, sizes, element) = (shape.len() as isize, shape.as_ptr(), element_type.raw());
        // SAFETY: a location, a type and attributes of the locked context, and `rank` sizes.
        checked_type(context, || unsafe {
            mlirMemRefTypeGetChecked(place, element, rank, sizes, raw_layout, space)
        })
    }
}

#[fishplate::methods(nonblocking)]
impl MemRefType {
    /// A memref type of a shape; without a layout the elements lie row after row.
    pub fn get(
        shape: Sizes,
        element_type: ObjectRef<Type>,
        #[default = None] layout: Option<ObjectRef<Attribute>>,
        #[default = None] memory_space: Option<ObjectRef<Attribute>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<MemRefType>> {
        let context = element_type.context();
        let plain = layout.is_none() && memory_space.is_none() && loc.is_none();
        let function = MemRefType::type_index().0 as usize;
        let key = Key::new(function, element_type.raw().ptr.addr(), &shape).filter(|_| plain);
        memo::answer(context, key, || {
            MemRefType::make(
                &shape,
                &element_type,
                layout.as_ref(),
                memory_space.as_ref(),
                loc.as_ref(),
            )
        })
    }

    /// The layout.
    #[getter]
    pub fn layout(&self) -> Result<ObjectRef<Attribute>> {
        let _held = self.context().lock();
        // SAFETY: a memref type of a locked context.
        unsafe { Attribute::wrap(self.context(), mlirMemRefTypeGetLayout(self.raw())) }
    }

    /// The layout as an affine map.
    #[getter]
    pub fn affine_map(&self) -> Result<ObjectRef<AffineMap>> {
        let _held = self.context().lock();
        // SAFETY: a memref type of a locked context.
        unsafe { AffineMap::wrap(self.context(), mlirMemRefTypeGetAffineMap(self.raw())) }
    }

    /// The memory space, if there is one.
    #[getter]
    pub fn memory_space(&self) -> Result<Option<ObjectRef<Attribute>>> {
        let _held = self.context().lock();
        // SAFETY: a memref type of a locked context.
        unsafe { wrap_optional(self.context(), mlirMemRefTypeGetMemorySpace(self.raw())) }
    }

    /// The strides, and the offset of the first element; an error where the layout has none.
    pub fn get_strides_and_offset(&self) -> Result<Array<Any>> {
        let mut strides = vec![0_i64; self.rank()? as usize];
        let mut offset = 0;
        let _held = self.context().lock();
        // SAFETY: a memref type of a locked context, with room for a stride per dimension.
        let answer = unsafe {
            let strides = strides.as_mut_ptr();
            mlirMemRefTypeGetStridesAndOffset(self.raw(), strides, &raw mut offset)
        };
        if answer.value == 0 {
            let text = self.text();
            return Err(value_error(format!("expected a strided layout, got {text}")));
        }
        Ok([Shape::from(strides).into_any(), offset.into_any()].into())
    }
}

class! {
    /// A place in memory of any rank: `memref<*xf32, 3>`.
    UnrankedMemRefType, "ir.UnrankedMemRefType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl UnrankedMemRefType {
    /// A memref type of any shape.
    pub fn get(
        element_type: ObjectRef<Type>,
        #[default = None] memory_space: Option<ObjectRef<Attribute>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<UnrankedMemRefType>> {
        let context = element_type.context();
        let place = place(context, loc.as_ref())?;
        let space = raw_attribute(context, "the memory space", memory_space.as_ref())?;
        // SAFETY: a location, a type and an attribute of the locked context.
        checked_type(context, || unsafe {
            mlirUnrankedMemRefTypeGetChecked(place, element_type.raw(), space)
        })
    }

    /// The memory space, if there is one.
    #[getter]
    pub fn memory_space(&self) -> Result<Option<ObjectRef<Attribute>>> {
        let _held = self.context().lock();
        // SAFETY: an unranked memref type of a locked context.
        unsafe { wrap_optional(self.context(), mlirUnrankedMemrefGetMemorySpace(self.raw())) }
    }
}
