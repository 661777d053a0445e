//! First words of comments: a comment names its subject or starts with a verb, and never with "What".

use super::generated;
use super::limits::Limits;
use super::tree::Tree;

const RULE: &str = "comments-that-start-with-what";

/// Extensions of the checked files, and the marks before the words on a line of a comment. A mark comes after the longer
/// ones that start with it.
const LANGUAGES: &[(&[&str], &[&str])] = &[
    (&["rs", "c", "cc", "cpp", "cu", "h"], &["///", "//!", "//", "/**", "/*"]),
    (&["py", "pyi"], &["#:", "#", "r\"\"\"", "\"\"\""]),
];

pub(super) fn check(tree: &Tree, limits: &mut Limits) {
    for (path, text) in tree.files().filter(|(_, text)| !generated::is_marked(text)) {
        limits.count(RULE, path, lines_with_what(path, text).len());
    }
}

/// Returns the numbers of the lines on which a comment, or a paragraph of one, starts with "What".
fn lines_with_what(path: &str, text: &str) -> Vec<usize> {
    let ending = path.rsplit_once('.').map_or("", |(_, ending)| ending);
    let Some((_, marks)) = LANGUAGES.iter().find(|(endings, _)| endings.contains(&ending)) else {
        return Vec::new();
    };
    let mut found = Vec::new();
    let mut before = None;
    for (index, line) in text.lines().enumerate() {
        let comment = comment_of(line, marks);
        // Only a comment of the same kind, with words in it, continues on this line.
        let continues = before == comment.map(|(mark, _)| mark);
        if !continues && comment.is_some_and(|(_, words)| words.starts_with("What ")) {
            found.push(index + 1);
        }
        before = comment.filter(|(_, words)| !words.is_empty()).map(|(mark, _)| mark);
    }
    found
}

/// Returns the mark and the words of a line that is a comment, or that opens a docstring.
fn comment_of<'a>(line: &'a str, marks: &[&'static str]) -> Option<(&'static str, &'a str)> {
    let line = line.trim();
    marks.iter().find_map(|mark| Some((*mark, line.strip_prefix(mark)?.trim())))
}

#[cfg(test)]
mod tests {
    use super::lines_with_what;

    #[test]
    fn only_the_first_words_of_a_paragraph_count() {
        let rust = "/// What it is.\nfn a() {}\n/// Whatever.\n// It prints\n// What it got.\n//!\n//! What a.\n";
        assert_eq!(lines_with_what("a.rs", rust), [1, 7]);
        let cpp = "  // It is\n  // What it is.\n/** What it is. */\nint What ;\n";
        assert_eq!(lines_with_what("a.cc", cpp), [3]);
        assert!(lines_with_what("a.md", "// What it is.\n").is_empty());
    }

    #[test]
    fn docstrings_and_comments_of_python_count() {
        let python =
            "\"\"\"What it is.\"\"\"\n#: What it is.\nb = 1\n# What it is.\nc = \"What is it?\"\n";
        assert_eq!(lines_with_what("a.py", python), [1, 2, 4]);
    }
}
