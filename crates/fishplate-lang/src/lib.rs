//! The core of the kernel language: values whose operators write MLIR.
//!
//! A front end runs a function with [`Value`]s as its arguments. Each operator adds operations to the
//! [`Builder`]'s program, by the type rules of `scalar.rs` and `operate.rs`. The program is printed as a module of
//! the llvm dialect (`print.rs`), which `fishplate-codegen` wraps. Both are object types of the
//! FFI, so a front end may be written in any language; `python/fishplate/lang` is one.
#![forbid(unsafe_code)]

mod access;
mod atomic;
mod builder;
mod cast;
mod cooperate;
mod device;
mod device_builder;
mod divide;
mod dot;
mod fault;
mod float8;
mod format;
mod grid;
mod inline_ptx;
mod math;
mod math_text;
mod matrix;
mod matrix_builder;
mod memory;
mod operate;
mod outline;
mod print;
mod print_device;
mod program;
mod report;
mod result;
mod scalar;
mod tensor_map;
mod value;
mod vector;
mod vector_builder;

pub use builder::Builder;
pub use scalar::Scalar;
pub use value::Value;
