//! Reads the C++ strings in `.td` files: type names, template arguments, lists.

/// Removes surrounding white space, `const`, `&` and a leading `::` from a C++ type or name.
pub fn normal(text: &str) -> &str {
    let mut text = text.trim();
    loop {
        let next = text.trim_start_matches("::").trim_end_matches(['&', ' ']);
        let next = next.strip_prefix("const ").unwrap_or(next).trim();
        if next == text {
            return text;
        }
        text = next;
    }
}

/// A C++ type as the model has it: like `normal`, on one line, however many the file wrote it on.
pub(super) fn type_text(text: &str) -> String {
    normal(text).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Like `normal`, and without the usual namespaces.
pub(super) fn short(text: &str) -> &str {
    let text = normal(text);
    ["mlir::", "llvm::", "std::"].iter().find_map(|ns| text.strip_prefix(ns)).unwrap_or(text)
}

/// The part after the last `::`, with template arguments unchanged.
pub(super) fn last(text: &str) -> &str {
    let name = normal(text);
    name.rsplit_once("::").map_or(name, |(_, last)| last)
}

/// The argument list of `Name<...>`, for one of the names.
pub(super) fn template<'a>(text: &'a str, names: &[&str]) -> Option<&'a str> {
    let (name, rest) = text.split_once('<')?;
    let inner = rest.trim_end().strip_suffix('>')?;
    names.contains(&last(name)).then_some(inner.trim())
}

/// The name and arguments of `name(...)`, if nothing follows.
pub(super) fn call(text: &str) -> Option<(&str, Vec<&str>)> {
    let text = text.trim();
    let open = text.find('(')?;
    let inner = text[open + 1..].strip_suffix(')')?;
    balanced(inner).then(|| (text[..open].trim(), split(inner)))
}

/// The items of `{...}`.
pub(super) fn braces(text: &str) -> Option<Vec<&str>> {
    let inner = text.trim().strip_prefix('{')?.strip_suffix('}')?;
    balanced(inner).then(|| split(inner))
}

/// Whether brackets are balanced.
fn balanced(text: &str) -> bool {
    let mut depth = 0;
    for c in text.chars() {
        match c {
            '(' | '{' | '[' => depth += 1,
            ')' | '}' | ']' => depth -= 1,
            _ => {}
        }
        if depth < 0 {
            return false;
        }
    }
    depth == 0
}

/// Items separated by commas, outside brackets and strings.
pub(super) fn split(text: &str) -> Vec<&str> {
    let (mut items, mut start, mut depth, mut quoted, mut escaped) =
        (Vec::new(), 0, 0i32, false, false);
    for (at, c) in text.char_indices() {
        match c {
            _ if escaped => escaped = false,
            '\\' if quoted => escaped = true,
            '"' => quoted = !quoted,
            _ if quoted => {}
            '(' | '{' | '[' | '<' => depth += 1,
            ')' | '}' | ']' | '>' => depth -= 1,
            ',' if depth == 0 => {
                items.push(text[start..at].trim());
                start = at + 1;
            }
            _ => {}
        }
    }
    let rest = text[start..].trim();
    if !rest.is_empty() || !items.is_empty() {
        items.push(rest);
    }
    items
}

/// The text of a string literal.
pub(super) fn string(text: &str) -> Option<String> {
    let inner = text.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut out = String::new();
    let mut chars = inner.chars();
    while let Some(c) = chars.next() {
        match c {
            '"' => return None,
            '\\' => match chars.next()? {
                'n' => out.push('\n'),
                't' => out.push('\t'),
                c @ ('"' | '\\' | '\'') => out.push(c),
                _ => return None,
            },
            c => out.push(c),
        }
    }
    Some(out)
}

/// An integer literal, with its suffixes and in any base.
pub(super) fn integer(text: &str) -> Option<i64> {
    let (negative, digits) = match text.trim().strip_prefix('-') {
        Some(rest) => (true, rest.trim()),
        None => (false, text.trim()),
    };
    let digits = digits.replace('\'', "");
    let digits = digits.trim_end_matches(['u', 'U', 'l', 'L']);
    let value = match digits.strip_prefix("0x").or_else(|| digits.strip_prefix("0X")) {
        Some(hex) => u64::from_str_radix(hex, 16).ok()?,
        None => digits.parse().ok()?,
    };
    let value = value.cast_signed();
    Some(if negative { value.wrapping_neg() } else { value })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lose_what_does_not_matter() {
        assert_eq!(normal(" const ::mlir::Type & "), "mlir::Type");
        assert_eq!(
            type_text("::a::OneOf<\n    ::a::B,\n    ::a::C>\n"),
            "a::OneOf< ::a::B, ::a::C>"
        );
        assert_eq!(short("::llvm::ArrayRef<int64_t>"), "ArrayRef<int64_t>");
        assert_eq!(last("::mlir::LLVM::linkage::Linkage"), "Linkage");
        assert_eq!(
            template("ArrayRef<std::pair<int, int>>", &["ArrayRef"]),
            Some("std::pair<int, int>")
        );
        assert_eq!(template("Foo<int>", &["ArrayRef"]), None);
    }

    #[test]
    fn calls_and_lists_split_at_their_own_commas() {
        assert_eq!(call("A::get($_ctxt, f(1, 2))"), Some(("A::get", vec!["$_ctxt", "f(1, 2)"])));
        assert_eq!(call("a() + b()"), None);
        assert_eq!(call("T()"), Some(("T", vec![])));
        assert_eq!(braces("{ \"a,b\", 1 }"), Some(vec!["\"a,b\"", "1"]));
        assert_eq!(braces("{}"), Some(vec![]));
    }

    #[test]
    fn literals_have_their_values() {
        assert_eq!(integer("0xfULL"), Some(15));
        assert_eq!(integer("-3"), Some(-3));
        assert_eq!(integer("18446744073709551615"), Some(-1));
        assert_eq!(integer("x"), None);
        assert_eq!(string(r#""a\"b""#).as_deref(), Some("a\"b"));
        assert_eq!(string(r#""a" "b""#), None);
    }
}
