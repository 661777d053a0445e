//! `ir.PassManager`: a pipeline, built from text and from functions, that runs on operations.
//!
//! `run` takes the context's lock, refuses operations with uses that would dangle, invalidates every handle inside the
//! operation, and releases the GIL while MLIR runs the passes. Fatal errors of LLVM come back as errors.

use std::cell::{Cell, RefCell};
use std::ptr::null_mut;
use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, PoisonError};

use fishplate::{Error, Function, Object, ObjectRef, Result, Variant2};
use fishplate_mlir::nesting::{self, Fault, Syntax};
use fishplate_mlir::{external_pass, instrument, measure, pass, registration, stack};
use mlir_sys::{
    MlirOperation, MlirPassManager, mlirOpPassManagerAddOwnedPass, mlirOpPassManagerAddPipeline,
    mlirOpPrintingFlagsCreate, mlirOpPrintingFlagsDestroy, mlirOpPrintingFlagsEnableDebugInfo,
    mlirOperationVerify, mlirParsePassPipeline, mlirPassManagerAddOwnedPass,
    mlirPassManagerCreateOnOperation, mlirPassManagerDestroy, mlirPassManagerEnableIRPrinting,
    mlirPassManagerEnableTiming, mlirPassManagerEnableVerifier, mlirPassManagerGetAsOpPassManager,
    mlirPassManagerGetNestedUnder, mlirPrintPassPipeline,
};

use super::callback::Source;
use super::complaint;
use super::running::{self, Run};
use crate::error::{MLIR_ERROR, other_context, value_error};
use crate::interpreter;
use crate::lock::Guard;
use crate::logger::{Attachment, Scope, Trace, Watch, Wish};
use crate::raw::{collect_text, fishplateForeignUser, string_ref};
use crate::shared_function::SharedFunction;
use crate::{Context, Module, Operation, current, diagnostic};

/// A pipeline of passes for operations of one name.
#[derive(Object)]
#[object(key = "ir.PassManager", opaque, repr = show)]
pub struct PassManager {
    #[field(skip)]
    core: Core,
}

struct Core {
    raw: MlirPassManager,
    trace: Arc<Trace>,
    /// Passes in other languages have no thread but the caller's, and whole modules cannot be printed
    /// while several threads are at work.
    alone: AtomicBool,
    running: AtomicBool,
    lost: AtomicBool,
    verifies: AtomicBool,
    /// Loggers of this manager only.
    printers: Mutex<Vec<Arc<Attachment>>>,
    // Last: the manager goes before its context.
    context: ObjectRef<Context>,
}

// SAFETY: the manager is used and freed under the lock of its context only.
unsafe impl Send for Core {}
// SAFETY: as above.
unsafe impl Sync for Core {}

impl Drop for Core {
    fn drop(&mut self) {
        let Some(_held) = self.context.lock_for_drop() else { return };
        if self.lost.load(Ordering::Acquire) {
            return;
        }
        // SAFETY: owned here, and not used again.
        self.context.roomy(|| unsafe { mlirPassManagerDestroy(self.raw) });
    }
}

fn show(manager: &PassManager) -> String {
    manager.text()
}

/// What a pipeline may not run on: an operation with uses from outside, or one that another pipeline of
/// this thread works on.
fn check_root(op: &Operation, raw: MlirOperation) -> Result<()> {
    // SAFETY: live, and the context is locked.
    if !op.context().roomy(|| unsafe { fishplateForeignUser(raw) }).ptr.is_null() {
        return Err(value_error(format!(
            "a value inside of `{}` is used by an operation outside of it: passes could take it away",
            op.node().name()
        )));
    }
    running::check_nested(raw, op.node().name())
}

/// Gives a context its threads back when it is dropped.
struct Alone<'a>(Option<&'a Context>);

impl Drop for Alone<'_> {
    fn drop(&mut self) {
        if let Some(context) = self.0 {
            // Locked by the run that this belongs to.
            context.set_threads(true);
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
        let held = context.lock();
        registration::passes();
        // SAFETY: the context is live and locked; the name lives for the call.
        let raw = unsafe { mlirPassManagerCreateOnOperation(context.raw(), string_ref(anchor)) };
        let trace = Arc::<Trace>::default();
        // SAFETY: the manager is live and idle.
        unsafe { instrument::watch(raw, Box::new(Watch(trace.clone()))) };
        drop(held);
        let [alone, running, lost] = [(); 3].map(|()| AtomicBool::new(false));
        let printers = Mutex::default();
        let verifies = AtomicBool::new(true);
        PassManager { core: Core { raw, trace, alone, running, lost, verifies, printers, context } }
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

    /// Runs `parse`, which hands its complaints to the callback, and words them.
    fn parsed(
        &self,
        pipeline: &str,
        parse: impl FnOnce(mlir_sys::MlirStringCallback, *mut std::ffi::c_void) -> bool,
    ) -> Result<()> {
        let shape = nesting::measure(pipeline.as_bytes(), Syntax::Mlir).map_err(|fault| {
            let Fault { line, column, message } = fault;
            value_error(format!("the pass pipeline, line {line}, column {column}: {message}"))
        })?;
        self.core.context.room().note_depth(shape.depth);
        let table = registration::lock_passes();
        let known = external_pass::made_here();
        let mut done = false;
        let message =
            self.core.context.roomy(|| collect_text(|append, sink| done = parse(append, sink)));
        drop(table);
        if external_pass::made_here() != known {
            self.core.alone.store(true, Ordering::Release);
        }
        if done { Ok(()) } else { Err(value_error(complaint::word(pipeline, &message))) }
    }

    /// Turns the context's threads off for as long as the result lives, if `off` is set.
    fn without_threads(&self, off: bool) -> Alone<'_> {
        let context = &*self.core.context;
        // SAFETY: the context is live.
        if !off || !unsafe { instrument::threads_enabled(context.raw()) } {
            return Alone(None);
        }
        context.set_threads(false);
        Alone(Some(context))
    }

    fn add_function(&self, function: Function, name: &str, anchor: &str) {
        let name = if name.is_empty() { "callback" } else { name };
        let source = Source {
            argument: name.to_owned(),
            class: name.to_owned(),
            description: String::new(),
            anchor: anchor.to_owned(),
            options: Vec::new(),
            function: SharedFunction(function),
            makes: false,
        };
        let own = anchor.is_empty() || self.text().split('(').next() == Some(anchor);
        let pass = external_pass::create(source.into_definition());
        self.core.alone.store(true, Ordering::Release);
        // SAFETY: the manager is live and idle, its context locked, and takes the pass over; the name lives
        // for the call.
        unsafe {
            if own {
                mlirPassManagerAddOwnedPass(self.core.raw, pass);
            } else {
                let nested = mlirPassManagerGetNestedUnder(self.core.raw, string_ref(anchor));
                mlirOpPassManagerAddOwnedPass(nested, pass);
            }
        }
    }

    /// Runs the passes; the caller has checked everything.
    fn run_checked(&self, op: &ObjectRef<Operation>, raw: MlirOperation) -> Result<()> {
        let Core { context, trace, .. } = &self.core;
        let pipeline = self.text();
        let mut loggers = context.loggers().attached();
        loggers.extend(self.core.printers.lock().unwrap_or_else(PoisonError::into_inner).clone());
        let whole = loggers.iter().any(|logger| logger.wish.scope == Scope::Module);
        let alone = whole || self.core.alone.load(Ordering::Acquire) || context.room().is_deep();
        let _alone = self.without_threads(alone);
        // SAFETY: the context is live.
        let threads = unsafe { instrument::threads_enabled(context.raw()) };
        op.invalidate_inside(&format!(
            "was made before the pipeline `{pipeline}` ran: get it again from the module"
        ))?;
        let (current, error) = (Cell::new(MlirOperation { ptr: null_mut() }), RefCell::new(None));
        let run = Rc::new(Run { root: op.clone(), raw, current, error });
        let entered = running::enter(run.clone());
        let root = op.clone();
        let tidy = move || drop(root.invalidate_inside(running::LEFT_BEHIND));
        // SAFETY: the root lives as long as the handle; with threads nobody wants whole modules.
        unsafe { trace.begin(raw, threads, loggers, Box::new(tidy)) };
        let what = format!("the pass pipeline `{pipeline}` failed:");
        let mut fatal = None;
        let outcome = diagnostic::step(context, &what, || {
            // SAFETY: manager and operation are live and of one context, whose lock is held.
            let done = interpreter::without(|| unsafe { pass::run_manager(self.core.raw, raw) });
            done.map_err(|message| fatal = Some(message)).is_ok_and(|done| done).then_some(())
        });
        let sink_error = trace.end();
        drop(entered);
        if fatal.is_none() {
            // Passes put functions into others, and with them what is inside.
            // SAFETY: live, and the context is locked.
            context.room().note_depth(unsafe { measure::operation_depth(raw) });
        }
        if let Some(message) = fatal {
            return Err(self.lose(op, &what, &message));
        }
        match run.error.take() {
            Some(error) => Err(error),
            None => outcome.and(sink_error.map_or(Ok(()), Err)),
        }
    }

    /// LLVM gave up in the middle: module, manager and context are in no known state, and stay as they
    /// are for ever.
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
    /// An empty pipeline for operations named `anchor`; `any` is for all.
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

    /// A pipeline from text, such as `builtin.module(func.func(cse),canonicalize{top-down=false})`.
    fn parse(
        pipeline: &str,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<PassManager>> {
        let manager = PassManager::make(current::context(context)?, "any");
        let held = manager.core.context.lock();
        manager.parsed(pipeline, |append, sink| {
            // SAFETY: the manager is live and idle, its context locked; the text lives for the call.
            let outcome = unsafe {
                let passes = mlirPassManagerGetAsOpPassManager(manager.core.raw);
                mlirParsePassPipeline(passes, string_ref(pipeline), append, sink)
            };
            outcome.value != 0
        })?;
        drop(held);
        Ok(manager.into_ref())
    }

    /// Adds passes from text (`cse,func.func(canonicalize)`), or a function `f(op, pass)` as a pass.
    ///
    /// `name` is what the function is called in pipelines, diagnostics and logs. It runs on operations named
    /// `anchor`, directly inside of what the manager runs on; on that itself when there is none.
    fn add(
        &self,
        pass: Variant2<&str, Function>,
        #[default = ""] name: &str,
        #[default = ""] anchor: &str,
    ) -> Result<()> {
        let _held = self.idle()?;
        match pass {
            Variant2::A(pipeline) => self.parsed(pipeline, |append, sink| {
                // SAFETY: as in `parse`.
                let outcome = unsafe {
                    let passes = mlirPassManagerGetAsOpPassManager(self.core.raw);
                    mlirOpPassManagerAddPipeline(passes, string_ref(pipeline), append, sink)
                };
                outcome.value != 0
            }),
            Variant2::B(function) => {
                self.add_function(function, name, anchor);
                Ok(())
            }
        }
    }

    /// Runs the passes on an operation or a module.
    ///
    /// Handles to what is inside are invalid afterwards; that to the operation itself stays. A failure is
    /// an `MLIRError` with everything that MLIR said, or what a pass in another language raised.
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
        let raw = op.raw(&held)?;
        if let Some(message) = pass::refusal(&self.text()) {
            return Err(Error::new(MLIR_ERROR, message));
        }
        check_root(&op, raw)?;
        op.expect_verifiable(&held, raw)?;
        if self.core.verifies.load(Ordering::Acquire) {
            // Passes take well-formed IR for granted: what is not could make them free what is in use.
            diagnostic::step(
                &self.core.context,
                "no pass was run, the IR does not verify:",
                || {
                    // SAFETY: live, its context locked, and nothing that the verifier cannot look at.
                    unsafe { mlirOperationVerify(raw) }.then_some(())
                },
            )?;
        }
        self.core.running.store(true, Ordering::Release);
        let _busy = Busy(&self.core.running);
        // The inliner nests operations deeper than anything was when it came in.
        let depth = match self.text().contains("inline") {
            true => stack::ANY_DEPTH,
            false => self.core.context.room().depth(),
        };
        stack::with_room(depth, || self.run_checked(&op, raw))
    }

    /// The pipeline as text, options included.
    fn text(&self) -> String {
        let _held = self.core.context.lock();
        // SAFETY: the manager is live and its context locked; the callback gets the sink it expects.
        let print = |append, sink| unsafe {
            let passes = mlirPassManagerGetAsOpPassManager(self.core.raw);
            mlirPrintPassPipeline(passes, append, sink);
        };
        self.core.context.roomy(|| collect_text(print))
    }

    /// The context.
    #[getter]
    fn context(&self) -> ObjectRef<Context> {
        self.core.context.clone()
    }

    /// Whether the IR is verified before the first and after each pass; it is unless told otherwise.
    fn enable_verifier(&self, enable: bool) -> Result<()> {
        let _held = self.idle()?;
        // SAFETY: the manager is live and idle.
        unsafe { mlirPassManagerEnableVerifier(self.core.raw, enable) };
        self.core.verifies.store(enable, Ordering::Release);
        Ok(())
    }

    /// Reports how long each pass took on the standard error stream, when the manager goes.
    fn enable_timing(&self) -> Result<()> {
        let _held = self.idle()?;
        // SAFETY: the manager is live and idle.
        unsafe { mlirPassManagerEnableTiming(self.core.raw) };
        Ok(())
    }

    /// Prints the IR as passes run: to the standard error stream, or as a tree of files.
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
    ) -> Result<()> {
        let _held = self.idle()?;
        let alone = self.without_threads(print_module_scope);
        if print_module_scope {
            self.core.alone.store(true, Ordering::Release);
        }
        // SAFETY: the manager is live and idle, and threads are off where whole modules are printed; the
        // flags live for the call, and the path too.
        unsafe {
            let flags = mlirOpPrintingFlagsCreate();
            if enable_debug_info {
                mlirOpPrintingFlagsEnableDebugInfo(flags, true, false);
            }
            mlirPassManagerEnableIRPrinting(
                self.core.raw,
                print_before_all,
                print_after_all,
                print_module_scope,
                print_after_change,
                print_after_failure,
                flags,
                string_ref(tree_printing_dir_path),
            );
            mlirOpPrintingFlagsDestroy(flags);
        }
        drop(alone);
        Ok(())
    }

    /// Hands the IR to a function as passes run, as entries of a log.
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
        let wish = Wish::new(None, when, scope)?;
        let wish = Wish { only_changed, debug_info: enable_debug_info, ..wish };
        let printer = Attachment::printing(wish, sink);
        self.core.printers.lock().unwrap_or_else(PoisonError::into_inner).push(printer);
        Ok(())
    }
}
