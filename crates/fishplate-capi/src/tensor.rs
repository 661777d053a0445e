//! Exports of the "DLPack" section of the header. Tested by tests/c/tensor.c.

use std::ffi::c_int;
use std::ptr::NonNull;

use fishplate_abi::{DLManagedTensor, DLManagedTensorVersioned, DLTensor, ObjectHandle};
use fishplate_runtime::raised::guard;
use fishplate_runtime::tensor::{Requirements, TensorObj};
use fishplate_runtime::{Error, Object, Result, type_table};

use crate::pointer::{input, output};

/// # Safety
/// `handle` is null or a live object for `'a`.
#[inline(always)]
unsafe fn tensor<'a>(handle: ObjectHandle, name: &str) -> Result<&'a TensorObj> {
    // SAFETY: `handle` is null or points to a valid value, by this function's contract.
    let object = unsafe { input(handle.cast::<Object>(), name) }?;
    object.downcast().ok_or_else(|| {
        let key = type_table::key(object.type_index());
        Error::type_error(format!("Argument `{name}` is not a tensor but `{key}`"))
    })
}

#[inline(always)]
fn managed<T>(pointer: *mut T) -> Result<NonNull<T>> {
    let pointer = output(pointer, "from")?;
    // SAFETY: `output` refuses null.
    Ok(unsafe { NonNull::new_unchecked(pointer) })
}

/// Takes over a tensor in the form before DLPack 1.0. On error the caller keeps it.
///
/// # Safety
/// `from` is null or a valid tensor; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITensorFromDLPack(
    from: *mut DLManagedTensor,
    require_alignment: i32,
    require_contiguous: i32,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFITensorFromDLPack", || {
        let (from, out) = (managed(from)?, output(out, "out")?);
        let requirements =
            Requirements { alignment: require_alignment, contiguous: require_contiguous != 0 };
        // SAFETY: `out` is not null and points to writable storage; `from` is null or a valid
        // DLPack tensor, by this function's contract.
        unsafe { out.write(TensorObj::from_dlpack(from, requirements)?.into_handle()) };
        Ok(())
    })
}

/// Takes over a tensor. On error the caller keeps it.
///
/// # Safety
/// `from` is null or a valid tensor; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITensorFromDLPackVersioned(
    from: *mut DLManagedTensorVersioned,
    require_alignment: i32,
    require_contiguous: i32,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFITensorFromDLPackVersioned", || {
        let (from, out) = (managed(from)?, output(out, "out")?);
        let requirements =
            Requirements { alignment: require_alignment, contiguous: require_contiguous != 0 };
        // SAFETY: `out` is not null and points to writable storage; `from` is null or a valid
        // DLPack tensor, by this function's contract.
        unsafe { out.write(TensorObj::from_dlpack_versioned(from, requirements)?.into_handle()) };
        Ok(())
    })
}

/// Exports a tensor in the form before DLPack 1.0.
///
/// # Safety
/// `from` is null or a live object; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITensorToDLPack(
    from: ObjectHandle,
    out: *mut *mut DLManagedTensor,
) -> c_int {
    guard("TVMFFITensorToDLPack", || {
        let out = output(out, "out")?;
        // SAFETY: `out` is not null and points to writable storage; `from` is null or a live
        // object, by this function's contract.
        unsafe { out.write(tensor(from, "from")?.to_dlpack().as_ptr()) };
        Ok(())
    })
}

/// Exports a tensor.
///
/// # Safety
/// `from` is null or a live object; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITensorToDLPackVersioned(
    from: ObjectHandle,
    out: *mut *mut DLManagedTensorVersioned,
) -> c_int {
    guard("TVMFFITensorToDLPackVersioned", || {
        let out = output(out, "out")?;
        // SAFETY: `out` is not null and points to writable storage; `from` is null or a live
        // object, by this function's contract.
        unsafe { out.write(tensor(from, "from")?.to_dlpack_versioned().as_ptr()) };
        Ok(())
    })
}

/// Creates a tensor over the memory of another.
///
/// # Safety
/// `source` is null or a live object; `prototype` is null or a tensor whose shape and strides are as
/// long as it says, with data in the memory of `source`; `out` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFITensorCreateUnsafeView(
    source: ObjectHandle,
    prototype: *const DLTensor,
    out: *mut ObjectHandle,
) -> c_int {
    guard("TVMFFITensorCreateUnsafeView", || {
        let out = output(out, "out")?;
        // SAFETY: `source` is null or a live object and `prototype` null or a valid tensor, by this
        // function's contract.
        let view =
            unsafe { TensorObj::view(tensor(source, "source")?, input(prototype, "prototype")?) }?;
        // SAFETY: `out` is not null and points to writable storage, by this function's contract.
        unsafe { out.write(view.into_handle()) };
        Ok(())
    })
}
