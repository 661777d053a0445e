//! A stand-in for the CUDA driver, for tests on machines without one.
//!
//! It answers the functions that `fishplate-cuda` uses, keeps device memory on the host, writes
//! down every call, and fails where a test asks it to. Kernels do not run: a launch is checked
//! against the PTX's parameters and written down with their values.

mod control;
mod driver;
mod image;
mod state;

pub use control::{fishplate_cuda_stub_fail, fishplate_cuda_stub_log, fishplate_cuda_stub_reset};
