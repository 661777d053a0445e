//! Values: results of operations and arguments of blocks.

use std::fmt;

use super::error::{Error, Result};
use super::interned::Type;
use super::operation::Operation;
use crate::Array;

counted! {
    /// A result of an operation, or an argument of a block.
    Value = "ir.Value"
}

impl<'c> Value<'c> {
    /// Its type.
    pub fn ty(&self) -> Result<Type<'c>> {
        Type::wrap(self.context, property!("ir.Value", "type", self.handle.object())?)
    }

    /// The operation that it is a result of; none for an argument of a block.
    pub fn defining_op(&self) -> Result<Option<Operation<'c>>> {
        let owner = property!("ir.Value", "owner", self.handle.object())?;
        if owner.view().type_key() == "ir.Block" {
            return Ok(None);
        }
        Operation::wrap(self.context, owner).map(Some)
    }

    /// The operations that use it, once for each use.
    pub fn users(&self) -> Result<Vec<Operation<'c>>> {
        let uses = property!("ir.Value", "_uses", self.handle.object())?;
        let user = |each: crate::Any| {
            let each = super::handle::Handle::new(each, "ir.OpOperand")?;
            Operation::wrap(self.context, property!("ir.OpOperand", "owner", each.object())?)
        };
        uses.get::<Array<crate::Any>>()?.iter().map(user).collect()
    }

    /// Puts another value in its place everywhere.
    pub fn replace_all_uses_with(&self, other: &Value<'c>) -> Result<()> {
        invoke!("ir.Value", "replace_all_uses_with", self, other).map(drop)
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
