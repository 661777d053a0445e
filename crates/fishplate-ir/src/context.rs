//! `ir.Context`: owns an MLIR context. Everything in it holds a reference to it, and every access takes its lock. The
//! same thread may take the lock again in a callback. A thread that waits for the lock releases the GIL, and gives up
//! if Python has ended the thread that holds the lock.

use std::cell::{Cell, RefCell, RefMut};
use std::collections::HashMap;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use fishplate::abi::TypeIndex;
use fishplate::{Object, ObjectRef, Result, Str};
use fishplate_mlir as mlir;
use fishplate_mlir::dynamic::Outcome;
use fishplate_mlir::measure::Measures;

use crate::address_map::AddressMap;
use crate::classes::{self, Family, Known};
use crate::diagnostic::Diagnostics;
use crate::dialect::memory::LentMemory;
use crate::dialect::value::Stored;
use crate::kinds::KnownValues;
use crate::live::{Handle, NameRef, Table, Tag, UnderLock};
use crate::lock::{Guard, Lock};
use crate::logger::Loggers;
use crate::rewrite::PatternRewriter;
use crate::room::Room;
use crate::thread_pool::ThreadPool;
use crate::tree::Forest;
use crate::visits::Visits;

/// The number of contexts that exist in the process.
static LIVE: AtomicUsize = AtomicUsize::new(0);

/// An MLIR context. Types, attributes and operations belong to one, and cannot be mixed with those of another.
#[derive(Object)]
#[object(key = "ir.Context", opaque)]
pub struct Context {
    #[field(skip)]
    core: Core,
}

/// The parts of a context.
struct Core {
    lock: Lock,
    state: UnderLock<RefCell<State>>,
    diagnostics: Arc<Diagnostics>,
    loggers: Loggers,
    room: Room,
    /// Whether users' hooks run while passes do.
    hooked: AtomicBool,
    /// The address of the MLIR context.
    address: usize,
    // Last, because everything else belongs to it.
    mlir: UnderLock<mlir::SharedContext>,
}

/// The bookkeeping of a context about its objects. It is borrowed only briefly, never across a call into MLIR or
/// another language.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) table: Table,
    /// Values defined by operations and blocks.
    pub(crate) values: Table,
    pub(crate) forest: Forest,
    /// The visits of the walks that go on, the innermost walk last.
    pub(crate) visits: Vec<Arc<Visits>>,
    /// Rewriters whose new operations go where they have erased one.
    pub(crate) gaps: Vec<ObjectRef<PatternRewriter>>,
    /// Operation names, by their identifier. They are boxed because handles point to them.
    names: AddressMap<Box<OpName>>,
    /// Registered dialects that have no C++.
    pub(crate) dialects: HashMap<String, Outcome>,
    /// Parameters of types and attributes that were parsed from text. Types and attributes live as long as the context.
    pub(crate) params: AddressMap<Arc<[Stored]>>,
    /// Memory lent to C.
    pub(crate) memory: LentMemory,
    /// Classes, keyed by the record that all types or attributes of one kind share.
    kinds: AddressMap<Known>,
    /// Depth and text length of types and attributes.
    pub(crate) measures: Option<Measures>,
    /// Classes of values, keyed by the record that all types of one kind share.
    pub(crate) value_kinds: AddressMap<KnownValues>,
}

/// Cached facts about the operations with one name.
pub(crate) struct OpName {
    pub(crate) text: Str,
    class: UnderLock<Cell<Known>>,
}

impl Drop for Core {
    fn drop(&mut self) {
        LIVE.fetch_sub(1, Ordering::Relaxed);
        if self.lock.left_threads() {
            self.mlir.get_mut().abandon();
            return;
        }
        // Handles and trees hold a reference to the context, so none are left here.
        let state = self.state.get_mut().get_mut();
        self.room.with(|| state.forest.clear());
    }
}

impl Context {
    /// Returns the MLIR context.
    #[inline]
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> mlir::ContextRef<'h> {
        self.core.mlir.get(&self.core.lock, held).handle()
    }

    /// Returns the address of the MLIR context.
    #[inline]
    pub(crate) fn address(&self) -> usize {
        self.core.address
    }

    /// Notes that users' hooks run while passes do.
    pub(crate) fn set_hooked(&self) {
        self.core.hooked.store(true, Ordering::Relaxed);
    }

    /// Whether users' hooks run while passes do. They cannot run on MLIR's own threads.
    pub(crate) fn is_hooked(&self) -> bool {
        self.core.hooked.load(Ordering::Relaxed)
    }

    /// Returns the lock, for data elsewhere that it protects.
    #[inline]
    pub(crate) fn the_lock(&self) -> &Lock {
        &self.core.lock
    }

    /// Locks the context until the guard is dropped. The same thread may lock it again.
    #[inline]
    pub fn lock(&self) -> Guard<'_> {
        self.core.lock.lock()
    }

    /// Like [`Context::lock`], for use in `drop`. Returns `None` when Python is shutting down and the thread that holds
    /// the lock will not continue; the caller then leaks its value.
    #[inline]
    pub(crate) fn lock_for_drop(&self) -> Option<Guard<'_>> {
        self.core.lock.lock_for_drop()
    }

    /// Turns MLIR's threads on or off. No pass may be running.
    pub(crate) fn set_threads(&self, held: &Guard<'_>, on: bool) {
        self.core.lock.set_has_threads(on);
        self.mlir(held).enable_multithreading(on);
    }

    /// Returns the state. The caller holds the lock and must drop the borrow before it calls anything else.
    #[inline]
    pub(crate) fn state<'h>(&'h self, held: &'h Guard<'_>) -> RefMut<'h, State> {
        self.core.state.get(&self.core.lock, held).borrow_mut()
    }

    /// The loggers that see the passes of this context.
    pub(crate) fn loggers(&self) -> &Loggers {
        &self.core.loggers
    }

    /// Returns the depth and length limits recorded for this context.
    #[inline]
    pub(crate) fn room(&self) -> &Room {
        &self.core.room
    }

    /// Runs a step that recurses through the levels of the IR, with enough stack for it.
    #[inline]
    pub(crate) fn roomy<R>(&self, step: impl FnOnce() -> R) -> R {
        self.core.room.with(step)
    }

    pub(crate) fn diagnostics(&self) -> &Arc<Diagnostics> {
        &self.core.diagnostics
    }

    /// Returns the object that represents a thing of this context: the live one, or a new one.
    #[inline]
    pub fn object_of<T: Handle>(
        &self,
        held: &Guard<'_>,
        thing: usize,
        make: impl FnOnce() -> Result<ObjectRef<T>>,
    ) -> Result<ObjectRef<T>> {
        if let Some(known) = self.state(held).table.find(thing) {
            return Ok(known);
        }
        let made = make()?;
        self.state(held).table.insert(thing, &made);
        Ok(made)
    }

    /// Returns the class of the types or attributes of one kind. `record` is the address that identifies the kind.
    #[inline]
    pub(crate) fn class_of(
        &self,
        held: &Guard<'_>,
        family: Family,
        record: usize,
        name: impl FnOnce() -> String,
    ) -> Result<Known> {
        let known = self.state(held).kinds.get(&record).copied();
        if let Some(known) = known.filter(|known| known.is_current()) {
            return Ok(known);
        }
        let known = classes::class_of(family, &name())?;
        self.state(held).kinds.insert(record, known);
        Ok(known)
    }

    /// Returns the name of an operation and its class.
    #[inline]
    pub(crate) fn op_name(
        &self,
        held: &Guard<'_>,
        op: mlir::OpRef<'_>,
    ) -> Result<(NameRef, TypeIndex)> {
        let known = self.state(held).names.get(&op.name_key()).map(NameRef::new);
        if let Some(known) = known {
            let class = known.get(self).class.get(&self.core.lock, held).get();
            if class.is_current() {
                return Ok((known, class.index));
            }
        }
        let text = op.name();
        let class = classes::class_of(Family::Operation, &text)?;
        let mut state = self.state(held);
        let known = state.names.entry(op.name_key()).or_insert_with(|| {
            Box::new(OpName { text: Str::from(text), class: UnderLock::new(Cell::new(class)) })
        });
        known.class.get(&self.core.lock, held).set(class);
        Ok((NameRef::new(known), class.index))
    }

    /// Returns the name of an operation that was created while its dialect was not registered, if there is one.
    pub(crate) fn unregistered_of(&self, held: &Guard<'_>, dialect: &str) -> Option<String> {
        let trees = self.state(held).forest.trees();
        let name = |root: mlir::OpRef<'_>| {
            self.roomy(|| root.unregistered_of(dialect)).map(mlir::OpRef::name)
        };
        trees
            .iter()
            .find_map(|tree| tree.with_root(held, name).flatten())
            .or_else(|| self.state(held).forest.orphans(held).find_map(name))
    }

    /// Loads a registered dialect. Returns whether a dialect with that name exists.
    pub fn load_dialect(&self, name: &str) -> bool {
        self.mlir(&self.lock()).load_dialect(name)
    }
}

#[fishplate::methods(nonblocking)]
impl Context {
    /// Creates a context with the library's dialects registered. A dialect is loaded when it is first met.
    #[constructor]
    fn new() -> Context {
        let diagnostics = Arc::<Diagnostics>::default();
        let mlir = mlir::SharedContext::new(diagnostics.clone());
        let (address, mlir) = (mlir.handle().address(), UnderLock::new(mlir));
        let (lock, state, loggers) = (Lock::new(), UnderLock::default(), Loggers::default());
        let (room, hooked) = (Room::default(), AtomicBool::new(false));
        LIVE.fetch_add(1, Ordering::Relaxed);
        Context { core: Core { lock, state, diagnostics, loggers, room, hooked, address, mlir } }
    }

    /// Whether operations, types and attributes of dialects that are not registered are accepted.
    #[getter]
    fn allow_unregistered_dialects(&self) -> bool {
        self.mlir(&self.lock()).allows_unregistered_dialects()
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) {
        mlir::edits::note();
        self.mlir(&self.lock()).allow_unregistered_dialects(allow);
    }

    /// Whether error diagnostics go to the handlers, or to standard error, instead of into the exception.
    #[getter]
    fn emit_error_diagnostics(&self) -> bool {
        self.diagnostics().emit_errors.load(Ordering::Relaxed)
    }

    #[setter]
    fn set_emit_error_diagnostics(&self, emit: bool) {
        self.diagnostics().emit_errors.store(emit, Ordering::Relaxed);
    }

    /// Turns MLIR's threads on or off. They are off at first.
    fn enable_multithreading(&self, enable: bool) {
        self.set_threads(&self.lock(), enable);
    }

    /// Uses the threads of a pool, which contexts may share.
    fn set_thread_pool(&self, pool: ObjectRef<ThreadPool>) {
        let held = self.lock();
        self.core.lock.set_has_threads(true);
        self.core.mlir.get(&self.core.lock, &held).set_thread_pool(pool.pool().clone());
    }

    /// The address of the pool that the context was given, 0 if it was given none.
    #[method(name = "_thread_pool_address")]
    fn thread_pool_address(&self) -> i64 {
        let held = self.lock();
        let pool = self.core.mlir.get(&self.core.lock, &held).thread_pool();
        pool.map_or(0, |pool| pool.address() as i64)
    }

    /// Loads every registered dialect.
    fn load_all_available_dialects(&self) {
        self.mlir(&self.lock()).load_all_dialects();
    }

    /// Whether an operation with that name is known. Loads its dialect if it is registered.
    fn is_registered_operation(&self, name: &str) -> bool {
        let held = self.lock();
        if let Some((dialect, _)) = name.split_once('.') {
            self.load_dialect(dialect);
        }
        self.mlir(&held).is_registered_operation(name)
    }

    /// The number of operations that have a live handle.
    #[getter]
    fn num_live_operations(&self) -> i64 {
        let held = self.lock();
        self.state(&held).table.things(Tag::Operation).count() as i64
    }

    /// The number of loaded dialects.
    #[getter]
    fn num_loaded_dialects(&self) -> i64 {
        self.mlir(&self.lock()).loaded_dialect_count() as i64
    }

    /// The number of registered dialects.
    #[getter]
    fn num_registered_dialects(&self) -> i64 {
        self.mlir(&self.lock()).registered_dialect_count() as i64
    }
}

/// Loads a registered dialect into a context. Returns whether a dialect with that name exists.
#[fishplate::function("ir.load_dialect", nonblocking)]
fn load_dialect(context: ObjectRef<Context>, name: &str) -> bool {
    context.load_dialect(name)
}

/// The number of contexts that exist in the process, referenced or about to be destroyed.
#[fishplate::function("ir.live_contexts", nonblocking)]
fn live_contexts() -> i64 {
    LIVE.load(Ordering::Relaxed) as i64
}

/// Turns LLVM's debug output on or off in the process, if `enable` is given. Returns whether it is on.
#[fishplate::function("ir.global_debug", nonblocking)]
fn global_debug(#[default = None] enable: Option<bool>) -> bool {
    if let Some(enable) = enable {
        mlir::set_global_debug(enable);
    }
    mlir::global_debug()
}

/// The number of threads that MLIR uses in a context.
#[fishplate::function("ir.num_threads", nonblocking)]
fn num_threads(context: ObjectRef<Context>) -> i64 {
    context.mlir(&context.lock()).thread_count().into()
}
