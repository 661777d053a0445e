//! `ir.IntegerType`: integers of a given width that are signless, signed or unsigned.

use fishplate::{ObjectRef, ObjectType, Result};
use fishplate_mlir::{self as mlir, Sign};

use super::class::{class, wrap_type};
use super::memo;
use crate::error::value_error;
use crate::{Context, Type};

class! {
    /// An integer type: `i32`, `si8`, `ui64`.
    IntegerType, "ir.IntegerType", Type
}

/// The widest integer type of MLIR.
const WIDEST: i64 = (1 << 24) - 1;

#[inline]
fn make(
    width: i64,
    context: Option<ObjectRef<Context>>,
    sign: Sign,
) -> Result<ObjectRef<IntegerType>> {
    let function = IntegerType::type_index().0 as usize;
    memo::of_context(context, function, &[width, sign as i64], None, |context| {
        if !(0..=WIDEST).contains(&width) {
            return Err(value_error(format!(
                "width: expected a number from 0 to {WIDEST}, got {width}"
            )));
        }
        let held = context.lock();
        wrap_type(context, mlir::Type::integer(context.mlir(&held), width as u32, sign))
    })
}

#[fishplate::methods(nonblocking)]
impl IntegerType {
    /// The signless integer type of a given width.
    pub fn get_signless(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, Sign::Signless)
    }

    /// The signed integer type of a given width.
    pub fn get_signed(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, Sign::Signed)
    }

    /// The unsigned integer type of a given width.
    pub fn get_unsigned(
        width: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        make(width, context, Sign::Unsigned)
    }

    /// The integer type of a given width and signedness: 0 signless, 1 signed, 2 unsigned.
    pub fn get(
        width: i64,
        #[default = 0] signedness: i64,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<IntegerType>> {
        let sign = match signedness {
            0 => Sign::Signless,
            1 => Sign::Signed,
            2 => Sign::Unsigned,
            other => {
                return Err(value_error(format!(
                    "signedness: expected 0 (signless), 1 (signed) or 2 (unsigned), got {other}"
                )));
            }
        };
        make(width, context, sign)
    }

    /// The number of bits.
    #[getter]
    pub fn width(&self) -> i64 {
        self.mlir().width().into()
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

    /// Whether it is signless.
    #[getter]
    pub fn is_signless(&self) -> bool {
        self.signedness() == 0
    }

    /// Whether it is signed.
    #[getter]
    pub fn is_signed(&self) -> bool {
        self.mlir().is_signed()
    }

    /// Whether it is unsigned.
    #[getter]
    pub fn is_unsigned(&self) -> bool {
        self.mlir().is_unsigned()
    }
}
