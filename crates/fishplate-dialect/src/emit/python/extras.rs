//! Hand-written additions to a generated module: `_extras/<module>.py`, in the folder of the module. Its functions
//! replace generated ones. Its classes become the base of the generated class with the same name, which then omits the
//! members that they define.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

/// The names that a file of extras defines.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Extras {
    /// Functions at the level of the module.
    functions: BTreeSet<String>,
    /// Classes with their members.
    classes: BTreeMap<String, BTreeSet<String>>,
}

/// The name after a keyword such as `def`, if the line has it.
fn defined<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let rest = line.strip_prefix(keyword)?.strip_prefix(' ')?;
    rest.split(|c: char| !c.is_alphanumeric() && c != '_').next()
}

impl Extras {
    /// The extras of a module in a folder; `None` if there is no such file.
    pub fn read(folder: &Path, module: &str) -> Extras {
        let file = folder.join("_extras").join(format!("{module}.py"));
        Extras::parse(&std::fs::read_to_string(file).unwrap_or_default())
    }

    /// Parses the extras in a text. Names that start with an underscore stay private.
    pub fn parse(text: &str) -> Extras {
        let mut extras = Extras::default();
        let mut class: Option<String> = None;
        let public = |name: &&str| !name.starts_with('_');
        for line in text.lines().filter(|line| !line.trim().is_empty()) {
            if let Some(inside) = line.strip_prefix("    ") {
                let members = class.as_ref().and_then(|name| extras.classes.get_mut(name));
                if let (Some(members), Some(name)) = (members, defined(inside, "def")) {
                    members.insert(name.to_owned());
                }
                continue;
            }
            if !line.starts_with([')', '#', '@']) {
                class = defined(line, "class").filter(public).map(str::to_owned);
            }
            if let Some(name) = &class {
                extras.classes.entry(name.clone()).or_default();
            }
            if let Some(name) = defined(line, "def").filter(public) {
                extras.functions.insert(name.to_owned());
            }
        }
        extras
    }

    /// Whether there are no extras.
    pub fn is_empty(&self) -> bool {
        self.functions.is_empty() && self.classes.is_empty()
    }

    /// The members of the class with a name, if there is one.
    pub(super) fn class(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.classes.get(name)
    }

    /// Whether there is a function with a name.
    pub(super) fn has_function(&self, name: &str) -> bool {
        self.functions.contains(name)
    }

    /// Names to re-export unchanged: functions, and classes that are not the base of a generated one.
    pub(super) fn whole<'a>(&'a self, generated: &'a BTreeSet<String>) -> BTreeSet<&'a str> {
        let classes = self.classes.keys().filter(|name| !generated.contains(*name));
        self.functions.iter().chain(classes).map(String::as_str).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::Extras;

    #[test]
    fn definitions_are_found() {
        let text = "def free(\n    a: int,\n) -> int:\n    def inner(): ...\n\n\
                    class Op(Base):\n    \"\"\"Text.\"\"\"\n\n    x = 1\n\n    @property\n    def body(self) -> int:\n        \
                    def deep(): ...\n\n\ndef _private() -> None: ...\n\n\nclass _Hidden:\n    def no(self): ...\n";
        let extras = Extras::parse(text);
        assert!(extras.has_function("free") && !extras.has_function("_private"));
        assert!(!extras.has_function("inner") && extras.class("_Hidden").is_none());
        let members: Vec<&String> = extras.class("Op").into_iter().flatten().collect();
        assert_eq!(members, ["body"]);
        assert!(Extras::parse("").is_empty());
    }
}
