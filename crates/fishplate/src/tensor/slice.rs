//! Elements of contiguous tensors in main memory as Rust slices, checked at run time like `RefCell`.

use fishplate_abi::error_kind;
use std::cell::Cell;
use std::fmt;
use std::marker::PhantomData;
use std::ops::{Deref, DerefMut};
use std::ptr::NonNull;

use super::claim::{Access, Claim};
use super::element::Element;
use super::info::TensorInfo;
use crate::dtype::DType;
use crate::error::{Error, Result};

/// The elements of a tensor, for reading. Nobody can write them while it lives.
pub struct Slice<'a, T>(Span<'a, T>);

/// The elements of a tensor, for one writer. Nobody else can access them while it lives.
pub struct SliceMut<'a, T>(Span<'a, T>);

/// The elements of a tensor as cells: read and written through several tensors at once, for
/// functions that may be called with one tensor for two arguments.
pub struct Cells<'a, T>(Span<'a, T>);

struct Span<'a, T> {
    data: NonNull<T>,
    len: usize,
    _claim: Claim,
    borrow: PhantomData<&'a T>,
}

impl<'a, T: Element> Span<'a, T> {
    /// Claims the elements of a tensor, whose memory lives for `'a`.
    #[inline]
    fn new(info: &'a TensorInfo, access: Access) -> Result<Span<'a, T>> {
        let (data, len) = info.contiguous::<T>()?;
        let start = data.as_ptr().addr();
        let claim = Claim::new(info, start..start + len * size_of::<T>(), access)?;
        check_bits(info, data, len)?;
        Ok(Span { data, len, _claim: claim, borrow: PhantomData })
    }
}

#[inline]
fn check_bits<T: Element>(info: &TensorInfo, data: NonNull<T>, len: usize) -> Result<()> {
    // SAFETY: `contiguous` returns the address of `numel` elements in main memory.
    if unsafe { T::is_valid(data.as_ptr(), len) } {
        return Ok(());
    }
    Err(Error::new(
        error_kind::VALUE_ERROR,
        format!("The tensor {} holds bits that are no {}", info.describe(), T::DTYPE),
    ))
}

impl TensorInfo {
    /// The first element, after the checks that a `T` can be read there.
    #[inline]
    pub(super) fn host<T: Element>(&self) -> Result<NonNull<T>> {
        self.host_of(self.numel())
    }

    /// The first element of a tensor with `count` elements.
    #[inline]
    fn host_of<T: Element>(&self, count: usize) -> Result<NonNull<T>> {
        let is_host = self.dtype() == T::DTYPE && self.device().is_host();
        if is_host && count == 0 {
            return Ok(NonNull::dangling());
        }
        let data = self.data_ptr().cast::<T>();
        match NonNull::new(data) {
            Some(data) if is_host && data.is_aligned() => Ok(data),
            _ => Err(self.unusable_as(T::DTYPE)),
        }
    }

    /// The first of contiguous elements, and their number.
    #[inline]
    fn contiguous<T: Element>(&self) -> Result<(NonNull<T>, usize)> {
        match self.dense_count() {
            Some(count) => Ok((self.host_of(count)?, count)),
            None => {
                self.host::<T>()?;
                let strides = self.strides().unwrap_or_default();
                Err(self.unusable(&format!("is not contiguous: its strides are {strides:?}")))
            }
        }
    }

    /// Reason why a tensor is not in main memory, or has another type.
    #[cold]
    fn unusable_as(&self, dtype: DType) -> Error {
        if self.dtype() != dtype {
            return Error::new(
                error_kind::TYPE_ERROR,
                format!("Expected a tensor of {dtype} but got {}", self.describe()),
            );
        }
        if !self.device().is_host() {
            return self.unusable(&format!("is on {}, not in main memory", self.device()));
        }
        let data = self.data_ptr();
        if data.is_null() {
            return self.unusable("has no memory");
        }
        self.unusable(&format!("starts at {data:p}, not aligned for {dtype}"))
    }

    #[cold]
    fn unusable(&self, reason: &str) -> Error {
        Error::new(error_kind::VALUE_ERROR, format!("The tensor {} {reason}", self.describe()))
    }

    /// The elements of a contiguous tensor in main memory, for reading.
    ///
    /// Fails while something writes the same memory: see [`tensor`](crate::tensor).
    #[inline]
    pub fn as_slice<T: Element>(&self) -> Result<Slice<'_, T>> {
        Span::new(self, Access::Read).map(Slice)
    }

    pub(super) fn slice_mut<T: Element>(&self) -> Result<SliceMut<'_, T>> {
        Span::new(self, Access::Write).map(SliceMut)
    }

    pub(super) fn shared_cells<T: Element>(&self) -> Result<Cells<'_, T>> {
        Span::new(self, Access::Cells).map(Cells)
    }

    /// The elements of a contiguous tensor in main memory, without the check for other users.
    ///
    /// # Safety
    /// Nobody writes the memory while the slice is used.
    pub unsafe fn as_slice_unchecked<T: Element>(&self) -> Result<&[T]> {
        let (data, len) = self.contiguous::<T>()?;
        check_bits(self, data, len)?;
        // SAFETY: `len` elements, whose bits were checked; the caller vouches for aliasing.
        Ok(unsafe { std::slice::from_raw_parts(data.as_ptr(), len) })
    }

    /// The elements of a contiguous tensor in main memory, for writing, without the check for other users.
    ///
    /// # Safety
    /// Nobody else reads or writes the memory while the slice is used, and it may be written.
    #[expect(clippy::mut_from_ref, reason = "a tensor is a handle: the caller vouches for aliases")]
    pub unsafe fn as_slice_mut_unchecked<T: Element>(&self) -> Result<&mut [T]> {
        let (data, len) = self.contiguous::<T>()?;
        check_bits(self, data, len)?;
        // SAFETY: `len` elements, whose bits were checked; the caller vouches for aliasing.
        Ok(unsafe { std::slice::from_raw_parts_mut(data.as_ptr(), len) })
    }
}

impl<T> Deref for Slice<'_, T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: `len` valid elements that the claim keeps anyone from writing.
        unsafe { std::slice::from_raw_parts(self.0.data.as_ptr(), self.0.len) }
    }
}

impl<T> Deref for SliceMut<'_, T> {
    type Target = [T];
    #[inline]
    fn deref(&self) -> &[T] {
        // SAFETY: `len` valid elements that the claim reserves for us.
        unsafe { std::slice::from_raw_parts(self.0.data.as_ptr(), self.0.len) }
    }
}

impl<T> DerefMut for SliceMut<'_, T> {
    #[inline]
    fn deref_mut(&mut self) -> &mut [T] {
        // SAFETY: `len` valid elements that the claim reserves for us.
        unsafe { std::slice::from_raw_parts_mut(self.0.data.as_ptr(), self.0.len) }
    }
}

impl<T> Deref for Cells<'_, T> {
    type Target = [Cell<T>];
    #[inline]
    fn deref(&self) -> &[Cell<T>] {
        // SAFETY: `len` valid elements; every other claim on them is for cells, and on this thread.
        unsafe { std::slice::from_raw_parts(self.0.data.as_ptr().cast(), self.0.len) }
    }
}

impl<T: fmt::Debug> fmt::Debug for Slice<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: fmt::Debug> fmt::Debug for SliceMut<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}

impl<T: Copy + fmt::Debug> fmt::Debug for Cells<'_, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (**self).fmt(f)
    }
}
