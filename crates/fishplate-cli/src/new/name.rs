//! The name of a project, which must work as a Python module, a distribution, an MLIR dialect and a class.

use std::path::Path;

use crate::failure::{Failure, Result};

/// Reserved words of Python, and modules that a project must not hide.
const TAKEN: &[&str] = &[
    "and",
    "as",
    "assert",
    "async",
    "await",
    "break",
    "case",
    "class",
    "continue",
    "def",
    "del",
    "elif",
    "else",
    "except",
    "false",
    "finally",
    "for",
    "from",
    "global",
    "if",
    "import",
    "in",
    "is",
    "lambda",
    "match",
    "none",
    "nonlocal",
    "not",
    "or",
    "pass",
    "raise",
    "return",
    "true",
    "try",
    "type",
    "while",
    "with",
    "yield", // keywords
    "build",
    "builtin",
    "fishplate",
    "fishplate_compiler",
    "func",
    "jax",
    "numpy",
    "pytest",
    "python",
    "setup",
    "setuptools",
    "src",
    "sys",
    "test",
    "tests",
    "torch",
    "tvm_ffi",
];

/// A checked name, in the form of the module: `my_project`.
#[derive(Debug)]
pub(super) struct Name(String);

impl Name {
    /// Reads the name from the last part of a path.
    pub(super) fn of(folder: &Path) -> Result<Name> {
        let text = folder.file_name().map(|name| name.to_string_lossy().into_owned());
        let text = text.unwrap_or_default();
        let module = text.replace('-', "_");
        let refuse = |why: &'static str| Err(Failure::Name { name: text.clone(), why });
        if !module.starts_with(|c: char| c.is_ascii_lowercase()) {
            return refuse("it must start with a lower-case letter from a to z");
        }
        if !module.chars().all(|c| c.is_ascii_lowercase() || c.is_ascii_digit() || c == '_') {
            return refuse("only lower-case letters from a to z, digits, `_` and `-` are allowed");
        }
        if module.ends_with('_') || module.contains("__") {
            return refuse("each `_` and `-` must be between letters or digits");
        }
        if TAKEN.contains(&module.as_str()) {
            return refuse(
                "the name is already used by Python, MLIR or a package that the project needs",
            );
        }
        Ok(Name(module))
    }

    /// The text of a template with the template's name replaced by this one.
    pub(super) fn put_into(&self, template: &str) -> String {
        template
            .replace("my_project", &self.0)
            .replace("my-project", &self.0.replace('_', "-"))
            .replace("MyProject", &self.class())
    }

    fn class(&self) -> String {
        let parts = self.0.split('_').map(|part| {
            let (first, rest) = part.split_at(1);
            first.to_uppercase() + rest
        });
        parts.collect()
    }
}
