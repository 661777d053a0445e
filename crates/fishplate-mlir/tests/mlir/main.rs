//! The layer over MLIR and LLVM, from text to running code. All tests are in one binary, because
//! each binary links LLVM.
#![expect(clippy::unwrap_used, reason = "a test that fails here says so")]

mod apart;
mod asm;
mod build;
mod dynamic;
mod dynamic_passes;
mod emit;
mod fatal;
mod jit;
mod parse;
mod passes;
mod toy;
