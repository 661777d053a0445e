//! Device code for several GPUs in one image: machine code for some architectures, and PTX for all others.
//!
//! `support/image.h` reads it when a kernel is loaded: it chooses the machine code that fits the device best, or else
//! the PTX. The driver sees only one part.

use crate::error::{Error, Result};

/// The first bytes of an image. `support/image.h` has the same.
const MAGIC: [u8; 8] = *b"\x7fFPgpu1\0";
/// Number of bytes before the table of parts.
const HEAD: usize = 16;
/// Number of bytes of a table row: number, letter, kind and a zero word, then offset and size.
const ROW: usize = 32;
/// Parts start at multiples of this, because the driver reads machine code as structures.
pub(crate) const ALIGNMENT: usize = 16;

const PTX: u32 = 0;
const MACHINE_CODE: u32 = 1;

/// The number and letter of an architecture: 90 and `a` for `sm_90a`.
pub(crate) fn number_of(arch: &str) -> Option<(u32, Option<char>)> {
    let rest = arch.strip_prefix("sm_")?;
    let digits = rest.trim_end_matches(|letter: char| letter.is_ascii_lowercase());
    Some((digits.parse().ok()?, rest[digits.len()..].chars().next()))
}

/// Whether a GPU of one architecture can run code from the PTX of another.
pub(crate) fn runs(arch: &str, ptx: &str) -> bool {
    match (number_of(arch), number_of(ptx)) {
        (Some(_), Some((_, Some(_)))) => arch == ptx,
        (Some((number, _)), Some((oldest, None))) => number >= oldest,
        _ => false,
    }
}

/// Packs PTX for one architecture and machine code for others.
pub(crate) fn pack(ptx: &str, arch: &str, code: &[(String, Vec<u8>)]) -> Result<Vec<u8>> {
    let text = [ptx.as_bytes(), &[0]].concat();
    let rows = code.iter().map(|(arch, code)| (MACHINE_CODE, arch.as_str(), code.as_slice()));
    // The PTX comes last: like every image, it ends in a NUL.
    let parts: Vec<_> = rows.chain([(PTX, arch, text.as_slice())]).collect();
    let mut image = MAGIC.to_vec();
    image.extend((parts.len() as u64).to_le_bytes());
    let mut at = HEAD + ROW * parts.len();
    for (kind, arch, bytes) in &parts {
        let unknown = Error::Internal("an architecture without a number");
        let (number, letter) = number_of(arch).ok_or(unknown)?;
        for word in [number, letter.map_or(0, u32::from), *kind, 0] {
            image.extend(word.to_le_bytes());
        }
        image.extend((at as u64).to_le_bytes());
        image.extend((bytes.len() as u64).to_le_bytes());
        at = (at + bytes.len()).next_multiple_of(ALIGNMENT);
    }
    for (_, _, bytes) in &parts {
        image.resize(image.len().next_multiple_of(ALIGNMENT), 0);
        image.extend(*bytes);
    }
    Ok(image)
}

/// Whether the bytes are an image made by [`pack`].
pub(crate) fn is_packed(image: &[u8]) -> bool {
    image.starts_with(&MAGIC)
}

/// The PTX of a packed image, without its NUL.
pub(crate) fn ptx_of(image: &[u8]) -> Option<&[u8]> {
    let count = usize::try_from(number(image, MAGIC.len(), 8)?).ok()?;
    let table = image.get(HEAD..HEAD + count.checked_mul(ROW)?)?;
    let row = table.chunks_exact(ROW).find(|row| number(row, 8, 4) == Some(PTX.into()))?;
    let [at, size] = [number(row, 16, 8)?, number(row, 24, 8)?].map(usize::try_from);
    image.get(at.ok()?..)?.get(..size.ok()?)?.strip_suffix(&[0])
}

/// A little-endian number of up to eight bytes.
pub(crate) fn number(bytes: &[u8], at: usize, size: usize) -> Option<u64> {
    let bytes = bytes.get(at..at.checked_add(size)?)?;
    Some(bytes.iter().rev().fold(0, |number, byte| number << 8 | u64::from(*byte)))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_image_holds_each_part_at_an_even_place() {
        let code = [("sm_90a".to_owned(), vec![7; 5]), ("sm_100".to_owned(), vec![8; 40])];
        let image = pack(".version 8.0", "sm_80", &code).unwrap();
        assert!(is_packed(&image) && image.ends_with(b"8.0\0"));
        assert_eq!(ptx_of(&image), Some(&b".version 8.0"[..]));
        let words: Vec<u64> = (0..3)
            .flat_map(|row| {
                let row = &image[HEAD + ROW * row..];
                [(0, 4), (4, 4), (8, 4), (16, 8), (24, 8)]
                    .map(|(at, size)| number(row, at, size).unwrap())
            })
            .collect();
        assert_eq!(words, [90, 97, 1, 112, 5, 100, 0, 1, 128, 40, 80, 0, 0, 176, 13]);
        assert_eq!(&image[128..168], [8; 40]);
        assert_eq!(ptx_of(&image[..100]), None);
        assert_eq!(ptx_of(b"\x7fFPgpu1\0\xff\xff\xff\xff\xff\xff\xff\xff"), None);
    }

    #[test]
    fn newer_gpus_run_the_ptx_of_older_ones() {
        assert!(runs("sm_90", "sm_80") && runs("sm_90a", "sm_90") && runs("sm_90a", "sm_90a"));
        assert!(!runs("sm_80", "sm_90") && !runs("sm_100", "sm_90a") && !runs("sm_90", "sm_90a"));
    }
}
