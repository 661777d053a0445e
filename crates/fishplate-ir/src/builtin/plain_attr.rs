//! Attributes with one value: strings, types, unit, opaque text, locations.

use fishplate::{Bytes, ObjectRef, ObjectType, Result, Variant2};
use fishplate_mlir as mlir;

use super::class::{Place, checked_attribute, class, raw_type, wrap_attribute};
use super::memo::{self, Key};
use crate::{Attribute, Context, Location, Type};

class! {
    /// A text: `"text"`.
    StringAttr, "ir.StringAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl StringAttr {
    /// Creates the attribute of a text or of bytes.
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
            wrap_attribute(context, mlir::Attribute::string(context.mlir(&context.lock()), text))
        })
    }

    /// Creates the attribute of a text that has a type.
    pub fn get_typed(r#type: ObjectRef<Type>, value: &str) -> Result<ObjectRef<StringAttr>> {
        let _held = r#type.context().lock();
        let raw = mlir::Attribute::typed_string(r#type.mlir(), value);
        wrap_attribute(r#type.context(), raw)
    }

    /// The text.
    #[getter]
    pub fn value(&self) -> String {
        self.mlir().as_string().unwrap_or_default()
    }

    /// The text as bytes.
    #[getter]
    pub fn value_bytes(&self) -> Bytes {
        self.mlir().string_value().into()
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
        let key = Key::new(TypeAttr::type_index().0 as usize, raw.address(), &[]);
        memo::answer(context, key, || {
            let _held = context.lock();
            wrap_attribute(context, mlir::Attribute::ty(raw))
        })
    }

    /// The type.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<Type>> {
        Type::wrap(self.context(), self.mlir().type_value())
    }
}

class! {
    /// An attribute whose presence is its only information: `unit`.
    UnitAttr, "ir.UnitAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl UnitAttr {
    /// The attribute.
    pub fn get(
        #[default = None] context: Option<ObjectRef<Context>>,
    ) -> Result<ObjectRef<UnitAttr>> {
        memo::of_context(context, UnitAttr::type_index().0 as usize, &[], None, |context| {
            wrap_attribute(context, mlir::Attribute::unit(context.mlir(&context.lock())))
        })
    }
}

class! {
    /// An attribute of a dialect that is not registered.
    OpaqueAttr, "ir.OpaqueAttr", Attribute
}

#[fishplate::methods(nonblocking)]
impl OpaqueAttr {
    /// Creates an attribute of a dialect from its text.
    pub fn get(
        dialect_namespace: &str,
        buffer: Variant2<&[u8], &str>,
        r#type: ObjectRef<Type>,
        #[default = None] context: Option<ObjectRef<Context>>,
        #[default = None] loc: Option<ObjectRef<Location>>,
    ) -> Result<ObjectRef<OpaqueAttr>> {
        let context = context.unwrap_or_else(|| r#type.context().clone());
        let ty = raw_type(&context, "the type", &r#type)?;
        let (place, held) = (Place::new(&context, loc.as_ref())?, context.lock());
        let data = match buffer {
            Variant2::A(bytes) => bytes,
            Variant2::B(text) => text.as_bytes(),
        };
        checked_attribute(&context, || {
            let at = place.mlir(&context, &held);
            mlir::Attribute::opaque_checked(at, dialect_namespace, data, ty)
        })
    }

    /// The dialect.
    #[getter]
    pub fn dialect_namespace(&self) -> String {
        self.mlir().opaque_dialect()
    }

    /// The text, as bytes.
    #[getter]
    pub fn data(&self) -> Bytes {
        self.mlir().opaque_data().into()
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
        wrap_attribute(value.context(), value.mlir().attribute())
    }

    /// The location.
    #[getter]
    pub fn value(&self) -> Result<ObjectRef<Location>> {
        Location::wrap(self.context(), self.mlir().to_location())
    }
}
