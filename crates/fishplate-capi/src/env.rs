//! Exports of the environment header: streams, the tensor allocator, signals. Those for modules are
//! in `module.rs`. Tested by tests/c/env.c.

use std::ffi::{CStr, c_char, c_int, c_void};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLPackManagedTensorAllocator, DLTensor, ObjectHandle, StreamHandle,
};
use fishplate_runtime::env::tensor_allocator::{self, Allocation};
use fishplate_runtime::env::{frontend, stream};
use fishplate_runtime::raised::{OK, RAISED, guard, guard_or};

use crate::pointer::{input, output};

fn device(device_type: i32, device_id: i32) -> DLDevice {
    DLDevice { device_type: DLDeviceType(device_type), device_id }
}

/// Makes a stream the thread's current one for a device.
///
/// # Safety
/// `opt_out_original_stream` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvSetStream(
    device_type: i32,
    device_id: i32,
    stream: StreamHandle,
    opt_out_original_stream: *mut StreamHandle,
) -> c_int {
    guard("TVMFFIEnvSetStream", || {
        let previous = stream::set(device(device_type, device_id), stream)?;
        if !opt_out_original_stream.is_null() {
            // SAFETY: `opt_out_original_stream` is not null and points to writable storage, by this
            // function's contract.
            unsafe { opt_out_original_stream.write(previous) };
        }
        Ok(())
    })
}

/// Returns the thread's current stream for a device; null if none was set.
#[unsafe(no_mangle)]
pub extern "C" fn TVMFFIEnvGetStream(device_type: i32, device_id: i32) -> StreamHandle {
    stream::get(device(device_type, device_id))
}

/// Sets the thread's tensor allocator and, on request, that of the process.
///
/// # Safety
/// `allocator` is null or follows the contract of its type for as long as it is set;
/// `opt_out_original_allocator` is null or points to writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvSetDLPackManagedTensorAllocator(
    allocator: Option<DLPackManagedTensorAllocator>,
    write_to_global_context: c_int,
    opt_out_original_allocator: *mut Option<DLPackManagedTensorAllocator>,
) -> c_int {
    let previous = tensor_allocator::set(allocator, write_to_global_context != 0);
    if !opt_out_original_allocator.is_null() {
        // SAFETY: `opt_out_original_allocator` is not null and points to writable storage, by this
        // function's contract.
        unsafe { opt_out_original_allocator.write(previous) };
    }
    OK
}

/// Returns the current tensor allocator; null if there is none.
#[unsafe(no_mangle)]
pub extern "C" fn TVMFFIEnvGetDLPackManagedTensorAllocator() -> Option<DLPackManagedTensorAllocator>
{
    tensor_allocator::get()
}

/// Creates a tensor with the current allocator.
///
/// # Safety
/// `prototype` is null or a tensor whose shape is as long as it says; `out` is null or points to
/// writable storage.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvTensorAlloc(
    prototype: *mut DLTensor,
    out: *mut ObjectHandle,
) -> c_int {
    guard_or("TVMFFIEnvTensorAlloc", RAISED, || {
        let prototype = output(prototype, "prototype")?;
        let out = output(out, "out")?;
        // SAFETY: `prototype` is not null and points to a valid tensor that nobody else uses, by
        // this function's contract.
        match unsafe { tensor_allocator::allocate(&mut *prototype) }? {
            Allocation::Tensor(tensor) => {
                // SAFETY: `out` is not null and points to writable storage, by this function's
                // contract.
                unsafe { out.write(tensor.into_handle()) };
                Ok(OK)
            }
            Allocation::Failed(status) => Ok(status),
        }
    })
}

/// Lets the frontend handle pending signals; returns non-zero if it has an error pending.
#[unsafe(no_mangle)]
pub extern "C" fn TVMFFIEnvCheckSignals() -> c_int {
    guard("TVMFFIEnvCheckSignals", frontend::check_signals)
}

/// Registers a function of the frontend's interpreter.
///
/// # Safety
/// `name` is null or a C string; `symbol` is null or the function with that name.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn TVMFFIEnvRegisterCAPI(name: *const c_char, symbol: *mut c_void) -> c_int {
    guard("TVMFFIEnvRegisterCAPI", || {
        // SAFETY: a C string, so at least its NUL is readable.
        unsafe { input(name, "name") }?;
        // SAFETY: `name` is not null; the caller guarantees that it is NUL-terminated, and that
        // `symbol` is the function with that name.
        unsafe { frontend::register(CStr::from_ptr(name).to_bytes(), symbol) }
    })
}
