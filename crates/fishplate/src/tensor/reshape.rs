//! Other views of the same memory: tensors with another shape, another order, or some of the elements.

use fishplate_abi::error_kind;
use std::ops::Range;

use fishplate_abi::{DLTensor, ObjectHandle};

use super::Tensor;
use super::storage::{check_shape, row_major};
use crate::error::{Error, Result};
use crate::runtime::{api, check};

fn wrong(message: String) -> Error {
    Error::new(error_kind::VALUE_ERROR, message)
}

impl Tensor {
    /// A tensor over the memory of this one.
    ///
    /// # Safety
    /// From `byte_offset` on, shape and strides lead only to elements of this tensor.
    unsafe fn over(&self, shape: &[i64], strides: &[i64], byte_offset: u64) -> Result<Tensor> {
        // The runtime copies shape and strides and writes to neither.
        let prototype = DLTensor {
            ndim: shape.len() as i32,
            shape: shape.as_ptr().cast_mut(),
            strides: strides.as_ptr().cast_mut(),
            byte_offset,
            ..*self.as_raw()
        };
        let mut handle: ObjectHandle = std::ptr::null_mut();
        // SAFETY: the caller guarantees that from `byte_offset` on, shape and strides lead only to elements of this
        // tensor. A live tensor, a prototype whose data lies in it, and the address of a handle.
        check(unsafe {
            (api().TVMFFITensorCreateUnsafeView)(
                self.0.as_handle(),
                &raw const prototype,
                &raw mut handle,
            )
        })?;
        // SAFETY: on success the handle is a tensor whose reference we own.
        unsafe { Tensor::from_handle(handle) }
    }

    fn all_strides(&self) -> Vec<i64> {
        self.strides().map_or_else(|| row_major(self.shape()), <[i64]>::to_vec)
    }

    /// The same elements in another shape. The tensor must be contiguous.
    pub fn reshape(&self, shape: &[i64]) -> Result<Tensor> {
        let count = check_shape(shape, self.dtype())?;
        if count != self.numel() {
            let (from, to) = (self.shape(), shape);
            return Err(wrong(format!("Cannot make shape {to:?} of the elements of {from:?}")));
        }
        if !self.is_contiguous() {
            return Err(wrong(format!("Cannot reshape {}: it is not contiguous", self.describe())));
        }
        // SAFETY: the same elements.
        unsafe { self.over(shape, &row_major(shape), self.byte_offset()) }
    }

    /// The same elements with the dimensions in another order.
    pub fn permute(&self, order: &[usize]) -> Result<Tensor> {
        let mut sorted = order.to_vec();
        sorted.sort_unstable();
        if !sorted.iter().copied().eq(0..self.ndim()) {
            let ndim = self.ndim();
            return Err(wrong(format!("{order:?} is not a permutation of {ndim} dimensions")));
        }
        let strides = self.all_strides();
        let pick = |from: &[i64]| order.iter().map(|&i| from[i]).collect::<Vec<_>>();
        // SAFETY: the same elements.
        unsafe { self.over(&pick(self.shape()), &pick(&strides), self.byte_offset()) }
    }

    /// The same elements with the dimensions in reverse order.
    pub fn transpose(&self) -> Result<Tensor> {
        self.permute(&(0..self.ndim()).rev().collect::<Vec<_>>())
    }

    /// The elements with positions in `range` along a dimension.
    pub fn narrow(&self, dimension: usize, range: Range<usize>) -> Result<Tensor> {
        let mut shape = self.shape().to_vec();
        let extent = shape
            .get_mut(dimension)
            .ok_or_else(|| wrong(format!("{} has no dimension {dimension}", self.describe())))?;
        if range.start > range.end || range.end > *extent as usize {
            return Err(wrong(format!(
                "{range:?} is outside of dimension {dimension} of {}",
                self.describe()
            )));
        }
        *extent = (range.end - range.start) as i64;
        let strides = self.all_strides();
        let bits = u64::from(self.dtype().bits()) * u64::from(self.dtype().lanes());
        if bits % 8 != 0 {
            return Err(wrong(format!(
                "Cannot take a part of {}: not whole bytes",
                self.describe()
            )));
        }
        // An empty part may start anywhere.
        let skipped = if range.is_empty() { 0 } else { range.start as i64 * strides[dimension] };
        let offset = self.byte_offset().wrapping_add_signed(skipped * (bits / 8) as i64);
        // SAFETY: some of the same elements.
        unsafe { self.over(&shape, &strides, offset) }
    }
}
