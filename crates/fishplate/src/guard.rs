//! The fence around Rust code that C calls: an error or a panic is raised, never unwound.

use std::cell::Cell;
use std::ffi::c_int;
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Once;

use crate::error::{Error, Result};

thread_local! {
    static DEPTH: Cell<u32> = const { Cell::new(0) };
    static PANICKED_AT: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs the body of a function that C calls: 0, or -1 with the error raised on this thread.
#[inline]
pub(crate) fn guard(body: impl FnOnce() -> Result<()>) -> c_int {
    DEPTH.with(|depth| depth.set(depth.get() + 1));
    let outcome = catch_unwind(AssertUnwindSafe(body));
    DEPTH.with(|depth| depth.set(depth.get() - 1));
    let error = match outcome {
        Ok(Ok(())) => return 0,
        Ok(Err(error)) => error,
        Err(payload) => panic_error(&*payload),
    };
    error.raise();
    -1
}

#[cold]
fn panic_error(payload: &(dyn std::any::Any + Send)) -> Error {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic without a message");
    let at = PANICKED_AT.with(Cell::take).unwrap_or_default();
    Error::create("RustPanic", &format!("panicked{at}: {text}"), "", None)
}

/// Gets ready to be called by others, before the first of them learns of code in here. From now on
/// this library stays loaded, and a panic inside a guard is not printed: it becomes an error that
/// says where it was.
pub(crate) fn prepare() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        crate::runtime::stay_loaded();
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            if DEPTH.try_with(Cell::get).unwrap_or(0) == 0 {
                return previous(info);
            }
            let at = info.location().map(|at| format!(" at {}:{}", at.file(), at.line()));
            PANICKED_AT.with(|place| place.set(at));
        }));
    });
}
