//! The allocator of new tensors for kernels: that of the thread, or that of the process.

use std::cell::Cell;
use std::ffi::{CStr, c_char, c_int, c_void};
use std::ptr::NonNull;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{DLPackManagedTensorAllocator, DLTensor, error_kind};

use crate::error::{Error, Result};
use crate::object::Ref;
use crate::raised;
use crate::tensor::{self, Requirements, TensorObj, check};

static PROCESS: AtomicPtr<c_void> = AtomicPtr::new(std::ptr::null_mut());

thread_local! {
    static THREAD: Cell<Option<DLPackManagedTensorAllocator>> = const { Cell::new(None) };
}

/// The current allocator: that of the thread, else that of the process.
#[inline]
pub fn get() -> Option<DLPackManagedTensorAllocator> {
    THREAD.get().or_else(|| {
        let allocator = PROCESS.load(Ordering::Acquire);
        // SAFETY: `set` stores functions of this type; null is `None`.
        unsafe {
            std::mem::transmute::<*mut c_void, Option<DLPackManagedTensorAllocator>>(allocator)
        }
    })
}

/// Sets the thread's allocator and, on request, that of the process; returns the thread's previous one.
pub fn set(
    allocator: Option<DLPackManagedTensorAllocator>,
    for_process: bool,
) -> Option<DLPackManagedTensorAllocator> {
    if for_process {
        let pointer = allocator.map_or(std::ptr::null_mut(), |f| f as *mut c_void);
        PROCESS.store(pointer, Ordering::Release);
    }
    THREAD.replace(allocator)
}

/// Result of an allocator.
pub enum Allocation {
    /// A tensor.
    Tensor(Ref<TensorObj>),
    /// Its non-zero status, with the error raised on this thread.
    Failed(c_int),
}

/// Creates a tensor like `prototype` with the current allocator.
///
/// # Safety
/// The shape of `prototype` is as long as it says.
pub unsafe fn allocate(prototype: &mut DLTensor) -> Result<Allocation> {
    let allocator = get().ok_or_else(|| {
        Error::runtime(
            "TVMFFIEnvTensorAlloc: allocator is nullptr, \
             likely because TVMFFIEnvSetDLPackManagedTensorAllocator has not been called.",
        )
    })?;
    // SAFETY: the caller guarantees that the shape of `prototype` is as long as it says.
    unsafe { check::shape(prototype) }?;
    let mut out = std::ptr::null_mut();
    crate::lock::none_held("a tensor allocator");
    // SAFETY: the allocator's contract: a prototype, a place for the tensor, a way to report errors.
    let status =
        unsafe { allocator(prototype, &raw mut out, std::ptr::null_mut(), Some(raise_from_c)) };
    if status != raised::OK {
        raise_unless_raised(status);
        return Ok(Allocation::Failed(status));
    }
    let managed = NonNull::new(out).ok_or_else(|| {
        Error::runtime(
            "Check failed: (dlpack_tensor != nullptr) is false: TVMFFIEnvTensorAlloc: \
             failed to allocate a tensor from the allocator",
        )
    })?;
    // SAFETY: the allocator's contract: a valid tensor that we own now.
    match unsafe { TensorObj::from_dlpack_versioned(managed, Requirements::default()) } {
        Ok(tensor) => Ok(Allocation::Tensor(tensor)),
        Err(error) => {
            // SAFETY: the allocator's contract: a valid tensor that we own now. Nobody else will release it.
            unsafe { tensor::release(managed) };
            Err(error)
        }
    }
}

#[cold]
fn raise_unless_raised(status: c_int) {
    let error = raised::take().unwrap_or_else(|| {
        Error::runtime(format!("The tensor allocator returned {status} without an error"))
    });
    raised::set_with_trace(error);
}

/// The function by which an allocator reports an error.
unsafe extern "C" fn raise_from_c(_: *mut c_void, kind: *const c_char, message: *const c_char) {
    let text = |text: *const c_char, fallback: &'static str| {
        if text.is_null() {
            return fallback.as_bytes();
        }
        // SAFETY: not null, and a C string by the contract of the callback.
        unsafe { CStr::from_ptr(text) }.to_bytes()
    };
    let kind = text(kind, error_kind::RUNTIME_ERROR);
    let message = text(message, "The tensor allocator failed");
    raised::set_with_trace(Error::with_parts(kind, message, b"", None, None));
}

#[cfg(test)]
mod tests;
