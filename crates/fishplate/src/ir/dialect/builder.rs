//! Operations of dialects, built part by part.

use super::parameter::Parameter;
use crate::ir::block::types_any;
use crate::ir::{Block, Error, InsertionPoint, Location, Operation, Result, Type, Value};
use crate::{Any, AnyView, Array, Pass};

/// Collects the parts of an operation; missing or wrong parts are reported when it is built.
#[derive(Debug)]
pub struct OpBuilder<'c> {
    name: &'static str,
    location: Location<'c>,
    /// Kind, position and value of each part, alternating.
    parts: Vec<Any>,
    wrong: Option<Error>,
}

impl<'c> OpBuilder<'c> {
    /// Starts an operation with this name.
    pub fn new(name: &'static str, location: Location<'c>) -> OpBuilder<'c> {
        OpBuilder { name, location, parts: Vec::new(), wrong: None }
    }

    fn part(&mut self, what: &str, position: usize, value: impl Into<Any>) {
        self.parts.extend([Any::from(what), Any::from(position), value.into()]);
    }

    /// The values of an operand: one, none, or as many as its group has.
    pub fn operand(&mut self, position: usize, values: &[Value<'c>]) {
        let values: Array<Any> = values.iter().map(Value::to_any).collect();
        self.part("operand", position, values);
    }

    /// The values of a group of groups.
    pub fn nested_operand(&mut self, position: usize, groups: &[&[Value<'c>]]) {
        let one = |group: &&[Value<'c>]| -> Any {
            group.iter().map(Value::to_any).collect::<Array<Any>>().into()
        };
        let groups: Array<Any> = groups.iter().map(one).collect();
        self.part("operand", position, groups);
    }

    /// The value of an attribute or property.
    pub fn attribute(&mut self, position: usize, value: Parameter<'c>) {
        match value.value() {
            Ok(value) => self.part("attribute", position, value),
            Err(error) => self.wrong = self.wrong.take().or(Some(error)),
        }
    }

    /// Sets the number of regions of a group. Other regions exist, and are empty.
    pub fn regions(&mut self, position: usize, count: usize) {
        self.part("regions", position, count);
    }

    /// The blocks of a successor: one, or as many as its group has.
    pub fn successor(&mut self, position: usize, blocks: &[Block<'c>]) {
        let blocks: Array<Any> = blocks.iter().map(Block::to_any).collect();
        self.part("successor", position, blocks);
    }

    /// The types of the results.
    pub fn results(&mut self, types: &[Type<'c>]) {
        self.part("results", 0, types_any(types));
    }

    fn finish(self, place: AnyView<'_>) -> Result<Operation<'c>> {
        if let Some(wrong) = self.wrong {
            return Err(wrong);
        }
        let (location, parts) = (self.location, Array::from(self.parts));
        let made = invoke!(global "ir.dialect.build", self.name, location, place, parts)?;
        Operation::wrap(self.location.context(), made)
    }

    /// Builds it at the insertion point.
    pub fn insert(self, at: &mut InsertionPoint<'c>) -> Result<Operation<'c>> {
        self.finish(at.hold())
    }

    /// Builds it outside any block.
    pub fn build(self) -> Result<Operation<'c>> {
        self.finish(Any::from(false).view())
    }
}
