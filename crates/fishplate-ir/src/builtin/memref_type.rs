//! `ir.MemRefType` and `ir.UnrankedMemRefType`.

use fishplate::{Any, Array, IntoAny, ObjectRef, ObjectType, Result, Shape};
use fishplate_mlir as mlir;

use super::affine_map::AffineMap;
use super::class::{Place, checked_type, class, raw_attribute, wrap_optional};
use super::memo::{self, Key};
use super::shaped_type::{ShapedType, Sizes};
use crate::error::value_error;
use crate::{Attribute, Location, Type};

class! {
    /// A buffer with a shape: `memref<2x?xf32, strided<[?, 1]>, 3>`.
    MemRefType, "ir.MemRefType", ShapedType
}

impl MemRefType {
    /// Creates the memref type through MLIR.
    fn make(
        shape: &[i64],
        element_type: &Type,
        layout: Option<&ObjectRef<Attribute>>,
        memory_space: Option<&ObjectRef<Attribute>>,
        loc: Option<&ObjectRef<Location>>,
    ) -> Result<ObjectRef<MemRefType>> {
        let context = element_type.context();
        let place = Place::new(context, loc)?;
        let space = raw_attribute(context, "the memory space", memory_space)?;
        let raw_layout = raw_attribute(context, "the layout", layout)?;
        let held = context.lock();
        if let Some(other) = layout.filter(|layout| !layout.mlir().is_memref_layout()) {
            return Err(value_error(format!(
                "layout: expected an affine map or a strided layout, got {}",
                other.text()
            )));
        }
        let element = element_type.mlir();
        checked_type(context, || {
            let at = place.mlir(context, &held);
            mlir::Type::memref_checked(at, shape, element, raw_layout, space)
        })
    }
}

#[fishplate::methods(nonblocking)]
impl MemRefType {
    /// Creates a memref type with a shape. Without a layout, the elements are in row-major order.
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
        let key = Key::new(function, element_type.mlir().address(), &shape).filter(|_| plain);
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
        Attribute::wrap(self.context(), self.mlir().layout())
    }

    /// The layout as an affine map.
    #[getter]
    pub fn affine_map(&self) -> Result<ObjectRef<AffineMap>> {
        let _held = self.context().lock();
        AffineMap::wrap(self.context(), self.mlir().layout_map())
    }

    /// The memory space, if there is one.
    #[getter]
    pub fn memory_space(&self) -> Result<Option<ObjectRef<Attribute>>> {
        wrap_optional(self.context(), self.mlir().memory_space())
    }

    /// The strides, and the offset of the first element. Fails when the layout is not strided.
    pub fn get_strides_and_offset(&self) -> Result<Array<Any>> {
        let _held = self.context().lock();
        let Some((strides, offset)) = self.mlir().strides_and_offset() else {
            let text = self.text();
            return Err(value_error(format!("expected a strided layout, got {text}")));
        };
        Ok([Shape::from(strides).into_any(), offset.into_any()].into())
    }
}

class! {
    /// A buffer of any rank: `memref<*xf32, 3>`.
    UnrankedMemRefType, "ir.UnrankedMemRefType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl UnrankedMemRefType {
    /// Creates a memref type without a rank.
    pub fn get(
        element_type: ObjectRef<Type>,
        #[default = None] memory_space: Option<ObjectRef<Attribute>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<UnrankedMemRefType>> {
        let context = element_type.context();
        let (place, held) = (Place::new(context, loc.as_ref())?, context.lock());
        let space = raw_attribute(context, "the memory space", memory_space.as_ref())?;
        let element = element_type.mlir();
        checked_type(context, || {
            mlir::Type::unranked_memref_checked(place.mlir(context, &held), element, space)
        })
    }

    /// The memory space, if there is one.
    #[getter]
    pub fn memory_space(&self) -> Result<Option<ObjectRef<Attribute>>> {
        wrap_optional(self.context(), self.mlir().unranked_memory_space())
    }
}
