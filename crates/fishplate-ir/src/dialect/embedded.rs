//! The models of the dialects that are linked into the library; `make bindings` writes them.

/// A dialect and its model.
macro_rules! models {
    ($($name:literal)*) => {
        &[$(($name, include_str!(concat!("../../models/", $name, ".dialect.json")))),*]
    };
}

/// Models by the dialect's name.
pub(super) const EMBEDDED: &[(&str, &str)] = models!(
    "arith" "builtin" "cf" "dlti" "func" "gpu" "index" "llvm" "math" "memref" "nvvm" "scf" "ub" "vector"
);
