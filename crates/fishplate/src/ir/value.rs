//! Values: results of operations and arguments of blocks.

use std::fmt;

use super::block::Block;
use super::context::Context;
use super::error::{Error, Result};
use super::handle::Handle;
use super::interned::{Location, Type};
use super::invoke::read;
use super::operation::Operation;
use crate::{Any, Array};

counted! {
    /// A result of an operation, or an argument of a block.
    Value = "ir.Value"
}

impl<'c> Value<'c> {
    /// Its type.
    pub fn ty(&self) -> Result<Type<'c>> {
        Type::wrap(self.context, property!("ir.Value", "type", self.handle.object())?)
    }

    /// The operation that it is a result of; `None` for an argument of a block.
    pub fn defining_op(&self) -> Result<Option<Operation<'c>>> {
        let owner = property!("ir.Value", "owner", self.handle.object())?;
        if owner.view().type_key() == "ir.Block" {
            return Ok(None);
        }
        Operation::wrap(self.context, owner).map(Some)
    }

    /// The block that it is an argument of; `None` for a result of an operation.
    pub fn defining_block(&self) -> Result<Option<Block<'c>>> {
        let owner = property!("ir.Value", "owner", self.handle.object())?;
        if owner.view().type_key() != "ir.Block" {
            return Ok(None);
        }
        Block::wrap(self.context, owner).map(Some)
    }

    /// The operations that use it, once for each use.
    pub fn users(&self) -> Result<Vec<Operation<'c>>> {
        Ok(self.uses()?.into_iter().map(|each| each.owner).collect())
    }

    /// Whether its operation or block still exists.
    pub fn is_valid(&self) -> bool {
        let valid = property!("ir.Value", "is_valid", self.handle.object());
        valid.is_ok_and(|valid| valid.get().unwrap_or(false))
    }

    /// Changes its type.
    pub fn set_type(&self, ty: impl Into<Type<'c>>) -> Result<()> {
        invoke!("ir.Value", "set_type", self, ty.into()).map(drop)
    }

    /// Its name in MLIR's text: `%0`.
    pub fn name(&self) -> Result<String> {
        let (local, from_locations) = (false, false);
        read(self.context, invoke!("ir.Value", "get_name", self, local, from_locations))
    }

    /// Replaces it by another value, except in some operations.
    pub fn replace_all_uses_except(
        &self,
        other: &Value<'c>,
        except: &[Operation<'c>],
    ) -> Result<()> {
        let except: Array<Any> = except.iter().map(Operation::to_any).collect();
        invoke!("ir.Value", "_replace_all_uses_except", self, other, except).map(drop)
    }

    /// Replaces it by another value everywhere.
    pub fn replace_all_uses_with(&self, other: &Value<'c>) -> Result<()> {
        invoke!("ir.Value", "replace_all_uses_with", self, other).map(drop)
    }
}

properties! { Value {
    location: "ir.Value", "location" -> Location<'c>, "Where it comes from.";
    uses: "ir.Value", "_uses" -> Vec<OpOperand<'c>>, "Its uses at this moment.";
} }

/// A use of a value: an operation, and the index of the operand.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct OpOperand<'c> {
    /// The operation that uses it.
    pub owner: Operation<'c>,
    /// Index of the operand.
    pub number: u32,
}

impl<'c> OpOperand<'c> {
    /// Takes the result of a library function.
    pub(super) fn wrap(context: &'c Context, value: Any) -> Result<OpOperand<'c>> {
        let handle = Handle::new(value, "ir.OpOperand")?;
        let owner = read(context, property!("ir.OpOperand", "owner", handle.object()))?;
        let number = property!("ir.OpOperand", "operand_number", handle.object())?.get()?;
        Ok(OpOperand { owner, number })
    }
}

/// Declares a kind of value.
macro_rules! kind {
    ($(#[$doc:meta])* $name:ident = $key:literal) => {
        $(#[$doc])*
        #[derive(Clone, Debug, PartialEq, Eq, Hash)]
        pub struct $name<'c>(Value<'c>);

        impl<'c> TryFrom<Value<'c>> for $name<'c> {
            type Error = Error;
            fn try_from(value: Value<'c>) -> Result<Self> {
                Handle::new(value.to_any(), $key)?;
                Ok($name(value))
            }
        }

        impl<'c> From<$name<'c>> for Value<'c> {
            fn from(value: $name<'c>) -> Value<'c> {
                value.0
            }
        }

        impl<'c> std::ops::Deref for $name<'c> {
            type Target = Value<'c>;
            fn deref(&self) -> &Value<'c> {
                &self.0
            }
        }
    };
}
kind! {
    /// A result of an operation.
    OpResult = "ir.OpResult"
}
kind! {
    /// An argument of a block.
    BlockArgument = "ir.BlockArgument"
}

properties! { OpResult {
    number: "ir.OpResult", "result_number" -> u32, "Which of the results.";
} }

properties! { BlockArgument {
    number: "ir.BlockArgument", "arg_number" -> u32, "Which of the arguments.";
} }

impl<'c> BlockArgument<'c> {
    /// Sets the source location.
    pub fn set_location(&self, location: Location<'c>) -> Result<()> {
        invoke!("ir.BlockArgument", "set_location", self.0, location).map(drop)
    }
}

impl fmt::Display for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match invoke!("ir.Value", "text", self).and_then(|text| Ok(text.get::<String>()?)) {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "<{}>", error.message()),
        }
    }
}

impl<'c> From<&Value<'c>> for Value<'c> {
    fn from(value: &Value<'c>) -> Value<'c> {
        value.clone()
    }
}

/// The only result.
impl<'c> TryFrom<&Operation<'c>> for Value<'c> {
    type Error = Error;
    fn try_from(operation: &Operation<'c>) -> Result<Value<'c>> {
        operation.result()
    }
}
