//! Tensors over memory that a Python object owns: an FFI object that keeps the Python object alive and has
//! extents and strides of its own, so that nothing it points to changes with it, and a loan for one call.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicU64, Ordering};

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, DLTensor, ObjectHeader, TypeIndex, dec_ref,
};
use pyo3_ffi as py;

use crate::attach;
use crate::python::{PyObject, Raised, Result};
use crate::spare::Spare;

/// Dimensions of the arrays that are lent; those with more become objects.
pub(super) const MOST_LENT: usize = 4;

/// Room for a tensor that is lent to one call, with its extents and strides.
#[repr(C)]
pub(crate) struct Loan<const MOST: usize = MOST_LENT> {
    pub(super) tensor: DLTensor,
    pub(super) extents: [i64; MOST],
    pub(super) strides: [i64; MOST],
}

/// The object; extents and strides lie behind it.
#[repr(C)]
struct HeldTensor {
    header: ObjectHeader,
    tensor: DLTensor,
    owner: *mut PyObject,
    /// Dimensions that there is room for: [`MOST_LENT`], or more.
    room: usize,
}

/// Memory of objects for [`MOST_LENT`] dimensions, for the next calls.
static SPARE: Spare<HeldTensor, 8> = Spare::new();

/// Memory for an object with so many dimensions; null when there is none.
///
/// # Safety
/// The caller holds the GIL.
#[inline]
unsafe fn take_memory(room: usize) -> *mut HeldTensor {
    let fresh = || {
        let size = size_of::<HeldTensor>() + room * 2 * size_of::<i64>();
        // SAFETY: any size may be asked for.
        unsafe { libc::malloc(size).cast() }
    };
    match room {
        // SAFETY: the GIL is held (see above).
        MOST_LENT => unsafe { SPARE.take() }.unwrap_or_else(fresh),
        _ => fresh(),
    }
}

/// Gives memory of [`take_memory`] back.
///
/// # Safety
/// The caller holds the GIL, and nobody uses the object any more.
#[inline]
unsafe fn give_memory(object: *mut HeldTensor) {
    // SAFETY: the GIL is held, and the memory is ours (see above).
    unsafe {
        if (*object).room != MOST_LENT || !SPARE.keep(object) {
            libc::free(object.cast());
        }
    }
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    // SAFETY: called by the protocol of reference counts for an object made below: once with each
    // flag. The owner's reference is the object's own; the memory came from malloc.
    unsafe {
        if flags & DELETE_STRONG != 0 {
            attach::drop_python_object((*object.cast::<HeldTensor>()).owner.cast());
        }
        if flags & DELETE_WEAK != 0 {
            libc::free(object);
        }
    }
}

/// Gives back the reference that [`hold`] gave. Where it is the last one, as after most calls, the object goes
/// without asking whether this thread may touch Python.
///
/// # Safety
/// The caller holds the GIL, and owns a reference to an object of [`hold`].
#[inline]
pub(crate) unsafe fn let_go(handle: *mut ObjectHeader) {
    // SAFETY: alive by the caller's reference; with both counts at one nobody else has any.
    unsafe {
        if (*handle).combined_ref_count.load(Ordering::Acquire) != COUNT_BOTH_ONE {
            return dec_ref(handle);
        }
        let owner = (*handle.cast::<HeldTensor>()).owner;
        give_memory(handle.cast());
        py::Py_DECREF(owner);
    }
}

/// Whether a tensor has its strides: those left out are for the runtime to fill in.
#[inline]
pub(super) fn is_whole(tensor: &DLTensor) -> bool {
    tensor.ndim == 0 || !tensor.strides.is_null()
}

/// An FFI tensor like `tensor`, whose extents and strides are copied from where it points; the reference is
/// the caller's.
///
/// # Safety
/// The GIL is held; `owner` is live and keeps the data as long as it lives; extents and strides have `ndim` entries
/// (see [`is_whole`]).
#[inline]
pub(super) unsafe fn hold(owner: *mut PyObject, tensor: &DLTensor) -> Result<*mut ObjectHeader> {
    let count = tensor.ndim as usize;
    let room = count.max(MOST_LENT);
    // SAFETY: a call from Python holds the GIL; the memory has room for the object and twice `room` numbers
    // behind it; what is copied is readable (see above).
    unsafe {
        let made = take_memory(room);
        if made.is_null() {
            py::PyErr_NoMemory();
            return Err(Raised::already());
        }
        let shape: *mut i64 = made.add(1).cast();
        let strides = shape.add(count);
        // A loop: there are few, and a call of memcpy costs more.
        for index in 0..count {
            shape.add(index).write(*tensor.shape.add(index));
            strides.add(index).write(*tensor.strides.add(index));
        }
        py::Py_INCREF(owner);
        made.write(HeldTensor {
            header: ObjectHeader {
                combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
                type_index: TypeIndex::TENSOR,
                padding: 0,
                deleter: Some(delete),
            },
            tensor: DLTensor { shape, strides, ..*tensor },
            owner,
            room,
        });
        Ok(made.cast())
    }
}
