//! Typed conversion: a tree built once from a type schema, at most 256 levels deep, converts Python values to FFI values, or
//! reports what was expected and what came.
//!
//! `TypeSchema.convert`, fields of classes written in Python and typed calls go through here. A
//! value that already fits is passed on unchanged (`direct`), without Python code. A container whose elements all fit stays the
//! same object. A mismatch is a `Fault` without text until both kind and value are known; containers prefix the place.

mod class;
mod container;
mod direct;
mod elements;
mod field;
mod instance;
mod plain;
mod stand_in;

use std::sync::Arc;

use fishplate_abi::{RawAny, TypeIndex};
use pyo3_ffi as py;

pub(crate) use class::{functions, install, node_of};
pub(crate) use field::convert_field;

use container::Source;
use direct::Direct;
use stand_in::{has, is_final};

use crate::any::OwnedAny;
use crate::object::{C_OBJECT, handle_of};
use crate::python::{PyObject, Raised, Result, get_attr, name, str_utf8, type_error, type_name};
use crate::reflection::{self, derives_from};
use crate::{argument, error, value};

/// What a part of a schema accepts.
pub(crate) enum Kind {
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
    /// `Array` or `List`, whichever is named, of elements of a kind; none means any.
    Sequence(TypeIndex, Option<Arc<Node>>),
    /// An `Array` with a kind for each position; none means any number of anything.
    Tuple(Option<Box<[Arc<Node>]>>),
    /// `Map` or `Dict`, whichever is named; no kind means any.
    Mapping(TypeIndex, Option<Arc<Node>>, Option<Arc<Node>>),
    /// None, or a value of the kind.
    Optional(Arc<Node>),
    /// The first that fits.
    Union(Box<[Arc<Node>]>),
    /// Objects of a type, and what its `__ffi_convert__` makes into one.
    Object(TypeIndex),
    /// Members of an integer enum, and their values.
    IntEnum(TypeIndex),
    /// Members of a string enum, and their values.
    StrEnum(TypeIndex),
}

/// A part of a schema.
pub(crate) struct Node {
    pub(crate) kind: Kind,
    /// What messages call it.
    hint: Box<str>,
    /// Levels from here to the deepest leaf.
    depth: u32,
}

/// Deeper schemas are refused: conversion and release recurse once per level.
const MAX_DEPTH: u32 = 256;

/// A converted value.
pub(crate) struct Converted {
    pub(crate) value: OwnedAny,
    /// Whether it differs from what passing the value without a schema gives: containers that
    /// hold nothing but unchanged elements stay the objects they are.
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
        // SAFETY: nothing to own.
        Converted { value: unsafe { OwnedAny::from_raw(value) }, changed }
    }
}

/// Why a value was not converted.
pub(crate) enum Fault {
    /// It is of another kind; who knows both words it.
    Mismatch,
    /// Worded already.
    Message(String),
    /// Python code raised something that is not about the value.
    Raised(Raised),
}

impl From<Raised> for Fault {
    fn from(raised: Raised) -> Fault {
        Fault::Raised(raised)
    }
}

/// What a conversion gives.
pub(crate) type Outcome = std::result::Result<Converted, Fault>;

impl Node {
    fn new(kind: Kind, hint: &str) -> Option<Node> {
        let below = match &kind {
            Kind::Sequence(_, item) => item.as_ref().map_or(0, |node| node.depth),
            Kind::Mapping(_, key, value) => {
                [key, value].into_iter().flatten().map(|node| node.depth).max().unwrap_or(0)
            }
            Kind::Tuple(Some(parts)) | Kind::Union(parts) => {
                parts.iter().map(|node| node.depth).max().unwrap_or(0)
            }
            Kind::Optional(inner) => inner.depth,
            _ => 0,
        };
        (below < MAX_DEPTH).then(|| Node { kind, hint: hint.into(), depth: below + 1 })
    }

    /// Converts a Python value. Values that stand for others are replaced by them first.
    ///
    /// # Safety
    /// `object` is live.
    pub(crate) unsafe fn convert(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: live (see above); what it is replaced by is held by `inner`.
        unsafe {
            if is_final(object) {
                return self.word(object, self.dispatch(object));
            }
            let inner = self.settle(object)?;
            let converted = self.word(inner.as_ptr(), self.dispatch(inner.as_ptr()))?;
            let changed = converted.changed || inner.as_ptr() != object;
            Ok(Converted { changed, ..converted })
        }
    }

    /// Gives a mismatch its words.
    unsafe fn word(&self, object: *mut PyObject, outcome: Outcome) -> Outcome {
        match outcome {
            // SAFETY: the caller passes a live object.
            Err(Fault::Mismatch) => Err(Fault::Message(unsafe { self.expected(object) })),
            other => other,
        }
    }

    /// "expected X, got Y".
    unsafe fn expected(&self, object: *mut PyObject) -> String {
        // SAFETY: the caller passes a live object.
        format!("expected {}, got {}", self.hint, unsafe { describe(object) })
    }

    /// Converts a value that stands for itself.
    unsafe fn dispatch(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            match &self.kind {
                Kind::Any => self.pass(object),
                Kind::None if object == py::Py_None() => Ok(Converted::plain(RawAny::NONE, false)),
                Kind::None => Err(Fault::Mismatch),
                Kind::Int => self.int(object),
                Kind::Float => self.float(object),
                Kind::Bool => self.bool(object),
                Kind::Str => self.text(object),
                Kind::Bytes => self.bytes(object),
                Kind::Device => self.device(object),
                Kind::DataType => self.data_type(object),
                Kind::Pointer => self.pointer(object),
                Kind::Tensor => self.tensor(object),
                Kind::Callable => self.callable(object),
                Kind::Sequence(..) | Kind::Tuple(_) | Kind::Mapping(..) => {
                    // A wrapper is held by the caller, and holds its object.
                    match elements::container_of(object) {
                        Some(view) => self.convert_container(&view),
                        None => self.container(Source::Python(object)),
                    }
                }
                Kind::Optional(_) if object == py::Py_None() => {
                    Ok(Converted::plain(RawAny::NONE, false))
                }
                Kind::Optional(inner) => inner.convert(object),
                Kind::Union(parts) => union(parts, object),
                Kind::Object(index) => self.instance(*index, object),
                Kind::IntEnum(index) => self.int_enum(*index, object),
                Kind::StrEnum(index) => self.str_enum(*index, object),
            }
        }
    }

    unsafe fn container(&self, source: Source<'_>) -> Outcome {
        // SAFETY: the caller vouches for the source.
        unsafe {
            match &self.kind {
                Kind::Sequence(made, item) => self.sequence(*made, item.as_deref(), source),
                Kind::Tuple(parts) => self.tuple(parts.as_deref(), source),
                Kind::Mapping(made, key, value) => {
                    self.mapping(*made, key.as_deref(), value.as_deref(), source)
                }
                _ => Err(Fault::Mismatch),
            }
        }
    }

    /// Converts an FFI value to a container; a mismatch has no words yet.
    unsafe fn convert_container(&self, view: &RawAny) -> Outcome {
        // SAFETY: the caller vouches for the view, which is an object.
        unsafe {
            match self.direct(view) {
                Direct::Keep => Ok(Converted::same(elements::share(view))),
                _ => self.container(Source::Ffi(view)),
            }
        }
    }

    /// Converts an FFI value. Python looks at it only where it has to.
    ///
    /// # Safety
    /// `view` is valid.
    pub(crate) unsafe fn convert_view(&self, view: &RawAny) -> Outcome {
        // SAFETY: valid (see above).
        unsafe {
            match (self.direct(view), &self.kind, view.type_index) {
                (Direct::Keep, ..) => {
                    Ok(Converted::same(OwnedAny::from_raw(argument::to_owned(view)?)))
                }
                (Direct::New(value), ..) => Ok(Converted::plain(value, true)),
                (_, Kind::Optional(inner), _) => inner.convert_view(view),
                (_, Kind::Sequence(..) | Kind::Tuple(_), TypeIndex::ARRAY | TypeIndex::LIST)
                | (_, Kind::Mapping(..), TypeIndex::MAP | TypeIndex::DICT) => {
                    self.container(Source::Ffi(view))
                }
                _ => {
                    let object = value::view(view, std::ptr::null())?;
                    self.convert(object.as_ptr())
                }
            }
        }
    }

    /// Passes a value as if there were no schema. What goes wrong is told with the kind.
    unsafe fn pass(&self, object: *mut PyObject) -> Outcome {
        // SAFETY: the caller passes a live object.
        match unsafe { argument::owned(object) } {
            // SAFETY: the value is owned.
            Ok(value) => Ok(Converted::same(unsafe { OwnedAny::from_raw(value) })),
            // SAFETY: live, as above.
            Err(raised) => Err(unsafe { self.failed(object, raised) }),
        }
    }

    /// As [`Node::pass`], for values whose class promises a kind: what came of it is checked.
    unsafe fn pass_as(&self, object: *mut PyObject, index: TypeIndex) -> Outcome {
        // SAFETY: the caller passes a live object.
        let converted = unsafe { self.pass(object) }?;
        if converted.value.view().type_index != index {
            return Err(Fault::Mismatch);
        }
        Ok(Converted { changed: true, ..converted })
    }

    /// "expected X, got Y: why".
    unsafe fn failed(&self, object: *mut PyObject, raised: Raised) -> Fault {
        match error::caught(raised) {
            // SAFETY: the caller passes a live object.
            Ok(why) => Fault::Message(format!("{}: {why}", unsafe { self.expected(object) })),
            Err(raised) => Fault::Raised(raised),
        }
    }
}

/// A union takes the first kind that fits.
unsafe fn union(parts: &[Arc<Node>], object: *mut PyObject) -> Outcome {
    for part in parts {
        // SAFETY: the caller passes a live object.
        match unsafe { part.dispatch(object) } {
            Err(Fault::Mismatch | Fault::Message(_)) => {}
            other => return other,
        }
    }
    Err(Fault::Mismatch)
}

/// What messages call the type of a value.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn describe(object: *mut PyObject) -> String {
    // SAFETY: live (see above).
    unsafe {
        let known = if object == py::Py_None() {
            "None"
        } else if py::PyBool_Check(object) != 0 {
            "bool"
        } else if py::PyLong_Check(object) != 0 {
            "int"
        } else if py::PyFloat_Check(object) != 0 {
            "float"
        } else if py::PyUnicode_Check(object) != 0 {
            "str"
        } else if py::PyBytes_Check(object) != 0 || py::PyByteArray_Check(object) != 0 {
            "bytes"
        } else {
            return described_by_class(object);
        };
        known.to_owned()
    }
}

unsafe fn described_by_class(object: *mut PyObject) -> String {
    // SAFETY: the caller passes a live object; what the class says is checked to be text.
    unsafe {
        if C_OBJECT.is_instance(object) && !handle_of(object).is_null() {
            return reflection::type_key((*handle_of(object)).type_index);
        }
        let name = name!("__qualname__")
            .and_then(|attribute| get_attr(py::Py_TYPE(object).cast(), attribute));
        if let Ok(name) = name
            && py::PyUnicode_Check(name.as_ptr()) != 0
            && let Ok(text) = str_utf8(name.as_ptr())
        {
            return String::from_utf8_lossy(text).into_owned();
        }
        py::PyErr_Clear();
        type_name(object)
    }
}

/// Whether objects of one type are also of another.
fn is_a(actual: TypeIndex, wanted: TypeIndex) -> bool {
    actual.is_object() && (wanted == TypeIndex::OBJECT || derives_from(actual, wanted))
}

/// The exception for a fault that a whole conversion ended in.
pub(crate) fn raise(fault: Fault, what: impl FnOnce() -> Result<String>) -> Raised {
    let message = match fault {
        Fault::Message(message) => message,
        Fault::Mismatch => "the value does not fit".to_owned(),
        Fault::Raised(raised) => return raised,
    };
    match what() {
        Ok(what) => type_error(format!("{what}{message}")),
        Err(raised) => raised,
    }
}
