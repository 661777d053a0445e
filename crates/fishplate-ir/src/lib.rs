//! MLIR as FFI objects. Python, Rust and C reach a context, its types, attributes, locations and operations through the
//! same type keys (`ir.Context`, `ir.Type`, ...), fields and methods.
//!
//! The class of an object is its FFI type: traversal returns the most derived one that [`classes`] knows. A context
//! stays alive, with everything in it, as long as any object refers to it. One lock per context makes access sound from
//! any thread. Using a handle whose target is gone is an error. Properties are fields whose C getter is a Rust
//! function, so Python reads them without packing a call.

#![deny(unsafe_code)]

mod address_map;
pub mod attribute;
pub mod block;
pub mod builtin;
pub mod classes;
pub mod context;
pub mod current;
pub mod diagnostic;
pub mod dialect;
pub mod engine;
pub mod error;
mod exchange;
pub mod insertion_point;
mod interned;
mod kinds;
pub mod list;
#[allow(unsafe_code, reason = "the one place where objects of the FFI give out handles of MLIR")]
mod live;
pub mod location;
mod lock;
pub mod logger;
pub mod module;
mod node;
pub mod operation;
pub mod pass;
pub mod region;
pub mod rewrite;
mod room;
pub mod symbol_table;
pub mod thread_pool;
#[cfg(feature = "all-dialects")]
pub mod transform;
pub mod translation;
mod tree;
pub mod types;
pub mod value;
mod visits;

pub use attribute::Attribute;
pub use block::Block;
pub use context::Context;
pub use diagnostic::Diagnostic;
pub use engine::ExecutionEngine;
pub use insertion_point::InsertionPoint;
pub use location::Location;
pub use lock::Guard;
pub use logger::{LogEntry, ModuleLogger};
pub use module::Module;
pub use operation::{OpView, Operation};
pub use pass::{Pass, PassManager};
pub use region::Region;
pub use rewrite::{
    ConversionTarget, FrozenRewritePatternSet, PatternRewriter, RewritePatternSet, TypeConverter,
};
pub use symbol_table::SymbolTable;
pub use types::Type;
pub use value::{BlockArgument, OpResult, Value};
