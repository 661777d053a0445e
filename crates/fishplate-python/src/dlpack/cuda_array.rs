//! `__cuda_array_interface__`, versions 0 to 3: GPU arrays of packages without DLPack. Masked arrays are refused. In
//! version 3 the interface names the stream on which the producer works: the call runs on it.

use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLDeviceType, DLTensor, RawAny};

use super::import::{NO_REQUIREMENTS, Requirements};
use super::{capsule, keep};
use crate::argument::{Frame, NO_DEVICE, Row};
use crate::device::as_i32;
use crate::ffi_object::FfiRef;
use crate::python::{
    Borrowed, Owned, Python, Raised, Result, as_address, as_i64, buffer_error, call, find_attr,
    get_attr, import as import_module, int_from_u64, name, new_str, str_utf8, type_error,
    type_name, value_error,
};
use crate::{ffi, tensor};

/// The newest version of the interface that is supported.
const NEWEST: i64 = 3;

/// The content of `__cuda_array_interface__`.
struct Interface {
    address: usize,
    is_read_only: bool,
    extents: Vec<i64>,
    /// In elements.
    strides: Vec<i64>,
    dtype: DLDataType,
    stream: Option<usize>,
}

#[cold]
fn wrong(py: Python<'_>, what: &str, got: Borrowed<'_>) -> Raised {
    let got = type_name(got);
    type_error(py, format!("__cuda_array_interface__: expected {what}, got {got}"))
}

/// An entry of the dictionary that exists and is not None.
fn entry(interface: Borrowed<'_>, key: &str) -> Result<Option<Owned>> {
    let key = new_str(interface.py(), key)?;
    Ok(interface.dict_get(key.borrow())?.filter(|value| !value.borrow().is_none()))
}

fn needed(interface: Borrowed<'_>, key: &str) -> Result<Owned> {
    let py = interface.py();
    entry(interface, key)?
        .ok_or_else(|| value_error(py, format!("__cuda_array_interface__ has no entry '{key}'")))
}

/// The dictionary of an object; `None` if it has none.
fn dictionary(object: Borrowed<'_>) -> Result<Option<Owned>> {
    let py = object.py();
    let found = find_attr(object, name!(py, "__cuda_array_interface__")?)?;
    match found {
        Some(found) if !found.borrow().is_dict() => Err(wrong(py, "a dict", found.borrow())),
        found => Ok(found),
    }
}

fn integers(tuple: Borrowed<'_>, key: &str) -> Result<Vec<i64>> {
    if !tuple.is_tuple() {
        return Err(wrong(tuple.py(), &format!("a tuple of ints as '{key}'"), tuple));
    }
    tuple.tuple_items().iter().map(|number| as_i64(*number)).collect()
}

/// Parses the name of a type, such as `<f4`.
fn data_type(text: Borrowed<'_>) -> Result<DLDataType> {
    let py = text.py();
    if !text.is_str() {
        return Err(wrong(py, "a str as 'typestr'", text));
    }
    let bytes = str_utf8(text)?;
    let refused = || {
        let shown = String::from_utf8_lossy(bytes);
        buffer_error(
            py,
            format!(
                "__cuda_array_interface__: elements of type '{shown}' are not supported; expected \
                 b, i, u, f or c in the processor's byte order"
            ),
        )
    };
    let [order, kind, size @ ..] = bytes else { return Err(refused()) };
    let size = std::str::from_utf8(size).ok().and_then(|size| size.parse::<u8>().ok());
    let (code, sizes): (DLDataTypeCode, &[u8]) = match kind {
        b'b' => (DLDataTypeCode::BOOL, &[1]),
        b'i' => (DLDataTypeCode::INT, &[1, 2, 4, 8]),
        b'u' => (DLDataTypeCode::UINT, &[1, 2, 4, 8]),
        b'f' => (DLDataTypeCode::FLOAT, &[2, 4, 8]),
        b'c' => (DLDataTypeCode::COMPLEX, &[8, 16]),
        _ => return Err(refused()),
    };
    let own_order = if cfg!(target_endian = "little") { b'<' } else { b'>' };
    let is_ours = [own_order, b'|', b'='].contains(order) || size == Some(1);
    match size.filter(|size| is_ours && sizes.contains(size)) {
        Some(size) => Ok(DLDataType { code, bits: size * 8, lanes: 1 }),
        None => Err(refused()),
    }
}

/// The stream by the rules of version 3: None needs no waiting, 0 is invalid, 1 is the legacy default stream, 2 that of
/// the thread, and anything else is an address.
fn stream_of(interface: Borrowed<'_>) -> Result<Option<usize>> {
    let Some(stream) = entry(interface, "stream")? else { return Ok(None) };
    match as_address(stream.borrow())? {
        0 => Err(value_error(
            interface.py(),
            "__cuda_array_interface__: stream 0 is ambiguous; expected None, 1 for the legacy \
             default stream, 2 for the default stream of the thread, or an address",
        )),
        stream => Ok(Some(stream)),
    }
}

fn version_of(interface: Borrowed<'_>) -> Result<i64> {
    let version = as_i64(needed(interface, "version")?.borrow())?;
    match (0..=NEWEST).contains(&version) {
        true => Ok(version),
        false => Err(value_error(
            interface.py(),
            format!(
                "__cuda_array_interface__ has version {version}; versions 0 to {NEWEST} are known"
            ),
        )),
    }
}

/// Converts strides from bytes to elements; contiguous strides if none are given.
fn strides_of(interface: Borrowed<'_>, extents: &[i64], item: i64) -> Result<Vec<i64>> {
    let py = interface.py();
    let Some(strides) = entry(interface, "strides")? else {
        let mut strides = vec![1_i64; extents.len()];
        for index in (1..extents.len()).rev() {
            strides[index - 1] = strides[index].wrapping_mul(extents[index].max(1));
        }
        return Ok(strides);
    };
    let strides = integers(strides.borrow(), "strides")?;
    if strides.len() != extents.len() {
        let (got, expected) = (strides.len(), extents.len());
        return Err(value_error(
            py,
            format!("__cuda_array_interface__: expected {expected} strides, got {got}"),
        ));
    }
    if let Some(stride) = strides.iter().find(|stride| *stride % item != 0) {
        return Err(buffer_error(
            py,
            format!(
                "__cuda_array_interface__: a stride of {stride} bytes is not a multiple of the \
                 element's {item}"
            ),
        ));
    }
    Ok(strides.iter().map(|stride| stride / item).collect())
}

fn read(interface: Borrowed<'_>) -> Result<Interface> {
    let py = interface.py();
    let version = version_of(interface)?;
    let extents = integers(needed(interface, "shape")?.borrow(), "shape")?;
    if let Some(extent) = extents.iter().find(|extent| **extent < 0) {
        return Err(value_error(
            py,
            format!("__cuda_array_interface__: the extent {extent} is negative"),
        ));
    }
    let dtype = data_type(needed(interface, "typestr")?.borrow())?;
    let strides = strides_of(interface, &extents, i64::from(dtype.bits / 8))?;
    let data = needed(interface, "data")?;
    let [address, read_only] = data.borrow().tuple_items() else {
        return Err(wrong(py, "(address, read_only) as 'data'", data.borrow()));
    };
    let address = match address.is_none() {
        true => 0,
        false => as_address(*address)?,
    };
    if address == 0 && !extents.contains(&0) {
        return Err(value_error(
            py,
            "__cuda_array_interface__: the address of an array with elements is 0",
        ));
    }
    if entry(interface, "mask")?.is_some() {
        return Err(buffer_error(
            py,
            "__cuda_array_interface__: masked arrays are not supported; pass data and mask as two \
             arrays",
        ));
    }
    let stream = if version >= 3 { stream_of(interface)? } else { None };
    let is_read_only = read_only.is_true()?;
    Ok(Interface { address, is_read_only, extents, strides, dtype, stream })
}

/// The GPU that an address belongs to; Python code asks the driver.
fn device_of(py: Python<'_>, address: usize) -> Result<DLDevice> {
    let module = import_module(py, c"fishplate._cuda_pointer")?;
    let ask = get_attr(module.borrow(), name!(py, "device_of")?)?;
    let address = int_from_u64(py, address as u64)?;
    let device_id = as_i32(call(ask.borrow(), &[address.borrow()])?.borrow(), "device index")?;
    Ok(DLDevice { device_type: DLDeviceType::CUDA, device_id })
}

/// A tensor over an array.
struct Taken {
    tensor: FfiRef,
    device: DLDevice,
    stream: Option<usize>,
}

/// Creates the tensor over an array, as required; `None` for an object without the interface.
fn tensor_of(object: Borrowed<'_>, requirements: Requirements) -> Result<Option<Taken>> {
    let py = object.py();
    let Some(found) = dictionary(object)? else { return Ok(None) };
    let Interface { address, is_read_only, extents, strides, dtype, stream } =
        read(found.borrow())?;
    if is_read_only && !requirements.read_only {
        return Err(buffer_error(
            py,
            "__cuda_array_interface__: the array is read-only, and may be written here: pass a copy",
        ));
    }
    let device = device_of(py, address)?;
    let tensor = DLTensor {
        data: address as *mut c_void,
        device,
        dtype,
        byte_offset: 0,
        // The dimensions of the array are passed separately.
        ndim: 0,
        shape: null_mut(),
        strides: null_mut(),
    };
    let managed = tensor::over(object, tensor, &extents, &strides);
    Ok(Some(Taken { tensor: capsule::take(py, managed, requirements)?, device, stream }))
}

/// Creates the tensor over an array, for `from_dlpack`.
pub(super) fn import(object: Borrowed<'_>, requirements: Requirements) -> Result<Option<FfiRef>> {
    Ok(tensor_of(object, requirements)?.map(|taken| taken.tensor))
}

/// Runs the call on a stream, unless an earlier argument chose one.
fn use_stream(frame: &mut Frame, device: DLDevice, stream: Option<usize>) {
    if let Some(stream) = stream
        && frame.device.device_type == NO_DEVICE.device_type
    {
        (frame.device, frame.stream) = (device, stream as *mut c_void);
    }
}

/// Passes an object with `__cuda_array_interface__` and no `__dlpack__`.
pub(crate) fn set_cuda_array(
    _: &Row,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let requirements = Requirements { read_only: frame.reads_only, ..NO_REQUIREMENTS };
    let Some(Taken { tensor, device, stream }) = tensor_of(object, requirements)? else {
        let got = type_name(object);
        return Err(type_error(
            object.py(),
            format!("this {got} has no __cuda_array_interface__, although others of its class do"),
        ));
    };
    use_stream(frame, device, stream);
    keep(object.py(), frame, tensor, out)?;
    Ok(())
}

/// Uses the stream of an array that was imported by `__dlpack__`: CuPy reports its current stream through this
/// interface. If the thread has set a stream, the array was made ready on that one.
pub(super) fn follow(frame: &mut Frame, object: Borrowed<'_>, device: DLDevice) -> Result<()> {
    let is_set = || !ffi::stream(DLDeviceType::CUDA.0, device.device_id).is_null();
    if device.device_type != DLDeviceType::CUDA || is_set() {
        return Ok(());
    }
    if let Some(found) = dictionary(object)?
        && version_of(found.borrow())? >= 3
    {
        let stream = stream_of(found.borrow())?;
        use_stream(frame, device, stream);
    }
    Ok(())
}
