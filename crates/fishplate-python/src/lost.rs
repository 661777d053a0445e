//! Objects that a living wrapper has lost: moved to another wrapper, or replaced.
//!
//! The caller keeps a wrapper alive for the length of a call, and nothing else; the call borrows the FFI object behind
//! the wrapper. Python code that runs meanwhile, in a callback or on another thread, may take the object out of the
//! wrapper. So a wrapper keeps every object that it held until it dies itself. An object that is read from a wrapper
//! lives as long as the wrapper, and calls need no extra reference.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};
use std::sync::atomic::{AtomicBool, Ordering};

use crate::ffi_object::FfiRef;
use crate::object::CObject;
use crate::python::{Borrowed, GilCell};

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

type Table = HashMap<usize, Vec<FfiRef>, BuildHasherDefault<Address>>;

/// Lost objects by the address of the wrapper; `None` until the first object is lost.
static LOST: GilCell<Option<Table>> = GilCell::new(None);

/// Whether the table has entries.
static ANY: AtomicBool = AtomicBool::new(false);

/// Keeps an object that a wrapper has lost until the wrapper dies, which calls [`release`].
#[cold]
pub(crate) fn keep(wrapper: Borrowed<'_, CObject>, object: FfiRef) {
    LOST.with(wrapper.py(), |table| {
        let objects = table.get_or_insert_default().entry(wrapper.as_ptr() as usize);
        objects.or_default().push(object);
        ANY.store(true, Ordering::Relaxed);
    });
}

/// Drops the objects that a wrapper has lost; called when the wrapper dies.
#[inline]
pub(crate) fn release(wrapper: Borrowed<'_, CObject>) {
    if ANY.load(Ordering::Relaxed) {
        release_some(wrapper);
    }
}

#[cold]
fn release_some(wrapper: Borrowed<'_, CObject>) {
    let objects = LOST.with(wrapper.py(), |table| {
        let table = table.as_mut()?;
        let objects = table.remove(&(wrapper.as_ptr() as usize));
        ANY.store(!table.is_empty(), Ordering::Relaxed);
        objects
    });
    // Outside the table, because dropping an object may run Python code.
    drop(objects);
}
