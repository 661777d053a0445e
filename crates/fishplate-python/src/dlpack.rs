//! Tensors of other frameworks as arguments, by DLPack: NumPy arrays are read in place, classes
//! with a C exchange API through it, torch without one by its own functions, all others by
//! `__dlpack__`. Results, tensors that the callee allocates and the framework's stream go through the exchange API too.
//! Arrays that NumPy cannot export are left to NumPy to refuse.

mod capsule;
mod described;
mod exchange;
mod exchange_memory;
mod export;
mod held;
mod import;
mod numpy;
mod torch;

use std::mem::MaybeUninit;

use fishplate_abi::{DLDevice, DLDeviceType, DLPackExchangeApi, DLTensor, RawAny};

pub(crate) use capsule::Managed;
pub(crate) use described::Described;
pub(crate) use exchange::lend as lend_by_exchange;
pub(crate) use exchange::name_api as name_exchange_api;
pub(crate) use exchange::{api_of_class, first_device_of_container, install};
pub(crate) use export::{export, of_consumer, to_legacy, to_versioned};
pub(crate) use held::{Held, Loan};
pub(crate) use import::functions;
pub(crate) use numpy::{array_kind, find_class as find_numpy, lend, redirect};
pub(crate) use torch::{from_tensor as torch_from_tensor, is_fallback, set_torch};

use crate::argument::{Frame, NO_DEVICE, Row, api_of, put};
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, Python, Result, as_address, call, call_method0, clear_error, find_attr,
    get_attr, import, name, str_utf8,
};

/// Whether `TVM_FFI_SKIP_DLPACK_C_EXCHANGE_API` turns C exchange APIs off. Python's own copy of the environment is
/// asked: the C library's must not be read while another thread changes it.
pub(crate) fn skips_exchange_api(py: Python<'_>) -> Result<bool> {
    let os = import(py, c"os")?;
    let environment = get_attr(os.borrow(), name!(py, "environ")?)?;
    let get = get_attr(environment.borrow(), name!(py, "get")?)?;
    let value = call(get.borrow(), &[name!(py, "TVM_FFI_SKIP_DLPACK_C_EXCHANGE_API")?])?;
    Ok(value.borrow().is_str() && str_utf8(value.borrow())? == b"1")
}

/// A table that is never changed, so all threads may read it.
struct Table(DLPackExchangeApi);

// SAFETY: immutable; its one pointer is null.
unsafe impl Sync for Table {}

/// The row of a class that names a C exchange API, or of NumPy's arrays.
pub(crate) fn exchange_row(class: Borrowed<'_>) -> Result<Option<Row>> {
    if numpy::is_array_class(class)? {
        return Ok(Some(Row::new(set_numpy)));
    }
    if skips_exchange_api(class.py())? {
        return Ok(None);
    }
    let api = api_of_class(class)?;
    let usable = api.is_some_and(|api| api.managed_tensor_from_py_object_no_sync.is_some());
    Ok(usable.then_some(Row::exchanged(set_exchange, api)))
}

/// A number for tensors of a class with a C exchange API, as [`array_kind`] has one for arrays: of one element
/// type, rank and device. Nothing until one was passed to a function, which finds the table.
#[inline(never)]
pub(crate) fn exchange_kind(object: Borrowed<'_>) -> Option<u64> {
    let py = object.py();
    let api = api_of(object)?;
    let mut room = MaybeUninit::<DLTensor>::uninit();
    let described = match exchange::borrow(api, object, &mut room) {
        Ok(Some(tensor)) => tensor,
        // What is there, if anything, is not to be read.
        Ok(None) => return None,
        Err(_) => {
            // The way through Python meets the same error, and tells it.
            clear_error(py);
            return None;
        }
    };
    let (tensor, strides) = (described.raw(), described.strides()?);
    if tensor.dtype.lanes != 1 {
        return None;
    }
    let mut size: i64 = 1;
    for (&extent, &stride) in described.extents().iter().zip(strides).rev() {
        if extent < 1 || stride != size {
            return None;
        }
        size = size.checked_mul(extent)?;
    }
    let DLDevice { device_type, device_id } = tensor.device;
    let element = u64::from(tensor.dtype.code.0) << 8 | u64::from(tensor.dtype.bits);
    let place = u64::from(device_type.0 as u8) << 48 | u64::from(device_id as u8) << 8;
    let is_plain = size < 1 << 31 && tensor.ndim < 256 && (0..256).contains(&device_id);
    is_plain.then_some(place | element << 32 | 2 << 16 | tensor.ndim as u64)
}

/// Passes a tensor that was made for this call; returns where it lies.
fn keep(py: Python<'_>, frame: &mut Frame, made: FfiRef, out: &mut RawAny) -> Result<DLDevice> {
    put(out, made.borrow().view());
    let device = made.borrow().tensor().map_or(NO_DEVICE, |tensor| tensor.raw().device);
    frame.keep_object(py, made)?;
    Ok(device)
}

/// As [`keep`], of a tensor over the memory of a Python object.
fn keep_held(py: Python<'_>, frame: &mut Frame, held: Held, out: &mut RawAny) -> Result<()> {
    put(out, held.view());
    frame.keep_held(py, held)
}

/// An exact `numpy.ndarray`.
fn set_numpy(row: &Row, frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    match numpy::tensor_of(object)? {
        Some(held) => keep_held(object.py(), frame, held, out),
        // What cannot be taken as it lies: NumPy itself says what is wrong with it.
        None => set_dlpack(row, frame, object, out),
    }
}

/// A class with a C exchange API.
fn set_exchange(
    row: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let Some(api) = row.api else { return set_dlpack(row, frame, object, out) };
    let mut room = MaybeUninit::<DLTensor>::uninit();
    let borrowed = exchange::borrow(api, object, &mut room)?;
    let held = match borrowed {
        // SAFETY: a tensor that was borrowed from the object, which keeps its data.
        Some(tensor) => unsafe { held::hold_copy(object, tensor)? },
        None => None,
    };
    let device = match held {
        Some(held) => {
            keep_held(py, frame, held, out)?;
            borrowed.map_or(NO_DEVICE, |tensor| tensor.raw().device)
        }
        None => keep(py, frame, exchange::import(api, object, import::NO_REQUIREMENTS)?, out)?,
    };
    exchange::follow(py, frame, api, device)
}

/// Anything with `__dlpack__`.
pub(crate) fn set_dlpack(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let device = keep(py, frame, import::by_method(object, import::NO_REQUIREMENTS)?, out)?;
    if device.device_type == DLDeviceType::CPU || frame.device.device_type != NO_DEVICE.device_type
    {
        return Ok(());
    }
    let class = object.class().object();
    if find_attr(class, name!(py, "__tvm_ffi_env_stream__")?)?.is_some() {
        let name = name!(py, "__tvm_ffi_env_stream__")?;
        let stream: Owned = call_method0(object, name)?;
        frame.stream = as_address(stream.borrow())? as *mut std::ffi::c_void;
        frame.device = device;
    }
    Ok(())
}
