//! DLPack in and out: owned tensors of other frameworks, released when dropped.

use fishplate_abi::error_kind;
use std::fmt;
use std::ptr::NonNull;

use fishplate_abi::{DLManagedTensor, DLManagedTensorVersioned, DLTensor, ObjectHandle};

use super::Tensor;
use crate::error::Result;
use crate::runtime::{api, check};

macro_rules! managed {
    ($(#[$doc:meta])* $name:ident($raw:ident), $from:ident $from_c:ident, $to:ident $to_c:ident) => {
        $(#[$doc])*
        pub struct $name(NonNull<$raw>);

        impl $name {
            /// Takes over a tensor from C; `None` for null.
            ///
            /// # Safety
            /// `raw` is null or a valid tensor that nobody else releases: its shape, strides and
            /// memory are valid until its deleter is called.
            pub unsafe fn from_raw(raw: *mut $raw) -> Option<$name> {
                NonNull::new(raw).map($name)
            }

            /// Exports the tensor to C; the receiver calls its deleter.
            pub fn into_raw(self) -> *mut $raw {
                let raw = self.0.as_ptr();
                std::mem::forget(self);
                raw
            }

            /// The tensor.
            pub fn as_raw(&self) -> &$raw {
                // SAFETY: valid until the deleter runs.
                unsafe { self.0.as_ref() }
            }

            fn dl_tensor(&self) -> &DLTensor {
                &self.as_raw().dl_tensor
            }
        }

        impl Drop for $name {
            fn drop(&mut self) {
                if let Some(deleter) = self.as_raw().deleter {
                    // SAFETY: we own the tensor, and do not use it afterwards.
                    unsafe { deleter(self.0.as_ptr()) };
                }
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({:p})"), self.dl_tensor().data)
            }
        }

        impl Tensor {
            /// Creates a tensor over memory that another framework exported, without a copy. The
            /// memory is released with the last reference, or at once when the tensor is refused.
            pub fn $from(from: $name) -> Result<Tensor> {
                let mut handle: ObjectHandle = std::ptr::null_mut();
                // SAFETY: a valid tensor and the address of a handle.
                check(unsafe { (api().$from_c)(from.0.as_ptr(), 0, 0, &raw mut handle) })?;
                // The object owns it now.
                std::mem::forget(from);
                // SAFETY: on success the handle is a tensor whose reference we own.
                unsafe { Tensor::from_handle(handle) }
            }

            /// Exports the tensor to another framework, without a copy.
            pub fn $to(&self) -> Result<$name> {
                let mut out = std::ptr::null_mut();
                // SAFETY: a live tensor and the address of a pointer.
                check(unsafe { (api().$to_c)(self.0.as_handle(), &raw mut out) })?;
                // SAFETY: on success a valid tensor that we own.
                unsafe { $name::from_raw(out) }.ok_or_else(|| {
                    crate::Error::new(error_kind::INTERNAL_ERROR, "The runtime handed out no tensor")
                })
            }
        }
    };
}

managed! {
    /// An owned tensor in the form of DLPack 1.0 and later.
    DlPack(DLManagedTensorVersioned),
    from_dlpack TVMFFITensorFromDLPackVersioned,
    to_dlpack TVMFFITensorToDLPackVersioned
}

managed! {
    /// An owned tensor in the form before DLPack 1.0.
    DlPackLegacy(DLManagedTensor),
    from_dlpack_legacy TVMFFITensorFromDLPack,
    to_dlpack_legacy TVMFFITensorToDLPack
}
