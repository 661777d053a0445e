//! The allocator of the libraries that other programs load. Rust ends the process when a small allocation fails, and
//! the host did not ask for that. So each library has a reserve of memory. It is used when the system has none, until
//! the current operation is done, or until it reaches an allocation whose failure is an error (one whose size a caller
//! decides). Memory of the reserve is freed like any other.
//!
//! The common path stays cheap: the system makes every allocation that succeeds, and a free compares one number.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::UnsafeCell,
    ptr,
    sync::atomic::{AtomicBool, Ordering},
};

/// Size of the reserve, which takes no memory before it is used, and size of its pieces.
const BYTES: usize = 2 << 20;
const PIECE: usize = 64;
const PIECES: usize = BYTES / PIECE;
/// The largest allocation from the reserve. A caller decides the size of larger ones, and their failure is an error.
const LARGEST: usize = 64 << 10;
/// How long a thread waits for another one. After a fork the other thread may not exist.
const SPINS: u32 = 1 << 22;

/// The system's allocator, with a reserve. Each library has one as its `#[global_allocator]`.
#[derive(Debug)]
pub struct WithReserve;

#[repr(C, align(64))]
struct ReserveBytes(UnsafeCell<[u8; BYTES]>);

/// A bit for each piece that is in use.
struct Taken(UnsafeCell<[u64; PIECES / 64]>);

// SAFETY: the holder of the lock gives pieces to one owner at a time.
unsafe impl Sync for ReserveBytes {}
// SAFETY: only the holder of the lock accesses it.
unsafe impl Sync for Taken {}

static MEMORY: ReserveBytes = ReserveBytes(UnsafeCell::new([0; BYTES]));
static TAKEN: Taken = Taken(UnsafeCell::new([0; PIECES / 64]));
static LOCK: AtomicBool = AtomicBool::new(false);

/// The offset of an address in the reserve; `None` for memory of the system.
#[inline(always)]
fn place(address: *mut u8) -> Option<usize> {
    let place = address.addr().wrapping_sub(MEMORY.0.get().addr());
    (place < BYTES).then_some(place)
}

/// Runs `body` on the bits of all pieces; `None` if another thread does not finish.
fn locked<T>(body: impl FnOnce(&mut [u64; PIECES / 64]) -> Option<T>) -> Option<T> {
    let mut spins = 0;
    while LOCK.swap(true, Ordering::Acquire) {
        spins += 1;
        if spins == SPINS {
            return None;
        }
        std::hint::spin_loop();
    }
    // SAFETY: this thread holds the lock.
    let done = body(unsafe { &mut *TAKEN.0.get() });
    LOCK.store(false, Ordering::Release);
    done
}

/// Returns some contiguous pieces, or null.
#[cold]
fn take(layout: Layout) -> *mut u8 {
    if layout.size() > LARGEST || layout.align() > PIECE {
        return ptr::null_mut();
    }
    let wanted = layout.size().div_ceil(PIECE).max(1);
    let found = locked(|taken| {
        let mut free = 0;
        for piece in 0..PIECES {
            free = if taken[piece / 64] >> (piece % 64) & 1 == 0 { free + 1 } else { 0 };
            if free == wanted {
                let first = piece + 1 - wanted;
                (first..=piece).for_each(|piece| taken[piece / 64] |= 1 << (piece % 64));
                return Some(first);
            }
        }
        None
    });
    match found {
        // SAFETY: the pieces lie in the reserve.
        Some(first) => unsafe { MEMORY.0.get().cast::<u8>().add(first * PIECE) },
        None => ptr::null_mut(),
    }
}

#[cold]
fn give(place: usize, layout: Layout) {
    let (first, count) = (place / PIECE, layout.size().div_ceil(PIECE).max(1));
    locked(|taken| {
        (first..first + count).for_each(|piece| taken[piece / 64] &= !(1 << (piece % 64)));
        Some(())
    });
}

// SAFETY: memory comes from the system, or consists of pieces of the reserve that nobody else has, and is freed where
// it came from. Nothing here panics: sizes are below `LARGEST`, offsets below `BYTES`.
unsafe impl GlobalAlloc for WithReserve {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller follows the same contract.
        let made = unsafe { System.alloc(layout) };
        if made.is_null() { take(layout) } else { made }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller follows the same contract.
        let made = unsafe { System.alloc_zeroed(layout) };
        if !made.is_null() {
            return made;
        }
        let made = take(layout);
        if !made.is_null() {
            // SAFETY: that many bytes were allocated.
            unsafe { made.write_bytes(0, layout.size()) };
        }
        made
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        match place(memory) {
            // SAFETY: the caller follows the same contract, and the memory came from the system.
            None => unsafe { System.dealloc(memory, layout) },
            Some(place) => give(place, layout),
        }
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if place(memory).is_none() {
            // SAFETY: the caller follows the same contract, and the memory came from the system.
            let made = unsafe { System.realloc(memory, layout, size) };
            if !made.is_null() {
                return made;
            }
        }
        // SAFETY: the caller follows the same contract.
        unsafe { move_to(self, memory, layout, size) }
    }
}

/// A reallocation from or to the reserve.
///
/// # Safety
/// The same as for [`GlobalAlloc::realloc`].
#[cold]
unsafe fn move_to(own: &WithReserve, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
    let Ok(wanted) = Layout::from_size_align(size, layout.align()) else {
        return ptr::null_mut();
    };
    // SAFETY: the caller guarantees a size above zero.
    let made = unsafe { own.alloc(wanted) };
    if !made.is_null() {
        // SAFETY: both have that many bytes, and one was just allocated.
        unsafe { ptr::copy_nonoverlapping(memory, made, layout.size().min(size)) };
        // SAFETY: the caller gives the old memory up.
        unsafe { own.dealloc(memory, layout) };
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Only one test: the process has one reserve.
    #[test]
    fn pieces_are_taken_and_given_back() {
        let layout = |size| Layout::from_size_align(size, 16).unwrap();
        assert!(take(layout(LARGEST + 1)).is_null());
        assert!(take(Layout::from_size_align(8, 4096).unwrap()).is_null());
        let mut made = Vec::new();
        for size in [1, 64, 65, 1000, LARGEST] {
            let memory = take(layout(size));
            assert!(place(memory).is_some() && memory.addr().is_multiple_of(PIECE));
            // SAFETY: that many bytes were allocated.
            unsafe { memory.write_bytes(size as u8, size) };
            made.push((memory, size));
        }
        for (memory, size) in &made {
            // SAFETY: written above, and only this test has the memory.
            assert!((0..*size).all(|at| unsafe { *memory.add(at) } == *size as u8));
        }
        // A reallocation moves out of the reserve when possible.
        let (memory, size) = made.pop().unwrap();
        // SAFETY: memory of this allocator, of that layout.
        let moved = unsafe { WithReserve.realloc(memory, layout(size), 2 * size) };
        assert!(place(moved).is_none());
        // SAFETY: the first half was copied.
        assert!((0..size).all(|at| unsafe { *moved.add(at) } == size as u8));
        // SAFETY: memory of this allocator, of that layout.
        unsafe { WithReserve.dealloc(moved, layout(2 * size)) };
        for (memory, size) in made {
            // SAFETY: memory of this allocator, of that layout.
            unsafe { WithReserve.dealloc(memory, layout(size)) };
        }
        // Allocates all of it, until nothing is left, twice.
        for _ in 0..2 {
            let all: Vec<*mut u8> =
                std::iter::from_fn(|| Some(take(layout(LARGEST))).filter(|at| !at.is_null()))
                    .collect();
            assert_eq!(all.len(), BYTES / LARGEST);
            all.into_iter().for_each(|memory| give(place(memory).unwrap(), layout(LARGEST)));
        }
    }
}
