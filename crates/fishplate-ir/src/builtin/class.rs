//! What the classes of builtin types and attributes share: how one is declared, wrapped and checked.

use fishplate::{Class, Error, ObjectRef, ObjectType, Result};
use mlir_sys::{MlirAttribute, MlirLocation, MlirType, mlirLocationUnknownGet};

use crate::error::{other_context, value_error};
use crate::{Attribute, Context, Location, Type, current, diagnostic};

/// Declares a class that adds nothing but functions to its parent.
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

/// The name of a class in messages: its key without the `ir.`.
pub(super) fn short<T: ObjectType>() -> &'static str {
    T::TYPE_KEY.strip_prefix("ir.").unwrap_or(T::TYPE_KEY)
}

#[cold]
fn replaced<T: ObjectType>(got: &str) -> Error {
    value_error(format!("expected {}, got {got}, whose class was replaced", short::<T>()))
}

/// The object of a raw type that was asked for, as its class.
///
/// # Safety
/// `raw` is null or a type of `context`.
#[inline]
pub(super) unsafe fn wrap_type<T: Class>(
    context: &ObjectRef<Context>,
    raw: MlirType,
) -> Result<ObjectRef<T>> {
    // SAFETY: the same requirement.
    let object = unsafe { Type::wrap_new(context, raw) }?;
    object.downcast().map_err(|other| replaced::<T>(&other.text()))
}

/// The object of a raw attribute that was asked for, as its class.
///
/// # Safety
/// `raw` is null or an attribute of `context`.
#[inline]
pub(super) unsafe fn wrap_attribute<T: Class>(
    context: &ObjectRef<Context>,
    raw: MlirAttribute,
) -> Result<ObjectRef<T>> {
    // SAFETY: the same requirement.
    let object = unsafe { Attribute::wrap_new(context, raw) }?;
    object.downcast().map_err(|other| replaced::<T>(&other.text()))
}

/// The object of a raw attribute, if there is one.
///
/// # Safety
/// `raw` is null or an attribute of `context`.
pub(super) unsafe fn wrap_optional(
    context: &ObjectRef<Context>,
    raw: MlirAttribute,
) -> Result<Option<ObjectRef<Attribute>>> {
    // SAFETY: the same requirement.
    (!raw.ptr.is_null()).then(|| unsafe { Attribute::wrap(context, raw) }).transpose()
}

/// A raw attribute, null for none; it must be of `context`.
pub(super) fn raw_attribute(
    context: &ObjectRef<Context>,
    what: &str,
    attribute: Option<&ObjectRef<Attribute>>,
) -> Result<MlirAttribute> {
    match attribute {
        None => Ok(MlirAttribute { ptr: std::ptr::null() }),
        Some(attribute) if attribute.context().same_as(context) => Ok(attribute.raw()),
        Some(_) => Err(other_context(what)),
    }
}

/// A raw type, which must be of `context`.
pub(super) fn raw_type(
    context: &ObjectRef<Context>,
    what: &str,
    ty: &ObjectRef<Type>,
) -> Result<MlirType> {
    match ty.context().same_as(context) {
        true => Ok(ty.raw()),
        false => Err(other_context(what)),
    }
}

/// The raw types of a sequence, all of `context`.
pub(super) fn raw_types(
    context: &ObjectRef<Context>,
    what: &str,
    types: &fishplate::Array<ObjectRef<Type>>,
) -> Result<Vec<MlirType>> {
    types.iter().map(|ty| raw_type(context, what, &ty)).collect()
}

/// The context that was given, that of the first member, or the current one.
pub(super) fn context_of(
    given: Option<ObjectRef<Context>>,
    first: Option<ObjectRef<Context>>,
) -> Result<ObjectRef<Context>> {
    match (given, first) {
        (None, Some(first)) => Ok(first),
        (given, _) => current::context(given),
    }
}

/// Where a complaint of MLIR is about: the place that was given, the current one, or nowhere.
#[inline]
pub(super) fn place(
    context: &ObjectRef<Context>,
    given: Option<&ObjectRef<Location>>,
) -> Result<MlirLocation> {
    match given {
        Some(given) if given.context().same_as(context) => Ok(given.raw()),
        Some(_) => Err(other_context("the location")),
        None => Ok(current::raw_location(context).unwrap_or_else(|| {
            let _held = context.lock();
            // SAFETY: the context is live and locked.
            unsafe { mlirLocationUnknownGet(context.raw()) }
        })),
    }
}

/// A type that MLIR verifies: where it refuses, the error holds what it says.
#[inline]
pub(super) fn checked_type<T: Class>(
    context: &ObjectRef<Context>,
    make: impl FnOnce() -> MlirType,
) -> Result<ObjectRef<T>> {
    let held = context.lock();
    let raw = diagnostic::step(context, "Invalid type:", || {
        let raw = make();
        (!raw.ptr.is_null()).then_some(raw)
    })?;
    // SAFETY: the callers make types of this context.
    let object = unsafe { wrap_type(context, raw) };
    drop(held);
    object
}

/// An attribute that MLIR verifies; see [`checked_type`].
#[inline]
pub(super) fn checked_attribute<T: Class>(
    context: &ObjectRef<Context>,
    make: impl FnOnce() -> MlirAttribute,
) -> Result<ObjectRef<T>> {
    let held = context.lock();
    let raw = diagnostic::step(context, "Invalid attribute:", || {
        let raw = make();
        (!raw.ptr.is_null()).then_some(raw)
    })?;
    // SAFETY: the callers make attributes of this context.
    let object = unsafe { wrap_attribute(context, raw) };
    drop(held);
    object
}

/// An index into something of a length.
pub(super) fn position(what: &str, index: i64, length: usize) -> Result<usize> {
    let from_end = index.checked_add(length as i64).filter(|_| index < 0).unwrap_or(index);
    usize::try_from(from_end).ok().filter(|at| *at < length).ok_or_else(|| {
        Error::new("IndexError", format!("{what}: index {index} is out of range of {length}"))
    })
}

/// The largest number of dimensions, symbols and results that are accepted: MLIR allocates for each.
const MOST: i64 = 1 << 16;

/// A number of dimensions, symbols or results.
pub(super) fn count(what: &str, value: i64) -> Result<isize> {
    match (0..=MOST).contains(&value) {
        true => Ok(value as isize),
        false => {
            Err(value_error(format!("{what}: expected a number from 0 to {MOST}, got {value}")))
        }
    }
}
