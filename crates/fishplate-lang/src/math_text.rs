//! MLIR text of the math functions written in `math/*.c`. Functions for vectors have neither branches nor calls,
//! so that loops over them are vectorised. Functions for devices compute in double precision (as pairs, `pairs.h`), for
//! GPUs, which have no C library.
//!
//! If a kernel uses a function, its text is part of the module, and the optimiser inlines each call. The files are
//! generated; a test below and `cargo xtask check` compare them with their sources.

use std::{collections::HashMap, fmt, sync::LazyLock};

use fishplate::abi::symbols::MATH;

use crate::scalar::Scalar;

/// The text of a file of `math/`, by its name.
type File = (&'static str, &'static str);
/// The texts of functions and tables, by their symbols.
type Texts = HashMap<&'static str, &'static str>;

const VECTORS: [File; 2] = [
    ("math", include_str!("../math/math.mlir")),
    ("doubles", include_str!("../math/doubles.mlir")),
];
const DEVICES: [File; 4] = [
    ("angles", include_str!("../math/angles.mlir")),
    ("gamma", include_str!("../math/gamma.mlir")),
    ("powers", include_str!("../math/powers.mlir")),
    ("waves", include_str!("../math/waves.mlir")),
];

static VECTOR_TEXTS: LazyLock<Texts> = LazyLock::new(|| texts_of(&VECTORS));
static DEVICE_TEXTS: LazyLock<Texts> = LazyLock::new(|| texts_of(&DEVICES));

/// The symbol of a function for a type, if there is vectorisable code for it.
pub(crate) fn vector_symbol(name: &str, scalar: Scalar) -> Option<String> {
    let suffix = match scalar {
        Scalar::Float32 => "f",
        Scalar::Float64 => "",
        _ => return None,
    };
    let symbol = format!("{MATH}{name}{suffix}");
    VECTOR_TEXTS.contains_key(symbol.as_str()).then_some(symbol)
}

/// The symbol of a function of doubles, if there is code for devices.
pub(crate) fn device_symbol(name: &str) -> Option<String> {
    let symbol = format!("{MATH}{name}");
    DEVICE_TEXTS.contains_key(symbol.as_str()).then_some(symbol)
}

/// Writes the functions of these symbols, and the tables that they read.
pub(crate) fn write(f: &mut fmt::Formatter<'_>, symbols: &[String]) -> fmt::Result {
    let texts: Vec<&str> = symbols.iter().filter_map(|symbol| definition(symbol)).collect();
    let mut tables: Vec<&str> = texts.iter().flat_map(|text| tables_of(text)).collect();
    tables.sort_unstable();
    tables.dedup();
    let tables = tables.into_iter().filter_map(definition);
    tables.chain(texts.iter().copied()).try_for_each(|text| f.write_str(text))
}

fn definition(symbol: &str) -> Option<&'static str> {
    VECTOR_TEXTS.get(symbol).or_else(|| DEVICE_TEXTS.get(symbol)).copied()
}

/// The symbols whose address a function takes.
fn tables_of(text: &str) -> impl Iterator<Item = &str> {
    let addresses = text.split("llvm.mlir.addressof @").skip(1);
    addresses.filter_map(|rest| rest.split_whitespace().next())
}

/// The functions and tables in files: each starts on an unindented line, and its body is indented.
fn texts_of(files: &[File]) -> Texts {
    let mut texts = Texts::new();
    for (_, text) in files {
        let starts: Vec<usize> = text.match_indices("\nllvm.").map(|(at, _)| at + 1).collect();
        let ends = starts.iter().skip(1).copied().chain([text.len()]);
        for (start, end) in starts.iter().copied().zip(ends) {
            let text = &text[start..end];
            let name = text.split_once('@').and_then(|(_, rest)| rest.split_once('('));
            texts.extend(name.map(|(name, _)| (name, text)));
        }
    }
    texts
}

#[cfg(test)]
mod tests {
    use std::process::Command;

    use super::*;

    #[test]
    fn the_text_is_what_the_source_makes() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/math");
        for (name, text) in VECTORS.iter().chain(&DEVICES) {
            let made = Command::new(format!("{folder}/generate")).arg(name).output().unwrap();
            assert!(made.status.success(), "{}", String::from_utf8_lossy(&made.stderr));
            assert!(made.stdout == text.as_bytes(), "run {folder}/generate {name}");
        }
    }

    #[test]
    fn every_function_stands_by_itself() {
        let is_function = |(_, text): &(&&str, &&str)| text.starts_with("llvm.func");
        let all = || VECTOR_TEXTS.iter().chain(DEVICE_TEXTS.iter()).filter(is_function);
        assert_eq!(all().count(), 53);
        for (name, text) in all() {
            assert!(text.starts_with(&format!("llvm.func internal @{name}(")), "{text}");
            assert!(text.contains("always_inline") && text.contains("llvm.return"), "{text}");
            assert!(
                text.matches("llvm.func").count() == 1 && !text.contains("llvm.call"),
                "{text}"
            );
            assert!(!text.contains("llvm.alloca") && !text.contains('#'), "{text}");
            assert!(tables_of(text).all(|table| definition(table).is_some()), "{text}");
        }
        for text in VECTOR_TEXTS.values() {
            assert!(!text.contains("_br ") && !text.contains("llvm.br"), "{text}");
        }
    }

    #[test]
    fn symbols_are_those_of_functions_with_code() {
        assert!(vector_symbol("sin", Scalar::Float64).is_none());
        assert_eq!(vector_symbol("sin", Scalar::Float32).as_deref(), Some("__fp_math_sinf"));
        assert!(vector_symbol("exp", Scalar::Float64).is_some());
        assert!(vector_symbol("exp", Scalar::Float16).is_none());
        assert_eq!(device_symbol("sin").as_deref(), Some("__fp_math_sin"));
        assert!(device_symbol("sine").is_none() && device_symbol("sinf").is_none());
    }

    #[test]
    fn tables_are_written_once() {
        struct Written(Vec<String>);
        impl fmt::Display for Written {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write(f, &self.0)
            }
        }
        let symbols = ["sin", "cos", "tan"].map(|name| device_symbol(name).unwrap());
        let text = Written(symbols.to_vec()).to_string();
        assert_eq!(text.matches("llvm.mlir.global").count(), 1);
        assert_eq!(text.matches("llvm.func").count(), 3);
        assert!(!Written(vec![device_symbol("pow").unwrap()]).to_string().contains("global"));
    }
}
