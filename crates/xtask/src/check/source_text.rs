//! Splits Rust source into code and comments, without parsing: enough to count a keyword and to
//! read SAFETY comments.

/// Returns the code of `source` without comments, string literals and character literals.
pub(super) fn code(source: &str) -> String {
    let mut kept = String::with_capacity(source.len());
    let mut rest = source;
    while let Some(next) = rest.chars().next() {
        let skipped = if rest.starts_with("//") {
            rest.find('\n').unwrap_or(rest.len())
        } else if rest.starts_with("/*") {
            rest.find("*/").map_or(rest.len(), |end| end + 2)
        } else if next == '"' {
            string_length(rest)
        } else if next == 'r' && !kept.ends_with(is_name) {
            raw_string_length(rest)
        } else if next == '\'' {
            character_length(rest)
        } else {
            0
        };
        if skipped == 0 {
            kept.push(next);
            rest = &rest[next.len_utf8()..];
        } else {
            kept.push(' ');
            rest = &rest[skipped..];
        }
    }
    kept
}

/// Number of occurrences of `word` in `text` as a whole word.
pub(super) fn count_word(text: &str, word: &str) -> usize {
    text.match_indices(word)
        .filter(|(at, _)| {
            !text[..*at].ends_with(is_name) && !text[at + word.len()..].starts_with(is_name)
        })
        .count()
}

/// The SAFETY comments of `source`, each with the number of its first line and as one line of text.
pub(super) fn safety_comments(source: &str) -> Vec<(usize, String)> {
    let mut comments: Vec<(usize, String)> = Vec::new();
    let mut inside = false;
    for (index, line) in source.lines().enumerate() {
        let Some((_, comment)) = line.split_once("//").filter(|(_, c)| !c.starts_with(['/', '!']))
        else {
            inside = false;
            continue;
        };
        let comment = comment.trim();
        if comment.starts_with("SAFETY:") {
            comments.push((index + 1, comment.to_owned()));
            inside = true;
        } else if inside && line.trim_start().starts_with("//") {
            if let Some((_, text)) = comments.last_mut() {
                text.push(' ');
                text.push_str(comment);
            }
        } else {
            inside = false;
        }
    }
    comments
}

fn is_name(c: char) -> bool {
    c.is_alphanumeric() || c == '_'
}

/// Length of the string literal at the start of `text`.
fn string_length(text: &str) -> usize {
    let mut escaped = false;
    for (at, c) in text.char_indices().skip(1) {
        match c {
            '"' if !escaped => return at + 1,
            _ => escaped = c == '\\' && !escaped,
        }
    }
    text.len()
}

/// Length of the raw string literal at the start of `text`; 0 if there is none.
fn raw_string_length(text: &str) -> usize {
    let hashes = text[1..].len() - text[1..].trim_start_matches('#').len();
    if !text[1 + hashes..].starts_with('"') {
        return 0;
    }
    let end = format!("\"{}", "#".repeat(hashes));
    let body = 2 + hashes;
    text[body..].find(&end).map_or(text.len(), |at| body + at + end.len())
}

/// Length of the character literal at the start of `text`; 0 for a lifetime.
fn character_length(text: &str) -> usize {
    let mut chars = text.char_indices().skip(1);
    match chars.next() {
        Some((_, '\\')) => text[3..].find('\'').map_or(0, |at| at + 4),
        Some(_) => match chars.next() {
            Some((at, '\'')) => at + 1,
            _ => 0,
        },
        None => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::{code, count_word, safety_comments};

    #[test]
    fn words_in_comments_and_strings_do_not_count() {
        let source = r##"fn a<'x>() { /* unsafe */ let _ = ("unsafe \" unsafe", r#"unsafe"#, '"'); } // unsafe
            unsafe fn not_unsafe_here() { let _ = '\''; unsafe { b() } }"##;
        assert_eq!(count_word(&code(source), "unsafe"), 2);
    }

    #[test]
    fn a_safety_comment_goes_on_over_lines() {
        let found = safety_comments("a();\n// SAFETY: live,\n// and ours.\nb();\n// no\n");
        assert_eq!(found, [(2, "SAFETY: live, and ours.".to_owned())]);
    }
}
