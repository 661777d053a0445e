//! Building blocks of classes over `Type` or `Attribute`.

use crate::ir::error::{Error, Result};
use crate::{Object, ObjectRef};

/// Checks that an object is of a class; the error uses `name` and `got`.
pub(super) fn expect_class(
    object: &ObjectRef<Object>,
    key: &'static str,
    name: &str,
    got: impl std::fmt::Display,
) -> Result<()> {
    match crate::reflect::Type::of(object)?.is_a(crate::reflect::Type::get(key)?) {
        true => Ok(()),
        false => Err(Error::wrong_type(format!("expected {name}, got {got}"))),
    }
}

/// Declares a class over `Type` or `Attribute`; its key determines what converts to it.
macro_rules! class {
    ($($(#[$doc:meta])* $name:ident($base:ident) = $key:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>($base<'c>);

        impl<'c> TryFrom<$base<'c>> for $name<'c> {
            type Error = Error;
            fn try_from(value: $base<'c>) -> Result<Self> {
                expect_class(value.object(), $key, stringify!($name), value)?;
                Ok($name(value))
            }
        }

        class_of!($name, $base);
    )* };
}

/// Implements the relation between a class and the handle that it copies.
macro_rules! class_of {
    ($name:ident, $base:ident) => {
        impl<'c> From<$name<'c>> for $base<'c> {
            fn from(value: $name<'c>) -> $base<'c> {
                value.0
            }
        }

        impl<'c> std::ops::Deref for $name<'c> {
            type Target = $base<'c>;
            fn deref(&self) -> &$base<'c> {
                &self.0
            }
        }

        impl std::fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
                self.0.fmt(f)
            }
        }

        crate::__dialect_values!($name, $base);
    };
}

/// Declares which classes are kinds of another.
macro_rules! kinds {
    ($($above:ident($base:ident): $($name:ident)*;)*) => { $( $(
        impl<'c> From<$name<'c>> for $above<'c> {
            fn from(value: $name<'c>) -> $above<'c> {
                $above(value.0)
            }
        }

        impl<'c> TryFrom<$above<'c>> for $name<'c> {
            type Error = Error;
            fn try_from(value: $above<'c>) -> Result<Self> {
                $name::try_from($base::from(value))
            }
        }
    )* )* };
}
