//! The files of each template: where they go, and their text.

/// A project that can be made.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Template {
    Kernel,
    ExtensionCpp,
    ExtensionRust,
    Dialect,
}

/// Stands for the path of the crate `fishplate`.
pub(super) const CRATE: &str = "CRATE_PATH";

/// A row for each file: its path in the project, and its text.
macro_rules! files {
    ($folder:literal: $($path:literal)*) => {
        &[
            (".gitignore", include_str!("../../templates/gitignore")),
            $(($path, include_str!(concat!("../../templates/", $folder, "/", $path)))),*
        ]
    };
}

impl Template {
    /// The files, each with the name `my_project` in path and text.
    pub(super) fn files(self) -> &'static [(&'static str, &'static str)] {
        match self {
            Template::Kernel => files!("kernel":
                "README.md" "pyproject.toml" "setup.py" "python/my_project/__init__.py"
                "python/my_project/ahead.py" "python/my_project/kernels.py" "tests/test_my_project.py"),
            Template::ExtensionCpp => files!("extension_cpp":
                "README.md" "pyproject.toml" "setup.py" "build_native.py" "src/extension.cc"
                "python/my_project/__init__.py" "tests/test_my_project.py"),
            // Cargo would take a folder with a Cargo.toml for a package of its own and leave it out.
            Template::ExtensionRust => &[
                (".gitignore", include_str!("../../templates/gitignore")),
                ("Cargo.toml", include_str!("../../templates/extension_rust/Cargo.toml.template")),
                ("README.md", include_str!("../../templates/extension_rust/README.md")),
                ("pyproject.toml", include_str!("../../templates/extension_rust/pyproject.toml")),
                ("setup.py", include_str!("../../templates/extension_rust/setup.py")),
                ("build_native.py", include_str!("../../templates/extension_rust/build_native.py")),
                ("src/lib.rs", include_str!("../../templates/extension_rust/src/lib.rs")),
                (
                    "python/my_project/__init__.py",
                    include_str!("../../templates/extension_rust/python/my_project/__init__.py"),
                ),
                (
                    "tests/test_my_project.py",
                    include_str!("../../templates/extension_rust/tests/test_my_project.py"),
                ),
            ],
            Template::Dialect => files!("dialect":
                "README.md" "pyproject.toml" "python/my_project/__init__.py" "python/my_project/__main__.py"
                "python/my_project/dialect.py" "python/my_project/passes.py" "tests/test_my_project.py"),
        }
    }
}
