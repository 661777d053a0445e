//! Writes generated files: all of them or none, only those that changed. `--check` compares instead.

use std::collections::hash_map::RandomState;
use std::fs;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use crate::error::{Error, Result};

/// A file that is to be.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct File {
    /// Where.
    pub path: PathBuf,
    /// Its contents.
    pub text: String,
}

/// The files that are missing or out of date.
pub fn stale(files: &[File]) -> Vec<PathBuf> {
    let differs = |file: &&File| !fs::read(&file.path).is_ok_and(|old| old == file.text.as_bytes());
    files.iter().filter(differs).map(|file| file.path.clone()).collect()
}

/// Writes the files that differ, and says how many. Each is replaced in one step, and none is before all of them
/// lie complete beside their places: a disk that is full or a folder that cannot be written leaves the old ones.
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

/// A hidden name in the same folder that nobody can foresee.
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
    // A file that is there already, or a link, is not written to.
    fs::OpenOptions::new().write(true).create_new(true).open(draft)?.write_all(file.text.as_bytes())
}
