//! Fuzz targets of the compiler, which link LLVM. `fishplate_fuzz_targets` explains targets.

mod code;
mod mlir;
mod text;

/// Runs one input.
pub type Target = fn(&[u8]);

/// Every target by name; its inputs are under that name in `fuzz/corpus` and `fuzz/regressions`.
pub const TARGETS: &[(&str, Target)] = &[
    ("signature", text::signature),
    ("launch", text::launch),
    ("object", code::object),
    ("entry", code::entry),
    ("pickle", code::pickle),
    ("mlir", mlir::mlir),
];
