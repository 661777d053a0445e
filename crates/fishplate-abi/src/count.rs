//! The reference count: one 64-bit word, strong references in the low half, weak ones in the high.
//!
//! Code inlined into clients of every language does the same on the same word.
//!
//! Neither half can wrap. A half that reaches 2^31 references is saturated: it is set to the middle of
//! its upper range and put back there by whoever counts next, so that the object lives for ever. Such
//! an object leaks; safe code that forgets references in a loop gets nothing worse. `tests/models`
//! checks this file with loom.

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

/// Puts the strong half into the middle of its upper range.
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

/// Puts the weak half into the middle of its upper range.
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
    // SAFETY: `object` points to a live object: the caller holds, or borrows from, a strong reference, by
    // this function's contract. Relaxed: a new reference is made from an existing one, which already orders
    // access to the object.
    unsafe {
        let before = (*object).combined_ref_count.fetch_add(COUNT_STRONG_ONE, Ordering::Relaxed);
        if strong(before) < 0 {
            saturate_strong(object);
        }
    }
}

/// Gives a strong reference back, destroying the object with the last one.
///
/// # Safety
/// The caller owns one strong reference to `object` and does not use it afterwards.
#[inline(always)]
pub unsafe fn dec_ref(object: *mut ObjectHeader) {
    // SAFETY: passed through.
    if let Some(before) = unsafe { dec_strong(object) } {
        // SAFETY: this was the last strong reference, or the count is saturated.
        unsafe { end(object, before) };
    }
}

/// As [`dec_ref`], for the exported function. It differs in two things.
///
/// It counts without a look at the count first. That look spares a locked instruction when the reference is the only
/// one; but where there are others, some processors let the locked instruction wait for it, and take a seventh longer
/// than clients that count by themselves.
///
/// And its frame stands between a deleter and code of any language. Python up to 3.13 ends threads by a forced
/// unwind. No deleter unwinds otherwise, but here the call is written as one that may, so that the frame has the guard
/// of `fishplate-park`.
///
/// # Safety
/// As for [`dec_ref`].
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
        // SAFETY: the deleter was stored by whoever made the object, for this protocol. The two types differ in what a
        // caller expects, not in how the call is made.
        unsafe {
            core::mem::transmute::<ObjectDeleter, UnwindingDeleter>(deleter)(
                object.cast(),
                DELETE_BOTH,
            );
        }
    }
}

/// Gives a strong reference back. Returns the count as it was when there is something to do: the reference was the
/// last strong one, or the count is saturated.
///
/// An only reference, strong or weak, is not counted down: nobody can make another.
///
/// # Safety
/// As for [`dec_ref`].
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

/// As [`dec_ref`], and shorter where others mostly have references too: it counts without a look
/// at the count first.
///
/// # Safety
/// As for [`dec_ref`].
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

/// Ends an object that has lost its last strong reference, or keeps it for ever when the count is saturated. The count
/// was `before`.
#[inline(never)]
unsafe fn end(object: *mut ObjectHeader, before: u64) {
    if before != COUNT_BOTH_ONE {
        // SAFETY: passed through.
        return unsafe { end_rarely(object, before) };
    }
    fence(Ordering::Acquire);
    // SAFETY: nobody else can reach the object. It stays when it has no deleter, and its count must tell.
    unsafe {
        match (*object).deleter {
            Some(deleter) => deleter(object.cast(), DELETE_BOTH),
            None => (*object).combined_ref_count.store(COUNT_WEAK_ONE, Ordering::Release),
        }
    }
}

/// The rest of [`end`]: there are weak references, or the count is saturated.
#[cold]
#[inline(never)]
unsafe fn end_rarely(object: *mut ObjectHeader, before: u64) {
    if strong(before) < 1 {
        // SAFETY: a saturated count never reaches zero, so the object is there.
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
    // SAFETY: that shared weak reference is ours to give back.
    unsafe { dec_weak(object) };
}

/// Gives a weak reference back, freeing the memory with the last one.
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
        // SAFETY: a saturated count never reaches zero, so the memory is there.
        unsafe { saturate_weak(object) };
    }
}

#[inline(always)]
unsafe fn run_deleter(object: *mut ObjectHeader, flags: c_int) {
    // SAFETY: the memory is still allocated: only the deleter frees it.
    if let Some(deleter) = unsafe { (*object).deleter } {
        // SAFETY: the deleter was stored by whoever made the object, for this protocol.
        unsafe { deleter(object.cast(), flags) };
    }
}

/// Makes a strong reference from a weak one; whether the value was still there.
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
    // SAFETY: the caller holds, or borrows from, a strong or weak reference to `object`, by this function's
    // contract.
    unsafe {
        let before = (*object).combined_ref_count.fetch_add(COUNT_WEAK_ONE, Ordering::Relaxed);
        if weak_is_saturated(before) {
            saturate_weak(object);
        }
    }
}
