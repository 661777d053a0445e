//! Follows the includes of files: finds files that include themselves, which `llvm-tblgen` follows until its stack
//! overflows, and files that another one includes.

use std::collections::HashSet;
use std::fs;
use std::path::{Path, PathBuf};

/// The files that `file` includes, as far as they are found.
fn included(file: &Path, folders: &[&Path]) -> Vec<PathBuf> {
    let text = fs::read_to_string(file).unwrap_or_default();
    let names = text.lines().filter_map(|line| {
        let rest = line.trim_start().strip_prefix("include")?.trim_start();
        rest.strip_prefix('"')?.split('"').next()
    });
    let near = file.parent().into_iter();
    let places: Vec<&Path> = near.chain(folders.iter().copied()).collect();
    let find = |name: &str| places.iter().map(|place| place.join(name)).find(|path| path.is_file());
    names.filter_map(find).collect()
}

/// The chain from a file to its second appearance, if one of `inputs` leads to such a file.
pub(super) fn cycle(inputs: &[PathBuf], folders: &[&Path]) -> Option<Vec<PathBuf>> {
    let mut done = HashSet::new();
    // Each entry is a file on the way, with the files that it includes and that are still to be followed.
    let mut way: Vec<(PathBuf, Vec<PathBuf>)> = Vec::new();
    for input in inputs {
        way.push((input.clone(), included(input, folders)));
        while let Some((file, next)) = way.last_mut() {
            let Some(path) = next.pop() else {
                done.insert(same(file));
                way.pop();
                continue;
            };
            if let Some(start) = way.iter().position(|(file, _)| same(file) == same(&path)) {
                let files = way[start..].iter().map(|(file, _)| file.clone());
                return Some(files.chain([path]).collect());
            }
            if !done.contains(&same(&path)) {
                let next = included(&path, folders);
                way.push((path, next));
            }
        }
    }
    None
}

/// The files that no other of them includes. Of files that include each other, the last one stays.
pub(crate) fn roots(inputs: &[PathBuf], folders: &[PathBuf]) -> Vec<PathBuf> {
    let own = inputs.iter().filter_map(|input| input.parent());
    let folders: Vec<&Path> = folders.iter().map(PathBuf::as_path).chain(own).collect();
    let mut kept: Vec<(&PathBuf, HashSet<PathBuf>)> =
        inputs.iter().map(|input| (input, below(input, &folders))).collect();
    let mut at = 0;
    while let Some((input, _)) = kept.get(at) {
        let path = same(input);
        if kept.iter().enumerate().any(|(of, (_, below))| of != at && below.contains(&path)) {
            kept.remove(at);
        } else {
            at += 1;
        }
    }
    kept.into_iter().map(|(input, _)| input.clone()).collect()
}

/// All files that `file` includes, also by way of others.
fn below(file: &Path, folders: &[&Path]) -> HashSet<PathBuf> {
    let mut found = HashSet::new();
    let mut next = included(file, folders);
    while let Some(path) = next.pop() {
        if found.insert(same(&path)) {
            next.extend(included(&path, folders));
        }
    }
    found
}

/// The path by which files are compared.
fn same(path: &Path) -> PathBuf {
    fs::canonicalize(path).unwrap_or_else(|_| path.to_owned())
}
