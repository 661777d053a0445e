//! The shape of a value: how other languages see a kind in the model.

use fishplate_dialect::model::{DefRef, Kind};
use serde::Serialize;

/// The structure of a value.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub(crate) enum Shape {
    /// A number, text or object of this type.
    Plain(&'static str),
    /// An enum case, as a number.
    Enum(DefRef),
    /// A list.
    Array(Box<Shape>),
    /// A map from text to attributes.
    Dict,
}

impl Shape {
    /// The shape of a kind.
    pub(crate) fn of(kind: &Kind) -> Shape {
        Shape::Plain(match kind {
            Kind::Int { .. } | Kind::BigInt | Kind::Index => "int",
            Kind::Bool | Kind::Unit => "bool",
            Kind::Float { .. } => "float",
            Kind::Str | Kind::Symbol { flat: true } => "ffi.String",
            Kind::Bytes => "ffi.Bytes",
            Kind::Enum(def) => return Shape::Enum(def.clone()),
            Kind::Attr(_) => "ir.Attribute",
            Kind::Type(_) => "ir.Type",
            Kind::AffineMap => "ir.AffineMap",
            Kind::IntegerSet => "ir.IntegerSet",
            Kind::Location => "ir.Location",
            Kind::Symbol { flat: false } => {
                return Shape::Array(Box::new(Shape::Plain("ffi.String")));
            }
            Kind::Dict => return Shape::Dict,
            Kind::Array(of) => return Shape::Array(Box::new(Shape::of(of))),
            Kind::Optional(of) => return Shape::of(of),
            Kind::Opaque(_) => "Any",
        })
    }

    fn schema(&self) -> String {
        match self {
            Shape::Plain(name) => format!(r#"{{"type":"{name}"}}"#),
            Shape::Enum(_) => r#"{"type":"int"}"#.to_owned(),
            Shape::Array(of) => format!(r#"{{"type":"ffi.Array","args":[{}]}}"#, of.schema()),
            Shape::Dict => {
                r#"{"type":"ffi.Map","args":[{"type":"ffi.String"},{"type":"ir.Attribute"}]}"#
                    .into()
            }
        }
    }
}

/// The JSON schema of a value that may be optional.
pub(crate) fn schema_of(shape: &Shape, optional: bool) -> String {
    match optional {
        true => format!(r#"{{"type":"Optional","args":[{}]}}"#, shape.schema()),
        false => shape.schema(),
    }
}
