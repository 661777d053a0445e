//! Hashes the contents of a file of device functions for the cache key: another version may replace the file under the
//! same name.

use std::{
    collections::HashMap,
    fs,
    os::unix::fs::MetadataExt as _,
    path::{Path, PathBuf},
    sync::{Mutex, OnceLock, PoisonError},
};

/// Tells whether a file is unchanged: device, inode, size, time of the last change.
type State = (u64, u64, u64, i64, i64);

/// The hashes of files that were read, each with the state of its file.
type Known = HashMap<PathBuf, (State, Vec<u8>)>;

/// The hash of a file's contents. It is empty without a file, and for one that cannot be read, which compiling reports.
/// A file is read again only if it changed.
pub(crate) fn fingerprint(path: Option<&Path>) -> Vec<u8> {
    static KNOWN: OnceLock<Mutex<Known>> = OnceLock::new();
    let Some(path) = path else { return Vec::new() };
    let Ok(facts) = fs::metadata(path) else { return Vec::new() };
    let state = (facts.dev(), facts.ino(), facts.size(), facts.ctime(), facts.ctime_nsec());
    let known = KNOWN.get_or_init(Mutex::default);
    let found = known.lock().unwrap_or_else(PoisonError::into_inner).get(path).cloned();
    if let Some((before, hash)) = found
        && before == state
    {
        return hash;
    }
    let Ok(content) = fs::read(path) else { return Vec::new() };
    let hash = fishplate_mlir::hash(&[&content]).to_vec();
    known
        .lock()
        .unwrap_or_else(PoisonError::into_inner)
        .insert(path.to_owned(), (state, hash.clone()));
    hash
}
