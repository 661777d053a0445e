//! The files of each template: their paths and their text.

/// A kind of project.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Template {
    Kernel,
    ExtensionCpp,
    ExtensionRust,
    Dialect,
}

/// Placeholder for the path of the crate `fishplate`.
pub(super) const CRATE: &str = "CRATE_PATH";

/// One row per file: its path in the project, and its text. A name before `=` is the path in the project of a file that
/// is stored under another name.
macro_rules! files {
    ($($folder:literal: $($path:literal)*),*; $($name:literal = $file:literal)*) => {
        &[
            (".gitignore", include_str!("../../templates/gitignore")),
            $(($name, include_str!(concat!("../../templates/", $file))),)*
            $($(($path, include_str!(concat!("../../templates/", $folder, "/", $path))),)*)*
        ]
    };
}

impl Template {
    /// The files, each with the name `my_project` in path and text.
    pub(super) fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Template::Kernel => files!("kernel":
                "README.md" "pyproject.toml" "setup.py" "python/my_project/__init__.py"
                "python/my_project/ahead.py" "python/my_project/kernels.py" "tests/test_my_project.py";),
            Template::ExtensionCpp => files!(
                "extension": "setup.py" "python/my_project/__init__.py" "tests/test_my_project.py",
                "extension_cpp": "README.md" "pyproject.toml" "build_native.py" "src/extension.cc";),
            // Cargo would treat a folder with a Cargo.toml as a separate package and leave it out.
            Template::ExtensionRust => files!(
                "extension": "setup.py" "python/my_project/__init__.py" "tests/test_my_project.py",
                "extension_rust": "README.md" "pyproject.toml" "build_native.py" "src/lib.rs";
                "Cargo.toml" = "extension_rust/Cargo.toml.template"),
            Template::Dialect => files!("dialect":
                "README.md" "pyproject.toml" "python/my_project/__init__.py" "python/my_project/__main__.py"
                "python/my_project/dialect.py" "python/my_project/passes.py" "tests/test_my_project.py";),
        }
    }
}
