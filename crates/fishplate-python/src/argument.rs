//! Python values to FFI arguments: one row per Python class, chosen once and cached.
//!
//! `int` and `str` are checked first; the address of any other class leads to its row (`table.rs`). The first object of a
//! class is classified by `choose.rs`. A row writes a borrowed value into the argument array. Temporary objects (an `Array`
//! for a tuple, say) are kept in the [`Frame`] and dropped after the call: the views that the functions here return borrow
//! the frame.

mod borrowing;
mod choose;
mod frame;
mod lent_text;
mod plain;
mod protocol;
mod table;

use std::mem::MaybeUninit;

use fishplate_abi::{DLTensor, RawAny, RawValue, TypeIndex};
use pyo3_ffi as py;

pub(crate) use borrowing::Borrowing;
#[cfg(Py_GIL_DISABLED)]
pub(crate) use borrowing::Entered;
pub(crate) use frame::{Frame, NO_DEVICE};
pub(crate) use lent_text::is_lent;
pub(crate) use plain::{Depth, empty, one_digit, set_int};
pub(crate) use protocol::{has_handler, install};
use table::Found;
pub(crate) use table::{api_of, is_plain_object};

use crate::any::{Api, OwnedAny, View};
use crate::dlpack::{Loan, lend, lend_by_exchange, lend_read_only};
use crate::function::{FunctionObject, set_for};
use crate::object::CObject;
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
    set: Set,
    /// For classes of tensors: the exchange API of their framework.
    pub(crate) api: Api,
    /// Whether instances are passed as the objects that they wrap.
    is_wrapper: bool,
}

impl Row {
    /// A row without an exchange API.
    pub(crate) const fn new(set: Set) -> Row {
        Row { set, api: None, is_wrapper: false }
    }

    /// A row of tensors that their framework exchanges.
    pub(crate) const fn exchanged(set: Set, api: Api) -> Row {
        Row { set, api, is_wrapper: false }
    }

    /// The row for the class of a wrapper: its object is passed. `set` is for wrappers without one.
    pub(crate) fn wrapper(_: Borrowed<'_, CObject>, set: Set) -> Row {
        Row { set, api: None, is_wrapper: true }
    }
}

/// Writes `object` as a borrowed argument, valid while the object and the frame live.
#[inline(never)]
pub(crate) fn set(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    let class = object.class_ptr();
    if class == &raw mut py::PyLong_Type {
        return set_int(frame, object, out);
    }
    if class == &raw mut py::PyUnicode_Type {
        return plain::set_exact_str(frame, object, out);
    }
    match table::find(object) {
        Found::Wrapped(handle) => {
            put(out, handle.view());
            Ok(())
        }
        Found::Row(row) => (row.set)(&row, frame, object, out),
        Found::Nothing => set_first(frame, object, out),
    }
}

/// Writes the first object of its class.
#[cold]
#[inline(never)]
fn set_first(frame: &mut Frame, object: Borrowed<'_>, out: &mut RawAny) -> Result<()> {
    // Choosing may run Python code that changes the class of the object: the row is for the class it has now.
    let class = object.class().object().share();
    let row = choose::choose(object)?;
    if let Some(class) = Class::of(class.borrow()) {
        table::add(class, row)?;
    }
    (row.set)(&row, frame, object, out)
}

/// Room for the arguments of a call. A few arguments need no heap memory.
pub(crate) struct Rooms<const ON_STACK: usize> {
    stack: [Room; ON_STACK],
    heap: Option<Vec<Room>>,
}

impl<const ON_STACK: usize> Rooms<ON_STACK> {
    #[inline(always)]
    pub(crate) const fn new() -> Self {
        Rooms { stack: [const { Room::uninit() }; ON_STACK], heap: None }
    }

    #[inline(always)]
    fn of(&mut self, py: Python<'_>, count: usize) -> Result<&mut [Room]> {
        match self.stack.get_mut(..count) {
            Some(rooms) => Ok(rooms),
            None => Ok(self.heap.insert(filled(py, count, Room::uninit())?)),
        }
    }
}

/// Fills a room with each item. `write` returns the value in the room, which proves that the room was filled.
#[inline(always)]
fn fill<'f, I, E>(
    items: impl Iterator<Item = I>,
    rooms: &'f mut [Room],
    mut write: impl for<'r> FnMut(I, &'r mut Room) -> std::result::Result<&'r mut RawAny, E>,
) -> std::result::Result<&'f [View<'f>], E> {
    let mut count = 0;
    for (item, room) in items.zip(&mut *rooms) {
        write(item, room)?;
        count += 1;
    }
    // SAFETY: `write` was called for `count` rooms and left a value in each; a view is a value.
    Ok(unsafe { std::slice::from_raw_parts(rooms.as_ptr().cast(), count) })
}

/// Packs the arguments if all of them are one-digit integers; returns `None` otherwise.
#[inline(always)]
pub(crate) fn pack_small_ints<'f>(
    objects: &[Borrowed<'_>],
    rooms: &'f mut [Room],
) -> Option<&'f [View<'f>]> {
    fill(objects.iter(), rooms, |&object, room| match one_digit(object) {
        Some(number) => Ok(store(room, RawAny::from_int(number))),
        None => Err(()),
    })
    .ok()
}

/// Packs the arguments of a call one after another. They borrow from the frame.
#[inline(always)]
pub(crate) fn pack_all<'f, const ON_STACK: usize>(
    py: Python<'_>,
    frame: &'f mut Frame,
    objects: &'f [Borrowed<'f>],
    rooms: &'f mut Rooms<ON_STACK>,
) -> Result<(&'f Frame, &'f [View<'f>])> {
    let rooms = rooms.of(py, objects.len())?;
    frame.arguments = rooms.as_ptr().cast();
    let packed = fill(objects.iter(), rooms, |&object, room| match one_digit(object) {
        Some(number) => Ok(store(room, RawAny::from_int(number))),
        None => set_other(frame, object, room),
    })?;
    Ok((frame, packed))
}

/// Does the same as [`pack_all`], with what is known about the callee.
pub(crate) fn pack_all_for<'f, const ON_STACK: usize>(
    callee: Borrowed<'_, FunctionObject>,
    frame: &'f mut Frame,
    objects: &'f [Borrowed<'f>],
    rooms: &'f mut Rooms<ON_STACK>,
) -> Result<(&'f Frame, &'f [View<'f>])> {
    let rooms = rooms.of(callee.py(), objects.len())?;
    frame.arguments = rooms.as_ptr().cast();
    let packed = fill(objects.iter().enumerate(), rooms, |(index, &object), room| {
        set_for(callee, index, object, frame, |frame| set_other(frame, object, room))
    })?;
    Ok((frame, packed))
}

/// Writes arguments that are used while the frame is borrowed.
pub(crate) fn pack<'f, const N: usize>(
    frame: &'f mut Frame,
    objects: [Borrowed<'f>; N],
) -> Result<[View<'f>; N]> {
    let mut packed = [RawAny::NONE; N];
    frame.arguments = packed.as_ptr();
    for (object, value) in objects.into_iter().zip(&mut packed) {
        set(frame, object, value)?;
    }
    // SAFETY: valid while their objects and the frame live, which is `'f`.
    Ok(packed.map(|value| unsafe { View::from_raw(value) }))
}

/// Does the same as [`pack_all`] for a callee that keeps nothing: NumPy arrays and framework tensors are lent. The
/// caller provides one room and one loan per object.
#[inline(always)]
pub(crate) fn lend_all<'f>(
    callee: Borrowed<'_, FunctionObject>,
    frame: &'f mut Frame,
    objects: &'f [Borrowed<'f>],
    rooms: &'f mut [Room],
    loans: &'f mut [Loan],
) -> Result<(&'f Frame, &'f [View<'f>])> {
    frame.arguments = rooms.as_ptr().cast();
    let packed = fill(objects.iter().zip(loans), rooms, |(&object, loan), room| {
        let value = if let Some(tensor) = lend(object, loan) {
            lent(tensor)
        } else if let Some(handle) = tensor::own(object) {
            handle.view()
        } else if let Some(number) = one_digit(object) {
            RawAny::from_int(number)
        } else {
            return lend_other(callee, frame, object, room, loan);
        };
        Ok(store(room, value))
    })?;
    Ok((frame, packed))
}

/// A lent tensor as a value.
#[inline(always)]
fn lent(tensor: &mut DLTensor) -> RawAny {
    let value = RawValue { v_ptr: std::ptr::from_mut(tensor).cast() };
    RawAny::plain(TypeIndex::DL_TENSOR_PTR, value)
}

/// Writes an argument that is neither a small integer nor an array. A tensor is lent if its framework can lend it.
#[inline(never)]
fn lend_other<'r>(
    callee: Borrowed<'_, FunctionObject>,
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &'r mut Room,
    loan: &mut Loan,
) -> Result<&'r mut RawAny> {
    if let Some(api) = api_of(object)
        && let Some(tensor) = lend_by_exchange(api, frame, object, loan)?
    {
        return Ok(store(out, lent(tensor)));
    }
    let index = (out.as_ptr() as usize - frame.arguments as usize) / size_of::<RawAny>();
    set_for(callee, index, object, frame, |frame| {
        if frame.reads_only
            && let Some(tensor) = lend_read_only(object, loan)
        {
            return Ok(store(out, lent(tensor)));
        }
        set_other(frame, object, out)
    })
}

/// Writes an argument that is not a small integer.
#[inline(always)]
fn set_other<'r>(
    frame: &mut Frame,
    object: Borrowed<'_>,
    out: &'r mut Room,
) -> Result<&'r mut RawAny> {
    let value = store(out, RawAny::NONE);
    set(frame, object, value)?;
    Ok(value)
}

/// Writes a value in one piece. The callee often reads all 16 bytes at once, and right away: two
/// stores of 8 would have to reach the cache first, which costs more than the rest of the call.
#[inline(always)]
pub(crate) fn store(out: &mut Room, value: RawAny) -> &mut RawAny {
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
    // SAFETY: written just now.
    unsafe { out.assume_init_mut() }
}

/// Writes an argument in one piece, as every row should.
#[inline(always)]
pub(crate) fn put(out: &mut RawAny, value: RawAny) {
    // SAFETY: an initialised value may be written as an uninitialised one, and `store` leaves a value there.
    store(unsafe { &mut *std::ptr::from_mut(out).cast() }, value);
}

/// Converts a Python object to an owned value: for results of callbacks, fields and attributes. None and small integers
/// need no frame.
#[inline]
pub(crate) fn owned(object: Borrowed<'_>) -> Result<OwnedAny> {
    if object.is_none() {
        return Ok(OwnedAny::NONE);
    }
    if let Some(number) = one_digit(object) {
        return Ok(OwnedAny::plain(RawAny::from_int(number)));
    }
    owned_other(object)
}

#[inline(never)]
fn owned_other(object: Borrowed<'_>) -> Result<OwnedAny> {
    let mut frame = Frame::for_runtime();
    let [view] = pack(&mut frame, [object])?;
    to_owned(object.py(), view)
}

/// Turns a borrowed value into an owned one.
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
