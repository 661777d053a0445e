//! What attributes hold, as values of the FFI: the way back of `attributes`.

use fishplate::{Any, Array, Map, Result, Str};
use fishplate_dialect::model::Kind;
use mlir_sys::{
    MlirAttribute, MlirStringRef, mlirArrayAttrGetElement, mlirArrayAttrGetNumElements,
    mlirAttributeIsAAffineMap, mlirAttributeIsAArray, mlirAttributeIsABool,
    mlirAttributeIsADenseBoolArray, mlirAttributeIsADenseF32Array, mlirAttributeIsADenseF64Array,
    mlirAttributeIsADenseI8Array, mlirAttributeIsADenseI16Array, mlirAttributeIsADenseI32Array,
    mlirAttributeIsADenseI64Array, mlirAttributeIsADictionary, mlirAttributeIsAFloat,
    mlirAttributeIsAInteger, mlirAttributeIsAIntegerSet, mlirAttributeIsALocation,
    mlirAttributeIsAString, mlirAttributeIsASymbolRef, mlirAttributeIsAType, mlirAttributeIsAUnit,
    mlirBoolAttrGetValue, mlirDenseArrayGetNumElements, mlirDenseBoolArrayGetElement,
    mlirDenseF32ArrayGetElement, mlirDenseF64ArrayGetElement, mlirDenseI8ArrayGetElement,
    mlirDenseI16ArrayGetElement, mlirDenseI32ArrayGetElement, mlirDenseI64ArrayGetElement,
    mlirDictionaryAttrGetElement, mlirDictionaryAttrGetNumElements, mlirFloatAttrGetValueDouble,
    mlirIdentifierStr, mlirIntegerAttrGetValueInt, mlirIntegerAttrGetValueSInt,
    mlirIntegerAttrGetValueUInt, mlirIntegerTypeGetWidth, mlirIntegerTypeIsSigned,
    mlirIntegerTypeIsUnsigned, mlirStringAttrGetValue, mlirSymbolRefAttrGetLeafReference,
    mlirSymbolRefAttrGetNestedReference, mlirSymbolRefAttrGetNumNestedReferences,
    mlirSymbolRefAttrGetRootReference, mlirTypeAttrGetValue, mlirTypeIsAInteger,
};

use super::value::{Values, int_any};
use super::{affine, definition};
use crate::raw::{bytes, to_string};
use crate::{Attribute, Location, Type};

/// Text, or bytes where it is none.
///
/// # Safety
/// `text` points to `length` readable bytes.
unsafe fn text_any(text: MlirStringRef) -> Any {
    // SAFETY: the same requirement.
    let bytes = unsafe { bytes(text) };
    match std::str::from_utf8(bytes) {
        Ok(text) => Any::from(text),
        Err(_) => fishplate::Bytes::from(bytes).into(),
    }
}

/// The number in an integer attribute of up to 64 bits.
///
/// # Safety
/// `raw` is an integer attribute.
pub(crate) unsafe fn integer_of(raw: MlirAttribute) -> Option<i128> {
    // SAFETY: an integer attribute has a type, which is `index` or an integer type.
    unsafe {
        let ty = mlir_sys::mlirAttributeGetType(raw);
        if !mlirTypeIsAInteger(ty) {
            return Some(mlirIntegerAttrGetValueInt(raw).into());
        }
        match mlirIntegerTypeGetWidth(ty) {
            0 => Some(0),
            1 => Some(i128::from(mlirBoolAttrGetValue(raw))),
            2..=64 if mlirIntegerTypeIsUnsigned(ty) => {
                Some(mlirIntegerAttrGetValueUInt(raw).into())
            }
            2..=64 if mlirIntegerTypeIsSigned(ty) => Some(mlirIntegerAttrGetValueSInt(raw).into()),
            2..=64 => Some(mlirIntegerAttrGetValueInt(raw).into()),
            _ => None,
        }
    }
}

impl Values<'_> {
    /// What an attribute holds, by its kind; the attribute itself where it is of another kind.
    ///
    /// # Safety
    /// `raw` is an attribute of the context, which is locked.
    pub(crate) unsafe fn read(&self, kind: &Kind, raw: MlirAttribute) -> Result<Any> {
        // SAFETY: an attribute of the locked context; each function is asked for what the attribute is.
        unsafe {
            match kind {
                Kind::Optional(of) => return self.read(of, raw),
                Kind::Int { .. } | Kind::Index | Kind::BigInt if mlirAttributeIsAInteger(raw) => {
                    if let Some(number) = integer_of(raw) {
                        return Ok(int_any(number));
                    }
                }
                Kind::Bool if mlirAttributeIsABool(raw) => {
                    return Ok(Any::from(mlirBoolAttrGetValue(raw)));
                }
                Kind::Unit if mlirAttributeIsAUnit(raw) => return Ok(Any::from(true)),
                Kind::Float { .. } if mlirAttributeIsAFloat(raw) => {
                    return Ok(Any::from(mlirFloatAttrGetValueDouble(raw)));
                }
                Kind::Str if mlirAttributeIsAString(raw) => {
                    return Ok(text_any(mlirStringAttrGetValue(raw)));
                }
                Kind::Bytes if mlirAttributeIsAString(raw) => {
                    return Ok(fishplate::Bytes::from(bytes(mlirStringAttrGetValue(raw))).into());
                }
                Kind::Enum(_) => return self.read_case(raw),
                Kind::Type(_) if mlirAttributeIsAType(raw) => {
                    return Ok(Type::wrap(self.context, mlirTypeAttrGetValue(raw))?.into());
                }
                Kind::AffineMap if mlirAttributeIsAAffineMap(raw) => {
                    return affine::object(self.context, raw);
                }
                Kind::IntegerSet if mlirAttributeIsAIntegerSet(raw) => {
                    return affine::object(self.context, raw);
                }
                Kind::Symbol { flat } if mlirAttributeIsASymbolRef(raw) => {
                    return Ok(symbol(*flat, raw));
                }
                Kind::Dict if mlirAttributeIsADictionary(raw) => return self.read_dict(raw),
                Kind::Location if mlirAttributeIsALocation(raw) => {
                    let location = mlir_sys::mlirLocationFromAttribute(raw);
                    return Ok(Location::wrap(self.context, location)?.into());
                }
                Kind::Array(of) if mlirAttributeIsAArray(raw) => {
                    let count = mlirArrayAttrGetNumElements(raw);
                    let items: Result<Vec<Any>> = (0..count)
                        .map(|index| self.read(of, mlirArrayAttrGetElement(raw, index)))
                        .collect();
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
    }

    /// # Safety
    /// `raw` is an attribute of the locked context.
    unsafe fn read_case(&self, raw: MlirAttribute) -> Result<Any> {
        // SAFETY: see above.
        unsafe {
            if mlirAttributeIsAInteger(raw)
                && let Some(number) = integer_of(raw)
            {
                return Ok(int_any(number));
            }
            // An attribute of the dialect around the number.
            match definition::params_of_attribute(self, raw)?.as_deref() {
                Some([only]) => self.any(only),
                _ => Ok(Attribute::wrap(self.context, raw)?.into()),
            }
        }
    }

    /// # Safety
    /// `raw` is a dictionary of the locked context.
    unsafe fn read_dict(&self, raw: MlirAttribute) -> Result<Any> {
        // SAFETY: see above; indices stay below the count.
        unsafe {
            let count = mlirDictionaryAttrGetNumElements(raw);
            let mut entries = Vec::new();
            for index in 0..count {
                let named = mlirDictionaryAttrGetElement(raw, index);
                let name = Str::from(to_string(mlirIdentifierStr(named.name)));
                entries.push((name, Attribute::wrap(self.context, named.attribute)?));
            }
            Ok(Map::try_from_iter(entries)?.into())
        }
    }
}

/// # Safety
/// `raw` is a reference to a symbol.
unsafe fn symbol(flat: bool, raw: MlirAttribute) -> Any {
    // SAFETY: see above; indices stay below the count.
    unsafe {
        let nested = mlirSymbolRefAttrGetNumNestedReferences(raw);
        if flat && nested == 0 {
            return text_any(mlirSymbolRefAttrGetRootReference(raw));
        }
        let mut names = vec![text_any(mlirSymbolRefAttrGetRootReference(raw))];
        for index in 0..nested {
            let reference = mlirSymbolRefAttrGetNestedReference(raw, index);
            names.push(text_any(mlirSymbolRefAttrGetLeafReference(reference)));
        }
        names.into_iter().collect::<Array<Any>>().into()
    }
}

/// The elements of a dense array.
///
/// # Safety
/// `raw` is a live attribute.
pub(crate) unsafe fn dense(raw: MlirAttribute) -> Option<Vec<Any>> {
    // SAFETY: see above; each function is asked for what the attribute is, below the count.
    unsafe {
        let all = |get: &dyn Fn(isize) -> Any| {
            let count = mlirDenseArrayGetNumElements(raw);
            Some((0..count).map(get).collect())
        };
        if mlirAttributeIsADenseI64Array(raw) {
            return all(&|i| Any::from(mlirDenseI64ArrayGetElement(raw, i)));
        }
        if mlirAttributeIsADenseI32Array(raw) {
            return all(&|i| Any::from(i64::from(mlirDenseI32ArrayGetElement(raw, i))));
        }
        if mlirAttributeIsADenseI16Array(raw) {
            return all(&|i| Any::from(i64::from(mlirDenseI16ArrayGetElement(raw, i))));
        }
        if mlirAttributeIsADenseI8Array(raw) {
            return all(&|i| Any::from(i64::from(mlirDenseI8ArrayGetElement(raw, i))));
        }
        if mlirAttributeIsADenseBoolArray(raw) {
            return all(&|i| Any::from(mlirDenseBoolArrayGetElement(raw, i)));
        }
        if mlirAttributeIsADenseF32Array(raw) {
            return all(&|i| Any::from(f64::from(mlirDenseF32ArrayGetElement(raw, i))));
        }
        if mlirAttributeIsADenseF64Array(raw) {
            return all(&|i| Any::from(mlirDenseF64ArrayGetElement(raw, i)));
        }
    }
    None
}
