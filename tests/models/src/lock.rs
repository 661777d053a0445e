//! The runtime's locks with loom's mutex in them. Locks made in constants are registered with loom at their first use,
//! which must come before other threads start.

use std::ops::{Deref, DerefMut};
use std::sync::OnceLock;

/// A process-wide lock.
pub(crate) struct GlobalLock<T> {
    first: std::sync::Mutex<Option<T>>,
    lock: OnceLock<loom::sync::Mutex<T>>,
}

impl<T> GlobalLock<T> {
    pub(crate) const fn new(value: T) -> GlobalLock<T> {
        GlobalLock { first: std::sync::Mutex::new(Some(value)), lock: OnceLock::new() }
    }

    pub(crate) fn hold(&'static self) -> Held<'static, T> {
        let first = || self.first.lock().unwrap().take().unwrap();
        Held(self.lock.get_or_init(|| loom::sync::Mutex::new(first())).lock().unwrap())
    }
}

/// The guard of a lock.
pub(crate) struct Held<'a, T>(loom::sync::MutexGuard<'a, T>);

impl<T> Held<'_, T> {
    pub(crate) fn wait(self, condition: &Condvar) -> Self {
        Held(condition.get().wait(self.0).unwrap())
    }
}

impl<T> Deref for Held<'_, T> {
    type Target = T;
    fn deref(&self) -> &T {
        &self.0
    }
}

impl<T> DerefMut for Held<'_, T> {
    fn deref_mut(&mut self) -> &mut T {
        &mut self.0
    }
}

/// Loom's condition variable.
pub(crate) struct Condvar(OnceLock<loom::sync::Condvar>);

impl Condvar {
    pub(crate) const fn new() -> Condvar {
        Condvar(OnceLock::new())
    }

    fn get(&self) -> &loom::sync::Condvar {
        self.0.get_or_init(loom::sync::Condvar::new)
    }

    pub(crate) fn notify_all(&self) {
        self.get().notify_all();
    }
}

pub(crate) fn none_held(_: &str) {}
