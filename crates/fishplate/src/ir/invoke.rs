//! Methods and properties of the IR's classes, looked up by name once per thread.

use super::context::Context;
use super::dialect::{FromParameter, Parameter};
use super::library;
use crate::abi::attr;
use crate::function::Function;
use crate::reflect::{Field, Method, Type};
use crate::{Any, Error, Result};
use fishplate_abi::error_kind;

/// The method of a class.
pub(super) fn method(class: &str, name: &str) -> Result<Function> {
    library::ensure()?;
    Method::get(class, name)?.function()
}

/// The property of a class.
pub(super) fn field(class: &str, name: &str) -> Result<Field> {
    library::ensure()?;
    Field::get(class, name)
}

/// The constructor of a class.
pub(super) fn constructor(class: &str) -> Result<Function> {
    library::ensure()?;
    let init = Type::get(class)?.attr(attr::INIT);
    let init = init.ok_or_else(|| {
        Error::new(error_kind::TYPE_ERROR, format!("Type `{class}` has no constructor"))
    })?;
    init.get()
}

/// A global function of the library.
pub(super) fn global(name: &str) -> Result<Function> {
    library::ensure()?;
    Function::get(name)
}

/// Converts a result of the library to its expected type.
pub(super) fn read<'c, T: FromParameter<'c>>(
    context: &'c Context,
    value: super::Result<Any>,
) -> super::Result<T> {
    T::from_parameter(Parameter::read(context, value?))
}

/// Calls the function that `find` returns, with values of any type; returns an `Any`.
macro_rules! invoke {
    (@ $find:expr $(, $arg:expr)*) => {{
        thread_local! {
            static FUNCTION: $crate::reflect::Cached<$crate::Function> =
                const { $crate::reflect::Cached::new() };
        }
        FUNCTION.with(|function| -> $crate::ir::Result<$crate::Any> {
            let function = function.get(|| $find)?;
            let result = function.call_packed(&[$($crate::Held::view(&$crate::Pass::hold(&$arg))),*]);
            Ok(result?)
        })
    }};
    (new $class:literal $(, $arg:expr)* $(,)?) => {
        invoke!(@ $crate::ir::invoke::constructor($class) $(, $arg)*)
    };
    (global $name:literal $(, $arg:expr)* $(,)?) => {
        invoke!(@ $crate::ir::invoke::global($name) $(, $arg)*)
    };
    ($class:literal, $method:literal $(, $arg:expr)* $(,)?) => {
        invoke!(@ $crate::ir::invoke::method($class, $method) $(, $arg)*)
    };
}

/// Reads a property of an object.
macro_rules! property {
    ($class:literal, $name:literal, $object:expr) => {{
        thread_local! {
            static FIELD: $crate::reflect::Cached<$crate::reflect::Field> =
                const { $crate::reflect::Cached::new() };
        }
        FIELD.with(|field| -> $crate::ir::Result<$crate::Any> {
            let field = field.get(|| $crate::ir::invoke::field($class, $name))?;
            Ok(field.read($object)?)
        })
    }};
}

/// Declares methods that read a property each: `name: "ir.Class", "property" -> Type, "documentation";`.
macro_rules! properties {
    ($name:ident { $($get:ident: $class:literal, $field:literal -> $ty:ty, $doc:literal;)* }) => {
        impl<'c> $name<'c> { $(
            #[doc = $doc]
            pub fn $get(&self) -> $crate::ir::Result<$ty> {
                let value = property!($class, $field, self.object());
                $crate::ir::invoke::read(self.context(), value)
            }
        )* }
    };
}
