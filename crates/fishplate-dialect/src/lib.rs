//! MLIR dialects as data: TableGen files are read into one model, and bindings are written from it.
//!
//! [`tablegen`] runs `llvm-tblgen --dump-json`, [`records`] looks into what it says, [`read`] makes a
//! [`model::Dialect`] of it; [`irdl`] reads and writes MLIR's own language for dialects, and
//! [`input`] tells files apart. [`emit`] writes Python, Rust, C and the coverage report. The emitters see
//! the model only, and the same model gives the same bytes. Nothing here links LLVM or knows the FFI.

#![forbid(unsafe_code)]

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

pub use error::{Error, Result};
pub use model::Dialect;
