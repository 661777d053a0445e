//! The byte format of entries: a magic word, parts with their lengths, then a checksum. The first part of a cache file
//! is the key, which is also the name of the file.

use sha2::{Digest as _, Sha256};

/// Magic bytes at the start of an entry.
const MAGIC: &[u8; 8] = b"FISHPLC4";
const CHECKSUM: usize = 32;

/// Key of an entry.
pub type Key = [u8; 32];

/// Encodes parts.
pub fn encode(parts: &[&[u8]]) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    for part in parts {
        bytes.extend_from_slice(&(part.len() as u64).to_le_bytes());
        bytes.extend_from_slice(part);
    }
    let checksum = Sha256::digest(&bytes);
    bytes.extend_from_slice(&checksum);
    bytes
}

/// Decodes the parts; `None` if the bytes have changed since they were written.
pub fn decode(bytes: &[u8]) -> Option<Vec<Vec<u8>>> {
    let (body, checksum) = bytes.split_at_checked(bytes.len().checked_sub(CHECKSUM)?)?;
    let mut rest = body.strip_prefix(MAGIC)?;
    if Sha256::digest(body)[..] != *checksum {
        return None;
    }
    let mut parts = Vec::new();
    while !rest.is_empty() {
        let (length, behind) = rest.split_first_chunk::<8>()?;
        let (part, behind) =
            behind.split_at_checked(usize::try_from(u64::from_le_bytes(*length)).ok()?)?;
        parts.push(part.to_vec());
        rest = behind;
    }
    Some(parts)
}

/// The name of the entry for a key.
pub fn name_of(key: &Key) -> String {
    key.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Whether a text can be the name of an entry.
pub fn is_name(text: &str) -> bool {
    let is_digit = |byte: u8| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte);
    text.len() == 2 * size_of::<Key>() && text.bytes().all(is_digit)
}

/// Problem of an entry.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Problem {
    /// The checksum does not match, or the entry is of another version.
    Damaged,
    /// The key inside does not match its name.
    OtherKey,
}

impl Problem {
    /// The problem as text, to be shown after the name of the entry.
    pub fn text(self) -> &'static str {
        match self {
            Problem::Damaged => "it is damaged",
            Problem::OtherKey => "it was written for another function",
        }
    }
}

/// The parts of an entry after its key, if the key matches its name.
pub fn parts_of(name: &str, bytes: &[u8]) -> Result<Vec<Vec<u8>>, Problem> {
    let mut parts = decode(bytes).ok_or(Problem::Damaged)?;
    match parts.first().and_then(|first| Key::try_from(first.as_slice()).ok()) {
        Some(key) if name_of(&key) == name => {
            parts.remove(0);
            Ok(parts)
        }
        _ => Err(Problem::OtherKey),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bytes_hold_what_was_written() {
        let key = [7; 32];
        let bytes = encode(&[&key, b"", b"code"]);
        let name = name_of(&key);
        assert!(is_name(&name) && !is_name("07") && !is_name(&name.replace('7', "G")));
        assert_eq!(parts_of(&name, &bytes), Ok(vec![Vec::new(), b"code".to_vec()]));
        assert_eq!(parts_of(&name_of(&[8; 32]), &bytes), Err(Problem::OtherKey));
        assert_eq!(parts_of(&name, &encode(&[])), Err(Problem::OtherKey));
        for at in 0..bytes.len() {
            let mut other = bytes.clone();
            other[at] ^= 1;
            assert_eq!(parts_of(&name, &other), Err(Problem::Damaged), "{at}");
            assert_eq!(parts_of(&name, &bytes[..at]), Err(Problem::Damaged), "{at}");
        }
    }
}
