//! The convention of a function written in C, Rust or by hand: pointers and numbers, one by one.

use super::{
    CallProvider,
    callee::{self, Returns},
    cuda,
};
use crate::{
    error::Result,
    spec::Param,
    wrapper::{CallContext, Operand},
};

/// Passes, per parameter in order: of a tensor the pointer to its first element, its dynamic extents
/// and its dynamic strides; a variable; the dynamic entries of a shape; the pointer of a stream or
/// data pointer. Tuples are flattened, constants left out. The kernel returns nothing, or `i32`: 0 for
/// success, -1 when it has raised an error.
#[derive(Clone, Default, Debug)]
pub struct PlainCall {
    /// The kernel's symbol, when it is not the one given to the wrapper.
    pub callee: Option<String>,
    /// Whether the kernel may be defined outside the module.
    pub external: bool,
    /// Whether a kernel outside the module returns nothing. One in the module shows its return type.
    pub returns_nothing: bool,
    /// Whether the device of the first GPU tensor, 32 bits, -1 if there is none, and the environment's
    /// stream for it are passed behind the parameters.
    pub passes_device: bool,
    /// Whether the address of the result, an `Any` that holds nothing, is passed behind all else.
    pub passes_result: bool,
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
        if self.passes_result {
            let result = call.raw_argument(3)?;
            let is_there = call.emit().is_not_null(result)?;
            let name = format!("`{}`", call.display_name());
            let parts = ["Null pointer for the result of ", &name];
            call.require(is_there, &parts, None)?;
            arguments.push(result.into());
        }
        let symbol = self.callee.as_deref().unwrap_or(call.symbol()).to_owned();
        let returns = if self.returns_nothing { Returns::Nothing } else { Returns::Either };
        callee::call(call, &symbol, &arguments, returns, self.external)
    }

    fn key(&self) -> String {
        let Self { external, returns_nothing, passes_device, passes_result, .. } = self;
        let callee = self.callee.as_deref().unwrap_or("");
        format!("plain:{callee}:{external}:{returns_nothing}:{passes_device}:{passes_result}")
    }
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
