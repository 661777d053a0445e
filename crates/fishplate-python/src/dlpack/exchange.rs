//! The C exchange API: a table of functions that a class of tensors names in `__dlpack_c_exchange_api__`. This file
//! reads the tables of others, and builds ours.

use std::ffi::{CStr, c_int, c_void};
use std::mem::MaybeUninit;
use std::ptr::{NonNull, null_mut};

use fishplate_abi::{
    DLDevice, DLDeviceType, DLManagedTensorVersioned, DLPACK_VERSION, DLPackExchangeApi,
    DLPackExchangeApiHeader, DLTensor, TypeIndex,
};

use super::Table;
use super::capsule::{self, Managed};
use super::described::Described;
use super::exchange_memory;
use super::held::Loan;
use super::import::Requirements;
use crate::any::{Api, View};
use crate::argument::{Frame, NO_DEVICE};
use crate::ffi_object::FfiRef;
use crate::global::Global;
use crate::python::trampoline::{convert, guard};
use crate::python::{
    Borrowed, Class, Owned, Python, Raised, Result, as_address, buffer_error, error_is_set,
    expect_str, find_attr, get_attr, name, new_capsule, runtime_error, set_attr, tuple_from,
    type_error, type_name, value_error,
};
use crate::{error, ffi, object, tensor};

const CAPSULE: &CStr = c"dlpack_exchange_api";

/// The table of a class, if it names one.
pub(crate) fn api_of_class(class: Borrowed<'_>) -> Result<Api> {
    let py = class.py();
    if let Some(value) = find_attr(class, name!(py, "__dlpack_c_exchange_api__")?)? {
        let Some(table) = value.borrow().capsule_pointer(CAPSULE) else {
            return Err(not_a_table(class, value.borrow()));
        };
        // SAFETY: a capsule of that name holds a table, which is never freed.
        return unsafe { understood(class, table.as_ptr().cast()) }.map(Some);
    }
    // Releases of torch before the name was settled have an address here. No other class is trusted with one: an
    // address cannot be checked.
    match find_attr(class, name!(py, "__c_dlpack_exchange_api__")?)? {
        Some(value) if value.borrow().is_int() && is_of_torch(class)? => {
            let address = as_address(value.borrow())?;
            // SAFETY: torch stores the address of its table there.
            unsafe { understood(class, address as *const DLPackExchangeApi) }.map(Some)
        }
        _ => Ok(None),
    }
}

fn is_of_torch(class: Borrowed<'_>) -> Result<bool> {
    let py = class.py();
    let module = get_attr(class, name!(py, "__module__")?)?;
    Ok(expect_str(module.borrow(), "__module__")?.starts_with(b"torch"))
}

#[cold]
fn not_a_table(class: Borrowed<'_>, value: Borrowed<'_>) -> Raised {
    let py = class.py();
    let (class, got) = (class_name(class), type_name(value));
    value_error(
        py,
        format!(
            "Expect a dlpack_exchange_api field: __dlpack_c_exchange_api__ of {class} must be a \
         PyCapsule named dlpack_exchange_api, got {got}"
        ),
    )
}

fn class_name(class: Borrowed<'_>) -> String {
    Class::of(class).map_or_else(|| type_name(class), Class::name)
}

/// The table, or an older one linked from it, whose layout we know.
///
/// # Safety
/// `table` is null or a table, which is never freed.
unsafe fn understood(
    class: Borrowed<'_>,
    table: *const DLPackExchangeApi,
) -> Result<&'static DLPackExchangeApi> {
    let mut header: *const DLPackExchangeApiHeader = table.cast();
    // SAFETY: the head of a table is the same in all versions; older tables are linked from it.
    while let Some(head) = unsafe { header.as_ref() } {
        if head.version.major == DLPACK_VERSION.major {
            // SAFETY: a table of the version whose layout this is.
            return Ok(unsafe { &*header.cast() });
        }
        header = head.prev_api;
    }
    let (py, class, major) = (class.py(), class_name(class), DLPACK_VERSION.major);
    Err(value_error(
        py,
        format!("the DLPack exchange API of {class} has no table of version {major}.x"),
    ))
}

/// The error of a failed function of a table: the one that it raised, or else a new one.
#[cold]
fn failed(py: Python<'_>, what: &str) -> Raised {
    match !error_is_set(py) {
        true => {
            runtime_error(py, format!("{what} of the DLPack exchange API failed without a reason"))
        }
        false => Raised::already(),
    }
}

/// Creates an FFI tensor over a tensor of a framework; `api` is the framework's table.
#[inline]
pub(super) fn import(
    api: &DLPackExchangeApi,
    object: Borrowed<'_>,
    requirements: Requirements,
) -> Result<FfiRef> {
    let py = object.py();
    let Some(convert) = api.managed_tensor_from_py_object_no_sync else {
        return Err(buffer_error(py, "the DLPack exchange API cannot export tensors"));
    };
    let mut managed = null_mut();
    // SAFETY: the framework's own function, with a live object of its own, and an address.
    let status = unsafe { convert(object.as_ptr().cast(), &raw mut managed) };
    // SAFETY: null, or a tensor that the framework gives away.
    let Some(managed) = (unsafe { Managed::from_raw(managed) }).filter(|_| status == 0) else {
        return Err(failed(py, "managed_tensor_from_py_object_no_sync"));
    };
    capsule::take(py, managed, requirements)
}

/// Borrows a framework's tensor in place, valid while the object lives unchanged. `None` if the framework has no
/// function for that, or if the runtime refuses the tensor.
#[inline]
pub(super) fn borrow<'a>(
    api: &DLPackExchangeApi,
    object: Borrowed<'a>,
    room: &'a mut MaybeUninit<DLTensor>,
) -> Result<Option<Described<'a>>> {
    let Some(convert) = api.dltensor_from_py_object_no_sync else { return Ok(None) };
    // SAFETY: the framework's own function, with a live object of its own, and room for a tensor.
    if unsafe { convert(object.as_ptr().cast(), room.as_mut_ptr()) } != 0 {
        return Err(failed(object.py(), "dltensor_from_py_object_no_sync"));
    }
    // SAFETY: the framework has filled the tensor.
    let tensor = unsafe { room.assume_init_ref() };
    if tensor.ndim < 0 || (tensor.ndim > 0 && tensor.shape.is_null()) {
        return Ok(None);
    }
    // SAFETY: the tensor of a framework has as many extents as it says, and as many strides unless they are null.
    let tensor = unsafe { Described::assume(tensor) };
    Ok(tensor.extents().iter().all(|extent| *extent >= 0).then_some(tensor))
}

/// Lends a framework's tensor to a callee that keeps nothing of it: no object, no reference. `None` if it has to become
/// an object. The object lives while the loan is used.
pub(crate) fn lend<'l>(
    api: &'static DLPackExchangeApi,
    frame: &mut Frame,
    object: Borrowed<'_>,
    loan: &'l mut Loan,
) -> Result<Option<&'l mut DLTensor>> {
    let mut room = MaybeUninit::<DLTensor>::uninit();
    // The framework's extents and strides may change when other threads run, so they are copied.
    let lent = borrow(api, object, &mut room)?.and_then(|tensor| loan.copy(tensor));
    if let Some(tensor) = &lent {
        follow(object.py(), frame, api, tensor.device)?;
    }
    Ok(lent)
}

/// Makes the call follow the framework of its first tensor: its allocator, and on a device its stream.
#[inline]
pub(super) fn follow(
    py: Python<'_>,
    frame: &mut Frame,
    api: &'static DLPackExchangeApi,
    device: DLDevice,
) -> Result<()> {
    frame.api.get_or_insert(api);
    match device.device_type {
        DLDeviceType::CPU => Ok(()),
        _ => use_stream(py, frame, api, device),
    }
}

/// Runs the call on the framework's current stream, unless an earlier argument chose one.
fn use_stream(
    py: Python<'_>,
    frame: &mut Frame,
    api: &DLPackExchangeApi,
    device: DLDevice,
) -> Result<()> {
    if frame.device.device_type != NO_DEVICE.device_type {
        return Ok(());
    }
    let Some(current) = api.current_work_stream else { return Ok(()) };
    let mut stream = null_mut();
    // SAFETY: the framework's own function, with a device and an address.
    if unsafe { current(device.device_type, device.device_id, &raw mut stream) } != 0 {
        return Err(failed(py, "current_work_stream"));
    }
    frame.device = device;
    frame.stream = stream;
    Ok(())
}

/// For a container that remembers a framework: the first tensor in it that is not on the CPU selects the stream of the
/// call.
pub(crate) fn first_device_of_container(
    py: Python<'_>,
    frame: &mut Frame,
    api: &DLPackExchangeApi,
    container: View<'_>,
) -> Result<()> {
    static FIND: Global = Global::new("ffi.ContainerFindFirstNonCPUDevice");
    if frame.device.device_type != NO_DEVICE.device_type || api.current_work_stream.is_none() {
        return Ok(());
    }
    let answer = FIND.call(py, &[container])?;
    if answer.view().type_index != TypeIndex::DEVICE {
        return Ok(());
    }
    let device = answer.view().device();
    match device.device_type {
        DLDeviceType::CPU => Ok(()),
        _ => use_stream(py, frame, api, device),
    }
}

/// Casts an object that a framework passes to a `Tensor`.
fn tensor_of(object: Borrowed<'_>) -> Result<Borrowed<'_, tensor::TensorObject>> {
    tensor::TENSOR.cast(object).ok_or_else(|| {
        type_error(object.py(), format!("expected a Tensor, got {}", type_name(object)))
    })
}

fn from_tensor(object: Borrowed<'_>) -> Result<*mut DLManagedTensorVersioned> {
    Ok(tensor::to_managed(tensor_of(object)?)?.into_raw())
}

/// Borrows the tensor, which lives as long as the object.
fn borrow_tensor(object: Borrowed<'_>) -> Result<DLTensor> {
    tensor::with_memory(tensor_of(object)?).map(|tensor| *tensor.raw())
}

fn from_test_wrapper(object: Borrowed<'_>) -> Result<*mut DLManagedTensorVersioned> {
    from_tensor(get_attr(object, name!(object.py(), "tensor")?)?.borrow())
}

unsafe extern "C" fn to_tensor(
    managed: *mut DLManagedTensorVersioned,
    out: *mut *mut c_void,
) -> c_int {
    guard(-1, || {
        // SAFETY: a framework calls holding the GIL.
        let py = unsafe { Python::assume() };
        let mut made = None;
        // SAFETY: a framework gives a valid tensor, and keeps it on an error.
        let status = unsafe { ffi::TVMFFITensorFromDLPackVersioned(managed, 0, 0, &mut made) };
        error::check(py, status)?;
        let tensor = ffi::object(py, made)?;
        // If there is no memory for the wrapper, the second reference stays: then the FFI tensor never frees the tensor
        // that belongs to the framework again.
        let second = std::mem::ManuallyDrop::new(tensor.borrow().share());
        let wrapper = object::wrap(py, tensor)?;
        drop(std::mem::ManuallyDrop::into_inner(second));
        // SAFETY: a framework passes an address.
        unsafe { out.write(wrapper.into_ptr().cast()) };
        Ok(0)
    })
}

unsafe extern "C" fn current_stream(
    kind: DLDeviceType,
    index: i32,
    out: *mut *mut c_void,
) -> c_int {
    let stream = match kind {
        DLDeviceType::CPU => null_mut(),
        DLDeviceType(kind) => ffi::stream(kind, index),
    };
    // SAFETY: a framework passes an address.
    unsafe { out.write(stream) };
    0
}

/// Builds a table for other frameworks, with our conversions from and to Python.
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

static TENSOR_API: Table = Table(table(convert(from_tensor), Some(convert(borrow_tensor))));
static TEST_WRAPPER_API: Table = Table(table(convert(from_test_wrapper), None));

fn capsule_of(py: Python<'_>, table: &'static Table) -> Result<Owned> {
    let table = NonNull::from(&table.0).cast();
    // SAFETY: the table is never freed, and capsules of that name hold one.
    unsafe { new_capsule(py, table, Some(CAPSULE), None) }
}

/// Gives the class of tensors its attribute `__dlpack_c_exchange_api__`.
pub(crate) fn name_api(class: Borrowed<'_>) -> Result<()> {
    let py = class.py();
    let capsule = capsule_of(py, &TENSOR_API)?;
    set_attr(class, name!(py, "__dlpack_c_exchange_api__")?, capsule.borrow())
}

/// `(major, minor)` of the DLPack version that we support.
pub(super) fn version(py: Python<'_>) -> Result<Owned> {
    let parts = [DLPACK_VERSION.major, DLPACK_VERSION.minor];
    tuple_from(py, parts.into_iter().map(|part| Owned::int(py, part.into())))
}

/// Adds the version to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    module.module_add(c"_DLPACK_VERSION", version(module.py())?.borrow())
}

/// The table of classes whose attribute `tensor` is a `Tensor`, in a capsule.
pub(super) fn test_wrapper_capsule(py: Python<'_>) -> Result<Owned> {
    capsule_of(py, &TEST_WRAPPER_API)
}
