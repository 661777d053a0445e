//! The IR from Rust, through the same objects that Python and C use. All tests are in one program,
//! because each program links LLVM.

#![allow(clippy::unwrap_used, reason = "a test that panics fails")]

mod mutations;
mod passes;
