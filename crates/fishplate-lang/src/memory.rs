//! Memory: element addresses, loads and stores, local arrays. Memory that one side, host or GPU, cannot access is
//! refused.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, MemorySpace, Op, Program},
    scalar::Scalar,
};

/// No signed overflow: an address that is used is inside its tensor.
pub(crate) const NO_WRAP: &str = "overflowFlags = 1 : i32";
/// Marks an index that is an operand.
const DYNAMIC: &str = "rawConstantIndices = array<i32: -2147483648>";

impl Program {
    /// Converts an integer operand to 64 bits; errors name `what`.
    pub(crate) fn index(&mut self, operand: Operand, what: &str) -> Result<Id> {
        let scalar = operand.own_scalar(self);
        if !scalar.is_int() {
            return Err(Fault::Operand { operator: what.to_owned(), got: operand.shown(self) });
        }
        self.convert(operand, Scalar::Int64)
    }

    /// The sum of `indices` times `strides`, in elements; `None` if it is 0.
    fn offset(&mut self, indices: &[Operand], strides: &[Operand]) -> Result<Option<Id>> {
        let mut sum: Option<Id> = None;
        let mut constant = 0i64;
        for (index, stride) in indices.iter().zip(strides) {
            if let (Operand::Int(index), Operand::Int(stride)) = (index, stride) {
                constant = constant.wrapping_add(index.wrapping_mul(*stride));
                continue;
            }
            if matches!(index, Operand::Int(0)) || matches!(stride, Operand::Int(0)) {
                continue;
            }
            let mut term = self.index(*index, "[]")?;
            if !matches!(stride, Operand::Int(1)) {
                let stride = self.index(*stride, "[]")?;
                term = self.op("llvm.mul", vec![term, stride], NO_WRAP, Scalar::Int64)?;
            }
            sum = Some(match sum {
                Some(sum) => self.op("llvm.add", vec![sum, term], NO_WRAP, Scalar::Int64)?,
                None => term,
            });
        }
        if constant == 0 {
            return Ok(sum);
        }
        let constant = self.constant(Scalar::Int64, constant.cast_unsigned());
        Ok(Some(match sum {
            Some(sum) => self.op("llvm.add", vec![sum, constant], NO_WRAP, Scalar::Int64)?,
            None => constant,
        }))
    }

    /// The address of an element.
    pub(crate) fn address(
        &mut self,
        base: Id,
        indices: &[Operand],
        strides: &[Operand],
        scalar: Scalar,
    ) -> Result<Id> {
        let base = self.reach(base)?;
        match self.offset(indices, strides)? {
            None => Ok(base),
            Some(offset) => self.step(base, offset, scalar),
        }
    }

    fn step(&mut self, base: Id, offset: Id, scalar: Scalar) -> Result<Id> {
        let attributes =
            format!("elem_type = {}, noWrapFlags = 3 : i32, {DYNAMIC}", scalar.memory());
        let made =
            self.op("llvm.getelementptr", vec![base, offset], attributes, Scalar::Pointer)?;
        self.set_memory(made, self.memory(base));
        Ok(made)
    }

    /// Refuses memory that the current function cannot access.
    pub(crate) fn check_memory(&mut self, address: Id) -> Result<()> {
        match (self.memory(address), self.on_gpu()) {
            (MemorySpace::Device, false) => Err(Fault::DeviceMemory),
            (MemorySpace::Host, true) => Err(Fault::HostMemory),
            (MemorySpace::Map, _) => Err(Fault::MapAccess),
            _ => Ok(()),
        }
    }

    /// The element at an address.
    pub(crate) fn load(&mut self, address: Id, scalar: Scalar) -> Result<Id> {
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let attributes = format!("alignment = {} : i64, ordering = 0 : i64", scalar.bytes());
        if scalar == Scalar::Boolean {
            let byte = self.op("llvm.load", vec![address], attributes, Scalar::Uint8)?;
            return self.is_not_zero(byte);
        }
        self.op("llvm.load", vec![address], attributes, scalar)
    }

    /// Writes an element.
    pub(crate) fn store(&mut self, address: Id, value: Operand, scalar: Scalar) -> Result<()> {
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let mut value = self.stored(value, scalar)?;
        if scalar == Scalar::Boolean {
            value = self.op("llvm.zext", vec![value], "", Scalar::Uint8)?;
        }
        let attributes = format!("alignment = {} : i64, ordering = 0 : i64", scalar.bytes());
        self.act("llvm.store", vec![value, address], attributes)
    }

    /// Prefetches the cache line of an address, for reading or writing.
    pub(crate) fn prefetch(&mut self, address: Id, writes: bool) -> Result<()> {
        let address = self.reach(address)?;
        let attributes =
            format!("cache = 1 : i32, hint = 3 : i32, rw = {} : i32", i32::from(writes));
        self.act("llvm.intr.prefetch", vec![address], attributes)
    }

    /// Converts a value to an element type. A float is refused for an integer element, because that would silently lose
    /// information.
    pub(crate) fn stored(&mut self, value: Operand, scalar: Scalar) -> Result<Id> {
        let own = value.own_scalar(self);
        if own.is_float() && !scalar.is_float() {
            return Err(Fault::Store { got: value.shown(self), scalar });
        }
        self.convert(value, scalar)
    }

    /// Allocates local memory of the function, for `count` elements.
    pub(crate) fn local(&mut self, scalar: Scalar, count: i64) -> Result<Id> {
        let bytes = count.saturating_mul(scalar.bytes().into());
        let count = self.number(Scalar::Int64, count)?;
        let result = self.entry_value(Scalar::Pointer)?;
        match self.kernel() {
            Ok(kernel) => {
                kernel.local_bytes = kernel.local_bytes.saturating_add(bytes).saturating_add(64);
            }
            Err(_) => self.set_memory(result, MemorySpace::Host),
        }
        let attributes = format!("alignment = 64 : i64, elem_type = {}", scalar.memory());
        let op = Op {
            name: "llvm.alloca",
            operands: vec![count],
            attributes,
            result: Some(result),
            parts: Vec::new(),
            place: 0,
        };
        self.function()?.locals.push((op, bytes));
        Ok(result)
    }
}
