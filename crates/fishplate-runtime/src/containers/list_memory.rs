//! Allocation of the elements of lists.
//!
//! Code inlined into C++ clients grows a list with `operator new` and keeps the deleter. So if C++ is part of the
//! library, lists are allocated with `operator new` from the start, and the deleter is right whoever allocated last.

use std::ffi::c_void;
use std::sync::OnceLock;

/// A pair of functions that allocate and free.
#[derive(Clone, Copy)]
pub struct ListMemory {
    /// Allocates memory of a size, or returns null.
    pub allocate: unsafe extern "C" fn(bytes: usize) -> *mut c_void,
    /// Frees it; null is ignored.
    pub free: unsafe extern "C" fn(data: *mut c_void),
}

static MEMORY: OnceLock<ListMemory> = OnceLock::new();

/// Sets the allocation functions; must be called before any list is created.
pub fn set_list_memory(memory: ListMemory) {
    let _ = MEMORY.set(memory);
}

/// The allocation functions: those of the C heap by default.
pub(super) fn list_memory() -> ListMemory {
    *MEMORY.get_or_init(|| ListMemory { allocate: libc::malloc, free: libc::free })
}
