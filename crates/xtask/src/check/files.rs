//! Sizes and names of files.

use super::generated;
use super::limits::Limits;
use super::tree::Tree;

/// The most lines of a handwritten file.
const MOST_LINES: usize = 600;

/// Extensions of the files whose size is checked. Files without an extension are scripts.
const SOURCES: &[&str] = &["rs", "py", "pyi", "c", "cc", "h", "js", "css"];

/// Names that do not describe the contents of a file or folder.
const FORBIDDEN: &[&str] = &["utils", "util", "helpers", "helper", "misc", "common"];

/// Files and folders with a forbidden name, and the reason.
const NAMED_BY_OTHERS: &[(&str, &str)] = &[
    ("python/fishplate/utils/", "the package tvm_ffi has this module, and programs import it"),
    (
        "python/fishplate/cutlass/utils/",
        "the package cutlass has this module, and programs import it",
    ),
    ("python/fishplate/stub/", "the package tvm_ffi has these modules, and programs import them"),
    ("python/fishplate/dataclasses/common.py", "the package tvm_ffi has this module"),
    (
        "python/fishplate/dialects/_ods_common.py",
        "the package mlir has this module, and generated modules import it",
    ),
];

pub(super) fn check(tree: &Tree, limits: &mut Limits) -> Vec<String> {
    let mut findings = Vec::new();
    for (path, text) in tree.files() {
        let lines = text.lines().count();
        if lines > MOST_LINES && is_source(path) && !generated::is_marked(text) {
            limits.count("lines", path, lines);
        }
        if let Some(name) = forbidden_part(path)
            && !NAMED_BY_OTHERS.iter().any(|(start, _)| path.starts_with(start))
        {
            findings.push(format!("{path}: `{name}` does not say what the file holds"));
        }
    }
    for (start, _) in NAMED_BY_OTHERS {
        if !tree.has(start) {
            findings.push(format!("{start}: no such file; remove it from NAMED_BY_OTHERS"));
        }
    }
    findings
}

fn is_source(path: &str) -> bool {
    let name = path.rsplit('/').next().unwrap_or(path);
    match name.rsplit_once('.') {
        Some((_, ending)) => SOURCES.contains(&ending),
        None => name != "LICENSE",
    }
}

/// The component of `path` that has a forbidden name.
fn forbidden_part(path: &str) -> Option<&str> {
    path.split('/').find(|part| {
        let stem = part.split('.').next().unwrap_or(part).trim_start_matches('_');
        stem.split('_').next_back().is_some_and(|word| FORBIDDEN.contains(&word))
    })
}

#[cfg(test)]
mod tests {
    use super::{forbidden_part, is_source};

    #[test]
    fn names_that_say_nothing_are_found() {
        assert_eq!(forbidden_part("crates/a/src/utils.rs"), Some("utils.rs"));
        assert_eq!(forbidden_part("tests/common/mod.rs"), Some("common"));
        assert_eq!(forbidden_part("a/file_utils.py"), Some("file_utils.py"));
        assert_eq!(forbidden_part("crates/a/src/common_stride.rs"), None);
    }

    #[test]
    fn scripts_count_as_sources() {
        assert!(is_source("tests/c/run") && is_source("a.rs"));
        assert!(!is_source("LICENSE") && !is_source("a.json"));
    }
}
