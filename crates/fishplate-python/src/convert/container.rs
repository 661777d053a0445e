//! Conversion to containers: elements are converted one by one, and a container of the right kind
//! whose elements all fit stays the object it is.

use std::ptr::null_mut;
use std::sync::{Arc, LazyLock};

use fishplate_abi::{RawAny, TypeIndex};
use pyo3_ffi as py;

use super::elements::{all_pairs, of_sequence, share};
use super::{Converted, Fault, Kind, Node, Outcome, describe};
use crate::any::OwnedAny;
use crate::class::ClassCell;
use crate::container::build::slice_of;
use crate::global::Global;
use crate::python::{
    Owned, PyObject, Result, check, gathered, get_attr, import, name, reserve, room, str_utf8,
    type_name,
};
use crate::{error, reflection};

static MAKE_ARRAY: Global = Global::new("ffi.Array");
static MAKE_LIST: Global = Global::new("ffi.List");
static MAKE_MAP: Global = Global::new("ffi.Map");
static MAKE_DICT: Global = Global::new("ffi.Dict");

/// What elements of no stated kind are converted by.
static ANY: LazyLock<Node> =
    LazyLock::new(|| Node { kind: Kind::Any, hint: "Any".into(), depth: 1 });

/// A value that may be a container.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    Python(*mut PyObject),
    Ffi(&'a RawAny),
}

impl Source<'_> {
    /// The type of an FFI value.
    fn type_index(self) -> Option<TypeIndex> {
        match self {
            Source::Python(_) => None,
            Source::Ffi(view) => Some(view.type_index),
        }
    }

    /// What messages call its type.
    unsafe fn describe(self) -> String {
        match self {
            // SAFETY: the caller vouches for the object.
            Source::Python(object) => unsafe { describe(object) },
            Source::Ffi(view) => reflection::type_key(view.type_index),
        }
    }

    /// The elements of a list, tuple, `Array` or `List` as they are now; `None` for other values.
    unsafe fn items(self) -> Result<Option<Vec<Item>>> {
        let object = match self {
            // SAFETY: the caller vouches for the value; user code that could change a `List` runs
            // only after the copy is made.
            Source::Ffi(view) => unsafe {
                let is_sequence = matches!(view.type_index, TypeIndex::ARRAY | TypeIndex::LIST);
                if !is_sequence {
                    return Ok(None);
                }
                let elements = of_sequence(view.value.v_obj).iter();
                return gathered(elements.map(|element| Item::Ffi(share(element)))).map(Some);
            },
            Source::Python(object) => object,
        };
        // SAFETY: the caller vouches for the object; the tuple is a copy, or cannot change.
        unsafe {
            if py::PyTuple_Check(object) == 0 && py::PyList_Check(object) == 0 {
                return Ok(None);
            }
            let tuple = Owned::steal(py::PySequence_Tuple(object))?;
            let items = slice_of(tuple.as_ptr()).iter();
            gathered(items.map(|&item| Item::Python(Owned::share(item)))).map(Some)
        }
    }

    /// The items of a mapping as they are now; `None` for other values.
    unsafe fn pairs(self) -> Result<Option<Vec<(Item, Item)>>> {
        match self {
            // SAFETY: the caller vouches for the object.
            Source::Python(object) => unsafe { python_pairs(object) },
            // SAFETY: the caller vouches for the value; nothing else runs meanwhile.
            Source::Ffi(view) => unsafe {
                if !matches!(view.type_index, TypeIndex::MAP | TypeIndex::DICT) {
                    return Ok(None);
                }
                let (mut pairs, mut status) = (Vec::new(), Ok(()));
                all_pairs(view.value.v_obj, |pair| {
                    status = reserve(&mut pairs, 1);
                    if status.is_ok() {
                        pairs.push((Item::Ffi(share(&pair.key)), Item::Ffi(share(&pair.value))));
                    }
                    status.is_ok()
                });
                status.map(|()| Some(pairs))
            },
        }
    }
}

/// An element before its conversion.
enum Item {
    Ffi(OwnedAny),
    Python(Owned),
}

impl Item {
    /// Converts it; `None` stands for any kind.
    fn convert(&self, node: Option<&Node>) -> Outcome {
        // SAFETY: the item holds its value.
        unsafe {
            match (self, node) {
                (Item::Python(object), node) => node.unwrap_or(&ANY).convert(object.as_ptr()),
                (Item::Ffi(any), None) => Ok(Converted::same(any.clone())),
                (Item::Ffi(any), Some(node)) => node.convert_view(any.view()),
            }
        }
    }

    /// Its repr, for messages.
    fn repr(&self) -> Result<String> {
        let object = match self {
            Item::Python(object) => object.clone(),
            Item::Ffi(any) => any.clone().into_python()?,
        };
        // SAFETY: a reference is held; the repr is a str.
        let repr = unsafe {
            Owned::steal(py::PyObject_Repr(object.as_ptr()))
                .and_then(|repr| Ok(String::from_utf8_lossy(str_utf8(repr.as_ptr())?).into_owned()))
        };
        // SAFETY: as above.
        repr.or_else(|raised| error::caught(raised).map(|_| unsafe { describe(object.as_ptr()) }))
    }
}

/// "element [i]: why".
fn at_element(index: usize, fault: Fault) -> Fault {
    match fault {
        Fault::Message(message) => Fault::Message(format!("element [{index}]: {message}")),
        other => other,
    }
}

/// "key 'k': why", "value for key 'k': why".
fn at_key(what: &str, key: &Item, fault: Fault) -> Fault {
    let Fault::Message(message) = fault else { return fault };
    match key.repr() {
        Ok(repr) => Fault::Message(format!("{what} {repr}: {message}")),
        Err(raised) => Fault::Raised(raised),
    }
}

/// Converted elements, and whether one of them differs from what it was.
struct Elements {
    values: Vec<OwnedAny>,
    changed: bool,
}

impl Elements {
    fn with_room(count: usize) -> Result<Elements> {
        Ok(Elements { values: room(count)?, changed: false })
    }

    fn push(&mut self, converted: Converted) {
        self.changed |= converted.changed;
        self.values.push(converted.value);
    }

    /// The source itself when it is of the right type and nothing changed, else a new container
    /// made by a constructor of the runtime. An unhashable key, for one, is a fault.
    unsafe fn finish(self, node: &Node, source: Source<'_>, made: TypeIndex) -> Outcome {
        // SAFETY: the caller vouches for the source; a live function gets valid views, and its
        // result is owned.
        unsafe {
            if let Source::Ffi(view) = source
                && view.type_index == made
                && !self.changed
            {
                return Ok(Converted::same(share(view)));
            }
            let maker = match made {
                TypeIndex::LIST => &MAKE_LIST,
                TypeIndex::MAP => &MAKE_MAP,
                TypeIndex::DICT => &MAKE_DICT,
                _ => &MAKE_ARRAY,
            };
            let packed: Vec<RawAny> = gathered(self.values.iter().map(|value| *value.view()))?;
            let raised = match maker.call(&packed) {
                Ok(value) => return Ok(Converted::new(OwnedAny::from_raw(value))),
                Err(raised) => raised,
            };
            Err(match error::caught(raised) {
                Ok(why) => {
                    let (hint, got) = (&node.hint, source.describe());
                    Fault::Message(format!("expected {hint}, got {got}: {why}"))
                }
                Err(raised) => Fault::Raised(raised),
            })
        }
    }
}

impl Node {
    pub(super) unsafe fn sequence(
        &self,
        made: TypeIndex,
        item: Option<&Node>,
        source: Source<'_>,
    ) -> Outcome {
        // SAFETY: the caller vouches for the source.
        unsafe {
            let Some(items) = source.items()? else { return Err(Fault::Mismatch) };
            let mut elements = Elements::with_room(items.len())?;
            for (index, element) in items.iter().enumerate() {
                elements.push(element.convert(item).map_err(|fault| at_element(index, fault))?);
            }
            elements.finish(self, source, made)
        }
    }

    pub(super) unsafe fn tuple(&self, parts: Option<&[Arc<Node>]>, source: Source<'_>) -> Outcome {
        // SAFETY: the caller vouches for the source.
        unsafe {
            let Some(parts) = parts else {
                return self.sequence(TypeIndex::ARRAY, None, source);
            };
            let Some(items) = source.items()? else { return Err(Fault::Mismatch) };
            if items.len() != parts.len() {
                let class = match source {
                    Source::Python(object) => type_name(object),
                    Source::Ffi(_) => source.describe(),
                };
                return Err(Fault::Message(format!(
                    "expected tuple of length {}, got {} of length {}",
                    parts.len(),
                    class.rsplit('.').next().unwrap_or_default(),
                    items.len()
                )));
            }
            let mut elements = Elements::with_room(items.len())?;
            for (index, (element, part)) in items.iter().zip(parts).enumerate() {
                let converted = element.convert(Some(part));
                elements.push(converted.map_err(|fault| at_element(index, fault))?);
            }
            elements.finish(self, source, TypeIndex::ARRAY)
        }
    }

    pub(super) unsafe fn mapping(
        &self,
        made: TypeIndex,
        key: Option<&Node>,
        value: Option<&Node>,
        source: Source<'_>,
    ) -> Outcome {
        // SAFETY: the caller vouches for the source.
        unsafe {
            if key.is_none() && value.is_none() && source.type_index() == Some(made) {
                return Elements::with_room(0)?.finish(self, source, made);
            }
            let Some(pairs) = source.pairs()? else { return Err(Fault::Mismatch) };
            let mut elements = Elements::with_room(2 * pairs.len())?;
            for (raw_key, raw_value) in &pairs {
                let converted = raw_key.convert(key);
                elements.push(converted.map_err(|fault| at_key("key", raw_key, fault))?);
                let converted = raw_value.convert(value);
                elements.push(converted.map_err(|fault| at_key("value for key", raw_key, fault))?);
            }
            elements.finish(self, source, made)
        }
    }
}

/// `collections.abc.Mapping`, imported when a mapping that is no dict comes.
static MAPPING: ClassCell = ClassCell::new();

/// The items of a Python mapping as they are now; `None` for other values.
unsafe fn python_pairs(object: *mut PyObject) -> Result<Option<Vec<(Item, Item)>>> {
    // SAFETY: the caller passes a live object; nothing changes an exact dict while its items are
    // taken, and other mappings are asked for a list.
    unsafe {
        if py::Py_TYPE(object) == &raw mut py::PyDict_Type {
            let (mut position, mut key, mut value) = (0, null_mut(), null_mut());
            let mut pairs = room(py::PyDict_Size(object) as usize)?;
            while py::PyDict_Next(object, &raw mut position, &raw mut key, &raw mut value) != 0 {
                pairs.push((Item::Python(Owned::share(key)), Item::Python(Owned::share(value))));
            }
            return Ok(Some(pairs));
        }
        if MAPPING.get().is_null() {
            let module = import(c"collections.abc")?;
            MAPPING.set(get_attr(module.as_ptr(), name!("Mapping")?)?);
        }
        let answer = py::PyObject_IsInstance(object, MAPPING.get());
        check(answer)?;
        if answer == 0 {
            return Ok(None);
        }
        let list = Owned::steal(py::PyMapping_Items(object))?;
        let items = Owned::steal(py::PyList_AsTuple(list.as_ptr()))?;
        let mut pairs = room(slice_of(items.as_ptr()).len())?;
        for &item in slice_of(items.as_ptr()) {
            let pair = Owned::share(item);
            let key = Owned::steal(py::PySequence_GetItem(pair.as_ptr(), 0))?;
            let value = Owned::steal(py::PySequence_GetItem(pair.as_ptr(), 1))?;
            pairs.push((Item::Python(key), Item::Python(value)));
        }
        Ok(Some(pairs))
    }
}
