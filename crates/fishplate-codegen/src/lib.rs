//! The wrapper compiler: takes kernel code and a parameter spec, and produces a function of the TVM-FFI ABI that
//! validates its arguments.
//!
//! [`spec`] describes the parameters, [`attach_ffi_func`] writes the function that checks them,
//! a [`provider`] writes the call of the kernel, [`compile()`] turns both into an object, and an [`Engine`]
//! links it into the process. Nothing here needs a running `libtvm_ffi`: compiled code refers to its C
//! functions by name.

mod build_id;
mod cache;
mod compile;
mod engine;
mod entry;
pub mod error;
mod export;
mod image;
mod json;
mod libdevice;
mod link;
mod machine;
mod metadata;
mod object_check;
pub mod options;
pub mod provider;
mod ptx;
pub mod ptxas;
mod session;
pub mod spec;
mod wrapper;

pub use cache::{Cache, CacheInfo, Counts};
pub use compile::{
    CodeOptions, CompiledCode, Form, PostCompileHook, Request, Source, attach_to_text, compile,
    emit,
};
pub use engine::{Engine, Loaded, MachineCode, RUNTIME_SYMBOLS};
pub use error::{Error, Result, SpecError};
pub use export::{Export, Piece, export, export_together, write_file};
pub use machine::{Counted, NEEDS_SECTION, check_needs, common_target};
pub use metadata::{Description, metadata};
// For the fuzz target.
#[doc(hidden)]
pub use object_check::check as check_object;
pub use options::Options;
pub use ptx::ptx;
pub use wrapper::{
    CallContext, Compare, Emit, Extension, Likelihood, Operand, Successor, attach_ffi_func,
};
