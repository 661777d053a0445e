//! Functions, objects and tensors across languages, from Rust.
//!
//! Fishplate implements the C ABI of TVM-FFI: Python, C++ and C can call functions written in Rust,
//! and Rust can call functions written in those languages. Errors cross all languages.
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
//! The registry of functions and types lives in `libtvm_ffi.so`, ours or Apache's, and a process
//! has one registry. The library is located at first use; see [`runtime`]. With the feature
//! `static-runtime` the runtime is linked into the program instead, without any C++. Libraries that
//! such a program loads find its runtime when the program is linked with `-rdynamic`: in its build
//! script, `println!("cargo::rustc-link-arg-bins=-rdynamic")`.

#[doc(hidden)]
pub mod __private;
mod any;
pub mod array;
mod big_int;
mod class;
mod collections;
mod convert;
pub mod cuda;
mod device;
pub mod dict;
mod dtype;
mod ending;
mod error;
mod function;
mod global;
mod guard;
pub mod interpreter;
pub mod ir;
pub mod json;
pub mod list;
pub mod map;
mod map_layout;
mod memory;
mod module;
mod moved;
mod object;
mod over_object;
pub mod property;
pub mod reflect;
pub mod runtime;
mod seq;
#[cfg(feature = "serde")]
mod serialize;
mod shape;
mod shareable;
mod storable;
pub mod stream;
mod string;
pub mod structural;
mod tail;
pub mod tensor;
mod tuple;
mod variant;

pub use __private::registry::register_all;
pub use any::{Any, AnyView};
pub use array::Array;
pub use big_int::BigInt;
pub use class::{Class, Field, FieldType, child_type};
pub use convert::{Arg, FfiType, FromView, Held, IntoAny, Outcome, Pass};
pub use device::Device;
pub use dict::Dict;
pub use dtype::DType;
pub use error::{Error, Result};
pub use fishplate_abi as abi;
pub use fishplate_macros::{Object, export, function, methods};
pub use function::{CallArgs, Function, IntoFunction};
pub use list::List;
pub use map::Map;
pub use map_layout::{DictObj, MapObj};
pub use module::Module;
pub use object::{Object, ObjectRef, ObjectType, Weak};
pub use seq::{ArrayObj, ListObj};
pub use shape::{Shape, ShapeObj};
pub use shareable::{Shareable, SharedObject};
pub use storable::Storable;
pub use string::{Bytes, Str};
pub use structural::{deep_copy, repr};
pub use tensor::{Element, OutTensor, Tensor, TensorView};
pub use variant::{Variant2, Variant3, Variant4};
