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

    /// An entry; one that is not what was written is removed, with a warning.
    pub(super) fn read(&self, key: &Key) -> Option<Compiled> {
        let file = self.file(key);
        let facts = fs::symlink_metadata(&file).ok()?;
        if !facts.is_file() || !is_ours(&facts) {
            warn(&file, "others could have written it");
            return None;
        }
        let bytes = fs::read(&file).ok()?;
        let entry = decode(&bytes);
        if entry.is_none() {
            warn(&file, "it is damaged");
            let _ = fs::remove_file(&file);
        }
        entry
    }

    pub(super) fn write(&self, key: &Key, compiled: &Compiled) -> Result<()> {
        write_whole(&self.file(key), &encode(compiled))
    }
}

fn warn(file: &Path, reason: &str) {
    eprintln!("fishplate: warning: the cache entry {} is not used: {reason}", file.display());
}

fn encode(compiled: &Compiled) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    let mut push = |part: &[u8]| {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    };
    push(compiled.symbol.as_bytes());
    push(compiled.signature.as_bytes());
    push(&[compiled.holds.into()]);
    compiled.objects.iter().for_each(|object| push(object));
    let checksum = fishplate_mlir::hash(&[&bytes]);
    bytes.extend_from_slice(&checksum);
    bytes
}

fn decode(bytes: &[u8]) -> Option<Compiled> {
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
    let mut parts = parts.into_iter();
    let symbol = String::from_utf8(parts.next()?).ok()?;
    let signature = String::from_utf8(parts.next()?).ok()?;
    let holds = parts.next()? == [1];
    Some(Compiled { symbol, signature, holds, objects: parts.collect() })
}
