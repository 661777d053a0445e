//! A stub of the CUDA driver, for tests on machines without one.
//!
//! It implements the functions that `fishplate-cuda` uses, keeps device memory on the host, logs
//! every call, and fails when a test requests it. Kernels do not run: a launch is checked against
//! the PTX's parameters and logged with their values.

mod control;
mod driver;
mod image;
mod state;

pub use control::{fishplate_cuda_stub_fail, fishplate_cuda_stub_log, fishplate_cuda_stub_reset};
