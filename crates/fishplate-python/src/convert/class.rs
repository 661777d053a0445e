//! `TypeConverter`: the Python class that holds a tree; `TypeSchema` keeps one.

use std::sync::Arc;

use fishplate_abi::TypeIndex;
use pyo3_ffi as py;

use super::{Fault, MAX_DEPTH, Node, SchemaKind, is_a, raise};
use crate::any;
use crate::argument::Borrowing;
use crate::class::{ClassBuilder, ClassCell, Layout, Method, add_class, method_def};
use crate::python::{
    Borrowed, BoxSlot, Exception, Owned, PyObject, Python, Raised, Result, as_i64, clear_error,
    error_matches, expect_str, text_of, type_error, type_name, value_error,
};

/// The layout of an instance.
#[repr(C)]
struct ConverterObject {
    base: PyObject,
    node: BoxSlot<Arc<Node>>,
}

// SAFETY: starts with an object; an empty tree is null.
unsafe impl Layout for ConverterObject {
    fn release(this: Borrowed<'_, ConverterObject>) {
        // SAFETY: called once, when the instance is freed.
        drop(unsafe { this.node.take() });
    }
}

static CONVERTER: ClassCell<ConverterObject> = ClassCell::new();

/// The tree of a `TypeConverter`.
pub(crate) fn node_of(object: Borrowed<'_>) -> Result<Arc<Node>> {
    let node = CONVERTER.cast(object).and_then(|this| this.get().node.get().cloned());
    node.ok_or_else(|| {
        type_error(object.py(), format!("expected TypeConverter, got {}", type_name(object)))
    })
}

/// Two parts, either of which may be any kind (`None`).
fn pair(parts: Vec<Option<Arc<Node>>>) -> [Option<Arc<Node>>; 2] {
    let mut parts = parts.into_iter();
    [parts.next().flatten(), parts.next().flatten()]
}

/// Finds the kind by its name, with its parts; `None` means any.
fn kind(
    py: Python<'_>,
    name: &str,
    index: TypeIndex,
    parts: Option<Vec<Option<Arc<Node>>>>,
) -> Result<SchemaKind> {
    let all = |parts: Option<Vec<Option<Arc<Node>>>>| -> Result<Box<[Arc<Node>]>> {
        let parts: Option<Vec<_>> = parts.unwrap_or_default().into_iter().collect();
        parts.map(Vec::into_boxed_slice).ok_or_else(|| value_error(py, "a part is missing"))
    };
    let [first, second] = match name {
        "Array" | "List" | "Map" | "Dict" => pair(parts.clone().unwrap_or_default()),
        _ => [None, None],
    };
    Ok(match name {
        "Any" => SchemaKind::Any,
        "None" => SchemaKind::None,
        "int" => SchemaKind::Int,
        "float" => SchemaKind::Float,
        "bool" => SchemaKind::Bool,
        "str" => SchemaKind::Str,
        "bytes" => SchemaKind::Bytes,
        "Device" => SchemaKind::Device,
        "dtype" => SchemaKind::DataType,
        "ctypes.c_void_p" => SchemaKind::Pointer,
        "Tensor" => SchemaKind::Tensor,
        "Callable" => SchemaKind::Callable,
        "Array" => SchemaKind::Sequence(TypeIndex::ARRAY, first),
        "List" => SchemaKind::Sequence(TypeIndex::LIST, first),
        "Map" => SchemaKind::Mapping(TypeIndex::MAP, first, second),
        "Dict" => SchemaKind::Mapping(TypeIndex::DICT, first, second),
        "tuple" => SchemaKind::Tuple(parts.is_some().then(|| all(parts)).transpose()?),
        "Union" => SchemaKind::Union(all(parts)?),
        "Optional" => match all(parts)?.first() {
            Some(inner) => SchemaKind::Optional(inner.clone()),
            None => return Err(value_error(py, "Optional needs a part")),
        },
        "Object" if is_a(index, TypeIndex::INT_ENUM) => SchemaKind::IntEnum(index),
        "Object" if is_a(index, TypeIndex::STR_ENUM) => SchemaKind::StrEnum(index),
        "Object" if index.is_object() => SchemaKind::Object(index),
        _ => return Err(type_error(py, format!("unknown TypeSchema origin: '{name}'"))),
    })
}

/// Reads the parts: a tuple of converters, with None for any kind; or None for no parts.
fn parts_of(parts: Borrowed<'_>) -> Result<Option<Vec<Option<Arc<Node>>>>> {
    let py = parts.py();
    if parts.is_none() {
        return Ok(None);
    }
    if !parts.is_tuple() {
        return Err(type_error(py, format!("expected a tuple, got {}", type_name(parts))));
    }
    let nodes = parts.tuple_items().iter().map(|item| match item.is_none() {
        true => Ok(None),
        false => node_of(*item).map(Some),
    });
    nodes.collect::<Result<Vec<_>>>().map(Some)
}

/// `_make_converter(kind, hint, type_index, parts)`.
fn make(py: Python<'_>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let [name, hint, index, parts] = args else {
        return Err(type_error(py, "expected (kind, hint, type_index, parts)"));
    };
    let name = String::from_utf8_lossy(expect_str(*name, "the kind")?);
    let hint = String::from_utf8_lossy(expect_str(*hint, "the hint")?);
    let index = TypeIndex(i32::try_from(as_i64(*index)?).unwrap_or(-1));
    let kind = kind(py, &name, index, parts_of(*parts)?)?;
    let Some(node) = Node::new(kind, &hint) else {
        return Err(value_error(
            py,
            format!("a type schema of more than {MAX_DEPTH} levels cannot be converted to"),
        ));
    };
    let made = CONVERTER.class(py).allocate(0)?;
    if let Some(this) = CONVERTER.cast(made.borrow()) {
        this.node.fill(Arc::new(node));
    }
    Ok(made)
}

/// The exception of a failed conversion. It starts with the attempted operation and the schema.
fn refuse(fault: Fault, tried: &str, schema: Borrowed<'_>) -> Raised {
    let py = schema.py();
    let too_deep = matches!(fault, Fault::Raised(_)) && error_matches(py, Exception::Recursion);
    let fault = match too_deep {
        false => fault,
        true => {
            clear_error(py);
            Fault::Message("the value is nested too deeply, or in a cycle".to_owned())
        }
    };
    raise(py, fault, || {
        let repr = text_of(schema.repr()?.borrow())?;
        Ok(format!("{tried} failed for {repr}: "))
    })
}

/// The tree of `this` and the two arguments `(value, schema)`.
fn call_arguments<'a>(
    this: Borrowed<'_, ConverterObject>,
    args: &[Borrowed<'a>],
) -> Result<(Arc<Node>, Borrowed<'a>, Borrowed<'a>)> {
    match args {
        [value, schema] => Ok((node_of(this.object())?, *value, *schema)),
        _ => Err(type_error(this.py(), "expected (value, schema)")),
    }
}

fn convert(this: Borrowed<'_, ConverterObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let (node, value, schema) = call_arguments(this, args)?;
    let _borrowing = Borrowing::new();
    match node.convert(value) {
        Ok(converted) => any::wrap(this.py(), converted.value),
        Err(fault) => Err(refuse(fault, "type conversion", schema)),
    }
}

fn check(this: Borrowed<'_, ConverterObject>, args: &[Borrowed<'_>]) -> Result<Owned> {
    let (node, value, schema) = call_arguments(this, args)?;
    let _borrowing = Borrowing::new();
    match node.convert(value) {
        Ok(_) => Ok(Owned::none(this.py())),
        Err(fault) => Err(refuse(fault, "type check", schema)),
    }
}

/// The functions of this file.
pub(crate) fn functions() -> Vec<py::PyMethodDef> {
    vec![method_def(
        c"_make_converter",
        Method::function_fast(make),
        0,
        c"_make_converter(kind, hint, type_index, parts, /)\n--\n\nMakes a TypeConverter; a part that is None stands for any type.",
    )]
}

/// Adds the class of this file to the module.
pub(crate) fn install(module: Borrowed<'_>) -> Result<()> {
    ClassBuilder::<ConverterObject>::new(c"fishplate._core.TypeConverter")
        .doc(c"A type schema made ready to convert values; made by _make_converter.")
        .flags(py::Py_TPFLAGS_DISALLOW_INSTANTIATION)
        .method(
            c"convert",
            Method::fast(convert),
            c"convert($self, value, schema, /)\n--\n\nThe value as a CAny; the schema is for the message of the TypeError.",
        )
        .method(
            c"check",
            Method::fast(check),
            c"check($self, value, schema, /)\n--\n\nRaises TypeError when the value does not convert.",
        )
        .build(module.py(), None, &CONVERTER)?;
    add_class(module, &CONVERTER)
}
