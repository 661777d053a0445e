//! MLIR's rules for spaces between the elements of a format. They depend on the order of the elements in the format,
//! not on which of them are printed.

/// The effect of the previous element.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spacing {
    /// Whether the next element may be preceded by a space.
    space: bool,
    /// Whether the last element was punctuation.
    punctuation: bool,
}

impl Spacing {
    /// The state before the first element.
    pub(crate) fn start() -> Spacing {
        Spacing { space: true, punctuation: false }
    }

    /// Whether a space precedes this literal, which comes next.
    pub(crate) fn literal(&mut self, text: &str) -> bool {
        let first = text.chars().next().unwrap_or(' ');
        let close = match text.len() == 1 || text == "->" {
            false => false,
            true if self.punctuation => ">)}],".contains(first),
            true => "<>(){}[],".contains(first),
        };
        let before = self.space && !close;
        self.space = text.len() != 1 || !"<({[".contains(first);
        self.punctuation = !first.is_ascii_alphabetic() && first != '_';
        before
    }

    /// Whether a space precedes the value or directive that comes next.
    pub(crate) fn value(&mut self) -> bool {
        let before = self.needs_space();
        self.space = true;
        self.punctuation = false;
        before
    }

    /// Whether a value, if it came next, would be preceded by a space.
    pub(crate) fn needs_space(&self) -> bool {
        self.space || !self.punctuation
    }

    /// After `name = ` in a struct, and after two backticks.
    pub(crate) fn glue(&mut self) {
        self.space = false;
        self.punctuation = true;
    }

    /// After a space or line break in the format itself.
    pub(crate) fn white(&mut self) {
        self.space = false;
    }

    /// After a dictionary, which prints its own space.
    pub(crate) fn dictionary(&mut self) {
        self.punctuation = false;
    }
}
