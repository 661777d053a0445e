//! Checks that a relocatable object refers to nothing outside itself. The linker trusts sections, symbols and
//! relocations, and writes where they say.

/// Sizes of the header and of the entries of each table, and the offsets of the tables in the header.
const HEADER: usize = 64;
const SECTION: usize = 64;
const SYMBOL: usize = 24;
const RELOCATION: usize = 24;
const SECTIONS_AT: usize = 0x28;
const SECTION_SIZE_AT: usize = 0x3a;
const SECTION_COUNT_AT: usize = 0x3c;

/// Types of sections.
const SYMBOL_TABLE: u64 = 2;
const WITH_ADDENDS: u64 = 4;
const NO_BITS: u64 = 8;
const WITHOUT_ADDENDS: u64 = 9;
/// Section numbers from here on have a meaning of their own.
const RESERVED: u64 = 0xff00;
/// More than any kernel needs: sections without contents in the file are allocated.
const MAX_NO_BITS: u64 = 1 << 30;
const MAX_ALIGNMENT: u64 = 1 << 20;

struct Section<'a> {
    kind: u64,
    /// The section's contents in the file.
    content: &'a [u8],
    size: u64,
    link: u64,
    info: u64,
}

/// Why an object cannot be linked, if it cannot.
pub fn check(object: &[u8]) -> Result<(), &'static str> {
    if !object.starts_with(b"\x7fELF\x02\x01") || object.len() < HEADER {
        return Err("this is not a 64-bit ELF object");
    }
    let sections = sections(object).ok_or("a section is beyond the end of the object")?;
    for section in &sections {
        let fine = match section.kind {
            SYMBOL_TABLE => symbols(section, &sections),
            WITH_ADDENDS => relocations(section, &sections),
            WITHOUT_ADDENDS => None,
            _ => Some(()),
        };
        fine.ok_or("a symbol or relocation is outside its section")?;
    }
    Ok(())
}

fn sections(object: &[u8]) -> Option<Vec<Section<'_>>> {
    let start = usize::try_from(number(object, SECTIONS_AT, 8)?).ok()?;
    let count = usize::try_from(number(object, SECTION_COUNT_AT, 2)?).ok()?;
    if number(object, SECTION_SIZE_AT, 2)? != SECTION as u64 {
        return None;
    }
    let table = object.get(start..start.checked_add(count * SECTION)?)?;
    table.chunks_exact(SECTION).map(|header| section(object, header)).collect()
}

fn section<'a>(object: &'a [u8], header: &[u8]) -> Option<Section<'a>> {
    let (kind, size) = (number(header, 0x4, 4)?, number(header, 0x20, 8)?);
    let alignment = number(header, 0x30, 8)?;
    if alignment > MAX_ALIGNMENT || (alignment != 0 && !alignment.is_power_of_two()) {
        return None;
    }
    let content = if kind == NO_BITS {
        if size > MAX_NO_BITS {
            return None;
        }
        &[]
    } else {
        let start = usize::try_from(number(header, 0x18, 8)?).ok()?;
        object.get(start..start.checked_add(usize::try_from(size).ok()?)?)?
    };
    Some(Section {
        kind,
        content,
        size,
        link: number(header, 0x28, 4)?,
        info: number(header, 0x2c, 4)?,
    })
}

/// Whether every symbol is inside its section, and its name inside the table of names.
fn symbols(table: &Section<'_>, sections: &[Section<'_>]) -> Option<()> {
    let names = find(sections, table.link)?.content;
    if table.info > (table.content.len() / SYMBOL) as u64 {
        return None;
    }
    for symbol in table.content.chunks_exact(SYMBOL) {
        let name = usize::try_from(number(symbol, 0, 4)?).ok()?;
        names.get(name..)?.iter().position(|byte| *byte == 0)?;
        let place = number(symbol, 6, 2)?;
        if place == 0 || place >= RESERVED {
            continue;
        }
        let end = number(symbol, 8, 8)?.checked_add(number(symbol, 16, 8)?)?;
        (end <= find(sections, place)?.size).then_some(())?;
    }
    Some(())
}

/// Whether every relocation changes bytes of its section, for a symbol that there is.
fn relocations(table: &Section<'_>, sections: &[Section<'_>]) -> Option<()> {
    let symbols = find(sections, table.link)?;
    if symbols.kind != SYMBOL_TABLE || !table.content.len().is_multiple_of(RELOCATION) {
        return None;
    }
    let target = find(sections, table.info)?;
    for relocation in table.content.chunks_exact(RELOCATION) {
        let (kind, symbol) = (number(relocation, 8, 4)?, number(relocation, 12, 4)?);
        let (before, after) = reach(kind);
        let at = number(relocation, 0, 8)?;
        let fits = at >= before && at.checked_add(after)? <= target.content.len() as u64;
        let known = symbol < (symbols.content.len() / SYMBOL) as u64;
        (fits && known).then_some(())?;
    }
    Some(())
}

/// How many bytes before and from the place of a relocation the linker reads or writes.
#[cfg(target_arch = "x86_64")]
fn reach(kind: u64) -> (u64, u64) {
    match kind {
        0 => (0, 0),
        // R_X86_64_64, PC64 and similar ones.
        1 | 6..=8 | 16..=18 | 24 | 25 | 27..=29 | 33 => (0, 8),
        // R_X86_64_GOTPCREL, GOTPCRELX, REX_GOTPCRELX: the instruction in front may be changed.
        9 | 41 | 42 => (3, 4),
        12 | 13 => (0, 2),
        14 | 15 => (0, 1),
        _ => (0, 4),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn reach(kind: u64) -> (u64, u64) {
    // R_AARCH64_ABS64 and PREL64; all others are in one instruction.
    if matches!(kind, 257 | 260) { (0, 8) } else { (0, 4) }
}

fn find<'a, 'o>(sections: &'a [Section<'o>], index: u64) -> Option<&'a Section<'o>> {
    sections.get(usize::try_from(index).ok()?)
}

/// A little-endian number of up to eight bytes.
fn number(bytes: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(size)?)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}
