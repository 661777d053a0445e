//! Finds the functions that an ELF object exports, and its sections. The object may be malformed: nothing is read
//! beyond its end.

use object::{
    LittleEndian as LE,
    elf::{EM_AARCH64, EM_X86_64, FileHeader64, SHT_SYMTAB, STB_GLOBAL, STB_WEAK, STT_FUNC},
    read::elf::{FileHeader as _, SectionHeader as _, SectionTable, Sym as _},
};

type Header = FileHeader64<LE>;

/// The ELF number of this machine's architecture.
const THIS_MACHINE: u16 = if cfg!(target_arch = "x86_64") { EM_X86_64 } else { EM_AARCH64 };

/// Whether an object is for this architecture.
pub(crate) fn is_for_this_machine(object: &[u8]) -> bool {
    Header::parse(object).is_ok_and(|header| header.e_machine(LE) == THIS_MACHINE)
}

/// The names of the global functions that a 64-bit little-endian object defines; `None` if it is not such an object.
pub(crate) fn defined_functions(object: &[u8]) -> Option<Vec<String>> {
    let symbols = sections(object)?.symbols(LE, object, SHT_SYMTAB).ok()?;
    let functions = symbols.iter().filter(|symbol| {
        let is_global = matches!(symbol.st_bind(), STB_GLOBAL | STB_WEAK);
        is_global && symbol.st_type() == STT_FUNC && !symbol.is_undefined(LE)
    });
    let name = |name: &[u8]| std::str::from_utf8(name).ok().map(str::to_owned);
    functions.map(|symbol| name(symbol.name(LE, symbols.strings()).ok()?)).collect()
}

/// The contents of a section; `None` if the object does not have it.
pub(crate) fn section<'a>(object: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let (_, section) = sections(object)?.section_by_name(LE, name.as_bytes())?;
    section.data(LE, object).ok()
}

fn sections(object: &[u8]) -> Option<SectionTable<'_, Header>> {
    let header = Header::parse(object).ok()?;
    header.sections(header.endian().ok()?, object).ok()
}
