//! The bytes of a tensor, in element order.

use std::borrow::Cow;

use fishplate::Result;
use fishplate::abi::DLDeviceType;
use fishplate::tensor::TensorInfo;

use crate::error::value_error;
use crate::live;

/// Returns the elements of a host tensor in row-major order. Copies them if they are laid out
/// differently.
pub(super) fn bytes(tensor: &TensorInfo) -> Result<Cow<'_, [u8]>> {
    if tensor.device().kind() != DLDeviceType::CPU {
        return Err(value_error(format!(
            "expected a tensor in the memory of the host, got one on {}",
            tensor.device()
        )));
    }
    let dtype = tensor.dtype();
    let width = usize::from(dtype.bits()) * usize::from(dtype.lanes());
    if width == 0 || width % 8 != 0 {
        return Err(value_error(format!("expected elements of whole bytes, got {dtype}")));
    }
    Ok(live::tensor_bytes(tensor, width / 8))
}
