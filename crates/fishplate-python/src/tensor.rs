//! `Tensor`: an n-dimensional array that frameworks exchange without copies.
//!
//! An instance wraps an FFI tensor, or a `DLTensor` that the caller of a callback lends. In the latter case shape and
//! strides are copied, and the memory may be used until the callback returns. Arrays that other packages create over it
//! are counted: an array that is alive when the callback returns is an error (`callback/loan.rs`).

mod attributes;

use std::ffi::c_void;
use std::ptr::{NonNull, fn_addr_eq, null_mut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};

use fishplate_abi::{
    DLDataType, DLDataTypeCode, DLDeviceType, DLManagedTensorVersioned, DLPACK_FLAG_IS_COPIED,
    DLPACK_VERSION, DLPackExchangeApi, DLTensor, RawAny, RawValue, TypeIndex,
};
use pyo3_ffi as py;

use crate::any::Api;
use crate::argument::{Frame, Row, put};
use crate::attach::AnyThread;
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class, method_def};
use crate::dlpack::{Described, Managed};
use crate::ffi_object::{FfiObject, FfiRef};
use crate::object::{self, C_OBJECT, CObject, Wrapper};
use crate::python::{
    Borrowed, BoxSlot, Class, Owned, Python, Result, buffer_error, clear_error, no_memory,
    type_error, value_error,
};
use crate::{classes, device, dlpack, error, ffi};

/// The layout of an instance.
#[repr(C)]
pub(crate) struct TensorObject {
    base: CObject,
    /// A lent tensor, from `Box::into_raw`, or null.
    lent: BoxSlot<Lent>,
}

// SAFETY: starts with a wrapper; without a loan the pointer is null.
unsafe impl Layout for TensorObject {
    fn release(this: Borrowed<'_, TensorObject>) {
        // SAFETY: called once, when the instance is freed.
        drop(unsafe { this.lent.take() });
        object::release(this.wrapper());
    }
}

// SAFETY: starts with a wrapper.
unsafe impl Wrapper for TensorObject {}

impl<'a> Borrowed<'a, TensorObject> {
    /// The tensor that is lent to an instance.
    fn lent(self) -> Option<&'a Lent> {
        self.get().lent.get()
    }
}

/// A tensor that is lent for the length of a call.
struct Lent {
    /// The lender's tensor; must not be read after the call.
    source: *mut DLTensor,
    /// A copy of the description; the memory belongs to the lender.
    copy: Copied,
    /// Whether the call is over, so that the memory may be gone.
    is_over: AtomicBool,
    exports: Arc<Exports>,
}

/// A tensor with its own shape and strides.
struct Copied {
    tensor: DLTensor,
    #[expect(dead_code, reason = "held for the pointers into it")]
    extents: Box<[i64]>,
}

impl Copied {
    fn new(tensor: Described<'_>) -> Copied {
        Copied::of_parts(*tensor.raw(), tensor.extents(), &tensor.full_strides())
    }

    /// A tensor like another one, with these extents and one stride per extent.
    fn of_parts(tensor: DLTensor, shape: &[i64], strides: &[i64]) -> Copied {
        let count = shape.len();
        let mut extents = [shape, strides].concat();
        extents.resize(count * 2, 1);
        let mut extents = extents.into_boxed_slice();
        let (shape, strides) = extents.split_at_mut(count);
        let (shape, strides) = (shape.as_mut_ptr(), strides.as_mut_ptr());
        Copied { tensor: DLTensor { ndim: count as i32, shape, strides, ..tensor }, extents }
    }

    fn get(&self) -> Described<'_> {
        // SAFETY: `of_parts` creates as many extents and strides as there are dimensions.
        unsafe { Described::assume(&self.tensor) }
    }
}

/// Arrays and capsules that other packages created over a lent tensor. They may be dropped on any thread.
#[derive(Default)]
struct Exports {
    /// Number of arrays and capsules over the memory.
    count: AtomicUsize,
    /// A copy of the memory for arrays that outlive the loan, from `aligned_alloc`, or null.
    copy: AtomicPtr<u8>,
}

impl Drop for Exports {
    fn drop(&mut self) {
        // SAFETY: from `aligned_alloc`, or null; the last array is gone.
        unsafe { libc::free((*self.copy.get_mut()).cast()) };
    }
}

pub(crate) static TENSOR: ClassCell<TensorObject> = ClassCell::new();

/// More dimensions than any framework supports: such a count is garbage.
const MOST_DIMENSIONS: i32 = 1024;

/// The shape, strides, data type and device of an instance.
fn description(this: Borrowed<'_, TensorObject>) -> Result<Described<'_>> {
    let own = this.handle().and_then(FfiObject::tensor);
    own.or_else(|| this.lent().map(|lent| lent.copy.get()))
        .ok_or_else(|| value_error(this.py(), "the Tensor is empty: it was moved, or never made"))
}

/// Does the same for callers that read or write the memory.
pub(crate) fn with_memory(this: Borrowed<'_, TensorObject>) -> Result<Described<'_>> {
    if this.handle().is_none()
        && this.lent().is_some_and(|lent| lent.is_over.load(Ordering::Acquire))
    {
        return Err(value_error(
            this.py(),
            "the Tensor was lent for the time of a call, which is over: copy what is needed later",
        ));
    }
    description(this)
}

/// The Python value of a tensor: a tensor of the framework of `api`, or a `Tensor`.
#[inline]
pub(crate) fn take(py: Python<'_>, tensor: FfiRef, api: Api) -> Result<Owned> {
    match api {
        Some(api) => take_for(py, tensor, api),
        None => object::wrap(py, tensor),
    }
}

/// Does the same for a framework. A tensor that it cannot hold comes out as a `Tensor`.
fn take_for(py: Python<'_>, tensor: FfiRef, api: &DLPackExchangeApi) -> Result<Owned> {
    if dlpack::is_fallback(api) {
        let tensor = object::wrap(py, tensor)?;
        return dlpack::torch_from_tensor(tensor.borrow()).or_else(|_| {
            clear_error(py);
            Ok(tensor)
        });
    }
    if let Some(convert) = api.managed_tensor_to_py_object_no_sync {
        let managed = to_dlpack(py, tensor.borrow())?;
        let mut made = null_mut();
        // SAFETY: the framework's own function, which takes the tensor unless it fails, and an address.
        let status = unsafe { convert(managed.as_ptr(), &raw mut made) };
        if status == 0 && !made.is_null() {
            let _taken = managed.into_raw();
            // SAFETY: a new reference from the framework.
            return unsafe { Owned::steal(made.cast()) };
        }
        clear_error(py);
    }
    object::wrap(py, tensor)
}

/// Exports an FFI tensor to another framework.
fn to_dlpack(py: Python<'_>, tensor: FfiObject<'_>) -> Result<Managed> {
    let mut managed = None;
    // SAFETY: a live tensor.
    let status = unsafe { ffi::TVMFFITensorToDLPackVersioned(tensor, &mut managed) };
    error::check(py, status)?;
    managed.ok_or_else(|| value_error(py, "the runtime exported no tensor"))
}

/// Creates a `Tensor` over memory that the caller of a callback lends.
///
/// # Safety
/// `source` is null or valid: shape and strides are as long as it says.
pub(crate) unsafe fn from_dl_tensor(py: Python<'_>, source: *mut DLTensor) -> Result<Owned> {
    // SAFETY: the caller passes null or a valid tensor.
    let Some(tensor) = (unsafe { source.as_ref() }) else {
        return Err(value_error(py, "a DLTensor* is null"));
    };
    if !(0..=MOST_DIMENSIONS).contains(&tensor.ndim) || (tensor.shape.is_null() && tensor.ndim > 0)
    {
        let count = tensor.ndim;
        return Err(value_error(
            py,
            format!("a DLTensor of {count} dimensions has no shape that could be read"),
        ));
    }
    let made = classes::class_of(py, TypeIndex::TENSOR)?.allocate(0)?;
    if let Some(this) = TENSOR.cast(made.borrow()) {
        // SAFETY: the number of dimensions was checked; the caller guarantees that shape and strides have that length.
        let copy = Copied::new(unsafe { Described::assume(tensor) });
        this.lent.fill(Lent {
            source,
            copy,
            is_over: AtomicBool::new(false),
            exports: Arc::default(),
        });
    }
    Ok(made)
}

/// Number of arrays over the memory of a lent tensor; 0 for other objects.
pub(crate) fn exports_of_loan(object: Borrowed<'_>) -> usize {
    let lent = TENSOR.cast(object).and_then(Borrowed::lent);
    lent.map_or(0, |lent| lent.exports.count.load(Ordering::Acquire))
}

/// Moves a NumPy array over the memory of a lent tensor, while that is still valid, to a copy of the memory. Leaves all
/// other arrays alone.
pub(crate) fn move_export(tensor: Borrowed<'_>, array: Borrowed<'_>) {
    let Some(lent) = TENSOR.cast(tensor).and_then(Borrowed::lent) else { return };
    let Some((memory, copy)) = copy_of(lent) else { return };
    let is_export = |owner: Borrowed<'_>| {
        let Some(managed) = dlpack::of_consumer(owner) else { return false };
        // SAFETY: a capsule of a consumer holds a valid tensor.
        let deleter = unsafe { managed.as_ref() }.deleter;
        let own: unsafe extern "C" fn(*mut DLManagedTensorVersioned) = delete_exported;
        deleter.is_some_and(|deleter| fn_addr_eq(deleter, own)) && {
            // SAFETY: tensors with that deleter were created below.
            let exported = unsafe { managed.cast::<Exported>().as_ref() };
            Arc::ptr_eq(&exported.exports, &lent.exports)
        }
    };
    // SAFETY: the copy has the same content as the memory, and lives as long as the exported tensor.
    unsafe { dlpack::redirect(array, memory, copy, is_export) };
}

/// The address range of a lent tensor's elements in CPU memory, and a copy of them that lives as long as the exported
/// tensor. The copy is made on first use.
fn copy_of(lent: &Lent) -> Option<(std::ops::Range<usize>, *mut u8)> {
    let described = lent.copy.get();
    let tensor = described.raw();
    if tensor.device.device_type != DLDeviceType::CPU || tensor.data.is_null() {
        return None;
    }
    let item = i64::from(tensor.dtype.bits.div_ceil(8)) * i64::from(tensor.dtype.lanes);
    let (mut first, mut last) = (0_i64, 0_i64);
    for (&extent, &stride) in described.extents().iter().zip(&described.full_strides()) {
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
        let byte = DLDataType { code: DLDataTypeCode::UINT, bits: 8, lanes: 1 };
        let bytes = DLTensor { data: start as *mut c_void, dtype: byte, byte_offset: 0, ..*tensor };
        // The lender's memory is as large as the description says.
        copy = compact(Copied::of_parts(bytes, &[i64::try_from(size).ok()?], &[1]).get(), 1)?;
        lent.exports.copy.store(copy, Ordering::Relaxed);
    }
    Some((start..start + size, copy))
}

/// Alignment of copies: suits any vector unit.
const ALIGNMENT: usize = 64;

/// Copies the elements of a tensor, of `item` bytes each, row-major into new memory for `free`. The tensor's memory
/// must be valid. Returns `None` when memory runs out.
fn compact(source: Described<'_>, item: usize) -> Option<*mut u8> {
    let (extents, strides) = (source.extents(), source.full_strides());
    let mut count = 1_usize;
    for extent in extents {
        count = count.checked_mul(usize::try_from(*extent).ok()?)?;
    }
    let size = count.checked_mul(item)?.max(1).checked_next_multiple_of(ALIGNMENT)?;
    // SAFETY: a power of two, and a size that is a multiple of it.
    let memory: *mut u8 = unsafe { libc::aligned_alloc(ALIGNMENT, size) }.cast();
    if memory.is_null() || count == 0 {
        return NonNull::new(memory).map(NonNull::as_ptr);
    }
    // As many trailing dimensions as are contiguous are copied at once.
    let (mut run, mut outer) = (1_usize, extents.len());
    while outer > 0 && (extents[outer - 1] == 1 || strides[outer - 1] == run as i64) {
        outer -= 1;
        run *= extents[outer] as usize;
    }
    let start = source.raw().data.cast::<u8>().wrapping_add(source.raw().byte_offset as usize);
    for number in 0..count / run {
        let (mut rest, mut offset) = (number, 0_i64);
        for (extent, stride) in extents[..outer].iter().zip(&strides).rev() {
            offset += (rest % *extent as usize) as i64 * stride;
            rest /= *extent as usize;
        }
        let from = start.wrapping_offset(offset as isize * item as isize);
        let to = memory.wrapping_add(number * run * item);
        // SAFETY: contiguous elements of the tensor, and room for as many.
        unsafe { std::ptr::copy_nonoverlapping(from, to, run * item) };
    }
    Some(memory)
}

/// Copies a tensor on the CPU for another framework, which becomes its only owner.
pub(crate) fn copy(this: Borrowed<'_, TensorObject>) -> Result<Managed> {
    let py = this.py();
    let source = with_memory(this)?;
    let tensor = source.raw();
    if tensor.device.device_type != DLDeviceType::CPU {
        let (kind, id) = (device::any_name(tensor.device.device_type), tensor.device.device_id);
        return Err(buffer_error(
            py,
            format!("copy=True needs a tensor on the CPU: this one is on {kind}:{id}"),
        ));
    }
    if tensor.data.is_null() && !source.extents().contains(&0) {
        let shape = source.extents();
        return Err(buffer_error(
            py,
            format!(
                "copy=True needs the elements: the data pointer of this tensor of shape {shape:?} is null"
            ),
        ));
    }
    let bits = usize::from(tensor.dtype.bits) * usize::from(tensor.dtype.lanes);
    if !bits.is_multiple_of(8) {
        return Err(buffer_error(
            py,
            "copy=True needs elements of whole bytes: several elements of this tensor share one",
        ));
    }
    let memory = compact(source, bits / 8).ok_or_else(|| no_memory(py))?;
    let exports = Exports { count: AtomicUsize::new(0), copy: AtomicPtr::new(memory) };
    let bare = DLTensor { data: memory.cast(), byte_offset: 0, ..*tensor };
    let mut strides = vec![1_i64; source.extents().len()];
    for index in (1..strides.len()).rev() {
        strides[index - 1] = strides[index].wrapping_mul(source.extents()[index]);
    }
    let laid = Copied::of_parts(bare, source.extents(), &strides);
    Ok(lend_on(laid, None, exports.into(), DLPACK_FLAG_IS_COPIED))
}

/// Creates a tensor over memory that a Python object owns, with these extents and one stride per extent.
pub(crate) fn over(
    owner: Borrowed<'_>,
    tensor: DLTensor,
    extents: &[i64],
    strides: &[i64],
) -> Managed {
    let laid = Copied::of_parts(tensor, extents, strides);
    lend_on(laid, Some(AnyThread::new(owner.share())), Arc::default(), 0)
}

/// Ends the loan of a tensor when the call is over.
pub(crate) fn end_of_loan(object: Borrowed<'_>) {
    if let Some(lent) = TENSOR.cast(object).and_then(Borrowed::lent) {
        lent.is_over.store(true, Ordering::Release);
    }
}

/// Exports the tensor with its memory to another framework, which frees it with the deleter.
pub(crate) fn to_managed(this: Borrowed<'_, TensorObject>) -> Result<Managed> {
    let tensor = with_memory(this)?;
    match (this.handle(), this.lent()) {
        (None, Some(lent)) => Ok(lend_on(Copied::new(tensor), None, lent.exports.clone(), 0)),
        (Some(handle), _) => to_dlpack(this.py(), handle),
        (None, None) => Err(value_error(this.py(), "the Tensor is empty")),
    }
}

/// A managed tensor, the arrays that it points to, the owner of its memory, and the count that includes it.
#[repr(C)]
struct Exported {
    managed: DLManagedTensorVersioned,
    /// Keeps shape and strides alive.
    _copy: Copied,
    _owner: Option<AnyThread>,
    exports: Arc<Exports>,
}

unsafe extern "C" fn delete_exported(managed: *mut DLManagedTensorVersioned) {
    // SAFETY: the consumer passes a tensor that was created below, once.
    let exported = unsafe { Box::from_raw(managed.cast::<Exported>()) };
    exported.exports.count.fetch_sub(1, Ordering::Release);
}

/// Exports a tensor over memory that the owner, the exports or the lender keep alive.
fn lend_on(copy: Copied, owner: Option<AnyThread>, exports: Arc<Exports>, flags: u64) -> Managed {
    let managed = DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: null_mut(),
        deleter: Some(delete_exported),
        flags,
        dl_tensor: copy.tensor,
    };
    exports.count.fetch_add(1, Ordering::Relaxed);
    let exported = Box::leak(Box::new(Exported { managed, _copy: copy, _owner: owner, exports }));
    // SAFETY: the tensor is at the start of what its deleter frees.
    let managed = unsafe { NonNull::from(exported).cast().as_mut() };
    Managed::from_leaked(managed)
}

/// The object of a `Tensor` of exactly that class that is not lent; `None` for everything else.
#[inline(always)]
pub(crate) fn own(object: Borrowed<'_>) -> Option<FfiObject<'_>> {
    TENSOR.cast_exact(object)?.handle()
}

#[inline]
pub(crate) fn set_tensor(
    _: &Row,
    _: &mut Frame,
    object: Borrowed<'_>,
    out: &mut RawAny,
) -> Result<()> {
    let Some(tensor) = TENSOR.cast(object) else {
        return Err(type_error(object.py(), "expected a Tensor"));
    };
    match tensor.handle() {
        Some(handle) => {
            put(out, handle.view());
            Ok(())
        }
        None => set_lent(tensor, out),
    }
}

/// Passes a lent tensor on as the lender passed it.
#[cold]
fn set_lent(this: Borrowed<'_, TensorObject>, out: &mut RawAny) -> Result<()> {
    with_memory(this)?;
    let source = this.lent().map_or(null_mut(), |lent| lent.source);
    put(out, RawAny::plain(TypeIndex::DL_TENSOR_PTR, RawValue { v_ptr: source.cast() }));
    Ok(())
}

/// `_set_tensor_class(class)`: sets the class of tensors that calls return.
fn set_tensor_class(class: Borrowed<'_>) -> Result<Owned> {
    let py = class.py();
    let derived = Class::of(class).is_some_and(|class| class.derives_from(TENSOR.class(py)));
    if !derived {
        return Err(type_error(py, "the class must be Tensor or derive from it"));
    }
    classes::set_class(TypeIndex::TENSOR, class.share())?;
    Ok(Owned::none(py))
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_set_tensor_class",
        Method::function_one(set_tensor_class),
        0,
        c"_set_tensor_class(class, /)\n--\n\nThe class of tensors that come from calls.",
    )]
}

/// Adds the class to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    ClassBuilder::<TensorObject>::new(c"fishplate._core.Tensor")
        .doc(c"An n-dimensional array that frameworks exchange without copies.\n\nInstances come from from_dlpack and from calls; other packages take them by their own from_dlpack.")
        .property(c"shape", attributes::shape, None, c"The extents, as a tuple.")
        .property(c"strides", attributes::strides, None, c"The steps between elements along each dimension, counted in elements, as a tuple.")
        .property(c"ndim", attributes::ndim, None, c"The number of dimensions.")
        .property(c"dtype", attributes::dtype, None, c"The data type of the elements: a dtype.")
        .property(c"device", attributes::device, None, c"The Device that holds the memory.")
        .method(c"numel", Method::no_args(attributes::numel), c"numel($self, /)\n--\n\nThe number of elements.")
        .method(c"size", Method::binary(attributes::size), c"size($self, idx, /)\n--\n\nThe extent of one dimension; negative numbers count from the last.")
        .method(c"data_ptr", Method::no_args(attributes::data_ptr), c"data_ptr($self, /)\n--\n\nThe address of the first element.")
        .method(c"is_contiguous", Method::no_args(attributes::is_contiguous), c"is_contiguous($self, /)\n--\n\nWhether the elements lie row-major without gaps.")
        .method(c"_is_lent", Method::no_args(attributes::is_lent), c"_is_lent($self, /)\n--\n\nWhether the memory is lent for the time of a call.")
        .method(c"_to_dlpack", Method::no_args(dlpack::to_legacy), c"_to_dlpack($self, /)\n--\n\nA capsule from before DLPack 1.0.")
        .method(c"_to_dlpack_versioned", Method::no_args(dlpack::to_versioned), c"_to_dlpack_versioned($self, /)\n--\n\nA capsule with a version.")
        .method(c"__dlpack_device__", Method::no_args(attributes::dlpack_device), c"__dlpack_device__($self, /)\n--\n\nKind and index of the device, as two numbers.")
        .method(c"__dlpack__", Method::keywords(dlpack::export), c"__dlpack__($self, *, stream=None, max_version=None, dl_device=None, copy=None)\n--\n\nA capsule for another package's from_dlpack. Memory of the CPU is copied with copy=True. No stream is waited for.")
        .build(py, Some(C_OBJECT.class(py)), &TENSOR)?;
    dlpack::name_exchange_api(TENSOR.get(py))?;
    classes::set_class(TypeIndex::TENSOR, TENSOR.get(py).share())?;
    add_class(module, &TENSOR)
}
