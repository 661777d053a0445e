//! Blocks, regions, and the places where new operations go.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::context::Context;
use super::error::Result;
use super::handle::Handle;
use super::interned::Type;
use super::operation::Operation;
use super::value::Value;
use crate::{Any, AnyView, Array, Pass};

counted! {
    /// A block of a region.
    Block = "ir.Block"
}

/// The elements of a list that the library gave.
pub(super) fn elements(list: &Any) -> Result<Vec<Any>> {
    Ok(list.get::<Array<Any>>()?.iter().collect())
}

/// The elements of an `ir.List`.
pub(super) fn all(list: &Any) -> Result<Vec<Any>> {
    elements(&invoke!("ir.List", "all", list)?)
}

/// Types as the library takes them.
pub(super) fn types_any(types: &[Type<'_>]) -> Array<Any> {
    types.iter().map(|ty| ty.to_any()).collect()
}

impl<'c> Block<'c> {
    /// Its operations at this moment.
    pub fn operations(&self) -> Result<Vec<Operation<'c>>> {
        let all = invoke!("ir.Block", "all", self)?;
        elements(&all)?.into_iter().map(|each| Operation::wrap(self.context, each)).collect()
    }

    /// Its arguments.
    pub fn arguments(&self) -> Result<Vec<Value<'c>>> {
        let list = property!("ir.Block", "arguments", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Value::wrap(self.context, each)).collect()
    }

    /// The argument at an index.
    pub fn argument(&self, index: usize) -> Result<Value<'c>> {
        let list = property!("ir.Block", "arguments", self.handle.object())?;
        Value::wrap(self.context, invoke!("ir.List", "__getitem__", list, index)?)
    }

    /// Adds an argument at the end.
    pub fn add_argument(&self, ty: Type<'c>) -> Result<Value<'c>> {
        let (location, index) = (None::<AnyView<'_>>, None::<i64>);
        let made = invoke!("ir.Block", "_add_argument", self, ty, location, index)?;
        Value::wrap(self.context, made)
    }

    /// The operation around it.
    pub fn owner(&self) -> Result<Operation<'c>> {
        Operation::wrap(self.context, property!("ir.Block", "owner", self.handle.object())?)
    }

    /// The operation at its end that passes control on, if there is one.
    pub fn terminator(&self) -> Result<Option<Operation<'c>>> {
        let found = property!("ir.Block", "terminator", self.handle.object())?;
        (!found.is_none()).then(|| Operation::wrap(self.context, found)).transpose()
    }

    /// Puts an operation that is in no block at the end.
    pub fn append(&self, operation: &Operation<'c>) -> Result<()> {
        invoke!("ir.Block", "append", self, operation).map(drop)
    }
}

impl fmt::Display for Block<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match invoke!("ir.Block", "text", self).and_then(|text| Ok(text.get::<String>()?)) {
            Ok(text) => f.write_str(&text),
            Err(error) => write!(f, "<{}>", error.message()),
        }
    }
}

/// A region of an operation: its blocks.
#[derive(Clone, Debug)]
pub struct Region<'c> {
    handle: Handle,
    owner: Handle,
    index: i64,
    context: &'c Context,
}

impl<'c> Region<'c> {
    pub(super) fn wrap(context: &'c Context, value: Any) -> Result<Region<'c>> {
        let handle = Handle::new(value, "ir.Region")?;
        let owner = property!("ir.Region", "owner", handle.object())?;
        let owner = Handle::new(owner, "ir.Operation")?;
        let index = property!("ir.Region", "index", handle.object())?.get()?;
        Ok(Region { handle, owner, index, context })
    }

    /// The operation that it is a region of.
    pub fn owner(&self) -> Result<Operation<'c>> {
        Operation::wrap(self.context, self.owner.object().clone().into())
    }

    /// Its blocks at this moment.
    pub fn blocks(&self) -> Result<Vec<Block<'c>>> {
        let all = invoke!("ir.Region", "all", self.handle)?;
        elements(&all)?.into_iter().map(|each| Block::wrap(self.context, each)).collect()
    }

    /// Adds a block at the end, with arguments of the types.
    pub fn new_block(&self, types: &[Type<'c>]) -> Result<Block<'c>> {
        let (locations, at_start) = (None::<AnyView<'_>>, false);
        let types = types_any(types);
        let made = invoke!("ir.Region", "_add_block", self.handle, types, locations, at_start)?;
        Block::wrap(self.context, made)
    }

    /// The context.
    pub fn context(&self) -> &'c Context {
        self.context
    }

    /// The object of the FFI.
    pub fn to_any(&self) -> Any {
        self.handle.object().clone().into()
    }
}

impl PartialEq for Region<'_> {
    fn eq(&self, other: &Self) -> bool {
        (&self.owner, self.index) == (&other.owner, other.index)
    }
}

impl Eq for Region<'_> {}

impl Hash for Region<'_> {
    fn hash<H: Hasher>(&self, state: &mut H) {
        (&self.owner, self.index).hash(state);
    }
}

/// Where new operations go: the end of a block, or the place before an operation.
#[derive(Clone, Debug)]
pub struct InsertionPoint<'c> {
    handle: Handle,
    context: &'c Context,
}

impl<'c> InsertionPoint<'c> {
    fn wrap(context: &'c Context, value: Any) -> Result<InsertionPoint<'c>> {
        Ok(InsertionPoint { handle: Handle::new(value, "ir.InsertionPoint")?, context })
    }

    /// The end of a block.
    pub fn at_end(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        InsertionPoint::wrap(block.context, invoke!(new "ir.InsertionPoint", block)?)
    }

    /// The place before the first operation of a block.
    pub fn at_begin(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "at_block_begin", block)?;
        InsertionPoint::wrap(block.context, made)
    }

    /// The place before the terminator of a block.
    pub fn at_terminator(block: &Block<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "at_block_terminator", block)?;
        InsertionPoint::wrap(block.context, made)
    }

    /// The place before an operation.
    pub fn before(operation: &Operation<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!(new "ir.InsertionPoint", operation)?;
        InsertionPoint::wrap(operation.context(), made)
    }

    /// The place after an operation.
    pub fn after(operation: &Operation<'c>) -> Result<InsertionPoint<'c>> {
        let made = invoke!("ir.InsertionPoint", "after", operation)?;
        InsertionPoint::wrap(operation.context(), made)
    }

    /// Puts an operation that is in no block there.
    pub fn insert(&mut self, operation: &Operation<'c>) -> Result<()> {
        invoke!("ir.InsertionPoint", "insert", self.handle, operation).map(drop)
    }

    /// The block.
    pub fn block(&self) -> Result<Block<'c>> {
        let block = property!("ir.InsertionPoint", "block", self.handle.object())?;
        Block::wrap(self.context, block)
    }
}

impl Pass for InsertionPoint<'_> {
    type Held<'a>
        = AnyView<'a>
    where
        Self: 'a;
    fn hold(&self) -> AnyView<'_> {
        self.handle.hold()
    }
}
