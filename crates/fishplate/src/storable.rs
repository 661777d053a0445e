//! Types that containers can hold: values convert to and from them.

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

/// Whether `T` accepts every value unchanged.
#[inline]
pub(crate) fn is_any<T: 'static>() -> bool {
    TypeId::of::<T>() == TypeId::of::<Any>()
}

/// The value in the form that `T` stores; `None` when it does not convert.
///
/// A container of `T` holds values only in this form, and shares between threads only what a `T`
/// may share: for example, a list is never stored where an array is expected.
#[inline]
pub(crate) fn store<T: Storable>(value: &Any) -> Option<Any> {
    T::from_view(value.as_view()).map(T::into_any)
}

/// Whether two values have the same bits, and so are the same object if they are objects.
#[inline]
pub(crate) fn is_same(a: &RawAny, b: &RawAny) -> bool {
    a.type_index == b.type_index && a.small_len == b.small_len && a.bits() == b.bits()
}

/// Whether a value is in the form that `T` stores; `None` when it does not convert.
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

/// A part of a container, which was checked when the container was received.
///
/// # Panics
/// When somebody has since changed a mutable part, such as a list, to hold other types.
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

/// The description of a view that does not convert to `T`; `None` if it converts.
pub(crate) fn mismatch<T: Storable>(view: &AnyView<'_>) -> Option<String> {
    if is_any::<T>() || T::from_view(view).is_some() { None } else { Some(T::describe(view)) }
}

/// `{"type":"name","args":[...]}`.
pub(crate) fn nested_schema(name: &str, args: &[String]) -> String {
    format!(r#"{{"type":"{name}","args":[{}]}}"#, args.join(","))
}
