//! Bits of `Launch.flags` in `support/cuda.c` of `fishplate-codegen`: requests of a launch on a GPU.

/// Holds the sizes against the limits of the device first.
pub const PREFLIGHT: i32 = 1;
/// Lets the launch start while the one before it still runs.
pub const DEPENDENT: i32 = 2;
/// Runs all blocks at the same time.
pub const COOPERATIVE: i32 = 4;
/// Has clusters of more blocks than [`PORTABLE_CLUSTER`].
pub const LARGE_CLUSTER: i32 = 8;

/// Blocks of a cluster that every GPU with clusters takes.
pub const PORTABLE_CLUSTER: i64 = 8;
