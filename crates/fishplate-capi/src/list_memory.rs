//! Allocates the memory of lists on C++'s heap (cpp/memory.cc), like C++ clients do. Tested by tests/valgrind.

use std::ffi::c_void;

use fishplate_runtime::{ListMemory, set_list_memory};

unsafe extern "C" {
    fn fishplate_list_allocate(bytes: usize) -> *mut c_void;
    fn fishplate_list_free(data: *mut c_void);
}

/// Sets the allocation functions; must be called before any list is created.
pub(crate) fn connect() {
    set_list_memory(ListMemory { allocate: fishplate_list_allocate, free: fishplate_list_free });
}
