//! Rules for `unsafe`: the crates and files that may use it, and words that a SAFETY comment may
//! not use.

use super::limits::Limits;
use super::source_text::{code, count_word, safety_comments};
use super::tree::Tree;

enum Fence {
    /// The crate root has `#![forbid(unsafe_code)]`.
    Forbidden,
    /// Only these files below `src` use it.
    Files(&'static [&'static str]),
    /// The crate works with C pointers: every file may use it.
    Allowed,
    /// Every file may use it today. The number of uses may only fall.
    Counted,
}

/// One row per crate. Crates that are not listed may not use `unsafe`.
const FENCES: &[(&str, Fence)] = &[
    ("fishplate", Fence::Allowed),
    ("fishplate-abi", Fence::Allowed),
    ("fishplate-cache", Fence::Forbidden),
    ("fishplate-capi", Fence::Allowed),
    ("fishplate-cli", Fence::Forbidden),
    ("fishplate-codegen", Fence::Files(&["build_id.rs", "engine.rs"])),
    ("fishplate-compiler", Fence::Files(&["cuda_tensor.rs", "function.rs"])),
    ("fishplate-cuda", Fence::Allowed),
    ("fishplate-cuda-stub", Fence::Allowed),
    ("fishplate-dialect", Fence::Forbidden),
    ("fishplate-ir", Fence::Files(&["live.rs"])),
    ("fishplate-lang", Fence::Forbidden),
    ("fishplate-layout", Fence::Forbidden),
    ("fishplate-macros", Fence::Forbidden),
    ("fishplate-mlir", Fence::Allowed),
    ("fishplate-park", Fence::Forbidden),
    ("fishplate-passlog", Fence::Forbidden),
    ("fishplate-python", Fence::Counted),
    ("fishplate-reserve", Fence::Allowed),
    ("fishplate-runtime", Fence::Allowed),
    ("fishplate-stack", Fence::Allowed),
    ("fishplate-test-kernels", Fence::Forbidden),
    ("xtask", Fence::Forbidden),
];

/// Words that send the reader of a SAFETY comment elsewhere instead of stating the fact.
const EMPTY_WORDS: &[&str] = &["see above", "as above", "see below"];

pub(super) fn check(tree: &Tree, limits: &mut Limits) -> Vec<String> {
    let mut findings = Vec::new();
    for (path, text) in tree.files().filter(|(path, _)| path.ends_with(".rs")) {
        let Some((name, file)) = in_crate(path) else { continue };
        count_empty_comments(name, text, limits);
        let Some(file) = file.strip_prefix("src/") else { continue };
        match FENCES.iter().find(|(fenced, _)| *fenced == name).map(|(_, fence)| fence) {
            None => findings.push(format!("{name}: no row in FENCES of xtask's `fences.rs`")),
            Some(Fence::Forbidden) => {
                let root = file == "lib.rs" || file == "main.rs";
                if root && !text.contains("#![forbid(unsafe_code)]") {
                    findings.push(format!("{path}: lacks `#![forbid(unsafe_code)]`"));
                }
            }
            Some(Fence::Files(files)) => {
                if !files.contains(&file) && count_word(&code(text), "unsafe") > 0 {
                    findings.push(format!("{path}: may not use `unsafe` (FENCES in `fences.rs`)"));
                }
            }
            Some(Fence::Allowed) => {}
            Some(Fence::Counted) => {
                limits.count("unsafe", name, count_word(&code(text), "unsafe"));
            }
        }
    }
    for (name, _) in FENCES {
        if !tree.has(&format!("crates/{name}/src")) {
            findings.push(format!("{name}: no such crate; remove its row in `fences.rs`"));
        }
    }
    findings
}

/// Counts the SAFETY comments that state no fact.
fn count_empty_comments(name: &str, text: &str, limits: &mut Limits) {
    let empty = safety_comments(text).into_iter().filter(|(_, comment)| {
        let comment = comment.to_lowercase();
        EMPTY_WORDS.iter().any(|words| comment.contains(words))
    });
    limits.count("empty-safety-comments", name, empty.count());
}

/// Splits a path below `crates/` into the crate's folder and the path inside it.
fn in_crate(path: &str) -> Option<(&str, &str)> {
    path.strip_prefix("crates/")?.split_once('/')
}
