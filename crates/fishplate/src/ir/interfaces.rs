//! Queries of the interfaces of operations. The operation has to be valid: it is verified first.

use super::error::Result;
use super::interned::Attribute;
use super::operation::Operation;
use super::value::Value;
use crate::{Any, Array, Object, ObjectRef};

/// A memory effect of an operation.
#[derive(Clone, Debug)]
pub struct MemoryEffect<'c> {
    /// `read`, `write`, `allocate` or `free`.
    pub kind: String,
    /// The name of the resource; `<Default>` is memory.
    pub resource: String,
    /// The number of the operand that it is about, if it is about one.
    pub operand_number: Option<usize>,
    /// The value that it is about, if it is about one.
    pub value: Option<Value<'c>>,
    /// The symbol that it is about, if it is about one.
    pub symbol: Option<Attribute<'c>>,
}

/// A value, or a constant or symbol in place of one.
#[derive(Clone, Debug)]
pub enum ValueOrAttribute<'c> {
    /// A value.
    Value(Value<'c>),
    /// A constant or a symbol.
    Attribute(Attribute<'c>),
}

impl<'c> Operation<'c> {
    /// The memory effects; `None` if they are not known. `recursive` includes those of the operations inside.
    pub fn memory_effects(&self, recursive: bool) -> Result<Option<Vec<MemoryEffect<'c>>>> {
        let found = invoke!("ir.Operation", "get_memory_effects", self.object(), recursive)?;
        let Some(found) = found.get::<Option<Array<ObjectRef<Object>>>>()? else {
            return Ok(None);
        };
        let read = |effect: ObjectRef<Object>| {
            let value: Option<Any> = present(property!("ir.MemoryEffect", "value", &effect)?);
            let symbol: Option<Any> = present(property!("ir.MemoryEffect", "symbol", &effect)?);
            let number: i64 = property!("ir.MemoryEffect", "operand_number", &effect)?.get()?;
            Ok(MemoryEffect {
                kind: property!("ir.MemoryEffect", "kind", &effect)?.get()?,
                resource: property!("ir.MemoryEffect", "resource", &effect)?.get()?,
                operand_number: usize::try_from(number).ok(),
                value: value.map(|value| Value::wrap(self.context(), value)).transpose()?,
                symbol: symbol.map(|symbol| Attribute::wrap(self.context(), symbol)).transpose()?,
            })
        };
        found.iter().map(read).collect::<Result<_>>().map(Some)
    }

    /// Values that an interface tells apart, by the name of the query: `dps_inits`, `dps_inputs`, `loop_induction_vars`,
    /// `loop_lower_bounds`, `loop_upper_bounds`, `loop_steps`, `loop_inits`, `loop_region_iter_args`,
    /// `loop_yielded_values`, `loop_results`, `successor_operands` of the successor `index`, `call_arguments`,
    /// `call_callee`. `None` if the operation does not have the interface, or does not know them.
    pub fn interface_values(
        &self,
        query: &str,
        index: usize,
    ) -> Result<Option<Vec<ValueOrAttribute<'c>>>> {
        let found = invoke!("ir.Operation", "interface_values", self.object(), query, index)?;
        let Some(found) = found.get::<Option<Array<Any>>>()? else { return Ok(None) };
        let read = |each: Any| match Value::wrap(self.context(), each.clone()) {
            Ok(value) => Ok(ValueOrAttribute::Value(value)),
            Err(_) => Attribute::wrap(self.context(), each).map(ValueOrAttribute::Attribute),
        };
        found.iter().map(read).collect::<Result<_>>().map(Some)
    }
}

fn present(value: Any) -> Option<Any> {
    value.get::<Option<Any>>().ok().flatten()
}
