//! Affine maps and integer sets as values: the objects of the FFI, and the attributes around them.

use fishplate::{Any, AnyView, ObjectRef, Result};
use mlir_sys::MlirAttribute;

use crate::{Attribute, Context};

/// The attribute around an affine map or integer set, if the value is one.
pub(crate) fn attribute(
    _context: &ObjectRef<Context>,
    _view: &AnyView<'_>,
) -> Result<Option<MlirAttribute>> {
    Ok(None)
}

/// The map or set of an attribute.
pub(crate) fn object(context: &ObjectRef<Context>, raw: MlirAttribute) -> Result<Any> {
    // SAFETY: callers pass an attribute of the context.
    Ok(unsafe { Attribute::wrap(context, raw) }?.into())
}
