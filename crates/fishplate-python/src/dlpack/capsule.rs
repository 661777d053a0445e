//! The capsules that `__dlpack__` returns: made once, taken once.

use std::ffi::CStr;
use std::ptr::null_mut;

use fishplate_abi::{DLManagedTensor, DLManagedTensorVersioned, ObjectHeader};
use pyo3_ffi as py;

use super::import::Requirements;
use crate::python::{Owned, PyObject, Result, check, type_error, type_name, value_error};
use crate::{error, ffi};

const LEGACY: &CStr = c"dltensor";
const VERSIONED: &CStr = c"dltensor_versioned";
const USED_LEGACY: &CStr = c"used_dltensor";
const USED_VERSIONED: &CStr = c"used_dltensor_versioned";

/// Runs the deleter of a tensor that nobody took.
///
/// # Safety
/// `managed` is null or a valid tensor that is the caller's and is not used afterwards.
pub(crate) unsafe fn release(managed: *mut DLManagedTensorVersioned) {
    // SAFETY: see above.
    unsafe {
        if let Some(tensor) = managed.as_ref()
            && let Some(deleter) = tensor.deleter
        {
            deleter(managed);
        }
    }
}

/// The same for a tensor from before DLPack 1.0.
///
/// # Safety
/// As [`release`].
pub(super) unsafe fn release_legacy(managed: *mut DLManagedTensor) {
    // SAFETY: see above.
    unsafe {
        if let Some(tensor) = managed.as_ref()
            && let Some(deleter) = tensor.deleter
        {
            deleter(managed);
        }
    }
}

unsafe fn is_named(object: *mut PyObject, name: &CStr) -> bool {
    // SAFETY: the caller passes a live object.
    unsafe { py::PyCapsule_IsValid(object, name.as_ptr()) != 0 }
}

/// Whether an object is a capsule, of any kind.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn is_capsule(object: *mut PyObject) -> bool {
    // SAFETY: live (see above).
    unsafe { py::PyCapsule_CheckExact(object) != 0 }
}

/// Takes the tensor out of a capsule of either kind; it stays inside when it cannot be taken.
///
/// # Safety
/// `object` is live. A capsule of that name holds what DLPack says.
pub(super) unsafe fn consume(
    object: *mut PyObject,
    requirements: Requirements,
) -> Result<*mut ObjectHeader> {
    let (alignment, contiguous) = (requirements.alignment, requirements.contiguous.into());
    let mut handle = null_mut();
    // SAFETY: see above; a valid capsule holds a pointer that is not null.
    unsafe {
        let used = if is_named(object, VERSIONED) {
            let managed = py::PyCapsule_GetPointer(object, VERSIONED.as_ptr()).cast();
            error::check(ffi::TVMFFITensorFromDLPackVersioned(
                managed,
                alignment,
                contiguous,
                &raw mut handle,
            ))?;
            USED_VERSIONED
        } else if is_named(object, LEGACY) {
            let managed = py::PyCapsule_GetPointer(object, LEGACY.as_ptr()).cast();
            error::check(ffi::TVMFFITensorFromDLPack(
                managed,
                alignment,
                contiguous,
                &raw mut handle,
            ))?;
            USED_LEGACY
        } else {
            return Err(refused(object));
        };
        // The tensor is ours now, so nothing below may fail: both only write a field.
        let renamed = check(py::PyCapsule_SetDestructor(object, None))
            .and_then(|()| check(py::PyCapsule_SetName(object, used.as_ptr())));
        if let Err(raised) = renamed {
            fishplate_abi::dec_ref(handle.cast());
            return Err(raised);
        }
    }
    Ok(handle.cast())
}

#[cold]
unsafe fn refused(object: *mut PyObject) -> crate::python::Raised {
    // SAFETY: the caller passes a live object.
    unsafe {
        if is_named(object, USED_LEGACY) || is_named(object, USED_VERSIONED) {
            return value_error(
                "the DLPack capsule was used before: a PyCapsule can only be consumed once",
            );
        }
        if !is_capsule(object) {
            let got = type_name(object);
            return type_error(format!(
                "Expect from_dlpack to take either a compatible tensor or PyCapsule, got {got}"
            ));
        }
        let name = py::PyCapsule_GetName(object);
        let name = match name.is_null() {
            true => "no name".into(),
            false => CStr::from_ptr(name).to_string_lossy(),
        };
        type_error(format!(
            "Expect from_dlpack to take either a compatible tensor or PyCapsule named dltensor or \
             dltensor_versioned, got a capsule named {name}"
        ))
    }
}

unsafe extern "C" fn drop_legacy(capsule: *mut PyObject) {
    // SAFETY: called by Python for a capsule made below; one that was taken has another name.
    unsafe {
        if is_named(capsule, LEGACY) {
            release_legacy(py::PyCapsule_GetPointer(capsule, LEGACY.as_ptr()).cast());
        }
    }
}

unsafe extern "C" fn drop_versioned(capsule: *mut PyObject) {
    // SAFETY: as above.
    unsafe {
        if is_named(capsule, VERSIONED) {
            release(py::PyCapsule_GetPointer(capsule, VERSIONED.as_ptr()).cast());
        }
    }
}

/// A capsule around a tensor from before DLPack 1.0, which is given.
///
/// # Safety
/// `managed` is a valid tensor that is the caller's to give.
pub(super) unsafe fn legacy(managed: *mut DLManagedTensor) -> Result<Owned> {
    // SAFETY: see above.
    unsafe {
        let name = LEGACY.as_ptr();
        let made = Owned::steal(py::PyCapsule_New(managed.cast(), name, Some(drop_legacy)));
        if made.is_err() {
            release_legacy(managed);
        }
        made
    }
}

/// A capsule around a tensor, which is given.
///
/// # Safety
/// As [`legacy`].
pub(super) unsafe fn versioned(managed: *mut DLManagedTensorVersioned) -> Result<Owned> {
    // SAFETY: see above.
    unsafe {
        let name = VERSIONED.as_ptr();
        let made = Owned::steal(py::PyCapsule_New(managed.cast(), name, Some(drop_versioned)));
        if made.is_err() {
            release(managed);
        }
        made
    }
}
