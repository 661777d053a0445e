//! Code shared by the classes of builtin types and attributes: declaring, wrapping and checking them.

use fishplate::{Class, Error, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;

use crate::error::{index_error, other_context, value_error};
use crate::{Attribute, Context, Guard, Location, Type, current, diagnostic};

/// Declares a class that adds only functions to its parent.
macro_rules! class {
    ($(#[$doc:meta])* $name:ident, $key:literal, $parent:ident) => {
        $(#[$doc])*
        #[derive(fishplate::Object)]
        #[object(key = $key, parent = $parent, opaque, structural = "unique", repr = $name::show)]
        #[repr(C)]
        pub struct $name {
            base: $parent,
        }

        impl $name {
            fn show(&self) -> String {
                self.text()
            }
        }

        impl std::ops::Deref for $name {
            type Target = $parent;
            #[inline]
            fn deref(&self) -> &$parent {
                &self.base
            }
        }
    };
}
pub(super) use class;

/// Returns the class name for messages: the key without `ir.`.
pub(super) fn short<T: ObjectType>() -> &'static str {
    T::TYPE_KEY.strip_prefix("ir.").unwrap_or(T::TYPE_KEY)
}

#[cold]
fn replaced<T: ObjectType>(got: &str) -> Error {
    value_error(format!("expected {}, got {got}, whose class was replaced", short::<T>()))
}

/// Wraps a requested type as its class.
#[inline]
pub(super) fn wrap_type<T: Class>(
    context: &ObjectRef<Context>,
    raw: mlir::Type<'_>,
) -> Result<ObjectRef<T>> {
    let object = Type::wrap_new(context, raw)?;
    object.downcast().map_err(|other| replaced::<T>(&other.text()))
}

/// Wraps a requested attribute as its class.
#[inline]
pub(super) fn wrap_attribute<T: Class>(
    context: &ObjectRef<Context>,
    raw: mlir::Attribute<'_>,
) -> Result<ObjectRef<T>> {
    let object = Attribute::wrap_new(context, raw)?;
    object.downcast().map_err(|other| replaced::<T>(&other.text()))
}

/// Wraps an attribute, if there is one.
pub(super) fn wrap_optional(
    context: &ObjectRef<Context>,
    raw: Option<mlir::Attribute<'_>>,
) -> Result<Option<ObjectRef<Attribute>>> {
    raw.map(|raw| Attribute::wrap(context, raw)).transpose()
}

/// Returns the handle of an attribute, which must belong to `context`.
pub(super) fn raw_attribute<'a>(
    context: &ObjectRef<Context>,
    what: &str,
    attribute: Option<&'a ObjectRef<Attribute>>,
) -> Result<Option<mlir::Attribute<'a>>> {
    match attribute {
        None => Ok(None),
        Some(attribute) if attribute.context().same_as(context) => Ok(Some(attribute.mlir())),
        Some(_) => Err(other_context(what)),
    }
}

/// Returns the handle of a type, which must belong to `context`.
pub(super) fn raw_type<'a>(
    context: &ObjectRef<Context>,
    what: &str,
    ty: &'a ObjectRef<Type>,
) -> Result<mlir::Type<'a>> {
    match ty.context().same_as(context) {
        true => Ok(ty.mlir()),
        false => Err(other_context(what)),
    }
}

/// Returns the handles of types, which must all belong to `context`.
pub(super) fn raw_types<'a>(
    context: &ObjectRef<Context>,
    what: &str,
    types: &'a [ObjectRef<Type>],
) -> Result<Vec<mlir::Type<'a>>> {
    types.iter().map(|ty| raw_type(context, what, ty)).collect()
}

/// Returns the given context, otherwise that of the first member, otherwise the current one.
pub(super) fn context_of(
    given: Option<ObjectRef<Context>>,
    first: Option<ObjectRef<Context>>,
) -> Result<ObjectRef<Context>> {
    match (given, first) {
        (None, Some(first)) => Ok(first),
        (given, _) => current::context(given),
    }
}

/// The location that diagnostics of MLIR point at: the given one, the current one, or an unknown one.
pub(super) struct Place<'a> {
    given: Option<&'a ObjectRef<Location>>,
    current: Option<ObjectRef<Location>>,
}

impl<'a> Place<'a> {
    /// Chooses the location for something in a context. Fails when the given location belongs to another context.
    #[inline]
    pub(super) fn new(
        context: &ObjectRef<Context>,
        given: Option<&'a ObjectRef<Location>>,
    ) -> Result<Place<'a>> {
        match given {
            Some(given) if !given.context().same_as(context) => Err(other_context("the location")),
            Some(_) => Ok(Place { given, current: None }),
            None => Ok(Place { given, current: current::location_of(context) }),
        }
    }

    /// The location.
    #[inline]
    pub(super) fn mlir<'h>(
        &'h self,
        context: &'h Context,
        held: &'h Guard<'_>,
    ) -> mlir::Location<'h> {
        match self.given.or(self.current.as_ref()) {
            Some(location) => location.mlir(),
            None => mlir::Location::unknown(context.mlir(held)),
        }
    }
}

/// Creates a type that MLIR verifies. If MLIR refuses, the error carries its diagnostics.
#[inline]
pub(super) fn checked_type<'c, T: Class>(
    context: &ObjectRef<Context>,
    make: impl FnOnce() -> Option<mlir::Type<'c>>,
) -> Result<ObjectRef<T>> {
    wrap_type(context, diagnostic::step(context, "Invalid type:", make)?)
}

/// Creates an attribute that MLIR verifies; see [`checked_type`].
#[inline]
pub(super) fn checked_attribute<'c, T: Class>(
    context: &ObjectRef<Context>,
    make: impl FnOnce() -> Option<mlir::Attribute<'c>>,
) -> Result<ObjectRef<T>> {
    wrap_attribute(context, diagnostic::step(context, "Invalid attribute:", make)?)
}

/// Checks an index against a length.
pub(super) fn position(what: &str, index: i64, length: usize) -> Result<usize> {
    let from_end = index.checked_add(length as i64).filter(|_| index < 0).unwrap_or(index);
    usize::try_from(from_end)
        .ok()
        .filter(|at| *at < length)
        .ok_or_else(|| index_error(format!("{what}: index {index} is out of range of {length}")))
}

/// The largest accepted number of dimensions, symbols or results: MLIR allocates memory for each.
const MOST: i64 = 1 << 16;

/// Checks a number of dimensions, symbols or results.
pub(super) fn count(what: &str, value: i64) -> Result<usize> {
    match (0..=MOST).contains(&value) {
        true => Ok(value as usize),
        false => {
            Err(value_error(format!("{what}: expected a number from 0 to {MOST}, got {value}")))
        }
    }
}
