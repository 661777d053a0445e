//! Element types of MLIR and of tensors: which stands for which.

use fishplate::DType;
use fishplate::abi::DLDataTypeCode;
use mlir_sys::{
    MlirContext, MlirType, mlirBF16TypeGet, mlirComplexTypeGet, mlirComplexTypeGetElementType,
    mlirF16TypeGet, mlirF32TypeGet, mlirF64TypeGet, mlirFloat8E3M4TypeGet,
    mlirFloat8E4M3B11FNUZTypeGet, mlirFloat8E4M3FNTypeGet, mlirFloat8E4M3FNUZTypeGet,
    mlirFloat8E4M3TypeGet, mlirFloat8E5M2FNUZTypeGet, mlirFloat8E5M2TypeGet,
    mlirFloat8E8M0FNUTypeGet, mlirIntegerTypeGet, mlirIntegerTypeGetWidth,
    mlirIntegerTypeIsUnsigned, mlirIntegerTypeSignedGet, mlirIntegerTypeUnsignedGet, mlirTypeEqual,
    mlirTypeIsAComplex, mlirTypeIsAFloat, mlirTypeIsAIndex, mlirTypeIsAInteger,
};

const COMPLEX64: DType = DType::new(DLDataTypeCode::COMPLEX, 64, 1);
const COMPLEX128: DType = DType::new(DLDataTypeCode::COMPLEX, 128, 1);

type Make = unsafe extern "C" fn(MlirContext) -> MlirType;

/// The floats that both have.
const FLOATS: &[(DType, Make)] = &[
    (DType::F32, mlirF32TypeGet),
    (DType::F64, mlirF64TypeGet),
    (DType::F16, mlirF16TypeGet),
    (DType::BF16, mlirBF16TypeGet),
    (DType::F8_E3M4, mlirFloat8E3M4TypeGet),
    (DType::F8_E4M3, mlirFloat8E4M3TypeGet),
    (DType::F8_E4M3B11FNUZ, mlirFloat8E4M3B11FNUZTypeGet),
    (DType::F8_E4M3FN, mlirFloat8E4M3FNTypeGet),
    (DType::F8_E4M3FNUZ, mlirFloat8E4M3FNUZTypeGet),
    (DType::F8_E5M2, mlirFloat8E5M2TypeGet),
    (DType::F8_E5M2FNUZ, mlirFloat8E5M2FNUZTypeGet),
    (DType::F8_E8M0FNU, mlirFloat8E8M0FNUTypeGet),
];

/// The type of MLIR for a type of tensor elements, where there is one.
///
/// # Safety
/// `context` is live and locked.
pub(super) unsafe fn type_of(
    context: MlirContext,
    dtype: DType,
    signless: bool,
) -> Option<MlirType> {
    let bits = u32::from(dtype.bits());
    // SAFETY: see above; widths come from a table of those that exist.
    unsafe {
        if dtype.lanes() != 1 {
            return None;
        }
        match (dtype.code(), bits) {
            (DLDataTypeCode::BOOL, 8) => Some(mlirIntegerTypeGet(context, 1)),
            (DLDataTypeCode::INT | DLDataTypeCode::UINT, 8 | 16 | 32 | 64) if signless => {
                Some(mlirIntegerTypeGet(context, bits))
            }
            (DLDataTypeCode::INT, 8 | 16 | 32 | 64) => {
                Some(mlirIntegerTypeSignedGet(context, bits))
            }
            (DLDataTypeCode::UINT, 8 | 16 | 32 | 64) => {
                Some(mlirIntegerTypeUnsignedGet(context, bits))
            }
            (DLDataTypeCode::COMPLEX, 64) => Some(mlirComplexTypeGet(mlirF32TypeGet(context))),
            (DLDataTypeCode::COMPLEX, 128) => Some(mlirComplexTypeGet(mlirF64TypeGet(context))),
            _ => FLOATS.iter().find(|row| row.0 == dtype).map(|row| (row.1)(context)),
        }
    }
}

/// The type of tensor elements for a type of MLIR, where there is one. Truth values take a byte.
///
/// # Safety
/// `raw` is a type of the live and locked `context`.
pub(super) unsafe fn dtype_of(context: MlirContext, raw: MlirType) -> Option<DType> {
    // SAFETY: see above, and each question is asked of the right kind of type.
    unsafe {
        if mlirTypeIsAIndex(raw) {
            return Some(DType::I64);
        }
        if mlirTypeIsAInteger(raw) {
            let unsigned = mlirIntegerTypeIsUnsigned(raw);
            let code = if unsigned { DLDataTypeCode::UINT } else { DLDataTypeCode::INT };
            return match mlirIntegerTypeGetWidth(raw) {
                1 => Some(DType::BOOL),
                bits @ (8 | 16 | 32 | 64) => Some(DType::new(code, bits as u8, 1)),
                _ => None,
            };
        }
        if mlirTypeIsAComplex(raw) {
            let part = mlirComplexTypeGetElementType(raw);
            let is = |make: Make| mlirTypeEqual(part, make(context));
            return match (is(mlirF32TypeGet), is(mlirF64TypeGet)) {
                (true, _) => Some(COMPLEX64),
                (_, true) => Some(COMPLEX128),
                _ => None,
            };
        }
        FLOATS.iter().find(|row| mlirTypeEqual(raw, (row.1)(context))).map(|row| row.0)
    }
}

/// Whether dense elements of a type are kept as bits: numbers, and complex ones.
///
/// # Safety
/// `raw` is a type of a live and locked context.
pub(super) unsafe fn is_number(raw: MlirType) -> bool {
    // SAFETY: see above.
    unsafe {
        mlirTypeIsAInteger(raw)
            || mlirTypeIsAIndex(raw)
            || mlirTypeIsAFloat(raw)
            || mlirTypeIsAComplex(raw)
    }
}
