//! The allocator of the libraries that other programs load. Rust ends the process when a small allocation fails,
//! and the host did not ask for that. So a library has some memory of its own: it is used when the system has none,
//! until what is being done is done, or comes to an allocation whose failure is an error (whatever a caller decides the
//! size of). It is given back like any other.
//!
//! What costs nothing is left as it is: an allocation that succeeds is the system's, and a free compares one number.

use std::{
    alloc::{GlobalAlloc, Layout, System},
    cell::UnsafeCell,
    ptr,
    sync::atomic::{AtomicBool, Ordering},
};

/// Bytes of the reserve, which takes no memory before it is used, and of the pieces that it is given out in.
const BYTES: usize = 2 << 20;
const PIECE: usize = 64;
const PIECES: usize = BYTES / PIECE;
/// The largest allocation. What is larger is sized by a caller, and its failure is an error.
const LARGEST: usize = 64 << 10;
/// How long a thread waits for another one. After a fork there may be nobody to wait for.
const SPINS: u32 = 1 << 22;

/// The system's allocator, with a reserve. One for each library: `#[global_allocator]`.
#[derive(Debug)]
pub struct WithReserve;

#[repr(C, align(64))]
struct ReserveBytes(UnsafeCell<[u8; BYTES]>);

/// A bit for each piece that is given out.
struct Taken(UnsafeCell<[u64; PIECES / 64]>);

// SAFETY: pieces are given to one owner at a time, by whoever holds the lock.
unsafe impl Sync for ReserveBytes {}
// SAFETY: touched only by whoever holds the lock.
unsafe impl Sync for Taken {}

static MEMORY: ReserveBytes = ReserveBytes(UnsafeCell::new([0; BYTES]));
static TAKEN: Taken = Taken(UnsafeCell::new([0; PIECES / 64]));
static LOCK: AtomicBool = AtomicBool::new(false);

/// The place of an address in the reserve; none for one of the system's.
#[inline(always)]
fn place(address: *mut u8) -> Option<usize> {
    let place = address.addr().wrapping_sub(MEMORY.0.get().addr());
    (place < BYTES).then_some(place)
}

/// Does something with the bits of all pieces; nothing if another thread does not come to an end.
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

/// Some pieces in a row, or null.
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

// SAFETY: memory is the system's, or pieces of the reserve that nobody else has; it is given back to where it came
// from. Nothing here panics: sizes are below `LARGEST`, places below `BYTES`.
unsafe impl GlobalAlloc for WithReserve {
    #[inline]
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's contract.
        let made = unsafe { System.alloc(layout) };
        if made.is_null() { take(layout) } else { made }
    }

    #[inline]
    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        // SAFETY: the caller's contract.
        let made = unsafe { System.alloc_zeroed(layout) };
        if !made.is_null() {
            return made;
        }
        let made = take(layout);
        if !made.is_null() {
            // SAFETY: so many bytes were taken.
            unsafe { made.write_bytes(0, layout.size()) };
        }
        made
    }

    #[inline]
    unsafe fn dealloc(&self, memory: *mut u8, layout: Layout) {
        match place(memory) {
            // SAFETY: the caller's contract; the system's memory.
            None => unsafe { System.dealloc(memory, layout) },
            Some(place) => give(place, layout),
        }
    }

    #[inline]
    unsafe fn realloc(&self, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
        if place(memory).is_none() {
            // SAFETY: the caller's contract; the system's memory.
            let made = unsafe { System.realloc(memory, layout, size) };
            if !made.is_null() {
                return made;
            }
        }
        // SAFETY: the caller's contract.
        unsafe { move_to(self, memory, layout, size) }
    }
}

/// A reallocation from or to the reserve.
///
/// # Safety
/// As for [`GlobalAlloc::realloc`].
#[cold]
unsafe fn move_to(own: &WithReserve, memory: *mut u8, layout: Layout, size: usize) -> *mut u8 {
    let Ok(wanted) = Layout::from_size_align(size, layout.align()) else {
        return ptr::null_mut();
    };
    // SAFETY: the caller asks for more than nothing.
    let made = unsafe { own.alloc(wanted) };
    if !made.is_null() {
        // SAFETY: both have so many bytes, and one was just made.
        unsafe { ptr::copy_nonoverlapping(memory, made, layout.size().min(size)) };
        // SAFETY: the caller gives the old memory up.
        unsafe { own.dealloc(memory, layout) };
    }
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    /// One test: the reserve is the process's.
    #[test]
    fn pieces_are_taken_and_given_back() {
        let layout = |size| Layout::from_size_align(size, 16).unwrap();
        assert!(take(layout(LARGEST + 1)).is_null());
        assert!(take(Layout::from_size_align(8, 4096).unwrap()).is_null());
        let mut made = Vec::new();
        for size in [1, 64, 65, 1000, LARGEST] {
            let memory = take(layout(size));
            assert!(place(memory).is_some() && memory.addr().is_multiple_of(PIECE));
            // SAFETY: so many bytes were taken.
            unsafe { memory.write_bytes(size as u8, size) };
            made.push((memory, size));
        }
        for (memory, size) in &made {
            // SAFETY: written above, by this test alone.
            assert!((0..*size).all(|at| unsafe { *memory.add(at) } == *size as u8));
        }
        // A reallocation leaves the reserve when it can.
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
        // All of it, until nothing is left, twice.
        for _ in 0..2 {
            let all: Vec<*mut u8> =
                std::iter::from_fn(|| Some(take(layout(LARGEST))).filter(|at| !at.is_null()))
                    .collect();
            assert_eq!(all.len(), BYTES / LARGEST);
            all.into_iter().for_each(|memory| give(place(memory).unwrap(), layout(LARGEST)));
        }
    }
}
