//! Checks that everything to which the headers of a cubin or fatbin refer is present. The driver gets an address
//! without a length, and would read beyond the end.

use crate::image::number;

/// The first bytes of a cubin, which is an ELF file, and of a fatbin.
const CUBIN: &[u8] = b"\x7fELF";
const FATBIN: &[u8] = &[0x50, 0xed, 0x55, 0xba];

/// Offsets of the header size and the content size in the header of a fatbin.
const FATBIN_HEAD: usize = 0x6;
const FATBIN_SIZE: usize = 0x8;

/// A table of an ELF file. In the file header: the offsets of the table's position, of the entry size and of the number
/// of entries. In an entry: the offset of the position of its contents. The size of the contents is at [`LENGTH`].
struct Table {
    place: usize,
    entry: usize,
    count: usize,
    start: usize,
}

const SECTIONS: Table = Table { place: 0x28, entry: 0x3a, count: 0x3c, start: 0x18 };
const SEGMENTS: Table = Table { place: 0x20, entry: 0x36, count: 0x38, start: 0x08 };
const LENGTH: usize = 0x20;
/// The offset of a section's type, and the type of sections without bytes in the file.
const TYPE: usize = 0x4;
const NO_BITS: u64 = 8;

/// Whether a cubin or fatbin is complete; `None` if the image is neither.
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

/// Whether a table and the contents of its entries are present, except for entries without contents.
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
