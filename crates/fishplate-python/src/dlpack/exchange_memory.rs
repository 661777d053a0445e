//! The allocator of our exchange table: CPU memory for callees that create tensors.

use std::ffi::{CStr, c_int, c_void};
use std::ptr::null_mut;

use fishplate_abi::{
    DLDeviceType, DLManagedTensorVersioned, DLPACK_VERSION, DLPackSetError, DLTensor,
};

/// Alignment of the elements: suits any vector unit.
const ALIGNMENT: usize = 64;

/// A tensor with its memory and its extents.
#[repr(C)]
struct Allocated {
    managed: DLManagedTensorVersioned,
    extents: Box<[i64]>,
    data: *mut c_void,
}

unsafe extern "C" fn delete(managed: *mut DLManagedTensorVersioned) {
    // SAFETY: the consumer passes what `allocate` made, once.
    let allocated = unsafe { Box::from_raw(managed.cast::<Allocated>()) };
    // SAFETY: memory of `posix_memalign`.
    unsafe { libc::free(allocated.data) };
}

/// The number of bytes; `None` if the extents are invalid.
///
/// # Safety
/// The shape of the prototype is null or has `ndim` integers.
unsafe fn size_of_elements(prototype: &DLTensor) -> Option<(usize, Box<[i64]>)> {
    let count = usize::try_from(prototype.ndim).ok()?;
    if count > 0 && prototype.shape.is_null() {
        return None;
    }
    let shape = match count {
        0 => &[][..],
        // SAFETY: the caller guarantees that the prototype has a shape of `ndim` integers.
        _ => unsafe { std::slice::from_raw_parts(prototype.shape, count) },
    };
    let mut extents = vec![0; count * 2].into_boxed_slice();
    let mut elements = 1_i64;
    for (index, &extent) in shape.iter().enumerate().rev() {
        extents[index] = extent;
        extents[count + index] = elements;
        elements = elements.checked_mul(u32::try_from(extent).ok()?.into())?;
    }
    let bits = i64::from(prototype.dtype.bits) * i64::from(prototype.dtype.lanes as i16);
    let bytes = usize::try_from(elements.checked_mul(bits)?).ok()?.div_ceil(8);
    Some((bytes, extents))
}

/// Creates a tensor like the prototype: new memory, row-major.
///
/// # Safety
/// `prototype` is a valid tensor, `out` can be written to, and `set_error` accepts `context`: DLPack's contract for
/// allocators.
pub(super) unsafe extern "C" fn allocate(
    prototype: *mut DLTensor,
    out: *mut *mut DLManagedTensorVersioned,
    context: *mut c_void,
    set_error: Option<DLPackSetError>,
) -> c_int {
    let fail = |kind: &CStr, message: &CStr| {
        if let Some(set_error) = set_error {
            // SAFETY: the caller's own function with its own context and two texts.
            unsafe { set_error(context, kind.as_ptr(), message.as_ptr()) };
        }
        -1
    };
    // SAFETY: `prototype` is a valid tensor.
    let prototype = unsafe { &*prototype };
    if prototype.device.device_type != DLDeviceType::CPU {
        return fail(c"ValueError", c"a Tensor can only be allocated on the CPU");
    }
    // SAFETY: the shape of a valid prototype.
    let Some((bytes, mut extents)) = (unsafe { size_of_elements(prototype) }) else {
        return fail(c"ValueError", c"the shape of the tensor to allocate makes no sense");
    };
    let mut data = null_mut();
    // SAFETY: an address, and a multiple that is a power of two.
    if unsafe { libc::posix_memalign(&raw mut data, ALIGNMENT, bytes.max(1)) } != 0 {
        return fail(c"MemoryError", c"there is no memory for the tensor");
    }
    let mut dl_tensor = *prototype;
    let (shape, strides) = extents.split_at_mut(prototype.ndim as usize);
    dl_tensor.shape = shape.as_mut_ptr();
    dl_tensor.strides = strides.as_mut_ptr();
    dl_tensor.data = data;
    dl_tensor.byte_offset = 0;
    let managed = DLManagedTensorVersioned {
        version: DLPACK_VERSION,
        manager_ctx: null_mut(),
        deleter: Some(delete),
        flags: 0,
        dl_tensor,
    };
    let made = Box::into_raw(Box::new(Allocated { managed, extents, data }));
    // SAFETY: `out` can be written to.
    unsafe { out.write(made.cast()) };
    0
}
