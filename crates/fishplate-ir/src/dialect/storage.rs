//! How types and attributes without C++ store their parameters: each one as an attribute.
//!
//! | value | attribute |
//! |---|---|
//! | number, enum case | `i64`; a number that is too large is stored as text |
//! | bool, float, text | `i1`, `f64`, a string |
//! | type | a type attribute |
//! | attribute, map, set | itself |
//! | list | a dense array of numbers, or an array; an absent element is `unit` |
//! | absent | nothing |

use fishplate_dialect::format::Value;
use fishplate_dialect::model::Kind;
use fishplate_mlir::{Attribute, ContextRef, DenseElement, Type};

use super::value::Raw;

/// Encodes a value as an attribute; `None` if it is absent.
pub(super) fn encode<'c>(context: ContextRef<'c>, value: &Raw<'c>) -> Option<Attribute<'c>> {
    let number = |value: i128| match i64::try_from(value) {
        Ok(small) => Attribute::int(Type::int(context, 64), small),
        Err(_) => Attribute::string(context, value.to_string().as_bytes()),
    };
    Some(match value {
        Value::None => return None,
        Value::Bool(value) => Attribute::bool(context, *value),
        Value::Int(value) => number(*value),
        Value::Enum(value) => number(value.cast_signed().into()),
        Value::Float(value) => Attribute::float(context, Type::f64(context), *value),
        Value::Str(text) => Attribute::string(context, text.as_bytes()),
        Value::Attr(raw) | Value::AffineMap(raw) | Value::IntegerSet(raw) => *raw,
        Value::Type(raw) => Attribute::ty(*raw),
        Value::Array(items) => {
            let whole = |item: &Raw<'c>| match item {
                Value::Int(value) => i64::try_from(*value).ok(),
                _ => None,
            };
            match items.iter().map(whole).collect::<Option<Vec<i64>>>() {
                Some(numbers) => i64::array(context, &numbers),
                None => {
                    let one =
                        |item| encode(context, item).unwrap_or_else(|| Attribute::unit(context));
                    Attribute::array(context, &items.iter().map(one).collect::<Vec<_>>())
                }
            }
        }
    })
}

/// Decodes an attribute; `None` if it is not a value of the kind.
pub(super) fn decode<'c>(kind: &Kind, raw: Attribute<'c>) -> Option<Raw<'c>> {
    let number = || -> Option<i128> {
        match raw.as_string() {
            Some(text) => text.parse().ok(),
            None => raw.as_int(),
        }
    };
    Some(match kind {
        Kind::Optional(of) => return decode(of, raw),
        Kind::Int { .. } | Kind::BigInt | Kind::Index => Value::Int(number()?),
        Kind::Enum(_) => Value::Enum(number()? as u64),
        Kind::Bool | Kind::Unit => Value::Bool(raw.is_bool().then(|| raw.bool_value())?),
        Kind::Float { .. } => Value::Float(raw.is_float().then(|| raw.float_value())?),
        Kind::Str => Value::Str(raw.as_string()?),
        Kind::Type(_) => Value::Type(raw.as_type()?),
        Kind::AffineMap => Value::AffineMap(raw),
        Kind::IntegerSet => Value::IntegerSet(raw),
        Kind::Array(of) => {
            if let Some(numbers) = i64::values(raw) {
                let one = |number: i64| match **of {
                    Kind::Enum(_) => Value::Enum(number as u64),
                    _ => Value::Int(number.into()),
                };
                return Some(Value::Array(numbers.map(one).collect()));
            }
            let one = |item: Attribute<'c>| match &**of {
                Kind::Optional(_) if item.is_unit() => Some(Value::None),
                of => decode(of, item),
            };
            let items = raw.is_array().then(|| raw.elements().map(one).collect::<Option<_>>());
            Value::Array(items??)
        }
        _ => Value::Attr(raw),
    })
}
