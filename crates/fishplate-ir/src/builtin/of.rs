//! `Attribute.of`: converts a plain value to an attribute. Operation builders call it when they get a value where they
//! need an attribute.

use fishplate::abi::TypeIndex;
use fishplate::{
    Any, AnyView, Array, BigInt, Bytes, IntoAny, Map, ObjectRef, Result, Str, TensorView,
};
use fishplate_mlir as mlir;

use super::{
    AffineMap, AffineMapAttr, ArrayAttr, BoolAttr, DenseElementsAttr, DictAttr, FloatAttr,
    IntegerAttr, IntegerSet, IntegerSetAttr, StringAttr, TypeAttr, UnitAttr,
};
use crate::error::{other_context, type_error};
use crate::{Attribute, Context, Location, Type};

/// Deepest nesting of lists and dictionaries.
const DEEPEST: usize = 64;

/// Converts a value to an attribute. An attribute is returned unchanged; other values convert by type:
///
/// | value | attribute |
/// |---|---|
/// | `bool` | `BoolAttr` |
/// | `int` | `IntegerAttr` of type `ty`, or of `i64` |
/// | `float`, or `int` if `ty` is a float type | `FloatAttr` of type `ty`, or of `f64` |
/// | `str`, `bytes` | `StringAttr` |
/// | `None` | `UnitAttr` |
/// | a sequence | `ArrayAttr`, each element by this table |
/// | a mapping | `DictAttr`, each value by this table |
/// | a type, affine map, integer set, location | the attribute that wraps it |
/// | a tensor | `DenseElementsAttr` |
pub fn attribute_of(
    value: &AnyView<'_>,
    ty: Option<&ObjectRef<Type>>,
    context: &ObjectRef<Context>,
) -> Result<ObjectRef<Attribute>> {
    nested(value, ty, context, 0)
}

fn nested(
    value: &AnyView<'_>,
    ty: Option<&ObjectRef<Type>>,
    context: &ObjectRef<Context>,
    depth: usize,
) -> Result<ObjectRef<Attribute>> {
    if let Some(attribute) = value.to_object::<Attribute>() {
        return match attribute.context().same_as(context) {
            true => Ok(attribute),
            false => Err(other_context("the attribute")),
        };
    }
    if ty.is_some_and(|ty| !ty.context().same_as(context)) {
        return Err(other_context("the type"));
    }
    if depth > DEEPEST {
        return Err(type_error(format!("values nest deeper than {DEEPEST}")));
    }
    let given = || Some(context.clone());
    match value.type_index() {
        TypeIndex::NONE => UnitAttr::get(given()).map(ObjectRef::into_parent),
        TypeIndex::BOOL if ty.is_none() => {
            BoolAttr::get(value.get()?, given()).map(|truth| truth.into_parent().into_parent())
        }
        TypeIndex::BOOL | TypeIndex::INT | TypeIndex::FLOAT | TypeIndex::BIG_INT => {
            number(value, ty, context)
        }
        _ => container(value, ty, context, depth),
    }
}

fn type_or(
    ty: Option<&ObjectRef<Type>>,
    context: &ObjectRef<Context>,
    make: for<'c> fn(mlir::ContextRef<'c>) -> mlir::Type<'c>,
) -> Result<ObjectRef<Type>> {
    match ty {
        Some(ty) => Ok(ty.clone()),
        None => Type::wrap(context, make(context.mlir(&context.lock()))),
    }
}

fn number(
    value: &AnyView<'_>,
    ty: Option<&ObjectRef<Type>>,
    context: &ObjectRef<Context>,
) -> Result<ObjectRef<Attribute>> {
    let as_float = ty.is_some_and(|ty| ty.mlir().is_float());
    if as_float || value.type_index() == TypeIndex::FLOAT {
        let ty = type_or(ty, context, |context| mlir::Type::f64(context))?;
        return FloatAttr::get(ty, value.get()?, None).map(ObjectRef::into_parent);
    }
    let ty = type_or(ty, context, |context| mlir::Type::int(context, 64))?;
    let integer = match value.type_index() {
        TypeIndex::BOOL => BigInt::from(i64::from(value.get::<bool>()?)),
        _ => value.get()?,
    };
    IntegerAttr::get(&ty, integer).map(ObjectRef::into_parent)
}

fn container(
    value: &AnyView<'_>,
    ty: Option<&ObjectRef<Type>>,
    context: &ObjectRef<Context>,
    depth: usize,
) -> Result<ObjectRef<Attribute>> {
    let given = || Some(context.clone());
    if value.get::<Str>().is_ok() || value.get::<Bytes>().is_ok() {
        return StringAttr::get(value.get()?, given()).map(ObjectRef::into_parent);
    }
    if let Some(of) = value.to_object::<Type>() {
        return TypeAttr::get(of, given()).map(ObjectRef::into_parent);
    }
    if let Some(map) = value.to_object::<AffineMap>() {
        return own(context, map.context())
            .and_then(|()| AffineMapAttr::get(map).map(ObjectRef::into_parent));
    }
    if let Some(set) = value.to_object::<IntegerSet>() {
        return own(context, set.context())
            .and_then(|()| IntegerSetAttr::get(set).map(ObjectRef::into_parent));
    }
    if let Some(location) = value.to_object::<Location>() {
        return own(context, location.context()).and_then(|()| location.attr());
    }
    if let Ok(values) = value.get::<Array<Any>>() {
        let all = values.values().iter().map(|one| nested(&one.view(), ty, context, depth + 1));
        let all = all.map(|one| one.map(IntoAny::into_any)).collect::<Result<_>>()?;
        return ArrayAttr::get(all, given()).map(ObjectRef::into_parent);
    }
    if let Ok(entries) = value.get::<Map<Str, Any>>() {
        let all = entries
            .iter()
            .map(|(name, one)| Ok((name, nested(&one.view(), ty, context, depth + 1)?.into_any())));
        let all = Map::try_from_iter(all.collect::<Result<Vec<_>>>()?)?;
        return DictAttr::get(all, given()).map(ObjectRef::into_parent);
    }
    if value.get::<TensorView<'_>>().is_ok() {
        let made = DenseElementsAttr::get(*value, true, ty.cloned(), None, given());
        return made.map(ObjectRef::into_parent);
    }
    let got = value.type_key();
    Err(type_error(format!("there is no attribute for a value of type `{got}`")))
}

fn own(context: &ObjectRef<Context>, other: &ObjectRef<Context>) -> Result<()> {
    match other.same_as(context) {
        true => Ok(()),
        false => Err(other_context("the value")),
    }
}

#[fishplate::methods(nonblocking)]
impl Attribute {
    /// Converts a value to an attribute: a `bool`, `int`, `float`, `str`, `bytes`, sequence, mapping, tensor, type,
    /// affine map, integer set or location; `None` becomes a unit attribute. Numbers get the type `type`, or `i64` and
    /// `f64`.
    pub fn of(
        value: AnyView<'_>,
        #[default = None] r#type: Option<ObjectRef<Type>>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Attribute>> {
        let near = value.as_object::<Attribute>().map(|attribute| attribute.context().clone());
        let near = near.or_else(|| r#type.as_ref().map(|ty| ty.context().clone()));
        let context = super::class::context_of(context, near)?;
        attribute_of(&value, r#type.as_ref(), &context)
    }

    /// The type of the attribute, or `none` if it has no type.
    #[getter(name = "type")]
    pub fn get_type(&self) -> Result<ObjectRef<Type>> {
        let _held = self.context().lock();
        let ty = self.mlir().type_of();
        Type::wrap(self.context(), ty.ok_or_else(|| type_error("the attribute has no type"))?)
    }
}
