//! The system library: symbols that the program itself registers, for code that is linked in.

use std::collections::BTreeMap;
use std::ffi::c_void;

use super::library::Library;
use super::symbol_name::SymbolName;
use super::{Module, load};
use crate::error::{Result, report};
use crate::lock::GlobalLock;

type Table<T> = GlobalLock<BTreeMap<Box<[u8]>, T>>;

pub(super) static SYMBOLS: Table<usize> = Table::new(BTreeMap::new());
/// One module for each prefix, for the life of the process.
pub(super) static MODULES: Table<Module> = Table::new(BTreeMap::new());

/// Registers a symbol. Another address for a known name replaces the first, with a warning: two
/// objects of the program define the same function.
pub fn register_symbol(name: &[u8], address: *mut c_void) {
    let new = address.expose_provenance();
    let old = SYMBOLS.hold().insert(name.into(), new);
    if let Some(old) = old.filter(|&old| old != new) {
        report(format_args!(
            "Warning: SystemLib symbol {} is registered again with another address: {old:#x} -> {new:#x}",
            String::from_utf8_lossy(name)
        ));
    }
}

/// The address of a symbol.
pub(super) fn symbol(name: &SymbolName) -> Option<*mut c_void> {
    let address = *SYMBOLS.hold().get(name.as_bytes())?;
    (address != 0).then(|| std::ptr::with_exposed_provenance_mut(address))
}

/// The module for a prefix.
pub(super) fn module(prefix: &[u8]) -> Result<Module> {
    if let Some(module) = MODULES.hold().get(prefix) {
        return Ok(module.clone());
    }
    // Created without the lock: loaders of embedded modules are foreign code.
    let made = load::from_library(&Library::System(prefix.into()))?;
    let mut modules = MODULES.hold();
    let kept = modules.entry(prefix.into()).or_insert_with(|| made.clone()).clone();
    drop(modules);
    // If another thread was first, this one is released without the lock: its deleter may come back
    // here.
    drop(made);
    Ok(kept)
}
