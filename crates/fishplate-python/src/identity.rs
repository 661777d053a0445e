//! The one Python object that stands for an FFI object: a table from handle to wrapper.
//!
//! `f(x) is x` and `a.field is a.field` hold while the wrapper lives. The table borrows: a wrapper
//! takes itself out when it dies. It is guarded by the GIL, like everything that touches wrappers.

use std::cell::UnsafeCell;

use fishplate_abi::ObjectHeader;
use pyo3_ffi as py;

use crate::python::{Owned, PyObject};

#[derive(Clone, Copy)]
struct Entry {
    handle: usize,
    wrapper: *mut PyObject,
}

const EMPTY: Entry = Entry { handle: 0, wrapper: std::ptr::null_mut() };

/// Open addressing with linear probing and backward-shift deletion; at most half full.
struct Table {
    entries: Vec<Entry>,
    used: usize,
}

struct Shared(UnsafeCell<Table>);

// SAFETY: only reached by threads that hold the GIL, one at a time, and never across a call that
// could let it go (see `with`).
unsafe impl Sync for Shared {}

static TABLE: Shared = Shared(UnsafeCell::new(Table { entries: Vec::new(), used: 0 }));

/// The closures passed here call nothing of Python but `Py_INCREF` and `Py_REFCNT`.
#[inline]
fn with<R>(body: impl FnOnce(&mut Table) -> R) -> R {
    // SAFETY: the GIL is held and `body` does not re-enter (see above), so the borrow is unique.
    body(unsafe { &mut *TABLE.0.get() })
}

impl Table {
    #[inline]
    fn home(&self, handle: usize) -> usize {
        // Objects are at least 16 bytes apart; the multiplication spreads neighbours.
        let mixed = (handle >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 32) & (self.entries.len() - 1)
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
        if self.used * 2 >= self.entries.len() {
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
        let size = (self.entries.len() * 2).max(1024);
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
pub(crate) fn find(handle: *mut ObjectHeader) -> Option<Owned> {
    with(|table| {
        let wrapper = table.entries[table.find(handle as usize)?].wrapper;
        // SAFETY: an entry leaves the table before its wrapper's memory is freed. A count of zero
        // means that the wrapper is being torn down: it must not be handed out again.
        unsafe { (py::Py_REFCNT(wrapper) > 0).then(|| Owned::share(wrapper)) }
    })
}

/// Makes `wrapper` the one that [`find`] returns for the object.
#[inline]
pub(crate) fn bind(handle: *mut ObjectHeader, wrapper: *mut PyObject) {
    with(|table| table.insert(handle as usize, wrapper));
}

/// Takes `wrapper` out; another wrapper of the same object stays.
#[inline]
pub(crate) fn unbind(handle: *mut ObjectHeader, wrapper: *mut PyObject) {
    with(|table| {
        if let Some(index) = table.find(handle as usize)
            && table.entries[index].wrapper == wrapper
        {
            table.remove(index);
        }
    });
}
