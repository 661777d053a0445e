//! Tokens of MLIR's text, as far as IRDL uses them. A token is a range of the text.

use std::ops::Range;

/// An error at a position of the text.
#[derive(Debug)]
pub(super) struct Fault {
    pub(super) at: usize,
    pub(super) why: String,
}

/// Kind of a token.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum TokenKind {
    /// A keyword or the name of an operation: letters, digits, `_`, `$`, `.`.
    Word,
    /// `%0`.
    Value,
    /// `@name` or `@"name"`.
    Symbol,
    /// A string, quotes included.
    Str,
    /// A number, its sign included.
    Number,
    /// One character, `::` or `->`.
    Sign,
    /// The end of the text.
    End,
}

/// A token.
#[derive(Clone, Debug)]
pub(super) struct Token {
    pub(super) kind: TokenKind,
    pub(super) range: Range<usize>,
}

/// The line and column of a position, both from 1; columns count characters.
pub(super) fn line_and_column(text: &str, at: usize) -> (usize, usize) {
    let before = text.get(..at).unwrap_or(text);
    let start = before.rfind('\n').map_or(0, |newline| newline + 1);
    let column = before.get(start..).unwrap_or_default().chars().count() + 1;
    (before.matches('\n').count() + 1, column)
}

/// The tokens of a text, with [`TokenKind::End`] last.
pub(super) fn tokens(text: &str) -> Result<Vec<Token>, Fault> {
    let mut found = Vec::new();
    let mut at = 0;
    while let Some(first) = text.get(at..).and_then(|rest| rest.chars().next()) {
        let rest = text.get(at..).unwrap_or_default();
        if first.is_whitespace() {
            at += first.len_utf8();
            continue;
        }
        if rest.starts_with("//") {
            at += rest.find('\n').unwrap_or(rest.len());
            continue;
        }
        let (kind, length) = token(rest, first).map_err(|why| Fault { at, why })?;
        found.push(Token { kind, range: at..at + length });
        at += length;
    }
    found.push(Token { kind: TokenKind::End, range: at..at });
    Ok(found)
}

fn token(rest: &str, first: char) -> Result<(TokenKind, usize), String> {
    let word = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    let run = |from: usize, fits: &dyn Fn(char) -> bool| {
        let tail = rest.get(from..).unwrap_or_default();
        from + tail.find(|c| !fits(c)).unwrap_or(tail.len())
    };
    let second = rest.chars().nth(1);
    Ok(match first {
        '"' => (TokenKind::Str, string(rest)?),
        '@' if second == Some('"') => {
            (TokenKind::Symbol, 1 + string(rest.get(1..).unwrap_or_default())?)
        }
        '@' => (TokenKind::Symbol, run(1, &|c| word(c) || c == '-')),
        '%' => (TokenKind::Value, run(1, &|c| word(c) || c == '-')),
        '-' if second == Some('>') => (TokenKind::Sign, 2),
        '-' if second.is_some_and(|c| c.is_ascii_digit()) => (TokenKind::Number, number(rest)),
        ':' if second == Some(':') => (TokenKind::Sign, 2),
        first if first.is_ascii_digit() => (TokenKind::Number, number(rest)),
        first if word(first) => (TokenKind::Word, run(0, &word)),
        first => (TokenKind::Sign, first.len_utf8()),
    })
}

/// The length of a string with its quotes.
fn string(rest: &str) -> Result<usize, String> {
    let mut escaped = false;
    for (at, c) in rest.char_indices().skip(1) {
        match c {
            '\n' => break,
            _ if escaped => escaped = false,
            '\\' => escaped = true,
            '"' => return Ok(at + 1),
            _ => {}
        }
    }
    Err("this string has no end".to_owned())
}

/// The length of a number: digits with an optional fraction and exponent, or hexadecimal digits.
fn number(rest: &str) -> usize {
    let digits = |from: usize, hex: bool| {
        let tail = rest.get(from..).unwrap_or_default();
        let fits = |c: char| if hex { c.is_ascii_hexdigit() } else { c.is_ascii_digit() };
        from + tail.find(|c| !fits(c)).unwrap_or(tail.len())
    };
    let start = usize::from(rest.starts_with('-'));
    if rest.get(start..).is_some_and(|rest| rest.starts_with("0x")) {
        return digits(start + 2, true);
    }
    let whole = digits(start, false);
    if rest.get(whole..).is_none_or(|rest| !rest.starts_with('.')) {
        return whole;
    }
    let fraction = digits(whole + 1, false);
    let Some(tail) = rest.get(fraction..).filter(|tail| tail.starts_with(['e', 'E'])) else {
        return fraction;
    };
    let sign = usize::from(tail.get(1..).is_some_and(|tail| tail.starts_with(['+', '-'])));
    digits(fraction + 1 + sign, false)
}
