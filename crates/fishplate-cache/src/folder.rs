//! A folder of entries: its required owner, and reading, writing, listing and removing entries in it.

use std::{
    fs::{self, DirBuilder, File, Metadata, OpenOptions},
    io::{self, Read as _},
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
    time::{Duration, SystemTime},
};

use crate::{
    Error,
    claim::{self, Claimed, is_stale},
    entry::is_name,
    whole_file::{self, Access, write_whole},
};

/// File name extension of entries.
const ENDING: &str = "fpc";
/// Bits of a file's mode that let others write.
const OTHERS_WRITE: u32 = 0o022;
/// How often a file is opened again when another machine replaces it meanwhile.
const TRIES: u32 = 8;
/// Shortest interval at which the time of an entry's last use is recorded.
const NOTED: Duration = Duration::from_secs(60 * 60);

/// A folder that only its user may access, or a shared one that is only read.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// The owner of a shared folder, whom the user trusts by naming the folder.
    trusted: Option<u32>,
    /// Files left by killed processes are removed once, before the first entry is written.
    cleared: AtomicBool,
}

/// Result of looking for an entry.
#[derive(Debug)]
pub enum Found {
    /// Its content.
    Content(Vec<u8>),
    /// It exists, but others than its owner could have written it.
    Unsafe,
    /// It does not exist, or cannot be read.
    Nothing,
}

/// An entry in the list of a folder.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Entry {
    /// Its name.
    pub name: String,
    /// Its size in bytes.
    pub bytes: u64,
    /// The time of its last use, to the hour.
    pub used: SystemTime,
}

impl Folder {
    /// Opens the folder; creates it with mode 0700 if necessary.
    pub fn open(path: PathBuf) -> Result<Self, Error> {
        make(&path)?;
        Self::check(path)
    }

    /// Opens the folder, if it exists.
    pub fn find(path: PathBuf) -> Result<Option<Self>, Error> {
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            _ => Self::check(path).map(Some),
        }
    }

    /// Opens a folder that is only read, if it exists. It and its entries may belong to another user, but nobody else
    /// may be able to write to them.
    pub fn find_shared(path: PathBuf) -> Result<Option<Self>, Error> {
        let reason = match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(None),
            Err(source) => return Err(Error { path, source }),
            Ok(facts) if !facts.is_dir() => "the cache's folder is a file",
            Ok(facts) if facts.mode() & OTHERS_WRITE != 0 => {
                "nobody but its owner may write to a shared folder of the cache: chmod go-w"
            }
            Ok(facts) => {
                let cleared = AtomicBool::new(true);
                return Ok(Some(Self { path, trusted: Some(facts.uid()), cleared }));
            }
        };
        Err(Error { path, source: io::Error::new(io::ErrorKind::PermissionDenied, reason) })
    }

    fn check(path: PathBuf) -> Result<Self, Error> {
        let reason = match fs::metadata(&path) {
            Err(source) => return Err(Error { path, source }),
            Ok(facts) if !facts.is_dir() => "the cache's folder is a file",
            Ok(facts) if !is_ours(&facts) => {
                "the cache's folder must belong to its user, and nobody else may write to it"
            }
            Ok(_) => return Ok(Self { path, trusted: None, cleared: AtomicBool::new(false) }),
        };
        Err(Error { path, source: io::Error::new(io::ErrorKind::PermissionDenied, reason) })
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The file of an entry.
    pub fn entry(&self, name: &str) -> PathBuf {
        self.path.join(name).with_extension(ENDING)
    }

    /// Reads an entry to use it, which keeps it from being pruned. Refuses anything but a plain file that only its
    /// owner could have written.
    pub fn read(&self, name: &str) -> Found {
        self.look(name, self.trusted.is_none())
    }

    /// Reads an entry as [`Folder::read`] does, without using it.
    pub fn inspect(&self, name: &str) -> Found {
        self.look(name, false)
    }

    fn look(&self, name: &str, is_use: bool) -> Found {
        for _ in 0..TRIES {
            match self.attempt(name, is_use) {
                Ok(found) => return found,
                // Another machine replaced or removed the file: look it up again.
                Err(error) if is_stale(&error) => {}
                Err(_) => return Found::Nothing,
            }
        }
        Found::Nothing
    }

    fn attempt(&self, name: &str, is_use: bool) -> io::Result<Found> {
        // Neither a link nor a pipe may lead out of the folder or block the reader.
        let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
        let opened = OpenOptions::new().read(true).custom_flags(flags).open(self.entry(name));
        let mut file = match opened {
            Err(error) if error.raw_os_error() == Some(libc::ELOOP) => return Ok(Found::Unsafe),
            opened => opened?,
        };
        let facts = file.metadata()?;
        if !facts.is_file() || !self.trusts(&facts) {
            return Ok(Found::Unsafe);
        }
        let mut bytes = Vec::new();
        file.read_to_end(&mut bytes)?;
        if is_use {
            note_use(&file, &facts);
        }
        Ok(Found::Content(bytes))
    }

    fn trusts(&self, facts: &Metadata) -> bool {
        is_ours(facts)
            || self.trusted.is_some_and(|owner| {
                facts.mode() & OTHERS_WRITE == 0 && [owner, 0].contains(&facts.uid())
            })
    }

    /// Makes the system read the folder again: a network file system may not show yet what another machine wrote, and
    /// opening the folder makes it ask.
    pub fn refresh(&self) {
        drop(fs::read_dir(&self.path));
    }

    /// Claims an entry: of all processes that do so, one writes it.
    pub fn claim(&self, name: &str) -> Claimed {
        if self.trusted.is_some() {
            return Claimed::Impossible;
        }
        claim::claim(&self.path.join(name).with_extension(claim::ENDING))
    }

    /// Writes an entry, readable only by its owner. A folder that was removed meanwhile is created again.
    pub fn write(&self, name: &str, bytes: &[u8]) -> Result<(), Error> {
        if !self.cleared.swap(true, Ordering::Relaxed) {
            whole_file::clear_left_overs(&self.path, None);
        }
        let path = self.entry(name);
        let mut written = write_whole(&path, bytes, Access::Owner);
        if written.as_ref().is_err_and(|error| error.kind() == io::ErrorKind::NotFound) {
            make(&self.path)?;
            Self::check(self.path.clone())?;
            written = write_whole(&path, bytes, Access::Owner);
        }
        match written {
            // A file that someone reads cannot be replaced on some systems, but it already holds the same entry.
            Err(_) if matches!(self.inspect(name), Found::Content(there) if there == bytes) => {
                Ok(())
            }
            Err(source) => Err(Error { path, source }),
            Ok(()) => Ok(()),
        }
    }

    /// Removes an entry, if it exists.
    pub fn remove(&self, name: &str) {
        let _ = fs::remove_file(self.entry(name));
    }

    fn files(&self) -> impl Iterator<Item = PathBuf> {
        let files =
            fs::read_dir(&self.path).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
    }

    /// The entries, sorted by name.
    pub fn entries(&self) -> Vec<Entry> {
        let mut entries = Vec::new();
        for path in self.files() {
            let Some(name) = path.file_stem().and_then(|name| name.to_str()) else { continue };
            let Ok(facts) = fs::symlink_metadata(&path) else { continue };
            if is_name(name) && facts.is_file() {
                let used = facts.modified().unwrap_or(SystemTime::UNIX_EPOCH);
                entries.push(Entry { name: name.to_owned(), bytes: facts.len(), used });
            }
        }
        entries.sort_by(|a, b| a.name.cmp(&b.name));
        entries
    }

    /// Number and size in bytes of the entries.
    pub fn size(&self) -> (u64, u64) {
        self.files().fold((0, 0), |(files, bytes), file| {
            (files + 1, bytes + fs::metadata(file).map_or(0, |facts| facts.len()))
        })
    }

    /// Removes the least recently used entries, until the others have at most `max_bytes` bytes. Returns the removed
    /// entries.
    pub fn prune(&self, max_bytes: u64) -> Result<Vec<Entry>, Error> {
        let mut entries = self.entries();
        entries.sort_by_key(|entry| entry.used);
        let mut bytes: u64 = entries.iter().map(|entry| entry.bytes).sum();
        let mut removed = Vec::new();
        for entry in entries {
            if bytes <= max_bytes {
                break;
            }
            remove_file(&self.entry(&entry.name))?;
            bytes -= entry.bytes;
            removed.push(entry);
        }
        whole_file::clear_left_overs(&self.path, None);
        Ok(removed)
    }

    /// Removes all entries and returns their number.
    pub fn clear(&self) -> Result<u64, Error> {
        let mut removed = 0;
        whole_file::clear_temporary(&self.path);
        for path in self.files() {
            removed += u64::from(remove_file(&path)?);
        }
        Ok(removed)
    }
}

/// Removes a file; false if another process was faster.
fn remove_file(path: &Path) -> Result<bool, Error> {
    match fs::remove_file(path) {
        Ok(()) => Ok(true),
        Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(false),
        Err(source) => Err(Error { path: path.to_owned(), source }),
    }
}

/// Records that a file was used now, for [`Folder::prune`]; not at every use, because that is a write.
fn note_use(file: &File, facts: &Metadata) {
    let age = facts.modified().ok().and_then(|then| then.elapsed().ok());
    if age.is_some_and(|age| age > NOTED) {
        let _ = file.set_modified(SystemTime::now());
    }
}

/// Creates the folder with mode 0700 if it does not exist.
fn make(path: &Path) -> Result<(), Error> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(path);
    made.map_err(|source| Error { path: path.to_owned(), source })
}

/// Whether a file or folder belongs to the user of this process, and nobody else may write to it.
pub fn is_ours(facts: &Metadata) -> bool {
    facts.mode() & OTHERS_WRITE == 0 && belongs_to_user(facts)
}

/// Whether a file or folder belongs to the effective user of this process.
pub(crate) fn belongs_to_user(facts: &Metadata) -> bool {
    // The folder of this process in `/proc` belongs to its effective user; to root, if other processes may not inspect
    // it (setuid, prctl). Then the file in it names the user.
    fs::metadata("/proc/self").is_ok_and(|process| process.uid() == facts.uid())
        || fs::read_to_string("/proc/self/status")
            .is_ok_and(|status| effective_user(&status) == Some(facts.uid()))
}

/// The effective user in `/proc/self/status`: the second number of the line `Uid:`.
fn effective_user(status: &str) -> Option<u32> {
    let line = status.lines().find_map(|line| line.strip_prefix("Uid:"))?;
    line.split_whitespace().nth(1)?.parse().ok()
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::PermissionsExt as _;

    use super::*;
    use crate::{TemporaryFolder, name_of};

    #[test]
    fn entries_are_for_their_owner_alone() {
        let root = TemporaryFolder::beside(&std::env::temp_dir().join("entries")).unwrap();
        let path = root.path().join("compile");
        let folder = Folder::open(path.clone()).unwrap();
        assert!(matches!(folder.read("a"), Found::Nothing));
        folder.write("a", b"text").unwrap();
        assert!(matches!(folder.read("a"), Found::Content(bytes) if bytes == b"text"));
        assert_eq!(fs::metadata(folder.entry("a")).unwrap().mode() & 0o777, 0o600);
        fs::set_permissions(folder.entry("a"), fs::Permissions::from_mode(0o664)).unwrap();
        assert!(matches!(folder.read("a"), Found::Unsafe));
        fs::write(root.path().join("outside"), b"text").unwrap();
        std::os::unix::fs::symlink(root.path().join("outside"), folder.entry("b")).unwrap();
        assert!(matches!(folder.read("b"), Found::Unsafe));
        // A folder that was removed while the process runs is created again.
        fs::remove_dir_all(&path).unwrap();
        assert!(matches!(folder.read("a"), Found::Nothing));
        folder.write("a", b"again").unwrap();
        assert!(matches!(folder.read("a"), Found::Content(bytes) if bytes == b"again"));
        assert_eq!(fs::metadata(&path).unwrap().mode() & 0o777, 0o700);
        folder.remove("a");
        assert_eq!(folder.size(), (0, 0));
    }

    #[test]
    fn what_was_not_used_for_the_longest_time_goes_first() {
        let root = TemporaryFolder::beside(&std::env::temp_dir().join("prune")).unwrap();
        let folder = Folder::open(root.path().join("compile")).unwrap();
        let names = [1, 2, 3].map(|number| name_of(&[number; 32]));
        let old = |hours: u64| SystemTime::now() - Duration::from_secs(hours * 3600);
        for (name, hours) in names.iter().zip([5, 9, 7]) {
            folder.write(name, &[0; 100]).unwrap();
            File::open(folder.entry(name)).unwrap().set_modified(old(hours)).unwrap();
        }
        fs::write(root.path().join("compile/notes.fpc"), [0; 100]).unwrap();
        // Reading the oldest one makes it the youngest.
        assert!(matches!(folder.read(&names[1]), Found::Content(_)));
        assert_eq!(folder.prune(300).unwrap(), []);
        let removed = folder.prune(299).unwrap();
        assert_eq!(removed.iter().map(|entry| &entry.name).collect::<Vec<_>>(), [&names[2]]);
        folder.prune(100).unwrap();
        assert_eq!(
            folder.entries().iter().map(|entry| &entry.name).collect::<Vec<_>>(),
            [&names[1]]
        );
        assert!(root.path().join("compile/notes.fpc").exists(), "not an entry");
    }

    #[test]
    fn a_shared_folder_is_only_read() {
        let root = TemporaryFolder::beside(&std::env::temp_dir().join("shared")).unwrap();
        let path = root.path().join("compile");
        assert!(Folder::find_shared(path.clone()).unwrap().is_none());
        Folder::open(path.clone()).unwrap().write("a", b"text").unwrap();
        let shared = Folder::find_shared(path.clone()).unwrap().unwrap();
        assert!(matches!(shared.read("a"), Found::Content(bytes) if bytes == b"text"));
        assert!(matches!(shared.claim("a"), Claimed::Impossible));
        fs::set_permissions(shared.entry("a"), fs::Permissions::from_mode(0o666)).unwrap();
        assert!(matches!(shared.read("a"), Found::Unsafe));
        fs::set_permissions(&path, fs::Permissions::from_mode(0o777)).unwrap();
        assert!(Folder::find_shared(path).is_err());
    }

    #[test]
    fn the_effective_user_is_read() {
        let status = "Name:\tx\nUid:\t1\t2\t3\t4\nGid:\t5\t5\t5\t5\n";
        assert_eq!(effective_user(status), Some(2));
        assert_eq!(effective_user("Uid:\n"), None);
    }
}
