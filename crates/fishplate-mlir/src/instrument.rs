//! Instrumentation of a pass manager: callbacks before and after each pass, on whatever thread it runs.

use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, catch_unwind};

use mlir_sys::{MlirOperation, MlirPassManager, MlirStringRef};

use crate::{OpRef, text};

#[repr(C)]
struct RawEvent {
    argument: MlirStringRef,
    name: MlirStringRef,
    op: MlirOperation,
    adaptor: bool,
}

type OnEvent = unsafe extern "C" fn(*mut c_void, c_int, *const RawEvent);

unsafe extern "C" {
    fn fishplateWatchPasses(
        manager: MlirPassManager,
        watcher: *mut c_void,
        tell: OnEvent,
        destroy: unsafe extern "C" fn(*mut c_void),
    );
    fn fishplateFingerprint(op: MlirOperation, digest: *mut u8);
}

/// The time of an event.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// Before the pass runs.
    Before,
    /// After it has succeeded.
    After,
    /// After it has failed; the operation may be in an invalid state.
    Failed,
}

/// An event of a pass on an operation.
#[derive(Debug)]
pub struct PassEvent<'a> {
    /// The time of the event.
    pub moment: Moment,
    /// The name of the pass in pipelines; empty if it has none.
    pub argument: &'a str,
    /// The pass's class, without namespaces.
    pub class: &'a str,
    /// The operation that the pass runs on. While MLIR's threads are on, only this operation and its contents may be
    /// inspected.
    pub op: OpRef<'a>,
    /// Whether this runs the passes of a nested pipeline, and is not itself a pass.
    pub adaptor: bool,
}

/// Receives the events of passes. A panic in it is caught and ignored.
pub trait Watcher: Send + Sync {
    /// Called on the thread that runs the pass.
    fn event(&self, event: &PassEvent<'_>);
}

unsafe extern "C" fn tell(watcher: *mut c_void, kind: c_int, event: *const RawEvent) {
    // SAFETY: `watch` passes a boxed watcher, which lives as long as the manager.
    let watcher = unsafe { &*watcher.cast::<Box<dyn Watcher>>() };
    // SAFETY: MLIR passes an event that lives for the call.
    let event = unsafe { &*event };
    let moment = match kind {
        0 => Moment::Before,
        1 => Moment::After,
        _ => Moment::Failed,
    };
    // SAFETY: the names live as long as the pass.
    let (argument, class) = unsafe { (text::to_owned(event.argument), text::to_owned(event.name)) };
    let class = class.rsplit("::").next().unwrap_or(&class);
    let event = PassEvent {
        moment,
        argument: &argument,
        class,
        op: OpRef::new(event.op),
        adaptor: event.adaptor,
    };
    let _ = catch_unwind(AssertUnwindSafe(|| watcher.event(&event)));
}

unsafe extern "C" fn destroy(watcher: *mut c_void) {
    // SAFETY: this is the box that `watch` gave away; the manager no longer uses it.
    drop(unsafe { Box::from_raw(watcher.cast::<Box<dyn Watcher>>()) });
}

/// Sends the events of every pass that a manager runs to a watcher, as long as the manager lives.
///
/// # Safety
/// `manager` is live, and no pass of it is running.
pub(crate) unsafe fn watch(manager: MlirPassManager, watcher: Box<dyn Watcher>) {
    let watcher = Box::into_raw(Box::new(watcher)).cast();
    // SAFETY: the manager is live and takes ownership of the box.
    unsafe { fishplateWatchPasses(manager, watcher, tell, destroy) };
}

/// A digest of an operation and everything inside. Equal digests mean that nothing changed.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Fingerprint([u8; 20]);

impl Fingerprint {
    /// Computes the digest of the current state of an operation.
    pub fn of(op: OpRef<'_>) -> Fingerprint {
        let mut digest = [0; 20];
        // SAFETY: the operation is live, and there is room for the digest.
        unsafe { fishplateFingerprint(op.raw, digest.as_mut_ptr()) };
        Fingerprint(digest)
    }
}
