//! Conversion to containers: elements are converted one by one, and a container of the right kind
//! whose elements all fit stays the same object.

use std::sync::{Arc, LazyLock};

use fishplate_abi::TypeIndex;

use super::{Converted, Fault, Node, Outcome, SchemaKind, describe};
use crate::any::{OwnedAny, View};
use crate::container::entries::{all_pairs, elements};
use crate::global::Global;
use crate::python::{
    Borrowed, Kept, Owned, Python, Result, gathered, get_attr, import, name, reserve, room,
    text_of, type_name,
};
use crate::{error, reflection};

static MAKE_ARRAY: Global = Global::new("ffi.Array");
static MAKE_LIST: Global = Global::new("ffi.List");
static MAKE_MAP: Global = Global::new("ffi.Map");
static MAKE_DICT: Global = Global::new("ffi.Dict");

/// The node for elements without a stated kind.
static ANY: LazyLock<Node> =
    LazyLock::new(|| Node { kind: SchemaKind::Any, hint: "Any".into(), depth: 1 });

/// A value that may be a container.
#[derive(Clone, Copy)]
pub(super) enum Source<'a> {
    Python(Borrowed<'a>),
    Ffi(View<'a>),
}

impl Source<'_> {
    /// The type of an FFI value.
    fn type_index(self) -> Option<TypeIndex> {
        match self {
            Source::Python(_) => None,
            Source::Ffi(view) => Some(view.raw().type_index),
        }
    }

    /// Name of its type in messages.
    fn describe(self) -> String {
        match self {
            Source::Python(object) => describe(object),
            Source::Ffi(view) => reflection::type_key(view.raw().type_index),
        }
    }

    /// The current elements of a list, tuple, `Array` or `List`; `None` for other values.
    fn items(self, py: Python<'_>) -> Result<Option<Vec<Item>>> {
        match self {
            // User code that could change a `List` runs only after the copy is made.
            Source::Ffi(view) => {
                let Some(object) = view.as_object().filter(|object| object.sequence().is_some())
                else {
                    return Ok(None);
                };
                let items = elements(object).iter();
                gathered(py, items.map(|element| Item::Ffi(element.share()))).map(Some)
            }
            Source::Python(object) if object.is_tuple() || object.is_list() => {
                let tuple = object.to_tuple()?;
                let items = tuple.borrow().tuple_items().iter();
                gathered(py, items.map(|item| Item::Python(item.share()))).map(Some)
            }
            Source::Python(_) => Ok(None),
        }
    }

    /// The current items of a mapping; `None` for other values.
    fn pairs(self, py: Python<'_>) -> Result<Option<Vec<(Item, Item)>>> {
        let map = match self {
            Source::Python(object) => return python_pairs(object),
            Source::Ffi(view) => view.as_object().filter(|object| object.map().is_some()),
        };
        let Some(map) = map else { return Ok(None) };
        let (mut pairs, mut status) = (Vec::new(), Ok(()));
        all_pairs(map, |key, value| {
            status = reserve(py, &mut pairs, 1);
            if status.is_ok() {
                pairs.push((Item::Ffi(key.share()), Item::Ffi(value.share())));
            }
            status.is_ok()
        });
        status.map(|()| Some(pairs))
    }
}

/// An element before its conversion.
enum Item {
    Ffi(OwnedAny),
    Python(Owned),
}

impl Item {
    /// Converts it; `None` means any kind.
    fn convert(&self, py: Python<'_>, node: Option<&Node>) -> Outcome {
        match (self, node) {
            (Item::Python(object), node) => node.unwrap_or(&ANY).convert(object.borrow()),
            (Item::Ffi(any), None) => Ok(Converted::same(any.clone())),
            (Item::Ffi(any), Some(node)) => node.convert_view(py, any.borrow()),
        }
    }

    /// Its repr, for messages.
    fn repr(&self, py: Python<'_>) -> Result<String> {
        let object = match self {
            Item::Python(object) => object.clone(),
            Item::Ffi(any) => any.clone().into_python(py)?,
        };
        let repr = object.borrow().repr().and_then(|repr| text_of(repr.borrow()));
        repr.or_else(|raised| error::caught(py, raised).map(|_| describe(object.borrow())))
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
fn at_key(py: Python<'_>, what: &str, key: &Item, fault: Fault) -> Fault {
    let Fault::Message(message) = fault else { return fault };
    match key.repr(py) {
        Ok(repr) => Fault::Message(format!("{what} {repr}: {message}")),
        Err(raised) => Fault::Raised(raised),
    }
}

/// Converted elements, and whether one of them has changed.
struct Elements {
    values: Vec<OwnedAny>,
    changed: bool,
}

impl Elements {
    fn with_room(py: Python<'_>, count: usize) -> Result<Elements> {
        Ok(Elements { values: room(py, count)?, changed: false })
    }

    fn push(&mut self, converted: Converted) {
        self.changed |= converted.changed;
        self.values.push(converted.value);
    }

    /// Returns the source itself if it has the right type and nothing changed, or else a new
    /// container made by a constructor of the runtime. An unhashable key, for example, is a fault.
    fn finish(self, py: Python<'_>, node: &Node, source: Source<'_>, made: TypeIndex) -> Outcome {
        if let Source::Ffi(view) = source
            && view.raw().type_index == made
            && !self.changed
        {
            return Ok(Converted::same(view.share()));
        }
        let maker = match made {
            TypeIndex::LIST => &MAKE_LIST,
            TypeIndex::MAP => &MAKE_MAP,
            TypeIndex::DICT => &MAKE_DICT,
            _ => &MAKE_ARRAY,
        };
        let packed: Vec<View<'_>> = gathered(py, self.values.iter().map(OwnedAny::borrow))?;
        let raised = match maker.call(py, &packed) {
            Ok(value) => return Ok(Converted::new(value)),
            Err(raised) => raised,
        };
        Err(match error::caught(py, raised) {
            Ok(why) => {
                let (hint, got) = (&node.hint, source.describe());
                Fault::Message(format!("expected {hint}, got {got}: {why}"))
            }
            Err(raised) => Fault::Raised(raised),
        })
    }
}

impl Node {
    pub(super) fn sequence(
        &self,
        py: Python<'_>,
        made: TypeIndex,
        item: Option<&Node>,
        source: Source<'_>,
    ) -> Outcome {
        let Some(items) = source.items(py)? else { return Err(Fault::Mismatch) };
        let mut elements = Elements::with_room(py, items.len())?;
        for (index, element) in items.iter().enumerate() {
            elements.push(element.convert(py, item).map_err(|fault| at_element(index, fault))?);
        }
        elements.finish(py, self, source, made)
    }

    pub(super) fn tuple(
        &self,
        py: Python<'_>,
        parts: Option<&[Arc<Node>]>,
        source: Source<'_>,
    ) -> Outcome {
        let Some(parts) = parts else {
            return self.sequence(py, TypeIndex::ARRAY, None, source);
        };
        let Some(items) = source.items(py)? else { return Err(Fault::Mismatch) };
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
        let mut elements = Elements::with_room(py, items.len())?;
        for (index, (element, part)) in items.iter().zip(parts).enumerate() {
            let converted = element.convert(py, Some(part));
            elements.push(converted.map_err(|fault| at_element(index, fault))?);
        }
        elements.finish(py, self, source, TypeIndex::ARRAY)
    }

    pub(super) fn mapping(
        &self,
        py: Python<'_>,
        made: TypeIndex,
        key: Option<&Node>,
        value: Option<&Node>,
        source: Source<'_>,
    ) -> Outcome {
        if key.is_none() && value.is_none() && source.type_index() == Some(made) {
            return Elements::with_room(py, 0)?.finish(py, self, source, made);
        }
        let Some(pairs) = source.pairs(py)? else { return Err(Fault::Mismatch) };
        let mut elements = Elements::with_room(py, 2 * pairs.len())?;
        for (raw_key, raw_value) in &pairs {
            let converted = raw_key.convert(py, key);
            elements.push(converted.map_err(|fault| at_key(py, "key", raw_key, fault))?);
            let converted = raw_value.convert(py, value);
            elements.push(converted.map_err(|fault| at_key(py, "value for key", raw_key, fault))?);
        }
        elements.finish(py, self, source, made)
    }
}

/// `collections.abc.Mapping`, imported for the first mapping that is not a dict.
static MAPPING: Kept = Kept::new();

/// The current items of a Python mapping; `None` for other values.
fn python_pairs(object: Borrowed<'_>) -> Result<Option<Vec<(Item, Item)>>> {
    let py = object.py();
    if object.is_exact_dict() {
        let items = object.dict_items()?.into_iter();
        let pairs = items.map(|(key, value)| (Item::Python(key), Item::Python(value)));
        return gathered(py, pairs).map(Some);
    }
    let mapping = MAPPING
        .get_or(py, || get_attr(import(py, c"collections.abc")?.borrow(), name!(py, "Mapping")?))?;
    if !object.is_instance(mapping)? {
        return Ok(None);
    }
    let items = object.items()?.borrow().list_to_tuple()?;
    let mut pairs = room(py, items.borrow().tuple_len())?;
    for item in items.borrow().tuple_items() {
        let (key, value) = (item.sequence_item(0)?, item.sequence_item(1)?);
        pairs.push((Item::Python(key), Item::Python(value)));
    }
    Ok(Some(pairs))
}
