//! The result of a kernel: a number, or a tuple of numbers, which is an `ffi.Array`. An integer that needs more than 63
//! bits is an `ffi.BigInt`.

use fishplate::abi::TypeIndex;

use crate::{
    cast::Operand,
    fault::{Fault, Result},
    operate::Compare,
    program::{End, Id, Program},
    scalar::Scalar,
};

/// The runtime's functions for creating an array: look up the constructor by name, call it, release it.
const FIND: &str = "TVMFFIFunctionGetGlobal";
const CALL: &str = "TVMFFIFunctionCall";
const RELEASE: &str = "TVMFFIObjectDecRef";
const ARRAY: &str = "ffi.Array";
/// The runtime's function that creates an integer from words, lowest first.
const BIG_INT: &str = "TVMFFIBigIntFromByteArray";

/// The result of a kernel.
pub(crate) enum Given {
    Number(Operand),
    Tuple(Vec<Given>),
}

impl Program {
    /// Writes the result to its `Any`, which is the function's last parameter.
    pub(crate) fn give(&mut self, given: &Given) -> Result<()> {
        let entry = self.function()?.entry;
        self.function()?.param_attributes.push(String::new());
        let result = self.add_param(entry, Scalar::Pointer)?;
        let Given::Tuple(_) = given else { return self.put(result, given, result) };
        let maker = self.array_maker()?;
        self.put(result, given, maker)?;
        self.call(RELEASE, vec![maker], Some(Scalar::Int32))?;
        Ok(())
    }

    /// The runtime's function that creates arrays.
    fn array_maker(&mut self) -> Result<Id> {
        self.declare(FIND, &[Scalar::Pointer; 2], Some(Scalar::Int32));
        let inputs = [Scalar::Pointer, Scalar::Pointer, Scalar::Int32, Scalar::Pointer];
        self.declare(CALL, &inputs, Some(Scalar::Int32));
        self.declare(RELEASE, &[Scalar::Pointer], Some(Scalar::Int32));
        let (name, found) = (self.local(Scalar::Int64, 2)?, self.local(Scalar::Int64, 1)?);
        let text = self.text(ARRAY)?;
        self.store(name, Operand::Value(text), Scalar::Pointer)?;
        let size = self.word(name, 1)?;
        self.store(size, Operand::Int(ARRAY.len() as i64), Scalar::Int64)?;
        let status = self.call(FIND, vec![name, found], Some(Scalar::Int32))?;
        self.pass_on(status.ok_or(Fault::Handle { what: "status" })?)?;
        self.load(found, Scalar::Pointer)
    }

    /// Writes a number or a new array to an `Any`.
    fn put(&mut self, at: Id, given: &Given, maker: Id) -> Result<()> {
        match given {
            Given::Number(number) => self.put_number(at, *number),
            Given::Tuple(parts) => self.put_array(at, parts, maker),
        }
    }

    fn put_array(&mut self, at: Id, parts: &[Given], maker: Id) -> Result<()> {
        let count = parts.len() as i64;
        let room = self.local(Scalar::Int64, 2 * count.max(1))?;
        let mut nested = Vec::new();
        for (number, part) in (0..).zip(parts) {
            let slot = self.word(room, 2 * number)?;
            self.put(slot, part, maker)?;
            if self.may_be_object(part) {
                nested.push(slot);
            }
        }
        // A call needs an empty result.
        self.store(at, Operand::Int(0), Scalar::Int64)?;
        let payload = self.word(at, 1)?;
        self.store(payload, Operand::Int(0), Scalar::Int64)?;
        let count = self.number(Scalar::Int32, count)?;
        let status = self.call(CALL, vec![maker, room, count, at], Some(Scalar::Int32))?;
        for slot in nested {
            self.release_object(slot)?;
        }
        self.pass_on(status.ok_or(Fault::Handle { what: "status" })?)
    }

    fn may_be_object(&self, given: &Given) -> bool {
        match given {
            Given::Number(number) => number.own_scalar(self) == Scalar::Uint64,
            Given::Tuple(_) => true,
        }
    }

    /// Drops the object in an `Any`, if it holds one.
    fn release_object(&mut self, slot: Id) -> Result<()> {
        let index = self.load(slot, Scalar::Int32)?;
        let first = self.number(Scalar::Int32, TypeIndex::OBJECT.0.into())?;
        let held = self.compare_as(Compare::Ge, index, first)?;
        let (object, on) = (self.new_block(), self.new_block());
        self.end(self.current(), End::CondBranch(held, object, on))?;
        self.move_to(object)?;
        let payload = self.word(slot, 1)?;
        let handle = self.load(payload, Scalar::Pointer)?;
        self.call(RELEASE, vec![handle], Some(Scalar::Int32))?;
        self.end(self.current(), End::Branch(on, Vec::new()))?;
        self.move_to(on)
    }

    fn put_number(&mut self, at: Id, number: Operand) -> Result<()> {
        let own = number.own_scalar(self);
        let (index, scalar) = match own {
            Scalar::Boolean => (TypeIndex::BOOL, Scalar::Int64),
            Scalar::Pointer => {
                return Err(Fault::Operand { operator: "return".to_owned(), got: own.name() });
            }
            _ if own.is_float() => (TypeIndex::FLOAT, Scalar::Float64),
            _ => (TypeIndex::INT, Scalar::Int64),
        };
        // Index and padding are one 64-bit word; the payload is the next.
        self.store(at, Operand::Int(i64::from(index.0)), Scalar::Int64)?;
        let payload = self.word(at, 1)?;
        self.store(payload, number, scalar)?;
        if own == Scalar::Uint64 { self.widen(at, payload) } else { Ok(()) }
    }

    /// Creates an object for an unsigned integer that uses all 64 bits.
    fn widen(&mut self, at: Id, payload: Id) -> Result<()> {
        self.declare(BIG_INT, &[Scalar::Pointer; 2], Some(Scalar::Int32));
        let (words, span) = (self.local(Scalar::Int64, 2)?, self.local(Scalar::Int64, 2)?);
        let bits = self.load(payload, Scalar::Int64)?;
        let zero = self.number(Scalar::Int64, 0)?;
        let fits = self.compare_as(Compare::Ge, bits, zero)?;
        let (wide, done) = (self.new_block(), self.new_block());
        self.end(self.current(), End::CondBranch(fits, done, wide))?;
        self.move_to(wide)?;
        self.store(words, Operand::Value(bits), Scalar::Int64)?;
        let high = self.word(words, 1)?;
        self.store(high, Operand::Int(0), Scalar::Int64)?;
        self.store(span, Operand::Value(words), Scalar::Pointer)?;
        let size = self.word(span, 1)?;
        self.store(size, Operand::Int(16), Scalar::Int64)?;
        let status = self.call(BIG_INT, vec![span, at], Some(Scalar::Int32))?;
        self.pass_on(status.ok_or(Fault::Handle { what: "status" })?)?;
        self.end(self.current(), End::Branch(done, Vec::new()))?;
        self.move_to(done)
    }

    /// The address of the 64-bit word at an index.
    fn word(&mut self, base: Id, number: i64) -> Result<Id> {
        self.address(base, &[Operand::Int(number)], &[Operand::Int(1)], Scalar::Int64)
    }
}
