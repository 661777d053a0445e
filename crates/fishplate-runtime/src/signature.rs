//! Types of parameters and results of builtin functions, as data.
//!
//! One row determines what is accepted, how errors name it and what the metadata reports, so signatures, messages and
//! `type_schema` always agree. An error also names the wrong element inside a container.

use std::fmt::Write as _;

use fishplate_abi::TypeIndex;

use crate::any::AnyView;
use crate::containers::{MapObj, SeqObj};
use crate::type_table;

/// A parameter or result type.
#[derive(Clone, Copy)]
pub(crate) enum Ty {
    /// Anything, owned.
    Any,
    /// Anything, borrowed. Differs from `Any` only in the spelling of signatures.
    AnyView,
    /// No result.
    Void,
    Int,
    Bool,
    Float,
    Str,
    Bytes,
    OpaquePtr,
    DataType,
    Device,
    /// An object of this type or a derived one.
    Object(TypeIndex),
    /// An object of this type, or None.
    Nullable(TypeIndex),
    /// `Array<T>`; a `List` converts.
    Array(&'static Ty),
    /// `List<T>`; an `Array` converts.
    List(&'static Ty),
    /// `Dict<K, V>`; a `Map` converts.
    Dict(&'static Ty, &'static Ty),
    /// `Map<K, V>`; a `Dict` converts.
    Map(&'static Ty, &'static Ty),
    /// `T` or None.
    Optional(&'static Ty),
    /// A fixed-length array.
    Tuple(&'static [Ty]),
}

/// Parameters and result of a function.
#[derive(Clone, Copy)]
pub(crate) struct Signature {
    /// Parameter types; `None` for functions that accept any arguments.
    pub(crate) params: Option<&'static [Ty]>,
    /// Result type.
    pub(crate) result: Ty,
}

impl Signature {
    /// A function that accepts any arguments.
    pub(crate) const PACKED: Signature = Signature { params: None, result: Ty::Any };

    /// A function with fixed parameters.
    pub(crate) const fn new(params: &'static [Ty], result: Ty) -> Signature {
        Signature { params: Some(params), result }
    }

    /// `(0: int, 1: str) -> Any`, as error messages show it.
    pub(crate) fn text(&self) -> String {
        let mut text = String::from("(");
        for (i, ty) in self.params.unwrap_or(&[]).iter().enumerate() {
            let sep = if i == 0 { "" } else { ", " };
            let _ = write!(text, "{sep}{i}: {}", ty.name());
        }
        let _ = write!(text, ") -> {}", self.result.name());
        text
    }

    /// The type schema: a JSON object that names the types.
    pub(crate) fn schema(&self) -> String {
        let Some(params) = self.params else {
            return Ty::Object(TypeIndex::FUNCTION).schema();
        };
        let params: Vec<String> = params.iter().map(Ty::schema).collect();
        format!(
            r#"{{"type":"ffi.Function","named_args":{{"return":[{}],"params":[{}]}}}}"#,
            self.result.schema(),
            params.join(",")
        )
    }

    /// The metadata of a function: a JSON object that holds the schema as a string.
    pub(crate) fn metadata(&self) -> String {
        schema_metadata(&self.schema())
    }
}

/// `{"type_schema": ...}` with the schema, itself JSON, as a string.
pub(crate) fn schema_metadata(schema: &str) -> String {
    // A schema consists of type names and JSON punctuation, so only quotes need escaping.
    format!(r#"{{"type_schema":"{}"}}"#, schema.replace('"', "\\\""))
}

fn key_of(index: TypeIndex) -> String {
    type_table::key(index).into_owned()
}

impl Ty {
    /// The type as spelled in error messages.
    pub(crate) fn name(&self) -> String {
        let join = |types: &[Ty]| types.iter().map(Ty::name).collect::<Vec<_>>().join(", ");
        match self {
            Ty::Any => "Any".into(),
            Ty::AnyView => "AnyView".into(),
            Ty::Void => "void".into(),
            Ty::Int => "int".into(),
            Ty::Bool => "bool".into(),
            Ty::Float => "float".into(),
            Ty::Str => "str".into(),
            Ty::Bytes => "bytes".into(),
            Ty::OpaquePtr => "void*".into(),
            Ty::DataType => "DataType".into(),
            Ty::Device => "Device".into(),
            Ty::Object(index) | Ty::Nullable(index) => key_of(*index),
            Ty::Array(t) => format!("Array<{}>", t.name()),
            Ty::List(t) => format!("List<{}>", t.name()),
            Ty::Dict(k, v) => format!("Dict<{}, {}>", k.name(), v.name()),
            Ty::Map(k, v) => format!("Map<{}, {}>", k.name(), v.name()),
            Ty::Optional(t) => format!("Optional<{}>", t.name()),
            Ty::Tuple(types) => format!("Tuple<{}>", join(types)),
        }
    }

    /// The type as a JSON schema.
    pub(crate) fn schema(&self) -> String {
        let nested = |name: &str, types: &[Ty]| {
            let args: Vec<String> = types.iter().map(Ty::schema).collect();
            format!(r#"{{"type":"{name}","args":[{}]}}"#, args.join(","))
        };
        match self {
            Ty::Array(t) => nested("ffi.Array", &[**t]),
            Ty::List(t) => nested("ffi.List", &[**t]),
            Ty::Dict(k, v) => nested("ffi.Dict", &[**k, **v]),
            Ty::Map(k, v) => nested("ffi.Map", &[**k, **v]),
            Ty::Optional(t) => nested("Optional", &[**t]),
            Ty::Tuple(types) => nested("Tuple", types),
            Ty::Str => r#"{"type":"ffi.String"}"#.into(),
            Ty::Bytes => r#"{"type":"ffi.Bytes"}"#.into(),
            Ty::Void => r#"{"type":"None"}"#.into(),
            Ty::AnyView => Ty::Any.schema(),
            plain => format!(r#"{{"type":"{}"}}"#, plain.name()),
        }
    }

    /// Whether a value may be passed for this type, conversions included.
    pub(crate) fn accepts(&self, value: &AnyView<'_>) -> bool {
        let index = value.type_index();
        match self {
            Ty::Any | Ty::AnyView => true,
            Ty::Void => value.is_none(),
            Ty::Int | Ty::Bool => value.as_int().is_some(),
            Ty::Float => value.as_float().is_some(),
            Ty::Str => value.as_str().is_some(),
            Ty::Bytes => value.as_bytes().is_some(),
            Ty::OpaquePtr => value.as_ptr().is_some(),
            Ty::DataType => index == TypeIndex::DATA_TYPE,
            Ty::Device => index == TypeIndex::DEVICE,
            Ty::Object(want) => type_table::is_instance(index, *want),
            Ty::Nullable(want) => value.is_none() || type_table::is_instance(index, *want),
            Ty::Array(t) | Ty::List(t) => value
                .as_object::<SeqObj>()
                .is_some_and(|seq| matches!(t, Ty::Any) || seq.iter().all(|v| t.accepts(&v))),
            Ty::Dict(k, v) | Ty::Map(k, v) => value.as_object::<MapObj>().is_some_and(|map| {
                matches!((k, v), (Ty::Any, Ty::Any))
                    || map.iter().all(|(key, value)| k.accepts(&key) && v.accepts(&value))
            }),
            Ty::Optional(t) => value.is_none() || t.accepts(value),
            Ty::Tuple(types) => value.as_object::<SeqObj>().is_some_and(|seq| {
                seq.len() == types.len() && types.iter().zip(seq.iter()).all(|(t, v)| t.accepts(&v))
            }),
        }
    }

    /// Describes a refused value for error messages, down to the wrong element.
    pub(crate) fn describe_mismatch(&self, value: &AnyView<'_>) -> String {
        if let (Ty::Array(t) | Ty::List(t), Some(seq)) = (self, value.as_object::<SeqObj>()) {
            let name = if matches!(self, Ty::Array(_)) { "Array" } else { "List" };
            if let Some((i, v)) = seq.iter().enumerate().find(|(_, v)| !t.accepts(v)) {
                return format!("{name}[index {i}: {}]", t.describe_mismatch(&v));
            }
        }
        if let (Ty::Map(k, v) | Ty::Dict(k, v), Some(map)) = (self, value.as_object::<MapObj>()) {
            let name = if matches!(self, Ty::Map(..)) { "Map" } else { "Dict" };
            for (key, item) in map.iter() {
                if !k.accepts(&key) {
                    return format!("{name}[some key is {}, V]", k.describe_mismatch(&key));
                }
                if !v.accepts(&item) {
                    return format!("{name}[K, some value is {}]", v.describe_mismatch(&item));
                }
            }
        }
        key_of(value.type_index())
    }
}
