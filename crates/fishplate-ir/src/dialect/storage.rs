//! Parameters as types and attributes without C++ keep them: each is an attribute.
//!
//! | value | attribute |
//! |---|---|
//! | number, case | `i64`; a number that is too large for it is text |
//! | bool, float, text | `i1`, `f64`, a string |
//! | type | a type attribute |
//! | attribute, map, set | itself |
//! | list | a dense array of numbers, or an array; what is absent in it is `unit` |
//! | absent | nothing |

use fishplate_dialect::format::Value;
use fishplate_dialect::model::Kind;
use mlir_sys::{
    MlirAttribute, MlirContext, mlirArrayAttrGet, mlirArrayAttrGetElement,
    mlirArrayAttrGetNumElements, mlirAttributeIsAArray, mlirAttributeIsABool,
    mlirAttributeIsADenseI64Array, mlirAttributeIsAFloat, mlirAttributeIsAInteger,
    mlirAttributeIsAString, mlirAttributeIsAType, mlirAttributeIsAUnit, mlirBoolAttrGet,
    mlirBoolAttrGetValue, mlirDenseArrayGetNumElements, mlirDenseI64ArrayGet,
    mlirDenseI64ArrayGetElement, mlirF64TypeGet, mlirFloatAttrDoubleGet,
    mlirFloatAttrGetValueDouble, mlirIntegerAttrGet, mlirIntegerTypeGet, mlirStringAttrGet,
    mlirStringAttrGetValue, mlirTypeAttrGet, mlirTypeAttrGetValue, mlirUnitAttrGet,
};

use super::reading::integer_of;
use super::value::Raw;
use crate::raw::{string_ref, to_string};

/// The attribute of a value; nothing when it is absent.
///
/// # Safety
/// The context is live, and what is in the value is of it.
pub(super) unsafe fn encode(context: MlirContext, value: &Raw) -> Option<MlirAttribute> {
    // SAFETY: see above; texts are copied, and lists have the lengths that are given with them.
    unsafe {
        let number = |value: i128| match i64::try_from(value) {
            Ok(small) => mlirIntegerAttrGet(mlirIntegerTypeGet(context, 64), small),
            Err(_) => mlirStringAttrGet(context, string_ref(&value.to_string())),
        };
        Some(match value {
            Value::None => return None,
            Value::Bool(value) => mlirBoolAttrGet(context, i32::from(*value)),
            Value::Int(value) => number(*value),
            Value::Enum(value) => number(value.cast_signed().into()),
            Value::Float(value) => mlirFloatAttrDoubleGet(context, mlirF64TypeGet(context), *value),
            Value::Str(text) => mlirStringAttrGet(context, string_ref(text)),
            Value::Attr(raw) | Value::AffineMap(raw) | Value::IntegerSet(raw) => *raw,
            Value::Type(raw) => mlirTypeAttrGet(*raw),
            Value::Array(items) => {
                let numbers: Option<Vec<i64>> = items
                    .iter()
                    .map(|item| match item {
                        Value::Int(value) => i64::try_from(*value).ok(),
                        _ => None,
                    })
                    .collect();
                match numbers {
                    Some(numbers) => {
                        mlirDenseI64ArrayGet(context, numbers.len() as isize, numbers.as_ptr())
                    }
                    None => {
                        let unit = || mlirUnitAttrGet(context);
                        let all: Vec<MlirAttribute> = items
                            .iter()
                            .map(|item| encode(context, item).unwrap_or_else(unit))
                            .collect();
                        mlirArrayAttrGet(context, all.len() as isize, all.as_ptr())
                    }
                }
            }
        })
    }
}

/// The value of an attribute; nothing when it is none of a value of the kind.
///
/// # Safety
/// `raw` is a live attribute.
pub(super) unsafe fn decode(kind: &Kind, raw: MlirAttribute) -> Option<Raw> {
    // SAFETY: see above; each function is asked for what the attribute is, below the count.
    unsafe {
        let number = || -> Option<i128> {
            if mlirAttributeIsAString(raw) {
                return to_string(mlirStringAttrGetValue(raw)).parse().ok();
            }
            mlirAttributeIsAInteger(raw).then(|| integer_of(raw)).flatten()
        };
        Some(match kind {
            Kind::Optional(of) => return decode(of, raw),
            Kind::Int { .. } | Kind::BigInt | Kind::Index => Value::Int(number()?),
            Kind::Enum(_) => Value::Enum(number()? as u64),
            Kind::Bool | Kind::Unit => {
                Value::Bool(mlirAttributeIsABool(raw).then(|| mlirBoolAttrGetValue(raw))?)
            }
            Kind::Float { .. } => {
                Value::Float(mlirAttributeIsAFloat(raw).then(|| mlirFloatAttrGetValueDouble(raw))?)
            }
            Kind::Str => {
                let text = mlirAttributeIsAString(raw).then(|| mlirStringAttrGetValue(raw))?;
                Value::Str(to_string(text))
            }
            Kind::Type(_) => {
                Value::Type(mlirAttributeIsAType(raw).then(|| mlirTypeAttrGetValue(raw))?)
            }
            Kind::AffineMap => Value::AffineMap(raw),
            Kind::IntegerSet => Value::IntegerSet(raw),
            Kind::Array(of) if mlirAttributeIsADenseI64Array(raw) => Value::Array(
                (0..mlirDenseArrayGetNumElements(raw))
                    .map(|at| i128::from(mlirDenseI64ArrayGetElement(raw, at)))
                    .map(|value| match **of {
                        Kind::Enum(_) => Value::Enum(value as u64),
                        _ => Value::Int(value),
                    })
                    .collect(),
            ),
            Kind::Array(of) => {
                if !mlirAttributeIsAArray(raw) {
                    return None;
                }
                let items: Option<Vec<Raw>> = (0..mlirArrayAttrGetNumElements(raw))
                    .map(|at| {
                        let item = mlirArrayAttrGetElement(raw, at);
                        match &**of {
                            Kind::Optional(_) if mlirAttributeIsAUnit(item) => Some(Value::None),
                            of => decode(of, item),
                        }
                    })
                    .collect();
                Value::Array(items?)
            }
            _ => Value::Attr(raw),
        })
    }
}
