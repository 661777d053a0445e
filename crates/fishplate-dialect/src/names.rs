//! Names in each language: their case, and the replacement of reserved words.

use std::collections::HashSet;

/// Whether MLIR's parser reads a name as one word, without quotes.
pub fn is_bare(name: &str) -> bool {
    name.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_')
        && name.bytes().all(|b| b.is_ascii_alphanumeric() || matches!(b, b'_' | b'$' | b'.'))
}

const PYTHON_WORDS: &[&str] = &[
    "False", "None", "True", "and", "as", "assert", "async", "await", "break", "class", "continue",
    "def", "del", "elif", "else", "except", "finally", "for", "from", "global", "if", "import",
    "in", "is", "lambda", "nonlocal", "not", "or", "pass", "raise", "return", "try", "while",
    "with", "yield",
];

const RUST_WORDS: &[&str] = &[
    "Self", "abstract", "as", "async", "await", "become", "box", "break", "const", "continue",
    "crate", "do", "dyn", "else", "enum", "extern", "false", "final", "fn", "for", "gen", "if",
    "impl", "in", "let", "loop", "macro", "match", "mod", "move", "mut", "override", "priv", "pub",
    "ref", "return", "self", "static", "struct", "super", "trait", "true", "try", "type", "typeof",
    "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];

const C_WORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "const",
    "constexpr",
    "continue",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typename",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "xor",
];

/// Members of `OpView` and names that builders use: an operand with one of these names gets an
/// underscore.
const PYTHON_OP_WORDS: &[&str] = &[
    "attached",
    "attributes",
    "block",
    "clone",
    "context",
    "create",
    "detach_from_parent",
    "dump",
    "erase",
    "get_asm",
    "ip",
    "is_valid",
    "loc",
    "location",
    "name",
    "num_uses",
    "op_operands",
    "operands",
    "operation",
    "opview",
    "parent",
    "parse",
    "print",
    "regions",
    "result",
    "results",
    "self",
    "successors",
    "to_asm",
    "to_bytecode",
    "verify",
    "walk",
    "write_bytecode",
];

/// Members of types and attributes.
const PYTHON_DEF_WORDS: &[&str] = &[
    "context",
    "dump",
    "get",
    "isinstance",
    "maybe_downcast",
    "mnemonic",
    "parse",
    "replace",
    "self",
    "static_name",
    "text",
    "type",
    "typeid",
];

/// The words of a name: split at underscores, dots, and where the case changes.
fn words(name: &str) -> Vec<String> {
    let chars: Vec<char> = name.chars().collect();
    let mut words: Vec<String> = Vec::new();
    let mut word = String::new();
    for (at, &c) in chars.iter().enumerate() {
        if !c.is_ascii_alphanumeric() {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
            continue;
        }
        let before = at.checked_sub(1).map(|i| chars[i]);
        let after = chars.get(at + 1);
        let starts = c.is_ascii_uppercase()
            && (before.is_some_and(|b| b.is_ascii_lowercase() || b.is_ascii_digit())
                || (before.is_some_and(|b| b.is_ascii_uppercase())
                    && after.is_some_and(char::is_ascii_lowercase)));
        if starts {
            words.extend((!word.is_empty()).then(|| std::mem::take(&mut word)));
        }
        word.push(c);
    }
    words.extend((!word.is_empty()).then_some(word));
    words
}

/// `data_type`.
pub fn snake(name: &str) -> String {
    words(name).iter().map(|w| w.to_lowercase()).collect::<Vec<_>>().join("_")
}

/// `DATA_TYPE`.
pub fn shout(name: &str) -> String {
    snake(name).to_uppercase()
}

/// `DataType`; runs of capitals become one word, as Rust writes them.
pub fn camel(name: &str) -> String {
    words(name).iter().map(|w| capital(&w.to_lowercase())).collect()
}

/// The name with a capital first letter.
pub fn capital(name: &str) -> String {
    let mut chars = name.chars();
    chars.next().map(|c| c.to_uppercase().chain(chars).collect()).unwrap_or_default()
}

/// A name that contains only identifier characters, and does not start with a digit.
fn identifier(name: &str) -> String {
    let text: String =
        name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if text.is_empty() || text.starts_with(|c: char| c.is_ascii_digit()) {
        format!("_{text}")
    } else {
        text
    }
}

fn avoiding(name: String, lists: &[&[&str]]) -> String {
    if lists.iter().any(|list| list.contains(&name.as_str())) { name + "_" } else { name }
}

/// A Python name, unchanged unless it would be invalid.
pub fn python(name: &str) -> String {
    avoiding(identifier(name), &[PYTHON_WORDS])
}

/// A member of a generated Python operation class.
pub fn python_op_member(name: &str) -> String {
    avoiding(identifier(name), &[PYTHON_WORDS, PYTHON_OP_WORDS])
}

/// A member of a generated Python type or attribute class.
pub fn python_def_member(name: &str) -> String {
    avoiding(identifier(name), &[PYTHON_WORDS, PYTHON_DEF_WORDS])
}

/// A member of a Python enumeration that does not clash with a method of `int` or `Enum`.
pub fn python_case(name: &str) -> String {
    const TAKEN: &[&str] = &[
        "name",
        "value",
        "real",
        "imag",
        "numerator",
        "denominator",
        "conjugate",
        "bit_length",
        "bit_count",
        "to_bytes",
        "from_bytes",
        "as_integer_ratio",
        "mro",
        "is_integer",
    ];
    let name = identifier(name);
    // In an enumeration, names that start with an underscore are not members.
    let name = if name.starts_with('_') { format!("n{name}") } else { name };
    avoiding(name, &[PYTHON_WORDS, TAKEN])
}

/// A Rust function, field or variable.
pub fn rust(name: &str) -> String {
    avoiding(identifier(&snake(name)), &[RUST_WORDS])
}

/// A Rust type or variant.
pub fn rust_type(name: &str) -> String {
    avoiding(identifier(&camel(name)), &[RUST_WORDS])
}

/// The builder of a Rust class. The underscore that keeps the class apart from another one stays at the end.
pub fn rust_builder(class: &str) -> String {
    let words = class.trim_end_matches('_');
    format!("{words}Builder{}", &class[words.len()..])
}

/// A constant in Rust or C: the same letters in upper case.
pub fn rust_constant(name: &str) -> String {
    identifier(name).to_uppercase()
}

/// A C parameter.
pub fn c(name: &str) -> String {
    avoiding(identifier(name), &[C_WORDS])
}

/// Hands out each name only once: one that is taken gets an underscore.
#[derive(Debug, Default)]
pub struct Taken(HashSet<String>);

impl Taken {
    /// Starts with names that must not be used.
    pub fn with(names: &[&str]) -> Taken {
        Taken(names.iter().map(|name| (*name).to_owned()).collect())
    }

    /// Claims the first of two names if it is free, otherwise the second, with underscores if
    /// needed.
    pub fn claim_either(&mut self, first: String, second: String) -> String {
        if self.0.insert(first.clone()) { first } else { self.claim(second) }
    }

    /// Claims the name, with underscores if it is taken.
    pub fn claim(&mut self, mut name: String) -> String {
        while !self.0.insert(name.clone()) {
            name.push('_');
        }
        name
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_follow_the_case() {
        assert_eq!(snake("BFloat16"), "b_float16");
        assert_eq!(snake("DataType"), "data_type");
        assert_eq!(snake("lowerBound"), "lower_bound");
        assert_eq!(snake("CBType"), "cb_type");
        assert_eq!(shout("DataType"), "DATA_TYPE");
        assert_eq!(camel("CBType"), "CbType");
        assert_eq!(camel("mlir.global"), "MlirGlobal");
        assert_eq!(camel("BFP8"), "Bfp8");
    }

    #[test]
    fn words_of_the_language_get_an_underscore() {
        assert_eq!(python("for"), "for_");
        assert_eq!(python("mlir.addressof"), "mlir_addressof");
        assert_eq!(python_op_member("results"), "results_");
        assert_eq!(python_case("None"), "None_");
        assert_eq!(python_case("1D"), "n_1D");
        assert_eq!(rust("type"), "type_");
        assert_eq!(rust_type("self"), "Self_");
        assert_eq!(c("register"), "register_");
    }

    #[test]
    fn a_name_is_claimed_once() {
        let mut taken = Taken::with(&["register"]);
        assert_eq!(taken.claim("register".into()), "register_");
        assert_eq!(taken.claim("register".into()), "register__");
        assert_eq!(taken.claim("add".into()), "add");
    }
}
