//! The texts of the functions that `math/*.c` has the code of. Those for vectors have neither branches nor calls,
//! so that loops over them are vectorised; those for devices, of doubles, are for GPUs, which have no C library.
//!
//! A kernel that uses one has its text in the module; the optimiser puts it in the place of each call. The files
//! are generated, and a test below compares them with their sources.

use std::fmt;

use crate::scalar::Scalar;

/// The text of a file of `math/`, by its name.
type File = (&'static str, &'static str);

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
/// What their symbols start with.
const PREFIX: &str = "__fp_math_";

/// The symbol of a function of numbers of a type, if there is code for vectors of them.
pub(crate) fn vector_symbol(name: &str, scalar: Scalar) -> Option<String> {
    let suffix = match scalar {
        Scalar::Float32 => "f",
        Scalar::Float64 => "",
        _ => return None,
    };
    known(&VECTORS, format!("{PREFIX}{name}{suffix}"))
}

/// The symbol of a function of doubles, if there is code for devices.
pub(crate) fn device_symbol(name: &str) -> Option<String> {
    known(&DEVICES, format!("{PREFIX}{name}"))
}

fn known(files: &[File], symbol: String) -> Option<String> {
    files.iter().any(|(_, text)| find(text, &symbol).is_some()).then_some(symbol)
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

/// The symbols that a function takes the address of.
fn tables_of(text: &str) -> impl Iterator<Item = &str> {
    let addresses = text.split("llvm.mlir.addressof @").skip(1);
    addresses.filter_map(|rest| rest.split_whitespace().next())
}

fn definition(symbol: &str) -> Option<&'static str> {
    VECTORS.iter().chain(&DEVICES).find_map(|(_, text)| find(text, symbol))
}

/// The text of a function, up to the brace that ends it, or the line of a table.
fn find<'t>(text: &'t str, symbol: &str) -> Option<&'t str> {
    let name = text.find(&format!(" @{symbol}("))?;
    let start = text[..name].rfind('\n')? + 1;
    let text = &text[start..];
    let end = if text.starts_with("llvm.func") { "\n}\n" } else { "\n" };
    Some(&text[..text.find(end)? + end.len()])
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

    /// The names and texts of all functions of files.
    fn functions(files: &[File]) -> Vec<(&'static str, &'static str)> {
        let texts = files.iter().flat_map(|(_, text)| text.split("llvm.func internal @").skip(1));
        let names = texts.filter_map(|text| text.split('(').next());
        names.map(|name| (name, definition(name).unwrap())).collect()
    }

    #[test]
    fn every_function_stands_by_itself() {
        let all = functions(&[VECTORS.as_slice(), &DEVICES].concat());
        assert_eq!(all.len(), 53);
        for (name, text) in all {
            assert!(text.starts_with(&format!("llvm.func internal @{name}(")), "{text}");
            assert!(text.contains("always_inline") && text.contains("llvm.return"), "{text}");
            assert!(
                text.matches("llvm.func").count() == 1 && !text.contains("llvm.call"),
                "{text}"
            );
            assert!(!text.contains("llvm.alloca") && !text.contains('#'), "{text}");
            assert!(tables_of(text).all(|table| definition(table).is_some()), "{text}");
        }
        for (_, text) in functions(&VECTORS) {
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
