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
    fn _Unwind_GetCFA(context: *mut Context) -> usize;
}

const GO_ON: i32 = 0;
const STOP: i32 = 5;

unsafe extern "C" fn visit(context: *mut Context, data: *mut c_void) -> i32 {
    // SAFETY: `data` is the vector of the call below; the unwinder passes a valid context.
    let (frames, ip, cfa) = unsafe {
        (&mut *data.cast::<Vec<Frame>>(), _Unwind_GetIP(context), _Unwind_GetCFA(context))
    };
    if ip == 0 || frames.len() == MAX_FRAMES {
        return STOP;
    }
    frames.push(Frame { ip, slot: return_slot(ip, cfa) });
    GO_ON
}

/// On x86-64 a call pushes the return address right below the caller's stack pointer. It is read only on the thread's
/// own stack, above this frame: code that a signal interrupted may use another stack.
#[cfg(target_arch = "x86_64")]
fn return_slot(ip: usize, cfa: usize) -> usize {
    let slot = cfa.wrapping_sub(size_of::<usize>());
    let here = (&raw const slot).addr();
    let is_stack = slot > here && crate::depth::stack_end(here).is_some_and(|end| slot < end);
    // SAFETY: part of the stack that this thread runs on, in use by its callers.
    let holds_ip =
        is_stack && cfa.is_multiple_of(8) && unsafe { (slot as *const usize).read() } == ip;
    if holds_ip { slot } else { 0 }
}

#[cfg(not(target_arch = "x86_64"))]
fn return_slot(_ip: usize, _cfa: usize) -> usize {
    0
}

/// The frames of this thread, innermost first.
#[inline(never)]
pub(super) fn frames() -> Vec<Frame> {
    let mut frames = Vec::with_capacity(64);
    crate::lock::none_held("the loader");
    // SAFETY: `visit` matches the callback's type and gets the vector it expects.
    unsafe { _Unwind_Backtrace(visit, (&raw mut frames).cast()) };
    frames
}
