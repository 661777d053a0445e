//! The convention of the CuTe DSL: a tensor is `{pointer, {extents, strides}}` by value.

use fishplate_mlir::{Type, Value};

use super::{
    CallProvider,
    callee::{self, Returns},
};
use crate::{
    error::Result,
    spec::{Param, Tensor},
    wrapper::{CallContext, Operand},
};

/// LLVM's address space of a GPU's memory.
const GLOBAL: u32 = 1;

/// Passes a tensor as `{pointer, {S, D}}`, where S and D hold the dynamic extents and strides: the
/// number itself if there is one, else a struct of them. The pointer of a tensor that is not in host
/// memory is in address space 1. Entries of a shape are separate operands. The kernel returns `i32`.
#[derive(Clone, Default, Debug)]
pub struct CuteCall {
    /// The kernel's symbol, when it is not the one given to the wrapper.
    pub callee: Option<String>,
    /// Whether the kernel may be defined outside the module.
    pub external: bool,
}

impl CallProvider for CuteCall {
    fn emit(&self, call: &mut CallContext<'_, '_>) -> Result<()> {
        let mut arguments: Vec<Operand<'_>> = Vec::new();
        for param in call.passed() {
            match param {
                Param::Tensor(spec) => arguments.push(tensor(call, param, spec)?.into()),
                Param::Shape { dims, .. } => arguments.extend(call.dynamic_operands(dims)?),
                Param::Var(var) => arguments.push(match var.native_struct() {
                    Some(text) => {
                        let ty = Type::parse(call.emit().context(), text)?;
                        let address = call.var(var)?;
                        call.emit().load(ty, address, 0)?.into()
                    }
                    None => call.operand(var)?,
                }),
                Param::DataPointer { address_space, .. } => {
                    let pointer = call.pointer(param)?;
                    arguments.push(in_space(call, pointer, *address_space)?.into());
                }
                _ => arguments.push(call.pointer(param)?.into()),
            }
        }
        let symbol = self.callee.as_deref().unwrap_or(call.symbol()).to_owned();
        callee::call(call, &symbol, &arguments, Returns::Status, self.external)
    }

    fn key(&self) -> String {
        format!("cute:{}:{}", self.callee.as_deref().unwrap_or(""), self.external)
    }
}

fn tensor<'m>(call: &mut CallContext<'_, 'm>, param: &Param, spec: &Tensor) -> Result<Value<'m>> {
    let pointer = call.pointer(param)?;
    let pointer = in_space(call, pointer, if spec.is_cpu() { 0 } else { GLOBAL })?;
    let extents = call.dynamic(&spec.shape)?;
    let strides = call.dynamic(spec.strides.as_deref().unwrap_or_default())?;
    let extents = one_or_struct(call, &extents)?;
    let strides = one_or_struct(call, &strides)?;
    let layout = call.emit().structure(&[extents, strides])?;
    call.emit().structure(&[pointer, layout])
}

fn one_or_struct<'m>(call: &mut CallContext<'_, 'm>, values: &[Value<'m>]) -> Result<Value<'m>> {
    match values {
        [one] => Ok(*one),
        values => call.emit().structure(values),
    }
}

fn in_space<'m>(
    call: &mut CallContext<'_, 'm>,
    pointer: Value<'m>,
    address_space: u32,
) -> Result<Value<'m>> {
    if address_space == 0 {
        return Ok(pointer);
    }
    let wanted = Type::ptr(call.emit().context(), address_space);
    call.emit().cast("llvm.addrspacecast", pointer, wanted)
}
