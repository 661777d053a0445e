//! The reference count: one 64-bit word, strong references in the low half, weak ones in the high half.
//!
//! Code inlined into clients of every language does the same with the same word.
//!
//! Neither half can wrap. A half that reaches 2^31 references is saturated: it is set to the middle of its upper range,
//! and every later change sets it there again, so the object lives forever. Such an object leaks; for safe code that
//! forgets references in a loop nothing worse happens. `tests/models` checks this file with loom.

use core::ffi::{c_int, c_void};

use crate::sync::{Ordering, fence};
use crate::{
    COUNT_BOTH_ONE, COUNT_SATURATED, COUNT_STRONG_MASK, COUNT_STRONG_ONE, COUNT_WEAK_ONE,
    DELETE_BOTH, DELETE_STRONG, DELETE_WEAK, ObjectDeleter, ObjectHeader,
};

/// The strong half of a count. A saturated one is negative.
#[inline(always)]
const fn strong(count: u64) -> i32 {
    count as u32 as i32
}

/// Whether the weak half of a count, the high one, is saturated.
#[inline(always)]
const fn weak_is_saturated(count: u64) -> bool {
    (count as i64) < 0
}

/// Sets the strong half to the middle of its upper range.
///
/// # Safety
/// The memory of `object` is allocated.
#[cold]
#[inline(never)]
unsafe fn saturate_strong(object: *mut ObjectHeader) {
    let pinned = |count: u64| Some(count & !COUNT_STRONG_MASK | COUNT_SATURATED);
    // SAFETY: the memory of `object` is allocated, by this function's contract.
    let count = unsafe { &(*object).combined_ref_count };
    let _ = count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, pinned);
}

/// Sets the weak half to the middle of its upper range.
///
/// # Safety
/// The memory of `object` is allocated.
#[cold]
#[inline(never)]
unsafe fn saturate_weak(object: *mut ObjectHeader) {
    let pinned =
        |count: u64| Some((count & COUNT_STRONG_MASK) | (COUNT_SATURATED * COUNT_WEAK_ONE));
    // SAFETY: the memory of `object` is allocated, by this function's contract.
    let count = unsafe { &(*object).combined_ref_count };
    let _ = count.fetch_update(Ordering::Relaxed, Ordering::Relaxed, pinned);
}

/// Adds a strong reference.
///
/// # Safety
/// `object` points to a live object: the caller holds, or borrows from, a strong reference.
#[inline(always)]
pub unsafe fn inc_ref(object: *mut ObjectHeader) {
    // SAFETY: the caller holds, or borrows from, a strong reference, so the object is live. Relaxed: a new reference is
    // made from an existing one, which already orders access to the object.
    unsafe {
        let before = (*object).combined_ref_count.fetch_add(COUNT_STRONG_ONE, Ordering::Relaxed);
        if strong(before) < 0 {
            saturate_strong(object);
        }
    }
}

/// Drops a strong reference; the last one destroys the object.
///
/// # Safety
/// The caller owns one strong reference to `object` and does not use it afterwards.
#[inline(always)]
pub unsafe fn dec_ref(object: *mut ObjectHeader) {
    // SAFETY: passes on the reference that the caller guarantees.
    if let Some(before) = unsafe { dec_strong(object) } {
        // SAFETY: this was the last strong reference, or the count is saturated.
        unsafe { end(object, before) };
    }
}

/// Does the same as [`dec_ref`], for the exported function. It differs in two ways.
///
/// It decrements without reading the count first. That read saves a locked instruction if the reference is the only
/// one. But if there are others, on some processors the locked instruction waits for it, and takes a seventh longer
/// than clients that count by themselves.
///
/// And its frame lies between a deleter and code of any language. Python up to 3.13 ends threads by a forced unwind.
/// Deleters do not unwind otherwise, but this call is declared as one that may, so that the frame has the guard of
/// `fishplate-park`.
///
/// # Safety
/// The same as for [`dec_ref`].
#[inline(always)]
pub unsafe fn dec_ref_exported(object: *mut ObjectHeader) {
    type UnwindingDeleter = unsafe extern "C-unwind" fn(object: *mut c_void, flags: c_int);
    // SAFETY: the caller's reference keeps the header alive up to here.
    let before =
        unsafe { (*object).combined_ref_count.fetch_sub(COUNT_STRONG_ONE, Ordering::Release) };
    if strong(before) > 1 {
        return;
    }
    if before != COUNT_BOTH_ONE {
        // SAFETY: this was the last strong reference, or the count is saturated.
        return unsafe { end_rarely(object, before) };
    }
    fence(Ordering::Acquire);
    // SAFETY: both counts are now zero, so nobody else can reach the object.
    if let Some(deleter) = unsafe { (*object).deleter } {
        // SAFETY: the creator of the object stored the deleter, for this protocol. The two types differ in what a
        // caller expects, not in how the call is made.
        unsafe {
            core::mem::transmute::<ObjectDeleter, UnwindingDeleter>(deleter)(
                object.cast(),
                DELETE_BOTH,
            );
        }
    }
}

/// Drops a strong reference. Returns the previous count if there is something to do: the reference was the last strong
/// one, or the count is saturated.
///
/// If the reference is the only one, strong or weak, the count is not decremented: nobody can create another.
///
/// # Safety
/// The same as for [`dec_ref`].
#[inline(always)]
unsafe fn dec_strong(object: *mut ObjectHeader) -> Option<u64> {
    // SAFETY: the caller's reference keeps the header alive up to here.
    let count = unsafe { &(*object).combined_ref_count };
    if count.load(Ordering::Acquire) == COUNT_BOTH_ONE {
        return Some(COUNT_BOTH_ONE);
    }
    let before = count.fetch_sub(COUNT_STRONG_ONE, Ordering::Release);
    // One comparison for the last reference and for a saturated count.
    (strong(before) <= 1).then_some(before)
}

/// Does the same as [`dec_ref`], and is shorter when others usually have references, too: it decrements without reading
/// the count first.
///
/// # Safety
/// The same as for [`dec_ref`].
#[inline(always)]
pub unsafe fn dec_ref_shared(object: *mut ObjectHeader) {
    // SAFETY: the caller's reference keeps the header alive up to here; the deleter came with the
    // object, for this protocol.
    unsafe {
        let before = (*object).combined_ref_count.fetch_sub(COUNT_STRONG_ONE, Ordering::Release);
        if before == COUNT_BOTH_ONE {
            fence(Ordering::Acquire);
            run_deleter(object, DELETE_BOTH);
        } else if strong(before) <= 1 {
            end_rarely(object, before);
        }
    }
}

/// Destroys an object that has lost its last strong reference, or keeps it forever if the count is saturated. The count
/// was `before`.
#[inline(never)]
unsafe fn end(object: *mut ObjectHeader, before: u64) {
    if before != COUNT_BOTH_ONE {
        // SAFETY: passes on an object whose last strong reference is gone, or whose count is saturated.
        return unsafe { end_rarely(object, before) };
    }
    fence(Ordering::Acquire);
    // SAFETY: nobody else can reach the object. An object without a deleter stays, so its count must be correct.
    unsafe {
        match (*object).deleter {
            Some(deleter) => deleter(object.cast(), DELETE_BOTH),
            None => (*object).combined_ref_count.store(COUNT_WEAK_ONE, Ordering::Release),
        }
    }
}

/// The slow path of [`end`]: there are weak references, or the count is saturated.
#[cold]
#[inline(never)]
unsafe fn end_rarely(object: *mut ObjectHeader, before: u64) {
    if strong(before) < 1 {
        // SAFETY: a saturated count never reaches zero, so the object exists.
        unsafe { saturate_strong(object) };
    } else {
        // SAFETY: this was the last strong reference.
        unsafe { destroy_with_weak_left(object) };
    }
}

unsafe fn destroy_with_weak_left(object: *mut ObjectHeader) {
    fence(Ordering::Acquire);
    // SAFETY: the strong count is zero; the weak reference that strong ones share keeps the memory.
    unsafe { run_deleter(object, DELETE_STRONG) };
    // SAFETY: we own that shared weak reference.
    unsafe { dec_weak(object) };
}

/// Drops a weak reference; the last one frees the memory.
///
/// # Safety
/// The caller owns one weak reference to `object`.
pub unsafe fn dec_weak(object: *mut ObjectHeader) {
    // SAFETY: the caller's weak reference keeps the memory alive up to here.
    let before =
        unsafe { (*object).combined_ref_count.fetch_sub(COUNT_WEAK_ONE, Ordering::Release) };
    if before == COUNT_WEAK_ONE {
        fence(Ordering::Acquire);
        // SAFETY: both counts are zero and the value was destroyed earlier.
        unsafe { run_deleter(object, DELETE_WEAK) };
    } else if weak_is_saturated(before) {
        // SAFETY: a saturated count never reaches zero, so the memory exists.
        unsafe { saturate_weak(object) };
    }
}

#[inline(always)]
unsafe fn run_deleter(object: *mut ObjectHeader, flags: c_int) {
    // SAFETY: the memory is still allocated: only the deleter frees it.
    if let Some(deleter) = unsafe { (*object).deleter } {
        // SAFETY: the creator of the object stored the deleter, for this protocol.
        unsafe { deleter(object.cast(), flags) };
    }
}

/// Creates a strong reference from a weak one; returns whether the value still existed.
///
/// # Safety
/// The caller owns one weak reference to `object`.
pub unsafe fn try_upgrade(object: *mut ObjectHeader) -> bool {
    // SAFETY: the caller's weak reference keeps the memory alive.
    let count = unsafe { &(*object).combined_ref_count };
    let add_one = |old: u64| match strong(old) {
        0 => None,
        1.. => Some(old + COUNT_STRONG_ONE),
        // Saturated: there are too many to count.
        _ => Some(old),
    };
    count.fetch_update(Ordering::AcqRel, Ordering::Relaxed, add_one).is_ok()
}

/// Adds a weak reference.
///
/// # Safety
/// The caller holds, or borrows from, a strong or weak reference to `object`.
pub unsafe fn inc_weak(object: *mut ObjectHeader) {
    // SAFETY: the caller holds, or borrows from, a strong or weak reference to `object`.
    unsafe {
        let before = (*object).combined_ref_count.fetch_add(COUNT_WEAK_ONE, Ordering::Relaxed);
        if weak_is_saturated(before) {
            saturate_weak(object);
        }
    }
}
