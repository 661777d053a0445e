//! The 16-byte tagged value and the byte span: how every argument and result crosses.

use core::ffi::{c_char, c_void};

use crate::{DLDataType, DLDevice, ObjectHeader, TypeIndex};

/// A tagged value. Borrowed or owned is decided by where it stands, not by its bits.
///
/// Unused bytes are zero, so two values of a plain type are equal when their bytes are.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct RawAny {
    /// What `value` holds.
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

    /// A span over bytes that live as long as the program.
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
        // SAFETY: A non-null `data` points to `size` readable bytes that stay unchanged for `'a`, by this
        // function's contract. Non-null, and the caller vouches for `size` readable bytes.
        unsafe { core::slice::from_raw_parts(self.data.cast(), self.size) }
    }
}
