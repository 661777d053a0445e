//! Registration of types whose fields are declared in Python: index, fields, layout.
//!
//! `_register_type_fields` reads all declared fields before it registers the first. The schema determines the storage of a
//! field: plain numbers as C types, objects as a counted pointer, anything that may be either as a whole value. The runtime
//! makes getters, setters, constructor and copies from that; `convert` converts values.

mod storage;

use std::collections::BTreeSet;
use std::sync::{Arc, Mutex};

use fishplate_abi::{
    ByteArray, FieldFlags, FieldInfo, ObjectHeader, RawAny, SEqHashKind, STATIC_TYPES, TypeIndex,
    TypeInfo, TypeMetadata,
};
use pyo3_ffi as py;

use storage::{OBJECT_ALIGNMENT, Storage, align, getter_of, integer, next_offset, setter_of};

use crate::any::OwnedAny;
use crate::argument::{self, Frame};
use crate::class::{Method, method_def};
use crate::convert::{self, Node};
use crate::global::Global;
use crate::python::{
    Owned, PyObject, Result, as_i64, call, call_method0, check, expect_str, fence, get_attr,
    import, name, type_error, value_error,
};
use crate::{construct, error, ffi, reflection};

static FINISH: Global = Global::new("ffi._PyClassRegisterTypeAttrColumns");

/// The entry of a type that was registered for Python to fill.
unsafe fn expect_type(index: *mut PyObject) -> Result<&'static TypeInfo> {
    // SAFETY: the caller passes a live object; entries live for good.
    unsafe {
        let index = as_i64(index)?;
        let known = i32::try_from(index)
            .ok()
            .filter(|&index| index >= TypeIndex::DYN_OBJECT_BEGIN.0)
            .and_then(|index| ffi::TVMFFIGetTypeInfo(index).as_ref());
        known.ok_or_else(|| value_error(format!("no type that can have fields has index {index}")))
    }
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
unsafe fn part(field: *mut PyObject, name: Result<*mut PyObject>) -> Result<Owned> {
    // SAFETY: the caller passes a live object.
    unsafe { get_attr(field, name?) }
}

/// `bool(field.name)`.
unsafe fn is_set(field: *mut PyObject, name: Result<*mut PyObject>) -> Result<bool> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let truth = py::PyObject_IsTrue(part(field, name)?.as_ptr());
        check(truth).map(|()| truth == 1)
    }
}

/// The flags that `field(structural_eq=...)` asks for.
unsafe fn structural_flags(field: *mut PyObject) -> Result<FieldFlags> {
    // SAFETY: the caller passes a live object.
    unsafe {
        let word = part(field, name!("structural_eq"))?;
        if word.as_ptr() == py::Py_None() {
            return Ok(FieldFlags::NONE);
        }
        match expect_str(word.as_ptr(), "structural_eq")? {
            b"ignore" => Ok(FieldFlags::S_EQ_HASH_IGNORE),
            // "def" is the older word.
            b"def" | b"def-pattern" => Ok(FieldFlags::S_EQ_HASH_DEF_PATTERN),
            b"def-simple" => Ok(FieldFlags::S_EQ_HASH_DEF_SIMPLE),
            word => Err(value_error(format!(
                "structural_eq must be None, 'ignore', 'def-pattern' or 'def-simple', got '{}'",
                String::from_utf8_lossy(word)
            ))),
        }
    }
}

impl Declared {
    /// Reads what a `Field` says.
    unsafe fn read(field: *mut PyObject, dumps: *mut PyObject) -> Result<Declared> {
        let missing = construct::missing();
        // SAFETY: the caller passes live objects.
        unsafe {
            let mut flags = FieldFlags::WRITABLE
                | FieldFlags::SETTER_IS_FUNCTION_OBJ
                | structural_flags(field)?;
            for (name, wanted, flag) in [
                (name!("init"), false, FieldFlags::INIT_OFF),
                (name!("repr"), false, FieldFlags::REPR_OFF),
                (name!("hash"), false, FieldFlags::HASH_OFF),
                (name!("compare"), false, FieldFlags::COMPARE_OFF),
                (name!("kw_only"), true, FieldFlags::KW_ONLY),
            ] {
                if is_set(field, name)? == wanted {
                    flags = flags | flag;
                }
            }
            let factory = part(field, name!("default_factory"))?;
            let value = part(field, name!("default"))?;
            let default = if factory.as_ptr() != missing {
                flags = flags | FieldFlags::HAS_DEFAULT | FieldFlags::DEFAULT_FROM_FACTORY;
                Some(factory)
            } else if value.as_ptr() != missing {
                flags = flags | FieldFlags::HAS_DEFAULT;
                Some(value)
            } else {
                None
            };
            let schema = part(field, name!("_ty_schema"))?;
            let json = call_method0(schema.as_ptr(), name!("to_json")?)?;
            let metadata = Owned::steal(py::PyDict_New())?;
            let key = name!("type_schema")?;
            check(py::PyDict_SetItem(metadata.as_ptr(), key, json.as_ptr()))?;
            Ok(Declared {
                name: part(field, name!("name"))?,
                doc: part(field, name!("doc"))?,
                metadata: call(dumps, &[metadata.as_ptr()])?,
                flags,
                node: convert::node_of(part(schema.as_ptr(), name!("_converter"))?.as_ptr())?,
                default,
            })
        }
    }

    /// Adds the field to the type, not before `start`.
    fn register(self, info: &TypeInfo, start: i64) -> Result<()> {
        let storage = Storage::of(&self.node);
        let mut frame = Frame::new();
        let mut default = RawAny::NONE;
        // SAFETY: `self` holds the Python objects, whose text the spans borrow; the table copies
        // what it keeps, the setter's reference included.
        unsafe {
            if let Some(value) = &self.default {
                argument::set(&mut frame, value.as_ptr(), &mut default)?;
            }
            let setter = setter_of(&storage, self.node)?;
            let doc = match self.doc.as_ptr() == py::Py_None() {
                true => ByteArray::EMPTY,
                false => ffi::span(expect_str(self.doc.as_ptr(), "the doc of a field")?),
            };
            let field = FieldInfo {
                name: ffi::span(expect_str(self.name.as_ptr(), "the name of a field")?),
                doc,
                metadata: ffi::span(expect_str(self.metadata.as_ptr(), "the metadata")?),
                flags: self.flags,
                size: storage.size,
                alignment: storage.alignment,
                offset: align(next_offset(info).max(start), storage.alignment),
                getter: Some(getter_of(&storage)?),
                setter: setter.view().value.v_obj.cast(),
                default_value_or_factory: default,
                field_static_type_index: storage.type_index,
            };
            error::check(ffi::TVMFFITypeRegisterField(info.type_index.0, &raw const field))
        }
    }
}

/// Gives a type whose fields are registered its constructor, allocation and copies, and says how
/// it is compared.
fn finish(info: &TypeInfo, kind: SEqHashKind) -> Result<()> {
    let total_size = align(next_offset(info), OBJECT_ALIGNMENT);
    // SAFETY: the function is called as it asks; the metadata outlives the call.
    unsafe {
        let sizes = [integer(info.type_index.0.into()), integer(total_size)];
        drop(OwnedAny::from_raw(FINISH.call(&sizes)?));
        if kind == SEqHashKind::UNSUPPORTED {
            return Ok(());
        }
        let metadata = TypeMetadata {
            doc: ByteArray::EMPTY,
            creator: None,
            total_size: i32::try_from(total_size)
                .map_err(|_| value_error("the fields of the type are too large"))?,
            structural_eq_hash_kind: kind,
        };
        error::check(ffi::TVMFFITypeRegisterMetadata(info.type_index.0, &raw const metadata))
    }
}

/// `_register_type_fields(type_index, start, fields, structure_kind)`.
unsafe extern "C" fn register_fields(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 4 {
            return Err(type_error("expected (type_index, start, fields, structure_kind)"));
        }
        // SAFETY: Python passes four live arguments; the tuple keeps its items.
        unsafe {
            let info = expect_type(*args)?;
            let start = as_i64(*args.add(1))?;
            if !(0..=i32::MAX.into()).contains(&start) {
                return Err(value_error(format!(
                    "fields cannot start at byte {start} of an object"
                )));
            }
            let fields = Owned::steal(py::PySequence_Tuple(*args.add(2)))?;
            let kind = match *args.add(3) == py::Py_None() {
                true => SEqHashKind::UNSUPPORTED,
                false => SEqHashKind(as_i64(*args.add(3))? as i32),
            };
            let json = import(c"json")?;
            let dumps = get_attr(json.as_ptr(), name!("dumps")?)?;
            // Everything that can be refused comes first: half of its fields are of no use.
            let items = (0..py::PyTuple_Size(fields.as_ptr()))
                .map(|at| py::PyTuple_GET_ITEM(fields.as_ptr(), at));
            let declared = items
                .map(|field| Declared::read(field, dumps.as_ptr()))
                .collect::<Result<Vec<_>>>()?;
            for field in declared {
                field.register(info, start)?;
            }
            finish(info, kind)?;
        }
        Ok(Owned::none())
    })
}

/// Types that were made here. One that a class gave up before it had fields may be used again.
static MADE: Mutex<BTreeSet<i32>> = Mutex::new(BTreeSet::new());

/// Whether a type that exists already can be had by another class: it was made here, below the
/// same parent, and has nothing yet.
fn is_free(info: &TypeInfo, parent: TypeIndex) -> bool {
    let made_here = MADE.lock().is_ok_and(|made| made.contains(&info.type_index.0));
    let above = (info.type_depth as usize).checked_sub(1);
    // SAFETY: a type has as many ancestors as its depth says.
    let above = above.map(|at| unsafe { (**info.type_ancestors.add(at)).type_index });
    let is_blank = info.num_fields == 0 && info.num_methods == 0 && info.metadata.is_null();
    made_here && above == Some(parent) && is_blank
}

/// Makes a type with the key, below its parent.
fn allocate(key: &[u8], parent: TypeIndex) -> Result<TypeIndex> {
    let info = parent.is_object().then(|| reflection::type_info(parent)).flatten();
    let Some(info) = info else {
        return Err(value_error(format!("no object type has index {}", parent.0)));
    };
    if let Some(known) = reflection::index_of(key) {
        return match reflection::type_info(known) {
            Some(info) if is_free(info, parent) => Ok(known),
            _ => {
                let key = String::from_utf8_lossy(key);
                Err(value_error(format!("Type key '{key}' is already registered")))
            }
        };
    }
    let (span, depth) = (ffi::span(key), info.type_depth + 1);
    // SAFETY: the span outlives the call; an index of its own, no room kept for children.
    let index =
        unsafe { ffi::TVMFFITypeGetOrAllocIndex(&raw const span, -1, depth, 0, 1, parent.0) };
    if index < 0 {
        return Err(error::raise_from_ffi(-1));
    }
    if let Ok(mut made) = MADE.lock() {
        made.insert(index);
    }
    Ok(TypeIndex(index))
}

/// `_allocate_type_index(type_key, parent_index)`.
unsafe extern "C" fn allocate_type_index(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 2 {
            return Err(type_error("expected (type_key, parent_index)"));
        }
        // SAFETY: Python passes two live arguments.
        unsafe {
            let key = expect_str(*args, "a type key")?;
            let parent = i32::try_from(as_i64(*args.add(1))?).unwrap_or(-1);
            Owned::int(allocate(key, TypeIndex(parent))?.0.into())
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![
        method_def(
            c"_register_type_fields",
            Method::Fast(register_fields),
            0,
            c"_register_type_fields(type_index, start, fields, structure_kind, /)\n--\n\nGives a type its fields, not before the offset `start`, its constructor and its copies.",
        ),
        method_def(
            c"_allocate_type_index",
            Method::Fast(allocate_type_index),
            0,
            c"_allocate_type_index(type_key, parent_index, /)\n--\n\nThe index of a type with the key, below its parent.",
        ),
    ]
}

/// Adds `_TYPE_INDICES`, the indices of the runtime's own types by key, and `_OBJECT_HEADER_SIZE`
/// to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    // SAFETY: live (see above); the dictionary takes references of its own.
    unsafe {
        let indices = Owned::steal(py::PyDict_New())?;
        let rows = STATIC_TYPES.iter().map(|row| (row.key, row.index));
        for (key, index) in rows.chain([("Any", TypeIndex::ANY)]) {
            let (key, index) = (crate::python::new_str(key)?, Owned::int(index.0.into())?);
            check(py::PyDict_SetItem(indices.as_ptr(), key.as_ptr(), index.as_ptr()))?;
        }
        check(py::PyModule_AddObjectRef(module, c"_TYPE_INDICES".as_ptr(), indices.as_ptr()))?;
        let header = size_of::<ObjectHeader>() as std::ffi::c_long;
        check(py::PyModule_AddIntConstant(module, c"_OBJECT_HEADER_SIZE".as_ptr(), header))
    }
}
