//! Conversion of attributes to FFI values: the inverse of `attributes`.

use fishplate::{Any, Array, Map, Result, Str};
use fishplate_dialect::model::Kind;
use fishplate_mlir::{self as mlir, DenseElement};

use super::value::{Values, int_any};
use super::{affine, definition};
use crate::{Attribute, Location, Type};

/// Returns text, or bytes if they are not valid text.
fn text_any(bytes: &[u8]) -> Any {
    match std::str::from_utf8(bytes) {
        Ok(text) => Any::from(text),
        Err(_) => fishplate::Bytes::from(bytes).into(),
    }
}

impl Values<'_> {
    /// Reads the value of an attribute, by its kind. Returns the attribute itself if it is of
    /// another kind.
    pub(crate) fn read(&self, kind: &Kind, raw: mlir::Attribute<'_>) -> Result<Any> {
        match kind {
            Kind::Optional(of) => return self.read(of, raw),
            Kind::Int { .. } | Kind::Index | Kind::BigInt => {
                if let Some(number) = raw.as_int() {
                    return Ok(int_any(number));
                }
            }
            Kind::Bool if raw.is_bool() => return Ok(Any::from(raw.bool_value())),
            Kind::Unit if raw.is_unit() => return Ok(Any::from(true)),
            Kind::Float { .. } if raw.is_float() => return Ok(Any::from(raw.float_value())),
            Kind::Str if raw.is_string() => return Ok(text_any(raw.string_value())),
            Kind::Bytes if raw.is_string() => {
                return Ok(fishplate::Bytes::from(raw.string_value()).into());
            }
            Kind::Enum(_) => return self.read_case(raw),
            Kind::Type(_) if raw.is_type() => {
                return Ok(Type::wrap(self.context, raw.type_value())?.into());
            }
            Kind::AffineMap if raw.is_affine_map() => return affine::object(self.context, raw),
            Kind::IntegerSet if raw.is_integer_set() => return affine::object(self.context, raw),
            Kind::Symbol { flat } if raw.is_symbol() => return Ok(symbol(*flat, raw)),
            Kind::Dict if raw.is_dictionary() => return self.read_dict(raw),
            Kind::Location if raw.is_location() => {
                return Ok(Location::wrap(self.context, raw.to_location())?.into());
            }
            Kind::Array(of) if raw.is_array() => {
                let items: Result<Vec<Any>> =
                    raw.elements().map(|element| self.read(of, element)).collect();
                return Ok(items?.into_iter().collect::<Array<Any>>().into());
            }
            Kind::Array(_) => {
                if let Some(items) = dense(raw) {
                    return Ok(items.into_iter().collect::<Array<Any>>().into());
                }
            }
            _ => {}
        }
        Ok(Attribute::wrap(self.context, raw)?.into())
    }

    fn read_case(&self, raw: mlir::Attribute<'_>) -> Result<Any> {
        if let Some(number) = raw.as_int() {
            return Ok(int_any(number));
        }
        // An attribute of the dialect that wraps the number.
        match definition::params_of_attribute(self, raw)?.as_deref() {
            Some([only]) => self.any(&self.recalled(only)),
            _ => Ok(Attribute::wrap(self.context, raw)?.into()),
        }
    }

    fn read_dict(&self, raw: mlir::Attribute<'_>) -> Result<Any> {
        let entry = |(name, value)| Ok((Str::from(name), Attribute::wrap(self.context, value)?));
        let entries = raw.entries().map(entry).collect::<Result<Vec<_>>>()?;
        Ok(Map::try_from_iter(entries)?.into())
    }
}

fn symbol(flat: bool, raw: mlir::Attribute<'_>) -> Any {
    let root = text_any(raw.symbol_root());
    if flat && raw.nested_count() == 0 {
        return root;
    }
    let nested = raw.nested_references().map(|reference| text_any(reference.symbol_leaf()));
    std::iter::once(root).chain(nested).collect::<Array<Any>>().into()
}

/// The elements of a dense array.
pub(crate) fn dense(raw: mlir::Attribute<'_>) -> Option<Vec<Any>> {
    fn all<T: DenseElement>(raw: mlir::Attribute<'_>, any: impl Fn(T) -> Any) -> Option<Vec<Any>> {
        T::values(raw).map(|values| values.map(any).collect())
    }
    all::<i64>(raw, Any::from)
        .or_else(|| all::<i32>(raw, |number| Any::from(i64::from(number))))
        .or_else(|| all::<i16>(raw, |number| Any::from(i64::from(number))))
        .or_else(|| all::<i8>(raw, |number| Any::from(i64::from(number))))
        .or_else(|| all::<bool>(raw, Any::from))
        .or_else(|| all::<f32>(raw, |number| Any::from(f64::from(number))))
        .or_else(|| all::<f64>(raw, Any::from))
}
