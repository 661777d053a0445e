//! MLIR dialects as data: reads TableGen files into one model, and writes bindings from it.
//!
//! [`tablegen`] runs `llvm-tblgen --dump-json`, [`records`] provides access to its output, [`read`] builds a
//! [`model::Dialect`] from it; [`irdl`] reads and writes MLIR's own language for dialects, and
//! [`input`] distinguishes file types. [`emit`] writes Python, Rust, C and the coverage report. The emitters see
//! only the model, and the same model gives the same bytes. Nothing here links LLVM or knows the FFI.

#![forbid(unsafe_code)]

mod builtin_classes;
pub mod emit;
pub mod error;
pub mod format;
pub mod generate;
pub mod input;
pub mod irdl;
pub mod library;
pub mod model;
pub mod names;
pub mod output;
pub mod read;
pub mod records;
pub mod tablegen;

pub use builtin_classes::dense_element;
pub use error::{Error, Result};
pub use model::Dialect;
