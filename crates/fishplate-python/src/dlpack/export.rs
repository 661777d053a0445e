//! `Tensor.__dlpack__`: exports a tensor to another package.

use std::ffi::CStr;
use std::ptr::{NonNull, fn_addr_eq};

use fishplate_abi::{
    DLManagedTensor, DLManagedTensorVersioned, DLPACK_FLAG_READ_ONLY, DLPACK_VERSION,
};

use super::capsule::{self, Managed};
use crate::keywords::Parameters;
use crate::python::trampoline::Arguments;
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, buffer_error, call_method0, name, type_error,
    type_name,
};
use crate::tensor::TensorObject;
use crate::{device, tensor};

/// `_to_dlpack()`
pub(crate) fn to_legacy(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    legacy_capsule(this.py(), tensor::to_managed(this)?)
}

/// `_to_dlpack_versioned()`
pub(crate) fn to_versioned(this: Borrowed<'_, TensorObject>) -> Result<Owned> {
    capsule::make(this.py(), tensor::to_managed(this)?)
}

/// `__dlpack__(*, stream=None, max_version=None, dl_device=None, copy=None)`
pub(crate) fn export(this: Borrowed<'_, TensorObject>, call: Arguments<'_>) -> Result<Owned> {
    const PARAMETERS: Parameters<4> = Parameters {
        function: "__dlpack__",
        names: ["stream", "max_version", "dl_device", "copy"],
        positional: 0,
        required: 0,
    };
    let [_stream, max_version, dl_device, copy] = PARAMETERS.bind(this.py(), call)?;
    check_place(this, given(dl_device))?;
    let managed = match given(copy).map_or(Ok(false), Borrowed::is_true)? {
        true => tensor::copy(this)?,
        false => tensor::to_managed(this)?,
    };
    match given(max_version) {
        Some(version) if major(version)? >= DLPACK_VERSION.major.into() => {
            capsule::make(this.py(), managed)
        }
        _ => legacy_capsule(this.py(), managed),
    }
}

/// An argument that is given, and is not None.
fn given(value: Option<Borrowed<'_>>) -> Option<Borrowed<'_>> {
    value.filter(|value| !value.is_none())
}

fn major(version: Borrowed<'_>) -> Result<i64> {
    let py = version.py();
    let [major, _] = version.tuple_items() else {
        let got = type_name(version);
        return Err(type_error(
            py,
            format!("max_version must be a tuple (major, minor), got {got}"),
        ));
    };
    as_i64(*major)
}

/// Checks that the tensor stays on its device: any other is refused.
fn check_place(this: Borrowed<'_, TensorObject>, dl_device: Option<Borrowed<'_>>) -> Result<()> {
    let py = this.py();
    if let Some(dl_device) = dl_device {
        let name = name!(py, "__dlpack_device__")?;
        let here = call_method0(this.object(), name)?;
        let here = device::pair(here.borrow(), "__dlpack_device__()")?;
        let there = device::pair(dl_device, "dl_device")?;
        if here != there {
            return Err(buffer_error(
                py,
                format!(
                    "dl_device of different type not supported: the tensor is on {}:{}, not {}:{}",
                    device::any_name(here.device_type),
                    here.device_id,
                    device::any_name(there.device_type),
                    there.device_id
                ),
            ));
        }
    }
    Ok(())
}

/// The form before DLPack 1.0 has no flag for read-only memory.
fn legacy_capsule(py: Python<'_>, managed: Managed) -> Result<Owned> {
    if managed.get().flags & DLPACK_FLAG_READ_ONLY != 0 {
        return Err(buffer_error(
            py,
            "the Tensor is read-only, which a consumer of DLPack before 1.0 would not know: \
             ask with max_version=(1, 0), or copy=True",
        ));
    }
    capsule::make(py, in_legacy_form(managed))
}

unsafe extern "C" fn delete_legacy(legacy: *mut DLManagedTensor) {
    // SAFETY: the consumer passes a tensor that was created below, once.
    let legacy = unsafe { Box::from_raw(legacy) };
    // SAFETY: the tensor that the older form owns.
    drop(unsafe { Managed::<DLManagedTensorVersioned>::from_raw(legacy.manager_ctx.cast()) });
}

/// The tensor in a consumer's capsule, if it came from here in either form.
pub(crate) fn of_consumer(object: Borrowed<'_>) -> Option<NonNull<DLManagedTensorVersioned>> {
    const VERSIONED: &CStr = c"numpy_dltensor_versioned";
    if let Some(held) = object.capsule_pointer(VERSIONED) {
        return Some(held.cast());
    }
    let legacy = object.capsule_pointer(c"numpy_dltensor")?.cast::<DLManagedTensor>();
    // SAFETY: a capsule of that name holds such a tensor; consumers keep the two forms apart by their names.
    let legacy = unsafe { legacy.as_ref() };
    let own: unsafe extern "C" fn(*mut DLManagedTensor) = delete_legacy;
    let is_ours = legacy.deleter.is_some_and(|deleter| fn_addr_eq(deleter, own));
    if is_ours { NonNull::new(legacy.manager_ctx.cast()) } else { None }
}

/// The same tensor in the older form, which owns it.
fn in_legacy_form(managed: Managed) -> Managed<DLManagedTensor> {
    let dl_tensor = managed.get().dl_tensor;
    let legacy = Box::leak(Box::new(DLManagedTensor {
        dl_tensor,
        manager_ctx: managed.into_raw().cast(),
        deleter: Some(delete_legacy),
    }));
    Managed::from_leaked(legacy)
}
