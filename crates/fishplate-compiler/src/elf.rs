//! The functions that an ELF object defines for others, and its sections. The object may be anything: nothing is read
//! beyond its end.

/// Size of an entry of the symbol table, and offsets in it.
const SYMBOL: usize = 24;
const SYMBOL_TABLE: u32 = 2;
const FUNCTION: u8 = 2;
const GLOBAL: u8 = 1;
const WEAK: u8 = 2;

/// What ELF calls the machine that this code runs on.
#[cfg(target_arch = "x86_64")]
const THIS_MACHINE: u16 = 62;
#[cfg(target_arch = "aarch64")]
const THIS_MACHINE: u16 = 183;

/// Whether an object is for this kind of machine.
pub(crate) fn is_for_this_machine(object: &[u8]) -> bool {
    u16_at(object, 0x12) == Some(THIS_MACHINE)
}

/// The names of the global functions that a 64-bit little-endian object defines; none if it is no
/// such object.
pub(crate) fn defined_functions(object: &[u8]) -> Option<Vec<String>> {
    if !object.starts_with(b"\x7fELF\x02\x01") {
        return None;
    }
    let sections = Sections::new(object)?;
    let mut names = Vec::new();
    for header in (0..sections.count).map_while(|index| sections.header(index)) {
        if u32_at(header, 4)? != SYMBOL_TABLE {
            continue;
        }
        let strings = sections.content(sections.header(u32_at(header, 0x28)? as usize)?)?;
        for symbol in sections.content(header)?.chunks_exact(SYMBOL) {
            let (info, section) = (*symbol.get(4)?, u16_at(symbol, 6)?);
            let is_global = matches!(info >> 4, GLOBAL | WEAK);
            if is_global && info & 0xf == FUNCTION && section != 0 {
                names.push(text(strings, u32_at(symbol, 0)? as usize)?);
            }
        }
    }
    Some(names)
}

/// The content of a section; none where the object has no such section.
pub(crate) fn section<'a>(object: &'a [u8], name: &str) -> Option<&'a [u8]> {
    let sections = Sections::new(object)?;
    let names = sections.content(sections.header(usize::from(u16_at(object, 0x3e)?))?)?;
    let mut headers = (0..sections.count).map_while(|index| sections.header(index));
    let is_it = |header: &&[u8]| {
        let at = u32_at(header, 0).map(|at| at as usize);
        at.and_then(|at| text(names, at)).is_some_and(|found| found == name)
    };
    sections.content(headers.find(is_it)?)
}

struct Sections<'a> {
    object: &'a [u8],
    start: usize,
    size: usize,
    count: usize,
}

impl<'a> Sections<'a> {
    fn new(object: &'a [u8]) -> Option<Self> {
        Some(Self {
            object,
            start: usize::try_from(u64_at(object, 0x28)?).ok()?,
            size: usize::from(u16_at(object, 0x3a)?),
            count: usize::from(u16_at(object, 0x3c)?),
        })
    }

    fn header(&self, index: usize) -> Option<&'a [u8]> {
        let start = self.start.checked_add(index.checked_mul(self.size)?)?;
        self.object.get(start..start.checked_add(self.size)?)
    }

    fn content(&self, header: &[u8]) -> Option<&'a [u8]> {
        let start = usize::try_from(u64_at(header, 0x18)?).ok()?;
        let size = usize::try_from(u64_at(header, 0x20)?).ok()?;
        self.object.get(start..start.checked_add(size)?)
    }
}

fn text(strings: &[u8], start: usize) -> Option<String> {
    let rest = strings.get(start..)?;
    let end = rest.iter().position(|byte| *byte == 0)?;
    std::str::from_utf8(&rest[..end]).ok().map(str::to_owned)
}

fn u16_at(bytes: &[u8], at: usize) -> Option<u16> {
    Some(u16::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    Some(u32::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}

fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    Some(u64::from_le_bytes(*bytes.get(at..)?.first_chunk()?))
}
