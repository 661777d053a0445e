//! Python values to FFI arguments: one row per Python class, chosen once and cached.
//!
//! `int` and `str` are checked first; the address of any other class leads to its row (`table.rs`). The first object of a
//! class is classified by `choose.rs`. A row writes a borrowed value into the argument array. Temporary objects (an `Array`
//! for a tuple, say) are kept in the [`Frame`] and dropped after the call.

mod choose;
mod frame;
mod lent_text;
mod plain;
mod protocol;
mod table;

use std::mem::MaybeUninit;
use std::ptr::{fn_addr_eq, null};

use fishplate_abi::{DLPackExchangeApi, ObjectHeader, RawAny, RawValue, TypeIndex, dec_ref};
use pyo3_ffi as py;

pub(crate) use frame::{Borrowing, Frame, NO_DEVICE};
pub(crate) use lent_text::is_lent;
pub(crate) use plain::{Depth, bytes_of, empty, one_digit, set_int};
pub(crate) use protocol::{has_handler, install};
pub(crate) use table::find as known_row;

use crate::dlpack::{Loan, lend, lend_by_exchange};
use crate::object::view_of;
use crate::python::{PyObject, Result};
use crate::tensor;

/// Writes one argument.
pub(crate) type Set = unsafe fn(&Row, &mut Frame, *mut PyObject, &mut RawAny) -> Result<()>;

/// How instances of one class are passed.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// Writes the argument.
    pub(crate) set: Set,
    /// For classes of tensors: how their framework exchanges them; else null.
    pub(crate) api: *const DLPackExchangeApi,
}

impl Row {
    /// A row without an exchange API.
    pub(crate) const fn new(set: Set) -> Row {
        Row { set, api: null() }
    }
}

/// Writes `object` as a borrowed argument, valid while the object and the frame live.
///
/// # Safety
/// `object` is live.
#[inline]
pub(crate) unsafe fn set(frame: &mut Frame, object: *mut PyObject, out: &mut RawAny) -> Result<()> {
    // SAFETY: live (see above); the type addresses are those of the interpreter.
    unsafe {
        let class = py::Py_TYPE(object);
        if class == &raw mut py::PyLong_Type {
            return set_int(frame, object, out);
        }
        if class == &raw mut py::PyUnicode_Type {
            return plain::set_exact_str(frame, object, out);
        }
        match table::find(class) {
            Some(row) => (row.set)(&row, frame, object, out),
            None => {
                let row = choose::choose(object)?;
                table::add(class, row)?;
                (row.set)(&row, frame, object, out)
            }
        }
    }
}

/// Whether instances of a class are known to be passed as the objects that they wrap, which runs
/// nothing of Python.
#[inline]
pub(crate) fn is_plain_object(class: *mut py::PyTypeObject) -> bool {
    table::find(class).is_some_and(|row| fn_addr_eq(row.set, plain::set_object as Set))
}

/// Writes arguments that are all integers of one digit; whether they are.
///
/// # Safety
/// `objects` has `count` live objects, and `out` room for as many.
#[inline(always)]
pub(crate) unsafe fn set_small_ints(
    objects: *const *mut PyObject,
    count: usize,
    out: *mut RawAny,
) -> bool {
    for index in 0..count {
        // SAFETY: live objects, and within the room (see above).
        unsafe {
            let object = *objects.add(index);
            if py::Py_TYPE(object) != &raw mut py::PyLong_Type {
                return false;
            }
            let Some(number) = one_digit(object) else { return false };
            let value = plain_view(TypeIndex::INT, RawValue { v_int64: number });
            store(out.add(index), value);
        }
    }
    true
}

/// Writes the arguments of a call one after another.
///
/// # Safety
/// All are live; `out` has room for as many.
#[inline]
pub(crate) unsafe fn set_all(
    frame: &mut Frame,
    objects: &[*mut PyObject],
    out: *mut RawAny,
) -> Result<()> {
    frame.arguments = out;
    for (index, &object) in objects.iter().enumerate() {
        // SAFETY: live objects, and within the room (see above).
        unsafe {
            if py::Py_TYPE(object) == &raw mut py::PyLong_Type
                && let Some(number) = one_digit(object)
            {
                let value = plain_view(TypeIndex::INT, RawValue { v_int64: number });
                store(out.add(index), value);
            } else {
                set_other(frame, object, out.add(index))?;
            }
        }
    }
    Ok(())
}

/// As [`set_all`], for a callee that keeps nothing: arrays of NumPy and tensors of frameworks are lent.
///
/// # Safety
/// As [`set_all`]; there is room for as many loans, which live as long as the arguments are used.
#[inline(always)]
pub(crate) unsafe fn lend_all(
    frame: &mut Frame,
    objects: &[*mut PyObject],
    out: *mut RawAny,
    loans: &mut [MaybeUninit<Loan>],
) -> Result<()> {
    frame.arguments = out;
    for ((index, &object), room) in objects.iter().enumerate().zip(loans) {
        // SAFETY: live objects, and within the room (see above).
        unsafe {
            if let Some(tensor) = lend(object, room) {
                let value = RawValue { v_ptr: tensor.cast() };
                store(out.add(index), plain_view(TypeIndex::DL_TENSOR_PTR, value));
            } else if let Some(handle) = tensor::own(object) {
                store(out.add(index), view_of(handle));
            } else if py::Py_TYPE(object) == &raw mut py::PyLong_Type
                && let Some(number) = one_digit(object)
            {
                let value = plain_view(TypeIndex::INT, RawValue { v_int64: number });
                store(out.add(index), value);
            } else {
                lend_other(frame, object, out.add(index), room)?;
            }
        }
    }
    Ok(())
}

/// Writes an argument that is neither a small integer nor an array: a tensor whose framework can lend it is
/// lent.
#[inline(never)]
unsafe fn lend_other(
    frame: &mut Frame,
    object: *mut PyObject,
    out: *mut RawAny,
    room: &mut MaybeUninit<Loan>,
) -> Result<()> {
    // SAFETY: the caller passes a live object and room for a value; a row's table lives for good.
    unsafe {
        store(out, RawAny::NONE);
        match table::find(py::Py_TYPE(object)) {
            Some(row) => {
                if let Some(api) = row.api.as_ref()
                    && let Some(tensor) = lend_by_exchange(api, frame, object, room)?
                {
                    let value = RawValue { v_ptr: tensor.cast() };
                    store(out, plain_view(TypeIndex::DL_TENSOR_PTR, value));
                    return Ok(());
                }
                (row.set)(&row, frame, object, &mut *out)
            }
            None => set(frame, object, &mut *out),
        }
    }
}

/// Writes an argument that is no small integer.
#[inline(never)]
unsafe fn set_other(frame: &mut Frame, object: *mut PyObject, out: *mut RawAny) -> Result<()> {
    // SAFETY: the caller passes a live object and room for a value.
    unsafe {
        store(out, RawAny::NONE);
        set(frame, object, &mut *out)
    }
}

/// Writes a value in one piece. The callee often reads all 16 bytes at once, and right away: two
/// stores of 8 would have to reach the cache first, which costs more than the rest of the call.
///
/// # Safety
/// `out` is writable.
#[inline(always)]
pub(crate) unsafe fn store(out: *mut RawAny, value: RawAny) {
    #[cfg(target_arch = "x86_64")]
    // SAFETY: writable (see above); every x86-64 has SSE2, and the store needs no alignment.
    unsafe {
        use std::arch::x86_64::{_mm_set_epi64x, _mm_storeu_si128};
        let tag = u64::from(value.type_index.0 as u32) | u64::from(value.small_len) << 32;
        _mm_storeu_si128(out.cast(), _mm_set_epi64x(value.bits() as i64, tag as i64));
    }
    #[cfg(not(target_arch = "x86_64"))]
    // SAFETY: writable (see above).
    unsafe {
        out.write(value);
    }
}

/// Writes an argument in one piece, as every row should.
#[inline(always)]
pub(crate) fn put(out: &mut RawAny, value: RawAny) {
    // SAFETY: a reference is writable.
    unsafe { store(out, value) };
}

/// A value of its own from a Python object: for results of callbacks, fields and attributes.
///
/// # Safety
/// `object` is live.
#[inline]
pub(crate) unsafe fn owned(object: *mut PyObject) -> Result<RawAny> {
    let mut frame = Frame::for_runtime();
    let mut view = RawAny::NONE;
    // SAFETY: live (see above).
    unsafe { set(&mut frame, object, &mut view)? };
    // SAFETY: valid while the frame lives.
    unsafe { to_owned(&view) }
}

/// A value of its own from a borrowed one.
///
/// # Safety
/// `view` is valid.
#[inline]
pub(crate) unsafe fn to_owned(view: &RawAny) -> Result<RawAny> {
    match view.type_index {
        TypeIndex::NONE | TypeIndex::INT | TypeIndex::BOOL | TypeIndex::FLOAT => Ok(*view),
        _ => {
            let mut out = RawAny::NONE;
            // SAFETY: two valid addresses.
            crate::error::check(unsafe {
                crate::ffi::TVMFFIAnyViewToOwnedAny(view, &raw mut out)
            })?;
            Ok(out)
        }
    }
}

/// A value without a reference count.
#[inline(always)]
pub(crate) fn plain_view(type_index: TypeIndex, value: RawValue) -> RawAny {
    RawAny { type_index, small_len: 0, value }
}

/// A borrowed value that is an object.
#[inline]
pub(crate) fn object_view(type_index: TypeIndex, handle: *mut ObjectHeader) -> RawAny {
    RawAny { type_index, small_len: 0, value: RawValue { v_obj: handle } }
}

/// Lets an owned value go.
///
/// # Safety
/// The caller owns `value` and does not use it afterwards.
pub(crate) unsafe fn release(value: RawAny) {
    if value.type_index.is_object() {
        // SAFETY: an owned object value holds a reference.
        unsafe { dec_ref(value.value.v_obj) };
    }
}
