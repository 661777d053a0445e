//! Writes generated files: all of them or none, and only those that changed. `--check` compares instead.

use std::collections::hash_map::RandomState;
use std::fs;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};

/// A file to write.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Its path.
    pub path: PathBuf,
    /// Its contents.
    pub text: String,
}

/// The files that are missing or out of date.
pub fn stale(files: &[File]) -> Vec<PathBuf> {
    let differs = |file: &&File| !fs::read(&file.path).is_ok_and(|old| old == file.text.as_bytes());
    files.iter().filter(differs).map(|file| file.path.clone()).collect()
}

/// Writes the files that differ, and returns their number. Each is replaced atomically, and only after all of them are
/// complete under temporary names. So a full disk or a folder without write permission leaves the old files in place.
pub fn write(files: &[File]) -> Result<usize> {
    let mut paths: Vec<&PathBuf> = files.iter().map(|file| &file.path).collect();
    paths.sort();
    if let Some(pair) = paths.windows(2).find(|pair| pair[0] == pair[1]) {
        return Err(Error::SameOutput { path: pair[0].clone() });
    }
    let stale = stale(files);
    let changed: Vec<&File> = files.iter().filter(|file| stale.contains(&file.path)).collect();
    let mut beside: Vec<PathBuf> = Vec::new();
    let done = changed.iter().try_for_each(|file| {
        let path = draft(&file.path);
        beside.push(path.clone());
        prepare(file, &path).map_err(|cause| Error::File {
            path: file.path.clone(),
            doing: "write",
            cause,
        })
    });
    let done = done.and_then(|()| {
        changed.iter().zip(&beside).try_for_each(|(file, draft)| {
            fs::rename(draft, &file.path).map_err(|cause| Error::File {
                path: file.path.clone(),
                doing: "write",
                cause,
            })
        })
    });
    if done.is_err() {
        for draft in &beside {
            let _ = fs::remove_file(draft);
        }
    }
    done.map(|()| changed.len())
}

/// A hidden, unpredictable name in the same folder.
fn draft(path: &Path) -> PathBuf {
    let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
    let random = RandomState::new().build_hasher().finish();
    path.with_file_name(format!(".{name}.{random:016x}.tmp"))
}

fn prepare(file: &File, draft: &Path) -> io::Result<()> {
    if file.path.is_dir() {
        return Err(io::ErrorKind::IsADirectory.into());
    }
    if let Some(folder) = file.path.parent() {
        fs::create_dir_all(folder)?;
    }
    // Never writes to a file or link that already exists.
    fs::OpenOptions::new().write(true).create_new(true).open(draft)?.write_all(file.text.as_bytes())
}
