//! Context symbols: on load, a library receives addresses in variables with fixed names, so that
//! generated code needs no link dependency.

use std::ffi::c_void;
use std::sync::atomic::{AtomicPtr, Ordering};

use super::library::Library;
use super::loaded_segment;
use crate::lock::GlobalLock;

/// A name and the address behind it.
#[derive(Clone)]
pub(super) struct ContextSymbol {
    pub(super) name: Box<[u8]>,
    address: usize,
}

impl ContextSymbol {
    pub(super) fn address(&self) -> *mut c_void {
        std::ptr::with_exposed_provenance_mut(self.address)
    }
}

pub(super) static SYMBOLS: GlobalLock<Vec<ContextSymbol>> = GlobalLock::new(Vec::new());

/// Registers an address under a name; a second registration replaces the first.
pub fn register(name: &[u8], address: *mut c_void) {
    let new = ContextSymbol { name: name.into(), address: address.expose_provenance() };
    let mut symbols = SYMBOLS.hold();
    match symbols.iter_mut().find(|symbol| *symbol.name == *name) {
        Some(symbol) => *symbol = new,
        None => symbols.push(new),
    }
}

/// All registered symbols.
pub(super) fn all() -> Vec<ContextSymbol> {
    SYMBOLS.hold().clone()
}

/// Stores every registered address into the library's variable of that name, if it has one.
pub(super) fn fill_in(library: &Library) {
    for symbol in all() {
        if let Some(slot) = pointer_slot(library, &symbol.name) {
            slot.store(symbol.address(), Ordering::Release);
        }
    }
}

/// The library's variable with this name, as a pointer. A symbol outside writable memory does not
/// count: the name may also be that of a function.
pub(super) fn pointer_slot(library: &Library, name: &[u8]) -> Option<&'static AtomicPtr<c_void>> {
    let slot = library.symbol(&[name])?;
    let writable = loaded_segment::of(slot).is_none_or(|segment| {
        segment.writable && segment.end - slot.addr() >= size_of::<*mut c_void>()
    });
    if !writable || slot.addr() % align_of::<*mut c_void>() != 0 {
        return None;
    }
    // SAFETY: writable, aligned memory that is never freed: libraries are not closed, and whoever
    // registers a system symbol vouches for it.
    Some(unsafe { AtomicPtr::from_ptr(slot.cast()) })
}
