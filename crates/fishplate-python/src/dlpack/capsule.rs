//! The capsules that `__dlpack__` returns: created once, consumed once.

use std::ffi::CStr;
use std::mem::ManuallyDrop;
use std::ptr::NonNull;

use fishplate_abi::{DLManagedTensor, DLManagedTensorVersioned};
use pyo3_ffi as py;

use super::import::Requirements;
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, PyObject, Python, Raised, Result, capi, check, in_section_of, new_capsule,
    type_error, type_name, value_error,
};
use crate::{error, ffi};

pub(super) const VERSIONED: &CStr = DLManagedTensorVersioned::NAME;
const USED_LEGACY: &CStr = c"used_dltensor";
const USED_VERSIONED: &CStr = c"used_dltensor_versioned";

/// The function that frees a managed tensor.
type Deleter<T> = unsafe extern "C" fn(*mut T);

/// A kind of managed tensor: that of DLPack 1.0, or the earlier one.
pub(crate) trait ManagedVersion: 'static {
    /// The name of its capsules.
    const NAME: &'static CStr;

    /// Its deleter.
    fn deleter(&self) -> Option<Deleter<Self>>;
}

impl ManagedVersion for DLManagedTensorVersioned {
    const NAME: &'static CStr = c"dltensor_versioned";

    fn deleter(&self) -> Option<Deleter<Self>> {
        self.deleter
    }
}

impl ManagedVersion for DLManagedTensor {
    const NAME: &'static CStr = c"dltensor";

    fn deleter(&self) -> Option<Deleter<Self>> {
        self.deleter
    }
}

/// An owned managed tensor: its deleter runs on drop, unless somebody takes it.
#[repr(transparent)]
pub(crate) struct Managed<T: ManagedVersion = DLManagedTensorVersioned>(NonNull<T>);

impl<T: ManagedVersion> Managed<T> {
    /// Takes over a tensor, if there is one.
    ///
    /// # Safety
    /// `managed` is null, or a valid tensor that the caller owns.
    pub(crate) unsafe fn from_raw(managed: *mut T) -> Option<Managed<T>> {
        NonNull::new(managed).map(Managed)
    }

    /// Takes over a tensor that was created here, whose deleter frees it.
    pub(crate) fn from_leaked(managed: &'static mut T) -> Managed<T> {
        Managed(NonNull::from(managed))
    }

    /// The tensor.
    pub(crate) fn get(&self) -> &T {
        // SAFETY: a valid tensor, which this owns.
        unsafe { self.0.as_ref() }
    }

    /// The tensor, for C functions that borrow it.
    pub(crate) fn as_ptr(&self) -> *mut T {
        self.0.as_ptr()
    }

    /// Gives the tensor to the caller.
    pub(crate) fn into_raw(self) -> *mut T {
        ManuallyDrop::new(self).0.as_ptr()
    }
}

impl<T: ManagedVersion> Drop for Managed<T> {
    fn drop(&mut self) {
        if let Some(deleter) = self.get().deleter() {
            // SAFETY: the tensor's own deleter, called once.
            unsafe { deleter(self.0.as_ptr()) };
        }
    }
}

/// Turns a managed tensor into an FFI tensor, if it meets the requirements.
pub(super) fn take(py: Python<'_>, managed: Managed, requirements: Requirements) -> Result<FfiRef> {
    let (alignment, contiguous) = (requirements.alignment, requirements.contiguous.into());
    let mut made = None;
    // SAFETY: a valid tensor, which the function takes unless it fails, and an address.
    let status = unsafe {
        ffi::TVMFFITensorFromDLPackVersioned(managed.as_ptr(), alignment, contiguous, &mut made)
    };
    error::check(py, status)?;
    let _taken = managed.into_raw();
    ffi::object(py, made)
}

/// Takes the tensor out of a capsule of either kind; it stays inside if it cannot be taken.
pub(super) fn consume(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    // Two threads may have the capsule.
    in_section_of(object, || consume_alone(object, requirements))
}

fn consume_alone(object: Borrowed<'_>, requirements: Requirements) -> Result<FfiRef> {
    let py = object.py();
    let (alignment, contiguous) = (requirements.alignment, requirements.contiguous.into());
    let mut made = None;
    let (status, used) = if let Some(managed) = object.capsule_pointer(VERSIONED) {
        let (managed, out) = (managed.as_ptr().cast(), &mut made);
        // SAFETY: a capsule of that name holds such a tensor, which the function takes unless it fails.
        let status =
            unsafe { ffi::TVMFFITensorFromDLPackVersioned(managed, alignment, contiguous, out) };
        (status, USED_VERSIONED)
    } else if let Some(managed) = object.capsule_pointer(DLManagedTensor::NAME) {
        let (managed, out) = (managed.as_ptr().cast(), &mut made);
        // SAFETY: a capsule of that name holds such a tensor, which the function takes unless it fails.
        let status = unsafe { ffi::TVMFFITensorFromDLPack(managed, alignment, contiguous, out) };
        (status, USED_LEGACY)
    } else {
        return Err(refused(object));
    };
    error::check(py, status)?;
    let tensor = ffi::object(py, made)?;
    // We own the tensor now, so nothing below may fail: both calls only write a field.
    // SAFETY: a capsule.
    check(unsafe { py::PyCapsule_SetDestructor(object.as_ptr(), None) })?;
    // SAFETY: the name says that the tensor was taken out.
    check(unsafe { capi::PyCapsule_SetName(object, used.into()) })?;
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

/// Drops the tensor in a capsule made below; a consumed one has another name.
unsafe extern "C" fn drop_content<T: ManagedVersion>(capsule: *mut PyObject) {
    // SAFETY: Python passes a live capsule.
    let capsule: Borrowed<'_> = unsafe { Borrowed::from_ptr(capsule) };
    if let Some(managed) = capsule.capsule_pointer(T::NAME) {
        // SAFETY: a capsule of that name owns such a tensor.
        drop(unsafe { Managed::<T>::from_raw(managed.as_ptr().cast()) });
    }
}

/// Creates a capsule around a tensor.
pub(super) fn make<T: ManagedVersion>(py: Python<'_>, managed: Managed<T>) -> Result<Owned> {
    let destructor: py::PyCapsule_Destructor = drop_content::<T>;
    // SAFETY: the destructor drops the tensor, which is given away below.
    let made = unsafe { new_capsule(py, managed.0.cast(), Some(T::NAME), Some(destructor)) }?;
    let _given = managed.into_raw();
    Ok(made)
}
