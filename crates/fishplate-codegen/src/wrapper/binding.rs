//! Variables and their values: the first occurrence of a variable sets it, and all others must be equal.
//!
//! An occurrence may be ignored: the stride of a dimension with extent 1 has no meaning, and pinned memory is on no
//! particular device. In such cases, which occurrence sets the variable is known only at run time.

use fishplate_mlir::Value;

use super::{
    decoder::Decoder,
    emit::Compare,
    messages::{ErrorKind, Format, Record},
    place::Place,
};
use crate::{error::Result, spec::Var};

/// State of a variable.
pub(crate) struct Binding<'m> {
    /// The value: 64 bits for integers, the pointer of a handle, a double for floats.
    pub(crate) value: Value<'m>,
    /// Whether an occurrence has set it; `None` if one always has.
    set: Option<Value<'m>>,
    /// The fields that may have set it, and which one did, if there are several.
    sources: Vec<String>,
    source: Option<Value<'m>>,
}

impl<'m> Binding<'m> {
    /// Whether an occurrence has set it; `None` if one always has.
    pub(super) fn is_set(&self) -> Option<Value<'m>> {
        self.set
    }
}

/// One occurrence of an integer variable.
pub(crate) struct Occurrence<'a, 'm> {
    pub(crate) var: &'a Var,
    /// 64 bits.
    pub(crate) value: Value<'m>,
    pub(crate) place: &'a Place,
    /// The name of the value in errors: `value`, or the field.
    pub(crate) noun: &'a str,
    /// The field, for `expected to match`.
    pub(crate) field: String,
    /// Whether the occurrence is ignored, if that is possible.
    pub(crate) skip: Option<Value<'m>>,
    pub(crate) role: Role,
}

/// Role of an integer.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// A separate argument.
    Scalar,
    /// The extent of a dimension, which is never negative.
    Extent,
    /// The stride of a dimension.
    Stride,
    /// The index of a device, which has 32 bits.
    Device,
}

impl<'m> Decoder<'_, 'm> {
    /// Sets the variable, or checks that it has this value.
    pub(crate) fn bind(&mut self, at: &Occurrence<'_, 'm>) -> Result<()> {
        let Some(index) = self.bindings.iter().position(|(var, _)| var == at.var) else {
            return self.bind_first(at);
        };
        let (old, set) = (self.bindings[index].1.value, self.bindings[index].1.set);
        let same = self.emit.compare(Compare::Eq, at.value, old)?;
        let records = self.mismatch_records(at, index)?;
        let Some(set) = set else {
            let fine = self.or_skipped(same, at.skip)?;
            return self.fail_unless(fine, records, Some(at.value));
        };
        // The values agree, or the variable is not set yet, or the occurrence is ignored.
        let unset = self.emit.not(set)?;
        let fine = self.emit.binary("llvm.or", same, unset)?;
        let fine = self.or_skipped(fine, at.skip)?;
        self.fail_unless(fine, records, Some(at.value))?;
        let sets = match at.skip {
            Some(skip) => {
                let counts = self.emit.not(skip)?;
                self.emit.binary("llvm.and", unset, counts)?
            }
            None => unset,
        };
        let does_not_set = self.emit.not(sets)?;
        self.check_value(at, Some(does_not_set))?;
        let value = self.emit.select(sets, at.value, old)?;
        let set = match at.skip {
            Some(_) => Some(self.emit.binary("llvm.or", set, sets)?),
            None => None,
        };
        let this = self.emit.const_i32(self.bindings[index].1.sources.len() as i32)?;
        let before = match self.bindings[index].1.source {
            Some(source) => source,
            None => self.emit.const_i32(0)?,
        };
        let source = self.emit.select(sets, this, before)?;
        let binding = &mut self.bindings[index].1;
        binding.sources.push(at.field.clone());
        (binding.value, binding.set, binding.source) = (value, set, Some(source));
        Ok(())
    }

    /// The value of an integer variable that an occurrence has always set.
    pub(super) fn known(&self, var: &Var) -> Option<Value<'m>> {
        let (_, binding) = self.bindings.iter().find(|(known, _)| known == var)?;
        binding.set.is_none().then_some(binding.value)
    }

    fn bind_first(&mut self, at: &Occurrence<'_, 'm>) -> Result<()> {
        self.check_value(at, at.skip)?;
        let set = match at.skip {
            Some(skip) => Some(self.emit.not(skip)?),
            None => None,
        };
        let sources = vec![at.field.clone()];
        let binding = Binding { value: at.value, set, sources, source: None };
        self.bindings.push((at.var.clone(), binding));
        Ok(())
    }

    /// Sets a variable that is not an integer, or checks that it has the same bits.
    pub(crate) fn bind_bits(
        &mut self,
        var: &Var,
        value: Value<'m>,
        bits: Value<'m>,
        place: &Place,
        format: Format,
    ) -> Result<()> {
        let field = place.field("");
        let known = self.bindings.iter().find(|(known, _)| known == var);
        let Some((_, known)) = known.map(|(var, binding)| (var, binding.value)) else {
            let binding = Binding { value, set: None, sources: vec![field], source: None };
            self.bindings.push((var.clone(), binding));
            return Ok(());
        };
        let known = self.bits_of(known)?;
        let same = self.emit.compare(Compare::Eq, known, bits)?;
        let source = self.bindings.iter().find(|(known, _)| known == var);
        let source = source.map_or_else(String::new, |(_, binding)| binding.sources[0].clone());
        let parts =
            ["Mismatched value ", &place.at(), &self.context, ", expected to match ", &source];
        let record = self.messages.record(ErrorKind::Value, format, &parts)?;
        self.fail_unless(same, Choice::One(record), Some(bits))
    }

    fn or_skipped(&self, fine: Value<'m>, skip: Option<Value<'m>>) -> Result<Value<'m>> {
        match skip {
            Some(skip) => self.emit.binary("llvm.or", fine, skip),
            None => Ok(fine),
        }
    }

    /// The record that names the field that set the variable.
    fn mismatch_records(&mut self, at: &Occurrence<'_, 'm>, index: usize) -> Result<Choice<'m>> {
        let sources = self.bindings[index].1.sources.clone();
        let place = at.place.at();
        let mut records = Vec::with_capacity(sources.len());
        for source in &sources {
            let parts = [
                "Mismatched ",
                at.noun,
                " ",
                &place,
                &self.context,
                ", expected to match ",
                source,
            ];
            records.push(self.messages.record(ErrorKind::Value, Format::Int, &parts)?);
        }
        Ok(match self.bindings[index].1.source {
            Some(source) if records.len() > 1 => Choice::By(source, records),
            _ => Choice::One(records[0]),
        })
    }

    /// Checks range, sign and divisibility, unless `skip` is set.
    fn check_value(&mut self, at: &Occurrence<'_, 'm>, skip: Option<Value<'m>>) -> Result<()> {
        let place = at.place.at();
        let is_extent = at.role == Role::Extent;
        if at.role == Role::Device {
            return Ok(());
        }
        if let Some((low, high)) = at.var.range() {
            let dtype = crate::spec::dtype_name(at.var.dtype());
            let expected = format!(", expected to be in {dtype} range [{low}, {high}]");
            let parts = ["Out of bound ", at.noun, " ", &place, &self.context, &expected];
            let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
            if is_extent {
                self.check_extent(at, high, record, skip)?;
            } else {
                let shifted = self.emit.binary_const("llvm.sub", at.value, low)?;
                let size = high.wrapping_sub(low);
                let fine = self.emit.compare_to(Compare::Ule, shifted, size)?;
                let fine = self.or_skipped(fine, skip)?;
                self.fail_unless(fine, Choice::One(record), Some(at.value))?;
            }
        } else if is_extent {
            let record = self.negative_record(at)?;
            let fine = self.emit.compare_to(Compare::Sge, at.value, 0)?;
            let fine = self.or_skipped(fine, skip)?;
            self.fail_unless(fine, Choice::One(record), Some(at.value))?;
        }
        self.check_divisible(at, &place, skip)
    }

    fn negative_record(&mut self, at: &Occurrence<'_, 'm>) -> Result<Record> {
        let place = at.place.at();
        let parts =
            ["Invalid ", at.noun, " ", &place, &self.context, ", expected to be non-negative"];
        self.messages.record(ErrorKind::Value, Format::Int, &parts)
    }

    /// One unsigned comparison detects both negative and too large values.
    fn check_extent(
        &mut self,
        at: &Occurrence<'_, 'm>,
        high: i64,
        out_of_bound: Record,
        skip: Option<Value<'m>>,
    ) -> Result<()> {
        let negative = self.negative_record(at)?;
        let fine = self.emit.compare_to(Compare::Ule, at.value, high)?;
        let fine = self.or_skipped(fine, skip)?;
        let is_negative = self.emit.compare_to(Compare::Slt, at.value, 0)?;
        let which = self.emit.cast("llvm.zext", is_negative, self.emit.i32)?;
        let records = Choice::By(which, vec![out_of_bound, negative]);
        self.fail_unless(fine, records, Some(at.value))
    }

    fn check_divisible(
        &mut self,
        at: &Occurrence<'_, 'm>,
        place: &str,
        skip: Option<Value<'m>>,
    ) -> Result<()> {
        let Some(divisor) = at.var.divisibility().filter(|divisor| *divisor > 1) else {
            return Ok(());
        };
        let rest = if divisor.count_ones() == 1 {
            self.emit.binary_const("llvm.and", at.value, divisor - 1)?
        } else {
            self.emit.binary_const("llvm.srem", at.value, divisor)?
        };
        let fine = self.emit.compare_to(Compare::Eq, rest, 0)?;
        let fine = self.or_skipped(fine, skip)?;
        let expected = format!(", expected to be divisible by {divisor}");
        let parts = ["Invalid ", at.noun, " ", place, &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        self.fail_unless(fine, Choice::One(record), Some(at.value))
    }
}

/// The record of a failure, which may depend on a number known at run time.
pub(crate) enum Choice<'m> {
    One(Record),
    By(Value<'m>, Vec<Record>),
}
