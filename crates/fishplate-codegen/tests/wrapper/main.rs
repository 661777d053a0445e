//! Wrappers, compiled and called. All tests are in one binary, because each binary links LLVM. The numbers in test
//! names refer to the list of behaviours that a wrapper must have.
#![expect(clippy::unwrap_used, reason = "a test that fails here says so")]

mod harness;

mod a_signature;
mod b_scalar;
mod c_pointer;
mod d_constant;
mod damage;
mod e_shape;
mod f_tensor;
mod f_tensor_strides;
mod fuzz;
mod g_provider;
mod h_cuda;
mod h_ptx;
mod j_cache;
mod j_export;
mod j_frozen;
mod j_options;
mod k_size;
mod sources;
mod spec_parse;
mod support;
