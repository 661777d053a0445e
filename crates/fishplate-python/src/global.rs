//! Global functions of the runtime that the extension calls itself.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::{ObjectHeader, RawAny};

use crate::argument::Borrowing;
use crate::python::{Result, runtime_error};
use crate::{error, ffi, function};

/// A global function, looked up once and kept for good.
pub(crate) struct Global {
    name: &'static str,
    handle: AtomicPtr<ObjectHeader>,
}

impl Global {
    pub(crate) const fn new(name: &'static str) -> Global {
        Global { name, handle: AtomicPtr::new(null_mut()) }
    }

    /// The function object.
    #[inline]
    pub(crate) fn get(&self) -> Result<*mut ObjectHeader> {
        let known = self.handle.load(Ordering::Relaxed);
        if known.is_null() { self.find() } else { Ok(known) }
    }

    #[cold]
    fn find(&self) -> Result<*mut ObjectHeader> {
        let mut handle = null_mut();
        let name = ffi::span(self.name.as_bytes());
        // SAFETY: a span and an address; the reference is kept for good.
        error::check(unsafe { ffi::TVMFFIFunctionGetGlobal(&raw const name, &raw mut handle) })?;
        if handle.is_null() {
            let name = self.name;
            return Err(runtime_error(format!("the runtime has no function {name}")));
        }
        self.handle.store(handle.cast(), Ordering::Relaxed);
        Ok(handle.cast())
    }

    /// Calls it; the result is owned.
    ///
    /// # Safety
    /// `args` are valid.
    #[inline]
    pub(crate) unsafe fn call(&self, args: &[RawAny]) -> Result<RawAny> {
        // Containers are passed as their wrappers hold them.
        let _borrowing = Borrowing::new();
        // SAFETY: a function, and valid arguments (see above).
        unsafe { function::call_packed(self.get()?, args) }
    }
}
