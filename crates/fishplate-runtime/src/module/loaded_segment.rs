//! Finds the segment of a loaded object that contains an address: symbols are only addresses, and
//! calling data or writing to code would end the process.

use std::ffi::{c_int, c_void};

/// The part of a loaded object around an address.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct LoadedSegment {
    /// Its first byte.
    pub(super) start: usize,
    /// Address behind its last byte.
    pub(super) end: usize,
    pub(super) executable: bool,
    pub(super) writable: bool,
}

struct Search {
    address: usize,
    found: Option<LoadedSegment>,
}

/// The segment of an address; `None` for memory that no loaded object owns, such as the heap.
pub(super) fn of(address: *const c_void) -> Option<LoadedSegment> {
    let mut search = Search { address: address.addr(), found: None };
    crate::lock::none_held("the loader");
    // SAFETY: `visit` takes a `Search`, which lives for the call.
    unsafe { libc::dl_iterate_phdr(Some(visit), (&raw mut search).cast()) };
    search.found
}

unsafe extern "C" fn visit(
    info: *mut libc::dl_phdr_info,
    _size: usize,
    search: *mut c_void,
) -> c_int {
    // SAFETY: the loader passes a valid description, and `of` its own search.
    let (info, search) = unsafe { (&*info, &mut *search.cast::<Search>()) };
    if info.dlpi_phdr.is_null() {
        return 0;
    }
    // SAFETY: the loader describes this many program headers.
    let headers = unsafe { std::slice::from_raw_parts(info.dlpi_phdr, info.dlpi_phnum.into()) };
    let range = |header: &libc::Elf64_Phdr| {
        let start = (info.dlpi_addr as usize).wrapping_add(header.p_vaddr as usize);
        start..start.wrapping_add(header.p_memsz as usize)
    };
    let holds = |kind: u32| {
        headers
            .iter()
            .find(|header| header.p_type == kind && range(header).contains(&search.address))
    };
    let Some(load) = holds(libc::PT_LOAD) else { return 0 };
    // Data that the loader made read-only after relocation still counts as a writable segment.
    let relocated = holds(libc::PT_GNU_RELRO).is_some();
    let std::ops::Range { start, end } = range(load);
    search.found = Some(LoadedSegment {
        start,
        end,
        executable: load.p_flags & libc::PF_X != 0,
        writable: load.p_flags & libc::PF_W != 0 && !relocated,
    });
    1
}
