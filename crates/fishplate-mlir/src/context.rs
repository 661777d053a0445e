//! The MLIR context: owns types, attributes and dialects, and collects diagnostics.

use std::{
    cell::{Cell, RefCell},
    marker::PhantomData,
    mem::ManuallyDrop,
    sync::Arc,
};

use mlir_sys::{
    MlirContext, MlirModule, mlirContextCreateWithRegistry, mlirContextDestroy,
    mlirContextLoadAllAvailableDialects, mlirContextSetAllowUnregisteredDialects,
    mlirDialectRegistryDestroy, mlirModuleDestroy, mlirModuleGetBody,
};

use crate::{
    Block, Diagnostic, Error, Module, Result,
    call::{ToC, methods},
    diagnostic::{self, Listener, Sink},
    nesting::{self, Fault, Syntax},
    registration, stack,
};

unsafe extern "C" {
    fn fishplateThreadsEnabled(context: MlirContext) -> bool;
}

/// An MLIR context with the dialects llvm, nvvm, func, arith, cf, scf, index, memref, math, vector,
/// ub, dlti and gpu. It runs on one thread at a time and may move between threads.
pub struct Context {
    // Dropped last, by `drop`: a context that is lost stays for ever.
    shared: ManuallyDrop<SharedContext>,
    preludes: RefCell<Vec<(&'static str, MlirModule)>>,
    sink: Arc<Sink>,
    lost: Cell<bool>,
    /// Deepest nesting of the IR that was parsed into it.
    deepest: Cell<usize>,
}

// SAFETY: the preludes are part of the context, which may be sent.
unsafe impl Send for Context {}

impl Default for Context {
    fn default() -> Self {
        Self::new()
    }
}

impl Context {
    /// A context with every dialect of this crate loaded.
    pub fn new() -> Self {
        let sink = Arc::<Sink>::default();
        let shared = ManuallyDrop::new(SharedContext::new(Arc::clone(&sink) as _));
        shared.handle().load_all_dialects();
        let (lost, deepest) = (Cell::new(false), Cell::new(0));
        Self { shared, preludes: RefCell::default(), sink, lost, deepest }
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
        self.handle().allow_unregistered_dialects(allow);
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

    pub(crate) fn raw(&self) -> MlirContext {
        self.shared.raw
    }

    /// The context, borrowed.
    pub fn handle(&self) -> ContextRef<'_> {
        self.shared.handle()
    }
}

impl<'c> From<&'c Context> for ContextRef<'c> {
    fn from(context: &'c Context) -> ContextRef<'c> {
        context.handle()
    }
}

/// A context that threads share: its owner has a lock around every use.
pub struct SharedContext {
    raw: MlirContext,
    /// Whether it is never destroyed.
    abandoned: bool,
}

// SAFETY: MLIR ties nothing of a context to a thread, and one that is not `Sync` is used by one at a time.
unsafe impl Send for SharedContext {}

impl SharedContext {
    /// A context with the dialects of this crate registered; they are loaded when they are met. Diagnostics go to
    /// `listener`, from whatever thread they come.
    pub fn new(listener: Arc<dyn Listener>) -> Self {
        let registry = registration::dialects();
        // SAFETY: the registry is live; `false` makes a context without threads of its own.
        let raw = unsafe { mlirContextCreateWithRegistry(registry, false) };
        // SAFETY: the context has copied what it needs.
        unsafe { mlirDialectRegistryDestroy(registry) };
        // SAFETY: the context is live.
        unsafe { diagnostic::attach(raw, listener) };
        Self { raw, abandoned: false }
    }

    /// The context, borrowed.
    #[inline]
    pub fn handle(&self) -> ContextRef<'_> {
        ContextRef { raw: self.raw, context: PhantomData }
    }

    /// Leaks the context when it is dropped: in a process that was forked, its threads are missing, and destroying it
    /// would wait for them.
    pub fn abandon(&mut self) {
        self.abandoned = true;
    }
}

impl Drop for SharedContext {
    fn drop(&mut self) {
        if self.abandoned {
            return;
        }
        // SAFETY: handles borrow the context, so none is left.
        unsafe { mlirContextDestroy(self.raw) };
    }
}

/// A context that somebody else owns.
#[derive(Clone, Copy)]
pub struct ContextRef<'c> {
    raw: MlirContext,
    context: PhantomData<&'c Context>,
}

impl PartialEq for ContextRef<'_> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.raw.ptr == other.raw.ptr
    }
}

impl Eq for ContextRef<'_> {}

impl ContextRef<'_> {
    methods! {
        /// Whether operations, types and attributes of dialects that are not registered are accepted.
        fn allows_unregistered_dialects() -> bool = mlir_sys::mlirContextGetAllowUnregisteredDialects;
        /// Says whether operations, types and attributes of dialects that are not registered are accepted.
        fn allow_unregistered_dialects(allow: bool) = mlirContextSetAllowUnregisteredDialects;
        /// Turns the threads of MLIR on or off; no pass runs meanwhile.
        fn enable_multithreading(enable: bool) = mlir_sys::mlirContextEnableMultithreading;
        /// Whether passes run on several threads.
        fn has_threads() -> bool = fishplateThreadsEnabled;
        /// How many threads MLIR uses.
        fn thread_count() -> u32 = mlir_sys::mlirContextGetNumThreads;
        /// Loads every registered dialect.
        fn load_all_dialects() = mlirContextLoadAllAvailableDialects;
        /// How many dialects are loaded.
        fn loaded_dialect_count() -> usize = mlir_sys::mlirContextGetNumLoadedDialects;
        /// How many dialects are registered.
        fn registered_dialect_count() -> usize = mlir_sys::mlirContextGetNumRegisteredDialects;
        /// Whether an operation of that name is known; its dialect is loaded.
        fn is_registered_operation(name: &str) -> bool = mlir_sys::mlirContextIsRegisteredOperation;
    }

    /// Loads a dialect that is registered; whether there is one of that name.
    pub fn load_dialect(self, name: &str) -> bool {
        // SAFETY: the context is live, and the name for the call.
        !unsafe { mlir_sys::mlirContextGetOrLoadDialect(self.raw, name.to_c()) }.ptr.is_null()
    }

    /// Where it lies.
    #[inline]
    pub fn address(self) -> usize {
        self.raw.ptr.addr()
    }

    /// A borrow of the context behind `raw`.
    ///
    /// # Safety
    /// `raw` is live for the lifetime of the result, and no other thread uses it without a lock that the
    /// caller holds.
    pub(crate) unsafe fn from_raw(raw: MlirContext) -> Self {
        Self { raw, context: PhantomData }
    }

    pub(crate) fn raw(self) -> MlirContext {
        self.raw
    }
}

impl Drop for Context {
    fn drop(&mut self) {
        if self.is_lost() {
            return;
        }
        for (_, prelude) in self.preludes.take() {
            // SAFETY: the module is owned by the context, and handles into it borrow the context.
            self.roomy(|| unsafe { mlirModuleDestroy(prelude) });
        }
        // SAFETY: not used again.
        unsafe { ManuallyDrop::drop(&mut self.shared) };
    }
}
