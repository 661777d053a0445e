//! The mapping between element types of MLIR and dtypes of tensors.

use fishplate::DType;
use fishplate::abi::DLDataTypeCode;
use fishplate_mlir::{ContextRef, Float, Sign, Type};

const COMPLEX64: DType = DType::new(DLDataTypeCode::COMPLEX, 64, 1);
const COMPLEX128: DType = DType::new(DLDataTypeCode::COMPLEX, 128, 1);

/// The float types that both sides have.
const FLOATS: &[(DType, Float)] = &[
    (DType::F32, Float::F32),
    (DType::F64, Float::F64),
    (DType::F16, Float::F16),
    (DType::BF16, Float::BF16),
    (DType::F8_E3M4, Float::F8E3M4),
    (DType::F8_E4M3, Float::F8E4M3),
    (DType::F8_E4M3B11FNUZ, Float::F8E4M3B11FNUZ),
    (DType::F8_E4M3FN, Float::F8E4M3FN),
    (DType::F8_E4M3FNUZ, Float::F8E4M3FNUZ),
    (DType::F8_E5M2, Float::F8E5M2),
    (DType::F8_E5M2FNUZ, Float::F8E5M2FNUZ),
    (DType::F8_E8M0FNU, Float::F8E8M0FNU),
];

/// Returns the MLIR type for a tensor dtype, if there is one.
pub(super) fn type_of(context: ContextRef<'_>, dtype: DType, signless: bool) -> Option<Type<'_>> {
    if dtype.lanes() != 1 {
        return None;
    }
    let bits = u32::from(dtype.bits());
    let integer = |sign| {
        let sign = if signless { Sign::Signless } else { sign };
        Some(Type::integer(context, bits, sign))
    };
    match (dtype.code(), bits) {
        (DLDataTypeCode::BOOL, 8) => Some(Type::int(context, 1)),
        (DLDataTypeCode::INT, 8 | 16 | 32 | 64) => integer(Sign::Signed),
        (DLDataTypeCode::UINT, 8 | 16 | 32 | 64) => integer(Sign::Unsigned),
        (DLDataTypeCode::COMPLEX, 64) => Some(Type::complex(Type::f32(context))),
        (DLDataTypeCode::COMPLEX, 128) => Some(Type::complex(Type::f64(context))),
        _ => FLOATS.iter().find(|row| row.0 == dtype).map(|row| Type::float(context, row.1)),
    }
}

/// Returns the tensor dtype for an MLIR type, if there is one. A boolean takes one byte.
pub(super) fn dtype_of(context: ContextRef<'_>, raw: Type<'_>) -> Option<DType> {
    if raw.is_index() {
        return Some(DType::I64);
    }
    if let Some(bits) = raw.int_width() {
        let code = if raw.is_unsigned() { DLDataTypeCode::UINT } else { DLDataTypeCode::INT };
        return match bits {
            1 => Some(DType::BOOL),
            8 | 16 | 32 | 64 => Some(DType::new(code, bits as u8, 1)),
            _ => None,
        };
    }
    let is = |ty: Type<'_>, float| ty.address() == Type::float(context, float).address();
    if raw.is_complex() {
        let part = raw.complex_element();
        return match (is(part, Float::F32), is(part, Float::F64)) {
            (true, _) => Some(COMPLEX64),
            (_, true) => Some(COMPLEX128),
            _ => None,
        };
    }
    FLOATS.iter().find(|row| is(raw, row.1)).map(|row| row.0)
}

/// Whether dense elements of a type are stored as raw bits: real and complex numbers are.
pub(super) fn is_number(raw: Type<'_>) -> bool {
    raw.is_integer() || raw.is_index() || raw.is_float() || raw.is_complex()
}
