//! Error objects that this crate creates: kind, message and backtrace lie behind the object, in one
//! allocation.

use std::ffi::{c_int, c_void};
use std::ptr::NonNull;

use fishplate_abi::{
    BACKTRACE_APPEND, ByteArray, DELETE_STRONG, ErrorCell, ObjectHandle, RawAny, RawValue,
    TypeIndex,
};

use super::ErrorObj;
use crate::any::plain;
use crate::object::ObjectRef;
use crate::runtime::span;
use crate::tail;

#[repr(C)]
struct MadeObj {
    base: ErrorObj,
    /// The backtrace, if it was replaced.
    replaced: Option<Vec<u8>>,
}

/// Creates an error. The backtrace is given in parts; the cause is null, or a reference that is
/// taken over.
#[inline]
pub(super) fn make(
    kind: &str,
    message: &str,
    backtrace: &[&str],
    cause: ObjectHandle,
) -> ObjectRef<ErrorObj> {
    let backtrace_len = backtrace.iter().map(|part| part.len()).sum::<usize>();
    // Each has a NUL, for readers that treat them as C strings.
    let len = kind.len() + message.len() + backtrace_len + 3;
    let (object, text) = tail::allocate::<MadeObj, u8>(len);
    let mut end = text;
    let mut add = |parts: &[&str]| {
        let start = end;
        for part in parts {
            // SAFETY: `len` counts every part and the NULs, so that all of it fits.
            unsafe {
                end.copy_from_nonoverlapping(part.as_ptr(), part.len());
                end = end.add(part.len());
            }
        }
        let size = end.addr() - start.addr();
        // SAFETY: `len` counts every part and the NULs, so that all of it fits.
        unsafe {
            end.write(0);
            end = end.add(1);
        }
        ByteArray { data: start.cast(), size }
    };
    let cell = ErrorCell {
        kind: add(&[kind]),
        message: add(&[message]),
        backtrace: add(backtrace),
        update_backtrace: Some(update_backtrace),
        cause_chain: cause,
        extra_context: std::ptr::null_mut(),
    };
    let header = tail::new_header(TypeIndex::ERROR, delete);
    // SAFETY: the memory is new and fits; the object's only reference goes to the caller.
    unsafe {
        object.write(MadeObj { base: ErrorObj { header, cell }, replaced: None });
        ObjectRef::from_handle(object.cast())
    }
}

/// Attaches the context to a new error, and takes over its reference.
pub(super) fn attach(error: &mut ObjectRef<ErrorObj>, context: ObjectHandle) {
    debug_assert!(error.use_count() == 1 && error.cell.extra_context.is_null());
    // SAFETY: the error was created a moment ago and has one owner, the caller.
    unsafe { (*error.as_handle().cast::<ErrorObj>()).cell.extra_context = context };
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone, so the parts are released once, here. The cell
        // owns a reference to each object that it points to.
        unsafe {
            let made = &mut *object.cast::<MadeObj>();
            let cell = &made.base.cell;
            let parts = [cell.cause_chain, cell.extra_context].map(owned);
            tail::release_all(parts.as_ptr(), parts.len());
            made.replaced = None;
        }
    }
    // SAFETY: only objects of `make` have this deleter.
    unsafe { tail::free(object, flags) };
}

/// Returns the reference behind a handle as a value.
fn owned(handle: ObjectHandle) -> RawAny {
    match NonNull::new(handle) {
        Some(handle) => plain(TypeIndex::OBJECT, RawValue { v_obj: handle.as_ptr().cast() }),
        None => RawAny::NONE,
    }
}

unsafe extern "C" fn update_backtrace(
    error: ObjectHandle,
    backtrace: *const ByteArray,
    update_mode: i32,
) {
    if error.is_null() || backtrace.is_null() {
        return;
    }
    // SAFETY: only objects of `make` carry this function, the ABI makes updates exclusive, and it
    // asks for a span that is valid during the call.
    unsafe {
        let made = &mut *error.cast::<MadeObj>();
        let kept =
            if update_mode == BACKTRACE_APPEND { made.base.cell.backtrace.as_bytes() } else { &[] };
        let added = (*backtrace).as_bytes();
        let mut text = Vec::new();
        // If memory runs out, the backtrace stays unchanged: there is nobody to report that to.
        if text.try_reserve_exact(kept.len().saturating_add(added.len()).saturating_add(1)).is_err()
        {
            return;
        }
        text.extend_from_slice(kept);
        text.extend_from_slice(added);
        text.push(0);
        made.base.cell.backtrace = span(&text[..text.len() - 1]);
        made.replaced = Some(text);
    }
}
