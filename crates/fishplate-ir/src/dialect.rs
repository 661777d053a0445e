//! Dialects as data. Models provide classes for types, attributes and operations, and builders for operations; they
//! also make dialects without C++ known to MLIR.
//!
//! A model ([`model`]) describes a dialect that is linked in, or one that a program loads. Classes (`bind`) are FFI
//! types with reflected fields (`slots`, `access`). `value` and `attributes` convert incoming values, and `reading`
//! converts outgoing ones. `definition` creates types and attributes, and `build` creates operations. Rust and C go
//! through `by_position`, and C reads `memory`.

mod access;
mod affine;
mod answer;
mod asked;
mod asm;
mod asm_parser;
mod asm_printer;
mod attributes;
pub(crate) mod bind;
mod build;
mod by_position;
mod constant;
mod definition;
mod describe;
mod dynamic;
mod embedded;
mod functions;
mod groups;
mod hooks;
mod infer;
mod inferable;
mod lines;
pub(crate) mod memory;
pub mod model;
mod op_asm;
mod op_custom;
mod op_hooks;
mod plain;
mod properties;
mod reading;
mod register;
mod segments;
mod shape;
mod slots;
mod storage;
mod texts;
mod traits;
mod user_hooks;
pub(crate) mod value;
mod verify;

pub(crate) use asked::take_failure;
pub(crate) use infer::by_hook as infer_by_hook;
pub(crate) use inferable::expect_inferable;
