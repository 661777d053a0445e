//! The parts of an operation by their position in the dialect's model.

use super::parameter::{FromParameter, Parameter};
use crate::Any;
use crate::ir::block::elements;
use crate::ir::{Block, Operation, Region, Result, Value};

/// A part: `what` is one of `operand`, `result`, `attribute`, `region`, `successor`.
fn part(of: &Operation<'_>, what: &str, position: usize) -> Result<Any> {
    invoke!(global "ir.dialect.part", of, what, position)
}

fn group<'c>(of: &Operation<'c>, what: &str, position: usize) -> Result<Vec<Value<'c>>> {
    let all = part(of, what, position)?;
    elements(&all)?.into_iter().map(|each| Value::wrap(of.context(), each)).collect()
}

fn groups<'c>(of: &Operation<'c>, what: &str, position: usize) -> Result<Vec<Vec<Value<'c>>>> {
    let wrap = |each| Value::wrap(of.context(), each);
    let one = |group: Any| elements(&group)?.into_iter().map(wrap).collect();
    elements(&part(of, what, position)?)?.into_iter().map(one).collect()
}

fn optional<'c>(of: &Operation<'c>, what: &str, position: usize) -> Result<Option<Value<'c>>> {
    let found = part(of, what, position)?;
    (!found.is_none()).then(|| Value::wrap(of.context(), found)).transpose()
}

macro_rules! values {
    ($($what:ident, $plural:literal: $one:ident $optional:ident $variadic:ident $nested:ident;)*) => { $(
        #[doc = concat!("One of the ", $plural, ".")]
        pub fn $one<'c>(of: &Operation<'c>, position: usize) -> Result<Value<'c>> {
            Value::wrap(of.context(), part(of, stringify!($what), position)?)
        }

        #[doc = concat!("One of the ", $plural, ", which may be missing.")]
        pub fn $optional<'c>(of: &Operation<'c>, position: usize) -> Result<Option<Value<'c>>> {
            optional(of, stringify!($what), position)
        }

        #[doc = concat!("A group of ", $plural, ".")]
        pub fn $variadic<'c>(of: &Operation<'c>, position: usize) -> Result<Vec<Value<'c>>> {
            group(of, stringify!($what), position)
        }

        #[doc = concat!("A group of groups of ", $plural, ".")]
        pub fn $nested<'c>(of: &Operation<'c>, position: usize) -> Result<Vec<Vec<Value<'c>>>> {
            groups(of, stringify!($what), position)
        }
    )* };
}

values! {
    operand, "operands": operand optional_operand variadic_operand nested_operand;
    result, "results": result optional_result variadic_result nested_result;
}

/// A region.
pub fn region<'c>(of: &Operation<'c>, position: usize) -> Result<Region<'c>> {
    Region::wrap(of.context(), part(of, "region", position)?)
}

/// A group of regions.
pub fn regions<'c>(of: &Operation<'c>, position: usize) -> Result<Vec<Region<'c>>> {
    let all = part(of, "region", position)?;
    elements(&all)?.into_iter().map(|each| Region::wrap(of.context(), each)).collect()
}

/// A successor.
pub fn successor<'c>(of: &Operation<'c>, position: usize) -> Result<Block<'c>> {
    Block::wrap(of.context(), part(of, "successor", position)?)
}

/// A group of successors.
pub fn successors<'c>(of: &Operation<'c>, position: usize) -> Result<Vec<Block<'c>>> {
    let all = part(of, "successor", position)?;
    elements(&all)?.into_iter().map(|each| Block::wrap(of.context(), each)).collect()
}

/// The value of an attribute or property; its default if it is missing.
pub fn attribute<'c, T: FromParameter<'c>>(of: &Operation<'c>, position: usize) -> Result<T> {
    let value = part(of, "attribute", position)?;
    T::from_parameter(Parameter::read(of.context(), value))
}
