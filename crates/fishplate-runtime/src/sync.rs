//! The atomics of code without locks, in one place: the models in `tests/models` include such files and
//! have loom's atomics here.

pub(crate) use std::sync::atomic::{AtomicPtr, Ordering};
