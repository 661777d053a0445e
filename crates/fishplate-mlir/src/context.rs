//! The MLIR context: owns types, attributes and dialects, and collects diagnostics.

use std::{
    cell::{Cell, RefCell},
    marker::PhantomData,
};

use mlir_sys::{
    MlirContext, MlirModule, mlirContextCreateWithRegistry, mlirContextDestroy,
    mlirContextLoadAllAvailableDialects, mlirContextSetAllowUnregisteredDialects,
    mlirDialectRegistryDestroy, mlirModuleDestroy, mlirModuleGetBody,
};

use crate::{
    Block, Diagnostic, Error, Module, Result,
    diagnostic::Sink,
    nesting::{self, Fault, Syntax},
    registration, stack,
};

/// An MLIR context with the dialects llvm, nvvm, func, arith, cf, scf, index, memref, math, vector,
/// ub, dlti and gpu. It runs on one thread at a time and may move between threads.
pub struct Context {
    raw: MlirContext,
    preludes: RefCell<Vec<(&'static str, MlirModule)>>,
    // Boxed: the handler in the context keeps its address.
    sink: Box<Sink>,
    lost: Cell<bool>,
    /// Deepest nesting of the IR that was parsed into it.
    deepest: Cell<usize>,
}

// SAFETY: MLIR ties nothing of a context to a thread; this one is made without a thread pool, and a
// context that is not `Sync` is used by one thread at a time.
unsafe impl Send for Context {}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// A context with every dialect of this crate loaded.
    pub fn new() -> Self {
        let registry = registration::dialects();
        // SAFETY: the registry is live; `false` makes a context without threads of its own.
        let raw = unsafe { mlirContextCreateWithRegistry(registry, false) };
        // SAFETY: the context has copied the data.
        unsafe { mlirDialectRegistryDestroy(registry) };
        // SAFETY: the context is live.
        unsafe { mlirContextLoadAllAvailableDialects(raw) };
        let sink = Box::<Sink>::default();
        // SAFETY: the context is live, and the box is dropped after the context is destroyed.
        unsafe { sink.attach(raw) };
        let (lost, deepest) = (Cell::new(false), Cell::new(0));
        Self { raw, preludes: RefCell::default(), sink, lost, deepest }
    }

    /// Runs a step of MLIR on the context's IR, with the stack that its depth needs.
    pub(crate) fn roomy<R>(&self, body: impl FnOnce() -> R) -> R {
        stack::with_room(self.deepest.get(), body)
    }

    /// Measures a text that is about to be parsed into the context; an error where it nests too deep.
    pub(crate) fn admit(&self, what: &'static str, source: &[u8]) -> Result<()> {
        match nesting::measure(source, Syntax::Mlir) {
            Ok(shape) => self.deepest.set(self.deepest.get().max(shape.depth)),
            Err(Fault { line, column, message }) => {
                let diagnostic = Diagnostic { line, column, ..Diagnostic::error(message) };
                return Err(Error::Parse { what, diagnostics: vec![diagnostic] });
            }
        }
        Ok(())
    }

    /// Whether operations of dialects that are not loaded are accepted.
    pub fn allow_unregistered_dialects(&self, allow: bool) {
        // SAFETY: the context is live.
        unsafe { mlirContextSetAllowUnregisteredDialects(self.raw, allow) };
    }

    /// The diagnostics since the last step that failed, warnings and remarks among them.
    pub fn take_diagnostics(&self) -> Vec<Diagnostic> {
        self.sink.take()
    }

    /// The top-level operations of a constant module, to be copied into others. Parsed when it is
    /// first asked for, then kept.
    pub fn prelude(&self, source: &'static str) -> Result<Block<'_>> {
        let mut preludes = self.preludes.borrow_mut();
        let known = preludes.iter().find(|(text, _)| std::ptr::eq(*text, source));
        let raw = match known {
            Some((_, raw)) => *raw,
            None => {
                let raw = Module::parse(self, source.as_bytes())?.into_raw();
                preludes.push((source, raw));
                raw
            }
        };
        // SAFETY: the module lives as long as the context, which the result borrows.
        Ok(Block::new(unsafe { mlirModuleGetBody(raw) }))
    }

    /// Whether an error left the context in no known state. It works no more, and is never freed.
    pub fn is_lost(&self) -> bool {
        self.lost.get()
    }

    pub(crate) fn lose(&self) {
        self.lost.set(true);
    }

    /// The handle of MLIR.
    pub fn raw(&self) -> MlirContext {
        self.raw
    }

    /// The context, borrowed.
    pub fn handle(&self) -> ContextRef<'_> {
        ContextRef { raw: self.raw, context: PhantomData }
    }
}

/// A context that somebody else owns.
#[derive(Clone, Copy)]
pub struct ContextRef<'c> {
    raw: MlirContext,
    context: PhantomData<&'c Context>,
}

impl ContextRef<'_> {
    /// A borrow of the context behind `raw`.
    ///
    /// # Safety
    /// `raw` is live for the lifetime of the result, and no other thread uses it without a lock that the
    /// caller holds.
    pub unsafe fn from_raw(raw: MlirContext) -> Self {
        Self { raw, context: PhantomData }
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirContext {
        self.raw
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if self.is_lost() {
            // The handler in the context keeps the address of the sink.
            std::mem::forget(std::mem::take(&mut self.sink));
            return;
        }
        for (_, prelude) in self.preludes.take() {
            // SAFETY: the module is owned by the context, and handles into it borrow the context.
            self.roomy(|| unsafe { mlirModuleDestroy(prelude) });
        }
        // SAFETY: handles borrow the context, so none is left.
        unsafe { mlirContextDestroy(self.raw) };
    }
}
