//! Content of a tensor for structural hash and equality.

use fishplate_abi::{DLDeviceType, DLTensor};

use crate::error::{Error, Result};
use crate::tensor::{TensorObj, check};

/// The extents of a tensor.
pub(super) fn shape(tensor: &TensorObj) -> Result<&[i64]> {
    // SAFETY: the shape of a tensor object is as long as it says and lives as long as the object.
    unsafe { check::shape(tensor.dl_tensor()) }
}

/// The elements as bytes. `name` and `verb` describe the operation in errors.
pub(super) fn content<'a>(tensor: &'a TensorObj, name: &str, verb: &str) -> Result<&'a [u8]> {
    let dl_tensor = tensor.dl_tensor();
    let device = dl_tensor.device.device_type;
    if device != DLDeviceType::CPU {
        return Err(Error::internal(format!(
            "Check failed: {name}.device().device_type == kDLCPU ({} vs. {}) : \
             can only {verb} CPU tensor",
            device.0,
            DLDeviceType::CPU.0
        )));
    }
    let extents = shape(tensor)?;
    // SAFETY: the shape was just checked; strides of a tensor object are as long as its shape.
    if !unsafe { check::is_contiguous(dl_tensor) } {
        return Err(Error::internal(format!(
            "Check failed: ({name}.IsContiguous()) is false: Can only {verb} contiguous tensor"
        )));
    }
    let size = byte_size(dl_tensor, extents);
    if size == 0 {
        return Ok(&[]);
    }
    let start = dl_tensor.data.cast::<u8>().wrapping_add(dl_tensor.byte_offset as usize);
    if dl_tensor.data.is_null() {
        return Err(Error::value(format!("Cannot {verb} a tensor of {size} bytes without data")));
    }
    // SAFETY: a contiguous tensor on the CPU has its elements, `size` bytes, behind the offset.
    Ok(unsafe { std::slice::from_raw_parts(start, size) })
}

/// Size of all elements in bytes; elements smaller than a byte are packed. The shape was checked,
/// so the number of bits fits.
fn byte_size(tensor: &DLTensor, extents: &[i64]) -> usize {
    let count = extents.iter().fold(1_u64, |count, &extent| count.wrapping_mul(extent as u64));
    let bits = u64::from(tensor.dtype.bits) * u64::from(tensor.dtype.lanes);
    (count.wrapping_mul(bits).wrapping_add(7) / 8) as usize
}
