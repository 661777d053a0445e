//! Constants as tensors that any consumer can take. MLIR owns the memory, and it stays valid as
//! long as the tensor lives.

use fishplate::{DType, ObjectRef, Result, Tensor};

use super::dense_attr::DenseElementsAttr;
use super::{dense_shape, element_kind};
use crate::error::value_error;
use crate::live::share;
use crate::{Attribute, Guard, Type};

/// Strides of a row-major layout.
fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for at in (1..shape.len()).rev() {
        strides[at - 1] = strides[at] * shape[at].max(1);
    }
    strides
}

/// The sizes of an attribute's type, and the dtype of a tensor with its elements.
fn kind(attribute: &Attribute, held: &Guard<'_>) -> Result<(Vec<i64>, DType)> {
    let ty = attribute.mlir().type_of().filter(|ty| ty.is_shaped());
    let ty = ty.ok_or_else(|| value_error("expected an attribute of elements"))?;
    match element_kind::dtype_of(attribute.context().mlir(held), ty.element()) {
        Some(dtype) => Ok((ty.dims().collect(), dtype)),
        None => {
            let element = Type::wrap(attribute.context(), ty.element())?.text();
            Err(value_error(format!("tensors have no elements of type {element}")))
        }
    }
}

/// Returns the elements of an attribute as a tensor.
pub(super) fn from_elements(elements: &ObjectRef<DenseElementsAttr>) -> Result<Tensor> {
    let attribute: ObjectRef<Attribute> = elements.clone().into_parent();
    let held = attribute.context().lock();
    let (shape, dtype) = kind(&attribute, &held)?;
    let is_splat = attribute.mlir().is_splat();
    if dtype == DType::BOOL {
        return unpacked(attribute.mlir().elements_data(), is_splat, &shape);
    }
    // MLIR stores numbers as tensors do, in row-major order, and only one if they are all equal.
    let strides = if is_splat { vec![0; shape.len()] } else { row_major(&shape) };
    share(&attribute, |raw| raw.elements_data(), dtype, shape, strides)
}

/// Unpacks booleans that are bits, lowest first, into bytes.
fn unpacked(bits: &[u8], is_splat: bool, shape: &[i64]) -> Result<Tensor> {
    let count = dense_shape::elements_in(shape)?;
    let bit = |at: usize| bits.get(at / 8).is_some_and(|byte| byte >> (at % 8) & 1 == 1);
    let truths: Vec<bool> = (0..count).map(|at| bit(if is_splat { 0 } else { at })).collect();
    Tensor::from_vec(truths, shape)
}

/// Returns the bytes of a resource as a tensor. There must be exactly as many as its type needs.
pub(super) fn from_resource(attribute: ObjectRef<Attribute>) -> Result<Tensor> {
    let held = attribute.context().lock();
    let (shape, dtype) = kind(&attribute, &held)?;
    let got = attribute.mlir().resource_data().len();
    let expected = dense_shape::elements_in(&shape)?.checked_mul(usize::from(dtype.bits()) / 8);
    if expected != Some(got) {
        return Err(value_error(format!(
            "expected a resource of {} bytes, got {got}",
            expected.unwrap_or_default(),
        )));
    }
    let strides = row_major(&shape);
    share(&attribute, |raw| raw.resource_data(), dtype, shape, strides)
}
