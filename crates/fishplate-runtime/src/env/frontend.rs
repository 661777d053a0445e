//! Functions of the frontend's interpreter that the runtime calls to check for pending signals,
//! with the interpreter's lock held meanwhile.

use std::ffi::{c_int, c_void};
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate_abi::error_kind;

use crate::error::{Error, Result};

/// Runs signal handlers; returns non-zero if one raised.
type CheckSignals = unsafe extern "C" fn() -> c_int;
/// Takes the lock and returns a state for [`Release`]. Python's state is an `int`, and a wider
/// register passes it through unchanged.
type Ensure = unsafe extern "C" fn() -> usize;
/// Releases the lock.
type Release = unsafe extern "C" fn(state: usize);

struct Hook {
    name: &'static str,
    symbol: AtomicPtr<c_void>,
}

impl Hook {
    const fn new(name: &'static str) -> Hook {
        Hook { name, symbol: AtomicPtr::new(std::ptr::null_mut()) }
    }

    fn get(&self) -> *mut c_void {
        self.symbol.load(Ordering::Acquire)
    }

    fn missing(&self) -> Error {
        Error::internal(format!(
            "Cannot check signals: `{}` is not registered by TVMFFIEnvRegisterCAPI",
            self.name
        ))
    }
}

static CHECK_SIGNALS: Hook = Hook::new("PyErr_CheckSignals");
static ENSURE: Hook = Hook::new("PyGILState_Ensure");
static RELEASE: Hook = Hook::new("PyGILState_Release");

/// Registers a function of the interpreter by its name; null removes it.
///
/// # Safety
/// `symbol` is null or a function of the type that its name implies.
pub unsafe fn register(name: &[u8], symbol: *mut c_void) -> Result<()> {
    let hooks = [&CHECK_SIGNALS, &ENSURE, &RELEASE];
    let hook = hooks.into_iter().find(|hook| hook.name.as_bytes() == name).ok_or_else(|| {
        Error::value(format!("Unknown env API {}", String::from_utf8_lossy(name)))
    })?;
    hook.symbol.store(symbol, Ordering::Release);
    Ok(())
}

/// Lets the frontend handle pending signals. An error, with a dedicated kind, means that the
/// frontend has an exception pending.
#[inline]
pub fn check_signals() -> Result<()> {
    let check = CHECK_SIGNALS.get();
    if check.is_null() { Ok(()) } else { check_with_lock(check) }
}

fn check_with_lock(check: *mut c_void) -> Result<()> {
    let (ensure, release) = (ENSURE.get(), RELEASE.get());
    if ensure.is_null() {
        return Err(ENSURE.missing());
    }
    if release.is_null() {
        return Err(RELEASE.missing());
    }
    // SAFETY: `register` stored non-null functions of these types.
    let (check, ensure, release) = unsafe {
        (
            std::mem::transmute::<*mut c_void, CheckSignals>(check),
            std::mem::transmute::<*mut c_void, Ensure>(ensure),
            std::mem::transmute::<*mut c_void, Release>(release),
        )
    };
    // SAFETY: the interpreter's own protocol: each `ensure` is followed by one `release`.
    let status = unsafe {
        let state = ensure();
        let status = check();
        release(state);
        status
    };
    if status != 0 {
        return Err(Error::new(error_kind::ENV_ERROR_ALREADY_SET, ""));
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use std::ffi::{c_int, c_void};
    use std::sync::atomic::{AtomicUsize, Ordering};

    use super::{check_signals, register};

    static HELD: AtomicUsize = AtomicUsize::new(0);
    static STATUS: AtomicUsize = AtomicUsize::new(0);

    unsafe extern "C" fn check() -> c_int {
        assert_eq!(HELD.load(Ordering::Relaxed), 1);
        STATUS.load(Ordering::Relaxed) as c_int
    }

    unsafe extern "C" fn ensure() -> usize {
        HELD.fetch_add(1, Ordering::Relaxed);
        0
    }

    unsafe extern "C" fn release(state: usize) {
        assert_eq!(state, 0);
        HELD.fetch_sub(1, Ordering::Relaxed);
    }

    fn set(name: &str, symbol: *mut c_void) -> crate::Result<()> {
        // SAFETY: the tests register functions of the right types.
        unsafe { register(name.as_bytes(), symbol) }
    }

    #[test]
    fn signals_are_checked_under_the_lock() {
        assert!(check_signals().is_ok());
        let error = set("PyErr_Clear", std::ptr::null_mut()).unwrap_err();
        assert_eq!(error.to_string(), "ValueError: Unknown env API PyErr_Clear");
        set("PyErr_CheckSignals", check as *mut c_void).unwrap();
        let error = check_signals().unwrap_err();
        assert!(error.to_string().contains("`PyGILState_Ensure` is not registered"), "{error}");
        set("PyGILState_Ensure", ensure as *mut c_void).unwrap();
        set("PyGILState_Release", release as *mut c_void).unwrap();
        assert!(check_signals().is_ok());
        STATUS.store(1, Ordering::Relaxed);
        assert_eq!(check_signals().unwrap_err().kind(), b"EnvErrorAlreadySet");
        assert_eq!(HELD.load(Ordering::Relaxed), 0);
        set("PyErr_CheckSignals", std::ptr::null_mut()).unwrap();
        assert!(check_signals().is_ok());
    }
}
