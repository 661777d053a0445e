//! Strings in JSON text.

use crate::text;

use super::cursor::Cursor;
use super::parse::Parser;
use super::scan::{self, Quoted};
use super::syntax_error::{Fault, Stop, SyntaxError};

/// Range of the first of two `\u` escapes of a character beyond the basic plane.
const HIGH_SURROGATES: std::ops::Range<u32> = 0xd800..0xdc00;
/// Range of the second.
const LOW_SURROGATES: std::ops::Range<u32> = 0xdc00..0xe000;

impl Parser<'_> {
    /// Reads the string whose opening quote is next onto the stack of values.
    #[inline(always)]
    pub(super) fn string(&mut self) -> Result<(), Stop> {
        let start = self.cursor.at + 1;
        if let Some(window) = self.cursor.text.get(start..).and_then(|rest| rest.first_chunk()) {
            let word = u64::from_le_bytes(*window);
            if let Some(len) = scan::short_string(word) {
                self.cursor.at = start + len + 1;
                self.values.push(text::small_str(word, len));
                return Ok(());
            }
        }
        self.long_string(start)
    }

    /// Reads strings that are not short, plain and far enough from the end of the text.
    #[inline(never)]
    fn long_string(&mut self, start: usize) -> Result<(), Stop> {
        let text = self.cursor.text;
        let run = scan::run::<Quoted>(&text[start..]);
        let end = start + run.len;
        if run.has_high {
            self.check_utf8(start, end)?;
        }
        let value = match text.get(end) {
            Some(b'"') => {
                self.cursor.at = end + 1;
                text::try_new_str(&text[start..end])?
            }
            Some(_) => {
                self.buffer.clear();
                self.buffer.extend_from_slice(&text[start..end]);
                self.escaped_string(end)?;
                text::try_new_str(&self.buffer)?
            }
            None => return Err(self.cursor.fault(Fault::UnterminatedString).into()),
        };
        self.values.push(value);
        Ok(())
    }

    /// Continues from a byte that needs special treatment to the closing quote; the content is in
    /// the buffer.
    fn escaped_string(&mut self, mut at: usize) -> Result<(), SyntaxError> {
        let text = self.cursor.text;
        loop {
            match text.get(at) {
                Some(b'"') => {
                    self.cursor.at = at + 1;
                    return Ok(());
                }
                Some(b'\\') => at = self.cursor.escape(at + 1, &mut self.buffer)?,
                Some(_) => return Err(Fault::ControlCharacter.at(at)),
                None => return Err(self.cursor.fault(Fault::UnterminatedString)),
            }
            let run = scan::run::<Quoted>(&text[at..]);
            let end = at + run.len;
            if run.has_high {
                self.check_utf8(at, end)?;
            }
            self.buffer.extend_from_slice(&text[at..end]);
            at = end;
        }
    }

    /// Refuses bytes of a string that are not UTF-8. The whole text is checked the first time: a
    /// part between bytes below 0x80 is UTF-8 if the whole is.
    fn check_utf8(&mut self, start: usize, end: usize) -> Result<(), SyntaxError> {
        let text = self.cursor.text;
        let first_invalid = *self.first_invalid.get_or_insert_with(|| {
            match simdutf8::compat::from_utf8(&text[start..]) {
                Ok(_) => text.len(),
                Err(error) => start + error.valid_up_to(),
            }
        });
        if (start..end).contains(&first_invalid) {
            return Err(Fault::InvalidUtf8.at(first_invalid));
        }
        Ok(())
    }
}

impl Cursor<'_> {
    /// Appends the character of the escape at `at`, after its backslash; returns its end.
    fn escape(&self, at: usize, buffer: &mut Vec<u8>) -> Result<usize, SyntaxError> {
        let plain = match self.text.get(at) {
            Some(byte @ (b'"' | b'\\' | b'/')) => *byte,
            Some(b'b') => 8,
            Some(b'f') => 12,
            Some(b'n') => b'\n',
            Some(b'r') => b'\r',
            Some(b't') => b'\t',
            Some(b'u') => return self.unicode_escape(at, buffer),
            _ => return Err(Fault::Escape.at(at)),
        };
        buffer.push(plain);
        Ok(at + 1)
    }

    fn unicode_escape(&self, at: usize, buffer: &mut Vec<u8>) -> Result<usize, SyntaxError> {
        let first = self.four_hex(at + 1).ok_or_else(|| Fault::UnicodeEscape.at(at))?;
        let mut end = at + 5;
        let mut code = first;
        if HIGH_SURROGATES.contains(&first) {
            if !self.text[end..].starts_with(b"\\u") {
                return Err(Fault::SurrogatePair.at(at));
            }
            let second = self.four_hex(end + 2).ok_or_else(|| Fault::UnicodeEscape.at(end + 2))?;
            if !LOW_SURROGATES.contains(&second) {
                return Err(Fault::SurrogatePair.at(end + 2));
            }
            code =
                0x10000 + ((first - HIGH_SURROGATES.start) << 10) + (second - LOW_SURROGATES.start);
            end += 6;
        }
        // Only a low surrogate without a high one is left to refuse.
        let character = char::from_u32(code).ok_or_else(|| Fault::SurrogatePair.at(at))?;
        buffer.extend_from_slice(character.encode_utf8(&mut [0; 4]).as_bytes());
        Ok(end)
    }

    fn four_hex(&self, at: usize) -> Option<u32> {
        let digits = self.text.get(at..at.checked_add(4)?)?;
        digits.iter().try_fold(0, |value, &digit| {
            char::from(digit).to_digit(16).map(|digit| value * 16 + digit)
        })
    }
}
