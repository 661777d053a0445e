//! Writes files atomically: each is written under a temporary name beside its destination and then moved there.
//! Temporary names are random and never reused, whoever else writes to the folder: another process with the same id (in
//! another container), one that was killed, or another user.

use std::{
    ffi::{OsStr, OsString},
    fs::{self, DirBuilder, File, OpenOptions},
    hash::{BuildHasher as _, Hasher as _, RandomState},
    io::{self, Write as _},
    os::unix::{
        ffi::{OsStrExt as _, OsStringExt as _},
        fs::{DirBuilderExt as _, OpenOptionsExt as _},
    },
    path::{Path, PathBuf},
    process,
    sync::atomic::{AtomicU64, Ordering},
    time::{Duration, SystemTime, UNIX_EPOCH},
};

use crate::{claim, entry::is_name, folder::belongs_to_user};

/// The extension of temporary names.
const ENDING: &str = ".tmp";
/// Digits of the random part of a temporary name.
const DIGITS: usize = 16;
/// Number of bytes of the file's name that a temporary name keeps; the file's name may be as long as the system allows.
const KEPT_BYTES: usize = 200;
/// Number of names that are tried; a second one is needed by chance, or because someone guesses.
const TRIES: u32 = 16;
/// Writing a file never takes this long: older temporary files were left by a killed process.
const LEFT_OVER: Duration = Duration::from_secs(24 * 60 * 60);

/// Who may read and write a file.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Access {
    /// Only its owner, whatever the umask.
    Owner,
    /// Everyone whom the umask allows.
    Umask,
}

/// Writes a file, or leaves an existing one unchanged.
pub fn write_whole(path: &Path, bytes: &[u8], access: Access) -> io::Result<()> {
    let mode = if access == Access::Owner { 0o600 } else { 0o666 };
    // `create_new` fails if the name exists, and follows no symbolic link.
    let (temporary, mut file) = make_beside(path, |name| {
        OpenOptions::new().write(true).create_new(true).mode(mode).open(name)
    })?;
    let written = write_and_close(&mut file, bytes, access);
    drop(file);
    let placed = written.and_then(|()| fs::rename(&temporary, path));
    if placed.is_err() {
        let _ = fs::remove_file(&temporary);
    }
    placed
}

fn write_and_close(file: &mut File, bytes: &[u8], access: Access) -> io::Result<()> {
    file.write_all(bytes)?;
    // Some file systems report a full disk only now. Cache entries have a checksum instead.
    if access == Access::Umask { file.sync_all() } else { Ok(()) }
}

/// A folder that is removed with everything in it on drop. Only the user may access it.
#[derive(Debug)]
pub struct TemporaryFolder(PathBuf);

impl TemporaryFolder {
    /// Creates a folder beside a file that is about to be written. Removes folders that killed processes left there for
    /// the same file more than a day ago.
    pub fn beside(path: &Path) -> io::Result<Self> {
        if let (Some(folder), Some(name)) = (path.parent(), path.file_name()) {
            clear_left_overs(folder, Some(name));
        }
        let make = |name: &Path| DirBuilder::new().mode(0o700).create(name);
        Ok(Self(make_beside(path, make)?.0))
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }
}

impl Drop for TemporaryFolder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Creates something under a temporary name in the folder of `path`.
fn make_beside<T>(path: &Path, make: impl Fn(&Path) -> io::Result<T>) -> io::Result<(PathBuf, T)> {
    let mut tries = 0;
    loop {
        let name = temporary_name(path);
        match make(&name) {
            Ok(made) => return Ok((name, made)),
            Err(error) if error.kind() == io::ErrorKind::AlreadyExists && tries < TRIES => {
                tries += 1;
            }
            Err(error) => return Err(error),
        }
    }
}

fn temporary_name(path: &Path) -> PathBuf {
    let mut name = kept(path.file_name().unwrap_or_default());
    name.push(format!(".{:0DIGITS$x}{ENDING}", random()));
    let folder = path.parent().unwrap_or(Path::new(""));
    // A relative path starts with a dot, so that no program takes it for an option or a list of them.
    if folder.is_absolute() { folder.join(name) } else { Path::new(".").join(folder).join(name) }
}

/// The part of a file's name that a temporary name starts with.
fn kept(name: &OsStr) -> OsString {
    let bytes = name.as_bytes();
    OsString::from_vec(bytes[..bytes.len().min(KEPT_BYTES)].to_vec())
}

/// A number that nobody can guess, and that no other process gets, not even a copy of this one.
fn random() -> u64 {
    static COUNT: AtomicU64 = AtomicU64::new(0);
    let mut hasher = RandomState::new().build_hasher();
    hasher.write_u32(process::id());
    hasher.write_u64(COUNT.fetch_add(1, Ordering::Relaxed));
    let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    hasher.write_u128(now.as_nanos());
    hasher.finish()
}

/// Removes files that killed processes left in a folder more than a day ago, for one file or for all.
pub(crate) fn clear_left_overs(folder: &Path, of: Option<&OsStr>) {
    let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
    let start = of.map(kept);
    for found in fs::read_dir(folder).into_iter().flatten().flatten() {
        let name = found.file_name();
        let Some(file) = file_of(name.as_bytes()) else { continue };
        if start.as_ref().is_some_and(|start| start.as_bytes() != file) {
            continue;
        }
        let path = found.path();
        let Ok(facts) = fs::symlink_metadata(&path) else { continue };
        let age = facts.modified().ok().and_then(|then| then.elapsed().ok());
        if belongs_to_user(&facts) && age.is_some_and(|age| age > LEFT_OVER) {
            remove(&path, facts.is_dir());
        }
    }
}

/// Removes every temporary file of a folder, however young: whoever is writing one writes it again.
pub(crate) fn clear_temporary(folder: &Path) {
    for found in fs::read_dir(folder).into_iter().flatten().flatten() {
        if file_of(found.file_name().as_bytes()).is_some() {
            remove(&found.path(), found.file_type().is_ok_and(|kind| kind.is_dir()));
        }
    }
}

fn remove(path: &Path, is_folder: bool) {
    let _ = if is_folder { fs::remove_dir_all(path) } else { fs::remove_file(path) };
}

/// The file that a temporary name belongs to, if it is one: `file.<digits>.tmp`, or `file.<pid>-<number>.tmp` as in
/// earlier versions. The file of a claim is temporary, too.
fn file_of(name: &[u8]) -> Option<&[u8]> {
    if let Some(claimed) = name.strip_suffix(claim::ENDING.as_bytes()) {
        let is_key = |name: &[u8]| str::from_utf8(name).is_ok_and(is_name);
        return claimed.strip_suffix(b".").filter(|name| is_key(name));
    }
    let rest = name.strip_suffix(ENDING.as_bytes())?;
    let dot = rest.iter().rposition(|byte| *byte == b'.')?;
    let (file, digits) = (&rest[..dot], &rest[dot + 1..]);
    let is_number = |text: &[u8]| !text.is_empty() && text.iter().all(u8::is_ascii_digit);
    let was_number = digits
        .iter()
        .position(|byte| *byte == b'-')
        .is_some_and(|dash| is_number(&digits[..dash]) && is_number(&digits[dash + 1..]));
    let is_random = digits.len() == DIGITS && digits.iter().all(u8::is_ascii_hexdigit);
    (!file.is_empty() && (is_random || was_number)).then_some(file)
}

#[cfg(test)]
mod tests {
    use std::os::unix::fs::{PermissionsExt as _, symlink};

    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let files = fs::read_dir(folder).unwrap();
        files.map(|file| file.unwrap().file_name().into_string().unwrap()).collect()
    }

    #[test]
    fn a_file_replaces_another_and_nothing_stays_beside_it() {
        let folder = TemporaryFolder::beside(&std::env::temp_dir().join("whole")).unwrap();
        let file = folder.path().join("a");
        write_whole(&file, b"one", Access::Umask).unwrap();
        write_whole(&file, b"two", Access::Owner).unwrap();
        assert_eq!(fs::read(&file).unwrap(), b"two");
        assert_eq!(fs::metadata(&file).unwrap().permissions().mode() & 0o777, 0o600);
        assert_eq!(names(folder.path()), ["a"]);
        // A folder cannot be replaced, and the temporary file is removed.
        fs::create_dir(folder.path().join("b")).unwrap();
        assert!(write_whole(&folder.path().join("b"), b"three", Access::Umask).is_err());
        assert_eq!(names(folder.path()).len(), 2);
        let path = folder.path().to_owned();
        drop(folder);
        assert!(!path.exists());
    }

    #[test]
    fn a_name_that_is_taken_is_not_used() {
        let folder = TemporaryFolder::beside(&std::env::temp_dir().join("taken")).unwrap();
        let place = folder.path().join("a");
        let tried = std::cell::RefCell::new(Vec::new());
        let (name, ()) = make_beside(&place, |name| {
            // Someone was faster twice: with a folder, and with a link to another file.
            match tried.borrow().len() {
                0 => fs::create_dir(name)?,
                1 => symlink(folder.path().join("elsewhere"), name)?,
                _ => {}
            }
            tried.borrow_mut().push(name.to_owned());
            OpenOptions::new().write(true).create_new(true).open(name).map(drop)
        })
        .unwrap();
        assert_eq!(tried.borrow().len(), 3);
        assert_eq!(tried.borrow().last(), Some(&name));
        assert!(!folder.path().join("elsewhere").exists());
    }

    #[test]
    fn only_temporary_names_are_left_overs() {
        let of = |name: &'static str| file_of(name.as_bytes());
        assert_eq!(of("a.fpc.0123456789abcdef.tmp"), Some(&b"a.fpc"[..]));
        assert_eq!(of("x.so.12-0.tmp"), Some(&b"x.so"[..]));
        for name in ["a.tmp", "a.b.tmp", "a.12-.tmp", "a.fpc", ".0123456789abcdef.tmp", "notes.tmp"]
        {
            assert_eq!(of(name), None, "{name}");
        }
        for path in ["-o.so", "@o.so", "-folder/o.so", "@folder/o.so", "../o.so"] {
            let name = temporary_name(Path::new(path));
            assert!(name.as_os_str().as_bytes().starts_with(b"./"), "{}", name.display());
            assert!(file_of(name.file_name().unwrap().as_bytes()).is_some());
        }
        assert_eq!(of("a.fpc.0123456789ABCDEg.tmp"), None);
    }

    #[test]
    fn what_is_older_than_a_day_is_removed() {
        let folder = TemporaryFolder::beside(&std::env::temp_dir().join("old")).unwrap();
        let [old, young, other, kept] = [
            "x.so.0123456789abcdef.tmp",
            "x.so.1123456789abcdef.tmp",
            "y.so.2123456789abcdef.tmp",
            "x.so",
        ]
        .map(|name| folder.path().join(name));
        fs::create_dir(&old).unwrap();
        fs::write(old.join("inside"), b"").unwrap();
        for file in [&young, &other, &kept] {
            fs::write(file, b"").unwrap();
        }
        let before = SystemTime::now() - LEFT_OVER - Duration::from_secs(60);
        for file in [&old, &other, &kept] {
            File::open(file).unwrap().set_modified(before).unwrap();
        }
        clear_left_overs(folder.path(), Some(OsStr::new("x.so")));
        assert_eq!(
            [&old, &young, &other, &kept].map(|file| file.exists()),
            [false, true, true, true]
        );
        clear_left_overs(folder.path(), None);
        assert_eq!([&young, &other, &kept].map(|file| file.exists()), [true, false, true]);
        clear_temporary(folder.path());
        assert_eq!(names(folder.path()), ["x.so"]);
    }
}
