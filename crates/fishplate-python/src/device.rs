//! `Device`: a kind of device and an index.

use std::ffi::c_void;

use fishplate_abi::{DLDevice, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

use crate::argument::{Frame, Row, plain_view, put};
use crate::class::{ClassBuilder, ClassCell, add_class};
use crate::python::{Owned, PyObject, Result, type_error};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct DeviceObject {
    base: PyObject,
    device: DLDevice,
}

pub(crate) static DEVICE: ClassCell = ClassCell::new();

/// The Python value of a device.
pub(crate) fn to_python(device: DLDevice) -> Result<Owned> {
    let class = DEVICE.as_type();
    // SAFETY: a class has tp_alloc; the new instance has the layout above.
    unsafe {
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0))?,
            None => return Err(type_error("Device cannot be instantiated")),
        };
        (*made.as_ptr().cast::<DeviceObject>()).device = device;
        Ok(made)
    }
}

pub(crate) unsafe fn set_device(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of Device.
    let device = unsafe { (*object.cast::<DeviceObject>()).device };
    put(out, plain_view(TypeIndex::DEVICE, RawValue { v_device: device }));
    Ok(())
}

pub(crate) unsafe fn set_dlpack_device(
    _: &Row,
    _: &mut Frame,
    _: *mut PyObject,
    _: &mut RawAny,
) -> Result<()> {
    Err(type_error("__dlpack_device__ cannot be passed yet"))
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe { crate::object::free(this) };
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<DeviceObject>(c"fishplate._core.Device")
        .doc(c"A kind of device and an index.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .build(std::ptr::null_mut(), &DEVICE)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &DEVICE) }
}
