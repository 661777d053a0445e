//! Types, attributes, locations, affine expressions, maps and sets. They are immutable, equal ones are one object, and
//! the types here are copies of a handle.

use std::fmt;

use super::context::Context;
use super::error::Result;
use super::handle::{Handle, expect_context};
use crate::{Any, AnyView};

macro_rules! interned {
    ($($(#[$doc:meta])* $name:ident = $key:literal;)*) => { $(
        $(#[$doc])*
        #[derive(Clone, Copy)]
        pub struct $name<'c> {
            handle: &'c Handle,
            context: &'c Context,
        }

        impl<'c> $name<'c> {
            /// Takes the result of a library function.
            pub(super) fn wrap(context: &'c Context, value: Any) -> Result<Self> {
                Ok($name { handle: context.keep(Handle::new(value, $key)?), context })
            }

            /// Returns the handle in an FFI value, which must be of this context.
            pub fn from_any(context: &'c Context, value: &AnyView<'_>) -> Result<Self> {
                let made = $name::wrap(context, value.to_owned()?)?;
                let own = property!($key, "context", made.object())?;
                expect_context(own, $key, context)?;
                Ok(made)
            }

            /// The FFI object.
            pub fn to_any(self) -> Any {
                self.handle.object().clone().into()
            }

            /// The context.
            pub fn context(self) -> &'c Context {
                self.context
            }

            pub(super) fn object(self) -> &'c crate::ObjectRef<crate::Object> {
                self.handle.object()
            }
        }

        compares_handle!($name);
        passes_handle!($name);

        impl fmt::Display for $name<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                match invoke!($key, "text", self.handle).and_then(|text| Ok(text.get::<String>()?)) {
                    Ok(text) => f.write_str(&text),
                    Err(error) => write!(f, "<{error}>"),
                }
            }
        }

        impl fmt::Debug for $name<'_> {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                write!(f, concat!(stringify!($name), "({})"), self)
            }
        }
    )* };
}

interned! {
    /// A type.
    Type = "ir.Type";
    /// An attribute.
    Attribute = "ir.Attribute";
    /// A source location.
    Location = "ir.Location";
    /// An affine expression: dimensions, symbols and numbers, added, multiplied and divided.
    AffineExpr = "ir.AffineExpr";
    /// An affine map: from dimensions and symbols to affine expressions.
    AffineMap = "ir.AffineMap";
    /// A set of integers that satisfy affine conditions.
    IntegerSet = "ir.IntegerSet";
}

impl<'c> Type<'c> {
    /// Parses a type.
    pub fn parse(context: &'c Context, text: &str) -> Result<Type<'c>> {
        Type::wrap(context, invoke!("ir.Type", "parse", text, context.handle()?)?)
    }

    /// Whether it is of a kind, by its name with the dialect as a prefix: `builtin.integer`, `tk.tile`.
    pub fn is_a(self, name: &str) -> Result<bool> {
        Ok(invoke!(global "ir.dialect.is_a", self, name)?.get()?)
    }
}

impl<'c> Attribute<'c> {
    /// Parses an attribute.
    pub fn parse(context: &'c Context, text: &str) -> Result<Attribute<'c>> {
        Attribute::wrap(context, invoke!("ir.Attribute", "parse", text, context.handle()?)?)
    }

    /// Whether it is of a kind, by its name with the dialect as a prefix: `builtin.string`, `tk.grid`.
    pub fn is_a(self, name: &str) -> Result<bool> {
        Ok(invoke!(global "ir.dialect.is_a", self, name)?.get()?)
    }

    /// Returns the type of the attribute's value; `none` if it has no type.
    pub fn ty(self) -> Result<Type<'c>> {
        Type::wrap(self.context, property!("ir.Attribute", "type", self.object())?)
    }
}

/// An argument for a `T` of a context: a `T`, a value that converts to one, or the `Result` of creating it. An error in
/// it is reported by the call that takes the argument.
pub trait Given<T> {
    /// Returns the `T`, or the error of creating it.
    fn given(self) -> Result<T>;
}

macro_rules! given {
    ($($name:ident)*) => { $(
        impl<'c, U: Into<$name<'c>>> Given<$name<'c>> for U {
            fn given(self) -> Result<$name<'c>> {
                Ok(self.into())
            }
        }

        impl<'c, U: Into<$name<'c>>> Given<$name<'c>> for Result<U> {
            fn given(self) -> Result<$name<'c>> {
                self.map(Into::into)
            }
        }
    )* };
}
given!(Type Attribute);
