//! Forks: takes every lock of the runtime before a fork, so that the child can continue although the other threads of
//! its parent are gone.
//!
//! Locks of other libraries are out of reach. If a thread was inside the symbol table of the `backtrace`
//! crate, its lock stays held in the child, which then works without that crate.

use std::sync::Once;

use crate::backtrace;
use crate::lock::{self, HeldOverFork};
use crate::{globals, init_once, module, type_table};

/// All locks of the process. None of them is taken while another is held.
static LOCKS: [&[&'static dyn HeldOverFork]; 2] = [
    &[&globals::ENTRIES, &type_table::WRITER, &init_once::HANDLES.under_way, &backtrace::LINES],
    module::LOCKS,
];

unsafe extern "C" fn prepare() {
    lock::before_fork(LOCKS.iter().copied().flatten().copied());
}

unsafe extern "C" fn in_parent() {
    lock::after_fork();
}

unsafe extern "C" fn in_child() {
    lock::after_fork();
    init_once::HANDLES.forget_other_threads();
    backtrace::after_fork();
}

/// Registers the handlers of forks, once.
pub(crate) fn install() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        // The collector of the epochs is created under its own lock, here, before any fork.
        drop(crossbeam_epoch::pin());
        globals::prepare_thread();
        // SAFETY: the three functions take no arguments, do not unwind, and stay loaded: the library is never unloaded.
        // If there is no memory for the entry, forks work as without it.
        unsafe { libc::pthread_atfork(Some(prepare), Some(in_parent), Some(in_child)) };
    });
}
