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
    Block, Diagnostic, Error, Module, Result, ThreadPool,
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
    // Dropped last, by `drop`: a lost context is never freed.
    shared: ManuallyDrop<SharedContext>,
    preludes: RefCell<Vec<(&'static str, MlirModule)>>,
    sink: Arc<Sink>,
    lost: Cell<bool>,
    /// Deepest nesting of the IR that was parsed into the context.
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
    /// Creates a context with every dialect of this crate loaded.
    pub fn new() -> Self {
        let sink = Arc::<Sink>::default();
        let shared = ManuallyDrop::new(SharedContext::new(Arc::clone(&sink) as _));
        shared.handle().load_all_dialects();
        let (lost, deepest) = (Cell::new(false), Cell::new(0));
        Self { shared, preludes: RefCell::default(), sink, lost, deepest }
    }

    /// Runs a step of MLIR on the context's IR, with enough stack for its depth.
    pub(crate) fn roomy<R>(&self, body: impl FnOnce() -> R) -> R {
        stack::with_room(self.deepest.get(), body)
    }

    /// Measures a text that is about to be parsed into the context. Fails if it nests too deep.
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

    /// The diagnostics since the last step that failed, including warnings and remarks.
    pub fn take_diagnostics(&self) -> Vec<Diagnostic> {
        self.sink.take()
    }

    /// The top-level operations of a constant module, to be copied into others. It is parsed on first use, then cached.
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

    /// Whether an error left the context in an unknown state. It no longer works, and is never freed.
    pub fn is_lost(&self) -> bool {
        self.lost.get()
    }

    pub(crate) fn lose(&self) {
        self.lost.set(true);
    }

    pub(crate) fn raw(&self) -> MlirContext {
        self.shared.raw
    }

    /// Borrows the context.
    pub fn handle(&self) -> ContextRef<'_> {
        self.shared.handle()
    }
}

/// Turns LLVM's debug output on or off, in the whole process. Release builds of LLVM print none.
pub fn set_global_debug(enable: bool) {
    // SAFETY: the function sets a flag.
    unsafe { mlir_sys::mlirEnableGlobalDebug(enable) };
}

/// Whether LLVM's debug output is on.
pub fn global_debug() -> bool {
    // SAFETY: the function reads a flag.
    unsafe { mlir_sys::mlirIsGlobalDebugEnabled() }
}

impl<'c> From<&'c Context> for ContextRef<'c> {
    fn from(context: &'c Context) -> ContextRef<'c> {
        context.handle()
    }
}

/// A context shared by threads: its owner protects every use with a lock.
pub struct SharedContext {
    raw: MlirContext,
    /// Whether the context is leaked.
    abandoned: bool,
    /// The pool that it was given. It is dropped after the context.
    pool: RefCell<Option<Arc<ThreadPool>>>,
}

// SAFETY: MLIR ties no part of a context to a thread, and since it is not `Sync`, only one thread uses it at a time.
unsafe impl Send for SharedContext {}

impl SharedContext {
    /// Creates a context with the dialects of this crate registered; each is loaded when it is first met. Diagnostics
    /// go to `listener`, from any thread.
    pub fn new(listener: Arc<dyn Listener>) -> Self {
        let registry = registration::dialects();
        // SAFETY: the registry is live; `false` creates a context without threads.
        let raw = unsafe { mlirContextCreateWithRegistry(registry, false) };
        // SAFETY: the registry is not used again; the context has copied what it needs.
        unsafe { mlirDialectRegistryDestroy(registry) };
        // SAFETY: the context is live.
        unsafe { diagnostic::attach(raw, listener) };
        Self { raw, abandoned: false, pool: RefCell::default() }
    }

    /// Borrows the context.
    #[inline]
    pub fn handle(&self) -> ContextRef<'_> {
        ContextRef { raw: self.raw, context: PhantomData }
    }

    /// Makes the context use a pool of threads. No pass may be running.
    pub fn set_thread_pool(&self, pool: Arc<ThreadPool>) {
        // SAFETY: the context is live, and it holds the pool below until it is gone.
        unsafe { pool.give_to(self.raw) };
        // The context no longer uses the previous one.
        self.pool.replace(Some(pool));
    }

    /// The pool that the context was given.
    pub fn thread_pool(&self) -> Option<Arc<ThreadPool>> {
        self.pool.borrow().clone()
    }

    /// Leaks the context when it is dropped. In a forked process its threads are missing, and destroying it would wait
    /// for them.
    pub fn abandon(&mut self) {
        self.abandoned = true;
    }
}

impl Drop for SharedContext {
    fn drop(&mut self) {
        if self.abandoned {
            return;
        }
        // SAFETY: handles borrow the context, so none are left.
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
        /// Sets whether operations, types and attributes of dialects that are not registered are accepted.
        fn allow_unregistered_dialects(allow: bool) = mlirContextSetAllowUnregisteredDialects;
        /// Turns MLIR's threads on or off. No pass may be running.
        fn enable_multithreading(enable: bool) = mlir_sys::mlirContextEnableMultithreading;
        /// Whether passes run on several threads.
        fn has_threads() -> bool = fishplateThreadsEnabled;
        /// The number of threads that MLIR uses.
        fn thread_count() -> u32 = mlir_sys::mlirContextGetNumThreads;
        /// Loads every registered dialect.
        fn load_all_dialects() = mlirContextLoadAllAvailableDialects;
        /// The number of loaded dialects.
        fn loaded_dialect_count() -> usize = mlir_sys::mlirContextGetNumLoadedDialects;
        /// The number of registered dialects.
        fn registered_dialect_count() -> usize = mlir_sys::mlirContextGetNumRegisteredDialects;
        /// Whether an operation with that name is known. Loads its dialect.
        fn is_registered_operation(name: &str) -> bool = mlir_sys::mlirContextIsRegisteredOperation;
    }

    /// Loads a registered dialect. Returns whether a dialect with that name exists.
    pub fn load_dialect(self, name: &str) -> bool {
        // SAFETY: the context is live, and the name lives for the call.
        !unsafe { mlir_sys::mlirContextGetOrLoadDialect(self.raw, name.to_c()) }.ptr.is_null()
    }

    /// Returns the address.
    #[inline]
    pub fn address(self) -> usize {
        self.raw.ptr.addr()
    }

    /// Borrows the context behind `raw`.
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
            // SAFETY: the context owns the module, and handles into it borrow the context, so none are left.
            self.roomy(|| unsafe { mlirModuleDestroy(prelude) });
        }
        // SAFETY: not used again.
        unsafe { ManuallyDrop::drop(&mut self.shared) };
    }
}
