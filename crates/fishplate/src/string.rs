//! Strings and byte strings of the ABI.

use std::ffi::{c_int, c_void};
use std::fmt;
use std::ops::Deref;
use std::ptr::NonNull;

use fishplate_abi::{ByteArray, ObjectHeader, RawAny, RawValue, TypeIndex};

use crate::any::{Any, AnyView, plain};
use crate::convert::sealed::{Kept, Sealed};
use crate::convert::{Arg, FfiType, FromView, IntoAny, Pass, takes_moved};
use crate::tail;

macro_rules! text_type {
    ($(#[$doc:meta])* $name:ident, $target:ty, $is_text:literal, $small:ident, $object:ident, $shown:literal, $key:literal) => {
        $(#[$doc])*
        #[derive(Clone)]
        pub struct $name(Any);

        // SAFETY: the value is always an immutable string: inline, or an object of bytes.
        unsafe impl Send for $name {}
        // SAFETY: the value is always an immutable string: inline, or an object of bytes.
        unsafe impl Sync for $name {}

        impl $name {
            #[inline]
            fn bytes_of(&self) -> &[u8] {
                // SAFETY: such a value is inline or an object, never a borrowed pointer.
                unsafe { self.0.as_view().owned_content(TypeIndex::$small) }
            }

            #[inline]
            fn create(bytes: &[u8]) -> $name {
                $name(make(bytes, TypeIndex::$small, TypeIndex::$object))
            }
        }

        impl FfiType for $name {
            fn name() -> String {
                $shown.into()
            }
            fn write_name(text: &mut String) {
                text.push_str($shown);
            }
            #[inline]
            fn from_owned(value: Any) -> Result<$name, Any> {
                if $name::is_kept(value.as_view(), Sealed) { Ok($name(value)) } else { Err(value) }
            }
            fn schema() -> String {
                concat!(r#"{"type":""#, $key, r#""}"#).into()
            }
        }

        impl<'a> FromView<'a> for $name {
            #[inline]
            fn from_view(view: &'a AnyView<'a>) -> Option<$name> {
                let index = view.type_index();
                if index != TypeIndex::$object && index != TypeIndex::$small {
                    view.content($is_text)?;
                }
                view.to_owned().ok().map($name)
            }
            const KEPT: Kept = Kept(TypeIndex::$object);
            #[inline]
            fn is_kept(view: &AnyView<'_>, _: Sealed) -> bool {
                view.type_index() == TypeIndex::$object || view.type_index() == TypeIndex::$small
            }
        }

        impl Arg for $name {
            type Out<'a> = $name;
            takes_moved!();
        }

        impl IntoAny for $name {
            #[inline]
            fn into_any(self) -> Any {
                self.0
            }
        }

        impl From<$name> for Any {
            fn from(value: $name) -> Any {
                value.0
            }
        }

        impl Pass for $name {
            type Held<'a> = AnyView<'a>;
            #[inline]
            fn hold(&self) -> AnyView<'_> {
                self.0.view()
            }
        }

        impl From<&$target> for $name {
            #[inline]
            fn from(value: &$target) -> $name {
                $name::create(value.as_ref())
            }
        }

        impl PartialEq for $name {
            #[inline]
            fn eq(&self, other: &$name) -> bool {
                // SAFETY: such a value is inline or an object, never a borrowed pointer.
                unsafe { is_same_text(&self.0, &other.0, TypeIndex::$small) }
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
    Str, str, true, SMALL_STR, STR, "str", "ffi.String"
}

text_type! {
    /// An immutable byte string; up to seven bytes are stored without an allocation.
    Bytes, [u8], false, SMALL_BYTES, BYTES, "bytes", "ffi.Bytes"
}

/// The object of a string or a byte string that does not fit inline; its bytes and a NUL follow.
#[repr(C)]
struct TextObj {
    header: ObjectHeader,
    span: ByteArray,
}

/// Whether two strings, or two byte strings, have the same bytes.
///
/// # Safety
/// Each of them is inline, with index `small`, or an object.
#[inline]
unsafe fn is_same_text(a: &Any, b: &Any, small: TypeIndex) -> bool {
    // SAFETY: both are inline, with index `small`, or objects, by this function's contract.
    let (a, b) = unsafe { (a.as_view().owned_span(small), b.as_view().owned_span(small)) };
    // SAFETY: that many bytes can be read; for a length of zero `memcmp` accepts any pointer, as Rust itself requires
    // of it.
    a.size == b.size && unsafe { libc::memcmp(a.data.cast(), b.data.cast(), a.size) } == 0
}

/// The most bytes that fit inline.
const MAX_INLINE: usize = 7;

#[inline]
fn make(bytes: &[u8], small: TypeIndex, object: TypeIndex) -> Any {
    let raw = if bytes.len() <= MAX_INLINE {
        let value = RawValue { v_bytes: inline_content(bytes).to_le_bytes() };
        RawAny { type_index: small, small_len: bytes.len() as u32, value }
    } else {
        plain(object, RawValue { v_obj: make_object(bytes, object).as_ptr() })
    };
    // SAFETY: an inline string owns nothing, and the value owns the only reference to a new object.
    unsafe { Any::from_raw(raw) }
}

/// Packs at most seven bytes into a word, the first lowest; unused ones are zero. A call of `memcpy` for so few bytes
/// would take longer than everything else.
#[inline]
fn inline_content(bytes: &[u8]) -> u64 {
    if let (Some(first), Some(last)) = (bytes.first_chunk::<4>(), bytes.last_chunk::<4>()) {
        let (first, last) = (u32::from_le_bytes(*first), u32::from_le_bytes(*last));
        return u64::from(first) | u64::from(last) << (8 * (bytes.len() - 4));
    }
    bytes.iter().rev().fold(0, |word, byte| word << 8 | u64::from(*byte))
}

#[inline]
fn make_object(bytes: &[u8], type_index: TypeIndex) -> NonNull<ObjectHeader> {
    let (object, data) = tail::allocate::<TextObj, u8>(bytes.len() + 1);
    let header = tail::new_header(type_index, delete_text);
    let span = ByteArray { data: data.cast(), size: bytes.len() };
    // SAFETY: the memory is new and has room for the bytes and a NUL.
    unsafe {
        data.copy_from_nonoverlapping(bytes.as_ptr(), bytes.len());
        data.add(bytes.len()).write(0);
        object.write(TextObj { header, span });
    }
    object.cast()
}

unsafe extern "C" fn delete_text(object: *mut c_void, flags: c_int) {
    // SAFETY: only objects of `make_object` have this deleter, and bytes own nothing.
    unsafe { tail::free(object, flags) };
}

impl Str {
    /// The bytes, which may not be UTF-8 if another language created the string.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes_of()
    }
}

impl Bytes {
    /// The bytes.
    #[inline]
    pub fn as_bytes(&self) -> &[u8] {
        self.bytes_of()
    }
}

impl Deref for Str {
    type Target = str;
    /// The text; if it is not UTF-8, up to the first invalid byte.
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
