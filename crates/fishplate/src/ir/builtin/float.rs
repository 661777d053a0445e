//! Floating-point types.

use super::{FloatType, expect_class};
use crate::ir::context::Context;
use crate::ir::error::{Error, Result};
use crate::ir::interned::Type;
use crate::ir::invoke::read;

macro_rules! floats {
    ($($name:ident($class:literal, $method:literal), $short:ident, $doc:literal;)*) => {
        class! { $( #[doc = $doc] $name(Type) = $class; )* }
        kinds! { FloatType(Type): $($name)*; }

        $( impl<'c> $name<'c> {
            #[doc = $doc]
            pub fn get(context: &'c Context) -> Result<$name<'c>> {
                read(context, invoke!($class, $method, context.handle()?))
            }
        } )*

        impl<'c> FloatType<'c> { $(
            #[doc = $doc]
            pub fn $short(context: &'c Context) -> Result<FloatType<'c>> {
                $name::get(context).map(FloatType::from)
            }
        )* }
    };
}
floats! {
    F16Type("ir.F16Type", "get"), f16, "`f16`.";
    BF16Type("ir.BF16Type", "get"), bf16, "`bf16`.";
    FloatTF32Type("ir.FloatTF32Type", "get"), tf32, "`tf32`.";
    F32Type("ir.F32Type", "get"), f32, "`f32`.";
    F64Type("ir.F64Type", "get"), f64, "`f64`.";
    F80Type("ir.F80Type", "get"), f80, "`f80`.";
    F128Type("ir.F128Type", "get"), f128, "`f128`.";
    Float4E2M1FNType("ir.Float4E2M1FNType", "get"), f4e2m1fn, "`f4E2M1FN`.";
    Float6E2M3FNType("ir.Float6E2M3FNType", "get"), f6e2m3fn, "`f6E2M3FN`.";
    Float6E3M2FNType("ir.Float6E3M2FNType", "get"), f6e3m2fn, "`f6E3M2FN`.";
    Float8E3M4Type("ir.Float8E3M4Type", "get"), f8e3m4, "`f8E3M4`.";
    Float8E4M3Type("ir.Float8E4M3Type", "get"), f8e4m3, "`f8E4M3`.";
    Float8E4M3FNType("ir.Float8E4M3FNType", "get"), f8e4m3fn, "`f8E4M3FN`.";
    Float8E4M3FNUZType("ir.Float8E4M3FNUZType", "get"), f8e4m3fnuz, "`f8E4M3FNUZ`.";
    Float8E4M3B11FNUZType("ir.Float8E4M3B11FNUZType", "get"), f8e4m3b11fnuz, "`f8E4M3B11FNUZ`.";
    Float8E5M2Type("ir.Float8E5M2Type", "get"), f8e5m2, "`f8E5M2`.";
    Float8E5M2FNUZType("ir.Float8E5M2FNUZType", "get"), f8e5m2fnuz, "`f8E5M2FNUZ`.";
    Float8E8M0FNUType("ir.Float8E8M0FNUType", "get"), f8e8m0fnu, "`f8E8M0FNU`.";
}

properties! { FloatType {
    width: "ir.FloatType", "width" -> u32, "The number of bits.";
} }
