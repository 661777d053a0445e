//! Handles that are initialised once: generated code keeps one per module or kernel.
//!
//! A done handle costs one load. Otherwise the first thread runs the initialiser while others that
//! want the same handle wait; initialisers may initialise other handles. Waiting that could never
//! end, on oneself or round a circle of threads, is an error instead.

use std::ffi::{c_int, c_void};
use std::sync::Condvar;
use std::sync::atomic::{AtomicPtr, Ordering};
use std::thread::ThreadId;

use crate::error::{Error, Result};
use crate::lock::{self, GlobalLock, Held};

/// Creates the handle; returns 0, or the status for the caller.
pub type Initialiser = unsafe extern "C" fn(result: *mut *mut c_void) -> c_int;
/// Finalises the handle; returns the status for the caller.
pub type Finaliser = unsafe extern "C" fn(handle: *mut c_void) -> c_int;

/// Initialisations under way, by the address of the handle.
pub(crate) struct UnderWay {
    running: Vec<(usize, ThreadId)>,
    waiting: Vec<(ThreadId, usize)>,
}

pub(crate) static UNDER_WAY: GlobalLock<UnderWay> =
    GlobalLock::new(UnderWay { running: Vec::new(), waiting: Vec::new() });
static FINISHED: Condvar = Condvar::new();

fn under_way() -> Held<'static, UnderWay> {
    UNDER_WAY.hold()
}

impl UnderWay {
    fn runner(&self, address: usize) -> Option<ThreadId> {
        self.running.iter().find(|(running, _)| *running == address).map(|(_, thread)| *thread)
    }

    /// Whether `me` would wait for itself, perhaps through others, if it waited for `address`.
    fn closes_a_circle(&self, me: ThreadId, address: usize) -> bool {
        let mut address = address;
        while let Some(runner) = self.runner(address) {
            if runner == me {
                return true;
            }
            match self.waiting.iter().find(|(thread, _)| *thread == runner) {
                Some((_, next)) => address = *next,
                None => return false,
            }
        }
        false
    }
}

/// Forgets the initialisations of threads that a forked child does not have: they never end, and
/// the next caller starts again.
pub(crate) fn forget_other_threads() {
    let me = std::thread::current().id();
    let mut state = under_way();
    state.running.retain(|(_, thread)| *thread == me);
    state.waiting.retain(|(thread, _)| *thread == me);
}

/// Keeps a handle marked as under way; the end wakes those who wait, also when it is a panic.
struct Running(usize);

impl Drop for Running {
    fn drop(&mut self) {
        under_way().running.retain(|(address, _)| *address != self.0);
        FINISHED.notify_all();
    }
}

/// Whether the handle behind `slot` is initialised, and everything that made it visible here.
#[inline(always)]
pub fn is_done(slot: &AtomicPtr<c_void>) -> bool {
    !slot.load(Ordering::Acquire).is_null()
}

/// Initialises the handle behind `slot` unless it is done. A status other than 0 is the
/// initialiser's own, and it has raised the error.
///
/// # Safety
/// `initialise` follows its contract.
#[cold]
pub unsafe fn initialise(slot: &AtomicPtr<c_void>, initialise: Initialiser) -> Result<c_int> {
    let (me, address) = (std::thread::current().id(), std::ptr::from_ref(slot) as usize);
    let mut state = under_way();
    loop {
        // Also when another thread ended meanwhile: it may have failed, and then it is our turn.
        if is_done(slot) {
            return Ok(0);
        }
        if state.runner(address).is_none() {
            break;
        }
        if state.closes_a_circle(me, address) {
            return Err(Error::runtime(
                "TVMFFIHandleInitOnce: the initialiser of a handle asks, directly or through \
                 another thread, for that handle to be initialised",
            ));
        }
        state.waiting.push((me, address));
        state = state.wait(&FINISHED);
        state.waiting.retain(|(thread, _)| *thread != me);
    }
    state.running.push((address, me));
    drop(state);
    let running = Running(address);
    let mut handle = std::ptr::null_mut();
    lock::none_held("an initialiser");
    // SAFETY: the initialiser's contract: a place for the handle.
    let status = unsafe { initialise(&raw mut handle) };
    if status != 0 {
        return Ok(status);
    }
    if handle.is_null() {
        return Err(Error::runtime("init_func must return a non-NULL handle"));
    }
    slot.store(handle, Ordering::Release);
    drop(running);
    Ok(0)
}

/// Ends the handle behind `slot`, if there is one; of several threads one does.
///
/// # Safety
/// `finalise` follows its contract, and nobody uses the handle any more.
pub unsafe fn finalise(slot: &AtomicPtr<c_void>, finalise: Finaliser) -> c_int {
    let handle = slot.swap(std::ptr::null_mut(), Ordering::AcqRel);
    if handle.is_null() {
        return 0;
    }
    lock::none_held("a finaliser");
    // SAFETY: the swap gave the handle to this thread alone.
    unsafe { finalise(handle) }
}

#[cfg(test)]
mod tests;
