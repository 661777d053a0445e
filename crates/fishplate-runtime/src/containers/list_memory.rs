//! Allocation of the elements of lists.
//!
//! Code inlined into C++ clients grows a list with `operator new` and keeps the deleter. So where C++ is part
//! of the library, lists are allocated with `operator new` from the start, and the deleter is right whoever
//! allocated last.

use std::ffi::c_void;
use std::sync::OnceLock;

/// A pair of functions that allocate and free.
#[derive(Clone, Copy)]
pub struct ListMemory {
    /// Memory of a size, or null.
    pub allocate: unsafe extern "C" fn(bytes: usize) -> *mut c_void,
    /// Gives it back; null is nothing.
    pub free: unsafe extern "C" fn(data: *mut c_void),
}

static MEMORY: OnceLock<ListMemory> = OnceLock::new();

/// Sets where room comes from; before any list is made.
pub fn set_list_memory(memory: ListMemory) {
    let _ = MEMORY.set(memory);
}

/// Where room comes from: C's heap unless someone said otherwise.
pub(super) fn list_memory() -> ListMemory {
    *MEMORY.get_or_init(|| ListMemory { allocate: libc::malloc, free: libc::free })
}
