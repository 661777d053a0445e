//! Tensors whose memory this crate owns: an object with a block of main memory.

use std::alloc::{Layout, alloc_zeroed, dealloc};
use std::ffi::{c_int, c_void};
use std::mem::ManuallyDrop;
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, DLTensor, ObjectDeleter, ObjectHeader, TypeIndex,
};

use super::element::Element;
use super::info::check_extents;
use super::{Tensor, TensorObj};
use crate::device::Device;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::object::ObjectRef;

/// Alignment of memory that this crate allocates: a cache line, and what vector code likes.
const ALIGNMENT: usize = 64;

/// Memory that is given back when dropped.
pub(super) struct Memory {
    data: NonNull<u8>,
    layout: Layout,
}

impl Memory {
    /// The memory of a vector.
    pub(super) fn from_vec<T: Element>(vec: Vec<T>) -> Memory {
        let mut vec = ManuallyDrop::new(vec);
        // SAFETY: a vector's memory is never null. Its layout was valid when it was allocated.
        unsafe {
            Memory {
                data: NonNull::new_unchecked(vec.as_mut_ptr()).cast(),
                layout: Layout::array::<T>(vec.capacity()).unwrap_unchecked(),
            }
        }
    }

    /// New memory of zeros.
    fn zeroed(bytes: usize) -> Result<Memory> {
        let layout = Layout::from_size_align(bytes, ALIGNMENT);
        let layout = layout.map_err(|_| out_of_memory(bytes))?;
        if bytes == 0 {
            return Ok(Memory { data: NonNull::dangling(), layout });
        }
        // SAFETY: the size is not zero.
        let data = NonNull::new(unsafe { alloc_zeroed(layout) });
        Ok(Memory { data: data.ok_or_else(|| out_of_memory(bytes))?, layout })
    }
}

impl Drop for Memory {
    fn drop(&mut self) {
        if self.layout.size() > 0 {
            // SAFETY: allocated with this layout, by a vector or by `zeroed`.
            unsafe { dealloc(self.data.as_ptr(), self.layout) };
        }
    }
}

#[cold]
fn out_of_memory(bytes: usize) -> Error {
    Error::new("MemoryError", format!("Cannot allocate a tensor of {bytes} bytes"))
}

/// A tensor object with its memory, shape and strides.
#[repr(C)]
struct StorageObj {
    base: TensorObj,
    _memory: Memory,
    /// Extents, then strides.
    _extents: Box<[i64]>,
}

unsafe extern "C" fn delete_storage(object: *mut c_void, flags: c_int) {
    let object = object.cast::<StorageObj>();
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone, so the value is destroyed once, here.
        unsafe { std::ptr::drop_in_place(object) };
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: the memory came from a box of this layout, and the last weak reference is gone.
        unsafe { dealloc(object.cast(), Layout::new::<StorageObj>()) };
    }
}

/// Whether the object is a tensor whose memory this crate owns.
pub(super) fn is_own(header: &ObjectHeader) -> bool {
    let own: ObjectDeleter = delete_storage;
    header.deleter.is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, own))
}

/// Strides of elements that lie row-major without gaps.
pub(super) fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = vec![1; shape.len()];
    for i in (1..shape.len()).rev() {
        // Only tensors without elements can have extents whose product is too large.
        strides[i - 1] = i64::wrapping_mul(strides[i], shape[i]);
    }
    strides
}

/// A tensor over memory that becomes its own; `first` is the number of its first element there.
///
/// # Safety
/// The memory holds initialised elements of `dtype` wherever `first`, `shape` and `strides` lead.
pub(super) unsafe fn adopt(
    memory: Memory,
    dtype: DType,
    first: usize,
    shape: &[i64],
    strides: &[i64],
) -> Result<Tensor> {
    let ndim =
        i32::try_from(shape.len()).map_err(|error| Error::new("ValueError", error.to_string()))?;
    let mut extents: Box<[i64]> = [shape, strides].concat().into();
    let dl_tensor = DLTensor {
        data: memory.data.as_ptr().cast(),
        device: Device::CPU.as_raw(),
        ndim,
        dtype: dtype.as_raw(),
        shape: extents.as_mut_ptr(),
        strides: extents.as_mut_ptr().wrapping_add(shape.len()),
        byte_offset: dtype.bytes_for(first).unwrap_or(0) as u64,
    };
    let header = ObjectHeader {
        combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
        type_index: TypeIndex::TENSOR,
        padding: 0,
        deleter: Some(delete_storage),
    };
    let base = TensorObj { header, dl_tensor };
    let object = Box::new(StorageObj { base, _memory: memory, _extents: extents });
    let object = NonNull::from(Box::leak(object)).cast::<TensorObj>();
    // SAFETY: a new object starts with `TensorObj` and has one reference, which is ours.
    Ok(Tensor(unsafe { ObjectRef::from_handle(object) }))
}

impl Tensor {
    /// A tensor in main memory from a vector, without a copy.
    ///
    /// ```
    /// # fn main() -> fishplate::Result<()> {
    /// # use fishplate::{DType, Tensor};
    /// let tensor = Tensor::from_vec(vec![1.0_f32, 2.0, 3.0, 4.0], &[2, 2])?;
    /// assert_eq!(tensor.dtype(), DType::F32);
    /// assert_eq!(&*tensor.as_slice::<f32>()?, [1.0, 2.0, 3.0, 4.0]);
    /// # Ok(())
    /// # }
    /// ```
    pub fn from_vec<T: Element>(data: Vec<T>, shape: &[i64]) -> Result<Tensor> {
        check_count(data.len(), shape, T::DTYPE)?;
        // SAFETY: as many elements as the shape has, row-major.
        unsafe { adopt(Memory::from_vec(data), T::DTYPE, 0, shape, &row_major(shape)) }
    }

    /// A tensor in main memory with a copy of a slice.
    pub fn from_slice<T: Element>(data: &[T], shape: &[i64]) -> Result<Tensor> {
        check_count(data.len(), shape, T::DTYPE)?;
        let memory = Memory::zeroed(size_of_val(data))?;
        // SAFETY: new memory of that size.
        unsafe {
            memory.data.cast::<T>().copy_from_nonoverlapping(NonNull::from(data).cast(), data.len())
        };
        // SAFETY: as many elements as the shape has, row-major.
        unsafe { adopt(memory, T::DTYPE, 0, shape, &row_major(shape)) }
    }

    /// A tensor of zeros in main memory, aligned to 64 bytes.
    pub fn zeros(shape: &[i64], dtype: DType) -> Result<Tensor> {
        let bytes = check_shape(shape, dtype).map(|count| dtype.bytes_for(count).unwrap_or(0))?;
        // SAFETY: as many elements as the shape has, row-major.
        unsafe { adopt(Memory::zeroed(bytes)?, dtype, 0, shape, &row_major(shape)) }
    }

    /// A tensor of one value in main memory.
    pub fn full<T: Element>(shape: &[i64], value: T) -> Result<Tensor> {
        Tensor::from_vec(vec![value; check_shape(shape, T::DTYPE)?], shape)
    }
}

/// The number of elements of a tensor that can exist.
pub(super) fn check_shape(shape: &[i64], dtype: DType) -> Result<usize> {
    check_extents(shape, dtype)
        .map_err(|reason| Error::new("ValueError", format!("Cannot make {reason}")))?;
    Ok(shape.iter().fold(1, |count, &extent| count.wrapping_mul(extent as usize)))
}

fn check_count(count: usize, shape: &[i64], dtype: DType) -> Result<()> {
    let expected = check_shape(shape, dtype)?;
    if count == expected {
        return Ok(());
    }
    Err(Error::new(
        "ValueError",
        format!("A tensor of shape {shape:?} has {expected} elements, got {count}"),
    ))
}
