//! The table from FFI object to Python wrapper: each object has one wrapper at a time.
//!
//! `f(x) is x` and `a.field is a.field` hold while the wrapper lives. The table does not own its wrappers: a wrapper
//! removes itself when it dies. The GIL guards the table, like everything that touches wrappers.

use crate::ffi_object::FfiObject;
use crate::object::CObject;
use crate::python::{Borrowed, GilCell, Owned, PyObject, Python};

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

static TABLE: GilCell<Table> = GilCell::new(Table { entries: Vec::new(), used: 0 });

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
pub(crate) fn find(py: Python<'_>, object: FfiObject<'_>) -> Option<Owned> {
    TABLE.with(py, |table| {
        let wrapper = table.entries[table.find(object.as_ptr() as usize)?].wrapper;
        // SAFETY: an entry leaves the table before its wrapper's memory is freed.
        let wrapper: Borrowed<'_> = unsafe { Borrowed::from_ptr(wrapper) };
        // A count of zero means that the wrapper is being torn down: it must not be handed out again.
        (wrapper.ref_count() > 0).then(|| wrapper.share())
    })
}

/// Makes `wrapper` the one that [`find`] returns for the object.
#[inline]
pub(crate) fn bind(object: FfiObject<'_>, wrapper: Borrowed<'_, CObject>) {
    TABLE.with(wrapper.py(), |table| table.insert(object.as_ptr() as usize, wrapper.as_ptr()));
}

/// Removes `wrapper`; another wrapper of the same object stays.
#[inline]
pub(crate) fn unbind(object: FfiObject<'_>, wrapper: Borrowed<'_, CObject>) {
    TABLE.with(wrapper.py(), |table| {
        if let Some(index) = table.find(object.as_ptr() as usize)
            && table.entries[index].wrapper == wrapper.as_ptr()
        {
            table.remove(index);
        }
    });
}
