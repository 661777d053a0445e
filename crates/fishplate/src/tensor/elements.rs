//! Elements of tensors with any strides in main memory: by position, row by row, one by one.

use fishplate_abi::error_kind;
use std::marker::PhantomData;
use std::ptr::NonNull;

use super::claim::{Access, Claim};
use super::element::Element;
use super::info::TensorInfo;
use crate::error::{Error, Result};
use crate::memory;

/// The elements of a tensor, read by position. Nobody can write them while it lives.
///
/// ```
/// # fn main() -> fishplate::Result<()> {
/// # use fishplate::Tensor;
/// let tensor = Tensor::from_vec(vec![1, 2, 3, 4, 5, 6], &[2, 3])?;
/// let columns = tensor.transpose()?;
/// let elements = columns.typed::<i32>()?;
/// assert_eq!(elements.get(&[2, 1]), Some(6));
/// assert_eq!(elements.get(&[2, 2]), None);
/// assert_eq!(elements.iter().collect::<Vec<_>>(), [1, 4, 2, 5, 3, 6]);
/// # Ok(())
/// # }
/// ```
pub struct Elements<'a, T> {
    pub(super) grid: Grid<'a, T>,
    _claim: Claim,
}

/// The elements of a tensor, read and written by position. Nobody else can access them while it lives.
pub struct ElementsMut<'a, T> {
    pub(super) grid: Grid<'a, T>,
    _claim: Claim,
}

/// Location of elements; its owner holds a claim on them.
pub(super) struct Grid<'a, T> {
    pub(super) data: NonNull<T>,
    pub(super) info: &'a TensorInfo,
}

impl TensorInfo {
    fn grid<T: Element>(&self, access: Access) -> Result<(Grid<'_, T>, Claim)> {
        let data = self.host()?;
        let claim = Claim::new(self, self.byte_range(size_of::<T>())?, access)?;
        Ok((Grid { data, info: self }, claim))
    }

    /// The elements of a tensor in main memory, with any strides, for reading.
    pub fn typed<T: Element>(&self) -> Result<Elements<'_, T>> {
        let (grid, claim) = self.grid(Access::Read)?;
        Ok(Elements { grid, _claim: claim })
    }

    pub(super) fn elements_mut<T: Element>(&self) -> Result<ElementsMut<'_, T>> {
        let (grid, claim) = self.grid(Access::Write)?;
        Ok(ElementsMut { grid, _claim: claim })
    }

    /// Copies the elements of a tensor in main memory, in row-major order.
    pub fn to_vec<T: Element>(&self) -> Result<Vec<T>> {
        let elements = self.typed()?;
        let mut out = memory::try_vec(self.numel())?;
        for row in elements.rows() {
            match row.as_slice() {
                Some(row) => out.extend_from_slice(row),
                None => out.extend(row.iter()),
            }
        }
        Ok(out)
    }
}

impl<T: Element> Grid<'_, T> {
    /// The element at a position.
    #[inline]
    fn at(&self, index: &[usize]) -> Option<NonNull<T>> {
        let shape = self.info.shape();
        if index.len() != shape.len() || index.iter().zip(shape).any(|(&i, &n)| i >= n as usize) {
            return None;
        }
        let offset = match self.info.strides() {
            None => index.iter().zip(shape).fold(0, |at, (&i, &n)| at * n as isize + i as isize),
            Some(strides) => {
                index.iter().zip(strides).map(|(&i, &s)| i as isize * s as isize).sum()
            }
        };
        // SAFETY: the position is in the tensor, whose range of addresses was checked.
        Some(unsafe { self.data.offset(offset) })
    }

    /// Number of rows: the positions of all dimensions except the last.
    fn row_count(&self) -> usize {
        let shape = self.info.shape();
        if shape.contains(&0) {
            return 0;
        }
        shape[..shape.len().saturating_sub(1)].iter().map(|&extent| extent as usize).product()
    }

    /// The rows, in row-major order.
    pub(super) fn rows(&self) -> impl Iterator<Item = Row<'_, T>> {
        (0..self.row_count()).map(|number| self.row(number))
    }

    /// The row with a number below `row_count`, in row-major order.
    fn row(&self, number: usize) -> Row<'_, T> {
        let shape = self.info.shape();
        let Some((&len, outer)) = shape.split_last() else {
            return Row { data: self.data, len: 1, stride: 1, borrow: PhantomData };
        };
        let (offset, stride) = match self.info.strides() {
            None => (number as isize * len as isize, 1),
            Some(strides) => {
                let (mut rest, mut offset) = (number, 0);
                for (&extent, &stride) in outer.iter().zip(strides).rev() {
                    offset += (rest % extent as usize) as isize * stride as isize;
                    rest /= extent as usize;
                }
                (offset, strides[strides.len() - 1] as isize)
            }
        };
        // SAFETY: the row is in the tensor, whose range of addresses was checked.
        let data = unsafe { self.data.offset(offset) };
        Row { data, len: len as usize, stride, borrow: PhantomData }
    }
}

/// Methods for reading by position, shared by both types.
macro_rules! reads {
    ($type:ident) => {
        impl<'a, T: Element> $type<'a, T> {
            /// The extents.
            pub fn shape(&self) -> &[i64] {
                self.grid.info.shape()
            }

            /// The element at a position; `None` outside the tensor.
            #[inline]
            pub fn get(&self, index: &[usize]) -> Option<T> {
                // SAFETY: the claim keeps anyone else from writing this element.
                self.grid.at(index).map(|element| unsafe { T::read(element.as_ptr()) })
            }

            /// The rows along the last dimension, in row-major order; a scalar is one row.
            pub fn rows(&self) -> impl Iterator<Item = Row<'_, T>> {
                self.grid.rows()
            }

            /// The elements in row-major order.
            pub fn iter(&self) -> impl Iterator<Item = T> {
                self.rows().flat_map(|row| row.into_iter())
            }
        }
    };
}

reads!(Elements);
reads!(ElementsMut);

impl<T: Element> ElementsMut<'_, T> {
    /// Writes the element at a position.
    pub fn set(&mut self, index: &[usize], value: T) -> Result<()> {
        let element = self.grid.at(index).ok_or_else(|| {
            let shape = self.grid.info.shape();
            Error::new(
                error_kind::INDEX_ERROR,
                format!("Position {index:?} is outside of a tensor of shape {shape:?}"),
            )
        })?;
        // SAFETY: the claim reserves this element for us.
        unsafe { element.write(value) };
        Ok(())
    }

    /// Replaces every element, in row-major order, by the result of `change`.
    pub fn update(&mut self, mut change: impl FnMut(T) -> T) {
        for number in 0..self.grid.row_count() {
            let row = self.grid.row(number);
            for i in 0..row.len {
                // SAFETY: the claim reserves this element for us; no reference to it exists.
                unsafe {
                    let element = row.data.offset(i as isize * row.stride);
                    element.write(change(T::read(element.as_ptr())));
                }
            }
        }
    }

    /// Sets all elements to a value.
    pub fn fill(&mut self, value: T) {
        self.update(|_| value);
    }
}

/// A row of elements at equal distances.
pub struct Row<'a, T> {
    data: NonNull<T>,
    len: usize,
    stride: isize,
    borrow: PhantomData<&'a T>,
}

impl<'a, T: Element> Row<'a, T> {
    /// Number of elements.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Whether the row is empty.
    pub fn is_empty(&self) -> bool {
        self.len == 0
    }

    /// The element at a position.
    #[inline]
    pub fn get(&self, i: usize) -> Option<T> {
        // SAFETY: in the row, and not written while the row borrows its elements.
        (i < self.len)
            .then(|| unsafe { T::read(self.data.offset(i as isize * self.stride).as_ptr()) })
    }

    /// The elements as a slice, if they are contiguous.
    pub fn as_slice(&self) -> Option<&'a [T]> {
        if self.stride != 1 && self.len > 1 {
            return None;
        }
        // SAFETY: `len` contiguous elements, not written while the row borrows them.
        let valid = unsafe { T::is_valid(self.data.as_ptr(), self.len) };
        // SAFETY: `len` contiguous elements, not written while the row borrows them. The bits were checked.
        valid.then(|| unsafe { std::slice::from_raw_parts(self.data.as_ptr(), self.len) })
    }

    /// Whether the bits of every element are a valid value.
    #[cfg(feature = "ndarray")]
    pub(super) fn is_valid(&self) -> bool {
        let element = |i: usize| self.data.as_ptr().wrapping_offset(i as isize * self.stride);
        // SAFETY: elements of the row, not written while the row borrows them.
        (0..self.len).all(|i| unsafe { T::is_valid(element(i), 1) })
    }

    /// The elements in order.
    pub fn iter(&self) -> impl Iterator<Item = T> + use<'_, 'a, T> {
        (0..self.len).filter_map(|i| self.get(i))
    }

    fn into_iter(self) -> impl Iterator<Item = T> + use<'a, T> {
        (0..self.len).filter_map(move |i| self.get(i))
    }
}
