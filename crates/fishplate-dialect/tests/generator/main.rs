//! The generator as a whole: the toy dialect's outputs, compiling and checking generated code, coverage of MLIR's own
//! dialects, and errors for bad input. The tests need `llvm-tblgen-22`, a C compiler, `rustc`, and the Python
//! environment of the repository.

#![allow(clippy::unwrap_used, clippy::expect_used, reason = "a test that cannot go on fails")]

mod checks;
mod constructs;
mod coverage;
mod errors;
mod fixture;
mod format_mlir;
mod format_ops;
mod format_syntax;
mod format_text;
mod irdl;
mod linked;
mod mlir_opt;
mod op_samples;
mod samples;
mod toy;
