//! Dependencies between crates: the table in ARCHITECTURE.md, compared with cargo's own data.
//!
//! The table is the only list. Each row has the crate's name in its first cell and the crates that
//! it may use in its last. Dependencies of tests are not restricted.

use std::collections::{BTreeMap, BTreeSet};
use std::error::Error;
use std::path::Path;
use std::process::Command;

use serde_json::Value;

use super::tree::Tree;

/// Crate to the crates of this repository that it depends on.
type Edges = BTreeMap<String, BTreeSet<String>>;

pub(super) fn check(root: &Path, tree: &Tree) -> Result<Vec<String>, Box<dyn Error>> {
    let allowed = allowed(tree.text(super::architecture::PATH).unwrap_or_default());
    Ok(compare(&allowed, &actual(root)?))
}

/// Reads the table of crates.
fn allowed(text: &str) -> Edges {
    let rows = text.lines().filter(|line| line.starts_with("| `"));
    rows.filter_map(|line| {
        let cells: Vec<&str> = line.trim_matches('|').split(" | ").collect();
        let name = quoted(cells.first()?).next()?.to_owned();
        let uses = quoted(cells.last()?).map(str::to_owned).collect();
        Some((name, uses))
    })
    .collect()
}

/// The texts in backquotes.
fn quoted(cell: &str) -> impl Iterator<Item = &str> {
    cell.split('`').skip(1).step_by(2)
}

/// Asks cargo for the dependencies between the crates in the folder `crates`, including those of
/// build scripts.
fn actual(root: &Path) -> Result<Edges, Box<dyn Error>> {
    let output = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
        .args(["metadata", "--no-deps", "--offline", "--format-version", "1"])
        .current_dir(root)
        .output()?;
    if !output.status.success() {
        return Err(String::from_utf8_lossy(&output.stderr).into());
    }
    let metadata: Value = serde_json::from_slice(&output.stdout)?;
    let crates = root.canonicalize()?.join("crates");
    let mut edges = Edges::new();
    for package in list(&metadata["packages"]) {
        if !Path::new(text(&package["manifest_path"])).starts_with(&crates) {
            continue;
        }
        let used = list(&package["dependencies"])
            .iter()
            .filter(|d| d["path"].is_string() && d["kind"] != "dev")
            .map(|d| text(&d["name"]).to_owned());
        edges.insert(text(&package["name"]).to_owned(), used.collect());
    }
    Ok(edges)
}

fn compare(allowed: &Edges, actual: &Edges) -> Vec<String> {
    let mut findings = Vec::new();
    for (name, used) in actual {
        let Some(allowed) = allowed.get(name) else {
            findings.push(format!("{name}: no row in the table of crates in ARCHITECTURE.md"));
            continue;
        };
        for other in used.difference(allowed) {
            findings.push(format!("{name} may not use {other}: see the table in ARCHITECTURE.md"));
        }
        for other in allowed.difference(used) {
            findings.push(format!("{name} does not use {other}: remove it in ARCHITECTURE.md"));
        }
    }
    for name in allowed.keys().filter(|name| !actual.contains_key(*name)) {
        findings.push(format!("ARCHITECTURE.md has a row for {name}, which is not a crate"));
    }
    findings
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

fn text(value: &Value) -> &str {
    value.as_str().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{allowed, compare};

    const TABLE: &str = "| crate | holds | may use |\n|---|---|---|\n\
        | `low` | the floor of `all` | - |\n| `high` | the roof | `low` |\n";

    #[test]
    fn an_edge_that_the_table_lacks_is_found() {
        let table = allowed(TABLE);
        assert!(compare(&table, &table).is_empty());
        let upward = allowed(&TABLE.replace("| - |", "| `high` |"));
        assert_eq!(
            compare(&table, &upward),
            ["low may not use high: see the table in ARCHITECTURE.md"]
        );
        assert_eq!(
            compare(&upward, &table),
            ["low does not use high: remove it in ARCHITECTURE.md"]
        );
    }
}
