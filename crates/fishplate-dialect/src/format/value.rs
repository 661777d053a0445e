//! The values of parameters.

use crate::model::{Enum, Literal};

/// The value of a parameter. `A` and `T` represent attributes and types.
///
/// | kind of the model | value |
/// |---|---|
/// | integers, `index` | `Int` |
/// | `bool`, unit | `Bool` |
/// | floats | `Float` |
/// | text | `Str` |
/// | enumerations | `Enum`: the number of the case, or of several cases combined |
/// | attributes, symbols, dictionaries, locations | `Attr` |
/// | types | `Type` |
/// | affine maps, integer sets | `AffineMap`, `IntegerSet`: the attribute around it |
/// | arrays | `Array` |
/// | an optional value that is absent | `None` |
#[derive(Clone, Debug, PartialEq)]
pub enum Value<A, T> {
    /// Absent.
    None,
    /// True or false.
    Bool(bool),
    /// An integer.
    Int(i128),
    /// A number.
    Float(f64),
    /// Text.
    Str(String),
    /// The number of a case.
    Enum(u64),
    /// An attribute.
    Attr(A),
    /// A type.
    Type(T),
    /// An affine map, as an attribute.
    AffineMap(A),
    /// An integer set, as an attribute.
    IntegerSet(A),
    /// A list.
    Array(Vec<Value<A, T>>),
}

impl<A, T> Value<A, T> {
    /// Converts the attributes and types in the value.
    pub fn map<B, U>(&self, attr: &impl Fn(&A) -> B, ty: &impl Fn(&T) -> U) -> Value<B, U> {
        match self {
            Value::None => Value::None,
            Value::Bool(value) => Value::Bool(*value),
            Value::Int(value) => Value::Int(*value),
            Value::Float(value) => Value::Float(*value),
            Value::Str(text) => Value::Str(text.clone()),
            Value::Enum(value) => Value::Enum(*value),
            Value::Attr(of) => Value::Attr(attr(of)),
            Value::Type(of) => Value::Type(ty(of)),
            Value::AffineMap(of) => Value::AffineMap(attr(of)),
            Value::IntegerSet(of) => Value::IntegerSet(attr(of)),
            Value::Array(items) => {
                Value::Array(items.iter().map(|item| item.map(attr, ty)).collect())
            }
        }
    }

    /// The value of a default, if it needs neither an attribute nor a type. `of` is the enumeration of a case.
    pub fn of_literal(literal: &Literal, of: Option<&Enum>) -> Option<Value<A, T>> {
        Some(match literal {
            Literal::Null => Value::None,
            Literal::Bool(value) => Value::Bool(*value),
            Literal::Int(value) => match of {
                Some(_) => Value::Enum(value.cast_unsigned()),
                None => Value::Int(i128::from(*value)),
            },
            Literal::Float(value) => Value::Float(*value),
            Literal::Str(text) => Value::Str(text.clone()),
            Literal::Case(symbol) => {
                let case = of?.cases.iter().find(|case| case.symbol == *symbol)?;
                Value::Enum(case.value)
            }
            Literal::List(items) => {
                let items: Option<Vec<_>> =
                    items.iter().map(|item| Value::of_literal(item, of)).collect();
                Value::Array(items?)
            }
            Literal::Text(_) | Literal::Cpp(_) => return None,
        })
    }

    /// Description for messages.
    pub fn describe(&self) -> &'static str {
        match self {
            Value::None => "nothing",
            Value::Bool(_) => "a bool",
            Value::Int(_) => "an integer",
            Value::Float(_) => "a number",
            Value::Str(_) => "text",
            Value::Enum(_) => "a case",
            Value::Attr(_) => "an attribute",
            Value::Type(_) => "a type",
            Value::AffineMap(_) => "an affine map",
            Value::IntegerSet(_) => "an integer set",
            Value::Array(_) => "a list",
        }
    }
}
