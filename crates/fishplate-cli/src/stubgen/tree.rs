//! Functions and classes by namespace, each with its name in the target language.

use std::collections::BTreeMap;

use super::names::{Language, Scope, file_name, ident, stem};
use crate::report::{Class, Function, Report};

/// The items to write.
pub(super) struct Tree<'a> {
    pub(super) root: Namespace<'a>,
    /// The path of each class, by key.
    pub(super) classes: BTreeMap<&'a str, Vec<String>>,
}

/// A Rust module, or a Python class that only holds names.
#[derive(Default)]
pub(super) struct Namespace<'a> {
    pub(super) libraries: Vec<Loaded>,
    pub(super) functions: Vec<Callable<'a>>,
    pub(super) classes: Vec<(String, &'a Class)>,
    pub(super) children: BTreeMap<String, Namespace<'a>>,
    exports: Vec<&'a Function>,
    globals: Vec<(&'a str, &'a Function)>,
    unnamed: Vec<(&'a str, &'a Class)>,
}

/// A library that must be loaded before the namespace can be used.
pub(super) struct Loaded {
    pub(super) file: String,
}

/// A function under its name here.
pub(super) struct Callable<'a> {
    pub(super) name: String,
    pub(super) function: &'a Function,
    /// Exported by the library of the namespace; otherwise a global function.
    pub(super) exported: bool,
}

impl<'a> Tree<'a> {
    /// Sorts everything into namespaces. With a prefix, only names under it, without the prefix.
    pub(super) fn new(language: Language, report: &'a Report, prefix: Option<&str>) -> Tree<'a> {
        let mut root = Namespace::default();
        let alone = report.libraries.len() == 1;
        for library in &report.libraries {
            let mut space = &mut root;
            if !alone {
                // Two libraries with the same name are kept apart.
                let wanted = ident(language, &stem(&library.path));
                let numbered = (2..).map(|i| format!("{wanted}_{i}"));
                let names = std::iter::once(wanted.clone()).chain(numbered);
                let taken = |name: &String| {
                    root.children.get(name).is_some_and(|child| !child.libraries.is_empty())
                };
                let name = names.into_iter().find(|name| !taken(name)).unwrap_or(wanted);
                space = root.children.entry(name).or_default();
            }
            space.libraries.push(Loaded { file: file_name(&library.path) });
            space.exports.extend(&library.exports);
            for function in &library.registered.globals {
                if let Some((space, name)) = place(language, &mut root, &function.name, prefix) {
                    space.globals.push((name, function));
                }
            }
            for class in &library.registered.classes {
                if let Some((space, name)) = place(language, &mut root, &class.key, prefix) {
                    space.unnamed.push((name, class));
                }
            }
        }
        let mut tree = Tree { root, classes: BTreeMap::new() };
        tree.root.settle(language, &mut Vec::new(), &mut tree.classes);
        tree
    }
}

/// The namespace of a dotted name, and the rest of the name.
fn place<'s, 'a, 'n>(
    language: Language,
    root: &'s mut Namespace<'a>,
    name: &'n str,
    prefix: Option<&str>,
) -> Option<(&'s mut Namespace<'a>, &'n str)> {
    let name = match prefix {
        Some(prefix) => name.strip_prefix(prefix)?.strip_prefix('.')?,
        None => name,
    };
    let mut space = root;
    let mut parts = name.split('.').peekable();
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return Some((space, part));
        }
        space = space.children.entry(ident(language, part)).or_default();
    }
    None
}

impl<'a> Namespace<'a> {
    /// Assigns all names; the result does not depend on the order of registration.
    fn settle(
        &mut self,
        language: Language,
        path: &mut Vec<String>,
        found: &mut BTreeMap<&'a str, Vec<String>>,
    ) {
        let mut scope = Scope::new(language);
        for name in self.children.keys() {
            scope.claim(name.trim_start_matches("r#"));
        }
        if !self.libraries.is_empty() && language == Language::Rust {
            scope.claim("load");
        }
        self.unnamed.sort_by_key(|(_, class)| &class.key);
        for (name, class) in std::mem::take(&mut self.unnamed) {
            let name = scope.claim(name);
            found.insert(&class.key, [path.as_slice(), std::slice::from_ref(&name)].concat());
            self.classes.push((name, class));
        }
        let exports = std::mem::take(&mut self.exports).into_iter();
        let exports = exports.map(|function| (function.name.as_str(), function, true));
        self.globals.sort_by_key(|(_, function)| &function.name);
        let globals = std::mem::take(&mut self.globals).into_iter();
        let globals = globals.map(|(name, function)| (name, function, false));
        self.functions = exports
            .chain(globals)
            .map(|(name, function, exported)| Callable {
                name: scope.claim(name),
                function,
                exported,
            })
            .collect();
        for (name, child) in &mut self.children {
            path.push(name.clone());
            child.settle(language, path, found);
            path.pop();
        }
    }
}
