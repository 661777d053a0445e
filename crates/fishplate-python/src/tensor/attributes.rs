//! What a `Tensor` says about itself.

use fishplate_abi::DLTensor;

use super::{TensorObject, description, with_memory};
use crate::argument::Borrowing;
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, index_error, int_from_u64, tuple_from,
};

/// The shape and the strides: those that the tensor has, or those of elements without gaps.
///
/// # Safety
/// Shape, and strides unless null, have `ndim` integers, unchanged while the tensor is borrowed.
pub(super) unsafe fn shape_and_strides(tensor: &DLTensor) -> (&[i64], Vec<i64>) {
    let count = match tensor.ndim {
        ..=0 => return (&[], Vec::new()),
        count => count as usize,
    };
    // SAFETY: as many extents as dimensions (see above).
    let shape = unsafe { std::slice::from_raw_parts(tensor.shape, count) };
    if !tensor.strides.is_null() {
        // SAFETY: as many strides as dimensions (see above).
        return (shape, unsafe { std::slice::from_raw_parts(tensor.strides, count) }.to_vec());
    }
    let mut strides = vec![1_i64; count];
    for index in (1..count).rev() {
        strides[index - 1] = strides[index].wrapping_mul(shape[index]);
    }
    (shape, strides)
}

/// The extents of an instance.
fn extents(this: Borrowed<'_, TensorObject>) -> Result<&[i64]> {
    let tensor = description(this)?;
    match tensor.ndim {
        ..=0 => Ok(&[]),
        // SAFETY: the shape of an instance is as long as it says, and lives as long as it.
        count => Ok(unsafe { std::slice::from_raw_parts(tensor.shape, count as usize) }),
    }
}

/// A tuple of integers.
fn tuple_of(py: Python<'_>, numbers: &[i64]) -> Result<Owned> {
    tuple_from(py, numbers.iter().map(|&number| Owned::int(py, number)))
}

pub(super) fn shape(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let _borrowing = Borrowing::new();
    tuple_of(this.py(), extents(this)?)
}

pub(super) fn strides(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    // SAFETY: shape and strides of an instance are as long as it says, and live as long as it.
    let (_, strides) = unsafe { shape_and_strides(description(this)?) };
    tuple_of(this.py(), &strides)
}

pub(super) fn ndim(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    Owned::int(this.py(), description(this)?.ndim.into())
}

pub(super) fn dtype(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    crate::dtype::to_python(this.py(), description(this)?.dtype)
}

pub(super) fn device(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    crate::device::to_python(this.py(), description(this)?.device)
}

pub(super) fn numel(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let count = extents(this)?.iter().fold(1_i64, |count, extent| count.wrapping_mul(*extent));
    Owned::int(this.py(), count)
}

pub(super) fn size(this: Borrowed<'_, TensorObject>, dimension: Borrowed<'_>) -> Result<Owned> {
    // The number first: it may run Python code.
    let dimension = as_i64(dimension)?;
    let extents = extents(this)?;
    let count = extents.len() as i64;
    let index = if dimension < 0 { dimension.wrapping_add(count) } else { dimension };
    match usize::try_from(index).ok().and_then(|index| extents.get(index)) {
        Some(&extent) => Owned::int(this.py(), extent),
        None => Err(index_error(
            this.py(),
            format!("Dimension {dimension} out of range for tensor with {count} dimensions"),
        )),
    }
}

pub(super) fn data_ptr(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let tensor = with_memory(this)?;
    int_from_u64(this.py(), (tensor.data as u64).wrapping_add(tensor.byte_offset))
}

pub(super) fn is_contiguous(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    // SAFETY: shape and strides of an instance are as long as it says, and live as long as it.
    let (shape, strides) = unsafe { shape_and_strides(description(this)?) };
    let mut expected = 1_i64;
    let is_contiguous = shape.contains(&0)
        || shape.iter().zip(&strides).rev().all(|(&extent, &stride)| {
            // The stride of a dimension with one element means nothing.
            let fits = extent == 1 || stride == expected;
            expected = expected.wrapping_mul(extent);
            fits
        });
    Ok(Owned::bool(this.py(), is_contiguous))
}

pub(super) fn is_lent(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    Ok(Owned::bool(this.py(), this.lent().is_some() && this.handle().is_none()))
}

pub(super) fn dlpack_device(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let device = description(this)?.device;
    let parts = [device.device_type.0, device.device_id];
    tuple_from(this.py(), parts.into_iter().map(|part| Owned::int(this.py(), part.into())))
}
