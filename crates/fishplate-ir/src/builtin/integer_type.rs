//! `ir.IntegerType`: integers of a width, signless, signed or unsigned.

use fishplate::{ObjectRef, Result};
use mlir_sys::{
    MlirContext, MlirType, mlirIntegerTypeGet, mlirIntegerTypeGetWidth, mlirIntegerTypeIsSigned,
    mlirIntegerTypeIsUnsigned, mlirIntegerTypeSignedGet, mlirIntegerTypeUnsignedGet,
};

use super::class::{class, wrap_type};
use super::memo;
use crate::error::value_error;
use crate::{Context, Type};

class! {
    /// An integer type: `i32`, `si8`, `ui64`.
    IntegerType, "ir.IntegerType", Type
}

/// The widest integer of MLIR.
const WIDEST: i64 = (1 << 24) - 1;

type Make = unsafe extern "C" fn(MlirContext, u32) -> MlirType;

#[inline]
fn make(
    width: i64,
    context: Option<ObjectRef<Context>>,
    make: Make,
) -> Result<ObjectRef<IntegerType>> {
    memo::of_context(context, make as usize, &[width], None, |context| {
        if !(0..=WIDEST).contains(&width) {
            return Err(value_error(format!(
                "width: expected a number from 0 to {WIDEST}, got {width}"
            )));
        }
        let _held = context.lock();
        // SAFETY: the context is live and locked, and the width is one that MLIR has.
        let raw = unsafe { make(context.raw(), width as u32) };
        // SAFETY: a type of this context.
        unsafe { wrap_type(context, raw) }
    })
}

#[fishplate::methods(nonblocking)]
impl IntegerType {
    /// The type of signless integers of a width.
    pub fn get_signless(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, mlirIntegerTypeGet)
    }

    /// The type of signed integers of a width.
    pub fn get_signed(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, mlirIntegerTypeSignedGet)
    }

    /// The type of unsigned integers of a width.
    pub fn get_unsigned(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, mlirIntegerTypeUnsignedGet)
    }

    /// The type of integers of a width and signedness: 0 signless, 1 signed, 2 unsigned.
    pub fn get(
        width: i64,
        #[default = 0] signedness: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        let by = match signedness {
            0 => mlirIntegerTypeGet as Make,
            1 => mlirIntegerTypeSignedGet,
            2 => mlirIntegerTypeUnsignedGet,
            other => {
                return Err(value_error(format!(
                    "signedness: expected 0 (signless), 1 (signed) or 2 (unsigned), got {other}"
                )));
            }
        };
        make(width, context, by)
    }

    /// The number of bits.
    #[getter]
    pub fn width(&self) -> i64 {
        // SAFETY: an integer type of a live context, which never changes it.
        unsafe { mlirIntegerTypeGetWidth(self.raw()) }.into()
    }

    /// 0 signless, 1 signed, 2 unsigned.
    #[getter]
    pub fn signedness(&self) -> i64 {
        match (self.is_signed(), self.is_unsigned()) {
            (true, _) => 1,
            (_, true) => 2,
            _ => 0,
        }
    }

    /// Whether it has no sign.
    #[getter]
    pub fn is_signless(&self) -> bool {
        self.signedness() == 0
    }

    /// Whether it is signed.
    #[getter]
    pub fn is_signed(&self) -> bool {
        // SAFETY: an integer type of a live context, which never changes it.
        unsafe { mlirIntegerTypeIsSigned(self.raw()) }
    }

    /// Whether it is unsigned.
    #[getter]
    pub fn is_unsigned(&self) -> bool {
        // SAFETY: an integer type of a live context, which never changes it.
        unsafe { mlirIntegerTypeIsUnsigned(self.raw()) }
    }
}
