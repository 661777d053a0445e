//! The rows by Python class: a small hash table on the address of the class. A class that dies takes its row with it,
//! so a new class at the same address never gets the old row.

use std::cell::UnsafeCell;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as py;

use super::Row;
use crate::class::{Method, method_def};
use crate::python::{Owned, PyObject, Result, as_address, fence};

struct Entry {
    class: *mut py::PyTypeObject,
    row: Row,
    /// A weak reference to the class, which tells of its death; null for a class that never dies.
    #[expect(dead_code, reason = "held so that it can tell")]
    watch: Option<Owned>,
}

/// Open addressing with linear probing and backward-shift deletion; at most half full.
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

    /// Where the row of a class is; for changes, which are rare.
    fn place(&self, class: *mut py::PyTypeObject) -> Option<usize> {
        let place =
            |entry: &Option<Entry>| entry.as_ref().is_some_and(|entry| entry.class == class);
        self.entries.iter().position(place)
    }

    fn insert(&mut self, entry: Entry) {
        let mut index = self.home(entry.class);
        while self.entries[index].is_some() {
            index = (index + 1) & (self.entries.len() - 1);
        }
        self.entries[index] = Some(entry);
        self.used += 1;
    }

    fn remove(&mut self, mut hole: usize) -> Option<Entry> {
        let mask = self.entries.len() - 1;
        let removed = self.entries[hole].take();
        let mut index = hole;
        loop {
            index = (index + 1) & mask;
            let Some(entry) = &self.entries[index] else { break };
            // An entry may move into the hole unless its home lies after the hole.
            let distance_home = index.wrapping_sub(self.home(entry.class)) & mask;
            let distance_hole = index.wrapping_sub(hole) & mask;
            if distance_home >= distance_hole {
                self.entries[hole] = self.entries[index].take();
                hole = index;
            }
        }
        self.used -= 1;
        removed
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

/// Remembers the row of a class, for as long as the class lives.
///
/// # Safety
/// `class` is live.
#[cold]
pub(super) unsafe fn add(class: *mut py::PyTypeObject, row: Row) -> Result<()> {
    // SAFETY: live (see above).
    let watch = unsafe { watch(class)? };
    // SAFETY: the GIL is held; nothing of Python runs while the table changes.
    let table = unsafe { &mut *TABLE.0.get() };
    // Choosing the row has run Python code, which may have passed an instance, too.
    if table.place(class).is_some() {
        return Ok(());
    }
    if table.used * 2 >= table.entries.len() {
        let size = (table.entries.len() * 2).max(64);
        let old = std::mem::take(&mut table.entries);
        table.entries.resize_with(size, || None);
        table.used = 0;
        for entry in old.into_iter().flatten() {
            table.insert(entry);
        }
    }
    table.insert(Entry { class, row, watch });
    Ok(())
}

/// A weak reference that takes the row away when the class dies; none for the interpreter's own classes.
unsafe fn watch(class: *mut py::PyTypeObject) -> Result<Option<Owned>> {
    static DEFINITION: AtomicPtr<py::PyMethodDef> = AtomicPtr::new(null_mut());
    // SAFETY: the caller passes a live class; the definition lives for good.
    unsafe {
        if (*class).tp_flags & py::Py_TPFLAGS_HEAPTYPE == 0 {
            return Ok(None);
        }
        let mut definition = DEFINITION.load(Ordering::Relaxed);
        if definition.is_null() {
            let made = method_def(c"_forget_class", Method::One(forget), 0, c"");
            definition = Box::into_raw(Box::new(made));
            DEFINITION.store(definition, Ordering::Relaxed);
        }
        let address = Owned::steal(py::PyLong_FromVoidPtr(class.cast()))?;
        let callback =
            Owned::steal(py::PyCFunction_NewEx(definition, address.as_ptr(), null_mut()))?;
        Owned::steal(py::PyWeakref_NewRef(class.cast(), callback.as_ptr())).map(Some)
    }
}

/// Called with the weak reference to a class that dies; `address` is that of the class.
unsafe extern "C" fn forget(address: *mut PyObject, _: *mut PyObject) -> *mut PyObject {
    fence(|| {
        // SAFETY: made above, with an integer.
        let class = unsafe { as_address(address)? } as *mut py::PyTypeObject;
        let removed = {
            // SAFETY: the GIL is held; the entry goes after the access has ended.
            let table = unsafe { &mut *TABLE.0.get() };
            table.place(class).and_then(|index| table.remove(index))
        };
        drop(removed);
        Ok(Owned::none())
    })
}
