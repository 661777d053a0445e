//! `ir.PassManager`: a pipeline, built from text and functions, that runs on operations.
//!
//! `run` takes the context's lock, refuses operations with uses that would dangle, invalidates every handle inside the
//! operation, and releases the GIL while MLIR runs the passes. Fatal errors of LLVM are returned as errors.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Error, Function, Object, ObjectRef, Result, Variant2, interpreter};
use fishplate_mlir as mlir;
use fishplate_mlir::nesting::{self, Fault, Syntax};
use fishplate_mlir::{external_pass, pass, rewrite, stack};

use super::callback::Source;
use super::complaint;
use super::running::{self, Run};
use crate::error::{MLIR_ERROR, other_context, value_error};
use crate::live::Managed;
use crate::lock::Guard;
use crate::logger::{Attachment, LogSettings, Scope, Trace, Watch};
use crate::{Context, Module, Operation, current, diagnostic};

/// A pipeline of passes for operations with one name.
#[derive(Object)]
#[object(key = "ir.PassManager", opaque, repr = show)]
pub struct PassManager {
    #[field(skip)]
    core: Core,
}

struct Core {
    manager: Managed,
    trace: Arc<Trace>,
    /// Whether to run without threads. Passes in other languages can run only on the caller's thread, and whole modules
    /// cannot be printed while several threads are working.
    alone: AtomicBool,
    running: AtomicBool,
    lost: AtomicBool,
    verifies: AtomicBool,
    /// Loggers of this manager alone.
    printers: Mutex<Vec<Arc<Attachment>>>,
    // Last, because the manager must be dropped before its context.
    context: ObjectRef<Context>,
}

impl Drop for Core {
    fn drop(&mut self) {
        let Some(_held) = self.context.lock_for_drop() else { return };
        if self.lost.load(Ordering::Acquire) {
            return;
        }
        self.context.roomy(|| self.manager.destroy());
    }
}

fn show(manager: &PassManager) -> String {
    manager.text()
}

/// Turns the context's threads on again when it is dropped.
struct Alone<'a>(Option<&'a Context>);

impl Drop for Alone<'_> {
    fn drop(&mut self) {
        if let Some(context) = self.0 {
            context.set_threads(&context.lock(), true);
        }
    }
}

/// Marks a manager as running until it is dropped.
struct Busy<'a>(&'a AtomicBool);

impl Drop for Busy<'_> {
    fn drop(&mut self) {
        self.0.store(false, Ordering::Release);
    }
}

impl PassManager {
    fn make(context: ObjectRef<Context>, anchor: &str) -> PassManager {
        let manager = Managed::new(&context, anchor);
        let trace = Arc::<Trace>::default();
        manager.with(&context.lock(), |manager| manager.watch(Box::new(Watch(trace.clone()))));
        let [alone, running, lost] = [(); 3].map(|()| AtomicBool::new(false));
        let printers = Mutex::default();
        let verifies = AtomicBool::new(true);
        PassManager {
            core: Core { manager, trace, alone, running, lost, verifies, printers, context },
        }
    }

    fn idle(&self) -> Result<Guard<'_>> {
        let held = self.core.context.lock();
        match self.core.running.load(Ordering::Acquire) {
            true => {
                Err(value_error("the pass manager is running: it cannot be changed or run again"))
            }
            false => Ok(held),
        }
    }

    /// Runs `parse`, and turns its messages into errors.
    fn parsed(
        &self,
        held: &Guard<'_>,
        pipeline: &str,
        parse: impl FnOnce(&mut mlir::PassManager<'_>) -> std::result::Result<(), String>,
    ) -> Result<()> {
        let shape = nesting::measure(pipeline.as_bytes(), Syntax::Mlir).map_err(|fault| {
            let Fault { line, column, message } = fault;
            value_error(format!("the pass pipeline, line {line}, column {column}: {message}"))
        })?;
        self.core.context.room().note_depth(shape.depth);
        let known = external_pass::made_here();
        let outcome = self.core.context.roomy(|| self.core.manager.with(held, parse));
        if external_pass::made_here() != known {
            self.core.alone.store(true, Ordering::Release);
        }
        outcome.map_err(|message| value_error(complaint::word(pipeline, &message)))
    }

    /// Turns the context's threads off while the result lives, if `off` is set.
    fn without_threads(&self, off: bool) -> Alone<'_> {
        let context = &*self.core.context;
        let held = context.lock();
        if !off || !context.mlir(&held).has_threads() {
            return Alone(None);
        }
        context.set_threads(&held, false);
        Alone(Some(context))
    }

    fn add_function(&self, held: &Guard<'_>, function: Function, name: &str, anchor: &str) {
        let name = if name.is_empty() { "callback" } else { name };
        let source = Source {
            argument: name.to_owned(),
            class: name.to_owned(),
            description: String::new(),
            anchor: anchor.to_owned(),
            options: Vec::new(),
            function,
            makes: false,
        };
        let own = anchor.is_empty() || self.text().split('(').next() == Some(anchor);
        self.core.alone.store(true, Ordering::Release);
        let inside = (!own).then_some(anchor);
        self.core.manager.with(held, |manager| manager.add(source.into_definition(), inside));
    }

    /// Runs the passes. The caller has checked everything.
    fn run_checked(&self, held: &Guard<'_>, op: &ObjectRef<Operation>) -> Result<()> {
        let Core { context, trace, .. } = &self.core;
        let pipeline = self.text();
        let mut loggers = context.loggers().attached();
        loggers.extend(self.core.printers.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let whole = loggers.iter().any(|logger| logger.settings.scope == Scope::Module);
        let alone = whole
            || self.core.alone.load(Ordering::Acquire)
            || context.room().is_deep()
            || context.is_hooked();
        let _alone = self.without_threads(alone);
        let threads = context.mlir(held).has_threads();
        let raw = op.mlir(held)?;
        op.invalidate_inside(&format!(
            "was made before the pipeline `{pipeline}` ran: get it again from the module"
        ))?;
        let run = Run::new(op, 0, false);
        rewrite::note_unsure();
        let entered = running::enter(run.clone());
        let root = op.clone();
        let tidy = move || drop(root.invalidate_inside(running::LEFT_BEHIND));
        trace.begin(raw, threads, loggers, Box::new(tidy));
        let what = format!("Failure while executing pass pipeline: `{pipeline}`:");
        let mut fatal = None;
        let outcome = diagnostic::step(context, &what, || {
            let done = interpreter::without(|| self.core.manager.run(raw));
            done.map_err(|message| fatal = Some(message)).is_ok_and(|done| done).then_some(())
        });
        let sink_error = trace.end();
        drop(entered);
        if fatal.is_none() {
            // Passes inline functions into others, which may increase the depth.
            context.room().note_depth(raw.depth());
        }
        if let Some(message) = fatal {
            return Err(self.lose(op, &what, &message));
        }
        match run.error.take() {
            Some(error) => Err(error),
            None => outcome.and(sink_error.map_or(Ok(()), Err)),
        }
    }

    /// Handles a fatal error of LLVM: the module, the manager and the context are in an unknown state, and are leaked.
    #[cold]
    fn lose(&self, op: &ObjectRef<Operation>, what: &str, message: &str) -> Error {
        self.core.lost.store(true, Ordering::Release);
        std::mem::forget((op.clone(), self.core.context.clone()));
        let advice = "the module and its context cannot be used any more";
        Error::new(MLIR_ERROR, format!("{what}\n{message}\n{advice}"))
    }
}

#[fishplate::methods(nonblocking)]
impl PassManager {
    /// Creates an empty pipeline for operations named `anchor`; `any` matches all.
    #[constructor]
    fn new(
        #[default = "builtin.module"] anchor: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<PassManager> {
        if anchor.is_empty() {
            return Err(value_error("anchor: expected the name of an operation, got an empty one"));
        }
        Ok(PassManager::make(current::context(context)?, anchor))
    }

    /// Parses a pipeline, such as `builtin.module(func.func(cse),canonicalize{top-down=false})`.
    fn parse(
        pipeline: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<PassManager>> {
        let manager = PassManager::make(current::context(context)?, "any");
        let held = manager.core.context.lock();
        manager.parsed(&held, pipeline, |manager| manager.parse(pipeline))?;
        drop(held);
        Ok(manager.into_ref())
    }

    /// Adds passes from text (`cse,func.func(canonicalize)`), or a function `f(op, pass)` as a pass.
    ///
    /// `name` is the function's name in pipelines, diagnostics and logs. It runs on operations named `anchor` directly
    /// inside the operation that the manager runs on; without `anchor`, it runs on that operation itself.
    fn add(
        &self,
        pass: Variant2<&str, Function>,
        #[default = ""] name: &str,
        #[default = ""] anchor: &str,
    ) -> Result<()> {
        let held = self.idle()?;
        match pass {
            Variant2::A(pipeline) => {
                self.parsed(&held, pipeline, |manager| manager.add_pipeline(pipeline))
            }
            Variant2::B(function) => {
                self.add_function(&held, function, name, anchor);
                Ok(())
            }
        }
    }

    /// Runs the passes on an operation or a module.
    ///
    /// Handles to anything inside are invalid afterwards; the handle to the operation itself stays valid. A failure
    /// raises an `MLIRError` with all diagnostics of MLIR, or the error that a pass in another language raised.
    pub fn run(&self, op: Variant2<ObjectRef<Operation>, ObjectRef<Module>>) -> Result<()> {
        let op = match op {
            Variant2::A(op) => op,
            Variant2::B(module) => module.operation().clone(),
        };
        if !op.context().same_as(&self.core.context) {
            return Err(other_context("the operation"));
        }
        if self.core.lost.load(Ordering::Acquire) {
            return Err(value_error(
                "the pass manager broke in a run before and cannot be used any more",
            ));
        }
        let held = self.idle()?;
        let raw = op.mlir(&held)?;
        if let Some(message) = pass::refusal(&self.text()) {
            return Err(Error::new(MLIR_ERROR, message));
        }
        running::check_root(&op, raw)?;
        op.expect_verifiable(raw)?;
        if self.core.verifies.load(Ordering::Acquire) && !op.is_sound() {
            // Passes assume well-formed IR: malformed IR could make them free memory that is in use.
            let what = "no pass was run, the IR does not verify:";
            diagnostic::step(&self.core.context, what, || raw.verify().then_some(()))?;
        }
        self.core.running.store(true, Ordering::Release);
        let _busy = Busy(&self.core.running);
        // The inliner nests operations deeper than any that came in.
        let depth = match self.text().contains("inline") {
            true => stack::ANY_DEPTH,
            false => self.core.context.room().depth(),
        };
        stack::with_room(depth, || self.run_checked(&held, &op))
    }

    /// The pipeline as text, options included.
    fn text(&self) -> String {
        let held = self.core.context.lock();
        self.core.context.roomy(|| self.core.manager.text(&held))
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.core.context.clone()
    }

    /// Whether the IR is verified before the first pass, unless it was just parsed, and after each pass. It is by default.
    fn enable_verifier(&self, enable: bool) -> Result<()> {
        let held = self.idle()?;
        self.core.manager.with(&held, |manager| manager.enable_verifier(enable));
        self.core.verifies.store(enable, Ordering::Release);
        Ok(())
    }

    /// Reports the duration of each pass on the standard error stream when the manager is dropped.
    fn enable_timing(&self) -> Result<()> {
        let held = self.idle()?;
        self.core.manager.with(&held, |manager| manager.enable_timing());
        Ok(())
    }

    /// Reports the statistics of each pass on the standard error stream after the passes have run.
    fn enable_statistics(&self) -> Result<()> {
        let held = self.idle()?;
        self.core.manager.with(&held, |manager| manager.enable_statistics());
        Ok(())
    }

    /// Prints the IR while passes run: to the standard error stream, or as a tree of files.
    #[expect(clippy::too_many_arguments, reason = "one per choice that MLIR gives")]
    #[method(name = "_enable_ir_printing")]
    fn enable_ir_printing(
        &self,
        print_before_all: bool,
        print_after_all: bool,
        print_module_scope: bool,
        print_after_change: bool,
        print_after_failure: bool,
        enable_debug_info: bool,
        tree_printing_dir_path: &str,
        large_elements_limit: Option<i64>,
        large_resource_limit: Option<i64>,
    ) -> Result<()> {
        let held = self.idle()?;
        let alone = self.without_threads(print_module_scope);
        if print_module_scope {
            self.core.alone.store(true, Ordering::Release);
        }
        let printing = mlir::IrPrinting {
            before_all: print_before_all,
            after_all: print_after_all,
            module_scope: print_module_scope,
            after_change: print_after_change,
            after_failure: print_after_failure,
            debug_info: enable_debug_info,
            large_elements: large_elements_limit,
            large_resources: large_resource_limit,
            tree: tree_printing_dir_path,
        };
        self.core.manager.with(&held, |manager| manager.enable_ir_printing(printing));
        drop(alone);
        Ok(())
    }

    /// Passes the IR to a function while passes run, as log entries.
    #[method(name = "_print_to")]
    fn print_to(
        &self,
        sink: Function,
        when: &str,
        scope: &str,
        only_changed: bool,
        enable_debug_info: bool,
    ) -> Result<()> {
        let _held = self.idle()?;
        let settings = LogSettings::new(None, when, scope)?;
        let settings = LogSettings { only_changed, debug_info: enable_debug_info, ..settings };
        let printer = Attachment::printing(settings, sink);
        self.core.printers.lock().unwrap_or_else(PoisonError::into_inner).push(printer);
        Ok(())
    }
}
