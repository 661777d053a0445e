//! MLIR and LLVM 22 as safe handles: build or parse a module, verify it, run passes, translate it to
//! LLVM IR, emit an object, assembly, PTX or bitcode, and link objects into the running process.
//!
//! Thin on purpose: a handle here is a handle there, and everything that can fail is a `Result` that
//! keeps the diagnostics. Nothing here knows of the FFI. Targets are X86, NVPTX and AArch64; dialects
//! and passes are those of [`Context::new`], not everything that MLIR has.

mod apart;
pub mod asm;
mod attribute;
mod context;
mod diagnostic;
pub mod dynamic;
mod error;
pub mod external_pass;
mod guarded;
mod hash;
pub mod instrument;
mod jit;
mod llvm_module;
mod location;
pub mod measure;
mod module;
pub mod nesting;
mod operation;
pub mod pass;
mod query;
pub mod registration;
pub mod stack;
mod structure;
mod target;
pub mod text;
mod types;

pub use apart::{Apart, Purpose, apart};
pub use attribute::Attribute;
pub use context::{Context, ContextRef};
pub use diagnostic::{Diagnostic, Severity};
pub use error::{Error, Result};
pub use hash::hash;
pub use jit::{Jit, JitLibrary};
pub use llvm_module::LlvmModule;
pub use location::Location;
pub use module::Module;
pub use operation::{OpBuilder, OpRef};
pub use query::OpInfo;
pub use structure::{Block, Region, Value};
pub use target::{OptLevel, Target, TargetMachine};
pub use types::Type;
