//! The sequences of an operation, a block or a region: operands, results, regions, successors, arguments, operations,
//! blocks. Elements are looked up on access, and a slice is again a list.

use std::sync::OnceLock;

use crate::error::{other_context, out_of_range, type_error, value_error};
use crate::live::object_as;
use crate::lock::Guard;
use crate::operation::operand_of;
use crate::value::OpOperand;
use crate::{Block, Context, Operation, Region, Type, Value};
use fishplate::abi::TypeIndex;
use fishplate::{
    Any, AnyView, Array, FromView, Function, Object, ObjectRef, ObjectType, Result, child_type,
};
use fishplate_mlir::rewrite;

/// The kind of elements in a list.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Of {
    /// Operands of an operation.
    Operands,
    /// Operands of an operation, as uses.
    Uses,
    /// Results of an operation.
    Results,
    /// Regions of an operation.
    Regions,
    /// Successors of an operation.
    Successors,
    /// Arguments of a block.
    Arguments,
    /// Successors of a block.
    BlockSuccessors,
    /// Predecessors of a block.
    Predecessors,
    /// Operations of a block.
    Operations,
    /// Blocks of a region.
    Blocks,
}

const ALL: [Of; 10] = [
    Of::Operands,
    Of::Uses,
    Of::Results,
    Of::Regions,
    Of::Successors,
    Of::Arguments,
    Of::BlockSuccessors,
    Of::Predecessors,
    Of::Operations,
    Of::Blocks,
];

impl Of {
    fn key(self) -> &'static str {
        match self {
            Of::Operands => "ir.OpOperandList",
            Of::Uses => "ir.OpOperands",
            Of::Results => "ir.OpResultList",
            Of::Regions => "ir.RegionSequence",
            Of::Successors => "ir.OpSuccessors",
            Of::Arguments => "ir.BlockArgumentList",
            Of::BlockSuccessors => "ir.BlockSuccessors",
            Of::Predecessors => "ir.BlockPredecessors",
            Of::Operations => "ir.OperationList",
            Of::Blocks => "ir.BlockList",
        }
    }

    /// Returns the type of such lists.
    fn class(self) -> Result<TypeIndex> {
        static CLASSES: [OnceLock<TypeIndex>; ALL.len()] = [const { OnceLock::new() }; ALL.len()];
        let cell = &CLASSES[self as usize];
        if let Some(known) = cell.get() {
            return Ok(*known);
        }
        let index = child_type::<List>(self.key(), List::type_index(), "")?;
        Ok(*cell.get_or_init(|| index))
    }
}

/// A sequence of an operation, a block or a region.
#[derive(Clone, Object)]
#[object(key = "ir.List", opaque)]
pub struct List {
    #[field(skip)]
    of: Of,
    #[field(skip)]
    owner: Owner,
    /// The slice: element `i` is the element at `start + i * step` of the whole sequence.
    #[field(skip)]
    start: i64,
    #[field(skip)]
    step: i64,
    /// Number of elements of a slice; `None` for the whole sequence, which may grow and shrink.
    #[field(skip)]
    length: Option<i64>,
}

#[derive(Clone)]
enum Owner {
    Operation(ObjectRef<Operation>),
    Block(ObjectRef<Block>),
    Region(ObjectRef<Region>),
}

impl List {
    #[inline]
    fn make(of: Of, owner: Owner) -> Result<ObjectRef<List>> {
        List { of, owner, start: 0, step: 1, length: None }.into_object()
    }

    #[inline]
    fn into_object(self) -> Result<ObjectRef<List>> {
        let index = self.of.class()?;
        Ok(object_as(self, index))
    }

    /// Creates a list of one kind of element of an operation.
    #[inline]
    pub(crate) fn of_operation(of: Of, owner: &ObjectRef<Operation>) -> Result<ObjectRef<List>> {
        owner.node().expect_live("operation")?;
        List::make(of, Owner::Operation(owner.clone()))
    }

    /// Creates a list of one kind of element of a block.
    pub(crate) fn of_block(of: Of, owner: &ObjectRef<Block>) -> Result<ObjectRef<List>> {
        owner.node().expect_live("block of")?;
        List::make(of, Owner::Block(owner.clone()))
    }

    /// Creates the list of a region's blocks.
    pub(crate) fn of_region(owner: &ObjectRef<Region>) -> Result<ObjectRef<List>> {
        owner.operation().node().expect_live("operation")?;
        List::make(Of::Blocks, Owner::Region(owner.clone()))
    }

    #[inline]
    fn context(&self) -> &ObjectRef<Context> {
        match &self.owner {
            Owner::Operation(operation) => operation.context(),
            Owner::Block(block) => block.context(),
            Owner::Region(region) => region.operation().context(),
        }
    }

    /// Number of elements in the whole sequence.
    fn count(&self, held: &Guard<'_>) -> Result<i64> {
        let count = match &self.owner {
            Owner::Operation(operation) => {
                let raw = operation.mlir(held)?;
                match self.of {
                    Of::Results => raw.result_count(),
                    Of::Regions => raw.region_count(),
                    Of::Successors => raw.successor_count(),
                    _ => raw.operand_count(),
                }
            }
            Owner::Region(region) => return region.count(held),
            Owner::Block(block) if self.of == Of::Operations => return block.count(held),
            Owner::Block(block) => {
                let raw = block.mlir(held)?;
                match self.of {
                    Of::BlockSuccessors => raw.successor_count(),
                    Of::Predecessors => raw.predecessor_count(),
                    _ => raw.argument_count(),
                }
            }
        };
        Ok(count as i64)
    }

    /// Number of elements in the list.
    fn length(&self, held: &Guard<'_>) -> Result<i64> {
        self.length.map_or_else(|| self.count(held), Ok)
    }

    /// Converts an index from Python to a position in the whole sequence.
    fn place(&self, held: &Guard<'_>, index: i64) -> Result<i64> {
        let whole = self.count(held)?;
        let length = self.length.unwrap_or(whole);
        let at = if index < 0 { index.saturating_add(length) } else { index };
        let place = self.start.saturating_add(at.saturating_mul(self.step));
        if !(0..length).contains(&at) || !(0..whole).contains(&place) {
            return Err(out_of_range("index", index, length));
        }
        Ok(place)
    }

    /// Returns the element at a position that is in range.
    fn at(&self, held: &Guard<'_>, place: i64) -> Result<Any> {
        let index = usize::try_from(place).unwrap_or(usize::MAX);
        let gone = || value_error(format!("there is no element {place}"));
        match &self.owner {
            Owner::Operation(operation) => {
                let raw = operation.mlir(held)?;
                Ok(match self.of {
                    Of::Results => {
                        Value::result(operation, held, raw.result(index).ok_or_else(gone)?).into()
                    }
                    Of::Regions => Region::new(operation.clone(), place).into(),
                    Of::Successors => {
                        let block = raw.successor(index).ok_or_else(gone)?;
                        Block::wrap(self.context(), held, block, None)?.into()
                    }
                    Of::Uses => OpOperand::new(operation.clone(), place).into(),
                    _ => {
                        let empty = || value_error(format!("operand {place} is empty"));
                        let raw = raw.operand(index).ok_or_else(empty)?;
                        Value::operand(operation, held, raw)?.into()
                    }
                })
            }
            Owner::Region(region) => region.at(held, place).map(Any::from),
            Owner::Block(block) if self.of == Of::Operations => {
                block.at(held, place).map(Any::from)
            }
            Owner::Block(block) => {
                let raw = block.mlir(held)?;
                let other = match self.of {
                    Of::BlockSuccessors => raw.successor(index),
                    Of::Predecessors => raw.predecessor(index),
                    _ => {
                        let raw = raw.argument(index).ok_or_else(gone)?;
                        return Ok(Value::argument(block, held, raw).into());
                    }
                };
                Ok(Block::wrap(self.context(), held, other.ok_or_else(gone)?, None)?.into())
            }
        }
    }

    fn set_operand(
        &self,
        held: &Guard<'_>,
        operation: &ObjectRef<Operation>,
        place: i64,
        value: &AnyView<'_>,
    ) -> Result<()> {
        let value = operand_of(value)?;
        if !value.context().same_as(self.context()) {
            return Err(other_context("the value"));
        }
        let (raw, new) = (operation.mlir(held)?, value.mlir(held)?);
        value.share_unless_in(held, Some(&operation.node().tree(held)));
        raw.set_operand(place as usize, new);
        rewrite::note_edited(raw);
        Ok(())
    }
}

#[fishplate::methods(nonblocking)]
impl List {
    /// The number of elements.
    #[method(name = "__len__")]
    fn len(&self) -> Result<i64> {
        let held = self.context().lock();
        self.count(&held)?;
        self.length(&held)
    }

    /// The element at an index. Negative indices count from the end. Other keys, such as slices, are passed to the
    /// global function `ir.list_item`.
    #[method(name = "__getitem__")]
    fn get(&self, key: AnyView<'_>) -> Result<Any> {
        let Some(index) = i64::from_view(&key) else {
            let this = self.clone().into_object()?;
            return Function::get("ir.list_item")?.call((&this, key));
        };
        let held = self.context().lock();
        // Linked lists are not counted unless needed.
        let is_chain = matches!(self.of, Of::Operations | Of::Blocks);
        let place = match is_chain && self.length.is_none() && index >= 0 {
            true => index,
            false => self.place(&held, index)?,
        };
        self.at(&held, place)
    }

    /// All current elements.
    pub(crate) fn all(&self) -> Result<Array<Any>> {
        let held = self.context().lock();
        let chain: Option<Vec<Any>> = match &self.owner {
            Owner::Region(region) => Some(all_of(region.all_blocks(&held)?)),
            Owner::Block(block) if self.of == Of::Operations => {
                Some(all_of(block.all_operations(&held)?))
            }
            _ => None,
        };
        let length = self.length(&held)?;
        if let Some(chain) = chain {
            let at = |index| Ok(chain[self.place(&held, index)? as usize].clone());
            return match self.length {
                None => Ok(chain.into_iter().collect()),
                Some(_) => (0..length).map(at).collect(),
            };
        }
        match self.length {
            None => (0..length).map(|place| self.at(&held, place)).collect(),
            Some(_) => (0..length).map(|index| self.at(&held, self.place(&held, index)?)).collect(),
        }
    }

    /// The elements from `start` on, every `step`-th, `length` of them.
    fn slice(&self, start: i64, step: i64, length: i64) -> Result<ObjectRef<List>> {
        let (of, owner) = (self.of, self.owner.clone());
        let start = self.start.saturating_add(start.saturating_mul(self.step));
        let step = step.saturating_mul(self.step);
        List { of, owner, start, step, length: Some(length) }.into_object()
    }

    /// Replaces the operand or successor at an index.
    #[method(name = "__setitem__")]
    fn set(&self, index: i64, value: AnyView<'_>) -> Result<()> {
        let held = self.context().lock();
        let place = self.place(&held, index)?;
        match (&self.owner, self.of) {
            (Owner::Operation(operation), Of::Operands) => {
                self.set_operand(&held, operation, place, &value)
            }
            (Owner::Operation(operation), Of::Successors) => {
                let Some(block) = value.to_object::<Block>() else {
                    return Err(type_error(format!("expected a Block, got {}", value.type_key())));
                };
                if !block.context().same_as(self.context()) {
                    return Err(other_context("the block"));
                }
                let (raw, new) = (operation.mlir(&held)?, block.mlir(&held)?);
                block.node().tree(&held).share(&held);
                raw.set_successor(place as usize, new);
                rewrite::note_edited_all();
                rewrite::note_edited(raw);
                Ok(())
            }
            _ => Err(type_error(format!("{} does not support item assignment", self.of.key()))),
        }
    }

    /// The types of the values.
    fn value_types(&self) -> Result<Array<ObjectRef<Type>>> {
        let held = self.context().lock();
        let ty = |index| {
            let place = self.place(&held, index)? as usize;
            let value = match (&self.owner, self.of) {
                (Owner::Operation(operation), Of::Results) => operation.mlir(&held)?.result(place),
                (Owner::Operation(operation), Of::Operands) => {
                    operation.mlir(&held)?.operand(place)
                }
                (Owner::Block(block), Of::Arguments) => block.mlir(&held)?.argument(place),
                _ => return Err(type_error("only values have types")),
            };
            let value = value.ok_or_else(|| value_error(format!("operand {place} is empty")))?;
            Type::wrap(self.context(), value.ty())
        };
        (0..self.length(&held)?).map(ty).collect()
    }

    /// Whether it is a whole sequence and not a slice.
    #[getter]
    fn is_whole(&self) -> bool {
        self.length.is_none()
    }

    /// The operation, block or region that the elements belong to.
    #[getter]
    fn owner(&self) -> ObjectRef<Object> {
        match &self.owner {
            Owner::Operation(operation) => operation.clone().upcast(),
            Owner::Block(block) => block.clone().upcast(),
            Owner::Region(region) => region.clone().upcast(),
        }
    }
}

fn all_of<T: ObjectType>(elements: Vec<ObjectRef<T>>) -> Vec<Any> {
    elements.into_iter().map(Any::from).collect()
}

/// Registers the type of a kind of list before any exists, for languages that derive classes.
#[fishplate::function("ir.make_list_class", nonblocking)]
fn make_list_class(key: &str) -> Result<()> {
    ALL.into_iter()
        .find(|of| of.key() == key)
        .ok_or_else(|| value_error(format!("there is no list `{key}`")))?
        .class()
        .map(drop)
}
