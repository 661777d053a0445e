//! How deep a text nests. The parsers of MLIR and LLVM call themselves for every bracket, and so does
//! what works on the result: a text that nests too deep would run out of stack, which ends the process.

/// Brackets in brackets that are accepted; code that people or compilers write has a few dozen.
pub const DEEPEST: usize = 512;

/// Line and column, from 1, of the first bracket that is too deep. Strings and comments do not count;
/// `comment` is what a comment starts with.
pub fn too_deep(text: &[u8], comment: &[u8]) -> Option<(u32, u32)> {
    let (mut depth, mut line, mut start) = (0usize, 1, 0);
    let mut at = 0;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'\n' => (line, start) = (line + 1, at + 1),
            b'"' => at = end_of_string(text, at),
            _ if text[at..].starts_with(comment) => {
                at = text[at..]
                    .iter()
                    .position(|byte| *byte == b'\n')
                    .map_or(text.len(), |n| at + n);
                continue;
            }
            // Neither a comparison nor an arrow is a bracket.
            b'<' | b'>' if text.get(at + 1) == Some(&b'=') => {}
            b'>' if at > 0 && text[at - 1] == b'-' => {}
            b'(' | b'[' | b'{' | b'<' => depth += 1,
            b')' | b']' | b'}' | b'>' => depth = depth.saturating_sub(1),
            _ => {}
        }
        if depth > DEEPEST {
            return Some((line, u32::try_from(at - start + 1).unwrap_or(u32::MAX)));
        }
        at += 1;
    }
    None
}

/// The place of the quote that ends the string at `start`; strings do not go beyond their line.
fn end_of_string(text: &[u8], start: usize) -> usize {
    let mut at = start + 1;
    while let Some(&byte) = text.get(at) {
        match byte {
            b'"' => return at,
            b'\n' => return at - 1,
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
    text.len()
}

/// What is said of such a text.
pub fn complaint() -> String {
    format!("brackets nest deeper than {DEEPEST}")
}
