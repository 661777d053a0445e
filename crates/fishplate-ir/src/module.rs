//! `ir.Module`: a top-level `builtin.module`.

use fishplate::{AnyView, Object, ObjectRef, Result};
use fishplate_mlir as mlir;

use crate::error::value_error;
use crate::operation::parse;
use crate::{Block, Context, Location, Operation, current};

/// A module.
#[derive(Object)]
#[object(key = "ir.Module", opaque, eq = same, hash = hash)]
pub struct Module {
    /// The operation `builtin.module`.
    operation: ObjectRef<Operation>,
}

fn same(a: &Module, b: &Module) -> bool {
    a.operation.same_as(&b.operation)
}

fn hash(module: &Module) -> u64 {
    module.operation.as_handle().addr() as u64
}

impl Module {
    /// The operation.
    pub fn operation(&self) -> &ObjectRef<Operation> {
        &self.operation
    }
}

#[fishplate::methods(nonblocking)]
impl Module {
    /// Creates an empty module at a location.
    fn create(#[default = None] loc: Option<ObjectRef<Location>>) -> Result<ObjectRef<Module>> {
        let location = current::location(loc)?;
        let context = location.context();
        let held = context.lock();
        let made = mlir::OwnedOp::module(location.mlir());
        let made = made.ok_or_else(|| value_error("MLIR gave no module"))?;
        let operation = Operation::own(context, &held, made, false)?;
        Ok(Module { operation }.into_ref())
    }

    /// Parses a module from text or bytecode. If the source has no module at the top, one is
    /// wrapped around it.
    #[method(blocking)]
    fn parse(
        asm: AnyView<'_>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Module>> {
        let source = parse::source(&asm)?;
        let context = current::context(context)?;
        let held = context.lock();
        let made = parse::module(&context, &held, source)?;
        let operation = Operation::own(&context, &held, made, false)?;
        // The parser has verified it.
        operation.node().tree(&held).note_sound(&held);
        Ok(Module { operation }.into_ref())
    }

    /// Wraps an operation `builtin.module` as a module.
    fn from_operation(operation: ObjectRef<Operation>) -> Result<ObjectRef<Module>> {
        let held = operation.context().lock();
        if operation.mlir(&held)?.module_body().is_none() {
            let name = operation.node().name();
            return Err(value_error(format!("expected a `builtin.module`, got `{name}`")));
        }
        drop(held);
        Ok(Module { operation }.into_ref())
    }

    /// The block of the module.
    #[getter]
    fn body(&self) -> Result<ObjectRef<Block>> {
        let context = self.operation.context();
        let held = context.lock();
        let Some(body) = self.operation.mlir(&held)?.module_body() else {
            return Err(value_error("the module has no body"));
        };
        let tree = self.operation.node().tree(&held);
        Block::wrap(context, &held, body, Some(&tree))
    }

    /// The context of the module.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.operation.context().clone()
    }
}
