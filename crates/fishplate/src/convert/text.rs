//! Rust text as parameters, results and arguments: `&str`, `String`, `&[u8]` and C strings.

use std::ffi::CStr;

use fishplate_abi::{RawValue, TypeIndex};

use super::{Arg, FfiType, FromView, IntoAny, Pass};
use crate::any::{Any, AnyView, plain};

/// Borrowed text: `&str` must be UTF-8, `&[u8]` is a byte string.
macro_rules! borrowed_text {
    ($type:ty, $is_text:literal, $owner:ident, |$bytes:ident| $parse:expr) => {
        impl FfiType for &$type {
            fn name() -> String {
                crate::$owner::name()
            }
            fn schema() -> String {
                crate::$owner::schema()
            }
        }
        impl<'a> FromView<'a> for &'a $type {
            #[inline]
            fn from_view(view: &'a AnyView<'a>) -> Option<&'a $type> {
                let $bytes = view.content($is_text)?;
                $parse
            }
        }
        impl Arg for &'static $type {
            type Out<'a> = &'a $type;
        }
        impl IntoAny for &$type {
            fn into_any(self) -> Any {
                crate::$owner::from(self).into_any()
            }
        }
        impl From<&$type> for Any {
            fn from(value: &$type) -> Any {
                value.into_any()
            }
        }
    };
}

borrowed_text!(str, true, Str, |bytes| std::str::from_utf8(bytes).ok());
borrowed_text!([u8], false, Bytes, |bytes| Some(bytes));

/// Text that is not NUL-terminated is copied for a call if it does not fit inline; a [`Str`] or a C
/// string is passed without a copy.
///
/// [`Str`]: crate::Str
impl Pass for str {
    type Held<'a> = Any;
    fn hold(&self) -> Any {
        self.into_any()
    }
}

impl Pass for String {
    type Held<'a> = Any;
    fn hold(&self) -> Any {
        self.as_str().into_any()
    }
}

impl Pass for [u8] {
    type Held<'a> = Any;
    fn hold(&self) -> Any {
        self.into_any()
    }
}

impl Pass for CStr {
    type Held<'a> = AnyView<'a>;
    fn hold(&self) -> AnyView<'_> {
        let raw = plain(TypeIndex::RAW_STR, RawValue { v_c_str: self.as_ptr() });
        // SAFETY: the string is NUL-terminated and borrowed for as long as the view.
        unsafe { AnyView::from_raw(raw) }
    }
}

impl FfiType for String {
    fn name() -> String {
        crate::Str::name()
    }
    fn schema() -> String {
        crate::Str::schema()
    }
}

impl<'a> FromView<'a> for String {
    fn from_view(view: &'a AnyView<'a>) -> Option<String> {
        let text = <&str>::from_view(view)?;
        let bytes = crate::memory::collect_bytes(text.as_bytes());
        // SAFETY: the bytes come from a text, which is UTF-8.
        Some(unsafe { String::from_utf8_unchecked(bytes) })
    }
}

impl Arg for String {
    type Out<'a> = String;
}

impl IntoAny for String {
    fn into_any(self) -> Any {
        self.as_str().into_any()
    }
}

impl From<String> for Any {
    fn from(value: String) -> Any {
        value.into_any()
    }
}
