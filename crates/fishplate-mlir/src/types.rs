//! Types: the builtin scalars and those of the llvm dialect.

use std::{fmt, marker::PhantomData};

use mlir_sys::{
    MlirType, mlirBF16TypeGet, mlirF16TypeGet, mlirF32TypeGet, mlirF64TypeGet, mlirIndexTypeGet,
    mlirIntegerTypeGet, mlirIntegerTypeGetWidth, mlirLLVMArrayTypeGet, mlirLLVMFunctionTypeGet,
    mlirLLVMFunctionTypeGetInput, mlirLLVMFunctionTypeGetNumInputs,
    mlirLLVMFunctionTypeGetReturnType, mlirLLVMPointerTypeGet, mlirLLVMStructTypeLiteralGet,
    mlirLLVMVoidTypeGet, mlirTypeEqual, mlirTypeGetContext, mlirTypeGetTypeID, mlirTypeIDEqual,
    mlirTypeIsAInteger, mlirTypeIsALLVMPointerType, mlirTypeParseGet, mlirTypePrint,
};

use crate::{Context, Error, Result, text};

/// A type of a context.
#[derive(Clone, Copy)]
pub struct Type<'c> {
    pub(crate) raw: MlirType,
    context: PhantomData<&'c Context>,
}

impl PartialEq for Type<'_> {
    fn eq(&self, other: &Self) -> bool {
        // SAFETY: both types are live.
        unsafe { mlirTypeEqual(self.raw, other.raw) }
    }
}

impl fmt::Display for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the type is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirTypePrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl fmt::Debug for Type<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'c> Type<'c> {
    pub(crate) fn new(raw: MlirType) -> Self {
        Self { raw, context: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is a type that lives for `'c`.
    pub unsafe fn from_raw(raw: MlirType) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirType {
        self.raw
    }

    /// Parses the textual form, such as `!llvm.struct<(ptr, i64)>`.
    pub fn parse(context: &'c Context, text: &str) -> Result<Self> {
        context.take_diagnostics();
        context.admit("type", text.as_bytes())?;
        // SAFETY: the context is live, and the text for the call.
        let parse = || unsafe { mlirTypeParseGet(context.raw(), text::string_ref(text)) };
        let raw = context.roomy(parse);
        if raw.ptr.is_null() {
            let diagnostics = context.take_diagnostics();
            return Err(Error::Parse { what: "type", diagnostics });
        }
        Ok(Self::new(raw))
    }

    /// `i<bits>`.
    pub fn int(context: &'c Context, bits: u32) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirIntegerTypeGet(context.raw(), bits) })
    }

    /// `index`.
    pub fn index(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirIndexTypeGet(context.raw()) })
    }

    /// `f16`.
    pub fn f16(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirF16TypeGet(context.raw()) })
    }

    /// `bf16`.
    pub fn bf16(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirBF16TypeGet(context.raw()) })
    }

    /// `f32`.
    pub fn f32(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirF32TypeGet(context.raw()) })
    }

    /// `f64`.
    pub fn f64(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirF64TypeGet(context.raw()) })
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
        let fields: Vec<MlirType> = fields.iter().map(|field| field.raw).collect();
        // SAFETY: the context and the field types are live; the slice for the call.
        Self::new(unsafe {
            mlirLLVMStructTypeLiteralGet(
                context.raw(),
                fields.len().cast_signed(),
                fields.as_ptr(),
                false,
            )
        })
    }

    /// `!llvm.func<result (inputs...)>`.
    pub fn function(result: Type<'c>, inputs: &[Type<'c>], variadic: bool) -> Self {
        let inputs: Vec<MlirType> = inputs.iter().map(|input| input.raw).collect();
        // SAFETY: the types are live; the slice for the call.
        Self::new(unsafe {
            mlirLLVMFunctionTypeGet(
                result.raw,
                inputs.len().cast_signed(),
                inputs.as_ptr(),
                variadic,
            )
        })
    }

    /// Result and inputs, when this is `!llvm.func`.
    pub fn as_function(self) -> Option<(Type<'c>, Vec<Type<'c>>)> {
        // MLIR's C API has no question for it, so ask a type that is one.
        // SAFETY: the type and so its context are live.
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

    /// The width, when this is an integer.
    pub fn int_width(self) -> Option<u32> {
        // SAFETY: the type is live; the width is read only of an integer.
        unsafe { mlirTypeIsAInteger(self.raw).then(|| mlirIntegerTypeGetWidth(self.raw)) }
    }

    /// Whether this is `!llvm.ptr` of any address space.
    pub fn is_ptr(self) -> bool {
        // SAFETY: the type is live.
        unsafe { mlirTypeIsALLVMPointerType(self.raw) }
    }

    pub(crate) fn context_ptr(self) -> *const std::ffi::c_void {
        // SAFETY: the type is live.
        unsafe { mlirTypeGetContext(self.raw) }.ptr
    }
}
