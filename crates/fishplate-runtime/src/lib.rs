//! Behaviour of the symbols of `libtvm_ffi.so`.
//!
//! This crate holds the process-wide state (types, functions, streams) and the behaviour of every kind of object. It
//! exports no symbol: `fishplate-capi` wraps it in the C ABI, and no other crate may link it, so that a process has one
//! registry.
//!
//! The raised error, streams, the backtrace cache and the queue of waiting deleters belong to their thread. Everything
//! else that threads share is in `type_table.rs`, `globals.rs` and `registry_map.rs`. `tests/stress` runs 16 threads
//! against all of it, and `tests/models` checks every interleaving of a few threads over the reference count with loom.

mod access_path;
pub mod allocator;
mod any;
mod any_hook;
mod any_ops;
mod backtrace;
pub mod big_int;
mod builtin;
mod call;
mod containers;
pub mod crash;
mod creator;
mod dataclass;
mod depth;
pub mod dtype;
mod enums;
pub mod env;
pub mod error;
mod field;
mod field_access;
mod fork;
mod function;
pub mod globals;
pub mod init_once;
mod json;
mod json_graph;
mod lock;
pub mod module;
mod object;
mod once;
pub mod opaque;
pub mod raised;
mod registry_map;
mod retire;
mod safe_read;
mod signature;
mod structural;
mod sync;
pub mod tensor;
mod text;
pub mod type_table;

pub use any::{Any, AnyView};
pub use backtrace::backtrace_text;
pub use builtin::install as install_builtins;
pub use containers::{ListMemory, set_list_memory};
pub use error::{Error, Result};
pub use function::{Function, FunctionObj};
pub use object::{Object, ObjectType, Ref};
