//! The models of the dialects that are linked into the library. `make bindings` writes those of the usual library; the
//! build script writes all of them for the feature `all-dialects`.

/// A dialect and its model.
#[cfg(not(feature = "all-dialects"))]
macro_rules! models {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../models/", $name, ".dialect.json")))),*]
    };
}

/// Models by the dialect's name.
#[cfg(not(feature = "all-dialects"))]
pub(super) const EMBEDDED: &[(&str, &str)] = models!(
    "arith" "builtin" "cf" "dlti" "func" "gpu" "index" "llvm" "math" "memref" "nvvm" "scf" "ub" "vector"
);

/// Models by the dialect's name.
#[cfg(feature = "all-dialects")]
pub(super) const EMBEDDED: &[(&str, &str)] = include!(concat!(env!("OUT_DIR"), "/embedded.rs"));
