//! Python's C API as safe functions. The rest of the crate is written in terms of them.
//!
//! Three types carry the proof that a call of the interpreter is allowed. [`Python`] is the token of an attached
//! thread. [`Owned`] holds a strong reference. [`Borrowed`] is a reference that somebody else holds, and it cannot
//! outlive its holder. Both handles exist only on an attached thread and provide the token (`py()`), so a function that
//! takes one needs no separate token.
//!
//! A token is created without proof only where C code calls us: in `trampoline.rs`, `attach.rs`, and the few
//! handwritten slots and callbacks. `Owned` and `Borrowed` are not `Send`, and [`crate::attach::attached`] returns only
//! values that are `Send`, so a handle stays on the thread and in the call that created it.
//! [`crate::attach::AnyThread`] is the only reference that other threads may hold. `tests/proofs.rs` shows what the
//! types refuse.
//!
//! These are our own types over `pyo3-ffi`. PyO3's `Bound` has the same shape, but its crate adds a lazy `PyErr`,
//! reference pools and a module state, which would slow down calls from Python.

pub(crate) mod capi;
mod collections;
mod critical;
mod gil_cell;
mod objects;
mod pending;
mod raised;
mod reference;
mod shared;
mod text;
mod token;
pub(crate) mod trampoline;

pub(crate) use collections::{
    Tuple, fill_tuple, filled, gathered, list_from, new_dict, new_list, reserve, room, tuple_from,
};
pub(crate) use critical::{in_section_at, in_section_of};
pub(crate) use gil_cell::GilCell;
pub(crate) use objects::{
    ExceptionPart, as_address, as_i64, call, call_method0, call_method1, equality, find_attr,
    get_attr, import, int_from_pointer, int_from_u64, int_or_overflow, is_loaded_instance,
    loaded_module, new_capsule, not_implemented, set_attr, type_name,
};
pub(crate) use pending::{Pending, aside};
pub(crate) use pyo3_ffi::PyObject;
pub(crate) use raised::raised;
pub(crate) use raised::{
    Exception, Raised, Result, attribute_error, buffer_error, check, check_stack, clear_error,
    error_is_set, error_matches, import_error, index_error, key_error, no_memory, overflow_error,
    raise_again, runtime_error, runtime_error_class, system_error, type_error, value_error,
};
pub(crate) use reference::{Borrowed, BoxSlot, Class, Kept, Owned, Slot, install};
pub(crate) use shared::Shared;
pub(crate) use text::{
    Name, bytes_of, expect_str, lossy_str, name, new_bytes, new_str, str_from_utf8, str_utf8,
    text_of,
};
pub(crate) use token::Python;

use std::ffi::{CStr, c_char};

/// Returns the address of a text for a C struct that lives as long as the program.
pub(crate) const fn c(text: &'static CStr) -> *const c_char {
    text.as_ptr()
}
