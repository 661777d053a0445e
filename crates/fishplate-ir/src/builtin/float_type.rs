//! The types of floating-point numbers, one class each, below `ir.FloatType`.

use fishplate::{ObjectRef, Result};
use fishplate_mlir::{self as mlir, Float};

use super::class::{class, wrap_type};
use super::memo;
use crate::{Context, Type};

class! {
    /// A type of floating-point numbers.
    FloatType, "ir.FloatType", Type
}

#[fishplate::methods(nonblocking)]
impl FloatType {
    /// The number of bits.
    #[getter]
    pub fn width(&self) -> i64 {
        self.mlir().float_width().into()
    }
}

#[inline]
fn make<T: fishplate::Class>(
    context: Option<ObjectRef<Context>>,
    of: Float,
) -> Result<ObjectRef<T>> {
    let function = T::type_index().0 as usize;
    memo::of_context(context, function, &[], None, |context| {
        wrap_type(context, mlir::Type::float(context.mlir(&context.lock()), of))
    })
}

macro_rules! float_types {
    ($($name:ident, $key:literal, $get:ident, $doc:literal;)*) => {$(
        class! {
            #[doc = $doc]
            $name, $key, FloatType
        }

        #[fishplate::methods(nonblocking)]
        impl $name {
            /// The type.
            pub fn get(
                #[default = None] context: Option<ObjectRef<Context>>,
            ) -> Result<ObjectRef<$name>> {
                make(context, Float::$get)
            }
        }
    )*};
}

float_types! {
    Float4E2M1FNType, "ir.Float4E2M1FNType", F4E2M1FN, "`f4E2M1FN`.";
    Float6E2M3FNType, "ir.Float6E2M3FNType", F6E2M3FN, "`f6E2M3FN`.";
    Float6E3M2FNType, "ir.Float6E3M2FNType", F6E3M2FN, "`f6E3M2FN`.";
    Float8E3M4Type, "ir.Float8E3M4Type", F8E3M4, "`f8E3M4`.";
    Float8E4M3Type, "ir.Float8E4M3Type", F8E4M3, "`f8E4M3`.";
    Float8E4M3B11FNUZType, "ir.Float8E4M3B11FNUZType", F8E4M3B11FNUZ, "`f8E4M3B11FNUZ`.";
    Float8E4M3FNType, "ir.Float8E4M3FNType", F8E4M3FN, "`f8E4M3FN`.";
    Float8E4M3FNUZType, "ir.Float8E4M3FNUZType", F8E4M3FNUZ, "`f8E4M3FNUZ`.";
    Float8E5M2Type, "ir.Float8E5M2Type", F8E5M2, "`f8E5M2`.";
    Float8E5M2FNUZType, "ir.Float8E5M2FNUZType", F8E5M2FNUZ, "`f8E5M2FNUZ`.";
    Float8E8M0FNUType, "ir.Float8E8M0FNUType", F8E8M0FNU, "`f8E8M0FNU`.";
    BF16Type, "ir.BF16Type", BF16, "`bf16`.";
    F16Type, "ir.F16Type", F16, "`f16`.";
    FloatTF32Type, "ir.FloatTF32Type", TF32, "`tf32`.";
    F32Type, "ir.F32Type", F32, "`f32`.";
    F64Type, "ir.F64Type", F64, "`f64`.";
    F80Type, "ir.F80Type", F80, "`f80`.";
    F128Type, "ir.F128Type", F128, "`f128`.";
}
