//! A dialect model as text with one definition per line. Lines are located up front, and parsed when they are first
//! needed.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use serde::de::DeserializeOwned;

/// The definitions of one kind.
pub(crate) struct Lines<T> {
    rows: Vec<Row<T>>,
    by_key: HashMap<String, usize>,
}

struct Row<T> {
    line: Box<str>,
    words: Vec<(String, String)>,
    read: OnceLock<Result<Arc<T>, String>>,
}

impl<T: DeserializeOwned> Lines<T> {
    /// Splits the items of the JSON array behind `"name":`, one per line. `key` computes an item's lookup key from the
    /// words at its start.
    pub(crate) fn of(text: &str, name: &str, key: impl Fn(&Words<'_>) -> String) -> Lines<T> {
        let mut rows = Vec::new();
        let mut by_key = HashMap::new();
        let start = format!("\n\"{name}\":[\n");
        let body = text.find(&start).map_or("", |at| text.get(at + start.len()..).unwrap_or(""));
        for line in body.lines() {
            let line = line.trim_end();
            let last = line.ends_with("],") || line.ends_with(']');
            let line = line.trim_end_matches(',');
            let line = if last { line.strip_suffix(']').unwrap_or(line) } else { line };
            if line.is_empty() {
                break;
            }
            let words = first_words(line);
            by_key.insert(key(&Words(&words)), rows.len());
            rows.push(Row { line: line.into(), words, read: OnceLock::new() });
            if last {
                break;
            }
        }
        Lines { rows, by_key }
    }

    /// The number of definitions.
    pub(crate) fn len(&self) -> usize {
        self.rows.len()
    }

    /// The words at the start of each definition.
    pub(crate) fn words(&self) -> impl Iterator<Item = Words<'_>> {
        self.rows.iter().map(|row| Words(&row.words))
    }

    /// The position of the definition with that key.
    pub(crate) fn find(&self, key: &str) -> Option<usize> {
        self.by_key.get(key).copied()
    }

    /// Returns the definition at a position.
    pub(crate) fn get(&self, at: usize) -> Result<Arc<T>, String> {
        let row = self.rows.get(at).ok_or("there is no such definition")?;
        let read = row.read.get_or_init(|| {
            serde_json::from_str(&row.line).map(Arc::new).map_err(|error| error.to_string())
        });
        read.clone()
    }

    /// All definitions.
    pub(crate) fn all(&self) -> Result<Vec<Arc<T>>, String> {
        (0..self.len()).map(|at| self.get(at)).collect()
    }
}

/// Names and texts at the start of a definition.
pub(crate) struct Words<'a>(&'a [(String, String)]);

impl<'a> Words<'a> {
    /// Returns the text of a name.
    pub(crate) fn get(&self, name: &str) -> Option<&'a str> {
        self.0.iter().find(|(key, _)| key == name).map(|(_, text)| text.as_str())
    }

    /// Like `get`, but empty if the name is missing.
    pub(crate) fn text(&self, name: &str) -> String {
        self.get(name).unwrap_or_default().to_owned()
    }
}

/// Returns the members at the start of a JSON object whose values are plain strings.
fn first_words(line: &str) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut rest = line.strip_prefix('{').unwrap_or("");
    while let Some(member) = member(rest) {
        let (key, value, after) = member;
        found.push((key.to_owned(), value.to_owned()));
        rest = after.strip_prefix(',').unwrap_or("");
    }
    found
}

/// Parses `"key":"value"` and returns the rest, if neither has escapes.
fn member(text: &str) -> Option<(&str, &str, &str)> {
    let (key, rest) = text.strip_prefix('"')?.split_once('"')?;
    let (value, rest) = rest.strip_prefix(":\"")?.split_once('"')?;
    (!key.contains('\\') && !value.contains('\\')).then_some((key, value, rest))
}
