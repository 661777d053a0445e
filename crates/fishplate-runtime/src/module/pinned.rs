//! Modules that are kept alive for the life of the process, or until they are removed again.

use std::collections::BTreeMap;

use super::{Module, ModuleObj};
use crate::lock::GlobalLock;
use crate::object::Ref;

pub(super) static PINNED: GlobalLock<BTreeMap<usize, Module>> = GlobalLock::new(BTreeMap::new());

fn key(module: &ModuleObj) -> usize {
    std::ptr::from_ref(module).addr()
}

/// Keeps a module alive.
pub(super) fn add(module: &ModuleObj) {
    PINNED.hold().entry(key(module)).or_insert_with(|| Ref::from_borrowed(module));
}

/// Stops keeping a module alive.
pub(super) fn remove(module: &ModuleObj) {
    let removed = PINNED.hold().remove(&key(module));
    // Released without the lock: a deleter may come back here.
    drop(removed);
}
