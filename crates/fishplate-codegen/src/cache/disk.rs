//! Cache entries as files, for many processes at once. A file appears atomically, contains its key, ends in a checksum,
//! and is loaded only if nobody but its owner could have written it. Of all processes that miss an entry, one compiles
//! it and the others wait. A folder that cannot be written to only causes a warning.

use std::{
    collections::HashSet,
    io::{self, Write as _},
    path::PathBuf,
    sync::{
        Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    thread,
    time::{Duration, Instant},
};

use fishplate_cache::{Claim, Claimed, Folder, Found, Key, Problem, encode, name_of, parts_of};

use crate::compile::CompiledCode;

/// Shortest and longest interval between two checks for an entry that another process is compiling.
const LOOKS: (Duration, Duration) = (Duration::from_millis(1), Duration::from_millis(50));

pub(super) struct Disk {
    pub(super) folder: Folder,
    /// The read-only folders.
    shared: Vec<Folder>,
    /// Whether a warning was given that entries cannot be written.
    warned: AtomicBool,
    /// Entries for which a warning was given that they are not used. They may be looked up again and again.
    refused: Mutex<HashSet<PathBuf>>,
}

/// Outcome of waiting for one's turn.
pub(super) enum Turn<T> {
    /// Another process has made it meanwhile.
    Made(T),
    /// This process compiles, and others wait while the claim lasts. Without a claim, they do not know.
    Ours(Option<Claim>),
}

impl Disk {
    pub(super) fn new(folder: Folder, shared: Vec<Folder>) -> Self {
        Self { folder, shared, warned: AtomicBool::new(false), refused: Mutex::default() }
    }

    /// Paths of the read-only folders.
    pub(super) fn shared(&self) -> Vec<PathBuf> {
        self.shared.iter().map(|folder| folder.path().to_owned()).collect()
    }

    /// Reads compiled code from the first folder that has it; see [`Disk::parts`].
    pub(super) fn read(&self, key: &Key) -> Option<CompiledCode> {
        let mut folders = [&self.folder].into_iter().chain(&self.shared);
        folders.find_map(|folder| self.parts(folder, key, CompiledCode::from_parts))
    }

    /// Waits until another process has compiled the code, until this one may compile it, or until the deadline. Calls
    /// `waiting` once if there is something to wait for.
    pub(super) fn turn(
        &self,
        key: &Key,
        until: Instant,
        waiting: impl FnOnce(),
    ) -> Turn<CompiledCode> {
        self.turn_for(key, until, waiting, CompiledCode::from_parts)
    }

    /// Like [`Disk::turn`], for a note.
    pub(super) fn note_turn(&self, key: &Key, until: Instant) -> Turn<Vec<u8>> {
        self.turn_for(key, until, || (), |mut parts| parts.pop())
    }

    fn turn_for<T>(
        &self,
        key: &Key,
        until: Instant,
        waiting: impl FnOnce(),
        make: impl Fn(Vec<Vec<u8>>) -> Option<T>,
    ) -> Turn<T> {
        let start = Instant::now();
        let mut waiting = Some(waiting);
        loop {
            let claim = match self.folder.claim(&name_of(key)) {
                Claimed::Ours(claim) => Some(claim),
                Claimed::Impossible => return Turn::Ours(None),
                Claimed::Theirs => None,
            };
            // Another process may have written the entry since the last lookup.
            self.folder.refresh();
            let made = self.parts(&self.folder, key, &make);
            match (made, claim) {
                (Some(made), _) => return Turn::Made(made),
                (None, Some(claim)) => return Turn::Ours(Some(claim)),
                (None, None) if Instant::now() >= until => return Turn::Ours(None),
                (None, None) => {}
            }
            if let Some(waiting) = waiting.take() {
                waiting();
            }
            // A check costs little compared with the time that has already passed.
            thread::sleep((start.elapsed() / 8).clamp(LOOKS.0, LOOKS.1));
        }
    }

    pub(super) fn write(&self, key: &Key, compiled: &CompiledCode) {
        self.write_parts(key, &compiled.parts());
    }

    /// Reads a note: bytes that only their writer interprets.
    pub(super) fn read_note(&self, key: &Key) -> Option<Vec<u8>> {
        let mut folders = [&self.folder].into_iter().chain(&self.shared);
        folders.find_map(|folder| self.parts(folder, key, |mut parts| parts.pop()))
    }

    pub(super) fn write_note(&self, key: &Key, note: &[u8]) {
        self.write_parts(key, &[note]);
    }

    fn write_parts(&self, key: &Key, parts: &[&[u8]]) {
        let parts: Vec<&[u8]> = [&key[..]].into_iter().chain(parts.iter().copied()).collect();
        let Err(error) = self.folder.write(&name_of(key), &encode(&parts)) else { return };
        if !self.warned.swap(true, Ordering::Relaxed) {
            warn(&format!(
                "compiled functions are not kept for the next process: {error}; free or name another folder in \
                 FISHPLATE_CACHE_DIR, or set FISHPLATE_NO_CACHE=1"
            ));
        }
    }

    /// Builds a value from the parts of an entry. An entry that is not what was written for the key is removed, with a
    /// warning.
    fn parts<T>(
        &self,
        folder: &Folder,
        key: &Key,
        make: impl FnOnce(Vec<Vec<u8>>) -> Option<T>,
    ) -> Option<T> {
        let name = name_of(key);
        let bytes = match folder.read(&name) {
            Found::Content(bytes) => bytes,
            Found::Unsafe => {
                self.refuse(folder.entry(&name), "others could have written it");
                return None;
            }
            Found::Nothing => return None,
        };
        let made = parts_of(&name, &bytes).and_then(|parts| make(parts).ok_or(Problem::Damaged));
        match made {
            Ok(made) => return Some(made),
            Err(problem) => self.refuse(folder.entry(&name), problem.text()),
        }
        if std::ptr::eq(folder, &self.folder) {
            folder.remove(&name);
        }
        None
    }

    /// Warns once per file that it is not used.
    fn refuse(&self, file: PathBuf, reason: &str) {
        let text = format!("the cache entry {} is not used: {reason}", file.display());
        if self.refused.lock().unwrap_or_else(PoisonError::into_inner).insert(file) {
            warn(&text);
        }
    }
}

/// Warns the user, if possible.
pub(super) fn warn(text: &str) {
    let _ = writeln!(io::stderr(), "fishplate: warning: {text}");
}
