//! The rows by Python class: a small hash table on the address of the class.

use std::cell::UnsafeCell;

use pyo3_ffi as py;

use super::Row;

struct Entry {
    class: *mut py::PyTypeObject,
    row: Row,
}

struct Table {
    entries: Vec<Option<Entry>>,
    used: usize,
}

struct Shared(UnsafeCell<Table>);

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for Shared {}

static TABLE: Shared = Shared(UnsafeCell::new(Table { entries: Vec::new(), used: 0 }));

impl Table {
    #[inline]
    fn home(&self, class: *mut py::PyTypeObject) -> usize {
        let mixed = (class as usize >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) & (self.entries.len() - 1)
    }

    fn insert(&mut self, entry: Entry) {
        let mut index = self.home(entry.class);
        while self.entries[index].is_some() {
            index = (index + 1) & (self.entries.len() - 1);
        }
        self.entries[index] = Some(entry);
        self.used += 1;
    }
}

/// The row of a class, when its instances were passed before.
#[inline]
pub(crate) fn find(class: *mut py::PyTypeObject) -> Option<Row> {
    // SAFETY: the GIL is held; the copy ends the access.
    let table = unsafe { &*TABLE.0.get() };
    if table.entries.is_empty() {
        return None;
    }
    let mut index = table.home(class);
    while let Some(entry) = &table.entries[index] {
        if entry.class == class {
            return Some(entry.row);
        }
        index = (index + 1) & (table.entries.len() - 1);
    }
    None
}

/// Remembers the row of a class. The class is kept alive, so that no other gets its address.
///
/// # Safety
/// `class` is live and not in the table.
#[cold]
pub(super) unsafe fn add(class: *mut py::PyTypeObject, row: Row) {
    // SAFETY: live (see above).
    unsafe { py::Py_INCREF(class.cast()) };
    // SAFETY: the GIL is held; nothing of Python runs while the table changes.
    let table = unsafe { &mut *TABLE.0.get() };
    if table.used * 2 >= table.entries.len() {
        let size = (table.entries.len() * 2).max(64);
        let old = std::mem::take(&mut table.entries);
        table.entries.resize_with(size, || None);
        table.used = 0;
        for entry in old.into_iter().flatten() {
            table.insert(entry);
        }
    }
    table.insert(Entry { class, row });
}
