//! Tensors whose memory this crate owns: an object with a block of main memory.

use fishplate_abi::error_kind;
use std::alloc::{Layout, dealloc};
use std::ffi::{c_int, c_void};
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr::NonNull;

use fishplate_abi::{DELETE_STRONG, DLTensor, ObjectDeleter, ObjectHeader, TypeIndex};

use super::element::Element;
use super::info::check_extents;
use super::{Tensor, TensorObj};
use crate::device::Device;
use crate::dtype::DType;
use crate::error::{Error, Result};
use crate::object::ObjectRef;
use crate::{memory, tail};

/// Alignment of memory that this crate allocates: a cache line, which also suits vector code.
const ALIGNMENT: usize = 64;

/// The memory of a vector, owned by the tensor from now on.
pub(super) struct OwnedMemory {
    data: NonNull<u8>,
    layout: Layout,
}

impl OwnedMemory {
    /// The memory of a vector.
    pub(super) fn from_vec<T: Element>(vec: Vec<T>) -> OwnedMemory {
        let mut vec = ManuallyDrop::new(vec);
        // SAFETY: a vector's memory is never null. Its layout was valid when it was allocated.
        unsafe {
            OwnedMemory {
                data: NonNull::new_unchecked(vec.as_mut_ptr()).cast(),
                layout: Layout::array::<T>(vec.capacity()).unwrap_unchecked(),
            }
        }
    }
}

impl Drop for OwnedMemory {
    fn drop(&mut self) {
        if self.layout.size() > 0 {
            // SAFETY: allocated with this layout, by a vector.
            unsafe { dealloc(self.data.as_ptr(), self.layout) };
        }
    }
}

#[cold]
fn out_of_memory(bytes: usize) -> Error {
    Error::new(error_kind::MEMORY_ERROR, format!("Cannot allocate a tensor of {bytes} bytes"))
}

/// A tensor object. Its extents, its strides and, unless a vector holds them, its elements follow in the same
/// allocation.
#[repr(C)]
struct StorageObj {
    base: TensorObj,
    memory: Option<OwnedMemory>,
}

unsafe extern "C" fn delete_storage(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: the last strong reference is gone, so the value is destroyed once, here.
        unsafe { (*object.cast::<StorageObj>()).memory = None };
    }
    // SAFETY: only objects of `create` have this deleter.
    unsafe { tail::free(object, flags) };
}

/// Whether the object is a tensor whose memory this crate owns.
pub(super) fn is_own(header: &ObjectHeader) -> bool {
    let own: ObjectDeleter = delete_storage;
    header.deleter.is_some_and(|deleter| std::ptr::fn_addr_eq(deleter, own))
}

/// Strides of row-major contiguous elements.
pub(super) fn row_major(shape: &[i64]) -> Vec<i64> {
    let mut strides = memory::vec(shape.len());
    fill_row_major(shape, &mut strides.spare_capacity_mut()[..shape.len()]);
    // SAFETY: all of them are filled.
    unsafe { strides.set_len(shape.len()) };
    strides
}

fn fill_row_major(shape: &[i64], strides: &mut [MaybeUninit<i64>]) {
    let mut stride = 1_i64;
    for (out, extent) in strides.iter_mut().zip(shape).rev() {
        out.write(stride);
        // Only tensors without elements can have extents whose product is too large.
        stride = stride.wrapping_mul(*extent);
    }
}

/// Creates an object for a tensor of rank `ndim`, with room for its elements if `memory` has none. Returns the tensor,
/// the addresses of its extents and strides to fill in, and that of its elements.
fn create(
    memory: Option<OwnedMemory>,
    bytes: usize,
    zeroed: bool,
    dtype: DType,
    ndim: usize,
) -> Result<(Tensor, *mut i64, NonNull<u8>)> {
    let rank = i32::try_from(ndim)
        .map_err(|error| Error::new(error_kind::VALUE_ERROR, error.to_string()))?;
    let head = 2 * ndim * size_of::<i64>();
    let room = if memory.is_none() { bytes.checked_add(ALIGNMENT) } else { Some(0) };
    let (object, extents) = room
        .and_then(|room| tail::try_allocate::<StorageObj, u8>(head.checked_add(room)?, zeroed))
        .ok_or_else(|| out_of_memory(bytes))?;
    // SAFETY: behind the extents there is room for the elements and for padding to the alignment.
    let behind = unsafe { NonNull::new_unchecked(extents.add(head)) };
    let data = memory.as_ref().map_or_else(
        || behind.map_addr(|at| at.saturating_add(at.get().wrapping_neg() % ALIGNMENT)),
        |memory| memory.data,
    );
    let extents = extents.cast::<i64>();
    let dl_tensor = DLTensor {
        data: data.as_ptr().cast(),
        device: Device::CPU.as_raw(),
        ndim: rank,
        dtype: dtype.as_raw(),
        shape: extents,
        strides: extents.wrapping_add(ndim),
        byte_offset: 0,
    };
    let base = TensorObj { header: tail::new_header(TypeIndex::TENSOR, delete_storage), dl_tensor };
    // SAFETY: the memory is new and fits; the tensor owns the object's only reference.
    let tensor = unsafe {
        object.write(StorageObj { base, memory });
        Tensor(ObjectRef::from_handle(object.cast()))
    };
    Ok((tensor, extents, data))
}

/// Creates a tensor that takes over memory; `first` is the index of its first element there.
///
/// # Safety
/// The memory holds initialised elements of `dtype` wherever `first`, `shape` and `strides` lead.
pub(super) unsafe fn adopt(
    memory: OwnedMemory,
    dtype: DType,
    first: usize,
    shape: &[i64],
    strides: &[i64],
) -> Result<Tensor> {
    let (tensor, extents, _) = create(Some(memory), 0, false, dtype, shape.len())?;
    // SAFETY: room for both, one behind the other, in an object that nobody else has yet.
    unsafe {
        extents.copy_from_nonoverlapping(shape.as_ptr(), shape.len());
        extents.add(shape.len()).copy_from_nonoverlapping(strides.as_ptr(), shape.len());
        let offset = dtype.bytes_for(first).unwrap_or(0) as u64;
        (*tensor.0.as_handle().cast::<TensorObj>()).dl_tensor.byte_offset = offset;
    }
    Ok(tensor)
}

/// Creates a row-major tensor with `bytes` of memory, zeroed or uninitialised, and returns its address.
fn dense(shape: &[i64], dtype: DType, bytes: usize, zeroed: bool) -> Result<(Tensor, NonNull<u8>)> {
    let (tensor, extents, data) = create(None, bytes, zeroed, dtype, shape.len())?;
    // SAFETY: room for shape and strides, in an object that nobody else has yet.
    unsafe {
        extents.copy_from_nonoverlapping(shape.as_ptr(), shape.len());
        let strides = std::slice::from_raw_parts_mut(
            extents.add(shape.len()).cast::<MaybeUninit<i64>>(),
            shape.len(),
        );
        fill_row_major(shape, strides);
    }
    Ok((tensor, data))
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
        unsafe { adopt(OwnedMemory::from_vec(data), T::DTYPE, 0, shape, &row_major(shape)) }
    }

    /// A tensor in main memory with a copy of a slice.
    pub fn from_slice<T: Element>(data: &[T], shape: &[i64]) -> Result<Tensor> {
        check_count(data.len(), shape, T::DTYPE)?;
        let (tensor, memory) = dense(shape, T::DTYPE, size_of_val(data), false)?;
        // SAFETY: new memory of that size, for as many elements as the shape has.
        unsafe {
            memory.cast::<T>().copy_from_nonoverlapping(NonNull::from(data).cast(), data.len())
        };
        Ok(tensor)
    }

    /// A tensor of zeros in main memory, aligned to 64 bytes.
    pub fn zeros(shape: &[i64], dtype: DType) -> Result<Tensor> {
        let bytes = check_shape(shape, dtype).map(|count| dtype.bytes_for(count).unwrap_or(0))?;
        dense(shape, dtype, bytes, true).map(|(tensor, _)| tensor)
    }

    /// A tensor of one value in main memory.
    pub fn full<T: Element>(shape: &[i64], value: T) -> Result<Tensor> {
        let count = check_shape(shape, T::DTYPE)?;
        let (tensor, memory) = dense(shape, T::DTYPE, count * size_of::<T>(), false)?;
        // SAFETY: new memory for that many elements, aligned for any.
        unsafe {
            std::slice::from_raw_parts_mut(memory.cast::<MaybeUninit<T>>().as_ptr(), count)
                .fill(MaybeUninit::new(value));
        }
        Ok(tensor)
    }
}

/// The number of elements of a tensor that can exist.
pub(super) fn check_shape(shape: &[i64], dtype: DType) -> Result<usize> {
    check_extents(shape, dtype)
        .map_err(|reason| Error::new(error_kind::VALUE_ERROR, format!("Cannot make {reason}")))?;
    Ok(shape.iter().fold(1, |count, &extent| count.wrapping_mul(extent as usize)))
}

fn check_count(count: usize, shape: &[i64], dtype: DType) -> Result<()> {
    let expected = check_shape(shape, dtype)?;
    if count == expected {
        return Ok(());
    }
    Err(Error::new(
        error_kind::VALUE_ERROR,
        format!("A tensor of shape {shape:?} has {expected} elements, got {count}"),
    ))
}
