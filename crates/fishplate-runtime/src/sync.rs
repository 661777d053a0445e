//! The atomics of lock-free code, in one place: the models in `tests/models` include such files and have loom's atomics
//! here.

pub(crate) use std::sync::Condvar;
pub(crate) use std::sync::atomic::{AtomicI32, AtomicPtr, Ordering};
pub(crate) use std::thread::ThreadId;

/// The calling thread.
pub(crate) fn this_thread() -> ThreadId {
    std::thread::current().id()
}
