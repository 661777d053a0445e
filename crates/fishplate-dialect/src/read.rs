//! Builds models from records.
//!
//! `index.rs` finds every definition of the input by its C++ name, so that definitions of several dialects can refer to
//! each other. `kinds.rs`, `defaults.rs` and `constraints.rs` read C++ types, expressions and predicates; `defs.rs` and
//! `ops.rs` combine the parts. Whatever cannot be read becomes an [`Omission`], and so do parts that exist only in C++
//! (`cpp_parts.rs`).

mod constraints;
mod cpp;
mod cpp_parts;
mod defaults;
mod defs;
mod index;
mod kinds;
mod ops;

use std::path::{Path, PathBuf};

use crate::error::{Error, Result};
use crate::model::{Dialect, Omission, OmissionKind, SCHEMA};
use crate::records::{Record, Records};
use index::Index;

pub use cpp::normal;

/// Selects among the dialects that an input declares.
#[derive(Clone, Debug)]
pub enum Select {
    /// This one.
    Named(String),
    /// The dialect to which the input files themselves add definitions, not only the files they include.
    Own(Vec<PathBuf>),
    /// Every dialect that has definitions.
    All,
}

/// Reads the selected dialects.
pub fn dialects(records: &Records<'_>, select: &Select) -> Result<Vec<Dialect>> {
    let known: Vec<Record<'_>> = records.of_class("Dialect");
    let name = |record: &Record<'_>| record.text("name").unwrap_or_default().to_owned();
    let meant: Vec<Record<'_>> = match select {
        Select::All => known.clone(),
        Select::Named(wanted) => known.iter().copied().filter(|d| name(d) == *wanted).collect(),
        Select::Own(files) => own(records, &known, files),
    };
    let wanted = match select {
        Select::Named(wanted) => Some(wanted.clone()),
        _ => None,
    };
    let one = !matches!(select, Select::All);
    if meant.is_empty() || (one && meant.len() > 1) {
        let mut known: Vec<String> = known.iter().map(name).collect();
        known.sort();
        return Err(Error::WhichDialect { wanted, known });
    }
    let mut models = Vec::new();
    for record in meant {
        let index = Index::new(records, record.text("name").unwrap_or_default());
        let model = dialect(&index, record)?;
        if one || !(model.ops.is_empty() && model.types.is_empty() && model.attrs.is_empty()) {
            models.push(model);
        }
    }
    models.sort_by(|a, b| a.name.cmp(&b.name));
    Ok(models)
}

/// The dialects of records in the files themselves, or else the only dialect.
fn own<'a>(records: &'a Records<'a>, known: &[Record<'a>], files: &[PathBuf]) -> Vec<Record<'a>> {
    if known.len() == 1 {
        return known.to_vec();
    }
    let names: Vec<&str> =
        files.iter().filter_map(|file| Path::new(file).file_name()?.to_str()).collect();
    let inside = |record: &Record<'_>| {
        let file = record.place().and_then(|place| place.rsplit_once(':')).map(|(file, _)| file);
        file.is_some_and(|file| names.contains(&file))
    };
    let mut found: Vec<Record<'a>> = Vec::new();
    let mut add = |dialect: Option<Record<'a>>| {
        if let Some(dialect) = dialect
            && !found.iter().any(|f| f.name == dialect.name)
        {
            found.push(dialect);
        }
    };
    known.iter().filter(|d| inside(d)).for_each(|d| add(Some(*d)));
    for (class, field) in [("Op", "opDialect"), ("TypeDef", "dialect"), ("AttrDef", "dialect")] {
        let inside = records.of_class(class).into_iter().filter(inside);
        inside.for_each(|record| add(record.def(field)));
    }
    if found.is_empty() { known.to_vec() } else { found }
}

/// Reads one dialect.
fn dialect(index: &Index<'_>, record: Record<'_>) -> Result<Dialect> {
    let mut model = Dialect {
        schema: SCHEMA,
        name: record
            .word("name")
            .ok_or_else(|| Error::record(record.name, "the dialect has no name"))?
            .to_owned(),
        cpp_class: record.name.to_owned(),
        cpp_namespace: record.text("cppNamespace").unwrap_or_default().to_owned(),
        summary: record.word("summary").unwrap_or_default().to_owned(),
        description: dedent(record.text("description").unwrap_or_default()),
        depends_on: record.texts("dependentDialects").into_iter().map(str::to_owned).collect(),
        ..Dialect::default()
    };
    model.cpp_class = record.name.replace('_', "");
    let name = model.name.clone();
    cpp_parts::note(&mut model, record, &name);
    let strays = defs::enums(index, &mut model);
    defs::types_and_attrs(index, &mut model)?;
    ops::ops(index, &mut model)?;
    defs::drop_unused(&mut model, &strays);
    model.omissions.sort();
    model.omissions.dedup();
    Ok(model)
}

/// Records that something is not generated.
fn omit(
    model: &mut Dialect,
    name: impl Into<String>,
    kind: OmissionKind,
    reason: impl Into<String>,
) {
    model.omissions.push(Omission { name: name.into(), kind, reason: reason.into(), of: None });
}

/// Records which definition the omissions from `start` on belong to.
fn stamp(model: &mut Dialect, start: usize, kind: OmissionKind, name: &str) {
    let of = Some((kind, name.to_owned()));
    model.omissions.iter_mut().skip(start).for_each(|omission| omission.of = of.clone());
}

/// Records the directives of a format that are C++ code and not known here.
fn note_custom(model: &mut Dialect, name: &str, format: &str) {
    let mut hooks: Vec<&str> = format
        .match_indices("custom<")
        .filter_map(|(at, open)| Some(format[at + open.len()..].split_once('>')?.0))
        .collect();
    hooks.sort_unstable();
    hooks.dedup();
    for hook in hooks.into_iter().filter(|hook| !crate::format::knows_hook(hook)) {
        omit(model, name, OmissionKind::Format, format!("custom<{hook}> is C++ code"));
    }
}

/// Removes the indentation that all lines of a text share, and the blank lines around it.
pub fn dedent(text: &str) -> String {
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    let filled = || lines.iter().filter(|line| !line.is_empty());
    let indent = |line: &&&str| line.len() - line.trim_start().len();
    let shared = filled().map(|line| indent(&line)).min().unwrap_or(0);
    let lines: Vec<&str> =
        lines.iter().map(|line| line.get(shared..).unwrap_or_default()).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}
