//! The rows by Python class: a small hash table on the address of the class. A class that dies takes its row with it,
//! so a new class at the same address never gets the old row.

use pyo3_ffi as py;

use super::Row;
use crate::any::Api;
use crate::class::{Method, function_object, method_def};
use crate::ffi_object::FfiObject;
use crate::object::CObject;
use crate::python::{
    Borrowed, Class, GilCell, Owned, Result, as_address, capi, int_from_pointer, raised,
};

struct Entry {
    class: *mut py::PyTypeObject,
    row: Row,
    /// A weak reference to the class, which reports its death; null for a class that never dies.
    #[expect(dead_code, reason = "held so that it can tell")]
    watch: Option<Owned>,
}

/// Open addressing with linear probing and backward-shift deletion; at most half full.
struct Table {
    entries: Vec<Option<Entry>>,
    used: usize,
}

static TABLE: GilCell<Table> = GilCell::new(Table { entries: Vec::new(), used: 0 });

impl Table {
    #[inline]
    fn home(&self, class: *mut py::PyTypeObject) -> usize {
        let mixed = (class as usize >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) & (self.entries.len() - 1)
    }

    /// Position of the row of a class; used for changes, which are rare.
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

/// How an object is passed.
pub(super) enum Found<'a> {
    /// As the object that it wraps.
    Wrapped(FfiObject<'a>),
    /// By its row.
    Row(Row),
    /// No instance of the class was passed before.
    Nothing,
}

/// How an object is passed, if instances of its class were passed before.
#[inline(always)]
pub(super) fn find(object: Borrowed<'_>) -> Found<'_> {
    let found = look_up(object.class(), |row| {
        if row.is_wrapper {
            // SAFETY: the row of the object's own class, which was made for an instance with this layout.
            let wrapper: Borrowed<'_, CObject> = unsafe { Borrowed::from_ptr(object.as_ptr()) };
            if let Some(handle) = wrapper.handle() {
                return Found::Wrapped(handle);
            }
        }
        Found::Row(*row)
    });
    found.unwrap_or(Found::Nothing)
}

/// The exchange API of a tensor's framework, once a tensor of its class was passed.
#[inline]
pub(crate) fn api_of(object: Borrowed<'_>) -> Api {
    look_up(object.class(), |row| row.api)?
}

/// Whether instances of a class are known to be passed as the objects that they wrap, which runs no Python code.
#[inline]
pub(crate) fn is_plain_object(class: Class<'_>) -> bool {
    look_up(class, |row| row.is_wrapper).unwrap_or(false)
}

/// Calls `read` with the row of a class, if its instances were passed before.
#[inline(always)]
fn look_up<R>(class: Class<'_>, read: impl FnOnce(&Row) -> R) -> Option<R> {
    TABLE.with(class.py(), |table| {
        if table.entries.is_empty() {
            return None;
        }
        let mut index = table.home(class.as_ptr());
        while let Some(entry) = &table.entries[index] {
            if entry.class == class.as_ptr() {
                return Some(read(&entry.row));
            }
            index = (index + 1) & (table.entries.len() - 1);
        }
        None
    })
}

/// Stores the row of a class, for as long as the class lives.
#[cold]
pub(super) fn add(class: Class<'_>, row: Row) -> Result<()> {
    let entry = Entry { class: class.as_ptr(), row, watch: watch(class)? };
    let unused = TABLE.with(class.py(), |table| {
        // Choosing the row runs Python code, which may have passed an instance already.
        if table.place(entry.class).is_some() {
            return Some(entry);
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
        table.insert(entry);
        None
    });
    drop(unused);
    Ok(())
}

/// A weak reference that removes the row when the class dies; `None` for the interpreter's own classes.
fn watch(class: Class<'_>) -> Result<Option<Owned>> {
    if class.fields().tp_flags & py::Py_TPFLAGS_HEAPTYPE == 0 {
        return Ok(None);
    }
    let address = int_from_pointer(class.py(), class.as_ptr().cast())?;
    static ROW: GilCell<Option<&'static py::PyMethodDef>> = GilCell::new(None);
    let make =
        || &*Box::leak(Box::new(method_def(c"_forget_class", Method::binary(forget), 0, c"")));
    let row = ROW.with(class.py(), |row| *row.get_or_insert_with(make));
    let callback = function_object(class.py(), row, Some(address.borrow()))?;
    raised(capi::PyWeakref_NewRef(class.object(), callback.borrow())).map(Some)
}

/// Called with the weak reference to a class that dies; `address` is the address of the class.
fn forget(address: Borrowed<'_>, _: Borrowed<'_>) -> Result<Owned> {
    let class = as_address(address)? as *mut py::PyTypeObject;
    let removed =
        TABLE.with(address.py(), |table| table.place(class).and_then(|index| table.remove(index)));
    drop(removed);
    Ok(Owned::none(address.py()))
}
