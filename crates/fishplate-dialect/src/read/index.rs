//! Every definition of the input by its C++ name. As in C++, a `.td` file names the classes of other dialects relative
//! to its own namespace. So names are looked up from the inner namespace outwards: `ttcore::GridAttr` in another
//! dialect's file is that class.

use std::collections::HashMap;

use super::cpp;
use crate::builtin_classes::{IR_ATTRS, IR_TYPES, OTHER_ATTRS, OTHER_TYPES};
use crate::model::DefRef;
use crate::records::{Record, Records};

/// Meaning of a C++ name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Named {
    Enum(DefRef),
    Attr(Option<DefRef>),
    Type(Option<DefRef>),
}

/// All definitions by name.
pub(super) struct Index<'a> {
    pub(super) records: &'a Records<'a>,
    names: HashMap<String, Named>,
    /// By the last part of the name; `None` if several share it.
    tails: HashMap<String, Option<Named>>,
    /// Symbols and values of the cases of each enumeration.
    cases: HashMap<DefRef, Vec<(String, u64)>>,
    /// The namespaces of dialects.
    namespaces: Vec<(String, String)>,
    /// The dialect of the attribute that wraps an enumeration, by the enumeration's record.
    wrapped: HashMap<&'a str, String>,
    /// Types without parameters by C++ name, in MLIR's text form.
    plain_types: HashMap<String, String>,
}

/// Interfaces and base classes that appear as types of parameters.
const ABSTRACT_ATTRS: &[&str] =
    &["Attribute", "DataLayoutEntryInterface", "DataLayoutSpecInterface"];
const ABSTRACT_TYPES: &[&str] = &["Type"];

impl<'a> Index<'a> {
    /// Indexes the records, for reading the dialect `current`.
    pub(super) fn new(records: &'a Records<'a>, current: &str) -> Index<'a> {
        let mut index = Index {
            records,
            names: HashMap::new(),
            tails: HashMap::new(),
            cases: HashMap::new(),
            namespaces: Vec::new(),
            wrapped: HashMap::new(),
            plain_types: HashMap::new(),
        };
        index.add_builtin();
        for dialect in records.of_class("Dialect") {
            let name = dialect.text("name").unwrap_or_default().to_owned();
            let namespace =
                cpp::normal(dialect.text("cppNamespace").unwrap_or_default()).to_owned();
            index.namespaces.push((namespace, name));
        }
        for (class, is_type) in [("TypeDef", true), ("AttrDef", false)] {
            for record in records.of_class(class) {
                index.add_def(record, is_type);
            }
        }
        for (class, what) in
            [("AttrInterface", Named::Attr(None)), ("TypeInterface", Named::Type(None))]
        {
            for record in records.of_class(class) {
                index.add_interface(record, &what);
            }
        }
        for record in records.of_class("EnumInfo") {
            index.add_enum(record, current);
        }
        index
    }

    fn add_builtin(&mut self) {
        let builtin = |name: &str| Some(DefRef { dialect: "builtin".into(), name: name.into() });
        for name in IR_ATTRS.iter().chain(OTHER_ATTRS) {
            self.add(&format!("mlir::{name}"), Named::Attr(builtin(name)));
        }
        for name in IR_TYPES.iter().chain(OTHER_TYPES) {
            self.add(&format!("mlir::{name}"), Named::Type(builtin(name)));
        }
        for name in ABSTRACT_ATTRS {
            self.add(&format!("mlir::{name}"), Named::Attr(None));
        }
        for name in ABSTRACT_TYPES {
            self.add(&format!("mlir::{name}"), Named::Type(None));
        }
    }

    fn add_def(&mut self, record: Record<'a>, is_type: bool) {
        let Some(dialect) = record.def("dialect") else { return };
        let Some(class) = record.word("cppClassName") else { return };
        let def =
            DefRef { dialect: dialect.text("name").unwrap_or_default().into(), name: class.into() };
        if let Some(wraps) = record.def("enum") {
            self.wrapped.entry(wraps.name).or_insert_with(|| def.dialect.clone());
        }
        let name = cpp::normal(record.text("cppType").unwrap_or(class)).to_owned();
        if is_type {
            let plain = record.dag("parameters").is_ok_and(|params| params.is_empty());
            if let (true, Some(mnemonic)) = (plain, record.word("mnemonic")) {
                self.plain_types.insert(name.clone(), format!("!{}.{mnemonic}", def.dialect));
            }
        }
        self.add(&name, if is_type { Named::Type(Some(def)) } else { Named::Attr(Some(def)) });
    }

    /// An interface of attributes or types stands for any of them.
    fn add_interface(&mut self, record: Record<'a>, what: &Named) {
        let Some(name) = record.word("cppInterfaceName") else { return };
        let namespace = cpp::normal(record.text("cppNamespace").unwrap_or_default());
        let full =
            if namespace.is_empty() { name.to_owned() } else { format!("{namespace}::{name}") };
        if !self.names.contains_key(&full) {
            self.add(&full, what.clone());
        }
    }

    fn add_enum(&mut self, record: Record<'a>, current: &str) {
        let Some(class) = record.word("className") else { return };
        let namespace = cpp::normal(record.text("cppNamespace").unwrap_or_default());
        let name =
            if namespace.is_empty() { class.to_owned() } else { format!("{namespace}::{class}") };
        let dialect = self.home(record).unwrap_or_else(|| current.to_owned());
        let def = DefRef { dialect, name: class.into() };
        let cases = record.defs("enumerants");
        let cases = cases.iter().map(|case| {
            let value = case.int("value").unwrap_or_default().cast_unsigned();
            (case.text("symbol").unwrap_or_default().to_owned(), value)
        });
        self.cases.insert(def.clone(), cases.collect());
        self.add(&name, Named::Enum(def));
    }

    fn add(&mut self, name: &str, what: Named) {
        let tail = self.tails.entry(cpp::last(name).to_owned());
        tail.and_modify(|old| {
            if old.as_ref() != Some(&what) {
                *old = None;
            }
        })
        .or_insert_with(|| Some(what.clone()));
        self.names.insert(name.to_owned(), what);
    }

    /// The dialect of an enumeration: by its namespace, or else by the attribute that wraps it.
    pub(super) fn home(&self, record: Record<'_>) -> Option<String> {
        let namespace = cpp::normal(record.text("cppNamespace").unwrap_or_default());
        let inside = |outer: &str| {
            namespace == outer
                || (outer != "mlir"
                    && namespace.strip_prefix(outer).is_some_and(|rest| rest.starts_with("::")))
        };
        let wrapper = self.wrapped.get(record.name);
        let mut homes =
            self.namespaces.iter().filter(|(outer, _)| !outer.is_empty() && inside(outer));
        let homes: Vec<&(String, String)> = homes.by_ref().collect();
        // Several dialects may share a namespace. In that case the attribute decides.
        if let Some(wrapper) = wrapper
            && (homes.is_empty() || homes.iter().any(|(_, name)| name == wrapper))
        {
            return Some(wrapper.clone());
        }
        homes.iter().max_by_key(|(outer, _)| outer.len()).map(|(_, name)| name.clone())
    }

    /// The full C++ name of a definition or a builtin class, as code inside `namespace` finds it. MLIR's own namespace
    /// is usually open.
    pub(super) fn class(&self, name: &str, namespace: &str) -> Option<String> {
        let name = cpp::normal(name);
        let mut scope = cpp::normal(namespace);
        loop {
            let full = if scope.is_empty() { name.to_owned() } else { format!("{scope}::{name}") };
            if self.names.contains_key(&full) {
                return Some(full);
            }
            if scope.is_empty() {
                break;
            }
            scope = scope.rsplit_once("::").map_or("", |(outer, _)| outer);
        }
        Some(format!("mlir::{name}")).filter(|full| self.names.contains_key(full))
    }

    /// Whether a full C++ name is that of a definition or a builtin class. Interfaces have none.
    pub(super) fn defines(&self, name: &str) -> bool {
        !matches!(self.names.get(name), None | Some(Named::Attr(None) | Named::Type(None)))
    }

    /// Meaning of a C++ name inside `namespace`.
    pub(super) fn find(&self, name: &str, namespace: &str) -> Option<Named> {
        let found = self.class(name, namespace).and_then(|full| self.names.get(&full));
        if let Some(found) = found {
            return Some(found.clone());
        }
        let tail = cpp::last(name);
        if let Some(Some(found)) = self.tails.get(tail) {
            return Some(found.clone());
        }
        // A class that exists only in C++: its name determines its meaning.
        let plain = tail.chars().all(|c| c.is_ascii_alphanumeric() || c == '_');
        let tail = tail.strip_suffix("Interface").unwrap_or(tail);
        match tail {
            _ if !plain => None,
            _ if tail.ends_with("Attr") => Some(Named::Attr(None)),
            _ if tail.ends_with("Type") => Some(Named::Type(None)),
            _ => None,
        }
    }

    /// Symbols and values of an enumeration's cases.
    pub(super) fn cases(&self, def: &DefRef) -> &[(String, u64)] {
        self.cases.get(def).map(Vec::as_slice).unwrap_or_default()
    }

    /// The text of a type without parameters.
    pub(super) fn plain_type(&self, name: &str) -> Option<&str> {
        self.plain_types.get(cpp::normal(name)).map(String::as_str)
    }
}
