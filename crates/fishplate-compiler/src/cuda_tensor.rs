//! Tensors in memory from the CUDA driver: DLPack structures that own it, and copies between tensors.

use fishplate::abi::error_kind;
use std::ffi::c_void;

use fishplate::abi::{DLManagedTensorVersioned, DLPACK_VERSION, DLTensor};
use fishplate::tensor::DlPack;
use fishplate::{DType, Device, Error, Result, Tensor};
use fishplate_cuda::sys::StreamHandle;
use fishplate_cuda::{Buffer, Context};

use crate::cuda::raise;

/// Resources of a tensor; the structure that DLPack sees is its first field.
#[repr(C)]
struct Owned {
    managed: DLManagedTensorVersioned,
    shape: Vec<i64>,
    strides: Vec<i64>,
    _memory: Buffer,
}

unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
    let _ = std::panic::catch_unwind(|| {
        // SAFETY: `empty` created it from a box of `Owned`, whose first field it is; DLPack calls this once.
        drop(unsafe { Box::from_raw(managed.cast::<Owned>()) });
    });
}

/// Creates a tensor in new device memory.
pub(crate) fn empty(shape: &[i64], dtype: DType, context: &Context) -> Result<Tensor> {
    let count = shape.iter().try_fold(1_usize, |count, &extent| {
        usize::try_from(extent).ok().and_then(|extent| count.checked_mul(extent))
    });
    let bytes = count.and_then(|count| dtype.bytes_for(count)).ok_or_else(|| {
        let message = format!("a tensor of shape {shape:?} and dtype {dtype} cannot exist");
        Error::new(error_kind::VALUE_ERROR, message)
    })?;
    let memory = Buffer::new(context, bytes).map_err(raise)?;
    let mut strides = vec![1; shape.len()];
    for at in (0..shape.len().saturating_sub(1)).rev() {
        strides[at] = i64::saturating_mul(strides[at + 1], shape[at + 1].max(1));
    }
    let data = std::ptr::with_exposed_provenance_mut::<c_void>(memory.pointer() as usize);
    let mut owned = Box::new(Owned {
        managed: DLManagedTensorVersioned {
            version: DLPACK_VERSION,
            manager_ctx: std::ptr::null_mut(),
            deleter: Some(release),
            flags: 0,
            dl_tensor: DLTensor {
                data,
                device: Device::cuda(context.device().ordinal()).as_raw(),
                ndim: shape.len() as i32,
                dtype: dtype.as_raw(),
                shape: std::ptr::null_mut(),
                strides: std::ptr::null_mut(),
                byte_offset: 0,
            },
        },
        shape: shape.to_vec(),
        strides,
        _memory: memory,
    });
    owned.managed.dl_tensor.shape = owned.shape.as_mut_ptr();
    owned.managed.dl_tensor.strides = owned.strides.as_mut_ptr();
    // SAFETY: shape, strides and memory live in the box, which the deleter frees.
    let tensor = unsafe { DlPack::from_raw(Box::into_raw(owned).cast()) };
    Tensor::from_dlpack(
        tensor.ok_or_else(|| Error::new(error_kind::INTERNAL_ERROR, "a box is never null"))?,
    )
}

/// Copies all elements, on the current stream of the context's device.
pub(crate) fn copy(to: &Tensor, from: &Tensor, context: &Context) -> Result<()> {
    let wrong = if to.shape() != from.shape() || to.dtype() != from.dtype() {
        let [to, from] =
            [to, from].map(|tensor| format!("{} {:?}", tensor.dtype(), tensor.shape()));
        format!("expected tensors of one dtype and shape, got {from} to copy into {to}")
    } else if !to.is_contiguous() || !from.is_contiguous() {
        "expected contiguous tensors to copy, got strides with gaps".to_owned()
    } else if to.is_read_only() {
        "expected a tensor that can be written, got a read-only one".to_owned()
    } else {
        String::new()
    };
    if !wrong.is_empty() {
        return Err(Error::new(error_kind::VALUE_ERROR, wrong));
    }
    let [to_at, from_at] = [to, from].map(|tensor| tensor.data_ptr().expose_provenance() as u64);
    let stream = fishplate::stream::get(Device::cuda(context.device().ordinal()));
    let stream = StreamHandle(stream.as_raw());
    // SAFETY: both are contiguous tensors with the same number of bytes.
    unsafe { fishplate_cuda::copy(context, to_at, from_at, to.byte_size(), stream) }.map_err(raise)
}
