//! Identifies the build of the compiler by the build id that the linker wrote into the file with this code. Two builds
//! of one version may generate different code from the same input, so the cache keeps them apart.

use std::{
    ffi::{c_int, c_void},
    slice,
    sync::OnceLock,
};

/// The type and the owner name of the note that holds a build id.
const NT_GNU_BUILD_ID: u32 = 3;
const OWNER: &[u8] = b"GNU\0";

/// The build id. If the linker wrote none, the size and time of the file.
pub(crate) fn build_id() -> &'static [u8] {
    static ID: OnceLock<Vec<u8>> = OnceLock::new();
    ID.get_or_init(|| {
        let mut found = Vec::new();
        // SAFETY: the callback has the required signature, and gets the address of `found`, which
        // outlives the call.
        unsafe { libc::dl_iterate_phdr(Some(look_at), (&raw mut found).cast()) };
        if found.is_empty() { file_state() } else { found }
    })
}

/// Stores the build id of one file of the process, if the file contains this code.
///
/// # Safety
/// Called by `dl_iterate_phdr`, with the address of a `Vec<u8>` that nobody else uses.
unsafe extern "C" fn look_at(
    info: *mut libc::dl_phdr_info,
    _size: libc::size_t,
    found: *mut c_void,
) -> c_int {
    // SAFETY: the loader passes a valid description.
    let info = unsafe { &*info };
    if info.dlpi_phdr.is_null() {
        return 0;
    }
    // SAFETY: the loader gives the number of headers, which stay valid while the file is mapped.
    let headers = unsafe { slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let here = look_at as *const () as u64;
    let holds = |header: &libc::Elf64_Phdr| {
        let start = info.dlpi_addr.wrapping_add(header.p_vaddr);
        header.p_type == libc::PT_LOAD && here.wrapping_sub(start) < header.p_memsz
    };
    if !headers.iter().any(holds) {
        return 0;
    }
    for header in headers.iter().filter(|header| header.p_type == libc::PT_NOTE) {
        let start = info.dlpi_addr.wrapping_add(header.p_vaddr) as usize;
        let size = header.p_memsz as usize;
        // SAFETY: the loader maps the notes that a header names for reading, and the file with this code stays mapped.
        let notes =
            unsafe { slice::from_raw_parts(std::ptr::with_exposed_provenance::<u8>(start), size) };
        if let Some(id) = in_notes(notes) {
            // SAFETY: this function's contract.
            unsafe { *found.cast::<Vec<u8>>() = id.to_vec() };
        }
    }
    1
}

/// Finds the build id among notes. Each note has the sizes of name and content, a type, the name and the content,
/// padded to multiples of 4 bytes.
fn in_notes(mut notes: &[u8]) -> Option<&[u8]> {
    loop {
        let (head, rest) = notes.split_first_chunk::<12>()?;
        let word = |at: usize| head.get(at..).and_then(|bytes| bytes.first_chunk().copied());
        let [name, content, kind] = [word(0)?, word(4)?, word(8)?].map(u32::from_le_bytes);
        let padded = |size: u32| (size as usize).next_multiple_of(4);
        let (name, rest) = rest.split_at_checked(padded(name))?;
        let (content, rest) = (rest.get(..content as usize)?, rest.get(padded(content)..)?);
        if kind == NT_GNU_BUILD_ID && name == OWNER {
            return Some(content);
        }
        notes = rest;
    }
}

/// Size and time of the program, for one without a build id.
fn file_state() -> Vec<u8> {
    let facts = std::env::current_exe().and_then(std::fs::metadata);
    let state = facts.and_then(|facts| Ok((facts.len(), facts.modified()?)));
    format!("{state:?}").into_bytes()
}
