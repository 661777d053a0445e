//! Captures return addresses by walking the stack.

use std::ffi::c_void;

/// One frame: the return address, and its position on the stack.
#[derive(Clone, Copy)]
pub(super) struct Frame {
    pub(super) ip: usize,
    /// Address of the word that holds `ip`, or 0 if unknown.
    pub(super) slot: usize,
}

/// Most frames that are walked, so that a broken stack cannot keep us busy forever.
const MAX_FRAMES: usize = 1024;

#[repr(C)]
struct Context {
    opaque: [u8; 0],
}

// The unwinder of the platform, which every program with Rust or C++ code has loaded.
unsafe extern "C" {
    fn _Unwind_Backtrace(
        visit: unsafe extern "C" fn(*mut Context, *mut c_void) -> i32,
        data: *mut c_void,
    ) -> i32;
    fn _Unwind_GetIP(context: *mut Context) -> usize;
    #[cfg(target_arch = "x86_64")]
    fn _Unwind_GetCFA(context: *mut Context) -> usize;
    #[cfg(target_arch = "aarch64")]
    fn _Unwind_GetGR(context: *mut Context, register: i32) -> usize;
}

const GO_ON: i32 = 0;
const STOP: i32 = 5;

/// State of a walk.
struct Walk {
    frames: Vec<Frame>,
    /// Frame pointer of the function that was visited last.
    #[cfg(target_arch = "aarch64")]
    record: usize,
}

unsafe extern "C" fn visit(context: *mut Context, data: *mut c_void) -> i32 {
    // SAFETY: `data` is the walk of the call below; the unwinder passes a valid context.
    let (walk, ip) = unsafe { (&mut *data.cast::<Walk>(), _Unwind_GetIP(context)) };
    if ip == 0 || walk.frames.len() == MAX_FRAMES {
        return STOP;
    }
    let slot = return_slot(walk, context, ip);
    walk.frames.push(Frame { ip, slot });
    GO_ON
}

/// On x86-64 a call pushes the return address right below the caller's stack pointer.
#[cfg(target_arch = "x86_64")]
fn return_slot(_walk: &mut Walk, context: *mut Context, ip: usize) -> usize {
    // SAFETY: the unwinder passed the context to `visit`.
    let cfa = unsafe { _Unwind_GetCFA(context) };
    checked_slot(cfa.wrapping_sub(size_of::<usize>()), ip)
}

/// On aarch64 a function that calls others keeps its return address behind the caller's frame pointer, and its own
/// frame pointer, register 29, points to the two.
#[cfg(target_arch = "aarch64")]
fn return_slot(walk: &mut Walk, context: *mut Context, ip: usize) -> usize {
    // SAFETY: the unwinder passed the context to `visit`.
    let record = unsafe { _Unwind_GetGR(context, 29) };
    let called = std::mem::replace(&mut walk.record, record);
    if walk.frames.is_empty() {
        // The call of the unwinder, below all frames that are compared later.
        return std::ptr::from_mut(walk).addr();
    }
    checked_slot(called.wrapping_add(size_of::<usize>()), ip)
}

/// Elsewhere a function keeps its return address where it likes.
#[cfg(not(any(target_arch = "x86_64", target_arch = "aarch64")))]
fn return_slot(_walk: &mut Walk, _context: *mut Context, _ip: usize) -> usize {
    0
}

/// A slot if it holds the return address, else 0. It is read only on the thread's own stack, above this frame: code that
/// a signal interrupted may use another stack.
#[cfg(any(target_arch = "x86_64", target_arch = "aarch64"))]
fn checked_slot(slot: usize, ip: usize) -> usize {
    let here = (&raw const slot).addr();
    let is_stack = slot > here && crate::depth::stack_end(here).is_some_and(|end| slot < end);
    // SAFETY: an aligned word of the stack that this thread runs on, in use by its callers.
    let holds_ip =
        is_stack && slot.is_multiple_of(8) && unsafe { (slot as *const usize).read() } == ip;
    if holds_ip { slot } else { 0 }
}

/// The frames of this thread, innermost first.
#[inline(never)]
pub(super) fn frames() -> Vec<Frame> {
    let mut walk = Walk {
        frames: Vec::with_capacity(64),
        #[cfg(target_arch = "aarch64")]
        record: 0,
    };
    crate::lock::none_held("the loader");
    // SAFETY: `visit` matches the callback's type and gets the walk it expects.
    unsafe { _Unwind_Backtrace(visit, (&raw mut walk).cast()) };
    walk.frames
}
