//! Constants as tensors for everyone who takes one: the memory is MLIR's, and stays as long as the
//! tensor does.

use std::ffi::c_void;

use fishplate::abi::{
    DLDataType, DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, DLPackVersion, DLTensor,
};
use fishplate::tensor::DlPack;
use fishplate::{DType, Device, ObjectRef, Result, Tensor};
use mlir_sys::{
    MlirType, mlirAttributeGetType, mlirDenseElementsAttrIsSplat, mlirShapedTypeGetDimSize,
    mlirShapedTypeGetElementType, mlirShapedTypeGetRank,
};

use super::dense_attr::DenseElementsAttr;
use super::raw::{fishplateDenseElementsGetData, fishplateResourceGetData};
use super::{dense_shape, element_kind};
use crate::error::value_error;
use crate::raw::bytes;
use crate::{Attribute, Type};

/// What a tensor of ours keeps alive.
struct Owner {
    managed: DLManagedTensorVersioned,
    shape: Vec<i64>,
    strides: Vec<i64>,
    /// Keeps the context, and with it the memory.
    _attribute: ObjectRef<Attribute>,
}

unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
    let release = std::panic::AssertUnwindSafe(|| {
        // SAFETY: `share` put the owner there, and a tensor is released once.
        drop(unsafe { Box::from_raw((*managed).manager_ctx.cast::<Owner>()) });
    });
    let _ = std::panic::catch_unwind(release);
}

/// The sizes of a shaped type, all of which are known.
fn sizes_of(ty: MlirType) -> Vec<i64> {
    // SAFETY: the callers pass a ranked type of a locked context.
    let rank = unsafe { mlirShapedTypeGetRank(ty) } as isize;
    // SAFETY: as above, and its dimensions.
    (0..rank).map(|at| unsafe { mlirShapedTypeGetDimSize(ty, at) }).collect()
}

/// The steps between elements that lie row after row.
fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at] * shape[at].max(1);
    }
    strides
}

/// The shaped type of an attribute, and the elements that a tensor of it has.
fn kind(attribute: &Attribute) -> Result<(MlirType, DType)> {
    // SAFETY: dense elements of a locked context.
    let ty = unsafe { mlirAttributeGetType(attribute.raw()) };
    // SAFETY: as above; their type is shaped.
    let element = unsafe { mlirShapedTypeGetElementType(ty) };
    // SAFETY: a type of the locked context.
    match unsafe { element_kind::dtype_of(attribute.context().raw(), element) } {
        Some(dtype) => Ok((ty, dtype)),
        None => {
            // SAFETY: a type of this context.
            let element = unsafe { Type::wrap(attribute.context(), element) }?.text();
            Err(value_error(format!("tensors have no elements of type {element}")))
        }
    }
}

/// A tensor over memory that `attribute` keeps.
///
/// # Safety
/// `data` has the elements of `shape` by `strides`, for as long as the attribute's context lives.
unsafe fn share(
    attribute: ObjectRef<Attribute>,
    data: *const u8,
    dtype: DLDataType,
    shape: Vec<i64>,
    strides: Vec<i64>,
) -> Result<Tensor> {
    let dl_tensor = DLTensor {
        data: data.cast_mut().cast::<c_void>(),
        device: Device::CPU.as_raw(),
        ndim: i32::try_from(shape.len())?,
        dtype,
        shape: std::ptr::null_mut(),
        strides: std::ptr::null_mut(),
        byte_offset: 0,
    };
    let managed = DLManagedTensorVersioned {
        version: DLPackVersion { major: 1, minor: 1 },
        manager_ctx: std::ptr::null_mut(),
        deleter: Some(release),
        flags: DLPACK_FLAG_READ_ONLY,
        dl_tensor,
    };
    let mut owner = Box::new(Owner { managed, shape, strides, _attribute: attribute });
    owner.managed.dl_tensor.shape = owner.shape.as_mut_ptr();
    owner.managed.dl_tensor.strides = owner.strides.as_mut_ptr();
    let owner = Box::into_raw(owner);
    // SAFETY: just made, and ours until the tensor has it.
    let managed = unsafe {
        (*owner).managed.manager_ctx = owner.cast();
        &raw mut (*owner).managed
    };
    // SAFETY: a valid tensor that nobody else releases.
    let taken = unsafe { DlPack::from_raw(managed) };
    taken.map_or_else(|| Err(value_error("there is no tensor")), Tensor::from_dlpack)
}

/// The elements of an attribute as a tensor.
pub(super) fn from_elements(elements: &ObjectRef<DenseElementsAttr>) -> Result<Tensor> {
    let attribute: ObjectRef<Attribute> = elements.clone().into_parent();
    let _held = attribute.context().lock();
    let (ty, dtype) = kind(&attribute)?;
    let shape = sizes_of(ty);
    // SAFETY: dense elements of a locked context.
    let is_splat = unsafe { mlirDenseElementsAttrIsSplat(attribute.raw()) };
    // SAFETY: as above; the context keeps the memory.
    let data = unsafe { bytes(fishplateDenseElementsGetData(attribute.raw())) };
    if dtype == DType::BOOL {
        return unpacked(data, is_splat, &shape);
    }
    let strides = if is_splat { vec![0; shape.len()] } else { row_major(&shape) };
    // SAFETY: MLIR keeps numbers as tensors do, row after row, one if they are all the same.
    unsafe { share(attribute.clone(), data.as_ptr(), dtype.as_raw(), shape, strides) }
}

/// Truth values that are bits, the lowest first, as bytes.
fn unpacked(bits: &[u8], is_splat: bool, shape: &[i64]) -> Result<Tensor> {
    let count = dense_shape::elements_in(shape)?;
    let bit = |at: usize| bits.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1);
    let truths: Vec<bool> = (0..count).map(|at| bit(if is_splat { 0 } else { at })).collect();
    Tensor::from_vec(truths, shape)
}

/// The bytes of a resource as a tensor; they must be as many as its type needs.
pub(super) fn from_resource(attribute: ObjectRef<Attribute>) -> Result<Tensor> {
    let _held = attribute.context().lock();
    let (ty, dtype) = kind(&attribute)?;
    let shape = sizes_of(ty);
    // SAFETY: a resource of a locked context; its blob stays as long as the context does.
    let data = unsafe { bytes(fishplateResourceGetData(attribute.raw())) };
    let expected = dense_shape::elements_in(&shape)?.checked_mul(usize::from(dtype.bits()) / 8);
    if expected != Some(data.len()) {
        return Err(value_error(format!(
            "expected a resource of {} bytes, got {}",
            expected.unwrap_or_default(),
            data.len()
        )));
    }
    let strides = row_major(&shape);
    // SAFETY: as many elements as the shape has, row after row.
    unsafe { share(attribute.clone(), data.as_ptr(), dtype.as_raw(), shape, strides) }
}
