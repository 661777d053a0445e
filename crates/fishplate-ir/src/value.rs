//! `ir.Value`: a result of an operation (`ir.OpResult`) or an argument of a block (`ir.BlockArgument`), and
//! `ir.OpOperand`, one use of it. A value holds the handle of its owner and becomes invalid together with it. There is
//! one live object per value.

use std::sync::Arc;

use fishplate::{Array, Class, Function, Object, ObjectRef, ObjectType, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::rewrite;

use crate::error::{invalid_handle, other_context, value_error};
use crate::live::{AValue, Spot, object_as};
use crate::lock::Guard;
use crate::node::frozen;
use crate::operation::text;
use crate::tree::Tree;
use crate::{Block, Context, Location, Operation, Type, kinds};

/// A result of an operation or an argument of a block.
#[derive(Object)]
#[object(key = "ir.Value", opaque, repr = show)]
pub struct Value {
    /// Cleared once an argument is erased.
    #[field(skip)]
    spot: Spot<AValue>,
    #[field(skip)]
    owner: Owner,
}

/// The owner of a value.
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
    /// Returns the object of a value. `owner` is called only if there is no object yet.
    fn make<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
        owner: impl FnOnce() -> Owner,
    ) -> ObjectRef<Value> {
        let known = context.state(held).values.find(raw.address());
        known.unwrap_or_else(|| Value::create::<C>(context, held, raw, owner()))
    }

    /// Creates the object of a value that has none.
    #[inline]
    fn create<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
        owner: Owner,
    ) -> ObjectRef<Value> {
        // `OpResult` or `BlockArgument`, or a class from `kinds` that derives from one of them.
        let index = kinds::value_class(context, held, raw, C::type_index());
        let made = object_as(Value { spot: Spot::new(raw), owner }, index);
        context.state(held).values.insert(raw.address(), &made);
        made
    }

    /// Returns the object of a result.
    #[inline]
    pub(crate) fn result(
        operation: &ObjectRef<Operation>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Operation(operation.clone());
        Value::make::<OpResult>(operation.context(), held, raw, owner)
    }

    /// Returns the object of a block argument.
    pub(crate) fn argument(
        block: &ObjectRef<Block>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Block(block.clone());
        Value::make::<BlockArgument>(block.context(), held, raw, owner)
    }

    /// Returns the object of any value.
    pub(crate) fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> Result<ObjectRef<Value>> {
        Value::wrap_in(context, held, raw, |_| None)
    }

    /// Returns the object of an operand of an operation.
    pub(crate) fn operand(
        user: &ObjectRef<Operation>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
    ) -> Result<ObjectRef<Value>> {
        Value::wrap_in(user.context(), held, raw, |block| {
            // Operations and arguments of one block are in one tree.
            let is_near = block.is_some() && user.mlir(held).ok()?.block() == block;
            is_near.then(|| user.node().tree(held))
        })
    }

    /// Returns the object of any value. `tree_of` may know the tree of a block.
    #[inline]
    fn wrap_in(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: mlir::Value<'_>,
        tree_of: impl FnOnce(Option<mlir::Block<'_>>) -> Option<Arc<Tree>>,
    ) -> Result<ObjectRef<Value>> {
        if let Some(known) = context.state(held).values.find(raw.address()) {
            return Ok(known);
        }
        if let Some(operation) = raw.defining_op() {
            let tree = tree_of(operation.block());
            let owner = Operation::wrap(context, held, operation, tree.as_ref())?;
            return Ok(Value::create::<OpResult>(context, held, raw, Owner::Operation(owner)));
        }
        let Some(block) = raw.argument_block() else {
            return Err(value_error("MLIR gave no value"));
        };
        let tree = tree_of(Some(block));
        let owner = Owner::Block(Block::wrap(context, held, block, tree.as_ref())?);
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

    /// Returns MLIR's value, or an error if it is gone.
    #[inline]
    pub fn mlir<'h>(&'h self, held: &'h Guard<'_>) -> Result<mlir::Value<'h>> {
        if held.is_frozen() {
            return Err(frozen("value"));
        }
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

    /// Records that the value is used outside its tree, unless `tree` is that tree.
    pub(crate) fn share_unless_in(&self, held: &Guard<'_>, tree: Option<&Arc<Tree>>) {
        match &self.owner {
            Owner::Operation(operation) => operation.node().share_unless_in(held, tree),
            Owner::Block(block) => block.node().share_unless_in(held, tree),
        }
    }

    /// The value as MLIR prints it.
    pub fn text(&self) -> Result<String> {
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        if let Owner::Operation(operation) = &self.owner {
            return Ok(text::plain(operation, &held, operation.mlir(&held)?));
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

/// Lists the users of a value, each as an operation name and an operand number.
pub(crate) fn users_of(value: mlir::Value<'_>) -> impl Iterator<Item = String> {
    // No handle is created: dropping the last one of an operation in no block would destroy the operation.
    value.uses().map(|(user, number)| format!("operand {number} of `{}`", user.name()))
}

/// The operations that use a value, for the drivers of patterns; none when there is no driver.
fn users_for_drivers(value: mlir::Value<'_>) -> Vec<mlir::OpRef<'_>> {
    match rewrite::is_active() {
        true => value.uses().map(|(user, _)| user).collect(),
        false => Vec::new(),
    }
}

/// Lets everyone who uses a value use another one.
pub(crate) fn replace_uses<'m>(value: mlir::Value<'m>, new: mlir::Value<'m>) {
    match rewrite::is_active() {
        true => rewrite::replace_uses(value, new),
        false => value.replace_all_uses_with(new),
    }
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

    /// Changes the type of the value.
    fn set_type(&self, r#type: ObjectRef<Type>) -> Result<()> {
        if !r#type.context().same_as(self.context()) {
            return Err(other_context("the type"));
        }
        let held = self.context().lock();
        let raw = self.mlir(&held)?;
        // A driver of patterns must let go of a constant before its type changes.
        raw.defining_op().into_iter().for_each(rewrite::note_edited);
        raw.set_type(r#type.mlir());
        rewrite::note_edited_all();
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

    /// The location.
    #[getter]
    fn location(&self) -> Result<ObjectRef<Location>> {
        let held = self.context().lock();
        Location::wrap(self.context(), self.mlir(&held)?.location())
    }

    /// The current uses.
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
            // Operations in the same block are in the same tree.
            let near = block.is_some() && raw.block() == block;
            let owner = Operation::wrap(self.context(), &held, raw, near.then_some(&tree))?;
            Ok(OpOperand { owner, operand_number: number as i64 }.into_ref())
        };
        uses.into_iter().map(wrap).collect()
    }

    /// Replaces all uses of this value by another one.
    fn replace_all_uses_with(&self, with_: ObjectRef<Value>) -> Result<()> {
        self.same_context(&with_)?;
        let held = self.context().lock();
        let (raw, new) = (self.mlir(&held)?, with_.mlir(&held)?);
        if raw != new {
            with_.share_unless_in(&held, None);
            replace_uses(raw, new);
        }
        Ok(())
    }

    /// Replaces all uses of this value by another one, except those by some operations.
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
        let users = users_for_drivers(raw);
        raw.replace_all_uses_except(new, &exceptions);
        users.into_iter().for_each(rewrite::note_edited);
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
    /// The index among the results of its operation.
    #[getter]
    fn result_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        Ok(self.base.mlir(&held)?.number() as i64)
    }
}

#[fishplate::methods(nonblocking)]
impl BlockArgument {
    /// The index among the arguments of its block.
    #[getter]
    fn arg_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        Ok(self.base.mlir(&held)?.number() as i64)
    }

    /// Sets the location.
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
    /// The index among its operands.
    operand_number: i64,
}

impl OpOperand {
    /// Creates the operand of an operation.
    pub(crate) fn new(owner: ObjectRef<Operation>, operand_number: i64) -> ObjectRef<OpOperand> {
        OpOperand { owner, operand_number }.into_ref()
    }
}

/// Returns a function that yields one item per call, then None.
pub(crate) fn iterator<T: ObjectType + Send + Sync>(items: Vec<ObjectRef<T>>) -> Function {
    let items = std::sync::Mutex::new(items.into_iter());
    Function::packed(move |_: &[fishplate::AnyView<'_>]| {
        items.lock().unwrap_or_else(std::sync::PoisonError::into_inner).next()
    })
}
