//! A position in JSON text, and the steps that every part of the parser takes.

use super::syntax_error::{Fault, SyntaxError};

/// The text and the next byte to read.
pub(super) struct Cursor<'a> {
    pub(super) text: &'a [u8],
    pub(super) at: usize,
}

impl Cursor<'_> {
    /// The next byte, unless the text ends.
    #[inline(always)]
    pub(super) fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    /// Skips whitespace and returns the next byte.
    #[inline(always)]
    pub(super) fn peek_token(&mut self) -> Option<u8> {
        match self.peek() {
            Some(byte) if byte > b' ' => Some(byte),
            // Most writers put one space behind a comma or a colon.
            Some(b' ') => match self.text.get(self.at + 1).copied() {
                Some(byte) if byte > b' ' => {
                    self.at += 1;
                    Some(byte)
                }
                _ => self.skip_blanks(),
            },
            _ => self.skip_blanks(),
        }
    }

    #[inline(never)]
    fn skip_blanks(&mut self) -> Option<u8> {
        const SPACES: [u8; 8] = [b' '; 8];
        loop {
            match self.peek() {
                // Indentation comes in runs.
                Some(b' ') => {
                    self.at += 1;
                    while self.text[self.at..].starts_with(&SPACES) {
                        self.at += SPACES.len();
                    }
                }
                Some(b'\n' | b'\t' | b'\r') => self.at += 1,
                next => return next,
            }
        }
    }

    /// Skips a literal word; the error is at its start.
    #[inline]
    pub(super) fn word(&mut self, word: &[u8]) -> Result<(), SyntaxError> {
        if !self.text[self.at..].starts_with(word) {
            return Err(self.fault(Fault::ExpectingValue));
        }
        self.at += word.len();
        Ok(())
    }

    /// A fault at this position.
    #[cold]
    pub(super) fn fault(&self, fault: Fault) -> SyntaxError {
        fault.at(self.at)
    }
}
