//! Converts graphs to values. Nothing in a graph is trusted: indices, types and data are checked,
//! and cycles and endless nesting are refused.

use fishplate_abi::{DLDevice, DLDeviceType, FieldFlags, FieldInfo, TypeIndex, TypeInfo, attr};

use super::{base64, key};
use crate::any::{Any, AnyView};
use crate::containers::{ArrayObj, ListObj, MapKind, MapObj, SeqObj, ShapeObj};
use crate::depth::Level;
use crate::error::{Error, Result};
use crate::function::FunctionObj;
use crate::json::MAX_DEPTH;
use crate::object::{Object, Ref};
use crate::{creator, dtype, field_access, text, type_table};

/// The value of a graph.
pub(super) fn decode(graph: &Any) -> Result<Any> {
    let wrong = |what| Error::value(format!("Invalid JSON Object Graph, expected {what}"));
    let graph = graph.view();
    let graph = graph.as_object::<MapObj>().ok_or_else(|| wrong("an object"))?;
    let root = entry(graph, key::ROOT_INDEX)?.filter(|v| v.type_index() == TypeIndex::INT);
    let root = root.and_then(|root| root.view().as_int());
    let root = root.ok_or_else(|| wrong("`root_index` integer field"))?;
    let nodes = entry(graph, key::NODES)?.and_then(|nodes| nodes.into_object::<SeqObj>().ok());
    let nodes = nodes.ok_or_else(|| wrong("`nodes` array field"))?;
    let mut states = Vec::new();
    states.resize_with(nodes.len(), || State::Untouched);
    Decoder { nodes, states, open: Vec::new() }.walk(root)
}

fn entry(map: &MapObj, name: &str) -> Result<Option<Any>> {
    map.get(&Any::str(name).view())?.map(|value| value.to_owned()).transpose()
}

/// State of a node.
enum State {
    Untouched,
    /// Its parts are being read: a reference to it from there is a cycle.
    Open,
    Done {
        value: Any,
        /// Number of levels of nodes below it, including itself.
        height: u32,
    },
}

/// A node whose parts are being read.
struct Open {
    node: usize,
    parts: Vec<usize>,
    /// Number of finished parts.
    done: usize,
    build: Build,
}

/// How to build the value from its parts.
enum Build {
    Array,
    List,
    Map(MapKind),
    Object(&'static TypeInfo, Vec<(&'static FieldInfo, FieldSource)>),
}

/// Source of a field's value.
enum FieldSource {
    /// Its data, if its static type is plain.
    Inline(Any),
    /// The next part.
    Part,
    /// The field's default.
    Default,
}

/// The decoded form of a node.
enum Entered {
    Value(Any),
    Parts(Vec<usize>, Build),
}

struct Decoder {
    nodes: Ref<SeqObj>,
    states: Vec<State>,
    open: Vec<Open>,
}

impl Decoder {
    fn walk(&mut self, root: i64) -> Result<Any> {
        let root = self.checked_index(root)?;
        self.enter(root)?;
        while let Some(open) = self.open.last_mut() {
            let Some(&part) = open.parts.get(open.done) else {
                self.leave()?;
                continue;
            };
            match self.states.get(part) {
                Some(State::Done { .. }) => open.done += 1,
                Some(State::Open) => {
                    return Err(invalid(format!("node {part} contains itself")));
                }
                _ => self.enter(part)?,
            }
        }
        match self.states.get(root) {
            Some(State::Done { value, .. }) => Ok(value.clone()),
            _ => Err(Error::internal("The root of the graph was not read")),
        }
    }

    fn checked_index(&self, index: i64) -> Result<usize> {
        let inside = usize::try_from(index).ok().filter(|&index| index < self.states.len());
        inside.ok_or_else(|| invalid(format!("invalid node index {index}")))
    }

    /// Reads a node, or opens it if it has parts.
    fn enter(&mut self, node: usize) -> Result<()> {
        let content = self.nodes.get(node as i64)?.clone();
        self.states[node] = match self.read_node(node, &content)? {
            Entered::Value(value) => State::Done { value, height: 1 },
            Entered::Parts(parts, build) => {
                self.open.push(Open { node, parts, done: 0, build });
                State::Open
            }
        };
        Ok(())
    }

    /// Builds the value of the innermost open node, whose parts are all finished.
    fn leave(&mut self) -> Result<()> {
        let Some(Open { node, parts, build, .. }) = self.open.pop() else { return Ok(()) };
        let below = parts.iter().map(|&part| self.height(part)).max().unwrap_or(0);
        if below as usize >= MAX_DEPTH {
            return Err(invalid(format!(
                "node {node} nests more than {MAX_DEPTH} levels of nodes"
            )));
        }
        let values = parts.iter().map(|&part| self.value(part));
        let value = match build {
            Build::Array => ArrayObj::from_values(values.map(Ok))?.into(),
            Build::List => ListObj::from_values(values.map(Ok))?.into(),
            Build::Map(kind) => {
                let pairs = parts.chunks_exact(2);
                let entries = pairs.map(|pair| Ok((self.value(pair[0]), self.value(pair[1]))));
                MapObj::from_entries(kind, entries)?.into()
            }
            Build::Object(info, fields) => build_object(info, fields, values)?,
        };
        self.states[node] = State::Done { value, height: below + 1 };
        Ok(())
    }

    fn height(&self, node: usize) -> u32 {
        match self.states.get(node) {
            Some(State::Done { height, .. }) => *height,
            _ => 0,
        }
    }

    fn value(&self, node: usize) -> Any {
        match self.states.get(node) {
            Some(State::Done { value, .. }) => value.clone(),
            _ => Any::NONE,
        }
    }

    fn read_node(&self, at: usize, content: &Any) -> Result<Entered> {
        let content = content.view();
        let map =
            content.as_object::<MapObj>().ok_or_else(|| wrong_type(at, "node", &content, "Map"))?;
        let name = entry(map, key::TYPE)?.ok_or_else(|| {
            Error::key(format!("Invalid JSON Object Graph: node {at} has no `type`"))
        })?;
        let name = name.view();
        let name = name.as_str().ok_or_else(|| wrong_type(at, key::TYPE, &name, "str"))?;
        let index = type_table::index_of(name).ok_or_else(|| {
            // The same kind of error as for an unknown type key.
            let name = String::from_utf8_lossy(name);
            Error::internal(format!(
                "Invalid JSON Object Graph: Cannot find type `{name}` of node {at}"
            ))
        })?;
        if index == TypeIndex::NONE {
            return Ok(Entered::Value(Any::NONE));
        }
        let data = entry(map, key::DATA)?.ok_or_else(|| {
            Error::key(format!("Invalid JSON Object Graph: node {at} has no `data`"))
        })?;
        let data = Data { at, what: key::DATA, value: &data };
        match index {
            TypeIndex::ARRAY => Ok(Entered::Parts(self.part_indices(&data)?, Build::Array)),
            TypeIndex::LIST => Ok(Entered::Parts(self.part_indices(&data)?, Build::List)),
            TypeIndex::MAP => self.map_parts(&data, MapKind::Map),
            TypeIndex::DICT => self.map_parts(&data, MapKind::Dict),
            _ => match data.plain(index)? {
                Some(value) => Ok(Entered::Value(value)),
                None => self.read_object(index, &data),
            },
        }
    }

    fn part_indices(&self, data: &Data<'_>) -> Result<Vec<usize>> {
        data.ints()?.into_iter().map(|index| self.checked_index(index)).collect()
    }

    fn map_parts(&self, data: &Data<'_>, kind: MapKind) -> Result<Entered> {
        let parts = self.part_indices(data)?;
        if parts.len() % 2 != 0 {
            return Err(invalid(format!(
                "Map/Dict data must contain an even number of [key, value] entries, got {}",
                parts.len()
            )));
        }
        Ok(Entered::Parts(parts, Build::Map(kind)))
    }

    fn read_object(&self, index: TypeIndex, data: &Data<'_>) -> Result<Entered> {
        if type_table::is_instance(index, TypeIndex::ENUM) {
            return enum_singleton(index, data).map(Entered::Value);
        }
        let hook = type_table::attr(attr::DATA_FROM_JSON, index);
        if let Some(hook) = hook.and_then(|hook| hook.as_object::<FunctionObj>()) {
            let _level = Level::enter()?;
            return hook.call(&[data.value.view()]).map(Entered::Value);
        }
        let info = type_table::expect_info(index)?;
        if !creator::has_creator(info) {
            // The error says why the object cannot be filled.
            creator::create(info)?;
        }
        let view = data.value.view();
        let object = view.as_object::<MapObj>().ok_or_else(|| data.wrong("Map"))?;
        let (mut fields, mut parts) = (Vec::new(), Vec::new());
        for field in type_table::all_fields(info) {
            let name = String::from_utf8_lossy(field_access::name(field));
            let Some(value) = entry(object, &name)? else {
                if !field.flags.contains(FieldFlags::HAS_DEFAULT) {
                    return Err(Error::type_error(format!(
                        "Required field `{name}` not set in type `{}`",
                        type_table::key(index)
                    )));
                }
                fields.push((field, FieldSource::Default));
                continue;
            };
            let value = Data { at: data.at, what: &name, value: &value };
            fields.push((
                field,
                match field.field_static_type_index {
                    plain @ (TypeIndex::BOOL
                    | TypeIndex::INT
                    | TypeIndex::FLOAT
                    | TypeIndex::DATA_TYPE) => {
                        FieldSource::Inline(value.plain(plain)?.unwrap_or_default())
                    }
                    TypeIndex::NONE => FieldSource::Inline(Any::NONE),
                    _ => {
                        parts.push(self.checked_index(value.int()?)?);
                        FieldSource::Part
                    }
                },
            ));
        }
        Ok(Entered::Parts(parts, Build::Object(info, fields)))
    }
}

fn build_object(
    info: &'static TypeInfo,
    fields: Vec<(&'static FieldInfo, FieldSource)>,
    mut parts: impl Iterator<Item = Any>,
) -> Result<Any> {
    let object = creator::create(info)?;
    for (field, source) in fields {
        let value = match source {
            FieldSource::Inline(value) => value,
            FieldSource::Part => parts.next().unwrap_or_default(),
            FieldSource::Default => {
                creator::set_default(&object, field)?;
                continue;
            }
        };
        creator::set_field(&object, field, &value.view())?;
    }
    Ok(object.into())
}

/// The singleton that an enum type registered under an index.
fn enum_singleton(index: TypeIndex, data: &Data<'_>) -> Result<Any> {
    let number = type_table::is_instance(index, TypeIndex::INT_ENUM);
    let wanted = if number { Any::from(data.int()?) } else { data.str()? };
    let state = type_table::attr(attr::ENUM, index);
    if let Some(state) = state.and_then(|state| state.as_object::<Object>()) {
        let indexes = super::read_named(state, "indexes")?;
        let indexes = indexes.view();
        if let Some(indexes) = indexes.as_object::<MapObj>()
            && let Some(singleton) = indexes.get(&wanted.view())?
        {
            return singleton.to_owned();
        }
    }
    let shown = match wanted.view().as_str() {
        Some(text) => String::from_utf8_lossy(text).into_owned(),
        None => data.int()?.to_string(),
    };
    Err(Error::value(format!(
        "Enum `{}` has no instance with index {shown}",
        type_table::key(index)
    )))
}

/// A part of a node that must have a certain type.
struct Data<'a> {
    /// The node, and the part of it: for messages.
    at: usize,
    what: &'a str,
    value: &'a Any,
}

impl Data<'_> {
    /// The value of a type without references to other nodes; `None` for other types.
    fn plain(&self, index: TypeIndex) -> Result<Option<Any>> {
        let view = self.value.view();
        Ok(Some(match index {
            TypeIndex::BOOL => view.as_bool().ok_or_else(|| self.wrong("bool"))?.into(),
            TypeIndex::INT => self.int()?.into(),
            TypeIndex::FLOAT => view.as_float().ok_or_else(|| self.wrong("float"))?.into(),
            TypeIndex::STR => self.str()?,
            TypeIndex::DATA_TYPE => {
                dtype::parse(view.as_str().ok_or_else(|| self.wrong("str"))?)?.into()
            }
            TypeIndex::BYTES => text::try_new_bytes(&base64::decode(
                view.as_str().ok_or_else(|| self.wrong("str"))?,
            )?)?,
            TypeIndex::DEVICE => self.device()?.into(),
            TypeIndex::SHAPE => ShapeObj::new(self.ints()?.into_iter().map(Ok))?.into(),
            _ => return Ok(None),
        }))
    }

    fn int(&self) -> Result<i64> {
        self.value.view().as_int().ok_or_else(|| self.wrong("int"))
    }

    fn str(&self) -> Result<Any> {
        if self.value.view().as_str().is_none() {
            return Err(self.wrong("str"));
        }
        Ok(self.value.clone())
    }

    fn ints(&self) -> Result<Vec<i64>> {
        let view = self.value.view();
        let seq = view.as_object::<SeqObj>().ok_or_else(|| self.wrong("Array<int>"))?;
        let ints = seq.iter().map(|value| value.as_int().ok_or_else(|| self.wrong_element(&value)));
        ints.collect()
    }

    fn device(&self) -> Result<DLDevice> {
        let ints = self.ints()?;
        let [device_type, device_id] = ints[..] else {
            return Err(invalid(format!(
                "Device data must be an array of [device_type, device_id], got {} element(s)",
                ints.len()
            )));
        };
        match (i32::try_from(device_type), i32::try_from(device_id)) {
            (Ok(kind), Ok(device_id)) => {
                Ok(DLDevice { device_type: DLDeviceType(kind), device_id })
            }
            _ => Err(invalid(format!("Device [{device_type}, {device_id}] is out of range"))),
        }
    }

    #[cold]
    fn wrong(&self, want: &str) -> Error {
        wrong_type(self.at, self.what, &self.value.view(), want)
    }

    #[cold]
    fn wrong_element(&self, value: &AnyView<'_>) -> Error {
        wrong_type(self.at, &format!("{} element", self.what), value, "int")
    }
}

#[cold]
fn wrong_type(at: usize, what: &str, got: &AnyView<'_>, want: &str) -> Error {
    Error::type_error(format!(
        "Invalid JSON Object Graph: {what} of node {at} should be of type `{want}`, got `{}`",
        type_table::key(got.type_index())
    ))
}

#[cold]
fn invalid(what: String) -> Error {
    Error::value(format!("Invalid JSON Object Graph: {what}"))
}
