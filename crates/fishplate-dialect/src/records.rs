//! The records that `llvm-tblgen --dump-json` writes (JSON version 1), with typed lookups.
//!
//! Fields that are absent or unset (`?`) read as `None`. `read` decides which kinds of records there are.

use std::collections::HashMap;

use serde_json::{Map, Value};

use crate::error::{Error, Result};

/// All records of one run.
#[derive(Debug)]
pub struct Records {
    records: Map<String, Value>,
    instances: HashMap<String, Vec<String>>,
}

/// One record.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    all: &'a Records,
    /// The record's name; `anonymous_N` if the file gives none.
    pub name: &'a str,
    fields: &'a Map<String, Value>,
}

/// One argument of a dag: its value and its name.
#[derive(Clone, Copy, Debug)]
pub enum DagArg<'a> {
    /// A record, with its `$name`.
    Record(Record<'a>, &'a str),
    /// A string, with its `$name`.
    Text(&'a str, &'a str),
}

impl Records {
    /// Parses the tool's output.
    pub fn parse(bytes: &[u8]) -> Result<Records> {
        let bad = |why: String| Error::record("", why);
        let value: Value = serde_json::from_slice(bytes).map_err(|e| bad(e.to_string()))?;
        let Value::Object(mut records) = value else {
            return Err(bad("not a JSON object".to_owned()));
        };
        match records.get("!tablegen_json_version").and_then(Value::as_u64) {
            Some(1) => {}
            version => return Err(bad(format!("JSON version 1 expected, got {version:?}"))),
        }
        let instances = match records.remove("!instanceof") {
            Some(found) => serde_json::from_value(found).map_err(|e| bad(e.to_string()))?,
            None => return Err(bad("no list of classes".to_owned())),
        };
        Ok(Records { records, instances })
    }

    /// The record with that name.
    pub fn get(&self, name: &str) -> Option<Record<'_>> {
        let (name, fields) = self.records.get_key_value(name)?;
        Some(Record { all: self, name, fields: fields.as_object()? })
    }

    /// All records of a class, by name.
    pub fn of_class(&self, class: &str) -> Vec<Record<'_>> {
        let names = self.instances.get(class).map(Vec::as_slice).unwrap_or_default();
        names.iter().filter_map(|name| self.get(name)).collect()
    }
}

impl<'a> Record<'a> {
    fn field(&self, name: &str) -> Option<&'a Value> {
        self.fields.get(name).filter(|value| !value.is_null())
    }

    /// Whether the record derives from a class.
    pub fn is(&self, class: &str) -> bool {
        self.classes().any(|name| name == class)
    }

    /// The classes that the record derives from, bases first.
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = &'a str> {
        let classes = self.field("!superclasses").and_then(Value::as_array);
        classes.map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_str)
    }

    /// Whether the record has no name in the file.
    pub fn anonymous(&self) -> bool {
        self.flag("!anonymous")
    }

    /// The file and line of the record (`Toy.td:12`). The last place is the record's own.
    pub fn place(&self) -> Option<&'a str> {
        self.field("!locs")?.as_array()?.last()?.as_str()
    }

    /// A string field; the empty string counts.
    pub fn text(&self, name: &str) -> Option<&'a str> {
        self.field(name)?.as_str()
    }

    /// A string field, trimmed; the empty string counts as none.
    pub fn word(&self, name: &str) -> Option<&'a str> {
        self.text(name).map(str::trim).filter(|text| !text.is_empty())
    }

    /// An integer field.
    pub fn int(&self, name: &str) -> Option<i64> {
        self.field(name)?.as_i64()
    }

    /// A bit or boolean field; false if absent.
    pub fn flag(&self, name: &str) -> bool {
        match self.field(name) {
            Some(Value::Bool(set)) => *set,
            Some(Value::Number(bit)) => bit.as_i64() == Some(1),
            _ => false,
        }
    }

    /// A field that names another record.
    pub fn def(&self, name: &str) -> Option<Record<'a>> {
        self.resolve(self.field(name)?)
    }

    /// A field that lists records.
    pub fn defs(&self, name: &str) -> Vec<Record<'a>> {
        let items = self.field(name).and_then(Value::as_array);
        items
            .map(Vec::as_slice)
            .unwrap_or_default()
            .iter()
            .filter_map(|v| self.resolve(v))
            .collect()
    }

    /// A field that lists strings.
    pub fn texts(&self, name: &str) -> Vec<&'a str> {
        let items = self.field(name).and_then(Value::as_array);
        items.map(Vec::as_slice).unwrap_or_default().iter().filter_map(Value::as_str).collect()
    }

    /// The arguments of a dag field.
    pub fn dag(&self, name: &str) -> Result<Vec<DagArg<'a>>> {
        let Some(dag) = self.field(name) else { return Ok(Vec::new()) };
        let bad = |what: &str| Error::record(self.name, format!("{name}: {what}"));
        let args = dag.get("args").and_then(Value::as_array).ok_or_else(|| bad("not a dag"))?;
        args.iter()
            .map(|arg| {
                let pair = arg.as_array().map(Vec::as_slice);
                let Some([what, name]) = pair else { return Err(bad("an argument is not a pair")) };
                let name = name.as_str().unwrap_or_default();
                match (what.as_str(), self.resolve(what)) {
                    (Some(text), _) => Ok(DagArg::Text(text, name)),
                    (None, Some(record)) => Ok(DagArg::Record(record, name)),
                    (None, None) => {
                        Err(bad(&format!("argument {name} is neither text nor record")))
                    }
                }
            })
            .collect()
    }

    fn resolve(&self, value: &'a Value) -> Option<Record<'a>> {
        self.all.get(value.get("def")?.as_str()?)
    }
}
