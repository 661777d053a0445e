//! The text of enumerations: keywords, combined cases, quotes.

use super::failure::{Failure, Result};
use super::sink::quote;
use super::source::Source;
use super::syntax::is_keyword;
use crate::model::{Enum, ParamText};

/// The text of a value, without quotes.
///
/// # Errors
/// Fails if the number is neither a case nor a combination of cases.
pub fn text(of: &Enum, value: u64) -> Result<String> {
    let case = |value: u64| of.cases.iter().find(|case| case.value == value);
    if !of.bit_enum || value == 0 {
        return match case(value) {
            Some(case) => Ok(case.text.clone()),
            None if of.bit_enum => Ok(String::new()),
            None => Err(no_case(of, &value.to_string())),
        };
    }
    let mut left = value;
    let mut parts: Vec<&str> = Vec::new();
    if of.groups_first {
        // The last declared group first; its cases are not printed again.
        for group in of.cases.iter().rev().filter(|case| case.group) {
            if group.value != 0 && left & group.value == group.value {
                left &= !group.value;
                parts.push(&group.text);
            }
        }
    }
    for case in of.cases.iter().filter(|case| !case.group) {
        if case.value != 0 && left & case.value == case.value {
            parts.push(&case.text);
        }
    }
    let known = of.cases.iter().fold(0, |bits, case| bits | case.value);
    if value & !known != 0 {
        return Err(no_case(of, &format!("{value:#x}")));
    }
    Ok(parts.join(&of.separator))
}

fn single(value: u64) -> bool {
    value.count_ones() == 1
}

/// The text of a value as a format prints it: quoted if it could not be parsed otherwise.
///
/// # Errors
/// Fails if the number is not a case.
pub fn written(of: &Enum, how: &ParamText, value: u64) -> Result<String> {
    let plain = text(of, value)?;
    let bare = |text: &str| if is_keyword(text) { text.to_owned() } else { quote(text) };
    if !of.bit_enum || of.cases.iter().any(|case| case.value == value) || single(value) {
        return Ok(bare(&plain));
    }
    match *how == ParamText::Keywords || !of.quoted {
        true => Ok(plain),
        false => Ok(quote(&plain)),
    }
}

/// The number of a text: one case, or several with separators.
pub fn value(of: &Enum, text: &str) -> Option<u64> {
    let case = |text: &str| of.cases.iter().find(|case| case.text == text).map(|case| case.value);
    if !of.bit_enum {
        return case(text);
    }
    let mark = of.separator.trim();
    let parts = if mark.is_empty() { vec![text] } else { text.split(mark).collect() };
    parts.into_iter().try_fold(0, |bits, part| case(part.trim()).map(|bit| bits | bit))
}

/// Parses a value of the enumeration, if a keyword or string comes next.
///
/// # Errors
/// Fails if the text is not a case.
pub fn parse<S: Source>(source: &mut S, of: &Enum, how: &ParamText) -> Result<Option<u64>> {
    let at = source.position();
    let Some(word) = source.optional_keyword_or_string()? else { return Ok(None) };
    let number = |word: &str| {
        value(of, word).ok_or_else(|| Failure { at, ..no_case(of, &format!("\"{word}\"")) })
    };
    let mut bits = number(&word)?;
    let mark = if of.separator.contains('|') { "|" } else { "," };
    // After a quoted combination, a comma belongs to the surrounding text.
    let list = of.bit_enum && (*how == ParamText::Keywords || !of.quoted || mark == "|");
    while list && source.optional_punctuation(mark) {
        match source.optional_keyword_or_string()? {
            Some(word) => bits |= number(&word)?,
            None => return Err(source.expected(&format!("a case of {}", of.name))),
        }
    }
    Ok(Some(bits))
}

fn no_case(of: &Enum, got: &str) -> Failure {
    let cases: Vec<&str> = of.cases.iter().map(|case| case.text.as_str()).collect();
    Failure::new(0, format!("{}: expected one of {}, got {got}", of.name, cases.join(", ")))
}
