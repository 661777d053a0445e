//! Pass managers: pipelines built from text and from closures, which run on operations.

use std::{ffi::c_void, marker::PhantomData, mem::ManuallyDrop};

use mlir_sys::{
    MlirLogicalResult, MlirPassDisplayMode_MLIR_PASS_DISPLAY_MODE_PIPELINE, MlirPassManager,
    MlirStringCallback, mlirOpPassManagerAddOwnedPass, mlirOpPassManagerAddPipeline,
    mlirParsePassPipeline, mlirPassManagerAddOwnedPass, mlirPassManagerCreateOnOperation,
    mlirPassManagerDestroy, mlirPassManagerEnableIRPrinting, mlirPassManagerEnableStatistics,
    mlirPassManagerEnableTiming, mlirPassManagerEnableVerifier, mlirPassManagerGetAsOpPassManager,
    mlirPassManagerGetNestedUnder, mlirPrintPassPipeline,
};

use crate::{
    ContextRef, OpRef,
    call::ToC,
    edits,
    external_pass::{self, PassDefinition},
    guarded::{fishplateRunPassManager, guarded},
    instrument::{self, Watcher},
    printing::{Flags, PrintOptions},
    registration, text,
};

/// A pipeline of passes for operations with one name.
pub struct PassManager<'c> {
    raw: MlirPassManager,
    context: PhantomData<ContextRef<'c>>,
}

/// When and how MLIR itself prints the IR while passes run.
#[derive(Clone, Copy, Default, Debug)]
pub struct IrPrinting<'a> {
    /// Before each pass.
    pub before_all: bool,
    /// After each pass.
    pub after_all: bool,
    /// Whole modules. The context's threads must be off.
    pub module_scope: bool,
    /// Only after passes that change something.
    pub after_change: bool,
    /// Only after passes that fail.
    pub after_failure: bool,
    /// With locations.
    pub debug_info: bool,
    /// The largest number of elements of a constant that is printed in full.
    pub large_elements: Option<i64>,
    /// The largest number of characters of a resource that is printed.
    pub large_resources: Option<i64>,
    /// The folder of a tree of files; empty for the standard error stream.
    pub tree: &'a str,
}

impl<'c> PassManager<'c> {
    /// Creates an empty pipeline for operations named `anchor`; `any` matches all.
    pub fn new(context: ContextRef<'c>, anchor: &str) -> Self {
        registration::passes();
        // SAFETY: the context is live, and the name lives for the call.
        let raw = unsafe { mlirPassManagerCreateOnOperation(context.raw(), anchor.to_c()) };
        Self { raw, context: PhantomData }
    }

    /// Sends the events of every pass that it runs to a watcher.
    pub fn watch(&mut self, watcher: Box<dyn Watcher>) {
        // SAFETY: the manager is live, and no pass of it runs while it is borrowed.
        unsafe { instrument::watch(self.raw, watcher) };
    }

    /// Parses a whole pipeline, such as `builtin.module(cse)`. `Err` is the message of the parser.
    pub fn parse(&mut self, pipeline: &str) -> Result<(), String> {
        self.read(|append, sink| {
            // SAFETY: the manager is live and idle; the text lives for the call, and the callback gets its sink.
            unsafe {
                let passes = mlirPassManagerGetAsOpPassManager(self.raw);
                mlirParsePassPipeline(passes, pipeline.to_c(), append, sink)
            }
        })
    }

    /// Adds passes from text, such as `cse,func.func(canonicalize)`. `Err` is the message of the parser.
    pub fn add_pipeline(&mut self, pipeline: &str) -> Result<(), String> {
        self.read(|append, sink| {
            // SAFETY: the manager is live and idle; the text lives for the call, and the callback gets its sink.
            unsafe {
                let passes = mlirPassManagerGetAsOpPassManager(self.raw);
                mlirOpPassManagerAddPipeline(passes, pipeline.to_c(), append, sink)
            }
        })
    }

    fn read(
        &self,
        parse: impl FnOnce(MlirStringCallback, *mut c_void) -> MlirLogicalResult,
    ) -> Result<(), String> {
        let _table = registration::lock_passes();
        let mut done = false;
        let message = text::collect_text(|sink| done = parse(Some(text::append), sink).value != 0);
        if done { Ok(()) } else { Err(message) }
    }

    /// Adds a pass whose code is a closure: for the operation of the manager, or for operations with a name directly
    /// inside it.
    pub fn add(&mut self, pass: PassDefinition, inside: Option<&str>) {
        let pass = external_pass::create(pass);
        // SAFETY: the manager is live and idle, and takes ownership of the pass; the name lives for the call.
        unsafe {
            match inside {
                None => mlirPassManagerAddOwnedPass(self.raw, pass),
                Some(anchor) => {
                    let nested = mlirPassManagerGetNestedUnder(self.raw, anchor.to_c());
                    mlirOpPassManagerAddOwnedPass(nested, pass);
                }
            }
        }
    }

    /// The pipeline as text, options included.
    pub fn text(&self) -> String {
        // SAFETY: the manager is live, and the callback gets the vector it expects.
        text::collect_text(|sink| unsafe {
            let passes = mlirPassManagerGetAsOpPassManager(self.raw);
            mlirPrintPassPipeline(passes, Some(text::append), sink);
        })
    }

    /// Sets whether the IR is verified after each pass.
    pub fn enable_verifier(&mut self, enable: bool) {
        // SAFETY: the manager is live and idle.
        unsafe { mlirPassManagerEnableVerifier(self.raw, enable) };
    }

    /// Reports the duration of each pass on the standard error stream when the manager is dropped.
    pub fn enable_timing(&mut self) {
        // SAFETY: the manager is live and idle.
        unsafe { mlirPassManagerEnableTiming(self.raw) };
    }

    /// Reports the statistics of each pass on the standard error stream after the passes have run.
    pub fn enable_statistics(&mut self) {
        let mode = MlirPassDisplayMode_MLIR_PASS_DISPLAY_MODE_PIPELINE;
        // SAFETY: the manager is live and idle, and the mode is one of MLIR's two.
        unsafe { mlirPassManagerEnableStatistics(self.raw, mode) };
    }

    /// Prints the IR while passes run. The context's threads must be off if whole modules are printed.
    pub fn enable_ir_printing(&mut self, printing: IrPrinting<'_>) {
        let debug_info = printing.debug_info.then_some(false);
        let (large_elements, large_resources) = (printing.large_elements, printing.large_resources);
        let wish =
            PrintOptions { debug_info, large_elements, large_resources, ..PrintOptions::default() };
        let flags = Flags::new(&wish);
        // SAFETY: the manager is live and idle; flags and path live for the call.
        unsafe {
            mlirPassManagerEnableIRPrinting(
                self.raw,
                printing.before_all,
                printing.after_all,
                printing.module_scope,
                printing.after_change,
                printing.after_failure,
                flags.0,
                printing.tree.to_c(),
            );
        }
    }

    /// Runs the passes on an operation of the context, and returns whether they succeeded. `Err` is the message of a
    /// fatal error that ended the run: nothing of the context may be used or freed after it.
    ///
    /// # Safety
    /// No handle to anything inside the operation is used afterwards, nothing outside uses a value inside, and nobody
    /// except the passes uses the manager or its context meanwhile.
    pub unsafe fn run(&self, op: OpRef<'_>) -> Result<bool, String> {
        edits::note();
        // SAFETY: manager and operation are live; the caller meets the rest (see `# Safety`); `fishplateRunPassManager`
        // is a guarded call.
        unsafe { guarded(|done| fishplateRunPassManager(self.raw, op.raw, done)) }
    }

    /// Returns the same manager with another lifetime.
    ///
    /// # Safety
    /// The context lives for `'l` wherever the result is used or dropped.
    pub unsafe fn for_life<'l>(self) -> PassManager<'l> {
        PassManager { raw: ManuallyDrop::new(self).raw, context: PhantomData }
    }
}

impl Drop for PassManager<'_> {
    fn drop(&mut self) {
        // SAFETY: owned here, and not used again.
        unsafe { mlirPassManagerDestroy(self.raw) };
    }
}
