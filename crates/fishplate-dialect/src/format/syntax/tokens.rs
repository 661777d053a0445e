//! Tokens of a format.

use std::fmt;

use crate::format::failure::{Failure, Result};

/// One token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Token<'t> {
    /// The text between backticks.
    Literal(&'t str),
    /// `$name`, without the dollar.
    Variable(&'t str),
    /// A directive.
    Word(&'t str),
    /// The text between quotes.
    Text(&'t str),
    /// One of `<>(),:?^|=`.
    Mark(char),
}

impl fmt::Display for Token<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Token::Literal(text) => write!(f, "literal `{text}`"),
            Token::Variable(name) => write!(f, "${name}"),
            Token::Word(word) => write!(f, "{word}"),
            Token::Text(text) => write!(f, "\"{text}\""),
            Token::Mark(mark) => write!(f, "{mark}"),
        }
    }
}

/// The tokens of a text, one at a time.
pub(super) struct Tokens<'t> {
    found: Vec<(usize, Token<'t>)>,
    next: usize,
    end: usize,
}

impl<'t> Tokens<'t> {
    pub(super) fn new(text: &'t str) -> Result<Tokens<'t>> {
        let mut found = Vec::new();
        let mut at = 0;
        while let Some(c) = text[at..].chars().next() {
            if c.is_whitespace() {
                at += c.len_utf8();
                continue;
            }
            let (token, length) = token(&text[at..], c, at)?;
            found.push((at, token));
            at += length;
        }
        Ok(Tokens { found, next: 0, end: text.len() })
    }

    pub(super) fn at_end(&self) -> bool {
        self.next == self.found.len()
    }

    /// The start of the next token.
    pub(super) fn position(&self) -> usize {
        self.found.get(self.next).map_or(self.end, |(at, _)| *at)
    }

    pub(super) fn next(&mut self) -> Result<Token<'t>> {
        let (_, token) =
            self.found.get(self.next).ok_or(Failure::new(self.end, "the format ends too early"))?;
        self.next += 1;
        Ok(*token)
    }

    /// Consumes the mark if it comes next.
    pub(super) fn accept(&mut self, mark: char) -> bool {
        let is = self.found.get(self.next).is_some_and(|(_, token)| *token == Token::Mark(mark));
        self.next += usize::from(is);
        is
    }

    pub(super) fn expect(&mut self, mark: char) -> Result<()> {
        if self.accept(mark) {
            return Ok(());
        }
        let got = self.found.get(self.next).map(|(_, token)| token.to_string());
        let got = got.unwrap_or_else(|| "the end".to_owned());
        Err(Failure::new(self.position(), format!("expected {mark}, got {got}")))
    }
}

/// The first token of the text, and its length.
fn token(text: &str, first: char, at: usize) -> Result<(Token<'_>, usize)> {
    let quoted = |mark: char| {
        let inner = &text[1..];
        let mut escaped = false;
        let end = inner.find(|c| {
            let ends = c == mark && !escaped;
            escaped = c == '\\' && !escaped;
            ends
        })?;
        Some((&inner[..end], end + 2))
    };
    let word = |text: &str, dash: bool| {
        let part = |c: char| c.is_ascii_alphanumeric() || c == '_' || (dash && c == '-');
        text.find(|c| !part(c)).unwrap_or(text.len())
    };
    match first {
        '`' => quoted('`')
            .map(|(inner, length)| (Token::Literal(inner), length))
            .ok_or_else(|| Failure::new(at, "the literal does not end")),
        '"' => escaped(text)
            .map(|end| (Token::Text(&text[1..end]), end + 1))
            .ok_or_else(|| Failure::new(at, "the text does not end")),
        '$' => match word(&text[1..], false) {
            0 => Err(Failure::new(at, "expected a name behind $")),
            length => Ok((Token::Variable(&text[1..=length]), length + 1)),
        },
        c if c.is_ascii_alphabetic() || c == '_' => {
            let length = word(text, true);
            Ok((Token::Word(&text[..length]), length))
        }
        '<' | '>' | '(' | ')' | ',' | ':' | '?' | '^' | '|' | '=' => Ok((Token::Mark(first), 1)),
        c => Err(Failure::new(at, format!("unexpected character {c}"))),
    }
}

/// The place of the quote that ends a text, which may contain quotes after backslashes.
fn escaped(text: &str) -> Option<usize> {
    let mut bytes = text.bytes().enumerate().skip(1);
    while let Some((at, byte)) = bytes.next() {
        match byte {
            b'"' => return Some(at),
            b'\\' => drop(bytes.next()),
            _ => {}
        }
    }
    None
}
