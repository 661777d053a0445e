//! Entries as files, for many processes at once. A file is written beside its place and then moved
//! there, ends in a checksum, and is loaded only if nobody but its owner could have written it.

use std::{
    fs::{self, DirBuilder, Metadata},
    io,
    os::unix::fs::{DirBuilderExt as _, MetadataExt as _},
    path::{Path, PathBuf},
};

use super::Key;
use crate::{
    compile::Compiled,
    error::{Error, Result},
    export::write_whole,
};

/// What an entry starts with.
const MAGIC: &[u8; 8] = b"FISHPLC2";
/// What the name of an entry ends in.
const ENDING: &str = "fpc";
const CHECKSUM: usize = 32;
/// Bits of a file's mode that let others write.
const OTHERS_WRITE: u32 = 0o022;

pub(super) struct Disk(PathBuf);

impl Disk {
    /// The folder, made if need be. It must be ours alone.
    pub(super) fn open(folder: PathBuf) -> Result<Self> {
        let failed = |source| Error::File { path: folder.clone(), source };
        DirBuilder::new().recursive(true).mode(0o700).create(&folder).map_err(failed)?;
        let facts = fs::metadata(&folder).map_err(failed)?;
        if !is_ours(&facts) {
            let reason =
                "the cache's folder must belong to its user, and nobody else may write to it";
            return Err(failed(io::Error::new(io::ErrorKind::PermissionDenied, reason)));
        }
        Ok(Self(folder))
    }

    pub(super) fn folder(&self) -> &Path {
        &self.0
    }

    fn file(&self, key: &Key) -> PathBuf {
        let name: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
        self.0.join(name).with_extension(ENDING)
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

    fn entries(&self) -> impl Iterator<Item = PathBuf> {
        let files = fs::read_dir(&self.0).into_iter().flatten().flatten().map(|file| file.path());
        files.filter(|path| path.extension().is_some_and(|ending| ending == ENDING))
    }

    /// Number and size of the entries.
    pub(super) fn size(&self) -> (u64, u64) {
        self.entries().fold((0, 0), |(files, bytes), file| {
            (files + 1, bytes + fs::metadata(file).map_or(0, |facts| facts.len()))
        })
    }

    pub(super) fn clear(&self) -> Result<()> {
        for path in self.entries() {
            match fs::remove_file(&path) {
                // Another process was quicker.
                Err(error) if error.kind() == io::ErrorKind::NotFound => {}
                result => result.map_err(|source| Error::File { path, source })?,
            }
        }
        Ok(())
    }
}

fn is_ours(facts: &Metadata) -> bool {
    // The folder of this process belongs to its effective user.
    let user = fs::metadata("/proc/self").map(|process| process.uid());
    user.is_ok_and(|user| user == facts.uid()) && facts.mode() & OTHERS_WRITE == 0
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
