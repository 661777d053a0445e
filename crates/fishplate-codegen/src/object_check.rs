//! Checks that a relocatable object refers to nothing outside itself. The linker trusts sections, symbols and
//! relocations, and writes where they say.

use object::{
    LittleEndian as LE, SectionIndex,
    elf::{
        FileHeader64, SHN_LORESERVE, SHT_NOBITS, SHT_REL, SHT_RELA, SHT_SYMTAB, SectionHeader64,
    },
    read::elf::{FileHeader as _, Rela as _, SectionHeader as _, SectionTable, Sym as _},
};

type Header = FileHeader64<LE>;
type Section = SectionHeader64<LE>;

/// Larger than any kernel needs. Sections without contents in the file are allocated.
const MAX_NO_BITS: u64 = 1 << 30;
const MAX_ALIGNMENT: u64 = 1 << 20;

/// Returns why an object cannot be linked, if that is the case.
pub fn check(object: &[u8]) -> Result<(), &'static str> {
    let header = Header::parse(object).and_then(|header| header.endian().map(|_| header));
    let header = header.map_err(|_| "this is not a 64-bit ELF object")?;
    let beyond = "a section is beyond the end of the object";
    let sections = header.sections(LE, object).map_err(|_| beyond)?;
    for section in sections.iter() {
        fits(section, object).ok_or(beyond)?;
    }
    for section in sections.iter() {
        let fine = match section.sh_type(LE) {
            SHT_SYMTAB => symbols(section, &sections, object),
            SHT_RELA => relocations(section, &sections, object),
            SHT_REL => None,
            _ => Some(()),
        };
        fine.ok_or("a symbol or relocation is outside its section")?;
    }
    Ok(())
}

/// Whether the contents of a section are in the file, and its size and alignment are reasonable.
fn fits(section: &Section, object: &[u8]) -> Option<()> {
    let (alignment, size) = (section.sh_addralign(LE), section.sh_size(LE));
    let is_aligned = alignment == 0 || alignment.is_power_of_two();
    let is_small = section.sh_type(LE) != SHT_NOBITS || size <= MAX_NO_BITS;
    section.data(LE, object).ok()?;
    (is_aligned && alignment <= MAX_ALIGNMENT && is_small).then_some(())
}

/// Whether every symbol is inside its section, and its name inside the table of names.
fn symbols(table: &Section, sections: &SectionTable<'_, Header>, object: &[u8]) -> Option<()> {
    let names = sections.strings(LE, object, table.link(LE)).ok()?;
    let symbols = table.data_as_array::<object::elf::Sym64<LE>, _>(LE, object).ok()?;
    if table.sh_info(LE) as usize > symbols.len() {
        return None;
    }
    for symbol in symbols {
        symbol.name(LE, names).ok()?;
        let place = symbol.st_shndx(LE);
        if place == 0 || place >= SHN_LORESERVE {
            continue;
        }
        let end = symbol.st_value(LE).checked_add(symbol.st_size(LE))?;
        let section = sections.section(SectionIndex(place.into())).ok()?;
        (end <= section.sh_size(LE)).then_some(())?;
    }
    Some(())
}

/// Whether every relocation changes bytes of its section, for a symbol that exists.
fn relocations(table: &Section, sections: &SectionTable<'_, Header>, object: &[u8]) -> Option<()> {
    let symbols = sections.section(table.link(LE)).ok()?;
    if symbols.sh_type(LE) != SHT_SYMTAB {
        return None;
    }
    let symbols = symbols.data_as_array::<object::elf::Sym64<LE>, _>(LE, object).ok()?;
    let target = sections.section(SectionIndex(table.sh_info(LE) as usize)).ok()?;
    let bytes = target.data(LE, object).ok()?.len() as u64;
    for relocation in table.data_as_array::<object::elf::Rela64<LE>, _>(LE, object).ok()? {
        let (before, after) = reach(relocation.r_type(LE, false));
        let at = relocation.r_offset(LE);
        let fits = at >= before && at.checked_add(after)? <= bytes;
        let known = (relocation.r_sym(LE, false) as usize) < symbols.len();
        (fits && known).then_some(())?;
    }
    Some(())
}

/// The number of bytes that the linker reads or writes before and after the place of a relocation.
#[cfg(target_arch = "x86_64")]
fn reach(kind: u32) -> (u64, u64) {
    match kind {
        0 => (0, 0),
        // R_X86_64_64, PC64 and similar ones.
        1 | 6..=8 | 16..=18 | 24 | 25 | 27..=29 | 33 => (0, 8),
        // R_X86_64_GOTPCREL, GOTPCRELX, REX_GOTPCRELX: the linker may change the preceding instruction.
        9 | 41 | 42 => (3, 4),
        12 | 13 => (0, 2),
        14 | 15 => (0, 1),
        _ => (0, 4),
    }
}

#[cfg(not(target_arch = "x86_64"))]
fn reach(kind: u32) -> (u64, u64) {
    // R_AARCH64_ABS64 and PREL64; all others are inside one instruction.
    if matches!(kind, 257 | 260) { (0, 8) } else { (0, 4) }
}
