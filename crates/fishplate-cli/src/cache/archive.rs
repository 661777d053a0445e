//! `fishplate cache pack` and `unpack`: the entries and tuning tables of a cache as one tar file. Every entry is
//! checked when it is written and when it is read; a file that does not belong in a cache is refused.

use std::fs::{self, File};
use std::io::{self, BufReader, BufWriter, Read as _, Write as _};
use std::path::{Path, PathBuf};

use fishplate_cache::{
    Access, Folder, Found, TemporaryFolder, is_name, is_ours, parts_of, write_whole,
};

use super::failure;
use crate::failure::{Failure, Result};
use crate::inspect::print;

/// Folders inside the archive and beside each other on disk, and the extensions of their files.
const COMPILED: (&str, &str) = ("compile", "fpc");
const TUNED: (&str, &str) = ("tune", "json");
/// The maximum size of one file in an archive.
const MAX_BYTES: u64 = 1 << 30;

/// The tuning tables beside a folder of the cache.
pub(super) fn tables(folder: &Folder) -> Vec<PathBuf> {
    let files = fs::read_dir(tuned(folder)).into_iter().flatten().flatten();
    let mut tables: Vec<PathBuf> = files.map(|file| file.path()).collect();
    tables.retain(|path| path.file_name().and_then(|name| name.to_str()).is_some_and(is_table));
    tables.retain(|path| {
        fs::symlink_metadata(path).is_ok_and(|facts| facts.is_file() && is_ours(&facts))
    });
    tables.sort();
    tables
}

fn tuned(folder: &Folder) -> PathBuf {
    folder.path().with_file_name(TUNED.0)
}

/// Writes the entries of a folder and its tuning tables to a file, atomically.
pub(super) fn pack(folder: Folder, file: &Path) -> Result<()> {
    let failed = |cause| Failure::File { path: file.to_owned(), doing: "write", cause };
    let beside = TemporaryFolder::beside(file).map_err(failed)?;
    let temporary = beside.path().join("archive");
    let mut archive =
        tar::Builder::new(BufWriter::new(File::create_new(&temporary).map_err(failed)?));
    let (mut entries, mut left_out) = (0, 0);
    for entry in folder.entries() {
        let Found::Content(bytes) = folder.inspect(&entry.name) else { continue };
        if parts_of(&entry.name, &bytes).is_err() {
            left_out += 1;
            continue;
        }
        let name = format!("{}/{}.{}", COMPILED.0, entry.name, COMPILED.1);
        append(&mut archive, &name, &bytes).map_err(failed)?;
        entries += 1;
    }
    let tables = tables(&folder);
    for table in &tables {
        let name = table.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        let bytes = fs::read(table).map_err(failed)?;
        append(&mut archive, &format!("{}/{name}", TUNED.0), &bytes).map_err(failed)?;
    }
    let mut written = archive.into_inner().map_err(failed)?;
    written.flush().map_err(failed)?;
    let written = written.into_inner().map_err(|error| failed(error.into_error()))?;
    written.sync_all().map_err(failed)?;
    let bytes = written.metadata().map_err(failed)?.len();
    fs::rename(&temporary, file).map_err(failed)?;
    let damaged =
        if left_out > 0 { format!(", {left_out} damaged ones left out") } else { String::new() };
    let tables = tables.len();
    print(&format!("packed {entries} entries and {tables} tuning tables, {bytes} bytes{damaged}\n"))
}

fn append(archive: &mut tar::Builder<impl io::Write>, name: &str, bytes: &[u8]) -> io::Result<()> {
    let mut header = tar::Header::new_ustar();
    header.set_size(bytes.len() as u64);
    header.set_mode(0o600);
    // The same entries yield the same file.
    header.set_mtime(0);
    archive.append_data(&mut header, name, bytes)
}

/// Adds the contents of a file to a folder and to the tuning tables beside it. Existing entries stay.
pub(super) fn unpack(folder: &Folder, file: &Path) -> Result<()> {
    let failed = |cause| Failure::File { path: file.to_owned(), doing: "read", cause };
    let wrong = |why: String| Failure::Format { path: file.to_owned(), why };
    let mut archive = tar::Archive::new(BufReader::new(File::open(file).map_err(failed)?));
    let (mut added, mut known) = (0, 0);
    for member in archive.entries().map_err(failed)? {
        let mut member = member.map_err(failed)?;
        let name = String::from_utf8_lossy(&member.path_bytes()).into_owned();
        let not_ours = || {
            wrong(format!("`{name}` does not belong into a cache: was it made by `cache pack`?"))
        };
        if !member.header().entry_type().is_file() || member.size() > MAX_BYTES {
            return Err(not_ours());
        }
        let mut bytes = Vec::new();
        member.read_to_end(&mut bytes).map_err(failed)?;
        let (place, rest) = name.split_once('/').ok_or_else(not_ours)?;
        let (stem, ending) = rest.rsplit_once('.').ok_or_else(not_ours)?;
        let is_new = match (place, ending) {
            COMPILED if is_name(stem) => {
                let check = parts_of(stem, &bytes);
                check.map_err(|problem| wrong(format!("`{name}`: {}", problem.text())))?;
                let is_new = !matches!(folder.inspect(stem), Found::Content(_));
                if is_new {
                    folder.write(stem, &bytes).map_err(failure)?;
                }
                is_new
            }
            TUNED if is_table(rest) => {
                let parsed = serde_json::from_slice::<serde_json::Value>(&bytes);
                parsed.map_err(|error| wrong(format!("`{name}`: {error}")))?;
                add_table(&tuned(folder), rest, &bytes)?
            }
            _ => return Err(not_ours()),
        };
        *if is_new { &mut added } else { &mut known } += 1;
    }
    print(&format!("added {added} files, {known} were there already\n"))
}

/// Whether a text can be the name of a tuning table: it must not lead to another folder.
fn is_table(name: &str) -> bool {
    let plain = |letter: char| letter.is_ascii_alphanumeric() || "._-".contains(letter);
    name.ends_with(".json") && !name.starts_with('.') && name.chars().all(plain)
}

fn add_table(folder: &Path, name: &str, bytes: &[u8]) -> Result<bool> {
    let path = folder.join(name);
    let failed = |cause| Failure::File { path: path.clone(), doing: "write", cause };
    if path.exists() {
        return Ok(false);
    }
    Folder::open(folder.to_owned()).map_err(failure)?;
    write_whole(&path, bytes, Access::Owner).map_err(failed)?;
    Ok(true)
}
