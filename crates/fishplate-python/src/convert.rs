//! Typed conversion: a tree, built once from a type schema and at most 256 levels deep, converts Python values to FFI
//! values, or reports expected and actual type.
//!
//! `TypeSchema.convert`, fields of classes written in Python and typed calls go through here. A
//! value that already fits is passed on unchanged (`direct`), without Python code. A container whose elements all fit stays the
//! same object. A mismatch is a `Fault` without text until both kind and value are known; containers prefix the place.

mod class;
mod container;
mod direct;
mod field;
mod instance;
mod plain;
mod stand_in;

use std::sync::Arc;

use fishplate_abi::{RawAny, TypeIndex};

pub(crate) use class::{functions, install, node_of};
pub(crate) use field::convert_field;

use container::Source;
use direct::Direct;
use stand_in::{has, is_final};

use crate::any::{OwnedAny, View};
use crate::object::handle_of;
use crate::python::{
    Borrowed, Python, Raised, Result, clear_error, get_attr, name, text_of, type_error, type_name,
};
use crate::reflection::{self, derives_from};
use crate::{argument, error, value};

/// The values that a part of a schema accepts.
pub(crate) enum SchemaKind {
    /// Anything that can be passed.
    Any,
    /// Only None.
    None,
    /// Integers of 64 bits.
    Int,
    /// Floats, and integers.
    Float,
    /// Booleans, and integers.
    Bool,
    /// Text.
    Str,
    /// Byte strings.
    Bytes,
    /// Devices, and their names.
    Device,
    /// Data types, and their names.
    DataType,
    /// Addresses.
    Pointer,
    /// Tensors of any framework.
    Tensor,
    /// Functions and callables.
    Callable,
    /// `Array` or `List`, whichever is named, with elements of a kind; `None` means any.
    Sequence(TypeIndex, Option<Arc<Node>>),
    /// An `Array` with a kind for each position; `None` means any number of any values.
    Tuple(Option<Box<[Arc<Node>]>>),
    /// `Map` or `Dict`, whichever is named; `None` means any kind.
    Mapping(TypeIndex, Option<Arc<Node>>, Option<Arc<Node>>),
    /// None, or a value of the kind.
    Optional(Arc<Node>),
    /// The first kind that fits.
    Union(Box<[Arc<Node>]>),
    /// Objects of a type, and values that its `__ffi_convert__` turns into one.
    Object(TypeIndex),
    /// Members of an integer enum, and their values.
    IntEnum(TypeIndex),
    /// Members of a string enum, and their values.
    StrEnum(TypeIndex),
}

/// A part of a schema.
pub(crate) struct Node {
    pub(crate) kind: SchemaKind,
    /// Name of the kind in messages.
    hint: Box<str>,
    /// Levels from here to the deepest leaf.
    depth: u32,
}

/// Deeper schemas are refused: conversion and release recurse once per level.
const MAX_DEPTH: u32 = 256;

/// A converted value.
pub(crate) struct Converted {
    pub(crate) value: OwnedAny,
    /// Whether it differs from the value passed without a schema. Containers whose elements are all unchanged stay the
    /// same objects.
    changed: bool,
}

impl Converted {
    fn same(value: OwnedAny) -> Converted {
        Converted { value, changed: false }
    }

    fn new(value: OwnedAny) -> Converted {
        Converted { value, changed: true }
    }

    /// A value that holds no reference.
    fn plain(value: RawAny, changed: bool) -> Converted {
        Converted { value: OwnedAny::plain(value), changed }
    }
}

/// Why a value was not converted.
pub(crate) enum Fault {
    /// It is of another kind; the caller that knows both words the error.
    Mismatch,
    /// An error that is already worded.
    Message(String),
    /// Python code raised something that is not about the value.
    Raised(Raised),
}

impl From<Raised> for Fault {
    fn from(raised: Raised) -> Fault {
        Fault::Raised(raised)
    }
}

/// Result of a conversion.
pub(crate) type Outcome = std::result::Result<Converted, Fault>;

impl Node {
    fn new(kind: SchemaKind, hint: &str) -> Option<Node> {
        let below = match &kind {
            SchemaKind::Sequence(_, item) => item.as_ref().map_or(0, |node| node.depth),
            SchemaKind::Mapping(_, key, value) => {
                [key, value].into_iter().flatten().map(|node| node.depth).max().unwrap_or(0)
            }
            SchemaKind::Tuple(Some(parts)) | SchemaKind::Union(parts) => {
                parts.iter().map(|node| node.depth).max().unwrap_or(0)
            }
            SchemaKind::Optional(inner) => inner.depth,
            _ => 0,
        };
        (below < MAX_DEPTH).then(|| Node { kind, hint: hint.into(), depth: below + 1 })
    }

    /// Converts a Python value. A value that stands for another is replaced by it first.
    pub(crate) fn convert(&self, object: Borrowed<'_>) -> Outcome {
        if is_final(object) {
            return self.word(object, self.dispatch(object));
        }
        let inner = self.settle(object)?;
        let converted = self.word(inner.borrow(), self.dispatch(inner.borrow()))?;
        let changed = converted.changed || inner.borrow() != object;
        Ok(Converted { changed, ..converted })
    }

    /// Words a mismatch.
    fn word(&self, object: Borrowed<'_>, outcome: Outcome) -> Outcome {
        match outcome {
            Err(Fault::Mismatch) => Err(Fault::Message(self.expected(object))),
            other => other,
        }
    }

    /// "expected X, got Y".
    fn expected(&self, object: Borrowed<'_>) -> String {
        format!("expected {}, got {}", self.hint, describe(object))
    }

    /// Converts a value that stands for itself.
    fn dispatch(&self, object: Borrowed<'_>) -> Outcome {
        match &self.kind {
            SchemaKind::Any => self.pass(object),
            SchemaKind::None if object.is_none() => Ok(Converted::plain(RawAny::NONE, false)),
            SchemaKind::None => Err(Fault::Mismatch),
            SchemaKind::Int => self.int(object),
            SchemaKind::Float => self.float(object),
            SchemaKind::Bool => self.bool(object),
            SchemaKind::Str => self.text(object),
            SchemaKind::Bytes => self.bytes(object),
            SchemaKind::Device => self.device(object),
            SchemaKind::DataType => self.data_type(object),
            SchemaKind::Pointer => self.pointer(object),
            SchemaKind::Tensor => self.tensor(object),
            SchemaKind::Callable => self.callable(object),
            SchemaKind::Sequence(..) | SchemaKind::Tuple(_) | SchemaKind::Mapping(..) => {
                // The caller holds the wrapper, and the wrapper holds its object.
                match container_of(object) {
                    Some(view) => self.convert_container(object.py(), view),
                    None => self.container(object.py(), Source::Python(object)),
                }
            }
            SchemaKind::Optional(_) if object.is_none() => {
                Ok(Converted::plain(RawAny::NONE, false))
            }
            SchemaKind::Optional(inner) => inner.convert(object),
            SchemaKind::Union(parts) => union(parts, object),
            SchemaKind::Object(index) => self.instance(*index, object),
            SchemaKind::IntEnum(index) => self.int_enum(*index, object),
            SchemaKind::StrEnum(index) => self.str_enum(*index, object),
        }
    }

    fn container(&self, py: Python<'_>, source: Source<'_>) -> Outcome {
        match &self.kind {
            SchemaKind::Sequence(made, item) => self.sequence(py, *made, item.as_deref(), source),
            SchemaKind::Tuple(parts) => self.tuple(py, parts.as_deref(), source),
            SchemaKind::Mapping(made, key, value) => {
                self.mapping(py, *made, key.as_deref(), value.as_deref(), source)
            }
            _ => Err(Fault::Mismatch),
        }
    }

    /// Converts an FFI value to a container; a mismatch is not worded yet.
    fn convert_container(&self, py: Python<'_>, view: View<'_>) -> Outcome {
        match self.direct(view) {
            Direct::Keep => Ok(Converted::same(view.share())),
            _ => self.container(py, Source::Ffi(view)),
        }
    }

    /// Converts an FFI value, with Python code only where it is needed.
    pub(crate) fn convert_view(&self, py: Python<'_>, view: View<'_>) -> Outcome {
        match (self.direct(view), &self.kind, view.raw().type_index) {
            (Direct::Keep, ..) => Ok(Converted::same(argument::to_owned(py, view)?)),
            (Direct::New(value), ..) => Ok(Converted::plain(value, true)),
            (_, SchemaKind::Optional(inner), _) => inner.convert_view(py, view),
            (
                _,
                SchemaKind::Sequence(..) | SchemaKind::Tuple(_),
                TypeIndex::ARRAY | TypeIndex::LIST,
            )
            | (_, SchemaKind::Mapping(..), TypeIndex::MAP | TypeIndex::DICT) => {
                self.container(py, Source::Ffi(view))
            }
            _ => self.convert(value::view(py, view, None)?.borrow()),
        }
    }

    /// Passes a value as if there were no schema. An error is worded with the kind.
    fn pass(&self, object: Borrowed<'_>) -> Outcome {
        match argument::owned(object) {
            Ok(value) => Ok(Converted::same(value)),
            Err(raised) => Err(self.failed(object, raised)),
        }
    }

    /// Does the same as [`Node::pass`] for values whose class promises a kind: the result is checked.
    fn pass_as(&self, object: Borrowed<'_>, index: TypeIndex) -> Outcome {
        let converted = self.pass(object)?;
        if converted.value.view().type_index != index {
            return Err(Fault::Mismatch);
        }
        Ok(Converted { changed: true, ..converted })
    }

    /// "expected X, got Y: why".
    fn failed(&self, object: Borrowed<'_>, raised: Raised) -> Fault {
        match error::caught(object.py(), raised) {
            Ok(why) => Fault::Message(format!("{}: {why}", self.expected(object))),
            Err(raised) => Fault::Raised(raised),
        }
    }
}

/// Converts to the first kind that fits.
fn union(parts: &[Arc<Node>], object: Borrowed<'_>) -> Outcome {
    for part in parts {
        match part.dispatch(object) {
            Err(Fault::Mismatch | Fault::Message(_)) => {}
            other => return other,
        }
    }
    Err(Fault::Mismatch)
}

/// Name of a value's type in messages.
pub(crate) fn describe(object: Borrowed<'_>) -> String {
    let known = if object.is_none() {
        "None"
    } else if object.is_bool() {
        "bool"
    } else if object.is_int() {
        "int"
    } else if object.is_float() {
        "float"
    } else if object.is_str() {
        "str"
    } else if object.is_bytes() || object.is_bytearray() {
        "bytes"
    } else {
        return described_by_class(object);
    };
    known.to_owned()
}

fn described_by_class(object: Borrowed<'_>) -> String {
    let py = object.py();
    if let Some(handle) = handle_of(object) {
        return reflection::type_key(handle.type_index());
    }
    let name = name!(py, "__qualname__")
        .and_then(|attribute| get_attr(object.class().object(), attribute));
    match name.and_then(|name| text_of(name.borrow())) {
        Ok(text) => text,
        Err(_) => {
            clear_error(py);
            type_name(object)
        }
    }
}

/// The object of a wrapper of `Array`, `List`, `Map` or `Dict`; `None` for other values.
fn container_of(object: Borrowed<'_>) -> Option<View<'_>> {
    let handle = handle_of(object)?;
    let is_container = matches!(
        handle.type_index(),
        TypeIndex::ARRAY | TypeIndex::LIST | TypeIndex::MAP | TypeIndex::DICT
    );
    is_container.then(|| View::object(handle))
}

/// Whether objects of one type are instances of another.
fn is_a(actual: TypeIndex, wanted: TypeIndex) -> bool {
    actual.is_object() && (wanted == TypeIndex::OBJECT || derives_from(actual, wanted))
}

/// The exception for a fault that ended a whole conversion.
pub(crate) fn raise(py: Python<'_>, fault: Fault, what: impl FnOnce() -> Result<String>) -> Raised {
    let message = match fault {
        Fault::Message(message) => message,
        Fault::Mismatch => "the value does not fit".to_owned(),
        Fault::Raised(raised) => return raised,
    };
    match what() {
        Ok(what) => type_error(py, format!("{what}{message}")),
        Err(raised) => raised,
    }
}
