//! Makes text from libraries safe for a terminal: control characters, which could move the cursor, change the title or
//! hide the text after them, are shown as numbers.

use serde_json::Value;

use crate::failure::{Failure, Result};
use crate::report::Report;

/// Whether a character controls a terminal, or is read differently from how it looks.
fn is_hidden(c: char) -> bool {
    let directs =
        matches!(c, '\u{200e}' | '\u{200f}' | '\u{202a}'..='\u{202e}' | '\u{2066}'..='\u{2069}');
    directs || matches!(c, '\u{2028}' | '\u{2029}') || (c.is_control() && !matches!(c, '\n' | '\t'))
}

/// The text with each such character escaped, such as `\u{1b}`.
pub(crate) fn text(text: &str) -> String {
    let mut shown = String::with_capacity(text.len());
    for c in text.chars() {
        if is_hidden(c) { shown.extend(c.escape_unicode()) } else { shown.push(c) }
    }
    shown
}

/// A report whose texts are all safe for a terminal and for source files.
pub(crate) fn report(report: &Report) -> Result<Report> {
    let bad = |error: serde_json::Error| Failure::Output(error.into());
    let mut value = serde_json::to_value(report).map_err(bad)?;
    clean(&mut value);
    serde_json::from_value(value).map_err(bad)
}

fn clean(value: &mut Value) {
    match value {
        Value::String(of) if of.contains(is_hidden) => *of = text(of),
        Value::Array(items) => items.iter_mut().for_each(clean),
        Value::Object(fields) => fields.values_mut().for_each(clean),
        _ => {}
    }
}

#[cfg(test)]
mod tests {
    use super::text;

    #[test]
    fn control_characters_are_shown() {
        assert_eq!(text("a\u{1b}[31mb\r\nc\td\u{202e}"), "a\\u{1b}[31mb\\u{d}\nc\td\\u{202e}");
        assert_eq!(text("Größe → 1"), "Größe → 1");
    }
}
