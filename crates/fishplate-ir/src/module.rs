//! `ir.Module`: a `builtin.module` at the top.

use fishplate::{AnyView, Object, ObjectRef, Result};
use mlir_sys::{
    mlirModuleCreateEmpty, mlirModuleFromOperation, mlirModuleGetBody, mlirModuleGetOperation,
};

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
    /// An empty module at a location.
    fn create(#[default = None] loc: Option<ObjectRef<Location>>) -> Result<ObjectRef<Module>> {
        let location = current::location(loc)?;
        let context = location.context();
        let held = context.lock();
        // SAFETY: a location of the locked context; the handle owns the new operation.
        let operation = unsafe {
            let raw = mlirModuleGetOperation(mlirModuleCreateEmpty(location.raw()));
            Operation::own(context, &held, raw, false)
        }?;
        Ok(Module { operation }.into_ref())
    }

    /// A module from text or bytecode. Without a module at the top, one is put around it.
    #[method(blocking)]
    fn parse(
        asm: AnyView<'_>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<Module>> {
        let source = parse::source(&asm)?;
        let context = current::context(context)?;
        let held = context.lock();
        let raw = parse::module(&context, source)?;
        // SAFETY: a new operation outside of any block, owned by nobody else.
        let operation = unsafe { Operation::own(&context, &held, raw, false) }?;
        Ok(Module { operation }.into_ref())
    }

    /// The module that an operation `builtin.module` is.
    fn from_operation(operation: ObjectRef<Operation>) -> Result<ObjectRef<Module>> {
        let held = operation.context().lock();
        // SAFETY: live.
        if unsafe { mlirModuleFromOperation(operation.raw(&held)?) }.ptr.is_null() {
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
        let raw = self.operation.raw(&held)?;
        let tree = self.operation.node().tree(&held);
        // SAFETY: live, and a module has a body.
        let body = unsafe { mlirModuleGetBody(mlirModuleFromOperation(raw)) };
        // SAFETY: live, in the tree of its operation.
        unsafe { Block::wrap(context, &held, body, Some(&tree)) }
    }

    /// The context of the module.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.operation.context().clone()
    }
}
