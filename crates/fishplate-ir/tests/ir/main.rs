//! The IR from Rust: the same objects that Python and C use. One program, because each links LLVM.

#![allow(clippy::unwrap_used, reason = "a test that panics fails")]

mod mutations;
mod passes;
