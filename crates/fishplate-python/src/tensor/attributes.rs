//! Attributes of a `Tensor`: shape, strides, data type, device.

use super::{TensorObject, description, with_memory};
use crate::argument::Borrowing;
use crate::dlpack::Described;
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, index_error, int_from_u64, tuple_from,
};

/// The extents of an instance.
fn extents(this: Borrowed<'_, TensorObject>) -> Result<&[i64]> {
    description(this).map(Described::extents)
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
    tuple_of(this.py(), &description(this)?.full_strides())
}

pub(super) fn ndim(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    Owned::int(this.py(), description(this)?.raw().ndim.into())
}

pub(super) fn dtype(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    crate::dtype::to_python(this.py(), description(this)?.raw().dtype)
}

pub(super) fn device(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    crate::device::to_python(this.py(), description(this)?.raw().device)
}

pub(super) fn numel(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let count = extents(this)?.iter().fold(1_i64, |count, extent| count.wrapping_mul(*extent));
    Owned::int(this.py(), count)
}

pub(super) fn size(this: Borrowed<'_, TensorObject>, dimension: Borrowed<'_>) -> Result<Owned> {
    // The number comes first, because reading it may run Python code.
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
    let tensor = with_memory(this)?.raw();
    int_from_u64(this.py(), (tensor.data as u64).wrapping_add(tensor.byte_offset))
}

pub(super) fn is_contiguous(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    let (shape, strides) = (extents(this)?, description(this)?.full_strides());
    let mut expected = 1_i64;
    let is_contiguous = shape.contains(&0)
        || shape.iter().zip(&strides).rev().all(|(&extent, &stride)| {
            // The stride of a dimension with one element is meaningless.
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
    let device = description(this)?.raw().device;
    let parts = [device.device_type.0, device.device_id];
    tuple_from(this.py(), parts.into_iter().map(|part| Owned::int(this.py(), part.into())))
}
