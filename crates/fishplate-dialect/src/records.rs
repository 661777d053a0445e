//! The records that `llvm-tblgen --dump-json` writes (JSON version 1), with typed lookups.
//!
//! Fields that are absent or unset (`?`) read as `None`. `read` decides which kinds of records there are.

mod value;

use std::collections::HashMap;

use crate::error::{Error, Result};
use value::{Name, Pool, Value};

/// All records of one run. They borrow from the tool's output.
#[derive(Debug)]
pub struct Records<'a> {
    pool: Pool<'a>,
    records: HashMap<Name<'a>, Value<'a>>,
    instances: Value<'a>,
}

/// One record.
#[derive(Clone, Copy, Debug)]
pub struct Record<'a> {
    all: &'a Records<'a>,
    /// The record's name; `anonymous_N` if the file gives none.
    pub name: &'a str,
    fields: &'a Value<'a>,
}

/// One argument of a dag: its value and its name.
#[derive(Clone, Copy, Debug)]
pub enum DagArg<'a> {
    /// A record, with its `$name`.
    Record(Record<'a>, &'a str),
    /// A string, with its `$name`.
    Text(&'a str, &'a str),
}

impl<'a> Records<'a> {
    /// Parses the tool's output.
    pub fn parse(bytes: &'a [u8]) -> Result<Records<'a>> {
        let bad = |why: String| Error::record("", why);
        let mut pool = Pool::default();
        let Some(records) = pool.parse(bytes).map_err(|e| bad(e.to_string()))? else {
            return Err(bad("not a JSON object".to_owned()));
        };
        let mut records: HashMap<Name<'a>, Value<'a>> = records.into_iter().collect();
        match records.get("!tablegen_json_version").and_then(Value::as_i64) {
            Some(1) => {}
            version => return Err(bad(format!("JSON version 1 expected, got {version:?}"))),
        }
        match records.remove("!instanceof") {
            Some(instances) => Ok(Records { pool, records, instances }),
            None => Err(bad("no list of classes".to_owned())),
        }
    }

    /// The record with that name.
    pub fn get(&self, name: &str) -> Option<Record<'_>> {
        let (name, fields) = self.records.get_key_value(name)?;
        Some(Record { all: self, name: &name.0, fields })
    }

    /// All records of a class, by name.
    pub fn of_class(&self, class: &str) -> Vec<Record<'_>> {
        let names = self.pool.get(&self.instances, class).and_then(|list| self.pool.items(list));
        let names = names.unwrap_or_default();
        names.iter().filter_map(|name| self.get(name.as_str()?)).collect()
    }
}

impl<'a> Record<'a> {
    fn field(&self, name: &str) -> Option<&'a Value<'a>> {
        self.all.pool.get(self.fields, name)
    }

    /// The items of a field that is a list; none if it is absent.
    fn items(&self, name: &str) -> &'a [Value<'a>] {
        self.field(name).and_then(|list| self.all.pool.items(list)).unwrap_or_default()
    }

    /// Whether the record derives from a class.
    pub fn is(&self, class: &str) -> bool {
        self.classes().any(|name| name == class)
    }

    /// The classes that the record derives from, bases first.
    pub fn classes(&self) -> impl DoubleEndedIterator<Item = &'a str> {
        self.items("!superclasses").iter().filter_map(Value::as_str)
    }

    /// Whether the record has no name in the file.
    pub fn anonymous(&self) -> bool {
        self.flag("!anonymous")
    }

    /// The file and line of the record (`Toy.td:12`). The last place is the record's own.
    pub fn place(&self) -> Option<&'a str> {
        self.items("!locs").last()?.as_str()
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
            Some(Value::Int(bit)) => *bit == 1,
            _ => false,
        }
    }

    /// A field that names another record.
    pub fn def(&self, name: &str) -> Option<Record<'a>> {
        self.resolve(self.field(name)?)
    }

    /// A field that lists records.
    pub fn defs(&self, name: &str) -> Vec<Record<'a>> {
        self.items(name).iter().filter_map(|item| self.resolve(item)).collect()
    }

    /// A field that lists strings.
    pub fn texts(&self, name: &str) -> Vec<&'a str> {
        self.items(name).iter().filter_map(Value::as_str).collect()
    }

    /// The arguments of a dag field.
    pub fn dag(&self, name: &str) -> Result<Vec<DagArg<'a>>> {
        let Some(dag) = self.field(name) else { return Ok(Vec::new()) };
        let bad = |what: &str| Error::record(self.name, format!("{name}: {what}"));
        let pool = &self.all.pool;
        let args = pool.get(dag, "args").and_then(|list| pool.items(list));
        let args = args.ok_or_else(|| bad("not a dag"))?;
        args.iter()
            .map(|arg| {
                let Some([what, name]) = pool.items(arg) else {
                    return Err(bad("an argument is not a pair"));
                };
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

    fn resolve(&self, value: &'a Value<'a>) -> Option<Record<'a>> {
        self.all.get(self.all.pool.get(value, "def")?.as_str()?)
    }
}
