//! `ir.DenseResourceElementsAttr`: constants in memory that MLIR does not own.

use fishplate::abi::DLDeviceType;
use fishplate::{ObjectRef, Result, Tensor};
use fishplate_mlir as mlir;

use super::class::{class, raw_type, wrap_attribute};
use super::{dense_shape, dense_tensor};
use crate::error::value_error;
use crate::live;
use crate::{Attribute, Context, Type};

class! {
    /// Constants in a resource: `dense_resource<weights> : tensor<2xf32>`.
    DenseResourceElementsAttr, "ir.DenseResourceElementsAttr", Attribute
}

/// The memory of a host tensor whose elements are in row-major order.
struct TensorBlob(Tensor);

impl mlir::Blob for TensorBlob {
    fn bytes(&self) -> &[u8] {
        let dtype = self.0.dtype();
        let width = usize::from(dtype.bits()) * usize::from(dtype.lanes());
        // Not copied: the elements are in row-major order.
        match live::tensor_bytes(&self.0, width / 8) {
            std::borrow::Cow::Borrowed(bytes) => bytes,
            std::borrow::Cow::Owned(_) => &[],
        }
    }
}

#[fishplate::methods(nonblocking)]
impl DenseResourceElementsAttr {
    /// Creates constants in the memory of a tensor, which stays alive as long as the context needs
    /// it. Nothing is copied. If the name is taken, another one is chosen.
    pub fn get_from_buffer(
        array: Tensor,
        name: &str,
        r#type: ObjectRef<Type>,
        #[default = None] alignment: Option<i64>,
        #[default = false] is_mutable: bool,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<DenseResourceElementsAttr>> {
        let context = context.unwrap_or_else(|| r#type.context().clone());
        let ty = raw_type(&context, "the type", &r#type)?;
        let _held = context.lock();
        dense_shape::shaped(ty, || r#type.text())?;
        if array.device().kind() != DLDeviceType::CPU || !array.is_contiguous() {
            return Err(value_error(
                "expected a tensor in the memory of the host, row after row; \
                 numpy.ascontiguousarray makes one",
            ));
        }
        let width = usize::from(array.dtype().bits()) * usize::from(array.dtype().lanes());
        let align = match alignment {
            None => (width / 8).next_power_of_two().max(1),
            Some(align) => {
                usize::try_from(align).ok().filter(|a| a.is_power_of_two()).ok_or_else(|| {
                    value_error(format!("alignment: expected a power of two, got {align}"))
                })?
            }
        };
        let blob = Box::new(TensorBlob(array));
        wrap_attribute(&context, mlir::Attribute::resource(ty, name, blob, align, is_mutable))
    }

    /// The name of the resource.
    #[getter]
    pub fn name(&self) -> String {
        let _held = self.context().lock();
        self.mlir().resource_key()
    }

    /// The constants as a read-only tensor. Nothing is copied.
    pub fn to_tensor(this: ObjectRef<DenseResourceElementsAttr>) -> Result<Tensor> {
        dense_tensor::from_resource(this.into_parent())
    }
}
