//! Names that a language accepts, unique in their scope.

use std::collections::HashSet;
use std::path::Path;

/// The language that names must fit.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Language {
    Rust,
    Python,
}

/// Keywords that Rust accepts with `r#`.
const RUST_KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn",
    "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let",
    "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return",
    "static", "struct", "trait", "true", "try", "type", "typeof", "unsafe", "unsized", "use",
    "virtual", "where", "while", "yield",
];
/// Words that Rust does not accept as a name, and names that generated code relies on.
const RUST_RESERVED: &[&str] = &["self", "Self", "super", "crate", "_", "fishplate", "std"];
const PYTHON_KEYWORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "self", "try",
    "while", "with", "yield",
];

/// Converts a name to one that the language accepts: other characters become `_`.
pub(super) fn ident(language: Language, name: &str) -> String {
    let keep = |c: char| if c.is_ascii_alphanumeric() || c == '_' { c } else { '_' };
    let mut ident: String = name.chars().map(keep).collect();
    if ident.is_empty() || ident.starts_with(|c: char| c.is_ascii_digit()) {
        ident.insert(0, '_');
    }
    match language {
        Language::Rust if RUST_KEYWORDS.contains(&ident.as_str()) => format!("r#{ident}"),
        Language::Rust if RUST_RESERVED.contains(&ident.as_str()) => ident + "_",
        Language::Python if PYTHON_KEYWORDS.contains(&ident.as_str()) => ident + "_",
        _ => ident,
    }
}

/// The names that are taken in a scope.
pub(super) struct Scope {
    language: Language,
    taken: HashSet<String>,
}

impl Scope {
    pub(super) fn new(language: Language) -> Scope {
        Scope { language, taken: HashSet::new() }
    }

    /// A scope in which some names are already taken.
    pub(super) fn with(language: Language, taken: &[&str]) -> Scope {
        Scope { language, taken: taken.iter().map(|&name| name.to_owned()).collect() }
    }

    /// Returns an unused name, with a number appended if it is taken.
    pub(super) fn claim(&mut self, name: &str) -> String {
        let wanted = ident(self.language, name);
        let numbered = (2..).map(|i| format!("{}_{i}", wanted.trim_start_matches("r#")));
        let free =
            std::iter::once(wanted.clone()).chain(numbered).find(|n| !self.taken.contains(n));
        let free = free.unwrap_or(wanted);
        self.taken.insert(free.clone());
        free
    }
}

/// The last part of a path, without characters that would end a comment or a string.
pub(super) fn file_name(path: &str) -> String {
    let name = Path::new(path).file_name().map_or(path.into(), |name| name.to_string_lossy());
    name.replace(|c: char| c.is_control() || "\"\\`".contains(c), "_")
}

/// The name of a library without `lib` and everything from the first dot on.
pub(super) fn stem(path: &str) -> String {
    let name = file_name(path);
    let name = name.split('.').next().unwrap_or_default();
    name.strip_prefix("lib").filter(|rest| !rest.is_empty()).unwrap_or(name).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_fit_their_language() {
        let rust = |name| ident(Language::Rust, name);
        assert_eq!(
            [rust("a-b"), rust("type"), rust("self"), rust("3d")],
            ["a_b", "r#type", "self_", "_3d"]
        );
        let python = |name| ident(Language::Python, name);
        assert_eq!([python("lambda"), python(""), python("type")], ["lambda_", "_", "type"]);
    }

    #[test]
    fn no_name_is_given_twice() {
        let mut scope = Scope::with(Language::Rust, &["load"]);
        let names = ["load", "a.b", "a_b", "type", "type"].map(|name| scope.claim(name));
        assert_eq!(names, ["load_2", "a_b", "a_b_2", "r#type", "type_2"]);
    }

    #[test]
    fn libraries_have_short_names() {
        let names = ["/a/libadd.so", "kernels.so.1", "lib.so"].map(stem);
        assert_eq!(names, ["add", "kernels", "lib"]);
    }
}
