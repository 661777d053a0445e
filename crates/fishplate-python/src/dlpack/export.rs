//! `Tensor.__dlpack__`: a tensor for another package.

use std::ptr::{fn_addr_eq, null_mut};

use fishplate_abi::{
    DLManagedTensor, DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, DLPACK_VERSION,
};
use pyo3_ffi as py;

use super::capsule;
use crate::keywords::Parameters;
use crate::python::{
    Owned, PyObject, Result, as_i64, buffer_error, check, fence, type_error, type_name,
};
use crate::{device, tensor};

/// `_to_dlpack()`
pub(crate) unsafe extern "C" fn to_legacy(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { legacy_capsule(this) })
}

/// `_to_dlpack_versioned()`
pub(crate) unsafe extern "C" fn to_versioned(
    this: *mut PyObject,
    _: *mut PyObject,
) -> *mut PyObject {
    // SAFETY: Python passes an instance.
    fence(|| unsafe { capsule::versioned(tensor::to_managed(this)?) })
}

/// `__dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None)`
pub(crate) unsafe extern "C" fn export(
    this: *mut PyObject,
    args: *const *mut PyObject,
    count: isize,
    keywords: *mut PyObject,
) -> *mut PyObject {
    const PARAMETERS: Parameters<4> = Parameters {
        function: "__dlpack__",
        names: ["stream", "max_version", "dl_device", "copy"],
        positional: 0,
        required: 0,
    };
    fence(|| {
        // SAFETY: Python passes an instance and live arguments.
        unsafe {
            let [_stream, max_version, dl_device, copy] = PARAMETERS.bind(args, count, keywords)?;
            check_place(this, dl_device, copy)?;
            if is_given(max_version) && major(max_version)? >= DLPACK_VERSION.major.into() {
                capsule::versioned(tensor::to_managed(this)?)
            } else {
                legacy_capsule(this)
            }
        }
    })
}

unsafe fn is_given(value: *mut PyObject) -> bool {
    // SAFETY: None is a singleton.
    !value.is_null() && unsafe { value != py::Py_None() }
}

unsafe fn major(version: *mut PyObject) -> Result<i64> {
    // SAFETY: the caller passes a live object; the tuple has two items.
    unsafe {
        if py::PyTuple_Check(version) == 0 || py::PyTuple_Size(version) != 2 {
            let got = type_name(version);
            return Err(type_error(format!(
                "max_version must be a tuple (major, minor), got {got}"
            )));
        }
        as_i64(py::PyTuple_GET_ITEM(version, 0))
    }
}

/// The tensor stays where it is and is not copied: anything else is refused.
unsafe fn check_place(
    this: *mut PyObject,
    dl_device: *mut PyObject,
    copy: *mut PyObject,
) -> Result<()> {
    // SAFETY: the caller passes an instance, and objects that are null or live.
    unsafe {
        if is_given(dl_device) {
            let name = crate::python::name!("__dlpack_device__")?;
            let here = crate::python::call_method0(this, name)?;
            let here = device::pair(here.as_ptr(), "__dlpack_device__()")?;
            let there = device::pair(dl_device, "dl_device")?;
            if here != there {
                return Err(buffer_error(format!(
                    "dl_device of different type not supported: the tensor is on {}:{}, not {}:{}",
                    device::any_name(here.device_type),
                    here.device_id,
                    device::any_name(there.device_type),
                    there.device_id
                )));
            }
        }
        if is_given(copy) {
            let truth = py::PyObject_IsTrue(copy);
            check(truth)?;
            if truth == 1 {
                return Err(buffer_error("copy not yet supported: a Tensor is never copied"));
            }
        }
    }
    Ok(())
}

/// The form from before DLPack 1.0 cannot say that memory must not be written.
unsafe fn legacy_capsule(this: *mut PyObject) -> Result<Owned> {
    // SAFETY: the caller passes an instance; what is made is kept by the next or let go.
    unsafe {
        let managed = tensor::to_managed(this)?;
        if (*managed).flags & DLPACK_FLAG_READ_ONLY != 0 {
            capsule::release(managed);
            return Err(buffer_error(
                "the Tensor is read-only, which a consumer of DLPack before 1.0 would not know: \
                 ask with max_version=(1, 0)",
            ));
        }
        capsule::legacy(in_legacy_form(managed))
    }
}

unsafe extern "C" fn delete_legacy(legacy: *mut DLManagedTensor) {
    // SAFETY: the consumer passes what was made below, once.
    unsafe {
        let legacy = Box::from_raw(legacy);
        capsule::release(legacy.manager_ctx.cast());
    }
}

/// The tensor that a consumer's capsule holds, if it came from here in either form.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn of_consumer(object: *mut PyObject) -> *mut DLManagedTensorVersioned {
    // SAFETY: a capsule's own name gives its pointer; consumers keep the two forms apart by their names.
    unsafe {
        if py::PyCapsule_CheckExact(object) == 0 {
            return null_mut();
        }
        let name = py::PyCapsule_GetName(object);
        let held = py::PyCapsule_GetPointer(object, name);
        if held.is_null() || name.is_null() {
            py::PyErr_Clear();
            return null_mut();
        }
        match std::ffi::CStr::from_ptr(name).to_bytes() {
            b"numpy_dltensor_versioned" => held.cast(),
            b"numpy_dltensor" => {
                let legacy = held.cast::<DLManagedTensor>();
                let is_ours = (*legacy).deleter.is_some_and(|deleter| {
                    fn_addr_eq(deleter, delete_legacy as unsafe extern "C" fn(*mut DLManagedTensor))
                });
                if is_ours { (*legacy).manager_ctx.cast() } else { null_mut() }
            }
            _ => null_mut(),
        }
    }
}

/// The same tensor in the older form, which owns it.
unsafe fn in_legacy_form(managed: *mut DLManagedTensorVersioned) -> *mut DLManagedTensor {
    // SAFETY: the caller gives a valid tensor.
    let dl_tensor = unsafe { (*managed).dl_tensor };
    Box::into_raw(Box::new(DLManagedTensor {
        dl_tensor,
        manager_ctx: managed.cast(),
        deleter: Some(delete_legacy),
    }))
}
