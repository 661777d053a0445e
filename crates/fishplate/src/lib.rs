//! Functions, objects and tensors across languages, from Rust.
//!
//! Fishplate speaks the C ABI of TVM-FFI: what is written here can be called from Python, C++ and C,
//! and what they offer can be called from here, with errors that survive the trip.
//!
//! ```
//! # fn main() -> fishplate::Result<()> {
//! use fishplate::Function;
//!
//! let add = Function::new("add", |a: i64, b: i64| a + b);
//! let sum: i64 = add.call((20, 22))?;
//! assert_eq!(sum, 42);
//!
//! let error = add.call::<i64>((1, "two")).unwrap_err();
//! assert_eq!(error.kind(), "TypeError");
//! assert!(error.message().contains("argument #1"));
//! # Ok(())
//! # }
//! ```
//!
//! # Where the runtime comes from
//!
//! The registry of functions and types lives in `libtvm_ffi.so`, ours or Apache's, and one process
//! has one. It is found when it is first needed; see [`runtime`]. With the feature
//! `static-runtime` it is linked into the program instead.

mod any;
mod convert;
mod device;
mod dtype;
mod error;
mod function;
mod guard;
mod module;
mod object;
pub mod reflect;
pub mod runtime;
pub mod stream;
mod string;
pub mod tensor;

pub use any::{Any, AnyView};
pub use convert::{Arg, FfiType, FromView, Held, IntoAny, Outcome, Pass};
pub use device::Device;
pub use dtype::DType;
pub use error::{Error, Result};
pub use fishplate_abi as abi;
pub use function::{CallArgs, Function, IntoFunction};
pub use module::Module;
pub use object::{Object, ObjectRef, ObjectType, Weak};
pub use string::{Bytes, Str};
pub use tensor::{Element, OutTensor, Tensor, TensorView};
