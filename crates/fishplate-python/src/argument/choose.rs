//! Chooses the row of a Python class. The order matters: a class may match several rules.

use super::{Row, plain, protocol};
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{
    Borrowed, Exception, Result, find_attr, get_attr, import, is_loaded_instance, name,
};
use crate::{container, device, dlpack, dtype, tensor};

/// Chooses the row for the class of `object`, whose instances have not been passed before.
pub(super) fn choose(object: Borrowed<'_>) -> Result<Row> {
    if let Some(row) = ours(object) {
        return Ok(row);
    }
    let class = object.class().object();
    if let Some(row) = tensor_like(object, class)? {
        return Ok(row);
    }
    if let Some(row) = builtin(object)? {
        return Ok(row);
    }
    by_protocol(object, class)
}

/// Objects of the FFI itself.
fn ours(object: Borrowed<'_>) -> Option<Row> {
    if object.is_none() {
        Some(Row::new(plain::set_none))
    } else if container::BASE.is_instance(object) {
        Some(Row::new(container::set_container))
    } else if let Some(wrapper) = C_OBJECT.cast(object) {
        let is_tensor = tensor::TENSOR.is_instance(object);
        Some(Row::wrapper(wrapper, if is_tensor { tensor::set_tensor } else { plain::set_object }))
    } else if known::is_instance(object, Known::RValueRef) {
        Some(Row::new(plain::set_moved))
    } else {
        None
    }
}

/// Tensors and streams of other frameworks, and classes that hold one of our objects.
fn tensor_like(object: Borrowed<'_>, class: Borrowed<'_>) -> Result<Option<Row>> {
    let py = object.py();
    if has(class, name!(py, "__tvm_ffi_object__")?)? {
        return Ok(Some(Row::new(protocol::set_ffi_object)));
    }
    if let Some(row) = dlpack::exchange_row(class)? {
        return Ok(Some(row));
    }
    if has(class, name!(py, "__cuda_stream__")?)? {
        return Ok(Some(Row::new(protocol::set_cuda_stream)));
    }
    if is_loaded_instance(object, c"cuda.bindings.driver", name!(py, "CUstream")?)? {
        return Ok(Some(Row::new(protocol::set_driver_stream)));
    }
    if is_loaded_instance(object, c"torch", name!(py, "Tensor")?)? {
        return Ok(Some(Row::new(dlpack::set_torch)));
    }
    if has(class, name!(py, "__dlpack__")?)? {
        return Ok(Some(Row::new(dlpack::set_dlpack)));
    }
    if has(class, name!(py, "__cuda_array_interface__")?)? {
        return Ok(Some(Row::new(dlpack::set_cuda_array)));
    }
    Ok(None)
}

/// Numbers, text, data types, devices, containers.
fn builtin(object: Borrowed<'_>) -> Result<Option<Row>> {
    let set: super::Set = if object.is_bool() {
        plain::set_bool
    } else if object.is_int() {
        plain::set_integral
    } else if object.is_float() {
        plain::set_float
    } else if dtype::DATA_TYPE.is_instance(object) {
        dtype::set_data_type
    } else if dtype::is_dtype(object) {
        dtype::set_dtype
    } else if device::DEVICE.is_instance(object) {
        device::set_device
    } else if known::is_instance(object, Known::Native) {
        plain::set_native
    } else if object.is_str() {
        plain::set_str
    } else if object.is_bytes() || object.is_bytearray() {
        plain::set_bytes
    } else if object.is_tuple() || object.is_list() {
        plain::set_sequence
    } else if object.is_dict() {
        plain::set_dict
    } else {
        return number(object);
    };
    Ok(Some(Row::new(set)))
}

/// Numbers that are registered as such, for example NumPy's scalars.
fn number(object: Borrowed<'_>) -> Result<Option<Row>> {
    let py = object.py();
    // NumPy's booleans are not registered as numbers.
    if is_loaded_instance(object, c"numpy", name!(py, "bool_")?)? {
        return Ok(Some(Row::new(plain::set_truth)));
    }
    let numbers = import(py, c"numbers")?;
    for (class, set) in [
        (name!(py, "Integral")?, plain::set_integral as super::Set),
        (name!(py, "Real")?, plain::set_float),
    ] {
        let class = get_attr(numbers.borrow(), class)?;
        if object.is_instance(class.borrow())? {
            return Ok(Some(Row::new(set)));
        }
    }
    Ok(None)
}

/// All other classes, by the protocols that they implement.
fn by_protocol(object: Borrowed<'_>, class: Borrowed<'_>) -> Result<Row> {
    let py = object.py();
    let set: super::Set = if is_loaded_instance(object, c"ctypes", name!(py, "c_void_p")?)? {
        protocol::set_c_void_p
    } else if has(class, name!(py, "__tvm_ffi_opaque_ptr__")?)? {
        protocol::set_opaque_ptr
    } else if protocol::has_handler(class)? {
        protocol::set_by_handler
    } else if object.is_callable() {
        plain::set_callable
    } else if is_loaded_instance(object, c"torch", name!(py, "dtype")?)? {
        dtype::set_torch_dtype
    } else if is_loaded_instance(object, c"numpy", name!(py, "dtype")?)? {
        dtype::set_numpy_dtype
    } else if has(class, name!(py, "__dlpack_data_type__")?)? {
        dtype::set_dlpack_data_type
    } else if has(class, name!(py, "__dlpack_device__")?)? {
        device::set_dlpack_device
    } else if has(class, name!(py, "__tvm_ffi_int__")?)? {
        protocol::set_int_protocol
    } else if has(class, name!(py, "__tvm_ffi_float__")?)? {
        protocol::set_float_protocol
    } else if has(class, name!(py, "__tvm_ffi_value__")?)? {
        protocol::set_value_protocol
    } else if has(class, name!(py, "__c_pointers__")?)? {
        protocol::set_c_pointers
    } else if object.is_instance(Exception::Any.object(py))? {
        plain::set_exception
    } else if known::is_instance(object, Known::Convertible) {
        protocol::set_convertible
    } else {
        plain::set_opaque
    };
    Ok(Row::new(set))
}

fn has(class: Borrowed<'_>, name: Borrowed<'_>) -> Result<bool> {
    find_attr(class, name).map(|found| found.is_some())
}
