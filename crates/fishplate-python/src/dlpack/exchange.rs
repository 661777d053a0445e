//! The C exchange API: a table of functions that a class of tensors names in
//! `__dlpack_c_exchange_api__`. Others' tables are read here, and ours is made.

use std::ffi::{CStr, c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::{null, null_mut};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLManagedTensorVersioned, DLPACK_VERSION, DLPackExchangeApi,
    DLPackExchangeApiHeader, DLTensor, ObjectHeader, RawAny, TypeIndex, dec_ref, inc_ref,
};
use pyo3_ffi as py;

use super::held::{Loan, MOST_LENT};
use super::import::Requirements;
use super::{capsule, exchange_memory};
use crate::argument::{Frame, NO_DEVICE};
use crate::global::Global;
use crate::python::{
    Owned, PyObject, Raised, Result, as_address, buffer_error, check, expect_str, fence_status,
    find_attr, get_attr, name, runtime_error, set_attr, type_error, type_name, value_error,
};
use crate::{error, ffi, object, tensor};

const CAPSULE: &CStr = c"dlpack_exchange_api";

/// The table of a class; null when it names none.
///
/// # Safety
/// `class` is live.
pub(crate) unsafe fn api_of_class(class: *mut PyObject) -> Result<*const DLPackExchangeApi> {
    // SAFETY: live (see above); a capsule of that name holds a table.
    unsafe {
        if let Some(value) = find_attr(class, name!("__dlpack_c_exchange_api__")?)? {
            if py::PyCapsule_IsValid(value.as_ptr(), CAPSULE.as_ptr()) == 0 {
                return Err(not_a_table(class, value.as_ptr()));
            }
            let table = py::PyCapsule_GetPointer(value.as_ptr(), CAPSULE.as_ptr());
            return understood(class, table.cast());
        }
        // Releases of torch from before the name was settled have an address here. Nobody else's is
        // believed: it cannot be checked.
        match find_attr(class, name!("__c_dlpack_exchange_api__")?)? {
            Some(value) if py::PyLong_Check(value.as_ptr()) != 0 && is_of_torch(class)? => {
                understood(class, as_address(value.as_ptr())? as *const DLPackExchangeApi)
            }
            _ => Ok(null()),
        }
    }
}

unsafe fn is_of_torch(class: *mut PyObject) -> Result<bool> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let module = get_attr(class, name!("__module__")?)?;
        Ok(expect_str(module.as_ptr(), "__module__")?.starts_with(b"torch"))
    }
}

#[cold]
unsafe fn not_a_table(class: *mut PyObject, value: *mut PyObject) -> Raised {
    // SAFETY: the caller passes live objects.
    let (class, got) = unsafe { (class_name(class), type_name(value)) };
    value_error(format!(
        "Expect a dlpack_exchange_api field: __dlpack_c_exchange_api__ of {class} must be a \
         PyCapsule named dlpack_exchange_api, got {got}"
    ))
}

unsafe fn class_name(class: *mut PyObject) -> String {
    // SAFETY: the caller passes a live object; a class has a name.
    unsafe {
        match py::PyType_Check(class) != 0 {
            true => {
                CStr::from_ptr((*class.cast::<py::PyTypeObject>()).tp_name).to_string_lossy().into()
            }
            false => type_name(class),
        }
    }
}

/// The table, or the older one behind it, whose layout we know.
unsafe fn understood(
    class: *mut PyObject,
    table: *const DLPackExchangeApi,
) -> Result<*const DLPackExchangeApi> {
    let mut header: *const DLPackExchangeApiHeader = table.cast();
    // SAFETY: the head of a table is the same in all versions; older ones are linked from it.
    unsafe {
        while let Some(head) = header.as_ref() {
            if head.version.major == DLPACK_VERSION.major {
                return Ok(header.cast());
            }
            header = head.prev_api;
        }
        let class = class_name(class);
        Err(value_error(format!(
            "the DLPack exchange API of {class} has no table of version {}.x",
            DLPACK_VERSION.major
        )))
    }
}

/// A function of a table has failed: it must have raised, or else we do.
#[cold]
fn failed(what: &str) -> Raised {
    // SAFETY: only asks whether an exception is set.
    match unsafe { py::PyErr_Occurred().is_null() } {
        true => runtime_error(format!("{what} of the DLPack exchange API failed without a reason")),
        false => Raised::already(),
    }
}

/// An FFI tensor over that of a framework; the reference is the caller's.
///
/// # Safety
/// `object` is a live tensor of the framework whose table it is.
#[inline]
pub(super) unsafe fn import(
    api: &DLPackExchangeApi,
    object: *mut PyObject,
    requirements: Requirements,
) -> Result<*mut ObjectHeader> {
    // SAFETY: see above; the managed tensor goes to the FFI tensor, or is let go.
    unsafe {
        let Some(convert) = api.managed_tensor_from_py_object_no_sync else {
            return Err(buffer_error("the DLPack exchange API cannot export tensors"));
        };
        let mut managed = null_mut();
        if convert(object.cast(), &raw mut managed) != 0 || managed.is_null() {
            return Err(failed("managed_tensor_from_py_object_no_sync"));
        }
        let mut handle = null_mut();
        let status = ffi::TVMFFITensorFromDLPackVersioned(
            managed,
            requirements.alignment,
            requirements.contiguous.into(),
            &raw mut handle,
        );
        if status != 0 {
            capsule::release(managed);
        }
        error::check(status)?;
        Ok(handle.cast())
    }
}

/// A framework's tensor as it lies, valid while the object lives and is not changed. False when the framework
/// has no function for that, or the tensor is one that the runtime refuses.
///
/// # Safety
/// `object` is a live tensor of the framework whose table it is; `room` is writable.
#[inline]
pub(super) unsafe fn borrow(
    api: &DLPackExchangeApi,
    object: *mut PyObject,
    room: *mut DLTensor,
) -> Result<bool> {
    let Some(convert) = api.dltensor_from_py_object_no_sync else { return Ok(false) };
    // SAFETY: see above; the framework fills the tensor, which has as many extents as it says.
    unsafe {
        if convert(object.cast(), room) != 0 {
            return Err(failed("dltensor_from_py_object_no_sync"));
        }
        let DLTensor { ndim, shape, .. } = *room;
        Ok(ndim == 0
            || (ndim > 0
                && !shape.is_null()
                && std::slice::from_raw_parts(shape, ndim as usize).iter().all(|n| *n >= 0)))
    }
}

/// Lends a framework's tensor to a callee that keeps nothing of it: no object, no reference. Nothing when it has
/// to become an object.
///
/// # Safety
/// As [`borrow`]; the object lives while the loan is used.
pub(crate) unsafe fn lend(
    api: &DLPackExchangeApi,
    frame: &mut Frame,
    object: *mut PyObject,
    room: &mut MaybeUninit<Loan>,
) -> Result<Option<*mut DLTensor>> {
    let loan = room.as_mut_ptr();
    // SAFETY: see above; the room is ours, and there are as many extents and strides as dimensions, of which
    // there is room for so many.
    unsafe {
        let tensor = &raw mut (*loan).tensor;
        if !borrow(api, object, tensor)? || (*tensor).ndim as usize > MOST_LENT {
            return Ok(None);
        }
        // The framework's may change when other threads run.
        let extents: *mut i64 = (&raw mut (*loan).extents).cast();
        let strides: *mut i64 = (&raw mut (*loan).strides).cast();
        let count = (*tensor).ndim as usize;
        for index in 0..count {
            extents.add(index).write(*(*tensor).shape.add(index));
        }
        (*tensor).shape = extents;
        if !(*tensor).strides.is_null() {
            for index in 0..count {
                strides.add(index).write(*(*tensor).strides.add(index));
            }
            (*tensor).strides = strides;
        }
        follow(frame, api, (*tensor).device)?;
        Ok(Some(tensor))
    }
}

/// The call follows the framework of its first tensor: its allocator, and on a device its stream.
///
/// # Safety
/// The table is valid, for good.
#[inline]
pub(super) unsafe fn follow(
    frame: &mut Frame,
    api: &DLPackExchangeApi,
    device: DLDevice,
) -> Result<()> {
    if frame.api.is_null() {
        frame.api = api;
    }
    match device.device_type {
        DLDeviceType::CPU => Ok(()),
        // SAFETY: see above.
        _ => unsafe { use_stream(frame, api, device) },
    }
}

/// The call runs on the stream that the framework works on now, unless an argument before said so.
///
/// # Safety
/// The table is valid.
pub(crate) unsafe fn use_stream(
    frame: &mut Frame,
    api: &DLPackExchangeApi,
    device: DLDevice,
) -> Result<()> {
    if frame.device.device_type != NO_DEVICE.device_type {
        return Ok(());
    }
    let Some(current) = api.current_work_stream else { return Ok(()) };
    let mut stream = null_mut();
    // SAFETY: see above.
    if unsafe { current(device.device_type, device.device_id, &raw mut stream) } != 0 {
        return Err(failed("current_work_stream"));
    }
    frame.device = device;
    frame.stream = stream;
    Ok(())
}

/// For a container that remembers a framework: its first tensor that is not on the CPU says which
/// stream the call runs on.
///
/// # Safety
/// `view` is a live container; the table is null or valid.
pub(crate) unsafe fn first_device_of_container(
    frame: &mut Frame,
    api: *const DLPackExchangeApi,
    view: &RawAny,
) -> Result<()> {
    static FIND: Global = Global::new("ffi.ContainerFindFirstNonCPUDevice");
    // SAFETY: see above; the member read is the one that the type index names.
    unsafe {
        let Some(api) = api.as_ref() else { return Ok(()) };
        if frame.device.device_type != NO_DEVICE.device_type || api.current_work_stream.is_none() {
            return Ok(());
        }
        let answer = FIND.call(std::slice::from_ref(view))?;
        if answer.type_index != TypeIndex::DEVICE {
            return Ok(());
        }
        let device = answer.value.v_device;
        match device.device_type {
            DLDeviceType::CPU => Ok(()),
            _ => use_stream(frame, api, device),
        }
    }
}

unsafe extern "C" fn from_tensor(
    object: *mut c_void,
    out: *mut *mut DLManagedTensorVersioned,
) -> c_int {
    fence_status(|| {
        // SAFETY: a framework passes a live object, holding the GIL, and an address.
        unsafe {
            let object: *mut PyObject = object.cast();
            if !tensor::TENSOR.is_instance(object) {
                return Err(expected_tensor(object));
            }
            *out = tensor::to_managed(object)?;
        }
        Ok(())
    })
}

unsafe extern "C" fn borrow_tensor(object: *mut c_void, out: *mut DLTensor) -> c_int {
    fence_status(|| {
        // SAFETY: as above; what is borrowed lives as long as the object.
        unsafe {
            let object: *mut PyObject = object.cast();
            if !tensor::TENSOR.is_instance(object) {
                return Err(expected_tensor(object));
            }
            *out = *tensor::with_memory(object)?;
        }
        Ok(())
    })
}

unsafe fn expected_tensor(object: *mut PyObject) -> Raised {
    // SAFETY: the caller passes a live object.
    type_error(format!("expected a Tensor, got {}", unsafe { type_name(object) }))
}

unsafe extern "C" fn to_tensor(
    managed: *mut DLManagedTensorVersioned,
    out: *mut *mut c_void,
) -> c_int {
    fence_status(|| {
        let mut handle = null_mut();
        // SAFETY: a framework gives a valid tensor, holding the GIL; on an error it keeps it. Should
        // there be no memory for the wrapper, the second reference stays: the FFI tensor then never
        // lets go of what is the framework's again.
        unsafe {
            error::check(ffi::TVMFFITensorFromDLPackVersioned(managed, 0, 0, &raw mut handle))?;
            inc_ref(handle.cast());
            *out = object::wrap(handle.cast())?.into_ptr().cast();
            dec_ref(handle.cast());
        }
        Ok(())
    })
}

unsafe extern "C" fn current_stream(
    kind: DLDeviceType,
    index: i32,
    out: *mut *mut c_void,
) -> c_int {
    // SAFETY: a framework passes an address.
    unsafe {
        *out = match kind {
            DLDeviceType::CPU => null_mut(),
            DLDeviceType(kind) => ffi::TVMFFIEnvGetStream(kind, index),
        };
    }
    0
}

unsafe extern "C" fn from_test_wrapper(
    object: *mut c_void,
    out: *mut *mut DLManagedTensorVersioned,
) -> c_int {
    // SAFETY: as `from_tensor`; the attribute is checked there.
    fence_status(|| unsafe {
        let inner = get_attr(object.cast(), name!("tensor")?)?;
        match from_tensor(inner.as_ptr().cast(), out) {
            0 => Ok(()),
            _ => Err(Raised::already()),
        }
    })
}

/// A table for other frameworks, with our way from and to Python.
const fn table(
    from: fishplate_abi::DLPackManagedTensorFromPyObject,
    borrow: Option<fishplate_abi::DLPackDLTensorFromPyObject>,
) -> DLPackExchangeApi {
    DLPackExchangeApi {
        header: DLPackExchangeApiHeader { version: DLPACK_VERSION, prev_api: null_mut() },
        managed_tensor_allocator: Some(exchange_memory::allocate),
        managed_tensor_from_py_object_no_sync: Some(from),
        managed_tensor_to_py_object_no_sync: Some(to_tensor),
        dltensor_from_py_object_no_sync: borrow,
        current_work_stream: Some(current_stream),
    }
}

/// A table that is never changed, so all threads may read it.
struct Shared(DLPackExchangeApi);

// SAFETY: immutable; its one pointer is null.
unsafe impl Sync for Shared {}

static TENSOR_API: Shared = Shared(table(from_tensor, Some(borrow_tensor)));
static TEST_WRAPPER_API: Shared = Shared(table(from_test_wrapper, None));

fn capsule_of(table: &'static Shared) -> Result<Owned> {
    // SAFETY: the table and the name live for good.
    unsafe {
        let table: *const DLPackExchangeApi = &raw const table.0;
        Owned::steal(py::PyCapsule_New(table.cast_mut().cast(), CAPSULE.as_ptr(), None))
    }
}

/// Gives the class of tensors its attribute `__dlpack_c_exchange_api__`.
///
/// # Safety
/// `class` is the live class.
pub(crate) unsafe fn name_api(class: *mut PyObject) -> Result<()> {
    let capsule = capsule_of(&TENSOR_API)?;
    // SAFETY: live objects.
    unsafe { set_attr(class, name!("__dlpack_c_exchange_api__")?, capsule.as_ptr()) }
}

/// `(major, minor)` of the DLPack that we speak.
pub(super) fn version() -> Result<Owned> {
    Owned::tuple([
        Owned::int(DLPACK_VERSION.major.into())?,
        Owned::int(DLPACK_VERSION.minor.into())?,
    ])
}

/// Adds the version to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    let name = c"_DLPACK_VERSION".as_ptr();
    // SAFETY: the module is live (see above).
    check(unsafe { py::PyModule_AddObjectRef(module, name, version()?.as_ptr()) })
}

/// The table of classes whose attribute `tensor` is a `Tensor`, in a capsule.
pub(super) fn test_wrapper_capsule() -> Result<Owned> {
    capsule_of(&TEST_WRAPPER_API)
}
