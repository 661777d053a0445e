//! Attributes: constants, names, types, and everything else by its textual form.

use std::{fmt, marker::PhantomData};

use mlir_sys::{
    MlirAttribute, mlirArrayAttrGet, mlirAttributeEqual, mlirAttributeIsADictionary,
    mlirAttributeIsAString, mlirAttributeIsAType, mlirAttributeParseGet, mlirAttributePrint,
    mlirBoolAttrGet, mlirDenseI32ArrayGet, mlirDenseI64ArrayGet, mlirDictionaryAttrGetElement,
    mlirDictionaryAttrGetNumElements, mlirFlatSymbolRefAttrGet, mlirFloatAttrDoubleGet,
    mlirIdentifierStr, mlirIntegerAttrGet, mlirLLVMLinkageAttrGet, mlirStringAttrGet,
    mlirStringAttrGetValue, mlirTypeAttrGet, mlirTypeAttrGetValue, mlirUnitAttrGet,
};

use crate::{Context, Error, Result, Type, text};

/// An attribute of a context.
#[derive(Clone, Copy)]
pub struct Attribute<'c> {
    pub(crate) raw: MlirAttribute,
    context: PhantomData<&'c Context>,
}

impl PartialEq for Attribute<'_> {
    fn eq(&self, other: &Self) -> bool {
        // SAFETY: both attributes are live.
        unsafe { mlirAttributeEqual(self.raw, other.raw) }
    }
}

impl fmt::Display for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // SAFETY: the attribute is live, and the callback gets the vector it expects.
        f.write_str(&text::collect_text(|sink| unsafe {
            mlirAttributePrint(self.raw, Some(text::append), sink);
        }))
    }
}

impl fmt::Debug for Attribute<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

impl<'c> Attribute<'c> {
    pub(crate) fn new(raw: MlirAttribute) -> Self {
        Self { raw, context: PhantomData }
    }

    /// The handle behind `raw`.
    ///
    /// # Safety
    /// `raw` is an attribute that lives for `'c`.
    pub unsafe fn from_raw(raw: MlirAttribute) -> Self {
        Self::new(raw)
    }

    /// The handle of MLIR.
    pub fn raw(self) -> MlirAttribute {
        self.raw
    }

    /// Parses the textual form, such as `#llvm.linkage<internal>`.
    pub fn parse(context: &'c Context, text: &str) -> Result<Self> {
        context.take_diagnostics();
        context.admit("attribute", text.as_bytes())?;
        // SAFETY: the context is live, and the text for the call.
        let parse = || unsafe { mlirAttributeParseGet(context.raw(), text::string_ref(text)) };
        let raw = context.roomy(parse);
        if raw.ptr.is_null() {
            let diagnostics = context.take_diagnostics();
            return Err(Error::Parse { what: "attribute", diagnostics });
        }
        Ok(Self::new(raw))
    }

    /// `value : type`, for an integer or index type.
    pub fn int(of: Type<'c>, value: i64) -> Self {
        // SAFETY: the type is live.
        Self::new(unsafe { mlirIntegerAttrGet(of.raw, value) })
    }

    /// `value : type`, for a float type.
    pub fn float(context: &'c Context, of: Type<'c>, value: f64) -> Self {
        // SAFETY: context and type are live.
        Self::new(unsafe { mlirFloatAttrDoubleGet(context.raw(), of.raw, value) })
    }

    /// `true` or `false`.
    pub fn bool(context: &'c Context, value: bool) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirBoolAttrGet(context.raw(), value.into()) })
    }

    /// `unit`.
    pub fn unit(context: &'c Context) -> Self {
        // SAFETY: the context is live.
        Self::new(unsafe { mlirUnitAttrGet(context.raw()) })
    }

    /// A string; any bytes.
    pub fn string(context: &'c Context, value: &[u8]) -> Self {
        let value = mlir_sys::MlirStringRef { data: value.as_ptr().cast(), length: value.len() };
        // SAFETY: the context is live, and MLIR copies the bytes.
        Self::new(unsafe { mlirStringAttrGet(context.raw(), value) })
    }

    /// `@name`.
    pub fn symbol(context: &'c Context, name: &str) -> Self {
        // SAFETY: the context is live, and MLIR copies the name.
        Self::new(unsafe { mlirFlatSymbolRefAttrGet(context.raw(), text::string_ref(name)) })
    }

    /// A type as an attribute.
    pub fn ty(of: Type<'c>) -> Self {
        // SAFETY: the type is live.
        Self::new(unsafe { mlirTypeAttrGet(of.raw) })
    }

    /// `array<i32: values...>`.
    pub fn i32s(context: &'c Context, values: &[i32]) -> Self {
        // SAFETY: the context is live, and MLIR copies the slice.
        Self::new(unsafe {
            mlirDenseI32ArrayGet(context.raw(), values.len().cast_signed(), values.as_ptr())
        })
    }

    /// `array<i64: values...>`.
    pub fn i64s(context: &'c Context, values: &[i64]) -> Self {
        // SAFETY: the context is live, and MLIR copies the slice.
        Self::new(unsafe {
            mlirDenseI64ArrayGet(context.raw(), values.len().cast_signed(), values.as_ptr())
        })
    }

    /// `[elements...]`.
    pub fn array(context: &'c Context, elements: &[Attribute<'c>]) -> Self {
        let elements: Vec<MlirAttribute> = elements.iter().map(|element| element.raw).collect();
        // SAFETY: context and elements are live; MLIR copies the slice.
        Self::new(unsafe {
            mlirArrayAttrGet(context.raw(), elements.len().cast_signed(), elements.as_ptr())
        })
    }

    /// Linkage that keeps a symbol inside its object.
    pub fn linkage_internal(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkageInternal)
    }

    /// Linkage of a constant without a name in the object.
    pub fn linkage_private(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkagePrivate)
    }

    /// Linkage of a symbol that others may use.
    pub fn linkage_external(context: &'c Context) -> Self {
        Self::linkage(context, mlir_sys::MlirLLVMLinkage_MlirLLVMLinkageExternal)
    }

    fn linkage(context: &'c Context, linkage: mlir_sys::MlirLLVMLinkage) -> Self {
        // SAFETY: the context is live and has the llvm dialect.
        Self::new(unsafe { mlirLLVMLinkageAttrGet(context.raw(), linkage) })
    }

    /// The text, when this is a string.
    pub fn as_string(self) -> Option<String> {
        // SAFETY: the attribute is live; its value is read only of a string and lives as long.
        unsafe {
            mlirAttributeIsAString(self.raw)
                .then(|| text::to_owned(mlirStringAttrGetValue(self.raw)))
        }
    }

    /// Names and values, when this is a dictionary; nothing otherwise.
    pub fn entries(self) -> impl Iterator<Item = (String, Attribute<'c>)> {
        // SAFETY: the attribute is live; its elements are counted only of a dictionary.
        let count = unsafe {
            match mlirAttributeIsADictionary(self.raw) {
                true => mlirDictionaryAttrGetNumElements(self.raw),
                false => 0,
            }
        };
        (0..count).map(move |index| {
            // SAFETY: this is a dictionary, and `index` is below the number of its elements.
            let row = unsafe { mlirDictionaryAttrGetElement(self.raw, index) };
            // SAFETY: the name lives as long as the context.
            let name = unsafe { text::to_owned(mlirIdentifierStr(row.name)) };
            (name, Self::new(row.attribute))
        })
    }

    /// The type, when this is a type.
    pub fn as_type(self) -> Option<Type<'c>> {
        // SAFETY: the attribute is live; its value is read only of a type attribute.
        unsafe { mlirAttributeIsAType(self.raw).then(|| Type::new(mlirTypeAttrGetValue(self.raw))) }
    }
}
