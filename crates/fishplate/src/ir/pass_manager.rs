//! Pass managers.

use std::fmt;

use super::context::Context;
use super::error::Result;
use super::handle::Handle;
use super::logger::{self, LogEntry, LogOptions};
use super::module::Module;
use super::operation::Operation;
use super::pass::{self, Pass};

/// A pipeline of passes.
#[derive(Debug)]
pub struct PassManager<'c> {
    handle: Handle,
    context: &'c Context,
}

impl<'c> PassManager<'c> {
    /// An empty pipeline for operations with this name, such as `builtin.module`.
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

    /// Adds a function as a pass that runs on the pass manager's operation. An error fails the pipeline, and
    /// [`PassManager::run`] returns it.
    pub fn add_fn<F>(&self, name: &str, pass: F) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>) -> Result<()> + Send + Sync + 'static,
    {
        self.add_pass(name, "", move |operation, _| pass(operation))
    }

    /// Adds a function as a pass that runs on the operations named `anchor` directly inside the pass manager's
    /// operation, or on that operation itself if the name is empty.
    pub fn add_pass<F>(&self, name: &str, anchor: &str, pass: F) -> Result<()>
    where
        F: for<'a> Fn(Operation<'a>, &Pass) -> Result<()> + Send + Sync + 'static,
    {
        let function = pass::function(pass);
        invoke!("ir.PassManager", "add", self.handle, function, name, anchor).map(drop)
    }

    /// Sets whether the IR is verified before the first and after each pass; on by default.
    pub fn enable_verifier(&self, enable: bool) -> Result<()> {
        invoke!("ir.PassManager", "enable_verifier", self.handle, enable).map(drop)
    }

    /// Reports the time of each pass on standard error when the manager is dropped.
    pub fn enable_timing(&self) -> Result<()> {
        invoke!("ir.PassManager", "enable_timing", self.handle).map(drop)
    }

    /// Passes the IR to a function as passes run; `options.passes` is ignored. [`PassManager::run`] returns an error of
    /// the function.
    pub fn print_to<F>(&self, options: &LogOptions<'_>, sink: F) -> Result<()>
    where
        F: Fn(LogEntry) -> Result<()> + Send + Sync + 'static,
    {
        let (when, scope) = options.words();
        let (changed, debug) = (options.only_changed, options.debug_info);
        let sink = logger::sink_function(sink);
        invoke!("ir.PassManager", "_print_to", self.handle, sink, when, scope, changed, debug)
            .map(drop)
    }

    /// Runs the passes on a module. Handles to operations inside are invalid afterwards.
    pub fn run(&self, module: &Module<'c>) -> Result<()> {
        invoke!("ir.PassManager", "run", self.handle, module).map(drop)
    }

    /// Runs the passes on an operation. Handles to operations inside are invalid afterwards.
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
