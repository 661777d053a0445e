//! Passes whose code is a closure. They are added to a pass manager, or registered under a name for textual pipelines,
//! with options.

use std::cell::Cell;
use std::collections::BTreeMap;
use std::ffi::c_void;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::{Arc, Mutex, PoisonError};

use mlir_sys::{MlirOperation, MlirPass, MlirStringRef};

use crate::{OpRef, registration, text};

/// The code of one instance of a pass. It receives the operation and the values of the options, and returns whether it
/// succeeded. A panic counts as a failure.
pub type PassBody = Box<dyn FnMut(OpRef<'_>, &[String]) -> bool + Send>;

/// An option of a pass, whose value is text.
#[derive(Debug, Clone)]
pub struct PassOption {
    /// Its name in pipelines.
    pub name: String,
    /// Its value if the pipeline does not set it.
    pub default: String,
}

/// Description of a pass.
pub struct PassDefinition {
    /// Its name in pipelines; may be empty if pipelines do not name it.
    pub argument: String,
    /// Its class name.
    pub class: String,
    /// Its description in one line.
    pub description: String,
    /// The only operation that it runs on; empty for any.
    pub anchor: String,
    /// Its options.
    pub options: Vec<PassOption>,
    /// Creates the code of one instance.
    pub make: Box<dyn Fn() -> PassBody + Send + Sync>,
}

#[repr(C)]
struct Spec {
    argument: MlirStringRef,
    name: MlirStringRef,
    description: MlirStringRef,
    anchor: MlirStringRef,
    option_names: *const MlirStringRef,
    option_defaults: *const MlirStringRef,
    options: usize,
    definition: *mut c_void,
    make: unsafe extern "C" fn(*mut c_void) -> *mut c_void,
    run: unsafe extern "C" fn(*mut c_void, MlirOperation, *const MlirStringRef) -> bool,
    destroy: unsafe extern "C" fn(*mut c_void),
    release: unsafe extern "C" fn(*mut c_void),
}

unsafe extern "C" {
    fn fishplateCreatePass(spec: *const Spec) -> MlirPass;
    fn fishplateRegisterPass(current: unsafe extern "C" fn(*mut c_void) -> Spec, slot: *mut c_void);
}

/// A definition with its strings in MLIR's form.
struct Known {
    definition: PassDefinition,
    option_names: Vec<MlirStringRef>,
    option_defaults: Vec<MlirStringRef>,
}

// SAFETY: the string references point into the definition, which never changes.
unsafe impl Send for Known {}
// SAFETY: the string references point into the definition, which never changes.
unsafe impl Sync for Known {}

impl Known {
    fn new(definition: PassDefinition) -> Arc<Known> {
        // The strings keep their address when the definition moves, because their contents are on the heap.
        let options = definition.options.iter();
        let option_names = options.clone().map(|option| text::string_ref(&option.name)).collect();
        let option_defaults = options.map(|option| text::string_ref(&option.default)).collect();
        Arc::new(Known { definition, option_names, option_defaults })
    }

    /// Returns the table for MLIR, which holds a reference.
    fn spec(self: Arc<Self>) -> Spec {
        let definition = &self.definition;
        Spec {
            argument: text::string_ref(&definition.argument),
            name: text::string_ref(&definition.class),
            description: text::string_ref(&definition.description),
            anchor: text::string_ref(&definition.anchor),
            option_names: self.option_names.as_ptr(),
            option_defaults: self.option_defaults.as_ptr(),
            options: self.option_names.len(),
            definition: Arc::into_raw(self).cast_mut().cast(),
            make,
            run,
            destroy,
            release,
        }
    }
}

thread_local! {
    static MADE: Cell<u64> = const { Cell::new(0) };
}

/// The number of such passes that this thread has created so far. If it grows while a pipeline is parsed, the pipeline
/// contains some.
pub fn made_here() -> u64 {
    MADE.get()
}

/// One pass object in MLIR.
struct Instance {
    known: Arc<Known>,
    body: Mutex<PassBody>,
}

unsafe extern "C" fn make(known: *mut c_void) -> *mut c_void {
    MADE.set(MADE.get() + 1);
    let known = known.cast_const().cast::<Known>();
    // SAFETY: `known` came from `Arc::into_raw`, and the caller holds that reference.
    unsafe { Arc::increment_strong_count(known) };
    // SAFETY: takes over the count that was just added.
    let known = unsafe { Arc::from_raw(known) };
    let body = catch_unwind(AssertUnwindSafe(|| (known.definition.make)()))
        .unwrap_or_else(|_| Box::new(|_, _| false));
    Box::into_raw(Box::new(Instance { known, body: Mutex::new(body) })).cast()
}

unsafe extern "C" fn run(
    state: *mut c_void,
    op: MlirOperation,
    options: *const MlirStringRef,
) -> bool {
    // SAFETY: `state` is the instance that `make` returned, which lives as long as the pass.
    let instance = unsafe { &*state.cast::<Instance>() };
    let values: Vec<String> = (0..instance.known.option_names.len())
        // SAFETY: the pass passes one text per option, which lives for the call.
        .map(|at| unsafe { text::to_owned(*options.add(at)) })
        .collect();
    let mut body = instance.body.lock().unwrap_or_else(PoisonError::into_inner);
    // The pass manager runs the pass on a live operation.
    catch_unwind(AssertUnwindSafe(|| body(OpRef::new(op), &values))).unwrap_or(false)
}

unsafe extern "C" fn destroy(state: *mut c_void) {
    // SAFETY: `state` is the instance that `make` returned, and the pass is gone.
    let instance = unsafe { Box::from_raw(state.cast::<Instance>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(instance)));
}

unsafe extern "C" fn release(known: *mut c_void) {
    // SAFETY: this is the reference that `Known::spec` gave away.
    let known = unsafe { Arc::from_raw(known.cast_const().cast::<Known>()) };
    let _ = catch_unwind(AssertUnwindSafe(|| drop(known)));
}

unsafe extern "C" fn current(slot: *mut c_void) -> Spec {
    // SAFETY: `register` passes a slot that is never freed.
    let slot = unsafe { &*slot.cast::<Slot>() };
    let known = Arc::clone(&slot.lock().unwrap_or_else(PoisonError::into_inner));
    known.spec()
}

/// The pass behind a name in pipelines. MLIR keeps its address forever.
type Slot = Mutex<Arc<Known>>;

static SLOTS: Mutex<BTreeMap<String, &'static Slot>> = Mutex::new(BTreeMap::new());

/// Creates a pass. The manager that gets it owns it; otherwise it is leaked.
pub(crate) fn create(definition: PassDefinition) -> MlirPass {
    let spec = Known::new(definition).spec();
    // SAFETY: the spec is complete, and its reference is passed to the pass.
    unsafe { fishplateCreatePass(&raw const spec) }
}

/// Registers a pass under its argument for textual pipelines. `Err` says that the name is taken: by a pass of MLIR, or
/// by another registered one if `replace` is not set.
pub fn register(definition: PassDefinition, replace: bool) -> Result<(), String> {
    let argument = definition.argument.clone();
    let taken = |by: &str| Err(format!("the pass name `{argument}` is taken by {by}"));
    let passes = registration::lock_passes();
    let mut slots = SLOTS.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(slot) = slots.get(&argument) {
        if !replace {
            return taken(
                "a pass that was registered before; `replace` would put this one in its place",
            );
        }
        let known = Known::new(definition);
        let old =
            std::mem::replace(&mut *slot.lock().unwrap_or_else(PoisonError::into_inner), known);
        drop((slots, passes));
        drop(old);
        return Ok(());
    }
    if registration::builtin_passes().contains(&argument) {
        return taken("a pass of MLIR");
    }
    let slot: &'static Slot = Box::leak(Box::new(Mutex::new(Known::new(definition))));
    slots.insert(argument, slot);
    drop(slots);
    // SAFETY: the slot is never freed; the lock keeps two threads from writing MLIR's table.
    unsafe { fishplateRegisterPass(current, std::ptr::from_ref(slot).cast_mut().cast()) };
    Ok(())
}

/// The names under which passes were registered here.
pub fn registered() -> Vec<String> {
    SLOTS.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect()
}
