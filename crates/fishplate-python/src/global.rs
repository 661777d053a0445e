//! Global functions of the runtime that the extension calls itself.

use std::ptr::null_mut;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::ObjectHeader;

use crate::any::{OwnedAny, View};
use crate::argument::Borrowing;
use crate::ffi_object::FfiObject;
use crate::python::{Python, Result, runtime_error};
use crate::{error, ffi, function};

/// A global function, looked up once and never freed.
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
    pub(crate) fn get(&self, py: Python<'_>) -> Result<FfiObject<'static>> {
        // SAFETY: null, or a function whose reference is never dropped.
        match unsafe { FfiObject::from_nullable(self.handle.load(Ordering::Acquire)) } {
            Some(known) => Ok(known),
            None => self.find(py),
        }
    }

    #[cold]
    fn find(&self, py: Python<'_>) -> Result<FfiObject<'static>> {
        let name = self.name;
        let Some(found) = error::checked(py, ffi::global(name.as_bytes()))? else {
            return Err(runtime_error(py, format!("the runtime has no function {name}")));
        };
        self.handle.store(found.into_raw(), Ordering::Release);
        self.get(py)
    }

    /// Calls it.
    #[inline]
    pub(crate) fn call(&self, py: Python<'_>, args: &[View<'_>]) -> Result<OwnedAny> {
        // Containers are passed as the objects that their wrappers hold.
        let _borrowing = Borrowing::new();
        function::call_packed(py, self.get(py)?, args)
    }
}
