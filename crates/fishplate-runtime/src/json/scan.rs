//! Finds the bytes that need special treatment, eight at a time.

const ONES: u64 = 0x0101_0101_0101_0101;
const TOPS: u64 = ONES << 7;

/// Sets the top bit in the lowest byte below `limit` (at most 0x80), and perhaps wrongly in higher
/// ones.
#[inline(always)]
const fn below(word: u64, limit: u8) -> u64 {
    word.wrapping_sub(ONES * limit as u64) & !word & TOPS
}

/// Does the same as [`below`] for bytes equal to `byte`.
#[inline(always)]
const fn equal(word: u64, byte: u8) -> u64 {
    below(word ^ (ONES * byte as u64), 1)
}

/// Bytes that end a run of plain string content in JSON text: quote, backslash, control bytes.
pub(super) struct Quoted;

/// Bytes that a writer escapes: those of [`Quoted`], `/` and DEL.
pub(super) struct Escaped;

/// A set of bytes to stop at.
pub(super) trait Stops {
    /// Marks the stops of a word; exact for the lowest.
    fn mark(word: u64) -> u64;
    /// Whether one byte is a stop.
    fn is_stop(byte: u8) -> bool;
}

impl Stops for Quoted {
    #[inline(always)]
    fn mark(word: u64) -> u64 {
        below(word, b' ') | equal(word, b'"') | equal(word, b'\\')
    }
    #[inline(always)]
    fn is_stop(byte: u8) -> bool {
        byte < b' ' || byte == b'"' || byte == b'\\'
    }
}

impl Stops for Escaped {
    #[inline(always)]
    fn mark(word: u64) -> u64 {
        Quoted::mark(word) | equal(word, b'/') | equal(word, 0x7f)
    }
    #[inline(always)]
    fn is_stop(byte: u8) -> bool {
        Quoted::is_stop(byte) || byte == b'/' || byte == 0x7f
    }
}

/// The length of a plain ASCII string that fits completely into eight bytes of text, read as a
/// little-endian word: the bytes before the first stop, if that is a quote.
#[inline(always)]
pub(super) fn short_string(word: u64) -> Option<usize> {
    let stops = Quoted::mark(word) | (word & TOPS);
    let len = stops.trailing_zeros() as usize / 8;
    (len < 8 && word.to_le_bytes()[len] == b'"').then_some(len)
}

/// A run without stops.
pub(super) struct Run {
    /// Its length.
    pub(super) len: usize,
    /// Whether it contains a byte above 0x7f.
    pub(super) has_high: bool,
}

/// The longest run without a stop at the start of `bytes`.
#[inline(always)]
pub(super) fn run<S: Stops>(bytes: &[u8]) -> Run {
    let (words, rest) = bytes.as_chunks::<8>();
    let mut high = 0;
    for (i, word) in words.iter().enumerate() {
        let word = u64::from_le_bytes(*word);
        let stops = S::mark(word);
        if stops != 0 {
            // The bits below that of the stop: the bytes before it.
            let before = (stops & stops.wrapping_neg()) - 1;
            high |= word & before;
            let len = i * 8 + stops.trailing_zeros() as usize / 8;
            return Run { len, has_high: high & TOPS != 0 };
        }
        high |= word;
    }
    let tail = rest.iter().position(|&byte| S::is_stop(byte)).unwrap_or(rest.len());
    let has_high = high & TOPS != 0 || rest[..tail].iter().any(|&byte| byte >= 0x80);
    Run { len: words.len() * 8 + tail, has_high }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_ends_at_the_first_stop_wherever_it_stands() {
        for stop in [b'"', b'\\', 0, 0x1f, b'\n'] {
            for before in [b'a', 0x20, 0x7e, 0x80, 0xff, b'!', b'#', b'[', b']'] {
                for at in 0..20 {
                    let mut text = vec![before; 24];
                    text[at] = stop;
                    text[at + 1] = b'"';
                    let run = run::<Quoted>(&text);
                    assert_eq!(run.len, at, "stop {stop:#x} after {before:#x}");
                    assert_eq!(run.has_high, at > 0 && before >= 0x80);
                }
            }
        }
    }

    #[test]
    fn the_writer_stops_at_slash_and_del_too() {
        for byte in 0..=255 {
            for at in [0, 3, 7, 9] {
                let mut text = [b'x'; 12];
                text[at] = byte;
                let want = if Escaped::is_stop(byte) { at } else { 12 };
                assert_eq!(run::<Escaped>(&text).len, want, "byte {byte:#x}");
            }
        }
    }
}
