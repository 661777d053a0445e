//! Variables that the GIL guards.

use std::cell::RefCell;

use super::Python;

/// A variable that only attached threads reach, one at a time.
pub(crate) struct GilCell<T>(RefCell<T>);

// SAFETY: `with` requires the token, and the interpreter lets one attached thread run at a time.
unsafe impl<T> Sync for GilCell<T> {}

impl<T> GilCell<T> {
    /// Creates a variable with its first value.
    pub(crate) const fn new(value: T) -> GilCell<T> {
        GilCell(RefCell::new(value))
    }

    /// Runs `body` on the variable. Panics if `body` runs Python code that comes back here.
    #[inline(always)]
    pub(crate) fn with<R>(&self, _: Python<'_>, body: impl FnOnce(&mut T) -> R) -> R {
        body(&mut self.0.borrow_mut())
    }
}
