//! Variables: names for numbers that the caller passes, compared by identity.

use std::{fmt, sync::Arc};

use fishplate_abi::{DLDataType, DLDataTypeCode};

use super::dtype::{dtype_name, parse_dtype};
use crate::error::SpecError;

/// A scalar, an extent or a stride.
#[derive(Clone)]
pub struct Var(Arc<Facts>);

struct Facts {
    name: String,
    dtype: DLDataType,
    divisibility: Option<i64>,
    callee_type: Option<String>,
    native_struct: Option<String>,
}

impl PartialEq for Var {
    fn eq(&self, other: &Self) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }
}

impl Eq for Var {}

impl fmt::Debug for Var {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.0.name, dtype_name(self.0.dtype))
    }
}

impl Var {
    /// Creates a variable of a type such as `int32`.
    pub fn new(name: &str, dtype: &str) -> Result<Self, SpecError> {
        Ok(Self::of(name, parse_dtype(dtype)?))
    }

    /// Creates a variable of a type.
    pub fn of(name: &str, dtype: DLDataType) -> Self {
        Self(Arc::new(Facts {
            name: name.to_owned(),
            dtype,
            divisibility: None,
            callee_type: None,
            native_struct: None,
        }))
    }

    fn change(self, change: impl FnOnce(&mut Facts)) -> Self {
        let old = &self.0;
        let mut facts = Facts {
            name: old.name.clone(),
            dtype: old.dtype,
            divisibility: old.divisibility,
            callee_type: old.callee_type.clone(),
            native_struct: old.native_struct.clone(),
        };
        change(&mut facts);
        Self(Arc::new(facts))
    }

    /// Creates a similar variable whose values are multiples of `divisibility`.
    #[must_use]
    pub fn divisible_by(self, divisibility: i64) -> Self {
        self.change(|facts| facts.divisibility = Some(divisibility))
    }

    /// Creates a similar variable that the callee takes as another MLIR type of the same width,
    /// such as `i32` for the bits of a 32-bit float.
    #[must_use]
    pub fn with_callee_type(self, callee_type: &str) -> Self {
        self.change(|facts| facts.callee_type = Some(callee_type.to_owned()))
    }

    /// Creates a similar variable, a handle that points to a struct of this LLVM type.
    #[must_use]
    pub fn with_native_struct(self, struct_type: &str) -> Self {
        self.change(|facts| facts.native_struct = Some(struct_type.to_owned()))
    }

    /// Name.
    pub fn name(&self) -> &str {
        &self.0.name
    }

    /// Type.
    pub fn dtype(&self) -> DLDataType {
        self.0.dtype
    }

    /// The required divisor of its values, if there is one.
    pub fn divisibility(&self) -> Option<i64> {
        self.0.divisibility
    }

    /// The callee's type, if it differs.
    pub fn callee_type(&self) -> Option<&str> {
        self.0.callee_type.as_deref()
    }

    /// The struct behind the handle, if there is one.
    pub fn native_struct(&self) -> Option<&str> {
        self.0.native_struct.as_deref()
    }

    pub(crate) fn is_float(&self) -> bool {
        matches!(self.0.dtype.code, DLDataTypeCode::FLOAT | DLDataTypeCode::BFLOAT)
    }

    pub(crate) fn is_handle(&self) -> bool {
        self.0.dtype.code == DLDataTypeCode::OPAQUE_HANDLE
    }

    pub(crate) fn is_bool(&self) -> bool {
        self.0.dtype.code == DLDataTypeCode::BOOL
            || (self.0.dtype.code == DLDataTypeCode::UINT && self.0.dtype.bits == 1)
    }

    pub(crate) fn is_uint64(&self) -> bool {
        self.0.dtype.code == DLDataTypeCode::UINT && self.0.dtype.bits == 64
    }

    /// Checks that a scalar can have the type.
    pub fn check_scalar(&self) -> Result<(), SpecError> {
        let DLDataType { code, bits, lanes } = self.0.dtype;
        let known = match code {
            DLDataTypeCode::INT => matches!(bits, 8 | 16 | 32 | 64),
            DLDataTypeCode::UINT => matches!(bits, 1 | 8 | 16 | 32 | 64),
            DLDataTypeCode::BOOL => matches!(bits, 1 | 8),
            DLDataTypeCode::FLOAT => matches!(bits, 16 | 32 | 64),
            DLDataTypeCode::BFLOAT => bits == 16,
            DLDataTypeCode::OPAQUE_HANDLE => bits == 64,
            _ => false,
        };
        if !known || lanes != 1 {
            let (name, dtype) = (self.0.name.clone(), dtype_name(self.0.dtype));
            return Err(SpecError::ScalarDType { name, dtype });
        }
        self.check_divisibility()
    }

    pub(crate) fn check_dim(&self) -> Result<(), SpecError> {
        let DLDataType { code, bits, lanes } = self.0.dtype;
        let is_int = matches!(code, DLDataTypeCode::INT | DLDataTypeCode::UINT);
        if !is_int || !matches!(bits, 8 | 16 | 32 | 64) || lanes != 1 {
            let (name, dtype) = (self.0.name.clone(), dtype_name(self.0.dtype));
            return Err(SpecError::DimDType { name, dtype });
        }
        self.check_divisibility()
    }

    fn check_divisibility(&self) -> Result<(), SpecError> {
        match self.0.divisibility {
            Some(divisibility) if divisibility <= 0 => {
                Err(SpecError::Divisibility { name: self.0.name.clone(), divisibility })
            }
            _ => Ok(()),
        }
    }

    /// Smallest and largest value of an integer variable that is narrower than 64 bits.
    pub(crate) fn range(&self) -> Option<(i64, i64)> {
        let bits = u32::from(self.0.dtype.bits);
        if bits >= 64 || self.is_bool() {
            return None;
        }
        Some(match self.0.dtype.code {
            DLDataTypeCode::UINT => (0, (1 << bits) - 1),
            _ => (-(1 << (bits - 1)), (1 << (bits - 1)) - 1),
        })
    }
}
