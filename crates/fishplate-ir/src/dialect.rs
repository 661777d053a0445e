//! Dialects as data: models give classes to types, attributes and operations, builders to operations, and
//! make dialects without C++ known to MLIR.
//!
//! A model ([`model`]) is that of a dialect that is linked in, or loaded by a program. Classes (`bind`) are
//! types of the FFI with reflected fields (`slots`, `access`); values come in by `value` and `attributes` and
//! go out by `reading`. Types and attributes are made by `definition`, operations by `build`; Rust and C ask
//! `by_position`, and C reads `memory`.

mod access;
mod affine;
mod asm;
mod attributes;
pub(crate) mod bind;
mod build;
mod by_position;
mod definition;
mod describe;
mod dynamic;
mod embedded;
mod functions;
mod hooks;
mod infer;
mod inferable;
mod lines;
pub(crate) mod memory;
pub mod model;
mod op_asm;
mod op_hooks;
mod properties;
mod reading;
mod register;
mod segments;
mod shape;
mod slots;
mod storage;
mod texts;
mod traits;
pub(crate) mod value;
mod verify;

pub(crate) use inferable::expect_inferable;
