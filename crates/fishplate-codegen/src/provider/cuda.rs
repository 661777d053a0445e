//! Code shared by the providers for NVIDIA GPUs: the library of a wrapper with its devices, and
//! calls to the functions in `support/cuda.c`.

use fishplate_abi::DLDeviceType;
use fishplate_mlir::{Attribute, Type, Value};

use fishplate_abi::symbols::{CUDA_UNLOAD, CUDA_VARIABLE};

use crate::{
    error::{Error, Result},
    spec::{Param, Tensor},
    wrapper::{CallContext, Compare, Emit, Likelihood, unload_symbol},
};

/// `DEVICES` of `cuda.c`.
const DEVICES: i64 = 64;
/// At least the size of `Library` in `cuda.c`, which starts with a slot for each device.
const LIBRARY_BYTES: usize = 2048;
const SLOT_BYTES: i64 = 16;
/// Field of a slot that is not null once the device is ready.
const READY: i32 = 8;

/// The library of a wrapper: the loaded code, by device.
pub(super) struct Library<'m> {
    address: Value<'m>,
}

impl<'m> Library<'m> {
    /// Creates the wrapper's library, with the function that unloads it.
    pub(super) fn new(call: &mut CallContext<'_, 'm>) -> Result<Self> {
        let symbol = format!("{CUDA_VARIABLE}library_{}", call.symbol());
        let unload = unload_symbol(call.symbol());
        let emit = call.emit();
        let (context, words) = (emit.context(), LIBRARY_BYTES / size_of::<u64>());
        let zeros = Attribute::parse(context, &format!("dense<0> : tensor<{words}xi64>"))?;
        emit.op("llvm.mlir.global")
            .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
            .attribute("global_type", Attribute::ty(emit.i64.array(words as u32)))
            .attribute("linkage", Attribute::linkage_internal(context))
            .attribute("value", zeros)
            .attribute("addr_space", Attribute::int(emit.i32, 0))
            .attribute("alignment", Attribute::int(emit.i64, 16))
            .region()
            .append_to(emit.module().body())?;
        add_unload(emit, &unload, &symbol)?;
        Ok(Self { address: emit.address_of(&symbol)? })
    }

    /// Returns the slot of a device (32 bits). If the device is not ready, calls `get_ready` with
    /// the library and the device; it writes a call that returns 0, or -1 with an error.
    pub(super) fn slot(
        &self,
        call: &mut CallContext<'_, 'm>,
        device: Value<'m>,
        get_ready: impl FnOnce(&Emit<'m>, Value<'m>) -> Result<Value<'m>>,
    ) -> Result<Value<'m>> {
        let emit = call.emit();
        let (check, cold) = (emit.new_block(&[]), emit.new_block(&[]));
        let (ready, failed) = (emit.new_block(&[]), emit.new_block(&[]));
        let known = emit.int(emit.i32, DEVICES)?;
        let in_range = emit.compare(Compare::Ult, device, known)?;
        emit.branch_if(in_range, (check, &[]), (cold, &[]), Likelihood::Likely)?;
        emit.move_to(check);
        let slot = self.slot_address(emit, device)?;
        let place = emit.offset(slot, READY)?;
        let code = emit.value(
            emit.op("llvm.load")
                .operands(&[place])
                .attribute("ordering", Attribute::int(emit.i64, ACQUIRE))
                .attribute("alignment", Attribute::int(emit.i64, 8))
                .results(&[emit.ptr]),
        )?;
        let is_missing = emit.is_null(code)?;
        emit.branch_if(is_missing, (cold, &[]), (ready, &[]), Likelihood::Unlikely)?;
        emit.move_to(cold);
        let status = get_ready(emit, self.address)?;
        let fine = emit.compare_to(Compare::Eq, status, 0)?;
        emit.branch_if(fine, (ready, &[]), (failed, &[]), Likelihood::Even)?;
        emit.move_to(failed);
        give_up(emit)?;
        emit.move_to(ready);
        self.slot_address(emit, device)
    }

    fn slot_address(&self, emit: &Emit<'m>, device: Value<'m>) -> Result<Value<'m>> {
        let device = emit.cast("llvm.zext", device, emit.i64)?;
        let bytes = emit.binary_const("llvm.mul", device, SLOT_BYTES)?;
        emit.offset_by(self.address, bytes)
    }
}

/// MLIR's number of the ordering "acquire".
const ACQUIRE: i64 = 4;
/// MLIR's number for hidden visibility: visible to other objects, but not to other libraries.
const HIDDEN: i64 = 1;

/// Adds a function that unloads the wrapper's library, for an engine that unloads the code.
fn add_unload<'m>(emit: &Emit<'m>, symbol: &str, library: &str) -> Result<()> {
    let context = emit.context();
    let nothing = Type::function(Type::void(context), &[], false);
    let function = emit
        .op("llvm.func")
        .attribute("sym_name", Attribute::string(context, symbol.as_bytes()))
        .attribute("function_type", Attribute::ty(nothing))
        .attribute("linkage", Attribute::linkage_external(context))
        .attribute("visibility_", Attribute::int(emit.i64, HIDDEN))
        .region()
        .append_to(emit.module().body())?;
    let body = Emit::new(emit.module(), function, &[], emit.location())?;
    let first = body.block();
    let address = body.address_of(library)?;
    body.call(CUDA_UNLOAD, &[address], None)?;
    body.op("llvm.return").append_to(body.block())?;
    body.finish(first)
}

/// Leaves the wrapper after an error was raised.
pub(super) fn give_up(emit: &Emit<'_>) -> Result<()> {
    let failure = emit.const_i32(-1)?;
    emit.ret(failure)
}

/// Continues if `condition` holds, otherwise leaves the wrapper.
pub(super) fn go_on_if<'m>(emit: &mut Emit<'m>, condition: Value<'m>) -> Result<()> {
    let (fine, failed) = (emit.new_block(&[]), emit.new_block(&[]));
    emit.branch_if(condition, (fine, &[]), (failed, &[]), Likelihood::Likely)?;
    emit.move_to(failed);
    give_up(emit)?;
    emit.move_to(fine);
    Ok(())
}

/// Calls a function of `cuda.c` that returns 32 bits.
pub(super) fn ask<'m>(
    emit: &Emit<'m>,
    function: &str,
    arguments: &[Value<'m>],
) -> Result<Value<'m>> {
    let answer = emit.call(function, arguments, Some(emit.i32))?;
    answer.ok_or(Error::Internal("a call without its result"))
}

/// The first tensor in GPU memory, including those in tuples.
pub(super) fn gpu_tensor<'a>(call: &CallContext<'a, '_>) -> Option<&'a Tensor> {
    call.passed().into_iter().find_map(|param| match param {
        Param::Tensor(tensor)
            if matches!(tensor.device_type, DLDeviceType::CUDA | DLDeviceType::CUDA_MANAGED) =>
        {
            Some(tensor)
        }
        _ => None,
    })
}
