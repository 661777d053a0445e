//! Entries as files, for many processes at once. A file is written beside its place and then moved
//! there, ends in a checksum, and is loaded only if nobody but its owner could have written it.

use std::{
    fs,
    path::{Path, PathBuf},
};

use fishplate_cache::{Folder, is_ours};

use super::Key;
use crate::{compile::Compiled, error::Result, export::write_whole};

/// What an entry starts with.
const MAGIC: &[u8; 8] = b"FISHPLC2";
const CHECKSUM: usize = 32;

pub(super) struct Disk(pub(super) Folder);

impl Disk {
    fn file(&self, key: &Key) -> PathBuf {
        self.0.entry(&key.iter().map(|byte| format!("{byte:02x}")).collect::<String>())
    }

    /// Compiled code; see [`Disk::parts`].
    pub(super) fn read(&self, key: &Key) -> Option<Compiled> {
        self.parts(key, compiled)
    }

    pub(super) fn write(&self, key: &Key, compiled: &Compiled) -> Result<()> {
        let holds = [compiled.holds.into()];
        let mut parts = vec![compiled.symbol.as_bytes(), compiled.signature.as_bytes(), &holds];
        parts.extend(compiled.objects.iter().map(Vec::as_slice));
        write_whole(&self.file(key), &encode(&parts))
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

fn encode(parts: &[&[u8]]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    let checksum = fishplate_mlir::hash(&[&bytes]);
    bytes.extend_from_slice(&checksum);
    bytes
}

fn decode(bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let (body, checksum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    if fishplate_mlir::hash(&[body]) != *checksum {
        return None;
    }
    let mut rest = body.strip_prefix(MAGIC)?;
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (length, behind) = rest.split_first_chunk::<8>()?;
        let (part, behind) =
            behind.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        parts.push(part.to_vec());
        rest = behind;
    }
    Some(parts)
}

fn compiled(parts: Vec<Vec<u8>>) -> Option<Compiled> {
    let mut parts = parts.into_iter();
    let symbol = String::from_utf8(parts.next()?).ok()?;
    let signature = String::from_utf8(parts.next()?).ok()?;
    let holds = parts.next()? == [1];
    Some(Compiled { symbol, signature, holds, objects: parts.collect() })
}
