//! Queries of the interfaces of an operation. The operation is verified first: the code behind an interface relies on its
//! invariants.

use fishplate::{Any, Array, Object, ObjectRef, Result};
use fishplate_mlir as mlir;
use fishplate_mlir::dynamic::AnswerScope;
use fishplate_mlir::interfaces::{QUERIES, Query, ValueOrAttribute};

use super::Operation;
use crate::dialect::take_failure;
use crate::error::value_error;
use crate::{Attribute, Guard, Value, diagnostic};

/// Names of effects, by the number that MLIR's side gives.
const EFFECTS: [&str; 4] = ["read", "write", "allocate", "free"];

/// A memory effect of an operation.
#[derive(Object)]
#[object(key = "ir.MemoryEffect", opaque, repr = show)]
pub struct MemoryEffect {
    /// `read`, `write`, `allocate` or `free`.
    kind: String,
    /// The name of the resource; `<Default>` is memory.
    resource: String,
    /// The number of the operand that it is about; -1 if it is about none.
    operand_number: i64,
    #[field(skip)]
    value: Option<ObjectRef<Value>>,
    #[field(skip)]
    symbol: Option<ObjectRef<Attribute>>,
}

fn show(effect: &MemoryEffect) -> String {
    let MemoryEffect { kind, resource, operand_number, .. } = effect;
    match operand_number {
        -1 => format!("{kind} of {resource}"),
        operand => format!("{kind} of {resource} through operand {operand}"),
    }
}

#[fishplate::methods(nonblocking)]
impl MemoryEffect {
    /// The value that it is about, if it is about one.
    #[getter]
    fn value(&self) -> Option<ObjectRef<Value>> {
        self.value.clone()
    }

    /// The symbol that it is about, if it is about one.
    #[getter]
    fn symbol(&self) -> Option<ObjectRef<Attribute>> {
        self.symbol.clone()
    }
}

impl Operation {
    /// Verifies the operation, then calls `ask` with it.
    fn ask<R>(
        &self,
        what: &str,
        ask: impl FnOnce(&Guard<'_>, mlir::OpRef<'_>) -> Result<R>,
    ) -> Result<R> {
        diagnostic::step_with(self.context(), what, |held| {
            let raw = self.mlir(held)?;
            self.expect_verifiable(raw)?;
            drop(take_failure());
            let _answers = AnswerScope::open(self.context().mlir(held));
            let answer = match self.context().roomy(|| raw.verify()) {
                true => ask(held, raw).map(Some),
                false => Ok(None),
            };
            take_failure().map_or(answer, Err)
        })
    }
}

#[fishplate::methods(nonblocking)]
impl Operation {
    /// The memory effects, or `None` if they are not known. `recursive` includes those of the operations inside. Raises
    /// `MLIRError` if the operation is not valid.
    fn get_memory_effects(
        &self,
        #[default = false] recursive: bool,
    ) -> Result<Option<Array<ObjectRef<MemoryEffect>>>> {
        self.ask("only a valid operation knows its memory effects:", |held, raw| {
            let Some(effects) = raw.effects(recursive) else { return Ok(None) };
            let objects: Result<Array<_>> = effects
                .into_iter()
                .map(|effect| {
                    let kind = usize::try_from(effect.kind).ok().and_then(|at| EFFECTS.get(at));
                    let value = effect.value.map(|raw| Value::wrap(self.context(), held, raw));
                    let symbol = effect.symbol.map(|raw| Attribute::wrap(self.context(), raw));
                    let made = MemoryEffect {
                        kind: kind.copied().unwrap_or("unknown").to_owned(),
                        resource: effect.resource,
                        operand_number: effect.operand.map_or(-1, |number| number as i64),
                        value: value.transpose()?,
                        symbol: symbol.transpose()?,
                    };
                    Ok(made.into_ref())
                })
                .collect();
            objects.map(Some)
        })
    }

    /// Values, and constants in place of values, that an interface tells apart, such as `loop_inits`; `None` if the
    /// operation does not have the interface, or does not know them. `index` is the number of the successor for
    /// `successor_operands`.
    fn interface_values(
        &self,
        query: &str,
        #[default = 0] index: i64,
    ) -> Result<Option<Array<Any>>> {
        let found = Query::named(query).ok_or_else(|| {
            value_error(format!("query: expected one of {}, got `{query}`", QUERIES.join(", ")))
        })?;
        let Ok(index) = usize::try_from(index) else { return Ok(None) };
        self.ask("only a valid operation knows its interfaces:", |held, raw| {
            let Some(values) = raw.interface_values(found, index) else { return Ok(None) };
            let objects: Result<Array<Any>> = values
                .into_iter()
                .map(|found| match found {
                    ValueOrAttribute::Value(raw) => {
                        Value::wrap(self.context(), held, raw).map(Any::from)
                    }
                    ValueOrAttribute::Attribute(raw) => {
                        Attribute::wrap(self.context(), raw).map(Any::from)
                    }
                })
                .collect();
            objects.map(Some)
        })
    }
}
