//! Names of symbols, joined from parts and terminated by NUL, on the stack if they are short.

use std::ffi::CStr;

const INLINE: usize = 128;

/// The name of a symbol.
pub(super) struct SymbolName {
    inline: [u8; INLINE],
    /// Used when the name does not fit inline.
    heap: Vec<u8>,
    /// Length without the NUL.
    len: usize,
}

impl SymbolName {
    /// Joins the parts.
    pub(super) fn new(parts: &[&[u8]]) -> SymbolName {
        let len = parts.iter().map(|part| part.len()).sum();
        let mut name = SymbolName { inline: [0; INLINE], heap: Vec::new(), len };
        let room = if len < INLINE {
            &mut name.inline[..]
        } else {
            name.heap.resize(len + 1, 0);
            &mut name.heap
        };
        let mut at = 0;
        for part in parts {
            room[at..at + part.len()].copy_from_slice(part);
            at += part.len();
        }
        name
    }

    /// The name.
    pub(super) fn as_bytes(&self) -> &[u8] {
        let room: &[u8] = if self.len < INLINE { &self.inline } else { &self.heap };
        &room[..self.len]
    }

    /// The name as a C string; `None` if it contains a NUL byte.
    pub(super) fn as_c_str(&self) -> Option<&CStr> {
        let room: &[u8] = if self.len < INLINE { &self.inline } else { &self.heap };
        CStr::from_bytes_with_nul(&room[..=self.len]).ok()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_joined_at_every_length() {
        for len in [0, 1, INLINE - 4, INLINE - 3, INLINE - 2, 3 * INLINE] {
            let part = vec![b'x'; len];
            let name = SymbolName::new(&[b"ab", &part]);
            let expected = [b"ab", &part[..]].concat();
            assert_eq!(name.as_bytes(), expected);
            assert_eq!(name.as_c_str().map(CStr::to_bytes), Some(&expected[..]));
        }
        assert!(SymbolName::new(&[b"a\0", b"b"]).as_c_str().is_none());
    }
}
