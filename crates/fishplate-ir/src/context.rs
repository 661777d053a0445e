//! `ir.Context`: owns an MLIR context. Everything in it holds a reference to it, and its lock is held
//! around every access. The same thread may take the lock again in a callback. A thread that waits for it releases the GIL,
//! and gives up if Python has ended the thread that holds it.

use std::cell::{Cell, RefCell, RefMut};
use std::collections::HashMap;
use std::ffi::c_void;
use std::ptr::NonNull;
use std::sync::Arc;
use std::sync::atomic::Ordering;

use fishplate::{Object, ObjectRef, Result, Str};
use fishplate_mlir::dynamic::Outcome;
use fishplate_mlir::measure::Measures;
use mlir_sys::{
    MlirContext, MlirIdentifier, mlirContextCreateWithRegistry, mlirContextDestroy,
    mlirContextEnableMultithreading, mlirContextGetAllowUnregisteredDialects,
    mlirContextGetNumLoadedDialects, mlirContextGetNumRegisteredDialects, mlirContextGetNumThreads,
    mlirContextGetOrLoadDialect, mlirContextIsRegisteredOperation,
    mlirContextLoadAllAvailableDialects, mlirContextSetAllowUnregisteredDialects,
    mlirDialectRegistryDestroy, mlirIdentifierStr, mlirOperationGetName,
};

use crate::classes::{self, Family, Known};
use crate::diagnostic::Diagnostics;
use crate::dialect::memory::Memory;
use crate::dialect::value::Raw;
use crate::interned::{AddressMap, Handle, Table, Tag};
use crate::kinds::KnownValues;
use crate::lock::{Guard, Lock};
use crate::logger::Loggers;
use crate::raw::{fishplateUnregisteredOf, string_ref, to_string};
use crate::room::Room;
use crate::tree::Forest;

/// An MLIR context: types, attributes and operations live in one, and only meet within one.
#[derive(Object)]
#[object(key = "ir.Context", opaque)]
pub struct Context {
    #[field(skip)]
    core: Core,
}

/// What a context consists of.
struct Core {
    raw: MlirContext,
    lock: Lock,
    state: RefCell<State>,
    // Boxed: the handler in the context keeps its address.
    diagnostics: Box<Diagnostics>,
    loggers: Loggers,
    room: Room,
}

/// What a context knows about its objects. Borrowed for moments, never across a call of MLIR or of
/// another language.
#[derive(Default)]
pub(crate) struct State {
    pub(crate) table: Table,
    /// Values of operations and blocks.
    pub(crate) values: Table,
    pub(crate) forest: Forest,
    /// Names of operations, by their identifier. Boxed: handles point to them.
    names: AddressMap<Box<OpName>>,
    /// Dialects without C++ that are registered.
    pub(crate) dialects: HashMap<String, Outcome>,
    /// Parameters of types and attributes whose text was read; those live as long as the context.
    pub(crate) params: AddressMap<Arc<[Raw]>>,
    /// What C was lent.
    pub(crate) memory: Memory,
    /// Classes by the record that all types or attributes of one kind share.
    kinds: AddressMap<Known>,
    /// How deep and long types and attributes are.
    pub(crate) measures: Option<Measures>,
    /// Classes of values by the record that the types of one kind share.
    pub(crate) value_kinds: AddressMap<KnownValues>,
}

/// What is known about operations of a name.
pub(crate) struct OpName {
    pub(crate) text: Str,
    /// Touched under the lock only.
    pub(crate) class: Cell<Known>,
}

// SAFETY: MLIR ties nothing of a context to a thread; `state` and the context itself are touched only
// by the thread that holds `lock`.
unsafe impl Send for Core {}
// SAFETY: as above.
unsafe impl Sync for Core {}

impl Drop for Core {
    fn drop(&mut self) {
        if self.lock.left_threads() {
            return;
        }
        // SAFETY: handles and trees hold a reference to the context, so none is left.
        self.room.with(|| unsafe { self.state.get_mut().forest.clear() });
        // SAFETY: every object of the context holds a reference to it, so none is left.
        unsafe { mlirContextDestroy(self.raw) };
    }
}

impl Context {
    /// The MLIR context. Use it under [`Context::lock`].
    #[inline]
    pub fn raw(&self) -> MlirContext {
        self.core.raw
    }

    /// Keeps other threads out until the guard is dropped; the same thread may lock again inside.
    #[inline]
    pub fn lock(&self) -> Guard<'_> {
        self.core.lock.lock()
    }

    /// As [`Context::lock`] for a drop: none when Python shuts down and the thread that holds the lock does
    /// not go on. What should be dropped is then leaked.
    #[inline]
    pub(crate) fn lock_for_drop(&self) -> Option<Guard<'_>> {
        self.core.lock.lock_for_drop()
    }

    /// Turns the threads of MLIR on or off; the caller holds the lock, and the context is idle.
    pub(crate) fn set_threads(&self, on: bool) {
        self.core.lock.set_has_threads(on);
        // SAFETY: the context is live, locked and idle.
        unsafe { mlirContextEnableMultithreading(self.raw(), on) };
    }

    /// The state; the caller holds the lock and lets go of it before anything else is called.
    #[inline]
    pub(crate) fn state(&self, _held: &Guard<'_>) -> RefMut<'_, State> {
        self.core.state.borrow_mut()
    }

    /// The loggers that see the passes of this context.
    pub(crate) fn loggers(&self) -> &Loggers {
        &self.core.loggers
    }

    /// How deep and how long what is in the context gets.
    #[inline]
    pub(crate) fn room(&self) -> &Room {
        &self.core.room
    }

    /// Runs a step that calls itself for every level of the IR, with the stack that this needs.
    #[inline]
    pub(crate) fn roomy<R>(&self, step: impl FnOnce() -> R) -> R {
        self.core.room.with(step)
    }

    pub(crate) fn diagnostics(&self) -> &Diagnostics {
        &self.core.diagnostics
    }

    /// The object that stands for a thing of this context: the one that is alive, or a new one.
    #[inline]
    pub fn object_of<T: Handle>(
        &self,
        held: &Guard<'_>,
        thing: *const c_void,
        make: impl FnOnce() -> Result<ObjectRef<T>>,
    ) -> Result<ObjectRef<T>> {
        if let Some(known) = self.state(held).table.find(thing) {
            return Ok(known);
        }
        let made = make()?;
        self.state(held).table.insert(thing, &made);
        Ok(made)
    }

    /// The class of the types or attributes of a kind, which `record` is the address of.
    #[inline]
    pub(crate) fn class_of(
        &self,
        held: &Guard<'_>,
        family: Family,
        record: *const c_void,
        name: impl FnOnce() -> String,
    ) -> Result<Known> {
        let known = self.state(held).kinds.get(&record.addr()).copied();
        if let Some(known) = known.filter(|known| known.is_current()) {
            return Ok(known);
        }
        let known = classes::class_of(family, &name())?;
        self.state(held).kinds.insert(record.addr(), known);
        Ok(known)
    }

    /// What is known about operations of a name.
    ///
    /// # Safety
    /// `name` is an identifier of this context.
    #[inline]
    pub(crate) unsafe fn op_name(
        &self,
        held: &Guard<'_>,
        name: MlirIdentifier,
    ) -> Result<NonNull<OpName>> {
        let known = self.state(held).names.get(&name.ptr.addr()).map(|name| NonNull::from(&**name));
        if let Some(known) = known {
            // SAFETY: boxed, and kept as long as the context; changed under its lock only.
            let class = unsafe { known.as_ref() }.class.get();
            if class.is_current() {
                return Ok(known);
            }
        }
        // SAFETY: an identifier of the context (see above).
        let text = unsafe { to_string(mlirIdentifierStr(name)) };
        let class = classes::class_of(Family::Operation, &text)?;
        let mut state = self.state(held);
        let entry = state.names.entry(name.ptr.addr());
        let known = entry
            .or_insert_with(|| Box::new(OpName { text: Str::from(text), class: Cell::new(class) }));
        known.class.set(class);
        Ok(NonNull::from(&**known))
    }

    /// The name of an operation of a dialect that was made without the dialect, if there is one.
    pub(crate) fn unregistered_of(&self, held: &Guard<'_>, dialect: &str) -> Option<String> {
        let trees = self.state(held).forest.trees();
        let orphans = self.state(held).forest.orphans();
        let roots = trees.iter().filter_map(|tree| tree.root(held)).chain(orphans);
        roots
            .map(|root| {
                // SAFETY: what trees and the forest own is live; the context is locked.
                self.roomy(|| unsafe { fishplateUnregisteredOf(root, string_ref(dialect)) })
            })
            .find(|found| !found.ptr.is_null())
            // SAFETY: live, so its name is an identifier of the context.
            .map(|found| unsafe { to_string(mlirIdentifierStr(mlirOperationGetName(found))) })
    }

    /// Loads a dialect that is registered; whether there is one of that name.
    pub fn load_dialect(&self, name: &str) -> bool {
        let _held = self.lock();
        // SAFETY: the context is live and locked; the name lives for the call.
        let dialect = unsafe { mlirContextGetOrLoadDialect(self.raw(), string_ref(name)) };
        !dialect.ptr.is_null()
    }
}

#[fishplate::methods(nonblocking)]
impl Context {
    /// A context with the dialects of the library registered; they are loaded when they are met.
    #[constructor]
    fn new() -> Context {
        let registry = fishplate_mlir::registration::dialects();
        // SAFETY: the registry is live; `false` makes a context without threads of its own.
        let raw = unsafe { mlirContextCreateWithRegistry(registry, false) };
        // SAFETY: the context has copied what it needs.
        unsafe { mlirDialectRegistryDestroy(registry) };
        let diagnostics = Box::<Diagnostics>::default();
        // SAFETY: the context is live, and the box is dropped after the context is destroyed.
        unsafe { diagnostics.attach(raw) };
        let (lock, state, loggers) = (Lock::new(), RefCell::default(), Loggers::default());
        let room = Room::default();
        Context { core: Core { raw, lock, state, diagnostics, loggers, room } }
    }

    /// Whether operations, types and attributes of dialects that are not registered are accepted.
    #[getter]
    fn allow_unregistered_dialects(&self) -> bool {
        let _held = self.lock();
        // SAFETY: the context is live and locked.
        unsafe { mlirContextGetAllowUnregisteredDialects(self.raw()) }
    }

    #[setter]
    fn set_allow_unregistered_dialects(&self, allow: bool) {
        let _held = self.lock();
        // SAFETY: the context is live and locked.
        unsafe { mlirContextSetAllowUnregisteredDialects(self.raw(), allow) };
    }

    /// Whether handlers get the diagnostics of errors that are raised, too.
    #[getter]
    fn emit_error_diagnostics(&self) -> bool {
        self.diagnostics().emit_errors.load(Ordering::Relaxed)
    }

    #[setter]
    fn set_emit_error_diagnostics(&self, emit: bool) {
        self.diagnostics().emit_errors.store(emit, Ordering::Relaxed);
    }

    /// Turns the threads of MLIR on or off; they are off at first.
    fn enable_multithreading(&self, enable: bool) {
        let _held = self.lock();
        self.set_threads(enable);
    }

    /// Loads every registered dialect.
    fn load_all_available_dialects(&self) {
        let _held = self.lock();
        // SAFETY: the context is live and locked.
        unsafe { mlirContextLoadAllAvailableDialects(self.raw()) };
    }

    /// Whether an operation of that name is known; its dialect is loaded if it is registered.
    fn is_registered_operation(&self, name: &str) -> bool {
        let _held = self.lock();
        if let Some((dialect, _)) = name.split_once('.') {
            self.load_dialect(dialect);
        }
        // SAFETY: the context is live and locked; the name lives for the call.
        unsafe { mlirContextIsRegisteredOperation(self.raw(), string_ref(name)) }
    }

    /// How many operations have a handle that is alive.
    #[getter]
    fn num_live_operations(&self) -> i64 {
        let held = self.lock();
        self.state(&held).table.count(Tag::Operation) as i64
    }

    /// How many dialects are loaded.
    #[getter]
    fn num_loaded_dialects(&self) -> i64 {
        let _held = self.lock();
        // SAFETY: the context is live and locked.
        unsafe { mlirContextGetNumLoadedDialects(self.raw()) as i64 }
    }

    /// How many dialects are registered.
    #[getter]
    fn num_registered_dialects(&self) -> i64 {
        let _held = self.lock();
        // SAFETY: the context is live and locked.
        unsafe { mlirContextGetNumRegisteredDialects(self.raw()) as i64 }
    }
}

/// Loads a dialect that is registered in a context; whether there is one of that name.
#[fishplate::function("ir.load_dialect", nonblocking)]
fn load_dialect(context: ObjectRef<Context>, name: &str) -> bool {
    context.load_dialect(name)
}

/// How many threads MLIR uses in a context.
#[fishplate::function("ir.num_threads", nonblocking)]
fn num_threads(context: ObjectRef<Context>) -> i64 {
    let _held = context.lock();
    // SAFETY: the context is live and locked.
    unsafe { mlirContextGetNumThreads(context.raw()) }.into()
}
