//! Tensors whose shape and strides can be read.

use fishplate_abi::DLTensor;

/// A tensor whose shape, and strides unless null, have as many entries as it has dimensions.
#[derive(Clone, Copy)]
pub(crate) struct Described<'a>(&'a DLTensor);

impl<'a> Described<'a> {
    /// Trusts a tensor.
    ///
    /// # Safety
    /// Shape, and strides unless null, have `ndim` entries for `'a`, unless that is 0 or less.
    #[inline(always)]
    pub(crate) unsafe fn assume(tensor: &'a DLTensor) -> Described<'a> {
        Described(tensor)
    }

    /// The tensor itself.
    #[inline(always)]
    pub(crate) fn raw(self) -> &'a DLTensor {
        self.0
    }

    /// The extents.
    #[inline(always)]
    pub(crate) fn extents(self) -> &'a [i64] {
        match self.0.ndim {
            ..=0 => &[],
            // SAFETY: as many extents as dimensions, which `assume` requires.
            count => unsafe { std::slice::from_raw_parts(self.0.shape, count as usize) },
        }
    }

    /// The strides; `None` if they are left out.
    #[inline(always)]
    pub(crate) fn strides(self) -> Option<&'a [i64]> {
        match self.0.ndim {
            ..=0 => Some(&[]),
            _ if self.0.strides.is_null() => None,
            // SAFETY: as many strides as dimensions, which `assume` requires.
            count => Some(unsafe { std::slice::from_raw_parts(self.0.strides, count as usize) }),
        }
    }

    /// Whether the tensor has strides.
    #[inline(always)]
    pub(crate) fn is_whole(self) -> bool {
        self.strides().is_some()
    }

    /// The strides of the tensor, or contiguous strides if they are left out.
    pub(crate) fn full_strides(self) -> Vec<i64> {
        if let Some(strides) = self.strides() {
            return strides.to_vec();
        }
        let extents = self.extents();
        let mut strides = vec![1_i64; extents.len()];
        for index in (1..extents.len()).rev() {
            strides[index - 1] = strides[index].wrapping_mul(extents[index]);
        }
        strides
    }
}
