//! Finds the length of a type or attribute in a text by matching brackets. The contents are not
//! parsed.

/// The end of the bracket that starts the text. `->`, `>=` and strings inside are skipped.
pub fn balanced(text: &str, open: char) -> Option<usize> {
    if !text.starts_with(open) {
        return None;
    }
    let bytes = text.as_bytes();
    let mut stack: Vec<u8> = Vec::new();
    let mut at = 0;
    while let Some(&byte) = bytes.get(at) {
        match byte {
            b'"' => {
                at += string_length(&text[at..])?;
                continue;
            }
            b'-' if bytes.get(at + 1) == Some(&b'>') => at += 1,
            b'(' => stack.push(b')'),
            b'[' => stack.push(b']'),
            b'{' => stack.push(b'}'),
            b'<' => stack.push(b'>'),
            b'>' if stack.last() != Some(&b'>') => {}
            b')' | b']' | b'}' | b'>' => {
                if stack.pop() != Some(byte) {
                    return None;
                }
                if stack.is_empty() {
                    return Some(at + 1);
                }
            }
            _ => {}
        }
        at += 1;
    }
    None
}

/// The length of a string with its quotes.
pub fn string_length(text: &str) -> Option<usize> {
    let bytes = text.as_bytes();
    if bytes.first() != Some(&b'"') {
        return None;
    }
    let mut at = 1;
    loop {
        match bytes.get(at)? {
            b'"' => return Some(at + 1),
            b'\\' => at += 2,
            _ => at += 1,
        }
    }
}

/// The length of a keyword.
pub fn word_length(text: &str) -> usize {
    if !text.starts_with(|c: char| c.is_ascii_alphabetic() || c == '_') {
        return 0;
    }
    let part = |c: char| c.is_ascii_alphanumeric() || matches!(c, '_' | '$' | '.');
    text.find(|c| !part(c)).unwrap_or(text.len())
}

/// The length of a number: an integer or a float.
pub fn number_length(text: &str) -> Option<(usize, bool)> {
    let sign = usize::from(text.starts_with('-'));
    let digits = |from: usize| {
        let rest = &text[from..];
        rest.find(|c: char| !c.is_ascii_digit()).unwrap_or(rest.len())
    };
    if let Some(hex) = text[sign..].strip_prefix("0x") {
        let length = hex.find(|c: char| !c.is_ascii_hexdigit()).unwrap_or(hex.len());
        if length > 0 {
            return Some((sign + 2 + length, false));
        }
    }
    let mut at = sign + digits(sign);
    if at == sign {
        return None;
    }
    if !text[at..].starts_with('.') {
        return Some((at, false));
    }
    at += 1;
    at += digits(at);
    if text[at..].starts_with(['e', 'E']) {
        let signed = at + 1 + usize::from(text[at + 1..].starts_with(['+', '-']));
        let exponent = digits(signed);
        if exponent > 0 {
            at = signed + exponent;
        }
    }
    Some((at, true))
}

/// The number of leading white space characters.
pub fn blank(text: &str) -> usize {
    let mut at = 0;
    loop {
        at += text[at..].len() - text[at..].trim_start().len();
        if !text[at..].starts_with("//") {
            return at;
        }
        at += text[at..].find('\n').unwrap_or(text.len() - at);
    }
}

/// The length including a following `<...>`, if there is one.
fn with_angles(text: &str, length: usize) -> Option<usize> {
    match text[length..].starts_with('<') {
        true => Some(length + balanced(&text[length..], '<')?),
        false => Some(length),
    }
}

/// Deepest nesting of function types in result types.
const DEPTH: usize = 64;

/// The length of the type at the start of the text.
pub fn type_length(text: &str) -> Option<usize> {
    type_within(text, DEPTH)
}

fn type_within(text: &str, depth: usize) -> Option<usize> {
    let depth = depth.checked_sub(1)?;
    match text.chars().next()? {
        '!' => {
            let name = word_length(&text[1..]);
            if name == 0 { None } else { with_angles(text, 1 + name) }
        }
        '(' => {
            let inputs = balanced(text, '(')?;
            let arrow = inputs + blank(&text[inputs..]);
            let rest = text[arrow..].strip_prefix("->")?;
            let start = arrow + 2 + blank(rest);
            let results = &text[start..];
            let length = match results.starts_with('(') {
                // A single result that is a function type, or a list.
                true => type_within(results, depth).or_else(|| balanced(results, '('))?,
                false => type_within(results, depth)?,
            };
            Some(start + length)
        }
        _ => {
            let length = word_length(text);
            match &text[..length] {
                "tensor" | "memref" | "vector" | "complex" | "tuple" => {
                    Some(length + balanced(&text[length..], '<')?)
                }
                name => is_plain_type(name).then_some(length),
            }
        }
    }
}

/// Whether a type is a single word.
fn is_plain_type(name: &str) -> bool {
    let digits = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
    let int = name
        .strip_prefix("si")
        .or_else(|| name.strip_prefix("ui"))
        .or_else(|| name.strip_prefix('i'))
        .is_some_and(digits);
    let float = matches!(name, "bf16" | "f16" | "tf32" | "f32" | "f64" | "f80" | "f128")
        || ["f4E", "f6E", "f8E"].iter().any(|prefix| name.starts_with(prefix));
    int || float || matches!(name, "index" | "none")
}

/// The length of the attribute at the start of the text, including `: type` if wanted.
pub fn attribute_length(text: &str, typed: bool) -> Option<usize> {
    let after = |length: usize| if typed { with_type(text, length) } else { Some(length) };
    match text.chars().next()? {
        '#' => after(with_angles(text, 1 + word_length(&text[1..]))?),
        '"' => after(string_length(text)?),
        '0'..='9' | '-' => after(number_length(text)?.0),
        '[' => balanced(text, '['),
        '{' => balanced(text, '{'),
        '@' => symbol_length(text),
        _ => {
            let length = word_length(text);
            match &text[..length] {
                "true" | "false" | "unit" => Some(length),
                "affine_map" | "affine_set" | "array" | "strided" | "opaque" => {
                    with_angles(text, length)
                }
                "dense" | "sparse" | "dense_resource" => {
                    with_type(text, with_angles(text, length)?)
                }
                "loc" => Some(length + balanced(&text[length..], '(')?),
                "distinct" => {
                    let number = length + balanced(&text[length..], '[')?;
                    with_angles(text, number)
                }
                _ => type_length(text),
            }
        }
    }
}

/// The length including a following `: type`, if there is one.
fn with_type(text: &str, length: usize) -> Option<usize> {
    let colon = length + blank(&text[length..]);
    match text[colon..].strip_prefix(':') {
        Some(rest) if !rest.starts_with(':') => {
            let start = colon + 1 + blank(rest);
            Some(start + type_length(&text[start..])?)
        }
        _ => Some(length),
    }
}

/// The length of `@a::@b`.
pub fn symbol_length(text: &str) -> Option<usize> {
    let mut at = 0;
    loop {
        let name = text[at..].strip_prefix('@')?;
        let length = match name.starts_with('"') {
            true => string_length(name)?,
            false => word_length(name),
        };
        if length == 0 {
            return None;
        }
        at += 1 + length;
        match text[at..].starts_with("::@") {
            true => at += 2,
            false => return Some(at),
        }
    }
}

/// Returns a string without quotes and escapes.
pub fn unquote(text: &str) -> Option<String> {
    let inner = text.strip_prefix('"')?.strip_suffix('"')?;
    let mut bytes = Vec::new();
    let mut rest = inner.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        match rest.next()? {
            b'n' => bytes.push(b'\n'),
            b't' => bytes.push(b'\t'),
            c @ (b'"' | b'\\') => bytes.push(c),
            high => {
                let digit = |byte: u8| char::from(byte).to_digit(16);
                let value = digit(high)? * 16 + digit(rest.next()?)?;
                bytes.push(u8::try_from(value).ok()?);
            }
        }
    }
    Some(String::from_utf8_lossy(&bytes).into_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_end_where_they_end() {
        for (text, rest) in [
            ("i32, 4", ", 4"),
            ("!tk.tile<[1, 2], \"a>\"> x", " x"),
            ("(i32, f32) -> (i1) : 3", " : 3"),
            ("(i32) -> i1>", ">"),
            ("memref<4x?xf32, affine_map<(d0) -> (d0)>>, ", ", "),
            ("!llvm.ptr>", ">"),
            ("f8E4M3FN]", "]"),
        ] {
            let length = type_length(text).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(&text[length..], rest);
        }
        for text in ["x", "tensor", "4", "i", "(i32)", "!"] {
            assert_eq!(type_length(text), None, "{text}");
        }
    }

    #[test]
    fn depth_is_bounded() {
        let deep = type_length(&"() -> ".repeat(200_000));
        assert!(deep.is_none_or(|length| length < 1000), "{deep:?}");
        assert_eq!(balanced(&"<".repeat(200_000), '<'), None);
    }

    #[test]
    fn attributes_end_where_they_end() {
        for (text, rest) in [
            ("1 : i32 : x", " : x"),
            ("-1.5e+00, 4", ", 4"),
            ("\"a\\\"b\" : i32>", ">"),
            ("@a::@\"b c\", 4", ", 4"),
            ("#d<x y> ]", " ]"),
            ("distinct[0]<>, a", ", a"),
            ("dense<1> : tensor<4xi32>>", ">"),
            ("affine_set<(d0) : (d0 - 1 >= 0)>, ", ", "),
            ("{a = 1} }", " }"),
            ("loc(\"a\":1:2) ", " "),
        ] {
            let length = attribute_length(text, true).unwrap_or_else(|| panic!("{text}"));
            assert_eq!(&text[length..], rest);
        }
        assert_eq!(attribute_length("1 : i32", false), Some(1));
        assert_eq!(attribute_length("keyword", true), None);
    }

    #[test]
    fn strings_come_back() {
        let text = "a\"b\\\n\u{e9}";
        assert_eq!(unquote(&crate::format::sink::quote(text)).as_deref(), Some(text));
        assert_eq!(unquote("\"\\zz\""), None);
    }
}
