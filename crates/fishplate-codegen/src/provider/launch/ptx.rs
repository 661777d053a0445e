//! Checks an image before the driver sees it. The driver reads as many bytes of each parameter as the kernel declares,
//! so arguments of the wrong size must not reach it.

use super::{LaunchError, binary};
use crate::image::{is_packed, ptx_of};

/// Checks that an image contains the kernel, and that the kernel takes parameters of these sizes. A cubin is trusted,
/// but everything to which it refers must be present, because the driver is not told where it ends.
pub(super) fn check(image: &[u8], kernel: &str, sizes: &[usize]) -> Result<(), LaunchError> {
    if let Some(is_whole) = binary::is_whole(image) {
        return if is_whole { Ok(()) } else { Err(LaunchError::CutShort) };
    }
    let text = if is_packed(image) { ptx_of(image) } else { image.strip_suffix(&[0]) };
    let image = text.unwrap_or(image);
    let text = std::str::from_utf8(image).map_err(|_| LaunchError::NotAnImage)?;
    if !text.contains(".version") || text.contains('\0') {
        return Err(LaunchError::NotAnImage);
    }
    let text = without_comments(text);
    let entries: Vec<Entry<'_>> = text.split(".entry").skip(1).filter_map(entry).collect();
    let Some(entry) = entries.iter().find(|entry| entry.name == kernel) else {
        let known = entries.iter().map(|entry| entry.name.to_owned()).collect();
        return Err(LaunchError::MissingKernel { kernel: kernel.to_owned(), known });
    };
    if entry.sizes.len() != sizes.len() {
        let (expected, got) = (entry.sizes.len(), sizes.len());
        return Err(LaunchError::ParamCount { kernel: kernel.to_owned(), expected, got });
    }
    for (index, (expected, got)) in entry.sizes.iter().zip(sizes).enumerate() {
        match expected {
            Some(expected) if expected != got => {
                let (kernel, expected, got) = (kernel.to_owned(), *expected, *got);
                return Err(LaunchError::ParamSize { kernel, index, expected, got });
            }
            _ => {}
        }
    }
    Ok(())
}

struct Entry<'a> {
    name: &'a str,
    /// Size in bytes of each parameter; `None` if one is neither a number nor an array of numbers.
    sizes: Vec<Option<usize>>,
}

/// Parses the text after `.entry`: a name, and parameters in parentheses.
fn entry(text: &str) -> Option<Entry<'_>> {
    let end = text.find(['(', '{', ';'])?;
    let head = text[..end].split_whitespace().next()?;
    let params = text[end..].strip_prefix('(').and_then(|rest| rest.split(')').next());
    let sizes = params.unwrap_or_default().split(".param").skip(1).map(size).collect();
    Some(Entry { name: head, sizes })
}

/// Size in bytes of `.u64 name`, `.u64 .ptr .global .align 4 name` or `.align 8 .b8 name[24]`.
fn size(declaration: &str) -> Option<usize> {
    let element = declaration.split_whitespace().find_map(|word| {
        let bits = word.strip_prefix('.')?.strip_prefix(['b', 'u', 's', 'f'])?;
        bits.parse::<usize>().ok()
    })?;
    let count = match declaration.split_once('[') {
        Some((_, rest)) => rest.split(']').next()?.trim().parse().ok()?,
        None => 1,
    };
    (element / 8).checked_mul(count)
}

fn without_comments(text: &str) -> String {
    let mut kept = String::with_capacity(text.len());
    let mut rest = text;
    while let Some(start) = rest.find('/') {
        kept.push_str(&rest[..start]);
        rest = &rest[start..];
        let end = match rest.as_bytes().get(1) {
            Some(b'/') => rest.find('\n').unwrap_or(rest.len()),
            Some(b'*') => rest.find("*/").map_or(rest.len(), |end| end + 2),
            _ => {
                kept.push('/');
                1
            }
        };
        rest = &rest[end..];
    }
    kept + rest
}
