//! Syntax errors of JSON text, with their position.

use crate::error::Error;

/// Reason why reading stopped early.
pub(super) enum Stop {
    /// The text is wrong.
    Syntax(SyntaxError),
    /// A value could not be created.
    Build(Error),
}

impl From<SyntaxError> for Stop {
    fn from(error: SyntaxError) -> Stop {
        Stop::Syntax(error)
    }
}

impl From<Error> for Stop {
    fn from(error: Error) -> Stop {
        Stop::Build(error)
    }
}

/// Kinds of faults, with the words at the start of their messages.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Fault {
    Truncated,
    ExpectingValue,
    ExpectingPropertyName,
    ExpectingColon,
    ExpectingComma,
    ExtraData,
    ControlCharacter,
    UnterminatedString,
    UnicodeEscape,
    SurrogatePair,
    Escape,
    InvalidUtf8,
    TooDeep,
}

impl Fault {
    fn words(self) -> &'static str {
        match self {
            Fault::Truncated => "Syntax error near",
            Fault::ExpectingValue => "Expecting value",
            Fault::ExpectingPropertyName => "Expecting property name enclosed in double quotes",
            Fault::ExpectingColon => "Expecting ':' delimiter",
            Fault::ExpectingComma => "Expecting ',' delimiter",
            Fault::ExtraData => "Extra data",
            Fault::ControlCharacter => "Invalid control character at",
            Fault::UnterminatedString => "Unterminated string starting at",
            Fault::UnicodeEscape => "Invalid \\uXXXX escape",
            Fault::SurrogatePair => "Invalid surrogate pair of \\uXXXX escapes",
            Fault::Escape => "Invalid \\escape",
            Fault::InvalidUtf8 => "Invalid UTF-8 at",
            Fault::TooDeep => "Nesting too deep",
        }
    }

    /// The fault at a byte offset.
    #[cold]
    pub(super) fn at(self, offset: usize) -> SyntaxError {
        SyntaxError { fault: self, offset }
    }
}

/// A fault and its position. Line and column are computed only on demand.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct SyntaxError {
    fault: Fault,
    offset: usize,
}

impl SyntaxError {
    /// The error to raise: line and column count from 1, the column in bytes.
    pub(super) fn raise(self, text: &[u8]) -> Error {
        let before = &text[..self.offset.min(text.len())];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        let column = 1 + before.iter().rev().take_while(|&&byte| byte != b'\n').count();
        Error::value(format!(
            "{}: line {line} column {column} (char {})",
            self.fault.words(),
            self.offset
        ))
    }
}
