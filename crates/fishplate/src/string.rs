//! Strings and byte strings of the ABI.

use std::fmt;
use std::ops::Deref;

use fishplate_abi::RawAny;

use crate::any::{Any, AnyView};
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass};
use crate::runtime::{Api, api, span};

macro_rules! text_type {
    ($(#[$doc:meta])* $name:ident, $target:ty, $is_text:literal, $from:ident, $shown:literal, $key:literal) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Any);

        // SAFETY: the value is always an immutable string: inline, or an object of bytes.
        unsafe impl Send for $name {}
        // SAFETY: as above.
        unsafe impl Sync for $name {}

        impl $name {
            fn bytes_of(&self) -> &[u8] {
                self.0.as_view().content($is_text).unwrap_or_default()
            }

            fn create(bytes: &[u8]) -> $name {
                $name(make(bytes, |api| api.$from))
            }
        }

        impl FfiType for $name {
            fn name() -> String {
                $shown.into()
            }
            fn schema() -> String {
                concat!(r#"{"type":""#, $key, r#""}"#).into()
            }
        }

        impl<'a> FromView<'a> for $name {
            fn from_view(view: &'a AnyView<'a>) -> Option<$name> {
                view.content($is_text)?;
                view.to_owned().ok().map($name)
            }
        }

        impl Arg for $name {
            type Out<'a> = $name;
        }

        impl IntoAny for $name {
            fn into_any(self) -> Any {
                self.0
            }
        }

        impl Pass for $name {
            type Held<'a> = AnyView<'a>;
            fn hold(&self) -> AnyView<'_> {
                self.0.view()
            }
        }

        impl From<&$target> for $name {
            fn from(value: &$target) -> $name {
                $name::create(value.as_ref())
            }
        }

        impl PartialEq for $name {
            fn eq(&self, other: &$name) -> bool {
                self.bytes_of() == other.bytes_of()
            }
        }

        impl Eq for $name {}

        impl std::hash::Hash for $name {
            fn hash<H: std::hash::Hasher>(&self, state: &mut H) {
                self.bytes_of().hash(state);
            }
        }
    };
}

text_type! {
    /// An immutable string; up to seven bytes are stored without an allocation.
    ///
    /// ```
    /// # use fishplate::Str;
    /// let name = Str::from("softmax");
    /// assert_eq!(&*name, "softmax");
    /// ```
    Str, str, true, TVMFFIStringFromByteArray, "str", "ffi.String"
}

text_type! {
    /// An immutable byte string; up to seven bytes are stored without an allocation.
    Bytes, [u8], false, TVMFFIBytesFromByteArray, "bytes", "ffi.Bytes"
}

type MakeText =
    unsafe extern "C" fn(*const fishplate_abi::ByteArray, *mut RawAny) -> std::ffi::c_int;

fn make(bytes: &[u8], pick: impl Fn(&Api) -> MakeText) -> Any {
    let (input, mut raw) = (span(bytes), RawAny::NONE);
    // SAFETY: a valid span and the address of a value that owns nothing.
    let status = unsafe { pick(api())(&raw const input, &raw mut raw) };
    if status != 0 {
        std::alloc::handle_alloc_error(std::alloc::Layout::for_value(bytes));
    }
    // SAFETY: on success the value is owned.
    unsafe { Any::from_raw(raw) }
}

impl Deref for Str {
    type Target = str;
    /// The text; where it is not UTF-8, up to the first byte that is not.
    fn deref(&self) -> &str {
        let bytes = self.bytes_of();
        match std::str::from_utf8(bytes) {
            Ok(text) => text,
            Err(error) => std::str::from_utf8(&bytes[..error.valid_up_to()]).unwrap_or_default(),
        }
    }
}

impl Deref for Bytes {
    type Target = [u8];
    fn deref(&self) -> &[u8] {
        self.bytes_of()
    }
}

impl fmt::Display for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self)
    }
}

impl fmt::Debug for Str {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Debug::fmt(&**self, f)
    }
}

impl fmt::Debug for Bytes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "b\"{}\"", self.escape_ascii())
    }
}

impl From<String> for Str {
    fn from(value: String) -> Str {
        Str::from(value.as_str())
    }
}

impl PartialEq<str> for Str {
    fn eq(&self, other: &str) -> bool {
        &**self == other
    }
}

impl PartialEq<&str> for Str {
    fn eq(&self, other: &&str) -> bool {
        &**self == *other
    }
}

impl PartialOrd for Str {
    fn partial_cmp(&self, other: &Str) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Str {
    fn cmp(&self, other: &Str) -> std::cmp::Ordering {
        self.bytes_of().cmp(other.bytes_of())
    }
}
