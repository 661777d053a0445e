//! The files that git tracks or would track, with their text, each read once.

use std::collections::BTreeMap;
use std::error::Error;
use std::fs;
use std::path::Path;
use std::process::Command;

/// Text by path from the root of the repository, with `/` between folders. Files that are not UTF-8
/// have an empty text.
pub(super) struct Tree {
    files: BTreeMap<String, String>,
}

impl Tree {
    pub(super) fn read(root: &Path) -> Result<Self, Box<dyn Error>> {
        let listing = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root)
            .output()?;
        if !listing.status.success() {
            return Err(String::from_utf8_lossy(&listing.stderr).into());
        }
        let mut files = BTreeMap::new();
        for path in String::from_utf8(listing.stdout)?.split_terminator('\0') {
            // A file that was deleted but not committed is still listed.
            let Ok(bytes) = fs::read(root.join(path)) else { continue };
            files.insert(path.to_owned(), String::from_utf8(bytes).unwrap_or_default());
        }
        Ok(Self { files })
    }

    /// Every path with its text, in the order of paths.
    pub(super) fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(path, text)| (path.as_str(), text.as_str()))
    }

    /// The text of a file; `None` if there is no such file.
    pub(super) fn text(&self, path: &str) -> Option<&str> {
        self.files.get(path).map(String::as_str)
    }

    /// True if `path` is a file or a folder. A `*` matches any part of one component.
    pub(super) fn has(&self, path: &str) -> bool {
        let wanted: Vec<&str> = path.trim_end_matches('/').split('/').collect();
        self.files.keys().any(|file| {
            let parts: Vec<&str> = file.split('/').collect();
            parts.len() >= wanted.len() && wanted.iter().zip(&parts).all(|(w, p)| fits(w, p))
        })
    }
}

/// True if `name` matches `pattern`, in which at most one `*` matches any text.
fn fits(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => {
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        }
        None => pattern == name,
    }
}

#[cfg(test)]
mod tests {
    use super::fits;

    #[test]
    fn a_star_stands_for_any_part_of_a_name() {
        assert!(fits("*.rs", "lib.rs") && fits("build_*", "build_c") && fits("a", "a"));
        assert!(!fits("*.rs", "lib.py") && !fits("ab*b", "ab") && !fits("a", "b"));
    }
}
