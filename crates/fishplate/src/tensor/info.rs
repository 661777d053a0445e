//! Description of a tensor: a `DLTensor` that has been checked.

use fishplate_abi::error_kind;
use std::ffi::c_void;
use std::ops::Range;

use fishplate_abi::DLTensor;

use crate::device::Device;
use crate::dtype::DType;
use crate::error::{Error, Result};

/// The most dimensions that are accepted. No framework comes near it.
const MAX_DIMENSIONS: i32 = 1024;

/// Shape, strides, element type, device and address of a tensor.
///
/// [`Tensor`], [`TensorView`] and [`OutTensor`] dereference to it.
///
/// [`Tensor`]: crate::Tensor
/// [`TensorView`]: crate::TensorView
/// [`OutTensor`]: crate::OutTensor
#[repr(transparent)]
pub struct TensorInfo(DLTensor);

impl TensorInfo {
    /// Checks a tensor from C; the error describes the fault.
    ///
    /// # Safety
    /// For `'a`: non-null shape and strides are as long as `tensor` says, and they and the memory
    /// that they describe stay valid.
    pub(crate) unsafe fn check<'a>(tensor: *const DLTensor) -> Result<&'a TensorInfo, String> {
        // SAFETY: null, or valid for `'a`; transparent over it.
        let Some(info) = (unsafe { tensor.cast::<TensorInfo>().as_ref() }) else {
            return Err("a null DLTensor*".into());
        };
        let ndim = info.0.ndim;
        if !(0..=MAX_DIMENSIONS).contains(&ndim) || (ndim > 0 && info.0.shape.is_null()) {
            return Err(format!("a tensor of {ndim} dimensions without a shape"));
        }
        check_extents(info.shape(), info.dtype())?;
        Ok(info)
    }

    /// The tensor of an object that was checked when its owner got it.
    #[inline]
    pub(super) fn checked(tensor: &DLTensor) -> &TensorInfo {
        // SAFETY: transparent over it.
        unsafe { &*std::ptr::from_ref(tensor).cast() }
    }

    /// The tensor for C.
    pub fn as_raw(&self) -> &DLTensor {
        &self.0
    }

    /// The extents.
    #[inline]
    pub fn shape(&self) -> &[i64] {
        if self.0.ndim == 0 {
            return &[];
        }
        // SAFETY: checked: not null and `ndim` long.
        unsafe { std::slice::from_raw_parts(self.0.shape, self.0.ndim as usize) }
    }

    /// The strides in elements; `None` if the elements are row-major and contiguous, and strides
    /// are left out.
    #[inline]
    pub fn strides(&self) -> Option<&[i64]> {
        if self.0.strides.is_null() {
            return None;
        }
        // SAFETY: not null, so as long as the shape.
        Some(unsafe { std::slice::from_raw_parts(self.0.strides, self.0.ndim as usize) })
    }

    /// Number of dimensions.
    #[inline]
    pub fn ndim(&self) -> usize {
        self.0.ndim as usize
    }

    /// Number of elements.
    #[inline]
    pub fn numel(&self) -> usize {
        self.shape().iter().fold(1, |count, &extent| count.wrapping_mul(extent as usize))
    }

    /// Size of the elements in bytes, without gaps.
    pub fn byte_size(&self) -> usize {
        self.dtype().bytes_for(self.numel()).unwrap_or(usize::MAX)
    }

    /// Element type.
    #[inline]
    pub fn dtype(&self) -> DType {
        DType::from_raw(self.0.dtype)
    }

    /// The device that holds the memory.
    #[inline]
    pub fn device(&self) -> Device {
        Device::from_raw(self.0.device)
    }

    /// Distance of the first element from the start of the memory, in bytes.
    pub fn byte_offset(&self) -> u64 {
        self.0.byte_offset
    }

    /// Address of the first element; on some devices a handle that is not an address.
    #[inline]
    pub fn data_ptr(&self) -> *mut c_void {
        self.0.data.wrapping_byte_add(self.0.byte_offset as usize)
    }

    /// Whether the elements are row-major and contiguous. Strides of dimensions with one element do
    /// not matter, and a tensor without elements is contiguous.
    pub fn is_contiguous(&self) -> bool {
        self.dense_count().is_some()
    }

    /// Number of elements, if they are row-major and contiguous.
    #[inline]
    pub(super) fn dense_count(&self) -> Option<usize> {
        let Some(strides) = self.strides() else { return Some(self.numel()) };
        let mut count = 1_i64;
        for (&extent, &stride) in self.shape().iter().zip(strides).rev() {
            if extent != 1 && stride != count {
                return self.shape().contains(&0).then_some(0);
            }
            count = count.wrapping_mul(extent);
        }
        Some(count as usize)
    }

    /// Address range of elements of `size` bytes, first to past the last.
    pub(crate) fn byte_range(&self, size: usize) -> Result<Range<usize>> {
        let start = self.data_ptr().addr();
        if self.numel() == 0 {
            return Ok(start..start);
        }
        let (mut low, mut high) = (0_i128, 0_i128);
        match self.strides() {
            None => high = self.numel() as i128 - 1,
            Some(strides) => {
                for (&extent, &stride) in self.shape().iter().zip(strides) {
                    let reach = i128::from(extent - 1) * i128::from(stride);
                    *(if reach < 0 { &mut low } else { &mut high }) += reach;
                }
            }
        }
        let at = |offset: i128| usize::try_from(start as i128 + offset * size as i128).ok();
        match (at(low), at(high + 1)) {
            (Some(low), Some(high)) if high - low <= isize::MAX as usize => Ok(low..high),
            _ => Err(Error::new(
                error_kind::VALUE_ERROR,
                format!("The strides of the tensor {} lead out of memory", self.describe()),
            )),
        }
    }

    /// The tensor in the form that errors show: `float32[2, 3]`.
    pub(crate) fn describe(&self) -> String {
        format!("{}{:?}", self.dtype(), self.shape())
    }
}

/// Checks that a tensor with these extents can exist: its size in bytes fits an `isize`. If one
/// extent is zero, the others only must not be negative.
pub(crate) fn check_extents(shape: &[i64], dtype: DType) -> Result<(), String> {
    if shape.iter().any(|&extent| extent < 0) {
        return Err(format!("a tensor with a negative extent, of shape {shape:?}"));
    }
    let count = shape.iter().try_fold(1_usize, |n, &extent| n.checked_mul(extent as usize));
    let bytes = count.and_then(|count| dtype.bytes_for(count));
    if bytes.is_none_or(|bytes| bytes > isize::MAX as usize) && !shape.contains(&0) {
        return Err(format!("a tensor of shape {shape:?}, larger than memory can be"));
    }
    Ok(())
}
