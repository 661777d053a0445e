//! Bytes as base64 text, with padding.

use crate::error::{Error, Result};

const ALPHABET: &[u8; 64] = b"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
/// Marker for bytes that are not in the alphabet.
const NONE: u8 = 64;
const VALUES: [u8; 256] = {
    let mut values = [NONE; 256];
    let mut i = 0;
    while i < ALPHABET.len() {
        values[ALPHABET[i] as usize] = i as u8;
        i += 1;
    }
    values
};

/// Encodes bytes as base64 text.
pub(super) fn encode(bytes: &[u8]) -> Vec<u8> {
    let mut text = Vec::with_capacity(bytes.len().div_ceil(3) * 4);
    for group in bytes.chunks(3) {
        let [a, b, c] = [0, 1, 2].map(|i| u32::from(group.get(i).copied().unwrap_or(0)));
        let bits = a << 16 | b << 8 | c;
        let letters = [18, 12, 6, 0].map(|shift| ALPHABET[(bits >> shift & 63) as usize]);
        text.extend_from_slice(&letters[..=group.len()]);
        text.extend_from_slice(&b"=="[..3 - group.len()]);
    }
    text
}

/// Decodes base64 text.
pub(super) fn decode(text: &[u8]) -> Result<Vec<u8>> {
    let wrong = |at: usize| Error::value(format!("invalid base64 encoding at byte {at}"));
    let padding = text.iter().rev().take_while(|&&letter| letter == b'=').count();
    if !text.len().is_multiple_of(4) || padding > 2 {
        return Err(wrong(text.len()));
    }
    let letters = &text[..text.len() - padding];
    let mut bytes = Vec::with_capacity(text.len() / 4 * 3);
    for (i, group) in letters.chunks(4).enumerate() {
        let mut bits = 0_u32;
        for (k, &letter) in group.iter().enumerate() {
            let value = VALUES[usize::from(letter)];
            if value == NONE {
                return Err(wrong(i * 4 + k));
            }
            bits |= u32::from(value) << (18 - 6 * k);
        }
        bytes.extend_from_slice(&bits.to_be_bytes()[1..group.len()]);
    }
    Ok(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn known_texts() {
        let pairs: [(&[u8], &[u8]); 5] = [
            (b"", b""),
            (b"abcd", b"YWJjZA=="),
            (b"abcde", b"YWJjZGU="),
            (&[1, 2, 3, 4, 1, 11], b"AQIDBAEL"),
            (&[0xff, 0xfe, 0xfb], b"//77"),
        ];
        for (bytes, text) in pairs {
            assert_eq!(encode(bytes), text);
            assert_eq!(decode(text).unwrap(), bytes);
        }
    }

    #[test]
    fn every_length_and_byte_comes_back() {
        let bytes: Vec<u8> = (0..=255).collect();
        for len in 0..=bytes.len() {
            assert_eq!(decode(&encode(&bytes[..len])).unwrap(), &bytes[..len]);
        }
    }

    #[test]
    fn what_is_not_base64_is_refused() {
        let texts: [&[u8]; 8] =
            [b"A", b"AA", b"AAA", b"====", b"A===", b"A=AA", b"AA\xffA", b"YQ==YQ=="];
        for text in texts {
            assert!(decode(text).is_err(), "{}", String::from_utf8_lossy(text));
        }
    }
}
