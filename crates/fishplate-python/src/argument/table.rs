//! The rows by Python class: a small hash table on the address of the class. A class that dies takes its row with it,
//! so a new class at the same address never gets the old row.

use std::cell::UnsafeCell;
use std::collections::BTreeMap;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use pyo3_ffi as py;

use super::Row;
use crate::any::Api;
use crate::class::{Method, function_object, method_def};
use crate::ffi_object::FfiObject;
use crate::object::CObject;
use crate::python::{
    Borrowed, Class, GilCell, Owned, Result, as_address, capi, int_from_pointer, raised,
};

/// A place of the table. A class is written behind its row, so that a thread that sees the class sees the row.
struct Place {
    /// Null for a place that was never used, and [`gone`] for one whose class has died.
    class: AtomicPtr<py::PyTypeObject>,
    row: UnsafeCell<Row>,
}

/// Stands for a class that has died. Its place is used again.
fn gone() -> *mut py::PyTypeObject {
    std::ptr::without_provenance_mut(1)
}

/// Places with open addressing and linear probing; at most half of them were ever used. Only the thread that holds
/// [`WATCHES`] writes. Others read meanwhile: a thread that finds its class holds an object of that class, so the class
/// is alive and its place does not change.
struct Table(Box<[Place]>);

// SAFETY: a row is written only while no thread reads it: before its class is, and after its class has died.
unsafe impl Sync for Table {}

/// The current table; null before the first row. A table that became too small stays, for threads that read it.
static TABLE: AtomicPtr<Table> = AtomicPtr::new(null_mut());

/// Weak references to the classes in the table by their addresses, which report their death; `None` for a class that
/// never dies.
static WATCHES: GilCell<BTreeMap<usize, Option<Owned>>> = GilCell::new(BTreeMap::new());

impl Table {
    fn new(size: usize) -> Table {
        let place = || Place {
            class: AtomicPtr::default(),
            row: UnsafeCell::new(Row::new(super::plain::set_none)),
        };
        Table(std::iter::repeat_with(place).take(size).collect())
    }

    #[inline]
    fn home(&self, class: *mut py::PyTypeObject) -> usize {
        let mixed = (class as usize >> 4).wrapping_mul(0x9E37_79B9_7F4A_7C15);
        (mixed >> 40) & (self.0.len() - 1)
    }

    /// The row of a class that is alive.
    #[inline(always)]
    fn find(&self, class: *mut py::PyTypeObject) -> Option<&Row> {
        let mut index = self.home(class);
        loop {
            let place = &self.0[index];
            let found = place.class.load(Ordering::Acquire);
            if found == class {
                // SAFETY: the row was written before the class was, and does not change while the class is alive.
                return Some(unsafe { &*place.row.get() });
            }
            if found.is_null() {
                return None;
            }
            index = (index + 1) & (self.0.len() - 1);
        }
    }

    /// Writes a row that the table does not have. The caller holds [`WATCHES`].
    fn insert(&self, class: *mut py::PyTypeObject, row: Row) {
        let mut index = self.home(class);
        loop {
            let place = &self.0[index];
            let before = place.class.load(Ordering::Relaxed);
            if before.is_null() || before == gone() {
                // SAFETY: nobody reads the row of a place without a class, and the caller alone writes.
                unsafe { *place.row.get() = row };
                place.class.store(class, Ordering::Release);
                return;
            }
            index = (index + 1) & (self.0.len() - 1);
        }
    }

    /// Frees the place of a class that has died. The caller holds [`WATCHES`].
    fn remove(&self, class: *mut py::PyTypeObject) {
        let at = |index: usize| &self.0[index & (self.0.len() - 1)].class;
        let place = self.0.iter().position(|place| place.class.load(Ordering::Relaxed) == class);
        let Some(mut index) = place else { return };
        at(index).store(gone(), Ordering::Release);
        // No search goes past a place before an empty one, so it becomes empty, too.
        while at(index).load(Ordering::Relaxed) == gone()
            && at(index + 1).load(Ordering::Relaxed).is_null()
        {
            at(index).store(null_mut(), Ordering::Release);
            index = index.wrapping_sub(1);
        }
    }

    /// The number of places that were used, now or before.
    fn used(&self) -> usize {
        self.0.iter().filter(|place| !place.class.load(Ordering::Relaxed).is_null()).count()
    }

    /// A table with the same rows and room for more, without the places of dead classes. The caller holds [`WATCHES`].
    fn grown(&self) -> Table {
        let alive = |place: &&Place| !gone().eq(&place.class.load(Ordering::Relaxed));
        let classes = self.0.iter().filter(alive).map(|place| place.class.load(Ordering::Relaxed));
        let classes: Vec<_> = classes.filter(|class| !class.is_null()).collect();
        let made = Table::new((classes.len() * 4).next_power_of_two().max(SMALLEST));
        for class in classes {
            if let Some(row) = self.find(class) {
                made.insert(class, *row);
            }
        }
        made
    }
}

/// The number of places of the first table.
const SMALLEST: usize = 64;

/// The current table.
#[inline(always)]
fn current() -> Option<&'static Table> {
    // SAFETY: null, or a table, none of which is ever freed.
    unsafe { TABLE.load(Ordering::Acquire).as_ref() }
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
    current()?.find(class.as_ptr()).map(read)
}

/// Stores the row of a class, for as long as the class lives.
#[cold]
pub(super) fn add(class: Class<'_>, row: Row) -> Result<()> {
    let watch = watch(class)?;
    let address = class.as_ptr();
    let unused = WATCHES.with(class.py(), |watches| {
        // Choosing the row runs Python code, which may have passed an instance already.
        if watches.contains_key(&(address as usize)) {
            return watch;
        }
        let table = match current() {
            Some(table) if table.used() * 2 < table.0.len() => table,
            before => {
                let made = before.map_or_else(|| Table::new(SMALLEST), Table::grown);
                let made: &'static Table = Box::leak(Box::new(made));
                TABLE.store(std::ptr::from_ref(made).cast_mut(), Ordering::Release);
                made
            }
        };
        table.insert(address, row);
        watches.insert(address as usize, watch);
        None
    });
    drop(unused);
    Ok(())
}

/// A weak reference that removes the row when the class dies; `None` for the interpreter's own classes.
fn watch(class: Class<'_>) -> Result<Option<Owned>> {
    if !class.has_feature(py::Py_TPFLAGS_HEAPTYPE) {
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
    let watch = WATCHES.with(address.py(), |watches| {
        if let Some(table) = current() {
            table.remove(class);
        }
        watches.remove(&(class as usize))
    });
    drop(watch);
    Ok(Owned::none(address.py()))
}
