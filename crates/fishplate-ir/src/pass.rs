//! Pass managers, and passes in other languages: a Python function, a Rust closure or a C function.
//! Each is an FFI function that receives the operation and a [`Pass`].

mod callback;
mod complaint;
mod manager;
mod running;

pub use callback::{Pass, register_pass};
pub use manager::PassManager;
pub(crate) use running::{
    Run, check_root, current, enter, refuse_edit, refuse_insertion, refuse_native,
};
