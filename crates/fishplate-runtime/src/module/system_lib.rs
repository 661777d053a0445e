//! The system library: symbols that the program itself registers, for code that is linked in.

use std::collections::HashMap;
use std::ffi::c_void;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::library::Library;
use super::symbol_name::SymbolName;
use super::{Module, load};
use crate::error::Result;

type Names<T> = HashMap<Box<[u8]>, T, foldhash::fast::RandomState>;
type Table<T> = LazyLock<Mutex<Names<T>>>;

static SYMBOLS: Table<usize> = LazyLock::new(Mutex::default);
/// One module for each prefix, for the life of the process.
static MODULES: Table<Module> = LazyLock::new(Mutex::default);

fn lock<T>(table: &'static Table<T>) -> MutexGuard<'static, Names<T>> {
    table.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Registers a symbol. Another address for a known name replaces the first, with a warning: two
/// objects of the program define the same function.
pub fn register_symbol(name: &[u8], address: *mut c_void) {
    let new = address.expose_provenance();
    let old = lock(&SYMBOLS).insert(name.into(), new);
    if let Some(old) = old.filter(|&old| old != new) {
        eprintln!(
            "Warning: SystemLib symbol {} is registered again with another address: {old:#x} -> {new:#x}",
            String::from_utf8_lossy(name)
        );
    }
}

/// The address of a symbol.
pub(super) fn symbol(name: &SymbolName) -> Option<*mut c_void> {
    let address = *lock(&SYMBOLS).get(name.as_bytes())?;
    (address != 0).then(|| std::ptr::with_exposed_provenance_mut(address))
}

/// The module of a prefix.
pub(super) fn module(prefix: &[u8]) -> Result<Module> {
    if let Some(module) = lock(&MODULES).get(prefix) {
        return Ok(module.clone());
    }
    // Made without the lock: loaders of embedded modules are anyone's code.
    let made = load::from_library(&Library::System(prefix.into()))?;
    Ok(lock(&MODULES).entry(prefix.into()).or_insert(made).clone())
}
