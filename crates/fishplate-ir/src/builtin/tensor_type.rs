//! `ir.RankedTensorType` and `ir.UnrankedTensorType`.

use fishplate::{ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;

use super::class::{Place, checked_type, class, raw_attribute, wrap_optional};
use super::memo::{self, Key};
use super::shaped_type::{ShapedType, Sizes};
use crate::{Attribute, Location, Type};

class! {
    /// A tensor with a rank: `tensor<2x?xf32>`.
    RankedTensorType, "ir.RankedTensorType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl RankedTensorType {
    /// Creates a tensor type with a shape.
    pub fn get(
        shape: Sizes,
        element_type: &Type,
        #[default = None] encoding: Option<ObjectRef<Attribute>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<RankedTensorType>> {
        let context = element_type.context();
        let function = RankedTensorType::type_index().0 as usize;
        let plain = encoding.is_none() && loc.is_none();
        let key = Key::new(function, element_type.mlir().address(), &shape).filter(|_| plain);
        memo::answer(context, key, || {
            let encoding = raw_attribute(context, "the encoding", encoding.as_ref())?;
            let (place, held) = (Place::new(context, loc.as_ref())?, context.lock());
            checked_type(context, || {
                let at = place.mlir(context, &held);
                mlir::Type::tensor_checked(at, &shape, element_type.mlir(), encoding)
            })
        })
    }

    /// The encoding attribute of the tensor, if there is one.
    #[getter]
    pub fn encoding(&self) -> Result<Option<ObjectRef<Attribute>>> {
        wrap_optional(self.context(), self.mlir().encoding())
    }
}

class! {
    /// A tensor of any rank: `tensor<*xf32>`.
    UnrankedTensorType, "ir.UnrankedTensorType", ShapedType
}

#[fishplate::methods(nonblocking)]
impl UnrankedTensorType {
    /// Creates a tensor type without a rank.
    pub fn get(
        element_type: ObjectRef<Type>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<UnrankedTensorType>> {
        let context = element_type.context();
        let (place, held) = (Place::new(context, loc.as_ref())?, context.lock());
        checked_type(context, || {
            let at = place.mlir(context, &held);
            mlir::Type::unranked_tensor_checked(at, element_type.mlir())
        })
    }
}
