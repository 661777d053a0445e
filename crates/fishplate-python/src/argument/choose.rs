//! Chooses the row of a Python class. The order matters: a class may match several rules.

use std::ffi::CStr;

use pyo3_ffi as py;

use super::{Row, plain, protocol};
use crate::known::{self, Known};
use crate::object::C_OBJECT;
use crate::python::{Owned, PyObject, Result, find_attr, get_attr, import, name};
use crate::{container, device, dlpack, dtype, tensor};

/// The row for the class of `object`, whose instances have not been passed before.
///
/// # Safety
/// `object` is live.
pub(super) unsafe fn choose(object: *mut PyObject) -> Result<Row> {
    // SAFETY: live (see above), and so is its class.
    unsafe {
        if let Some(row) = ours(object) {
            return Ok(row);
        }
        let class: *mut PyObject = py::Py_TYPE(object).cast();
        if let Some(row) = tensor_like(object, class)? {
            return Ok(row);
        }
        if let Some(row) = builtin(object)? {
            return Ok(row);
        }
        by_protocol(object, class)
    }
}

/// Objects of the FFI itself.
unsafe fn ours(object: *mut PyObject) -> Option<Row> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let set = if object == py::Py_None() {
            plain::set_none
        } else if tensor::TENSOR.is_instance(object) {
            tensor::set_tensor
        } else if container::BASE.is_instance(object) {
            container::set_container
        } else if C_OBJECT.is_instance(object) {
            plain::set_object
        } else if known::is_instance(object, Known::RValueRef) {
            plain::set_moved
        } else {
            return None;
        };
        Some(Row::new(set))
    }
}

/// Tensors and streams of other frameworks, and classes that hold an object of ours.
unsafe fn tensor_like(object: *mut PyObject, class: *mut PyObject) -> Result<Option<Row>> {
    // SAFETY: the caller passes a live object and its class.
    unsafe {
        if has(class, name!("__tvm_ffi_object__")?)? {
            return Ok(Some(Row::new(protocol::set_ffi_object)));
        }
        if let Some(row) = dlpack::exchange_row(class)? {
            return Ok(Some(row));
        }
        if has(class, name!("__cuda_stream__")?)? {
            return Ok(Some(Row::new(protocol::set_cuda_stream)));
        }
        if is_loaded_instance(object, c"cuda.bindings.driver", name!("CUstream")?)? {
            return Ok(Some(Row::new(protocol::set_driver_stream)));
        }
        if is_loaded_instance(object, c"torch", name!("Tensor")?)? {
            return Ok(Some(Row::new(dlpack::set_torch)));
        }
        if has(class, name!("__dlpack__")?)? {
            return Ok(Some(Row::new(dlpack::set_dlpack)));
        }
        Ok(None)
    }
}

/// Numbers, text, data types, devices, containers.
unsafe fn builtin(object: *mut PyObject) -> Result<Option<Row>> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let set: super::Set = if py::PyBool_Check(object) != 0 {
            plain::set_bool
        } else if py::PyLong_Check(object) != 0 {
            plain::set_integral
        } else if py::PyFloat_Check(object) != 0 {
            plain::set_float
        } else if dtype::DATA_TYPE.is_instance(object) {
            dtype::set_data_type
        } else if dtype::is_dtype(object) {
            dtype::set_dtype
        } else if device::DEVICE.is_instance(object) {
            device::set_device
        } else if known::is_instance(object, Known::Native) {
            plain::set_native
        } else if py::PyUnicode_Check(object) != 0 {
            plain::set_str
        } else if py::PyBytes_Check(object) != 0 || py::PyByteArray_Check(object) != 0 {
            plain::set_bytes
        } else if py::PyTuple_Check(object) != 0 || py::PyList_Check(object) != 0 {
            plain::set_sequence
        } else if py::PyDict_Check(object) != 0 {
            plain::set_dict
        } else {
            return number(object);
        };
        Ok(Some(Row::new(set)))
    }
}

/// Numbers that are registered as such, NumPy's scalars for one.
unsafe fn number(object: *mut PyObject) -> Result<Option<Row>> {
    let numbers = import(c"numbers")?;
    // SAFETY: live objects.
    unsafe {
        for (class, set) in [
            (name!("Integral")?, plain::set_integral as super::Set),
            (name!("Real")?, plain::set_float),
        ] {
            let class = get_attr(numbers.as_ptr(), class)?;
            if is_instance(object, class.as_ptr())? {
                return Ok(Some(Row::new(set)));
            }
        }
    }
    Ok(None)
}

/// The rest, by what the class says about itself.
unsafe fn by_protocol(object: *mut PyObject, class: *mut PyObject) -> Result<Row> {
    // SAFETY: the caller passes a live object and its class.
    unsafe {
        let set: super::Set = if is_loaded_instance(object, c"ctypes", name!("c_void_p")?)? {
            protocol::set_c_void_p
        } else if has(class, name!("__tvm_ffi_opaque_ptr__")?)? {
            protocol::set_opaque_ptr
        } else if protocol::has_handler(class)? {
            protocol::set_by_handler
        } else if py::PyCallable_Check(object) != 0 {
            plain::set_callable
        } else if is_loaded_instance(object, c"torch", name!("dtype")?)? {
            dtype::set_torch_dtype
        } else if is_loaded_instance(object, c"numpy", name!("dtype")?)? {
            dtype::set_numpy_dtype
        } else if has(class, name!("__dlpack_data_type__")?)? {
            dtype::set_dlpack_data_type
        } else if has(class, name!("__dlpack_device__")?)? {
            device::set_dlpack_device
        } else if has(class, name!("__tvm_ffi_int__")?)? {
            protocol::set_int_protocol
        } else if has(class, name!("__tvm_ffi_float__")?)? {
            protocol::set_float_protocol
        } else if has(class, name!("__tvm_ffi_value__")?)? {
            protocol::set_value_protocol
        } else if is_instance(object, py::PyExc_Exception)? {
            plain::set_exception
        } else if known::is_instance(object, Known::Convertible) {
            protocol::set_convertible
        } else {
            plain::set_opaque
        };
        Ok(Row::new(set))
    }
}

unsafe fn has(class: *mut PyObject, name: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes live objects.
    unsafe { find_attr(class, name).map(|found| found.is_some()) }
}

unsafe fn is_instance(object: *mut PyObject, class: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes live objects.
    let answer = unsafe { py::PyObject_IsInstance(object, class) };
    crate::python::check(answer).map(|()| answer == 1)
}

/// `isinstance(object, module.name)` for a module that is imported already: an instance of its
/// class cannot exist otherwise, and importing it would cost.
unsafe fn is_loaded_instance(
    object: *mut PyObject,
    module: &CStr,
    name: *mut PyObject,
) -> Result<bool> {
    // SAFETY: live objects; the dictionary and its entry are borrowed, so shared while in use.
    unsafe {
        let modules = py::PyImport_GetModuleDict();
        let module = py::PyDict_GetItemString(modules, module.as_ptr());
        if module.is_null() {
            return Ok(false);
        }
        let module = Owned::share(module);
        match find_attr(module.as_ptr(), name)? {
            Some(class) if py::PyType_Check(class.as_ptr()) != 0 => {
                is_instance(object, class.as_ptr())
            }
            _ => Ok(false),
        }
    }
}
