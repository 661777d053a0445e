//! The MLIR context: owns types, attributes and dialects, and collects diagnostics.

use mlir_sys::{
    MlirContext, mlirContextCreateWithRegistry, mlirContextDestroy,
    mlirContextLoadAllAvailableDialects, mlirContextSetAllowUnregisteredDialects,
    mlirDialectRegistryDestroy,
};

use crate::{Diagnostic, diagnostic::Sink, registration};

/// An MLIR context with the dialects llvm, nvvm, func, arith, cf, scf, index, memref, math, vector,
/// ub and gpu. It runs on one thread at a time and may move between threads.
pub struct Context {
    raw: MlirContext,
    // Boxed: the handler in the context keeps its address.
    sink: Box<Sink>,
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
        // SAFETY: the context has copied what it needs.
        unsafe { mlirDialectRegistryDestroy(registry) };
        // SAFETY: the context is live.
        unsafe { mlirContextLoadAllAvailableDialects(raw) };
        let sink = Box::<Sink>::default();
        // SAFETY: the context is live, and the box is dropped after the context is destroyed.
        unsafe { sink.attach(raw) };
        Self { raw, sink }
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

    pub(crate) fn raw(&self) -> MlirContext {
        self.raw
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        // SAFETY: handles borrow the context, so none is left.
        unsafe { mlirContextDestroy(self.raw) };
    }
}
