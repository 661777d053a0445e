//! `TypeConverter`: the Python class that holds a tree; `TypeSchema` keeps one.

use std::ffi::c_void;
use std::ptr::null_mut;
use std::sync::Arc;

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use super::{Fault, Kind, MAX_DEPTH, Node, is_a, raise};
use crate::any;
use crate::argument::Borrowing;
use crate::class::{ClassBuilder, ClassCell, Method, add_class, method_def};
use crate::python::{
    Owned, PyObject, Raised, Result, as_i64, expect_str, fence, str_utf8, type_error, type_name,
    value_error,
};

/// The layout of an instance.
#[repr(C)]
struct ConverterObject {
    base: PyObject,
    /// From `Arc::into_raw`.
    node: *const Node,
}

static CONVERTER: ClassCell = ClassCell::new();

/// The tree of a `TypeConverter`.
///
/// # Safety
/// `object` is live.
pub(crate) unsafe fn node_of(object: *mut PyObject) -> Result<Arc<Node>> {
    // SAFETY: live (see above), and an instance when the check says so; those hold a tree.
    unsafe {
        if !CONVERTER.is_instance(object) {
            return Err(type_error(format!("expected TypeConverter, got {}", type_name(object))));
        }
        let node = (*object.cast::<ConverterObject>()).node;
        Arc::increment_strong_count(node);
        Ok(Arc::from_raw(node))
    }
}

/// Two parts, either of which may be any (None).
fn pair(parts: Vec<Option<Arc<Node>>>) -> [Option<Arc<Node>>; 2] {
    let mut parts = parts.into_iter();
    [parts.next().flatten(), parts.next().flatten()]
}

/// The kind by its name, with its parts; `None` stands for any.
fn kind(name: &str, index: TypeIndex, parts: Option<Vec<Option<Arc<Node>>>>) -> Result<Kind> {
    let all = |parts: Option<Vec<Option<Arc<Node>>>>| -> Result<Box<[Arc<Node>]>> {
        let parts: Option<Vec<_>> = parts.unwrap_or_default().into_iter().collect();
        parts.map(Vec::into_boxed_slice).ok_or_else(|| value_error("a part is missing"))
    };
    let [first, second] = match name {
        "Array" | "List" | "Map" | "Dict" => pair(parts.clone().unwrap_or_default()),
        _ => [None, None],
    };
    Ok(match name {
        "Any" => Kind::Any,
        "None" => Kind::None,
        "int" => Kind::Int,
        "float" => Kind::Float,
        "bool" => Kind::Bool,
        "str" => Kind::Str,
        "bytes" => Kind::Bytes,
        "Device" => Kind::Device,
        "dtype" => Kind::DataType,
        "ctypes.c_void_p" => Kind::Pointer,
        "Tensor" => Kind::Tensor,
        "Callable" => Kind::Callable,
        "Array" => Kind::Sequence(TypeIndex::ARRAY, first),
        "List" => Kind::Sequence(TypeIndex::LIST, first),
        "Map" => Kind::Mapping(TypeIndex::MAP, first, second),
        "Dict" => Kind::Mapping(TypeIndex::DICT, first, second),
        "tuple" => Kind::Tuple(parts.is_some().then(|| all(parts)).transpose()?),
        "Union" => Kind::Union(all(parts)?),
        "Optional" => match all(parts)?.first() {
            Some(inner) => Kind::Optional(inner.clone()),
            None => return Err(value_error("Optional needs a part")),
        },
        "Object" if is_a(index, TypeIndex::INT_ENUM) => Kind::IntEnum(index),
        "Object" if is_a(index, TypeIndex::STR_ENUM) => Kind::StrEnum(index),
        "Object" if index.is_object() => Kind::Object(index),
        _ => return Err(type_error(format!("unknown TypeSchema origin: '{name}'"))),
    })
}

/// The parts given as a tuple of converters, None among them for any; or None for no parts.
unsafe fn parts_of(parts: *mut PyObject) -> Result<Option<Vec<Option<Arc<Node>>>>> {
    // SAFETY: the caller passes a live object; the items of a tuple are borrowed from it.
    unsafe {
        if parts == py::Py_None() {
            return Ok(None);
        }
        if py::PyTuple_Check(parts) == 0 {
            return Err(type_error(format!("expected a tuple, got {}", type_name(parts))));
        }
        let items = (0..py::PyTuple_Size(parts)).map(|at| py::PyTuple_GET_ITEM(parts, at));
        let nodes = items.map(|item| match item == py::Py_None() {
            true => Ok(None),
            false => node_of(item).map(Some),
        });
        nodes.collect::<Result<Vec<_>>>().map(Some)
    }
}

/// `_make_converter(kind, hint, type_index, parts)`.
unsafe extern "C" fn make(
    _: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        if count != 4 {
            return Err(type_error("expected (kind, hint, type_index, parts)"));
        }
        // SAFETY: Python passes four live arguments; the new instance takes the tree over.
        unsafe {
            let name = String::from_utf8_lossy(expect_str(*args, "the kind")?);
            let hint = String::from_utf8_lossy(expect_str(*args.add(1), "the hint")?);
            let index = TypeIndex(i32::try_from(as_i64(*args.add(2))?).unwrap_or(-1));
            let kind = kind(&name, index, parts_of(*args.add(3))?)?;
            let Some(node) = Node::new(kind, &hint) else {
                return Err(value_error(format!(
                    "a type schema of more than {MAX_DEPTH} levels cannot be converted to"
                )));
            };
            let class = CONVERTER.as_type();
            let made = match (*class).tp_alloc {
                Some(alloc) => Owned::steal(alloc(class, 0))?,
                None => return Err(type_error("TypeConverter cannot be instantiated")),
            };
            (*made.as_ptr().cast::<ConverterObject>()).node = Arc::into_raw(Arc::new(node));
            Ok(made)
        }
    })
}

unsafe extern "C" fn dealloc(this: *mut PyObject) {
    // SAFETY: called by Python when the last reference is gone; an instance whose construction
    // failed has no tree.
    unsafe {
        let node = (*this.cast::<ConverterObject>()).node;
        if !node.is_null() {
            drop(Arc::from_raw(node));
        }
        crate::object::free(this);
    }
}

/// The exception of a failed conversion: it starts with what was tried for which schema.
unsafe fn refuse(fault: Fault, tried: &str, schema: *mut PyObject) -> Raised {
    // SAFETY: the caller passes a live object; only asks what is set.
    unsafe {
        let too_deep = matches!(fault, Fault::Raised(_))
            && py::PyErr_ExceptionMatches(py::PyExc_RecursionError) != 0;
        let fault = match too_deep {
            false => fault,
            true => {
                py::PyErr_Clear();
                Fault::Message("the value is nested too deeply, or in a cycle".to_owned())
            }
        };
        raise(fault, || {
            let repr = Owned::steal(py::PyObject_Repr(schema))?;
            let repr = String::from_utf8_lossy(str_utf8(repr.as_ptr())?).into_owned();
            Ok(format!("{tried} failed for {repr}: "))
        })
    }
}

/// The tree of `this` and the two arguments `(value, schema)`.
unsafe fn call_arguments(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> Result<(Arc<Node>, *mut PyObject, *mut PyObject)> {
    if count != 2 {
        return Err(type_error("expected (value, schema)"));
    }
    // SAFETY: Python passes an instance and two live arguments.
    unsafe { Ok((node_of(this)?, *args, *args.add(1))) }
}

unsafe extern "C" fn convert(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: as Python passes them.
        unsafe {
            let (node, value, schema) = call_arguments(this, args, count)?;
            let _borrowing = Borrowing::new();
            match node.convert(value) {
                Ok(converted) => any::wrap(converted.value),
                Err(fault) => Err(refuse(fault, "type conversion", schema)),
            }
        }
    })
}

unsafe extern "C" fn check(
    this: *mut PyObject,
    args: *mut *mut PyObject,
    count: isize,
) -> *mut PyObject {
    fence(|| {
        // SAFETY: as Python passes them.
        unsafe {
            let (node, value, schema) = call_arguments(this, args, count)?;
            let _borrowing = Borrowing::new();
            match node.convert(value) {
                Ok(_) => Ok(Owned::none()),
                Err(fault) => Err(refuse(fault, "type check", schema)),
            }
        }
    })
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_make_converter",
        Method::Fast(make),
        0,
        c"_make_converter(kind, hint, type_index, parts, /)\n--\n\nMakes a TypeConverter; a part that is None stands for any type.",
    )]
}

/// Adds the class of this file to the module.
///
/// # Safety
/// `module` is the live module.
pub(crate) unsafe fn install(module: *mut PyObject) -> Result<()> {
    ClassBuilder::new::<ConverterObject>(c"fishplate._core.TypeConverter")
        .doc(c"A type schema made ready to convert values; made by _make_converter.")
        .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .slot(py::Py_tp_dealloc, dealloc as *mut c_void)
        .method(
            c"convert",
            Method::Fast(convert),
            c"convert($self, value, schema, /)\n--\n\nThe value as a CAny; the schema is for the message of the TypeError.",
        )
        .method(
            c"check",
            Method::Fast(check),
            c"check($self, value, schema, /)\n--\n\nRaises TypeError when the value does not convert.",
        )
        .build(null_mut(), &CONVERTER)?;
    // SAFETY: the module is live (see above).
    unsafe { add_class(module, &CONVERTER) }
}
