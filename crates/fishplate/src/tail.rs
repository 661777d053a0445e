//! Objects that this crate allocates with data behind them, and dropping the values they own.
//!
//! Strings, arrays, shapes, errors and tensors are created here, in one allocation each, with the layouts of the ABI.

use std::ffi::{c_int, c_void};
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{COUNT_BOTH_ONE, DELETE_WEAK, ObjectDeleter, ObjectHeader, RawAny, TypeIndex};

use crate::any::Any;
use crate::{ending, memory};

/// The header of a new object; its creator owns the only reference.
#[inline]
pub(crate) fn new_header(type_index: TypeIndex, deleter: ObjectDeleter) -> ObjectHeader {
    ObjectHeader {
        combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
        type_index,
        padding: 0,
        deleter: Some(deleter),
    }
}

/// Memory for a `Head` and `count` items behind it, with the address of the first item.
///
/// # Panics
/// When memory runs out.
#[inline]
pub(crate) fn allocate<Head, Item>(count: usize) -> (NonNull<Head>, *mut Item) {
    match try_allocate(count, false) {
        Some(allocated) => allocated,
        None => memory::exhausted(
            count.saturating_mul(size_of::<Item>()).saturating_add(size_of::<Head>()),
        ),
    }
}

/// Does the same as [`allocate`], zeroed on request; `None` when memory runs out.
#[inline]
pub(crate) fn try_allocate<Head, Item>(
    count: usize,
    zeroed: bool,
) -> Option<(NonNull<Head>, *mut Item)> {
    const { assert!(size_of::<Head>().is_multiple_of(align_of::<Item>())) };
    debug_assert!(align_of::<Head>() <= 16 && align_of::<Item>() <= 16);
    let bytes = count.checked_mul(size_of::<Item>())?.checked_add(size_of::<Head>())?;
    if bytes > isize::MAX as usize {
        return None;
    }
    // SAFETY: `malloc` and `calloc` accept any size, and align to 16.
    let memory = unsafe { if zeroed { libc::calloc(1, bytes) } else { libc::malloc(bytes) } };
    let head = NonNull::new(memory.cast::<Head>())?;
    // SAFETY: the items lie behind the head in the same allocation.
    Some((head, unsafe { head.as_ptr().add(1).cast() }))
}

/// Memory for a `T`, of any alignment.
#[inline]
pub(crate) fn allocate_one<T>() -> NonNull<T> {
    if align_of::<T>() <= 16 {
        return allocate::<T, [u8; 0]>(0).0;
    }
    // SAFETY: a type's alignment is a power of two, and its size a multiple of it.
    let memory = unsafe { libc::aligned_alloc(align_of::<T>(), size_of::<T>()) };
    NonNull::new(memory.cast()).unwrap_or_else(|| memory::exhausted(size_of::<T>()))
}

/// Frees the memory of [`allocate`] if `flags` request it.
///
/// # Safety
/// The arguments of a deleter, of an object from [`allocate`].
#[inline]
pub(crate) unsafe fn free(object: *mut c_void, flags: c_int) {
    if flags & DELETE_WEAK != 0 {
        // SAFETY: the memory came from `malloc`, and the last weak reference is gone.
        unsafe { libc::free(object) };
    }
}

/// Releases values that an object owned, without deep recursion however deep they nest.
///
/// # Safety
/// `data` points to `count` owned values, which nobody uses afterwards.
pub(crate) unsafe fn release_all(data: *const RawAny, count: usize) {
    if count == 0 || data.is_null() {
        return;
    }
    // SAFETY: the caller guarantees that `data` points to `count` owned values, which nobody uses afterwards.
    let values = unsafe { std::slice::from_raw_parts(data, count) };
    if may_have_objects(values) {
        // SAFETY: the caller guarantees that these values are owned, and that nobody uses them afterwards.
        unsafe { release_objects(values) };
    }
}

/// Whether there are objects among values, without a branch per value. The indices of objects start at a power of two,
/// so all others together have only bits below it.
#[inline]
fn may_have_objects(values: &[RawAny]) -> bool {
    const FIRST: u32 = TypeIndex::OBJECT.0 as u32;
    const { assert!(FIRST.is_power_of_two()) };
    let (fours, rest) = values.as_chunks::<4>();
    let mut bits = [0; 4];
    for four in fours {
        bits = std::array::from_fn(|i| bits[i] | four[i].type_index.0 as u32);
    }
    rest.iter().map(|value| value.type_index.0 as u32).chain(bits).fold(0, |a, b| a | b) >= FIRST
}

/// # Safety
/// As for [`release_all`].
unsafe fn release_objects(values: &[RawAny]) {
    let objects = values.iter().filter(|value| value.type_index.is_object());
    // SAFETY: the values are owned, and are released once, here.
    ending::release(objects.map(|value| unsafe { Any::from_raw(*value) }));
}
