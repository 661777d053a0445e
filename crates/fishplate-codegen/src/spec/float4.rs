//! Four-bit floats: frameworks store two in a byte, while kernels count each one.

use fishplate_abi::DLDataTypeCode;

use super::{Dim, Tensor};
use crate::error::SpecError;

/// The spec of the tensor that is passed for one of `float4_e2m1fn`: pairs, `float4_e2m1fnx2`. It
/// has half the extent along the dimension with stride 1, and half the stride in all others.
///
/// A variable keeps its identity and its meaning, which is the kernel's number; the tensor's extent
/// is half of it. So a packed dimension can be compared with any other.
pub fn pack_float4(tensor: &Tensor) -> Result<Tensor, SpecError> {
    let dtype = tensor.dtype;
    if dtype.code != DLDataTypeCode::FLOAT4_E2M1FN || dtype.lanes != 1 {
        return Err(SpecError::NotFloat4);
    }
    let unit = match &tensor.strides {
        None => tensor.shape.len().checked_sub(1),
        Some(strides) => strides.iter().position(|stride| *stride == Dim::Static(1)),
    };
    let unit = unit.ok_or(SpecError::NoUnitStride)?;
    let mut packed = tensor.clone();
    packed.dtype.lanes = 2;
    packed.packed_float4 = true;
    if let Some(extent) = packed.shape.get_mut(unit) {
        halve(extent, unit, true)?;
    }
    for (dimension, stride) in packed.strides.iter_mut().flatten().enumerate() {
        if dimension != unit {
            halve(stride, dimension, false)?;
        }
    }
    Ok(packed)
}

fn halve(dim: &mut Dim, dimension: usize, unit_stride: bool) -> Result<(), SpecError> {
    let halved = match dim {
        Dim::Static(value) if *value % 2 == 0 => Dim::Static(*value / 2),
        Dim::Static(_) => return Err(SpecError::Odd { dimension: Some(dimension), unit_stride }),
        Dim::Var(var) | Dim::Half(var) => {
            if var.divisibility().is_some_and(|divisibility| divisibility % 2 != 0) {
                return Err(SpecError::Odd { dimension: None, unit_stride });
            }
            Dim::Half(var.clone())
        }
        Dim::Product(product) => Dim::Product(product.clone().halved()),
    };
    *dim = halved;
    Ok(())
}
