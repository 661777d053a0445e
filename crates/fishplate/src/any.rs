//! Values of any type: [`Any`] owns, [`AnyView`] borrows.

use fishplate_abi::error_kind;
use std::ffi::{CStr, c_void};
use std::fmt;
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use fishplate_abi::{self as abi, ByteArray, ObjectHeader, RawAny, RawValue, TypeIndex};

use crate::convert::{FromView, IntoAny};
use crate::error::{Error, Result};
use crate::object::{Object, ObjectRef, ObjectType, is_readable, read_as, type_key};
use crate::runtime::{api, check};

/// An owned value of any type.
///
/// ```
/// # use fishplate::Any;
/// let value = Any::from(42_i64);
/// assert_eq!(value.get::<i64>().unwrap(), 42);
/// assert!(value.get::<&str>().is_err());
/// ```
#[repr(transparent)]
pub struct Any {
    raw: RawAny,
    // Objects of unknown type may be tied to their thread.
    not_send: PhantomData<*mut ()>,
}

/// A borrowed value of any type.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct AnyView<'a> {
    raw: RawAny,
    borrow: PhantomData<(&'a RawAny, *mut ())>,
}

/// The bits of a plain value.
pub(crate) fn plain(type_index: TypeIndex, value: RawValue) -> RawAny {
    RawAny { type_index, small_len: 0, value }
}

impl Any {
    /// No value.
    pub const NONE: Any = Any { raw: RawAny::NONE, not_send: PhantomData };

    /// Takes over an owned value from C.
    ///
    /// # Safety
    /// `raw` is a valid owned value that nobody else releases.
    #[inline]
    pub unsafe fn from_raw(raw: RawAny) -> Any {
        Any { raw, not_send: PhantomData }
    }

    /// Gives the bits to C, with ownership.
    #[inline]
    pub fn into_raw(self) -> RawAny {
        ManuallyDrop::new(self).raw
    }

    /// The value, borrowed.
    #[inline]
    pub fn view(&self) -> AnyView<'_> {
        AnyView { raw: self.raw, borrow: PhantomData }
    }

    /// The value as a view that lives as long as this borrow, for types that borrow from it.
    #[inline]
    pub(crate) fn as_view(&self) -> &AnyView<'_> {
        // SAFETY: both are transparent over `RawAny`.
        unsafe { &*std::ptr::from_ref(self).cast() }
    }

    /// Type of the value.
    #[inline]
    pub fn type_index(&self) -> TypeIndex {
        self.raw.type_index
    }

    /// Whether this is `None`.
    pub fn is_none(&self) -> bool {
        self.type_index() == TypeIndex::NONE
    }

    /// Returns the value as a `T`; the error names its actual type.
    pub fn get<'a, T: FromView<'a>>(&'a self) -> Result<T> {
        self.as_view().get()
    }

    /// Returns the object with its reference, or the unchanged value if it is not a `T`.
    #[inline]
    pub fn into_object<T: ObjectType>(self) -> Result<ObjectRef<T>, Any> {
        match self.view().readable_as::<T>() {
            Some(object) => {
                std::mem::forget(self);
                // SAFETY: a live object of that type; the value owned the reference.
                Ok(unsafe { ObjectRef::take(object) })
            }
            None => Err(self),
        }
    }

    /// The value as a `T`, if it is one.
    pub fn try_get<'a, T: FromView<'a>>(&'a self) -> Option<T> {
        T::from_view(self.as_view())
    }
}

impl Clone for Any {
    #[inline]
    fn clone(&self) -> Any {
        if self.type_index().is_object() {
            // SAFETY: an owned value holds a strong reference to its object.
            unsafe { abi::inc_ref(self.raw.value.v_obj) };
        }
        Any { raw: self.raw, not_send: PhantomData }
    }
}

impl Drop for Any {
    #[inline]
    fn drop(&mut self) {
        if self.type_index().is_object() {
            // SAFETY: an owned value holds a strong reference to its object, given up here.
            unsafe { abi::dec_ref_shared(self.raw.value.v_obj) };
        }
    }
}

impl Default for Any {
    fn default() -> Any {
        Any::NONE
    }
}

impl<'a> AnyView<'a> {
    /// No value.
    pub const NONE: AnyView<'static> = AnyView { raw: RawAny::NONE, borrow: PhantomData };

    /// Borrows a value from C.
    ///
    /// # Safety
    /// `raw` is a valid value whose pointers stay valid for `'a`.
    #[inline]
    pub unsafe fn from_raw(raw: RawAny) -> AnyView<'a> {
        AnyView { raw, borrow: PhantomData }
    }

    /// Borrows the arguments of a call; a null pointer or a negative count means no arguments.
    ///
    /// # Safety
    /// A non-null `args` points to `count` valid values that stay valid for `'a`.
    #[inline]
    pub unsafe fn slice(args: *const RawAny, count: i32) -> &'a [AnyView<'a>] {
        if args.is_null() || count <= 0 {
            return &[];
        }
        // SAFETY: transparent over `RawAny`; the caller vouches for the rest.
        unsafe { std::slice::from_raw_parts(args.cast(), count as usize) }
    }

    /// The bits.
    #[inline]
    pub fn as_raw(&self) -> &RawAny {
        &self.raw
    }

    /// Type of the value.
    #[inline]
    pub fn type_index(&self) -> TypeIndex {
        self.raw.type_index
    }

    /// Key of the value's type, as errors show it.
    pub fn type_key(&self) -> String {
        type_key(self.type_index())
    }

    /// Whether the value is a reference that its caller moves in: see [`moved`](crate::moved). Nothing can be borrowed
    /// from it.
    #[inline]
    pub(crate) fn is_moved(&self) -> bool {
        self.type_index() == TypeIndex::OBJECT_RVALUE_REF
    }

    /// Whether this is `None`.
    pub fn is_none(&self) -> bool {
        self.type_index() == TypeIndex::NONE
    }

    /// Returns the value as a `T`; the error names its actual type.
    pub fn get<T: FromView<'a>>(&'a self) -> Result<T> {
        T::from_view(self).ok_or_else(|| {
            Error::new(
                error_kind::TYPE_ERROR,
                format!("Cannot convert from type `{}` to `{}`", T::describe(self), T::name()),
            )
        })
    }

    /// Returns an owned copy of the value. Borrowed text is copied, and a moved reference is shared. A bare `DLTensor*`
    /// has no owner, so it cannot be kept.
    #[inline]
    pub fn to_owned(&self) -> Result<Any> {
        let index = self.type_index();
        if index.is_object() {
            // SAFETY: a view of an object borrows it, so it is live.
            unsafe { abi::inc_ref(self.raw.value.v_obj) };
        } else if index >= TypeIndex::DL_TENSOR_PTR && index <= TypeIndex::OBJECT_RVALUE_REF {
            return self.borrowed_to_owned();
        }
        // SAFETY: a plain value owns nothing; for an object the reference was just added.
        Ok(unsafe { Any::from_raw(self.raw) })
    }

    /// Copies a value whose pointers are only valid for the length of a call.
    #[cold]
    fn borrowed_to_owned(&self) -> Result<Any> {
        if self.type_index() == TypeIndex::DL_TENSOR_PTR {
            return Err(Error::new(
                error_kind::TYPE_ERROR,
                "A DLTensor* is borrowed for a call, not kept",
            ));
        }
        if self.is_moved() {
            return self.moved_object().ok_or_else(|| {
                Error::new(error_kind::VALUE_ERROR, "The reference was moved away already")
            });
        }
        let mut raw = RawAny::NONE;
        // SAFETY: a valid view and the address of a value that owns nothing.
        check(unsafe { (api().TVMFFIAnyViewToOwnedAny)(&raw const self.raw, &raw mut raw) })?;
        // SAFETY: on success the value is owned.
        Ok(unsafe { Any::from_raw(raw) })
    }

    /// An integer; booleans count as integers.
    #[inline]
    pub(crate) fn as_int(&self) -> Option<i64> {
        let index = self.type_index();
        // One comparison, because the two indices are neighbours.
        const { assert!(TypeIndex::BOOL.0 == TypeIndex::INT.0 + 1) };
        let is_int = index >= TypeIndex::INT && index <= TypeIndex::BOOL;
        if !is_int {
            return None;
        }
        // SAFETY: these indices hold an integer.
        Some(unsafe { self.raw.value.v_int64 })
    }

    /// A float; integers and booleans convert.
    #[inline]
    pub(crate) fn as_float(&self) -> Option<f64> {
        match self.type_index() {
            // SAFETY: this index holds a float.
            TypeIndex::FLOAT => Some(unsafe { self.raw.value.v_float64 }),
            _ => self.as_int().map(|v| v as f64),
        }
    }

    /// An opaque pointer; None counts as null.
    pub(crate) fn as_ptr(&self) -> Option<*mut c_void> {
        match self.type_index() {
            // SAFETY: this index holds a pointer.
            TypeIndex::OPAQUE_PTR => Some(unsafe { self.raw.value.v_ptr }),
            TypeIndex::NONE => Some(std::ptr::null_mut()),
            _ => None,
        }
    }

    /// The bytes of a string (`text`) or of a byte string, in any of their three forms.
    #[inline]
    pub(crate) fn content(&'a self, text: bool) -> Option<&'a [u8]> {
        let index = self.type_index();
        let (small, object, raw) = if text {
            (TypeIndex::SMALL_STR, TypeIndex::STR, TypeIndex::RAW_STR)
        } else {
            (TypeIndex::SMALL_BYTES, TypeIndex::BYTES, TypeIndex::BYTE_ARRAY_PTR)
        };
        if index == small {
            // SAFETY: any payload is eight readable bytes; an inline string has at most seven.
            return Some(unsafe {
                &self.raw.value.v_bytes[..(self.raw.small_len as usize).min(7)]
            });
        }
        if index == object {
            // SAFETY: such objects continue with a span, valid while the object lives.
            return Some(unsafe { (*self.raw.value.v_obj.add(1).cast::<ByteArray>()).as_bytes() });
        }
        if index != raw {
            return None;
        }
        // SAFETY: these indices hold a pointer to a C string or to a span.
        unsafe {
            let pointer = NonNull::new(self.raw.value.v_ptr)?;
            Some(if text {
                CStr::from_ptr(pointer.as_ptr().cast()).to_bytes()
            } else {
                pointer.cast::<ByteArray>().as_ref().as_bytes()
            })
        }
    }

    /// The bytes of a string or a byte string that is inline, with index `small`, or an object.
    ///
    /// # Safety
    /// The value is a string, or a byte string, in one of these two forms.
    #[inline]
    pub(crate) unsafe fn owned_span(&'a self, small: TypeIndex) -> ByteArray {
        if self.type_index() == small {
            let data = (&raw const self.raw.value).cast();
            return ByteArray { data, size: (self.raw.small_len as usize).min(7) };
        }
        // SAFETY: the caller guarantees that it is an object, which continues with a span.
        unsafe { *self.raw.value.v_obj.add(1).cast::<ByteArray>() }
    }

    /// Does the same, as a slice.
    ///
    /// # Safety
    /// The same as for `owned_span`.
    #[inline]
    pub(crate) unsafe fn owned_content(&'a self, small: TypeIndex) -> &'a [u8] {
        // SAFETY: the caller guarantees what `owned_span` requires. The pointer may be null when the size is zero.
        unsafe {
            let span = self.owned_span(small);
            match span.size {
                0 => &[],
                size => std::slice::from_raw_parts(span.data.cast(), size),
            }
        }
    }

    /// The object, if the value is one of type `T`.
    #[inline]
    pub fn as_object<T: ObjectType>(&self) -> Option<&'a T> {
        let object = self.readable_as::<T>()?;
        // SAFETY: a live object of that type, borrowed for `'a`.
        Some(unsafe { read_as(object) })
    }

    /// A new reference to the object, if the value is one of type `T`.
    #[inline]
    pub fn to_object<T: ObjectType>(&self) -> Option<ObjectRef<T>> {
        let object = self.readable_as::<T>()?;
        // SAFETY: a live object of that type.
        Some(unsafe { ObjectRef::share(object) })
    }

    #[inline]
    fn readable_as<T: ObjectType>(&self) -> Option<NonNull<ObjectHeader>> {
        if !self.type_index().is_object() {
            return None;
        }
        // SAFETY: this index holds an object, which is live while it is borrowed.
        let object = NonNull::new(unsafe { self.raw.value.v_obj })?;
        // SAFETY: this index holds an object, which is live while it is borrowed.
        unsafe { is_readable::<T>(object) }.then_some(object)
    }

    /// A new reference to the object of a moved reference that nobody has taken yet.
    fn moved_object(&self) -> Option<Any> {
        // SAFETY: this index holds the address of a reference, which is null once it was taken. Until then the object
        // is live.
        unsafe {
            let slot = NonNull::new(self.raw.value.v_ptr.cast::<*mut ObjectHeader>())?;
            let object = NonNull::new(slot.read())?;
            ObjectRef::<Object>::share(object)
        }
        .into_any()
        .into()
    }
}

impl fmt::Debug for Any {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

impl fmt::Debug for AnyView<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let view = *self;
        if view.is_none() {
            return f.write_str("None");
        }
        match (view.type_index(), view.content(true), view.content(false)) {
            (TypeIndex::BOOL, ..) => write!(f, "{}", view.as_int() != Some(0)),
            (TypeIndex::INT | TypeIndex::FLOAT, ..) => match view.as_int() {
                Some(int) => write!(f, "{int}"),
                None => write!(f, "{:?}", view.as_float().unwrap_or_default()),
            },
            (_, Some(text), _) => write!(f, "{:?}", String::from_utf8_lossy(text)),
            (_, _, Some(bytes)) => write!(f, "b\"{}\"", bytes.escape_ascii()),
            _ => write!(f, "{}({:#x})", view.type_key(), view.raw.bits()),
        }
    }
}
