//! The errors of one wrapper as data: records, and the strings that they consist of. The code only names a record;
//! `support.c` formats the error. Equal strings and equal records are stored once.

use std::collections::HashMap;

use fishplate_abi::DLDeviceType;

use crate::error::{Error, Result};

/// The format of the actual value. The numbers are those of `support.c`.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Format {
    Nothing = 0,
    Int = 1,
    Type = 2,
    Float = 3,
    DType = 4,
    Device = 5,
    Address = 6,
    Strides = 7,
    Bool = 8,
}

/// The kind of an error.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum ErrorKind {
    Type,
    Value,
    Runtime,
}

/// The offset of a record in the wrapper's text.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Record(pub(crate) i32);

/// Words before the parts of a record: kind, format, table, number of parts.
const HEAD: usize = 4;
/// `MAX_PARTS` of `support.c`, minus the one that it adds.
const MAX_PARTS: usize = 11;

#[derive(Default)]
pub(crate) struct Messages {
    text: Vec<u8>,
    strings: HashMap<String, usize>,
    records: Vec<Entry>,
    places: HashMap<Entry, Record>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
struct Entry {
    kind: usize,
    format: i32,
    parts: Vec<usize>,
}

impl Entry {
    fn size(&self) -> usize {
        (HEAD + self.parts.len()) * size_of::<i32>()
    }
}

impl Messages {
    /// The record of an error whose message is the concatenation of `parts`.
    pub(crate) fn record(
        &mut self,
        kind: ErrorKind,
        format: Format,
        parts: &[&str],
    ) -> Result<Record> {
        if parts.len() > MAX_PARTS {
            return Err(Error::Internal("an error of too many parts"));
        }
        let kind = self.string(match kind {
            ErrorKind::Type => fishplate_abi::error_kind::TYPE_ERROR,
            ErrorKind::Value => fishplate_abi::error_kind::VALUE_ERROR,
            ErrorKind::Runtime => fishplate_abi::error_kind::RUNTIME_ERROR,
        });
        let parts = parts.iter().map(|part| self.string(part)).collect();
        let entry = Entry { kind, format: format as i32, parts };
        if let Some(place) = self.places.get(&entry) {
            return Ok(*place);
        }
        let start: usize = self.records.iter().map(Entry::size).sum();
        let place = Record(word(start)?);
        self.records.push(entry.clone());
        self.places.insert(entry, place);
        Ok(place)
    }

    fn string(&mut self, string: &str) -> usize {
        if let Some(place) = self.strings.get(string) {
            return *place;
        }
        let place = self.text.len();
        self.text.extend_from_slice(string.as_bytes());
        self.text.push(0);
        self.strings.insert(string.to_owned(), place);
        place
    }

    /// Records, then the table of devices if a record needs it, then strings.
    pub(crate) fn finish(mut self) -> Result<Vec<u8>> {
        let names_devices = |entry: &Entry| entry.format == Format::Device as i32;
        let mut devices = Vec::new();
        if self.records.iter().any(names_devices) {
            devices
                .extend(DLDeviceType::NAMES.iter().map(|(code, name)| (code.0, self.string(name))));
        }
        let table_start: usize = self.records.iter().map(Entry::size).sum();
        let table_size = if devices.is_empty() { 0 } else { (devices.len() * 2 + 1) * 4 };
        let text_start = table_start + table_size;
        let mut bytes = Vec::with_capacity(text_start + self.text.len());
        let mut push = |number: i32| bytes.extend_from_slice(&number.to_le_bytes());
        for entry in &self.records {
            push(word(text_start + entry.kind)?);
            push(entry.format);
            push(if names_devices(entry) { word(table_start)? } else { 0 });
            push(word(entry.parts.len())?);
            for part in &entry.parts {
                push(word(text_start + part)?);
            }
        }
        for (code, name) in &devices {
            push(*code);
            push(word(text_start + name)?);
        }
        if !devices.is_empty() {
            push(-1);
        }
        bytes.extend_from_slice(&self.text);
        Ok(bytes)
    }
}

fn word(number: usize) -> Result<i32> {
    i32::try_from(number).map_err(|_| Error::Internal("error texts beyond 2 GiB"))
}
