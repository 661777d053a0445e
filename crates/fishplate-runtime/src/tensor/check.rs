//! Checks of a `DLTensor` from outside before it is trusted: a sane shape, and on request alignment and contiguity.

use fishplate_abi::{DLDeviceType, DLTensor};

use crate::error::{Error, Result};

/// The most dimensions that a tensor may have. No framework comes near it, and a garbage count is caught before
/// anything of that length is read.
const MAX_DIMENSIONS: i32 = 1024;

/// Up to two to this power elements are never too many: one has less than 2^24 bits, and the size in bits must fit 63.
const CERTAIN_BITS: u32 = 39;

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

/// Checks the number of dimensions and the extents, and returns the extents.
///
/// # Safety
/// A non-null shape is as long as the tensor says, and stays unchanged for `'a`.
#[inline(always)]
pub(crate) unsafe fn shape<'a>(tensor: &DLTensor) -> Result<&'a [i64]> {
    let has_shape = !tensor.shape.is_null() || tensor.ndim == 0;
    if tensor.ndim as u32 > MAX_DIMENSIONS as u32 || !has_shape {
        return Err(bad_dimensions(tensor));
    }
    // SAFETY: the check above, and the caller's guarantee that the shape is long enough.
    let extents = unsafe { extents(tensor) };
    // A bound on the size without a product: each extent is below the same power of two.
    let bits = extents.iter().fold(0, |bits, extent| bits | extent);
    let significant = i64::BITS - bits.leading_zeros();
    if significant * extents.len() as u32 > CERTAIN_BITS {
        check_size(tensor, extents)?;
    }
    Ok(extents)
}

#[cold]
fn bad_dimensions(tensor: &DLTensor) -> Error {
    Error::value(if (0..=MAX_DIMENSIONS).contains(&tensor.ndim) {
        format!("A tensor of {} dimensions has no shape", tensor.ndim)
    } else {
        format!("A tensor cannot have {} dimensions: expected 0 to {MAX_DIMENSIONS}", tensor.ndim)
    })
}

/// Checks extents that may be negative or too large together. If one is zero the others may be anything: the tensor has
/// no elements.
#[inline(never)]
fn check_size(tensor: &DLTensor, extents: &[i64]) -> Result<()> {
    if extents.iter().any(|&extent| extent < 0) {
        return Err(Error::value(format!(
            "A tensor cannot have a negative extent: its shape is {extents:?}"
        )));
    }
    let lanes = i64::from((tensor.dtype.lanes as i16).unsigned_abs());
    let bits = i64::from(tensor.dtype.bits) * lanes;
    let size = extents.iter().try_fold(bits, |size, &extent| size.checked_mul(extent));
    if size.is_none() && !extents.contains(&0) {
        return Err(Error::value(format!(
            "A tensor of shape {extents:?} is larger than memory can be"
        )));
    }
    Ok(())
}

/// Whether the addresses of a device show the alignment of its memory.
fn has_direct_addresses(device_type: DLDeviceType) -> bool {
    device_type.0 <= DLDeviceType::CUDA_HOST.0
        || matches!(
            device_type,
            DLDeviceType::CUDA_MANAGED | DLDeviceType::ROCM | DLDeviceType::ROCM_HOST
        )
}

/// Whether the first element lies at a multiple of `alignment`; if addresses are handles, only the offset counts.
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

/// Whether the elements are row-major and contiguous. Strides of dimensions with one element do not matter, and a
/// tensor without elements is always contiguous.
///
/// # Safety
/// The tensor was checked by [`shape`], and non-null strides are as long as its shape.
pub(crate) unsafe fn is_contiguous(tensor: &DLTensor) -> bool {
    if tensor.strides.is_null() {
        return true;
    }
    // SAFETY: the caller guarantees that the tensor was checked by [`shape`].
    let extents = unsafe { extents(tensor) };
    if extents.contains(&0) {
        return true;
    }
    let mut expected = 1_i64;
    for (i, &extent) in extents.iter().enumerate().rev() {
        if extent == 1 {
            continue;
        }
        // SAFETY: the caller guarantees that non-null strides are as long as the shape.
        if unsafe { *tensor.strides.add(i) } != expected {
            return false;
        }
        expected = expected.wrapping_mul(extent);
    }
    true
}
