//! The stack of a thread: its position, how much of it is left, and whether that is little. Everything that may nest
//! without its own bound asks here: entries of functions ([`is_low`]), walks over values, steps of MLIR ([`left`]).

mod good;

use std::cell::Cell;
use std::ops::Range;

/// Largest part of a stack that is reserved for raising the error, and for code that does not ask.
const MAX_RESERVE: usize = 1 << 20;
/// Smallest reserved part, unless the stack itself is very small.
const MIN_RESERVE: usize = 24 << 10;

thread_local! {
    /// The thread's own stack; empty until someone asks.
    static OWN: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
    /// Another stack that the thread runs on; empty for none.
    static OTHER: Cell<(usize, usize)> = const { Cell::new((0, 0)) };
}

/// The stack pointer of the caller.
#[inline(always)]
pub fn pointer() -> usize {
    let pointer: usize;
    // SAFETY: copies a register.
    #[cfg(all(target_arch = "x86_64", not(miri)))]
    unsafe {
        std::arch::asm!("mov {}, rsp", out(reg) pointer, options(nomem, nostack, preserves_flags));
    }
    // SAFETY: copies a register.
    #[cfg(all(target_arch = "aarch64", not(miri)))]
    unsafe {
        std::arch::asm!("mov {}, sp", out(reg) pointer, options(nomem, nostack, preserves_flags));
    }
    #[cfg(any(miri, not(any(target_arch = "x86_64", target_arch = "aarch64"))))]
    {
        let marker = 0_u8;
        pointer = (&raw const marker).addr();
    }
    pointer
}

/// Whether the stack is known to have room: nearly always true when [`is_low`] is false, at the cost of one load and
/// one comparison.
#[inline(always)]
pub fn has_room() -> bool {
    good::is_known(pointer())
}

/// Whether so little stack is left that a call should fail with an error. Always false on a stack that the thread does
/// not know, such as that of a coroutine.
#[inline(always)]
pub fn is_low() -> bool {
    let at = pointer();
    !good::is_known(at) && look(at)
}

#[cold]
#[inline(never)]
fn look(at: usize) -> bool {
    let Some(stack) = containing(at) else { return false };
    let limit = stack.start + reserve(stack.end - stack.start);
    if at < limit {
        return true;
    }
    if own().as_ref() == Some(&stack) {
        good::note(at, limit, &stack);
    }
    false
}

/// The part of a stack of this size that is kept free: an eighth, within bounds.
fn reserve(size: usize) -> usize {
    (size / 8).max(MIN_RESERVE).min(size / 4).min(MAX_RESERVE)
}

/// Number of bytes of stack that are left; `None` on a stack that the thread does not know.
#[inline]
pub fn left() -> Option<usize> {
    let at = pointer();
    containing(at).map(|stack| at - stack.start)
}

/// The stack that contains an address: the thread's own, or that of [`on`].
#[inline]
fn containing(at: usize) -> Option<Range<usize>> {
    let (low, high) = OTHER.get();
    if (low..high).contains(&at) {
        return Some(low..high);
    }
    own().filter(|own| own.contains(&at))
}

/// The addresses of the thread's own stack.
#[inline]
pub fn own() -> Option<Range<usize>> {
    let (low, high) = OWN.get();
    if low != high { Some(low..high) } else { find_own() }
}

#[cold]
#[inline(never)]
fn find_own() -> Option<Range<usize>> {
    let found = ask_system()?;
    OWN.set((found.start, found.end));
    Some(found)
}

/// Runs `body`, which is on the stack `other`, and makes that stack known to it.
pub fn on<R>(other: Range<usize>, body: impl FnOnce() -> R) -> R {
    struct Back((usize, usize));
    impl Drop for Back {
        fn drop(&mut self) {
            OTHER.set(self.0);
        }
    }
    let _back = Back(OTHER.replace((other.start, other.end)));
    body()
}

/// The stack that the system gave this thread, without its guard page. Miri has none.
#[cfg(all(target_os = "linux", not(miri)))]
fn ask_system() -> Option<Range<usize>> {
    let mut attributes = std::mem::MaybeUninit::<libc::pthread_attr_t>::uninit();
    let (mut low, mut size, mut guard) = (std::ptr::null_mut(), 0, 0);
    // SAFETY: the first call initialises the attributes before the others read them; they are destroyed once.
    let found = unsafe {
        if libc::pthread_getattr_np(libc::pthread_self(), attributes.as_mut_ptr()) != 0 {
            return None;
        }
        let status = libc::pthread_attr_getstack(attributes.as_ptr(), &raw mut low, &raw mut size)
            | libc::pthread_attr_getguardsize(attributes.as_ptr(), &raw mut guard);
        libc::pthread_attr_destroy(attributes.as_mut_ptr());
        status == 0
    };
    let (low, high) = (low.addr().saturating_add(guard), low.addr().saturating_add(size));
    (found && low < high).then_some(low..high)
}

#[cfg(any(miri, not(target_os = "linux")))]
fn ask_system() -> Option<Range<usize>> {
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn nest(depth: u32) -> (u32, usize) {
        let kept = std::hint::black_box([depth; 64]);
        if is_low() { (depth, left().unwrap()) } else { nest(std::hint::black_box(kept[1]) + 1) }
    }

    /// Endless recursion ends on stacks of every size, with room left.
    #[test]
    fn recursion_ends_on_any_stack() {
        for kib in [64, 96, 200, 1024, 2048, 64 << 10] {
            let thread = std::thread::Builder::new().stack_size(kib << 10).spawn(nest_from_0);
            let (depth, left) = thread.unwrap().join().unwrap();
            // aarch64 has no thread with less than 128 KiB.
            let reserve = reserve((kib << 10).max(libc::PTHREAD_STACK_MIN));
            assert!(depth > 40, "{kib} KiB: {depth}");
            assert!((reserve / 2..=reserve).contains(&left), "{kib} KiB: {left} of {reserve}");
        }
    }

    fn nest_from_0() -> (u32, usize) {
        nest(0)
    }

    /// Threads that run one after the other reuse each other's memory, with other bounds.
    #[test]
    fn what_a_thread_knew_ends_with_it() {
        for round in 0..40 {
            let kib = [64 << 10, 1024, 4096, 200][round % 4];
            let thread = std::thread::Builder::new().stack_size(kib << 10).spawn(nest_from_0);
            assert!(thread.unwrap().join().unwrap().1 <= MAX_RESERVE);
        }
    }

    #[test]
    fn another_stack_is_known_while_it_is_used() {
        let at = pointer();
        assert!(!is_low() && left().is_some());
        let far = at - (1 << 30);
        on(far..far + 4096, || {
            assert_eq!(containing(far + 8), Some(far..far + 4096));
            assert!(look(far + 8) && !look(far + 4000));
        });
        assert_eq!(containing(far + 8), None);
        assert!(!look(far + 8), "unknown stacks are never low");
    }
}
