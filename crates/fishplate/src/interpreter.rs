//! Waits without holding the GIL, for libraries that Python may have loaded. Python is found among the symbols of the
//! process; without it there is nothing to release.

use std::cell::Cell;
use std::ffi::{CStr, c_int, c_void};
use std::ptr::null_mut;
use std::sync::OnceLock;

/// The functions of CPython.
struct Python {
    /// The state of this thread, if it has one, and the attached state.
    own: unsafe extern "C" fn() -> *mut c_void,
    attached: unsafe extern "C" fn() -> *mut c_void,
    let_go: unsafe extern "C" fn() -> *mut c_void,
    take: unsafe extern "C" fn(*mut c_void),
    is_ending: unsafe extern "C" fn() -> c_int,
}

impl Python {
    /// Whether this thread holds the GIL. `PyGILState_Check` returns true for every thread once the process had a
    /// second interpreter.
    fn is_held(&self) -> bool {
        // SAFETY: both may be called on any thread. Up to Python 3.11 the attached state may be that of another thread.
        let (own, attached) = unsafe { ((self.own)(), (self.attached)()) };
        !own.is_null() && own == attached
    }
}

fn symbol(name: &CStr) -> Option<*mut c_void> {
    // SAFETY: a valid name; the search only reads.
    let address = unsafe { libc::dlsym(libc::RTLD_DEFAULT, name.as_ptr()) };
    (!address.is_null()).then_some(address)
}

fn python() -> Option<&'static Python> {
    static FOUND: OnceLock<Option<Python>> = OnceLock::new();
    type State = unsafe extern "C" fn() -> *mut c_void;
    let find = || {
        let own = symbol(c"PyGILState_GetThisThreadState")?;
        let attached = symbol(c"PyThreadState_GetUnchecked")
            .or_else(|| symbol(c"_PyThreadState_UncheckedGet"))?;
        let let_go = symbol(c"PyEval_SaveThread")?;
        let take = symbol(c"PyEval_RestoreThread")?;
        let is_ending = symbol(c"Py_IsFinalizing").or_else(|| symbol(c"_Py_IsFinalizing"))?;
        // SAFETY: these are CPython's functions by their names, with CPython's signatures.
        unsafe {
            Some(Python {
                own: std::mem::transmute::<*mut c_void, State>(own),
                attached: std::mem::transmute::<*mut c_void, State>(attached),
                let_go: std::mem::transmute::<*mut c_void, State>(let_go),
                take: std::mem::transmute::<*mut c_void, unsafe extern "C" fn(*mut c_void)>(take),
                is_ending: std::mem::transmute::<*mut c_void, unsafe extern "C" fn() -> c_int>(
                    is_ending,
                ),
            })
        }
    };
    FOUND.get_or_init(find).as_ref()
}

/// The GIL during work of one thread that calls Python now and then. Between calls that follow soon it stays; who goes on
/// without calls lets it go. When this is dropped, the thread holds the GIL if it did before.
pub struct NowAndThen {
    /// None if this thread did not hold the GIL.
    python: Option<&'static Python>,
    /// The state of the thread while it does not hold the GIL, null while it does.
    state: Cell<*mut c_void>,
}

impl NowAndThen {
    /// The GIL, which stays as it is. If this thread does not hold it, the rest does nothing.
    #[expect(clippy::new_without_default, reason = "it is about the thread that calls it")]
    pub fn new() -> NowAndThen {
        let python = python().filter(|python| python.is_held());
        NowAndThen { python, state: Cell::new(null_mut()) }
    }

    /// Takes the GIL back.
    #[inline]
    pub fn take(&self) {
        let state = self.state.replace(null_mut());
        if let Some(python) = self.python
            && !state.is_null()
        {
            // SAFETY: the state belongs to this thread, because this is not `Send`, and comes from `let_go`.
            unsafe { (python.take)(state) };
        }
    }

    /// Lets it go.
    #[inline]
    pub fn let_go(&self) {
        if let Some(python) = self.python
            && self.state.get().is_null()
        {
            // SAFETY: this thread holds the GIL: it did at first, and the state is null.
            self.state.set(unsafe { (python.let_go)() });
        }
    }
}

impl Drop for NowAndThen {
    fn drop(&mut self) {
        self.take();
    }
}

/// Runs `wait` without the GIL, if this thread holds it: a thread that waits for a lock while it holds the GIL would
/// keep the lock's owner from finishing a callback.
pub fn without<R>(wait: impl FnOnce() -> R) -> R {
    let Some(python) = python().filter(|python| python.is_held()) else {
        return wait();
    };
    // SAFETY: this thread holds the GIL.
    let state = unsafe { (python.let_go)() };
    let result = wait();
    // SAFETY: the state belongs to this thread and comes from `let_go`.
    unsafe { (python.take)(state) };
    result
}

/// Whether Python is shutting down: threads that request the GIL now are never resumed.
pub fn is_ending() -> bool {
    // SAFETY: may be called on any thread.
    python().is_some_and(|python| unsafe { (python.is_ending)() } != 0)
}
