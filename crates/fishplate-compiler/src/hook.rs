//! Hooks written in any language: a function that receives the lowered module as text.

use std::cell::Cell;

use fishplate::{Error, Function};
use fishplate_codegen::{Error as CompileError, Result};
use fishplate_mlir::Module;

/// A hook of one compilation, and the error that it raised.
pub(crate) struct Hook<'a> {
    function: &'a Function,
    raised: Cell<Option<Error>>,
}

impl<'a> Hook<'a> {
    pub(crate) fn new(function: &'a Function) -> Self {
        Self { function, raised: Cell::new(None) }
    }

    /// Passes the module to the function, and replaces it by the one that the function returns, if
    /// any.
    pub(crate) fn run(&self, module: &mut Module<'_>) -> Result<()> {
        match self.function.call::<Option<String>>((module.to_string(),)) {
            Ok(None) => Ok(()),
            Ok(Some(text)) => {
                *module = Module::parse(module.context(), text.as_bytes())?;
                Ok(())
            }
            Err(error) => {
                self.raised.set(Some(error));
                Err(CompileError::Internal("the hook failed"))
            }
        }
    }

    /// The error that the function raised.
    pub(crate) fn into_error(self) -> Option<Error> {
        self.raised.into_inner()
    }
}
