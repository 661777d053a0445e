//! The CUDA driver, loaded on first use: a program that uses this crate builds and starts on machines without a driver.
//!
//! [`sys`] is the plain C interface. The rest provides what launching kernels needs, with errors that name the function
//! that failed, its code and the reason. This crate does not know about the FFI.
//!
//! ```
//! match fishplate_cuda::Device::count() {
//!     Ok(count) => println!("{count} devices"),
//!     Err(error) => println!("{error}"),
//! }
//! ```

mod device;
mod driver;
mod error;
mod link;
mod memory;
mod module;
pub mod sys;

pub use device::{Context, Device, Entered};
pub use driver::{Driver, LIBRARY_VARIABLE};
pub use error::{Error, Result};
pub use link::{accelerated_arch, is_linkable, link};
pub use memory::{Buffer, Stream, copy};
pub use module::{Kernel, LaunchConfig, Module};
