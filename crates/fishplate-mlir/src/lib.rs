//! MLIR and LLVM 22 as safe handles: build or parse a module, verify it, run passes, translate it to
//! LLVM IR, emit an object, assembly, PTX or bitcode, and link objects into the running process.
//!
//! The layer is thin on purpose: a handle here is a handle there, and everything that can fail returns a `Result` that
//! keeps the diagnostics. It does not know about the FFI. The targets are X86, NVPTX and AArch64. The dialects and
//! passes are those of [`Context::new`], not everything in MLIR unless the feature `all-dialects` is on.

mod affine;
mod apart;
pub mod asm;
mod attribute;
mod call;
mod context;
mod dense_attribute;
mod diagnostic;
pub mod dynamic;
pub mod edits;
pub mod engine;
mod error;
#[cfg(feature = "all-dialects")]
pub mod everything;
pub mod exchange;
pub mod external_pass;
pub mod fork;
mod guarded;
mod hash;
pub mod instrument;
pub mod interfaces;
pub mod interned;
mod jit;
mod link;
mod llvm_module;
mod location;
pub mod measure;
mod module;
pub mod nesting;
mod operation;
pub mod pass;
mod pass_manager;
pub mod pdl;
mod printing;
mod query;
pub mod registration;
pub mod rewrite;
mod shaped_type;
pub mod stack;
mod structure;
pub mod symbols;
mod target;
mod text;
mod thread_pool;
mod types;

pub use apart::{ChildOutcome, Purpose, apart};
pub use attribute::SmallInt;
pub use context::{Context, ContextRef, SharedContext, global_debug, set_global_debug};
pub use dense_attribute::{Blob, DenseElement};
pub use diagnostic::{Diagnostic, Listener, Said, Severity};
pub use error::{Error, Result};
pub use hash::hash;
pub use interned::{AffineExpr, AffineMap, Attribute, IntegerSet, Interned, Location, Type};
pub use jit::{Jit, JitLibrary};
pub use link::{link, loaded_file};
pub use llvm_module::LlvmModule;
pub use module::Module;
pub use operation::{NewOp, OpBuilder, OpRef, OwnedOp};
pub use pass_manager::{IrPrinting, PassManager};
pub use printing::{PrintOptions, Terminated};
pub use query::OpInfo;
pub use shaped_type::DYNAMIC;
pub use structure::{Block, Region, Value};
pub use target::{OptLevel, Target, TargetMachine};
pub use thread_pool::ThreadPool;
pub use types::{Float, Sign};
