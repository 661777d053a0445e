//! The types of floating-point numbers, one class each, below `ir.FloatType`.

use fishplate::{ObjectRef, Result};
use mlir_sys::{
    MlirContext, MlirType, mlirBF16TypeGet, mlirF16TypeGet, mlirF32TypeGet, mlirF64TypeGet,
    mlirFloat4E2M1FNTypeGet, mlirFloat6E2M3FNTypeGet, mlirFloat6E3M2FNTypeGet,
    mlirFloat8E3M4TypeGet, mlirFloat8E4M3B11FNUZTypeGet, mlirFloat8E4M3FNTypeGet,
    mlirFloat8E4M3FNUZTypeGet, mlirFloat8E4M3TypeGet, mlirFloat8E5M2FNUZTypeGet,
    mlirFloat8E5M2TypeGet, mlirFloat8E8M0FNUTypeGet, mlirFloatTypeGetWidth, mlirTF32TypeGet,
};

use super::class::{class, wrap_type};
use super::memo;
use super::raw::{fishplateF80TypeGet, fishplateF128TypeGet};
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
        // SAFETY: a floating-point type of a live context, which never changes it.
        unsafe { mlirFloatTypeGetWidth(self.raw()) }.into()
    }
}

#[inline]
fn make<T: fishplate::Class>(
    context: Option<ObjectRef<Context>>,
    make: unsafe extern "C" fn(MlirContext) -> MlirType,
) -> Result<ObjectRef<T>> {
    memo::of_context(context, make as usize, &[], None, |context| {
        let _held = context.lock();
        // SAFETY: the context is live and locked.
        let raw = unsafe { make(context.raw()) };
        // SAFETY: a type of this context.
        unsafe { wrap_type(context, raw) }
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
                make(context, $get)
            }
        }
    )*};
}

float_types! {
    Float4E2M1FNType, "ir.Float4E2M1FNType", mlirFloat4E2M1FNTypeGet, "`f4E2M1FN`.";
    Float6E2M3FNType, "ir.Float6E2M3FNType", mlirFloat6E2M3FNTypeGet, "`f6E2M3FN`.";
    Float6E3M2FNType, "ir.Float6E3M2FNType", mlirFloat6E3M2FNTypeGet, "`f6E3M2FN`.";
    Float8E3M4Type, "ir.Float8E3M4Type", mlirFloat8E3M4TypeGet, "`f8E3M4`.";
    Float8E4M3Type, "ir.Float8E4M3Type", mlirFloat8E4M3TypeGet, "`f8E4M3`.";
    Float8E4M3B11FNUZType, "ir.Float8E4M3B11FNUZType", mlirFloat8E4M3B11FNUZTypeGet, "`f8E4M3B11FNUZ`.";
    Float8E4M3FNType, "ir.Float8E4M3FNType", mlirFloat8E4M3FNTypeGet, "`f8E4M3FN`.";
    Float8E4M3FNUZType, "ir.Float8E4M3FNUZType", mlirFloat8E4M3FNUZTypeGet, "`f8E4M3FNUZ`.";
    Float8E5M2Type, "ir.Float8E5M2Type", mlirFloat8E5M2TypeGet, "`f8E5M2`.";
    Float8E5M2FNUZType, "ir.Float8E5M2FNUZType", mlirFloat8E5M2FNUZTypeGet, "`f8E5M2FNUZ`.";
    Float8E8M0FNUType, "ir.Float8E8M0FNUType", mlirFloat8E8M0FNUTypeGet, "`f8E8M0FNU`.";
    BF16Type, "ir.BF16Type", mlirBF16TypeGet, "`bf16`.";
    F16Type, "ir.F16Type", mlirF16TypeGet, "`f16`.";
    FloatTF32Type, "ir.FloatTF32Type", mlirTF32TypeGet, "`tf32`.";
    F32Type, "ir.F32Type", mlirF32TypeGet, "`f32`.";
    F64Type, "ir.F64Type", mlirF64TypeGet, "`f64`.";
    F80Type, "ir.F80Type", fishplateF80TypeGet, "`f80`.";
    F128Type, "ir.F128Type", fishplateF128TypeGet, "`f128`.";
}
