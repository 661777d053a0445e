//! ARCHITECTURE.md is short and true: every path and name that it mentions exists, walks are short.
//!
//! Text in backquotes is a path from the root of the repository if it has a `/` or a file
//! extension, else a name that some source file contains. Code blocks are ignored.

use std::collections::BTreeSet;

use super::tree::Tree;

pub(super) const PATH: &str = "ARCHITECTURE.md";
const MOST_WORDS: usize = 2000;
const WALK: &str = "## Walk ";
/// The most files of a walk, and the words in the titles of the walks with this limit.
const MOST_FILES: usize = 8;
const SHORT_WALKS: &[&str] = &["call", "error", "load"];

pub(super) fn check(tree: &Tree) -> Vec<String> {
    let Some(text) = tree.text(PATH) else { return vec![format!("{PATH}: no such file")] };
    let mut findings = Vec::new();
    let words = text.split_whitespace().count();
    if words >= MOST_WORDS {
        findings.push(format!("{PATH}: {words} words, the limit is {MOST_WORDS}"));
    }
    let names: BTreeSet<&str> = mentions(text).collect();
    for name in names {
        if is_path(name) {
            if !tree.has(name) {
                findings.push(format!("{PATH}: no file or folder `{name}`"));
            }
        } else if !is_known(tree, name) {
            findings.push(format!("{PATH}: no source file has `{name}`"));
        }
    }
    findings.extend(text.split(WALK).skip(1).flat_map(check_walk));
    findings
}

/// Checks one walk: the number of its files, and that it visits none twice.
fn check_walk(text: &str) -> Vec<String> {
    let text = text.split("\n## ").next().unwrap_or(text);
    let (title, body) = text.split_once('\n').unwrap_or((text, ""));
    let mut seen = BTreeSet::new();
    let mut findings = Vec::new();
    for path in mentions(body).filter(|name| is_path(name)) {
        if !seen.insert(path) {
            findings.push(format!("{PATH}: walk {title} visits {path} twice"));
        }
    }
    if SHORT_WALKS.iter().any(|word| title.contains(word)) && seen.len() > MOST_FILES {
        findings.push(format!(
            "{PATH}: walk {title} visits {} files, the limit is {MOST_FILES}",
            seen.len()
        ));
    }
    findings
}

/// The texts in backquotes outside code blocks.
fn mentions(text: &str) -> impl Iterator<Item = &str> {
    text.split("```").step_by(2).flat_map(|prose| prose.split('`').skip(1).step_by(2))
}

fn is_path(name: &str) -> bool {
    const ENDINGS: &[&str] =
        &[".rs", ".py", ".pyi", ".c", ".cc", ".h", ".md", ".toml", ".txt", ".json", ".mlir"];
    !name.contains(' ')
        && (name.contains('/') || ENDINGS.iter().any(|ending| name.ends_with(ending)))
}

/// True if some source file contains every word of `name`. `a::b` and `a.b` mean `b` in `a`.
fn is_known(tree: &Tree, name: &str) -> bool {
    let sources = || tree.files().filter(|(path, _)| *path != PATH && !path.ends_with(".md"));
    name.split(|c: char| !c.is_alphanumeric() && c != '_')
        .filter(|word| word.len() > 1)
        .all(|word| sources().any(|(path, text)| text.contains(word) || path.contains(word)))
}

#[cfg(test)]
mod tests {
    use super::{check_walk, is_path, mentions};

    #[test]
    fn a_walk_is_short_and_visits_no_file_twice() {
        assert!(check_walk("1: a call\nfrom `a.rs` to `b.rs`\n## Other\n`a.rs`").is_empty());
        assert_eq!(check_walk("1: a call\n`a.rs` `a.rs`").len(), 1);
        let long: String = (0..9).map(|i| format!("`f{i}.rs` ")).collect();
        assert_eq!(check_walk(&format!("1: a call\n{long}")).len(), 1);
        assert!(check_walk(&format!("4: a dialect\n{long}")).is_empty());
    }

    #[test]
    fn code_blocks_are_not_read() {
        assert_eq!(mentions("`a`\n```\n`b`\n```\n`c`").collect::<Vec<_>>(), ["a", "c"]);
        assert!(is_path("crates/x") && is_path("lib.rs") && !is_path("cargo xtask check"));
    }
}
