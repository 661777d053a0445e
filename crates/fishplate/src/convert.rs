//! Conversions between Rust types and values: the types of parameters and results.

mod text;

use std::ffi::c_void;

use fishplate_abi::{RawAny, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::error::Result;
use crate::moved::Slot;
use crate::object::{ObjectRef, ObjectType};

/// A Rust type with a name in signatures and a schema in metadata.
pub trait FfiType {
    /// The type as error messages and signatures spell it, such as `int` or `Array<str>`.
    fn name() -> String;

    /// Appends the name to a text.
    fn write_name(text: &mut String) {
        text.push_str(&Self::name());
    }

    /// Converts an owned value to this type, or returns it unchanged if it does not convert.
    #[doc(hidden)]
    #[inline]
    fn from_owned(value: Any) -> Result<Self, Any>
    where
        Self: Sized + for<'a> FromView<'a>,
    {
        match Self::from_view(value.as_view()) {
            Some(converted) => Ok(converted),
            None => Err(value),
        }
    }

    /// The type as a JSON schema, such as `{"type":"int"}`.
    fn schema() -> String {
        format!(r#"{{"type":"{}"}}"#, Self::name())
    }
}

/// A type that values convert to.
pub trait FromView<'a>: FfiType + Sized {
    /// The value as this type, if it is one or converts to one.
    fn from_view(view: &'a AnyView<'a>) -> Option<Self>;

    /// The value as this type, if it is stored as containers of this type store it; for other values it may return
    /// `None`.
    #[doc(hidden)]
    #[inline]
    fn from_kept(view: &'a AnyView<'a>) -> Option<Self> {
        Self::from_view(view)
    }

    /// A type index whose values are all stored unchanged; `NONE` gives no such guarantee.
    #[doc(hidden)]
    const KEPT: sealed::Kept = sealed::Kept(TypeIndex::NONE);

    /// Whether containers of this type are known to store a value unchanged. `false` if only a conversion can tell.
    #[doc(hidden)]
    #[inline]
    fn is_kept(_view: &AnyView<'_>, _: sealed::Sealed) -> bool {
        false
    }

    /// Describes a value that did not convert, for error messages.
    fn describe(view: &'a AnyView<'a>) -> String {
        shown_type(view)
    }
}

/// The type of a value under its familiar name: text and bytes have several representations.
pub(crate) fn shown_type(view: &AnyView<'_>) -> String {
    match view.type_index() {
        TypeIndex::SMALL_STR | TypeIndex::STR | TypeIndex::RAW_STR => "str".to_owned(),
        TypeIndex::SMALL_BYTES | TypeIndex::BYTES => "bytes".to_owned(),
        _ => view.type_key(),
    }
}

/// Types in the signatures of methods that only this crate may implement: containers rely on them when they share
/// values between threads. Other crates cannot name these types.
pub(crate) mod sealed {
    use fishplate_abi::TypeIndex;

    /// Proof that the caller is this crate.
    pub struct Sealed;

    /// A type index that the crate vouches for.
    #[derive(Clone, Copy)]
    pub struct Kept(pub(crate) TypeIndex);
}

/// A parameter type of a function. `Out` is the type that the body receives: the type itself, or the same with the
/// lifetime of the call for types that borrow, such as `&str`.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be a parameter of a function that other languages call",
    label = "values do not convert to this type",
    note = "use a type that values convert to, such as `i64`, `f64`, `&str`, `Option<T>`, `Array<T>`, \
            `Tensor`, `ObjectRef<T>` or `AnyView`"
)]
pub trait Arg {
    /// The type for the length of a call.
    type Out<'a>: FromView<'a>;

    /// The argument of a call as this type; `None` for a reference that the caller moves in.
    #[doc(hidden)]
    #[inline]
    fn from_arg<'a>(view: &'a AnyView<'a>) -> Option<Self::Out<'a>> {
        Self::Out::from_view(view)
    }

    /// Reads an argument of a call that has moved references. Types that own their content take the reference over, and
    /// then have the only one; other types borrow from the call's frame.
    ///
    /// # Safety
    /// Nothing else views the argument, now or later.
    #[doc(hidden)]
    unsafe fn from_slot<'a>(slot: &'a Slot) -> Option<Self::Out<'a>> {
        Self::Out::from_view(slot.view())
    }
}

/// `from_slot` for types that borrow nothing.
macro_rules! takes_moved {
    () => {
        unsafe fn from_slot(slot: &$crate::moved::Slot) -> Option<Self> {
            // SAFETY: the same requirement.
            unsafe { slot.take() }
        }
    };
}

pub(crate) use takes_moved;

/// A type that becomes an owned value.
pub trait IntoAny: FfiType {
    /// The owned value.
    fn into_any(self) -> Any;
}

/// A type that can be passed to a call without giving it away.
pub trait Pass {
    /// Guard that keeps the view valid for the length of the call.
    type Held<'a>: Held
    where
        Self: 'a;
    /// Prepares the value to be viewed.
    fn hold(&self) -> Self::Held<'_>;
}

/// A value that a call can view; see [`Pass`].
pub trait Held {
    /// The value, borrowed.
    fn view(&self) -> AnyView<'_>;
}

impl Held for AnyView<'_> {
    #[inline]
    fn view(&self) -> AnyView<'_> {
        *self
    }
}

impl Held for Any {
    #[inline]
    fn view(&self) -> AnyView<'_> {
        Any::view(self)
    }
}

/// Return types of a function: a value, or a `Result` of one.
#[diagnostic::on_unimplemented(
    message = "`{Self}` cannot be the result of a function that other languages call",
    label = "this type does not become a value",
    note = "return a type that becomes a value, such as `()`, `i64`, `String`, `Array<T>` or \
            `ObjectRef<T>`, or a `Result` of one"
)]
pub trait Outcome {
    /// The type that signatures show.
    type Value: FfiType;
    /// The owned value, or the error to raise.
    fn into_outcome(self) -> Result<Any>;
}

impl<T: IntoAny> Outcome for T {
    type Value = T;
    fn into_outcome(self) -> Result<Any> {
        Ok(self.into_any())
    }
}

impl<T: IntoAny, E: Into<crate::Error>> Outcome for Result<T, E> {
    type Value = T;
    fn into_outcome(self) -> Result<Any> {
        self.map(T::into_any).map_err(E::into)
    }
}

pub(crate) fn own(raw: RawAny) -> Any {
    // SAFETY: only called with plain values, which own nothing.
    unsafe { Any::from_raw(raw) }
}

pub(crate) fn borrow(raw: RawAny) -> AnyView<'static> {
    // SAFETY: only called with plain values, which point nowhere.
    unsafe { AnyView::from_raw(raw) }
}

/// The implementations that all plain types share: its name, and that it borrows nothing.
macro_rules! plain_type {
    ($type:ty, $name:literal, |$value:ident| $raw:expr) => {
        impl FfiType for $type {
            fn name() -> String {
                $name.into()
            }
            fn write_name(text: &mut String) {
                text.push_str($name);
            }
        }
        impl Arg for $type {
            type Out<'a> = $type;
        }
        impl IntoAny for $type {
            #[inline]
            fn into_any(self) -> Any {
                let $value = self;
                $crate::convert::own($raw)
            }
        }
        impl Pass for $type {
            type Held<'a>
                = AnyView<'a>
            where
                Self: 'a;
            #[inline]
            fn hold(&self) -> AnyView<'_> {
                let $value = *self;
                $crate::convert::borrow($raw)
            }
        }
        impl From<$type> for Any {
            #[inline]
            fn from(value: $type) -> Any {
                value.into_any()
            }
        }
    };
}

pub(crate) use plain_type;

macro_rules! integers {
    ($($type:ty),*) => {$(
        plain_type!($type, "int", |value| plain(TypeIndex::INT, RawValue { v_int64: value as i64 }));

        impl<'a> FromView<'a> for $type {
            #[inline]
            fn from_view(view: &'a AnyView<'a>) -> Option<$type> {
                view.as_int()?.try_into().ok()
            }
            #[inline]
            fn from_kept(view: &'a AnyView<'a>) -> Option<$type> {
                // SAFETY: this index holds an integer.
                let value = || unsafe { view.as_raw().value.v_int64 }.try_into().ok();
                if view.type_index() == TypeIndex::INT { value() } else { None }
            }
            #[inline]
            fn is_kept(view: &AnyView<'_>, _: sealed::Sealed) -> bool {
                <$type>::from_kept(view).is_some()
            }
            fn describe(view: &AnyView<'_>) -> String {
                match view.as_int() {
                    Some(value) => format!("{value}, out of the range of {}", stringify!($type)),
                    None => shown_type(view),
                }
            }
        }
    )*};
}

integers!(i8, i16, i32, i64, isize, u8, u16, u32, u64, usize);

plain_type!(bool, "bool", |value| plain(TypeIndex::BOOL, RawValue { v_int64: i64::from(value) }));
plain_type!(f64, "float", |value| plain(TypeIndex::FLOAT, RawValue { v_float64: value }));
plain_type!(f32, "float", |value| plain(TypeIndex::FLOAT, RawValue { v_float64: value.into() }));
plain_type!(*mut c_void, "void*", |value| plain(TypeIndex::OPAQUE_PTR, RawValue { v_ptr: value }));

impl<'a> FromView<'a> for bool {
    fn from_view(view: &'a AnyView<'a>) -> Option<bool> {
        view.as_int().map(|value| value != 0)
    }
}

impl<'a> FromView<'a> for f64 {
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<f64> {
        view.as_float()
    }
    #[inline]
    fn is_kept(view: &AnyView<'_>, _: sealed::Sealed) -> bool {
        view.type_index() == TypeIndex::FLOAT
    }
}

impl<'a> FromView<'a> for f32 {
    fn from_view(view: &'a AnyView<'a>) -> Option<f32> {
        view.as_float().map(|value| value as f32)
    }
}

impl<'a> FromView<'a> for *mut c_void {
    fn from_view(view: &'a AnyView<'a>) -> Option<*mut c_void> {
        view.as_ptr()
    }
}

impl FfiType for () {
    fn name() -> String {
        "void".into()
    }
    fn schema() -> String {
        r#"{"type":"None"}"#.into()
    }
}

impl IntoAny for () {
    fn into_any(self) -> Any {
        Any::NONE
    }
}

/// A caller that ignores the result accepts any.
impl<'a> FromView<'a> for () {
    fn from_view(_: &'a AnyView<'a>) -> Option<()> {
        Some(())
    }
}

impl FfiType for Any {
    fn name() -> String {
        "Any".into()
    }
    #[inline]
    fn from_owned(value: Any) -> Result<Any, Any> {
        Ok(value)
    }
}

impl<'a> FromView<'a> for Any {
    #[inline]
    fn is_kept(_view: &AnyView<'_>, _: sealed::Sealed) -> bool {
        true
    }
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<Any> {
        view.to_owned().ok()
    }
}

impl Arg for Any {
    type Out<'a> = Any;
    #[inline]
    fn from_arg<'a>(view: &'a AnyView<'a>) -> Option<Any> {
        if view.is_moved() { None } else { view.to_owned().ok() }
    }
    takes_moved!();
}

impl IntoAny for Any {
    fn into_any(self) -> Any {
        self
    }
}

impl Pass for Any {
    type Held<'a>
        = AnyView<'a>
    where
        Self: 'a;
    fn hold(&self) -> AnyView<'_> {
        self.view()
    }
}

impl FfiType for AnyView<'_> {
    fn name() -> String {
        "AnyView".into()
    }
    fn schema() -> String {
        Any::schema()
    }
}

impl<'a> FromView<'a> for AnyView<'a> {
    fn from_view(view: &'a AnyView<'a>) -> Option<AnyView<'a>> {
        Some(*view)
    }
}

impl Arg for AnyView<'static> {
    type Out<'a> = AnyView<'a>;
    #[inline]
    fn from_arg<'a>(view: &'a AnyView<'a>) -> Option<AnyView<'a>> {
        if view.is_moved() { None } else { Some(*view) }
    }
}

impl Pass for AnyView<'_> {
    type Held<'a>
        = AnyView<'a>
    where
        Self: 'a;
    fn hold(&self) -> AnyView<'_> {
        *self
    }
}

impl<T: FfiType> FfiType for Option<T> {
    fn name() -> String {
        format!("Optional<{}>", T::name())
    }
    fn schema() -> String {
        format!(r#"{{"type":"Optional","args":[{}]}}"#, T::schema())
    }
}

impl<'a, T: FromView<'a>> FromView<'a> for Option<T> {
    fn from_view(view: &'a AnyView<'a>) -> Option<Option<T>> {
        if view.is_none() { Some(None) } else { T::from_view(view).map(Some) }
    }
    fn describe(view: &'a AnyView<'a>) -> String {
        T::describe(view)
    }
}

impl<T: Arg> Arg for Option<T> {
    type Out<'a> = Option<T::Out<'a>>;
    #[inline]
    fn from_arg<'a>(view: &'a AnyView<'a>) -> Option<Self::Out<'a>> {
        if view.is_none() { Some(None) } else { T::from_arg(view).map(Some) }
    }
    unsafe fn from_slot<'a>(slot: &'a Slot) -> Option<Self::Out<'a>> {
        if slot.view().is_none() {
            return Some(None);
        }
        // SAFETY: the same requirement.
        unsafe { T::from_slot(slot) }.map(Some)
    }
}

impl<T: IntoAny> IntoAny for Option<T> {
    fn into_any(self) -> Any {
        self.map_or(Any::NONE, T::into_any)
    }
}

impl<T: Held> Held for Option<T> {
    fn view(&self) -> AnyView<'_> {
        self.as_ref().map_or(AnyView::NONE, T::view)
    }
}

impl<T: Pass> Pass for Option<T> {
    type Held<'a>
        = Option<T::Held<'a>>
    where
        Self: 'a;
    fn hold(&self) -> Option<T::Held<'_>> {
        self.as_ref().map(T::hold)
    }
}

impl<T: Pass + ?Sized> Pass for &T {
    type Held<'a>
        = T::Held<'a>
    where
        Self: 'a;
    #[inline]
    fn hold(&self) -> T::Held<'_> {
        (**self).hold()
    }
}

impl<T: ObjectType> FfiType for ObjectRef<T> {
    fn name() -> String {
        T::TYPE_KEY.into()
    }
    fn write_name(text: &mut String) {
        text.push_str(T::TYPE_KEY);
    }
    #[inline]
    fn from_owned(value: Any) -> Result<ObjectRef<T>, Any> {
        value.into_object()
    }
}

impl<'a, T: ObjectType> FromView<'a> for ObjectRef<T> {
    #[inline]
    fn from_view(view: &'a AnyView<'a>) -> Option<ObjectRef<T>> {
        view.to_object()
    }
    #[inline]
    fn is_kept(view: &AnyView<'_>, _: sealed::Sealed) -> bool {
        view.as_object::<T>().is_some()
    }
}

impl<T: ObjectType> Arg for ObjectRef<T> {
    type Out<'a> = ObjectRef<T>;
    takes_moved!();
}

impl<T: ObjectType> IntoAny for ObjectRef<T> {
    fn into_any(self) -> Any {
        let raw = plain(self.header().type_index, RawValue { v_obj: self.into_handle().cast() });
        // SAFETY: the reference moves into the value.
        unsafe { Any::from_raw(raw) }
    }
}

impl<T: ObjectType> Pass for ObjectRef<T> {
    type Held<'a>
        = AnyView<'a>
    where
        Self: 'a;
    fn hold(&self) -> AnyView<'_> {
        let raw = plain(self.header().type_index, RawValue { v_obj: self.as_handle().cast() });
        // SAFETY: the object lives while `self` does.
        unsafe { AnyView::from_raw(raw) }
    }
}

impl<T: ObjectType> From<ObjectRef<T>> for Any {
    fn from(value: ObjectRef<T>) -> Any {
        value.into_any()
    }
}
