//! Tensors of other frameworks as arguments, by DLPack. NumPy arrays are read in place. Classes with a C exchange API
//! go through it, torch without one through its own functions, all others through `__dlpack__` or
//! `__cuda_array_interface__`. Results, tensors that the callee allocates and the framework's stream go through the
//! exchange API, too. NumPy itself refuses the arrays that it cannot export.

mod capsule;
mod cuda_array;
mod described;
mod exchange;
mod exchange_memory;
mod export;
mod held;
mod import;
mod numpy;
mod torch;

use std::ffi::CStr;
use std::mem::MaybeUninit;

use fishplate_abi::{DLDevice, DLDeviceType, DLPackExchangeApi, DLTensor, RawAny};

pub(crate) use capsule::Managed;
pub(crate) use cuda_array::set_cuda_array;
pub(crate) use described::Described;
pub(crate) use exchange::lend as lend_by_exchange;
pub(crate) use exchange::name_api as name_exchange_api;
pub(crate) use exchange::{api_of_class, first_device_of_container, install};
pub(crate) use export::{export, of_consumer, to_legacy, to_versioned};
pub(crate) use held::{EMPTY, Held, Loan};
pub(crate) use import::functions;
pub(crate) use numpy::{array_kind, find_class as find_numpy, lend, lend_read_only, redirect};
pub(crate) use torch::{from_tensor as torch_from_tensor, is_fallback, set_torch};

use import::Requirements;

use crate::argument::{Frame, NO_DEVICE, Row, api_of, put};
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, Python, Result, as_address, call, call_method0, clear_error, find_attr,
    get_attr, import, is_loaded_instance, name, new_str, str_utf8,
};
use crate::tensor;

/// Whether `TVM_FFI_SKIP_DLPACK_C_EXCHANGE_API` turns C exchange APIs off. This reads Python's copy of the environment:
/// the C library's must not be read while another thread changes it.
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

/// Set only in the kinds of our own tensors.
const OWN: u64 = 1 << 63;

/// Returns a number for our own tensors with one element type, device and layout, for which a function is compiled.
/// Different tensors very rarely get the same number; then the function checks its arguments, and refuses them.
#[inline(never)]
pub(crate) fn own_kind(object: Borrowed<'_>) -> Option<u64> {
    let described = tensor::own(object)?.tensor()?;
    let raw = described.raw();
    let DLDevice { device_type, device_id } = raw.device;
    let mut kind = 0;
    let mut mix = |number: i64| {
        // The hash of Fx, rotated so that the upper half counts as well.
        kind = (u64::rotate_left(kind, 23) ^ number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15);
    };
    mix(i64::from(device_type.0) << 32 | i64::from(device_id));
    mix(i64::from(raw.dtype.code.0) << 32
        | i64::from(raw.dtype.bits) << 16
        | i64::from(raw.dtype.lanes));
    mix(i64::from(raw.ndim));
    described.extents().iter().chain(described.strides()?).for_each(|number| mix(*number));
    Some((kind ^ kind >> 32) | OWN)
}

/// Returns a number for tensors of a class with a C exchange API, as [`array_kind`] does for arrays: one per element
/// type, rank and device. `None` until one was passed to a function, which finds the table.
#[inline(never)]
pub(crate) fn exchange_kind(object: Borrowed<'_>) -> Option<u64> {
    let py = object.py();
    let api = api_of(object)?;
    let mut room = MaybeUninit::<DLTensor>::uninit();
    let described = match exchange::borrow(api, object, &mut room) {
        Ok(Some(tensor)) => tensor,
        // The result must not be read, if there is one.
        Ok(None) => return None,
        Err(_) => {
            // The path through Python meets the same error, and reports it.
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

/// Passes a tensor that was created for this call; returns its device.
fn keep(py: Python<'_>, frame: &mut Frame, made: FfiRef, out: &mut RawAny) -> Result<DLDevice> {
    put(out, made.borrow().view());
    let device = made.borrow().tensor().map_or(NO_DEVICE, |tensor| tensor.raw().device);
    frame.keep_object(py, made)?;
    Ok(device)
}

/// Does the same as [`keep`] for a tensor over the memory of a Python object.
fn keep_held(py: Python<'_>, frame: &mut Frame, held: Held, out: &mut RawAny) -> Result<()> {
    put(out, held.view());
    frame.keep_held(py, held)
}

/// Passes an exact `numpy.ndarray`.
fn set_numpy(row: &Row, frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    match numpy::tensor_of(object, frame.reads_only)? {
        Some(held) => keep_held(object.py(), frame, held, out),
        // The array cannot be read in place: NumPy itself reports the reason.
        None => set_dlpack(row, frame, object, out),
    }
}

/// Passes an object of a class with a C exchange API.
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
        // SAFETY: a tensor that was borrowed from the object, which keeps its data alive.
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

/// Classes whose arrays are immutable, by module and name. Their DLPack export does not say so.
const IMMUTABLE: [(&CStr, &str, &str); 2] = [
    (c"jax", "Array", "JAX arrays are immutable"),
    (c"pyarrow", "Array", "Arrow arrays are immutable"),
];

/// The reason why an array must not be written, if there is one.
pub(crate) fn why_immutable(object: Borrowed<'_>) -> Result<Option<&'static str>> {
    if numpy::is_read_only(object) {
        return Ok(Some("the array is read-only"));
    }
    for (module, class, reason) in IMMUTABLE {
        let class = new_str(object.py(), class)?;
        if is_loaded_instance(object, module, class.borrow())? {
            return Ok(Some(reason));
        }
    }
    Ok(None)
}

/// Passes any object with `__dlpack__`.
pub(crate) fn set_dlpack(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let py = object.py();
    let requirements = Requirements { read_only: frame.reads_only, ..import::NO_REQUIREMENTS };
    let device = keep(py, frame, import::by_method(object, requirements)?, out)?;
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
        return Ok(());
    }
    if find_attr(class, name!(py, "__cuda_array_interface__")?)?.is_some() {
        cuda_array::follow(frame, object, device)?;
    }
    Ok(())
}
