//! Room of lists from C++'s heap (cpp/memory.cc), where C++ clients get theirs. Tested by tests/valgrind.

use std::ffi::c_void;

use fishplate_runtime::{ListMemory, set_list_memory};

unsafe extern "C" {
    fn fishplate_list_allocate(bytes: usize) -> *mut c_void;
    fn fishplate_list_free(data: *mut c_void);
}

/// Says where room comes from; before any list is made.
pub(crate) fn connect() {
    set_list_memory(ListMemory { allocate: fishplate_list_allocate, free: fishplate_list_free });
}
