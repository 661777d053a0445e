//! Model checks of code without locks. A model includes the shipped source file by its path and gives it
//! loom's atomics for `crate::sync`, so that what is checked is what runs.
//!
//! Add a model: a module here with `#[cfg(test)]` tests that call `loom::model`. Keep each to two or three
//! threads and a few steps; `tests/models/run NAME` runs one.

#[allow(dead_code, reason = "the shipped file, of which models use a part")]
#[path = "../../../crates/fishplate-abi/src/count.rs"]
mod count;
#[cfg(test)]
mod count_models;

/// What the shipped files take from `core::sync::atomic`.
pub(crate) mod sync {
    pub(crate) use loom::sync::atomic::{AtomicU64, Ordering, fence};
}

pub(crate) use fishplate_abi::{
    COUNT_BOTH_ONE, COUNT_SATURATED, COUNT_STRONG_MASK, COUNT_STRONG_ONE, COUNT_WEAK_ONE,
    DELETE_BOTH, DELETE_STRONG, DELETE_WEAK, ObjectDeleter,
};

/// The object header with loom's atomic in it; the count looks at nothing else.
pub(crate) struct ObjectHeader {
    pub(crate) combined_ref_count: sync::AtomicU64,
    pub(crate) deleter: Option<ObjectDeleter>,
}
