//! MLIR: contexts, types, attributes, operations, pass managers, and dialects that `fishplate bindgen` wrote.
//!
//! Everything is an object of the FFI that lives in `libfishplate_compiler.so`; nothing of MLIR is linked. The
//! library is looked for when it is first needed ([`load`] names another one).
//!
//! ```no_run
//! use fishplate::ir::{Context, Location, Module, PassManager};
//!
//! # fn main() -> fishplate::ir::Result<()> {
//! let context = Context::new();
//! let module = Module::parse(&context, "func.func @f(%a: i32) -> i32 { return %a : i32 }")?;
//! PassManager::parse(&context, "builtin.module(canonicalize)")?.run(&module)?;
//! for operation in module.body()?.operations()? {
//!     println!("{} at {}", operation.name(), operation.location()?);
//! }
//! # Ok(())
//! # }
//! ```
//!
//! [`Type`], [`Attribute`], [`Location`], [`AffineMap`] and [`IntegerSet`] are copies of a handle that lives as
//! long as its [`Context`]. [`Operation`], [`Block`], [`Region`] and [`Value`] hold a reference each. One whose
//! operation is gone is an error of kind [`ErrorKind::InvalidHandle`], whatever made it go.

#[macro_use]
mod invoke;
#[macro_use]
mod handle;
mod block;
mod builtin;
mod context;
mod definitions;
pub mod dialect;
mod error;
mod interned;
mod library;
mod module;
mod operation;
mod pass_manager;
mod value;

pub use block::{Block, InsertionPoint, Region};
pub use builtin::{
    ArrayAttr, BoolAttr, DenseElementsAttr, DenseI64ArrayAttr, FlatSymbolRefAttr, FloatAttr,
    FloatType, FunctionType, IndexType, IntegerAttr, IntegerType, MemRefType, RankedTensorType,
    StringAttr, TypeAttr, UnitAttr, VectorType,
};
pub use context::Context;
pub use error::{Diagnostic, Error, ErrorKind, Result, Severity};
pub use interned::{AffineMap, Attribute, Given, IntegerSet, Location, Type};
pub use library::load;
pub use module::Module;
pub use operation::{NewOperation, Operation, Walk};
pub use pass_manager::PassManager;
pub use value::Value;

pub use crate::big_int::BigInt;
pub use crate::{
    __dialect_attribute as dialect_attribute, __dialect_enum as dialect_enum,
    __dialect_flags as dialect_flags, __dialect_op as dialect_op, __dialect_type as dialect_type,
};
