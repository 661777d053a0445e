//! The folder of the compile cache: which one it is, whose it must be, what lies in it. What an entry
//! holds is the compiler's business; this crate is for all who have no compiler, too.

#![forbid(unsafe_code)]

mod whole_file;

use std::{
    ffi::OsString,
    fmt,
    fs::{self, DirBuilder, Metadata, OpenOptions},
    io::{self, Read as _},
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _, OpenOptionsExt as _},
    path::{Path, PathBuf},
    sync::atomic::{AtomicBool, Ordering},
};

pub use whole_file::{Access, TemporaryFolder, write_whole};

/// File name ending of entries.
const ENDING: &str = "fpc";
/// Bits of a file's mode that let others write.
const OTHERS_WRITE: u32 = 0o022;

/// Settings of the cache in the environment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// `FISHPLATE_NO_CACHE` turns it off.
    Off,
    /// The folder under `FISHPLATE_CACHE_DIR`.
    Asked(PathBuf),
    /// The usual folder of the user.
    Usual(PathBuf),
    /// No folder is available.
    Nowhere,
}

impl Setting {
    /// Reads the environment.
    pub fn from_environment() -> Self {
        Self::from_variables(|name| std::env::var_os(name))
    }

    fn from_variables(variable: impl Fn(&str) -> Option<OsString>) -> Self {
        let set = |name| variable(name).filter(|value| !value.is_empty());
        if set("FISHPLATE_NO_CACHE").is_some_and(|value| value != "0") {
            return Setting::Off;
        }
        if let Some(folder) = set("FISHPLATE_CACHE_DIR") {
            return Setting::Asked(PathBuf::from(folder).join("compile"));
        }
        let home = set("XDG_CACHE_HOME").map(PathBuf::from);
        let home = home.or_else(|| Some(PathBuf::from(set("HOME")?).join(".cache")));
        match home {
            Some(home) => Setting::Usual(home.join("fishplate").join("compile")),
            None => Setting::Nowhere,
        }
    }
}

/// A folder or a file of the cache, and what went wrong with it.
#[derive(Debug)]
pub struct Error {
    /// The folder or file.
    pub path: PathBuf,
    /// What went wrong.
    pub source: io::Error,
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.path.display(), self.source)
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        Some(&self.source)
    }
}

/// A folder that belongs to its user alone.
#[derive(Debug)]
pub struct Folder {
    path: PathBuf,
    /// Files left by killed processes are removed once, before the first entry is written.
    cleared: AtomicBool,
}

/// Facts about an entry.
#[derive(Debug)]
pub enum Found {
    /// Its content.
    Content(Vec<u8>),
    /// It is there, but others than its owner could have written it.
    Unsafe,
    /// It is not there, or cannot be read.
    Nothing,
}

impl Folder {
    /// The folder, made with mode 0700 if need be.
    pub fn open(path: PathBuf) -> Result<Self, Error> {
        make(&path)?;
        Self::check(path)
    }

    /// The folder, if it is there.
    pub fn find(path: PathBuf) -> Result<Option<Self>, Error> {
        match fs::metadata(&path) {
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            _ => Self::check(path).map(Some),
        }
    }

    fn check(path: PathBuf) -> Result<Self, Error> {
        let reason = match fs::metadata(&path) {
            Err(source) => return Err(Error { path, source }),
            Ok(facts) if !facts.is_dir() => "the cache's folder is a file",
            Ok(facts) if !is_ours(&facts) => {
                "the cache's folder must belong to its user, and nobody else may write to it"
            }
            Ok(_) => return Ok(Self { path, cleared: AtomicBool::new(false) }),
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

    /// Reads an entry. Anything but a plain file that only its owner could have written is refused.
    pub fn read(&self, name: &str) -> Found {
        // Neither a link nor a pipe leads out of here or makes the reader wait.
        let flags = libc::O_NOFOLLOW | libc::O_NONBLOCK;
        let mut file =
            match OpenOptions::new().read(true).custom_flags(flags).open(self.entry(name)) {
                Ok(file) => file,
                Err(error) if error.raw_os_error() == Some(libc::ELOOP) => return Found::Unsafe,
                Err(_) => return Found::Nothing,
            };
        match file.metadata() {
            Ok(facts) if facts.is_file() && is_ours(&facts) => {}
            Ok(_) => return Found::Unsafe,
            Err(_) => return Found::Nothing,
        }
        let mut bytes = Vec::new();
        match file.read_to_end(&mut bytes) {
            Ok(_) => Found::Content(bytes),
            Err(_) => Found::Nothing,
        }
    }

    /// Writes an entry, for its owner alone. A folder that was removed meanwhile is made again.
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
        written.map_err(|source| Error { path, source })
    }

    /// Removes an entry, if it is there.
    pub fn remove(&self, name: &str) {
        let _ = fs::remove_file(self.entry(name));
    }

    fn entries(&self) -> impl Iterator<Item = PathBuf> {
        let files =
            fs::read_dir(&self.path).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
    }

    /// Number and size in bytes of the entries.
    pub fn size(&self) -> (u64, u64) {
        self.entries().fold((0, 0), |(files, bytes), file| {
            (files + 1, bytes + fs::metadata(file).map_or(0, |facts| facts.len()))
        })
    }

    /// Removes all entries and returns their number.
    pub fn clear(&self) -> Result<u64, Error> {
        let mut removed = 0;
        whole_file::clear_temporary(&self.path);
        for path in self.entries() {
            match fs::remove_file(&path) {
                Ok(()) => removed += 1,
                // Another process was quicker.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                Err(source) => return Err(Error { path, source }),
            }
        }
        Ok(removed)
    }
}

/// Makes the folder with mode 0700 if it is not there.
fn make(path: &Path) -> Result<(), Error> {
    let made = DirBuilder::new().recursive(true).mode(0o700).create(path);
    made.map_err(|source| Error { path: path.to_owned(), source })
}

/// Whether a file or folder belongs to the user of this process, and nobody else may write to it.
pub fn is_ours(facts: &Metadata) -> bool {
    facts.mode() & OTHERS_WRITE == 0 && belongs_to_user(facts)
}

/// Whether a file or folder belongs to the effective user of this process.
fn belongs_to_user(facts: &Metadata) -> bool {
    // The folder of this process belongs to its effective user; to root, when the process may not be
    // looked at by others (setuid, prctl). Then the file in it says who that is.
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

    fn setting(variables: &[(&str, &str)]) -> Setting {
        Setting::from_variables(|name| {
            variables.iter().find(|(known, _)| *known == name).map(|(_, value)| value.into())
        })
    }

    #[test]
    fn the_environment_names_the_folder() {
        assert_eq!(setting(&[]), Setting::Nowhere);
        let home = ("HOME", "/home/me");
        let usual = PathBuf::from("/home/me/.cache/fishplate/compile");
        assert_eq!(setting(&[home]), Setting::Usual(usual.clone()));
        assert_eq!(setting(&[home, ("FISHPLATE_NO_CACHE", "0")]), Setting::Usual(usual));
        let other = PathBuf::from("/c/fishplate/compile");
        assert_eq!(setting(&[home, ("XDG_CACHE_HOME", "/c")]), Setting::Usual(other));
        let asked = Setting::Asked(PathBuf::from("/d/compile"));
        assert_eq!(setting(&[home, ("FISHPLATE_CACHE_DIR", "/d")]), asked);
        let both = [("FISHPLATE_CACHE_DIR", "/d"), ("FISHPLATE_NO_CACHE", "1")];
        assert_eq!(setting(&both), Setting::Off);
    }

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
    fn the_effective_user_is_read() {
        let status = "Name:\tx\nUid:\t1\t2\t3\t4\nGid:\t5\t5\t5\t5\n";
        assert_eq!(effective_user(status), Some(2));
        assert_eq!(effective_user("Uid:\n"), None);
    }
}
