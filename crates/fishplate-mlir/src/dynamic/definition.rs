//! Types and attributes of dynamic dialects: creating them from parameters, and reading the parameters back.

use std::{marker::PhantomData, ptr, ptr::NonNull};

use mlir_sys::{MlirAttribute, MlirContext, mlirAttributeGetContext};

use super::shim::{self, RawDefinition};
use crate::{Attribute, ContextRef, Error, Result, Type, text};

/// The definition of a type.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TypeDef<'c> {
    raw: NonNull<RawDefinition>,
    context: PhantomData<ContextMark<'c>>,
}

/// The definition of an attribute.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct AttributeDef<'c> {
    raw: NonNull<RawDefinition>,
    context: PhantomData<ContextMark<'c>>,
}

/// Ties a definition to the lifetime of its context.
type ContextMark<'c> = &'c RawDefinition;

impl<'c> TypeDef<'c> {
    pub(super) fn new(raw: NonNull<RawDefinition>) -> Self {
        Self { raw, context: PhantomData }
    }

    pub(crate) fn as_ptr(self) -> *mut RawDefinition {
        self.raw.as_ptr()
    }

    /// The full name, such as `tk.tile`.
    pub fn name(self) -> String {
        name(self.raw)
    }

    /// Creates the type with these parameters, which the hooks must accept.
    pub fn get(self, params: &[Option<Attribute<'c>>]) -> Result<Type<'c>> {
        let params = checked(self.raw, params)?;
        // SAFETY: the definition is that of a type, and the parameters are live and verified.
        let made =
            unsafe { shim::fishplateTypeGet(self.raw.as_ptr(), params.as_ptr(), length(&params)) };
        Ok(Type::new(made))
    }
}

impl<'c> AttributeDef<'c> {
    pub(super) fn new(raw: NonNull<RawDefinition>) -> Self {
        Self { raw, context: PhantomData }
    }

    pub(crate) fn as_ptr(self) -> *mut RawDefinition {
        self.raw.as_ptr()
    }

    /// The full name, such as `tk.grid`.
    pub fn name(self) -> String {
        name(self.raw)
    }

    /// Creates the attribute with these parameters, which the hooks must accept.
    pub fn get(self, params: &[Option<Attribute<'c>>]) -> Result<Attribute<'c>> {
        let params = checked(self.raw, params)?;
        // SAFETY: the definition is that of an attribute, and the parameters are live and verified.
        let made = unsafe {
            shim::fishplateAttributeGet(self.raw.as_ptr(), params.as_ptr(), length(&params))
        };
        Ok(Attribute::new(made))
    }
}

fn name(definition: NonNull<RawDefinition>) -> String {
    // SAFETY: the definition is live, and so is its name.
    unsafe { text::to_owned(shim::fishplateDefinitionName(definition.as_ptr())) }
}

fn context(definition: NonNull<RawDefinition>) -> MlirContext {
    // SAFETY: the definition is live.
    unsafe { shim::fishplateDefinitionContext(definition.as_ptr()) }
}

fn length<T>(list: &[T]) -> isize {
    list.len().cast_signed()
}

/// Verifies the parameters and converts them for the shim.
fn checked(
    definition: NonNull<RawDefinition>,
    params: &[Option<Attribute<'_>>],
) -> Result<Vec<MlirAttribute>> {
    let own = context(definition).ptr;
    // SAFETY: the attributes are live.
    let foreign =
        |attribute: &Attribute<'_>| unsafe { mlirAttributeGetContext(attribute.raw).ptr != own };
    if params.iter().flatten().any(foreign) {
        return Err(Error::MixedContexts { operation: name(definition) });
    }
    let none = MlirAttribute { ptr: ptr::null() };
    let raw: Vec<_> = params.iter().map(|param| param.map_or(none, |param| param.raw)).collect();
    // SAFETY: no requirements.
    let message = unsafe { shim::fishplateMessageNew() };
    // SAFETY: definition, parameters and message are live.
    let right = unsafe {
        shim::fishplateDefinitionVerify(definition.as_ptr(), raw.as_ptr(), length(&raw), message)
    };
    // SAFETY: the message is live and lives until the next call.
    let complaint = unsafe { text::to_owned(shim::fishplateMessageText(message)) };
    // SAFETY: the message was created above and is not used again.
    unsafe { shim::fishplateMessageDelete(message) };
    if right {
        return Ok(raw);
    }
    Err(Error::Parameters { name: name(definition), message: complaint })
}

impl<'c> Type<'c> {
    /// The definition, if this is a type of a dynamic dialect.
    pub fn definition(self) -> Option<TypeDef<'c>> {
        // SAFETY: the type is live.
        NonNull::new(unsafe { shim::fishplateTypeDefinition(self.raw) }).map(TypeDef::new)
    }

    /// The parameters, if this is a type of a dynamic dialect.
    pub fn params(self) -> Option<Vec<Option<Attribute<'c>>>> {
        self.definition()?;
        // SAFETY: the type is live and has a definition.
        let count = unsafe { shim::fishplateTypeParamCount(self.raw) };
        // SAFETY: the type is live and has a definition. `index` is below the number of parameters.
        let param = |index| unsafe { shim::fishplateTypeParam(self.raw, index) };
        Some((0..count).map(|index| optional(param(index))).collect())
    }
}

impl<'c> Attribute<'c> {
    /// The definition, if this is an attribute of a dynamic dialect.
    pub fn definition(self) -> Option<AttributeDef<'c>> {
        // SAFETY: the attribute is live.
        NonNull::new(unsafe { shim::fishplateAttributeDefinition(self.raw) }).map(AttributeDef::new)
    }

    /// The parameters, if this is an attribute of a dynamic dialect.
    pub fn params(self) -> Option<Vec<Option<Attribute<'c>>>> {
        self.definition()?;
        // SAFETY: the attribute is live and has a definition.
        let count = unsafe { shim::fishplateAttributeParamCount(self.raw) };
        // SAFETY: the attribute is live and has a definition. `index` is below the number of parameters.
        let param = |index| unsafe { shim::fishplateAttributeParam(self.raw, index) };
        Some((0..count).map(|index| optional(param(index))).collect())
    }
}

fn optional<'c>(raw: MlirAttribute) -> Option<Attribute<'c>> {
    (!raw.ptr.is_null()).then(|| Attribute::new(raw))
}

impl<'c> ContextRef<'c> {
    /// The dynamic type `dialect.mnemonic`.
    pub fn dynamic_type(self, dialect: &str, mnemonic: &str) -> Option<TypeDef<'c>> {
        super::DynamicDialect::find(self, dialect)?.find_type(mnemonic)
    }

    /// The dynamic attribute `dialect.mnemonic`.
    pub fn dynamic_attribute(self, dialect: &str, mnemonic: &str) -> Option<AttributeDef<'c>> {
        super::DynamicDialect::find(self, dialect)?.find_attribute(mnemonic)
    }
}
