//! The capsules that `__dlpack__` returns: made once, taken once.

use std::ffi::CStr;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use fishplate_abi::{DLManagedTensor, DLManagedTensorVersioned};
use pyo3_ffi as py;

use super::import::Requirements;
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, PyObject, Python, Raised, Result, check, new_capsule, type_error, type_name,
    value_error,
};
use crate::{error, ffi};

const LEGACY: &CStr = c"dltensor";
pub(super) const VERSIONED: &CStr = c"dltensor_versioned";
const USED_LEGACY: &CStr = c"used_dltensor";
const USED_VERSIONED: &CStr = c"used_dltensor_versioned";

/// A kind of managed tensor: that of DLPack 1.0, or the one from before.
pub(crate) trait Kind {
    /// Its deleter.
    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)>;
}

impl Kind for DLManagedTensorVersioned {
    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)> {
        self.deleter
    }
}

impl Kind for DLManagedTensor {
    fn deleter(&self) -> Option<unsafe extern "C" fn(*mut Self)> {
        self.deleter
    }
}

/// A managed tensor that is ours: its deleter runs unless somebody takes it.
#[repr(transparent)]
pub(crate) struct Managed<T: Kind = DLManagedTensorVersioned>(NonNull<T>);

impl<T: Kind> Managed<T> {
    /// Takes over a tensor, if there is one.
    ///
    /// # Safety
    /// `managed` is null, or a valid tensor that is the caller's to give.
    pub(crate) unsafe fn from_raw(managed: *mut T) -> Option<Managed<T>> {
        NonNull::new(managed).map(Managed)
    }

    /// Takes over a tensor that was made here, whose deleter frees it.
    pub(crate) fn from_leaked(managed: &'static mut T) -> Managed<T> {
        Managed(NonNull::from(managed))
    }

    /// The tensor.
    pub(crate) fn get(&self) -> &T {
        // SAFETY: a valid tensor, which is ours.
        unsafe { self.0.as_ref() }
    }

    /// The tensor, for C functions that borrow it.
    pub(crate) fn as_ptr(&self) -> *mut T {
        self.0.as_ptr()
    }

    /// The tensor, now the caller's.
    pub(crate) fn into_raw(self) -> *mut T {
        ManuallyDrop::new(self).0.as_ptr()
    }
}

impl<T: Kind> Drop for Managed<T> {
    fn drop(&mut self) {
        if let Some(deleter) = self.get().deleter() {
            // SAFETY: the tensor's own deleter, called once.
            unsafe { deleter(self.0.as_ptr()) };
        }
    }
}

/// Takes the tensor out of a capsule of either kind; it stays inside when it cannot be taken.
pub(super) fn consume(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    let py = object.py();
    let (alignment, contiguous) = (requirements.alignment, requirements.contiguous.into());
    let mut made = None;
    let (status, used) = if let Some(managed) = object.capsule_pointer(VERSIONED) {
        let (managed, out) = (managed.as_ptr().cast(), &mut made);
        // SAFETY: a capsule of that name holds such a tensor, which the function takes unless it fails.
        let status =
            unsafe { ffi::TVMFFITensorFromDLPackVersioned(managed, alignment, contiguous, out) };
        (status, USED_VERSIONED)
    } else if let Some(managed) = object.capsule_pointer(LEGACY) {
        let (managed, out) = (managed.as_ptr().cast(), &mut made);
        // SAFETY: a capsule of that name holds such a tensor, which the function takes unless it fails.
        let status = unsafe { ffi::TVMFFITensorFromDLPack(managed, alignment, contiguous, out) };
        (status, USED_LEGACY)
    } else {
        return Err(refused(object));
    };
    error::check(py, status)?;
    let tensor = ffi::object(py, made)?;
    // The tensor is ours now, so nothing below may fail: both only write a field.
    // SAFETY: a capsule.
    check(unsafe { py::PyCapsule_SetDestructor(object.as_ptr(), None) })?;
    // SAFETY: a capsule, and a name that lives for good.
    check(unsafe { py::PyCapsule_SetName(object.as_ptr(), used.as_ptr()) })?;
    Ok(tensor)
}

#[cold]
fn refused(object: Borrowed<'_>) -> Raised {
    let py = object.py();
    if !object.is_capsule() {
        let got = type_name(object);
        return type_error(
            py,
            format!(
                "Expect from_dlpack to take either a compatible tensor or PyCapsule, got {got}"
            ),
        );
    }
    let name = object.capsule_name();
    if name.is_some_and(|name| [USED_LEGACY, USED_VERSIONED].contains(&name)) {
        return value_error(
            py,
            "the DLPack capsule was used before: a PyCapsule can only be consumed once",
        );
    }
    let name = name.map_or("no name".into(), CStr::to_string_lossy);
    type_error(
        py,
        format!(
            "Expect from_dlpack to take either a compatible tensor or PyCapsule named dltensor or \
         dltensor_versioned, got a capsule named {name}"
        ),
    )
}

/// Lets go of the tensor in a capsule made below; one that was taken has another name.
fn drop_content<T: Kind>(capsule: *mut PyObject, name: &CStr) {
    // SAFETY: Python passes a live capsule.
    let capsule: Borrowed<'_> = unsafe { Borrowed::from_ptr(capsule) };
    if let Some(managed) = capsule.capsule_pointer(name) {
        // SAFETY: a capsule of that name holds such a tensor, which is its own.
        drop(unsafe { Managed::<T>::from_raw(managed.as_ptr().cast()) });
    }
}

unsafe extern "C" fn drop_legacy(capsule: *mut PyObject) {
    drop_content::<DLManagedTensor>(capsule, LEGACY);
}

unsafe extern "C" fn drop_versioned(capsule: *mut PyObject) {
    drop_content::<DLManagedTensorVersioned>(capsule, VERSIONED);
}

/// A capsule around a tensor from before DLPack 1.0.
pub(super) fn legacy(py: Python<'_>, managed: Managed<DLManagedTensor>) -> Result<Owned> {
    // SAFETY: the destructor lets go of the tensor, which is given away below.
    let made = unsafe { new_capsule(py, managed.0.cast(), Some(LEGACY), Some(drop_legacy)) }?;
    let _given = managed.into_raw();
    Ok(made)
}

/// A capsule around a tensor.
pub(super) fn versioned(py: Python<'_>, managed: Managed) -> Result<Owned> {
    // SAFETY: the destructor lets go of the tensor, which is given away below.
    let made = unsafe { new_capsule(py, managed.0.cast(), Some(VERSIONED), Some(drop_versioned)) }?;
    let _given = managed.into_raw();
    Ok(made)
}
