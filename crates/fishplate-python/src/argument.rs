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
use std::ptr::fn_addr_eq;

use fishplate_abi::{RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

pub(crate) use frame::{Borrowing, Frame, NO_DEVICE};
pub(crate) use lent_text::is_lent;
pub(crate) use plain::{Depth, empty, one_digit, set_int};
pub(crate) use protocol::{has_handler, install};
pub(crate) use table::find as known_row;

use crate::any::{Api, OwnedAny, View};
use crate::dlpack::{Loan, lend, lend_by_exchange};
use crate::python::{Borrowed, Class, Python, Result, filled};
use crate::{error, ffi, tensor};

/// Writes one argument.
pub(crate) type Set = fn(&Row, &mut Frame, Borrowed<'_>, &mut RawAny) -> Result<()>;

/// Room for an argument.
pub(crate) type Room = MaybeUninit<RawAny>;

/// How instances of one class are passed.
#[derive(Clone, Copy)]
pub(crate) struct Row {
    /// Writes the argument.
    pub(crate) set: Set,
    /// For classes of tensors: how their framework exchanges them.
    pub(crate) api: Api,
}

impl Row {
    /// A row without an exchange API.
    pub(crate) const fn new(set: Set) -> Row {
        Row { set, api: None }
    }
}

/// Writes `object` as a borrowed argument, valid while the object and the frame live.
#[inline]
pub(crate) fn set(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    let class = object.class_ptr();
    if class == &raw mut py::PyLong_Type {
        return set_int(frame, object, out);
    }
    if class == &raw mut py::PyUnicode_Type {
        return plain::set_exact_str(frame, object, out);
    }
    match table::find(object.class()) {
        Some(row) => (row.set)(&row, frame, object, out),
        None => {
            let row = choose::choose(object)?;
            table::add(object.class(), row)?;
            (row.set)(&row, frame, object, out)
        }
    }
}

/// Whether instances of a class are known to be passed as the objects that they wrap, which runs
/// nothing of Python.
#[inline]
pub(crate) fn is_plain_object(class: Class<'_>) -> bool {
    table::find(class).is_some_and(|row| fn_addr_eq(row.set, plain::set_object as Set))
}

/// Writes arguments that are all integers of one digit; whether they are.
#[inline(always)]
pub(crate) fn set_small_ints(objects: &[Borrowed<'_>], out: &mut [Room]) -> bool {
    for (&object, room) in objects.iter().zip(out) {
        let Some(number) = one_digit(object) else { return false };
        store(room, RawAny::from_int(number));
    }
    true
}

/// Writes the arguments of a call one after another, as many as there are objects.
#[inline]
pub(crate) fn set_all(frame: &mut Frame, objects: &[Borrowed<'_>], out: &mut [Room]) -> Result<()> {
    frame.arguments = out.as_ptr().cast();
    for (&object, room) in objects.iter().zip(out) {
        match one_digit(object) {
            Some(number) => store(room, RawAny::from_int(number)),
            None => set_other(frame, object, room)?,
        }
    }
    Ok(())
}

/// Writes arguments that are used while the frame is borrowed.
pub(crate) fn pack<'f, const N: usize>(
    frame: &'f mut Frame,
    objects: [Borrowed<'f>; N],
) -> Result<[View<'f>; N]> {
    let mut packed = [const { Room::uninit() }; N];
    set_all(frame, &objects, &mut packed)?;
    Ok(packed.map(|value| {
        // SAFETY: every value was written.
        let value = unsafe { value.assume_init() };
        // SAFETY: valid while its object and the frame live, which is `'f`.
        unsafe { View::from_raw(value) }
    }))
}

/// Runs `body` with arguments, of which a few need no memory of their own.
#[inline(always)]
pub(crate) fn with_packed<R, const ON_STACK: usize>(
    py: Python<'_>,
    frame: &mut Frame,
    objects: &[Borrowed<'_>],
    body: impl FnOnce(&Frame, &[View<'_>]) -> Result<R>,
) -> Result<R> {
    let mut stack = [const { Room::uninit() }; ON_STACK];
    let mut heap;
    let packed: &mut [Room] = match stack.get_mut(..objects.len()) {
        Some(packed) => packed,
        None => {
            heap = filled(py, objects.len(), Room::uninit())?;
            &mut heap
        }
    };
    set_all(frame, objects, packed)?;
    // SAFETY: as many values were written as there are objects, and are valid while the frame lives.
    body(frame, unsafe { written(packed) })
}

/// The arguments that were written.
///
/// # Safety
/// All of them were, by [`set_all`] or its likes, and what they refer to is live for `'a`.
#[inline(always)]
pub(crate) unsafe fn written(packed: &[Room]) -> &[View<'_>] {
    // SAFETY: written (see above); a view is a value.
    unsafe { std::slice::from_raw_parts(packed.as_ptr().cast(), packed.len()) }
}

/// As [`set_all`], for a callee that keeps nothing: arrays of NumPy and tensors of frameworks are lent. The loans live
/// as long as the arguments are used.
#[inline(always)]
pub(crate) fn lend_all(
    frame: &mut Frame,
    objects: &[Borrowed<'_>],
    out: &mut [Room],
    loans: &mut [MaybeUninit<Loan>],
) -> Result<()> {
    frame.arguments = out.as_ptr().cast();
    for ((&object, out), loan) in objects.iter().zip(out).zip(loans) {
        if let Some(tensor) = lend(object, loan) {
            let value = RawValue { v_ptr: tensor.cast() };
            store(out, RawAny::plain(TypeIndex::DL_TENSOR_PTR, value));
        } else if let Some(handle) = tensor::own(object) {
            store(out, handle.view());
        } else if let Some(number) = one_digit(object) {
            store(out, RawAny::from_int(number));
        } else {
            lend_other(frame, object, out, loan)?;
        }
    }
    Ok(())
}

/// Writes an argument that is neither a small integer nor an array: a tensor whose framework can lend it is
/// lent.
#[inline(never)]
fn lend_other(
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &mut Room,
    loan: &mut MaybeUninit<Loan>,
) -> Result<()> {
    if let Some(api) = table::find(object.class()).and_then(|row| row.api)
        && let Some(tensor) = lend_by_exchange(api, frame, object, loan)?
    {
        let value = RawValue { v_ptr: tensor.cast() };
        store(out, RawAny::plain(TypeIndex::DL_TENSOR_PTR, value));
        return Ok(());
    }
    set_other(frame, object, out)
}

/// Writes an argument that is no small integer.
#[inline(never)]
fn set_other(frame: &mut Frame, object: Borrowed<'_>, out: &mut Room) -> Result<()> {
    store(out, RawAny::NONE);
    // SAFETY: written just now.
    set(frame, object, unsafe { out.assume_init_mut() })
}

/// Writes a value in one piece. The callee often reads all 16 bytes at once, and right away: two
/// stores of 8 would have to reach the cache first, which costs more than the rest of the call.
#[inline(always)]
pub(crate) fn store(out: &mut Room, value: RawAny) {
    #[cfg(target_arch = "x86_64")]
    {
        use std::arch::x86_64::{_mm_set_epi64x, _mm_storeu_si128};
        let tag = u64::from(value.type_index.0 as u32) | u64::from(value.small_len) << 32;
        // SAFETY: every x86-64 has SSE2.
        let both = unsafe { _mm_set_epi64x(value.bits() as i64, tag as i64) };
        // SAFETY: a reference is writable, and the store needs no alignment.
        unsafe { _mm_storeu_si128(out.as_mut_ptr().cast(), both) };
    }
    #[cfg(not(target_arch = "x86_64"))]
    out.write(value);
}

/// Writes an argument in one piece, as every row should.
#[inline(always)]
pub(crate) fn put(out: &mut RawAny, value: RawAny) {
    // SAFETY: a value is one that is written, and `store` leaves one.
    store(unsafe { &mut *std::ptr::from_mut(out).cast() }, value);
}

/// A value of its own from a Python object: for results of callbacks, fields and attributes.
#[inline]
pub(crate) fn owned(object: Borrowed<'_>) -> Result<OwnedAny> {
    let mut frame = Frame::for_runtime();
    let [view] = pack(&mut frame, [object])?;
    to_owned(object.py(), view)
}

/// A value of its own from a borrowed one.
#[inline]
pub(crate) fn to_owned(py: Python<'_>, view: View<'_>) -> Result<OwnedAny> {
    let value = view.raw();
    if let TypeIndex::NONE | TypeIndex::INT | TypeIndex::BOOL | TypeIndex::FLOAT = value.type_index
    {
        return Ok(OwnedAny::plain(*value));
    }
    let mut out = OwnedAny::NONE;
    error::check(py, ffi::TVMFFIAnyViewToOwnedAny(&view, &mut out))?;
    Ok(out)
}
