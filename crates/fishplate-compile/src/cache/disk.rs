//! Entries as files, for many processes at once. A file is written beside its place and then moved
//! there, ends in a checksum, and is loaded only if nobody but its owner could have written it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use fishplate_cache::{Folder, is_ours};

use super::Key;
use crate::{
    compile::Compiled,
    entry::{decode, encode},
    error::Result,
    export::write_whole,
};

pub(super) struct Disk(pub(super) Folder);

impl Disk {
    fn file(&self, key: &Key) -> PathBuf {
        self.0.entry(&key.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    /// Compiled code; see [`Disk::parts`].
    pub(super) fn read(&self, key: &Key) -> Option<Compiled> {
        self.parts(key, Compiled::from_parts)
    }

    pub(super) fn write(&self, key: &Key, compiled: &Compiled) -> Result<()> {
        write_whole(&self.file(key), &encode(&compiled.parts()))
    }

    /// A note: bytes that mean something to whoever wrote them.
    pub(super) fn read_note(&self, key: &Key) -> Option<Vec<u8>> {
        self.parts(key, |mut parts| parts.pop())
    }

    pub(super) fn write_note(&self, key: &Key, note: &[u8]) -> Result<()> {
        write_whole(&self.file(key), &encode(&[note]))
    }

    /// What the parts of an entry make; one that is not what was written is removed, with a warning.
    fn parts<T>(&self, key: &Key, make: impl FnOnce(Vec<Vec<u8>>) -> Option<T>) -> Option<T> {
        let file = self.file(key);
        let facts = fs::symlink_metadata(&file).ok()?;
        if !facts.is_file() || !is_ours(&facts) {
            warn(&file, "others could have written it");
            return None;
        }
        let bytes = fs::read(&file).ok()?;
        let entry = decode(&bytes).and_then(make);
        if entry.is_none() {
            warn(&file, "it is damaged");
            let _ = fs::remove_file(&file);
        }
        entry
    }
}

fn warn(file: &Path, reason: &str) {
    eprintln!("fishplate: warning: the cache entry {} is not used: {reason}", file.display());
}
