//! The error raised on this thread, and the guard around every function that C calls.
//!
//! Raising stores the error with a `Trace`, which holds return addresses, or nothing at all if the same frames
//! raised before. Taking the error turns the addresses into text.

use std::cell::RefCell;
use std::ffi::c_int;
use std::panic::{AssertUnwindSafe, catch_unwind};

use crate::backtrace::Trace;
use crate::error::{Error, Result, from_panic};

/// Status for success.
pub const OK: c_int = 0;
/// Status for a raised error.
pub const RAISED: c_int = -1;

struct Raised {
    error: Error,
    /// Frames that are not text yet: they become text when the error is taken.
    trace: Option<Trace>,
}

thread_local! {
    static RAISED_ERROR: RefCell<Option<Raised>> = const { RefCell::new(None) };
}

fn store(raised: Option<Raised>) -> Option<Raised> {
    // An ending thread has no slot any more; nobody reads its error either.
    RAISED_ERROR.try_with(|slot| slot.replace(raised)).ok().flatten()
}

/// Raises an error unchanged.
pub fn set(error: Error) {
    store(Some(Raised { error, trace: None }));
}

/// Raises an error that should show where it left the runtime.
#[cold]
#[inline(never)]
pub fn set_with_trace(error: Error) {
    let trace = error.backtrace().is_empty().then(Trace::capture);
    store(Some(Raised { error, trace }));
}

/// Takes the raised error; its backtrace is turned into text.
pub fn take() -> Option<Error> {
    let Raised { error, trace } = store(None)?;
    if let Some(trace) = trace {
        error.set_backtrace(trace.text());
    }
    Some(error)
}

/// Runs the body of an exported function: an error or a panic is raised on this thread.
#[inline(always)]
pub fn guard(name: &'static str, body: impl FnOnce() -> Result<()>) -> c_int {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => OK,
        Ok(Err(error)) => {
            set_with_trace(error);
            RAISED
        }
        Err(payload) => {
            set_with_trace(from_panic(name, payload));
            RAISED
        }
    }
}

/// Runs the body of an exported function without a status: an error or panic is still raised on this thread, and
/// `fallback` is returned.
#[inline(always)]
pub fn guard_or<T>(name: &'static str, fallback: T, body: impl FnOnce() -> Result<T>) -> T {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(value)) => value,
        Ok(Err(error)) => {
            set_with_trace(error);
            fallback
        }
        Err(payload) => {
            set_with_trace(from_panic(name, payload));
            fallback
        }
    }
}
