//! What must hold before a `DLTensor` from outside is believed: a sane shape, and on request
//! alignment and contiguity.

use fishplate_abi::{DLDeviceType, DLTensor};

use crate::error::{Error, Result};

/// The most dimensions that a tensor may have. No framework comes near it, and a count that is
/// garbage is caught before anything of that length is read.
const MAX_DIMENSIONS: i32 = 1024;

/// The extents of a tensor.
///
/// # Safety
/// The tensor was checked by [`shape`], and its extents stay unchanged for `'a`.
#[inline]
pub(crate) unsafe fn extents<'a>(tensor: &DLTensor) -> &'a [i64] {
    if tensor.ndim == 0 {
        return &[];
    }
    // SAFETY: a checked shape is not null and `ndim` long.
    unsafe { std::slice::from_raw_parts(tensor.shape, tensor.ndim as usize) }
}

/// Checks the number of dimensions and the extents, which are the result.
///
/// # Safety
/// A non-null shape is as long as the tensor says, and stays unchanged for `'a`.
#[inline]
pub(crate) unsafe fn shape<'a>(tensor: &DLTensor) -> Result<&'a [i64]> {
    if !(0..=MAX_DIMENSIONS).contains(&tensor.ndim) {
        return Err(Error::value(format!(
            "A tensor cannot have {} dimensions: expected 0 to {MAX_DIMENSIONS}",
            tensor.ndim
        )));
    }
    if tensor.shape.is_null() && tensor.ndim != 0 {
        return Err(Error::value(format!("A tensor of {} dimensions has no shape", tensor.ndim)));
    }
    // SAFETY: the two checks above, and the contract.
    let extents = unsafe { extents(tensor) };
    let lanes = i64::from((tensor.dtype.lanes as i16).unsigned_abs());
    let mut bits = Some(i64::from(tensor.dtype.bits) * lanes);
    let mut is_empty = false;
    for &extent in extents {
        if extent < 0 {
            return Err(bad_extent(extents));
        }
        is_empty |= extent == 0;
        bits = bits.and_then(|bits| bits.checked_mul(extent));
    }
    // Zero times anything is zero, but an extent before the zero may have left the range.
    if bits.is_none() && !is_empty {
        return Err(too_large(extents));
    }
    Ok(extents)
}

#[cold]
fn bad_extent(extents: &[i64]) -> Error {
    Error::value(format!("A tensor cannot have a negative extent: its shape is {extents:?}"))
}

#[cold]
fn too_large(extents: &[i64]) -> Error {
    Error::value(format!("A tensor of shape {extents:?} is larger than memory can be"))
}

/// Whether the addresses of a device tell the alignment of its memory.
fn has_direct_addresses(device_type: DLDeviceType) -> bool {
    device_type.0 <= DLDeviceType::CUDA_HOST.0
        || matches!(
            device_type,
            DLDeviceType::CUDA_MANAGED | DLDeviceType::ROCM | DLDeviceType::ROCM_HOST
        )
}

/// Whether the first element lies at a multiple of `alignment`; where addresses are handles, only
/// the offset counts.
pub(crate) fn is_aligned(tensor: &DLTensor, alignment: i32) -> Result<bool> {
    let alignment = u64::try_from(alignment).map_err(|_| {
        Error::value(format!("The required alignment must not be negative, got {alignment}"))
    })?;
    let start = if has_direct_addresses(tensor.device.device_type) {
        (tensor.data as u64).wrapping_add(tensor.byte_offset)
    } else {
        tensor.byte_offset
    };
    Ok(alignment == 0 || start % alignment == 0)
}

/// Whether the elements lie row-major without gaps. Strides of dimensions of one element do not
/// matter, and a tensor without elements is always contiguous.
///
/// # Safety
/// The tensor was checked by [`shape`], and non-null strides are as long as its shape.
pub(crate) unsafe fn is_contiguous(tensor: &DLTensor) -> bool {
    if tensor.strides.is_null() {
        return true;
    }
    // SAFETY: see above.
    let extents = unsafe { extents(tensor) };
    if extents.contains(&0) {
        return true;
    }
    let mut expected = 1_i64;
    for (i, &extent) in extents.iter().enumerate().rev() {
        if extent == 1 {
            continue;
        }
        // SAFETY: see above.
        if unsafe { *tensor.strides.add(i) } != expected {
            return false;
        }
        expected = expected.wrapping_mul(extent);
    }
    true
}
