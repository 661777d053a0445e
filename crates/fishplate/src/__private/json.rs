//! The small part of JSON that metadata needs.

use std::fmt::Write;

use fishplate_abi::TypeIndex;

use crate::any::AnyView;

/// A text as a JSON string.
pub(crate) fn text(text: &str) -> String {
    let mut out = String::with_capacity(text.len() + 2);
    out.push('"');
    for c in text.chars() {
        match c {
            '"' => out.push_str("\\\""),
            '\\' => out.push_str("\\\\"),
            '\n' => out.push_str("\\n"),
            '\r' => out.push_str("\\r"),
            '\t' => out.push_str("\\t"),
            c if c < ' ' => {
                let _ = write!(out, "\\u{:04x}", u32::from(c));
            }
            c => out.push(c),
        }
    }
    out.push('"');
    out
}

/// An object of values that are already JSON.
pub(crate) fn object(members: &[(&str, String)]) -> String {
    let members: Vec<_> =
        members.iter().map(|(key, value)| format!("{}:{value}", text(key))).collect();
    format!("{{{}}}", members.join(","))
}

/// An array of values that are already JSON.
pub(crate) fn array(items: impl Iterator<Item = String>) -> String {
    format!("[{}]", items.collect::<Vec<_>>().join(","))
}

/// Writes a value, if JSON can represent it.
pub(crate) fn value(view: &AnyView<'_>) -> Option<String> {
    Some(match view.type_index() {
        TypeIndex::NONE => "null".into(),
        TypeIndex::BOOL => (view.as_int()? != 0).to_string(),
        TypeIndex::INT => view.as_int()?.to_string(),
        TypeIndex::FLOAT => {
            let float = view.as_float()?;
            if !float.is_finite() {
                return None;
            }
            format!("{float:?}")
        }
        _ => text(std::str::from_utf8(view.content(true)?).ok()?),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_escaped() {
        assert_eq!(text("a\"b\\c\n\u{1}é"), r#""a\"b\\c\n\u0001é""#);
        assert_eq!(object(&[("a", "1".into()), ("b", text("c"))]), r#"{"a":1,"b":"c"}"#);
    }
}
