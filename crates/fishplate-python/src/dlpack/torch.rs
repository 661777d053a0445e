//! Tensors of a torch that has no C exchange API: by its Python functions.

use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate_abi::{
    DLDeviceType, DLPACK_VERSION, DLPackExchangeApi, DLPackExchangeApiHeader, RawAny,
};

use super::{capsule, import, keep};
use crate::argument::{Frame, NO_DEVICE, Row};
use crate::class::ClassCell;
use crate::python::{
    Owned, PyObject, Result, as_address, call, get_attr, import as import_module, name,
};
use crate::tensor::dl_tensor;

/// `torch.utils.dlpack.to_dlpack`, `torch.from_dlpack` and the function that gives the current
/// stream, looked up once.
static TO_DLPACK: ClassCell = ClassCell::new();
static FROM_DLPACK: ClassCell = ClassCell::new();
static CURRENT_STREAM: ClassCell = ClassCell::new();

/// A function of torch, kept in `cell`.
fn function(
    cell: &'static ClassCell,
    find: impl FnOnce(&Owned) -> Result<Owned>,
) -> Result<*mut PyObject> {
    if cell.get().is_null() {
        cell.set(find(&import_module(c"torch")?)?);
    }
    Ok(cell.get())
}

fn to_dlpack() -> Result<*mut PyObject> {
    function(&TO_DLPACK, |_| {
        let module = import_module(c"torch.utils.dlpack")?;
        // SAFETY: live objects.
        unsafe { get_attr(module.as_ptr(), name!("to_dlpack")?) }
    })
}

fn from_dlpack() -> Result<*mut PyObject> {
    // SAFETY: live objects.
    function(&FROM_DLPACK, |torch| unsafe { get_attr(torch.as_ptr(), name!("from_dlpack")?) })
}

fn current_stream() -> Result<*mut PyObject> {
    // SAFETY: live objects.
    function(&CURRENT_STREAM, |torch| unsafe {
        let native = get_attr(torch.as_ptr(), name!("_C")?)?;
        get_attr(native.as_ptr(), name!("_cuda_getCurrentRawStream")?)
    })
}

/// Says that results come back as torch's tensors, by [`from_tensor`]: none of its entries is used.
static API: Shared = Shared(DLPackExchangeApi {
    header: DLPackExchangeApiHeader { version: DLPACK_VERSION, prev_api: null_mut() },
    managed_tensor_allocator: None,
    managed_tensor_from_py_object_no_sync: None,
    managed_tensor_to_py_object_no_sync: None,
    dltensor_from_py_object_no_sync: None,
    current_work_stream: None,
});

struct Shared(DLPackExchangeApi);

// SAFETY: immutable; its one pointer is null.
unsafe impl Sync for Shared {}

/// Whether results should come back as tensors of a torch that has no table.
pub(crate) fn is_fallback(api: *const DLPackExchangeApi) -> bool {
    std::ptr::eq(api, &raw const API.0)
}

/// A tensor of torch over a `Tensor`.
///
/// # Safety
/// `tensor` is live.
pub(crate) unsafe fn from_tensor(tensor: *mut PyObject) -> Result<Owned> {
    // SAFETY: live (see above).
    unsafe { call(from_dlpack()?, &[tensor]) }
}

pub(crate) unsafe fn set_torch(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of torch.Tensor.
    unsafe {
        let exported = call(to_dlpack()?, &[object])?;
        let handle = capsule::consume(exported.as_ptr(), import::NO_REQUIREMENTS)?;
        keep(frame, handle, out)?;
        if frame.api.is_null() {
            frame.api = &raw const API.0;
        }
        let device = dl_tensor(handle).device;
        let on_gpu = [DLDeviceType::CUDA, DLDeviceType::ROCM].contains(&device.device_type);
        if on_gpu && frame.device.device_type == NO_DEVICE.device_type {
            let index = Owned::int(device.device_id.into())?;
            let stream = call(current_stream()?, &[index.as_ptr()])?;
            frame.stream = as_address(stream.as_ptr())? as *mut c_void;
            frame.device = device;
        }
    }
    Ok(())
}
