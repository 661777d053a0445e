//! Modules that are kept for the life of the process, or until they are taken out again.

use std::collections::HashMap;
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use super::{Module, ModuleObj};
use crate::object::Ref;

static PINNED: LazyLock<Mutex<HashMap<usize, Module>>> = LazyLock::new(Mutex::default);

fn pinned() -> MutexGuard<'static, HashMap<usize, Module>> {
    PINNED.lock().unwrap_or_else(PoisonError::into_inner)
}

fn key(module: &ModuleObj) -> usize {
    std::ptr::from_ref(module).addr()
}

/// Keeps a module.
pub(super) fn add(module: &ModuleObj) {
    pinned().entry(key(module)).or_insert_with(|| Ref::from_borrowed(module));
}

/// Keeps a module no longer.
pub(super) fn remove(module: &ModuleObj) {
    let removed = pinned().remove(&key(module));
    // Released without the lock: a deleter may come back here.
    drop(removed);
}
