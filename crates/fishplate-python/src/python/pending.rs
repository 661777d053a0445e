//! The current exception, put aside while code runs that must not see it.

use pyo3_ffi as ffi;

use super::{Python, error_is_set};

/// The current exception, cleared for a while.
pub(crate) struct Pending {
    #[cfg(Py_3_12)]
    exception: super::Owned,
    #[cfg(not(Py_3_12))]
    parts: [*mut super::PyObject; 3],
}

impl Pending {
    /// Takes it off the thread; there must be one.
    #[cfg(Py_3_12)]
    pub(crate) fn take(py: Python<'_>) -> Pending {
        Pending { exception: super::Owned::take_exception(py) }
    }

    /// Takes it off the thread, as it is: making an instance of it takes time. There must be one.
    #[cfg(not(Py_3_12))]
    pub(crate) fn take(_: Python<'_>) -> Pending {
        let mut parts = [std::ptr::null_mut(); 3];
        let [class, value, traceback] = &mut parts;
        // SAFETY: three addresses; this owns the references until they are restored.
        unsafe { ffi::PyErr_Fetch(class, value, traceback) };
        Pending { parts }
    }

    /// Sets it again, instead of any other that was set meanwhile.
    pub(crate) fn restore(self, _: Python<'_>) {
        #[cfg(Py_3_12)]
        // SAFETY: restores the reference.
        unsafe {
            ffi::PyErr_SetRaisedException(self.exception.into_ptr());
        }
        #[cfg(not(Py_3_12))]
        {
            let [class, value, traceback] = self.parts;
            // SAFETY: restores the references.
            unsafe { ffi::PyErr_Restore(class, value, traceback) };
        }
    }
}

/// Runs code that frees FFI objects. Their deleters may be C functions that run Python code, which fails while an
/// exception is set, and which may clear it.
#[inline]
pub(crate) fn aside<R>(py: Python<'_>, free: impl FnOnce() -> R) -> R {
    match error_is_set(py) {
        false => free(),
        true => aside_of_pending(py, free),
    }
}

#[cold]
#[inline(never)]
fn aside_of_pending<R>(py: Python<'_>, free: impl FnOnce() -> R) -> R {
    let pending = Pending::take(py);
    let result = free();
    pending.restore(py);
    result
}
