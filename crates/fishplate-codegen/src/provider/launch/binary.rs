//! Cubins and fatbins: whether all that their headers speak of is there. The driver gets an address
//! without a length, and would read on behind the end.

use crate::image::number;

/// The first bytes of a cubin, which is an ELF file, and of a fatbin.
const CUBIN: &[u8] = b"\x7fELF";
const FATBIN: &[u8] = &[0x50, 0xed, 0x55, 0xba];

/// Where the header of a fatbin says its own size, and how many bytes follow.
const FATBIN_HEAD: usize = 0x6;
const FATBIN_SIZE: usize = 0x8;

/// A table of an ELF file: where its header says the table's place, the size of an entry and their
/// number; and where an entry says the place of its content. The size of that follows at [`LENGTH`].
struct Table {
    place: usize,
    entry: usize,
    count: usize,
    start: usize,
}

const SECTIONS: Table = Table { place: 0x28, entry: 0x3a, count: 0x3c, start: 0x18 };
const SEGMENTS: Table = Table { place: 0x20, entry: 0x36, count: 0x38, start: 0x08 };
const LENGTH: usize = 0x20;
/// Where a section says its type, and the type without bytes in the file.
const TYPE: usize = 0x4;
const NO_BITS: u64 = 8;

/// Whether a cubin or fatbin is whole; none if the image is neither.
pub(super) fn is_whole(image: &[u8]) -> Option<bool> {
    if image.starts_with(FATBIN) {
        let parts = number(image, FATBIN_HEAD, 2).zip(number(image, FATBIN_SIZE, 8));
        return Some(parts.is_some_and(|(head, size)| holds(image, head, size)));
    }
    image.starts_with(CUBIN).then(|| {
        let sections = entries(image, &SECTIONS, |entry| number(entry, TYPE, 4) == Some(NO_BITS));
        sections && entries(image, &SEGMENTS, |_| false)
    })
}

/// Whether a table and the contents of its entries are there, but for those that have none.
fn entries(image: &[u8], table: &Table, has_none: impl Fn(&[u8]) -> bool) -> bool {
    let facts = number(image, table.place, 8).zip(number(image, table.entry, 2)).zip(number(
        image,
        table.count,
        2,
    ));
    let Some(((place, size), count)) = facts else { return false };
    (0..count).all(|index| {
        let at = place.checked_add(index * size).and_then(|at| usize::try_from(at).ok());
        let Some(entry) = at.and_then(|at| image.get(at..at.checked_add(size as usize)?)) else {
            return false;
        };
        let content = number(entry, table.start, 8).zip(number(entry, LENGTH, 8));
        has_none(entry) || content.is_some_and(|(start, length)| holds(image, start, length))
    })
}

fn holds(bytes: &[u8], start: u64, size: u64) -> bool {
    start.checked_add(size).is_some_and(|end| end <= bytes.len() as u64)
}
