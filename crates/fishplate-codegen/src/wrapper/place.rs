//! The place of a value in the arguments, as errors name it.

/// A parameter, or an element of tuples in it.
#[derive(Clone)]
pub(crate) struct Place {
    slot: usize,
    param: String,
    path: String,
}

impl Place {
    /// Argument `slot`, which is for `param`.
    pub(crate) fn new(slot: usize, param: &str) -> Self {
        Self { slot, param: param.to_owned(), path: String::new() }
    }

    /// Element `index` of this, or the field of a class if `name` is this name followed by a dot and a field.
    pub(crate) fn element(&self, index: usize, name: &str) -> Self {
        let field = name.strip_prefix(&self.field("")).filter(|rest| rest.starts_with('.'));
        let step = field.map_or_else(|| format!("[{index}]"), str::to_owned);
        Self { path: format!("{}{step}", self.path), ..self.clone() }
    }

    /// `on argument #0`, or `on t[1] in argument #0`.
    pub(crate) fn at(&self) -> String {
        if self.path.is_empty() {
            return format!("on argument #{}", self.slot);
        }
        format!("on {}{} in argument #{}", self.param, self.path, self.slot)
    }

    /// `a.shape`, or `t[1].shape`.
    pub(crate) fn field(&self, suffix: &str) -> String {
        format!("{}{}{suffix}", self.param, self.path)
    }
}
