//! The shapes that dense elements can have.

use fishplate::Result;
use mlir_sys::{
    MlirType, mlirShapedTypeGetDimSize, mlirShapedTypeGetRank, mlirShapedTypeHasStaticShape,
    mlirTypeIsARankedTensor, mlirTypeIsAVector,
};

use crate::error::value_error;

/// How many elements there are in a shape whose sizes are known.
pub(super) fn elements_in(sizes: &[i64]) -> Result<usize> {
    let count = sizes.iter().try_fold(1_usize, |count, size| {
        usize::try_from(*size).ok().and_then(|size| count.checked_mul(size))
    });
    count.filter(|count| isize::try_from(*count).is_ok()).ok_or_else(|| {
        value_error(format!("shape: expected sizes that are known and not negative, got {sizes:?}"))
    })
}

/// How many elements a type has, which must be a ranked tensor or a vector of known sizes.
pub(super) fn shaped(raw: MlirType, text: String) -> Result<usize> {
    // SAFETY: the callers pass a type of a locked context.
    let fits = unsafe {
        (mlirTypeIsARankedTensor(raw) || mlirTypeIsAVector(raw))
            && mlirShapedTypeHasStaticShape(raw)
    };
    if !fits {
        return Err(value_error(format!(
            "expected a tensor or vector type with known sizes, got {text}"
        )));
    }
    // SAFETY: a ranked type of a locked context.
    let rank = unsafe { mlirShapedTypeGetRank(raw) } as isize;
    // SAFETY: as above, and its dimensions.
    let sizes: Vec<_> = (0..rank).map(|at| unsafe { mlirShapedTypeGetDimSize(raw, at) }).collect();
    elements_in(&sizes)
}
