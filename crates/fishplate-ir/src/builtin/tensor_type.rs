//! `ir.RankedTensorType` and `ir.UnrankedTensorType`.

use fishplate::{ObjectRef, ObjectType, Result};
use mlir_sys::{
    mlirRankedTensorTypeGetChecked, mlirRankedTensorTypeGetEncoding,
    mlirUnrankedTensorTypeGetChecked,
};

use super::class::{checked_type, class, place, raw_attribute, wrap_optional};
use super::memo::{self, Key};
use super::shaped_type::{ShapedType, Sizes};
use crate::{Attribute, Location, Type};

class! {
    /// A tensor with a rank: `tensor<2x?xf32>`.
    RankedTensorType, "ir.RankedTensorType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl RankedTensorType {
    /// A tensor type of a shape.
    pub fn get(
        shape: Sizes,
        element_type: &Type,
        #[default = None] encoding: Option<ObjectRef<Attribute>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<RankedTensorType>> {
        let context = element_type.context();
        let function = RankedTensorType::type_index().0 as usize;
        let plain = encoding.is_none() && loc.is_none();
        let key = Key::new(function, element_type.raw().ptr.addr(), &shape).filter(|_| plain);
        memo::answer(context, key, || {
            let encoding = raw_attribute(context, "the encoding", encoding.as_ref())?;
            let place = place(context, loc.as_ref())?;
            let (rank, sizes, element) = (shape.len() as isize, shape.as_ptr(), element_type.raw());
            // SAFETY: a location, a type and an attribute of the locked context, and `rank` sizes.
            checked_type(context, || unsafe {
                mlirRankedTensorTypeGetChecked(place, rank, sizes, element, encoding)
            })
        })
    }

    /// The attribute that says how the tensor is encoded, if there is one.
    #[getter]
    pub fn encoding(&self) -> Result<Option<ObjectRef<Attribute>>> {
        let _held = self.context().lock();
        // SAFETY: a ranked tensor type of a locked context.
        unsafe { wrap_optional(self.context(), mlirRankedTensorTypeGetEncoding(self.raw())) }
    }
}

class! {
    /// A tensor of any rank: `tensor<*xf32>`.
    UnrankedTensorType, "ir.UnrankedTensorType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl UnrankedTensorType {
    /// A tensor type of any shape.
    pub fn get(
        element_type: ObjectRef<Type>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<UnrankedTensorType>> {
        let context = element_type.context();
        let place = place(context, loc.as_ref())?;
        // SAFETY: a location and a type of the locked context.
        checked_type(context, || unsafe {
            mlirUnrankedTensorTypeGetChecked(place, element_type.raw())
        })
    }
}
