//! The shape of a value: how other languages see a kind in the model.

use fishplate_dialect::model::{DefRef, Kind};
use serde::Serialize;

/// The structure of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum ValueShape {
    /// A number, text or object of this type.
    Plain(&'static str),
    /// An enum case, as a number.
    Enum(DefRef),
    /// A list.
    Array(Box<ValueShape>),
    /// A map from text to attributes.
    Dict,
}

impl ValueShape {
    /// The shape of a kind.
    pub(crate) fn of(kind: &Kind) -> ValueShape {
        ValueShape::Plain(match kind {
            Kind::Int { .. } | Kind::BigInt | Kind::Index => "int",
            Kind::Bool | Kind::Unit => "bool",
            Kind::Float { .. } => "float",
            Kind::Str | Kind::Symbol { flat: true } => "ffi.String",
            Kind::Bytes => "ffi.Bytes",
            Kind::Enum(def) => return ValueShape::Enum(def.clone()),
            Kind::Attr(_) => "ir.Attribute",
            Kind::Type(_) => "ir.Type",
            Kind::AffineMap => "ir.AffineMap",
            Kind::IntegerSet => "ir.IntegerSet",
            Kind::Location => "ir.Location",
            Kind::Symbol { flat: false } => {
                return ValueShape::Array(Box::new(ValueShape::Plain("ffi.String")));
            }
            Kind::Dict => return ValueShape::Dict,
            Kind::Array(of) => return ValueShape::Array(Box::new(ValueShape::of(of))),
            Kind::Optional(of) => return ValueShape::of(of),
            Kind::Opaque(_) => "Any",
        })
    }

    fn schema(&self) -> String {
        match self {
            ValueShape::Plain(name) => format!(r#"{{"type":"{name}"}}"#),
            ValueShape::Enum(_) => r#"{"type":"int"}"#.to_owned(),
            ValueShape::Array(of) => format!(r#"{{"type":"ffi.Array","args":[{}]}}"#, of.schema()),
            ValueShape::Dict => {
                r#"{"type":"ffi.Map","args":[{"type":"ffi.String"},{"type":"ir.Attribute"}]}"#
                    .into()
            }
        }
    }
}

/// The JSON schema of a value that may be optional.
pub(crate) fn schema_of(shape: &ValueShape, optional: bool) -> String {
    match optional {
        true => format!(r#"{{"type":"Optional","args":[{}]}}"#, shape.schema()),
        false => shape.schema(),
    }
}
