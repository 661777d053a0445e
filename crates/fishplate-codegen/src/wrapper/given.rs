//! Writes the result of a kernel that returns a number to the caller's slot.

use std::mem::offset_of;

use fishplate_abi::{DLDataTypeCode, RawAny, TypeIndex};
use fishplate_mlir::Value;

use super::{
    emit::{Compare, Likelihood},
    value::{CallContext, declare},
};
use crate::{
    error::{Error, Result},
    spec::Var,
};

/// The function of the C API that creates an integer from words, lowest first.
const BIG_INT: &str = "TVMFFIBigIntFromByteArray";

impl<'m> CallContext<'_, 'm> {
    /// Writes a number of the type of `var` to `slot`, an empty `Any`.
    pub fn give(&mut self, var: &Var, value: Value<'m>, slot: Value<'m>) -> Result<()> {
        let emit = self.emit();
        let (index, payload) = if var.is_handle() {
            (TypeIndex::OPAQUE_PTR, value)
        } else if var.is_bool() {
            (TypeIndex::BOOL, emit.cast("llvm.zext", value, emit.i64)?)
        } else if var.is_float() {
            let is_wide = value.ty() == emit.f64;
            let wide = if is_wide { value } else { emit.cast("llvm.fpext", value, emit.f64)? };
            (TypeIndex::FLOAT, wide)
        } else {
            let unsigned = var.dtype().code == DLDataTypeCode::UINT;
            let extension = if unsigned { "llvm.zext" } else { "llvm.sext" };
            let is_wide = value.ty() == emit.i64;
            (TypeIndex::INT, if is_wide { value } else { emit.cast(extension, value, emit.i64)? })
        };
        // The index and the padding after it are one word.
        let tag = emit.const_i64(index.0.into())?;
        emit.store(tag, slot)?;
        let place = emit.offset(slot, offset_of!(RawAny, value) as i32)?;
        emit.store(payload, place)?;
        if var.is_uint64() { self.widen(payload, slot) } else { Ok(()) }
    }

    /// Creates an object for an unsigned number that uses all 64 bits.
    fn widen(&mut self, bits: Value<'m>, slot: Value<'m>) -> Result<()> {
        let emit = self.emit();
        let (wide, done) = (emit.new_block(&[]), emit.new_block(&[]));
        let fits = emit.compare_to(Compare::Sge, bits, 0)?;
        emit.branch_if(fits, (done, &[]), (wide, &[]), Likelihood::Likely)?;
        emit.move_to(wide);
        let (i32, ptr, zero) = (emit.i32, emit.ptr, emit.const_i64(0)?);
        let words = emit.structure(&[bits, zero])?;
        let room = emit.alloca(words.ty())?;
        emit.store(words, room)?;
        let size = emit.const_i64(2 * size_of::<u64>() as i64)?;
        let span = emit.structure(&[room, size])?;
        let span_room = emit.alloca(span.ty())?;
        emit.store(span, span_room)?;
        declare(emit.module(), BIG_INT, &[ptr, ptr], Some(i32), None)?;
        let status = emit.call(BIG_INT, &[span_room, slot], Some(i32))?;
        self.check_status(status.ok_or(Error::Internal("a call without its result"))?)?;
        self.emit().branch((done, &[]))?;
        self.emit().move_to(done);
        Ok(())
    }
}
