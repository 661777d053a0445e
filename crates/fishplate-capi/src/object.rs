//! Exports of the "object" and "any" sections of the header. Tested by tests/c/object.c.

use std::ffi::c_int;

use fishplate_abi::{
    ABI_VERSION, ObjectHandle, ObjectHeader, RawAny, Version, dec_ref_exported, inc_ref,
};
use fishplate_runtime::AnyView;
use fishplate_runtime::raised::{OK, guard};

use crate::pointer::{input, output};

/// Writes the version of the ABI.
///
/// # Safety
/// `out_version` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIGetVersion(out_version: *mut Version) {
    if !out_version.is_null() {
        // SAFETY: `out_version` is not null and points to writable storage, by this function's
        // contract.
        unsafe { out_version.write(ABI_VERSION) };
    }
}

/// Adds a strong reference to an object.
///
/// # Safety
/// `obj` is null or a live object.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIObjectIncRef(obj: ObjectHandle) -> c_int {
    if obj.is_null() {
        return null_object("TVMFFIObjectIncRef");
    }
    // SAFETY: `obj` is not null, so it is a live object, by this function's contract.
    unsafe { inc_ref(obj.cast::<ObjectHeader>()) };
    OK
}

/// Drops a strong reference; the last one destroys the object.
///
/// # Safety
/// `obj` is null or an object of which the caller owns a strong reference.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIObjectDecRef(obj: ObjectHandle) -> c_int {
    if obj.is_null() {
        return null_object("TVMFFIObjectDecRef");
    }
    // SAFETY: `obj` is not null, so the caller owns a reference to it, by this function's contract.
    // Deleters do not unwind.
    unsafe { dec_ref_exported(obj.cast::<ObjectHeader>()) };
    OK
}

#[cold]
fn null_object(name: &'static str) -> c_int {
    // SAFETY: `input` checks for null, and the pointer is null.
    guard(name, || unsafe { input(std::ptr::null::<ObjectHeader>(), "obj") }.map(drop))
}

/// Creates an owned value from a borrowed one.
///
/// # Safety
/// `any_view` is null or a valid value; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIAnyViewToOwnedAny(
    any_view: *const RawAny,
    out: *mut RawAny,
) -> c_int {
    // Most values are plain or objects: they need no guard, since nothing in here can fail.
    if !any_view.is_null() && !out.is_null() {
        // SAFETY: `any_view` is not null and points to a valid value, by this function's contract.
        let view = unsafe { *any_view };
        if view.type_index.is_object() {
            // SAFETY: with an object index the payload is a pointer.
            let object = unsafe { view.value.v_obj };
            if !object.is_null() {
                // SAFETY: `out` is not null and points to writable storage, by this function's
                // contract.
                unsafe { out.write(view) };
                // SAFETY: a view of an object borrows it, so it is live.
                unsafe { inc_ref(object) };
                return OK;
            }
        } else if !view.type_index.is_only_viewed() {
            // SAFETY: `out` is not null and points to writable storage, by this function's
            // contract.
            unsafe { out.write(view) };
            return OK;
        }
    }
    // SAFETY: passes on arguments that the caller guarantees.
    unsafe { own_by_copy(any_view, out) }
}

/// The slow path of [`TVMFFIAnyViewToOwnedAny`], a separate function so that the common path sets
/// up no frame.
///
/// # Safety
/// The same as for [`TVMFFIAnyViewToOwnedAny`].
#[cold]
#[inline(never)]
unsafe extern "C" fn own_by_copy(any_view: *const RawAny, out: *mut RawAny) -> c_int {
    guard("TVMFFIAnyViewToOwnedAny", || {
        // SAFETY: `any_view` is null or points to a valid value, by this function's contract.
        let view = unsafe { input(any_view, "any_view") }?;
        let out = output(out, "out")?;
        // SAFETY: `view` is a valid value during the call, by this function's contract.
        let owned = unsafe { AnyView::from_raw(*view) }.to_owned()?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(owned.into_raw()) };
        Ok(())
    })
}
