//! Global functions of the runtime that this crate calls, each looked up once.

use std::sync::OnceLock;

use crate::any::AnyView;
use crate::convert::FromView;
use crate::error::Result;
use crate::function::{CallArgs, Function};
use crate::{Any, Error};

/// A global function of the runtime.
pub(crate) struct Global {
    name: &'static str,
    found: OnceLock<Function>,
}

impl Global {
    /// A function by name; it is looked up at first use.
    pub(crate) const fn new(name: &'static str) -> Global {
        Global { name, found: OnceLock::new() }
    }

    #[inline]
    fn function(&self) -> Result<&Function> {
        match self.found.get() {
            Some(found) => Ok(found),
            None => self.find(),
        }
    }

    #[cold]
    fn find(&self) -> Result<&Function> {
        let found = Function::get(self.name)?;
        Ok(self.found.get_or_init(|| found))
    }

    /// Calls the function with a tuple of arguments.
    #[inline]
    pub(crate) fn call<R: for<'a> FromView<'a>>(&self, args: impl CallArgs) -> Result<R> {
        self.function()?.call(args)
    }

    /// Calls the function with any number of arguments.
    pub(crate) fn call_packed(&self, args: &[AnyView<'_>]) -> Result<Any> {
        self.function()?.call_packed(args)
    }
}

/// Unwraps the result of something that fails only when memory runs out.
#[track_caller]
pub(crate) fn expect_memory<T>(outcome: Result<T, Error>) -> T {
    match outcome {
        Ok(value) => value,
        Err(error) => panic!("{error}"),
    }
}
