//! The object header and the cells that follow it, plus the small structs of the C API.

use core::ffi::{c_int, c_void};

use crate::sync::AtomicU64;
use crate::{ByteArray, RawAny, TypeIndex};

/// Handle of an object in C.
pub type ObjectHandle = *mut c_void;

/// A stream of a device, in the form that its framework uses.
pub type StreamHandle = *mut c_void;

/// Destroys the value (`DELETE_STRONG`), frees the memory (`DELETE_WEAK`), or both.
pub type ObjectDeleter = unsafe extern "C" fn(object: *mut c_void, flags: c_int);

/// Deleter flag: the last strong reference is gone, destroy the value.
pub const DELETE_STRONG: c_int = 1;
/// Deleter flag: the last weak reference is gone, free the memory.
pub const DELETE_WEAK: c_int = 2;
/// Deleter flags: both at once, the common case.
pub const DELETE_BOTH: c_int = 3;

/// One strong reference in the combined count.
pub const COUNT_STRONG_ONE: u64 = 1;
/// One weak reference in the combined count; all strong references together hold one.
pub const COUNT_WEAK_ONE: u64 = 1 << 32;
/// The count of a new object.
pub const COUNT_BOTH_ONE: u64 = COUNT_STRONG_ONE | COUNT_WEAK_ONE;
/// Bits of the strong count.
pub const COUNT_STRONG_MASK: u64 = COUNT_WEAK_ONE - 1;
/// Value of either half once it is saturated: the middle of the range from 2^31 on, so far from both ends that clients
/// which only add and subtract do not reach them.
pub const COUNT_SATURATED: u64 = 3 << 30;

/// The 24 bytes that every object starts with.
#[repr(C)]
pub struct ObjectHeader {
    /// Strong count in the low half, weak count in the high half.
    pub combined_ref_count: AtomicU64,
    /// The object's type.
    pub type_index: TypeIndex,
    /// Zero.
    pub padding: u32,
    /// Called when counts reach zero; `None` for objects that are never freed.
    pub deleter: Option<ObjectDeleter>,
}

const _: () = assert!(size_of::<ObjectHeader>() == 24 && align_of::<ObjectHeader>() == 8);

/// Cell of `ffi.Shape`.
#[repr(C)]
pub struct ShapeCell {
    /// The extents.
    pub data: *const i64,
    /// Their number.
    pub size: usize,
}

/// Cell of `ffi.Array` and `ffi.List`.
#[repr(C)]
pub struct SeqCell {
    /// `size` initialised elements in storage for `capacity`.
    pub data: *mut RawAny,
    /// Number of elements.
    pub size: i64,
    /// Capacity of the storage.
    pub capacity: i64,
    /// Frees `data`; `None` if `data` is behind the object itself.
    pub data_deleter: Option<unsafe extern "C" fn(*mut c_void)>,
}

/// Cell of `ffi.Map` and `ffi.Dict`, shared by the small and the dense layout.
#[repr(C)]
pub struct MapCell {
    /// Key-value pairs (small) or blocks (dense).
    pub data: *mut c_void,
    /// Number of entries.
    pub size: u64,
    /// Number of slots; the top bit marks the small layout.
    pub slots: u64,
    /// Frees `data`; `None` if `data` is behind the object itself.
    pub data_deleter: Option<unsafe extern "C" fn(*mut c_void)>,
}

const _: () = assert!(size_of::<MapCell>() == 32 && size_of::<SeqCell>() == 32);

/// `update_backtrace` mode: the new text replaces the old one.
pub const BACKTRACE_REPLACE: i32 = 0;
/// `update_backtrace` mode: the new text follows the old.
pub const BACKTRACE_APPEND: i32 = 1;

/// Cell of `ffi.Error`.
#[repr(C)]
pub struct ErrorCell {
    /// Kind, such as `ValueError`.
    pub kind: ByteArray,
    /// Message; NUL-terminated for C++ `what()`.
    pub message: ByteArray,
    /// One line per frame, most recent call first.
    pub backtrace: ByteArray,
    /// Replaces or extends the backtrace.
    pub update_backtrace: Option<
        unsafe extern "C" fn(error: ObjectHandle, backtrace: *const ByteArray, update_mode: i32),
    >,
    /// The cause of this error, owned, or null.
    pub cause_chain: ObjectHandle,
    /// An object with additional information, owned, or null.
    pub extra_context: ObjectHandle,
}

const _: () = assert!(size_of::<ErrorCell>() == 72);

/// The calling convention of every function: returns 0 on success, -1 with the error raised on the thread.
pub type SafeCall = unsafe extern "C" fn(
    handle: *mut c_void,
    args: *const RawAny,
    num_args: i32,
    result: *mut RawAny,
) -> c_int;

/// Cell of `ffi.Function`.
#[repr(C)]
pub struct FunctionCell {
    /// The entry that every language may call.
    pub safe_call: SafeCall,
    /// An entry that throws C++ exceptions, or null.
    pub cpp_call: *mut c_void,
}

/// Cell of opaque objects such as `ffi.OpaquePyObject`.
#[repr(C)]
pub struct OpaqueCell {
    /// The foreign handle.
    pub handle: *mut c_void,
}

/// Header in front of an object that a custom allocator created.
#[repr(C)]
pub struct AllocHeader {
    /// Frees the object's memory.
    pub delete_space: Option<unsafe extern "C" fn(ptr: *mut c_void)>,
}

/// A process-wide source of object memory.
#[repr(C)]
pub struct CustomAllocator {
    /// Returns memory for an object, with an [`AllocHeader`] in front of it.
    pub allocate: Option<
        unsafe extern "C" fn(
            size: usize,
            alignment: usize,
            type_index: i32,
            context: *mut c_void,
        ) -> *mut c_void,
    >,
    /// Passed back to `allocate`.
    pub context: *mut c_void,
}

/// Version of the ABI.
#[repr(C)]
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Version {
    /// Incremented for changes that break clients.
    pub major: u32,
    /// Incremented for new features.
    pub minor: u32,
    /// Incremented for fixes.
    pub patch: u32,
}
