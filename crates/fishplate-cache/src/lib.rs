//! The folder of the compile cache: which one it is, whose it must be, what lies in it. What an entry
//! holds is the compiler's business; this crate is for all who have no compiler, too.

#![forbid(unsafe_code)]

use std::{
    ffi::OsString,
    fmt,
    fs::{self, DirBuilder, Metadata},
    io,
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _},
    path::{Path, PathBuf},
};

/// What the name of an entry ends in.
const ENDING: &str = "fpc";
/// Bits of a file's mode that let others write.
const OTHERS_WRITE: u32 = 0o022;

/// What the environment says of the cache.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Setting {
    /// `FISHPLATE_NO_CACHE` turns it off.
    Off,
    /// The folder under `FISHPLATE_CACHE_DIR`.
    Asked(PathBuf),
    /// The usual folder of the user.
    Usual(PathBuf),
    /// There is no place for one.
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
pub struct Folder(PathBuf);

impl Folder {
    /// The folder, made with mode 0700 if need be.
    pub fn open(path: PathBuf) -> Result<Self, Error> {
        let made = DirBuilder::new().recursive(true).mode(0o700).create(&path);
        made.map_err(|source| Error { path: path.clone(), source })?;
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
            Ok(_) => return Ok(Self(path)),
        };
        Err(Error { path, source: io::Error::new(io::ErrorKind::PermissionDenied, reason) })
    }

    /// Its path.
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// The file of an entry.
    pub fn entry(&self, name: &str) -> PathBuf {
        self.0.join(name).with_extension(ENDING)
    }

    fn entries(&self) -> impl Iterator<Item = PathBuf> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
    }

    /// Number and size in bytes of the entries.
    pub fn size(&self) -> (u64, u64) {
        self.entries().fold((0, 0), |(files, bytes), file| {
            (files + 1, bytes + fs::metadata(file).map_or(0, |facts| facts.len()))
        })
    }

    /// Removes all entries and says how many.
    pub fn clear(&self) -> Result<u64, Error> {
        let mut removed = 0;
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

/// Whether a file or folder belongs to the user of this process, and nobody else may write to it.
pub fn is_ours(facts: &Metadata) -> bool {
    // The folder of this process belongs to its effective user.
    let user = fs::metadata("/proc/self").map(|process| process.uid());
    user.is_ok_and(|user| user == facts.uid()) && facts.mode() & OTHERS_WRITE == 0
}

#[cfg(test)]
mod tests {
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
}
