//! Registration of types whose fields are declared in Python: index, fields, layout.
//!
//! `_register_type_fields` reads all declared fields before it registers the first. The schema determines the storage
//! of a field: plain numbers as C types, objects as a counted pointer, anything that may be either as a whole value.
//! From that the runtime builds getters, setters, constructor and copies; `convert` converts values.

mod storage;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, ObjectHeader, SEqHashKind, STATIC_TYPES, TypeIndex, TypeInfo,
    TypeMetadata,
};
use pyo3_ffi as py;

use storage::{OBJECT_ALIGNMENT, Storage, align, getter_of, next_offset, setter_of};

use crate::any::View;
use crate::argument::{self, Frame};
use crate::class::{Method, method_def};
use crate::convert::{self, Node};
use crate::global::Global;
use crate::python::{
    Borrowed, Owned, Python, Result, as_i64, call, call_method0, expect_str, get_attr, import,
    name, new_dict, new_str, type_error, value_error,
};
use crate::{construct, error, ffi, reflection};

static FINISH: Global = Global::new("ffi._PyClassRegisterTypeAttrColumns");

/// The entry of a type that was registered for Python to fill.
fn expect_type(index: Borrowed<'_>) -> Result<&'static TypeInfo> {
    let py = index.py();
    let index = as_i64(index)?;
    let known = i32::try_from(index)
        .ok()
        .filter(|&index| index >= TypeIndex::DYN_OBJECT_BEGIN.0)
        .and_then(|index| reflection::type_info(TypeIndex(index)));
    known.ok_or_else(|| value_error(py, format!("no type that can have fields has index {index}")))
}

/// A field as Python declared it, ready to be registered.
struct Declared {
    name: Owned,
    doc: Owned,
    metadata: Owned,
    flags: FieldFlags,
    node: Arc<Node>,
    default: Option<Owned>,
}

/// `field.name`.
fn part(field: Borrowed<'_>, name: Result<Borrowed<'_>>) -> Result<Owned> {
    get_attr(field, name?)
}

/// `bool(field.name)`.
fn is_set(field: Borrowed<'_>, name: Result<Borrowed<'_>>) -> Result<bool> {
    part(field, name)?.borrow().is_true()
}

/// The flags that `field(structural_eq=...)` requests.
fn structural_flags(field: Borrowed<'_>) -> Result<FieldFlags> {
    let py = field.py();
    let word = part(field, name!(py, "structural_eq"))?;
    if word.borrow().is_none() {
        return Ok(FieldFlags::NONE);
    }
    match expect_str(word.borrow(), "structural_eq")? {
        b"ignore" => Ok(FieldFlags::S_EQ_HASH_IGNORE),
        // "def" is the older spelling.
        b"def" | b"def-pattern" => Ok(FieldFlags::S_EQ_HASH_DEF_PATTERN),
        b"def-simple" => Ok(FieldFlags::S_EQ_HASH_DEF_SIMPLE),
        word => Err(value_error(
            py,
            format!(
                "structural_eq must be None, 'ignore', 'def-pattern' or 'def-simple', got '{}'",
                String::from_utf8_lossy(word)
            ),
        )),
    }
}

impl Declared {
    /// Reads a `Field`.
    fn read(field: Borrowed<'_>, dumps: Borrowed<'_>) -> Result<Declared> {
        let py = field.py();
        let mut flags =
            FieldFlags::WRITABLE | FieldFlags::SETTER_IS_FUNCTION_OBJ | structural_flags(field)?;
        for (name, wanted, flag) in [
            (name!(py, "init"), false, FieldFlags::INIT_OFF),
            (name!(py, "repr"), false, FieldFlags::REPR_OFF),
            (name!(py, "hash"), false, FieldFlags::HASH_OFF),
            (name!(py, "compare"), false, FieldFlags::COMPARE_OFF),
            (name!(py, "kw_only"), true, FieldFlags::KW_ONLY),
        ] {
            if is_set(field, name)? == wanted {
                flags = flags | flag;
            }
        }
        let factory = part(field, name!(py, "default_factory"))?;
        let value = part(field, name!(py, "default"))?;
        let default = if !construct::is_missing(factory.borrow()) {
            flags = flags | FieldFlags::HAS_DEFAULT | FieldFlags::DEFAULT_FROM_FACTORY;
            Some(factory)
        } else if !construct::is_missing(value.borrow()) {
            flags = flags | FieldFlags::HAS_DEFAULT;
            Some(value)
        } else {
            None
        };
        let schema = part(field, name!(py, "_ty_schema"))?;
        let json = call_method0(schema.borrow(), name!(py, "to_json")?)?;
        let metadata = new_dict(py)?;
        let key = name!(py, "type_schema")?;
        metadata.borrow().dict_set(key, json.borrow())?;
        Ok(Declared {
            name: part(field, name!(py, "name"))?,
            doc: part(field, name!(py, "doc"))?,
            metadata: call(dumps, &[metadata.borrow()])?,
            flags,
            node: convert::node_of(part(schema.borrow(), name!(py, "_converter"))?.borrow())?,
            default,
        })
    }

    /// Adds the field to the type, not before `start`.
    fn register(self, py: Python<'_>, info: &TypeInfo, start: i64) -> Result<()> {
        let storage = Storage::of(&self.node);
        let mut frame = Frame::new();
        let default = match &self.default {
            Some(value) => argument::pack(&mut frame, [value.borrow()])?,
            None => [View::NONE],
        };
        let setter = setter_of(py, &storage, self.node)?;
        let doc = match self.doc.is_none() {
            true => ByteArray::EMPTY,
            false => ffi::span(expect_str(self.doc.borrow(), "the doc of a field")?),
        };
        let field = FieldInfo {
            name: ffi::span(expect_str(self.name.borrow(), "the name of a field")?),
            doc,
            metadata: ffi::span(expect_str(self.metadata.borrow(), "the metadata")?),
            flags: self.flags,
            size: storage.size,
            alignment: storage.alignment,
            offset: align(next_offset(info).max(start), storage.alignment),
            getter: Some(getter_of(py, &storage)?),
            setter: setter.view().pointer(),
            default_value_or_factory: *default[0].raw(),
            field_static_type_index: storage.type_index,
        };
        // SAFETY: `self`, the setter and the frame keep alive what the field refers to; the table copies what it keeps,
        // and takes its own reference to the setter.
        error::check(py, unsafe { ffi::TVMFFITypeRegisterField(info.type_index.0, &field) })
    }
}

/// Gives a type whose fields are registered its constructor, allocation and copies, and its kind of comparison.
fn finish(py: Python<'_>, info: &TypeInfo, kind: SEqHashKind) -> Result<()> {
    let total_size = align(next_offset(info), OBJECT_ALIGNMENT);
    FINISH.call(py, &[View::int(info.type_index.0.into()), View::int(total_size)])?;
    if kind == SEqHashKind::UNSUPPORTED {
        return Ok(());
    }
    let metadata = TypeMetadata {
        doc: ByteArray::EMPTY,
        creator: None,
        total_size: i32::try_from(total_size)
            .map_err(|_| value_error(py, "the fields of the type are too large"))?,
        structural_eq_hash_kind: kind,
    };
    // SAFETY: the metadata outlives the call, which copies it.
    error::check(py, unsafe { ffi::TVMFFITypeRegisterMetadata(info.type_index.0, &metadata) })
}

/// `_register_type_fields(type_index, start, fields, structure_kind)`.
fn register_fields(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [index, start, fields, kind] = args else {
        return Err(type_error(py, "expected (type_index, start, fields, structure_kind)"));
    };
    let info = expect_type(*index)?;
    let start = as_i64(*start)?;
    if !(0..=i32::MAX.into()).contains(&start) {
        return Err(value_error(py, format!("fields cannot start at byte {start} of an object")));
    }
    let fields = fields.to_tuple()?;
    let kind = match kind.is_none() {
        true => SEqHashKind::UNSUPPORTED,
        false => SEqHashKind(as_i64(*kind)? as i32),
    };
    let json = import(py, c"json")?;
    let dumps = get_attr(json.borrow(), name!(py, "dumps")?)?;
    // Everything that can be refused comes first: a type with half of its fields is useless.
    let items = fields.borrow().tuple_items().iter();
    let declared =
        items.map(|field| Declared::read(*field, dumps.borrow())).collect::<Result<Vec<_>>>()?;
    for field in declared {
        field.register(py, info, start)?;
    }
    finish(py, info, kind)?;
    Ok(Owned::none(py))
}

/// Types that were created here. A type whose class failed before it had fields may be used again.
static MADE: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// Whether another class may use a type that exists already: it was created here, below the same parent, and is still
/// empty.
fn is_free(info: &TypeInfo, parent: TypeIndex) -> bool {
    let made_here = MADE.lock().is_ok_and(|made| made.contains(&info.type_index.0));
    let above = reflection::ancestors(info).next_back().map(|above| above.type_index);
    let is_blank = reflection::fields(info).is_empty()
        && reflection::methods(info).is_empty()
        && reflection::metadata(info).is_none();
    made_here && above == Some(parent) && is_blank
}

/// Creates a type with the key, below its parent.
fn allocate(py: Python<'_>, key: &[u8], parent: TypeIndex) -> Result<TypeIndex> {
    let info = parent.is_object().then(|| reflection::type_info(parent)).flatten();
    let Some(info) = info else {
        return Err(value_error(py, format!("no object type has index {}", parent.0)));
    };
    if let Some(known) = reflection::index_of(key) {
        return match reflection::type_info(known) {
            Some(info) if is_free(info, parent) => Ok(known),
            _ => {
                let key = String::from_utf8_lossy(key);
                Err(value_error(py, format!("Type key '{key}' is already registered")))
            }
        };
    }
    let (key, depth) = (ffi::Span::new(key), info.type_depth + 1);
    let index = ffi::TVMFFITypeGetOrAllocIndex(&key, -1, depth, 0, 1, parent.0);
    if index < 0 {
        return Err(error::raise_from_ffi(py, -1));
    }
    if let Ok(mut made) = MADE.lock() {
        made.insert(index);
    }
    Ok(TypeIndex(index))
}

/// `_allocate_type_index(type_key, parent_index)`.
fn allocate_type_index(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [key, parent] = args else {
        return Err(type_error(py, "expected (type_key, parent_index)"));
    };
    let key = expect_str(*key, "a type key")?;
    let parent = i32::try_from(as_i64(*parent)?).unwrap_or(-1);
    Owned::int(py, allocate(py, key, TypeIndex(parent))?.0.into())
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_register_type_fields",
            Method::function_fast(register_fields),
            0,
            c"_register_type_fields(type_index, start, fields, structure_kind, /)\n--\n\nGives a type its fields, not before the offset `start`, its constructor and its copies.",
        ),
        method_def(
            c"_allocate_type_index",
            Method::function_fast(allocate_type_index),
            0,
            c"_allocate_type_index(type_key, parent_index, /)\n--\n\nThe index of a type with the key, below its parent.",
        ),
    ]
}

/// Adds `_TYPE_INDICES`, the indices of the runtime's own types by key, and `_OBJECT_HEADER_SIZE`
/// to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    let py = module.py();
    let indices = new_dict(py)?;
    let rows = STATIC_TYPES.iter().map(|row| (row.key, row.index));
    for (key, index) in rows.chain([("Any", TypeIndex::ANY)]) {
        let (key, index) = (new_str(py, key)?, Owned::int(py, index.0.into())?);
        indices.borrow().dict_set(key.borrow(), index.borrow())?;
    }
    module.module_add(c"_TYPE_INDICES", indices.borrow())?;
    let header = Owned::int(py, size_of::<ObjectHeader>() as i64)?;
    module.module_add(c"_OBJECT_HEADER_SIZE", header.borrow())
}
