//! Decodes tensors. The order of the checks is part of the interface, so that the first error is
//! always the same.

use std::mem::offset_of;

use fishplate_abi::{DLDataType, DLDataTypeCode, DLDevice, DLTensor, ObjectHeader, TypeIndex};
use fishplate_mlir::Value;

use super::{
    binding::{Choice, Occurrence, Role},
    decoder::{Decoded, Decoder},
    emit::{Compare, Likelihood},
    messages::{ErrorKind, Format, Record},
    place::Place,
};
use crate::{
    error::Result,
    spec::{Dim, Param, Tensor, device_name, dtype_name},
};

impl<'a, 'm> Decoder<'a, 'm> {
    pub(crate) fn tensor(
        &mut self,
        param: &'a Param,
        spec: &Tensor,
        slot: Value<'m>,
        place: &Place,
    ) -> Result<()> {
        let record = self.type_record(place, "Tensor")?;
        let null = self.null_record(place, ", expected Tensor with shape and data")?;
        let tensor = self.dl_tensor(slot, record, null)?;
        let start = self.emit.load(self.emit.ptr, tensor, offset_of!(DLTensor, data))?;
        let offset = self.emit.load(self.emit.i64, tensor, offset_of!(DLTensor, byte_offset))?;
        let data = self.emit.offset_by(start, offset)?;
        self.alignment(spec, data, place)?;
        self.device_index(spec, tensor, place)?;
        self.rank(spec, tensor, place)?;
        self.device_type(spec, tensor, place)?;
        self.dtype(spec, tensor, place)?;
        let extents = self.extents(spec, tensor, null)?;
        for (index, dim) in spec.shape.iter().enumerate() {
            let field = place.field(&format!(".shape[{index}]"));
            self.dim(dim, extents[index], place, &field, None, Role::Extent)?;
        }
        match &spec.strides {
            Some(strides) => self.strides(spec, strides, tensor, &extents, place)?,
            None => self.contiguous(tensor, &extents, place)?,
        }
        self.has_data(spec, start, &extents, null)?;
        self.decoded.push(Decoded { param, pointer: data });
        Ok(())
    }

    /// Checks that a tensor with elements has data.
    fn has_data(
        &mut self,
        spec: &Tensor,
        start: Value<'m>,
        extents: &[Value<'m>],
        null: Record,
    ) -> Result<()> {
        let (absent, done) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let is_there = self.emit.is_not_null(start)?;
        self.emit.branch_if(is_there, (done, &[]), (absent, &[]), Likelihood::Likely)?;
        self.emit.move_to(absent);
        let empty = match self.is_empty(&spec.shape, extents)? {
            Some(empty) => empty,
            None => self.emit.int(self.emit.i1, 0)?,
        };
        self.fail_unless(empty, Choice::One(null), None)?;
        self.emit.branch((done, &[]))?;
        self.emit.move_to(done);
        Ok(())
    }

    /// The `DLTensor` of an argument: inside the tensor object, or the target of a pointer.
    fn dl_tensor(&mut self, slot: Value<'m>, record: Record, null: Record) -> Result<Value<'m>> {
        let done = self.emit.new_block(&[self.emit.ptr]);
        let (object, other) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let borrowed = self.emit.new_block(&[]);
        let tag = self.tag(slot)?;
        let is_tensor = self.is_tag(tag, TypeIndex::TENSOR)?;
        self.emit.branch_if(is_tensor, (object, &[]), (other, &[]), Likelihood::Even)?;
        self.emit.move_to(object);
        let pointer = self.pointer(slot)?;
        let cell = self.emit.offset(pointer, size_of::<ObjectHeader>() as i32)?;
        self.emit.branch((done, &[cell]))?;
        self.emit.move_to(other);
        let is_borrowed = self.is_tag(tag, TypeIndex::DL_TENSOR_PTR)?;
        let moved = self.emit.new_block(&[]);
        self.emit.branch_if(is_borrowed, (borrowed, &[]), (moved, &[]), Likelihood::Likely)?;
        self.emit.move_to(moved);
        // A moved reference, or an error.
        let pointer = self.object(slot, &[TypeIndex::TENSOR], record, null)?;
        let cell = self.emit.offset(pointer, size_of::<ObjectHeader>() as i32)?;
        self.emit.branch((done, &[cell]))?;
        self.emit.move_to(borrowed);
        let pointer = self.pointer(slot)?;
        self.emit.branch((done, &[pointer]))?;
        self.emit.move_to(done);
        let tensor = self.emit.block_argument(done, 0)?;
        // Null, or the address after the header of an object at null.
        let address = self.bits_of(tensor)?;
        let header = size_of::<ObjectHeader>() as i64;
        let is_there = self.emit.compare_to(Compare::Ugt, address, header)?;
        self.fail_unless(is_there, Choice::One(null), None)?;
        Ok(tensor)
    }

    fn alignment(&mut self, spec: &Tensor, data: Value<'m>, place: &Place) -> Result<()> {
        let Some(alignment) = spec.data_alignment.filter(|bytes| *bytes > 1) else {
            return Ok(());
        };
        let address = self.bits_of(data)?;
        let divisor = alignment.cast_signed();
        let rest = if alignment.is_power_of_two() {
            self.emit.binary_const("llvm.and", address, divisor - 1)?
        } else {
            self.emit.binary_const("llvm.urem", address, divisor)?
        };
        let fine = self.emit.compare_to(Compare::Eq, rest, 0)?;
        let expected = format!(", expected data alignment={alignment} bytes");
        let parts = ["Misaligned Tensor data ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Address, &parts)?;
        self.fail_unless(fine, Choice::One(record), Some(address))
    }

    fn device_field(&self, tensor: Value<'m>, field: usize) -> Result<Value<'m>> {
        self.emit.load(self.emit.i32, tensor, offset_of!(DLTensor, device) + field)
    }

    fn device_index(&mut self, spec: &Tensor, tensor: Value<'m>, place: &Place) -> Result<()> {
        let index = self.device_field(tensor, offset_of!(DLDevice, device_id))?;
        let value = self.emit.cast("llvm.sext", index, self.emit.i64)?;
        // Pinned and managed memory is on no particular device.
        let skip = if spec.also_readable().is_empty() {
            None
        } else {
            let kind = self.device_field(tensor, offset_of!(DLDevice, device_type))?;
            Some(self.emit.compare_to(Compare::Ne, kind, spec.device_type.0.into())?)
        };
        self.bind(&Occurrence {
            var: &spec.device_id,
            value,
            place,
            noun: "device index",
            field: place.field(".device.index"),
            skip,
            role: Role::Device,
        })
    }

    fn tensor_record(&mut self, place: &Place, format: Format, expected: &str) -> Result<Record> {
        let parts = ["Mismatched Tensor ", &place.at(), &self.context, expected];
        self.messages.record(ErrorKind::Value, format, &parts)
    }

    fn rank(&mut self, spec: &Tensor, tensor: Value<'m>, place: &Place) -> Result<()> {
        let rank = self.emit.load(self.emit.i32, tensor, offset_of!(DLTensor, ndim))?;
        let expected = spec.shape.len();
        let fine = self.emit.compare_to(Compare::Eq, rank, expected as i64)?;
        let record =
            self.tensor_record(place, Format::Int, &format!(", expected ndim={expected}"))?;
        let shown = self.shown(rank)?;
        self.fail_unless(fine, Choice::One(record), Some(shown))
    }

    fn device_type(&mut self, spec: &Tensor, tensor: Value<'m>, place: &Place) -> Result<()> {
        let kind = self.device_field(tensor, offset_of!(DLDevice, device_type))?;
        let expected = format!(", expected device_type={}", device_name(spec.device_type));
        let record = self.tensor_record(place, Format::Device, &expected)?;
        let done = self.emit.new_block(&[]);
        let other = self.emit.new_block(&[]);
        let exact = self.emit.compare_to(Compare::Eq, kind, spec.device_type.0.into())?;
        self.emit.branch_if(exact, (done, &[]), (other, &[]), Likelihood::Likely)?;
        self.emit.move_to(other);
        let mut fits = self.emit.int(self.emit.i1, 0)?;
        for readable in spec.also_readable() {
            let same = self.emit.compare_to(Compare::Eq, kind, readable.0.into())?;
            fits = self.emit.binary("llvm.or", fits, same)?;
        }
        let shown = self.shown(kind)?;
        self.fail_unless(fits, Choice::One(record), Some(shown))?;
        self.emit.branch((done, &[]))?;
        self.emit.move_to(done);
        Ok(())
    }

    /// Compares kind, width and lanes at once. Signed and unsigned integers are the same to a
    /// kernel; their codes differ in the lowest bit.
    fn dtype(&mut self, spec: &Tensor, tensor: Value<'m>, place: &Place) -> Result<()> {
        const { assert!(size_of::<DLDataType>() == 4) };
        const { assert!(DLDataTypeCode::INT.0 == 0 && DLDataTypeCode::UINT.0 == 1) };
        let got = self.emit.load(self.emit.i32, tensor, offset_of!(DLTensor, dtype))?;
        let is_integer = matches!(spec.dtype.code, DLDataTypeCode::INT | DLDataTypeCode::UINT);
        let (mut expected, mut compared) = (dtype_bits(spec.dtype), got);
        if is_integer {
            expected &= !1;
            compared = self.emit.binary_const("llvm.and", got, !1)?;
        }
        let fine = self.emit.compare_to(Compare::Eq, compared, expected.into())?;
        let expected = format!(", expected dtype={}", dtype_name(spec.dtype));
        let record = self.tensor_record(place, Format::DType, &expected)?;
        let shown = self.shown(got)?;
        self.fail_unless(fine, Choice::One(record), Some(shown))
    }

    fn extents(
        &mut self,
        spec: &Tensor,
        tensor: Value<'m>,
        null: Record,
    ) -> Result<Vec<Value<'m>>> {
        if spec.shape.is_empty() {
            return Ok(Vec::new());
        }
        let shape = self.emit.load(self.emit.ptr, tensor, offset_of!(DLTensor, shape))?;
        self.not_null(shape, null)?;
        self.numbers(shape, spec.shape.len())
    }

    fn numbers(&self, list: Value<'m>, count: usize) -> Result<Vec<Value<'m>>> {
        (0..count)
            .map(|index| self.emit.load(self.emit.i64, list, index * size_of::<i64>()))
            .collect()
    }

    /// The strides of a tensor, row-major if it has none.
    fn strides(
        &mut self,
        spec: &Tensor,
        strides: &[Dim],
        tensor: Value<'m>,
        extents: &[Value<'m>],
        place: &Place,
    ) -> Result<()> {
        if strides.is_empty() {
            return Ok(());
        }
        let list = self.emit.load(self.emit.ptr, tensor, offset_of!(DLTensor, strides))?;
        let (given, compact) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let done = self.emit.new_block(&vec![self.emit.i64; strides.len()]);
        let none = self.emit.is_null(list)?;
        self.emit.branch_if(none, (compact, &[]), (given, &[]), Likelihood::Unlikely)?;
        self.emit.move_to(given);
        let values = self.numbers(list, strides.len())?;
        self.emit.branch((done, &values))?;
        self.emit.move_to(compact);
        let values = self.row_major(extents, place)?;
        self.emit.branch((done, &values))?;
        self.emit.move_to(done);
        let empty = self.is_empty(&spec.shape, extents)?;
        for (index, dim) in strides.iter().enumerate() {
            let value = self.emit.block_argument(done, index)?;
            // The stride of a dimension with one element or none has no meaning.
            let mut skip = self.emit.compare_to(Compare::Eq, extents[index], 1)?;
            if let Some(empty) = empty {
                skip = self.emit.binary("llvm.or", skip, empty)?;
            }
            let field = place.field(&format!(".strides[{index}]"));
            self.dim(dim, value, place, &field, Some(skip), Role::Stride)?;
        }
        Ok(())
    }

    /// Products of the extents, starting from the last. Overflowing 64 bits is an error.
    fn row_major(&mut self, extents: &[Value<'m>], place: &Place) -> Result<Vec<Value<'m>>> {
        let parts = [
            "Mismatched Tensor ",
            &place.at(),
            &self.context,
            ", expected row-major strides within int64",
        ];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        let mut stride = self.emit.const_i64(1)?;
        let mut strides = vec![stride];
        for (step, extent) in extents.iter().skip(1).rev().enumerate() {
            if step == 0 {
                stride = *extent;
            } else {
                let (product, overflow) = self.multiply(stride, *extent)?;
                let fine = self.emit.not(overflow)?;
                self.fail_unless(fine, Choice::One(record), Some(*extent))?;
                stride = product;
            }
            strides.push(stride);
        }
        strides.reverse();
        Ok(strides)
    }

    /// Checks that a tensor is row-major and contiguous. Tensors without strides or without
    /// elements are.
    fn contiguous(
        &mut self,
        tensor: Value<'m>,
        extents: &[Value<'m>],
        place: &Place,
    ) -> Result<()> {
        if extents.is_empty() {
            return Ok(());
        }
        let record = self.tensor_record(place, Format::Strides, ", expected contiguous")?;
        let list = self.emit.load(self.emit.ptr, tensor, offset_of!(DLTensor, strides))?;
        let (given, done) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let odd = self.emit.new_block(&[]);
        let none = self.emit.is_null(list)?;
        self.emit.branch_if(none, (done, &[]), (given, &[]), Likelihood::Unlikely)?;
        self.emit.move_to(given);
        let strides = self.numbers(list, extents.len())?;
        let mut expected = self.emit.const_i64(1)?;
        for index in (0..extents.len()).rev() {
            let same = self.emit.compare(Compare::Eq, strides[index], expected)?;
            let single = self.emit.compare_to(Compare::Eq, extents[index], 1)?;
            let mut fine = self.emit.binary("llvm.or", same, single)?;
            if index + 1 == extents.len() {
                expected = extents[index];
            } else if index > 0 {
                let (product, overflow) = self.multiply(expected, extents[index])?;
                let fits = self.emit.not(overflow)?;
                fine = self.emit.binary("llvm.and", fine, fits)?;
                expected = product;
            }
            let next = self.emit.new_block(&[]);
            self.emit.branch_if(fine, (next, &[]), (odd, &[]), Likelihood::Likely)?;
            self.emit.move_to(next);
        }
        self.emit.branch((done, &[]))?;
        self.emit.move_to(odd);
        let mut empty = self.emit.int(self.emit.i1, 0)?;
        for extent in extents {
            let zero = self.emit.compare_to(Compare::Eq, *extent, 0)?;
            empty = self.emit.binary("llvm.or", empty, zero)?;
        }
        let shown = self.bits_of(tensor)?;
        self.fail_unless(empty, Choice::One(record), Some(shown))?;
        self.emit.branch((done, &[]))?;
        self.emit.move_to(done);
        Ok(())
    }
}

/// The four bytes of a type as one number.
fn dtype_bits(dtype: DLDataType) -> i32 {
    let [low, high] = dtype.lanes.to_le_bytes();
    i32::from_le_bytes([dtype.code.0, dtype.bits, low, high])
}
