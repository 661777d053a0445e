//! Variables that the GIL guards. Without the GIL each has a lock of its own.

#[cfg(not(Py_GIL_DISABLED))]
use std::cell::RefCell;
#[cfg(Py_GIL_DISABLED)]
use std::sync::{Mutex, PoisonError};

use super::Python;

/// A variable that only attached threads reach, one at a time.
#[cfg(not(Py_GIL_DISABLED))]
pub(crate) struct GilCell<T>(RefCell<T>);

/// A variable that only attached threads reach, one at a time.
#[cfg(Py_GIL_DISABLED)]
pub(crate) struct GilCell<T>(Mutex<T>);

// SAFETY: `with` requires the token, and lets one attached thread run at a time: by the GIL, or by the lock.
unsafe impl<T> Sync for GilCell<T> {}

impl<T> GilCell<T> {
    /// Creates a variable with its first value.
    pub(crate) const fn new(value: T) -> GilCell<T> {
        #[cfg(not(Py_GIL_DISABLED))]
        return GilCell(RefCell::new(value));
        #[cfg(Py_GIL_DISABLED)]
        return GilCell(Mutex::new(value));
    }

    /// Runs `body` on the variable. `body` runs no Python code and drops no reference: it must not come back here, and
    /// must not wait for another thread.
    #[inline(always)]
    pub(crate) fn with<R>(&self, _: Python<'_>, body: impl FnOnce(&mut T) -> R) -> R {
        #[cfg(not(Py_GIL_DISABLED))]
        return body(&mut self.0.borrow_mut());
        #[cfg(Py_GIL_DISABLED)]
        return body(&mut self.0.lock().unwrap_or_else(PoisonError::into_inner));
    }
}
