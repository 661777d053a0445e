//! Tensors over memory that a Python object owns: an FFI object that keeps the Python object alive, and a loan for one
//! call. The FFI object has its own extents and strides, so later changes of the Python object do not affect it.

use std::mem::MaybeUninit;
use std::ptr::null_mut;

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, TypeIndex};

use super::described::Described;
use crate::attach::AnyThread;
use crate::own_object::{Content, New, OfCall, Spared};
use crate::python::{Borrowed, Python, Result};
use crate::spare::Spare;

/// Most dimensions of arrays that are lent; arrays with more become objects.
pub(super) const MOST_LENT: usize = 4;

/// Room for a tensor with its extents and strides, for one call.
#[repr(C)]
pub(crate) struct Loan<const MOST: usize = MOST_LENT> {
    tensor: MaybeUninit<DLTensor>,
    extents: [MaybeUninit<i64>; MOST],
    strides: [MaybeUninit<i64>; MOST],
}

impl<const MOST: usize> Loan<MOST> {
    /// Empty room, without a tensor.
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Loan {
            tensor: MaybeUninit::uninit(),
            extents: [const { MaybeUninit::uninit() }; MOST],
            strides: [const { MaybeUninit::uninit() }; MOST],
        }
    }

    /// Fills the room with a tensor like `tensor` and these dimensions, at most [`MOST`] extents and strides. Returns
    /// `None` if one of them is `None`.
    #[inline(always)]
    pub(super) fn fill(
        &mut self,
        tensor: DLTensor,
        dimensions: impl Iterator<Item = Option<(i64, i64)>>,
    ) -> Option<&mut DLTensor> {
        let mut count = 0;
        for (dimension, (extent, stride)) in
            dimensions.zip(self.extents.iter_mut().zip(&mut self.strides))
        {
            let (known_extent, known_stride) = dimension?;
            extent.write(known_extent);
            stride.write(known_stride);
            count += 1;
        }
        let shape = self.extents.as_mut_ptr().cast();
        let strides = self.strides.as_mut_ptr().cast();
        Some(self.tensor.write(DLTensor { ndim: count, shape, strides, ..tensor }))
    }

    /// Copies a tensor into the room, if its dimensions fit. Strides that are left out stay so.
    #[inline]
    pub(super) fn copy(&mut self, tensor: Described<'_>) -> Option<&mut DLTensor> {
        let extents = tensor.extents();
        if extents.len() > MOST {
            return None;
        }
        match tensor.strides() {
            Some(strides) => {
                let dimensions = extents.iter().zip(strides);
                self.fill(
                    *tensor.raw(),
                    dimensions.map(|(&extent, &stride)| Some((extent, stride))),
                )
            }
            None => {
                let copy =
                    self.fill(*tensor.raw(), extents.iter().map(|&extent| Some((extent, 0))))?;
                copy.strides = null_mut();
                Some(copy)
            }
        }
    }
}

/// The content of a tensor object over the memory of a Python object.
#[repr(C)]
pub(crate) struct HeldTensor {
    loan: Loan,
    owner: Option<AnyThread>,
    /// Extents and strides, if there are too many for the loan.
    more: Option<Box<[i64]>>,
}

// SAFETY: starts with a tensor, which is written before others can reach the object; a reference and a box may be
// dropped on any thread.
unsafe impl Content for HeldTensor {
    const TYPES: &'static [TypeIndex] = &[TypeIndex::TENSOR];
}

impl Spared for HeldTensor {
    #[inline(always)]
    fn spare() -> &'static Spare<New<HeldTensor>> {
        static SPARE: Spare<New<HeldTensor>> = Spare::new();
        &SPARE
    }

    #[inline(always)]
    fn empty(&mut self, py: Python<'_>) {
        self.more = None;
        drop(self.owner.take().map(|owner| owner.into_owned(py)));
    }
}

/// An FFI tensor over memory that a Python object owns. If this is the only reference at the end, as after most calls,
/// the object is freed without a check whether this thread may touch Python.
pub(crate) type Held = OfCall<HeldTensor>;

/// A tensor without elements or dimensions.
pub(crate) const EMPTY: DLTensor = DLTensor {
    data: null_mut(),
    device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
    ndim: 0,
    dtype: DLDataType { code: DLDataTypeCode::INT, bits: 8, lanes: 1 },
    shape: null_mut(),
    strides: null_mut(),
    byte_offset: 0,
};

/// Creates a tensor over the memory of `owner`, which `fill` writes into the room; `None` if it does not.
///
/// # Safety
/// `owner` keeps the data of the tensor alive as long as it lives.
#[inline(always)]
pub(super) unsafe fn hold(
    owner: Borrowed<'_>,
    fill: impl FnOnce(&mut Loan) -> Option<&mut DLTensor>,
) -> Result<Option<Held>> {
    let py = owner.py();
    let mut object = match HeldTensor::spare().take(py) {
        Some(object) => object,
        None => {
            let mut loan = Loan::new();
            loan.tensor.write(EMPTY);
            New::make(py, HeldTensor { loan, owner: None, more: None })?
        }
    };
    let content = object.content();
    let filled = fill(&mut content.loan).is_some();
    content.owner = Some(AnyThread::new(owner.share()));
    let held = OfCall::new(object);
    Ok(filled.then_some(held))
}

/// Does the same as [`hold`] for a tensor that lies elsewhere: extents and strides are copied. `None` for a tensor
/// without strides: the runtime fills those in.
///
/// # Safety
/// `owner` keeps the data of the tensor alive as long as it lives.
pub(super) unsafe fn hold_copy(owner: Borrowed<'_>, tensor: Described<'_>) -> Result<Option<Held>> {
    if !tensor.is_whole() {
        return Ok(None);
    }
    if tensor.extents().len() <= MOST_LENT {
        // SAFETY: the caller guarantees that the owner keeps the data alive.
        return unsafe { hold(owner, |loan| loan.copy(tensor)) };
    }
    let strides = tensor.strides().unwrap_or_default();
    let mut more = [tensor.extents(), strides].concat().into_boxed_slice();
    let (shape, strides) = more.split_at_mut(tensor.extents().len());
    let copy =
        DLTensor { shape: shape.as_mut_ptr(), strides: strides.as_mut_ptr(), ..*tensor.raw() };
    let mut loan = Loan::new();
    loan.tensor.write(copy);
    let owner_held = Some(AnyThread::new(owner.share()));
    let content = HeldTensor { loan, owner: owner_held, more: Some(more) };
    Ok(Some(OfCall::new(New::make(owner.py(), content)?)))
}
