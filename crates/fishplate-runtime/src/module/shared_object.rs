//! Shared objects: checked before the loader maps them, opened once, never closed.
//!
//! The loader would end the process over a truncated file, so the file is checked first.
//!
//! The loader returns the library that it opened first for a path. A file that has been replaced
//! since then (compiled again) is opened under another spelling of its path, so a module always has
//! the code that is in the file.

use std::collections::BTreeMap;
use std::ffi::{CStr, CString, c_void};
use std::fs::File;
use std::io::Read;
use std::os::unix::ffi::OsStrExt;
use std::os::unix::fs::{FileExt, MetadataExt};
use std::path::Path;

use super::cpu_needs;
use super::symbol_name::SymbolName;
use crate::error::{Error, Result};
use crate::lock::{self, GlobalLock};

/// An opened shared object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SharedObject {
    handle: usize,
}

/// Identity of the file behind a path.
type FileId = (u64, u64);

/// The file that each handle was opened from.
pub(super) static OPENED: GlobalLock<BTreeMap<usize, FileId>> = GlobalLock::new(BTreeMap::new());

/// How often one path may be replaced and opened again.
const MAX_SPELLINGS: usize = 4096;

fn refused(path: &[u8], reason: &str) -> Error {
    Error::internal(format!(
        "Failed to load dynamic shared library {}: {reason}",
        String::from_utf8_lossy(path)
    ))
}

impl SharedObject {
    /// Opens the file at a path, or finds it in the loader's search path when it has no `/`.
    pub(super) fn open(path: &[u8]) -> Result<SharedObject> {
        if path.is_empty() {
            return Err(refused(path, "the path is empty"));
        }
        let id = if path.contains(&b'/') { check_file(path)? } else { None };
        let mut spelling = path.to_vec();
        for _ in 0..MAX_SPELLINGS {
            // No lock is held while constructors of the library run: they may load other libraries.
            let handle = dlopen(&spelling).map_err(|reason| {
                refused(path, &format!("{reason}{}", here_but_not_searched(path)))
            })?;
            let Some(id) = id else { return Ok(SharedObject { handle }) };
            let opened = *OPENED.hold().entry(handle).or_insert(id);
            if opened == id {
                return Ok(SharedObject { handle });
            }
            spelling = respell(&spelling);
        }
        Err(refused(path, "the file was replaced too often while earlier versions are loaded"))
    }

    /// The address of a symbol of the object or of one that it needs.
    pub(super) fn symbol(&self, name: &SymbolName) -> Option<*mut c_void> {
        let name = name.as_c_str()?;
        let handle = std::ptr::with_exposed_provenance_mut(self.handle);
        lock::none_held("the loader");
        // SAFETY: a handle that is never closed, and a NUL-terminated name.
        let address = unsafe { libc::dlsym(handle, name.as_ptr()) };
        (!address.is_null()).then_some(address)
    }
}

/// A hint for a file in the current folder, which the loader does not search.
fn here_but_not_searched(path: &[u8]) -> String {
    let file = Path::new(std::ffi::OsStr::from_bytes(path));
    if path.contains(&b'/') || !file.is_file() {
        return String::new();
    }
    format!(
        "; the current folder has it, but only a path with a `/` is looked for there: write ./{}",
        file.display()
    )
}

/// The same path with one more `.` before the last part.
fn respell(path: &[u8]) -> Vec<u8> {
    let name = path.iter().rposition(|&byte| byte == b'/').map_or(0, |slash| slash + 1);
    [&path[..name], b"./", &path[name..]].concat()
}

fn dlopen(path: &[u8]) -> std::result::Result<usize, String> {
    let path = CString::new(path).map_err(|_| "the path holds a NUL byte".to_owned())?;
    lock::none_held("the loader");
    // SAFETY: a NUL-terminated path. Constructors of the library run: loading means trusting it.
    let handle = unsafe { libc::dlopen(path.as_ptr(), libc::RTLD_LAZY | libc::RTLD_LOCAL) };
    if !handle.is_null() {
        return Ok(handle.expose_provenance());
    }
    // SAFETY: the text belongs to this thread until its next call of the loader.
    let reason = unsafe { libc::dlerror() };
    if reason.is_null() {
        return Err("the loader gave no reason".to_owned());
    }
    // SAFETY: the text belongs to this thread until its next call of the loader. NUL-terminated.
    let reason = unsafe { CStr::from_ptr(reason) }.to_string_lossy();
    // The loader's message starts with the path, which our own message already has.
    let path = format!("{}: ", path.to_string_lossy());
    Err(reason.strip_prefix(&path).unwrap_or(&reason).to_owned())
}

/// Makes the checks that the loader omits: a pipe would block it, and for a truncated file it would
/// map missing pages. `None` if there is no file: the loader reports that best.
fn check_file(path: &[u8]) -> Result<Option<FileId>> {
    let file_path = Path::new(std::ffi::OsStr::from_bytes(path));
    let Ok(meta) = std::fs::metadata(file_path) else { return Ok(None) };
    if meta.is_dir() {
        return Err(refused(path, "it is a directory"));
    }
    if !meta.is_file() {
        return Err(refused(path, "it is not a regular file"));
    }
    let file = File::open(file_path).map_err(|error| refused(path, &error.to_string()))?;
    check_elf(&file, meta.len()).map_err(|reason| refused(path, reason))?;
    let missing = cpu_needs::missing(&file);
    if missing.is_empty() {
        return Ok(Some((meta.dev(), meta.ino())));
    }
    let reason = format!(
        "it was compiled for a CPU with {}, which this machine lacks: compile it again here, or with --target \
         for a CPU that all machines have",
        missing.join(", ")
    );
    Err(refused(path, &reason))
}

/// Size of the ELF header, and the position of the program header table's description in it.
const ELF_HEADER: usize = 64;
/// Size of one program header.
const PROGRAM_HEADER: usize = 56;

fn number(bytes: &[u8], at: usize) -> u64 {
    bytes
        .get(at..at + 8)
        .and_then(|bytes| bytes.try_into().ok())
        .map_or(u64::MAX, u64::from_le_bytes)
}

/// Checks that the file holds every part that its program headers name.
pub fn check_elf(mut file: &File, size: u64) -> std::result::Result<(), &'static str> {
    const CUT_SHORT: &str = "the file is cut short: parts that its header names are missing";
    if size == 0 {
        return Err("the file is empty");
    }
    let mut header = [0_u8; ELF_HEADER];
    if file.read_exact(&mut header).is_err() || !header.starts_with(b"\x7fELF") {
        return Err("it is not an ELF file");
    }
    if header[4] != libc::ELFCLASS64 || header[5] != libc::ELFDATA2LSB {
        return Err("it is an ELF file for another kind of machine");
    }
    let table_at = number(&header, 32);
    let entry_size = u16::from_le_bytes([header[54], header[55]]);
    let count = u16::from_le_bytes([header[56], header[57]]);
    if usize::from(entry_size) != PROGRAM_HEADER {
        return Err("it is an ELF file with program headers of an unknown size");
    }
    let mut table = vec![0_u8; PROGRAM_HEADER * usize::from(count)];
    if file.read_exact_at(&mut table, table_at).is_err() {
        return Err(CUT_SHORT);
    }
    for entry in table.chunks_exact(PROGRAM_HEADER) {
        // Offset in the file and size in it.
        let end = number(entry, 8).checked_add(number(entry, 32));
        let is_load = entry[..4] == libc::PT_LOAD.to_le_bytes();
        if is_load && end.is_none_or(|end| end > size) {
            return Err(CUT_SHORT);
        }
    }
    Ok(())
}
