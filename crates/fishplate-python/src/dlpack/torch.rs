//! Tensors of a torch without a C exchange API, through its Python functions.

use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate_abi::{
    DLDeviceType, DLPACK_VERSION, DLPackExchangeApi, DLPackExchangeApiHeader, RawAny,
};

use super::{Table, capsule, import, keep};
use crate::argument::{Frame, NO_DEVICE, Row};
use crate::python::{
    Borrowed, Kept, Owned, Python, Result, as_address, call, get_attr, import as import_module,
    name,
};

/// `torch.utils.dlpack.to_dlpack`, `torch.from_dlpack` and the function that returns the current
/// stream, looked up once.
static TO_DLPACK: Kept = Kept::new();
static FROM_DLPACK: Kept = Kept::new();
static CURRENT_STREAM: Kept = Kept::new();

fn to_dlpack(py: Python<'_>) -> Result<Borrowed<'_>> {
    TO_DLPACK.get_or(py, || {
        let module = import_module(py, c"torch.utils.dlpack")?;
        get_attr(module.borrow(), name!(py, "to_dlpack")?)
    })
}

fn from_dlpack(py: Python<'_>) -> Result<Borrowed<'_>> {
    FROM_DLPACK
        .get_or(py, || get_attr(import_module(py, c"torch")?.borrow(), name!(py, "from_dlpack")?))
}

fn current_stream(py: Python<'_>) -> Result<Borrowed<'_>> {
    CURRENT_STREAM.get_or(py, || {
        let native = get_attr(import_module(py, c"torch")?.borrow(), name!(py, "_C")?)?;
        get_attr(native.borrow(), name!(py, "_cuda_getCurrentRawStream")?)
    })
}

/// Marks that results are returned as torch tensors by [`from_tensor`]; none of its entries is
/// used.
static API: Table = Table(DLPackExchangeApi {
    header: DLPackExchangeApiHeader { version: DLPACK_VERSION, prev_api: null_mut() },
    managed_tensor_allocator: None,
    managed_tensor_from_py_object_no_sync: None,
    managed_tensor_to_py_object_no_sync: None,
    dltensor_from_py_object_no_sync: None,
    current_work_stream: None,
});

/// Whether results are returned as tensors of a torch without a table.
pub(crate) fn is_fallback(api: &DLPackExchangeApi) -> bool {
    std::ptr::eq(api, &raw const API.0)
}

/// Creates a torch tensor over a `Tensor`.
pub(crate) fn from_tensor(tensor: Borrowed<'_>) -> Result<Owned> {
    call(from_dlpack(tensor.py())?, &[tensor])
}

pub(crate) fn set_torch(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let exported = call(to_dlpack(py)?, &[object])?;
    let tensor = capsule::consume(exported.borrow(), import::NO_REQUIREMENTS)?;
    let device = keep(py, frame, tensor, out)?;
    frame.api.get_or_insert(&API.0);
    let on_gpu = [DLDeviceType::CUDA, DLDeviceType::ROCM].contains(&device.device_type);
    if on_gpu && frame.device.device_type == NO_DEVICE.device_type {
        let index = Owned::int(py, device.device_id.into())?;
        let stream = call(current_stream(py)?, &[index.borrow()])?;
        frame.stream = as_address(stream.borrow())? as *mut c_void;
        frame.device = device;
    }
    Ok(())
}
