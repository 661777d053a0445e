//! Decodes numbers, pointers and constants.

use fishplate_abi::{ObjectHeader, TypeIndex};
use fishplate_mlir::{Attribute, Value};

use super::{
    binding::{Choice, Occurrence, Role},
    decoder::{Decoded, Decoder},
    emit::{Compare, Likelihood},
    messages::{ErrorKind, Format},
    place::Place,
};
use crate::{
    error::Result,
    spec::{
        Param, Var, dtype_name,
        print::{bool_text, float_text},
    },
};

/// Offsets of the word count and of the words, lowest first, in an `ffi.BigInt`.
const BIG_INT_COUNT: usize = size_of::<ObjectHeader>();
const BIG_INT_WORDS: usize = BIG_INT_COUNT + size_of::<usize>();

impl<'a, 'm> Decoder<'a, 'm> {
    pub(crate) fn scalar(&mut self, var: &Var, slot: Value<'m>, place: &Place) -> Result<()> {
        if var.is_float() {
            return self.float(var, slot, place);
        }
        if var.is_handle() {
            return self.handle(var, slot, place);
        }
        let value =
            if var.is_uint64() { self.word(slot, place)? } else { self.integer(var, slot, place)? };
        if var.is_bool() {
            // Any integer is accepted: zero is false, and all others are true.
            let truth = self.emit.compare_to(Compare::Ne, value, 0)?;
            let value = self.emit.cast("llvm.zext", truth, self.emit.i64)?;
            return self.bind_bits(var, value, value, place, Format::Int);
        }
        self.bind(&Occurrence {
            var,
            value,
            place,
            noun: "value",
            field: place.field(""),
            skip: None,
            role: Role::Scalar,
        })
    }

    /// An argument that is an integer or boolean. One beyond 63 bits, an `ffi.BigInt`, is out of range.
    fn integer(&mut self, var: &Var, slot: Value<'m>, place: &Place) -> Result<Value<'m>> {
        let tag = self.tag(slot)?;
        let fine = self.is_integer(tag)?;
        let (low, high) = var.range().unwrap_or((i64::MIN, i64::MAX));
        let dtype = dtype_name(var.dtype());
        let expected = format!(", expected to be in {dtype} range [{low}, {high}]");
        let parts = ["Out of bound value ", &place.at(), &self.context, &expected];
        let out_of_bound = self.messages.record(ErrorKind::Value, Format::Nothing, &parts)?;
        let wrong = self.type_record(place, "int")?;
        let is_big = self.is_tag(tag, TypeIndex::BIG_INT)?;
        let which = self.emit.cast("llvm.zext", is_big, self.emit.i32)?;
        let shown = self.shown(tag)?;
        self.fail_unless(fine, Choice::By(which, vec![wrong, out_of_bound]), Some(shown))?;
        self.payload(slot)
    }

    /// An unsigned 64-bit integer. One beyond 63 bits is passed as an `ffi.BigInt`.
    fn word(&mut self, slot: Value<'m>, place: &Place) -> Result<Value<'m>> {
        let tag = self.tag(slot)?;
        let done = self.emit.new_block(&[self.emit.i64]);
        let (small, other) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let is_integer = self.is_integer(tag)?;
        let payload = self.payload(slot)?;
        self.emit.branch_if(is_integer, (small, &[]), (other, &[]), Likelihood::Likely)?;
        self.emit.move_to(small);
        let expected = format!(", expected to be in uint64 range [0, {}]", u64::MAX);
        let parts = ["Out of bound value ", &place.at(), &self.context, &expected];
        let negative = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        let record = self.messages.record(ErrorKind::Value, Format::Nothing, &parts)?;
        let is_positive = self.emit.compare_to(Compare::Sge, payload, 0)?;
        self.fail_unless(is_positive, Choice::One(negative), Some(payload))?;
        self.emit.branch((done, &[payload]))?;
        self.emit.move_to(other);
        let wrong = self.type_record(place, "int")?;
        let (is_big, shown) = (self.is_tag(tag, TypeIndex::BIG_INT)?, self.shown(tag)?);
        self.fail_unless(is_big, Choice::One(wrong), Some(shown))?;
        let object = self.pointer(slot)?;
        let null = self.null_record(place, ", expected int")?;
        self.not_null(object, null)?;
        let count = self.emit.load(self.emit.i64, object, BIG_INT_COUNT)?;
        let is_two = self.emit.compare_to(Compare::Eq, count, 2)?;
        self.fail_unless(is_two, Choice::One(record), None)?;
        let high = self.emit.load(self.emit.i64, object, BIG_INT_WORDS + size_of::<u64>())?;
        let fits = self.emit.compare_to(Compare::Eq, high, 0)?;
        self.fail_unless(fits, Choice::One(record), None)?;
        let low = self.emit.load(self.emit.i64, object, BIG_INT_WORDS)?;
        self.emit.branch((done, &[low]))?;
        self.emit.move_to(done);
        self.emit.block_argument(done, 0)
    }

    /// The tags of int and bool are adjacent.
    pub(crate) fn is_integer(&self, tag: Value<'m>) -> Result<Value<'m>> {
        let from_int = self.emit.binary_const("llvm.sub", tag, TypeIndex::INT.0.into())?;
        self.emit.compare_to(Compare::Ult, from_int, 2)
    }

    fn float(&mut self, var: &Var, slot: Value<'m>, place: &Place) -> Result<()> {
        let record = self.type_record(place, "float")?;
        let (tag, payload) = (self.tag(slot)?, self.payload(slot)?);
        let done = self.emit.new_block(&[self.emit.f64]);
        let (other, convert) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let is_float = self.is_tag(tag, TypeIndex::FLOAT)?;
        let as_float = self.emit.cast("llvm.bitcast", payload, self.emit.f64)?;
        self.emit.branch_if(is_float, (done, &[as_float]), (other, &[]), Likelihood::Even)?;
        self.emit.move_to(other);
        let is_integer = self.is_integer(tag)?;
        let shown = self.shown(tag)?;
        self.fail_unless(is_integer, Choice::One(record), Some(shown))?;
        self.emit.branch((convert, &[]))?;
        self.emit.move_to(convert);
        let converted = self.emit.cast("llvm.sitofp", payload, self.emit.f64)?;
        self.emit.branch((done, &[converted]))?;
        self.emit.move_to(done);
        let value = self.emit.block_argument(done, 0)?;
        let bits = self.bits_of(value)?;
        self.bind_bits(var, value, bits, place, Format::Float)
    }

    fn handle(&mut self, var: &Var, slot: Value<'m>, place: &Place) -> Result<()> {
        let record = self.type_record(place, "handle")?;
        let tag = self.tag(slot)?;
        let pointer = self.is_tag(tag, TypeIndex::OPAQUE_PTR)?;
        let none = self.is_tag(tag, TypeIndex::NONE)?;
        let fine = self.emit.binary("llvm.or", pointer, none)?;
        let shown = self.shown(tag)?;
        self.fail_unless(fine, Choice::One(record), Some(shown))?;
        let value = self.pointer(slot)?;
        let bits = self.bits_of(value)?;
        self.bind_bits(var, value, bits, place, Format::Address)
    }

    /// A stream or data pointer: pointer, None or integer, used unchanged.
    pub(crate) fn address(
        &mut self,
        param: &'a Param,
        slot: Value<'m>,
        place: &Place,
    ) -> Result<()> {
        let record = self.type_record(place, "handle or int")?;
        let tag = self.tag(slot)?;
        let none_or_int = self.emit.compare_to(Compare::Ult, tag, TypeIndex::BOOL.0.into())?;
        let pointer = self.is_tag(tag, TypeIndex::OPAQUE_PTR)?;
        let fine = self.emit.binary("llvm.or", none_or_int, pointer)?;
        let shown = self.shown(tag)?;
        self.fail_unless(fine, Choice::One(record), Some(shown))?;
        let pointer = self.pointer(slot)?;
        self.decoded.push(Decoded { param, pointer });
        Ok(())
    }

    /// A parameter with one possible value.
    pub(crate) fn constant(&mut self, param: &Param, slot: Value<'m>, place: &Place) -> Result<()> {
        let tag = self.tag(slot)?;
        let (kind, fine) = match param {
            Param::ConstInt { .. } => ("int", self.is_integer(tag)?),
            Param::ConstBool { .. } => ("bool", self.is_tag(tag, TypeIndex::BOOL)?),
            Param::ConstFloat { .. } => ("float", self.is_tag(tag, TypeIndex::FLOAT)?),
            _ => ("None", self.is_tag(tag, TypeIndex::NONE)?),
        };
        let record = self.type_record(place, kind)?;
        let shown = self.shown(tag)?;
        self.fail_unless(fine, Choice::One(record), Some(shown))?;
        let payload = self.payload(slot)?;
        let (fine, format, literal) = match param {
            Param::ConstInt { value, .. } => {
                let same = self.emit.compare_to(Compare::Eq, payload, *value)?;
                (same, Format::Int, value.to_string())
            }
            Param::ConstBool { value, .. } => {
                let same = self.emit.compare_to(Compare::Eq, payload, (*value).into())?;
                (same, Format::Bool, bool_text(*value).to_owned())
            }
            Param::ConstFloat { value, .. } => {
                let got = self.emit.cast("llvm.bitcast", payload, self.emit.f64)?;
                (self.equal_floats(got, *value)?, Format::Float, float_text(*value))
            }
            _ => return Ok(()),
        };
        let expected = format!(", expected {literal}");
        let parts = ["Mismatched constexpr value ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, format, &parts)?;
        self.fail_unless(fine, Choice::One(record), Some(payload))
    }

    fn equal_floats(&self, got: Value<'m>, value: f64) -> Result<Value<'m>> {
        const ORDERED_EQUAL: i64 = 1;
        let expected = self.emit.const_f64(value)?;
        let op = self
            .emit
            .op("llvm.fcmp")
            .operands(&[got, expected])
            .attribute("predicate", Attribute::int(self.emit.i64, ORDERED_EQUAL))
            .results(&[self.emit.i1]);
        self.emit.value(op)
    }
}
