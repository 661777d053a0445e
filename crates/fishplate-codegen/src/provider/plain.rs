//! The calling convention of functions written by hand, in C or in Rust: pointers and numbers, one by one.

use fishplate_mlir::Value;

use super::{
    CallProvider,
    callee::{self, Returns},
    cuda,
};
use crate::{
    error::{Error, Result},
    spec::{Param, Var, dtype_name},
    wrapper::{CallContext, Operand, var_type},
};

/// Passes each parameter in order. For a tensor: the pointer to its first element, its dynamic extents and its dynamic
/// strides. For a variable: its value. For a shape: its dynamic entries. For a stream or data pointer: the pointer.
/// Tuples are flattened, and constants are omitted. The kernel returns nothing, or `i32` (0 for success, -1 if it has
/// raised an error), or with [`PlainCall::returns`] the result.
#[derive(Clone, Default, Debug)]
pub struct PlainCall {
    /// The kernel's symbol, if it differs from the one given to the wrapper.
    pub callee: Option<String>,
    /// Whether the kernel may be defined outside the module.
    pub external: bool,
    /// Whether a kernel outside the module returns nothing. For one in the module, the return type is known.
    pub returns_nothing: bool,
    /// Whether the device of the first GPU tensor (32 bits, -1 if there is none) and the environment's stream for it
    /// are passed after the parameters.
    pub passes_device: bool,
    /// Whether the address of the arguments, as `Any`s, and their number are passed after that.
    pub passes_args: bool,
    /// Whether the address of the result, an empty `Any`, is passed last.
    pub passes_result: bool,
    /// The type of a number that the kernel returns as the function's result.
    pub returns: Option<Var>,
}

impl CallProvider for PlainCall {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        let mut arguments = Vec::new();
        for param in call.passed() {
            push(call, param, &mut arguments)?;
        }
        if self.passes_device {
            let device = match cuda::gpu_tensor(call) {
                Some(tensor) => call.device_index(tensor)?,
                None => call.emit().const_i32(-1)?,
            };
            arguments.push(device.into());
            arguments.push(call.device_stream()?.into());
        }
        if self.passes_args {
            arguments.push(call.raw_argument(1)?.into());
            arguments.push(call.raw_argument(2)?.into());
        }
        if self.passes_result {
            arguments.push(result_slot(call)?.into());
        }
        let symbol = self.callee.as_deref().unwrap_or(call.symbol()).to_owned();
        if let Some(var) = &self.returns {
            let slot = result_slot(call)?;
            let ty = var_type(call.emit(), var)?;
            let returns = Returns::Value(ty);
            let value = callee::call_raw(call, &symbol, &arguments, returns, self.external)?;
            let value = value.ok_or(Error::Internal("a call without its result"))?;
            return call.give(var, value, slot);
        }
        let returns = if self.returns_nothing { Returns::Nothing } else { Returns::Either };
        callee::call(call, &symbol, &arguments, returns, self.external)
    }

    fn key(&self) -> String {
        let Self { external, returns_nothing, passes_device, passes_args, passes_result, .. } =
            self;
        let callee = self.callee.as_deref().unwrap_or("");
        let returns = self.returns.as_ref().map_or(String::new(), |var| dtype_name(var.dtype()));
        format!(
            "plain:{callee}:{external}:{returns_nothing}:{passes_device}:{passes_args}:{passes_result}:{returns}"
        )
    }
}

/// The slot of the result, after a check that it exists.
fn result_slot<'m>(call: &mut CallContext<'_, 'm>) -> Result<Value<'m>> {
    let result = call.raw_argument(3)?;
    let is_there = call.emit().is_not_null(result)?;
    let name = format!("`{}`", call.display_name());
    call.require(is_there, &["Null pointer for the result of ", &name], None)?;
    Ok(result)
}

pub(super) fn push<'m>(
    call: &mut CallContext<'_, 'm>,
    param: &Param,
    arguments: &mut Vec<Operand<'m>>,
) -> Result<()> {
    match param {
        Param::Var(var) => arguments.push(call.operand(var)?),
        Param::Shape { dims, .. } => arguments.extend(call.dynamic_operands(dims)?),
        Param::Tensor(tensor) => {
            arguments.push(call.pointer(param)?.into());
            arguments.extend(call.dynamic_operands(&tensor.shape)?);
            arguments.extend(call.dynamic_operands(tensor.strides.as_deref().unwrap_or_default())?);
        }
        Param::DataPointer { address_space, .. } if *address_space != 0 => {
            let pointer = call.pointer(param)?;
            let context = call.emit().context();
            let wanted = fishplate_mlir::Type::ptr(context, *address_space);
            arguments.push(call.emit().cast("llvm.addrspacecast", pointer, wanted)?.into());
        }
        _ => arguments.push(call.pointer(param)?.into()),
    }
    Ok(())
}
