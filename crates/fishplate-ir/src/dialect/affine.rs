//! Affine maps and integer sets as values: FFI objects, and the attributes that wrap them.

use fishplate::{Any, AnyView, ObjectRef, Result};
use fishplate_mlir as mlir;

use super::value::Values;
use crate::builtin::{AffineMap, IntegerSet};
use crate::error::other_context;
use crate::live::tied;
use crate::{Attribute, Context};

/// The attribute that wraps an affine map or integer set, if the value is one.
pub(crate) fn attribute<'a>(
    values: &Values<'a>,
    view: &AnyView<'_>,
) -> Result<Option<mlir::Attribute<'a>>> {
    let context = values.context;
    if let Some(map) = view.as_object::<AffineMap>() {
        return match map.context().same_as(context) {
            true => Ok(Some(mlir::Attribute::affine_map(tied(context, map.mlir())))),
            false => Err(other_context("the affine map")),
        };
    }
    if let Some(set) = view.as_object::<IntegerSet>() {
        return match set.context().same_as(context) {
            true => Ok(Some(mlir::Attribute::integer_set(tied(context, set.mlir())))),
            false => Err(other_context("the integer set")),
        };
    }
    Ok(None)
}

/// The map or set inside an attribute, or the attribute itself if it is of another kind.
pub(crate) fn object(context: &ObjectRef<Context>, raw: mlir::Attribute<'_>) -> Result<Any> {
    if raw.is_affine_map() {
        return Ok(AffineMap::wrap(context, raw.affine_map_value())?.into());
    }
    if raw.is_integer_set() {
        return Ok(IntegerSet::wrap(context, raw.integer_set_value())?.into());
    }
    Ok(Attribute::wrap(context, raw)?.into())
}
