//! Writes generated files: all of them or none, and only those that changed. `--check` compares instead.

use std::collections::BTreeSet;
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

impl File {
    /// Whether the file on disk is missing or out of date.
    pub fn is_stale(&self) -> bool {
        !fs::read(&self.path).is_ok_and(|old| old == self.text.as_bytes())
    }
}

/// The files that are missing or out of date.
pub fn stale(files: &[File]) -> Vec<PathBuf> {
    files.iter().filter(|file| file.is_stale()).map(|file| file.path.clone()).collect()
}

/// Writes the files that differ, and returns their number.
///
/// # Errors
/// Fails as [`Writer`] does.
pub fn write(files: &[File]) -> Result<usize> {
    let mut writer = Writer::default();
    files.iter().try_for_each(|file| writer.add(file))?;
    writer.finish()
}

/// Writes the files that differ. Each is replaced atomically, and only after all of them are complete under temporary
/// names. So a full disk or a folder without write permission leaves the old files in place.
#[derive(Debug, Default)]
pub struct Writer {
    paths: BTreeSet<PathBuf>,
    /// The complete files that are not in place yet: their temporary names and their own.
    drafts: Vec<(PathBuf, PathBuf)>,
}

impl Writer {
    /// Writes a file under a temporary name if it differs.
    ///
    /// # Errors
    /// Fails if a file has the path of an earlier one, or cannot be written.
    pub fn add(&mut self, file: &File) -> Result<()> {
        if !self.paths.insert(file.path.clone()) {
            return Err(Error::SameOutput { path: file.path.clone() });
        }
        if !file.is_stale() {
            return Ok(());
        }
        let draft = draft(&file.path);
        self.drafts.push((draft.clone(), file.path.clone()));
        prepare(file, &draft).map_err(|cause| failed(&file.path, cause))
    }

    /// The number of files that were added, changed or not.
    pub fn files(&self) -> usize {
        self.paths.len()
    }

    /// Puts the files in place, and returns the number of those that changed.
    ///
    /// # Errors
    /// Fails if a file cannot be replaced.
    pub fn finish(mut self) -> Result<usize> {
        for (draft, path) in &self.drafts {
            fs::rename(draft, path).map_err(|cause| failed(path, cause))?;
        }
        Ok(std::mem::take(&mut self.drafts).len())
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        for (draft, _) in &self.drafts {
            let _ = fs::remove_file(draft);
        }
    }
}

fn failed(path: &Path, cause: io::Error) -> Error {
    Error::File { path: path.to_owned(), doing: "write", cause }
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
