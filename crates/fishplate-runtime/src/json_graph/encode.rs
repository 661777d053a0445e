//! Converts values to graphs: each distinct value becomes a node, after the nodes of its parts.

use std::collections::HashSet;

use fishplate_abi::{DLDevice, FieldInfo, TypeIndex, attr};

use super::{base64, key};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ByValue, MapKind, MapObj, PlainKey, SeqObj, ShapeObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::json::MAX_DEPTH;
use crate::object::{Object, Ref};
use crate::{creator, dtype, field_access, type_table};

/// The graph of a value, with metadata added unless that is None.
pub(super) fn encode(root: Any, metadata: Any) -> Result<Any> {
    let mut encoder = Encoder {
        nodes: Vec::new(),
        heights: Vec::new(),
        index_of: ByValue::default(),
        index_by_hook: MapObj::new(MapKind::Dict)?,
        open: Vec::new(),
        open_objects: HashSet::default(),
    };
    let root_index = encoder.walk(root)?;
    let nodes = ArrayObj::from_vec(encoder.nodes)?;
    let mut entries =
        vec![(key::ROOT_INDEX, Any::from(root_index)), (key::NODES, Any::from(nodes))];
    if !metadata.is_none() {
        entries.push((key::METADATA, metadata));
    }
    map_of(entries)
}

fn map_of(entries: impl IntoIterator<Item = (&'static str, Any)>) -> Result<Any> {
    let entries = entries.into_iter().map(|(name, value)| Ok((Any::str(name), value)));
    Ok(MapObj::from_entries(MapKind::Map, entries)?.into())
}

/// A value whose parts are being written.
struct Open {
    value: Any,
    /// Parts without a node.
    parts: std::vec::IntoIter<Any>,
    /// Node indices of the finished parts.
    indices: Vec<Any>,
    /// Height of the highest finished part.
    below: u32,
    /// The fields of an object in order; `None` for a container, whose data are the indices.
    fields: Option<Vec<(Any, FieldData)>>,
}

/// Encoding of a field in the data of its object.
enum FieldData {
    /// A value of a plain static type.
    Inline(Any),
    /// The index of the next part.
    Part,
}

/// The encoded form of a value.
enum Entered {
    Node(i64),
    Opened,
}

struct Encoder {
    nodes: Vec<Any>,
    /// Number of levels below each node, including itself.
    heights: Vec<u32>,
    /// Value to node index, with the equality of map keys: objects by address.
    index_of: ByValue<i64>,
    /// The same for values whose types define a hash.
    index_by_hook: Ref<MapObj>,
    open: Vec<Open>,
    /// Addresses of the objects in `open`.
    open_objects: HashSet<u64, foldhash::fast::RandomState>,
}

impl Encoder {
    fn walk(&mut self, root: Any) -> Result<i64> {
        if let Entered::Node(index) = self.enter(root)? {
            return Ok(index);
        }
        loop {
            let part = self.open.last_mut().and_then(|open| open.parts.next());
            let index = match part {
                Some(part) => match self.enter(part)? {
                    Entered::Node(index) => index,
                    Entered::Opened => continue,
                },
                None => self.leave()?,
            };
            match self.open.last_mut() {
                Some(open) => {
                    open.indices.push(Any::from(index));
                    open.below = open.below.max(self.heights[index as usize]);
                }
                None => return Ok(index),
            }
        }
    }

    /// The node of a value that was met before.
    fn known(&self, value: &Any) -> Result<Option<i64>> {
        match PlainKey::new(value.clone()) {
            Ok(key) => Ok(self.index_of.get(&key).copied()),
            Err(value) => {
                Ok(self.index_by_hook.get(&value.view())?.and_then(|index| index.as_int()))
            }
        }
    }

    /// Finds or creates the node of a value; a value with parts is opened instead.
    fn enter(&mut self, value: Any) -> Result<Entered> {
        if let Some(known) = self.known(&value)? {
            return Ok(Entered::Node(known));
        }
        let view = value.view();
        let data = match view.type_index() {
            TypeIndex::NONE => None,
            TypeIndex::BOOL | TypeIndex::INT | TypeIndex::FLOAT => Some(value.clone()),
            TypeIndex::SMALL_STR | TypeIndex::STR => Some(value.clone()),
            TypeIndex::DATA_TYPE => view.as_dtype().map(dtype::to_text).transpose()?,
            TypeIndex::DEVICE => view.as_device().map(device_data).transpose()?,
            TypeIndex::SMALL_BYTES | TypeIndex::BYTES => {
                Some(Any::str(base64::encode(view.as_bytes().unwrap_or_default())))
            }
            TypeIndex::SHAPE => view.as_object::<ShapeObj>().map(shape_data).transpose()?,
            TypeIndex::ARRAY | TypeIndex::LIST => {
                let parts =
                    view.as_object::<SeqObj>().map_or(Vec::new(), |s| s.as_slice().to_vec());
                return self.open_parts(value, parts, None);
            }
            TypeIndex::MAP | TypeIndex::DICT => {
                let parts = view.as_object::<MapObj>().map_or(Ok(Vec::new()), map_parts)?;
                return self.open_parts(value, parts, None);
            }
            index => match view.as_object::<Object>().map(object_data).transpose()? {
                Some(ObjectData::Plain(data)) => Some(data),
                Some(ObjectData::Fields { fields, parts }) => {
                    return self.open_parts(value, parts, Some(fields));
                }
                None => {
                    let key = type_table::key(index);
                    return Err(Error::runtime(format!("Cannot serialize type `{key}`")));
                }
            },
        };
        self.add_node(value, data, 1).map(Entered::Node)
    }

    fn open_parts(
        &mut self,
        value: Any,
        parts: Vec<Any>,
        fields: Option<Vec<(Any, FieldData)>>,
    ) -> Result<Entered> {
        if !self.open_objects.insert(value.as_raw().bits()) {
            return Err(contains_itself(value.type_index()));
        }
        let indices = Vec::with_capacity(parts.len());
        self.open.push(Open { value, parts: parts.into_iter(), indices, below: 0, fields });
        Ok(Entered::Opened)
    }

    /// Creates the node of the innermost open value, whose parts all have nodes.
    fn leave(&mut self) -> Result<i64> {
        let Some(Open { value, indices, below, fields, .. }) = self.open.pop() else {
            return Err(Error::internal("No value is being written"));
        };
        if below as usize >= MAX_DEPTH {
            return Err(Error::value(format!(
                "Cannot write a graph that nests more than {MAX_DEPTH} levels of nodes, which could \
                 not be read back"
            )));
        }
        self.open_objects.remove(&value.as_raw().bits());
        let data = match fields {
            None => ArrayObj::from_vec(indices)?.into(),
            Some(fields) => {
                let mut indices = indices.into_iter();
                let entries = fields.into_iter().map(|(name, data)| match data {
                    FieldData::Inline(value) => Ok((name, value)),
                    FieldData::Part => Ok((name, indices.next().unwrap_or_default())),
                });
                MapObj::from_entries(MapKind::Map, entries)?.into()
            }
        };
        self.add_node(value, Some(data), below + 1)
    }

    fn add_node(&mut self, value: Any, data: Option<Any>, height: u32) -> Result<i64> {
        // The inline forms of strings and bytes are not separate types.
        let index = match value.type_index() {
            TypeIndex::SMALL_STR => TypeIndex::STR,
            TypeIndex::SMALL_BYTES => TypeIndex::BYTES,
            index => index,
        };
        let name = Any::str(&*type_table::key(index));
        let entries = [Some((key::TYPE, name)), data.map(|data| (key::DATA, data))];
        let node = map_of(entries.into_iter().flatten())?;
        let index = self.nodes.len() as i64;
        self.nodes.push(node);
        self.heights.push(height);
        match PlainKey::new(value) {
            Ok(key) => {
                self.index_of.insert(key, index);
            }
            Err(value) => MapObj::set(&self.index_by_hook, value, Any::from(index))?,
        }
        Ok(index)
    }
}

#[cold]
fn contains_itself(index: TypeIndex) -> Error {
    let what = match index {
        TypeIndex::LIST => "a List".to_owned(),
        TypeIndex::DICT => "a Dict".to_owned(),
        other => format!("an object of type `{}`", type_table::key(other)),
    };
    Error::value(format!("Cycle detected during serialization: {what} contains itself"))
}

fn ints(values: &[i64]) -> Result<Any> {
    Ok(ArrayObj::from_values(values.iter().map(|&value| Ok(Any::from(value))))?.into())
}

fn device_data(device: DLDevice) -> Result<Any> {
    ints(&[i64::from(device.device_type.0), i64::from(device.device_id)])
}

fn shape_data(shape: &ShapeObj) -> Result<Any> {
    ints(shape.extents())
}

/// Alternating keys and values.
fn map_parts(map: &MapObj) -> Result<Vec<Any>> {
    map.iter().flat_map(|(key, value)| [key.to_owned(), value.to_owned()]).collect()
}

/// Encoding of an object.
enum ObjectData {
    /// Data that its type produces itself.
    Plain(Any),
    /// Its fields, and those of their values that become nodes.
    Fields { fields: Vec<(Any, FieldData)>, parts: Vec<Any> },
}

fn object_data(object: &Object) -> Result<ObjectData> {
    let info = type_table::expect_info(object.type_index())?;
    if object.is_a(TypeIndex::ENUM) {
        let name = if object.is_a(TypeIndex::INT_ENUM) { "_int_index" } else { "_str_index" };
        return super::read_named(object, name).map(ObjectData::Plain);
    }
    let hook = type_table::attr(attr::DATA_TO_JSON, info.type_index);
    if let Some(hook) = hook.and_then(|hook| hook.as_object::<FunctionObj>()) {
        let _level = Level::enter()?;
        return hook.call(&[AnyView::object(object)]).map(ObjectData::Plain);
    }
    if !creator::has_creator(info) {
        return Err(Error::type_error(format!(
            "Type `{}` does not support ToJSONGraph (no native creator or __ffi_new__ type attr)",
            type_table::key(info.type_index)
        )));
    }
    let (mut fields, mut parts) = (Vec::new(), Vec::new());
    for field in type_table::all_fields(info) {
        let value = field_access::read(object, field)?;
        let data = match inline_data(field, &value)? {
            Some(data) => FieldData::Inline(data),
            None => {
                parts.push(value);
                FieldData::Part
            }
        };
        fields.push((Any::str(field_access::name(field)), data));
    }
    Ok(ObjectData::Fields { fields, parts })
}

/// The data of a field whose static type is plain; `None` for other fields.
fn inline_data(field: &FieldInfo, value: &Any) -> Result<Option<Any>> {
    let view = value.view();
    let data = match field.field_static_type_index {
        TypeIndex::NONE => Some(Any::NONE),
        TypeIndex::BOOL => view.as_bool().map(Any::from),
        TypeIndex::INT => view.as_int().map(Any::from),
        TypeIndex::FLOAT => view.as_float().map(Any::from),
        TypeIndex::DATA_TYPE => view.as_dtype().map(dtype::to_text).transpose()?,
        _ => return Ok(None),
    };
    data.map(Some).ok_or_else(|| {
        Error::type_error(format!(
            "Field `{}` should hold a value of type `{}`, got `{}`",
            String::from_utf8_lossy(field_access::name(field)),
            type_table::key(field.field_static_type_index),
            type_table::key(value.type_index())
        ))
    })
}
