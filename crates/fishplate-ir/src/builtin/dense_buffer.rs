//! The bytes of a tensor, in the order of its elements.

use std::borrow::Cow;

use fishplate::Result;
use fishplate::abi::DLDeviceType;
use fishplate::tensor::TensorInfo;

use crate::error::value_error;

/// The elements of a tensor of the host, row after row; copied where they lie otherwise.
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
    let (count, width) = (tensor.numel(), width / 8);
    let base = tensor.data_ptr().cast::<u8>();
    if count == 0 || base.is_null() {
        return Ok(Cow::Borrowed(&[]));
    }
    if tensor.is_contiguous() {
        // SAFETY: a tensor of the host has its elements at its address, for as long as it lives.
        return Ok(Cow::Borrowed(unsafe { std::slice::from_raw_parts(base, count * width) }));
    }
    let (shape, strides) = (tensor.shape(), tensor.strides().unwrap_or_default());
    let mut packed = Vec::with_capacity(count * width);
    for linear in 0..count as i64 {
        let (mut rest, mut offset) = (linear, 0_i64);
        for (size, stride) in shape.iter().zip(strides).rev() {
            offset += rest % size * stride;
            rest /= size;
        }
        // SAFETY: the place of an element of the tensor.
        let element = unsafe { base.offset(offset as isize * width as isize) };
        // SAFETY: as above; an element has `width` bytes.
        packed.extend_from_slice(unsafe { std::slice::from_raw_parts(element, width) });
    }
    Ok(Cow::Owned(packed))
}
