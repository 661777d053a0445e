//! Blocks and regions.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::context::Context;
use super::error::Result;
use super::handle::Handle;
use super::interned::{Location, Type};
use super::location;
use super::operation::Operation;
use super::value::Value;
use crate::{Any, AnyView, Array};

counted! {
    /// A block of a region.
    Block = "ir.Block"
}

/// The elements of a list that the library returned.
pub(super) fn elements(list: &Any) -> Result<Vec<Any>> {
    Ok(list.get::<Array<Any>>()?.iter().collect())
}

/// The elements of an `ir.List`.
pub(super) fn all(list: &Any) -> Result<Vec<Any>> {
    elements(&invoke!("ir.List", "all", list)?)
}

/// Types in the form that the library takes.
pub(super) fn types_any(types: &[Type<'_>]) -> Array<Any> {
    types.iter().map(|ty| ty.to_any()).collect()
}

/// The types and locations of arguments, in the form that the library takes.
fn arguments_any(arguments: &[(Type<'_>, Location<'_>)]) -> (Array<Any>, Array<Any>) {
    let types: Vec<_> = arguments.iter().map(|(ty, _)| *ty).collect();
    let places: Vec<_> = arguments.iter().map(|(_, place)| *place).collect();
    (types_any(&types), location::list(&places))
}

impl<'c> Block<'c> {
    /// Its current operations.
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

    /// Adds an argument before the one at an index.
    pub fn insert_argument(
        &self,
        index: usize,
        ty: Type<'c>,
        location: Location<'c>,
    ) -> Result<Value<'c>> {
        let made = invoke!("ir.Block", "_add_argument", self, ty, location, index)?;
        Value::wrap(self.context, made)
    }

    /// Erases the argument at an index, which must not be used.
    pub fn erase_argument(&self, index: usize) -> Result<()> {
        invoke!("ir.Block", "erase_argument", self, index).map(drop)
    }

    /// Whether the block still exists.
    pub fn is_valid(&self) -> bool {
        let valid = property!("ir.Block", "is_valid", self.handle.object());
        valid.is_ok_and(|valid| valid.get().unwrap_or(false))
    }

    /// The blocks that its terminator may branch to.
    pub fn successors(&self) -> Result<Vec<Block<'c>>> {
        let list = property!("ir.Block", "successors", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Block::wrap(self.context, each)).collect()
    }

    /// The blocks that may branch here.
    pub fn predecessors(&self) -> Result<Vec<Block<'c>>> {
        let list = property!("ir.Block", "predecessors", self.handle.object())?;
        all(&list)?.into_iter().map(|each| Block::wrap(self.context, each)).collect()
    }

    /// Creates a block before this one, with arguments of these types.
    pub fn create_before(&self, arguments: &[(Type<'c>, Location<'c>)]) -> Result<Block<'c>> {
        let (types, places) = arguments_any(arguments);
        Block::wrap(self.context, invoke!("ir.Block", "_create_before", self, types, places)?)
    }

    /// Creates a block after this one, with arguments of these types.
    pub fn create_after(&self, arguments: &[(Type<'c>, Location<'c>)]) -> Result<Block<'c>> {
        let (types, places) = arguments_any(arguments);
        Block::wrap(self.context, invoke!("ir.Block", "_create_after", self, types, places)?)
    }

    /// Moves it to the end of a region.
    pub fn append_to(&self, region: &Region<'c>) -> Result<()> {
        invoke!("ir.Block", "append_to", self, region.handle).map(drop)
    }

    /// Appends an operation that is in no block.
    pub fn append(&self, operation: &Operation<'c>) -> Result<()> {
        invoke!("ir.Block", "append", self, operation).map(drop)
    }
}

properties! { Block {
    region: "ir.Block", "region" -> Region<'c>, "The region that it is in.";
    owner: "ir.Block", "owner" -> Operation<'c>, "The operation around it.";
    terminator: "ir.Block", "terminator" -> Option<Operation<'c>>,
        "The operation at its end that passes control on, if there is one.";
} }

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

    /// The operation that owns the region.
    pub fn owner(&self) -> Result<Operation<'c>> {
        Operation::wrap(self.context, self.owner.object().clone().into())
    }

    /// Its current blocks.
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

    /// The FFI object.
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
