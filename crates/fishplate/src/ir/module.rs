//! Modules: the top-level operation of a parsed program.

use std::fmt;

use super::block::Block;
use super::context::Context;
use super::error::Result;
use super::interned::Location;
use super::operation::Operation;
use crate::Any;

handle! {
    /// A top-level `builtin.module`.
    #[derive(Debug)]
    Module = "ir.Module"
}

impl<'c> Module<'c> {
    /// An empty module.
    pub fn create(location: Location<'c>) -> Result<Module<'c>> {
        Module::wrap(location.context(), invoke!("ir.Module", "create", location)?)
    }

    /// Parses a module. If the text has no module at the top, one is added around it.
    pub fn parse(context: &'c Context, text: &str) -> Result<Module<'c>> {
        Module::wrap(context, invoke!("ir.Module", "parse", text, context.handle()?)?)
    }

    /// Reads a module from bytecode.
    pub fn from_bytecode(context: &'c Context, bytes: &[u8]) -> Result<Module<'c>> {
        Module::wrap(context, invoke!("ir.Module", "parse", bytes, context.handle()?)?)
    }

    /// The module behind a `builtin.module` operation.
    pub fn from_operation(operation: &Operation<'c>) -> Result<Module<'c>> {
        Module::wrap(operation.context(), invoke!("ir.Module", "from_operation", operation)?)
    }

    /// Writes the module as bytecode.
    pub fn to_bytecode(&self) -> Result<Vec<u8>> {
        self.operation()?.to_bytecode()
    }

    /// The operation `builtin.module`.
    pub fn operation(&self) -> Result<Operation<'c>> {
        let operation = property!("ir.Module", "operation", self.handle.object())?;
        Operation::wrap(self.context, operation)
    }

    /// The block of the module.
    pub fn body(&self) -> Result<Block<'c>> {
        Block::wrap(self.context, property!("ir.Module", "body", self.handle.object())?)
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The FFI object.
    pub fn to_any(&self) -> Any {
        self.handle.object().clone().into()
    }
}

impl fmt::Display for Module<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.operation() {
            Ok(operation) => operation.fmt(f),
            Err(error) => write!(f, "<{}>", error.message()),
        }
    }
}
