//! Calling conventions of kernels: one implementation of [`CallProvider`] per convention.

mod callee;
mod cuda;
mod cute;
mod launch;
mod nop;
mod packed;
mod plain;

pub use cute::{CudaHooks, CuteCall};
pub use launch::{CudaLaunch, Expr, ExprOp, LaunchError};
pub use nop::Nop;
pub use packed::PackedCall;
pub use plain::PlainCall;

use crate::{error::Result, wrapper::CallContext};

/// Writes the call of the kernel into a wrapper.
pub trait CallProvider {
    /// Writes the call at the current block of `call`. The wrapper returns 0 from the block where
    /// this ends.
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()>;

    /// Whether the wrapper runs code on GPUs, and so needs `support/cuda.c`.
    fn launches(&self) -> bool {
        false
    }

    /// The GPU code that the wrapper contains: PTX text, a cubin or a fatbin.
    fn image(&self) -> Option<&[u8]> {
        None
    }

    /// Identifies the provider in the cache: convention and options.
    fn key(&self) -> String;
}
