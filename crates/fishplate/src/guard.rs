//! The guard around Rust code that C calls: an error or a panic is raised, never unwound.
//!
//! An attribute puts every function that runs a [`guard`] into the section `fishplate_guard`. A panic looks for such
//! code on the stack to find out that it will become an error, and is then not printed. Calls that do not panic pay
//! nothing.

use std::cell::Cell;
use std::ffi::{c_int, c_void};
use std::panic::{AssertUnwindSafe, PanicHookInfo, catch_unwind};
use std::sync::Once;

use crate::error::{Error, Result};

thread_local! {
    static PANICKED_AT: Cell<Option<String>> = const { Cell::new(None) };
}

/// Runs the body of a function that C calls: 0, or -1 with the error raised on this thread.
#[inline(always)]
pub(crate) fn guard(body: impl FnOnce() -> Result<()>) -> c_int {
    match catch_unwind(AssertUnwindSafe(body)) {
        Ok(Ok(())) => 0,
        Ok(Err(error)) => fail(error),
        Err(payload) => fail_by_panic(payload),
    }
}

/// Does the same as [`guard`] for a body that runs user code. Unlimited recursion gets an error before the stack
/// overflows.
#[inline(always)]
pub(crate) fn guard_user_code(body: impl FnOnce() -> Result<()>) -> c_int {
    if fishplate_stack::is_low() {
        return fail_too_deep();
    }
    guard(body)
}

#[cold]
fn fail(error: Error) -> c_int {
    error.raise();
    -1
}

#[cold]
#[inline(never)]
fn fail_too_deep() -> c_int {
    fail(Error::new(
        "RecursionError",
        "The stack of this thread is nearly used up: a function calls itself without an end, or calls nest too deeply \
         for the size of the stack",
    ))
}

// Takes the payload over, so that the guard needs no room for it.
#[cold]
fn fail_by_panic(payload: Payload) -> c_int {
    let error = panic_error(&*payload);
    discard(payload);
    fail(error)
}

/// Payload of a panic.
type Payload = Box<dyn std::any::Any + Send>;

/// Drops the payload of a panic. Its destructor may panic too; the payload of that panic is leaked.
#[cold]
#[inline(never)]
fn discard(payload: Payload) {
    if let Err(second) = catch_unwind(AssertUnwindSafe(|| drop(payload))) {
        std::mem::forget(second);
    }
}

/// Runs code whose caller cannot be told of a panic: the panic stops here.
#[inline]
pub(crate) fn without_unwinding(body: impl FnOnce()) {
    if let Err(payload) = catch_unwind(AssertUnwindSafe(body)) {
        discard(payload);
    }
}

fn panic_error(payload: &(dyn std::any::Any + Send)) -> Error {
    let text = payload
        .downcast_ref::<&str>()
        .copied()
        .or_else(|| payload.downcast_ref::<String>().map(String::as_str))
        .unwrap_or("a panic without a message");
    // At the end of a thread the location is not known any more.
    let at = PANICKED_AT.try_with(Cell::take).ok().flatten().unwrap_or_default();
    Error::create("RustPanic", &format!("panicked{at}: {text}"), &[], None)
}

/// Prepares for calls from outside, before anybody learns of code in here. From now on this library stays loaded, and a
/// panic inside a guard is not printed: it becomes an error that names its location.
#[inline]
pub(crate) fn prepare() {
    static INSTALLED: Once = Once::new();
    INSTALLED.call_once(|| {
        crate::runtime::stay_loaded();
        let previous = std::panic::take_hook();
        std::panic::set_hook(Box::new(move |info: &PanicHookInfo<'_>| {
            if !stack::has_guard() {
                return previous(info);
            }
            let at = info.location().map(|at| format!(" at {}:{}", at.file(), at.line()));
            let _ = PANICKED_AT.try_with(|place| place.set(at));
        }));
    });
}

#[cfg(target_os = "linux")]
mod stack {
    use super::{c_int, c_void};

    /// Keeps the section from being empty: otherwise the linker would not define its bounds.
    #[unsafe(link_section = "fishplate_guard")]
    extern "C" fn nothing() {}

    unsafe extern "C" {
        // The bounds of the section, from the linker.
        #[link_name = "__start_fishplate_guard"]
        static START: u8;
        #[link_name = "__stop_fishplate_guard"]
        static STOP: u8;

        // The unwinder of the platform, which the standard library uses as well.
        fn _Unwind_Backtrace(
            visit: unsafe extern "C" fn(*mut c_void, *mut c_void) -> c_int,
            found: *mut c_void,
        ) -> c_int;
        fn _Unwind_GetIP(context: *mut c_void) -> usize;
    }

    const GO_ON: c_int = 0;
    const END: c_int = 5;

    unsafe extern "C" fn visit(context: *mut c_void, found: *mut c_void) -> c_int {
        // SAFETY: the unwinder passes a valid context.
        let address = unsafe { _Unwind_GetIP(context) };
        let guards = (&raw const START).addr()..(&raw const STOP).addr();
        // The return address may lie just behind the last instruction of a guard.
        if !guards.contains(&address.wrapping_sub(1)) {
            return GO_ON;
        }
        // SAFETY: `found` is the flag of the call below.
        unsafe { found.cast::<bool>().write(true) };
        END
    }

    /// Whether a function with a guard is on the stack of this thread.
    pub(super) fn has_guard() -> bool {
        std::hint::black_box(nothing as extern "C" fn());
        let mut found = false;
        // SAFETY: the unwinder calls `visit` with the address of the flag while this runs.
        unsafe { _Unwind_Backtrace(visit, (&raw mut found).cast()) };
        found
    }
}

#[cfg(not(target_os = "linux"))]
mod stack {
    /// Unknown on this platform, so a panic is printed as well.
    pub(super) fn has_guard() -> bool {
        false
    }
}
