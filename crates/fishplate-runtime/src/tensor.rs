//! `ffi.Tensor`.

use fishplate_abi::{DLDevice, DLTensor, ObjectHeader, TypeIndex};

use crate::object::ObjectType;

/// A tensor: the header and a `DLTensor`.
#[repr(C)]
pub(crate) struct TensorObj {
    header: ObjectHeader,
    dl_tensor: DLTensor,
}

// SAFETY: `repr(C)` with the header first; every `ffi.Tensor` continues with a `DLTensor`.
unsafe impl ObjectType for TensorObj {
    const INDEX: TypeIndex = TypeIndex::TENSOR;
}

impl TensorObj {
    /// Where the tensor lives.
    pub(crate) fn device(&self) -> DLDevice {
        self.dl_tensor.device
    }
}

pub(crate) fn install() -> crate::Result<()> {
    Ok(())
}
