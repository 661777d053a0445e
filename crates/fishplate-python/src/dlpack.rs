//! Tensors of other frameworks as arguments, by DLPack: NumPy arrays are read in place, classes
//! with a C exchange API through it, torch without one by its own functions, all others by
//! `__dlpack__`. Results, tensors that the callee allocates and the framework's stream go through the exchange API too.
//! Arrays that NumPy cannot export are left to NumPy to refuse.

mod capsule;
mod exchange;
mod exchange_memory;
mod export;
mod held;
mod import;
mod numpy;
mod torch;

use std::mem::MaybeUninit;

use fishplate_abi::{DLDevice, DLDeviceType, DLTensor, ObjectHeader, RawAny, TypeIndex};
use pyo3_ffi as py;

pub(crate) use capsule::release;
pub(crate) use exchange::lend as lend_by_exchange;
pub(crate) use exchange::name_api as name_exchange_api;
pub(crate) use exchange::{api_of_class, first_device_of_container, install};
pub(crate) use export::{export, of_consumer, to_legacy, to_versioned};
pub(crate) use held::{Loan, let_go};
pub(crate) use import::functions;
pub(crate) use numpy::{array_kind, find_class as find_numpy, lend, redirect};
pub(crate) use torch::{from_tensor as torch_from_tensor, is_fallback, set_torch};

use crate::argument::{Frame, NO_DEVICE, Row, known_row, object_view, put};
use crate::python::{
    Owned, PyObject, Result, as_address, call, find_attr, get_attr, import, name, str_utf8,
};
use crate::tensor::dl_tensor;

/// Whether `TVM_FFI_SKIP_DLPACK_C_EXCHANGE_API` turns C exchange APIs off. Python's own copy of the environment is
/// asked: the C library's must not be read while another thread changes it.
pub(crate) fn skips_exchange_api() -> Result<bool> {
    let os = import(c"os")?;
    // SAFETY: live objects; the text of a str is read while it is held.
    unsafe {
        let environment = get_attr(os.as_ptr(), name!("environ")?)?;
        let get = get_attr(environment.as_ptr(), name!("get")?)?;
        let value = call(get.as_ptr(), &[name!("TVM_FFI_SKIP_DLPACK_C_EXCHANGE_API")?])?;
        Ok(py::PyUnicode_Check(value.as_ptr()) != 0 && str_utf8(value.as_ptr())? == b"1")
    }
}

/// The row of a class that names a C exchange API, or of NumPy's arrays.
///
/// # Safety
/// `class` is live.
pub(crate) unsafe fn exchange_row(class: *mut PyObject) -> Result<Option<Row>> {
    // SAFETY: live (see above).
    unsafe {
        if numpy::is_array_class(class)? {
            return Ok(Some(Row::new(set_numpy)));
        }
        if skips_exchange_api()? {
            return Ok(None);
        }
        let api = api_of_class(class)?;
        let usable =
            api.as_ref().is_some_and(|api| api.managed_tensor_from_py_object_no_sync.is_some());
        Ok(usable.then_some(Row { set: set_exchange, api }))
    }
}

/// A number for tensors of a class with a C exchange API, as [`array_kind`] has one for arrays: of one element
/// type, rank and device. Nothing until one was passed to a function, which finds the table.
///
/// # Safety
/// `object` is live.
#[inline(never)]
pub(crate) unsafe fn exchange_kind(object: *mut PyObject) -> Option<u64> {
    // SAFETY: live (see above); a row's table lives for good, and a tensor that was borrowed has as many
    // extents and strides as dimensions.
    unsafe {
        let api = known_row(py::Py_TYPE(object))?.api.as_ref()?;
        let mut room = MaybeUninit::<DLTensor>::uninit();
        match exchange::borrow(api, object, room.as_mut_ptr()) {
            Ok(true) => {}
            // What is there, if anything, is not to be read.
            Ok(false) => return None,
            Err(_) => {
                // The way through Python meets the same error, and tells it.
                py::PyErr_Clear();
                return None;
            }
        }
        let tensor = room.assume_init_ref();
        if !held::is_whole(tensor) || tensor.dtype.lanes != 1 {
            return None;
        }
        let mut size: i64 = 1;
        for index in (0..tensor.ndim as usize).rev() {
            let extent = *tensor.shape.add(index);
            if extent < 2 || *tensor.strides.add(index) != size {
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
}

/// A tensor that was made for this call.
fn keep(frame: &mut Frame, handle: *mut ObjectHeader, out: &mut RawAny) -> Result<()> {
    put(out, object_view(TypeIndex::TENSOR, handle));
    frame.keep_handle(handle)
}

/// As [`keep`], of a tensor of [`held::hold`].
fn keep_held(frame: &mut Frame, handle: *mut ObjectHeader, out: &mut RawAny) -> Result<()> {
    put(out, object_view(TypeIndex::TENSOR, handle));
    frame.keep_held(handle)
}

/// An exact `numpy.ndarray`.
unsafe fn set_numpy(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of numpy.ndarray.
    unsafe {
        match numpy::tensor_of(object)? {
            Some(handle) => keep_held(frame, handle, out),
            // What cannot be taken as it lies: NumPy itself says what is wrong with it.
            None => set_dlpack(row, frame, object, out),
        }
    }
}

/// A class with a C exchange API.
unsafe fn set_exchange(
    row: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row's table lives for good; the caller passes a live object.
    unsafe {
        let api = &*row.api;
        let mut room = MaybeUninit::<DLTensor>::uninit();
        let device = if exchange::borrow(api, object, room.as_mut_ptr())?
            && held::is_whole(room.assume_init_ref())
        {
            let tensor = room.assume_init_ref();
            keep_held(frame, held::hold(object, tensor)?, out)?;
            tensor.device
        } else {
            let handle = exchange::import(api, object, import::NO_REQUIREMENTS)?;
            keep(frame, handle, out)?;
            dl_tensor(handle).device
        };
        exchange::follow(frame, api, device)
    }
}

/// Anything with `__dlpack__`.
pub(crate) unsafe fn set_dlpack(
    _: &Row,
    frame: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let handle = import::by_method(object, import::NO_REQUIREMENTS)?;
        keep(frame, handle, out)?;
        let device = dl_tensor(handle).device;
        if device.device_type == DLDeviceType::CPU
            || frame.device.device_type != NO_DEVICE.device_type
        {
            return Ok(());
        }
        let class: *mut PyObject = py::Py_TYPE(object).cast();
        if find_attr(class, name!("__tvm_ffi_env_stream__")?)?.is_some() {
            let name = name!("__tvm_ffi_env_stream__")?;
            let stream: Owned = crate::python::call_method0(object, name)?;
            frame.stream = as_address(stream.as_ptr())? as *mut std::ffi::c_void;
            frame.device = device;
        }
    }
    Ok(())
}
