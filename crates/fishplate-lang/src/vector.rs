//! Vectors: values of many elements, on which one operation computes all elements.
//!
//! An arithmetic operation with a vector among its operands works element by element; operands of one element are
//! repeated. All else refuses vectors, and the caller computes element by element.

use std::fmt;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    program::{Id, Program},
    scalar::Scalar,
};

/// Operations that work element by element.
const ELEMENTWISE: &[&str] = &[
    "llvm.add",
    "llvm.and",
    "llvm.ashr",
    "llvm.bitcast",
    "llvm.fadd",
    "llvm.fcmp",
    "llvm.fdiv",
    "llvm.fmul",
    "llvm.fneg",
    "llvm.fpext",
    "llvm.fptrunc",
    "llvm.fsub",
    "llvm.icmp",
    "llvm.lshr",
    "llvm.mul",
    "llvm.or",
    "llvm.select",
    "llvm.sext",
    "llvm.shl",
    "llvm.sitofp",
    "llvm.sub",
    "llvm.trunc",
    "llvm.uitofp",
    "llvm.xor",
    "llvm.zext",
    "llvm.intr.copysign",
    "llvm.intr.fabs",
    "llvm.intr.floor",
    "llvm.intr.fma",
    "llvm.intr.maximum",
    "llvm.intr.maxnum",
    "llvm.intr.minimum",
    "llvm.intr.minnum",
    "llvm.intr.sqrt",
];

/// The type of a value, as MLIR writes it.
pub(crate) struct Typed {
    scalar: Scalar,
    lanes: u32,
}

impl fmt::Display for Typed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes {
            1 => f.write_str(self.scalar.mlir()),
            lanes => write!(f, "vector<{lanes}x{}>", self.scalar.mlir()),
        }
    }
}

impl Program {
    /// The type of a value, for printing.
    pub(crate) fn typed(&self, value: Id) -> Typed {
        Typed { scalar: self.scalar(value), lanes: self.elements(value) }
    }

    /// Refuses vectors as operands.
    pub(crate) fn refuse_vectors(&self, name: &'static str, operands: &[Id]) -> Result<()> {
        match operands.iter().all(|id| self.elements(*id) == 1) {
            true => Ok(()),
            false => Err(Fault::NoVectors { name }),
        }
    }

    /// Repeats operands of one element, if another operand is a vector. Returns the number of elements too.
    pub(crate) fn spread(
        &mut self,
        name: &'static str,
        mut operands: Vec<Id>,
    ) -> Result<(Vec<Id>, u32)> {
        let lanes = operands.iter().map(|id| self.elements(*id)).max().unwrap_or(1);
        if lanes == 1 {
            return Ok((operands, 1));
        }
        let fits = |id: &Id| [1, lanes].contains(&self.elements(*id));
        if !ELEMENTWISE.contains(&name) || !operands.iter().all(fits) {
            return Err(Fault::NoVectors { name });
        }
        for operand in &mut operands {
            *operand = self.broadcast(*operand, lanes)?;
        }
        Ok((operands, lanes))
    }

    /// A vector whose elements are all the same value.
    pub(crate) fn broadcast(&mut self, value: Id, lanes: u32) -> Result<Id> {
        if self.elements(value) == lanes {
            return Ok(value);
        }
        let scalar = self.scalar(value);
        if let Some(((_, bits), _)) = self.constants.iter().find(|(_, id)| **id == value) {
            let (digits, bits) = (scalar.bits() as usize / 4, *bits);
            let element = match scalar {
                Scalar::Boolean => format!("{}", bits != 0),
                _ if scalar.is_float() && !scalar.is_float8() => format!("0x{bits:0digits$X}"),
                _ => bits.cast_signed().to_string(),
            };
            let attributes =
                format!("value = dense<{element}> : vector<{lanes}x{}>", scalar.mlir());
            return self.op_of("llvm.mlir.constant", Vec::new(), attributes, scalar, lanes);
        }
        let none = self.op_of("llvm.mlir.poison", Vec::new(), "", scalar, lanes)?;
        let zero = self.number(Scalar::Int64, 0)?;
        let first = self.op_of("llvm.insertelement", vec![none, value, zero], "", scalar, lanes)?;
        self.pick(first, &vec![0; lanes as usize])
    }

    /// The elements of a vector with these numbers, as a vector.
    pub(crate) fn pick(&mut self, vector: Id, numbers: &[i64]) -> Result<Id> {
        let vector = self.reach(vector)?;
        let (scalar, held) = (self.scalar(vector), i64::from(self.elements(vector)));
        if numbers.is_empty() || held == 1 || numbers.iter().any(|at| !(0..held).contains(at)) {
            return Err(Fault::Handle { what: "element" });
        }
        if let [number] = numbers {
            return self.element_of(vector, Operand::Int(*number));
        }
        let listed: Vec<String> = numbers.iter().map(ToString::to_string).collect();
        let attributes = format!("mask = array<i32: {}>", listed.join(", "));
        let lanes = numbers.len() as u32;
        self.op_of("llvm.shufflevector", vec![vector, vector], attributes, scalar, lanes)
    }

    /// An element of a vector.
    pub(crate) fn element_of(&mut self, vector: Id, number: Operand) -> Result<Id> {
        let vector = self.reach(vector)?;
        let number = self.index(number, "[]")?;
        let scalar = self.scalar(vector);
        self.op_of("llvm.extractelement", vec![vector, number], "", scalar, 1)
    }

    /// A vector of values, which are converted to a type.
    pub(crate) fn gather(&mut self, scalar: Scalar, values: &[Operand]) -> Result<Id> {
        let lanes = values.len() as u32;
        let mut whole = self.op_of("llvm.mlir.poison", Vec::new(), "", scalar, lanes)?;
        for (at, value) in values.iter().enumerate() {
            let value = self.convert(*value, scalar)?;
            let at = self.number(Scalar::Int64, at as i64)?;
            whole = self.op_of("llvm.insertelement", vec![whole, value, at], "", scalar, lanes)?;
        }
        Ok(whole)
    }

    /// The elements that start at an address. If they are `aligned`, a GPU may load all of them at once.
    pub(crate) fn load_elements(
        &mut self,
        address: Id,
        scalar: Scalar,
        lanes: u32,
        aligned: bool,
    ) -> Result<Id> {
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let attributes = self.alignment(scalar, lanes, aligned);
        let held = if scalar == Scalar::Boolean { Scalar::Uint8 } else { scalar };
        let loaded = self.op_of("llvm.load", vec![address], attributes, held, lanes)?;
        if held == scalar { Ok(loaded) } else { self.is_not_zero(loaded) }
    }

    /// Stores the elements of a vector from an address on, as elements of a type. If they are `aligned`, a GPU may store
    /// all of them at once.
    pub(crate) fn store_elements(
        &mut self,
        address: Id,
        vector: Id,
        scalar: Scalar,
        aligned: bool,
    ) -> Result<()> {
        let address = self.reach(address)?;
        self.check_memory(address)?;
        let mut value = self.stored(Operand::Value(vector), scalar)?;
        if scalar == Scalar::Boolean {
            value = self.op("llvm.zext", vec![value], "", Scalar::Uint8)?;
        }
        let attributes = self.alignment(scalar, self.elements(value), aligned);
        self.act_on("llvm.store", vec![value, address], attributes)
    }

    /// Loads the elements for which a mask holds, starting at an address; the others are those of `other`.
    pub(crate) fn load_masked(
        &mut self,
        address: Id,
        scalar: Scalar,
        mask: Id,
        other: Operand,
    ) -> Result<Id> {
        let (address, mask) = (self.reach(address)?, self.reach(mask)?);
        self.check_memory(address)?;
        let lanes = self.elements(mask);
        let held = if scalar == Scalar::Boolean { Scalar::Uint8 } else { scalar };
        let other = self.convert(other, held)?;
        if self.scalar(mask) != Scalar::Boolean || ![1, lanes].contains(&self.elements(other)) {
            return Err(Fault::Handle { what: "mask" });
        }
        let other = self.broadcast(other, lanes)?;
        let attributes = format!("alignment = {} : i32", held.bytes());
        let operands = vec![address, mask, other];
        let loaded = self.op_of("llvm.intr.masked.load", operands, attributes, held, lanes)?;
        if held == scalar { Ok(loaded) } else { self.is_not_zero(loaded) }
    }

    /// Stores the elements of a vector for which a mask holds.
    pub(crate) fn store_masked(
        &mut self,
        address: Id,
        vector: Id,
        scalar: Scalar,
        mask: Id,
    ) -> Result<()> {
        let (address, mask) = (self.reach(address)?, self.reach(mask)?);
        self.check_memory(address)?;
        let mut value = self.stored(Operand::Value(vector), scalar)?;
        if self.scalar(mask) != Scalar::Boolean || self.elements(mask) != self.elements(value) {
            return Err(Fault::Handle { what: "mask" });
        }
        if scalar == Scalar::Boolean {
            value = self.op("llvm.zext", vec![value], "", Scalar::Uint8)?;
        }
        let attributes = format!("alignment = {} : i32", scalar.bytes());
        self.act_on("llvm.intr.masked.store", vec![value, address, mask], attributes)
    }

    /// The elements of a vector, and then those of another one.
    pub(crate) fn appended(&mut self, first: Id, second: Id) -> Result<Id> {
        let (before, after) = (self.elements(first), self.elements(second));
        let longest = before.max(after);
        // Both operands of a shuffle have the same number of elements.
        let [first, second] = [first, second].map(|vector| {
            let own = self.elements(vector);
            let numbers: Vec<i64> = (0..longest).map(|at| i64::from(at.min(own - 1))).collect();
            if own == longest { Ok(vector) } else { self.pick(vector, &numbers) }
        });
        let (first, second) = (first?, second?);
        let numbers = (0..before).chain(longest..longest + after);
        let listed: Vec<String> = numbers.map(|number| number.to_string()).collect();
        let attributes = format!("mask = array<i32: {}>", listed.join(", "));
        let scalar = self.scalar(first);
        let lanes = before + after;
        self.op_of("llvm.shufflevector", vec![first, second], attributes, scalar, lanes)
    }

    /// The attributes of an access to elements. Only on a GPU are they aligned as a whole.
    fn alignment(&mut self, scalar: Scalar, lanes: u32, aligned: bool) -> String {
        let together = if aligned && self.on_gpu() { lanes } else { 1 };
        format!("alignment = {} : i64, ordering = 0 : i64", scalar.bytes() * together)
    }
}
