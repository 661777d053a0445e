//! Conversion to containers: elements are converted one by one, and a container of the right kind
//! whose elements all fit stays the object it is.

use std::ptr::null_mut;
use std::sync::{Arc, LazyLock};

use fishplate_abi::{RawAny, TypeIndex, inc_ref};
use pyo3_ffi as py;

use super::direct::{Direct, elements};
use super::{Converted, Fault, Kind, Node, Outcome, describe};
use crate::any::OwnedAny;
use crate::class::ClassCell;
use crate::error;
use crate::global::Global;
use crate::object::{C_OBJECT, handle_of, view_of};
use crate::python::{Owned, PyObject, Result, check, get_attr, import, name, str_utf8};

static MAKE_ARRAY: Global = Global::new("ffi.Array");
static MAKE_LIST: Global = Global::new("ffi.List");
static MAKE_MAP: Global = Global::new("ffi.Map");
static MAKE_DICT: Global = Global::new("ffi.Dict");

/// What elements of no stated kind are converted by.
static ANY: LazyLock<Node> =
    LazyLock::new(|| Node { kind: Kind::Any, hint: "Any".into(), depth: 1 });

/// An element before its conversion.
enum Item {
    Ffi(OwnedAny),
    Python(Owned),
}

impl Item {
    /// Converts it; `None` stands for any kind.
    fn convert(&self, node: Option<&Node>) -> Outcome {
        let (any, node) = match (self, node) {
            // SAFETY: the item holds a reference.
            (Item::Python(object), node) => unsafe {
                return node.unwrap_or(&ANY).convert(object.as_ptr());
            },
            (Item::Ffi(any), None) => return Ok(Converted::same(any.clone())),
            (Item::Ffi(any), Some(node)) => (any, node),
        };
        // SAFETY: the item is a valid value.
        match unsafe { node.direct(any.view()) } {
            Direct::Keep => Ok(Converted::same(any.clone())),
            Direct::New(value) => Ok(Converted::plain(value, true)),
            Direct::Never | Direct::Ask => {
                let object = any.clone().into_python()?;
                // SAFETY: a reference is held.
                unsafe { node.convert(object.as_ptr()) }
            }
        }
    }
}

/// The type index of a wrapper's object; `None` for other values and empty wrappers.
unsafe fn type_of(object: *mut PyObject) -> Option<TypeIndex> {
    // SAFETY: the caller passes a live object; a wrapper keeps its object alive.
    unsafe {
        (C_OBJECT.is_instance(object) && !handle_of(object).is_null())
            .then(|| (*handle_of(object)).type_index)
    }
}

/// A reference to the object of a wrapper.
unsafe fn share(object: *mut PyObject) -> OwnedAny {
    // SAFETY: the caller passes a wrapper that holds an object.
    unsafe {
        let handle = handle_of(object);
        inc_ref(handle);
        OwnedAny::from_raw(view_of(handle))
    }
}

/// The elements of a list, tuple, `Array` or `List` as they are now; `None` for other values.
unsafe fn items(object: *mut PyObject) -> Result<Option<Vec<Item>>> {
    // SAFETY: the caller passes a live object. User code that could change a list or `List` runs
    // only after the copy is made.
    unsafe {
        if let Some(TypeIndex::ARRAY | TypeIndex::LIST) = type_of(object) {
            let copy = elements(handle_of(object)).iter().map(|&element| {
                if element.type_index.is_object() {
                    inc_ref(element.value.v_obj);
                }
                Item::Ffi(OwnedAny::from_raw(element))
            });
            return Ok(Some(copy.collect()));
        }
        if py::PyTuple_Check(object) == 0 && py::PyList_Check(object) == 0 {
            return Ok(None);
        }
        let tuple = Owned::steal(py::PySequence_Tuple(object))?;
        let count = py::PyTuple_Size(tuple.as_ptr());
        let items = (0..count)
            .map(|index| Item::Python(Owned::share(py::PyTuple_GET_ITEM(tuple.as_ptr(), index))));
        Ok(Some(items.collect()))
    }
}

/// "element [i]: why".
fn at_element(index: usize, fault: Fault) -> Fault {
    match fault {
        Fault::Message(message) => Fault::Message(format!("element [{index}]: {message}")),
        other => other,
    }
}

/// Converted elements, and whether one of them differs from what it was.
struct Elements {
    values: Vec<OwnedAny>,
    changed: bool,
}

impl Elements {
    fn with_capacity(count: usize) -> Elements {
        Elements { values: Vec::with_capacity(count), changed: false }
    }

    fn push(&mut self, converted: Converted) {
        self.changed |= converted.changed;
        self.values.push(converted.value);
    }

    /// Calls a constructor of the runtime with the elements.
    fn construct(&self, maker: &Global) -> Result<OwnedAny> {
        let packed: Vec<RawAny> = self.values.iter().map(|value| *value.view()).collect();
        // SAFETY: a live function and valid views; its result is owned.
        unsafe { Ok(OwnedAny::from_raw(maker.call(&packed)?)) }
    }
}

impl Node {
    pub(super) unsafe fn sequence(
        &self,
        made: TypeIndex,
        item: Option<&Node>,
        object: *mut PyObject,
    ) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            let is_made = type_of(object) == Some(made);
            if is_made && matches!(self.direct(&view_of(handle_of(object))), Direct::Keep) {
                return Ok(Converted::same(share(object)));
            }
            let Some(items) = items(object)? else { return Err(Fault::Mismatch) };
            let mut elements = Elements::with_capacity(items.len());
            for (index, element) in items.iter().enumerate() {
                elements.push(element.convert(item).map_err(|fault| at_element(index, fault))?);
            }
            if is_made && !elements.changed {
                return Ok(Converted::same(share(object)));
            }
            let maker = if made == TypeIndex::LIST { &MAKE_LIST } else { &MAKE_ARRAY };
            self.made(object, elements.construct(maker))
        }
    }

    pub(super) unsafe fn tuple(
        &self,
        parts: Option<&[Arc<Node>]>,
        object: *mut PyObject,
    ) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            let Some(parts) = parts else {
                return self.sequence(TypeIndex::ARRAY, None, object);
            };
            let Some(items) = items(object)? else { return Err(Fault::Mismatch) };
            if items.len() != parts.len() {
                let (wanted, count) = (parts.len(), items.len());
                let class = crate::python::type_name(object);
                let class = class.rsplit('.').next().unwrap_or_default();
                return Err(Fault::Message(format!(
                    "expected tuple of length {wanted}, got {class} of length {count}"
                )));
            }
            let mut elements = Elements::with_capacity(items.len());
            for (index, (element, part)) in items.iter().zip(parts).enumerate() {
                let converted = element.convert(Some(part));
                elements.push(converted.map_err(|fault| at_element(index, fault))?);
            }
            if type_of(object) == Some(TypeIndex::ARRAY) && !elements.changed {
                return Ok(Converted::same(share(object)));
            }
            self.made(object, elements.construct(&MAKE_ARRAY))
        }
    }

    pub(super) unsafe fn mapping(
        &self,
        made: TypeIndex,
        key: Option<&Node>,
        value: Option<&Node>,
        object: *mut PyObject,
    ) -> Outcome {
        // SAFETY: the caller passes a live object.
        unsafe {
            let is_made = type_of(object) == Some(made);
            if is_made && key.is_none() && value.is_none() {
                return Ok(Converted::same(share(object)));
            }
            let Some(pairs) = pairs(object)? else { return Err(Fault::Mismatch) };
            let mut elements = Elements::with_capacity(2 * pairs.len());
            for (raw_key, raw_value) in pairs {
                let raw_key = Item::Python(raw_key);
                let converted = raw_key.convert(key);
                elements.push(converted.map_err(|fault| at_key("key", &raw_key, fault))?);
                let converted = Item::Python(raw_value).convert(value);
                elements.push(converted.map_err(|fault| at_key("value for key", &raw_key, fault))?);
            }
            if is_made && !elements.changed {
                return Ok(Converted::same(share(object)));
            }
            let maker = if made == TypeIndex::DICT { &MAKE_DICT } else { &MAKE_MAP };
            self.made(object, elements.construct(maker))
        }
    }

    /// A container that was made, or why it could not be: an unhashable key for one.
    unsafe fn made(&self, object: *mut PyObject, made: Result<OwnedAny>) -> Outcome {
        match made {
            Ok(made) => Ok(Converted::new(made)),
            // SAFETY: the caller passes a live object.
            Err(raised) => Err(unsafe { self.failed(object, raised) }),
        }
    }
}

/// `collections.abc.Mapping`, imported when a mapping that is no dict comes.
static MAPPING: ClassCell = ClassCell::new();

/// The items of a mapping as they are now; `None` for other values.
unsafe fn pairs(object: *mut PyObject) -> Result<Option<Vec<(Owned, Owned)>>> {
    // SAFETY: the caller passes a live object; nothing changes an exact dict while its items are
    // taken, and other mappings are asked for a list.
    unsafe {
        if py::Py_TYPE(object) == &raw mut py::PyDict_Type {
            let (mut position, mut key, mut value) = (0, null_mut(), null_mut());
            let mut pairs = Vec::with_capacity(py::PyDict_Size(object) as usize);
            while py::PyDict_Next(object, &raw mut position, &raw mut key, &raw mut value) != 0 {
                pairs.push((Owned::share(key), Owned::share(value)));
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
        let count = py::PyList_Size(list.as_ptr());
        let mut pairs = Vec::with_capacity(count as usize);
        for index in 0..count {
            let pair = Owned::share(py::PyList_GET_ITEM(list.as_ptr(), index));
            let key = Owned::steal(py::PySequence_GetItem(pair.as_ptr(), 0))?;
            pairs.push((key, Owned::steal(py::PySequence_GetItem(pair.as_ptr(), 1))?));
        }
        Ok(Some(pairs))
    }
}

/// "key 'k': why", "value for key 'k': why".
fn at_key(what: &str, key: &Item, fault: Fault) -> Fault {
    let (Fault::Message(message), Item::Python(key)) = (&fault, key) else { return fault };
    // SAFETY: a reference is held.
    let repr = unsafe {
        Owned::steal(py::PyObject_Repr(key.as_ptr()))
            .and_then(|repr| Ok(String::from_utf8_lossy(str_utf8(repr.as_ptr())?).into_owned()))
    };
    // SAFETY: as above.
    let repr =
        repr.or_else(|raised| error::caught(raised).map(|_| unsafe { describe(key.as_ptr()) }));
    match repr {
        Ok(repr) => Fault::Message(format!("{what} {repr}: {message}")),
        Err(raised) => Fault::Raised(raised),
    }
}
