//! Tensors over memory that a Python object owns: an FFI object that keeps the Python object alive and has
//! extents and strides of its own, so that nothing it points to changes with it, and a loan for one call.

use std::ffi::{c_int, c_void};
use std::mem::{ManuallyDrop, MaybeUninit};
use std::ptr::NonNull;
use std::sync::atomic::AtomicU64;

use fishplate_abi::{
    COUNT_BOTH_ONE, DELETE_STRONG, DELETE_WEAK, DLTensor, ObjectHeader, TypeIndex,
};
use pyo3_ffi as py;

use crate::attach;
use crate::ffi_object::{FfiObject, FfiRef};
use crate::python::{Borrowed, PyObject, Python, Result, no_memory};
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

impl Loan {
    /// Copies a tensor with its extents and strides into the room; returns its address there.
    ///
    /// # Safety
    /// The tensor has `ndim` extents, at most [`MOST_LENT`], and as many strides unless they are null.
    pub(super) unsafe fn copy(room: &mut MaybeUninit<Loan>, tensor: &DLTensor) -> *mut DLTensor {
        let count = (tensor.ndim as usize).min(MOST_LENT);
        let loan =
            room.write(Loan { tensor: *tensor, extents: [0; MOST_LENT], strides: [0; MOST_LENT] });
        if count > 0 {
            // SAFETY: there are so many extents (see above).
            let extents = unsafe { std::slice::from_raw_parts(tensor.shape, count) };
            loan.extents[..count].copy_from_slice(extents);
        }
        loan.tensor.shape = loan.extents.as_mut_ptr();
        if !tensor.strides.is_null() && count > 0 {
            // SAFETY: there are so many strides (see above).
            let strides = unsafe { std::slice::from_raw_parts(tensor.strides, count) };
            loan.strides[..count].copy_from_slice(strides);
            loan.tensor.strides = loan.strides.as_mut_ptr();
        }
        &raw mut loan.tensor
    }
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

/// Memory for an object with so many dimensions; nothing when there is none.
#[inline]
fn take_memory(py: Python<'_>, room: usize) -> Option<NonNull<HeldTensor>> {
    let known = if room == MOST_LENT { SPARE.take(py) } else { None };
    let size = size_of::<HeldTensor>() + room * 2 * size_of::<i64>();
    // SAFETY: any size may be asked for.
    NonNull::new(known.unwrap_or_else(|| unsafe { libc::malloc(size) }.cast()))
}

unsafe extern "C" fn delete(object: *mut c_void, flags: c_int) {
    if flags & DELETE_STRONG != 0 {
        // SAFETY: called by the protocol of reference counts for an object made below.
        let owner = unsafe { (*object.cast::<HeldTensor>()).owner };
        // SAFETY: once with this flag; the reference is the object's own.
        unsafe { attach::drop_python_object(owner.cast()) };
    }
    if flags & DELETE_WEAK != 0 {
        // SAFETY: once with this flag, the last; the memory came from malloc.
        unsafe { libc::free(object) };
    }
}

/// Whether a tensor has its strides: those left out are for the runtime to fill in.
#[inline]
pub(super) fn is_whole(tensor: &DLTensor) -> bool {
    tensor.ndim == 0 || !tensor.strides.is_null()
}

/// The extents and strides of a whole tensor.
///
/// # Safety
/// Both have `ndim` entries, unless that is 0.
#[inline]
pub(super) unsafe fn description(tensor: &DLTensor) -> (&[i64], &[i64]) {
    let count = tensor.ndim as usize;
    if tensor.ndim <= 0 {
        return (&[], &[]);
    }
    // SAFETY: as many entries as dimensions (see above).
    let extents = unsafe { std::slice::from_raw_parts(tensor.shape, count) };
    // SAFETY: as many entries as dimensions (see above).
    (extents, unsafe { std::slice::from_raw_parts(tensor.strides, count) })
}

/// An FFI tensor over memory that a Python object owns. Where its reference is the only one in the end, as after most
/// calls, the object goes without asking whether this thread may touch Python.
pub(crate) struct Held(ManuallyDrop<FfiRef>);

impl Held {
    /// A tensor like `tensor`, whose extents and strides are copied from where it points.
    ///
    /// # Safety
    /// `owner` keeps the data as long as it lives; extents and strides have `ndim` entries (see [`is_whole`]).
    #[inline]
    pub(super) unsafe fn new(owner: Borrowed<'_>, tensor: &DLTensor) -> Result<Held> {
        let py = owner.py();
        // SAFETY: as many entries as dimensions (see above).
        let (extents, strides) = unsafe { description(tensor) };
        let count = extents.len();
        let room = count.max(MOST_LENT);
        let Some(made) = take_memory(py, room) else { return Err(no_memory(py)) };
        // SAFETY: what lies behind the object in its memory.
        let numbers: *mut MaybeUninit<i64> = unsafe { made.as_ptr().add(1) }.cast();
        // SAFETY: there is room for twice `room` numbers, which nobody else has.
        let numbers = unsafe { std::slice::from_raw_parts_mut(numbers, 2 * room) };
        // A loop: there are few, and a call of memcpy costs more.
        for (place, number) in numbers.iter_mut().zip(extents.iter().chain(strides)) {
            place.write(*number);
        }
        let shape: *mut i64 = numbers.as_mut_ptr().cast();
        let strides = shape.wrapping_add(count);
        let object = HeldTensor {
            header: ObjectHeader {
                combined_ref_count: AtomicU64::new(COUNT_BOTH_ONE),
                type_index: TypeIndex::TENSOR,
                padding: 0,
                deleter: Some(delete),
            },
            tensor: DLTensor { shape, strides, ..*tensor },
            owner: owner.share().into_ptr(),
            room,
        };
        // SAFETY: memory of the right size that nobody else has.
        unsafe { made.write(object) };
        // SAFETY: the count of the object is that of one reference, which is given here.
        let object = unsafe { FfiRef::from_raw(made.as_ptr().cast()) };
        object.map(|object| Held(ManuallyDrop::new(object))).ok_or_else(|| no_memory(py))
    }

    /// The object.
    #[inline]
    pub(super) fn borrow(&self) -> FfiObject<'_> {
        self.0.borrow()
    }

    /// The reference, for one who keeps it beyond the call.
    pub(super) fn into_ref(self) -> FfiRef {
        let mut held = ManuallyDrop::new(self);
        // SAFETY: taken here only; what is left is forgotten.
        unsafe { ManuallyDrop::take(&mut held.0) }
    }
}

impl Drop for Held {
    #[inline]
    fn drop(&mut self) {
        // SAFETY: taken here only, when the tensor goes.
        let object = unsafe { ManuallyDrop::take(&mut self.0) };
        if !object.borrow().is_sole() {
            return;
        }
        // With both counts at one nobody else has the object.
        let memory: *mut HeldTensor = object.into_raw().cast();
        // SAFETY: the object is ours alone.
        let HeldTensor { owner, room, .. } = unsafe { &*memory };
        let (owner, room) = (*owner, *room);
        // SAFETY: a frame, which holds the tensor, lives in a call from Python: the thread is attached.
        let py = unsafe { Python::assume() };
        if room != MOST_LENT || !SPARE.keep(py, memory) {
            // SAFETY: the memory came from malloc, and nobody has it.
            unsafe { libc::free(memory.cast()) };
        }
        // SAFETY: the reference of the object that is gone.
        unsafe { py::Py_DECREF(owner) };
    }
}
