//! Reads and checks arguments from left to right. The results are stored in `bindings` and `decoded`.

use std::mem::offset_of;

use fishplate_abi::{ObjectHeader, RawAny, SeqCell, TypeIndex};
use fishplate_mlir::{Block, Value};

use super::{
    binding::{Binding, Choice},
    emit::{Compare, Emit, Likelihood},
    messages::{ErrorKind, Format, Messages, Record},
    place::Place,
};
use crate::{
    error::Result,
    spec::{Param, Var},
};

/// The decoded form of a parameter without a variable.
pub(crate) struct Decoded<'a, 'm> {
    pub(crate) param: &'a Param,
    /// The data of a tensor, or the pointer of a stream or data pointer.
    pub(crate) pointer: Value<'m>,
}

pub(crate) struct Decoder<'a, 'm> {
    pub(crate) emit: Emit<'m>,
    pub(crate) messages: Messages,
    pub(crate) bindings: Vec<(Var, Binding<'m>)>,
    pub(crate) decoded: Vec<Decoded<'a, 'm>>,
    /// `` when calling: `signature` ``.
    pub(crate) context: String,
    /// Takes a record and the actual value; raises the error.
    pub(crate) fail: Block<'m>,
}

impl<'a, 'm> Decoder<'a, 'm> {
    pub(crate) fn new(emit: Emit<'m>, signature: &str) -> Self {
        let fail = emit.new_block(&[emit.i32, emit.i64]);
        Self {
            emit,
            messages: Messages::default(),
            bindings: Vec::new(),
            decoded: Vec::new(),
            context: format!(" when calling: `{signature}`"),
            fail,
        }
    }

    /// Continues if `condition` holds, otherwise raises the error with the actual value.
    pub(crate) fn fail_unless(
        &mut self,
        condition: Value<'m>,
        choice: Choice<'m>,
        got: Option<Value<'m>>,
    ) -> Result<()> {
        let next = self.emit.new_block(&[]);
        match choice {
            Choice::One(record) => {
                let arguments = self.failure(record, got)?;
                let fail = (self.fail, arguments.as_slice());
                self.emit.branch_if(condition, (next, &[]), fail, Likelihood::Likely)?;
            }
            Choice::By(which, records) => {
                let cold = self.emit.new_block(&[]);
                self.emit.branch_if(condition, (next, &[]), (cold, &[]), Likelihood::Likely)?;
                self.emit.move_to(cold);
                self.fail_by(which, &records, got)?;
            }
        }
        self.emit.move_to(next);
        Ok(())
    }

    fn failure(&self, record: Record, got: Option<Value<'m>>) -> Result<[Value<'m>; 2]> {
        let got = match got {
            Some(got) => got,
            None => self.emit.const_i64(0)?,
        };
        Ok([self.emit.const_i32(record.0)?, got])
    }

    fn fail_by(&self, which: Value<'m>, records: &[Record], got: Option<Value<'m>>) -> Result<()> {
        let mut arguments = self.failure(records[0], got)?;
        for (index, record) in records.iter().enumerate().skip(1) {
            let this = self.emit.compare_to(Compare::Eq, which, index as i64)?;
            let record = self.emit.const_i32(record.0)?;
            arguments[0] = self.emit.select(this, record, arguments[0])?;
        }
        self.emit.branch((self.fail, &arguments))
    }

    /// Ends the current block with the error.
    pub(crate) fn fail_now(&mut self, record: Record, got: Option<Value<'m>>) -> Result<()> {
        let arguments = self.failure(record, got)?;
        self.emit.branch((self.fail, &arguments))
    }

    /// The record of a `Mismatched type`.
    pub(crate) fn type_record(&mut self, place: &Place, expected: &str) -> Result<Record> {
        let expected = format!(", expected {expected}");
        let parts = ["Mismatched type ", &place.at(), &self.context, &expected];
        self.messages.record(ErrorKind::Type, Format::Type, &parts)
    }

    /// Continues if a pointer is not null, otherwise raises the error of [`Decoder::null_record`].
    pub(crate) fn not_null(&mut self, pointer: Value<'m>, record: Record) -> Result<()> {
        let is_there = self.emit.is_not_null(pointer)?;
        self.fail_unless(is_there, Choice::One(record), None)
    }

    /// The record of a null pointer in an argument.
    pub(crate) fn null_record(&mut self, place: &Place, expected: &str) -> Result<Record> {
        let parts = ["Null pointer ", &place.at(), &self.context, expected];
        self.messages.record(ErrorKind::Value, Format::Nothing, &parts)
    }

    /// The bits of a double or pointer; integers are unchanged.
    pub(crate) fn bits_of(&self, value: Value<'m>) -> Result<Value<'m>> {
        if value.ty() == self.emit.i64 {
            return Ok(value);
        }
        let cast = if value.ty().is_ptr() { "llvm.ptrtoint" } else { "llvm.bitcast" };
        self.emit.cast(cast, value, self.emit.i64)
    }

    pub(crate) fn tag(&self, slot: Value<'m>) -> Result<Value<'m>> {
        self.emit.load(self.emit.i32, slot, offset_of!(RawAny, type_index))
    }

    /// The payload of an argument as 64 bits.
    pub(crate) fn payload(&self, slot: Value<'m>) -> Result<Value<'m>> {
        self.emit.load(self.emit.i64, slot, offset_of!(RawAny, value))
    }

    pub(crate) fn pointer(&self, slot: Value<'m>) -> Result<Value<'m>> {
        self.emit.load(self.emit.ptr, slot, offset_of!(RawAny, value))
    }

    pub(crate) fn is_tag(&self, tag: Value<'m>, expected: TypeIndex) -> Result<Value<'m>> {
        self.emit.compare_to(Compare::Eq, tag, expected.0.into())
    }

    /// Converts a tag to the 64 bits that an error shows.
    pub(crate) fn shown(&self, tag: Value<'m>) -> Result<Value<'m>> {
        self.emit.cast("llvm.sext", tag, self.emit.i64)
    }

    /// Decodes one argument.
    pub(crate) fn param(&mut self, param: &'a Param, slot: Value<'m>, place: &Place) -> Result<()> {
        match param {
            Param::Var(var) => self.scalar(var, slot, place),
            Param::Shape { dims, .. } => self.shape(dims, slot, place),
            Param::Tensor(tensor) => self.tensor(param, tensor, slot, place),
            Param::Stream { .. } | Param::DataPointer { .. } => self.address(param, slot, place),
            Param::EnvStream { .. } => Ok(()),
            Param::ConstNone { .. }
            | Param::ConstInt { .. }
            | Param::ConstBool { .. }
            | Param::ConstFloat { .. } => self.constant(param, slot, place),
            Param::Tuple { params, .. } => self.tuple(params, slot, place),
        }
    }

    fn tuple(&mut self, params: &'a [Param], slot: Value<'m>, place: &Place) -> Result<()> {
        let record = self.type_record(place, "ffi.Array for tuple")?;
        let null = self.null_record(place, ", expected ffi.Array")?;
        let sequence = self.object(slot, &[TypeIndex::ARRAY, TypeIndex::LIST], record, null)?;
        self.not_null(sequence, null)?;
        let cell = size_of::<ObjectHeader>();
        let size = self.emit.load(self.emit.i64, sequence, cell + offset_of!(SeqCell, size))?;
        let count = params.iter().filter(|param| param.takes_argument()).count();
        let right = self.emit.compare_to(Compare::Eq, size, count as i64)?;
        let expected = format!(", expected tuple size={count}");
        let parts = ["Mismatched tuple size ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        self.fail_unless(right, Choice::One(record), Some(size))?;
        let data = self.emit.load(self.emit.ptr, sequence, cell + offset_of!(SeqCell, data))?;
        let taking = params.iter().filter(|param| param.takes_argument());
        for (index, param) in taking.enumerate() {
            let element = self.emit.offset(data, (index * size_of::<RawAny>()) as i32)?;
            self.param(param, element, &place.element(index, param.name()))?;
        }
        Ok(())
    }

    /// Returns the object of an argument whose type is one of `accepted`, likeliest first. The argument may also be a
    /// movable reference, which is left in place. The object itself may be null.
    pub(crate) fn object(
        &mut self,
        slot: Value<'m>,
        accepted: &[TypeIndex],
        record: Record,
        null: Record,
    ) -> Result<Value<'m>> {
        let done = self.emit.new_block(&[self.emit.ptr]);
        let tag = self.tag(slot)?;
        let object = self.pointer(slot)?;
        for (index, expected) in accepted.iter().enumerate() {
            let next = self.emit.new_block(&[]);
            let is_it = self.is_tag(tag, *expected)?;
            let odds = if index == 0 { Likelihood::Likely } else { Likelihood::Even };
            self.emit.branch_if(is_it, (done, &[object]), (next, &[]), odds)?;
            self.emit.move_to(next);
        }
        let (moved, wrong) = (self.emit.new_block(&[]), self.emit.new_block(&[self.emit.i32]));
        let is_moved = self.is_tag(tag, TypeIndex::OBJECT_RVALUE_REF)?;
        self.emit.branch_if(is_moved, (moved, &[]), (wrong, &[tag]), Likelihood::Even)?;
        self.emit.move_to(moved);
        self.not_null(object, null)?;
        let inner = self.emit.load(self.emit.ptr, object, 0)?;
        self.not_null(inner, null)?;
        let inner_tag =
            self.emit.load(self.emit.i32, inner, offset_of!(ObjectHeader, type_index))?;
        let mut fits = self.is_tag(inner_tag, accepted[0])?;
        for expected in &accepted[1..] {
            let other = self.is_tag(inner_tag, *expected)?;
            fits = self.emit.binary("llvm.or", fits, other)?;
        }
        self.emit.branch_if(fits, (done, &[inner]), (wrong, &[inner_tag]), Likelihood::Even)?;
        self.emit.move_to(wrong);
        let tag = self.emit.block_argument(wrong, 0)?;
        let shown = self.shown(tag)?;
        self.fail_now(record, Some(shown))?;
        self.emit.move_to(done);
        self.emit.block_argument(done, 0)
    }
}
