//! The native functions that lowering puts into PDL modules. MLIR's interpreter creates an operation from missing operands, and
//! lets type inference in C++ read operands that are not there.

use fishplate::{ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::pdl::{ATTRIBUTES, CREATE, OPERATION, PdlValue, READ, Results};

use crate::dialect::expect_inferable;
use crate::error::value_error;
use crate::lock::Guard;
use crate::operation::NewOperation;
use crate::{Operation, diagnostic};

/// Looks at the arguments of a step of the interpreter.
pub(super) struct Check {
    /// The operation that is created, or the step that reads.
    operation: String,
    /// The names of the attributes that come after the operands.
    attributes: Vec<String>,
    creates: bool,
    infers: bool,
}

impl Check {
    /// The check that a call in a lowered module stands for.
    pub(super) fn new(name: &str, call: mlir::OpRef<'_>) -> Option<Check> {
        let creates = name.starts_with(CREATE);
        if !creates && name != READ {
            return None;
        }
        let text = |attribute: mlir::Attribute<'_>| attribute.as_string().unwrap_or_default();
        let names = call.attribute(ATTRIBUTES);
        Some(Check {
            operation: call.attribute(OPERATION).map(text).unwrap_or_default(),
            attributes: names.map(|names| names.elements().map(text).collect()).unwrap_or_default(),
            creates,
            infers: call.result_count() > 0,
        })
    }

    /// Refuses arguments that are not there. Infers the types of the results of a new operation, if that is asked for.
    pub(super) fn call(
        &self,
        root: &ObjectRef<Operation>,
        held: &Guard<'_>,
        values: &[PdlValue<'_>],
    ) -> Result<Option<Results>> {
        if let Some(index) = values.iter().position(|value| matches!(value, PdlValue::Null)) {
            let step = &self.operation;
            let reads = || {
                format!(
                    "the rewrite of a PDL pattern reads with `{step}` something that does not exist"
                )
            };
            return Err(value_error(match self.creates {
                false => reads(),
                true => format!(
                    "the rewrite of a PDL pattern creates `{step}`, but argument {index} of it does not exist"
                ),
            }));
        }
        if !self.infers {
            return Ok(Some(Results::new(&[])));
        }
        let first = values.len().saturating_sub(self.attributes.len());
        let (given, named) = values.split_at(first);
        let mut operands = Vec::new();
        for value in given {
            match value {
                PdlValue::Value(one) => operands.push(*one),
                PdlValue::Values(all) => operands.extend(all),
                _ => {}
            }
        }
        let attributes: Vec<(&str, mlir::Attribute<'_>)> = self
            .attributes
            .iter()
            .zip(named)
            .filter_map(|(name, value)| match value {
                PdlValue::Attribute(one) => Some((name.as_str(), *one)),
                _ => None,
            })
            .collect();
        let name = self.operation.as_str();
        let new = NewOperation { name, attributes: &attributes, ..NewOperation::default() };
        expect_inferable(root.context(), &new, &operands)?;
        let parts = mlir::NewOp {
            name,
            location: root.mlir(held)?.location(),
            results: &[],
            operands: &operands,
            attributes: &attributes,
            successors: &[],
            regions: 0,
            infer: true,
        };
        let what = || {
            format!(
                "the rewrite of a PDL pattern cannot create `{name}`, the types of its results cannot be inferred:"
            )
        };
        let context = root.context();
        let made = diagnostic::step_saying(context, what, |_| Ok(parts.create()))?;
        let types = made.op().results().map(|result| result.ty()).collect();
        let inferred = Results::new(&[PdlValue::Types(types)]);
        // The handle destroys the operation.
        drop(Operation::own(context, held, made, false)?);
        Ok(Some(inferred))
    }
}
