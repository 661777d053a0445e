//! Owned and borrowed values.
//!
//! `Any` owns its value; `AnyView` borrows it for `'a`. Both have the layout of one [`RawAny`], so a slice of
//! them is a slice of the C type and crosses the boundary unchanged.

use std::ffi::{CStr, c_void};
use std::marker::PhantomData;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use fishplate_abi::{
    ByteArray, DLDataType, DLDevice, DLTensor, ObjectHeader, RawAny, RawValue, TypeIndex,
};

use crate::error::{Error, Result};
use crate::object::{self, Object, ObjectType, Ref};
use crate::text;
use crate::type_table;

/// An owned value.
#[repr(transparent)]
pub struct Any(RawAny);

/// A borrowed value.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub struct AnyView<'a>(RawAny, PhantomData<&'a RawAny>);

// SAFETY: a value is plain data or a counted object reference; see `Ref`.
unsafe impl Send for Any {}
// SAFETY: a value is plain data or a counted object reference; see `Ref`.
unsafe impl Sync for Any {}

const fn raw(type_index: TypeIndex, value: RawValue) -> RawAny {
    RawAny { type_index, small_len: 0, value }
}

impl Any {
    /// None.
    pub const NONE: Any = Any(RawAny::NONE);

    /// Takes over an owned value.
    ///
    /// # Safety
    /// `raw` is a valid owned value (no view-only type index) that nobody else releases.
    #[inline]
    pub unsafe fn from_raw(raw: RawAny) -> Any {
        Any(raw)
    }

    /// Takes over a value that foreign code declares owned. Borrowed text is copied, and a value that cannot be owned
    /// is refused, so that a careless callback does no harm to the users of its result.
    ///
    /// # Safety
    /// `raw` is a valid value, and the caller gives up whatever it owns.
    #[inline]
    pub unsafe fn from_foreign(raw: RawAny) -> Result<Any> {
        let value = Any(raw);
        if value.is_owned() {
            return Ok(value);
        }
        // SAFETY: the caller guarantees a valid value, and gives up whatever it owns.
        unsafe { Any::from_odd_foreign(value.into_raw()) }
    }

    /// Whether this can be an owned value: false for values that only views may hold, for null objects, and for the few
    /// plain values that [`Any::from_foreign`] checks separately.
    #[inline]
    pub(crate) fn is_owned(&self) -> bool {
        let index = self.type_index();
        let is_plain = index >= TypeIndex::NONE && index < TypeIndex::DL_TENSOR_PTR;
        is_plain || (index.is_object() && self.0.bits() != 0)
    }

    /// # Safety
    /// The same as for [`Any::from_foreign`].
    #[cold]
    unsafe fn from_odd_foreign(raw: RawAny) -> Result<Any> {
        match raw.type_index {
            TypeIndex::SMALL_STR | TypeIndex::SMALL_BYTES | TypeIndex::UNCHANGED => Ok(Any(raw)),
            TypeIndex::RAW_STR | TypeIndex::BYTE_ARRAY_PTR => {
                // SAFETY: the caller guarantees that `raw` is a valid value.
                unsafe { AnyView::from_raw(raw) }.to_owned()
            }
            index => Err(Error::type_error(format!(
                "A function returned a value of type `{}` that nobody owns",
                type_table::key(index)
            ))),
        }
    }

    /// Gives the bits to the caller, with ownership.
    #[inline]
    pub fn into_raw(self) -> RawAny {
        ManuallyDrop::new(self).0
    }

    /// The value, borrowed.
    #[inline]
    pub fn view(&self) -> AnyView<'_> {
        AnyView(self.0, PhantomData)
    }

    /// The value, borrowed in place: nothing is copied.
    #[inline]
    pub fn as_view(&self) -> &AnyView<'_> {
        // SAFETY: both are transparent over `RawAny`, and the view borrows from `self`.
        unsafe { &*std::ptr::from_ref(self).cast() }
    }

    /// The bits, borrowed.
    #[inline]
    pub fn as_raw(&self) -> &RawAny {
        &self.0
    }

    /// Type of the value.
    #[inline]
    pub fn type_index(&self) -> TypeIndex {
        self.0.type_index
    }

    /// A string, inline when it has at most seven bytes.
    pub fn str(bytes: impl AsRef<[u8]>) -> Any {
        text::new_str(bytes.as_ref())
    }

    /// A byte string, inline when it has at most seven bytes.
    pub fn bytes(bytes: impl AsRef<[u8]>) -> Any {
        text::new_bytes(bytes.as_ref())
    }

    /// Does the same as [`Any::str`], with an error when memory runs out.
    #[inline]
    pub fn try_str(bytes: &[u8]) -> Result<Any> {
        text::try_new_str(bytes)
    }

    /// Does the same as [`Any::bytes`], with an error when memory runs out.
    #[inline]
    pub fn try_bytes(bytes: &[u8]) -> Result<Any> {
        text::try_new_bytes(bytes)
    }

    /// Whether the value is None.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.type_index() == TypeIndex::NONE
    }

    /// The object, moved out, if the value is one of type `T`.
    pub fn into_object<T: ObjectType>(self) -> std::result::Result<Ref<T>, Any> {
        if !self.type_index().is_object() || !T::is_instance(self.type_index()) {
            return Err(self);
        }
        let raw = self.into_raw();
        // SAFETY: an object index means that `v_obj` is a live object of that type, and the value's strong reference
        // moves into the `Ref`.
        Ok(unsafe { Ref::from_owned(NonNull::new_unchecked(raw.value.v_obj.cast())) })
    }
}

impl Clone for Any {
    #[inline]
    fn clone(&self) -> Any {
        if self.type_index().is_object() {
            // SAFETY: an owned value holds a strong reference to its object.
            unsafe { object::inc_ref(self.0.value.v_obj) };
        }
        Any(self.0)
    }
}

impl Drop for Any {
    #[inline]
    fn drop(&mut self) {
        if self.type_index().is_object() {
            // SAFETY: an owned value holds a strong reference to its object, given up here.
            unsafe { object::dec_ref(self.0.value.v_obj) };
        }
    }
}

impl Default for Any {
    fn default() -> Any {
        Any::NONE
    }
}

impl From<()> for Any {
    fn from((): ()) -> Any {
        Any::NONE
    }
}
impl From<i64> for Any {
    #[inline]
    fn from(v: i64) -> Any {
        Any(raw(TypeIndex::INT, RawValue { v_int64: v }))
    }
}
impl From<bool> for Any {
    #[inline]
    fn from(v: bool) -> Any {
        Any(raw(TypeIndex::BOOL, RawValue { v_int64: i64::from(v) }))
    }
}
impl From<f64> for Any {
    #[inline]
    fn from(v: f64) -> Any {
        Any(raw(TypeIndex::FLOAT, RawValue { v_float64: v }))
    }
}
impl From<DLDevice> for Any {
    fn from(v: DLDevice) -> Any {
        Any(raw(TypeIndex::DEVICE, RawValue { v_device: v }))
    }
}
impl From<DLDataType> for Any {
    fn from(v: DLDataType) -> Any {
        let mut value = RawValue { v_uint64: 0 };
        value.v_dtype = v;
        Any(raw(TypeIndex::DATA_TYPE, value))
    }
}
impl From<*mut c_void> for Any {
    fn from(v: *mut c_void) -> Any {
        Any(raw(TypeIndex::OPAQUE_PTR, RawValue { v_ptr: v }))
    }
}
impl<T: ObjectType> From<Ref<T>> for Any {
    #[inline]
    fn from(v: Ref<T>) -> Any {
        let index = v.header().type_index;
        Any(raw(index, RawValue { v_obj: v.into_raw().cast() }))
    }
}
impl<T: ObjectType> From<Option<Ref<T>>> for Any {
    fn from(v: Option<Ref<T>>) -> Any {
        v.map_or(Any::NONE, Any::from)
    }
}

impl<'a> AnyView<'a> {
    /// None.
    pub const NONE: AnyView<'static> = AnyView(RawAny::NONE, PhantomData);

    /// Borrows a value from C.
    ///
    /// # Safety
    /// `raw` is a valid value whose pointers stay valid for `'a`.
    #[inline]
    pub unsafe fn from_raw(raw: RawAny) -> AnyView<'a> {
        AnyView(raw, PhantomData)
    }

    /// Borrows an array of values from C; empty when `len` is not positive or `data` is null.
    ///
    /// # Safety
    /// A non-null `data` points to `len` valid values that stay valid for `'a`.
    #[inline]
    pub unsafe fn slice_from_raw(data: *const RawAny, len: i32) -> &'a [AnyView<'a>] {
        if len <= 0 || data.is_null() {
            return &[];
        }
        // SAFETY: `AnyView` is transparent over `RawAny`; the caller vouches for the rest.
        unsafe { std::slice::from_raw_parts(data.cast(), len as usize) }
    }

    /// Borrows an integer, boolean, float or other plain value, which needs no owner.
    #[inline]
    pub fn int(v: i64) -> AnyView<'static> {
        AnyView(raw(TypeIndex::INT, RawValue { v_int64: v }), PhantomData)
    }

    /// A borrowed boolean.
    #[inline]
    pub fn bool(v: bool) -> AnyView<'static> {
        AnyView(raw(TypeIndex::BOOL, RawValue { v_int64: i64::from(v) }), PhantomData)
    }

    /// A borrowed object.
    #[inline]
    pub fn object<T: ObjectType>(object: &'a T) -> AnyView<'a> {
        let ptr = std::ptr::from_ref(object).cast::<ObjectHeader>().cast_mut();
        // SAFETY: `T` starts with its header by `ObjectType`.
        let index = unsafe { (*ptr).type_index };
        AnyView(raw(index, RawValue { v_obj: ptr }), PhantomData)
    }

    /// The bits.
    #[inline]
    pub fn as_raw(&self) -> &RawAny {
        &self.0
    }

    /// Type of the value.
    #[inline]
    pub fn type_index(&self) -> TypeIndex {
        self.0.type_index
    }

    /// Whether the value is None.
    #[inline]
    pub fn is_none(&self) -> bool {
        self.type_index() == TypeIndex::NONE
    }

    /// An owned copy of the value, unless that requires a copy of text or a move.
    #[inline]
    fn owned_if_plain(&self) -> Option<Any> {
        let index = self.type_index();
        if index.is_object() {
            // SAFETY: with an object index the payload is a pointer.
            let object = unsafe { self.0.value.v_obj };
            if object.is_null() {
                return None;
            }
            // SAFETY: a view of an object borrows it, so it is live.
            unsafe { object::inc_ref(object) };
        } else if index.is_only_viewed() {
            return None;
        }
        Some(Any(self.0))
    }

    /// Whether both are the same plain value or the same object.
    #[inline]
    pub fn same_as(&self, other: &AnyView<'_>) -> bool {
        let (a, b) = (&self.0, &other.0);
        a.type_index == b.type_index && a.small_len == b.small_len && a.bits() == b.bits()
    }

    /// An owned copy of the value: raw strings and byte arrays are copied, moved references taken.
    #[inline]
    pub fn to_owned(&self) -> Result<Any> {
        self.owned_if_plain().map_or_else(|| self.copied_or_taken(), Ok)
    }

    #[cold]
    fn copied_or_taken(&self) -> Result<Any> {
        if self.type_index() == TypeIndex::OBJECT_RVALUE_REF {
            return self.take_moved_reference().map(Any::from);
        }
        self.copy_raw_text()
    }

    fn copy_raw_text(&self) -> Result<Any> {
        match (self.as_str(), self.as_bytes()) {
            (Some(text), _) => text::try_new_str(text),
            (None, Some(bytes)) => text::try_new_bytes(bytes),
            (None, None) => {
                let key = type_table::key(self.type_index());
                Err(Error::value(format!("A value of type `{key}` is a null pointer")))
            }
        }
    }

    /// Moves the object out of a moved reference, leaving null behind.
    pub(crate) fn take_moved_reference(&self) -> Result<Ref<Object>> {
        // SAFETY: with this index the payload is the address of an object pointer.
        let slot = unsafe { self.0.value.v_ptr }.cast::<*mut Object>();
        // SAFETY: with this index the payload is the address of an object pointer. Null is refused.
        let taken =
            unsafe { slot.as_mut() }.map(|slot| std::mem::replace(slot, std::ptr::null_mut()));
        match taken.and_then(NonNull::new) {
            // SAFETY: the slot owned a strong reference, and holds null now.
            Some(object) => Ok(unsafe { Ref::from_owned(object) }),
            None => Err(Error::internal("RValueRef already moved")),
        }
    }

    /// An integer; booleans count as integers.
    #[inline]
    pub fn as_int(&self) -> Option<i64> {
        match self.type_index() {
            // SAFETY: these indices store an integer in the payload.
            TypeIndex::INT | TypeIndex::BOOL => Some(unsafe { self.0.value.v_int64 }),
            _ => None,
        }
    }

    /// A boolean; a non-zero integer counts as true.
    #[inline]
    pub fn as_bool(&self) -> Option<bool> {
        self.as_int().map(|v| v != 0)
    }

    /// A float; integers and booleans convert.
    #[inline]
    pub fn as_float(&self) -> Option<f64> {
        if self.type_index() == TypeIndex::FLOAT {
            // SAFETY: this index stores a float in the payload.
            return Some(unsafe { self.0.value.v_float64 });
        }
        self.as_int().map(|v| v as f64)
    }

    /// An opaque pointer; None counts as null.
    pub fn as_ptr(&self) -> Option<*mut c_void> {
        match self.type_index() {
            // SAFETY: this index stores a pointer in the payload.
            TypeIndex::OPAQUE_PTR => Some(unsafe { self.0.value.v_ptr }),
            TypeIndex::NONE => Some(std::ptr::null_mut()),
            _ => None,
        }
    }

    /// A data type; strings do not convert here.
    pub fn as_dtype(&self) -> Option<DLDataType> {
        // SAFETY: any bits of the payload are a data type; this index says that they mean one.
        (self.type_index() == TypeIndex::DATA_TYPE).then_some(unsafe { self.0.value.v_dtype })
    }

    /// A device; strings do not convert here.
    pub fn as_device(&self) -> Option<DLDevice> {
        // SAFETY: any bits of the payload are a device; this index says that they mean one.
        (self.type_index() == TypeIndex::DEVICE).then_some(unsafe { self.0.value.v_device })
    }

    /// A borrowed `DLTensor*`, not null.
    pub fn as_dl_tensor(&self) -> Option<NonNull<DLTensor>> {
        match self.type_index() {
            // SAFETY: this index stores a `DLTensor*` in the payload.
            TypeIndex::DL_TENSOR_PTR => NonNull::new(unsafe { self.0.value.v_ptr }.cast()),
            _ => None,
        }
    }

    /// The bytes of a string in any of its three forms.
    #[inline]
    pub fn as_str(&self) -> Option<&[u8]> {
        match self.type_index() {
            TypeIndex::SMALL_STR => Some(text::small_content(&self.0)),
            TypeIndex::STR => self.text_object(),
            TypeIndex::RAW_STR => {
                // SAFETY: this index stores a C string in the payload.
                let text = unsafe { self.0.value.v_c_str };
                // SAFETY: non-null, and NUL-terminated by the ABI.
                (!text.is_null()).then(|| unsafe { CStr::from_ptr(text) }.to_bytes())
            }
            _ => None,
        }
    }

    /// The content of a string or bytes object.
    #[inline]
    fn text_object(&self) -> Option<&[u8]> {
        // SAFETY: only called with the index of such an object.
        let object = unsafe { self.0.value.v_obj };
        // SAFETY: not null, so a live object of that type.
        (!object.is_null()).then(|| unsafe { text::object_content(object) })
    }

    /// The bytes of a byte string in any of its three forms.
    pub fn as_bytes(&self) -> Option<&[u8]> {
        match self.type_index() {
            TypeIndex::SMALL_BYTES => Some(text::small_content(&self.0)),
            TypeIndex::BYTES => self.text_object(),
            TypeIndex::BYTE_ARRAY_PTR => {
                // SAFETY: this index stores a `TVMFFIByteArray*` in the payload.
                let span = unsafe { self.0.value.v_ptr }.cast::<ByteArray>();
                // SAFETY: non-null, and the ABI requires a valid span.
                (!span.is_null()).then(|| unsafe { (*span).as_bytes() })
            }
            _ => None,
        }
    }

    /// The object, if the value is one of type `T`.
    #[inline]
    pub fn as_object<T: ObjectType>(&self) -> Option<&'a T> {
        if self.type_index().is_object() && T::is_instance(self.type_index()) {
            // SAFETY: an object index means a live object of that type, borrowed for `'a`, or null
            // from a caller that broke the rules.
            return unsafe { self.0.value.v_obj.cast::<T>().as_ref() };
        }
        None
    }

    /// A new reference to the object, if the value is one of type `T`.
    pub fn to_object<T: ObjectType>(&self) -> Option<Ref<T>> {
        self.as_object::<T>().map(Ref::from_borrowed)
    }
}
