//! Images: enough of PTX to know its kernels and the sizes of their parameters.

/// A kernel in an image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Entry {
    pub(crate) name: String,
    /// Bytes of each parameter; `None` for a cubin, which is not looked into.
    pub(crate) params: Option<Vec<usize>>,
}

/// A loaded image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Image {
    /// PTX with its kernels.
    Ptx(Vec<Entry>),
    /// An ELF file: every name is taken for a kernel.
    Cubin,
}

/// Reads an image; the error is the log of the compiler.
pub(crate) fn read(image: &[u8]) -> Result<Image, String> {
    if image.starts_with(b"\x7fELF") {
        return Ok(Image::Cubin);
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

/// What follows the word `.entry`: a name, and parameters in parentheses.
fn entry(text: &str) -> Option<Entry> {
    let end = text.find(['(', '{'])?;
    let name = text[..end].trim().to_owned();
    let params = match text[end..].strip_prefix('(') {
        Some(rest) => rest[..rest.find(')')?].split(".param").skip(1).map(size).collect(),
        None => Vec::new(),
    };
    Some(Entry { name, params: Some(params) })
}

/// Bytes of a parameter: `.u64 name`, or `.align 8 .b8 name[24]`.
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
