//! MLIR: contexts, types, attributes, operations, pass managers, and dialects that `fishplate bindgen` wrote.
//!
//! Everything is an FFI object that lives in `libfishplate_compiler.so`; this crate does not link MLIR. The library is
//! located at first use ([`load`] names another one).
//!
//! # Reading a module
//!
//! A [`Module`] is parsed from text, or created empty. Its [`Block`] has [`Operation`]s, which have operands and
//! results ([`Value`]), attributes, and [`Region`]s that contain blocks in turn.
//!
//! ```no_run
//! use fishplate::ir::{Context, Module, Walk};
//!
//! # fn main() -> fishplate::ir::Result<()> {
//! let context = Context::new();
//! let module = Module::parse(&context, "func.func @f(%a: i32) -> i32 { return %a : i32 }")?;
//! module.operation()?.walk(false, |operation| {
//!     println!("{} at {}", operation.name(), operation.location()?);
//!     Ok(Walk::Advance)
//! })?;
//! # Ok(())
//! # }
//! ```
//!
//! # Types and attributes
//!
//! [`Type`], [`Attribute`], [`Location`], [`AffineExpr`], [`AffineMap`] and [`IntegerSet`] are copies of a handle that
//! lives as long as its [`Context`]; equal ones are the same handle. Each builtin type and attribute has a struct. Its
//! `get` creates one, it has the methods of its base classes, and `try_into` converts back to it:
//!
//! ```no_run
//! use fishplate::ir::{Context, FloatType, MemRefType, ShapedType, Type};
//!
//! # fn main() -> fishplate::ir::Result<()> {
//! let context = Context::new();
//! let buffer = MemRefType::get(&[4, MemRefType::DYNAMIC], FloatType::f32(&context)?.into())?;
//! let ty: Type<'_> = buffer.into();
//! assert_eq!(ty.to_string(), "memref<4x?xf32>");
//! assert_eq!(ShapedType::try_from(ty)?.rank()?, 2);
//! # Ok(())
//! # }
//! ```
//!
//! # Building operations
//!
//! Dialects that `fishplate bindgen --rust` wrote have a struct and a builder for each operation (see [`dialect`]).
//! Without one, an operation is created by name, at an [`InsertionPoint`] or outside any block:
//!
//! ```no_run
//! use fishplate::ir::{Context, InsertionPoint, IntegerAttr, IntegerType, Location, Module};
//! use fishplate::ir::{NewOperation, Operation};
//!
//! # fn main() -> fishplate::ir::Result<()> {
//! let context = Context::new();
//! let place = Location::unknown(&context)?;
//! let module = Module::create(place)?;
//! let mut at = InsertionPoint::at_end(&module.body()?)?;
//! let seven = IntegerAttr::get(IntegerType::get(&context, 32)?, 7)?;
//! let new = NewOperation {
//!     results: &[seven.ty()?],
//!     attributes: &[("value", seven.into())],
//!     ..Default::default()
//! };
//! let constant = Operation::create("arith.constant", place, &new, Some(&mut at))?;
//! println!("{} : {}", constant.result()?.name()?, constant.result()?.ty()?);
//! # Ok(())
//! # }
//! ```
//!
//! [`SymbolTable`] finds, inserts and renames functions and other symbols.
//!
//! # Passes
//!
//! A [`PassManager`] runs MLIR's passes by their names, and closures as passes beside them. [`register_pass`]
//! gives a closure a name, with options. [`ModuleLogger`] records what each pass did, and
//! [`save`](ModuleLogger::save)s it as a page.
//!
//! ```no_run
//! use fishplate::ir::{Context, Module, PassManager};
//!
//! # fn main() -> fishplate::ir::Result<()> {
//! let context = Context::new();
//! let module = Module::parse(&context, "func.func private @f()")?;
//! let manager = PassManager::parse(&context, "builtin.module(canonicalize)")?;
//! manager.add_pass("names", "func.func", |function, _| {
//!     println!("{:?}", function.attribute("sym_name")?);
//!     Ok(())
//! })?;
//! manager.run(&module)?;
//! # Ok(())
//! # }
//! ```
//!
//! # Errors and handles
//!
//! An [`Error`] has a kind, a message, and the [`Diagnostic`]s with everything that MLIR reported. Diagnostics without
//! an error go to a [`DiagnosticHandler`].
//!
//! [`Operation`], [`Block`], [`Region`] and [`Value`] hold a reference each. Using one whose operation is gone is an
//! error of kind [`ErrorKind::InvalidHandle`], whether the operation was erased, replaced, or removed by a pass.

#[macro_use]
mod invoke;
#[macro_use]
mod handle;
mod affine;
mod asm;
mod block;
mod builtin;
mod context;
mod definitions;
mod diagnostic;
pub mod dialect;
mod error;
mod insertion_point;
mod interfaces;
mod interned;
mod library;
mod location;
mod logger;
mod module;
mod operation;
mod pass;
mod pass_manager;
mod rewrite;
mod symbol_table;
mod value;
mod walk;

pub use affine::{AffineKind, AffineOperand, Constraint};
pub use asm::AsmOptions;
pub use block::{Block, Region};
pub use builtin::{
    AffineMapAttr, ArrayAttr, BF16Type, BoolAttr, ComplexType, DenseArrayAttr, DenseBoolArrayAttr,
    DenseElementsAttr, DenseF32ArrayAttr, DenseF64ArrayAttr, DenseFPElementsAttr, DenseI8ArrayAttr,
    DenseI16ArrayAttr, DenseI32ArrayAttr, DenseI64ArrayAttr, DenseIntElementsAttr,
    DenseResourceElementsAttr, DictAttr, F16Type, F32Type, F64Type, F80Type, F128Type,
    FlatSymbolRefAttr, Float4E2M1FNType, Float6E2M3FNType, Float6E3M2FNType, Float8E3M4Type,
    Float8E4M3B11FNUZType, Float8E4M3FNType, Float8E4M3FNUZType, Float8E4M3Type,
    Float8E5M2FNUZType, Float8E5M2Type, Float8E8M0FNUType, FloatAttr, FloatTF32Type, FloatType,
    FunctionType, GraphType, IndexType, IntegerAttr, IntegerSetAttr, IntegerType, LocationAttr,
    MemRefType, NoneType, OpaqueAttr, OpaqueType, RankedTensorType, ShapedType, StridedLayoutAttr,
    StringAttr, SymbolRefAttr, TupleType, TypeAttr, UnitAttr, UnrankedMemRefType,
    UnrankedTensorType, VectorType,
};
pub use context::Context;
pub use diagnostic::{Diagnostic, DiagnosticHandler, Severity};
pub use error::{Error, ErrorKind, Result};
pub use insertion_point::InsertionPoint;
pub use interfaces::{MemoryEffect, ValueOrAttribute};
pub use interned::{AffineExpr, AffineMap, Attribute, Given, IntegerSet, Location, Type};
pub(crate) use library::ensure as ensure_library;
pub use library::load;
pub use logger::{LogEntry, LogOptions, ModuleLogger, Scope, When};
pub use module::Module;
pub use operation::{NewOperation, Operation};
pub use pass::{Pass, PassInfo, register_pass};
pub use pass_manager::PassManager;
pub use rewrite::{
    AppliedPattern, ConversionTarget, DebugCounters, FrozenRewritePatternSet, GreedyOptions,
    Legality, Match, Materialize, PatternRewriter, PdlModule, PdlValue, RewritePatternSet,
    RewriteRecord, Simplify, TypeConverter, record_rewrites,
};
pub use symbol_table::{SymbolTable, Visibility};
pub use value::{BlockArgument, OpOperand, OpResult, Value};
pub use walk::Walk;

pub use crate::big_int::BigInt;
pub use crate::{
    __dialect_attribute as dialect_attribute, __dialect_enum as dialect_enum,
    __dialect_flags as dialect_flags, __dialect_op as dialect_op, __dialect_type as dialect_type,
};
