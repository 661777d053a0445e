//! Pass managers, and passes written in Rust.

use std::fmt;

use super::context::Context;
use super::error::{Result, to_ffi};
use super::handle::Handle;
use super::module::Module;
use super::operation::Operation;
use crate::{AnyView, Function};

/// A pipeline of passes.
#[derive(Debug)]
pub struct PassManager<'c> {
    handle: Handle,
    context: &'c Context,
}

impl<'c> PassManager<'c> {
    /// An empty pipeline for operations of a name, such as `builtin.module`.
    pub fn new(context: &'c Context, anchor: &str) -> Result<PassManager<'c>> {
        let made = invoke!(new "ir.PassManager", anchor, context.handle()?)?;
        Ok(PassManager { handle: Handle::new(made, "ir.PassManager")?, context })
    }

    /// A pipeline from text: `builtin.module(func.func(cse),canonicalize{top-down=false})`.
    pub fn parse(context: &'c Context, pipeline: &str) -> Result<PassManager<'c>> {
        let made = invoke!("ir.PassManager", "parse", pipeline, context.handle()?)?;
        Ok(PassManager { handle: Handle::new(made, "ir.PassManager")?, context })
    }

    /// Adds passes from text.
    pub fn add(&self, pipeline: &str) -> Result<()> {
        invoke!("ir.PassManager", "add", self.handle, pipeline, "", "").map(drop)
    }

    /// Adds a function as a pass that runs on what the manager runs on. An error fails the pipeline and is
    /// what [`PassManager::run`] gives.
    pub fn add_fn<F>(&self, name: &str, pass: F) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>) -> Result<()> + Send + Sync + 'static,
    {
        let body = move |args: &[AnyView<'_>]| {
            to_ffi((|| {
                let operation = args.first().copied().unwrap_or(AnyView::NONE);
                let handle = Handle::new(operation.to_owned()?, "ir.Operation")?;
                let context = property!("ir.Operation", "context", handle.object())?;
                let context = Context::from_any(&context.view())?;
                pass(Operation::wrap(&context, handle.object().clone().into())?)
            })())
        };
        let function = Function::packed(body);
        invoke!("ir.PassManager", "add", self.handle, function, name, "").map(drop)
    }

    /// Runs the passes on a module. Handles to what is inside are invalid afterwards.
    pub fn run(&self, module: &Module<'c>) -> Result<()> {
        invoke!("ir.PassManager", "run", self.handle, module).map(drop)
    }

    /// Runs the passes on an operation. Handles to what is inside are invalid afterwards.
    pub fn run_on(&self, operation: &Operation<'c>) -> Result<()> {
        invoke!("ir.PassManager", "run", self.handle, operation).map(drop)
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }
}

impl fmt::Display for PassManager<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = invoke!("ir.PassManager", "text", self.handle);
        match text.and_then(|text| Ok(text.get::<String>()?)) {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "<{}>", error.message()),
        }
    }
}
