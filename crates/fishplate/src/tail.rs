//! Objects that this crate allocates with data behind them, and the end of values they own.

use std::alloc::{Layout, handle_alloc_error};
use std::cell::{Cell, RefCell};
use std::ffi::{c_int, c_void};
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{COUNT_BOTH_ONE, DELETE_WEAK, ObjectDeleter, ObjectHeader, RawAny, TypeIndex};

use crate::any::Any;

/// The header of a new object, whose one reference is its maker's.
pub(crate) fn new_header(type_index: TypeIndex, deleter: ObjectDeleter) -> ObjectHeader {
    ObjectHeader {
        combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
        type_index,
        padding: 0,
        deleter: Some(deleter),
    }
}

/// Memory for a `Head` and `count` items behind it, with the address of the first item.
pub(crate) fn allocate<Head, Item>(count: usize) -> (NonNull<Head>, *mut Item) {
    const { assert!(size_of::<Head>().is_multiple_of(align_of::<Item>())) };
    const { assert!(align_of::<Head>() <= 16 && align_of::<Item>() <= 16) };
    let items = count.checked_mul(size_of::<Item>());
    let bytes = items.and_then(|items| items.checked_add(size_of::<Head>()));
    let bytes = bytes.filter(|&bytes| bytes <= isize::MAX as usize);
    // SAFETY: `malloc` takes any size, and aligns to 16.
    let memory = bytes.map_or(std::ptr::null_mut(), |bytes| unsafe { libc::malloc(bytes) });
    let Some(head) = NonNull::new(memory.cast::<Head>()) else {
        handle_alloc_error(Layout::new::<Head>())
    };
    // SAFETY: the items lie behind the head in the same allocation.
    (head, unsafe { head.as_ptr().add(1).cast() })
}

/// Gives the memory of [`allocate`] back when `flags` say so.
///
/// # Safety
/// The arguments of a deleter, of an object from [`allocate`].
pub(crate) unsafe fn free(object: *mut c_void, flags: c_int) {
    if flags & DELETE_WEAK != 0 {
        // SAFETY: the memory came from `malloc`, and the last weak reference is gone.
        unsafe { libc::free(object) };
    }
}

/// How deep values that own values are released by recursion; the rest waits for its turn.
const MAX_DEPTH: u32 = 48;

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static WAITING: RefCell<Vec<Any>> = const { RefCell::new(Vec::new()) };
}

/// Releases values that an object owned, without a deep stack however deep they nest.
///
/// # Safety
/// `data` points to `count` owned values, which nobody uses afterwards.
pub(crate) unsafe fn release_all(data: *const RawAny, count: usize) {
    if count == 0 || data.is_null() {
        return;
    }
    // SAFETY: see above.
    let values = unsafe { std::slice::from_raw_parts(data, count) };
    let objects = values.iter().filter(|value| value.type_index.is_object());
    // SAFETY: the values are owned, and this is their end.
    let mut objects = objects.map(|value| unsafe { Any::from_raw(*value) }).peekable();
    if objects.peek().is_none() {
        return;
    }
    let depth = DEPTH.get();
    if depth >= MAX_DEPTH {
        // Where the queue is gone already, at the end of a thread, they are released in place.
        let _ = WAITING.try_with(|waiting| waiting.borrow_mut().extend(&mut objects));
    }
    DEPTH.set(depth + 1);
    objects.for_each(drop);
    if depth == 0 {
        while let Ok(Some(value)) = WAITING.try_with(|waiting| waiting.borrow_mut().pop()) {
            drop(value);
        }
    }
    DEPTH.set(depth);
}
