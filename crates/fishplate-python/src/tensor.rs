//! `Tensor`: an n-dimensional array that frameworks exchange without copies.
//!
//! An instance stands for an FFI tensor, or for a `DLTensor` that the caller of a callback lends:
//! then shape and strides are copied, and the memory may be used until the callback returns. Arrays that other packages
//! make over it are counted: one that is left when the callback returns is an error (`callback/loan.rs`).

mod attributes;

use std::ffi::c_void;
use std::ptr::{fn_addr_eq, null_mut};
use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, AtomicUsize, Ordering};

use fishplate_abi::{
    DLDeviceType, DLManagedTensorVersioned, DLPACK_VERSION, DLPackExchangeApi, DLTensor,
    ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref,
};
use pyo3_ffi as py;

use crate::argument::{Frame, Row, plain_view, put};
use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::object::{self, C_OBJECT, CObject, handle_of, view_of};
use crate::python::{Owned, PyObject, Result, fence, type_error, value_error};
use crate::{classes, dlpack, error, ffi};

/// The layout of an instance.
#[repr(C)]
struct TensorObject {
    base: CObject,
    /// A lent tensor, whose box is ours; else null.
    lent: *mut Lent,
}

/// A tensor that somebody lends for the time of a call.
struct Lent {
    /// What the lender passed; not to be read when the call is over.
    source: *mut DLTensor,
    /// A copy: the memory is the lender's, shape and strides are those in `extents`.
    tensor: DLTensor,
    #[expect(dead_code, reason = "held for the pointers into it")]
    extents: Box<[i64]>,
    /// Whether the call is over: the memory may be gone.
    is_over: bool,
    exports: Arc<Exports>,
}

/// What other packages have made of a lent tensor. They let go of it on any thread.
#[derive(Default)]
struct Exports {
    /// How many arrays and capsules lie over the memory.
    count: AtomicUsize,
    /// A copy of the memory for arrays that outlive the loan, made by `malloc`; else null.
    copy: AtomicPtr<u8>,
}

impl Drop for Exports {
    fn drop(&mut self) {
        // SAFETY: made by malloc, or null; the last array is gone.
        unsafe { libc::free((*self.copy.get_mut()).cast()) };
    }
}

pub(crate) static TENSOR: ClassCell = ClassCell::new();

/// More dimensions than any framework has: such a count is garbage.
const MOST_DIMENSIONS: i32 = 1024;

/// The `DLTensor` of an FFI tensor: it follows the header.
///
/// # Safety
/// `handle` is a live tensor for `'a`.
#[inline]
pub(crate) unsafe fn dl_tensor<'a>(handle: *mut ObjectHeader) -> &'a DLTensor {
    // SAFETY: see above.
    unsafe { &*handle.add(1).cast() }
}

/// What an instance describes: shape, strides, data type, device.
///
/// # Safety
/// `object` is a live instance of `Tensor` for `'a`, and nothing takes its object away meanwhile.
unsafe fn description<'a>(object: *mut PyObject) -> Result<&'a DLTensor> {
    // SAFETY: see above; instances have the layout above.
    unsafe {
        let handle = handle_of(object);
        if !handle.is_null() {
            return Ok(dl_tensor(handle));
        }
        match (*object.cast::<TensorObject>()).lent.as_ref() {
            Some(lent) => Ok(&lent.tensor),
            None => Err(value_error("the Tensor is empty: it was moved, or never made")),
        }
    }
}

/// The same, for one who reads or writes its memory.
///
/// # Safety
/// As [`description`].
pub(crate) unsafe fn with_memory<'a>(object: *mut PyObject) -> Result<&'a DLTensor> {
    // SAFETY: see above.
    unsafe {
        let lent = (*object.cast::<TensorObject>()).lent;
        if handle_of(object).is_null() && !lent.is_null() && (*lent).is_over {
            return Err(value_error(
                "the Tensor was lent for the time of a call, which is over: copy what is needed later",
            ));
        }
        description(object)
    }
}

/// The Python value of a tensor whose reference is given: one of the framework of `api`, or
/// (null) a `Tensor`.
///
/// # Safety
/// The caller gives a reference to a tensor; `api` is null or lives.
#[inline]
pub(crate) unsafe fn take(
    handle: *mut ObjectHeader,
    api: *const DLPackExchangeApi,
) -> Result<Owned> {
    // SAFETY: the reference goes on.
    unsafe {
        if api.is_null() {
            return object::wrap(handle);
        }
        take_for(handle, &*api)
    }
}

/// The same for a framework. What it cannot hold comes out as a `Tensor`.
unsafe fn take_for(handle: *mut ObjectHeader, api: &DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the caller gives a reference, which goes on.
    unsafe {
        if dlpack::is_fallback(api) {
            let tensor = object::wrap(handle)?;
            return dlpack::torch_from_tensor(tensor.as_ptr()).or_else(|_| {
                py::PyErr_Clear();
                Ok(tensor)
            });
        }
        if let Some(convert) = api.managed_tensor_to_py_object_no_sync {
            let mut managed = null_mut();
            let status = ffi::TVMFFITensorToDLPackVersioned(handle.cast(), &raw mut managed);
            if status != 0 {
                dec_ref(handle);
            }
            error::check(status)?;
            let mut made = null_mut();
            if convert(managed, &raw mut made) == 0 && !made.is_null() {
                dec_ref(handle);
                return Owned::steal(made.cast());
            }
            py::PyErr_Clear();
            dlpack::release(managed);
        }
        object::wrap(handle)
    }
}

/// A `Tensor` over memory that the caller of a callback lends.
///
/// # Safety
/// `source` is null or valid: shape and strides are as long as it says.
pub(crate) unsafe fn from_dl_tensor(source: *mut DLTensor) -> Result<Owned> {
    // SAFETY: see above; the count is checked before anything of that length is read.
    unsafe {
        let Some(tensor) = source.as_ref() else {
            return Err(value_error("a DLTensor* is null"));
        };
        if !(0..=MOST_DIMENSIONS).contains(&tensor.ndim)
            || (tensor.shape.is_null() && tensor.ndim > 0)
        {
            return Err(value_error(format!(
                "a DLTensor of {} dimensions has no shape that could be read",
                tensor.ndim
            )));
        }
        let class = classes::class_of(TypeIndex::TENSOR)?;
        let made = match (*class).tp_alloc {
            Some(alloc) => Owned::steal(alloc(class, 0))?,
            None => return Err(type_error("the class cannot be instantiated")),
        };
        let (tensor, extents) = copy_description(tensor);
        let lent = Lent { source, tensor, extents, is_over: false, exports: Arc::default() };
        let lent = Box::new(lent);
        (*made.as_ptr().cast::<TensorObject>()).lent = Box::into_raw(lent);
        Ok(made)
    }
}

/// The same tensor with shape and strides in memory of its own.
///
/// # Safety
/// Shape, and strides unless null, have `ndim` integers.
unsafe fn copy_description(tensor: &DLTensor) -> (DLTensor, Box<[i64]>) {
    let count = tensor.ndim as usize;
    let mut extents = vec![0_i64; count * 2].into_boxed_slice();
    let (shape, strides) = extents.split_at_mut(count);
    // SAFETY: see above.
    unsafe {
        if count > 0 {
            shape.copy_from_slice(std::slice::from_raw_parts(tensor.shape, count));
        }
        attributes::strides_of(tensor, strides);
    }
    let mut copy = *tensor;
    copy.shape = shape.as_mut_ptr();
    copy.strides = strides.as_mut_ptr();
    (copy, extents)
}

/// How many arrays lie over the memory of a tensor that is lent; 0 for all else.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn exports_of_loan(object: *mut PyObject) -> usize {
    // SAFETY: live (see above), and of the layout above if it is an instance.
    unsafe {
        let lent = match TENSOR.is_instance(object) {
            true => (*object.cast::<TensorObject>()).lent.as_ref(),
            false => None,
        };
        lent.map_or(0, |lent| lent.exports.count.load(Ordering::Acquire))
    }
}

/// Moves an array of NumPy over the memory of a tensor that is lent to a copy of that memory; leaves all else alone.
///
/// # Safety
/// Both are live, and the memory is still there.
pub(crate) unsafe fn move_export(tensor: *mut PyObject, array: *mut PyObject) {
    // SAFETY: live (see above), and of the layout above if it is an instance.
    unsafe {
        let lent = match TENSOR.is_instance(tensor) {
            true => (*tensor.cast::<TensorObject>()).lent.as_ref(),
            false => None,
        };
        let Some(lent) = lent else { return };
        let Some((memory, copy)) = copy_of(lent) else { return };
        dlpack::redirect(array, memory, copy, |owner| {
            let managed = dlpack::of_consumer(owner);
            let is_export =
                managed.as_ref().and_then(|managed| managed.deleter).is_some_and(|by| {
                    let own: unsafe extern "C" fn(*mut DLManagedTensorVersioned) = delete_exported;
                    fn_addr_eq(by, own)
                });
            is_export && Arc::ptr_eq(&(*managed.cast::<Exported>()).exports, &lent.exports)
        });
    }
}

/// Where the elements of a lent tensor in the processor's memory lie, and a copy of them that lives as long as what
/// was exported; made when first asked for.
unsafe fn copy_of(lent: &Lent) -> Option<(std::ops::Range<usize>, *mut u8)> {
    let tensor = &lent.tensor;
    if tensor.device.device_type != DLDeviceType::CPU || tensor.data.is_null() {
        return None;
    }
    let item = i64::from(tensor.dtype.bits.div_ceil(8)) * i64::from(tensor.dtype.lanes);
    let (mut first, mut last) = (0_i64, 0_i64);
    for index in 0..tensor.ndim as usize {
        // SAFETY: the copy of the description has `ndim` extents and strides.
        let (extent, stride) = unsafe { (*tensor.shape.add(index), *tensor.strides.add(index)) };
        let reach = extent.checked_sub(1)?.checked_mul(stride)?.checked_mul(item)?;
        first = first.checked_add(reach.min(0))?;
        last = last.checked_add(reach.max(0))?;
        if extent < 1 {
            return None;
        }
    }
    let start = (tensor.data as usize)
        .wrapping_add(tensor.byte_offset as usize)
        .wrapping_add_signed(first as isize);
    let size = usize::try_from(last.checked_add(item)?.checked_sub(first)?).ok()?;
    let mut copy = lent.exports.copy.load(Ordering::Relaxed);
    if copy.is_null() {
        // SAFETY: the lender's memory is as large as the description says; the GIL is held.
        unsafe {
            copy = libc::malloc(size).cast();
            if copy.is_null() {
                return None;
            }
            std::ptr::copy_nonoverlapping(start as *const u8, copy, size);
        }
        lent.exports.copy.store(copy, Ordering::Relaxed);
    }
    Some((start..start + size, copy))
}

/// The call for which a tensor was lent is over.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn end_of_loan(object: *mut PyObject) {
    // SAFETY: live (see above), and of the layout above if it is an instance.
    unsafe {
        if TENSOR.is_instance(object)
            && let Some(lent) = (*object.cast::<TensorObject>()).lent.as_mut()
        {
            lent.is_over = true;
        }
    }
}

/// The tensor with its memory for another framework, which lets go of it by the deleter.
///
/// # Safety
/// `object` is a live instance of `Tensor`.
pub(crate) unsafe fn to_managed(object: *mut PyObject) -> Result<*mut DLManagedTensorVersioned> {
    // SAFETY: see above.
    unsafe {
        let tensor = with_memory(object)?;
        let handle = handle_of(object);
        if handle.is_null() {
            let exports = &(*(*object.cast::<TensorObject>()).lent).exports;
            return Ok(lend_on(tensor, exports.clone()));
        }
        let mut managed = null_mut();
        error::check(ffi::TVMFFITensorToDLPackVersioned(handle.cast(), &raw mut managed))?;
        Ok(managed)
    }
}

/// A managed tensor over lent memory, what it points to, and where it is counted.
#[repr(C)]
struct Exported {
    managed: DLManagedTensorVersioned,
    extents: Box<[i64]>,
    exports: Arc<Exports>,
}

unsafe extern "C" fn delete_exported(managed: *mut DLManagedTensorVersioned) {
    // SAFETY: the consumer passes what was made below, once.
    let exported = unsafe { Box::from_raw(managed.cast::<Exported>()) };
    exported.exports.count.fetch_sub(1, Ordering::Release);
}

/// A lent tensor for another framework: the description is a copy, the memory stays the lender's.
unsafe fn lend_on(tensor: &DLTensor, exports: Arc<Exports>) -> *mut DLManagedTensorVersioned {
    // SAFETY: the caller passes a tensor whose shape and strides are as long as it says.
    let (dl_tensor, extents) = unsafe { copy_description(tensor) };
    let managed = DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: null_mut(),
        deleter: Some(delete_exported),
        flags: 0,
        dl_tensor,
    };
    exports.count.fetch_add(1, Ordering::Relaxed);
    Box::into_raw(Box::new(Exported { managed, extents, exports })).cast()
}

/// The object of a `Tensor`, of that very class, which is not lent; nothing for all else.
///
/// # Safety
/// `object` is live.
#[inline(always)]
pub(crate) unsafe fn own(object: *mut PyObject) -> Option<*mut ObjectHeader> {
    // SAFETY: live (see above); an instance of the class has a slot for its object.
    unsafe {
        let is_own = py::Py_TYPE(object) == TENSOR.as_type();
        is_own.then(|| handle_of(object)).filter(|handle| !handle.is_null())
    }
}

#[inline]
pub(crate) unsafe fn set_tensor(
    _: &Row,
    _: &mut Frame,
    object: *mut PyObject,
    out: &mut RawAny,
) -> Result<()> {
    // SAFETY: the row is that of Tensor.
    unsafe {
        let handle = handle_of(object);
        if handle.is_null() {
            return set_lent(object, out);
        }
        put(out, view_of(handle));
    }
    Ok(())
}

/// A lent tensor goes on as what the lender passed.
#[cold]
unsafe fn set_lent(object: *mut PyObject, out: &mut RawAny) -> Result<()> {
    // SAFETY: the caller passes an instance without an object: it is lent if it has memory.
    unsafe {
        with_memory(object)?;
        let source = (*(*object.cast::<TensorObject>()).lent).source;
        put(out, plain_view(TypeIndex::DL_TENSOR_PTR, RawValue { v_ptr: source.cast() }));
    }
    Ok(())
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone; the box is the instance's own.
    unsafe {
        let lent = std::mem::replace(&mut (*this.cast::<TensorObject>()).lent, null_mut());
        if !lent.is_null() {
            drop(Box::from_raw(lent));
        }
        object::release(this);
        object::free(this);
    }
}

/// `_set_tensor_class(class)`: the class of tensors that come from calls.
unsafe extern "C" fn set_tensor_class(_: *mut PyObject, class: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: Python passes a live object.
        unsafe {
            let derived = py::PyType_Check(class) != 0
                && py::PyType_IsSubtype(class.cast(), TENSOR.as_type()) != 0;
            if !derived {
                return Err(type_error("the class must be Tensor or derive from it"));
            }
            classes::set_class(TypeIndex::TENSOR, Owned::share(class))?;
        }
        Ok(Owned::none())
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_set_tensor_class",
        Method::One(set_tensor_class),
        0,
        c"_set_tensor_class(class, /)\n--\n\nThe class of tensors that come from calls.",
    )]
}

/// Adds the class to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<TensorObject>(c"fishplate._core.Tensor")
        .doc(c"An n-dimensional array that frameworks exchange without copies.\n\nInstances come from from_dlpack and from calls; other packages take them by their own from_dlpack.")
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .property(c"shape", attributes::shape, None, c"The extents, as a tuple.")
        .property(c"strides", attributes::strides, None, c"The steps between elements along each dimension, counted in elements, as a tuple.")
        .property(c"ndim", attributes::ndim, None, c"The number of dimensions.")
        .property(c"dtype", attributes::dtype, None, c"The data type of the elements: a dtype.")
        .property(c"device", attributes::device, None, c"The Device that holds the memory.")
        .method(c"numel", Method::NoArgs(attributes::numel), c"numel($self, /)\n--\n\nThe number of elements.")
        .method(c"size", Method::One(attributes::size), c"size($self, idx, /)\n--\n\nThe extent of one dimension; negative numbers count from the last.")
        .method(c"data_ptr", Method::NoArgs(attributes::data_ptr), c"data_ptr($self, /)\n--\n\nThe address of the first element.")
        .method(c"is_contiguous", Method::NoArgs(attributes::is_contiguous), c"is_contiguous($self, /)\n--\n\nWhether the elements lie row-major without gaps.")
        .method(c"_is_lent", Method::NoArgs(attributes::is_lent), c"_is_lent($self, /)\n--\n\nWhether the memory is lent for the time of a call.")
        .method(c"_to_dlpack", Method::NoArgs(dlpack::to_legacy), c"_to_dlpack($self, /)\n--\n\nA capsule from before DLPack 1.0.")
        .method(c"_to_dlpack_versioned", Method::NoArgs(dlpack::to_versioned), c"_to_dlpack_versioned($self, /)\n--\n\nA capsule with a version.")
        .method(c"__dlpack_device__", Method::NoArgs(attributes::dlpack_device), c"__dlpack_device__($self, /)\n--\n\nKind and index of the device, as two numbers.")
        .method(c"__dlpack__", Method::Keywords(dlpack::export), c"__dlpack__($self, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\nA capsule for another package's from_dlpack. Nothing is copied and no stream is waited for.")
        .build(C_OBJECT.get(), &TENSOR)?;
    // SAFETY: the module is live (see above).
    unsafe {
        dlpack::name_exchange_api(TENSOR.get())?;
        classes::set_class(TypeIndex::TENSOR, Owned::share(TENSOR.get()))?;
        add_class(module, &TENSOR)
    }
}
