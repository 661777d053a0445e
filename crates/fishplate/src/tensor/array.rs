//! Tensors and `ndarray` arrays, without a copy if the memory may be shared.

use fishplate_abi::error_kind;
use ndarray::{
    Array, ArrayD, ArrayView, ArrayViewD, ArrayViewMut, ArrayViewMutD, Axis, Dimension, IxDyn,
    ShapeBuilder, StrideShape,
};

use super::Tensor;
use super::element::Element;
use super::elements::{Elements, ElementsMut, Grid};
use super::info::TensorInfo;
use super::storage::{OwnedMemory, adopt};
use crate::error::{Error, Result};

impl Tensor {
    /// Creates a tensor over the memory of an array with any strides.
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::Tensor;
    /// let array = ndarray::arr2(&[[1.0, 2.0], [3.0, 4.0]]);
    /// let tensor = Tensor::from_array(array.reversed_axes())?;
    /// let elements = tensor.typed::<f64>()?;
    /// assert_eq!(elements.as_array()?, ndarray::arr2(&[[1.0, 3.0], [2.0, 4.0]]).into_dyn());
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_array<T: Element, D: Dimension>(array: Array<T, D>) -> Result<Tensor> {
        let shape: Vec<i64> = array.shape().iter().map(|&extent| extent as i64).collect();
        let strides: Vec<i64> = array.strides().iter().map(|&stride| stride as i64).collect();
        let (data, first) = array.into_raw_vec_and_offset();
        // SAFETY: the array's shape and strides lead to elements of its vector.
        unsafe {
            adopt(OwnedMemory::from_vec(data), T::DTYPE, first.unwrap_or(0), &shape, &strides)
        }
    }
}

impl TensorInfo {
    /// Copies the elements of a tensor in main memory into an array.
    pub fn to_array<T: Element>(&self) -> Result<ArrayD<T>> {
        let shape: Vec<usize> = self.shape().iter().map(|&extent| extent as usize).collect();
        Ok(ArrayD::from_shape_vec(shape, self.to_vec()?)?)
    }
}

/// The start and layout of an array with non-negative strides, and the axes that must be reversed
/// to get the order of the tensor.
struct Placement<T> {
    data: *mut T,
    shape: StrideShape<IxDyn>,
    turned: Vec<Axis>,
}

fn place<T: Element>(grid: &Grid<'_, T>) -> Placement<T> {
    let shape: Vec<usize> = grid.info.shape().iter().map(|&extent| extent as usize).collect();
    let mut data = grid.data.as_ptr();
    let mut turned = Vec::new();
    let strides = match grid.info.strides() {
        Some(strides) if grid.info.numel() > 0 => strides,
        _ => return Placement { data, shape: IxDyn(&shape).into(), turned },
    };
    let mut steps = crate::memory::vec(shape.len());
    for (axis, (&extent, &stride)) in shape.iter().zip(strides).enumerate() {
        // The stride of a dimension with one element is never used.
        let stride = if extent == 1 { 0 } else { stride as isize };
        if stride < 0 {
            turned.push(Axis(axis));
            data = data.wrapping_offset((extent as isize - 1) * stride);
        }
        steps.push(stride.unsigned_abs());
    }
    Placement { data, shape: IxDyn(&shape).strides(IxDyn(&steps)), turned }
}

/// Whether no two positions share an element, judged by strides that grow in step.
fn is_injective(info: &TensorInfo) -> bool {
    let Some(strides) = info.strides().filter(|_| info.numel() > 0) else { return true };
    let mut axes: Vec<(u64, u64)> = strides
        .iter()
        .zip(info.shape())
        .filter(|(_, extent)| **extent > 1)
        .map(|(stride, extent)| (stride.unsigned_abs(), *extent as u64))
        .collect();
    axes.sort_unstable();
    let mut reach = 0;
    axes.iter().all(|(stride, extent)| {
        let free = *stride > reach;
        reach += stride * (extent - 1);
        free
    })
}

fn check_bits<T: Element>(elements: &Grid<'_, T>) -> Result<()> {
    if !T::CHECKED || elements.rows().all(|row| row.is_valid()) {
        return Ok(());
    }
    let message =
        format!("The tensor {} holds bits that are no {}", elements.info.describe(), T::DTYPE);
    Err(Error::new(error_kind::VALUE_ERROR, message))
}

impl<T: Element> Elements<'_, T> {
    /// The elements as an array, without a copy.
    pub fn as_array(&self) -> Result<ArrayViewD<'_, T>> {
        check_bits(&self.grid)?;
        let Placement { data, shape, turned } = place(&self.grid);
        // SAFETY: shape and strides lead to elements of the tensor, which the claim keeps anyone
        // from writing.
        let mut view = unsafe { ArrayView::from_shape_ptr(shape, data) };
        turned.into_iter().for_each(|axis| view.invert_axis(axis));
        Ok(view)
    }
}

impl<T: Element> ElementsMut<'_, T> {
    /// The elements as an array for writing, without a copy. It is an error if two positions share
    /// an element.
    pub fn as_array_mut(&mut self) -> Result<ArrayViewMutD<'_, T>> {
        check_bits(&self.grid)?;
        if !is_injective(self.grid.info) {
            let (shape, strides) = (self.grid.info.shape(), self.grid.info.strides());
            return Err(Error::new(
                error_kind::VALUE_ERROR,
                format!("Positions share elements: shape {shape:?}, strides {strides:?}"),
            ));
        }
        let Placement { data, shape, turned } = place(&self.grid);
        // SAFETY: shape and strides lead to elements of the tensor, each once, which the claim
        // reserves for us.
        let mut view = unsafe { ArrayViewMut::from_shape_ptr(shape, data) };
        turned.into_iter().for_each(|axis| view.invert_axis(axis));
        Ok(view)
    }
}
