//! Data about the runtime and the libraries: created by `collect.rs` in a child process, shown by `inspect.rs`, and
//! turned into clients by `stubgen.rs`. `--json` prints its JSON form.

use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};

use crate::schema::{Metadata, Schema, Signature};

/// The whole report.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Report {
    pub(crate) runtime: Runtime,
    pub(crate) libraries: Vec<Library>,
    /// Functions and classes of the runtime itself; only on request.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(crate) builtin: Option<Registered>,
}

/// The `libtvm_ffi.so` in use.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Runtime {
    pub(crate) path: String,
    pub(crate) abi_version: String,
    pub(crate) maker: Maker,
}

/// The maker of the runtime.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Maker {
    Fishplate,
    Apache,
    Unknown,
}

impl std::fmt::Display for Maker {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Maker::Fishplate => "Fishplate",
            Maker::Apache => "Apache TVM-FFI",
            Maker::Unknown => "unknown maker",
        })
    }
}

/// A library.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Library {
    pub(crate) path: String,
    /// Functions that its symbols export.
    pub(crate) exports: Vec<Function>,
    #[serde(flatten)]
    pub(crate) registered: Registered,
}

/// Items that appeared in the registry during a load.
#[derive(Debug, Clone, Default, Serialize, Deserialize)]
pub(crate) struct Registered {
    pub(crate) globals: Vec<Function>,
    pub(crate) classes: Vec<Class>,
}

/// A function or a method.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Function {
    pub(crate) name: String,
    /// Parameters and result, for readers.
    pub(crate) signature: String,
    pub(crate) schema: Option<Schema>,
    pub(crate) arg_names: Vec<String>,
    /// Defaults of the last parameters; `{"expr": ...}` for one that is not a JSON value.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(crate) arg_defaults: Vec<Value>,
    pub(crate) doc: String,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) metadata: Map<String, Value>,
    #[serde(default, rename = "static", skip_serializing_if = "std::ops::Not::not")]
    pub(crate) is_static: bool,
}

impl Function {
    /// A function from its name, metadata and documentation.
    pub(crate) fn new(name: String, metadata: &str, doc: String) -> Function {
        let Metadata { schema, names, defaults, doc: said, rest } = Metadata::parse(metadata);
        let typed = schema.as_ref().and_then(|schema| schema.named_args.as_ref());
        Function {
            signature: typed.map_or_else(|| "(...) -> Any".into(), |t| t.show(&names, &defaults)),
            arg_names: names,
            arg_defaults: defaults,
            doc: tidy(if doc.is_empty() { &said } else { &doc }),
            metadata: rest,
            is_static: false,
            name,
            schema,
        }
    }

    /// The function as a method, whose first parameter is the object.
    pub(crate) fn of_self(mut self) -> Function {
        if let Some(typed) = self.typed() {
            let names = self.arg_names.get(1..).unwrap_or_default();
            let rest = typed.without_first().show(names, &self.arg_defaults);
            let comma = if typed.params.len() > 1 { ", " } else { "" };
            self.signature = format!("(self{comma}{}", &rest[1..]);
        }
        self
    }

    /// Parameters and result; `None` if it accepts anything or does not declare them.
    pub(crate) fn typed(&self) -> Option<&Signature> {
        self.schema.as_ref()?.named_args.as_deref()
    }
}

/// A class.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Class {
    pub(crate) key: String,
    pub(crate) type_index: i32,
    /// Base classes, nearest first.
    pub(crate) ancestors: Vec<String>,
    pub(crate) doc: String,
    pub(crate) size: Option<usize>,
    pub(crate) fields: Vec<Field>,
    pub(crate) methods: Vec<Function>,
    /// The way to create objects; `None` if they cannot be created by name.
    pub(crate) constructor: Option<Constructor>,
}

/// The way to create objects of a class.
#[derive(Debug, Clone, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum Constructor {
    /// By a function that takes positional arguments.
    Function(Function),
    /// From these fields, own and inherited, by position or by name.
    Fields(Vec<Field>),
}

/// A field.
#[derive(Debug, Clone, Serialize, Deserialize)]
pub(crate) struct Field {
    pub(crate) name: String,
    /// The type, for readers.
    #[serde(rename = "type")]
    pub(crate) shown: String,
    pub(crate) schema: Option<Schema>,
    pub(crate) doc: String,
    /// The default, for readers; `<factory>` if a function creates it.
    pub(crate) default: Option<String>,
    pub(crate) writable: bool,
    /// Whether the constructor takes it.
    pub(crate) init: bool,
    pub(crate) kw_only: bool,
    #[serde(default, skip_serializing_if = "Map::is_empty")]
    pub(crate) metadata: Map<String, Value>,
}

/// Documentation without blank lines around it, trailing spaces and the indentation of its source.
pub(crate) fn tidy(doc: &str) -> String {
    let lines: Vec<&str> = doc.trim_end().lines().map(str::trim_end).collect();
    let rest = lines.get(1..).unwrap_or_default();
    let indent = |line: &&str| line.len() - line.trim_start().len();
    let common = rest.iter().filter(|line| !line.is_empty()).map(indent).min().unwrap_or(0);
    let mut out: Vec<&str> = lines.first().map(|line| line.trim_start()).into_iter().collect();
    out.extend(rest.iter().map(|line| line.get(common..).unwrap_or_default()));
    out.join("\n").trim_start_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn documentation_loses_the_indentation_of_its_source() {
        assert_eq!(
            tidy("\n    First.\n\n      More.  \n    Last.\n  "),
            "First.\n\n  More.\nLast."
        );
        assert_eq!(tidy("One line."), "One line.");
        assert_eq!(tidy(" \n"), "");
    }
}
