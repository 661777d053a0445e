//! Fields and methods of registered types.

use fishplate_abi::error_kind;
use std::ffi::c_void;
use std::fmt;

use fishplate_abi::{FieldFlags, FieldInfo, FieldSetter, MethodInfo, RawAny};

use super::{Type, keep, text};
use crate::any::Any;
use crate::convert::{FromView, Held, Pass};
use crate::error::{Error, Result};
use crate::function::Function;
use crate::object::{Object, ObjectRef};
use crate::runtime::check;

/// A field of a type.
#[derive(Clone)]
pub struct Field {
    owner: Type,
    name: String,
    info: FieldInfo,
}

/// The default of a field.
#[derive(Debug, Clone)]
pub enum Default {
    /// This value.
    Value(Any),
    /// The result of this function.
    Factory(Function),
}

/// Implements what fields and methods share.
macro_rules! member {
    ($name:ident, $info:ident, $find:ident) => {
        impl $name {
            pub(super) fn new(owner: Type, info: $info) -> Self {
                Self { owner, name: text(info.name), info }
            }

            #[doc = concat!("The ", stringify!($find), " of a name of the type of a key.")]
            pub fn get(key: &str, name: &str) -> Result<Self> {
                Type::get(key)?.$find(name)
            }

            /// Name.
            pub fn name(&self) -> &str {
                &self.name
            }

            /// Documentation; empty if there is none.
            pub fn doc(&self) -> String {
                text(self.info.doc)
            }

            /// A JSON object with the type schema and more; empty if there is none.
            pub fn metadata(&self) -> String {
                text(self.info.metadata)
            }

            fn full_name(&self) -> String {
                format!("{}.{}", self.owner.key(), self.name)
            }
        }

        impl fmt::Debug for $name {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, "{}({})", stringify!($name), self.full_name())
            }
        }
    };
}

member!(Field, FieldInfo, field);
member!(Method, MethodInfo, method);

impl Field {
    /// The flags that it was registered with.
    pub fn flags(&self) -> FieldFlags {
        self.info.flags
    }

    /// Whether [`Field::write`] may be used.
    pub fn is_writable(&self) -> bool {
        self.info.flags.contains(FieldFlags::WRITABLE) && !self.info.setter.is_null()
    }

    /// Returns the default.
    pub fn default(&self) -> Option<Default> {
        if !self.info.flags.contains(FieldFlags::HAS_DEFAULT) {
            return None;
        }
        let value = keep(self.info.default_value_or_factory)?;
        if self.info.flags.contains(FieldFlags::DEFAULT_FROM_FACTORY) {
            return value.try_get().map(Default::Factory);
        }
        Some(Default::Value(value))
    }

    /// Returns the address of the field in an object, which must be of a type that has it.
    fn address(&self, object: &ObjectRef<Object>) -> Result<*mut c_void> {
        let own = Type::of(object)?;
        if !own.is_a(self.owner) {
            let (field, got) = (self.full_name(), own.key());
            let message = format!(
                "Field `{field}` of the wrong object: expected `{}`, got `{got}`",
                self.owner.key()
            );
            return Err(Error::new(error_kind::TYPE_ERROR, message));
        }
        Ok(object.as_handle().wrapping_byte_offset(self.info.offset as isize))
    }

    /// Returns the value of the field in an object.
    pub fn read<R: for<'a> FromView<'a>>(&self, object: &ObjectRef<Object>) -> Result<R> {
        let address = self.address(object)?;
        let getter = self.info.getter.ok_or_else(|| self.refused("cannot be read"))?;
        let mut value = RawAny::NONE;
        // SAFETY: the getter was registered for this offset in objects of this type, which
        // `address` checked; the result owns nothing.
        check(unsafe { getter(address, &raw mut value) })?;
        // SAFETY: on success the value is owned.
        let value = unsafe { Any::from_raw(value) };
        let result = R::from_view(value.as_view());
        result.ok_or_else(|| {
            let (field, got) = (self.full_name(), R::describe(value.as_view()));
            let message = format!("Field `{field}`: expected `{}`, got `{got}`", R::name());
            Error::new(error_kind::TYPE_ERROR, message)
        })
    }

    /// Sets the field of an object to a value.
    pub fn write(&self, object: &ObjectRef<Object>, value: impl Pass) -> Result<()> {
        let address = self.address(object)?;
        if !self.is_writable() {
            return Err(self.refused("is read-only"));
        }
        let held = value.hold();
        let view = held.view();
        let status = if self.info.flags.contains(FieldFlags::SETTER_IS_FUNCTION_OBJ) {
            // SAFETY: the flag says that the setter is a function object, which lives as long as
            // the type.
            let setter = unsafe { ObjectRef::from_ref(&*self.info.setter.cast::<Object>()) };
            let setter: Function = Any::from(setter).get()?;
            setter.call_packed(&[address.hold(), view]).map(drop)
        } else {
            // SAFETY: without the flag the setter is a C function of this type.
            let setter =
                unsafe { std::mem::transmute::<*mut c_void, FieldSetter>(self.info.setter) };
            // SAFETY: it was registered for this offset in objects of this type, which `address`
            // checked; the value is valid for the call.
            check(unsafe { setter(address, view.as_raw()) })
        };
        status.map_err(|error| self.in_field(error))
    }

    fn refused(&self, why: &str) -> Error {
        Error::new(error_kind::ATTRIBUTE_ERROR, format!("Field `{}` {why}", self.full_name()))
    }

    /// Adds the name of the field to the error of a setter.
    fn in_field(&self, error: Error) -> Error {
        let message = format!("Field `{}`: {}", self.full_name(), error.message());
        Error::with_cause(error.kind(), message, &error)
    }
}

/// A method of a type.
#[derive(Clone)]
pub struct Method {
    owner: Type,
    name: String,
    info: MethodInfo,
}

impl Method {
    /// Whether it takes no object.
    pub fn is_static(&self) -> bool {
        self.info.flags.contains(FieldFlags::IS_STATIC_METHOD)
    }

    /// The function. It takes the object first, unless the method is static.
    pub fn function(&self) -> Result<Function> {
        keep(self.info.method).and_then(|value| value.try_get()).ok_or_else(|| {
            let message = format!("Method `{}` is not a function", self.full_name());
            Error::new(error_kind::TYPE_ERROR, message)
        })
    }
}
