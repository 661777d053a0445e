//! Types: the builtin scalars, and those of the llvm dialect. Types with a shape, and types made of others, are in
//! `shaped_type.rs`.

use mlir_sys::{
    MlirContext, MlirType, mlirComplexTypeGet, mlirIndexTypeGet, mlirIntegerTypeGet,
    mlirIntegerTypeSignedGet, mlirIntegerTypeUnsignedGet, mlirLLVMArrayTypeGet,
    mlirLLVMFunctionTypeGet, mlirLLVMFunctionTypeGetInput, mlirLLVMFunctionTypeGetNumInputs,
    mlirLLVMFunctionTypeGetReturnType, mlirLLVMPointerTypeGet, mlirLLVMStructTypeLiteralGet,
    mlirLLVMVoidTypeGet, mlirNoneTypeGet, mlirTypeGetContext, mlirTypeGetTypeID, mlirTypeIDEqual,
    mlirTypeIsAComplex, mlirTypeIsAFloat, mlirTypeIsAInteger, mlirTypeParseGet,
};

use crate::{
    Context, ContextRef, Error, Result, Type,
    call::{makers, methods},
    text,
};

unsafe extern "C" {
    fn fishplateF80TypeGet(context: MlirContext) -> MlirType;
    fn fishplateF128TypeGet(context: MlirContext) -> MlirType;
}

macro_rules! floats {
    ($($(#[$doc:meta])* $name:ident = $get:path;)*) => {
        /// The floating-point types of the builtin dialect.
        #[derive(Clone, Copy, PartialEq, Eq, Debug)]
        pub enum Float {
            $($(#[$doc])* $name,)*
        }

        impl<'c> Type<'c> {
            /// A floating-point type.
            #[inline]
            pub fn float(context: impl Into<ContextRef<'c>>, of: Float) -> Self {
                let get = match of {
                    $(Float::$name => $get as unsafe extern "C" fn(MlirContext) -> MlirType,)*
                };
                // SAFETY: the context is live.
                Self::new(unsafe { get(context.into().raw()) })
            }
        }
    };
}

floats! {
    /// `f4E2M1FN`.
    F4E2M1FN = mlir_sys::mlirFloat4E2M1FNTypeGet;
    /// `f6E2M3FN`.
    F6E2M3FN = mlir_sys::mlirFloat6E2M3FNTypeGet;
    /// `f6E3M2FN`.
    F6E3M2FN = mlir_sys::mlirFloat6E3M2FNTypeGet;
    /// `f8E3M4`.
    F8E3M4 = mlir_sys::mlirFloat8E3M4TypeGet;
    /// `f8E4M3`.
    F8E4M3 = mlir_sys::mlirFloat8E4M3TypeGet;
    /// `f8E4M3B11FNUZ`.
    F8E4M3B11FNUZ = mlir_sys::mlirFloat8E4M3B11FNUZTypeGet;
    /// `f8E4M3FN`.
    F8E4M3FN = mlir_sys::mlirFloat8E4M3FNTypeGet;
    /// `f8E4M3FNUZ`.
    F8E4M3FNUZ = mlir_sys::mlirFloat8E4M3FNUZTypeGet;
    /// `f8E5M2`.
    F8E5M2 = mlir_sys::mlirFloat8E5M2TypeGet;
    /// `f8E5M2FNUZ`.
    F8E5M2FNUZ = mlir_sys::mlirFloat8E5M2FNUZTypeGet;
    /// `f8E8M0FNU`.
    F8E8M0FNU = mlir_sys::mlirFloat8E8M0FNUTypeGet;
    /// `bf16`.
    BF16 = mlir_sys::mlirBF16TypeGet;
    /// `f16`.
    F16 = mlir_sys::mlirF16TypeGet;
    /// `tf32`.
    TF32 = mlir_sys::mlirTF32TypeGet;
    /// `f32`.
    F32 = mlir_sys::mlirF32TypeGet;
    /// `f64`.
    F64 = mlir_sys::mlirF64TypeGet;
    /// `f80`.
    F80 = fishplateF80TypeGet;
    /// `f128`.
    F128 = fishplateF128TypeGet;
}

/// How an integer type interprets its highest bit.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Sign {
    /// The operations decide: `i32`.
    Signless,
    /// As a sign: `si32`.
    Signed,
    /// As a digit: `ui32`.
    Unsigned,
}

impl<'c> Type<'c> {
    /// Parses the textual form, such as `!llvm.struct<(ptr, i64)>`.
    pub fn parse(context: &'c Context, text: &str) -> Result<Self> {
        context.take_diagnostics();
        context.admit("type", text.as_bytes())?;
        context.roomy(|| Self::parse_in(context.handle(), text)).ok_or_else(|| {
            let diagnostics = context.take_diagnostics();
            Error::Parse { what: "type", diagnostics }
        })
    }

    /// Parses the textual form; MLIR reports errors to the handlers of the context. The text is not measured, so the
    /// caller must provide enough stack.
    pub fn parse_in(context: ContextRef<'c>, text: &str) -> Option<Self> {
        // SAFETY: the context is live, and the text lives for the call.
        let raw = unsafe { mlirTypeParseGet(context.raw(), text::string_ref(text)) };
        (!raw.ptr.is_null()).then(|| Self::new(raw))
    }

    /// `i<bits>`.
    pub fn int(context: impl Into<ContextRef<'c>>, bits: u32) -> Self {
        Self::integer(context, bits, Sign::Signless)
    }

    /// An integer type of any signedness.
    #[inline]
    pub fn integer(context: impl Into<ContextRef<'c>>, bits: u32, sign: Sign) -> Self {
        let get = match sign {
            Sign::Signless => mlirIntegerTypeGet,
            Sign::Signed => mlirIntegerTypeSignedGet,
            Sign::Unsigned => mlirIntegerTypeUnsignedGet,
        };
        // SAFETY: the context is live.
        Self::new(unsafe { get(context.into().raw(), bits) })
    }

    /// `index`.
    pub fn index(context: impl Into<ContextRef<'c>>) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirIndexTypeGet(context.into().raw()) })
    }

    /// `f16`.
    pub fn f16(context: impl Into<ContextRef<'c>>) -> Self {
        Self::float(context, Float::F16)
    }

    /// `bf16`.
    pub fn bf16(context: impl Into<ContextRef<'c>>) -> Self {
        Self::float(context, Float::BF16)
    }

    /// `f32`.
    pub fn f32(context: impl Into<ContextRef<'c>>) -> Self {
        Self::float(context, Float::F32)
    }

    /// `f64`.
    pub fn f64(context: impl Into<ContextRef<'c>>) -> Self {
        Self::float(context, Float::F64)
    }

    /// `!llvm.ptr`, or a pointer into another address space.
    pub fn ptr(context: &'c Context, address_space: u32) -> Self {
        // SAFETY: the context is live and has the llvm dialect.
        Self::new(unsafe { mlirLLVMPointerTypeGet(context.raw(), address_space) })
    }

    /// `!llvm.void`.
    pub fn void(context: &'c Context) -> Self {
        // SAFETY: the context is live and has the llvm dialect.
        Self::new(unsafe { mlirLLVMVoidTypeGet(context.raw()) })
    }

    /// `!llvm.array<length x self>`.
    pub fn array(self, length: u32) -> Self {
        // SAFETY: the element type is live.
        Self::new(unsafe { mlirLLVMArrayTypeGet(self.raw, length) })
    }

    /// `!llvm.struct<(fields...)>`.
    pub fn structure(context: &'c Context, fields: &[Type<'c>]) -> Self {
        let (count, list) = (fields.len().cast_signed(), Self::list(fields));
        // SAFETY: the context and the field types are live; the slice lives for the call.
        Self::new(unsafe { mlirLLVMStructTypeLiteralGet(context.raw(), count, list, false) })
    }

    /// `!llvm.func<result (inputs...)>`.
    pub fn function(result: Type<'c>, inputs: &[Type<'c>], variadic: bool) -> Self {
        let (count, list) = (inputs.len().cast_signed(), Self::list(inputs));
        // SAFETY: the types are live; the slice lives for the call.
        Self::new(unsafe { mlirLLVMFunctionTypeGet(result.raw, count, list, variadic) })
    }

    /// Result and inputs, if this is `!llvm.func`.
    pub fn as_function(self) -> Option<(Type<'c>, Vec<Type<'c>>)> {
        // MLIR's C API has no query for this, so compare with the id of a known function type.
        // SAFETY: the type is live, and so is its context.
        let void = Self::new(unsafe { mlirLLVMVoidTypeGet(mlirTypeGetContext(self.raw)) });
        let example = Self::function(void, &[], false);
        // SAFETY: both types are live.
        if !unsafe { mlirTypeIDEqual(mlirTypeGetTypeID(self.raw), mlirTypeGetTypeID(example.raw)) }
        {
            return None;
        }
        // SAFETY: it is a function type.
        let result = Self::new(unsafe { mlirLLVMFunctionTypeGetReturnType(self.raw) });
        // SAFETY: it is a function type.
        let count = unsafe { mlirLLVMFunctionTypeGetNumInputs(self.raw) };
        let inputs = (0..count)
            // SAFETY: it is a function type, and `index` is below the number of inputs.
            .map(|index| Self::new(unsafe { mlirLLVMFunctionTypeGetInput(self.raw, index) }))
            .collect();
        Some((result, inputs))
    }

    /// The width, if this is an integer type.
    #[inline]
    pub fn int_width(self) -> Option<u32> {
        self.is_integer().then(|| self.width())
    }

    /// The signedness, if this is an integer type.
    #[inline]
    pub fn sign(self) -> Option<Sign> {
        if !self.is_integer() {
            return None;
        }
        Some(match (self.is_signed(), self.is_unsigned()) {
            (true, _) => Sign::Signed,
            (_, true) => Sign::Unsigned,
            _ => Sign::Signless,
        })
    }

    methods! {
        /// Whether this is `!llvm.ptr` of any address space.
        fn is_ptr() -> bool = mlir_sys::mlirTypeIsALLVMPointerType;
        /// Whether this is an integer type.
        fn is_integer() -> bool = mlirTypeIsAInteger;
        /// Whether this is `index`.
        fn is_index() -> bool = mlir_sys::mlirTypeIsAIndex;
        /// Whether this is a floating-point type.
        fn is_float() -> bool = mlirTypeIsAFloat;
        /// Whether this is `none`.
        fn is_none() -> bool = mlir_sys::mlirTypeIsANone;
        /// Whether this is a complex type.
        fn is_complex() -> bool = mlirTypeIsAComplex;
        /// The number of bits of an integer type.
        fn width() -> u32 = mlir_sys::mlirIntegerTypeGetWidth, if mlirTypeIsAInteger;
        /// Whether an integer type is signed.
        fn is_signed() -> bool = mlir_sys::mlirIntegerTypeIsSigned, if mlirTypeIsAInteger;
        /// Whether an integer type is unsigned.
        fn is_unsigned() -> bool = mlir_sys::mlirIntegerTypeIsUnsigned, if mlirTypeIsAInteger;
        /// The number of bits of a floating-point type.
        fn float_width() -> u32 = mlir_sys::mlirFloatTypeGetWidth, if mlirTypeIsAFloat;
        /// The type of both parts of a complex type.
        fn complex_element() -> Type<'c> = mlir_sys::mlirComplexTypeGetElementType, if mlirTypeIsAComplex;
    }

    makers! {
        /// `none`.
        fn none(context: ContextRef<'c>) -> Type<'c> = mlirNoneTypeGet;
        /// `complex<element>`, for an integer or float type.
        fn complex(element: Type<'c>) -> Type<'c> = mlirComplexTypeGet;
    }
}
