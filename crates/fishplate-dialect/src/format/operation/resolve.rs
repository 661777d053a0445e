//! Infers the parts that the text omits: types, empty regions, the sizes of groups.

use super::parse::Parser;
use super::plan::{From, Slot};
use super::{OpSource, SourceParts};
use crate::format::failure::{Failure, Result};
use crate::model::Segments;

impl<S: OpSource> Parser<'_, S> {
    /// Returns the parts, with the types that the text omits and the sizes of groups.
    pub(super) fn finish(mut self) -> Result<SourceParts<S>> {
        for (at, slot) in self.plan.op.regions.iter().enumerate() {
            if !slot.variadic && self.parts.regions[at].is_empty() {
                let region = self.source.empty_region();
                self.parts.regions[at].push(region);
            }
        }
        self.settle()?;
        for (at, types) in self.parts.operand_types.iter().enumerate() {
            let (expected, got) = (self.parts.operands[at].len(), types.len());
            if expected != got {
                let name = &self.plan.op.operands[at].name;
                let why = format!("{name}: {expected} operands, {got} types");
                return Err(Failure::new(self.source.position(), why));
            }
        }
        self.add_sizes()?;
        Ok(self.parts)
    }

    fn settle(&mut self) -> Result<()> {
        let plan = self.plan;
        let operands = plan.operand_types.iter().enumerate();
        let results = plan.result_types.iter().enumerate();
        let mut open: Vec<(Slot, &From)> = operands
            .map(|(at, from)| (Slot::Operand(at), from))
            .chain(results.map(|(at, from)| (Slot::Result(at), from)))
            .filter(|(_, from)| **from != From::Text)
            .collect();
        // A group that depends on another waits until that one is settled.
        while !open.is_empty() {
            let before = open.len();
            let mut waiting = Vec::new();
            for (slot, from) in open.iter().copied() {
                if matches!(from, From::Slot(_, of) if open.iter().any(|(other, _)| other == of)) {
                    waiting.push((slot, from));
                    continue;
                }
                self.settle_one(slot, from)?;
            }
            open = waiting;
            if open.len() == before {
                return Err(Failure::new(0, "types follow from each other"));
            }
        }
        Ok(())
    }

    fn settle_one(&mut self, slot: Slot, from: &From) -> Result<()> {
        let count = match slot {
            Slot::Operand(at) => self.parts.operands[at].len(),
            Slot::Result(at) => usize::from(self.plan.op.results[at].is_single()),
        };
        if count == 0 {
            return Ok(());
        }
        let of = match from {
            From::Text => return Ok(()),
            From::Only(text) => self.source.type_of_text(text)?,
            From::Slot(rule, of) => {
                let types = match of {
                    Slot::Operand(at) => &self.parts.operand_types[*at],
                    Slot::Result(at) => &self.parts.result_types[*at],
                };
                let Some(of) = types.first().cloned() else {
                    return Err(Failure::new(0, "the group that the type follows from is empty"));
                };
                self.source.derive_type(rule, &of)?
            }
            From::Attr(rule, at) => {
                let name = &self.plan.op.attrs[*at].name;
                let attr = self.parts.attrs.iter().find(|(known, _)| known == name);
                let Some((_, attr)) = attr else {
                    let at = self.source.position();
                    return Err(Failure::new(at, format!("attribute {name} is missing")));
                };
                let of = self.source.attr_type(attr)?;
                self.source.derive_type(rule, &of)?
            }
        };
        let place = match slot {
            Slot::Operand(at) => &mut self.parts.operand_types[at],
            Slot::Result(at) => &mut self.parts.result_types[at],
        };
        *place = vec![of; count];
        Ok(())
    }

    /// Adds the attributes with the sizes of groups.
    fn add_sizes(&mut self) -> Result<()> {
        let op = &self.plan.op;
        let array = |sizes: &[usize]| {
            let sizes: Vec<String> = sizes.iter().map(usize::to_string).collect();
            match sizes.is_empty() {
                true => "array<i32>".to_owned(),
                false => format!("array<i32: {}>", sizes.join(", ")),
            }
        };
        let mut texts: Vec<(String, String)> = Vec::new();
        if op.operand_segments == Segments::Sizes {
            let sizes: Vec<usize> = self.parts.operands.iter().map(Vec::len).collect();
            texts.push(("operandSegmentSizes".to_owned(), array(&sizes)));
        }
        if op.result_segments == Segments::Sizes {
            let sizes: Vec<usize> = self.parts.result_types.iter().map(Vec::len).collect();
            texts.push(("resultSegmentSizes".to_owned(), array(&sizes)));
        }
        for (name, sizes) in std::mem::take(&mut self.nested) {
            texts.push((name, array(&sizes)));
        }
        for (name, text) in texts {
            let attr = self.source.attr_of_text(&text)?;
            self.add_attr(name, attr)?;
        }
        Ok(())
    }
}
