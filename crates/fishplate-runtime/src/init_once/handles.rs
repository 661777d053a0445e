//! Tracks who initialises which handle, and who waits for whom. `tests/models` runs this file under loom.

use std::ffi::{c_int, c_void};

use crate::error::{Error, Result};
use crate::lock::{self, GlobalLock};
use crate::sync::{AtomicPtr, Condvar, Ordering, ThreadId, this_thread};

/// Creates the handle; returns 0, or the status for the caller.
pub type Initialiser = unsafe extern "C" fn(result: *mut *mut c_void) -> c_int;

/// Running initialisations, by the address of the handle.
pub(crate) struct UnderWay {
    running: Vec<(usize, ThreadId)>,
    waiting: Vec<(ThreadId, usize)>,
}

/// Handles whose initialisations know of each other.
pub(crate) struct Handles {
    /// Held during forks.
    pub(crate) under_way: GlobalLock<UnderWay>,
    finished: Condvar,
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

/// Keeps a handle marked as running; dropping it wakes the waiting threads, even after a panic.
struct Running(&'static Handles, usize);

impl Drop for Running {
    fn drop(&mut self) {
        self.0.under_way.hold().running.retain(|(address, _)| *address != self.1);
        self.0.finished.notify_all();
    }
}

/// Whether the handle behind `slot` is initialised; then everything that created it is visible here.
#[inline(always)]
pub fn is_done(slot: &AtomicPtr<c_void>) -> bool {
    !slot.load(Ordering::Acquire).is_null()
}

impl Handles {
    /// Creates the state without running initialisations.
    pub(crate) const fn new() -> Handles {
        let none = UnderWay { running: Vec::new(), waiting: Vec::new() };
        Handles { under_way: GlobalLock::new(none), finished: Condvar::new() }
    }

    /// Forgets the initialisations of threads that a forked child does not have: they never finish, and the next caller
    /// starts again.
    pub(crate) fn forget_other_threads(&'static self) {
        let me = this_thread();
        let mut state = self.under_way.hold();
        state.running.retain(|(_, thread)| *thread == me);
        state.waiting.retain(|(thread, _)| *thread == me);
    }

    /// Initialises the handle behind `slot` unless that is done. A status other than 0 comes from the initialiser.
    ///
    /// # Safety
    /// `initialise` follows its contract.
    pub(crate) unsafe fn initialise(
        &'static self,
        slot: &AtomicPtr<c_void>,
        initialise: Initialiser,
    ) -> Result<c_int> {
        let (me, address) = (this_thread(), std::ptr::from_ref(slot) as usize);
        let mut state = self.under_way.hold();
        loop {
            // Checked again after another thread has finished: it may have failed, and then it is our turn.
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
            state = state.wait(&self.finished);
            state.waiting.retain(|(thread, _)| *thread != me);
        }
        state.running.push((address, me));
        drop(state);
        let running = Running(self, address);
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
}
