//! The dialects that an LLVM installation ships, as sets of `.td` files that are read together. Several sets are read
//! in parallel.
//!
//! The dialects to which a file adds definitions are known only after reading it. So the files of each folder of
//! `mlir/Dialect` are read together, and definitions of one dialect from several folders are merged.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use crate::error::{Error, Result};
use crate::model::{Def, Dialect, Enum, Omission, OmissionKind, Op};
use crate::read::{self, Select};
use crate::records::Records;
use crate::tablegen::TableGen;

/// Whether to read a file. Some files hold no definitions, or only definitions that other files include.
fn is_root(path: &Path) -> bool {
    let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
    let text = path.to_string_lossy();
    name.ends_with(".td")
        && !name.contains("Passes")
        && !name.contains("Bytecode")
        && !name.contains("Interface")
        && !text.contains("/Transforms/Transforms")
        && !name.ends_with("yamlgen.td")
}

/// Every `.td` file under `include/mlir/Dialect` and `include/mlir/IR` that may define something.
pub fn files(include: &Path) -> Result<Vec<PathBuf>> {
    let mut found = Vec::new();
    for folder in ["mlir/Dialect", "mlir/IR"] {
        walk(&include.join(folder), &mut found)?;
    }
    found.sort();
    Ok(found)
}

fn walk(folder: &Path, found: &mut Vec<PathBuf>) -> Result<()> {
    let failed = |cause| Error::File { path: folder.to_owned(), doing: "list", cause };
    for entry in fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.is_dir() {
            walk(&path, found)?;
        } else if is_root(&path) {
            found.push(path);
        }
    }
    Ok(())
}

/// Files that no other file of the set includes. Reading them reads all files.
fn tops(include: &Path, files: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut included: Vec<PathBuf> = Vec::new();
    for file in files {
        let failed = |cause| Error::File { path: file.clone(), doing: "read", cause };
        let text = fs::read_to_string(file).map_err(failed)?;
        for line in text.lines() {
            let Some(name) =
                line.trim().strip_prefix("include \"").and_then(|rest| rest.strip_suffix('"'))
            else {
                continue;
            };
            included.push(include.join(name));
            included.extend(file.parent().map(|folder| folder.join(name)));
        }
    }
    included.sort();
    // A file counts even if a file in another folder includes it: it may be the base file of a dialect whose operations
    // are elsewhere.
    Ok(files.iter().filter(|file| included.binary_search(file).is_err()).cloned().collect())
}

/// The files by folder, largest group first, so that the last one to finish is short.
fn groups(include: &Path, files: Vec<PathBuf>) -> Vec<Vec<PathBuf>> {
    let mut groups: BTreeMap<PathBuf, Vec<PathBuf>> = BTreeMap::new();
    for file in files {
        let inside = file.strip_prefix(include).unwrap_or(&file);
        groups.entry(inside.iter().take(3).collect()).or_default().push(file);
    }
    let size = |files: &[PathBuf]| -> u64 {
        files.iter().filter_map(|file| fs::metadata(file).ok()).map(|data| data.len()).sum()
    };
    let mut groups: Vec<Vec<PathBuf>> = groups.into_values().collect();
    groups.sort_by_key(|files| std::cmp::Reverse(size(files)));
    groups
}

/// Reads every dialect of an installation, several folders in parallel.
pub fn dialects(tool: &TableGen, include: &Path) -> Result<Vec<Dialect>> {
    let groups = groups(include, tops(include, &files(include)?)?);
    let next = AtomicUsize::new(0);
    let done: Mutex<Vec<(usize, Vec<Dialect>)>> = Mutex::new(Vec::new());
    let failed: Mutex<Option<Error>> = Mutex::new(None);
    let workers = thread::available_parallelism().map_or(2, usize::from);
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some((at, files)) = take(&next, &groups) {
                    match read_group(tool, include, files) {
                        Ok(models) => lock(&done).push((at, models)),
                        Err(error) => *lock(&failed) = Some(error),
                    }
                }
            });
        }
    });
    if let Some(error) = lock(&failed).take() {
        return Err(error);
    }
    let mut done = std::mem::take(&mut *lock(&done));
    done.sort_by_key(|(at, _)| *at);
    let mut merged: BTreeMap<String, Dialect> = BTreeMap::new();
    for model in done.into_iter().flat_map(|(_, models)| models) {
        match merged.get_mut(&model.name) {
            Some(known) => merge(known, model),
            None => drop(merged.insert(model.name.clone(), model)),
        }
    }
    Ok(merged.into_values().collect())
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(std::sync::PoisonError::into_inner)
}

fn take<'a, T>(next: &AtomicUsize, items: &'a [T]) -> Option<(usize, &'a T)> {
    let at = next.fetch_add(1, Ordering::Relaxed);
    items.get(at).map(|item| (at, item))
}

/// Reads the files of one folder together, or one by one if they do not go together.
fn read_group(tool: &TableGen, include: &Path, files: &[PathBuf]) -> Result<Vec<Dialect>> {
    let read = |files: &[PathBuf]| -> Result<Vec<Dialect>> {
        let text = tool.read(files, &[include.to_owned()])?;
        match read::dialects(&Records::parse(&text)?, &Select::All) {
            Err(Error::WhichDialect { .. }) => Ok(Vec::new()),
            read => read,
        }
    };
    match read(files) {
        Err(Error::TableGen { .. }) if files.len() > 1 => {
            let each: Result<Vec<_>> =
                files.iter().map(|file| read(std::slice::from_ref(file))).collect();
            Ok(each?.into_iter().flatten().collect())
        }
        read => read,
    }
}

/// Merges the definitions from another file of the same dialect. If both have a definition, the one with fewer
/// omissions wins: a file that includes fewer others sees fewer enumerations.
pub fn merge(known: &mut Dialect, mut more: Dialect) {
    let dialect = known.name.clone();
    let key = |def: &Def| format!("{dialect}.{}", def.mnemonic.as_deref().unwrap_or(&def.name));
    let (old, new) = (&mut known.omissions, &mut more.omissions);
    add(&mut known.enums, more.enums, old, new, OmissionKind::Enum, |e: &Enum| e.name.clone());
    add(&mut known.types, more.types, old, new, OmissionKind::Type, key);
    add(&mut known.attrs, more.attrs, old, new, OmissionKind::Attr, key);
    let op_key = |op: &Op| format!("{dialect}.{}", op.name);
    add(&mut known.ops, more.ops, old, new, OmissionKind::Op, op_key);
    old.append(new);
    old.sort();
    old.dedup();
}

fn add<T>(
    known: &mut Vec<T>,
    more: Vec<T>,
    old: &mut Vec<Omission>,
    new: &mut Vec<Omission>,
    of: OmissionKind,
    name: impl Fn(&T) -> String,
) {
    for item in more {
        let key = name(&item);
        let about =
            |o: &Omission| o.of.as_ref().is_some_and(|(kind, name)| *kind == of && *name == key);
        match known.iter_mut().find(|old| name(old) == key) {
            Some(place) => {
                let count = |list: &[Omission]| list.iter().filter(|o| about(o)).count();
                if count(new) < count(old) {
                    *place = item;
                    old.retain(|o| !about(o));
                } else {
                    new.retain(|o| !about(o));
                }
            }
            None => known.push(item),
        }
    }
    known.sort_by_key(|item| name(item));
}
