//! Objects that a living wrapper has lost: moved to another wrapper, or replaced.
//!
//! Whoever passes a wrapper to a call keeps the wrapper alive, and nothing else; the call borrows the FFI object
//! behind it. Code of Python that runs meanwhile, in a callback or on another thread, may take the object out of the
//! wrapper. So a wrapper keeps what it held until it dies itself, and a call costs nothing for that: an object that
//! is read from a wrapper lives as long as the wrapper.

use std::cell::{Cell, UnsafeCell};
use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

use fishplate_abi::{ObjectHeader, dec_ref};

use crate::python::PyObject;

/// Spreads the bits of an address.
#[derive(Default)]
struct Address(u64);

impl Hasher for Address {
    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = (self.0 ^ word).wrapping_mul(0x9E37_79B9_7F4A_7C15).rotate_left(32);
    }

    fn write_usize(&mut self, word: usize) {
        self.write_u64(word as u64);
    }

    fn finish(&self) -> u64 {
        self.0
    }
}

type Table = HashMap<usize, Vec<*mut ObjectHeader>, BuildHasherDefault<Address>>;

/// By the address of the wrapper; nothing until the first object is lost.
struct Shared {
    any: Cell<bool>,
    table: UnsafeCell<Option<Table>>,
}

// SAFETY: only reached by threads that hold the GIL, and never across a call into Python.
unsafe impl Sync for Shared {}

static LOST: Shared = Shared { any: Cell::new(false), table: UnsafeCell::new(None) };

/// Keeps an object that a wrapper has lost until the wrapper dies; the reference is given.
///
/// # Safety
/// `wrapper` is live, and [`release`] is called when it dies; the caller gives a reference to `handle`.
#[cold]
pub(crate) unsafe fn keep(wrapper: *mut PyObject, handle: *mut ObjectHeader) {
    // SAFETY: the GIL is held, and nothing of Python runs while the table changes.
    let table = unsafe { &mut *LOST.table.get() }.get_or_insert_default();
    table.entry(wrapper as usize).or_default().push(handle);
    LOST.any.set(true);
}

/// Lets go of what a wrapper has lost; called when the wrapper dies.
///
/// # Safety
/// The GIL is held, and nobody uses the wrapper any more.
#[inline]
pub(crate) unsafe fn release(wrapper: *mut PyObject) {
    if LOST.any.get() {
        // SAFETY: as above.
        unsafe { release_some(wrapper) };
    }
}

#[cold]
unsafe fn release_some(wrapper: *mut PyObject) {
    // SAFETY: the GIL is held; the borrow ends before any object goes, which may run Python.
    let objects = unsafe {
        let Some(table) = &mut *LOST.table.get() else { return };
        let objects = table.remove(&(wrapper as usize));
        LOST.any.set(!table.is_empty());
        objects
    };
    for handle in objects.into_iter().flatten() {
        // SAFETY: the reference was given to the table.
        unsafe { dec_ref(handle) };
    }
}
