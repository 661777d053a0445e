//! Huge pages for large tables: entries lie in random order, so with small pages most accesses miss the TLB.

/// Size from which on a table asks for huge pages.
const LARGE: usize = 8 << 20;
const HUGE_PAGE: usize = 2 << 20;

/// Asks the system to back memory of `bytes` bytes at `data` with huge pages. The memory works the same if it has none.
pub(super) fn ask(data: *mut u8, bytes: usize) {
    if bytes < LARGE {
        return;
    }
    let start = data.align_offset(HUGE_PAGE);
    let whole = bytes.saturating_sub(start) / HUGE_PAGE * HUGE_PAGE;
    // SAFETY: the range is page-aligned and within memory that the caller allocated. The advice keeps its content.
    unsafe { libc::madvise(data.wrapping_add(start).cast(), whole, libc::MADV_HUGEPAGE) };
}
