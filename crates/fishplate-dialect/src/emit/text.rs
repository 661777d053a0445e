//! Text that is built line by line.

/// Lines of a file, with indentation.
#[derive(Debug, Default)]
pub struct Text {
    text: String,
    depth: usize,
}

impl Text {
    /// Adds a line at the current indentation.
    pub fn line(&mut self, line: impl AsRef<str>) {
        let line = line.as_ref();
        if !line.is_empty() {
            self.text.extend(std::iter::repeat_n(' ', self.depth * 4));
            self.text.push_str(line);
        }
        self.text.push('\n');
    }

    /// Adds an empty line, unless there is one or this is the start.
    pub fn gap(&mut self) {
        if !self.text.is_empty() && !self.text.ends_with("\n\n") {
            self.text.push('\n');
        }
    }

    /// Increases the indentation.
    pub fn indent(&mut self) {
        self.depth += 1;
    }

    /// Decreases the indentation.
    pub fn dedent(&mut self) {
        self.depth = self.depth.saturating_sub(1);
    }

    /// Adds lines, each with a prefix.
    pub fn prefixed(&mut self, prefix: &str, lines: &str) {
        for line in lines.lines() {
            self.line(format!("{prefix}{line}").trim_end());
        }
    }

    /// The text.
    pub fn finish(mut self) -> String {
        self.text.truncate(self.text.trim_end().len());
        self.text.push('\n');
        self.text
    }
}

/// Joins summary and description as paragraphs.
pub(super) fn paragraphs(parts: &[&str]) -> String {
    let parts: Vec<&str> =
        parts.iter().map(|part| part.trim()).filter(|part| !part.is_empty()).collect();
    parts.join("\n\n")
}
