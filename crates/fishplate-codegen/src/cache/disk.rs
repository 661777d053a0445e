//! Entries as files, for many processes at once. A file appears whole, says which key it is for, ends in a
//! checksum, and is loaded only if nobody but its owner could have written it. A folder that cannot be written
//! to costs a warning, and nothing else.

use std::{
    io::{self, Write as _},
    path::Path,
    sync::atomic::{AtomicBool, Ordering},
};

use fishplate_cache::{Folder, Found};

use super::Key;
use crate::{
    compile::Compiled,
    entry::{decode, encode},
};

pub(super) struct Disk {
    pub(super) folder: Folder,
    /// Whether someone was told that entries cannot be written.
    warned: AtomicBool,
}

impl Disk {
    pub(super) fn new(folder: Folder) -> Self {
        Self { folder, warned: AtomicBool::new(false) }
    }

    /// Compiled code; see [`Disk::parts`].
    pub(super) fn read(&self, key: &Key) -> Option<Compiled> {
        self.parts(key, Compiled::from_parts)
    }

    pub(super) fn write(&self, key: &Key, compiled: &Compiled) {
        self.write_parts(key, &compiled.parts());
    }

    /// A note: bytes that only their writer interprets.
    pub(super) fn read_note(&self, key: &Key) -> Option<Vec<u8>> {
        self.parts(key, |mut parts| parts.pop())
    }

    pub(super) fn write_note(&self, key: &Key, note: &[u8]) {
        self.write_parts(key, &[note]);
    }

    fn write_parts(&self, key: &Key, parts: &[&[u8]]) {
        let parts: Vec<&[u8]> = [&key[..]].into_iter().chain(parts.iter().copied()).collect();
        let Err(error) = self.folder.write(&name(key), &encode(&parts)) else { return };
        if !self.warned.swap(true, Ordering::Relaxed) {
            warn(&format!(
                "compiled functions are not kept for the next process: {error}; free or name another folder in \
                 FISHPLATE_CACHE_DIR, or set FISHPLATE_NO_CACHE=1"
            ));
        }
    }

    /// What the parts of an entry make; one that is not what was written for the key is removed, with a
    /// warning.
    fn parts<T>(&self, key: &Key, make: impl FnOnce(Vec<Vec<u8>>) -> Option<T>) -> Option<T> {
        let name = name(key);
        let bytes = match self.folder.read(&name) {
            Found::Content(bytes) => bytes,
            Found::Unsafe => {
                refuse(&self.folder.entry(&name), "others could have written it");
                return None;
            }
            Found::Nothing => return None,
        };
        let reason = match decode(&bytes) {
            Some(mut parts) if parts.first().is_some_and(|first| first == key) => {
                parts.remove(0);
                match make(parts) {
                    Some(made) => return Some(made),
                    None => "it is damaged",
                }
            }
            Some(_) => "it was written for another function",
            None => "it is damaged",
        };
        refuse(&self.folder.entry(&name), reason);
        self.folder.remove(&name);
        None
    }
}

fn name(key: &Key) -> String {
    key.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn refuse(file: &Path, reason: &str) {
    warn(&format!("the cache entry {} is not used: {reason}", file.display()));
}

/// Tells the user something, if there is a way.
pub(super) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "fishplate: warning: {text}");
}
