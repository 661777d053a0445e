//! Waits without holding the GIL, for libraries that Python may have loaded. Python is found among the symbols of the
//! process; without it there is nothing to release.

use std::ffi::{CStr, c_int, c_void};
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
