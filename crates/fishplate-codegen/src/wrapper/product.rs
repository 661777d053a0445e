//! Products of extents: for strides that must equal one, and for tensors without strides.

use fishplate_mlir::{Type, Value};

use super::{
    binding::Choice,
    decoder::Decoder,
    emit::Compare,
    messages::{ErrorKind, Format},
    place::Place,
};
use crate::{
    error::{Error, Result},
    spec::{Dim, Product},
};

impl<'m> Decoder<'_, 'm> {
    /// Checks that an extent or stride equals its product. A product beyond 64 bits equals nothing.
    pub(super) fn product(
        &mut self,
        product: &Product,
        value: Value<'m>,
        place: &Place,
        field: &str,
        skip: Option<Value<'m>>,
    ) -> Result<()> {
        let mut expected = None;
        let mut beyond = self.emit.int(self.emit.i1, 0)?;
        if product.number() != 1 || product.factors().is_empty() {
            expected = Some(self.emit.const_i64(product.number())?);
        }
        for factor in product.factors() {
            let unknown = Error::Internal("a product of variables that are not known yet");
            let factor = self.known(factor).ok_or(unknown)?;
            expected = Some(match expected {
                None => factor,
                Some(before) => {
                    let (product, overflow) = self.multiply(before, factor)?;
                    beyond = self.emit.binary("llvm.or", beyond, overflow)?;
                    product
                }
            });
        }
        let Some(expected) = expected else { return Ok(()) };
        let same = self.emit.compare(Compare::Eq, value, expected)?;
        let within = self.emit.not(beyond)?;
        let mut fine = self.emit.binary("llvm.and", same, within)?;
        if let Some(skip) = skip {
            fine = self.emit.binary("llvm.or", fine, skip)?;
        }
        let expected = format!(", expected to be {}", product.var().name());
        let parts = ["Mismatched ", field, " ", &place.at(), &self.context, &expected];
        let record = self.messages.record(ErrorKind::Value, Format::Int, &parts)?;
        self.fail_unless(fine, Choice::One(record), Some(value))
    }

    /// Whether a tensor has no elements; `None` if its spec says that it has some.
    pub(super) fn is_empty(
        &self,
        dims: &[Dim],
        extents: &[Value<'m>],
    ) -> Result<Option<Value<'m>>> {
        let mut empty = None;
        for (dim, extent) in dims.iter().zip(extents) {
            // A static extent was already compared.
            if matches!(dim, Dim::Static(extent) if *extent != 0) {
                continue;
            }
            let zero = self.emit.compare_to(Compare::Eq, *extent, 0)?;
            empty = Some(match empty {
                None => zero,
                Some(empty) => self.emit.binary("llvm.or", empty, zero)?,
            });
        }
        Ok(empty)
    }

    /// A product, and whether it overflows 64 bits.
    pub(super) fn multiply(&self, a: Value<'m>, b: Value<'m>) -> Result<(Value<'m>, Value<'m>)> {
        let (i64, i1) = (self.emit.i64, self.emit.i1);
        let both = Type::structure(self.emit.context(), &[i64, i1]);
        let op = self.emit.op("llvm.intr.smul.with.overflow").operands(&[a, b]).results(&[both]);
        let both = self.emit.value(op)?;
        Ok((self.emit.extract(both, 0, i64)?, self.emit.extract(both, 1, i1)?))
    }
}
