//! Strings in JSON text.

use crate::any::Any;
use crate::text;

use super::cursor::Cursor;
use super::parse::Utf8;
use super::scan::{self, Quoted};
use super::syntax_error::{Fault, Stop, SyntaxError};

/// What the first of two `\u` escapes of a character beyond the basic plane may be.
const HIGH_SURROGATES: std::ops::Range<u32> = 0xd800..0xdc00;
/// What the second may be.
const LOW_SURROGATES: std::ops::Range<u32> = 0xdc00..0xe000;

impl Cursor<'_> {
    /// Reads the string whose opening quote is next. `buffer` is room for the content of strings
    /// with escapes; others are copied straight from the text.
    #[inline]
    pub(super) fn string(&mut self, utf8: Utf8, buffer: &mut Vec<u8>) -> Result<Any, Stop> {
        let text = self.text;
        let start = self.at + 1;
        let run = scan::run::<Quoted>(&text[start..]);
        let end = start + run.len;
        if run.has_high {
            check_utf8(utf8, text, start, end)?;
        }
        let content = match text.get(end) {
            Some(b'"') => {
                self.at = end + 1;
                &text[start..end]
            }
            Some(_) => {
                buffer.clear();
                buffer.extend_from_slice(&text[start..end]);
                self.escaped_string(end, utf8, buffer)?;
                buffer
            }
            None => return Err(self.fault(Fault::UnterminatedString).into()),
        };
        Ok(text::try_new_str(content)?)
    }

    /// Goes on from a byte that needs care up to the closing quote.
    fn escaped_string(
        &mut self,
        mut at: usize,
        utf8: Utf8,
        buffer: &mut Vec<u8>,
    ) -> Result<(), SyntaxError> {
        loop {
            match self.text.get(at) {
                Some(b'"') => {
                    self.at = at + 1;
                    return Ok(());
                }
                Some(b'\\') => at = self.escape(at + 1, buffer)?,
                Some(_) => return Err(Fault::ControlCharacter.at(at)),
                None => return Err(self.fault(Fault::UnterminatedString)),
            }
            let run = scan::run::<Quoted>(&self.text[at..]);
            let end = at + run.len;
            if run.has_high {
                check_utf8(utf8, self.text, at, end)?;
            }
            buffer.extend_from_slice(&self.text[at..end]);
            at = end;
        }
    }

    /// Appends what the escape at `at`, behind its backslash, stands for; answers where it ends.
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

/// Refuses bytes that are not UTF-8, unless they are taken as they come.
#[cold]
fn check_utf8(utf8: Utf8, text: &[u8], start: usize, end: usize) -> Result<(), SyntaxError> {
    if utf8 == Utf8::Unchecked {
        return Ok(());
    }
    match std::str::from_utf8(&text[start..end]) {
        Ok(_) => Ok(()),
        Err(error) => Err(Fault::InvalidUtf8.at(start + error.valid_up_to())),
    }
}
