//! Operations: handles that detect when their operation is gone.

use std::fmt;

use super::block::{Block, Region, all, types_any};
use super::context::Context;
use super::error::{Error, Result};
use super::handle::{Handle, expect_context};
use super::insertion_point::InsertionPoint;
use super::interned::{Attribute, Location, Type};
use super::invoke::read;
use super::value::{OpOperand, Value};
use crate::{Any, AnyView, Array, Map, Pass, Str};

/// An operation.
#[derive(Clone)]
pub struct Operation<'c> {
    handle: Handle,
    name: Str,
    context: &'c Context,
}

/// Parts of an operation that is created without a generated builder.
#[derive(Clone, Debug, Default)]
pub struct NewOperation<'a, 'c> {
    /// Types of the results.
    pub results: &'a [Type<'c>],
    /// Operands.
    pub operands: &'a [Value<'c>],
    /// Attributes by name.
    pub attributes: &'a [(&'a str, Attribute<'c>)],
    /// Blocks that the operation may branch to.
    pub successors: &'a [Block<'c>],
    /// Number of empty regions that it gets.
    pub regions: usize,
    /// Whether the result types are inferred.
    pub infer: bool,
}

impl<'c> Operation<'c> {
    pub(super) fn wrap(context: &'c Context, value: Any) -> Result<Operation<'c>> {
        let handle = Handle::new(value, "ir.Operation")?;
        let name = property!("ir.Operation", "name", handle.object())?.get()?;
        Ok(Operation { handle, name, context })
    }

    /// The operation behind an FFI value, which must be of the context.
    pub fn from_any(context: &'c Context, value: &AnyView<'_>) -> Result<Operation<'c>> {
        let made = Operation::wrap(context, value.to_owned()?)?;
        let own = property!("ir.Operation", "context", made.handle.object())?;
        expect_context(own, "ir.Operation", context)?;
        Ok(made)
    }

    /// The FFI object.
    pub fn to_any(&self) -> Any {
        self.handle.object().clone().into()
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// Creates an operation by name at the insertion point; without one, in no block.
    pub fn create(
        name: &str,
        location: Location<'c>,
        new: &NewOperation<'_, 'c>,
        at: Option<&mut InsertionPoint<'c>>,
    ) -> Result<Operation<'c>> {
        let operands: Array<Any> = new.operands.iter().map(Value::to_any).collect();
        let attributes: Map<Str, Any> =
            new.attributes.iter().map(|(name, value)| (Str::from(*name), value.to_any())).collect();
        let successors: Array<Any> = new.successors.iter().map(Block::to_any).collect();
        let results = types_any(new.results);
        let nowhere = Any::from(false);
        let at = at.as_ref().map_or(nowhere.view(), |at| at.hold());
        let made = invoke!(
            "ir.Operation",
            "_create",
            name,
            results,
            operands,
            attributes,
            successors,
            new.regions,
            location,
            at,
            new.infer
        )?;
        Operation::wrap(location.context(), made)
    }

    /// Parses an operation, in no block.
    pub fn parse(context: &'c Context, text: &str) -> Result<Operation<'c>> {
        let made = invoke!("ir.Operation", "_parse", text, "", context.handle()?)?;
        Operation::wrap(context, made)
    }

    /// The name, such as `arith.addi`. It is known even when the operation is gone.
    pub fn name(&self) -> &str {
        &self.name
    }

    pub(super) fn object(&self) -> &crate::ObjectRef<crate::Object> {
        self.handle.object()
    }

    /// Whether the operation still exists.
    pub fn is_valid(&self) -> bool {
        let valid = property!("ir.Operation", "is_valid", self.handle.object());
        valid.is_ok_and(|valid| valid.get().unwrap_or(false))
    }

    /// Whether it has a trait or an interface of MLIR, by its name: `IsTerminator`, `MemoryEffectOpInterface`. An
    /// operation that is not registered has none.
    pub fn has_trait(&self, name: &str) -> Result<bool> {
        Ok(invoke!("ir.Operation", "has_trait", self.handle, name)?.get()?)
    }

    /// The source location.
    pub fn location(&self) -> Result<Location<'c>> {
        let location = property!("ir.Operation", "location", self.handle.object())?;
        Location::wrap(self.context, location)
    }

    /// Sets the source location.
    pub fn set_location(&self, location: Location<'c>) -> Result<()> {
        let field = super::invoke::field("ir.Operation", "location")?;
        Ok(field.write(self.handle.object(), location)?)
    }

    /// The operands.
    pub fn operands(&self) -> Result<Vec<Value<'c>>> {
        let list = property!("ir.Operation", "operands", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Value::wrap(self.context, each)).collect()
    }

    /// Replaces the operand at an index.
    pub fn set_operand(&self, index: usize, value: &Value<'c>) -> Result<()> {
        let list = property!("ir.Operation", "operands", self.handle.object())?;
        invoke!("ir.List", "__setitem__", list, index, value).map(drop)
    }

    /// The operands as uses of their values.
    pub fn op_operands(&self) -> Result<Vec<OpOperand<'c>>> {
        let list = property!("ir.Operation", "op_operands", self.handle.object())?;
        all(&list)?.into_iter().map(|each| OpOperand::wrap(self.context, each)).collect()
    }

    /// The results.
    pub fn results(&self) -> Result<Vec<Value<'c>>> {
        let list = property!("ir.Operation", "results", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Value::wrap(self.context, each)).collect()
    }

    /// The only result.
    pub fn result(&self) -> Result<Value<'c>> {
        Value::wrap(self.context, property!("ir.Operation", "result", self.handle.object())?)
    }

    /// The regions.
    pub fn regions(&self) -> Result<Vec<Region<'c>>> {
        let list = property!("ir.Operation", "regions", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Region::wrap(self.context, each)).collect()
    }

    /// The blocks that the operation may branch to.
    pub fn successors(&self) -> Result<Vec<Block<'c>>> {
        let list = property!("ir.Operation", "successors", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Block::wrap(self.context, each)).collect()
    }

    /// The attribute with this name, if there is one.
    pub fn attribute(&self, name: &str) -> Result<Option<Attribute<'c>>> {
        let map = property!("ir.Operation", "attributes", self.handle.object())?;
        let found = invoke!("ir.OpAttributeMap", "find_item", map, name)?;
        (!found.is_none()).then(|| Attribute::wrap(self.context, found)).transpose()
    }

    /// Sets the attribute with this name.
    pub fn set_attribute(&self, name: &str, value: impl Into<Attribute<'c>>) -> Result<()> {
        let map = property!("ir.Operation", "attributes", self.handle.object())?;
        invoke!("ir.OpAttributeMap", "__setitem__", map, name, value.into()).map(drop)
    }

    /// Removes the attribute with this name.
    pub fn remove_attribute(&self, name: &str) -> Result<()> {
        let map = property!("ir.Operation", "attributes", self.handle.object())?;
        invoke!("ir.OpAttributeMap", "__delitem__", map, name).map(drop)
    }

    /// The attributes and their names.
    pub fn attributes(&self) -> Result<Vec<(String, Attribute<'c>)>> {
        let map = property!("ir.Operation", "attributes", self.handle.object())?;
        let flat: Array<Any> = invoke!("ir.OpAttributeMap", "flat", map)?.get()?;
        let names: Vec<String> = read(self.context, Ok(flat.get(0)?))?;
        let values: Vec<Attribute<'c>> = read(self.context, Ok(flat.get(1)?))?;
        Ok(names.into_iter().zip(values).collect())
    }

    /// The enclosing operation, if there is one.
    pub fn parent(&self) -> Result<Option<Operation<'c>>> {
        let found = property!("ir.Operation", "parent", self.handle.object())?;
        (!found.is_none()).then(|| Operation::wrap(self.context, found)).transpose()
    }

    /// Returns the block that contains the operation, if there is one.
    pub fn block(&self) -> Result<Option<Block<'c>>> {
        let found = property!("ir.Operation", "block", self.handle.object())?;
        (!found.is_none()).then(|| Block::wrap(self.context, found)).transpose()
    }

    /// Verifies the operation and everything inside it; the error has the diagnostics.
    pub fn verify(&self) -> Result<()> {
        invoke!("ir.Operation", "verify", self).map(drop)
    }

    /// A deep copy, in no block.
    pub fn deep_clone(&self) -> Result<Operation<'c>> {
        let copy = invoke!("ir.Operation", "_clone", self, None::<AnyView<'_>>)?;
        Operation::wrap(self.context, copy)
    }

    /// A deep copy, at an insertion point.
    pub fn clone_at(&self, at: &mut InsertionPoint<'c>) -> Result<Operation<'c>> {
        let copy = invoke!("ir.Operation", "_clone", self, &*at)?;
        Operation::wrap(self.context, copy)
    }

    /// Whether it comes before another operation of its block.
    pub fn is_before_in_block(&self, other: &Operation<'c>) -> Result<bool> {
        read(self.context, invoke!("ir.Operation", "is_before_in_block", self, other))
    }

    /// Replaces one value by another among its operands.
    pub fn replace_uses_of_with(&self, of: &Value<'c>, with: &Value<'c>) -> Result<()> {
        invoke!("ir.Operation", "replace_uses_of_with", self, of, with).map(drop)
    }

    /// Moves it before another.
    pub fn move_before(&self, other: &Operation<'c>) -> Result<()> {
        invoke!("ir.Operation", "move_before", self, other).map(drop)
    }

    /// Moves it after another.
    pub fn move_after(&self, other: &Operation<'c>) -> Result<()> {
        invoke!("ir.Operation", "move_after", self, other).map(drop)
    }

    /// Takes it out of its block; then its handle owns it.
    pub fn detach(&self) -> Result<()> {
        invoke!("ir.Operation", "detach_from_parent", self).map(drop)
    }

    /// Erases it with everything inside. Its results must be unused.
    pub fn erase(&self) -> Result<()> {
        invoke!("ir.Operation", "erase", self).map(drop)
    }
}

properties! { Operation {
    is_attached: "ir.Operation", "attached" -> bool, "Whether it is in a block.";
    num_uses: "ir.Operation", "num_uses" -> usize, "How many times its results are used.";
} }

impl fmt::Debug for Operation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Operation({self})")
    }
}

compares_handle!(Operation);
passes_handle!(Operation);

impl Operation<'_> {
    /// Error for an operation with another name; generated code calls this.
    #[doc(hidden)]
    pub fn expect_name(&self, name: &str) -> Result<()> {
        match self.name() == name {
            true => Ok(()),
            false => Err(Error::wrong_type(format!("expected {name}, got {}", self.name()))),
        }
    }
}
