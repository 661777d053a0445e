//! Iteration over a `Map` or a `Dict`, straight over its memory and in order of insertion.
//!
//! A dict may change meanwhile. One that grew or shrank raises RuntimeError, like Python's own. To
//! set the value of a key that is there is allowed: it may move the entry to the end of the order,
//! so the place of the next entry is read before the entry is handed out, and no more entries are
//! handed out than there were.

use std::ffi::c_void;
use std::ptr::null_mut;

use fishplate_abi::{
    DLPackExchangeApi, DenseMapCell, MAP_FIRST_UNUSED, MAP_SMALL, MapItem, MapPair, ObjectHeader,
    TypeIndex, dec_ref, inc_ref, map_item_offset, map_meta_offset,
};
use pyo3_ffi as py;

use super::map::{MAPS, cell_of};
use super::{api_of, checked, share};
use crate::argument::release;
use crate::class::{ClassBuilder, ClassCell, Method};
use crate::python::{Owned, PyObject, Raised, Result, fence, fence_value, runtime_error};
use crate::{object, value};

static ITERATOR: ClassCell = ClassCell::new();

/// What an iterator hands out.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Part {
    Key,
    Value,
    Both,
}

/// Where an iterator starts.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum From {
    First,
    /// The last entry, and no other.
    Last,
}

/// The layout of an iterator.
#[repr(C)]
struct Iterator {
    base: PyObject,
    state: State,
}

struct State {
    /// Owned; null when it has come to its end.
    handle: *mut ObjectHeader,
    api: *const DLPackExchangeApi,
    part: Part,
    /// The position (small) or slot (dense) of the next entry.
    at: u64,
    left: u64,
    /// What the cell said at the start.
    data: *mut c_void,
    size: u64,
    slots: u64,
}

/// An iterator over a container.
///
/// # Safety
/// `this` is a live container.
pub(super) unsafe fn new(this: *mut PyObject, from: From, part: Part) -> Result<Owned> {
    // SAFETY: see above; the new iterator is filled before anyone sees it.
    unsafe {
        let handle = checked(this, MAPS)?;
        let cell = cell_of(handle);
        let (data, size, slots) = ((*cell).data, (*cell).size, (*cell).slots);
        let is_small = slots & MAP_SMALL != 0;
        let (at, left) = match (from, is_small) {
            (From::First, true) => (0, size),
            (From::First, false) => ((*cell.cast::<DenseMapCell>()).head, size),
            (From::Last, true) => (size.wrapping_sub(1), size.min(1)),
            (From::Last, false) => ((*cell.cast::<DenseMapCell>()).tail, size.min(1)),
        };
        let api = api_of(this);
        let made = Owned::steal(py::PyType_GenericAlloc(ITERATOR.as_type(), 0))?;
        inc_ref(handle);
        let state = State { handle, api, part, at, left, data, size, slots };
        (&raw mut (*made.as_ptr().cast::<Iterator>()).state).write(state);
        Ok(made)
    }
}

impl State {
    /// The next entry, its values shared; the place after it is noted.
    ///
    /// # Safety
    /// The handle is a live map or dict that [`State::check`] has seen unchanged.
    #[inline]
    unsafe fn advance(&mut self) -> Result<MapPair> {
        // SAFETY: see above: a small map has the pair, and the slot of a dense one is in its table;
        // one that holds no entry any more is seen by its metadata.
        unsafe {
            let (pair, next): (*const MapPair, u64) = if self.slots & MAP_SMALL != 0 {
                if self.at >= self.size {
                    return Err(self.changed("keys"));
                }
                (self.data.cast::<MapPair>().add(self.at as usize), self.at + 1)
            } else {
                let is_entry = self.at < self.slots
                    && *self.data.byte_add(map_meta_offset(self.at)).cast::<u8>()
                        < MAP_FIRST_UNUSED;
                if !is_entry {
                    return Err(self.changed("keys"));
                }
                let item: *const MapItem = self.data.byte_add(map_item_offset(self.at)).cast();
                (&raw const (*item).pair, (*item).next)
            };
            self.at = next;
            self.left -= 1;
            Ok(MapPair { key: share(&(*pair).key), value: share(&(*pair).value) })
        }
    }

    /// Raises if the map grew, shrank, or has other memory than at the start.
    ///
    /// # Safety
    /// The handle is a live map or dict.
    #[inline]
    unsafe fn check(&self) -> Result<()> {
        // SAFETY: see above.
        unsafe {
            let cell = cell_of(self.handle);
            let seen = ((*cell).data, (*cell).size, (*cell).slots);
            if seen == (self.data, self.size, self.slots) {
                Ok(())
            } else {
                Err(self.changed("size"))
            }
        }
    }

    #[cold]
    unsafe fn changed(&self, what: &str) -> Raised {
        // SAFETY: the caller vouches for the handle.
        let is_dict = unsafe { (*self.handle).type_index } == TypeIndex::DICT;
        let kind = if is_dict { "Dict" } else { "Map" };
        runtime_error(format!("{kind} changed {what} during iteration"))
    }
}

unsafe extern "C" fn next(this: *mut PyObject) -> *mut PyObject {
    fence_value(null_mut(), || {
        // SAFETY: Python passes an iterator. Null without an exception is the end. The borrow of
        // the state ends before a conversion runs Python code.
        unsafe {
            let state = &mut (*this.cast::<Iterator>()).state;
            let (handle, api, part) = (state.handle, state.api, state.part);
            if handle.is_null() {
                return Ok(null_mut());
            }
            state.check()?;
            if state.left == 0 {
                state.handle = null_mut();
                dec_ref(handle);
                return Ok(null_mut());
            }
            let pair = state.advance()?;
            let item = match part {
                Part::Key => {
                    release(pair.value);
                    value::take(pair.key, api)
                }
                Part::Value => {
                    release(pair.key);
                    value::take(pair.value, api)
                }
                Part::Both => both(pair, api),
            };
            item.map(Owned::into_ptr)
        }
    })
}

/// `(key, value)`.
unsafe fn both(pair: MapPair, api: *const DLPackExchangeApi) -> Result<Owned> {
    // SAFETY: the caller gives two owned values.
    unsafe {
        let key = match value::take(pair.key, api) {
            Ok(key) => key,
            Err(raised) => {
                release(pair.value);
                return Err(raised);
            }
        };
        let value = value::take(pair.value, api)?;
        Owned::tuple([key, value])
    }
}

unsafe extern "C" fn length_hint(this: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes an iterator.
    fence(|| Owned::int(unsafe { (*this.cast::<Iterator>()).state.left } as i64))
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone.
    unsafe {
        let handle = (*this.cast::<Iterator>()).state.handle;
        if !handle.is_null() {
            dec_ref(handle);
        }
        object::free(this);
    }
}

unsafe extern "C" fn self_iter(this: *mut PyObject) -> *mut PyObject {
    // SAFETY: Python passes a live object.
    unsafe { Owned::share(this).into_ptr() }
}

/// Makes the class of the iterators.
pub(super) fn install() -> Result<()> {
    ClassBuilder::new::<Iterator>(c"fishplate._core.MapIterator")
        .doc(c"Iterator over a Map or a Dict.")
        .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .slot(py::Py_tp_iter, self_iter as *mut c_void)
        .slot(py::Py_tp_iternext, next as *mut c_void)
        .method(
            c"__length_hint__",
            Method::NoArgs(length_hint),
            c"__length_hint__($self, /)\n--\n\nHow many entries are left.",
        )
        .build(null_mut(), &ITERATOR)
}
