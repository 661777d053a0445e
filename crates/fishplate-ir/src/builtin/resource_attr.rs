//! `ir.DenseResourceElementsAttr`: constants in memory that is not MLIR's.

use std::ffi::c_void;

use fishplate::abi::DLDeviceType;
use fishplate::{ObjectRef, Result, Tensor};
use mlir_sys::mlirUnmanagedDenseResourceElementsAttrGet;

use super::class::{class, raw_type, wrap_attribute};
use super::raw::fishplateResourceGetKey;
use super::{dense_shape, dense_tensor};
use crate::error::value_error;
use crate::raw::{string_ref, to_string};
use crate::{Attribute, Context, Type};

class! {
    /// Constants in a resource: `dense_resource<weights> : tensor<2xf32>`.
    DenseResourceElementsAttr, "ir.DenseResourceElementsAttr", Attribute
}

unsafe extern "C" fn release(owner: *mut c_void, _: *const c_void, _: usize, _: usize) {
    let release = std::panic::AssertUnwindSafe(|| {
        // SAFETY: `get_from_buffer` put the tensor there, and MLIR lets go of it once.
        drop(unsafe { Box::from_raw(owner.cast::<Tensor>()) });
    });
    let _ = std::panic::catch_unwind(release);
}

#[fishplate::methods(nonblocking)]
impl DenseResourceElementsAttr {
    /// The constants that lie in the memory of a tensor, which stays as long as the context needs
    /// it. Nothing is copied. Another name is found where there is such a resource already.
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
        dense_shape::shaped(ty, r#type.text())?;
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
        let (data, size) = (array.data_ptr(), array.byte_size());
        let owner = Box::into_raw(Box::new(array)).cast::<c_void>();
        // SAFETY: a shaped type of a locked context, memory that `owner` keeps, and the function that
        // lets go of it.
        unsafe {
            let raw = mlirUnmanagedDenseResourceElementsAttrGet(
                ty,
                string_ref(name),
                data,
                size,
                align,
                is_mutable,
                Some(release),
                owner,
            );
            wrap_attribute(&context, raw)
        }
    }

    /// The name of the resource.
    #[getter]
    pub fn name(&self) -> String {
        let _held = self.context().lock();
        // SAFETY: a resource of a locked context, which keeps its name.
        unsafe { to_string(fishplateResourceGetKey(self.raw())) }
    }

    /// The constants as a tensor that cannot be written to; nothing is copied.
    pub fn to_tensor(this: ObjectRef<DenseResourceElementsAttr>) -> Result<Tensor> {
        dense_tensor::from_resource(this.into_parent())
    }
}
