//! The process-wide allocator that a frontend may register for objects of its classes.
//!
//! Memory from it is preceded by an [`AllocHeader`], whose `delete_space` frees it. The builtin default follows the
//! same protocol, so every client can use the allocator that it gets.

use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{AllocHeader, CustomAllocator, TypeIndex};

use crate::error::{Error, Result};
use crate::raised;

/// Bytes between the start of a block of the default allocator and the object: room for the header, and a multiple of
/// every alignment up to that of `malloc`.
const PREFIX: usize = 16;

const _: () = assert!(PREFIX >= size_of::<AllocHeader>() && PREFIX >= align_of::<u128>());

/// The registered allocator; null means the default.
static REGISTERED: AtomicPtr<CustomAllocator> = AtomicPtr::new(std::ptr::null_mut());

/// The default, as a struct that C may read. Never changed, but C sees a plain pointer to it.
struct Default(CustomAllocator);

// SAFETY: the context is null and the function may be called from any thread.
unsafe impl Sync for Default {}

static DEFAULT: Default =
    Default(CustomAllocator { allocate: Some(default_allocate), context: std::ptr::null_mut() });

unsafe extern "C" fn default_allocate(
    size: usize,
    alignment: usize,
    _type_index: i32,
    _context: *mut c_void,
) -> *mut c_void {
    let Some(object) = default_block(size, alignment) else {
        raised::set_with_trace(Error::memory(size));
        return std::ptr::null_mut();
    };
    // SAFETY: the prefix has room for the header right before the object.
    unsafe { header_of(object).write(AllocHeader { delete_space: Some(default_free) }) };
    object
}

fn default_block(size: usize, alignment: usize) -> Option<*mut c_void> {
    let total = size.checked_add(PREFIX).filter(|&total| total <= isize::MAX as usize)?;
    if !alignment.is_power_of_two() || alignment > PREFIX {
        return None;
    }
    // SAFETY: `malloc` accepts any size, and aligns to 16.
    let block = unsafe { libc::malloc(total) };
    // SAFETY: the block is larger than the prefix.
    (!block.is_null()).then(|| unsafe { block.byte_add(PREFIX) })
}

unsafe extern "C" fn default_free(object: *mut c_void) {
    // SAFETY: only objects from `default_allocate` carry this function in their header.
    unsafe { libc::free(object.byte_sub(PREFIX)) };
}

unsafe fn header_of(object: *mut c_void) -> *mut AllocHeader {
    // SAFETY: callers pass an object of the protocol, which has a header right before it.
    unsafe { object.cast::<AllocHeader>().sub(1) }
}

/// The current allocator; never null.
pub fn get() -> *mut CustomAllocator {
    let registered = REGISTERED.load(Ordering::Acquire);
    if registered.is_null() { (&raw const DEFAULT.0).cast_mut() } else { registered }
}

/// Registers an allocator; null restores the default.
///
/// # Safety
/// A non-null `allocator` points to an allocator that lives until the process ends.
pub unsafe fn set(allocator: *mut CustomAllocator) -> Result<()> {
    // SAFETY: the caller guarantees that a non-null `allocator` points to an allocator that lives until the process
    // ends.
    if let Some(allocator) = unsafe { allocator.as_ref() }
        && allocator.allocate.is_none()
    {
        return Err(Error::value("The custom allocator has no `allocate` function"));
    }
    REGISTERED.store(allocator, Ordering::Release);
    Ok(())
}

/// Memory for an object from the registered allocator; `None` when the default is active.
///
/// The memory is not initialised; [`give_back`] frees it.
pub(crate) fn allocate(
    size: usize,
    alignment: usize,
    index: TypeIndex,
) -> Option<Result<NonNull<c_void>>> {
    // SAFETY: `set` requires an allocator that lives until the process ends.
    let registered = unsafe { REGISTERED.load(Ordering::Acquire).as_ref() }?;
    let allocate = registered.allocate?;
    crate::lock::none_held("an allocator");
    // SAFETY: the protocol of custom allocators.
    let object = unsafe { allocate(size, alignment, index.0, registered.context) };
    Some(match NonNull::new(object) {
        Some(object) if object.addr().get() % alignment == 0 => Ok(object),
        Some(object) => Err(Error::runtime(format!(
            "The custom allocator returned {object:p}, which is not aligned to {alignment}"
        ))),
        None => Err(raised::take().unwrap_or_else(|| Error::memory(size))),
    })
}

/// Frees memory of a custom allocator.
///
/// # Safety
/// `object` came from [`allocate`] and is not used afterwards.
pub(crate) unsafe fn give_back(object: *mut c_void) {
    // SAFETY: objects of the protocol have a header right before them.
    if let Some(delete_space) = unsafe { (*header_of(object)).delete_space } {
        // SAFETY: the allocator stored this function for this object.
        unsafe { delete_space(object) };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_default_follows_the_protocol() {
        // SAFETY: the default allocator is valid and its objects are freed once.
        unsafe {
            let default = &DEFAULT.0;
            let allocate = default.allocate.unwrap();
            let object = allocate(100, 16, 64, default.context);
            assert_eq!(object.addr() % 16, 0);
            object.cast::<u8>().write_bytes(0xff, 100);
            give_back(object);
            for (size, alignment) in [(usize::MAX, 8), (8, 3), (8, 64)] {
                assert!(allocate(size, alignment, 64, default.context).is_null());
                assert!(raised::take().is_some());
            }
        }
    }

    #[test]
    fn an_allocator_without_a_function_is_refused() {
        let mut empty = CustomAllocator { allocate: None, context: std::ptr::null_mut() };
        // SAFETY: the allocator is refused, so it need not outlive the call.
        let error = unsafe { set(&raw mut empty) }.unwrap_err();
        assert!(error.to_string().contains("has no `allocate` function"), "{error}");
        assert!(!get().is_null());
    }
}
