//! Prints the native frames on a segmentation fault, before the process ends.
//!
//! A forked child turns the frames into text: the faulting thread may hold the allocator's lock or run on a small
//! signal stack, and a failure in the child does not affect the parent. The parent waits for it, then lets the signal
//! have its original effect. An existing handler is left alone; a handler that is installed later, such as
//! `faulthandler`'s, runs first and calls ours.

use std::ffi::{c_int, c_void};
use std::mem::MaybeUninit;
use std::sync::atomic::{AtomicBool, Ordering};

use crate::backtrace;

/// Seconds after which the child gives up.
const PATIENCE: u32 = 5;

/// Prints a backtrace when the process is about to end by a segmentation fault. Does nothing when the program handles
/// the signal itself.
pub fn show_segfaults() {
    // SAFETY: `current` is written before it is read; the handler has the signature that SA_SIGINFO requires.
    unsafe {
        let mut current = MaybeUninit::<libc::sigaction>::zeroed();
        let known = libc::sigaction(libc::SIGSEGV, std::ptr::null(), current.as_mut_ptr());
        if known != 0 || current.assume_init_ref().sa_sigaction != libc::SIG_DFL {
            return;
        }
        let mut ours = MaybeUninit::<libc::sigaction>::zeroed().assume_init();
        ours.sa_sigaction =
            handle as extern "C" fn(c_int, *mut libc::siginfo_t, *mut c_void) as usize;
        ours.sa_flags = libc::SA_SIGINFO | libc::SA_ONSTACK;
        libc::sigemptyset(&raw mut ours.sa_mask);
        libc::sigaction(libc::SIGSEGV, &raw const ours, std::ptr::null_mut());
    }
}

extern "C" fn handle(signal: c_int, _: *mut libc::siginfo_t, _: *mut c_void) {
    static HANDLED: AtomicBool = AtomicBool::new(false);
    // SAFETY: plain system calls; the action is a valid value of all zeros, which is the default one.
    unsafe {
        let default = MaybeUninit::<libc::sigaction>::zeroed().assume_init();
        if !HANDLED.swap(true, Ordering::Relaxed) {
            write(b"!!!!!!! Segfault encountered !!!!!!!\n");
            if !show_in_child(signal) {
                write(b"  (no backtrace: the process is too damaged to look at its frames)\n");
            }
        }
        libc::sigaction(signal, &raw const default, std::ptr::null_mut());
        // A fault happens again where it happened before; a signal that was sent must be sent again.
        libc::raise(signal);
    }
}

/// Lets a child write the backtrace; returns whether it succeeded.
///
/// # Safety
/// Called in a signal handler, whose frames are the ones to show.
unsafe fn show_in_child(signal: c_int) -> bool {
    // SAFETY: `fork` is the raw system call, so no handler of the program runs. The child ends by `_exit`, by a fault
    // of its own or by the alarm; the parent's memory does not change.
    unsafe {
        let child = libc::syscall(libc::SYS_clone, libc::c_long::from(libc::SIGCHLD), 0, 0, 0, 0);
        if child < 0 {
            return false;
        }
        if child == 0 {
            let mut none = MaybeUninit::<libc::sigset_t>::zeroed();
            libc::sigemptyset(none.as_mut_ptr());
            libc::sigprocmask(libc::SIG_SETMASK, none.as_ptr(), std::ptr::null_mut());
            libc::signal(signal, libc::SIG_DFL);
            libc::signal(libc::SIGALRM, libc::SIG_DFL);
            libc::signal(libc::SIGABRT, libc::SIG_DFL);
            libc::alarm(PATIENCE);
            write(backtrace::of_crash().as_bytes());
            libc::_exit(0);
        }
        let mut status = 0;
        loop {
            let waited = libc::waitpid(child as libc::pid_t, &raw mut status, 0);
            if waited >= 0 || *libc::__errno_location() != libc::EINTR {
                return waited >= 0 && libc::WIFEXITED(status);
            }
        }
    }
}

/// Writes to standard error, as far as possible.
fn write(mut text: &[u8]) {
    while !text.is_empty() {
        // SAFETY: the bytes of a slice.
        let written = unsafe { libc::write(libc::STDERR_FILENO, text.as_ptr().cast(), text.len()) };
        match usize::try_from(written) {
            Ok(count) if count > 0 => text = &text[count.min(text.len())..],
            _ => return,
        }
    }
}
