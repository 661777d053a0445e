//! `ir.Value`: a result of an operation (`ir.OpResult`) or an argument of a block
//! (`ir.BlockArgument`), and `ir.OpOperand`, one use of it. A value holds the handle of its owner and
//! goes with it; there is one live object per value.

use std::sync::Arc;

use fishplate::{Array, Class, Function, Object, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;

use crate::error::{invalid_handle, other_context, value_error};
use crate::live::{AValue, Spot, object_as};
use crate::lock::Guard;
use crate::operation::text;
use crate::tree::Tree;
use crate::{Block, Context, Location, Operation, Type, kinds};

/// A result of an operation or an argument of a block.
#[derive(Object)]
#[object(key = "ir.Value", opaque, repr = show)]
pub struct Value {
    /// Clear once an argument was erased.
    #[field(skip)]
    spot: Spot<AValue>,
    #[field(skip)]
    owner: Owner,
}

/// What a value belongs to.
enum Owner {
    Operation(ObjectRef<Operation>),
    Block(ObjectRef<Block>),
}

/// A result of an operation.
#[derive(Object)]
#[object(key = "ir.OpResult", parent = Value, opaque, repr = show_result)]
#[repr(C)]
pub struct OpResult {
    base: Value,
}

/// An argument of a block.
#[derive(Object)]
#[object(key = "ir.BlockArgument", parent = Value, opaque, repr = show_argument)]
#[repr(C)]
pub struct BlockArgument {
    base: Value,
}

impl Drop for Value {
    fn drop(&mut self) {
        let context = self.context();
        let Some(held) = context.lock_for_drop() else { return };
        if self.spot.address() != 0 {
            context.state(&held).values.remove(self.spot.address(), self);
        }
    }
}

fn show(value: &Value) -> String {
    value.text().unwrap_or_else(|error| format!("<{}>", error.message()))
}

fn show_result(value: &OpResult) -> String {
    show(&value.base)
}

fn show_argument(value: &BlockArgument) -> String {
    show(&value.base)
}

impl Value {
    /// The object of a value; `owner`, which it belongs to, is asked for when there is none yet.
    fn make<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
        owner: impl FnOnce() -> Owner,
    ) -> ObjectRef<Value> {
        let known = context.state(held).values.find(raw.address());
        known.unwrap_or_else(|| Value::create::<C>(context, held, raw, owner()))
    }

    /// A new object of a value, which has none.
    #[inline]
    fn create<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
        owner: Owner,
    ) -> ObjectRef<Value> {
        let value = Value { spot: Spot::new(raw), owner };
        // `OpResult` or `BlockArgument`, or a class of `kinds` below one of them.
        let index = kinds::value_class(context, held, raw, C::type_index());
        let made = object_as(value, index);
        context.state(held).values.insert(raw.address(), &made);
        made
    }

    /// The object of a result of an operation.
    #[inline]
    pub(crate) fn result(
        operation: &ObjectRef<Operation>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Operation(operation.clone());
        Value::make::<OpResult>(operation.context(), held, raw, owner)
    }

    /// The object of an argument of a block.
    pub(crate) fn argument(
        block: &ObjectRef<Block>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Block(block.clone());
        Value::make::<BlockArgument>(block.context(), held, raw, owner)
    }

    /// The object of any value.
    pub(crate) fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> Result<ObjectRef<Value>> {
        if let Some(known) = context.state(held).values.find(raw.address()) {
            return Ok(known);
        }
        if let Some(operation) = raw.defining_op() {
            let owner = Operation::wrap(context, held, operation, None)?;
            return Ok(Value::create::<OpResult>(context, held, raw, Owner::Operation(owner)));
        }
        let Some(block) = raw.argument_block() else {
            return Err(value_error("MLIR gave no value"));
        };
        let owner = Owner::Block(Block::wrap(context, held, block, None)?);
        Ok(Value::create::<BlockArgument>(context, held, raw, owner))
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        match &self.owner {
            Owner::Operation(operation) => operation.context(),
            Owner::Block(block) => block.context(),
        }
    }

    /// The value of MLIR; an error when it is gone.
    #[inline]
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> Result<mlir::Value<'h>> {
        match &self.owner {
            Owner::Operation(operation) => operation.node().expect_live("operation")?,
            Owner::Block(block) => block.node().expect_live("block of")?,
        }
        self.spot.get(held).ok_or_else(|| invalid_handle("the block argument was erased"))
    }

    /// Marks an argument as erased.
    pub(crate) fn invalidate(&self) {
        self.spot.clear();
    }

    /// Remembers that the value is used outside of its tree, unless `tree` is its own.
    pub(crate) fn share_unless_in(&self, held: &Guard<'_>, tree: Option<&Arc<Tree>>) {
        let own = match &self.owner {
            Owner::Operation(operation) => operation.node().tree(held),
            Owner::Block(block) => block.node().tree(held),
        };
        if tree.is_none_or(|tree| !Arc::ptr_eq(tree, &own)) {
            own.share(held);
        }
    }

    /// The value as MLIR prints it.
    pub fn text(&self) -> Result<String> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        if let Owner::Operation(operation) = &self.owner {
            let context = operation.context();
            return Ok(text::plain(context, &held, operation.mlir(&held)?));
        }
        Ok(raw.to_string())
    }

    fn same_context(&self, other: &Value) -> Result<()> {
        match self.context().same_as(other.context()) {
            true => Ok(()),
            false => Err(other_context("the other value")),
        }
    }
}

/// The names of the operations that use a value, each with the place of the operand.
pub(crate) fn users_of(value: mlir::Value<'_>) -> impl Iterator<Item = String> {
    // No handle: the last one of an operation in no block would take it along.
    value.uses().map(|(user, number)| format!("operand {number} of `{}`", user.name()))
}

#[fishplate::methods(nonblocking)]
impl Value {
    /// The context of the value.
    #[getter(name = "context")]
    fn get_context(&self) -> ObjectRef<Context> {
        self.context().clone()
    }

    /// The type.
    #[getter(name = "type")]
    fn get_type(&self) -> Result<ObjectRef<Type>> {
        let held = self.context().lock();
        Type::wrap(self.context(), self.mlir(&held)?.ty())
    }

    /// Gives the value another type.
    fn set_type(&self, r#type: ObjectRef<Type>) -> Result<()> {
        if !r#type.context().same_as(self.context()) {
            return Err(other_context("the type"));
        }
        let held = self.context().lock();
        self.mlir(&held)?.set_type(r#type.mlir());
        Ok(())
    }

    /// The operation or block that the value belongs to.
    #[getter]
    fn owner(&self) -> Result<ObjectRef<Object>> {
        let held = self.context().lock();
        self.mlir(&held)?;
        Ok(match &self.owner {
            Owner::Operation(operation) => operation.clone().upcast(),
            Owner::Block(block) => block.clone().upcast(),
        })
    }

    /// Where it comes from.
    #[getter]
    fn location(&self) -> Result<ObjectRef<Location>> {
        let held = self.context().lock();
        Location::wrap(self.context(), self.mlir(&held)?.location())
    }

    /// The uses at this moment.
    #[getter(name = "_uses")]
    fn uses(&self) -> Result<Array<ObjectRef<OpOperand>>> {
        let held = self.context().lock();
        let uses: Vec<_> = self.mlir(&held)?.uses().collect();
        let (block, tree) = match &self.owner {
            Owner::Operation(operation) => {
                (operation.mlir(&held)?.block(), operation.node().tree(&held))
            }
            Owner::Block(block) => (Some(block.mlir(&held)?), block.node().tree(&held)),
        };
        let wrap = |(raw, number): (mlir::OpRef<'_>, usize)| {
            // What is in the same block is in the same tree.
            let near = block.is_some() && raw.block() == block;
            let owner = Operation::wrap(self.context(), &held, raw, near.then_some(&tree))?;
            Ok(OpOperand { owner, operand_number: number as i64 }.into_ref())
        };
        uses.into_iter().map(wrap).collect()
    }

    /// Lets everyone who uses this value use another one.
    fn replace_all_uses_with(&self, with_: ObjectRef<Value>) -> Result<()> {
        self.same_context(&with_)?;
        let held = self.context().lock();
        let (raw, new) = (self.mlir(&held)?, with_.mlir(&held)?);
        if raw != new {
            with_.share_unless_in(&held, None);
            raw.replace_all_uses_with(new);
        }
        Ok(())
    }

    /// Lets everyone who uses this value, but some operations, use another one.
    #[method(name = "_replace_all_uses_except")]
    fn replace_all_uses_except(
        &self,
        with_: ObjectRef<Value>,
        exceptions: Array<ObjectRef<Operation>>,
    ) -> Result<()> {
        self.same_context(&with_)?;
        let held = self.context().lock();
        let (raw, new) = (self.mlir(&held)?, with_.mlir(&held)?);
        if raw == new {
            return Ok(());
        }
        let exceptions = exceptions.to_vec();
        let exceptions: Result<Vec<_>> = exceptions.iter().map(|op| op.mlir(&held)).collect();
        let exceptions = exceptions?;
        with_.share_unless_in(&held, None);
        raw.replace_all_uses_except(new, &exceptions);
        Ok(())
    }

    /// The name that MLIR prints, such as `%0`.
    fn get_name(
        &self,
        #[default = false] use_local_scope: bool,
        #[default = false] use_name_loc_as_prefix: bool,
    ) -> Result<String> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        let around = match &self.owner {
            Owner::Operation(operation) => Some(operation.mlir(&held)?),
            Owner::Block(block) => block.mlir(&held)?.parent(),
        };
        let options = mlir::PrintOptions {
            local_scope: use_local_scope,
            name_locations: use_name_loc_as_prefix,
            ..around.map(mlir::PrintOptions::around).unwrap_or_default()
        };
        Ok(raw.name(&options))
    }

    /// The value as MLIR prints it.
    #[method(name = "text")]
    fn get_text(&self) -> Result<String> {
        self.text()
    }

    /// Whether the value still exists.
    #[getter]
    fn is_valid(&self) -> bool {
        let held = self.context().lock();
        self.mlir(&held).is_ok()
    }
}

#[fishplate::methods(nonblocking)]
impl OpResult {
    /// Which result of its operation it is.
    #[getter]
    fn result_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        Ok(self.base.mlir(&held)?.number() as i64)
    }
}

#[fishplate::methods(nonblocking)]
impl BlockArgument {
    /// Which argument of its block it is.
    #[getter]
    fn arg_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        Ok(self.base.mlir(&held)?.number() as i64)
    }

    /// Says where it comes from.
    fn set_location(&self, loc: ObjectRef<Location>) -> Result<()> {
        if !loc.context().same_as(self.base.context()) {
            return Err(other_context("the location"));
        }
        let held = self.base.context().lock();
        self.base.mlir(&held)?.set_argument_location(loc.mlir());
        Ok(())
    }
}

/// One use of a value: an operand of an operation.
#[derive(Object)]
#[object(key = "ir.OpOperand", opaque)]
pub struct OpOperand {
    /// The operation.
    owner: ObjectRef<Operation>,
    /// Which of its operands.
    operand_number: i64,
}

impl OpOperand {
    /// The operand of an operation.
    pub(crate) fn new(owner: ObjectRef<Operation>, operand_number: i64) -> ObjectRef<OpOperand> {
        OpOperand { owner, operand_number }.into_ref()
    }
}

/// Functions that give one thing after another, then None.
pub(crate) fn iterator<T: ObjectType + Send + Sync>(items: Vec<ObjectRef<T>>) -> Function {
    let items = std::sync::Mutex::new(items.into_iter());
    Function::packed(move |_: &[fishplate::AnyView<'_>]| {
        items.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next()
    })
}
