//! Atomic operations on an element. They use relaxed ordering.

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// The operations: the name, and LLVM's number for signed integers, unsigned integers and floats. -1 means that there
/// is none.
const OPERATIONS: &[(&str, [i32; 3])] = &[
    ("exch", [0, 0, 0]),
    ("add", [1, 1, 11]),
    ("sub", [2, 2, 12]),
    ("and", [3, 3, -1]),
    ("or", [5, 5, -1]),
    ("xor", [6, 6, -1]),
    ("max", [7, 9, 13]),
    ("min", [8, 10, 14]),
];

/// LLVM's number for the ordering "monotonic".
const RELAXED: &str = "2 : i64";

impl Program {
    /// Applies an operation to an element and returns its old value.
    pub(crate) fn atomic(
        &mut self,
        name: &str,
        address: Id,
        value: Operand,
        scalar: Scalar,
    ) -> Result<Id> {
        let row = OPERATIONS.iter().find(|row| row.0 == name);
        let (_, numbers) = row.ok_or_else(|| Fault::NoFunction { name: name.to_owned() })?;
        let kind = if scalar.is_float() { 2 } else { usize::from(!scalar.is_signed()) };
        let number = numbers[kind];
        if number < 0 || !is_atomic(scalar) {
            let takes = match numbers[2] {
                ..0 => "integers of 32 or 64 bits",
                _ => "floats, or integers of 32 or 64 bits",
            };
            return Err(Fault::Atomic { name: name.to_owned(), takes, scalar });
        }
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let value = self.stored(value, scalar)?;
        let (scope, bytes) = (self.scope(), scalar.bytes());
        let attributes = format!(
            "bin_op = {number} : i64, ordering = {RELAXED}{scope}, alignment = {bytes} : i64"
        );
        self.op("llvm.atomicrmw", vec![address, value], attributes, scalar)
    }

    /// Sets an element if it is bitwise equal to `expected`, and returns its old value.
    pub(crate) fn compare_exchange(
        &mut self,
        address: Id,
        expected: Operand,
        value: Operand,
        scalar: Scalar,
    ) -> Result<Id> {
        if !scalar.is_int() || scalar.bits() < 16 {
            let takes = "integers of 16 bits or more";
            return Err(Fault::Atomic { name: "cas".to_owned(), takes, scalar });
        }
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let (expected, value) = (self.stored(expected, scalar)?, self.stored(value, scalar)?);
        let (scope, bytes) = (self.scope(), scalar.bytes());
        let attributes = format!(
            "success_ordering = {RELAXED}, failure_ordering = {RELAXED}{scope}, \
             alignment = {bytes} : i64"
        );
        let operands = vec![address, expected, value];
        let parts =
            self.op_parts("llvm.cmpxchg", operands, attributes, &[scalar, Scalar::Boolean])?;
        parts.first().copied().ok_or(Fault::Handle { what: "result" })
    }

    /// The scope of the operation: on a GPU its threads, elsewhere all.
    fn scope(&mut self) -> &'static str {
        if self.on_gpu() { ", syncscope = \"device\"" } else { "" }
    }
}

/// Whether an element is wide enough for atomic instructions.
fn is_atomic(scalar: Scalar) -> bool {
    (scalar.is_float() && !scalar.is_float8()) || (scalar.is_int() && scalar.bits() >= 32)
}
