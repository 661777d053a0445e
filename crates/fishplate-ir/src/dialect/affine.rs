//! Affine maps and integer sets as values: the objects of the FFI, and the attributes around them.

use fishplate::{Any, AnyView, ObjectRef, Result};
use mlir_sys::{
    MlirAttribute, mlirAffineMapAttrGet, mlirAffineMapAttrGetValue, mlirAttributeIsAAffineMap,
    mlirAttributeIsAIntegerSet, mlirIntegerSetAttrGet, mlirIntegerSetAttrGetValue,
};

use crate::builtin::{AffineMap, IntegerSet};
use crate::error::other_context;
use crate::{Attribute, Context};

/// The attribute around an affine map or integer set, if the value is one.
pub(crate) fn attribute(
    context: &ObjectRef<Context>,
    view: &AnyView<'_>,
) -> Result<Option<MlirAttribute>> {
    if let Some(map) = view.as_object::<AffineMap>() {
        return match map.context().same_as(context) {
            // SAFETY: a map of the live context.
            true => Ok(Some(unsafe { mlirAffineMapAttrGet(map.raw()) })),
            false => Err(other_context("the affine map")),
        };
    }
    if let Some(set) = view.as_object::<IntegerSet>() {
        return match set.context().same_as(context) {
            // SAFETY: a set of the live context.
            true => Ok(Some(unsafe { mlirIntegerSetAttrGet(set.raw()) })),
            false => Err(other_context("the integer set")),
        };
    }
    Ok(None)
}

/// The map or set of an attribute; the attribute itself when it is of another kind.
pub(crate) fn object(context: &ObjectRef<Context>, raw: MlirAttribute) -> Result<Any> {
    // SAFETY: callers pass an attribute of the context; it is asked for what it is.
    unsafe {
        if mlirAttributeIsAAffineMap(raw) {
            return Ok(AffineMap::wrap(context, mlirAffineMapAttrGetValue(raw))?.into());
        }
        if mlirAttributeIsAIntegerSet(raw) {
            return Ok(IntegerSet::wrap(context, mlirIntegerSetAttrGetValue(raw))?.into());
        }
        Ok(Attribute::wrap(context, raw)?.into())
    }
}
