//! Decodes shapes: `ffi.Shape`, or an array or list of integers.

use std::mem::offset_of;

use fishplate_abi::{ObjectHeader, RawAny, SeqCell, ShapeCell, TypeIndex};
use fishplate_mlir::Value;

use super::{
    binding::{Choice, Occurrence, Role},
    decoder::Decoder,
    emit::{Compare, Likelihood},
    messages::{ErrorKind, Format},
    place::Place,
};
use crate::{error::Result, spec::Dim};

const CELL: usize = size_of::<ObjectHeader>();

impl<'m> Decoder<'_, 'm> {
    pub(crate) fn shape(&mut self, dims: &[Dim], slot: Value<'m>, place: &Place) -> Result<()> {
        let record = self.type_record(place, "ffi.Shape or ffi.Array")?;
        let accepted = [TypeIndex::SHAPE, TypeIndex::ARRAY, TypeIndex::LIST];
        let null = self.null_record(place, ", expected ffi.Shape")?;
        let object = self.object(slot, &accepted, record, null)?;
        self.not_null(object, null)?;
        // Both cells start with data and size.
        const { assert!(offset_of!(ShapeCell, data) == offset_of!(SeqCell, data)) };
        const { assert!(offset_of!(ShapeCell, size) == offset_of!(SeqCell, size)) };
        let size = self.emit.load(self.emit.i64, object, CELL + offset_of!(ShapeCell, size))?;
        let right = self.emit.compare_to(Compare::Eq, size, dims.len() as i64)?;
        let expected = format!(", expected shape size={}", dims.len());
        let parts = ["Mismatched Shape ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        self.fail_unless(right, Choice::One(record), Some(size))?;
        if dims.is_empty() {
            return Ok(());
        }
        let values = self.shape_entries(dims.len(), object, place)?;
        for (index, dim) in dims.iter().enumerate() {
            let field = place.field(&format!("[{index}]"));
            self.dim(dim, values[index], place, &field, None, Role::Extent)?;
        }
        Ok(())
    }

    /// The entries of a shape or sequence. The types of all elements are checked before any value.
    fn shape_entries(
        &mut self,
        count: usize,
        object: Value<'m>,
        place: &Place,
    ) -> Result<Vec<Value<'m>>> {
        let data = self.emit.load(self.emit.ptr, object, CELL + offset_of!(ShapeCell, data))?;
        let tag = self.emit.load(self.emit.i32, object, offset_of!(ObjectHeader, type_index))?;
        let (plain, sequence) = (self.emit.new_block(&[]), self.emit.new_block(&[]));
        let done = self.emit.new_block(&vec![self.emit.i64; count]);
        let is_shape = self.is_tag(tag, TypeIndex::SHAPE)?;
        self.emit.branch_if(is_shape, (plain, &[]), (sequence, &[]), Likelihood::Even)?;

        self.emit.move_to(plain);
        let mut values = Vec::with_capacity(count);
        for index in 0..count {
            values.push(self.emit.load(self.emit.i64, data, index * size_of::<i64>())?);
        }
        self.emit.branch((done, &values))?;

        self.emit.move_to(sequence);
        let element = |index: usize| index * size_of::<RawAny>();
        for index in 0..count {
            let tag = self.emit.load(self.emit.i32, data, element(index))?;
            let fine = self.is_integer(tag)?;
            let field = place.field(&format!("[{index}]"));
            let parts = [
                "Invalid shape element type ",
                &field,
                " ",
                &place.at(),
                &self.context,
                ", expected int",
            ];
            let record = self.messages.record(ErrorKind::Type, Format::Type, &parts)?;
            let shown = self.shown(tag)?;
            self.fail_unless(fine, Choice::One(record), Some(shown))?;
        }
        values.clear();
        for index in 0..count {
            let at = element(index) + offset_of!(RawAny, value);
            values.push(self.emit.load(self.emit.i64, data, at)?);
        }
        self.emit.branch((done, &values))?;
        self.emit.move_to(done);
        (0..count).map(|index| self.emit.block_argument(done, index)).collect()
    }

    /// Checks one extent or stride; `skip` says that it is ignored.
    pub(crate) fn dim(
        &mut self,
        dim: &Dim,
        value: Value<'m>,
        place: &Place,
        field: &str,
        skip: Option<Value<'m>>,
        role: Role,
    ) -> Result<()> {
        let Some(var) = dim.var() else {
            let Dim::Static(expected) = dim else { return Ok(()) };
            return self.fixed(*expected, value, place, field, skip);
        };
        let value = self.logical(dim, value)?;
        if let Dim::Product(product) = dim {
            self.product(product, value, place, field, skip)?;
        }
        let field_name = field.to_owned();
        self.bind(&Occurrence { var, value, place, noun: field, field: field_name, skip, role })
    }

    /// Converts to the value of the variable.
    fn logical(&self, dim: &Dim, value: Value<'m>) -> Result<Value<'m>> {
        let is_half = match dim {
            Dim::Half(_) => true,
            Dim::Product(product) => product.is_halved(),
            Dim::Static(_) | Dim::Var(_) => false,
        };
        if is_half { self.emit.binary_const("llvm.shl", value, 1) } else { Ok(value) }
    }

    /// Checks a static extent or stride.
    fn fixed(
        &mut self,
        expected: i64,
        value: Value<'m>,
        place: &Place,
        field: &str,
        skip: Option<Value<'m>>,
    ) -> Result<()> {
        let mut fine = self.emit.compare_to(Compare::Eq, value, expected)?;
        if let Some(skip) = skip {
            fine = self.emit.binary("llvm.or", fine, skip)?;
        }
        let expected = format!(", expected to be {expected}");
        let parts = ["Mismatched ", field, " ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        self.fail_unless(fine, Choice::One(record), Some(value))
    }
}
