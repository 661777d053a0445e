//! The 16-byte tagged value and the byte span: the form of every argument and result.

use core::ffi::{c_char, c_void};

use crate::{DLDataType, DLDevice, ObjectHeader, TypeIndex};

/// A tagged value. Whether it is borrowed or owned depends on its place, not on its bits.
///
/// Unused bytes are zero, so two values of a plain type are equal if their bytes are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RawAny {
    /// Type of the content of `value`.
    pub type_index: TypeIndex,
    /// Length of an inline string or byte string; zero for everything else.
    pub small_len: u32,
    /// The payload.
    pub value: RawValue,
}

/// The payload of a [`RawAny`].
#[repr(C)]
#[derive(Clone, Copy)]
pub union RawValue {
    /// Integers and booleans.
    pub v_int64: i64,
    /// Floats.
    pub v_float64: f64,
    /// Opaque pointers, `DLTensor*`, `TVMFFIByteArray*`, the address of a moved reference.
    pub v_ptr: *mut c_void,
    /// A NUL-terminated string.
    pub v_c_str: *const c_char,
    /// An object.
    pub v_obj: *mut ObjectHeader,
    /// A data type.
    pub v_dtype: DLDataType,
    /// A device.
    pub v_device: DLDevice,
    /// An inline string of at most seven bytes and its NUL.
    pub v_bytes: [u8; 8],
    /// The payload as bits.
    pub v_uint64: u64,
}

const _: () = assert!(size_of::<RawAny>() == 16 && align_of::<RawAny>() == 8);
const _: () = assert!(core::mem::offset_of!(RawAny, value) == 8);

impl RawAny {
    /// None: the value of an empty slot.
    pub const NONE: RawAny =
        RawAny { type_index: TypeIndex::NONE, small_len: 0, value: RawValue { v_uint64: 0 } };

    /// The bits of the payload, for any type.
    #[inline]
    pub const fn bits(&self) -> u64 {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8, and any bits are a u64.
        unsafe { self.value.v_uint64 }
    }

    /// The payload as an integer, for integers and booleans.
    #[inline(always)]
    pub const fn int(&self) -> i64 {
        self.bits() as i64
    }

    /// The payload as a float.
    #[inline(always)]
    pub const fn float(&self) -> f64 {
        f64::from_bits(self.bits())
    }

    /// The payload as the address of an object; null or garbage if it is not one.
    #[inline(always)]
    pub const fn object(&self) -> *mut ObjectHeader {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8, and any bits are an address.
        unsafe { self.value.v_obj }
    }

    /// The payload as an address.
    #[inline(always)]
    pub const fn pointer(&self) -> *mut c_void {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8, and any bits are an address.
        unsafe { self.value.v_ptr }
    }

    /// The payload as a data type.
    #[inline(always)]
    pub const fn data_type(&self) -> DLDataType {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8, and any bits are three numbers.
        unsafe { self.value.v_dtype }
    }

    /// The payload as a device.
    #[inline(always)]
    pub const fn device(&self) -> DLDevice {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8, and any bits are two numbers.
        unsafe { self.value.v_device }
    }

    /// The payload as bytes, of which an inline string uses `small_len`.
    #[inline(always)]
    pub const fn bytes(&self) -> &[u8; 8] {
        // SAFETY: every member of the union is 8 bytes or zero-padded to 8.
        unsafe { &self.value.v_bytes }
    }

    /// A value without a reference count.
    #[inline(always)]
    pub const fn plain(type_index: TypeIndex, value: RawValue) -> RawAny {
        RawAny { type_index, small_len: 0, value }
    }

    /// An integer.
    #[inline(always)]
    pub const fn from_int(value: i64) -> RawAny {
        RawAny::plain(TypeIndex::INT, RawValue { v_int64: value })
    }

    /// A float.
    #[inline(always)]
    pub const fn from_float(value: f64) -> RawAny {
        RawAny::plain(TypeIndex::FLOAT, RawValue { v_float64: value })
    }

    /// A boolean.
    #[inline(always)]
    pub const fn from_bool(value: bool) -> RawAny {
        RawAny::plain(TypeIndex::BOOL, RawValue { v_int64: value as i64 })
    }

    /// An address without an owner.
    #[inline(always)]
    pub const fn from_pointer(value: *mut c_void) -> RawAny {
        RawAny::plain(TypeIndex::OPAQUE_PTR, RawValue { v_ptr: value })
    }
}

/// Pointer and length. The pointer may be null when the length is 0.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct ByteArray {
    /// First byte.
    pub data: *const c_char,
    /// Number of bytes.
    pub size: usize,
}

const _: () = assert!(size_of::<ByteArray>() == 16);

impl ByteArray {
    /// The empty span.
    pub const EMPTY: ByteArray = ByteArray { data: core::ptr::null(), size: 0 };

    /// A span over static bytes.
    pub const fn from_static(bytes: &'static [u8]) -> ByteArray {
        ByteArray { data: bytes.as_ptr().cast(), size: bytes.len() }
    }

    /// The bytes; an empty slice when the length is 0 or the pointer is null.
    ///
    /// # Safety
    /// A non-null `data` points to `size` readable bytes that stay unchanged for `'a`.
    #[inline]
    pub const unsafe fn as_bytes<'a>(self) -> &'a [u8] {
        if self.size == 0 || self.data.is_null() {
            return &[];
        }
        // SAFETY: `data` is not null, and the caller guarantees `size` readable bytes that stay unchanged for `'a`.
        unsafe { core::slice::from_raw_parts(self.data.cast(), self.size) }
    }
}
