//! The shapes that dense elements may have.

use fishplate::Result;
use fishplate_mlir as mlir;

use crate::error::value_error;

/// Number of elements in a static shape.
pub(super) fn elements_in(sizes: &[i64]) -> Result<usize> {
    let count = sizes.iter().try_fold(1_usize, |count, size| {
        usize::try_from(*size).ok().and_then(|size| count.checked_mul(size))
    });
    count.filter(|count| isize::try_from(*count).is_ok()).ok_or_else(|| {
        value_error(format!("shape: expected sizes that are known and not negative, got {sizes:?}"))
    })
}

/// Number of elements of a type, which must be a ranked tensor or a vector with a static shape.
pub(super) fn shaped(raw: mlir::Type<'_>, text: impl FnOnce() -> String) -> Result<usize> {
    if !(raw.is_ranked_tensor() || raw.is_vector()) || !raw.has_static_shape() {
        return Err(value_error(format!(
            "Expected a static ShapedType for the shaped_type parameter: Type({})",
            text()
        )));
    }
    elements_in(&raw.dims().collect::<Vec<_>>())
}
