//! A function of another language that is kept and called later, on whatever thread that is.

use std::ops::Deref;

use fishplate::Function;

/// A function that any thread may call.
#[derive(Clone)]
pub(crate) struct SharedFunction(pub(crate) Function);

// SAFETY: any function of the FFI may be given a global name, under which every thread finds and calls
// it, so they are all made for that; the count is atomic.
unsafe impl Send for SharedFunction {}
// SAFETY: as above.
unsafe impl Sync for SharedFunction {}

impl Deref for SharedFunction {
    type Target = Function;
    fn deref(&self) -> &Function {
        &self.0
    }
}
