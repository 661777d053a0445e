//! Attributes with one value: strings, types, unit, opaque text, locations.

use fishplate::{Bytes, ObjectRef, ObjectType, Result, Variant2};
use mlir_sys::{
    mlirLocationFromAttribute, mlirOpaqueAttrGetData, mlirOpaqueAttrGetDialectNamespace,
    mlirStringAttrGet, mlirStringAttrGetValue, mlirStringAttrTypedGet, mlirTypeAttrGet,
    mlirTypeAttrGetValue, mlirUnitAttrGet,
};

use super::class::{checked_attribute, class, place, raw_type, wrap_attribute};
use super::memo::{self, Key};
use super::raw::{bytes_ref, fishplateOpaqueAttrGetChecked};
use crate::raw::{bytes, string_ref, to_string};
use crate::{Attribute, Context, Location, Type};

class! {
    /// A text: `"text"`.
    StringAttr, "ir.StringAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl StringAttr {
    /// The attribute of a text, or of bytes.
    pub fn get(
        value: Variant2<&str, &[u8]>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<StringAttr>> {
        let text = match value {
            Variant2::A(text) => text.as_bytes(),
            Variant2::B(bytes) => bytes,
        };
        let function = StringAttr::type_index().0 as usize;
        memo::of_context(context, function, &[], Some(text), |context| {
            let _held = context.lock();
            // SAFETY: the context is live and locked; MLIR copies the text.
            unsafe { wrap_attribute(context, mlirStringAttrGet(context.raw(), bytes_ref(text))) }
        })
    }

    /// The attribute of a text that has a type.
    pub fn get_typed(r#type: ObjectRef<Type>, value: &str) -> Result<ObjectRef<StringAttr>> {
        let _held = r#type.context().lock();
        // SAFETY: a type of a locked context; MLIR copies the text.
        unsafe {
            let raw = mlirStringAttrTypedGet(r#type.raw(), string_ref(value));
            wrap_attribute(r#type.context(), raw)
        }
    }

    /// The text.
    #[getter]
    pub fn value(&self) -> String {
        // SAFETY: a string of a live context, which keeps it and never changes it.
        unsafe { to_string(mlirStringAttrGetValue(self.raw())) }
    }

    /// The text as bytes.
    #[getter]
    pub fn value_bytes(&self) -> Bytes {
        // SAFETY: a string of a live context, which keeps it and never changes it.
        unsafe { bytes(mlirStringAttrGetValue(self.raw())) }.into()
    }
}

class! {
    /// A type as an attribute.
    TypeAttr, "ir.TypeAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl TypeAttr {
    /// The attribute of a type.
    pub fn get(
        value: ObjectRef<Type>,
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<TypeAttr>> {
        let context = context.as_ref().unwrap_or_else(|| value.context());
        let raw = raw_type(context, "the type", &value)?;
        let key = Key::new(TypeAttr::type_index().0 as usize, raw.ptr.addr(), &[]);
        memo::answer(context, key, || {
            let _held = context.lock();
            // SAFETY: a type of this context, which is locked.
            unsafe { wrap_attribute(context, mlirTypeAttrGet(raw)) }
        })
    }

    /// The type.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<Type>> {
        let _held = self.context().lock();
        // SAFETY: a type attribute of a locked context.
        unsafe { Type::wrap(self.context(), mlirTypeAttrGetValue(self.raw())) }
    }
}

class! {
    /// The attribute that says something by being there: `unit`.
    UnitAttr, "ir.UnitAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl UnitAttr {
    /// The attribute.
    pub fn get(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<UnitAttr>> {
        memo::of_context(context, UnitAttr::type_index().0 as usize, &[], None, |context| {
            let _held = context.lock();
            // SAFETY: the context is live and locked.
            unsafe { wrap_attribute(context, mlirUnitAttrGet(context.raw())) }
        })
    }
}

class! {
    /// An attribute of a dialect that is not registered.
    OpaqueAttr, "ir.OpaqueAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl OpaqueAttr {
    /// An attribute of a dialect by its text.
    pub fn get(
        dialect_namespace: &str,
        buffer: Variant2<&[u8], &str>,
        r#type: ObjectRef<Type>,
        #[default = None] context: Option<ObjectRef<Context>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<OpaqueAttr>> {
        let context = context.unwrap_or_else(|| r#type.context().clone());
        let ty = raw_type(&context, "the type", &r#type)?;
        let place = place(&context, loc.as_ref())?;
        let data = match buffer {
            Variant2::A(bytes) => bytes_ref(bytes),
            Variant2::B(text) => string_ref(text),
        };
        // SAFETY: a location and a type of the locked context; MLIR copies the texts.
        checked_attribute(&context, || unsafe {
            fishplateOpaqueAttrGetChecked(place, string_ref(dialect_namespace), data, ty)
        })
    }

    /// The dialect.
    #[getter]
    pub fn dialect_namespace(&self) -> String {
        // SAFETY: an opaque attribute of a live context, which never changes it, which keeps the text.
        unsafe { to_string(mlirOpaqueAttrGetDialectNamespace(self.raw())) }
    }

    /// The text, as bytes.
    #[getter]
    pub fn data(&self) -> Bytes {
        // SAFETY: an opaque attribute of a live context, which never changes it, which keeps the text.
        unsafe { bytes(mlirOpaqueAttrGetData(self.raw())) }.into()
    }
}

class! {
    /// A location as an attribute.
    LocationAttr, "ir.LocationAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl LocationAttr {
    /// The attribute of a location.
    pub fn get(value: ObjectRef<Location>) -> Result<ObjectRef<LocationAttr>> {
        let _held = value.context().lock();
        // SAFETY: a location of a locked context.
        unsafe { wrap_attribute(value.context(), mlir_sys::mlirLocationGetAttribute(value.raw())) }
    }

    /// The location.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<Location>> {
        let _held = self.context().lock();
        // SAFETY: an attribute of a locked context that is a location.
        unsafe { Location::wrap(self.context(), mlirLocationFromAttribute(self.raw())) }
    }
}
