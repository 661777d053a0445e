//! Images: parses just enough PTX to know its kernels and the sizes of their parameters.

/// The first bytes of a cubin.
const ELF: &[u8] = b"\x7fELF";

/// A kernel in an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// Size in bytes of each parameter; `None` for a cubin, which is not parsed.
    pub(crate) params: Option<Vec<usize>>,
}

/// A loaded image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Image {
    /// PTX with its kernels.
    Ptx(Vec<Entry>),
    /// An ELF file with the kernels of the PTX that [`assemble`] stored in it. Without PTX, every name counts as a
    /// kernel.
    Cubin(Vec<Entry>),
}

/// Reads an image. The error is the log of the compiler.
pub(crate) fn read(image: &[u8]) -> Result<Image, String> {
    if let Some(rest) = image.strip_prefix(ELF) {
        let entries = match read(rest) {
            Ok(Image::Ptx(entries)) => entries,
            _ => Vec::new(),
        };
        return Ok(Image::Cubin(entries));
    }
    let text = std::str::from_utf8(image).map_err(|_| String::new())?;
    if !text.contains(".version") || !text.contains(".target") {
        return Err(String::new());
    }
    if let Some(line) = text.lines().position(|line| line.contains("syntax error")) {
        return Err(format!(
            "ptxas application ptx input, line {}; fatal   : Parsing error",
            line + 1
        ));
    }
    let entries = text.split(".entry").skip(1).filter_map(entry).collect();
    Ok(Image::Ptx(entries))
}

/// Makes "machine code" from PTX: the text after the first bytes of a cubin.
pub(crate) fn assemble(ptx: &[u8]) -> Option<Vec<u8>> {
    let text = ptx.strip_suffix(&[0])?;
    read(text).ok()?;
    Some([ELF, ptx].concat())
}

/// Parses the text after `.entry`: a name, and parameters in parentheses.
fn entry(text: &str) -> Option<Entry> {
    let end = text.find(['(', '{'])?;
    let name = text[..end].trim().to_owned();
    let params = match text[end..].strip_prefix('(') {
        Some(rest) => rest[..rest.find(')')?].split(".param").skip(1).map(size).collect(),
        None => Vec::new(),
    };
    Some(Entry { name, params: Some(params) })
}

/// Size in bytes of a parameter: `.u64 name`, or `.align 8 .b8 name[24]`.
fn size(declaration: &str) -> usize {
    let scalar = declaration
        .split_whitespace()
        .filter_map(|word| word.strip_prefix('.'))
        .filter_map(|word| word.trim_start_matches(char::is_alphabetic).parse::<usize>().ok())
        .next_back()
        .unwrap_or(64)
        / 8;
    let count = declaration
        .split_once('[')
        .and_then(|(_, rest)| rest.split(']').next()?.trim().parse::<usize>().ok());
    scalar * count.unwrap_or(1)
}
