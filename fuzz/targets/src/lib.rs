//! Fuzz targets that need no LLVM. A target takes any bytes and panics if an invariant fails: an accepted input can be
//! written and read again, every error has a message, nothing panicked inside.
//!
//! `fuzz/run` lets libFuzzer drive them with coverage; `tests/replay.rs` runs the kept inputs in `cargo test`.

mod dialect;
mod dlpack;
mod json;
mod library;
pub mod replay;

/// Runs one input.
pub type Target = fn(&[u8]);

/// Every target by name; its inputs are under that name in `fuzz/corpus` and `fuzz/regressions`.
pub const TARGETS: &[(&str, Target)] = &[
    ("json", json::json),
    ("graph", json::graph),
    ("dtype", json::dtype),
    ("dlpack", dlpack::dlpack),
    ("elf", library::elf),
    ("embedded", library::embedded),
    ("irdl", dialect::irdl),
    ("tablegen", dialect::tablegen),
    ("format", dialect::format),
];

/// The target that the environment variable `FUZZ_TARGET` names.
///
/// # Panics
/// When it names none of them.
pub fn chosen(targets: &[(&str, Target)]) -> Target {
    let wanted = std::env::var("FUZZ_TARGET").unwrap_or_default();
    match targets.iter().find(|(name, _)| *name == wanted) {
        Some((_, target)) => *target,
        None => panic!("FUZZ_TARGET is {wanted:?}, which is not a target of this program"),
    }
}
