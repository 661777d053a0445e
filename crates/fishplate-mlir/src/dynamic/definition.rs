//! Types and attributes of dynamic dialects: creating them from parameters, and reading the parameters back.

use std::{marker::PhantomData, ptr, ptr::NonNull};

use mlir_sys::{MlirAttribute, MlirContext, mlirAttributeGetContext};

use super::shim::{self, RawDefinition};
use crate::{Attribute, ContextRef, Error, Result, Type, text};

/// The definition of a type or an attribute, of the kind `T`.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Definition<'c, T> {
    raw: NonNull<RawDefinition>,
    /// It lives as long as its context.
    of: PhantomData<(&'c RawDefinition, T)>,
}

/// The definition of a type.
pub type TypeDef<'c> = Definition<'c, Type<'c>>;
/// The definition of an attribute.
pub type AttributeDef<'c> = Definition<'c, Attribute<'c>>;

impl<T: Copy> Definition<'_, T> {
    pub(super) fn new(raw: NonNull<RawDefinition>) -> Self {
        Self { raw, of: PhantomData }
    }

    pub(crate) fn as_ptr(self) -> *mut RawDefinition {
        self.raw.as_ptr()
    }

    /// The full name, such as `tk.tile`.
    pub fn name(self) -> String {
        name(self.raw)
    }
}

impl<'c> TypeDef<'c> {
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

macro_rules! defined {
    ($($thing:ident, $def:ident, $find:ident, $count:ident, $param:ident;)*) => {$(
        impl<'c> $thing<'c> {
            /// The definition, if this belongs to a dynamic dialect.
            pub fn definition(self) -> Option<$def<'c>> {
                // SAFETY: types and attributes are live.
                NonNull::new(unsafe { shim::$find(self.raw) }).map($def::new)
            }

            /// The parameters, if this belongs to a dynamic dialect.
            pub fn params(self) -> Option<Vec<Option<Attribute<'c>>>> {
                self.definition()?;
                // SAFETY: this is live and has a definition.
                let count = unsafe { shim::$count(self.raw) };
                // SAFETY: this is live and has a definition. `index` is below the number of parameters.
                let param = |index| unsafe { shim::$param(self.raw, index) };
                Some((0..count).map(|index| optional(param(index))).collect())
            }
        }
    )*};
}

defined! {
    Type, TypeDef, fishplateTypeDefinition, fishplateTypeParamCount, fishplateTypeParam;
    Attribute, AttributeDef, fishplateAttributeDefinition, fishplateAttributeParamCount, fishplateAttributeParam;
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
