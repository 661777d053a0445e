//! The table from FFI object to Python wrapper: each object has one wrapper at a time.
//!
//! `f(x) is x` and `a.field is a.field` hold while the wrapper lives. The table does not own its wrappers: a wrapper
//! removes itself when it dies. The GIL guards the table, like everything that touches wrappers. Without the GIL the
//! table is divided by the addresses of the objects, and each part has a lock.

use crate::ffi_object::FfiObject;
use crate::object::CObject;
use crate::python::{Borrowed, GilCell, Owned, PyObject, Python};

#[derive(Clone, Copy)]
struct Entry {
    handle: usize,
    wrapper: *mut PyObject,
}

const EMPTY: Entry = Entry { handle: 0, wrapper: std::ptr::null_mut() };

/// Entries of a part that is not empty, at first.
const FIRST_SIZE: usize = if cfg!(Py_GIL_DISABLED) { 16 } else { 1024 };

/// Open addressing with linear probing and backward-shift deletion; at most a quarter full, so that a search seldom goes on.
struct Table {
    entries: Vec<Entry>,
    used: usize,
}

/// The parts of the table; one is enough where the GIL guards it. A thread often has the same few addresses again, so
/// with many parts threads seldom share one.
const PARTS: usize = if cfg!(Py_GIL_DISABLED) { 1024 } else { 1 };

/// A part of the table, on a cache line of its own.
#[repr(align(64))]
struct Part(GilCell<Table>);

static TABLE: [Part; PARTS] =
    [const { Part(GilCell::new(Table { entries: Vec::new(), used: 0 })) }; PARTS];

/// Runs `body` on the part of the table for an object.
#[inline(always)]
fn with<R>(py: Python<'_>, handle: usize, body: impl FnOnce(&mut Table) -> R) -> R {
    TABLE[(mix(handle) >> 54) & (PARTS - 1)].0.with(py, body)
}

/// Spreads neighbours. Objects are at least 16 bytes apart.
#[inline(always)]
fn mix(handle: usize) -> usize {
    (handle >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl Table {
    #[inline]
    fn home(&self, handle: usize) -> usize {
        (mix(handle) >> 32) & (self.entries.len() - 1)
    }

    #[inline]
    fn find(&self, handle: usize) -> Option<usize> {
        if self.entries.is_empty() {
            return None;
        }
        let mut index = self.home(handle);
        loop {
            let entry = &self.entries[index];
            if entry.handle == handle {
                return Some(index);
            }
            if entry.handle == 0 {
                return None;
            }
            index = (index + 1) & (self.entries.len() - 1);
        }
    }

    fn insert(&mut self, handle: usize, wrapper: *mut PyObject) {
        if self.used * 4 >= self.entries.len() {
            self.grow();
        }
        let mut index = self.home(handle);
        while self.entries[index].handle != 0 && self.entries[index].handle != handle {
            index = (index + 1) & (self.entries.len() - 1);
        }
        self.used += usize::from(self.entries[index].handle == 0);
        self.entries[index] = Entry { handle, wrapper };
    }

    #[cold]
    fn grow(&mut self) {
        let size = (self.entries.len() * 2).max(FIRST_SIZE);
        let old = std::mem::replace(&mut self.entries, vec![EMPTY; size]);
        self.used = 0;
        for entry in old.into_iter().filter(|entry| entry.handle != 0) {
            self.insert(entry.handle, entry.wrapper);
        }
    }

    fn remove(&mut self, mut hole: usize) {
        let mask = self.entries.len() - 1;
        let mut index = hole;
        loop {
            index = (index + 1) & mask;
            let entry = self.entries[index];
            if entry.handle == 0 {
                break;
            }
            // An entry may move into the hole unless its home lies after the hole.
            let distance_home = index.wrapping_sub(self.home(entry.handle)) & mask;
            let distance_hole = index.wrapping_sub(hole) & mask;
            if distance_home >= distance_hole {
                self.entries[hole] = entry;
                hole = index;
            }
        }
        self.entries[hole] = EMPTY;
        self.used -= 1;
    }
}

/// The live wrapper of an object, if it has one.
#[inline]
pub(crate) fn find(py: Python<'_>, object: FfiObject<'_>) -> Option<Owned> {
    let handle = object.as_ptr() as usize;
    with(py, handle, |table| alive(table.entries[table.find(handle)?]))
}

/// The wrapper of an entry, unless it is dying.
#[inline]
fn alive(entry: Entry) -> Option<Owned> {
    // SAFETY: an entry leaves the table before its wrapper's memory is freed.
    let wrapper: Borrowed<'_> = unsafe { Borrowed::from_ptr(entry.wrapper) };
    wrapper.share_if_alive()
}

/// Makes `wrapper` the one that [`find`] returns for the object. Without the GIL another thread may have bound a wrapper
/// since the caller looked; then nothing changes, and that one is returned.
#[inline]
pub(crate) fn bind(object: FfiObject<'_>, wrapper: Borrowed<'_, CObject>) -> Option<Owned> {
    let handle = object.as_ptr() as usize;
    wrapper.may_be_asked();
    with(wrapper.py(), handle, |table| {
        if cfg!(Py_GIL_DISABLED)
            && let Some(index) = table.find(handle)
            && table.entries[index].wrapper != wrapper.as_ptr()
            && let Some(other) = alive(table.entries[index])
        {
            return Some(other);
        }
        table.insert(handle, wrapper.as_ptr());
        None
    })
}

/// Removes `wrapper`; another wrapper of the same object stays.
#[inline]
pub(crate) fn unbind(object: FfiObject<'_>, wrapper: Borrowed<'_, CObject>) {
    let handle = object.as_ptr() as usize;
    with(wrapper.py(), handle, |table| {
        if let Some(index) = table.find(handle)
            && table.entries[index].wrapper == wrapper.as_ptr()
        {
            table.remove(index);
        }
    });
}
