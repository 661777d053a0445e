//! Which allocator is current, and the handling of its results.

use std::cell::Cell;
use std::ffi::{c_int, c_void};

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLManagedTensorVersioned, DLPACK_VERSION,
    DLPackSetError, DLTensor,
};

use super::{Allocation, allocate, get, set};
use crate::error::Result;
use crate::raised;

thread_local! {
    static RELEASED: Cell<usize> = const { Cell::new(0) };
}

unsafe extern "C" fn release(managed: *mut DLManagedTensorVersioned) {
    RELEASED.set(RELEASED.get() + 1);
    // SAFETY: the allocators below leak a box.
    drop(unsafe { Box::from_raw(managed) });
}

type Out = *mut *mut DLManagedTensorVersioned;

unsafe extern "C" fn good(
    prototype: *mut DLTensor,
    out: Out,
    _: *mut c_void,
    _: Option<DLPackSetError>,
) -> c_int {
    let managed = DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: std::ptr::null_mut(),
        deleter: Some(release),
        flags: 0,
        // SAFETY: `allocate` passes a valid prototype.
        dl_tensor: unsafe { *prototype },
    };
    // SAFETY: `allocate` passes a place for the tensor.
    unsafe { out.write(Box::into_raw(Box::new(managed))) };
    0
}

unsafe extern "C" fn future_version(
    prototype: *mut DLTensor,
    out: Out,
    context: *mut c_void,
    set_error: Option<DLPackSetError>,
) -> c_int {
    // SAFETY: as for `good`.
    unsafe {
        good(prototype, out, context, set_error);
        (**out).version.major = 9;
    }
    0
}

unsafe extern "C" fn failing(
    _: *mut DLTensor,
    _: Out,
    context: *mut c_void,
    set_error: Option<DLPackSetError>,
) -> c_int {
    // SAFETY: the callback takes C strings, or null.
    unsafe { set_error.unwrap()(context, c"MemoryError".as_ptr(), std::ptr::null()) };
    -2
}

unsafe extern "C" fn silent(
    _: *mut DLTensor,
    _: Out,
    _: *mut c_void,
    _: Option<DLPackSetError>,
) -> c_int {
    -1
}

unsafe extern "C" fn nothing(
    _: *mut DLTensor,
    _: Out,
    _: *mut c_void,
    _: Option<DLPackSetError>,
) -> c_int {
    0
}

fn run(ndim: i32) -> Result<Allocation> {
    let mut shape = [2_i64, 3];
    let mut prototype = DLTensor {
        data: std::ptr::null_mut(),
        device: DLDevice { device_type: DLDeviceType::CPU, device_id: 0 },
        ndim,
        dtype: DLDataType { code: DLDataTypeCode::FLOAT, bits: 32, lanes: 1 },
        shape: shape.as_mut_ptr(),
        strides: std::ptr::null_mut(),
        byte_offset: 0,
    };
    // SAFETY: the shape has two extents, and a wrong count must be found first.
    unsafe { allocate(&mut prototype) }
}

fn error_of(result: Result<Allocation>) -> String {
    match result {
        Err(error) => error.to_string(),
        Ok(Allocation::Failed(status)) => {
            assert_ne!(status, 0);
            raised::take().unwrap().to_string()
        }
        Ok(Allocation::Tensor(_)) => panic!("a tensor came back"),
    }
}

#[test]
fn the_threads_allocator_goes_before_the_processs() {
    assert!(get().is_none());
    assert!(
        error_of(run(2)).starts_with("RuntimeError: TVMFFIEnvTensorAlloc: allocator is nullptr")
    );
    assert!(set(Some(silent), true).is_none());
    // The process's allocator is current on other threads, and is not reported as the thread's.
    std::thread::spawn(|| {
        assert!(get().is_some());
        assert!(set(Some(good), false).is_none());
        assert!(matches!(run(2), Ok(Allocation::Tensor(_))));
        assert!(set(None, false).is_some());
        assert!(error_of(run(2)).contains("returned -1 without an error"));
    })
    .join()
    .unwrap();
    assert!(set(None, true).is_some());
    assert!(get().is_none());
}

#[test]
fn answers_of_allocators() {
    set(Some(good), false);
    assert!(error_of(run(-5)).contains("-5 dimensions"));
    let Ok(Allocation::Tensor(tensor)) = run(2) else { panic!("no tensor") };
    drop(tensor);
    assert_eq!(RELEASED.get(), 1);
    set(Some(failing), false);
    assert!(matches!(run(2), Ok(Allocation::Failed(-2))));
    assert_eq!(raised::take().unwrap().to_string(), "MemoryError: The tensor allocator failed");
    set(Some(nothing), false);
    assert!(error_of(run(2)).contains("failed to allocate a tensor from the allocator"));
    // We must release a tensor that is refused.
    set(Some(future_version), false);
    assert!(error_of(run(2)).contains("DLPack version 9"));
    assert_eq!(RELEASED.get(), 2);
    set(None, false);
}
