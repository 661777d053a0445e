//! What containers hold: types that values convert to and from.

use fishplate_abi::error_kind;
use std::any::TypeId;

use fishplate_abi::RawAny;

use crate::any::{Any, AnyView};
use crate::convert::sealed::Sealed;
use crate::convert::{FromView, IntoAny};
use crate::error::Error;

/// A type that containers can hold: its values convert both ways and borrow nothing.
///
/// Every type that does so is storable; there is nothing to implement.
pub trait Storable: for<'a> FromView<'a> + IntoAny + 'static {}

impl<T: for<'a> FromView<'a> + IntoAny + 'static> Storable for T {}

/// Whether `T` takes every value as it is.
#[inline]
pub(crate) fn is_any<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<Any>()
}

/// The value as a `T` stores it; `None` when it does not convert.
///
/// A container of `T` holds values in this form only, and shares between threads what a `T` may
/// share: a list, for one, is never kept where an array is expected.
#[inline]
pub(crate) fn store<T: Storable>(value: &Any) -> Option<Any> {
    T::from_view(value.as_view()).map(T::into_any)
}

/// Whether two values are the same bits, and so the same object when they are objects.
#[inline]
pub(crate) fn is_same(a: &RawAny, b: &RawAny) -> bool {
    a.type_index == b.type_index && a.small_len == b.small_len && a.bits() == b.bits()
}

/// Whether a value is stored as a `T` stores it; `None` when it does not convert.
#[inline]
pub(crate) fn is_stored<T: Storable>(value: &Any) -> Option<bool> {
    if is_any::<T>() || T::is_kept(value.as_view(), Sealed) {
        return Some(true);
    }
    is_stored_slowly::<T>(value)
}

#[cold]
#[inline(never)]
fn is_stored_slowly<T: Storable>(value: &Any) -> Option<bool> {
    store::<T>(value).map(|stored| is_same(stored.as_view().as_raw(), value.as_view().as_raw()))
}

/// Converts a part of a container to a `T`. `place` names it, for example `Array[index 3]`.
#[inline]
pub(crate) fn part<T: Storable>(value: &Any, place: impl FnOnce() -> String) -> Result<T, Error> {
    match T::from_kept(value.as_view()) {
        Some(part) => Ok(part),
        None => converted_part(value, place),
    }
}

#[cold]
#[inline(never)]
fn converted_part<T: Storable>(value: &Any, place: impl FnOnce() -> String) -> Result<T, Error> {
    T::from_view(value.as_view()).ok_or_else(|| {
        let got = T::describe(value.as_view());
        Error::new(
            error_kind::TYPE_ERROR,
            format!("{}: expected `{}` but got `{got}`", place(), T::name()),
        )
    })
}

/// The part of a container that was checked when the container came.
///
/// # Panics
/// When a mutable part, such as a list, was changed since by someone else to hold other types.
#[inline]
pub(crate) fn checked_part<T: Storable>(value: &Any) -> T {
    match T::from_kept(value.as_view()) {
        Some(value) => value,
        None => changed_part(value),
    }
}

#[cold]
#[inline(never)]
fn changed_part<T: Storable>(value: &Any) -> T {
    T::from_view(value.as_view()).unwrap_or_else(|| {
        let got = T::describe(value.as_view());
        panic!("a part of a container was changed: expected `{}` but got `{got}`", T::name())
    })
}

/// Whether a view converts to `T`, and how it reads when it does not.
pub(crate) fn mismatch<T: Storable>(view: &AnyView<'_>) -> Option<String> {
    if is_any::<T>() || T::from_view(view).is_some() { None } else { Some(T::describe(view)) }
}

/// `{"type":"name","args":[...]}`.
pub(crate) fn nested_schema(name: &str, args: &[String]) -> String {
    format!(r#"{{"type":"{name}","args":[{}]}}"#, args.join(","))
}
