//! Claims: of all processes that want to write an entry, one writes it. A claim is a record lock on a file beside the
//! entry. The system releases it when its holder ends, however it ends, even on another machine with the same network
//! file system. A forked child of the holder does not inherit it. Such locks belong to a process: its threads have to
//! agree among themselves first.

use std::{
    fs::{self, File, OpenOptions},
    io,
    os::unix::fs::{MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
};

use rustix::fs::{FlockOperation, fcntl_lock};

/// File name extension of claims.
pub(crate) const ENDING: &str = "lock";
/// How often a claim is tried again when another process removes its file meanwhile.
const TRIES: u32 = 16;

/// The right to write an entry; dropping it releases the claim.
#[derive(Debug)]
pub struct Claim {
    path: PathBuf,
    file: Option<File>,
}

/// Result of a claim.
#[derive(Debug)]
pub enum Claimed {
    /// This process writes the entry.
    Ours(Claim),
    /// Another process is writing it.
    Theirs,
    /// Claims are impossible here: the folder cannot be written, or its file system has no locks.
    Impossible,
}

/// Claims the entry whose claim is at a path.
pub(crate) fn claim(path: &Path) -> Claimed {
    for _ in 0..TRIES {
        match attempt(path) {
            Ok(Some(claimed)) => return claimed,
            // The locked file is no longer the one at the path.
            Ok(None) => {}
            Err(error) if is_stale(&error) => {}
            Err(_) => return Claimed::Impossible,
        }
    }
    Claimed::Theirs
}

fn attempt(path: &Path) -> io::Result<Option<Claimed>> {
    let mut options = OpenOptions::new();
    options.read(true).write(true).create(true).truncate(false).mode(0o600);
    // Neither a link nor a pipe may lead out of the folder or block the process.
    let file = options.custom_flags(libc::O_NOFOLLOW | libc::O_NONBLOCK).open(path)?;
    match fcntl_lock(&file, FlockOperation::NonBlockingLockExclusive) {
        Ok(()) => {}
        Err(rustix::io::Errno::AGAIN | rustix::io::Errno::ACCESS) => {
            return Ok(Some(Claimed::Theirs));
        }
        Err(error) => return Err(error.into()),
    }
    let here = file.metadata()?;
    let there = match fs::symlink_metadata(path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
        there => there?,
    };
    if (here.dev(), here.ino()) != (there.dev(), there.ino()) {
        return Ok(None);
    }
    Ok(Some(Claimed::Ours(Claim { path: path.to_owned(), file: Some(file) })))
}

/// Whether the error of a network file system means that another machine removed or replaced the file.
pub(crate) fn is_stale(error: &io::Error) -> bool {
    error.raw_os_error() == Some(libc::ESTALE)
}

impl Drop for Claim {
    fn drop(&mut self) {
        // Removed before the lock is released: whoever locks the file from now on sees that it is gone.
        let _ = fs::remove_file(&self.path);
        drop(self.file.take());
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::TemporaryFolder;

    #[test]
    fn a_claim_leaves_nothing() {
        let folder = TemporaryFolder::beside(&std::env::temp_dir().join("claim")).unwrap();
        let path = folder.path().join("a.lock");
        let Claimed::Ours(held) = claim(&path) else { panic!("nobody else is here") };
        assert!(path.exists());
        drop(held);
        assert!(!path.exists());
        // A file that a killed process left behind is not a claim.
        fs::write(&path, b"").unwrap();
        assert!(matches!(claim(&path), Claimed::Ours(_)));
        assert!(!path.exists());
        let nowhere = folder.path().join("missing/a.lock");
        assert!(matches!(claim(&nowhere), Claimed::Impossible));
        std::os::unix::fs::symlink(folder.path().join("elsewhere"), &path).unwrap();
        assert!(matches!(claim(&path), Claimed::Impossible));
        assert!(!folder.path().join("elsewhere").exists());
    }
}
