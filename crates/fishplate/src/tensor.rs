//! Tensors: memory with a shape, shared with every framework through DLPack.
//!
//! [`Tensor`] owns a reference, [`TensorView`] and [`OutTensor`] are arguments of functions. All
//! three dereference to [`TensorInfo`], which describes the tensor and reads its elements.
//!
//! # Access to the memory
//!
//! A tensor is a handle. Others may use the same memory: another reference, another view, a framework that shares it.
//! The ABI's contract is that of C: the caller of a function lets it read its input tensors and write its outputs for
//! the length of the call, and keeps others away.
//!
//! Rust promises more for `&[T]` and `&mut [T]`, so slices are checked at run time when they are created, like the
//! borrows of a `RefCell`: no other slice, of whatever tensor and on whatever thread, may cover addresses that one
//! slice may write. A leaked slice keeps its addresses. [`Tensor`] is neither `Send` nor `Sync`; the slices themselves
//! may be split among threads. [`Cells`] share memory within one thread. As long as only one thread creates slices, the
//! check costs a few instructions; with a second thread it costs two locks.
//!
//! Code in other languages, and libraries that contain another copy of this crate, know nothing about these checks:
//! while you hold a slice of a tensor, do not call such code if it writes the tensor's memory.
//!
//! ```compile_fail
//! # use fishplate::Tensor;
//! # fn main() -> fishplate::Result<()> {
//! let tensor = Tensor::from_vec(vec![1, 2], &[2])?;
//! std::thread::spawn(move || tensor.numel());
//! # Ok(())
//! # }
//! ```

#[cfg(feature = "ndarray")]
mod array;
mod claim;
mod dlpack;
mod element;
mod elements;
mod info;
mod reshape;
mod slice;
mod storage;
mod view;

use fishplate_abi::error_kind;
use std::fmt;
use std::ops::Deref;
use std::ptr::NonNull;
use std::sync::atomic::Ordering;

use fishplate_abi::{
    COUNT_BOTH_ONE, DLPACK_FLAG_READ_ONLY, DLPackManagedTensorAllocator, DLTensor, ObjectHandle,
    ObjectHeader, TypeIndex,
};

pub use dlpack::{DlPack, DlPackLegacy};
pub use element::Element;
pub use elements::{Elements, ElementsMut, Row};
pub use info::TensorInfo;
pub use slice::{Cells, Slice, SliceMut};
pub use view::{OutTensor, TensorView};

use crate::any::AnyView;
use crate::convert::{FfiType, FromView, shown_type};
use crate::device::Device;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::object::{ObjectRef, ObjectType};
use crate::over_object::passes_by;
use crate::runtime::{api, check};

/// A tensor: a reference to memory with a shape.
#[derive(Clone)]
pub struct Tensor(ObjectRef<TensorObj>);

/// The object of a tensor.
#[repr(C)]
pub struct TensorObj {
    header: ObjectHeader,
    dl_tensor: DLTensor,
}

// SAFETY: every `ffi.Tensor` has this layout.
unsafe impl ObjectType for TensorObj {
    const TYPE_KEY: &'static str = "ffi.Tensor";
    fn type_index() -> TypeIndex {
        TypeIndex::TENSOR
    }
}

impl TensorObj {
    /// Whether the memory is read-only, as far as the runtime knows.
    fn is_read_only(&self) -> bool {
        if storage::is_own(&self.header) {
            return false;
        }
        // The flags are only visible in an export.
        let exported = Tensor(ObjectRef::from_ref(self)).to_dlpack();
        exported.is_ok_and(|exported| exported.as_raw().flags & DLPACK_FLAG_READ_ONLY != 0)
    }
}

impl Tensor {
    /// Takes over a tensor object.
    ///
    /// # Safety
    /// `handle` is null or a tensor object of which the caller gives up a reference, with shape,
    /// strides and memory as it says.
    pub unsafe fn from_handle(handle: ObjectHandle) -> Result<Tensor> {
        let handle = NonNull::new(handle.cast::<TensorObj>())
            .ok_or_else(|| Error::new(error_kind::VALUE_ERROR, "Expected a tensor but got null"))?;
        // SAFETY: `handle` is null or a tensor object of which the caller gives up a reference, with shape,
        // strides and memory as it says, by this function's contract.
        Tensor::checked(unsafe { ObjectRef::from_handle(handle) })
            .map_err(|reason| Error::new(error_kind::VALUE_ERROR, format!("Cannot use {reason}")))
    }

    fn checked(object: ObjectRef<TensorObj>) -> Result<Tensor, String> {
        // SAFETY: a live tensor object is as it says.
        unsafe { TensorInfo::check(&raw const object.dl_tensor) }?;
        Ok(Tensor(object))
    }

    /// Allocates a tensor with the allocator of the environment, such as a framework's; zeroed if the CPU can write it.
    /// Fails if the environment has no allocator.
    pub fn alloc(shape: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
        // SAFETY: zeroed below, if anyone can read it.
        let tensor = unsafe { Tensor::alloc_uninit(shape, dtype, device) }?;
        if device.is_host() && tensor.numel() > 0 {
            if !tensor.is_contiguous() {
                return Err(Error::new(error_kind::INTERNAL_ERROR, "The allocator left gaps"));
            }
            // SAFETY: new contiguous memory of that size.
            unsafe { tensor.data_ptr().cast::<u8>().write_bytes(0, tensor.byte_size()) };
        }
        Ok(tensor)
    }

    /// Creates an uninitialised tensor with the allocator of the environment.
    ///
    /// # Safety
    /// No element is read before it was written.
    pub unsafe fn alloc_uninit(shape: &[i64], dtype: DType, device: Device) -> Result<Tensor> {
        storage::check_shape(shape, dtype)?;
        let mut extents = shape.to_vec();
        let mut prototype = DLTensor {
            data: std::ptr::null_mut(),
            device: device.as_raw(),
            ndim: shape.len() as i32,
            dtype: dtype.as_raw(),
            shape: extents.as_mut_ptr(),
            strides: std::ptr::null_mut(),
            byte_offset: 0,
        };
        let mut handle: ObjectHandle = std::ptr::null_mut();
        // SAFETY: a prototype with a shape of that length, and the address of a handle.
        check(unsafe { (api().TVMFFIEnvTensorAlloc)(&raw mut prototype, &raw mut handle) })?;
        // SAFETY: on success the handle is a tensor whose reference is ours.
        unsafe { Tensor::from_handle(handle) }
    }

    /// The tensor, borrowed.
    pub fn view(&self) -> TensorView<'_> {
        TensorView::of(self)
    }

    /// The tensor as an output, even if others hold it.
    pub fn as_out(&self) -> OutTensor<'_> {
        OutTensor::of(self)
    }

    /// Whether this is the only reference to the object.
    pub fn is_unique(&self) -> bool {
        self.0.header.combined_ref_count.load(Ordering::Acquire) == COUNT_BOTH_ONE
    }

    /// Whether the memory is read-only, as far as the runtime knows: Apache's does not keep this flag.
    pub fn is_read_only(&self) -> bool {
        self.0.is_read_only()
    }

    fn unique(&mut self) -> Result<OutTensor<'_>> {
        if self.is_unique() {
            return Ok(self.as_out());
        }
        Err(Error::new(
            error_kind::RUNTIME_ERROR,
            format!(
                "The tensor {} has {} references: only an unshared one is written like this",
                self.describe(),
                self.0.use_count()
            ),
        ))
    }

    /// The elements of a contiguous tensor in main memory, for writing, if this is the only reference to it.
    /// [`Tensor::as_out`] writes to shared ones.
    pub fn as_slice_mut<T: Element>(&mut self) -> Result<SliceMut<'_, T>> {
        self.unique()?.as_slice_mut()
    }

    /// The elements of a tensor in main memory, with any strides, for writing, if this is the only reference to it.
    pub fn typed_mut<T: Element>(&mut self) -> Result<ElementsMut<'_, T>> {
        self.unique()?.typed_mut()
    }

    /// The tensor object.
    pub fn as_object(&self) -> &ObjectRef<TensorObj> {
        &self.0
    }
}

impl Deref for Tensor {
    type Target = TensorInfo;
    #[inline]
    fn deref(&self) -> &TensorInfo {
        TensorInfo::checked(&self.0.dl_tensor)
    }
}

impl fmt::Debug for Tensor {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.view().fmt(f)
    }
}

impl FfiType for Tensor {
    fn name() -> String {
        TensorObj::TYPE_KEY.into()
    }
}

impl<'a> FromView<'a> for Tensor {
    fn from_view(view: &'a AnyView<'a>) -> Option<Tensor> {
        Tensor::checked(view.to_object()?).ok()
    }

    fn describe(view: &'a AnyView<'a>) -> String {
        match view.to_object().map(Tensor::checked) {
            Some(Err(reason)) => reason,
            _ => shown_type(view),
        }
    }
}

passes_by!(0 of Tensor);

/// Sets the allocator for [`Tensor::alloc`] and for kernels: that of this thread and, on request, that of the process.
/// Returns the thread's previous one.
///
/// # Safety
/// `allocator` follows the contract of its type for as long as it is set.
pub unsafe fn set_allocator(
    allocator: Option<DLPackManagedTensorAllocator>,
    for_process: bool,
) -> Result<Option<DLPackManagedTensorAllocator>> {
    let mut previous = None;
    // SAFETY: the caller vouches for the allocator; the last argument is the address of a pointer.
    check(unsafe {
        (api().TVMFFIEnvSetDLPackManagedTensorAllocator)(
            allocator,
            for_process.into(),
            &raw mut previous,
        )
    })?;
    Ok(previous)
}
