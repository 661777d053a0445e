//! `ir.Value`: a result of an operation (`ir.OpResult`) or an argument of a block
//! (`ir.BlockArgument`), and `ir.OpOperand`, one use of it. A value holds the handle of its owner and
//! goes with it; there is one live object per value.

use std::sync::Arc;
use std::sync::atomic::{AtomicPtr, Ordering};

use fishplate::{Array, Class, Function, Object, ObjectRef, ObjectType, Result};
use mlir_sys::{
    MlirOpOperand, MlirValue, mlirAsmStateCreateForValue, mlirAsmStateDestroy,
    mlirBlockArgumentGetArgNumber, mlirBlockArgumentGetOwner, mlirBlockArgumentSetLocation,
    mlirBlockGetParentOperation, mlirIdentifierStr, mlirOpOperandGetNextUse,
    mlirOpOperandGetOperandNumber, mlirOpOperandGetOwner, mlirOpOperandIsNull,
    mlirOpPrintingFlagsPrintNameLocAsPrefix, mlirOpPrintingFlagsUseLocalScope,
    mlirOpResultGetOwner, mlirOpResultGetResultNumber, mlirOperationGetBlock, mlirOperationGetName,
    mlirValueGetFirstUse, mlirValueGetLocation, mlirValueGetType, mlirValueIsABlockArgument,
    mlirValuePrint, mlirValuePrintAsOperand, mlirValueReplaceAllUsesExcept,
    mlirValueReplaceAllUsesOfWith, mlirValueSetType,
};

use crate::error::{invalid_handle, other_context};
use crate::interned::{Handle, Tag};
use crate::lock::Guard;
use crate::operation::text;
use crate::raw::{collect_text, to_string};
use crate::tree::Tree;
use crate::{Block, Context, Location, Operation, Type, kinds};

/// A result of an operation or an argument of a block.
#[derive(Object)]
#[object(key = "ir.Value", opaque, repr = show)]
pub struct Value {
    /// Null once an argument was erased. Written under the context's lock.
    #[field(skip)]
    raw: AtomicPtr<std::ffi::c_void>,
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

// SAFETY: values are made in `make` only, as objects; they have a table of their own.
unsafe impl Handle for Value {
    const TAG: Tag = Tag::VALUE;
}

impl Drop for Value {
    fn drop(&mut self) {
        let context = self.context();
        let Some(held) = context.lock_for_drop() else { return };
        let raw = self.raw.load(Ordering::Acquire);
        if !raw.is_null() {
            context.state(&held).values.remove(raw, self);
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
    /// The object of a value; `owner` is asked for when there is none yet.
    ///
    /// # Safety
    /// `raw` is a live value of `context`, and belongs to what `owner` gives.
    unsafe fn make<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirValue,
        owner: impl FnOnce() -> Owner,
    ) -> ObjectRef<Value> {
        let known = context.state(held).values.find(raw.ptr);
        // SAFETY: the same requirement, and there is no object of it.
        known.unwrap_or_else(|| unsafe { Value::create::<C>(context, held, raw, owner()) })
    }

    /// A new object of a value.
    ///
    /// # Safety
    /// As [`Value::make`], and the value has no object.
    #[inline]
    unsafe fn create<C: Class>(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirValue,
        owner: Owner,
    ) -> ObjectRef<Value> {
        let value = Value { raw: AtomicPtr::new(raw.ptr.cast_mut()), owner };
        // SAFETY: a live value of the context (see above).
        let index = unsafe { kinds::value_class(context, held, raw, C::type_index()) };
        // SAFETY: callers name `OpResult` or `BlockArgument`; neither they nor the classes of `kinds` add
        // anything to `Value`.
        let made = unsafe { ObjectRef::new_as(value, index) };
        context.state(held).values.insert(raw.ptr, &made);
        made
    }

    /// The object of a result.
    ///
    /// # Safety
    /// `raw` is a live result of `operation`.
    #[inline]
    pub(crate) unsafe fn result(
        operation: &ObjectRef<Operation>,
        held: &Guard<'_>,
        raw: MlirValue,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Operation(operation.clone());
        // SAFETY: the same requirement.
        unsafe { Value::make::<OpResult>(operation.context(), held, raw, owner) }
    }

    /// The object of an argument.
    ///
    /// # Safety
    /// `raw` is a live argument of `block`.
    pub(crate) unsafe fn argument(
        block: &ObjectRef<Block>,
        held: &Guard<'_>,
        raw: MlirValue,
    ) -> ObjectRef<Value> {
        let owner = || Owner::Block(block.clone());
        // SAFETY: the same requirement.
        unsafe { Value::make::<BlockArgument>(block.context(), held, raw, owner) }
    }

    /// The object of any value.
    ///
    /// # Safety
    /// `raw` is a live value of `context`.
    pub(crate) unsafe fn wrap(
        context: &ObjectRef<Context>,
        held: &Guard<'_>,
        raw: MlirValue,
    ) -> Result<ObjectRef<Value>> {
        if let Some(known) = context.state(held).values.find(raw.ptr) {
            return Ok(known);
        }
        // SAFETY: live (see above).
        if unsafe { mlirValueIsABlockArgument(raw) } {
            // SAFETY: a live argument, so its block is live.
            let block =
                unsafe { Block::wrap(context, held, mlirBlockArgumentGetOwner(raw), None) }?;
            let owner = Owner::Block(block);
            // SAFETY: an argument of that block, without an object.
            return Ok(unsafe { Value::create::<BlockArgument>(context, held, raw, owner) });
        }
        // SAFETY: a live result, so its operation is live.
        let owner = unsafe { Operation::wrap(context, held, mlirOpResultGetOwner(raw), None) }?;
        let owner = Owner::Operation(owner);
        // SAFETY: a result of that operation, without an object.
        Ok(unsafe { Value::create::<OpResult>(context, held, raw, owner) })
    }

    /// The context.
    #[inline]
    pub fn context(&self) -> &ObjectRef<Context> {
        match &self.owner {
            Owner::Operation(operation) => operation.context(),
            Owner::Block(block) => block.context(),
        }
    }

    /// The raw value; an error when it is gone. Stays valid while the lock is held.
    #[inline]
    pub fn raw(&self, held: &Guard<'_>) -> Result<MlirValue> {
        match &self.owner {
            Owner::Operation(operation) => operation.raw(held).map(drop)?,
            Owner::Block(block) => block.raw(held).map(drop)?,
        }
        let ptr = self.raw.load(Ordering::Acquire);
        if ptr.is_null() {
            return Err(invalid_handle("the block argument was erased"));
        }
        Ok(MlirValue { ptr })
    }

    /// Marks an argument as erased.
    pub(crate) fn invalidate(&self) {
        self.raw.store(std::ptr::null_mut(), Ordering::Release);
    }

    /// Remembers that the value is used outside of its tree, unless `tree` is its own.
    pub(crate) fn share_unless_in(&self, held: &Guard<'_>, tree: Option<&Arc<Tree>>) {
        let own = match &self.owner {
            Owner::Operation(operation) => operation.node().tree(held),
            Owner::Block(block) => block.node().tree(held),
        };
        if tree.is_none_or(|tree| !Arc::ptr_eq(tree, &own)) {
            own.share();
        }
    }

    /// The value as MLIR prints it.
    pub fn text(&self) -> Result<String> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        if let Owner::Operation(operation) = &self.owner {
            let context = operation.context();
            return Ok(text::plain(context, &held, operation.raw(&held)?));
        }
        // SAFETY: live, and the context is locked.
        Ok(collect_text(|append, sink| unsafe { mlirValuePrint(raw, append, sink) }))
    }

    fn same_context(&self, other: &Value) -> Result<()> {
        match self.context().same_as(other.context()) {
            true => Ok(()),
            false => Err(other_context("the other value")),
        }
    }
}

/// The names of the operations that use a value, each with the place of the operand.
///
/// # Safety
/// `value` is live and its context locked.
pub(crate) unsafe fn users_of(value: MlirValue) -> Vec<String> {
    // SAFETY: the same requirement.
    let uses = unsafe { uses_of(value) };
    let user = |(raw, number)| {
        // No handle: the last one of an operation in no block would take it along.
        // SAFETY: a use's owner is live; its name lives as long as the context.
        let name = unsafe { to_string(mlirIdentifierStr(mlirOperationGetName(raw))) };
        format!("operand {number} of `{name}`")
    };
    uses.into_iter().map(user).collect()
}

/// The uses of a value: who, and as which operand.
///
/// # Safety
/// `value` is live and its context locked.
unsafe fn uses_of(value: MlirValue) -> Vec<(mlir_sys::MlirOperation, i64)> {
    let mut uses = Vec::new();
    // SAFETY: live (see above), and nothing changes meanwhile.
    unsafe {
        let mut next: MlirOpOperand = mlirValueGetFirstUse(value);
        while !mlirOpOperandIsNull(next) {
            let number = i64::from(mlirOpOperandGetOperandNumber(next));
            uses.push((mlirOpOperandGetOwner(next), number));
            next = mlirOpOperandGetNextUse(next);
        }
    }
    uses
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
        let raw = self.raw(&held)?;
        // SAFETY: live; its type is one of the context.
        unsafe { Type::wrap(self.context(), mlirValueGetType(raw)) }
    }

    /// Gives the value another type.
    fn set_type(&self, r#type: ObjectRef<Type>) -> Result<()> {
        if !r#type.context().same_as(self.context()) {
            return Err(other_context("the type"));
        }
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live, and a type of the same context.
        unsafe { mlirValueSetType(raw, r#type.raw()) };
        Ok(())
    }

    /// The operation or block that the value belongs to.
    #[getter]
    fn owner(&self) -> Result<ObjectRef<Object>> {
        let held = self.context().lock();
        self.raw(&held)?;
        Ok(match &self.owner {
            Owner::Operation(operation) => operation.clone().upcast(),
            Owner::Block(block) => block.clone().upcast(),
        })
    }

    /// Where it comes from.
    #[getter]
    fn location(&self) -> Result<ObjectRef<Location>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live; its location is one of the context.
        unsafe { Location::wrap(self.context(), mlirValueGetLocation(raw)) }
    }

    /// The uses at this moment.
    #[getter(name = "_uses")]
    fn uses(&self) -> Result<Array<ObjectRef<OpOperand>>> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: live, and the context is locked.
        let uses = unsafe { uses_of(raw) };
        let (block, tree) = match &self.owner {
            // SAFETY: live.
            Owner::Operation(operation) => unsafe {
                (mlirOperationGetBlock(operation.raw(&held)?), operation.node().tree(&held))
            },
            Owner::Block(block) => (block.raw(&held)?, block.node().tree(&held)),
        };
        let wrap = |(raw, number)| {
            // SAFETY: a use's owner is live.
            let near =
                !block.ptr.is_null() && unsafe { mlirOperationGetBlock(raw) }.ptr == block.ptr;
            // SAFETY: as above; what is in the same block is in the same tree.
            let owner =
                unsafe { Operation::wrap(self.context(), &held, raw, near.then_some(&tree)) }?;
            Ok(OpOperand { owner, operand_number: number }.into_ref())
        };
        uses.into_iter().map(wrap).collect()
    }

    /// Lets everyone who uses this value use another one.
    fn replace_all_uses_with(&self, with_: ObjectRef<Value>) -> Result<()> {
        self.same_context(&with_)?;
        let held = self.context().lock();
        let (raw, new) = (self.raw(&held)?, with_.raw(&held)?);
        if raw.ptr == new.ptr {
            return Ok(()); // MLIR would go round for ever
        }
        with_.share_unless_in(&held, None);
        // SAFETY: live, of one locked context.
        unsafe { mlirValueReplaceAllUsesOfWith(raw, new) };
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
        let (raw, new) = (self.raw(&held)?, with_.raw(&held)?);
        if raw.ptr == new.ptr {
            return Ok(());
        }
        let exceptions: Result<Vec<_>> = exceptions.iter().map(|op| op.raw(&held)).collect();
        let mut exceptions = exceptions?;
        with_.share_unless_in(&held, None);
        let count = exceptions.len() as isize;
        // SAFETY: live, of one locked context; the list lives for the call.
        unsafe { mlirValueReplaceAllUsesExcept(raw, new, count, exceptions.as_mut_ptr()) };
        Ok(())
    }

    /// The name that MLIR prints, such as `%0`.
    fn get_name(
        &self,
        #[default = false] use_local_scope: bool,
        #[default = false] use_name_loc_as_prefix: bool,
    ) -> Result<String> {
        let held = self.context().lock();
        let raw = self.raw(&held)?;
        // SAFETY: flags and state are live until they are destroyed, below; the value is live.
        unsafe {
            let around = match &self.owner {
                Owner::Operation(operation) => operation.raw(&held)?,
                Owner::Block(block) => mlirBlockGetParentOperation(block.raw(&held)?),
            };
            let made = text::Flags::new(around);
            let flags = made.0;
            if use_local_scope {
                mlirOpPrintingFlagsUseLocalScope(flags);
            }
            if use_name_loc_as_prefix {
                mlirOpPrintingFlagsPrintNameLocAsPrefix(flags);
            }
            let state = mlirAsmStateCreateForValue(raw, flags);
            let text =
                collect_text(|append, sink| mlirValuePrintAsOperand(raw, state, append, sink));
            mlirAsmStateDestroy(state);
            Ok(text)
        }
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
        self.raw(&held).is_ok()
    }
}

#[fishplate::methods(nonblocking)]
impl OpResult {
    /// Which result of its operation it is.
    #[getter]
    fn result_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        let raw = self.base.raw(&held)?;
        // SAFETY: a live result.
        Ok(unsafe { mlirOpResultGetResultNumber(raw) } as i64)
    }
}

#[fishplate::methods(nonblocking)]
impl BlockArgument {
    /// Which argument of its block it is.
    #[getter]
    fn arg_number(&self) -> Result<i64> {
        let held = self.base.context().lock();
        let raw = self.base.raw(&held)?;
        // SAFETY: a live argument.
        Ok(unsafe { mlirBlockArgumentGetArgNumber(raw) } as i64)
    }

    /// Says where it comes from.
    fn set_location(&self, loc: ObjectRef<Location>) -> Result<()> {
        if !loc.context().same_as(self.base.context()) {
            return Err(other_context("the location"));
        }
        let held = self.base.context().lock();
        let raw = self.base.raw(&held)?;
        // SAFETY: a live argument, and a location of the same context.
        unsafe { mlirBlockArgumentSetLocation(raw, loc.raw()) };
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
