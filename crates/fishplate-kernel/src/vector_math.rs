//! The functions of `math/math.c` and `math/doubles.c`: code without branches or calls, so that loops over them
//! are vectorised, and GPUs, which have no C library, have them.
//!
//! A kernel that uses one has its text in the module; the optimiser puts it in the place of each call.
//! `math.mlir` and `doubles.mlir` are generated, and a test below compares them with their sources.

use std::fmt;

use crate::scalar::Scalar;

const TEXT: &str = include_str!("../math/math.mlir");
const DOUBLES_TEXT: &str = include_str!("../math/doubles.mlir");
/// What their symbols start with.
const PREFIX: &str = "__fp_math_";

/// Functions with code for `Float32`, and whether there is code for `Float64` too.
const FUNCTIONS: &[(&str, bool)] = &[
    ("acos", false),
    ("acosh", false),
    ("asin", false),
    ("asinh", false),
    ("atan", false),
    ("atan2", false),
    ("atanh", false),
    ("cbrt", false),
    ("cos", false),
    ("cosh", false),
    ("erf", true),
    ("erfc", false),
    ("exp", true),
    ("exp2", true),
    ("expm1", false),
    ("hypot", false),
    ("log", true),
    ("log10", false),
    ("log1p", false),
    ("log2", false),
    ("pow", false),
    ("sin", false),
    ("sinh", false),
    ("tan", false),
    ("tanh", true),
];

/// The symbol of a function of numbers of a type, if it has code here.
pub(crate) fn symbol(name: &str, scalar: Scalar) -> Option<String> {
    let (_, has_wide) = FUNCTIONS.iter().find(|(known, _)| *known == name)?;
    match scalar {
        Scalar::Float32 => Some(format!("{PREFIX}{name}f")),
        Scalar::Float64 if *has_wide => Some(format!("{PREFIX}{name}")),
        _ => None,
    }
}

/// Writes the functions of these symbols.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, symbols: &[String]) -> fmt::Result {
    symbols.iter().filter_map(|symbol| definition(symbol)).try_for_each(|text| f.write_str(text))
}

/// The text of a function: from its name up to the brace that ends it.
fn definition(symbol: &str) -> Option<&'static str> {
    [TEXT, DOUBLES_TEXT].into_iter().find_map(|text| {
        let name = text.find(&format!(" @{symbol}("))?;
        let start = text[..name].rfind("llvm.func")?;
        let end = start + text[start..].find("\n}\n")? + "\n}\n".len();
        Some(&text[start..end])
    })
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn the_text_is_what_the_source_makes() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/math");
        for (name, text) in [("math", TEXT), ("doubles", DOUBLES_TEXT)] {
            let made = Command::new(format!("{folder}/generate")).arg(name).output().unwrap();
            assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
            assert!(made.stdout == text.as_bytes(), "run {folder}/generate {name}");
        }
    }

    #[test]
    fn every_function_has_a_text_without_branches_and_calls() {
        for (name, has_wide) in FUNCTIONS {
            for scalar in [Scalar::Float32, Scalar::Float64] {
                let symbol = symbol(name, scalar);
                assert_eq!(symbol.is_some(), *has_wide || scalar == Scalar::Float32);
                let Some(symbol) = symbol else { continue };
                let text = definition(&symbol).unwrap();
                assert!(text.starts_with("llvm.func internal"), "{text}");
                assert!(text.contains("always_inline") && text.contains("llvm.return"), "{text}");
                assert!(!text.contains("_br ") && !text.contains("llvm.call"), "{text}");
                assert_eq!(text.matches("llvm.func").count(), 1);
            }
        }
        assert!(symbol("sin", Scalar::Float64).is_none());
        assert!(symbol("lgamma", Scalar::Float32).is_none());
    }
}
